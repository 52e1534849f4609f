"""Turning and moving tiles on the board: what is allowed, and doing it."""

from collections.abc import Iterator
from typing import Final

from sheepfold.games.meadowmight import conflict, facts, telling
from sheepfold.games.meadowmight.actions import CELLS, MOVE, STEPS_TO, TURN
from sheepfold.games.meadowmight.board import (
    any_double_fence,
    cover,
    double_fence,
    number_of,
    place_of,
    survey,
    turn_down,
    uncover,
)
from sheepfold.games.meadowmight.components import HOUSE, NEUTRAL, type_of
from sheepfold.games.meadowmight.conflict import Outcome
from sheepfold.games.meadowmight.meadows import chart, owners_around
from sheepfold.games.meadowmight.state import NOTHING, Pasture

PRICE: Final = 2  # tiles that a CHANGE costs
IN_ORDER: Final = (0, 3, 1, 2)  # the sides, their neighbours in the order of cells


# Turning (MM-8)


def rotatable(state: Pasture, cell: int) -> bool:
    """MM-8, MM-W5: a faceup tile without a double fence, away from houses."""
    face = state.top[cell]
    return (
        len(state.tiles.turns[face]) > 0
        and not any_double_fence(state.tiles, state.top, cell)
        and not (state.wolves and near_house(state, cell))
    )


def near_house(state: Pasture, cell: int) -> bool:
    """MM-W5: the tile or one adjacent to it is a house."""
    top, kind = state.top, state.tiles.kind
    if kind[top[cell]] == HOUSE:
        return True
    return any(cell + step in top and kind[top[cell + step]] == HOUSE for step in STEPS_TO)


def may_turn(state: Pasture, cell: int, rot: int) -> bool:
    """Return whether a rotatable tile may be turned that way: no tie forbids it (MM-13)."""
    face = state.top[cell] & ~3 | rot
    owners = state.tiles.owner[face] | owners_around(state, cell, state.tiles.fences[face])
    return owners & owners - 1 == 0 or conflict.turned(state, cell, rot, []) is not None


def turns(state: Pasture, spared: int) -> Iterator[int]:
    """Yield the legal turns, except on the cell `spared`."""
    for cell in sorted(state.top):
        if cell != spared and rotatable(state, cell):
            for rot in state.tiles.turns[state.top[cell]]:
                if may_turn(state, cell, rot):
                    yield TURN + cell * 4 + rot


def turn(state: Pasture, cell: int, rot: int, fact: int) -> None:
    """MM-8, MM-W3: a tile is turned, and its conflict settled."""
    outcomes: list[Outcome] = []
    top = conflict.turned(state, cell, rot, outcomes)
    assert top is not None
    before = None if state.facts is None else telling.standing(state)
    state.top[cell] = state.top[cell] & ~3 | rot
    turn_down(state, top)
    chart(state)
    if state.facts is not None and before is not None:
        state.facts.append((fact, state.seat, number_of(state, cell), cell, rot))
        telling.settled(state, outcomes)
        telling.compared(state, before)


# Moving (MM-16)


def target_side(home: int, target: int) -> int:
    """Return the side of `home` where `target` is next to it, or -1."""
    return STEPS_TO.index(target - home) if target - home in STEPS_TO else -1


def herdable(state: Pasture, home: int, side: int) -> bool:
    """MM-F5: a faceup neutral sheep, onto an adjacent tile, not across a double fence."""
    top = state.top
    return (
        state.tiles.kind[top[home]] == NEUTRAL
        and home + STEPS_TO[side] in top
        and not double_fence(state.tiles, top, home, side)
    )


def may_move(state: Pasture, home: int, target: int) -> bool:
    """MM-16: no tie forbids it, neither where the tile comes to nor where it came from."""
    return conflict.moved(state, home, target, []) is not None


def herdings(state: Pasture) -> Iterator[int]:
    """MM-F5: the moves a CHANGE may announce."""
    for home in sorted(state.top):
        for side in IN_ORDER:
            target = home + STEPS_TO[side]
            if herdable(state, home, side) and may_move(state, home, target):
                yield MOVE + home * CELLS + target


def move(state: Pasture, home: int, target: int, fact: int) -> None:
    """MM-16: a tile moves onto another one, with both conflicts."""
    outcomes: list[Outcome] = []
    top = conflict.moved(state, home, target, outcomes)
    assert top is not None
    before = None if state.facts is None else telling.standing(state)
    if state.facts is not None:
        telling.tile_moved(state, home, target, fact)
    number = number_of(state, home)
    cover(state, target)
    state.top[target] = uncover(state, home)
    state.laid[number] = place_of(state, target)
    below = state.top.get(home, NOTHING)
    turn_down(state, top)
    survey(state)
    chart(state)
    if before is not None:
        telling.tile_left(state, home, below, outcomes, before)


def may_recall(state: Pasture, cell: int) -> bool:
    """MM-16: no tie forbids it where the tile below returns."""
    return conflict.recalled(state, cell, []) is not None


def recall(state: Pasture, cell: int) -> int:
    """MM-W4: take a Sheeple back to a hand; return its type. MM-16 holds for what was below."""
    outcomes: list[Outcome] = []
    top = conflict.recalled(state, cell, outcomes)
    assert top is not None
    before = None if state.facts is None else telling.standing(state)
    number = number_of(state, cell)
    tile = uncover(state, cell) >> 2
    state.laid[number] = ~tile
    if state.facts is not None:
        state.facts.append((facts.TAKEN_BACK, number, cell, state.seat, type_of(tile)))
    below = state.top.get(cell, NOTHING)
    turn_down(state, top)
    survey(state)
    chart(state)
    if before is not None:
        telling.tile_left(state, cell, below, outcomes, before)
    return type_of(tile)


# CHANGE


def may_change(state: Pasture, seat: int) -> bool:
    """MM-8: two tiles to discard, and nobody has run out yet."""
    return not state.change_over and len(state.hands[seat]) >= PRICE


def changes(state: Pasture, seat: int) -> Iterator[int]:
    """Yield what a CHANGE may announce."""
    if may_change(state, seat):
        yield from turns(state, NOTHING)
        if state.fuzzy:
            yield from herdings(state)
