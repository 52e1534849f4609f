"""What a view tells at a glance: rivers, linked roads, the fox's steps, how a mission stands."""

from sheepfold.core.protocol import WATCHER
from tests.games.sheep_and_thief.scenario import hands, play

TWO_FOXES = hands("9 54 53 1 4 7", "46 47 50 10 15 16") + "0 lay 54 b1\n"


def test_ST_14_a_step_of_the_fox_tells_the_sheep_without_a_barn() -> None:
    before = TWO_FOXES + "0 fox N, 0 fox N, 1 lay 46 b1, 0 lay 9 a2\n"
    steps = {step.side: step for step in play(2, before).view(0).fox_steps}
    assert set(steps) == {"E", "S", "W"}
    assert (steps["W"].cell, steps["W"].taken) == ("b1", (0, 3))
    assert (steps["E"].cell, steps["E"].taken) == ("d1", (0, 0))


def test_ST_15_in_the_farmyard_nothing_is_taken() -> None:
    before = TWO_FOXES + "0 fox N, 0 fox N, 1 lay 50 b1, 0 lay 53 a2, 0 fox W\n"
    (west,) = (step for step in play(2, before).view(1).fox_steps if step.side == "W")
    assert (west.cell, west.taken, west.chased) == ("a1", (0, 0), (False, False))


def test_ST_B2_a_step_tells_whose_black_sheep_would_run_home() -> None:
    dogs = hands("2 9 54 1 4 7", "46 47 50 10 15 16") + "0 lay 2 b1, 0 dog a1 b1 b\n"
    before = dogs + "1 lay 47 b1, 0 lay 54 c1, 0 fox N, 0 fox N\n"
    (west,) = (s for s in play(2, before, black_sheep=True).view(0).fox_steps if s.side == "W")
    assert (west.taken, west.chased) == ((1, 3), (True, False))


def test_ST_16_the_roads_that_start_at_the_farmyard_are_linked() -> None:
    match = play(2, hands("1 4 46 47 50 7", "20 21 22 23 24 25") + "0 lay 1 b1\n")
    assert match.view(1).boards[0].linked == ("a1", "b1")
    assert match.view(1).boards[1].linked == ("a1",)


def test_ST_17_each_river_has_its_cards_and_its_gold() -> None:
    turns = "0 lay 29 b1, 0 fox E, 1 lay 46 b1, 0 lay 20 c1\n"
    board = play(2, hands("29 20 22 1 4 7", "46 47 50 10 15 16") + turns).view(0).boards[0]
    assert [(river.cells, river.gold) for river in board.rivers] == [(("b1", "c1"), 3)]


def test_ST_M1_only_ones_own_mission_is_counted() -> None:
    drawn = "-1 first 0, -1 mission 0 barns, -1 mission 1 town\n"
    dealt = hands("50 54 53 1 4 7", "46 47 49 10 15 16").split("\n", 1)[1]
    match = play(2, drawn + dealt + "0 lay 50 b1\n", missions=True)
    assert match.view(0).mission_counts == (2, 1)
    assert match.view(1).mission_counts == ()
    assert match.view(WATCHER).mission_counts == ()
