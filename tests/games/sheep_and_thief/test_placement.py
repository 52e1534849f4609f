"""Laying cards: rulings ST-6 to ST-10."""

import pytest

from tests.games.sheep_and_thief.scenario import (
    cards_to,
    cells_for,
    draft,
    hands,
    may,
    paddock,
    play,
    play_on,
    sheep,
)

# ST-6 Turns


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_ST_6_turns_go_clockwise_from_the_starting_player(first: int, order: list[int]) -> None:
    match = play(3, hands("1 4 7 10 15", "16 46 47 50 38", "40 42 44 45 32", first=first))
    seats = []
    for _ in range(6):
        (seat,) = match.acting
        seats.append(seat)
        match.play(seat, match.legal(seat)[0])
    assert seats == order + order


def test_ST_6_each_places_four_cards_in_a_round() -> None:
    match = play(3, hands("1 4 7 10 15", "16 46 47 50 38", "40 42 44 45 32"))
    placed = 0
    while match.acting != {-1}:
        (seat,) = match.acting
        match.play(seat, match.legal(seat)[0])
        placed += 1
    assert placed == 12


def test_ST_6_the_order_within_the_hand_is_free() -> None:
    match = play(2, hands("1 4 7 10 15 16", "46 47 50 2 5 8"))
    assert cards_to(match, 0, "lay") == {1, 4, 7, 10, 15, 16}


# ST-7 Adjacent


def test_ST_7_the_first_card_goes_next_to_the_farmyard() -> None:
    assert cells_for(play(2, hands("1 4 7 10 15 16", "46 47 50 2 5 8")), 0, 1) == {"b1", "a2"}


def test_ST_7_later_cards_go_next_to_any_of_his_own_cards() -> None:
    match = play(2, hands("1 4 7 10 15 16", "46 47 50 2 5 8"), "0 lay 4 b1, 1 lay 46 a2")
    assert cells_for(match, 0, 1) == {"c1", "b2", "a2"}
    assert cells_for(play_on(match, "0 lay 1 a2"), 1, 47) == {"b1", "b2", "a3"}


def test_ST_7_cells_beyond_the_rim_do_not_exist() -> None:
    match = play(
        2,
        hands("1 4 7 10 15 16", "46 47 50 38 42 44"),
        """
        0 lay 4 b1, 1 lay 46 b1
        0 lay 1 c1, 1 lay 47 c1
        0 lay 7 d1, 1 lay 50 d1
        """,
    )
    assert cells_for(match, 0, 10) == {"a2", "b2", "c2", "d2"}


def test_ST_7_a_card_is_never_turned() -> None:
    match = play(2, hands("20 22 34 32 1 2", "46 47 50 38 42 44"))
    assert (cells_for(match, 0, 20), cells_for(match, 0, 22)) == ({"a2"}, {"b1"})


# ST-8 Rivers: seat 0 lays on, with one end of a river on a2 open to the east.

OPEN_RIVER = hands("20 46 31 1 44 34", "47 50 4 7 10 15") + "0 lay 20 a2, 1 lay 47 b1"


def test_ST_8_a_river_never_faces_the_farmyard() -> None:
    match = play(2, hands("31 30 27 26 1 2", "46 47 50 38 42 44"))
    assert [cells_for(match, 0, card) for card in (31, 30, 27, 26)] == [
        {"a2"},
        {"b1"},
        set(),
        {"b1", "a2"},
    ]


@pytest.mark.parametrize("card", [46, 1])
def test_ST_8_a_river_of_the_neighbour_is_continued(card: int) -> None:
    assert cells_for(play(2, OPEN_RIVER), 0, card) == {"b1", "a3"}


@pytest.mark.parametrize("card", [31, 44, 34])
def test_ST_8_a_river_side_faces_a_river_side(card: int) -> None:
    assert "b2" in cells_for(play(2, OPEN_RIVER), 0, card)


def test_ST_8_a_river_side_may_face_the_rim() -> None:
    assert "a3" in cells_for(play(2, OPEN_RIVER), 0, 31)


def test_ST_8_a_river_side_may_face_a_free_cell() -> None:
    assert "a3" in cells_for(play(2, OPEN_RIVER), 0, 34)


def test_ST_8_a_river_side_never_faces_a_card_without_river_there() -> None:
    match = play(2, OPEN_RIVER, "0 lay 46 a3, 1 lay 50 c1")
    assert cells_for(match, 0, 34) == {"b2", "a4"}  # not b3, whose west is a3


def test_ST_8_all_neighbours_are_heeded_at_once() -> None:
    match = play(
        2,
        hands("29 28 31 30 27 46", "47 50 4 7 10 15"),
        """
        0 lay 28 b1, 0 fox S, 1 lay 47 b1     # a river from b1 to the south
        0 lay 29 a2, 0 fox N, 1 lay 50 c1     # one from a2 to the east: they meet on b2
        """,
    )
    assert [("b2" in cells_for(match, 0, card)) for card in (31, 30, 27, 46)] == [
        False,
        False,
        True,
        False,
    ]


def test_ST_8_a_river_may_flow_into_a_town() -> None:
    match = play(
        2,
        hands("1 46 45 4 7 10", "47 50 15 16 38 42"),
        "0 lay 1 b1, 1 lay 47 b1, 0 lay 46 c1, 1 lay 50 c1",
    )
    assert cells_for(match, 0, 45) == {"d1"}


def test_ST_8_a_road_need_not_be_continued() -> None:
    match = play(2, hands("1 4 46 10 15 16", "47 50 2 5 8 11"), "0 lay 1 b1, 1 lay 47 b1")
    assert cells_for(match, 0, 4) == {"c1", "b2", "a2"}
    assert cells_for(match, 0, 46) == {"c1", "b2", "a2"}


def test_ST_8_a_road_may_run_into_a_meadow_by_a_river() -> None:
    match = play(2, hands("34 20 22 1 2 5", "47 50 7 10 15 16"), "0 lay 34 a2, 1 lay 47 b1")
    assert "a3" in cells_for(match, 0, 20)


# ST-9 Fox blocks

NEAR_THE_FOX = (
    hands("46 47 50 1 4 7", "10 8 9 2 5 11")
    + """
    0 lay 46 b1, 1 lay 10 b1
    0 lay 47 b2, 1 lay 8 c1, 1 heel
    0 lay 50 c2
"""
)


def test_ST_9_no_card_goes_where_the_fox_stands() -> None:
    match = play(2, NEAR_THE_FOX, "1 lay 11 d1, 1 heel")
    assert cells_for(match, 0, 1) == {"c1", "d2", "a2", "b3"}


def test_ST_9_once_the_fox_has_gone_the_cell_is_open() -> None:
    match = play(2, NEAR_THE_FOX, "1 lay 9 d1, 1 fox S")
    assert cells_for(match, 0, 1) == {"c1", "d2", "a2", "b3", "c3"}


def test_ST_9_next_to_a_card_with_the_fox_cards_are_laid_as_ever() -> None:
    match = play(2, NEAR_THE_FOX, "1 lay 9 d1, 1 fox N")
    assert {"d2", "c1", "c3"} <= cells_for(match, 0, 1)


def test_ST_9_it_blocks_the_same_cell_on_every_board() -> None:
    match = play(2, NEAR_THE_FOX, "1 lay 9 d1, 1 fox N, 0 lay 1 c3")
    assert cells_for(match, 1, 5) == {"a2", "b2", "d2"}


# ST-10 No card fits: every card in hand has a river to the north, under a row without rivers.

STUCK = (
    hands("1 46 47 22 23 30", "4 50 15 10 7 16")
    + """
    0 lay 1 b1, 1 lay 4 b1
    0 lay 46 c1, 1 lay 50 c1
    0 lay 47 d1, 1 lay 15 d1
"""
)
COVERED = STUCK + "0 cover 30 d2\n"  # a barn, a dog, a river to the north
SECOND_ROUND = (
    COVERED
    + "1 lay 10 a2\n"
    + "0 discard 23, 1 discard 7\n"
    + draft("22 48 53 9 26 13", "16 12 54 5 8 11", kept=[22, 16])
)


def test_ST_10_any_card_is_placed_face_down_on_any_adjacent_cell() -> None:
    match = play(2, STUCK)
    assert may(match, 0) == {
        f"cover {card} {cell}" for card in (22, 23, 30) for cell in ("a2", "b2", "c2", "d2")
    }


def test_ST_10_it_needs_all_cards_in_hand_not_to_fit() -> None:
    match = play(2, STUCK.replace("0 lay 46 c1", "0 lay 30 c1, 0 heel"))
    assert may(match, 0) == {f"lay 46 {cell}" for cell in ("a2", "b2", "c2", "d2")}


def test_ST_10_with_three_players_two_cards_that_fit_nowhere_are_enough() -> None:
    match = play(
        3,
        hands("1 46 47 22 23", "4 50 15 10 7", "16 38 42 44 45"),
        """
        0 lay 1 b1, 1 lay 4 b1, 2 lay 16 b1
        0 lay 46 c1, 1 lay 50 c1, 2 lay 45 c1
        0 lay 47 d1, 1 lay 15 d1, 2 lay 42 d1
        """,
    )
    assert cards_to(match, 0, "cover") == {22, 23}


def test_ST_10_not_where_the_fox_stands() -> None:
    match = play(2, STUCK.replace("16", "9").replace("1 lay 15 d1", "1 lay 9 d1, 1 fox N"))
    assert cells_for(match, 0, 22) == {"a2", "b2", "d2"}


def test_ST_10_it_ignores_the_rivers_around_it() -> None:
    match = play(
        3,
        hands("28 46 47 27 43", "1 4 7 10 15", "16 50 38 42 44"),
        """
        0 lay 28 b1, 0 fox E, 1 lay 1 b1, 2 lay 16 b1     # b1: a river to the south
        0 lay 46 a2, 1 lay 4 c1, 2 lay 50 c1
        0 lay 47 c1, 1 lay 7 d1, 2 lay 42 d1
        """,
    )
    assert cells_for(match, 0, 27) == {"d1", "c2", "b2", "a3"}


def test_ST_10_it_has_no_animals() -> None:
    match = play(2, COVERED)
    assert match.acting == {1}


def test_ST_10_the_card_is_gone_from_the_hand() -> None:
    match = play(2, COVERED, "1 lay 10 a2")
    assert may(match, 0) == {"discard 22", "discard 23"}


def test_ST_10_it_is_a_card_to_lay_next_to() -> None:
    match = play(2, SECOND_ROUND, "1 lay 16 b2")
    assert cells_for(match, 0, 48) == {"a2", "b2", "c2", "d3"}


def test_ST_10_no_river_side_may_face_it_from_then_on() -> None:
    match = play(2, SECOND_ROUND, "1 lay 16 b2")
    assert cells_for(match, 0, 22) == set()


def test_ST_10_a_river_may_pass_beside_it() -> None:
    match = play(2, SECOND_ROUND, "1 lay 16 b2")
    assert cells_for(match, 0, 26) == {"a2", "b2", "d3"}  # not c2, whose east is d2


def test_ST_10_sheep_may_be_moved_onto_it() -> None:
    match = play(2, SECOND_ROUND, "1 lay 16 b2, 0 lay 48 a2, 0 dog d1 d2 3")
    assert sheep(match, 0, "d2") == 3


def test_ST_10_its_barn_protects_nobody() -> None:
    match = play(
        2,
        SECOND_ROUND,
        """
        1 lay 12 b2, 1 fox N
        0 lay 48 a2, 0 dog d1 d2 3
        1 lay 54 a3, 1 fox E
        """,
    )
    assert (sheep(match, 0, "d2"), paddock(match, 1)) == (0, 3)


def test_ST_10_it_is_asked_anew_at_every_turn() -> None:
    match = play(2, SECOND_ROUND, "1 lay 16 b2")
    assert cards_to(match, 0, "lay") == {48, 53, 9, 26, 13}
