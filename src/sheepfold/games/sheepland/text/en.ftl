### Sheepland: the words of the game, in English.
### The same keys, attributes and variables stand in de.ftl and fr.ftl, in the same order.

## The game

name = Sheepland
tagline = Drive the flocks to the lands you own, fence them in behind you, and keep an eye on the black sheep.
credits = Designed by Simone Luciani and Daniele Tascini, with artwork by Giulia Ghigini, published by Cranio Creations.

## Rules

SL-1 = The island has 18 regions, three of each terrain (field, mountain, desert, swamp, forest, pasture), around the village of Sheepsburg; 42 roads run between them, each with its own id (1 to 42) and a number for the die (1 to 6). One white sheep stands in every region, the black sheep in Sheepsburg. There are six starting tiles, one per terrain: everybody gets one at random and in secret, and the rest leave the game unseen. The other tiles lie in six open stacks, one per terrain, five tiles each, which cost 0, 1, 2, 3 and 4 Dinars from the top.
    .title = Set-up
SL-2 = Everybody begins with 20 Dinars, or 30 with two players. How much money each player has is open to all, and the bank never runs dry.
    .title = Money
SL-3 = Chance draws the first player. From there, clockwise, everybody places a shepherd on a free road. Two players have two shepherds each and take turns placing them, one at a time. After that you take your turns in the same order, round after round.
    .title = Placing the shepherds
SL-4 = Every turn begins with the die. If the place where the black sheep stands, a region or Sheepsburg, has a road with the number rolled, and neither a shepherd nor a fence stands on it, the black sheep crosses that road; otherwise it stays. No place has two roads with the same number.
    .title = The black sheep
SL-5 = In your turn you take exactly three actions, in any order; each of them is one of these: move your shepherd, move one sheep (white or black), or buy one tile. At least one of the three must move the shepherd, and it may move more often. Between two sheep moves, whatever their colour, or between two purchases, whatever the terrain, your shepherd must move to another road. You cannot pass; you take fewer actions, or none that moves the shepherd, only when the shepherd is stuck.
    .title = Three actions
SL-6 = Your shepherd moves to any road without a shepherd or a fence. To an adjacent road, one that meets its own at a crossing, it walks for nothing; to any other it costs 1 Dinar. The road it leaves gets a fence for good: a regular one as long as any of the 20 is left, after that a final fence.
    .title = Moving the shepherd
SL-7 = One sheep, white or black, crosses the road on which your shepherd stands, from one of the two places beside it to the other. Sheepsburg is such a place too, but a sheep there is worth nothing to anyone.
    .title = Moving a sheep
SL-8 = You buy the top tile of a stack and pay its price. Its terrain must be that of one of the two regions beside your shepherd’s road. Sheepsburg sells nothing, nor does an empty stack, and there is no credit.
    .title = Buying a tile
SL-9 = As long as your shepherd has not moved in this turn, you may not take an action after which it could not move: in other words, you may not spend your last Dinar on a tile while no adjacent road is free. If it cannot move anyway, nothing is forbidden for this reason. With two players only the shepherd that acts in this turn counts.
    .title = A way must stay open
SL-10 = A shepherd is stuck when no adjacent road is free and its owner has no Dinar for a distant one. If the shepherd that acts for you is stuck, at the start of your turn or from some moment in it, you must take the other actions that are still allowed: on that road at most one sheep move and one purchase, whatever you did on an earlier road. When nothing is allowed any more, the rest of your turn is lost, perhaps right after the die. You need not plan so that all three actions stay possible. If every shepherd is stuck at the end of a round, that is, after the turn of the player to the first player’s right, none can ever move again: the match ends and is scored, even if some sheep could still be moved or some tile be had for nothing.
    .title = Stuck
SL-11 = With two players you choose one of your two shepherds after the die, and it takes all three actions of the turn. It must be one that can move; only if neither can may you choose either, even one with nothing to do.
    .title = Two shepherds
SL-12 = Once the 20th regular fence stands, the current round is played to its end: the last turn is that of the player to the first player’s right, so everybody has had equally many turns. If that very player placed it, the match ends after that turn.
    .title = The end
SL-13 = Each of your tiles, the starting tile included, is worth as many Dinars as there are sheep in the three regions of its terrain; the black sheep counts as 2. What a tile cost does not matter. Add the Dinars you have left: the highest total wins. In a tie you share the win, and whoever likes may bleat for the honour!
    .title = Score
SL-14 = The starting tiles stay secret until the end, and nobody sees the unused ones. Everybody sees what is bought, but then the tile lies face down: what the others own is for you to remember, while you may look at your own tiles at any time. Only at a table opened with the memory aid are everybody’s purchases shown.
    .title = What you may know

## Options

option-memory_aid = Memory aid
    .help = The tiles that others have bought stay in sight; starting tiles remain secret.

## Things

terrain-field = field
terrain-mountain = mountain
terrain-desert = desert
terrain-swamp = swamp
terrain-forest = forest
terrain-pasture = pasture
place-sheepsburg = Sheepsburg
place-field-1 = field 1
place-field-2 = field 2
place-field-3 = field 3
place-mountain-1 = mountain 1
place-mountain-2 = mountain 2
place-mountain-3 = mountain 3
place-desert-1 = desert 1
place-desert-2 = desert 2
place-desert-3 = desert 3
place-swamp-1 = swamp 1
place-swamp-2 = swamp 2
place-swamp-3 = swamp 3
place-forest-1 = forest 1
place-forest-2 = forest 2
place-forest-3 = forest 3
place-pasture-1 = pasture 1
place-pasture-2 = pasture 2
place-pasture-3 = pasture 3

## What is asked now

road-between = the road with the { $number } between { $place } and { $place2 }
step-first = Chance draws the first player.
    .other = Chance draws the first player.
step-tile = The starting tiles are dealt.
    .other = The starting tiles are dealt.
step-place = Place a shepherd on a free road.
    .other = { $who } is placing a shepherd.
step-die = The die is thrown.
    .other = The die is thrown.
step-use = Choose the shepherd that acts in this turn.
    .other = { $who } is choosing a shepherd.
step-act =
    { $left ->
        [one] Take your last action.
       *[other] Take an action: { $left } are left.
    }
    .other =
        { $left ->
            [one] { $who } has one action left.
           *[other] { $who } has { $left } actions left.
        }
step-act-move =
    { $left ->
        [one] Your last action: now your shepherd must move.
       *[other] Take an action: { $left } are left, and one of them must move your shepherd.
    }
    .other =
        { $left ->
            [one] { $who } has one action left.
           *[other] { $who } has { $left } actions left.
        }
step-act-stuck =
    { $left ->
        [one] Your shepherd is stuck: do whatever else you can. { $left } action is left.
       *[other] Your shepherd is stuck: do whatever else you can. { $left } actions are left.
    }
    .other = The shepherd is stuck: { $who } does whatever else is possible.
step-over = The match is over.
    .other = The match is over.

## Moves, as orders

do-place = Place a shepherd on { $road }{ $at }
do-use = Act with the shepherd on { $road }{ $at }
do-walk = Move the shepherd to { $road }{ $at }
do-herd = Drive a white sheep from { $place } to { $place2 }
do-black = Drive the black sheep from { $place } to { $place2 }
do-buy = Buy a tile: { $terrain }

## The log

log-first =
    { $you ->
        [who] You are the first player.
       *[none] { $who } is the first player.
    }
log-tile =
    { $you ->
        [who] Your secret starting tile: { $terrain }.
       *[none] { "" }
    }
log-place =
    { $you ->
        [who] You placed a shepherd on { $road }{ $at }.
       *[none] { $who } placed a shepherd on { $road }{ $at }.
    }
log-die = { "" }
log-use =
    { $you ->
        [who] You chose your shepherd on { $road }{ $at }.
       *[none] { $who } chose the shepherd on { $road }{ $at }.
    }
log-walk =
    { $you ->
        [who] You moved your shepherd to { $road }{ $at }.
       *[none] { $who } moved the shepherd to { $road }{ $at }.
    }
log-herd =
    { $you ->
        [who] You drove a white sheep from { $place } to { $place2 }.
       *[none] { $who } drove a white sheep from { $place } to { $place2 }.
    }
log-black =
    { $you ->
        [who] You drove the black sheep from { $place } to { $place2 }.
       *[none] { $who } drove the black sheep from { $place } to { $place2 }.
    }
log-buy =
    { $hidden ->
        [none] { $you ->
            [who] You bought a tile: { $terrain }.
           *[none] { $who } bought a tile: { $terrain }.
        }
       *[forgotten] { $who } bought a tile.
    }
log-undo =
    { $you ->
        [who] You took a move back.
       *[none] { $who } took a move back.
    }

## What the move brought about

fact-money =
    { $dinars ->
        [one] Everybody begins with { $dinars } Dinar.
       *[other] Everybody begins with { $dinars } Dinars.
    }
fact-die-thrown =
    { $you ->
        [who] You threw a { $number }.
       *[none] { $who } threw a { $number }.
    }
fact-black-crossed = The black sheep ran from { $place } to { $place2 }{ $at }.
fact-black-no-road = The black sheep stayed: { $place } has no road with a { $number }.
fact-black-shepherd = The black sheep stayed in { $place }: a shepherd stood in its way{ $at }.
fact-black-fence = The black sheep stayed in { $place }: a fence stood in its way{ $at }.
fact-walk-paid =
    { $dinars ->
        [one] The long way cost { $dinars } Dinar.
       *[other] The long way cost { $dinars } Dinars.
    }
    .foretold =
        { $dinars ->
            [one] The long way costs { $dinars } Dinar.
           *[other] The long way costs { $dinars } Dinars.
        }
fact-fence-placed =
    { $n ->
        [0] The last regular fence closed the road behind the shepherd{ $at }.
        [one] A fence closed the road behind the shepherd{ $at }; { $n } more is left.
       *[other] A fence closed the road behind the shepherd{ $at }; { $n } more are left.
    }
fact-final-fence-placed = A final fence closed the road behind the shepherd{ $at }.
fact-tile-bought =
    { $price ->
        [0] It cost nothing.
        [one] It cost { $price } Dinar.
       *[other] It cost { $price } Dinars.
    }
    .foretold =
        { $price ->
            [0] It costs nothing.
            [one] It costs { $price } Dinar.
           *[other] It costs { $price } Dinars.
        }
fact-stack-empty = It was the last one of its stack.
    .foretold = It is the last one of its stack.
fact-last-fence =
    { $you ->
        [who] All regular fences are placed: the match ends after your turn.
       *[none] All regular fences are placed: the match ends after { $who }’s turn.
    }
    .foretold =
        { $you ->
            [who] It is the last regular fence: the match ends after your turn.
           *[none] It is the last regular fence: the match ends after { $who }’s turn.
        }
fact-stuck = The shepherd is stuck{ $at }: no road next to it is free, and there is no Dinar for a distant one.
fact-turn-lost =
    { $you ->
        [who] { $n ->
            [one] Nothing more was possible: you lost { $n } action.
           *[other] Nothing more was possible: you lost { $n } actions.
        }
       *[none] { $n ->
            [one] Nothing more was possible: { $who } lost { $n } action.
           *[other] Nothing more was possible: { $who } lost { $n } actions.
        }
    }
fact-over-fences = The last round has been played: the match is over.
fact-over-stuck = No shepherd can ever move again: the match is over.
fact-starting-tile =
    { $you ->
        [who] Your starting tile: { $terrain }.
       *[none] { $who }’s starting tile: { $terrain }.
    }
fact-scored =
    { $you ->
        [who] You: { $tiles } for tiles + { $dinars } in Dinars = { $total }.
       *[none] { $who }: { $tiles } for tiles + { $dinars } in Dinars = { $total }.
    }
fact-won =
    { $seats ->
        [one] { $you ->
            [all] You won.
           *[none] { $all } won.
        }
       *[other] Shared win: { $all }. Who bleats loudest?
    }

## Why a move is refused

reason-not-drawn = That cannot be drawn now.
reason-chance-alone = Only chance decides that.
reason-place-first = Place your shepherd on a free road first.
reason-placed-on = A shepherd stands on this road already{ $at }.
reason-all-placed = All shepherds have been placed already: now they move.
reason-choose-shepherd = Choose first which of your shepherds acts in this turn.
reason-not-your-shepherd = None of your shepherds stands on this road{ $at }.
reason-cannot-move = This shepherd cannot move any more{ $at }: choose your other one.
reason-shepherd-chosen = You have already chosen the shepherd that acts in this turn.
reason-one-shepherd = You have only one shepherd: there is nothing to choose.
reason-must-walk = This is your last action, and your shepherd has not moved yet: move it to another road.
reason-driven-already = You have already driven a sheep on this road. Before the next one your shepherd must move to another road.
reason-bought-already = You have already bought a tile on this road. Before the next one your shepherd must move to another road.
reason-stands-there = Your shepherd stands there already{ $at }.
reason-shepherd-there =
    { $you ->
        [who] Your other shepherd stands on this road{ $at }.
       *[none] { $who }’s shepherd stands on this road{ $at }.
    }
reason-fence-there = A fence closes this road{ $at }.
reason-too-far = This road is not next to yours{ $at }, and you have no Dinar for the long way.
reason-not-across = Your shepherd drives sheep only between the two places on either side of its road.
reason-no-sheep = There is no white sheep in { $place }.
reason-black-elsewhere = The black sheep is not in { $place }.
reason-not-sold-here = This terrain is not next to your shepherd’s road: { $terrain }.
reason-sold-out = This stack is sold out: { $terrain }.
reason-too-dear =
    { $price ->
        [one] The tile costs { $price } Dinar, and you have none left.
       *[other] { $dinars ->
            [0] The tile costs { $price } Dinars, and you have none left.
           *[other] The tile costs { $price } Dinars, and you have only { $dinars }.
        }
    }
reason-last-dinar = That would cost your last Dinar. Your shepherd still has to move in this turn, and no road next to it is free.
reason-road-unknown = “{ $word }” is not a road: roads have the ids 1 to 42. On the board 16:4 is road 16 with the number 4.
reason-place-without-number = Say which { $word } you mean: { $word }-1, { $word }-2 or { $word }-3.
reason-no-tiles-there = There are no tiles for Sheepsburg.

## Verbs to type; English ones are understood in every language

verb-walk = walk
verb-herd = herd
verb-black = black
verb-buy = buy
verb-place = place
verb-use = use

## Scores

part-field = Field
part-mountain = Mountain
part-desert = Desert
part-swamp = Swamp
part-forest = Forest
part-pasture = Pasture
part-dinars = Dinars
tally-setup = Set-up
tally-round = Round { $n }
tally-last-round = Last round
tally-die = die { $n }
tally-first = first
tally-dinars =
    { $n ->
        [one] { $n } Dinar
       *[other] { $n } Dinars
    }
tally-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
tally-supply =
    { $n ->
        [one] { $n } fence left
       *[other] { $n } fences left
    }
tally-final =
    { $n ->
        [one] { $n } final fence left
       *[other] { $n } final fences left
    }
tally-starting = Starting tile: { $terrain }
tally-road = Shepherd on road { $road }
tally-near = walk free: { $roads }
tally-near-none = no free road next to it
tally-far = walk elsewhere: 1 Dinar
tally-far-none = elsewhere: no Dinar left
head-price = price
head-left = (left)
head-worth = worth
head-own = own

## Signs in the terminal

board-signs = On the island: 16:4 is road 16 with the number 4; a player’s sign before a road’s id is that player’s shepherd, ◀ shows who acts. Beneath a place’s name stands the number of its white sheep, and +black if the black one is there. ┼ is a fence, ╋ a final fence. New since your last decision: ╬ a fence; ↑ more and ↓ fewer white sheep; »black the black sheep came. In the list of terrains, 2 (3) means that the next tile costs 2 Dinars and 3 tiles are left; worth is what one tile would score now.

## Why a move is good

why-points = You would score more if the match ended now.
    .other = The others would score less if the match ended now.
why-points_late = You are better placed for the end of the match.
    .other = The others are worse placed for the end of the match.
why-dinars_early = You keep Dinars for the turns to come.
    .other = The others have less time to spend their Dinars.
why-tiles_early = You do not buy too early.
    .other = The others’ tiles can still lose sheep.
why-stakes_early = You do not put too much on one terrain.
    .other = The others rely on few terrains, which can still lose sheep.
why-drive = Your shepherd stands where it can drive a sheep to your tiles.
    .other = The others gain less by driving sheep.
why-buy = Your shepherd stands where a tile is worth more than it costs.
    .other = The others gain less by buying tiles.
why-near = From a road next to your shepherd you can drive a sheep to your tiles.
    .other = The others gain less on the roads next to them.
why-turn = You keep more actions in this turn.
    .other = The others keep fewer actions.
