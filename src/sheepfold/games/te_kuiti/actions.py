"""Te Kuiti's action space: its moves as blocks of ints."""

from typing import Final

from sheepfold.core.actions import ActionSpace, Pairs, Words
from sheepfold.core.bits import tables
from sheepfold.games.te_kuiti.board import (
    CELL_NAMES,
    CELLS,
    EDGE_ALIASES,
    EDGE_NAMES,
    EDGES,
    SIDES,
)
from sheepfold.games.te_kuiti.components import KINDS

SEAT: Final = Words("seat", ("0", "1"))
CELL: Final = Words("cell", CELL_NAMES, mistakes=((r".+", "cell-unknown"),))
EDGE: Final = Words(
    "edge",
    EDGE_NAMES,
    EDGE_ALIASES,
    mistakes=(
        (r"[a-e][1-5]", "edge-without-side"),
        (r"[a-e][1-5].", "edge-side"),
        (r".+", "edge-unknown"),
    ),
)
KIND: Final = Words("kind", KINDS)
SIDE: Final = Words("side", (*SIDES, "-"))
PAIR: Final = Pairs("pair", CELL)
NO_FLOWER: Final = 4  # as a side: `-`

ACTIONS: Final = ActionSpace(
    ("fence", EDGE),
    ("flip", CELL),
    ("reveal", KIND),
    ("ram", EDGE),
    ("take", PAIR),
    ("done",),
    ("first", SEAT),
    ("reveal", KIND, SIDE),
)
FENCE: Final = ACTIONS.bases[0]
FLIP: Final = ACTIONS.bases[1]
REVEAL: Final = ACTIONS.bases[2]
RAM: Final = ACTIONS.bases[3]
TAKE: Final = ACTIONS.bases[4]
DONE: Final = ACTIONS.bases[5]
FIRST: Final = ACTIONS.bases[6]
REVEAL_SIDE: Final = ACTIONS.bases[7]

# Each table covers twelve bits of a mask; twelve bits are 4095.
_F0, _F1, _F2, _F3, _F4 = tables(FENCE, EDGES)
_C0, _C1, _C2 = tables(FLIP, CELLS)


def fence_actions(edges: int) -> list[int]:
    return [
        *_F0[edges & 4095],
        *_F1[edges >> 12 & 4095],
        *_F2[edges >> 24 & 4095],
        *_F3[edges >> 36 & 4095],
        *_F4[edges >> 48],
    ]


def flip_actions(cells: int) -> list[int]:
    return _C0[cells & 4095] + _C1[cells >> 12 & 4095] + _C2[cells >> 24]


def ram_actions(edges: int) -> list[int]:
    return [action - FENCE + RAM for action in fence_actions(edges)]
