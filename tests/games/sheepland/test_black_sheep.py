"""The die and the black sheep: ruling SL-4."""

from fractions import Fraction

import pytest

import sheepfold
from tests.games.sheepland.scenario import (
    DEALT,
    NOTHING_LEFT,
    OPEN,
    PAIRS,
    black,
    fences,
    may,
    odds,
    three,
    two,
    white,
)

AWAY = DEALT + "0 place 3, 1 place 31, 2 place 33\n"  # no shepherd beside Sheepsburg


def test_SL_4_every_turn_begins_with_the_die() -> None:
    match = three(OPEN, "0 walk 1, 0 walk 2, 0 walk 4")
    assert match.acting == {sheepfold.CHANCE}


def test_SL_4_the_die_has_six_equal_sides() -> None:
    assert odds(three(AWAY)) == {f"die {number}": Fraction(1, 6) for number in range(1, 7)}


@pytest.mark.parametrize(
    ("number", "region"),
    [
        (1, "mountain-1"),
        (2, "desert-1"),
        (3, "swamp-1"),
        (4, "forest-1"),
        (5, "pasture-1"),
        (6, "field-1"),
    ],
)
def test_SL_4_the_black_sheep_crosses_the_road_with_that_number(number: int, region: str) -> None:
    assert black(three(AWAY, f"-1 die {number}")) == region


def test_SL_4_it_crosses_back_into_sheepsburg() -> None:
    match = three(AWAY, "-1 die 5, 0 walk 1, 0 walk 2, 0 walk 4, -1 die 5")
    assert black(match) == "sheepsburg"


def test_SL_4_it_goes_on_from_where_it_is() -> None:
    match = three(AWAY, "-1 die 1, 0 walk 1, 0 walk 2, 0 walk 4, -1 die 6")
    assert black(match) == "field-2"


def test_SL_4_it_stays_where_no_road_has_that_number() -> None:
    match = three(
        AWAY,
        """
        -1 die 2, 0 walk 1, 0 walk 2, 0 walk 4        # desert-1
        -1 die 6, 1 walk 29, 1 walk 38, 1 walk 34     # desert-2 with roads 1, 6, 2, 5
        -1 die 3
        """,
    )
    assert black(match) == "desert-2"


@pytest.mark.parametrize(("seat", "road"), [(0, 16), (1, 16), (2, 16)])
def test_SL_4_it_stays_where_any_shepherd_stands_on_that_road(seat: int, road: int) -> None:
    roads = [3, 31, 33]
    roads[seat] = road
    match = three(DEALT, ", ".join(f"{who} place {at}" for who, at in enumerate(roads)))
    match.play(sheepfold.CHANCE, "die 1")
    assert black(match) == "sheepsburg"


def test_SL_4_it_stays_where_a_fence_stands_on_that_road() -> None:
    match = three(
        DEALT,
        """
        0 place 16, 1 place 31, 2 place 33
        -1 die 1, 0 walk 1, 0 walk 2, 0 walk 4
        -1 die 1
        """,
    )
    assert (16 in fences(match), black(match)) == (True, "sheepsburg")


def test_SL_4_another_road_with_that_number_does_not_lead_it() -> None:
    match = three(DEALT, "0 place 16, 1 place 31, 2 place 33, -1 die 1")  # 21, 22 have a 1 too
    assert black(match) == "sheepsburg"


def test_SL_4_a_shepherd_on_another_road_does_not_hold_it() -> None:
    assert black(three(DEALT, "0 place 16, 1 place 31, 2 place 33, -1 die 2")) == "desert-1"


def test_SL_4_white_sheep_do_not_move_by_the_die() -> None:
    match = three(AWAY, "-1 die 1")
    assert (white(match, "mountain-1"), white(match, "sheepsburg")) == (1, 0)


def test_SL_4_it_moves_by_itself_before_the_player_acts() -> None:
    assert "black mountain-1 field-3" in may(three(OPEN), 0)


def test_SL_4_with_two_players_the_die_comes_before_the_shepherd_is_named() -> None:
    match = two(PAIRS)
    assert (black(match), may(match, 0)) == ("mountain-1", {"use 3", "use 40"})


def test_SL_4_the_die_is_thrown_for_a_player_with_nothing_to_do() -> None:
    match = three(NOTHING_LEFT, "-1 die 6")
    assert (black(match), match.acting) == ("mountain-1", {sheepfold.CHANCE})


def test_SL_4_the_black_sheep_crosses_in_the_turn_of_a_player_with_nothing_to_do() -> None:
    assert black(three(NOTHING_LEFT, "-1 die 5")) == "field-1"


def test_SL_4_no_place_has_two_roads_of_one_number() -> None:
    roads = three().game.components["roads"]
    ends = [(region, road["number"]) for road in roads for region in road["regions"]]
    assert len(ends) == len(set(ends)) == 84
