### Meadowmight on the page: the words of its board, in English.
### The same keys and variables stand in de.ftl and fr.ftl, in the same order.

## The board

board-meadow =
    { $n ->
        [one] The meadow: { $n } tile
       *[other] The meadow: { $n } tiles
    }
place-at = Empty: a tile may be laid here. Cell { $cell }.
place-off = Empty. Cell { $cell }.
tile-at = { $type }.
tile-of = { $type }, { $who }’s.
tile-cell = Cell { $cell }.
tile-below =
    { $n ->
        [one] { $n } tile lies below.
       *[other] { $n } tiles lie below.
    }
tile-frightened = Frightened by the wolf.
fences-none = No fences.
fences-at = Fences: { $sides }.
side-N = north
side-E = east
side-S = south
side-W = west
meadow-of =
    { $n ->
        [one] Meadow of { $who } with { $n } tile.
       *[other] Meadow of { $who } with { $n } tiles.
    }
meadow-free =
    { $n ->
        [one] Meadow without an owner, { $n } tile.
       *[other] Meadow without an owner, { $n } tiles.
    }
meadow-enclosed =
    { $points ->
        [one] Enclosed, worth { $points } point.
       *[other] Enclosed, worth { $points } points.
    }
meadow-enclosed-each =
    { $points ->
        [one] Enclosed, { $points } point per Sheeple, less 1 for each Sheeple of others.
       *[other] Enclosed, { $points } points per Sheeple, less 1 for each Sheeple of others.
    }
discards =
    { $n ->
        [one] { $n } tile has left the game
       *[other] { $n } tiles have left the game
    }
zoom-in = Closer
zoom-out = Farther away
zoom-whole = Show the whole meadow
edge-left =
    { $n ->
        [one] { $n } more place
       *[other] { $n } more places
    } on the left: show
edge-top =
    { $n ->
        [one] { $n } more place
       *[other] { $n } more places
    } above: show
edge-right =
    { $n ->
        [one] { $n } more place
       *[other] { $n } more places
    } on the right: show
edge-bottom =
    { $n ->
        [one] { $n } more place
       *[other] { $n } more places
    } below: show
rotate = Turn the tile (R)
rotate-touch = Turn the tile
rotations = Ways to lay it
rotation = Rotation { $rot }. { $fences }

## Hand and supplies

hand-of =
    { $n ->
        [one] Your hand: { $n } tile
       *[other] Your hand: { $n } tiles
    }
hand-tile =
    { $n ->
        [1] { $type }
       *[other] { $type }, { $n } of them
    }
times = ×{ $n }
supply-hand = Hand: { $n }
supply-limit = Hand { $n } of { $most },
supply-pile = pile { $n }

## What is asked

pick-place = Choose a place for the tile. Press R or use the wheel to turn it.
pick-place-touch = Choose a place for the tile. Tap the tile again to turn it.
pick-place-only = Choose a place for the tile.
pick-way = This is how it would lie. Press R, use the wheel or click it again to turn it.
pick-way-touch = This is how it would lie. Tap it again to turn it.
pick-sure = This is how it would lie.
pick-tile = Choose the tile of your hand that you want to lay here.
pick-change = CHANGE: choose the tile that you want to turn. It will cost 2 tiles.
pick-change-fuzzy = CHANGE: choose the tile that you want to turn or move. It will cost 2 tiles.
pick-turn = Choose how the tile will lie. Press R, use the wheel or click it again to see the next way.
pick-turn-touch = Choose how the tile will lie. Tap it again to see the next way.
choose-change = CHANGE a tile
choose-turn-tiles = Turn tiles
choose-turn = Turn it this way
choose-draw = Draw one more tile
choose-done-wolf = Nobody else flees
choose-done-tree = Turn no more tiles
choose-done-pond = Take none back

## For a first game

coach-turn = A Sheeple makes a meadow yours, and closed borders make it score. Lay one where you can soon close the gaps; when two meadows are joined, the bigger one wins.
coach-discard = A CHANGE takes effect once two tiles are paid. Give away what does not fit your meadows; Sheeple are rare, so keep them if you can.
coach-wolf = Tiles that do not flee turn face down. Let your own Sheeple escape to where they are safe; leave those of others, or move them to where they lose a conflict.
coach-tree = Turning a tile can close the last gap of your meadow or open a rival’s. If no turn helps you, draw the extra tile.
coach-pond = A Sheeple in a meadow that will never be closed is worth more in your hand. If all of them stand well, take none back.

## For the lesson

lesson-goal = Fence meadows in. A meadow that is closed all around and holds one of your Sheeple earns one point for each of its tiles and one for each sheep without an owner.
lesson-turn = Lay one of your tiles next to another, turned any way you like. Or make a CHANGE: discard two tiles and turn one on the table. Then you draw. When meadows of two owners are joined, they fight: the one with more tiles wins, and the Sheeple of the other turn face down.
lesson-end = The game ends when nobody has a tile left. Only enclosed meadows count, and the most points win.

## Keys

keys-turn = Turn the tile
keys-turn-back = Turn it the other way
keys-zoom = Zoom in, zoom out, show the whole meadow

## What things mean

about-blank = In an enclosed meadow it counts 1 point as a tile.
about-neutral = In an enclosed meadow it counts 2 points: 1 for the tile and 1 for the sheep.
about-sheeple = A Sheeple makes its meadow yours: once it is enclosed, its points are yours.
about-down = It is closed on all sides, belongs to no meadow and may be covered.
about-wolf = When it is played, the sheep next to it must flee or turn face down.
about-tree = When it is played, you may turn tiles or draw one more.
about-pond = In a meadow that scores, each sheep next to it is worth 2 points more.
about-house = Nobody can turn it or a tile next to it.
about-place = A tile of your hand can be laid next to any tile.
about-sum = { $tiles } + { $sheep } = { $points }: tiles and sheep without an owner.
about-sum-ponds = { $tiles } + { $sheep } + { $ponds } = { $points }: tiles, sheep without an owner, and ponds.
about-sum-plain =
    { $tiles ->
        [one] 1 tile.
       *[other] { $tiles } tiles.
    }
about-open = It is worth nothing until every border around it has a fence.
about-joined = When meadows of different owners are joined, the one with more tiles wins.
about-discards = Tiles that were paid for a CHANGE. They are out of the game.
about-hand = Tiles in hand. The game is over when nobody has any left.

## For the guided game

guide-meadow-enclosed = Every border around that meadow is closed: it is worth 1 point for each tile and 1 for each sheep without an owner.
guide-tile-drawn = After each turn a tile is drawn, while the deck lasts.
guide-turn-named = A CHANGE: it names a tile to turn, and two tiles of the hand pay for it.
guide-conflict = Two meadows are joined: they fight, and the one with more tiles wins.
guide-double-fence = Both tiles have a fence here: a tile beside a double fence cannot be turned.
guide-out-of-tiles = One player has no tiles left, so nobody can CHANGE any more.
guide-over = Nobody has a tile left: the match is over, and enclosed meadows are counted.
