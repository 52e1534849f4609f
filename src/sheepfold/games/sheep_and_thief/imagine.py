"""A world that could be behind a view: the table as it is, the hidden cards dealt again.

The hidden part is the whole draft (see `history.py`); everything else is copied from the view.
"""

from sheepfold.core.rng import Rng
from sheepfold.games.sheep_and_thief.board import BIT, CELL_NAMES, CELLS, FARMYARD_CELL
from sheepfold.games.sheep_and_thief.components import (
    BACK,
    CARDS,
    FARMYARD,
    MISSIONS,
    ROUNDS,
    Faces,
)
from sheepfold.games.sheep_and_thief.draft import direction, keeps
from sheepfold.games.sheep_and_thief.history import History, past
from sheepfold.games.sheep_and_thief.state import (
    CHANCE_BIT,
    DEALING,
    DISCARDING,
    DOWN,
    DRAFT,
    OVER,
    STEPS,
    UNKNOWN,
    Farms,
)
from sheepfold.games.sheep_and_thief.view import FarmsView


def imagine(view: FarmsView, faces: Faces, rng: Rng) -> Farms:
    state = Farms(faces, view.players, missions=view.missions, black_sheep=view.black_sheep)
    state.step = STEPS.index(view.pending[0]) if view.pending else OVER
    state.owing = sum(1 << seat if seat >= 0 else CHANCE_BIT for seat in view.acting)
    state.round = view.round - 1
    state.first = UNKNOWN if view.first is None else view.first
    state.turn = 0 if view.turn is None else view.turn
    state.fox = CELL_NAMES.index(view.fox)
    state.supply = view.supply
    if view.due is not None:
        state.due_cell = CELL_NAMES.index(view.due.cell)
        state.due_sheep, state.dogs, state.foxes = view.due.sheep, view.due.dogs, view.due.foxes
    for seat in range(view.players):
        set_board(state, view, seat)
    if view.missions:
        set_missions(state, view, rng)
    set_cards(state, view, past(view, rng))
    return state


def set_board(state: Farms, view: FarmsView, seat: int) -> None:
    board = view.boards[seat]
    state.put(seat, FARMYARD_CELL, FARMYARD)
    for cell, word in enumerate(board.cards):
        if word == "down":
            state.put(seat, cell, BACK)
        elif word not in ("free", "farmyard"):
            state.put(seat, cell, int(word) - 1)
    state.white[seat * CELLS : (seat + 1) * CELLS] = board.white
    state.flocks[seat] = sum(BIT[cell] for cell, white in enumerate(board.white) if white)
    if board.black is not None:
        state.black[seat] = CELL_NAMES.index(board.black)
    state.paddock[seat] = board.paddock


def set_missions(state: Farms, view: FarmsView, rng: Rng) -> None:
    """ST-M1: deal others' missions from those left; all are known when the match is over."""
    known = list(view.shown_missions)
    if view.mission is not None:
        known[view.viewer] = view.mission
    left = [number for number, name in enumerate(MISSIONS) if name not in known]
    step = STEPS[state.step]
    drawn = 0 if step == "first" else state.turn if step == "mission" else view.players
    for seat, name in enumerate(known[:drawn]):
        if name is None:
            state.mission[seat] = left.pop(rng.below(len(left)))
        else:
            state.mission[seat] = MISSIONS.index(name)


def set_cards(state: Farms, view: FarmsView, history: History) -> None:
    """Set where every card is, by the history of the draft."""
    players, size = state.players, state.size
    dealt: set[int] = set()
    for number, cards in enumerate(history.cards):
        dealt.update(card for card in cards if card != UNKNOWN)
        drafted = cards[:]
        if number == state.round and state.step in (DEALING, DRAFT):
            set_draft(state, view, cards)
            for began in range(players):
                first = began * size
                taken = first + state.taken if state.step == DRAFT else first
                drafted[taken : first + size] = [UNKNOWN] * (first + size - taken)
        elif number == state.round:
            set_hands(state, history)
        state.drafted[number * players * size : (number + 1) * players * size] = drafted
    state.deck = sum(1 << card for card in range(CARDS) if card not in dealt)
    covers = iter(history.covers)
    for placed in view.laid:
        card = next(covers) if placed.card is None else placed.card - 1
        cell = CELL_NAMES.index(placed.cell)
        state.laid.append(card << 5 | (DOWN if placed.down else 0) | cell)
        if placed.down:
            state.fitted.append(sum(1 << fitting - 1 for fitting in placed.fitting))
    for (number, seat), card in history.discarded.items():
        if number == state.round and state.step == DISCARDING:
            state.chosen[seat] = 1 << card
        else:
            state.discarded[seat * (ROUNDS - 1) + number] = card


def set_draft(state: Farms, view: FarmsView, cards: list[int]) -> None:
    """Set packs, kept cards and pending picks in the middle of dealing or of a draft."""
    players, size, kept = state.players, state.size, keeps(state.players)
    if state.step == DRAFT:
        state.taken = size - view.packs[0]
        state.shift = -direction(state.round) * (state.taken // kept) % players
    for began in range(players):
        pack = cards[began * size : (began + 1) * size]
        state.packs[began] = sorted(card for card in pack[state.taken :] if card != UNKNOWN)
        for place, card in enumerate(pack[: state.taken]):
            holder = (began + direction(state.round) * (place // kept)) % players
            state.hands[holder].append(card)
    for seat, count in enumerate(view.choices):
        first = (seat + state.shift) % players * size + state.taken
        state.chosen[seat] = sum(1 << card for card in cards[first : first + count])


def set_hands(state: Farms, history: History) -> None:
    """Set the hands outside the draft: cards kept and not placed, or about to be discarded."""
    for seat, hand in enumerate(history.hands):
        state.hands[seat] = sorted(hand)
