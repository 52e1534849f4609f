"""Volle Wolle: what flocks will be worth, what the dice are likely to bring, and bids."""

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Final

from sheepfold.bots.evaluator import SearchParameters
from sheepfold.core.protocol import AnyGame
from sheepfold.games.volle_wolle.bot.bids import rated_bids
from sheepfold.games.volle_wolle.bot.flock import PARTS, gain_of_all
from sheepfold.games.volle_wolle.bot.round import Round
from sheepfold.games.volle_wolle.state import BIDDING, NO_BID, SEATS, Flocks
from sheepfold.games.volle_wolle.view import FlocksView

NAMES: Final = (*PARTS, "hope", "table")


class Knowledge:
    names = NAMES
    margin = 15.0
    parameters = SearchParameters(prior_visits=40, doubt=0.01, temperature=3, seconds=0.16)

    def __init__(self, game: AnyGame) -> None:
        """Accept any game: the cards are in every state."""

    def features(self, state: Flocks, seat: int) -> list[float]:
        return features(state, seat)

    def rates(
        self, state: Flocks, seat: int, legal: Sequence[int], weights: Sequence[float]
    ) -> list[float]:
        if state.step == BIDDING:
            return rated_bids(state, seat, len(legal), sureness(state))
        return []

    def frame(self, state: Flocks) -> tuple[int, float]:
        return state.round, 1.0

    def reopen(self, state: Flocks) -> None:
        """VW-3: undo the bids so far, since all choose at once."""
        if state.step == BIDDING:
            state.bids = [NO_BID] * state.players
            state.missing = (1 << state.players) - 1
            state.acting = SEATS[state.missing]

    def forget(self, view: FlocksView, number: int) -> FlocksView:
        """VW-20: forget covered sheep, unless they lie open."""
        if view.memory_aid:
            return view
        return replace(view, memory=view.memory[max(0, len(view.memory) - number) :])


def features(state: Flocks, seat: int) -> list[float]:
    """Return a seat's features by name."""
    now = Round(state)
    flock = now.flock(seat)
    parts = flock.parts()
    parts.append(now.hope(seat))
    table = 0.0
    if not state.order:
        for card in state.table:
            table += gain_of_all(state, flock, [card])
    parts.append(table / state.players)
    size = 0.1 * sureness(state)
    return [part * size for part in parts]


def sureness(state: Flocks) -> float:
    """Return how much a point says about the end: more when fewer cards are to come."""
    return 1 / sqrt(0.1 + 0.9 * (len(state.deck) + len(state.table)) / 60)
