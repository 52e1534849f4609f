"""Two shepherds each: ruling SL-11, and what it does to SL-9 and SL-10."""

import pytest

import sheepfold
from tests.games.sheepland.scenario import (
    BOTH_PENNED,
    ONE_PENNED,
    OPEN,
    PAIRS,
    dinars,
    fences,
    may,
    priced,
    ruling_against,
    shepherds,
    three,
    two,
)

NO_DINAR = (30, 1, 2, 3, 4)
ONE_DINAR = (29, 1, 2, 3, 4)
TWO_DINARS = (28, 1, 2, 3, 4)


def test_SL_11_after_the_die_he_names_one_of_his_shepherds() -> None:
    assert may(two(PAIRS), 0) == {"use 3", "use 40"}


def test_SL_11_the_first_action_is_the_named_ones() -> None:
    assert may(two(PAIRS, "0 use 40"), 0, "herd", "black", "buy") == {
        "herd forest-2 forest-3",
        "herd forest-3 forest-2",
        "buy forest",
    }


def test_SL_11_after_a_shepherd_move_he_is_still_the_one_who_acts() -> None:
    match = two(PAIRS, "0 use 40, 0 walk 35")
    assert may(match, 0, "herd", "black") == {
        "herd forest-2 pasture-1",
        "herd pasture-1 forest-2",
    }


def test_SL_11_all_three_actions_are_his() -> None:
    match = two(PAIRS, "0 use 40, 0 walk 33, 0 walk 26, 0 walk 28")
    assert (shepherds(match, 0), fences(match)) == ({3, 28}, {40, 33, 26})


def test_SL_11_a_road_adjacent_to_the_other_shepherd_only_costs_1_dinar() -> None:
    assert dinars(two(PAIRS, "0 use 40, 0 walk 1")) == [29, 30]


def test_SL_11_his_other_shepherd_stands_in_the_way_as_well() -> None:
    assert "walk 3" not in may(two(PAIRS, "0 use 40"), 0)


def test_SL_11_each_turn_he_is_asked_anew() -> None:
    match = two(
        PAIRS,
        """
        0 use 40, 0 walk 33, 0 walk 26, 0 walk 28
        -1 die 1, 1 use 12, 1 walk 15, 1 walk 18, 1 walk 22
        -1 die 1
        """,
    )
    assert may(match, 0) == {"use 3", "use 28"}


def test_SL_11_an_enclosed_shepherd_whose_owner_has_a_dinar_may_be_named() -> None:
    assert may(priced(2, ONE_DINAR, ONE_PENNED), 0) == {"use 1", "use 40"}


def test_SL_11_one_that_cannot_move_is_not_named_while_the_other_can() -> None:
    assert may(priced(2, NO_DINAR, ONE_PENNED), 0) == {"use 40"}


def test_SL_11_he_is_asked_even_if_there_is_one_answer() -> None:
    assert priced(2, NO_DINAR, ONE_PENNED).acting == {0}


def test_SL_11_if_neither_can_move_either_may_be_named() -> None:
    assert may(priced(2, NO_DINAR, BOTH_PENNED), 0) == {"use 1", "use 28"}


def test_SL_11_the_named_one_then_does_what_else_is_allowed() -> None:
    assert may(priced(2, NO_DINAR, BOTH_PENNED, "0 use 28"), 0) == {
        "herd forest-3 pasture-2",
        "herd pasture-2 forest-3",
    }


def test_SL_11_if_he_has_nothing_to_do_the_turn_ends_by_itself() -> None:
    match = priced(2, NO_DINAR, BOTH_PENNED, "0 use 1, -1 die 4")
    assert match.acting == {1}


def test_SL_11_with_three_players_nobody_is_asked() -> None:
    assert may(three(OPEN), 0, "use") == set()


# SL-9 and SL-10 with two shepherds


def test_SL_9_the_other_shepherd_does_not_matter() -> None:
    match = priced(2, ONE_DINAR, ONE_PENNED, "0 use 1")  # the one on 40 could walk for nothing
    assert ruling_against(match, 0, "buy field") == "SL-9"


def test_SL_9_nor_is_it_offered() -> None:
    assert may(priced(2, ONE_DINAR, ONE_PENNED, "0 use 1"), 0, "buy") == set()


def test_SL_9_with_two_dinars_the_purchase_is_allowed() -> None:
    assert may(priced(2, TWO_DINARS, ONE_PENNED, "0 use 1"), 0, "buy") == {"buy field"}


def test_SL_10_the_rest_of_the_turn_is_lost_though_the_other_shepherd_could_move() -> None:
    match = priced(
        2,
        NO_DINAR,
        """
        -1 first 1, -1 tile 0 field, -1 tile 1 mountain
        1 place 6, 0 place 3, 1 place 31, 0 place 40
        -1 die 4, 1 use 6, 1 herd field-2 mountain-1, 1 walk 8, 1 walk 5
        -1 die 4, 0 use 40, 0 buy forest, 0 walk 35, 0 walk 37
        -1 die 4, 1 use 31, 1 walk 29, 1 walk 38, 1 walk 34
        -1 die 4, 0 use 3, 0 herd field-3 mountain-1, 0 walk 1
        -1 die 4
        """,
    )
    assert match.acting == {1}


# Both have spent their money; 0's shepherds and one of 1's walk into corners.
THREE_IN_CORNERS = """
    -1 first 0, -1 tile 0 field, -1 tile 1 mountain
    0 place 6, 1 place 5, 0 place 40, 1 place 7
    -1 die 4, 0 use 6, 0 buy field, 0 walk 3, 0 walk 1
    -1 die 4, 1 use 5, 1 buy pasture, 1 walk 10, 1 walk 17
    -1 die 4, 0 use 40, 0 walk 33, 0 walk 26, 0 walk 28
    -1 die 4, 1 use 17, 1 walk 14
"""


def test_SL_10_a_shepherd_who_gets_stuck_is_still_the_one_who_acts() -> None:
    assert may(priced(2, NO_DINAR, THREE_IN_CORNERS), 1) == {
        "herd pasture-2 pasture-3",
        "herd pasture-3 pasture-2",
    }


@pytest.mark.parametrize("first_placed", [5, 7])
def test_SL_10_while_one_of_four_shepherds_can_move_the_game_goes_on(first_placed: int) -> None:
    text = THREE_IN_CORNERS
    if first_placed == 7:
        text = text.replace("1 place 5, 0 place 40, 1 place 7", "1 place 7, 0 place 40, 1 place 5")
    match = priced(2, NO_DINAR, text, "1 herd pasture-2 pasture-3, -1 die 4")
    assert match.acting == {0}


def test_SL_10_nor_does_it_end_when_that_one_has_just_moved() -> None:
    match = priced(
        2,
        NO_DINAR,
        THREE_IN_CORNERS,
        """
        1 herd pasture-2 pasture-3
        -1 die 4, 0 use 28, 0 herd forest-3 pasture-2
        -1 die 4, 1 use 7, 1 walk 9, 1 walk 13, 1 walk 16
        """,
    )
    assert match.acting == {sheepfold.CHANCE}


def test_SL_10_when_all_four_are_stuck_for_good_the_game_ends() -> None:
    match = priced(
        2,
        NO_DINAR,
        THREE_IN_CORNERS,
        """
        1 herd pasture-2 pasture-3
        -1 die 4, 0 use 28, 0 herd forest-3 pasture-2
        -1 die 4, 1 use 7, 1 walk 2, 1 herd field-3 mountain-2
        """,
    )
    assert match.over
