"""Random play to the end on the game itself, without a match: what searches and benchmarks run."""

from typing import Any

from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Plain, weighted


def playout(game: AnyGame, state: Any, rng: Plain) -> int:
    """Play uniformly to the end, in place; how many decisions the seats took."""
    acting, legal, apply, chances = game.acting, game.legal, game.apply, game.chances
    random = rng.random
    decisions = 0
    while seats := acting(state):
        seat = seats[0]
        if seat == CHANCE:
            drawn = chances(state)
            total = 0
            for _, weight in drawn:
                total += weight
            action = weighted(drawn, int(random() * total))
        else:
            actions = legal(state, seat)
            action = actions[int(random() * len(actions))]
            decisions += 1
        apply(state, seat, action)
    return decisions
