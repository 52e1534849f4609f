"""The landscape board, 4 by 4 cells, as bits, and what neighbours ask of a river."""

from functools import cache
from typing import Final

from sheepfold.core.bits import bits

SIZE: Final = 4
CELLS: Final = SIZE * SIZE  # cell = 4 * row + column, reading order
SIDES: Final = ("N", "E", "S", "W")  # as bits: 1, 2, 4, 8
STEPS: Final = (-SIZE, 1, SIZE, -1)  # from a cell over each of its sides

CELL_NAMES: Final = tuple(f"{'abcd'[cell % SIZE]}{cell // SIZE + 1}" for cell in range(CELLS))
FARMYARD_CELL: Final = 0
BIT: Final = tuple(1 << cell for cell in range(CELLS))

BOTTOM_ROWS: Final = range(8, 16)
RIGHT_COLUMNS: Final = tuple(cell for cell in range(CELLS) if cell % SIZE >= 2)


def opposite(side: int) -> int:
    return side ^ 2


def side_bits(sides: str) -> int:
    """Return sides as components write them, as a mask."""
    return sum(1 << SIDES.index(side) for side in sides)


def beyond(cell: int, side: int) -> int | None:
    """Return the cell on the other side, or None at the rim."""
    row, column = divmod(cell, SIZE)
    if (row, column, row, column)[side] == (0, SIZE - 1, SIZE - 1, 0)[side]:
        return None
    return cell + STEPS[side]


def _neighbours() -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return per cell the sides that lead to a neighbour, with that neighbour."""
    found = []
    for cell in range(CELLS):
        over = [(side, beyond(cell, side)) for side in range(len(SIDES))]
        found.append(tuple((side, other) for side, other in over if other is not None))
    return tuple(found)


NEIGHBOURS: Final = _neighbours()
NEAR: Final = tuple(sum(BIT[other] for _, other in beside) for beside in NEIGHBOURS)
WAYS: Final = tuple(tuple(side for side, _ in beside) for beside in NEIGHBOURS)


# What the cards around a cell ask of a river there (ST-8) is a byte: the sides where a card lies
# in the high half, those of them with a river in the low half. A board's sixteen bytes are one int.


def _asked() -> tuple[tuple[int, ...], ...]:
    """Return, per river sides of a card and per cell, the bits it adds to a board's bytes."""
    asked = []
    for river in range(16):
        row = []
        for cell in range(CELLS):
            added = 0
            for side, other in NEIGHBOURS[cell]:
                faced = opposite(side)
                byte = 16 << faced | (river >> side & 1) << faced
                added |= byte << 8 * other
            row.append(added)
        asked.append(tuple(row))
    return tuple(asked)


ASKED: Final = _asked()
SHIFT: Final = tuple(8 * cell for cell in range(CELLS))


@cache
def cells(mask: int) -> tuple[int, ...]:
    """Return the cells of a mask; cached, since there are few masks."""
    return tuple(bits(mask))


def spread(mask: int) -> int:
    """Return the cells next to any of these."""
    found = 0
    for cell in cells(mask):
        found |= NEAR[cell]
    return found
