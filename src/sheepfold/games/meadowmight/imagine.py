"""A world that could be behind a view: the board as it is, hidden tiles drawn again.

What a viewer saw is kept: everything played, discarded or recalled, and the viewer's own hand.
Tiles whose place the viewer cannot know are equally likely in every possible place.
"""

from bisect import insort
from collections.abc import Sequence

from sheepfold.core.bits import bits
from sheepfold.core.rng import Rng
from sheepfold.games.meadowmight.actions import ACTIONS, CELL, STEPS_TO
from sheepfold.games.meadowmight.board import LEVELS, survey
from sheepfold.games.meadowmight.components import (
    ALL_SHEEPLE,
    COLOURS,
    DOWN,
    OTHERS,
    TYPES,
    Tiles,
    seat_of,
    tile_of,
    type_of,
)
from sheepfold.games.meadowmight.meadows import chart
from sheepfold.games.meadowmight.setup import new_pasture
from sheepfold.games.meadowmight.state import NOTHING, STEPS, Pasture
from sheepfold.games.meadowmight.view import PastureView


def imagine(view: PastureView, tiles: Tiles, rng: Rng) -> Pasture:
    state = public_board(view, tiles)
    state.limits = list(view.limits)
    state.recalled = [sheeple_set(types) for types in view.recalled]
    state.discards = [tile_of(TYPES.index(one.type), one.seat or 0) for one in view.discards]
    for side, step in enumerate(STEPS_TO):
        if view.wolf and CELL.text(state.source + step) in view.frightened:
            state.frightened |= 1 << side
    out = sheeple_out(state)
    for seat in range(state.players):
        give_sheeple(state, view, seat, out[seat], rng)
    give_others(state, view, rng)
    return state


def public_board(view: PastureView, tiles: Tiles) -> Pasture:
    """Return what every viewer knows of the board and the turn, with empty hands."""
    state = new_pasture(
        tiles,
        view.players,
        fuzzy=view.fuzzy_fences,
        personal=view.personal_piles,
        wolves=view.wool_wolves,
        sheeple=view.sheeple,
    )
    state.hands = [[] for _ in range(view.players)]
    state.pending = [STEPS.index(step) for step in view.pending]
    state.first = NOTHING if view.first is None else view.first
    state.seat = NOTHING if view.seat is None else view.seat
    state.change_over = view.change_over
    state.announced = NOTHING if view.announced is None else ACTIONS.parse(view.announced)
    source = view.wolf or view.turned
    state.source = NOTHING if source is None else cell_of(source)
    stacks = {(one.cell, one.level): one for one in view.memory}
    for one in view.table:
        faces = []
        for level in range(one.below + 1):
            known = stacks.get((one.cell, level))
            if known is None:
                faces.append(face_of(one.type, one.colour, one.rot))
            else:
                faces.append(face_of(known.type, known.colour, known.rot) + DOWN * (not known.up))
        cell = cell_of(one.cell)
        state.top[cell] = faces.pop()
        if faces:
            state.below[cell] = tuple(faces)
    state.hidden = [cell_of(one.cell) * LEVELS + one.level for one in view.memory]
    state.laid = [laid_at(*where) for where in view.laid]
    if state.top:
        survey(state)
        chart(state)
    return state


def laid_at(word: str, number: int) -> int:
    """Return a tile's place in the state, see `PastureView.laid`."""
    if word in TYPES:
        return ~tile_of(TYPES.index(word), number)
    return cell_of(word) * LEVELS + number


def cell_of(word: str) -> int:
    cell = CELL.parse([word])
    assert cell is not None
    return cell


def face_of(kind: str, colour: str | None, rot: int) -> int:
    seat = 0 if colour is None else COLOURS.index(colour)
    return tile_of(TYPES.index(kind), seat) * 4 + rot


def seen_tiles(state: Pasture) -> list[int]:
    """Return the tiles that all have seen leave a hand or the deck: on the board or discarded."""
    laid = [*state.top.values(), *(face for faces in state.below.values() for face in faces)]
    return [*(face % DOWN >> 2 for face in laid), *state.discards]


def sheeple_out(state: Pasture) -> list[int]:
    """Return per seat its Sheeple among these, as a bit set."""
    out = [0] * state.players
    for tile in seen_tiles(state):
        if tile >= OTHERS:
            out[seat_of(tile)] |= 1 << type_of(tile) - OTHERS
    return out


def sheeple_set(types: Sequence[str]) -> int:
    """Return the Sheeple among types, as a bit set."""
    return sum(1 << TYPES.index(word) - OTHERS for word in types if TYPES.index(word) >= OTHERS)


def give_sheeple(state: Pasture, view: PastureView, seat: int, out: int, rng: Rng) -> None:
    """Deal the Sheeple in a seat's hand and pile; without Personal Piles all are in the hand."""
    left = (state.pile_sheeple[seat] if state.personal else ALL_SHEEPLE) & ~out
    hand, pile = view.hands[seat], view.supplies[seat]
    if seat == view.viewer:
        held = sheeple_set(view.hand)
    elif state.personal:
        held = held_by_chance(left, state.recalled[seat], hand, pile, rng)
    else:
        held = left
    state.hands[seat] = [OTHERS + number for number in bits(held)]
    if state.personal:
        state.pile_sheeple[seat] = left & ~held
        state.pile_others[seat] = pile - (left & ~held).bit_count()


def held_by_chance(left: int, recalled: int, hand: int, pile: int, rng: Rng) -> int:
    """MM-P1: return the Sheeple in hand: all places in hand and pile are equally likely."""
    held = recalled  # these are certainly in the hand
    unplaced = bits(left & ~recalled)
    in_hand = hand - recalled.bit_count()
    places = drawn(range(in_hand + pile), len(unplaced), rng)
    for number, place in zip(unplaced, places, strict=True):
        if place < in_hand:
            held |= 1 << number
    return held


def give_others(state: Pasture, view: PastureView, rng: Rng) -> None:
    """Fill the hands from all tiles that are not visible; the rest is the supply."""
    deck = state.deck
    for tile in seen_tiles(state):
        if tile < OTHERS:
            deck[tile] -= 1
    for word in view.hand:
        number = TYPES.index(word)
        if number < OTHERS:
            deck[number] -= 1
            insort(state.hands[view.viewer], number)
    unseen = [number for number in range(OTHERS) for _ in range(deck[number])]
    missing = [view.hands[seat] - len(state.hands[seat]) for seat in range(state.players)]
    given = drawn(unseen, sum(missing), rng)
    for seat, count in enumerate(missing):
        for _ in range(count):
            number = given.pop()
            insort(state.hands[seat], number)
            deck[number] -= 1
    state.stock = sum(deck)


def drawn(things: Sequence[int], count: int, rng: Rng) -> list[int]:
    """Return some of the things in a random order, all equally likely."""
    rest = list(things)
    for place in range(count):
        other = place + rng.below(len(rest) - place)
        rest[place], rest[other] = rest[other], rest[place]
    return rest[:count]
