"""Whole games in lock-step with an independent referee: legal moves, chances, scores."""

from fractions import Fraction

import pytest

from sheepfold import bots, games
from sheepfold.bots.bot import Bot
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain, weighted
from sheepfold.lab.habits import habits_of
from tests.games.te_kuiti.referee import Referee

GAMES = 30


def play_in_step(game: AnyGame, players: int, flowers: str, deciders: list[Bot], seed: int) -> None:
    rng = Plain("lockstep", players, flowers, seed)
    state = game.setup(players, game.options(flowers=flowers))
    referee = Referee(players, flowers)
    while acting := game.acting(state):
        (seat,) = acting
        assert referee.acting() == seat
        legal = game.legal(state, seat)
        texts = [game.actions.text(action) for action in legal]
        assert sorted(texts) == sorted(referee.legal())
        if seat == -1:
            chances = game.chances(state)
            total = sum(weight for _, weight in chances)
            shares = {game.actions.text(drawn): Fraction(w, total) for drawn, w in chances}
            assert shares == referee.weights()
            action = weighted(chances, rng.below(total))
        else:
            action = deciders[seat].choose(game.view(state, seat), legal, rng)
        game.apply(state, seat, action)
        referee.play(game.actions.text(action))
    assert referee.acting() is None
    assert [score.total for score in game.scores(state)] == referee.scores()
    assert game.winners(state) == referee.winners()


@pytest.mark.parametrize(
    ("players", "flowers"), [(2, "normal"), (1, "easy"), (1, "normal"), (1, "hard")]
)
def test_every_decision_and_result_equals_the_referees(players: int, flowers: str) -> None:
    game = games.make("te_kuiti")
    makers = [*bots.QUICK.values(), *habits_of("te_kuiti").values()]
    rng = Plain("deciders", players, flowers)
    for seed in range(GAMES * players):
        deciders = [makers[rng.below(len(makers))](game) for _ in range(players)]
        play_in_step(game, players, flowers, deciders, seed)
