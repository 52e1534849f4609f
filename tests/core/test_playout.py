"""Playouts end, repeat by their seed, leave the state they start from, and follow a policy."""

from collections.abc import Callable
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core.laws import snapshot
from sheepfold.core.playout import playout, playouts
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Plain

MOST = 3


@pytest.mark.parametrize("name", games.GAMES)
def test_playouts_repeat_and_leave_the_state_as_it_was(name: str) -> None:
    game = games.make(name)
    players = max(game.players)
    state = game.setup(players, game.options())
    before = snapshot(state)
    outcomes = playouts(game, state, MOST, seed=5)
    assert snapshot(state) == before
    assert outcomes == playouts(game, state, MOST, seed=5) != playouts(game, state, MOST, seed=6)
    for outcome in outcomes:
        assert 0 < outcome.decisions <= game.bound(players, game.options())
        assert len(outcome.totals) == players
        assert set(outcome.winners) <= set(range(players))


def test_a_playout_plays_in_place_and_counts_what_seats_decide() -> None:
    game = games.make("te_kuiti")
    state, again = (game.setup(2, game.options()) for _ in range(2))
    decisions = playout(game, state, Plain("here"))
    assert game.acting(state) == ()
    (outcome,) = playouts(game, state, 1, seed=0)
    assert outcome.decisions == 0  # it is over already
    assert outcome.totals == tuple(score.total for score in game.scores(state))
    assert playout(game, again, Plain("here")) == decisions


def test_a_policy_decides_for_seats_and_never_for_chance() -> None:
    game = games.make("sheepland")
    asked: list[int] = []

    def first(state: Any, seat: int, random: Callable[[], float]) -> int:
        asked.append(seat)
        return game.legal(state, seat)[0]

    state = game.setup(3, game.options())
    assert playout(game, state, Plain("first"), first) == len(asked)
    assert set(asked) == {0, 1, 2}
    assert CHANCE not in asked
