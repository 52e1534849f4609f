"""A finished match looked at again."""

import pytest

import sheepfold
from sheepfold import bots
from sheepfold.core.rng import Plain
from sheepfold.lab.analysis import Analysis, analyse


@pytest.fixture(scope="module")
def match() -> sheepfold.Match:
    match = sheepfold.Match.start("sheepland", players=2, seed=4)
    game = match.game
    seated = [bots.make("greedy", game), bots.make("random", game)]
    rng = Plain("analysed")
    while not match.over:
        seat = min(match.acting)
        action = seated[seat].choose(match.view(seat), game.legal(match.state, seat), rng)
        match.play(seat, game.actions.text(action))
    return match


@pytest.fixture(scope="module")
def found(match: sheepfold.Match) -> Analysis:
    return analyse(match, budget=0.02)


def test_play_gifts_and_luck_lead_from_the_start_to_the_result(found: Analysis):
    for seat in range(2):
        parts = found.play[seat] + found.gifts[seat] + found.luck[seat]
        assert found.points[0].chances[seat] + parts == pytest.approx(found.result[seat])
    assert found.result == [1, 0]


def test_who_plays_at_random_gives_more_away(found: Analysis):
    assert found.play[1] < 2 * found.play[0] <= 0


def test_every_decision_is_there_with_the_best_move_beside_it(
    match: sheepfold.Match, found: Analysis
):
    decisions = [number for number, move in enumerate(match.moves, 1) if move.by >= 0]
    assert [point.move for point in found.points] == decisions
    assert all(point.cost == 0 for point in found.points if point.played == point.best)
    assert any(point.cost > 0.02 for point in found.points)
    assert len(found.swings()) == 5
