"""What a bot is: it gets a view and the legal actions, and nothing else, so it cannot cheat."""

from collections.abc import Sequence
from typing import Any, Protocol

from sheepfold.core.rng import Rng


class Bot(Protocol):
    """Made for one game; remembers nothing between decisions but what the view holds."""

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> int:
        """One of the legal actions; equal arguments and generator give the same choice."""
