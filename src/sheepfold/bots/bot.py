"""What a bot is: it gets only a view and the legal actions, so it cannot cheat."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from sheepfold.core.rng import Rng


class Bot(Protocol):
    """Made for one game; between decisions it remembers only what the view holds."""

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> int:
        """Return one of the legal actions; equal arguments and generator give the same choice."""


def best_of(actions: Sequence[int], rates: Iterable[Any], rng: Rng) -> int:
    """Return one of the actions that are rated highest, all equally likely."""
    rated = list(rates)
    top = max(rated)
    best = [action for action, rate in zip(actions, rated, strict=True) if rate == top]
    return best[rng.below(len(best))]
