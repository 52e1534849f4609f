"""The fox, its thefts and the barns: rulings ST-13 to ST-15."""

import pytest

from tests.games.sheep_and_thief.scenario import (
    cells_for,
    fox,
    hands,
    may,
    paddock,
    play,
    play_on,
    sheep,
    supply,
)

# ST-13 Fox

ONE_FOX = hands("9 54 53 1 4 7", "46 47 50 10 15 16") + "0 lay 9 b1\n"
TWO_FOXES = hands("9 54 53 1 4 7", "46 47 50 10 15 16") + "0 lay 54 b1\n"
FOX_DOG_FOX = hands("9 54 53 1 4 7", "46 47 50 10 15 16") + "0 lay 53 b1\n"


def test_ST_13_the_fox_must_move_one_cell_in_any_direction() -> None:
    assert may(play(2, ONE_FOX), 0) == {"fox N", "fox E", "fox S", "fox W"}


@pytest.mark.parametrize(("way", "cell"), [("N", "c2"), ("E", "d3"), ("S", "c4"), ("W", "b3")])
def test_ST_13_up_is_north_and_right_is_east(way: str, cell: str) -> None:
    assert fox(play(2, ONE_FOX, f"0 fox {way}")) == cell


@pytest.mark.parametrize(
    ("first", "then"),
    [("S", {"N", "E", "W"}), ("E", {"N", "S", "W"}), ("N", {"N", "E", "S", "W"})],
)
def test_ST_13_it_stays_within_the_board(first: str, then: set[str]) -> None:
    match = play(2, TWO_FOXES, f"0 fox {first}")
    assert may(match, 0) == {f"fox {way}" for way in then}


def test_ST_13_in_a_corner_two_ways_are_left() -> None:
    match = play(2, TWO_FOXES, "0 fox S, 0 fox E, 1 lay 46 b1, 0 lay 9 c1")
    assert may(match, 0) == {"fox N", "fox W"}


def test_ST_13_every_image_moves_it_once() -> None:
    match = play(2, TWO_FOXES, "0 fox S")
    assert match.acting == {0}
    assert play_on(match, "0 fox E").acting == {1}


def test_ST_13_a_dog_may_come_between_two_foxes() -> None:
    match = play(2, FOX_DOG_FOX, "0 fox S, 0 dog a1 b1 1, 0 fox E")
    assert (match.acting, fox(match), sheep(match, 0, "b1")) == ({1}, "d4", 1)


def test_ST_13_declining_the_dog_does_not_decline_the_foxes() -> None:
    match = play(2, FOX_DOG_FOX, "0 heel")
    assert may(match, 0) == {"fox N", "fox E", "fox S", "fox W"}


def test_ST_13_it_moves_on_every_board() -> None:
    match = play(
        2, ONE_FOX, "0 fox N, 1 lay 46 b1, 0 lay 1 c1, 1 lay 47 b2, 0 lay 4 d1, 1 lay 50 b3"
    )
    assert "c3" in cells_for(play_on(match, "0 lay 7 a2"), 1, 10)
    assert "c2" not in cells_for(match, 1, 10)


# ST-14 Theft: two steps to the north bring the fox to c1.

ON_C1 = (
    hands("1 4 54 55 53 9", "46 47 49 50 3 15")
    + """
    0 lay 1 b1, 1 lay 46 b1                          # 2 and 3 sheep on b1
    0 lay 4 c1, 1 lay 47 c1                          # 2 and 3 sheep on c1
    0 lay 54 d1, 0 fox N, 0 fox N
"""
)
THEN_WEST = ON_C1 + "1 lay 50 d1, 0 lay 55 a2, 0 fox W\n"


def test_ST_14_an_opponents_sheep_go_to_the_movers_paddock() -> None:
    match = play(2, ON_C1)
    assert (sheep(match, 1, "c1"), paddock(match, 0)) == (0, 3)


def test_ST_14_the_movers_own_sheep_go_back_to_the_supply() -> None:
    match = play(2, ON_C1)
    assert (sheep(match, 0, "c1"), supply(match)) == (0, 48 - 10 + 2)


def test_ST_14_the_opponent_gains_nothing_by_it() -> None:
    assert paddock(play(2, ON_C1), 1) == 0


def test_ST_14_other_cards_lose_nothing() -> None:
    match = play(2, ON_C1)
    assert (sheep(match, 0, "b1"), sheep(match, 1, "b1")) == (2, 3)


def test_ST_14_every_step_counts() -> None:
    match = play(2, THEN_WEST)
    assert (paddock(match, 0), supply(match)) == (6, 40 - 2 + 2)


def test_ST_14_both_steps_of_one_card_may_steal() -> None:
    match = play(
        2,
        hands("1 4 7 54 53 9", "46 47 49 50 10 15"),
        """
        0 lay 1 b1, 1 lay 46 b1
        0 lay 4 b2, 1 lay 47 b2
        0 lay 9 c1, 0 fox N, 1 lay 10 a2             # c2
        0 lay 54 a2, 0 fox W, 0 fox N                # b2, b1
        """,
    )
    assert (paddock(match, 0), sheep(match, 1, "b1"), sheep(match, 1, "b2")) == (6, 0, 0)


def test_ST_14_all_opponents_are_robbed_at_once() -> None:
    match = play(
        3,
        hands("1 54 15 16 44", "46 47 50 10 7", "4 49 20 38 42"),
        """
        0 lay 1 b1, 1 lay 46 b1, 2 lay 4 b1
        0 lay 15 a2, 1 lay 47 c1, 2 lay 49 c1, 2 heel
        0 lay 54 b2, 0 fox N, 0 fox N
        """,
    )
    assert [paddock(match, seat) for seat in range(3)] == [3 + 2, 0, 0]


def test_ST_14_on_a_free_cell_of_ones_own_it_steals_from_the_others_all_the_same() -> None:
    match = play(2, ON_C1.replace("0 lay 4 c1", "0 lay 4 b2").replace("0 lay 54 d1", "0 lay 54 a2"))
    assert (paddock(match, 0), supply(match)) == (3, 48 - 10)


def test_ST_14_one_card_without_sheep_and_nothing_happens() -> None:
    match = play(2, THEN_WEST, "0 fox E")
    assert (paddock(match, 0), supply(match)) == (6, 40)


def test_ST_14_a_second_step_may_go_straight_back() -> None:
    assert fox(play(2, TWO_FOXES, "0 fox N, 0 fox S")) == "c3"


def test_ST_14_going_away_and_back_it_enters_again() -> None:
    match = play(
        2,
        hands("1 4 14 54 53 9", "46 47 49 50 10 15"),
        """
        0 lay 1 b1, 1 lay 46 b1
        0 lay 4 c1, 1 lay 47 c1
        0 lay 14 c2, 0 fox N                         # its 2 sheep then stand with the fox
        1 lay 50 d1
        0 lay 54 d1, 0 fox S, 0 fox N
        """,
    )
    assert sheep(match, 0, "c2") == 0


# Seat 0 lays 14, with 2 sheep and a fox, next to the fox, which then enters it.
NEXT_TO_THE_FOX = (
    hands("1 4 14 54 53 9", "46 47 49 50 10 15")
    + """
    0 lay 1 b1, 1 lay 46 b1
    0 lay 4 c1, 1 lay 47 c1
    0 lay 14 c2
"""
)


def test_ST_14_sheep_placed_on_the_foxs_card_are_safe() -> None:
    match = play(2, NEXT_TO_THE_FOX, "0 fox N")
    assert (fox(match), sheep(match, 0, "c2")) == ("c2", 2)


def test_ST_14_sheep_placed_before_it_enters_are_not() -> None:
    match = play(2, NEXT_TO_THE_FOX, "0 sheep, 0 fox N")
    assert (fox(match), sheep(match, 0, "c2")) == ("c2", 0)


def test_ST_14_sheep_on_the_foxs_card_are_safe_when_it_leaves() -> None:
    match = play(2, NEXT_TO_THE_FOX, "0 fox N, 1 lay 50 d1, 0 lay 9 d1, 0 fox S")
    assert (fox(match), sheep(match, 0, "c2")) == ("c3", 2)


def test_ST_14_only_entering_steals_and_so_it_does_when_it_comes_back() -> None:
    match = play(2, NEXT_TO_THE_FOX, "0 fox N, 1 lay 50 d1, 0 lay 54 d1, 0 fox S")
    assert sheep(match, 0, "c2") == 2
    assert sheep(play_on(match, "0 fox N"), 0, "c2") == 0


def test_ST_14_sheep_in_a_paddock_are_safe() -> None:
    match = play(2, ON_C1, "1 lay 3 d1, 1 fox W")  # b1, where seat 0 has 2
    assert (paddock(match, 0), paddock(match, 1)) == (3, 2)


# The rulebook's example: Ronja is seat 0, Peter seat 1, the fox on c2. Peter has 3 sheep in a barn
# on c1, 2 without a barn on b1 and 1 on b2, where Ronja has 2 herself.

RONJA = (
    hands("19 4 12 54 1 2", "48 50 5 15 10 7")
    + """
    0 lay 19 a2, 0 heel
    1 lay 48 b1, 1 dog a1 b1 1
    0 lay 4 b2
    1 lay 50 c1
    0 lay 12 b1, 0 fox N
    1 lay 5 b2, 1 dog b1 c1 1
    0 lay 54 a3
"""
)


def test_ST_14_the_rulebooks_example_up_then_left() -> None:
    match = play(2, RONJA, "0 fox N, 0 fox W")
    assert (sheep(match, 1, "c1"), sheep(match, 1, "b1"), paddock(match, 0)) == (3, 0, 2)


def test_ST_14_the_rulebooks_example_left_first() -> None:
    before = supply(play(2, RONJA))
    match = play(2, RONJA, "0 fox W")
    assert (sheep(match, 1, "b2"), paddock(match, 0)) == (0, 1)
    assert (sheep(match, 0, "b2"), supply(match)) == (0, before + 2)


# ST-15 Barn


def test_ST_15_an_opponents_sheep_in_a_barn_are_safe() -> None:
    match = play(2, ON_C1.replace("1 lay 47 c1", "1 lay 50 c1"))
    assert (sheep(match, 1, "c1"), paddock(match, 0)) == (2, 0)


def test_ST_15_ones_own_sheep_in_a_barn_are_safe() -> None:
    match = play(
        2,
        hands("1 50 54 55 53 9", "46 47 49 4 10 15"),
        """
        0 lay 1 b1, 1 lay 46 b1
        0 lay 50 c1, 1 lay 47 c1
        0 lay 54 d1, 0 fox N, 0 fox N
        """,
    )
    assert (sheep(match, 0, "c1"), paddock(match, 0)) == (2, 3)


def test_ST_15_the_farmyard_is_a_barn_on_every_board() -> None:
    match = play(2, THEN_WEST, "0 fox W")
    assert fox(match) == "a1"
    assert (sheep(match, 0, "a1"), sheep(match, 1, "a1"), paddock(match, 0)) == (1, 1, 6)


def test_ST_15_sheep_that_a_dog_brought_into_a_barn_are_safe() -> None:
    match = play(
        2,
        hands("1 4 54 55 53 9", "46 52 49 50 10 15"),
        """
        0 lay 1 b1, 1 lay 46 b1
        0 lay 4 c1, 1 lay 52 c1, 1 dog b1 c1 3
        0 lay 54 d1, 0 fox N, 0 fox N
        """,
    )
    assert sheep(match, 1, "c1") == 4
