"""What may happen in a game of Te Kuiti beyond the move itself."""

from typing import Final

from sheepfold.core.facts import Face, FactSpace
from sheepfold.core.signature import Number, Several
from sheepfold.games.te_kuiti.actions import CELL, EDGE, KIND, SIDE

N: Final = Number("n")
ROUND: Final = Number("round")  # from 1
CELLS: Final = Several("cells", CELL)
TILE: Final = ("round", "cell")  # the next round lays out other tiles
SHOWN_KIND: Final = Face(KIND, borne_by=TILE)
SHOWN_SIDE: Final = Face(SIDE, borne_by=TILE)

FACTS: Final = FactSpace()

# Fences
FENCE_PLACED: Final = FACTS.add("fence-placed", "TK-3", EDGE, silent=True)
FENCE_PLACED_NOW: Final = FACTS.add("fence-placed", "TK-8", EDGE, silent=True)
FENCE_RAMMED: Final = FACTS.add("fence-rammed", "TK-7", EDGE, silent=True)
FENCE_RAMMED_SOLO: Final = FACTS.add("fence-rammed", "TK-S4", EDGE, silent=True)
FLOWER_FENCE: Final = FACTS.add("flower-fence", "TK-S3", EDGE, tells=True)
FLOWER_CLOCKWISE: Final = FACTS.add("flower-clockwise", "TK-S3", EDGE, tells=True)
# With tiles in them. A pen that a flower closed reveals the side of that flower.
PEN_CLOSED: Final = FACTS.add("pen-closed", "TK-4", CELLS, tells=True)
PEN_OPENED: Final = FACTS.add("pen-opened", "TK-4", CELLS)

# Tiles
TILE_SHOWN: Final = FACTS.add(
    "tile-shown", "TK-5", ROUND, CELL, SHOWN_KIND, SHOWN_SIDE, silent=True
)
TILE_SHOWN_SOLO: Final = FACTS.add(
    "tile-shown", "TK-S2", ROUND, CELL, SHOWN_KIND, SHOWN_SIDE, silent=True
)
SEEN_BEFORE: Final = FACTS.add("seen-before", "TK-15", ROUND, CELL, SHOWN_KIND, SHOWN_SIDE)
# The face again as a tile is turned down or leaves: an earlier line may have shown it.
TILE_COVERED: Final = FACTS.add(
    "tile-covered", "TK-15", ROUND, CELL, KIND, SIDE, fades=True, silent=True
)
TILE_GONE: Final = FACTS.add("tile-gone", "TK-15", ROUND, CELL, KIND, SIDE, silent=True)
RAM_FOUND: Final = FACTS.add("ram-found", "TK-7", CELL)
RAM_FOUND_SOLO: Final = FACTS.add("ram-found", "TK-S4", CELL)
# Rare: it takes three rams in the first turn, while there are only two fences.
RAM_IDLE: Final = FACTS.add("ram-idle", "TK-7", CELL, rare=True)
RAM_IDLE_SOLO: Final = FACTS.add("ram-idle", "TK-S4", CELL)
SHEPHERD_FOUND: Final = FACTS.add("shepherd-found", "TK-8", CELL)
SHEPHERD_FOUND_SOLO: Final = FACTS.add("shepherd-found-solo", "TK-S5", CELL)
# Two tiles that are a pair or not: if one of them lies open or has left, that reveals the other.
TURNED_BACK: Final = FACTS.add("turned-back", "TK-6", CELLS, fades=True)
TURNED_BACK_SOLO: Final = FACTS.add("turned-back", "TK-S2", CELLS, fades=True)
PAIR_ENCLOSED: Final = FACTS.add("pair-enclosed", "TK-9", CELLS, KIND, fades=True)
PAIR_ENCLOSED_SOLO: Final = FACTS.add("pair-enclosed", "TK-S6", CELLS, KIND, fades=True)
PAIR_TAKEN: Final = FACTS.add("pair-taken", "TK-6", CELLS, KIND)
PAIR_TAKEN_OPEN: Final = FACTS.add("pair-taken", "TK-11", CELLS, KIND, silent=True)
PAIR_REMOVED: Final = FACTS.add("pair-removed", "TK-S2", CELLS, KIND)

# Turns and rounds
FIELD_OPEN: Final = FACTS.add("field-open", "TK-11")
NOTHING_TO_FLIP: Final = FACTS.add("nothing-to-flip", "TK-10")
TURN_PASSED: Final = FACTS.add("turn-passed", "TK-10")
LAST_TURN: Final = FACTS.add("last-turn", "TK-12")
OUT_OF_FENCES: Final = FACTS.add("out-of-fences", "TK-13")
LAST_TURN_OVER: Final = FACTS.add("last-turn-over", "TK-12")
NO_FREE_TILE: Final = FACTS.add("no-free-tile", "TK-12")
FIELD_LEFT: Final = FACTS.add("field-left", "TK-14", CELLS, Several("edges", EDGE), silent=True)
ROUND_SCORED: Final = FACTS.add("round-scored", "TK-14", ROUND, shepherd=N, sheep=N)
SECOND_ROUND: Final = FACTS.add("second-round", "TK-2", Number("seat"))
MATCH_WON: Final = FACTS.add(
    "match-won", "TK-2", Several("seats", Number("seat")), points=N, against=N
)

# Solo
WON: Final = FACTS.add("won", "TK-S8")
LOST_RESERVE: Final = FACTS.add("lost-reserve", "TK-S7")
LOST_ENCLOSED: Final = FACTS.add("lost-enclosed", "TK-S7")
LOST_FLIPS: Final = FACTS.add("lost-flips", "TK-S9")
LOST_NO_PAIR: Final = FACTS.add("lost-no-pair", "TK-S7")
