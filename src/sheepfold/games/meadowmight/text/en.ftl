### Meadowmight: the words of the game, in English.
### The same keys, attributes and variables stand in de.ftl and fr.ftl, in the same order.

## The game

name = Meadowmight
tagline = Let the pasture grow tile by tile, fence your meadows in, and open a border where the bigger meadow is yours.
credits = The rulebook that Sheepfold follows prints neither an author nor a publisher: the game belongs to its designer.

## Tiles and meadows

MM-1 = The border between two adjacent tiles is closed if at least one of them has a fence there; if both have one, it is a double fence. A side that faces an empty cell is closed only by the tile’s own fence: the edge of the board is no fence. Adjacent cells are those to the left, to the right, above and below; diagonals do not count. Cells are named x,y counted from the start tile at 0,0: x to the right, y downwards, so 1,-2 is one to the right and two up.
    .title = Fences
MM-2 = A tile that lies face down is closed on all sides and belongs to no meadow. A tile that is played or moved may cover it.
    .title = Face down
MM-3 = A meadow consists of all faceup tiles that open borders join together; a tile closed all around is a meadow of its own. It is owned by every player who has a Sheeple in it, and it is enclosed once every border around it is closed.
    .title = Meadows

## Set-up and turn

MM-4 = Everyone gets the 5 Sheeple of a colour of their own; unused colours leave the game. All other tiles are shuffled into the deck, and everyone is dealt 3 of them, so you start with 8 tiles in hand. One more tile is laid faceup at 0,0, in a random rotation. It sets off nothing that a tile does when it is played; the lasting effect of a house or a pond (Wool Wolves) does apply.
    .title = Set-up
MM-5 = Turns go clockwise; chance decides who begins. When it is your turn, choose to PLAY or to CHANGE; after that, you draw 1 tile while the deck lasts. Everything in a turn has its order: first the tile is laid, turned or moved, then any conflict is settled, then a special tile takes effect, then you draw. Anyone with no tiles left is passed over.
    .title = The turn
MM-6 = PLAY: lay one tile from your hand faceup, in any rotation, on an empty cell next to a tile or on top of a tile that lies face down. Afterwards all cells that hold tiles must fit into 8 rows and 8 columns (other limits: MM-F1, MM-W1); cells that have become empty again no longer count. A rotation is the number of quarter turns clockwise from the tile’s basic position, from 0 to 3; where two rotations have the same fences, only the lower number exists.
    .title = Play a tile
MM-7 = You may not play a Sheeple if its meadow would then hold another player’s Sheeple too. That is judged as soon as it is laid, before anything turns face down, so laying a Sheeple never starts a conflict. (Fuzzy Fences: see MM-F2.)
    .title = Playing a Sheeple
MM-8 = CHANGE: name a faceup tile and the rotation you want to turn it to, discard 2 tiles from your hand, and then it turns. The turn must change where its fences are. A tile cannot be turned while there is a double fence on any of its sides; towards a tile that lies face down, every fence is a double one. You may CHANGE even with your last two tiles, but you can only name a turn that is allowed (in Fuzzy Fences also a move, MM-F5). Discards leave the game, and everyone sees them. Once any player has run out, with hand and deck (or own pile) both empty at the end of a turn, nobody can CHANGE for the rest of the game.
    .title = Change
MM-9 = If you can neither PLAY nor CHANGE, you discard one tile of your choice and then draw as usual.
    .title = Stuck
MM-10 = The game is over as soon as nobody has any tiles left.
    .title = The end

## Conflict

MM-11 = A conflict breaks out when meadows of different owners are joined through the tile that was just played, turned, moved or uncovered. That tile is the cause.
    .title = When there is a conflict
MM-12 = Look at the board after the action and take the cause away in your mind: its cell counts as empty, and what lies below it stays hidden. What the cause reaches over open borders then falls into parts, and these form the sides. Parts that belonged entirely to one and the same meadow before the action are one side together (a moved tile counts with the meadow it came from); a part that mixes several former meadows is a side by itself. A side with a Sheeple in it contends. If the cause is a Sheeple that was turned or moved, the side made of what it still reaches of its former meadow contends for its colour, even with 0 tiles; a Sheeple that was uncovered contends with 0 tiles; one that was played does not contend. No other side contends. The size of a side is its number of tiles. Sheep add nothing to it, and the cause counts neither as a tile nor as a Sheeple.
    .title = The sides
MM-13 = Among the sides that contend, the one with the most tiles wins; if that is a tie, the one with the most Sheeple. If it is still a tie, the action is not allowed, unless one and the same player alone owns every tied side: then these win together.
    .title = Who wins a conflict
MM-14 = All Sheeple in every contending side that did not win turn face down, whoever owns them; the other tiles of these sides stay. If the cause is itself a Sheeple of another colour than the winner’s, it turns face down too.
    .title = Who loses a conflict

## Score and stacks

MM-15 = At the end, each enclosed meadow with a Sheeple of yours scores 1 point per tile and 1 point per neutral sheep in it, just once however many Sheeple you have there. Whoever has the most points wins; if it is a tie, the win is shared.
    .title = Score
MM-16 = Of the tiles on one cell, only the top one counts: for fences, meadows, sizes, effects and score. When it leaves, the cell is empty, or the tile below comes back just as it lay. A moved tile settles its conflict first, with its old cell counting as empty; then the tile below comes back and settles its own as the cause. For both, “before the action” in MM-12 means before the whole move, or before the Sheeple was taken back (MM-W4). If either conflict ends in a forbidden tie, moving or taking back is not allowed. The board may fall into separate pieces.
    .title = Stacks and holes

## Variant Fuzzy Fences

MM-F1 = In Fuzzy Fences, the board may grow without limit.
    .title = No limit
MM-F2 = In Fuzzy Fences, you may play a Sheeple into a meadow where others have theirs. A conflict breaks out only when meadows that were separate are joined and at least two sides contend, and not if a single player alone owns all of them.
    .title = Sharing a meadow
MM-F3 = In Fuzzy Fences, the side with the most different owners wins a conflict; if that is a tie, it goes on as in MM-13: tiles, then Sheeple. The colour of the cause counts among the owners of the side that contends for it. All Sheeple of the losing sides turn face down, even those of players who also own the winning side; only the cause itself never does.
    .title = Diversity wins
MM-F4 = In Fuzzy Fences, every Sheeple of yours in an enclosed meadow scores that meadow: 1 point per tile and per neutral sheep, less 1 point for each Sheeple of other players in it. So with two Sheeple you score it twice.
    .title = Score in Fuzzy Fences
MM-F5 = In Fuzzy Fences, a CHANGE may move a tile instead of turning one: a faceup tile with a neutral sheep moves one step onto an adjacent tile, faceup or face down, and keeps its rotation. A double fence stops it, and towards a tile that lies face down every fence is a double one. What it leaves behind and what it covers follow MM-16.
    .title = Moving a sheep

## Variant Personal Piles

MM-P1 = In Personal Piles, all tiles but the start tile and the Sheeple are dealt equally into facedown piles, one for each player; a remainder leaves the game unseen. You shuffle your Sheeple into your own pile and draw your first 6 tiles from it. After your turn, you draw 1 tile from your own pile if you hold fewer than your limit of 6; a tree’s extra tile raises your limit by 1 for good. If you want fewer conflicts, you may agree on fewer Sheeple: with 1 to 4, everyone has the first ones of this list, by their fences: open (none), single (one), corner (two that meet), parallel (two facing), triple (three). A tile drawn from your pile is equally likely to be any in it; if it is not a Sheeple, it is equally likely to be any of the other tiles that nobody has drawn yet, the remainder included.
    .title = Personal Piles

## Expansion Wool Wolves

MM-W1 = Wool Wolves adds 12 special tiles to the deck: 3 wolves, 3 trees, 3 ponds and 3 houses. They can have fences but no sheep, and they count as tiles. The board may have 10 rows and 10 columns (with Fuzzy Fences, there is no limit). You can combine the expansion with either variant or with both.
    .title = Special tiles
MM-W2 = When you play a wolf, each adjacent faceup tile with a sheep, neutral or anybody’s Sheeple, may flee: you move it once, by one step, onto any tile adjacent to it, faceup or face down, except the wolf; it keeps its rotation. Fences, houses and MM-7 do not hinder it. Which tiles these are is fixed once the wolf’s own conflict is settled; one that is turned face down meanwhile does not flee. You choose the order, and each move settles its conflicts at once (MM-11 to MM-14, MM-16). When you are done, those of these tiles that did not or could not flee turn face down; tiles without a sheep and tiles that were only just uncovered stay as they are.
    .title = Wolf
MM-W3 = When you play a tree, you may either turn up to 2 different tiles for free, one after the other, the tree itself included, or draw one tile more while there are any. The turns follow MM-8 and MM-W5, but they cost nothing and are allowed even when nobody can CHANGE any more; tiles cannot be moved this way.
    .title = Tree
MM-W4 = In a meadow that scores, each faceup tile with a sheep, neutral or Sheeple, is worth 2 points more per adjacent pond, even across fences and whatever meadow the pond is in; in Fuzzy Fences, these points are part of what each of your Sheeple scores. When you have played a pond and its conflict is settled, and no faceup tile adjacent to it has a sheep, one of your Sheeple may return to your hand: one that lies faceup on top of its cell. What was below it follows MM-16.
    .title = Pond
MM-W5 = Nobody can turn a house or a tile adjacent to one, not even with a tree. Such tiles may still be moved, covered or turned face down.
    .title = House

## Options

option-fuzzy_fences = Fuzzy Fences
    .help = A friendlier variant: meadows can be shared, every Sheeple scores, the board has no limit, and sheep can be moved.
option-personal_piles = Personal Piles
    .help = Everyone draws from a pile of their own, with their Sheeple shuffled into it, and holds 6 tiles.
option-wool_wolves = Wool Wolves
    .help = 12 special tiles: wolves, trees, ponds and houses.
option-sheeple = Sheeple
    .help = How many Sheeple each player has, from 1 to 5; it matters in Personal Piles only.

## Things

tile-blank = grass { $fences }
tile-neutral =
    { $n ->
        [one] a sheep
       *[other] { $n } sheep
    } { $fences }
tile-tree = a tree { $fences }
tile-pond = a pond { $fences }
tile-house = a house { $fences }
tile-wolf = a wolf { $fences }
tile-sheeple = a Sheeple { $fences }
fences-open = without fences
fences-single = with one fence
fences-corner = with a corner fence
fences-parallel = with two facing fences
fences-triple = with three fences
fences-closed = fenced all around
type-down = a tile that lies face down
type-forgotten = a tile
kind-blank = grass
kind-neutral = sheep
kind-sheeple = Sheeple
kind-tree = tree
kind-pond = pond
kind-house = house
kind-wolf = wolf

## What is asked now

step-first = Chance decides who begins.
    .other = Chance decides who begins.
step-start = Chance lays the start tile.
    .other = Chance lays the start tile.
step-deal = Chance deals the tiles.
    .other = Chance deals the tiles.
step-draw = A tile is drawn.
    .other = { $who } draws a tile.
step-tree_draw = The tree brings another tile.
    .other = { $who } draws one more tile.
step-turn = Play a tile from your hand, or CHANGE a tile on the board (it costs 2 from your hand).
    .other = { $who } is choosing a tile to play or to change.
step-turn-play = Play a tile from your hand.
    .other = { $who } is choosing a tile to play.
step-turn-change = None of your tiles can be played: begin a CHANGE (it costs 2 tiles).
    .other = { $who } is choosing a tile to change.
step-turn-stuck = You can neither play nor change: discard one tile.
    .other = { $who } can neither play nor change and discards a tile.
step-discard =
    { $left ->
        [one] Your CHANGE costs tiles: discard { $left } more.
       *[other] Your CHANGE costs tiles: discard { $left }.
    }
    .other = { $who } is discarding tiles for a CHANGE.
step-wolf =
    { $tiles ->
        [one] The wolf frightens { $tiles } tile{ $at }: let it flee one step, or say that you are done. If it stays, it turns face down.
       *[other] The wolf frightens { $tiles } tiles{ $at }: let them flee one step each, or say that you are done. Those that stay turn face down.
    }
    .other = { $who } is deciding which tiles flee from the wolf.
step-tree = The tree lets you turn up to two tiles for free or draw one more tile; or say that you are done.
    .other = { $who } is deciding whether to turn tiles or draw one more.
step-tree-turn = The tree lets you turn up to two tiles for free; or say that you are done.
    .other = { $who } is deciding which tiles to turn.
step-tree-draw = The tree lets you draw one more tile; or say that you are done.
    .other = { $who } is deciding whether to draw one more tile.
step-tree-second = You have turned one tile{ $at }. Turn another one, or say that you are done.
    .other = { $who } is deciding whether to turn a second tile.
step-pond = No sheep drinks at the pond: take one of your Sheeple back into your hand, or say that you are done.
    .other = { $who } is deciding whether to take a Sheeple back.
step-over = The match is over.
    .other = The match is over.

## Moves, as orders

do-play = Play { $type }{ $at }
do-turn = Turn this tile{ $at }
do-move = Move this tile one step{ $at }
do-discard = Discard { $type }
do-draw = Draw one more tile
do-recall = Take this Sheeple back into your hand{ $at }
do-done = Leave it at that

## The log

log-first =
    { $you ->
        [who] You begin.
       *[none] { $who } begins.
    }
log-start =
    { $hidden ->
        [none] Chance laid the start tile: { $type }.
       *[forgotten] Chance laid the start tile.
    }
log-deal =
    { $hidden ->
        [none]
            { $you ->
                [who] You were dealt { $type }.
               *[none] { $who } was dealt { $type }.
            }
       *[unknown] { "" }
    }
log-play =
    { $you ->
        [who] You played { $type }{ $at }.
       *[none] { $who } played { $type }{ $at }.
    }
# What was named, turned or moved is a fact of its own.
log-turn = { "" }
log-move = { "" }
log-discard =
    { $you ->
        [who] You discarded { $type }.
       *[none] { $who } discarded { $type }.
    }
log-draw =
    { $you ->
        [who] You used the tree to draw one more tile.
       *[none] { $who } used the tree to draw one more tile.
    }
# Only the one who draws sees the tile.
log-draw-type =
    { $hidden ->
        [none] You drew { $type }.
       *[unknown] { "" }
    }
log-recall =
    { $you ->
        [who] You took a Sheeple back into your hand{ $at }.
       *[none] { $who } took a Sheeple back into their hand{ $at }.
    }
log-done =
    { $you ->
        [who] You left it at that.
       *[none] { $who } left it at that.
    }
log-undo =
    { $you ->
        [who] You took a move back.
       *[none] { $who } took a move back.
    }

## What a move brought about

fact-turn-named =
    { $you ->
        [who] You began a CHANGE to turn a tile{ $at }.
       *[none] { $who } began a CHANGE to turn a tile{ $at }.
    }
    .foretold = This CHANGE costs two tiles from your hand.
fact-move-named =
    { $you ->
        [who] You began a CHANGE to move a sheep{ $at }.
       *[none] { $who } began a CHANGE to move a sheep{ $at }.
    }
    .foretold = This CHANGE costs two tiles from your hand.
fact-tile-turned =
    { $you ->
        [who] You turned a tile{ $at }.
       *[none] { $who } turned a tile{ $at }.
    }
fact-tile-moved =
    { $you ->
        [who] You moved { $type } one step{ $at }.
       *[none] { $who } moved { $type } one step{ $at }.
    }
fact-stuck =
    { $you ->
        [who] You could neither play nor change.
       *[none] { $who } could neither play nor change.
    }
fact-covered-down = It covered a tile that lay face down.
    .foretold = It covers a tile that lies face down.
fact-covered =
    { $hidden ->
        [none] It covered { $type }.
       *[forgotten] It covered another tile.
    }
    .foretold = It covers { $type }.
fact-joined-others =
    { $you ->
        [who]
            { $cells ->
                [one] You share this meadow with { $cells } Sheeple of another player.
               *[other] You share this meadow with { $cells } Sheeple of other players.
            }
       *[none]
            { $cells ->
                [one] { $who } shares this meadow with { $cells } Sheeple of another player.
               *[other] { $who } shares this meadow with { $cells } Sheeple of other players.
            }
    }
    .foretold =
        { $cells ->
            [one] You will share this meadow with { $cells } Sheeple of another player.
           *[other] You will share this meadow with { $cells } Sheeple of other players.
        }
fact-meadows-joined = { $n } meadows became one.
    .foretold = { $n } meadows become one.
fact-conflict = A conflict broke out between { $n } sides.
    .foretold = A conflict breaks out between { $n } sides.
fact-side =
    { $you ->
        [who] Your side
       *[none] { $who }’s side
    }: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $sheeple } Sheeple.
fact-side-shared =
    Shared side ({ $all }): { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $sheeple } Sheeple.
fact-won =
    { $you ->
        [who] You won the conflict.
       *[none] { $who } won the conflict.
    }
    .foretold =
        { $you ->
            [who] You win the conflict.
           *[none] { $who } wins the conflict.
        }
fact-won-shared = The shared side ({ $all }) won the conflict.
    .foretold = The shared side ({ $all }) wins the conflict.
fact-turned-down =
    { $you ->
        [who]
            { $n ->
                [one] One of your Sheeple turned face down.
               *[other] { $n } of your Sheeple turned face down.
            }
       *[none]
            { $n ->
                [one] One of { $who }’s Sheeple turned face down.
               *[other] { $n } of { $who }’s Sheeple turned face down.
            }
    }
    .foretold =
        { $you ->
            [who]
                { $n ->
                    [one] One of your Sheeple turns face down.
                   *[other] { $n } of your Sheeple turn face down.
                }
           *[none]
                { $n ->
                    [one] One of { $who }’s Sheeple turns face down.
                   *[other] { $n } of { $who }’s Sheeple turn face down.
                }
        }
fact-returned =
    { $hidden ->
        [none] That uncovered { $type }{ $at }.
       *[forgotten] That uncovered the tile below{ $at }.
    }
    .foretold = That uncovers { $type }.
fact-frightened =
    { $cells ->
        [one] The wolf frightened { $cells } tile.
       *[other] The wolf frightened { $cells } tiles.
    }
    .foretold =
        { $cells ->
            [one] The wolf frightens { $cells } tile.
           *[other] The wolf frightens { $cells } tiles.
        }
fact-caught =
    { $cells ->
        [one] { $cells } tile did not flee from the wolf and turned face down.
       *[other] { $cells } tiles did not flee from the wolf and turned face down.
    }
    .foretold =
        { $cells ->
            [one] { $cells } tile does not flee from the wolf and turns face down.
           *[other] { $cells } tiles do not flee from the wolf and turn face down.
        }
fact-tree-idle = The tree could turn nothing, and there was nothing to draw.
    .foretold = The tree can turn nothing, and there is nothing to draw.
fact-pond-idle = No sheep drank at the pond, but no Sheeple could be taken back.
    .foretold = No sheep drinks at the pond, but no Sheeple can be taken back.
fact-meadow-enclosed =
    { $you ->
        [who]
            { $points ->
                [one] A meadow of yours was enclosed: { $points } point.
               *[other] A meadow of yours was enclosed: { $points } points.
            }
       *[none]
            { $points ->
                [one] A meadow of { $who }’s was enclosed: { $points } point.
               *[other] A meadow of { $who }’s was enclosed: { $points } points.
            }
    }
    .foretold =
        { $you ->
            [who]
                { $points ->
                    [one] A meadow of yours is enclosed: { $points } point.
                   *[other] A meadow of yours is enclosed: { $points } points.
                }
           *[none]
                { $points ->
                    [one] A meadow of { $who }’s is enclosed: { $points } point.
                   *[other] A meadow of { $who }’s is enclosed: { $points } points.
                }
        }
fact-meadow-enclosed-shared =
    { $points ->
        [one] A shared meadow ({ $all }) was enclosed: { $points } point per Sheeple, less 1 for each Sheeple of others.
       *[other] A shared meadow ({ $all }) was enclosed: { $points } points per Sheeple, less 1 for each Sheeple of others.
    }
    .foretold =
        { $points ->
            [one] A shared meadow ({ $all }) is enclosed: { $points } point per Sheeple, less 1 for each Sheeple of others.
           *[other] A shared meadow ({ $all }) is enclosed: { $points } points per Sheeple, less 1 for each Sheeple of others.
        }
fact-meadow-opened =
    { $you ->
        [who]
            { $points ->
                [one] You lost an enclosed meadow worth { $points } point.
               *[other] You lost an enclosed meadow worth { $points } points.
            }
       *[none]
            { $points ->
                [one] { $who } lost an enclosed meadow worth { $points } point.
               *[other] { $who } lost an enclosed meadow worth { $points } points.
            }
    }
    .foretold =
        { $you ->
            [who]
                { $points ->
                    [one] You lose an enclosed meadow worth { $points } point.
                   *[other] You lose an enclosed meadow worth { $points } points.
                }
           *[none]
                { $points ->
                    [one] { $who } loses an enclosed meadow worth { $points } point.
                   *[other] { $who } loses an enclosed meadow worth { $points } points.
                }
        }
fact-meadow-opened-shared =
    { $points ->
        [one] An enclosed shared meadow ({ $all }) was lost: { $points } point per Sheeple, less 1 for each Sheeple of others.
       *[other] An enclosed shared meadow ({ $all }) was lost: { $points } points per Sheeple, less 1 for each Sheeple of others.
    }
    .foretold =
        { $points ->
            [one] An enclosed shared meadow ({ $all }) is lost: { $points } point per Sheeple, less 1 for each Sheeple of others.
           *[other] An enclosed shared meadow ({ $all }) is lost: { $points } points per Sheeple, less 1 for each Sheeple of others.
        }
fact-beyond = The board grew to { $columns } by { $rows }.
fact-wide-board = The board grew to { $columns } by { $rows }.
fact-limit-raised =
    { $you ->
        [who] You may hold { $n } tiles from now on.
       *[none] { $who } may hold { $n } tiles from now on.
    }
fact-pile-empty =
    { $you ->
        [who] You drew the last tile of your pile.
       *[none] { $who } drew the last tile of their pile.
    }
fact-deck-empty = The last tile of the deck was drawn.
fact-out-of-tiles =
    { $you ->
        [who] You have no tiles left and take no more turns.
       *[none] { $who } has no tiles left and takes no more turns.
    }
fact-change-over = From now on nobody can CHANGE any more.
fact-over = Nobody has any tiles left: the match is over.
fact-scored =
    { $you ->
        [who]
            { $total ->
                [one] You have { $total } point.
               *[other] You have { $total } points.
            }
       *[none]
            { $total ->
                [one] { $who } has { $total } point.
               *[other] { $who } has { $total } points.
            }
    }
fact-match-won =
    { $seats ->
        [one] { $you ->
            [all] You won the match.
           *[none] { $all } won the match.
        }
       *[other] Shared win: { $all }.
    }

## Why a move is refused

reason-first-now = First chance decides who begins: type first and a seat.
reason-no-such-seat = Only { $n } players take part; their seats are counted from 0.
reason-start-now = First the start tile is drawn: type start, the tile and its rotation.
reason-start-sheeple = A Sheeple is never the start tile.
reason-start-special = This tile belongs to Wool Wolves, and this match is played without it.
reason-rotation-alike = Turned like this, the tile looks the same as with a lower number: use the lower one.
reason-deal-now = { $who } is dealt a tile now: type deal, that seat and the tile.
reason-draw-now = { $who } draws a tile now: type draw and the tile.
reason-tile-unnamed = Type which tile it is instead of the question mark.
reason-none-left = No tile of this kind is left to draw.
reason-chance-begins = Only chance decides who begins.
reason-chance-starts = Only chance lays the start tile.
reason-chance-deals = Only chance deals tiles.
reason-chance-draws-tile = You cannot choose which tile you draw.
reason-discard-first =
    { $n ->
        [one] First pay for your CHANGE: discard { $n } more tile.
       *[other] First pay for your CHANGE: discard { $n } tiles.
    }
reason-wolf-first = First let tiles flee from the wolf, or say that you are done.
reason-tree-first = First use the tree, or say that you are done.
reason-pond-first = First take a Sheeple back, or say that you are done.
reason-no-passing = You cannot pass: play a tile or begin a CHANGE. If you can do neither, discard one tile.
reason-draw-later = You draw a tile at the end of your turn, not instead of it.
reason-no-pond = A Sheeple comes back only when you have just played a pond with no sheep around it.
reason-not-in-hand = You do not have this tile in your hand.
reason-cell-taken = A tile already lies there face up.
reason-cell-apart = There is no tile next to this place: left, right, above or below it.
reason-cell-beyond = The board would grow too large: it may have at most { $n } rows and { $n } columns.
reason-second-owner = Your Sheeple would be in one meadow with Sheeple of { $all }, which is not allowed. Put a fence between them, or lay it elsewhere.
reason-tie-played = This tile would start a conflict that ends in a tie, which is not allowed.
reason-change-over = Nobody can CHANGE any more, because a player has run out of tiles.
reason-change-price = A CHANGE costs 2 tiles, and you have only one left.
reason-no-tile = There is no tile there.
reason-turn-down = This tile lies face down: it cannot be turned.
reason-turn-nothing = However you turn this tile, its fences look the same.
reason-turn-same = The tile already lies like this.
reason-double-fence = This tile has a double fence on one of its sides: it cannot be turned.
reason-fence-to-down = This tile has a fence towards a tile that lies face down. That counts as a double fence, so this tile cannot be turned.
reason-tie-turned = Turned like this, the tile would start a conflict that ends in a tie, which is not allowed.
reason-turned-already = You have turned this tile already: choose another one.
reason-is-house = A house can never be turned.
reason-near-house = A tile next to a house cannot be turned.
reason-draw-or-turn = You have turned a tile already, so the tree does not let you draw one.
reason-nothing-to-draw = There is no tile left to draw.
reason-not-stuck = You discard a tile only to pay for a CHANGE, or if you can neither play nor change.
reason-only-turns = Tiles are moved only in Fuzzy Fences: here a CHANGE turns a tile.
reason-move-down = This tile lies face down: it cannot be moved.
reason-not-neutral = Only a tile with a neutral sheep can be moved.
reason-one-step = A tile moves just one step: left, right, up or down.
reason-onto-nothing = A tile can move only onto another tile, and none lies there.
reason-fence-between = A double fence stands in the way.
reason-down-between = The tile has a fence towards one that lies face down. That counts as a double fence, so the tile cannot cross it.
reason-tie-moved = There the tile would start a conflict that ends in a tie, which is not allowed.
reason-tie-uncovered = The tile below would come back and start a conflict that ends in a tie, which is not allowed.
reason-flee-down = This tile lies face down: it does not flee.
reason-not-frightened = This tile does not flee: only those with a sheep next to the wolf do, once each.
reason-onto-wolf = No tile can flee onto the wolf.
reason-recall-down = This tile lies face down: only a Sheeple that lies face up can come back.
reason-not-your-sheeple = This is not one of your Sheeple.
reason-cell-far = “{ $word }” is not a cell: both numbers go from -99 to 99, without a zero in front.
reason-cell-unknown = “{ $word }” is not a cell: write x,y counted from the start tile, such as 1,-2 for one to the right and two up.
reason-type-fences = “{ $word }” lacks its fences: write open, single, corner, parallel, triple or closed after it, such as blank-single.
reason-type-kind = “{ $word }” lacks what the tile shows: write it in front, such as blank-{ $word }.
reason-rotation-unknown = “{ $word }” is not a rotation: write 0, 1, 2 or 3, the quarter turns clockwise.

## Verbs to type; English ones are understood in every language

verb-play = play
verb-turn = turn
verb-move = move
verb-discard = discard
verb-draw = draw
verb-recall = recall
verb-done = done

## Scores and the table

part-tiles = Tiles
part-sheep = Neutral sheep
part-ponds = Ponds
part-rivals = Others’ Sheeple
tally-deck =
    { $n ->
        [0] Deck empty
        [one] Deck: { $n } tile
       *[other] Deck: { $n } tiles
    }
tally-span = Board: at most { $n } by { $n }
tally-no-change = No more CHANGEs
tally-discards = Discarded:
tally-below = Tiles below others:
tally-turn = CHANGE: { $cell } turns to rotation { $rot }.
tally-move = CHANGE: { $cell } moves onto { $cell2 }.
tally-columns = Columns { $first } to { $last }
hand-tiles =
    { $n ->
        [one] Your hand: { $n } tile, and how its rotations look
       *[other] Your hand: { $n } tiles, and how their rotations look
    }
hand-empty = Your hand is empty.
head-points = points
head-hand = hand
head-pile = pile
head-meadow = meadow
head-tiles = tiles
head-worth = worth
sign-down = face down
sign-new = changed

## Signs in the terminal

board-signs = On the board: a letter names a meadow with Sheeple, a capital one if it is enclosed; the list of meadows tells whose Sheeple are in each, how many tiles it has and what it is worth (✓ enclosed). ,, is grass, & a neutral sheep, & with a player’s sign that player’s Sheeple; ♣ tree, ≈ pond, ⌂ house, W wolf; ▒ lies face down, and what it was is for you to remember, as is a tile that lies covered. Thick strokes are fences, each on the side of its own tile; one that fills the whole border is a double fence. A cell’s name, or a dot, is a place to play on. * at the upper left of a cell: changed since your last decision; ! a tile that a wolf frightens; @ the tile you are changing. The pictures of your hand are the rotations 0 to 3.

## Why a move is good

why-enclosed = Your enclosed meadows bring you more points.
    .other = The enclosed meadows of others bring fewer points.
why-one_gap = Your meadows with a single gap promise more points.
    .other = The meadows of others with a single gap promise fewer points.
why-two_gaps = Your meadows with two gaps promise more points.
    .other = The meadows of others with two gaps promise fewer points.
why-more_gaps = Your meadows that are still wide open promise more points.
    .other = The wide-open meadows of others promise fewer points.
why-threat = Stronger meadows threaten yours less.
    .other = Stronger meadows threaten those of others more.
why-sheeple = You keep more Sheeple in your hand.
why-sheeple_late = You leave fewer Sheeple unused in your hand.
    .other = The Sheeple in the hands of others are more likely to stay unused.
why-sheep = You keep more neutral sheep in your hand.
why-shut = You keep more tiles with many fences in your hand.
why-tiles = You have more tiles left to play.
    .other = Others have fewer tiles left to play.
