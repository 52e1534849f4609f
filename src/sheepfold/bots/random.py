"""The bot that chooses uniformly among the legal actions."""

from collections.abc import Sequence
from typing import Any

from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng


class RandomBot:
    def __init__(self, game: AnyGame) -> None:
        """Accept any game: the bot never reads the view."""

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> int:
        return legal[rng.below(len(legal))]
