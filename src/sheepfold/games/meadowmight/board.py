"""Cells, fences and the room to lay a tile. It does not know what tiles on the board do."""

from typing import Final

from sheepfold.games.meadowmight.actions import STEPS_TO, WIDTH
from sheepfold.games.meadowmight.components import CLOSED, DOWN, OTHERS, Tiles
from sheepfold.games.meadowmight.state import Pasture

FACING: Final = (4, 8, 1, 2)  # per side: the bit of the neighbour's side that faces it

# Per set of fences the sides in it: the step to the neighbour, and the bit of its facing side.
FENCED: Final = tuple(
    tuple((STEPS_TO[side], FACING[side]) for side in range(4) if fences >> side & 1)
    for fences in range(CLOSED + 1)
)
OPEN: Final = tuple(FENCED[CLOSED ^ fences] for fences in range(CLOSED + 1))
BASE_SPAN: Final = 8  # MM-6: rows and columns of the base game
LEVELS: Final = 128  # more than the tiles that can lie on one cell


def reached(tiles: Tiles, top: dict[int, int], cell: int, fences: int) -> list[int]:
    """MM-1: return the adjacent cells over open borders, if the cell's tile has these fences."""
    closed = tiles.fences
    found = []
    for step, facing in OPEN[fences]:
        other = cell + step
        if other in top and not closed[top[other]] & facing:
            found.append(other)
    return found


def double_fence(tiles: Tiles, top: dict[int, int], cell: int, side: int) -> bool:
    """MM-1, MM-8: return whether both tiles have a fence here; facedown ones always do."""
    other = cell + STEPS_TO[side]
    return (
        tiles.fences[top[cell]] >> side & 1 == 1
        and other in top
        and tiles.fences[top[other]] & FACING[side] != 0
    )


def any_double_fence(tiles: Tiles, top: dict[int, int], cell: int) -> bool:
    closed = tiles.fences
    for step, facing in FENCED[closed[top[cell]]]:
        other = cell + step
        if other in top and closed[top[other]] & facing:
            return True
    return False


# Room (MM-6)


def fits(box: list[int], span: int, cell: int) -> bool:
    """Return whether the cells with tiles still span few enough rows and columns with this one."""
    y, x = divmod(cell, WIDTH)
    return max(box[1], x) - min(box[0], x) < span and max(box[3], y) - min(box[2], y) < span


def occupy(state: Pasture, cell: int) -> None:
    """Give an empty cell its first tile; `top` has it already."""
    box, places, top, span = state.box, state.places, state.top, state.span
    places.remove(cell)
    y, x = divmod(cell, WIDTH)
    if x < box[0] or x > box[1] or y < box[2] or y > box[3]:
        box[0], box[1] = min(box[0], x), max(box[1], x)
        box[2], box[3] = min(box[2], y), max(box[3], y)
        if box[1] - box[0] + 1 == span or box[3] - box[2] + 1 == span:
            # Only now may a place that was near enough be too far: places are next to tiles.
            state.places = places = [place for place in places if fits(box, span, place)]
    for step in STEPS_TO:
        other = cell + step
        if other not in top and other not in places and fits(box, span, other):
            places.append(other)


def survey(state: Pasture) -> None:
    """Compute the box and the places from the board alone, after a cell became empty."""
    columns = [cell % WIDTH for cell in state.top]
    rows = [cell // WIDTH for cell in state.top]
    state.box = [min(columns), max(columns), min(rows), max(rows)]
    beside = {cell + step: 0 for cell in state.top for step in STEPS_TO}
    empty = [cell for cell in beside if cell not in state.top]
    state.places = [cell for cell in empty if fits(state.box, state.span, cell)]
    state.places += [cell for cell, face in state.top.items() if face >= DOWN]


# The numbers of tiles, in the order in which they were laid


def place_of(state: Pasture, cell: int) -> int:
    """Return the place of a cell's top tile: the cell and how many tiles lie below."""
    return cell * LEVELS + len(state.below.get(cell, ()))


def number_of(state: Pasture, cell: int) -> int:
    """Return the number of a cell's top tile."""
    return state.laid.index(place_of(state, cell))


def give_number(state: Pasture, place: int, tile: int) -> None:
    """Record where a tile was laid; a Sheeple that a pond gave back has its number already."""
    if tile >= OTHERS and ~tile in state.laid:
        state.laid[state.laid.index(~tile)] = place
    else:
        state.laid.append(place)


# What lies face down or covered, in order of time


def hide(state: Pasture, cell: int) -> None:
    """Record that the top tile of a cell was turned face down."""
    state.hidden.append(place_of(state, cell))
    state.places.append(cell)


def turn_down(state: Pasture, top: dict[int, int]) -> bool:
    """MM-14: turn facedown what a trial board shows so; return whether anything was."""
    lost = [cell for cell, face in state.top.items() if face < DOWN <= top[cell]]
    for cell in sorted(lost):  # simultaneous, so in the order of cells
        hide(state, cell)
        state.top[cell] += DOWN
    return bool(lost)


def cover(state: Pasture, cell: int) -> None:
    """Record that the top tile of a cell goes below another one."""
    below = state.below.get(cell, ())
    if state.top[cell] < DOWN:
        state.hidden.append(cell * LEVELS + len(below))
    state.below[cell] = (*below, state.top[cell])


def uncover(state: Pasture, cell: int) -> int:
    """MM-16: remove and return the top tile of a cell; the one below comes back."""
    face = state.top.pop(cell)
    below = state.below.pop(cell, ())
    if below:
        state.top[cell] = below[-1]
        if len(below) > 1:
            state.below[cell] = below[:-1]
        if below[-1] < DOWN:
            state.hidden.remove(cell * LEVELS + len(below) - 1)
    return face
