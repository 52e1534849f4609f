"""Bids and the order they make: rulings VW-3 and VW-4."""

import pytest

from tests.games.volle_wolle.scenario import (
    chips,
    due,
    game,
    may,
    play_on,
    ruling_against,
    start,
    supply,
    third_throw,
    three,
    thrower,
    two,
    won,
)

CARDS = "lay S30 S31 S34\n"
NUMBERS = {f"bid {number}" for number in range(14, 27)}
NO_CHIP = won(0, "dog dog S17", bid="26+") + won(0, "dog dog S18", bid="26+")

# VW-3 Bids


def test_VW_3_a_bid_is_14_to_26_or_26_plus() -> None:
    assert may(two(CARDS), 0) == NUMBERS | {"bid 26+"}


def test_VW_3_all_choose_at_once() -> None:
    assert three("lay S30 S31 S34 S35").acting == {0, 1, 2}


def test_VW_3_they_may_choose_in_any_order() -> None:
    match = three("lay S30 S31 S34 S35, 2 bid 20, 0 bid 17")
    assert match.acting == {1}


def test_VW_3_a_second_bid_is_refused() -> None:
    assert ruling_against(two(CARDS, "0 bid 20"), 0, "bid 21") == "CORE-1"


def test_VW_3_after_the_last_bid_the_dice_are_thrown() -> None:
    assert due(two(CARDS, "1 bid 20, 0 bid 17")) == "roll"


def test_VW_3_without_a_chip_26_plus_is_not_offered() -> None:
    assert may(two(NO_CHIP, CARDS), 0) == NUMBERS


def test_VW_3_without_a_chip_26_plus_is_refused() -> None:
    assert ruling_against(two(NO_CHIP, CARDS), 0, "bid 26+") == "VW-3"


def test_VW_3_the_last_chip_is_enough_for_26_plus() -> None:
    match = two(won(0, "dog dog S17", bid="26+"), CARDS)
    assert (chips(match), "bid 26+" in may(match, 0)) == ([1, 2], True)


def test_VW_3_the_others_bid_is_no_hindrance_to_26_plus() -> None:
    assert "bid 26+" in may(two(CARDS, "0 bid 26+"), 1)


def test_VW_3_26_plus_costs_a_chip() -> None:
    match = two(CARDS, "bids 26+ 20")
    assert (chips(match), supply(match)) == ([1, 2], 22)


def test_VW_3_it_costs_nothing_before_all_bids_are_shown() -> None:
    match = two(CARDS, "0 bid 26+")
    assert (chips(match), supply(match)) == ([2, 2], 21)


def test_VW_3_everybody_who_bids_26_plus_pays() -> None:
    match = three("lay S30 S31 S34 S35, bids 26+ 14 26+")
    assert (chips(match), supply(match)) == ([1, 2, 1], 21)


def test_VW_3_the_last_in_order_pays_too() -> None:
    match = three("lay S30 S31 S34 S35, bids 26+ 26+ 26+")
    assert chips(match) == [1, 1, 1]


def test_VW_3_the_bid_26_costs_nothing() -> None:
    assert chips(two(CARDS, "bids 26 26")) == [2, 2]


def test_VW_3_who_fails_does_not_get_the_chip_back() -> None:
    match = two(CARDS, "bids 26+ 20", third_throw(0))
    assert chips(match) == [2, 2]  # 2 - 1 + 1 for failing


def test_VW_3_the_chip_paid_is_missing_at_the_dice() -> None:
    match = two(CARDS, "bids 26+ 20, throw 12 10 2")
    assert "accept" not in may(match, 0)


def test_VW_3_the_chip_left_counts_at_the_dice() -> None:
    match = two(CARDS, "bids 26+ 20, throw 12 10 3")
    assert "accept" in may(match, 0)


def test_VW_3_26_plus_plays_before_26() -> None:
    assert thrower(two(CARDS, "bids 26 26+")) == 1


def test_VW_3_26_plus_plays_before_26_whatever_the_sheep_numbers() -> None:
    match = three("lay S30 S31 S34 S35, bids 26 26 26+")
    assert thrower(match) == 2


def test_VW_3_the_target_of_26_plus_is_26() -> None:
    match = three("lay S30 S31 S34 S35, bids 26+ 20 20, throw 12 10 4")
    assert may(match, 0) == {"take S30", "take S31", "take S34", "take S35"}


def test_VW_3_with_25_a_bid_of_26_plus_is_not_reached() -> None:
    match = three("lay S30 S31 S34 S35, bids 26+ 20 20, throw 12 10 3")
    assert may(match, 0) == {"accept", "keep d12", "keep d10", "keep d8"}


def test_VW_3_a_bid_is_for_one_round() -> None:
    assert two(won(0, "S17 dog dog"), CARDS).acting == {0, 1}


# VW-4 Order


@pytest.mark.parametrize("bids", ["14 15", "25 26", "14 26", "20 21"])
def test_VW_4_the_higher_bid_is_first(bids: str) -> None:
    assert thrower(two(CARDS, f"bids {bids}")) == 1


def test_VW_4_each_bid_has_its_turn_from_the_highest_to_the_lowest() -> None:
    match = game(4, "lay S30 S31 S34 S35 S38, bids 19 22 20 21", third_throw(1), third_throw(3))
    assert thrower(match) == 2


def test_VW_4_of_equal_bids_the_lower_board_is_first() -> None:
    match = play_on(start(3), "boards 6 2 4, lay S30 S31 S34 S35, bids 20 20 20")
    assert thrower(match) == 1


def test_VW_4_of_equal_bids_the_next_lower_board_is_second() -> None:
    match = play_on(start(3), "boards 6 2 4, lay S30 S31 S34 S35, bids 20 20 20", third_throw(1))
    assert thrower(match) == 2


def test_VW_4_of_equal_bids_of_26_plus_too() -> None:
    match = play_on(start(2), "boards 5 3", CARDS, "bids 26+ 26+")
    assert thrower(match) == 1


def test_VW_4_a_lower_sheep_number_does_not_help_a_lower_bid() -> None:
    assert thrower(two(CARDS, "bids 19 20")) == 1


def test_VW_4_a_sheep_card_takes_the_place_of_the_board() -> None:
    match = two(won(0, "S01 dog dog"), CARDS, "bids 20 20")  # 7 against board 2
    assert thrower(match) == 1


def test_VW_4_dogs_and_the_bone_leave_the_board_in_force() -> None:
    match = two(won(0, "bone dog dog"), CARDS, "bids 20 20")
    assert thrower(match) == 0


@pytest.mark.parametrize(("top", "first"), [("S10", 0), ("S51", 1)])
def test_VW_4_it_is_the_number_of_the_top_card(top: str, first: int) -> None:
    match = two(
        won(0, "S10 S51 dog"),
        f"0 top {top}",
        won(1, "S17 dog dog"),
        CARDS,
        "bids 20 20",  # 16 or 57 against 23
    )
    assert thrower(match) == first


def test_VW_4_a_newer_top_card_changes_it() -> None:
    match = two(
        won(0, "S51 dog dog"),
        won(1, "S17 dog dog"),
        won(0, "S10 dog dog"),
        CARDS,
        "bids 20 20",
    )
    assert thrower(match) == 0


def test_VW_4_of_equal_bids_of_26_plus_the_top_card_decides() -> None:
    match = two(won(0, "S51 dog dog"), won(1, "S17 dog dog"), CARDS, "bids 26+ 26+")
    assert thrower(match) == 1


def test_VW_4_the_order_is_fixed_for_the_round() -> None:
    match = two(
        "lay S51 S30 S31, bids 20 20",
        third_throw(0, total=15),
        "throw 9 1 1, 1 keep d12, roll d10 1 d8 1, 1 keep d10, roll d8 8",
        "1 accept, 1 take S30",  # 30 on top of seat 1's flock, board 1 for seat 0
        "0 top S51",  # the leftovers are still the first one's
        "lay S34 S35 S38",
    )
    assert match.acting == {0, 1}


def test_VW_4_black_sheep_taken_in_the_round_change_no_order() -> None:
    match = three(
        "lay S01 S30 S31 S34, bids 20 20 20",
        third_throw(0, total=11),  # S01 comes to seat 0: its number is 7 now, after 2 and 3
        third_throw(1),
    )
    assert may(match, 2) == {"top S30", "top S31", "top S34"}
