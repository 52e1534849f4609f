"""A tiny game to search: two show a hand at once; seat 0 has rock and paper, seat 1 scissors too.

Nobody who goes last would ever lose, so whoever searches must not. The one right way to play is
known: seat 0 shows paper twice as often as rock, seat 1 paper twice as often as scissors and never
rock, and seat 0 wins a third.
"""

from collections.abc import Callable, Sequence
from typing import Any

from sheepfold.bots.evaluator import SearchParameters
from sheepfold.core.outcome import Score

ROCK, PAPER, SCISSORS = range(3)
NOT_YET = -1


class Hands:
    def __init__(self) -> None:
        self.players = 2
        self.shown = [NOT_YET, NOT_YET]

    def copy(self) -> "Hands":
        other = Hands()
        other.shown = self.shown[:]
        return other


class HandsGame:
    """As much of a game as a search asks for."""

    def acting(self, state: Hands) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if state.shown[seat] == NOT_YET)

    def legal(self, state: Hands, seat: int) -> list[int]:
        return [ROCK, PAPER] if seat == 0 else [ROCK, PAPER, SCISSORS]

    def apply(self, state: Hands, seat: int, action: int) -> None:
        state.shown[seat] = action

    def sample(self, state: Hands, seat: int, random: Callable[[], float]) -> int:
        legal = self.legal(state, seat)
        return legal[int(random() * len(legal))]

    def seen(self, state: Hands, by: int, action: int, viewer: int) -> int:
        return action

    def reveals(self, before: Hands, after: Hands, viewer: int) -> list[tuple[int, int]]:
        return [(1 - viewer, after.shown[1 - viewer])]

    def winners(self, state: Hands) -> list[int]:
        ahead = (state.shown[0] - state.shown[1]) % 3
        return [0, 1] if ahead == 0 else [0] if ahead == 1 else [1]

    def scores(self, state: Hands) -> list[Score]:
        return [Score(0), Score(0)]


class HandsKnowledge:
    names = ("nothing",)
    margin = 1.0
    parameters = SearchParameters()

    def features(self, state: Hands, seat: int) -> list[float]:
        return [0.0]

    def rates(
        self, state: Hands, seat: int, legal: Sequence[int], weights: Sequence[float]
    ) -> list[float]:
        return [0.5] * len(legal)

    def frame(self, state: Hands) -> tuple[int, float]:
        return 0, 1.0

    def reopen(self, state: Hands) -> None:
        state.shown = [NOT_YET, NOT_YET]

    def forget(self, view: Any, number: int) -> Any:
        return view
