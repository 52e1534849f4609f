"""The field as bits: 25 cells, 60 edges, and the flood fill that finds what is enclosed (TK-4)."""

from typing import Final

SIZE: Final = 5
CELLS: Final = SIZE * SIZE
EDGES: Final = 2 * SIZE * (SIZE + 1)
NORTH, EAST, SOUTH, WEST = range(4)  # clockwise, as flowers turn (TK-S3)
SIDES: Final = ("N", "E", "S", "W")

# Cell = 5 * row + column, reading order.
# Edges 0-29: the north sides of all cells, then the south rim.
# Edges 30-59: the west sides of all cells, then the east rim.
WEST_SIDES: Final = 30
EAST_RIM: Final = 55

ALL_CELLS: Final = (1 << CELLS) - 1
ALL_EDGES: Final = (1 << EDGES) - 1
TOP_ROW: Final = sum(1 << cell for cell in range(5))
BOTTOM_ROW: Final = TOP_ROW << 20
FIRST_COLUMN: Final = sum(1 << cell for cell in range(0, 25, 5))
LAST_COLUMN: Final = FIRST_COLUMN << 4
BELOW_TOP: Final = ALL_CELLS & ~TOP_ROW
ABOVE_BOTTOM: Final = ALL_CELLS & ~BOTTOM_ROW
BEYOND_FIRST: Final = ALL_CELLS & ~FIRST_COLUMN
BEFORE_LAST: Final = ALL_CELLS & ~LAST_COLUMN

CELL_NAMES: Final = tuple(f"{'abcde'[cell % 5]}{cell // 5 + 1}" for cell in range(CELLS))


def edge_of(cell: int, side: int) -> int:
    """Return the edge on one side of a cell."""
    if side == NORTH:
        return cell
    if side == SOUTH:
        return cell + 5
    if side == WEST:
        return WEST_SIDES + cell
    return EAST_RIM + cell // 5 if cell % 5 == 4 else WEST_SIDES + cell + 1


SIDE_EDGES: Final = tuple(tuple(edge_of(cell, side) for side in range(4)) for cell in range(CELLS))


def _edge_names() -> tuple[tuple[str, ...], dict[str, str]]:
    """Return the edges' canonical names (N or W of the lower or right cell) and their aliases."""
    names = [""] * EDGES
    aliases = {}
    for side in (NORTH, WEST, SOUTH, EAST):
        for cell in range(CELLS):
            edge, name = SIDE_EDGES[cell][side], CELL_NAMES[cell] + SIDES[side]
            if names[edge]:
                aliases[name] = names[edge]
            else:
                names[edge] = name
    return tuple(names), aliases


EDGE_NAMES, EDGE_ALIASES = _edge_names()


def _cells_beside() -> tuple[int, ...]:
    """Return the one or two cells next to each edge, as a mask."""
    beside = [0] * EDGES
    for cell in range(CELLS):
        for edge in SIDE_EDGES[cell]:
            beside[edge] |= 1 << cell
    return tuple(beside)


CELLS_BESIDE: Final = _cells_beside()


def _edges_at_ends() -> tuple[tuple[int, int], ...]:
    """Return for each edge the other edges that meet it at either end, as two masks."""
    ends = []
    for edge in range(EDGES):
        if edge < WEST_SIDES:
            row, column = divmod(edge, 5)
            ends.append(((row, column), (row, column + 1)))
        else:
            rim = edge >= EAST_RIM
            row, column = (edge - EAST_RIM, 5) if rim else divmod(edge - WEST_SIDES, 5)
            ends.append(((row, column), (row + 1, column)))
    meeting: dict[tuple[int, int], int] = {}
    for edge, posts in enumerate(ends):
        for post in posts:
            meeting[post] = meeting.get(post, 0) | 1 << edge
    return tuple(
        (meeting[posts[0]] & ~(1 << edge), meeting[posts[1]] & ~(1 << edge))
        for edge, posts in enumerate(ends)
    )


EDGES_AT_ENDS: Final = _edges_at_ends()

# The fences on the east rim, five bits, as the cells of the last column next to them.
_RIM_CELLS: Final = tuple(
    sum(1 << 5 * row + 4 for row in range(5) if rim >> row & 1) for rim in range(32)
)


def outside(fences: int) -> int:
    """Return the cells from which a path over unfenced edges leads out of the field (TK-4)."""
    north = ~fences & ALL_CELLS
    south = ~(fences >> 5) & ALL_CELLS
    west = ~(fences >> WEST_SIDES) & ALL_CELLS
    east = ~(fences >> WEST_SIDES + 1 & BEFORE_LAST | _RIM_CELLS[fences >> EAST_RIM]) & ALL_CELLS
    reached = north & TOP_ROW | south & BOTTOM_ROW | west & FIRST_COLUMN | east & LAST_COLUMN
    north &= BELOW_TOP
    south &= ABOVE_BOTTOM
    west &= BEYOND_FIRST
    east &= BEFORE_LAST
    before = 0
    while reached != before:
        before = reached
        reached |= (reached & north) >> 5
        reached |= (reached & south) << 5
        reached |= (reached & west) >> 1
        reached |= (reached & east) << 1
    return reached


def may_close(fences: int, edge: int) -> bool:
    """Return whether a fence there could close a pen: a pen's fences meet others at both ends."""
    one_end, other_end = EDGES_AT_ENDS[edge]
    return fences & one_end != 0 and fences & other_end != 0


def pens(fences: int) -> list[int]:
    """Return the enclosed cells, grouped into pens: cells joined over unfenced edges."""
    rest = ALL_CELLS & ~outside(fences)
    result = []
    while rest:
        pen = 0
        border = rest & -rest
        while border:
            pen |= border
            border = neighbours(border, fences) & ~pen
        result.append(pen)
        rest &= ~pen
    return result


def neighbours(cells: int, fences: int) -> int:
    """Return the cells that are one unfenced edge away from any of these."""
    found = 0
    for edge in range(EDGES):
        beside = CELLS_BESIDE[edge]
        if not fences >> edge & 1 and beside & cells:
            found |= beside
    return found
