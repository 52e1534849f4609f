"""What a bot makes of a position: each seat's chance to win, by a game's features and weights."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final, Protocol

from sheepfold.core.errors import SetupError
from sheepfold.core.protocol import AnyGame

BY_WINNING: Final = 0.9  # of a finished match's worth; the rest goes by points, so that nobody who
# must lose, or will win anyhow, stops caring


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
    """What is known of one game; a class in its `bot/knowledge.py`.

    It is asked about imagined states only, and trusts them. What it tells of a seat must not
    depend on which seat it is.
    """

    @property
    def names(self) -> tuple[str, ...]:
        """Of the features, in their order."""

    @property
    def margin(self) -> float:
        """Points by which a match is clearly won."""

    @property
    def parameters(self) -> SearchParameters: ...

    def features(self, state: Any, seat: int) -> list[float]:
        """What speaks for a seat in an unfinished match, in about the size of 1."""

    def rates(
        self, state: Any, seat: int, legal: Sequence[int], weights: Sequence[float]
    ) -> list[float]:
        """Chances to win, at first sight, of each action; empty: look at what follows from it.

        The weights are those of the features.
        """

    def frame(self, state: Any) -> tuple[int, float]:
        """For words, which compare what moves lead to: the part of the match, as features of
        different parts are not alike, and what the features of a state were multiplied by."""

    def reopen(self, state: Any) -> None:
        """Where several choose in secret at once, take back what was chosen up to now."""

    def forget(self, view: Any, number: int) -> Any:
        """The view of somebody who remembers only the last so many things that no longer lie
        open."""


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
        """Each seat's chance to win; together they are 1."""
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
        """The same once the match is over: mostly who has won, a little by how much."""
        totals = [score.total / self.knowledge.margin for score in self.game.scores(state)]
        worth = [(1 - BY_WINNING) * share for share in win_probabilities(totals)]
        winners = self.game.winners(state)
        for seat in winners:
            worth[seat] += BY_WINNING / len(winners)
        return worth

    def rates(self, state: Any, seat: int, legal: Sequence[int]) -> list[float]:
        """The seat's chance to win after each action, at first sight."""
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
    """Each seat's chance to win by what speaks for it; alone one plays against 0."""
    return shares(standing) if len(standing) > 1 else shares([*standing, 0.0])[:1]


def shares(standing: list[float]) -> list[float]:
    """What each has of 1 if a lead of 1 makes somebody e times as likely."""
    top = max(standing)
    grown = [exp(number - top) for number in standing]
    whole = sum(grown)
    return [number / whole for number in grown]
