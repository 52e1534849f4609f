"""Why a move of Sheepland may be refused."""

from typing import Final

from sheepfold.core.reasons import ReasonSpace
from sheepfold.games.sheepland.actions import PLACE, ROAD, SEAT, TERRAIN
from sheepfold.games.sheepland.facts import DINARS, PRICE

REASONS: Final = ReasonSpace()

# Draws and set-up
NOT_DRAWN: Final = {ruling: REASONS.add("not-drawn", ruling) for ruling in ("SL-1", "SL-3", "SL-4")}
CHANCE_ALONE: Final = {
    ruling: REASONS.add("chance-alone", ruling) for ruling in ("SL-1", "SL-3", "SL-4")
}
PLACE_FIRST: Final = REASONS.add("place-first", "SL-3")
PLACED_ON: Final = REASONS.add("placed-on", "SL-3", ROAD)
ALL_PLACED: Final = REASONS.add("all-placed", "SL-3")

# The acting shepherd
CHOOSE_SHEPHERD: Final = REASONS.add("choose-shepherd", "SL-11")
NOT_YOUR_SHEPHERD: Final = REASONS.add("not-your-shepherd", "SL-11", ROAD)
CANNOT_MOVE: Final = REASONS.add("cannot-move", "SL-11", ROAD)
SHEPHERD_CHOSEN: Final = REASONS.add("shepherd-chosen", "SL-11")
ONE_SHEPHERD: Final = REASONS.add("one-shepherd", "SL-11")

# What a turn allows
MUST_WALK: Final = REASONS.add("must-walk", "SL-5")
DRIVEN_ALREADY: Final = REASONS.add("driven-already", "SL-5")
BOUGHT_ALREADY: Final = REASONS.add("bought-already", "SL-5")

# Walking
STANDS_THERE: Final = REASONS.add("stands-there", "SL-6", ROAD)
SHEPHERD_THERE: Final = REASONS.add("shepherd-there", "SL-6", ROAD, SEAT)
FENCE_THERE: Final = REASONS.add("fence-there", "SL-6", ROAD)
TOO_FAR: Final = REASONS.add("too-far", "SL-6", ROAD)

# Sheep
NOT_ACROSS: Final = REASONS.add("not-across", "SL-7")
NO_SHEEP: Final = REASONS.add("no-sheep", "SL-7", PLACE)
BLACK_ELSEWHERE: Final = REASONS.add("black-elsewhere", "SL-7", PLACE)

# Tiles
NOT_SOLD_HERE: Final = REASONS.add("not-sold-here", "SL-8", TERRAIN)
SOLD_OUT: Final = REASONS.add("sold-out", "SL-8", TERRAIN)
TOO_DEAR: Final = REASONS.add("too-dear", "SL-8", PRICE, DINARS)
LAST_DINAR: Final = REASONS.add("last-dinar", "SL-9")
