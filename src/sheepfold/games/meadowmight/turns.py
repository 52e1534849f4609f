"""The end of a turn: draws, the next seat, and the end of the match."""

from bisect import insort

from sheepfold.games.meadowmight import telling
from sheepfold.games.meadowmight.components import OTHERS, tile_of
from sheepfold.games.meadowmight.state import (
    DRAWING,
    NOTHING,
    TREE_DRAWING,
    TURN_DUE,
    Pasture,
)


def supply(state: Pasture, seat: int) -> int:
    """Return the tiles a seat may still draw: the deck, or its own pile (MM-P1)."""
    if not state.personal:
        return state.stock
    return state.pile_others[seat] + state.pile_sheeple[seat].bit_count()


def finish_turn(state: Pasture) -> None:
    """MM-5: then draw 1 tile; MM-P1: below the hand limit only."""
    seat = state.seat
    state.source = NOTHING
    if supply(state, seat) and not (
        state.personal and len(state.hands[seat]) >= state.limits[seat]
    ):
        state.pending = [DRAWING]
    else:
        end_turn(state)


def draw(state: Pasture, number: int) -> None:
    """MM-5, MM-W3: the tile drawn goes to the hand."""
    step = state.pending.pop()
    take(state, state.seat, number)
    if step == TREE_DRAWING:
        state.limits[state.seat] += state.personal  # MM-P1
    if state.facts is not None:
        telling.tile_drawn(state, number, supply(state, state.seat), more=step == TREE_DRAWING)
    if step == TREE_DRAWING:
        finish_turn(state)
    else:
        end_turn(state)


def take(state: Pasture, seat: int, number: int) -> None:
    """Move a tile from the supply to a hand."""
    insort(state.hands[seat], number)
    if number < OTHERS:
        state.deck[number] -= 1
        state.stock -= 1
        state.pile_others[seat] -= state.personal
    else:
        state.pile_sheeple[seat] ^= 1 << number - OTHERS


def spend(state: Pasture, seat: int, number: int) -> int:
    """Remove a tile from a hand; return it with its colour."""
    state.hands[seat].remove(number)
    if number < OTHERS:
        return number
    state.recalled[seat] &= ~(1 << number - OTHERS)
    return tile_of(number, seat)


def end_turn(state: Pasture) -> None:
    """MM-5: the next player with tiles; MM-8: a player who ran out ends CHANGE; MM-10."""
    if not state.hands[state.seat]:
        if state.facts is not None:
            telling.out_of_tiles(state)
        state.change_over = True
    for step in range(1, state.players + 1):
        seat = (state.seat + step) % state.players
        if state.hands[seat]:
            if state.facts is not None:
                telling.next_turn(state, seat)
            state.seat = seat
            state.pending = [TURN_DUE]
            return
    state.pending = []
    if state.facts is not None:
        telling.match_over(state)
