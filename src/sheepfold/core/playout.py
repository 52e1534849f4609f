"""Random play to the end on the game itself, without a match: what searches and benchmarks run."""

from collections.abc import Callable
from typing import Any

from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Plain, weighted


def playout(game: AnyGame, state: Any, rng: Plain) -> int:
    """Play uniformly to the end, in place; how many decisions the seats took."""
    acting, sample, apply = game.acting, game.sample, game.apply
    random = rng.random
    decisions = 0
    while seats := acting(state):
        seat = seats[0]
        if seat != CHANCE:
            decisions += 1
        apply(state, seat, sample(state, seat, random))
    return decisions


def sample_chances(chances: list[tuple[int, int]], random: Callable[[], float]) -> int:
    """One of chance's actions by its weight."""
    total = 0
    for _, weight in chances:
        total += weight
    return weighted(chances, int(random() * total))
