### Sheepland on the page, in English.
### The same keys, attributes and variables stand in de.ftl and fr.ftl, in the same order.

## The island

island = The island
island-place =
    { $place }: { $white ->
        [0] no white sheep
       *[other] { $white } white sheep
    }{ $black ->
        [yes] , and the black sheep
       *[no] { "" }
    }
island-drive = from here a sheep can be driven to { $place }
island-black = The black sheep, in { $place }
island-road = Road with the number { $number }, between { $one } and { $other }
island-fence = closed by a fence
island-final-fence = closed by a final fence
island-shepherd = { $who }’s shepherd
island-acts = acting now
island-cost =
    { $dinars ->
        [0] moving there is free
        [one] moving there costs { $dinars } Dinar
       *[other] moving there costs { $dinars } Dinars
    }
island-die = The die shows { $n }

## The stacks

market = Tiles for sale
market-stack =
    { $terrain }: { $left ->
        [0] sold out
        [one] the last tile costs { $price ->
            [one] { $price } Dinar
           *[other] { $price } Dinars
        }
       *[other] { $left } tiles, the next one costs { $price ->
            [one] { $price } Dinar
           *[other] { $price } Dinars
        }
    }; one tile is worth { $worth } now
market-left = { $left } left
market-empty = sold out
market-mine =
    you have { $n ->
        [one] one
       *[other] { $n }
    }

## Own tiles

hand = Your tiles
hand-tiles =
    { $count ->
        [one] { $terrain }: worth { $worth } now
       *[other] { $terrain }: { $count } tiles, each worth { $worth } now
    }
hand-starting = , your secret starting tile among them
hand-total = What you would score now

## Choices

which-sheep = Which sheep crosses the road?
white-sheep = A white sheep
black-sheep = The black sheep

## For a first match

coach-place = Your shepherd can buy tiles only for the two regions next to its road, and drive sheep only between them. A road next to the terrain of your secret starting tile is a good place to begin.
coach-use = This shepherd takes all three actions of the turn; the other one rests. Choose the one that stands where sheep or cheap tiles are still to be had.
coach-act-move = A turn has three actions: move your shepherd, drive a sheep across your road, or buy a tile; at least one has to be a move. Moving to a road next to yours is free, and a fence closes the road you leave.
coach-act = Your shepherd has moved. Before you drive another sheep or buy another tile, think about where the sheep should stand when everything is fenced in: each of your tiles counts the sheep in its three regions.
coach-act-stuck = There is no free road next to your shepherd and no Dinar for the long way. Take what this road still offers.

## For the lesson

lesson-goal = At the end, each of your tiles is worth the number of sheep in the three regions of its terrain. The black sheep counts as two, and every Dinar you have left is a point.
lesson-turn = You take three actions: move your shepherd along the roads, drive a sheep across your road, or buy a tile of a terrain next to it. Move at least once, and before you drive or buy a second time. A fence closes every road your shepherd leaves.
lesson-end = When the twentieth fence stands, play goes on until everybody has had the same number of turns. Then all tiles count, also the secret one that each player began with.

## What things mean

about-road = A shepherd acts on the two places beside its road. On the number shown, the die sends the black sheep across.
about-fence = Nothing crosses a road with a fence, and no shepherd can walk onto it.
about-region = A tile of this terrain is worth the sheep in its three regions: { $sum }.
about-town = Sheep in Sheepsburg are worth nothing.
about-black = It counts as two sheep. Each turn begins with the die, which may send it across a road.
about-stack = Beside one of its regions, your shepherd can buy the top tile. Each tile is worth the sheep in the three regions: { $sum }.
about-product = { $count } × { $worth } = { $points }.
about-start-tile = Everybody has one secret starting tile; the others see it at the end.
about-dinars = Each Dinar you have left is worth 1 point.
about-total = { $sum }.
about-die = If a free road with this number leads out of its place, the black sheep crosses it.
about-supply = Every road a shepherd leaves gets a fence. With the 20th the last round begins.
about-final = The 20 fences are used up: this is the last round.
about-tiles = Bought tiles lie face down. Remember who bought what.
tally-left =
    { $n ->
        [one] 1 of 3 actions left
       *[other] { $n } of 3 actions left
    }
about-left = Walk, drive a sheep across your road, or buy a tile. At least one action is a walk.

## For the guided game

guide-die-thrown = Each turn begins with the die. If a free road with that number leads away from the black sheep, it crosses it.
guide-tile-bought = A tile was bought. The next one of that terrain costs 1 Dinar more. At the end each tile is worth the sheep in its three regions.
guide-black-driven = A sheep was driven across the shepherd’s road, here the black one, which counts as two.
guide-shepherd-moved = The shepherd walked, and a fence closes the road it left for good.
guide-last-fence = That was the 20th fence: when everybody has had the same number of turns, the match is over.
