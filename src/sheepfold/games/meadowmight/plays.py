"""PLAY: which tiles of a hand may be laid where, and laying one."""

from collections.abc import Iterator

from sheepfold.games.meadowmight import conflict
from sheepfold.games.meadowmight.actions import CELLS, PLAY
from sheepfold.games.meadowmight.board import cover, occupy, turn_down
from sheepfold.games.meadowmight.components import OTHERS
from sheepfold.games.meadowmight.conflict import disputed, sides_of_play, winning
from sheepfold.games.meadowmight.meadows import chart, grow, meadows_around, owners_around
from sheepfold.games.meadowmight.state import Pasture


def intrudes(state: Pasture, seat: int, cell: int, fences: int) -> bool:
    """MM-7: another player's Sheeple would be in the meadow; MM-F2 allows it."""
    return not state.fuzzy and owners_around(state, cell, fences) & ~(1 << seat) != 0


def tied(state: Pasture, cell: int, fences: int) -> bool:
    """MM-13: a tie forbids to lay a tile with these fences here."""
    sides = sides_of_play(state, cell, fences)
    return disputed(sides) and not winning(sides, fuzzy=state.fuzzy)


def may_lay(state: Pasture, seat: int, number: int, cell: int, fences: int) -> bool:
    """Whether a tile of this type may be laid on one of the places (MM-6)."""
    if number >= OTHERS and not state.fuzzy:
        return not intrudes(state, seat, cell, fences)
    owners = owners_around(state, cell, fences)
    return owners & owners - 1 == 0 or not tied(state, cell, fences)


def plays(state: Pasture, seat: int) -> Iterator[int]:
    """MM-6, MM-7, MM-13: all that may be played."""
    tiles = state.tiles
    places = sorted(state.places)
    allowed: dict[int, bool] = {}  # by place, fences and whether it is a Sheeple
    for number in dict.fromkeys(state.hands[seat]):
        sheeple = number >= OTHERS and not state.fuzzy
        for cell in places:
            for rot in tiles.rotations[number]:
                fences = tiles.fences[number * 4 + rot]
                key = (cell * 16 + fences) * 2 + sheeple
                if key not in allowed:
                    allowed[key] = may_lay(state, seat, number, cell, fences)
                if allowed[key]:
                    yield PLAY + (number * CELLS + cell) * 4 + rot


def lay(state: Pasture, cell: int, face: int) -> None:
    """MM-6: a tile is laid, and its conflict settled."""
    meadows = meadows_around(state, cell, state.tiles.fences[face])
    owners = 0
    for meadow in meadows:
        owners |= state.owners[meadow]
    top = conflict.laid(state, cell, face, []) if owners & owners - 1 else None
    if cell in state.top:
        cover(state, cell)
        state.places.remove(cell)
        state.top[cell] = face
    else:
        state.top[cell] = face
        occupy(state, cell)
    if top is None or not turn_down(state, top):
        grow(state, cell, meadows)
    else:
        chart(state)
