"""Sheepland's action space: its moves as blocks of ints."""

from typing import Final

from sheepfold.core.actions import ActionSpace, Hidden, Words
from sheepfold.core.bits import tables
from sheepfold.games.sheepland.components import NUMBERS, PLACES, ROADS, TERRAINS

SEAT: Final = Words("seat", ("0", "1", "2", "3"))
ROAD: Final = Words(
    "road", (str(road + 1) for road in range(ROADS)), mistakes=((r".+", "road-unknown"),)
)
NUMBER: Final = Words("number", (str(number + 1) for number in range(NUMBERS)))
PLACE: Final = Words("place", PLACES, mistakes=(("|".join(TERRAINS), "place-without-number"),))
TERRAIN: Final = Words("terrain", TERRAINS, mistakes=(("sheepsburg", "no-tiles-there"),))
SECRET_TERRAIN: Final = Hidden(TERRAIN, owner="seat")
UNKNOWN_TERRAIN: Final = len(TERRAINS)  # as a secret terrain: `?`

# The most frequent verbs come first: `apply` compares in this order.
ACTIONS: Final = ActionSpace(
    ("walk", ROAD),
    ("die", NUMBER),
    ("herd", PLACE, PLACE),
    ("black", PLACE, PLACE),
    ("buy", TERRAIN),
    ("place", ROAD),
    ("use", ROAD),
    ("tile", SEAT, SECRET_TERRAIN),
    ("first", SEAT),
)
WALK: Final = ACTIONS.bases[0]
DIE: Final = ACTIONS.bases[1]
HERD: Final = ACTIONS.bases[2]
BLACK: Final = ACTIONS.bases[3]
BUY: Final = ACTIONS.bases[4]
PLACE_ON: Final = ACTIONS.bases[5]
USE: Final = ACTIONS.bases[6]
TILE: Final = ACTIONS.bases[7]
FIRST: Final = ACTIONS.bases[8]

# Each table covers twelve bits of a mask; twelve bits are 4095.
_W0, _W1, _W2, _W3 = tables(WALK, ROADS)
_P0, _P1, _P2, _P3 = tables(PLACE_ON, ROADS)


def walk_actions(roads: int) -> list[int]:
    return [
        *_W0[roads & 4095],
        *_W1[roads >> 12 & 4095],
        *_W2[roads >> 24 & 4095],
        *_W3[roads >> 36],
    ]


def place_actions(roads: int) -> list[int]:
    return [
        *_P0[roads & 4095],
        *_P1[roads >> 12 & 4095],
        *_P2[roads >> 24 & 4095],
        *_P3[roads >> 36],
    ]


def tile_action(seat: int, terrain: int) -> int:
    return TILE + seat * SECRET_TERRAIN.size + terrain
