"""What may happen in a game of Meadowmight beyond the move itself."""

from typing import Final

from sheepfold.core.actions import Hidden, Words
from sheepfold.core.facts import Face, FactSpace
from sheepfold.core.signature import Number, Several
from sheepfold.games.meadowmight.actions import CELL, ROT, TYPE
from sheepfold.games.meadowmight.components import TYPES

N: Final = Number("n")
SEAT: Final = Number("seat")
POINTS: Final = Number("points")
TILE: Final = Number("tile")  # in the order in which tiles were laid, from 0
CELLS: Final = Several("cells", CELL)
SEATS: Final = Several("seats", SEAT)
BY_TILE: Final = ("tile",)
LAID_TYPE: Final = Face(TYPE, borne_by=BY_TILE)  # the line of the move names it too
SEEN_TYPE: Final = Face(Words("face", TYPES), borne_by=BY_TILE)  # no word of the line names it
# Whether a tile lay faceup is to be remembered too.
SEEN_FACE: Final = Face(Words("face", (*TYPES, "down")), borne_by=BY_TILE)
OWN_TYPE: Final = Hidden(TYPE, owner="seat")

FACTS: Final = FactSpace()

# Tiles that are laid, turned, moved and taken back
START_LAID: Final = FACTS.add("tile-laid", "MM-4", TILE, LAID_TYPE, CELL, ROT, silent=True)
TILE_LAID: Final = FACTS.add("tile-laid", "MM-6", TILE, LAID_TYPE, CELL, ROT, silent=True)
TURN_NAMED: Final = FACTS.add("turn-named", "MM-8", SEAT, CELL)
MOVE_NAMED: Final = FACTS.add("move-named", "MM-F5", SEAT, CELL, CELL)
TILE_TURNED: Final = FACTS.add("tile-turned", "MM-8", SEAT, TILE, CELL, ROT)
TILE_TURNED_FREE: Final = FACTS.add("tile-turned", "MM-W3", SEAT, TILE, CELL, ROT)
TILE_MOVED: Final = FACTS.add("tile-moved", "MM-F5", SEAT, TILE, CELL, CELL, type=SEEN_TYPE)
TILE_FLED: Final = FACTS.add("tile-moved", "MM-W2", SEAT, TILE, CELL, CELL, type=SEEN_TYPE)
TAKEN_BACK: Final = FACTS.add("taken-back", "MM-W4", TILE, CELL, SEAT, type=SEEN_TYPE, silent=True)
COVERED_DOWN: Final = FACTS.add("covered-down", "MM-2")  # where the tile was laid
COVERED: Final = FACTS.add("covered", "MM-16", TILE, CELL, type=SEEN_FACE)
RETURNED: Final = FACTS.add("returned", "MM-16", TILE, CELL, type=SEEN_FACE)

# Fences and meadows
# Beyond the fences. The board shows them; a sentence for each would be too much.
DOUBLE_FENCE: Final = FACTS.add("double-fence", "MM-1", CELLS, fades=True, silent=True)
JOINED_OTHERS: Final = FACTS.add("joined-others", "MM-F2", SEAT, CELLS, fades=True)  # of Sheeple
MEADOWS_JOINED: Final = FACTS.add("meadows-joined", "MM-3", N, CELLS, fades=True)
MEADOW_ENCLOSED: Final = FACTS.add("meadow-enclosed", "MM-3", SEAT, POINTS, CELLS, fades=True)
MEADOW_ENCLOSED_SHARED: Final = FACTS.add(
    "meadow-enclosed-shared", "MM-3", POINTS, SEATS, CELLS, fades=True
)
MEADOW_OPENED: Final = FACTS.add("meadow-opened", "MM-3", SEAT, POINTS, CELLS, fades=True)
MEADOW_OPENED_SHARED: Final = FACTS.add(
    "meadow-opened-shared", "MM-3", POINTS, SEATS, CELLS, fades=True
)
# What a seat would get if the match ended now, and by how much that has changed.
POINTS_CHANGED: Final = FACTS.add(
    "points-changed", "MM-15", SEAT, POINTS, by=Number("by"), silent=True, fades=True
)
POINTS_CHANGED_FUZZY: Final = FACTS.add(
    "points-changed", "MM-F4", SEAT, POINTS, by=Number("by"), silent=True, fades=True
)
BEYOND: Final = FACTS.add("beyond", "MM-F1", rows=N, columns=N)
WIDE_BOARD: Final = FACTS.add("wide-board", "MM-W1", rows=N, columns=N)

# Conflicts: each has its sides and, after them, who won and whose Sheeple turned face down. They
# and a meadow's worth come from all the tiles around, so they fade: some lie face down by now.
CONFLICT: Final = FACTS.add("conflict", "MM-11", CELL, N, fades=True)
SIDE: Final = FACTS.add("side", "MM-12", SEAT, tiles=N, sheeple=N, won=N, cells=CELLS, fades=True)
SIDE_SHARED: Final = FACTS.add(
    "side-shared", "MM-12", tiles=N, sheeple=N, won=N, seats=SEATS, cells=CELLS, fades=True
)
WON: Final = FACTS.add("won", "MM-13", SEAT, tiles=N, fades=True)
WON_FUZZY: Final = FACTS.add("won", "MM-F3", SEAT, tiles=N, fades=True)
# In other variants nobody shares.
WON_SHARED: Final = FACTS.add("won-shared", "MM-F3", tiles=N, seats=SEATS, fades=True)
TURNED_DOWN: Final = FACTS.add("turned-down", "MM-14", SEAT, N, CELLS, fades=True)

# Special tiles
FRIGHTENED: Final = FACTS.add("frightened", "MM-W2", CELLS, fades=True)
CAUGHT: Final = FACTS.add("caught", "MM-W2", CELLS, fades=True)
# Rare: no tile is left to draw, and no tile on the whole board may be turned.
TREE_IDLE: Final = FACTS.add("tree-idle", "MM-W3", fades=True, rare=True)
POND_IDLE: Final = FACTS.add("pond-idle", "MM-W4", fades=True)

# Hands and turns
BEGINS: Final = FACTS.add("begins", "MM-5", SEAT, silent=True)
TILE_DEALT: Final = FACTS.add("tile-dealt", "MM-4", SEAT, OWN_TYPE, silent=True)
TILE_DEALT_PILE: Final = FACTS.add("tile-dealt", "MM-P1", SEAT, OWN_TYPE, silent=True)
TILE_DRAWN: Final = FACTS.add("tile-drawn", "MM-5", SEAT, OWN_TYPE, silent=True)
TILE_DRAWN_MORE: Final = FACTS.add("tile-drawn", "MM-W3", SEAT, OWN_TYPE, silent=True)
DISCARDED: Final = FACTS.add("discarded", "MM-8", SEAT, TYPE, silent=True)
DISCARDED_STUCK: Final = FACTS.add("discarded", "MM-9", SEAT, TYPE, silent=True)
STUCK: Final = FACTS.add("stuck", "MM-9", SEAT)
LIMIT_RAISED: Final = FACTS.add("limit-raised", "MM-P1", SEAT, N)
PILE_EMPTY: Final = FACTS.add("pile-empty", "MM-P1", SEAT)
DECK_EMPTY: Final = FACTS.add("deck-empty", "MM-5")
CHANGE_OVER: Final = FACTS.add("change-over", "MM-8", SEAT)
OUT_OF_TILES: Final = FACTS.add("out-of-tiles", "MM-5", SEAT)
PASSED_OVER: Final = FACTS.add("passed-over", "MM-5", SEAT, silent=True)  # from then on, each turn
TURN_BEGINS: Final = FACTS.add("turn-begins", "MM-5", SEAT, silent=True)
OVER: Final = FACTS.add("over", "MM-10")
SCORED: Final = FACTS.add("scored", "MM-15", SEAT, total=N)
SCORED_FUZZY: Final = FACTS.add("scored", "MM-F4", SEAT, total=N)
MATCH_WON: Final = FACTS.add("match-won", "MM-15", SEATS)
