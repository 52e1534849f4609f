"""A world that could be behind a view, built from the view alone and what the cards say."""

from typing import Final

from sheepfold.core.rng import Rng
from sheepfold.games.volle_wolle.actions import BID_NAMES, CARD_NAMES, DIE_NAMES
from sheepfold.games.volle_wolle.choices import bids
from sheepfold.games.volle_wolle.components import BOARD, BONE, DOG, Cards
from sheepfold.games.volle_wolle.state import (
    BIDDING,
    NO_BID,
    NO_BOARD,
    NO_PRICE,
    NOBODY,
    OVER,
    OWNER,
    STEPS,
    Flocks,
)
from sheepfold.games.volle_wolle.view import FlocksView, Player

NUMBER: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def imagine(view: FlocksView, cards: Cards, rng: Rng) -> Flocks:
    """Build the world; guess secret bids, and sheep that a cut memory has lost.

    What is in the deck follows from everything that lies elsewhere.
    """
    state = Flocks(cards, len(view.seats), memory_aid=view.memory_aid)
    state.step = STEPS.index(view.pending[0]) if view.pending else OVER
    state.acting = view.acting
    state.round = view.round
    state.supply = view.supply
    state.table = [NUMBER[name] for name in view.table]
    state.chips = [player.chips for player in view.seats]
    state.tops = [top_of(player) for player in view.seats]
    state.dogs = [player.dogs for player in view.seats]
    for seat, player in enumerate(view.seats):
        if player.bone:
            state.bone = seat
    state.memory = [seen.seat << OWNER | NUMBER[seen.card] for seen in view.memory]
    state.order = list(view.order)
    state.place = view.place - 1
    state.turn = NOBODY if view.turn is None else view.turn
    state.throw = view.throw
    state.dice = [number or 0 for number in view.dice]
    for die, name in enumerate(DIE_NAMES):
        state.kept |= (name in view.kept) << die
        state.hand |= (view.throw > 0 and view.dice[die] is None) << die
    state.price = NO_PRICE if view.price is None else view.price
    state.failed = view.failed
    state.taking = [NUMBER[name] for name in view.taking]
    draw_up_deck(state)
    if len(state.deck) > view.deck:
        fill_in_flocks(state, view, rng)
    fill_in_bids(state, view, rng)
    return state


def top_of(player: Player) -> int:
    if player.top is not None:
        return NUMBER[player.top]
    return NO_BOARD if player.board is None else BOARD + player.board - 1


def draw_up_deck(state: Flocks) -> None:
    """VW-20: put into the deck every card that lies nowhere else."""
    seen = state.table + state.taking
    seen += [owned & (1 << OWNER) - 1 for owned in state.memory]
    seen += [top for top in state.tops if NO_BOARD < top < BOARD]
    seen += [DOG] * sum(state.dogs)
    seen += [BONE] * (state.bone != NOBODY)
    for card in seen:
        state.deck.remove(card)


def fill_in_flocks(state: Flocks, view: FlocksView, rng: Rng) -> None:
    """Replace a forgotten sheep by any that may lie there; dogs and bone are open."""
    guessed = []
    for seat, player in enumerate(view.seats):
        known = sum(seen.seat == seat for seen in view.memory) + (player.top is not None)
        for _ in range(player.sheep - known):
            unknown = [card for card in state.deck if card < DOG]
            card = unknown[rng.below(len(unknown))]
            state.deck.remove(card)
            guessed.append(seat << OWNER | card)
    state.memory = guessed + state.memory


def fill_in_bids(state: Flocks, view: FlocksView, rng: Rng) -> None:
    """VW-20: replace a secret bid by any that its player could choose."""
    for seat, player in enumerate(view.seats):
        if player.bid is not None:
            state.bids[seat] = BID_NAMES.index(player.bid)
        elif player.has_bid:
            state.bids[seat] = rng.below(bids(state, seat))
        if state.step == BIDDING and state.bids[seat] == NO_BID:
            state.missing |= 1 << seat
