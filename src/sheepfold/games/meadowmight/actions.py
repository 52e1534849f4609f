"""Meadowmight's action space: computed from cells, never listed.

No board grows further than the cells: a tile is laid next to another one, at most 93 tiles are
played after the start tile at 0,0 and 3 more once ponds have given them back (MM-W4), and moves go
onto cells that hold tiles. So no tile lies further out than 96, and 97 is the last cell anyone may
try.
"""

import re
from collections.abc import Sequence
from typing import Final

from sheepfold.core.actions import ActionSpace, Hidden, Words
from sheepfold.games.meadowmight.components import KINDS, SEATS, SHAPES, TYPES
from sheepfold.games.meadowmight.state import Pasture

REACH: Final = 99
WIDTH: Final = 2 * REACH + 1
CELLS: Final = WIDTH * WIDTH
ORIGIN: Final = REACH * WIDTH + REACH  # the start tile's cell
STEPS_TO: Final = (-WIDTH, 1, WIDTH, -1)  # from a cell to the next in the north, east, south, west

_NUMBER: Final = "(0|-?[1-9][0-9]?)"
_CELL: Final = re.compile(f"{_NUMBER},{_NUMBER}")


class Cell:
    """A kind of argument: `x,y` from the start tile, x to the right, y down."""

    name = "cell"
    mistakes = ((r"-?[0-9]+,-?[0-9]+", "cell-far"), (r".+", "cell-unknown"))
    size = CELLS
    width = 1

    def __init__(self) -> None:
        self._texts: dict[int, str] = {}  # cache

    def text(self, index: int) -> str:
        text = self._texts.get(index)
        if text is None:
            y, x = divmod(index, WIDTH)
            text = self._texts[index] = f"{x - REACH},{y - REACH}"
        return text

    def parse(self, words: Sequence[str]) -> int | None:
        found = _CELL.fullmatch(words[0])
        return found and cell_at(int(found[1]), int(found[2]))


def cell_at(x: int, y: int) -> int:
    return (y + REACH) * WIDTH + x + REACH


SEAT: Final = Words("seat", map(str, range(SEATS)))
TYPE: Final = Words(
    "type", TYPES, mistakes=(("|".join(KINDS), "type-fences"), ("|".join(SHAPES), "type-kind"))
)
CELL: Final = Cell()
ROT: Final = Words("rot", "0123", mistakes=((r".+", "rotation-unknown"),))


def drawer(state: Pasture) -> int:
    """MM-4: return the seat on turn, which gets the tile that chance draws."""
    return state.seat


ACTIONS: Final = ActionSpace(
    ("play", TYPE, CELL, ROT),
    ("turn", CELL, ROT),
    ("discard", TYPE),
    ("draw", Hidden(TYPE, owner=drawer)),
    ("move", CELL, CELL),
    ("recall", CELL),
    ("done",),
    ("draw",),
    ("first", SEAT),
    ("start", TYPE, ROT),
    ("deal", SEAT, Hidden(TYPE, owner="seat")),
)
PLAY: Final = ACTIONS.bases[0]
TURN: Final = ACTIONS.bases[1]
DISCARD: Final = ACTIONS.bases[2]
DRAW: Final = ACTIONS.bases[3]
MOVE: Final = ACTIONS.bases[4]
RECALL: Final = ACTIONS.bases[5]
DONE: Final = ACTIONS.bases[6]
DRAW_MORE: Final = ACTIONS.bases[7]
FIRST: Final = ACTIONS.bases[8]
START: Final = ACTIONS.bases[9]
DEAL: Final = ACTIONS.bases[10]
UNKNOWN: Final = len(TYPES)  # as a hidden type: `?`
DEALT: Final = len(TYPES) + 1  # the number of `deal` actions per seat
