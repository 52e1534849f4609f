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
island-shepherd = shepherd of { $who }
island-acts = acting now
island-cost =
    { $dinars ->
        [0] walking there is free
        [one] walking there costs { $dinars } Dinar
       *[other] walking there costs { $dinars } Dinars
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

coach-place = Your shepherd can buy tiles only for the two regions beside its road, and drive sheep only between them. A road beside the terrain of your secret starting tile is a good place to begin.
coach-use = This shepherd takes all three actions of the turn; the other one rests. Choose the one that stands where sheep or cheap tiles are still to be had.
coach-act-move = A turn has three actions: walk, drive a sheep across your road, or buy a tile; at least one has to be a walk. Walking to a road next to yours is free, and a fence closes the road you leave.
coach-act = Your shepherd has walked. Before you drive another sheep or buy another tile, think about where the sheep should stand when everything is fenced in: each of your tiles counts the sheep in its three regions.
coach-act-stuck = There is no free road next to your shepherd and no Dinar for the long way. Take what this road still offers.
