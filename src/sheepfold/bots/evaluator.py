"""How a bot evaluates a position: each seat's chance to win, by a game's features and weights."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final, Protocol

from sheepfold.core.errors import SetupError
from sheepfold.core.protocol import AnyGame

BY_WINNING: Final = 0.9  # of a finished match's worth; the rest goes by points, so that players who
# are certain to lose or to win still care about them


@dataclass(frozen=True)
class SearchParameters:
    """How the search treats a game, where games differ."""

    pace: float = 1  # factor for the number of simulations: some rules are slower than others
    alike: bool = False  # all draws lead to one branch: they hardly change what is best next
    mixed: bool = True  # players who choose at once gain by surprise: use mixed strategies
    prior_visits: int = 1  # visits the prior counts for: more in games of high variance
    curiosity: float = 0.6  # how much the search explores what it knows little about
    doubt: float = 0.04  # difference in the prior that makes a move e times as interesting
    temperature: float = 1  # of the prior's softmax, relative to other games
    seconds: float = 0.1  # measured CPU time of one decision in an analysis
    silent: frozenset[str] = frozenset()  # features that make no reason for people


class Knowledge(Protocol):
    """A bot's knowledge of one game; a class in its `bot/knowledge.py`.

    It is asked about imagined states only, and trusts them. What it tells of a seat must not
    depend on which seat it is.
    """

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the features, in order."""

    @property
    def margin(self) -> float:
        """The lead in points that is a clear win."""

    @property
    def parameters(self) -> SearchParameters: ...

    def features(self, state: Any, seat: int) -> list[float]:
        """Return the features of a seat in an unfinished match, scaled to about 1."""

    def rates(
        self, state: Any, seat: int, legal: Sequence[int], weights: Sequence[float]
    ) -> list[float]:
        """Return the prior's chance to win for each action; if empty, the next states decide.

        The weights are those of the features.
        """

    def frame(self, state: Any) -> tuple[int, float]:
        """Return the part of the match, and the factor that its features were multiplied by.

        Reasons need both: features of different parts cannot be compared.
        """

    def reopen(self, state: Any) -> None:
        """Take back the choices so far where several seats choose in secret at once."""

    def forget(self, view: Any, number: int) -> Any:
        """Return the view of a player who remembers only the last `number` hidden things."""


class Evaluator:
    """Knowledge of a game with its weights; a feature without one has 0.

    A weight that no feature has is refused: it is misspelt, and would silently count for nothing.
    """

    def __init__(
        self,
        game: AnyGame,
        knowledge: Knowledge,
        weights: Mapping[str, float],
        source: str = "weights",
    ) -> None:
        unknown = ", ".join(repr(name) for name in weights if name not in knowledge.names)
        if unknown:
            known = ", ".join(knowledge.names)
            raise SetupError(f"{source}: {game.id} knows no feature {unknown}; there are: {known}")
        self.game = game
        self.knowledge = knowledge
        self.weights = [float(weights.get(name, 0)) for name in knowledge.names]

    def worth(self, state: Any) -> list[float]:
        """Return each seat's chance to win; together they are 1."""
        if not self.game.acting(state):
            return self.end(state)
        standing = []
        features, weights = self.knowledge.features, self.weights
        for seat in range(state.players):
            total = 0.0
            for value, weight in zip(features(state, seat), weights, strict=True):
                total += value * weight
            standing.append(total)
        return win_probabilities(standing)

    def end(self, state: Any) -> list[float]:
        """Return each seat's worth at the end of a match: mostly by the win, a little by points."""
        totals = [score.total / self.knowledge.margin for score in self.game.scores(state)]
        worth = [(1 - BY_WINNING) * share for share in win_probabilities(totals)]
        winners = self.game.winners(state)
        for seat in winners:
            worth[seat] += BY_WINNING / len(winners)
        return worth

    def rates(self, state: Any, seat: int, legal: Sequence[int]) -> list[float]:
        """Return the prior's chance to win for the seat after each action."""
        rates = self.knowledge.rates(state, seat, legal, self.weights)
        if rates:
            return rates
        apply = self.game.apply
        for action in legal:
            after = state.copy()
            apply(after, seat, action)
            rates.append(self.worth(after)[seat])
        return rates


def win_probabilities(standing: list[float]) -> list[float]:
    """Return each seat's chance to win by its sum of features; a single player meets 0."""
    return shares(standing) if len(standing) > 1 else shares([*standing, 0.0])[:1]


def shares(standing: list[float]) -> list[float]:
    """Return the softmax: a lead of 1 makes a seat e times as likely."""
    top = max(standing)
    grown = [exp(number - top) for number in standing]
    whole = sum(grown)
    return [number / whole for number in grown]
