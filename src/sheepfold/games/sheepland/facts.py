"""What may happen in a match of Sheepland beyond the move itself. Roads are their ids, from 1."""

from typing import Final

from sheepfold.core.facts import Face, FactSpace
from sheepfold.core.signature import Number, Several
from sheepfold.games.sheepland.actions import PLACE, SECRET_TERRAIN, TERRAIN

SEAT: Final = Number("seat")
ROAD: Final = Number("road")
DINARS: Final = Number("dinars")
PRICE: Final = Number("price")
N: Final = Number("n")
BOUGHT_TERRAIN: Final = Face(TERRAIN, borne_by=("seat",))  # a seat's tiles lie the same way (SL-14)

FACTS: Final = FactSpace()

# Set-up
MONEY: Final = FACTS.add("money", "SL-2", DINARS)  # for each
FIRST_DRAWN: Final = FACTS.add("first-drawn", "SL-3", SEAT, silent=True)
TILE_DEALT: Final = FACTS.add("tile-dealt", "SL-1", SEAT, SECRET_TERRAIN, silent=True)
SHEPHERD_PLACED: Final = FACTS.add("shepherd-placed", "SL-3", SEAT, ROAD, silent=True)

# Turns
TURN_BEGUN: Final = FACTS.add("turn-begun", "SL-4", SEAT, Number("round"), silent=True)
DIE_THROWN: Final = FACTS.add("die-thrown", "SL-4", SEAT, Number("number"))
BLACK_CROSSED: Final = FACTS.add("black-crossed", "SL-4", ROAD, PLACE, PLACE)
BLACK_NO_ROAD: Final = FACTS.add("black-no-road", "SL-4", Number("number"), PLACE)
BLACK_SHEPHERD: Final = FACTS.add("black-shepherd", "SL-4", ROAD, PLACE)
BLACK_FENCE: Final = FACTS.add("black-fence", "SL-4", ROAD, PLACE)
SHEPHERD_NAMED: Final = FACTS.add("shepherd-named", "SL-11", SEAT, ROAD, silent=True)
STUCK: Final = FACTS.add("stuck", "SL-10", ROAD)
TURN_LOST: Final = FACTS.add("turn-lost", "SL-10", SEAT, N)  # number of actions

# Actions
SHEPHERD_MOVED: Final = FACTS.add("shepherd-moved", "SL-6", SEAT, ROAD, ROAD, silent=True)
WALK_PAID: Final = FACTS.add("walk-paid", "SL-6", DINARS)
FENCE_PLACED: Final = FACTS.add("fence-placed", "SL-6", ROAD, N)  # number that is left
FINAL_FENCE_PLACED: Final = FACTS.add("final-fence-placed", "SL-6", ROAD)
LAST_FENCE: Final = FACTS.add(
    "last-fence", "SL-12", SEAT
)  # the seat after whose turn the match ends
SHEEP_DRIVEN: Final = FACTS.add("sheep-driven", "SL-7", ROAD, PLACE, PLACE, silent=True)
BLACK_DRIVEN: Final = FACTS.add("black-driven", "SL-7", ROAD, PLACE, PLACE, silent=True)
# A price, of one's own tile too, reveals how many of its stack were bought before.
TILE_BOUGHT: Final = FACTS.add("tile-bought", "SL-8", SEAT, BOUGHT_TERRAIN, PRICE, fades=True)
STACK_EMPTY: Final = FACTS.add("stack-empty", "SL-8", TERRAIN, fades=True)

# The end
OVER_STUCK: Final = FACTS.add("over-stuck", "SL-10")
OVER_FENCES: Final = FACTS.add("over-fences", "SL-12")
STARTING_TILE: Final = FACTS.add("starting-tile", "SL-14", SEAT, TERRAIN)
SCORED: Final = FACTS.add("scored", "SL-13", SEAT, Number("tiles"), DINARS, Number("total"))
WON: Final = FACTS.add("won", "SL-13", Several("seats", SEAT))
