### Te Kuiti: the words of the game, in English.
### The same keys, attributes and variables stand in de.ftl and fr.ftl, in the same order.

## The game

name = Te Kuiti
tagline = Fence in the flock before it slips away, or remember who hides where and lead the sheep out two by two.
credits = Designed by William Baldwin and James Harmon, published by Ludically.
players-solo = Solo

## Rules of the duel

TK-1 = The field has 5 by 5 squares, and 25 tiles lie on it face down in random order: 4 sheep of each mood (joyful, sleepy, timid, angry and dreamy), 3 rams and 2 shepherds. One player is the shepherd and owns all 30 fences; the other plays the sheep. Chance draws the first shepherd. A tile turned over for the first time is equally likely to be any of those not yet revealed in this round, enclosed ones included.
    .title = Set-up
TK-2 = A match has two rounds. For the second, you swap roles, all 25 tiles are laid out anew and the new shepherd gets all the fences. The shepherd opens each round, then you take turns. The higher sum of both rounds wins; if the sums are equal, you share the win, and nothing keeps you from a rematch!
    .title = Two rounds
TK-3 = As the shepherd you place exactly 2 fences in your turn, one after the other. Any place without a fence will do, between two squares or on the rim of the field, even far away from everything else. Places are named by square and side, with columns a to e and rows 1 to 5 from the top: b3N is the north side of b3 (E is east, S south, W west), and a place between two squares is named after the lower or the right-hand one.
    .title = The shepherd’s turn
TK-4 = A square is enclosed when fences cut off every way from it out of the field. Empty squares can be crossed like any others and are worth nothing. The rim of the field is open wherever it has no fence. A tile on an enclosed square is enclosed; every other tile in the field is free.
    .title = Enclosed and free
TK-5 = When you play the sheep, you flip free face-down tiles, one by one, until you have revealed 2 sheep in this turn. An enclosed tile is never flipped. A tile you know from an earlier turn counts towards the two, and so does a sheep that you revealed in this turn and have already taken.
    .title = The sheep player’s turn
TK-6 = If the two sheep you revealed share the same mood and both are free, you take them. Otherwise both are turned face down again. This holds until the field opens.
    .title = Pairs
TK-7 = A ram leaves the game as soon as it is revealed. When you play the sheep, you must then remove 1 fence of your choice, wherever it stands and even if no tile can be gained by it; it goes back to the shepherd’s supply. If there is no fence in the field, nothing is removed. Then you go on flipping.
    .title = Ram
TK-8 = A shepherd tile leaves the game as soon as it is revealed. If you are the shepherd, you must at once place 1 fence in any empty place, in the middle of the other player’s turn. Then the sheep player goes on flipping.
    .title = Shepherd tile
TK-9 = All that counts is the moment of taking. A revealed sheep that is enclosed at that moment cannot be taken, even if it was free when you flipped it. A sheep that was enclosed for a while and is free again by then can be taken.
    .title = Enclosed in between
TK-10 = In the open field, there may be no free face-down tile left before two sheep are revealed; flipping ends there. Before the field opens, this cannot happen. If the sheep player has nothing to decide at all, the turn passes by itself. It still counts as a turn of the sheep player: at its end it is checked whether the last turn has come, and so the shepherd may play twice in a row.
    .title = Nothing to flip
TK-11 = The field opens once 5 or fewer free tiles are in it after a step; a step is a fence placed in the shepherd’s turn, a pair taken, or a flip with all that its ram or shepherd tile does. It stays open for the rest of the round, even if a ram frees more tiles: all revealed sheep remain face up, enclosed ones too and also those revealed earlier in the same turn, and no pair is taken by itself any more. When you play the sheep, you may in your turn take any two free face-up sheep of the same mood, before, between or after flips and as often as there are such pairs, but not while a ram still has a fence to remove or a shepherd tile has one to place. Taking is not a flip, and a sheep that is enclosed at that moment cannot be taken. You still have to reveal two sheep this turn while there is something to flip; after that, as long as a pair could be taken, you say when you are done.
    .title = The open field
TK-12 = If every free tile is face up at the end of the sheep player’s turn in the open field, the shepherd has one more turn, and then the round is over. This is checked only at that moment: if it is the shepherd’s own fences that bring this about, the sheep player has a turn first. If no free tile at all is left after a step, the round is over at once.
    .title = Last turn
TK-13 = The moment the shepherd’s supply is empty, the round is over, even in the middle of a turn; sheep that lie revealed at that moment are no longer taken. With just one fence left, the shepherd places only that one.
    .title = Out of fences
TK-14 = Each sheep taken is worth 1 point to the sheep player. Each tile that is enclosed when the round is over, whatever it is and whether face up or face down, is worth 1 point to the shepherd. All other tiles are worth nothing.
    .title = Score
TK-15 = Every flip is seen by both players and by everyone who watches. What has been turned face down again is for you to remember: only what lies face up is shown. Only at a table opened with the memory aid are the tiles seen earlier shown as well.
    .title = What you may know

## Rules of the solo game

TK-S1 = The same 25 tiles as in the duel lie face down in random order, and each is turned at random: its flower, if it has one, is equally likely to point north (up), east, south or west. A tile turned over for the first time is equally likely to be any of those not yet revealed, enclosed ones included. The reserve holds 30 fences. You choose how many flowers there are, 12 (easy), 17 (normal) or 22 (hard); if you do not choose, it is normal. The duel’s rules about the open field, the last turn and running out of fences do not apply.
    .title = Set-up
TK-S2 = You flip free face-down tiles, one by one, until 2 sheep are revealed. If they share the same mood, the pair leaves the field; if not, both are turned face down again. An enclosed tile is never flipped.
    .title = Your turn
TK-S3 = Each time you flip a tile with a flower, even one you have seen before, a fence goes on the flower’s side. If that side is fenced already, the fence goes on the next side without one, going clockwise. A tile is never rotated: its flower always points the same way.
    .title = Flowers
TK-S4 = A ram leaves the game as soon as it is revealed. You must then remove 1 fence of your choice, wherever it stands and even if no tile can be gained by it; it goes back to the reserve. If there is no fence in the field, nothing is removed. Then you go on flipping.
    .title = Ram
TK-S5 = A shepherd tile first places a fence with its flower, like any other flower; then it leaves the game. After that you go on flipping.
    .title = Shepherd tile
TK-S6 = A pair leaves the field only if both tiles are free once the second one’s flower has placed its fence; otherwise both are turned face down again.
    .title = Enclosed pairs
TK-S7 = A flip is complete once its flower, its ram or shepherd tile and the removal of a pair are done; then the following is checked, in this order. If no tile is left in the field, you have won. If the reserve is empty or every tile left is enclosed, you have lost. You have also lost if you have seen every free tile and no two of them match, for then nothing can be removed any more.
    .title = Winning and losing
TK-S8 = If you win, you score 1 point and are the winner. If you lose, you score 0 and nobody wins.
    .title = Score
TK-S9 = There are at most 300 flips: if the 300th does not win the game, it is lost. Otherwise you could go on flipping tiles without a flower for ever.
    .title = 300 flips

## Options

option-memory_aid = Memory aid
    .help = Tiles that were seen and turned back still show what is on them.
option-flowers = Flowers
    .help = How many tiles carry a flower and bring fences: 12 on easy, 17 on normal, 22 on hard.
flowers-easy = Easy
flowers-normal = Normal
flowers-hard = Hard

## Things

kind-joyful = joyful sheep
kind-sleepy = sleepy sheep
kind-timid = timid sheep
kind-angry = angry sheep
kind-dreamy = dreamy sheep
kind-ram = ram
kind-shepherd = shepherd
short-joyful = Joy
short-sleepy = Slp
short-timid = Tim
short-angry = Ang
short-dreamy = Drm
short-ram = Ram
short-shepherd = Shp
role-shepherd = Shepherd
role-sheep = Sheep
side-N = north
side-E = east
side-S = south
side-W = west
side-none = none

## What is asked now

step-first = Chance decides who is the shepherd first.
    .other = Chance decides who is the shepherd first.
step-reveal = The tile turns over.
    .other = The tile turns over.
step-fence =
    { $left ->
        [one] Place a fence: { $left } fence is left to place this turn.
       *[other] Place a fence: { $left } fences are left to place this turn.
    }
    .other = { $who } is placing fences.
step-fence_now = A shepherd tile was found: place one fence at once.
    .other = A shepherd tile was found: { $who } places one fence at once.
step-flip =
    { $left ->
        [one] Flip a free face-down tile: { $left } sheep is still to be revealed this turn.
       *[other] Flip a free face-down tile: { $left } sheep are still to be revealed this turn.
    }
    .other = { $who } is looking for two sheep that match.
step-flip-or-take = Flip a free face-down tile, or take a pair that lies face up.
    .other = { $who } is looking for pairs in the open field.
step-take = Flipping is finished: take a pair or say that you are done.
    .other = { $who } is looking for pairs in the open field.
step-ram = Choose a fence for the ram to knock down.
    .other = { $who } is choosing a fence for the ram to knock down.
step-over = The match is over.
    .other = The match is over.

## Moves, as orders

do-fence = Place a fence{ $at }
do-flip = Flip this tile{ $at }
do-ram = Let the ram knock down this fence{ $at }
do-take = Take this pair{ $at }
do-done = End the turn

## The log

log-first =
    { $you ->
        [who] You are the shepherd first.
       *[none] { $who } is the shepherd first.
    }
log-fence =
    { $you ->
        [who] You placed a fence{ $at }.
       *[none] { $who } placed a fence{ $at }.
    }
log-flip =
    { $you ->
        [who] You flipped a tile{ $at }.
       *[none] { $who } flipped a tile{ $at }.
    }
log-reveal =
    { $hidden ->
        [none] It showed: { $kind }.
       *[forgotten] { "" }
    }
log-reveal-side =
    { $hidden ->
        [none] { $side_id ->
            [none] It showed: { $kind }.
           *[other] It showed: { $kind }, with a flower to the { $side }.
        }
       *[forgotten] { "" }
    }
log-ram =
    { $you ->
        [who] Your ram knocked down a fence{ $at }.
       *[none] { $who }’s ram knocked down a fence{ $at }.
    }
log-take =
    { $you ->
        [who] You took a pair{ $at }.
       *[none] { $who } took a pair{ $at }.
    }
log-done =
    { $you ->
        [who] You ended the turn.
       *[none] { $who } ended the turn.
    }
log-undo =
    { $you ->
        [who] You took a move back.
       *[none] { $who } took a move back.
    }

## What the move brought about

fact-pen-closed =
    { $cells ->
        [one] A pen closed around { $cells } tile{ $at }.
       *[other] A pen closed around { $cells } tiles{ $at }.
    }
    .foretold =
        { $cells ->
            [one] A pen closes around { $cells } tile.
           *[other] A pen closes around { $cells } tiles.
        }
fact-pen-opened =
    { $cells ->
        [one] A pen opened: { $cells } tile is free again{ $at }.
       *[other] A pen opened: { $cells } tiles are free again{ $at }.
    }
    .foretold =
        { $cells ->
            [one] A pen opens: { $cells } tile is free again.
           *[other] A pen opens: { $cells } tiles are free again.
        }
fact-pair-taken = The two match and are taken: { $kind }.
fact-turned-back = The two do not match and lie face down again.
fact-pair-enclosed = The two match ({ $kind }), but not both are free: they lie face down again.
fact-ram-found = The ram left the game.
fact-ram-idle = The ram left the game; there was no fence to knock down.
fact-shepherd-found = The shepherd tile left the game: the shepherd places a fence at once.
fact-nothing-to-flip = No free face-down tile is left: flipping ends here.
fact-turn-passed = The sheep player could do nothing: the turn passed.
fact-field-open = 5 or fewer free tiles are left: from now on revealed sheep stay face up.
    .foretold = 5 or fewer free tiles are left then: revealed sheep stay face up.
fact-last-turn = Every free tile is face up: the shepherd has one more turn.
fact-no-free-tile = No free tile is left: the round is over.
    .foretold = No free tile is left then: the round is over.
fact-out-of-fences = That was the last fence: the round is over.
    .foretold = It is the last fence: the round is over.
fact-last-turn-over = The shepherd’s last turn is done: the round is over.
fact-round-scored =
    Round { $round }: { $shepherd ->
        [one] { $shepherd } point
       *[other] { $shepherd } points
    } for the shepherd, { $sheep ->
        [one] { $sheep } point
       *[other] { $sheep } points
    } for the sheep player.
fact-second-round =
    { $you ->
        [who] You are the shepherd now: the second round begins.
       *[none] { $who } is the shepherd now: the second round begins.
    }
fact-match-won =
    { $seats ->
        [one] { $you ->
            [all] You won the match by { $points } to { $against }.
           *[none] { $all } won the match by { $points } to { $against }.
        }
       *[other] Shared win, { $points } to { $against }: { $all }.
    }
fact-seen-before =
    { $hidden ->
        [none] This tile had been seen before: { $kind }.
       *[forgotten] { "" }
    }
fact-flower-fence = The flower put up a fence{ $at }.
fact-flower-clockwise = The flower’s side was fenced, so the fence went clockwise to the next free side{ $at }.
fact-shepherd-found-solo = The shepherd tile left the field.
fact-pair-removed = The two match and left the field: { $kind }.
fact-won = Not a single tile is left in the field: the game is won!
fact-lost-reserve = The reserve is empty: the game is lost.
fact-lost-enclosed = Every tile left is enclosed: the game is lost.
fact-lost-no-pair = Every free tile has been seen and no two match: the game is lost.
fact-lost-flips = 300 flips without a win: the game is lost.

## Why a move is refused

reason-not-drawn = That cannot be drawn now.
reason-chance-alone = Only chance decides that.
reason-place-fences = You are the shepherd in this round: place a fence.
reason-fence-now = A shepherd tile was found: place a fence first.
reason-ram-first = Your ram comes first: choose the fence that it knocks down.
reason-not-shepherd = You play the sheep in this round: flip a tile.
reason-no-ram = You knock down a fence only when you have just found a ram.
reason-fence-stands = A fence already stands there{ $at }.
reason-no-fence = There is no fence to knock down{ $at }.
reason-two-revealed = You have revealed two sheep: that is all for this turn.
reason-no-tile = The tile has left the field{ $at }.
reason-face-up = This tile lies face up already{ $at }.
reason-enclosed = This tile is enclosed{ $at }: only free tiles can be flipped.
reason-flip-first = You still have to flip tiles before you are done.
reason-pairs-go-alone = Pairs are taken automatically when two flipped sheep match: flip a tile.
reason-not-face-up = Only sheep that lie face up can be taken{ $at }.
reason-pair-enclosed = This sheep is enclosed{ $at }: it cannot be taken.
reason-no-pair = These two do not match: { $kind } and { $kind2 }.
reason-flowers-fence = In the solo game only flowers place fences: flip a tile.
reason-cell-unknown = “{ $word }” is not a square: columns go from a to e, rows from 1 to 5.
reason-edge-without-side = Say on which side of { $word } the fence goes: { $word }N, { $word }E, { $word }S or { $word }W.
reason-edge-side = “{ $word }” is not a place for a fence: sides are N, E, S and W.
reason-edge-unknown = “{ $word }” is not a place for a fence: name a square and a side, such as b3N.

## Verbs to type; English ones are understood in every language

verb-fence = fence
verb-flip = flip
verb-ram = ram
verb-take = take
verb-done = done

## Scores

part-shepherd = Tiles enclosed as shepherd
part-sheep = Sheep taken
part-won = Game won
tally-shepherd =
    { $n ->
        [one] { $n } tile enclosed
       *[other] { $n } tiles enclosed
    }
tally-sheep = { $n } sheep taken
tally-supply =
    { $n ->
        [one] { $n } fence left
       *[other] { $n } fences left
    }
tally-free =
    { $n ->
        [one] { $n } free tile
       *[other] { $n } free tiles
    }
tally-flips =
    { $n ->
        [one] { $n } flip of { $most } at most
       *[other] { $n } flips of { $most } at most
    }

## Signs in the terminal

board-signs = On the board: (^_^) a tile turned back since your last decision; ~^_^~ one that the memory aid shows; ✕ a tile that has left; double strokes a new fence, dashed ones a fence that is gone; an arrow where a flower points. Squares on another ground are enclosed.

## Why a move is good

why-enclosed = You enclose more tiles.
    .other = Fewer tiles stay enclosed.
why-now = You can enclose more tiles right away.
    .other = The shepherd can enclose fewer tiles right away.
why-near = You can soon enclose more tiles.
    .other = The shepherd can soon enclose fewer tiles.
why-plan = You get nearer to a big pen.
    .other = You hold off a big pen.
why-taken = You take a pair.
why-chance = You are likelier to take a pair this turn.
    .other = The sheep player is less likely to take a pair this turn.
why-chance_next = You are likelier to take a pair next turn.
    .other = The sheep player is less likely to take a pair next turn.
why-pairs = You know more pairs that you can take.
    .other = The sheep player knows fewer pairs to take.
why-matching = You find a match for a known sheep more easily.
    .other = The sheep player finds matches less easily.
why-sheep = More sheep stay free.
    .other = Fewer sheep stay free.
why-rams = You are likelier to find a ram.
    .other = The sheep player is less likely to find a ram.
why-rams_free = Rams can free more tiles for you.
    .other = Rams can free fewer tiles.
why-open_pairs = You have more pairs in the open field.
    .other = Fewer pairs are left in the open field.
why-alone_left = Fewer tiles are left in the field.
why-alone_enclosed = Fewer tiles are enclosed.
why-alone_supply = More fences stay in the reserve.
why-alone_now = A single fence can enclose fewer tiles.
why-alone_danger = A flower on this tile would enclose less.
why-alone_chance = You are likelier to find a pair.
why-alone_matching = You find a match for a known sheep more easily.
why-alone_rams = More rams are left for you.
