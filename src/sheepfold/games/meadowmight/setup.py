"""Set-up: what each player gets, the start tile, the deal (MM-4, MM-P1)."""

from typing import Final

from sheepfold.games.meadowmight import facts
from sheepfold.games.meadowmight.actions import DEAL, DEALT, DRAW, FIRST, ORIGIN, START, WIDTH
from sheepfold.games.meadowmight.board import BASE_SPAN as BASE_SPAN
from sheepfold.games.meadowmight.board import LEVELS, survey
from sheepfold.games.meadowmight.components import OTHERS, SHEEPLE_EACH, TYPES, Tiles
from sheepfold.games.meadowmight.meadows import chart
from sheepfold.games.meadowmight.state import (
    DEALING,
    DRAW_FIRST,
    LAY_START,
    TURN_DUE,
    Pasture,
)
from sheepfold.games.meadowmight.turns import take

WOLVES_SPAN: Final = 10  # MM-W1
UNLIMITED: Final = WIDTH  # MM-F1: no board spans more cells than there are


def new_pasture(
    tiles: Tiles, players: int, *, fuzzy: bool, personal: bool, wolves: bool, sheeple: int
) -> Pasture:
    """Return a match before its first draw."""
    span = UNLIMITED if fuzzy else WOLVES_SPAN if wolves else BASE_SPAN
    state = Pasture(
        tiles, players, fuzzy=fuzzy, personal=personal, wolves=wolves, sheeple=sheeple, span=span
    )
    state.deck = list(tiles.stock[wolves])
    state.stock = sum(state.deck)
    if personal:
        state.pile_sheeple = [(1 << sheeple) - 1] * players
        state.pile_others = [(state.stock - 1) // players] * players
        state.limits = [tiles.limit] * players
    else:
        state.hands = [list(range(OTHERS, len(TYPES))) for _ in range(players)]
    state.pending = [DRAW_FIRST]
    return state


# What chance draws


def chances(state: Pasture) -> list[tuple[int, int]]:
    """Return the draws of set-up and of turns, each with its weight."""
    step = state.pending[-1]
    if step == DRAW_FIRST:
        return [(FIRST + seat, 1) for seat in range(state.players)]
    if step == LAY_START:
        return start_chances(state)
    if step == DEALING:
        seat = dealt_to(state)
        base = DEAL + seat * DEALT
    else:
        seat = state.seat
        base = DRAW
    if state.personal:
        return pile_chances(state, seat, base)
    return [(base + number, count) for number, count in enumerate(state.deck) if count]


def start_chances(state: Pasture) -> list[tuple[int, int]]:
    """MM-4: any tile but Sheeple, in a random rotation; of equal ones the lowest stands for all."""
    rotations = state.tiles.rotations
    return [
        (START + number * 4 + rot, count * 4 // len(rotations[number]))
        for number, count in enumerate(state.deck)
        if count
        for rot in rotations[number]
    ]


def pile_chances(state: Pasture, seat: int, base: int) -> list[tuple[int, int]]:
    """MM-P1: weigh each tile of a pile alike; others than Sheeple by their share of all undrawn."""
    others, sheeple = state.pile_others[seat], state.pile_sheeple[seat]
    deck = state.deck if others else ()
    drawn = [(base + number, others * count) for number, count in enumerate(deck) if count]
    return drawn + [
        (base + OTHERS + number, max(state.stock, 1))
        for number in range(SHEEPLE_EACH)
        if sheeple >> number & 1
    ]


def hand_to_deal(state: Pasture) -> int:
    return state.tiles.limit if state.personal else state.tiles.hand


def dealt_to(state: Pasture) -> int:
    """Return the first seat whose hand is not full yet."""
    size = hand_to_deal(state)
    return next(seat for seat in range(state.players) if len(state.hands[seat]) < size)


# Carrying out its draws


def start_match(state: Pasture, seat: int) -> None:
    """MM-5: the first player was drawn."""
    state.first = state.seat = seat
    state.pending = [LAY_START]
    if state.facts is not None:
        state.facts.append((facts.BEGINS, seat))


def lay_start(state: Pasture, number: int, rot: int) -> None:
    """MM-4: one tile faceup, without its effect."""
    state.deck[number] -= 1
    state.stock -= 1
    state.top[ORIGIN] = number * 4 + rot
    state.laid = [ORIGIN * LEVELS]
    if state.facts is not None:
        state.facts.append((facts.START_LAID, 0, number, ORIGIN, rot))
    survey(state)
    chart(state)
    state.pending = [DEALING]


def deal(state: Pasture, seat: int, number: int) -> None:
    """MM-4, MM-P1: a tile for the hand; after the last one the first turn begins."""
    take(state, seat, number)
    if state.facts is not None:
        dealt = facts.TILE_DEALT_PILE if state.personal else facts.TILE_DEALT
        state.facts.append((dealt, seat, number))
    if seat == state.players - 1 and len(state.hands[seat]) == hand_to_deal(state):
        state.pending = [TURN_DUE]
        if state.facts is not None:
            state.facts.append((facts.TURN_BEGINS, state.seat))
