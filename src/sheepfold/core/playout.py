"""Plays to the end on the game itself, without a match: what searches and benchmarks run."""

from collections.abc import Callable
from typing import Any

from sheepfold.core.outcome import Outcome
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Plain, weighted

# How seats decide: given state, seat and a generator's `random`, as a game's `sample` is.
Policy = Callable[[Any, int, Callable[[], float]], int]


def playout(game: AnyGame, state: Any, rng: Plain, policy: Policy | None = None) -> int:
    """Play to the end, in place, uniformly or by a policy; return the number of decisions."""
    acting, sample, apply = game.acting, game.sample, game.apply
    choose = policy or sample
    random = rng.random
    decisions = 0
    while seats := acting(state):
        seat = seats[0]
        if seat == CHANCE:
            apply(state, seat, sample(state, seat, random))
        else:
            decisions += 1
            apply(state, seat, choose(state, seat, random))
    return decisions


def playouts(
    game: AnyGame, state: Any, number: int, seed: object, policy: Policy | None = None
) -> list[Outcome]:
    """Return how several playouts from one state end, which stays unchanged; seeded."""
    rng = Plain("playouts", seed)
    outcomes = []
    for _ in range(number):
        end = state.copy()
        outcomes.append(ended(game, end, playout(game, end, rng, policy)))
    return outcomes


def ended(game: AnyGame, end: Any, decisions: int) -> Outcome:
    """Return the outcome of a game that is over."""
    totals = tuple([score.total for score in game.scores(end)])
    return Outcome(decisions, totals, tuple(game.winners(end)))


def sample_chances(chances: list[tuple[int, int]], random: Callable[[], float]) -> int:
    """Return one of chance's actions by its weight."""
    total = 0
    for _, weight in chances:
        total += weight
    return weighted(chances, int(random() * total))
