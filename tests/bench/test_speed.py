"""Benchmarks, no assertions on time: python3 run.py test -n0 --benchmark-enable tests/bench"""

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sheepfold import games
from sheepfold.bots.greedy import greedy_bot
from sheepfold.core import options as option_values
from sheepfold.core.match import Match
from sheepfold.core.playout import playout
from sheepfold.core.rng import Plain
from sheepfold.lab.bench import measured

CONFIGURATIONS = [
    (name, players, values)
    for name in games.GAMES
    for players, values in measured(name, everything=False)
]


@pytest.mark.parametrize(("name", "players", "values"), CONFIGURATIONS, ids=str)
def test_a_random_playout(
    benchmark: BenchmarkFixture, name: str, players: int, values: dict[str, object]
) -> None:
    game = games.make(name)
    options = option_values.build(game.options, values)
    rng = Plain("bench")
    decisions = benchmark(lambda: playout(game, game.setup(players, options), rng))
    assert 0 < decisions <= game.bound(players, options)


def test_a_copy(benchmark: BenchmarkFixture) -> None:
    game = games.make("te_kuiti")
    benchmark(game.setup(2, game.options()).copy)


def test_a_view(benchmark: BenchmarkFixture) -> None:
    game = games.make("te_kuiti")
    benchmark(game.view, game.setup(2, game.options()), 0)


def test_a_move_through_the_checked_door(benchmark: BenchmarkFixture) -> None:
    match = Match.start(games.make("te_kuiti"), 2, seed=7)

    def there_and_back() -> None:
        match.play(0, "fence c3N")
        match.undo(0)

    benchmark.pedantic(there_and_back, rounds=200)


def test_a_greedy_decision(benchmark: BenchmarkFixture) -> None:
    game = games.make("te_kuiti")
    match = Match.start(game, 2, seed=7)
    legal = game.legal(match.state, 0)
    benchmark(lambda: greedy_bot(game).choose(match.view(0), legal, Plain("bench")))
