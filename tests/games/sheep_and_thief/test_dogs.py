"""Sheep and dogs after laying a card: rulings ST-11 and ST-12."""

import pytest

from tests.games.sheep_and_thief.scenario import (
    box,
    hands,
    may,
    play,
    play_on,
    sheep,
    supply,
)

QUIET = "4 15 10 7 16 50"  # cards of seat 1 without dogs and foxes

# ST-11 Sheep


@pytest.mark.parametrize(("card", "images"), [(46, 3), (1, 2), (15, 1), (44, 0)])
def test_ST_11_a_sheep_for_every_image_by_itself(card: int, images: int) -> None:
    match = play(2, hands("46 1 15 44 2 5", "4 10 7 16 50 47"), f"0 lay {card} a2")
    assert (match.acting, sheep(match, 0, "a2")) == ({1}, images)


def test_ST_11_they_come_from_the_supply() -> None:
    assert supply(play(2, hands("46 1 2 3 5 6", QUIET), "0 lay 46 b1")) == 48 - 3


def test_ST_11_on_a_card_with_a_dog_the_player_says_when() -> None:
    match = play(2, hands("48 1 2 3 5 6", QUIET), "0 lay 48 b1")
    assert (sheep(match, 0, "b1"), "sheep" in may(match, 0)) == (0, True)


def test_ST_11_all_sheep_of_the_card_come_together() -> None:
    match = play(2, hands("48 1 2 3 5 6", QUIET), "0 lay 48 b1, 0 sheep")
    assert (sheep(match, 0, "b1"), "sheep" in may(match, 0)) == (2, False)


def test_ST_11_after_the_last_dog_they_come_by_themselves() -> None:
    match = play(2, hands("48 1 2 3 5 6", QUIET), "0 lay 48 b1, 0 dog a1 b1 1")
    assert (match.acting, sheep(match, 0, "b1")) == ({1}, 3)


def test_ST_11_after_the_last_fox_they_come_by_themselves() -> None:
    match = play(2, hands("3 48 1 2 5 6", QUIET), "0 lay 3 b1, 0 fox N")
    assert (match.acting, sheep(match, 0, "b1")) == ({1}, 1)


@pytest.mark.parametrize("card", [17, 9])
def test_ST_11_sheep_are_not_offered_where_the_card_shows_none(card: int) -> None:
    match = play(2, hands("17 9 1 2 5 6", QUIET), f"0 lay {card} b1")
    assert "sheep" not in may(match, 0)


# Cards with nine sheep each: five of them are laid, 3 of the 48 sheep are left.
NINES = box(sheep=dict.fromkeys([1, 3, 4, 7, 10, 15, 16], 9), fox_start="c2")
THREE_LEFT = (
    hands("1 7 15 46 48 3", "4 10 16 50 47 5")
    + """
    0 lay 1 b1, 1 lay 4 b1
    0 lay 7 c1, 1 lay 10 c1
    0 lay 15 d1
"""
)
NONE_LEFT = THREE_LEFT + "1 lay 16 a2\n"


def test_ST_11_a_supply_too_small_gives_what_is_left() -> None:
    match = play(2, NONE_LEFT, components=NINES)
    assert (sheep(match, 1, "a2"), supply(match)) == (3, 0)


def test_ST_11_a_supply_just_large_enough_gives_all() -> None:
    match = play(2, THREE_LEFT, "1 lay 47 a2", components=NINES)
    assert (sheep(match, 1, "a2"), supply(match)) == (3, 0)


def test_ST_11_an_empty_supply_gives_nothing() -> None:
    match = play(2, NONE_LEFT, "0 lay 46 a2", components=NINES)
    assert (sheep(match, 0, "a2"), supply(match)) == (0, 0)


def test_ST_11_sheep_are_offered_even_if_the_supply_is_empty() -> None:
    match = play(2, NONE_LEFT, "0 lay 48 a2", components=NINES)
    assert "sheep" in may(match, 0)


def test_ST_11_what_returned_to_the_supply_comes_out_again() -> None:
    match = play(2, NONE_LEFT, "0 lay 3 a2, 0 fox N", components=NINES)  # c1: his 9 return
    assert (sheep(match, 0, "a2"), supply(match)) == (9, 0)


# ST-12 Dog

HERD = hands("46 17 2 48 51 5", QUIET) + "0 lay 46 b1, 1 lay 4 b1\n"  # 3 on b1, 1 on the farmyard


def herdings(*moves: str) -> set[str]:
    """`b1 c1 1-3` stands for 1, 2 and 3 sheep."""
    texts = {"heel"}
    for move in moves:
        start, end, counts = move.split()
        least, _, most = counts.partition("-")
        texts |= {f"dog {start} {end} {k}" for k in range(int(least), int(most or least) + 1)}
    return texts


def test_ST_12_any_number_of_sheep_goes_to_an_adjacent_card() -> None:
    match = play(2, HERD, "0 lay 17 c1")
    assert may(match, 0) == herdings("a1 b1 1", "b1 a1 1-3", "b1 c1 1-3")


def test_ST_12_not_diagonally_and_not_to_a_free_cell() -> None:
    match = play(2, HERD, "0 lay 17 a2")
    assert may(match, 0) == herdings("a1 b1 1", "a1 a2 1", "b1 a1 1-3")


def test_ST_12_they_stand_on_the_other_card_then() -> None:
    match = play(2, HERD, "0 lay 17 c1, 0 dog b1 c1 2")
    assert [sheep(match, 0, cell) for cell in ("a1", "b1", "c1")] == [1, 1, 2]


def test_ST_12_one_dog_moves_once() -> None:
    assert play(2, HERD, "0 lay 17 c1, 0 dog b1 c1 2").acting == {1}


def test_ST_12_the_herd_of_the_farmyard_may_leave_and_another_come_in() -> None:
    match = play(2, HERD, "0 lay 51 c1, 0 dog b1 a1 3, 0 dog a1 b1 4")
    assert (sheep(match, 0, "a1"), sheep(match, 0, "b1")) == (0, 4)


def test_ST_12_each_dog_of_the_card_moves_by_itself() -> None:
    match = play(2, HERD, "0 lay 51 c1, 0 dog b1 c1 3")
    assert may(match, 0) == herdings("a1 b1 1", "c1 b1 1-3")


def test_ST_12_a_dog_may_be_declined() -> None:
    match = play(2, HERD, "0 lay 17 c1, 0 heel")
    assert (match.acting, sheep(match, 0, "b1")) == ({1}, 3)


def test_ST_12_of_two_dogs_one_may_be_declined() -> None:
    match = play(2, HERD, "0 lay 51 c1, 0 heel")
    assert may(match, 0) == herdings("a1 b1 1", "b1 a1 1-3", "b1 c1 1-3")


def test_ST_12_before_the_cards_own_sheep_are_there_they_are_not_moved() -> None:
    match = play(2, HERD, "0 lay 48 c1")
    assert may(match, 0) == herdings("a1 b1 1", "b1 a1 1-3", "b1 c1 1-3") | {"sheep"}


def test_ST_12_once_they_are_there_they_are_moved_like_others() -> None:
    match = play(2, HERD, "0 lay 48 c1, 0 sheep")
    assert may(match, 0) == herdings("a1 b1 1", "b1 a1 1-3", "b1 c1 1-3", "c1 b1 1-2")


def test_ST_12_rivers_and_roads_do_not_matter() -> None:
    match = play(
        2,
        hands("32 33 46 17 2 5", QUIET),
        """
        0 lay 32 b1, 1 lay 4 b1     # a river from north to south
        0 lay 33 c1
        """,
    )
    assert may(match, 0) == herdings("a1 b1 1", "b1 a1 1", "b1 c1 1")


# The fox on c1, among two sheep in the barn that seat 0 has there.
FOX_IN_THE_BARN = (
    hands("46 50 17 2 48 51", "4 54 11 10 7 16")
    + """
    0 lay 46 b1, 1 lay 4 b1
    0 lay 50 c1, 1 lay 54 c1, 1 fox N, 1 fox N
"""
)


def test_ST_12_not_to_the_card_with_the_fox_but_away_from_it() -> None:
    match = play(2, FOX_IN_THE_BARN, "0 lay 17 d1")
    assert may(match, 0) == herdings("a1 b1 1", "b1 a1 1-3", "c1 b1 1-2", "c1 d1 1-2")


def test_ST_12_the_fox_stands_on_that_card_of_every_board() -> None:
    match = play(2, FOX_IN_THE_BARN, "0 lay 17 d1, 0 heel, 1 lay 11 d1")
    assert may(match, 1) == herdings("a1 b1 1", "b1 a1 1-2")


# The rulebook's example.


def test_ST_12_the_rulebooks_example_of_two_dogs() -> None:
    match = play(
        2,
        hands("32 46 51 1 2 3", QUIET),
        """
        0 lay 32 b1, 1 lay 4 b1                      # the solitary sheep, by the river
        0 lay 46 c1, 1 lay 15 c1                     # the herd
        0 lay 51 d1, 0 dog b1 c1 1, 0 dog c1 d1 4    # two dogs and a barn
        """,
    )
    assert [sheep(match, 0, cell) for cell in ("b1", "c1", "d1")] == [0, 0, 4]


# `heel` by itself: seat 0's only sheep went to b1 and was stolen there.
NO_SHEEP = (
    hands("19 17 18 2 51 56", "54 55 4 15 10 7")
    + """
    0 lay 19 b1, 0 dog a1 b1 1
    1 lay 54 b1, 1 fox N, 1 fox W
    0 lay 17 c1, 0 heel
    1 lay 55 a2, 1 fox N, 1 fox E
"""
)


@pytest.mark.parametrize("card", [18, 51])
def test_ST_12_with_nothing_to_herd_every_dog_stays_at_heel_by_itself(card: int) -> None:
    assert play(2, NO_SHEEP, f"0 lay {card} a2").acting == {1}


def test_ST_12_with_sheep_still_to_come_heel_is_a_choice() -> None:
    assert may(play(2, NO_SHEEP, "0 lay 2 a2"), 0) == {"sheep", "heel"}


def test_ST_12_with_foxes_still_to_move_heel_is_a_choice() -> None:
    match = play(2, NO_SHEEP, "0 lay 56 a2")
    assert may(match, 0) == {"heel", "fox E", "fox S", "fox W"}


def test_ST_12_when_the_foxes_have_moved_the_dog_stays_at_heel_by_itself() -> None:
    assert play(2, NO_SHEEP, "0 lay 56 a2, 0 fox E").acting == {1}


def test_ST_12_when_the_sheep_have_come_the_dog_may_herd() -> None:
    match = play(2, NO_SHEEP, "0 lay 2 a2, 0 sheep")
    assert may(match, 0) == {"dog a2 a1 1", "heel"}


def test_ST_12_declining_first_the_sheep_come_by_themselves() -> None:
    match = play(2, NO_SHEEP, "0 lay 2 a2, 0 heel")
    assert (match.acting, sheep(match, 0, "a2")) == ({1}, 1)


def test_ST_12_no_sheep_having_come_from_the_empty_supply_the_dog_stays_by_itself() -> None:
    match = play(
        4,
        hands("19 17 2 5 8", "1 3 46 47 50", "4 10 38 40 42", "7 15 44 45 32"),
        """
        0 lay 19 b1, 0 dog a1 b1 1
        1 lay 1 a2, 2 lay 4 a2, 3 lay 7 a2
        0 lay 17 c1, 0 heel
        1 lay 3 b1, 1 fox N                  # the only sheep of seat 0
        2 lay 10 a3, 3 lay 15 a3             # the supply is empty
        0 lay 2 a2
        """,
        components=NINES | {"fox_start": "b2"},
    )
    assert may(match, 0) == {"sheep", "heel"}
    assert play_on(match, "0 sheep").acting == {1}


def test_ST_12_the_fox_on_the_only_way_out_the_dog_stays_at_heel_by_itself() -> None:
    match = play(
        2,
        hands("9 17 18 2 51 56", "54 3 4 15 10 7"),
        """
        0 lay 9 b1, 0 fox N
        1 lay 54 b1, 1 fox W, 1 fox N       # b1
        0 lay 18 c1                          # from the farmyard only b1 could be reached
        """,
    )
    assert match.acting == {1}


def test_ST_12_what_the_fox_has_left_decides() -> None:
    match = play(
        2,
        hands("19 56 18 2 51 17", "54 55 4 15 10 7"),
        """
        0 lay 19 b1, 0 dog a1 b1 1
        1 lay 54 b1, 1 fox N, 1 fox W        # b2
        0 lay 56 a2, 0 fox N                 # it steals his only sheep: no herding any more
        """,
    )
    assert match.acting == {1}
