"""PLAY: which tiles of a hand may be laid where, and laying one."""

from sheepfold.games.meadowmight import conflict, telling
from sheepfold.games.meadowmight.actions import CELLS, PLAY, STEPS_TO
from sheepfold.games.meadowmight.board import FACING, LEVELS, cover, give_number, occupy, turn_down
from sheepfold.games.meadowmight.components import OTHERS
from sheepfold.games.meadowmight.conflict import Outcome, disputed, sides_of_play, winning
from sheepfold.games.meadowmight.meadows import (
    chart,
    grow,
    meadow_at,
    meadows_around,
    owners_around,
)
from sheepfold.games.meadowmight.state import Pasture


def intrudes(state: Pasture, seat: int, cell: int, fences: int) -> bool:
    """MM-7: another player's Sheeple would be in the meadow; MM-F2 allows it."""
    return not state.fuzzy and owners_around(state, cell, fences) & ~(1 << seat) != 0


def tied(state: Pasture, cell: int, fences: int) -> bool:
    """MM-13: a tie forbids to lay a tile with these fences here."""
    sides = sides_of_play(state, cell, fences)
    return disputed(sides) and not winning(sides, fuzzy=state.fuzzy)


def may_lay(state: Pasture, seat: int, number: int, cell: int, fences: int) -> bool:
    """Return whether a tile of this type may be laid on one of the places (MM-6)."""
    if number >= OTHERS and not state.fuzzy:
        return not intrudes(state, seat, cell, fences)
    owners = owners_around(state, cell, fences)
    return owners & owners - 1 == 0 or not tied(state, cell, fences)


def plays(state: Pasture, seat: int) -> list[int]:
    """MM-6, MM-7, MM-13: all that may be played."""
    tiles = state.tiles
    places = sorted(state.places)
    around = [owners_by_side(state, cell) for cell in places]
    foreign = [sides_of_others(owners, seat) for owners in around]  # MM-7
    joins = [several_owners(owners) for owners in around]
    forbidden: dict[int, bool] = {}  # by place and fences: MM-13
    found: list[int] = []
    for number in dict.fromkeys(state.hands[seat]):
        sheeple = number >= OTHERS and not state.fuzzy
        for place, cell in enumerate(places):
            for rot in tiles.rotations[number]:
                fences = tiles.fences[number * 4 + rot]
                if sheeple:
                    if foreign[place] & ~fences:
                        continue
                elif joins[place]:
                    key = cell * 16 + fences
                    if key not in forbidden:
                        forbidden[key] = not may_lay(state, seat, number, cell, fences)
                    if forbidden[key]:
                        continue
                found.append(PLAY + (number * CELLS + cell) * 4 + rot)
    return found


def owners_by_side(state: Pasture, cell: int) -> list[int]:
    """Return per side the owners of the meadow that a tile open there would join."""
    top, closed, found = state.top, state.tiles.fences, [0, 0, 0, 0]
    for side in range(4):
        other = cell + STEPS_TO[side]
        if other in top and not closed[top[other]] & FACING[side]:
            found[side] = state.owners[meadow_at(state, other)]
    return found


def sides_of_others(owners: list[int], seat: int) -> int:
    """Return the sides where others' Sheeple are, a bit set."""
    sides = 0
    for side in range(4):
        if owners[side] & ~(1 << seat):
            sides |= 1 << side
    return sides


def several_owners(owners: list[int]) -> bool:
    """Return whether a tile open to all sides would join what different players own."""
    every = owners[0] | owners[1] | owners[2] | owners[3]
    return every & every - 1 != 0


def lay(state: Pasture, cell: int, face: int) -> None:
    """MM-6: a tile is laid, and its conflict settled."""
    meadows = meadows_around(state, cell, state.tiles.fences[face])
    owners = 0
    for meadow in meadows:
        owners |= state.owners[meadow]
    outcomes: list[Outcome] = []
    top = conflict.laid(state, cell, face, outcomes) if owners & owners - 1 else None
    before = None if state.facts is None else telling.standing(state)
    level = 0
    if cell in state.top:
        cover(state, cell)
        level = len(state.below[cell])
        state.places.remove(cell)
        state.top[cell] = face
    else:
        state.top[cell] = face
        occupy(state, cell)
    if state.wolves:
        give_number(state, cell * LEVELS + level, face >> 2)
    else:  # a pond would not be there yet
        state.laid.append(cell * LEVELS + level)
    if before is not None:
        telling.tile_laid(state, cell)
    if top is None or not turn_down(state, top):
        grow(state, cell, meadows)
    else:
        chart(state)
    if before is not None:
        telling.tile_joined(state, cell, outcomes, before)
