"""What a view tells at a glance and only the rules know: the cost of a walk, points so far."""

import sheepfold
from tests.games.sheepland.scenario import EIGHTEEN_FENCES, may, play_on, three, totals

START = """
    -1 first 0, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert
    0 place 3, 1 place 11, 2 place 33
"""
LAST_ROUND = """
    0 walk 22, 0 walk 23, 0 walk 24
    -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27
    -1 die 1, 2 walk 28, 2 walk 29, 2 walk 30
"""


def costs(match: sheepfold.Match) -> dict[int, int]:
    told = enumerate(match.view(sheepfold.WATCHER).costs, start=1)
    return {road: cost for road, cost in told if cost is not None}


def test_SL_6_a_view_tells_what_a_walk_to_each_road_costs() -> None:
    match = three(START, "-1 die 4")
    assert {road for road, cost in costs(match).items() if cost == 0} == {1, 2, 6, 7}
    assert {f"walk {road}" for road in costs(match)} == may(match, 0, "walk")


def test_SL_6_nothing_is_told_while_no_shepherd_acts() -> None:
    assert costs(three(START)) == {}


def test_SL_13_a_view_tells_what_its_viewer_would_score_now() -> None:
    match = three(START, "-1 die 4, 0 buy field")
    assert match.view(0).points == (20 + 2 * 3, None, None)


def test_SL_13_at_the_end_a_view_tells_all_points() -> None:
    match = play_on(three(EIGHTEEN_FENCES), LAST_ROUND)
    assert list(match.view(sheepfold.WATCHER).points) == totals(match)
