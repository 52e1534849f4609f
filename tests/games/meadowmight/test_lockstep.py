"""Whole games in lock-step with an independent referee: legal moves, chances, scores."""

from fractions import Fraction
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain, Rng, weighted
from tests.games.meadowmight.referee import Referee

EVERY = 10  # of a player's main decisions so many-th are compared move by move: the referee is slow


def choose(texts: list[str], rng: Rng) -> str:
    """A kind of move first, then one of them: special effects and changes are not drowned."""
    verbs = sorted({text.split()[0] for text in texts})
    if "play" in verbs and rng.below(2):
        verb = "play"
    else:
        verb = verbs[rng.below(len(verbs))]
    same = sorted(text for text in texts if text.split()[0] == verb)
    rare = [text for text in same if text.startswith(("play sheeple", "play wolf", "play pond"))]
    if rare and rng.below(2):
        same = rare
    return same[rng.below(len(same))]


def play_in_step(
    game: AnyGame, players: int, options: dict[str, Any], seed: int, every: int = EVERY
) -> None:
    rng = Plain("lockstep", players, str(sorted(options.items())), seed)
    state = game.setup(players, game.options(**options))
    referee = Referee(players, options)
    while acting := game.acting(state):
        assert referee.acting() == acting
        (seat,) = acting
        legal = game.legal(state, seat)
        texts = [game.actions.text(action) for action in legal]
        if seat == -1:
            chances = game.chances(state)
            total = sum(weight for _, weight in chances)
            shares = {game.actions.text(drawn): Fraction(w, total) for drawn, w in chances}
            assert shares == referee.weights()
            assert sorted(texts) == sorted(shares)
            action = weighted(chances, rng.below(total))
        else:
            if referee.due != "turn" or not rng.below(every):
                assert sorted(texts) == sorted(referee.legal(seat))
            action = legal[texts.index(choose(texts, rng))]
        game.apply(state, seat, action)
        referee.play(seat, game.actions.text(action))
    assert referee.acting() == ()
    assert [score.total for score in game.scores(state)] == referee.scores()
    assert game.winners(state) == referee.winners()


@pytest.mark.parametrize("fuzzy_fences", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_decision_and_result_equals_the_referees(players: int, fuzzy_fences: bool) -> None:
    game = games.make("meadowmight")
    for seats, options in game.configurations():
        if (seats, options.get("fuzzy_fences", False)) == (players, fuzzy_fences):
            play_in_step(game, players, options, seed=0)


def test_the_configurations_are_all_that_differ() -> None:
    game = games.make("meadowmight")
    assert len(game.configurations()) == 120
