"""Players with habits: they make rare rulings happen. People cannot choose them as bots.

Each game has its own, in its `lab/habits.py`.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from sheepfold.bots.bot import Bot, best_of
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng
from sheepfold.games.parts import part_of


class Whimsical:
    """Plays one of the moves that it rates highest, and now and then a random one."""

    whim: ClassVar[int] = 24  # one decision in this many is random

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> int:
        if not rng.below(self.whim):
            return legal[rng.below(len(legal))]
        return self.liked(view, legal, rng)

    def liked(self, view: Any, legal: Sequence[int], rng: Rng) -> int:
        return best_of(legal, self.rates(view, legal), rng)

    def rates(self, view: Any, legal: Sequence[int]) -> Iterable[Any]:
        """Return how much it likes each move; here, all the same."""
        return [0] * len(legal)


def habits_of(game_id: str) -> dict[str, Callable[[AnyGame], Bot]]:
    habits: dict[str, Callable[[AnyGame], Bot]] = part_of(game_id, "lab.habits", "habits").HABITS
    return habits
