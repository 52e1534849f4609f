"""A finished match looked at again."""

from itertools import pairwise

import pytest

import sheepfold
from sheepfold import bots
from sheepfold.bots.analysis import A_MISTAKE, Analysis, Point, analyse, decisions, weighed
from sheepfold.core.rng import Plain


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
        assert found.start[seat] + parts == pytest.approx(found.result[seat])
    assert found.result == [1, 0]


def test_who_plays_at_random_gives_more_away(found: Analysis):
    assert found.play[1] < -0.3 < found.play[0]


def test_every_decision_is_there_with_the_best_move_beside_it(
    match: sheepfold.Match, found: Analysis
):
    lines = [number for number, move in enumerate(match.moves, 1) if move.by >= 0]
    assert [point.line for point in found.points] == lines
    assert all(point.cost == 0 for point in found.points if point.played == point.best)
    assert any(point.cost > 0.02 for point in found.points)
    assert len(found.swings()) == 5


def test_nobody_gives_away_more_than_there_was(found: Analysis):
    for point in found.points:
        assert point.cost == 0 or A_MISTAKE <= point.cost <= point.chance


def test_at_the_start_there_is_one_match_to_win(found: Analysis):
    first = found.points[0]
    assert found.start[first.seat] == first.chance
    assert sum(found.start) == pytest.approx(1)


def test_a_seat_s_curve_goes_from_decision_to_decision_to_the_result(found: Analysis):
    for seat in range(2):
        own = [point for point in found.points if point.seat == seat]
        assert own[-1].after == found.result[seat]
        assert all(a.after == b.chance for a, b in pairwise(own))


def test_swings_are_the_largest_changes_and_small_ones_are_none():
    changes = (0.3, 0.04, -0.5, 0.06, -0.06, 0.2, 0.1, -0.1)
    points = [
        Point(line, 0, "a", "b", "", cost=0.0, chance=0.5, after=0.5 + change)
        for line, change in enumerate(changes, 1)
    ]
    found = weighed(points, [1.0, 0.0])
    assert found.swings(most=3) == [0, 2, 5]
    assert found.swings(most=9) == [0, 2, 3, 4, 5, 6, 7]
    assert found.swings(least=0.6) == []


def test_what_was_taken_back_is_no_decision_and_lines_are_those_of_the_log():
    match = sheepfold.Match.start("te_kuiti", players=2, seed=1)
    (seat,) = match.acting
    match.play(seat, "fence a1N")
    match.undo(seat)
    match.play(seat, "fence a2N")
    (found,) = decisions(match)
    assert (found.seat, found.line, str(match.events[found.line - 1])) == (
        seat,
        4,
        f"{seat} fence a2N",
    )
    assert match.lines == [1, 4]


def test_alone_one_plays_against_the_flowers():
    match = sheepfold.Match.start("te_kuiti", players=1, seed=2)
    rng = Plain("alone")
    while not match.over:
        legal = match.legal(0)
        match.play(0, legal[rng.below(len(legal))])
    alone = analyse(match, budget=0.01)
    assert all(0 <= point.chance <= 1 for point in alone.points)
    assert alone.gifts == [0]
    assert alone.result in ([0.0], [1.0])
