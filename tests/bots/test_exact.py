"""The end of a match searched to the end."""

import time
from typing import Any

from sheepfold import games
from sheepfold.bots.exact import Solver
from sheepfold.bots.knowledge import evaluator_of
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Plain


def near_the_end(seed: int, most: int) -> tuple[Any, Any, int, list[int], list[float]]:
    """The first position of a random match of Sheepland that a solver finds near enough."""
    game = games.make("sheepland")
    evaluator = evaluator_of(game)
    state, rng = game.setup(2, game.options()), Plain("end", seed)
    while seats := game.acting(state):
        seat = seats[0]
        if seat != CHANCE:
            legal = game.legal(state, seat)
            rates = Solver(evaluator, most).rates(state.copy(), seat, legal, Plain("course", seed))
            if len(legal) > 1 and rates:
                return evaluator, state, seat, legal, rates
        game.apply(state, seat, game.sample(state, seat, rng.random))
    raise AssertionError("no position was near enough")


def test_a_solved_end_is_what_the_best_play_leads_to():
    for seed in range(3):
        evaluator, state, seat, legal, rates = near_the_end(seed, 3000)
        best = legal[rates.index(max(rates))]
        game, world = evaluator.game, state.copy()
        game.apply(world, seat, best)
        while seats := game.acting(world):  # everybody goes on by solving anew
            acting = seats[0]
            if acting == CHANCE:  # then only an expectation was promised
                break
            options = game.legal(world, acting)
            found = Solver(evaluator, 100_000).rates(world.copy(), acting, options, Plain(seed))
            game.apply(world, acting, options[found.index(max(found))])
        else:
            assert evaluator.end(world)[seat] == max(rates)


def test_what_is_far_from_the_end_is_left_alone():
    game = games.make("sheepland")
    state = game.setup(2, game.options())
    while game.acting(state)[0] == CHANCE:
        game.apply(state, CHANCE, game.sample(state, CHANCE, Plain("far").random))
    seat = game.acting(state)[0]
    solver = Solver(evaluator_of(game), 1000)
    assert solver.rates(state, seat, game.legal(state, seat), Plain("far")) == []


def test_live_a_solver_gives_up_when_its_time_is_over():
    evaluator, state, seat, legal, rates = near_the_end(1, 3000)
    over = time.monotonic()
    assert (
        Solver(evaluator, 100_000, over + 3600).rates(state.copy(), seat, legal, Plain(1)) == rates
    )
    assert Solver(evaluator, 100_000, over).rates(state.copy(), seat, legal, Plain(1)) == []
