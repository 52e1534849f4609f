"""The bone and the sheep cards with its symbol: ruling VW-14."""

import pytest

from tests.games.volle_wolle.scenario import (
    bone,
    chips,
    due,
    may,
    play_on,
    ruling_against,
    third_throw,
    three,
    two,
    won,
)

ASKED = {"bone yes", "bone no"}
SYMBOLS = ["S04", "S07", "S16", "S21", "S36", "S37", "S38", "S43"]
BONE_AT_SEAT_1 = won(1, "bone dog dog")


@pytest.mark.parametrize("card", SYMBOLS)
def test_VW_14_who_takes_a_bone_symbol_may_take_the_bone_from_its_owner(card: str) -> None:
    assert may(two(BONE_AT_SEAT_1, won(0, f"{card} dog dog")), 0) == ASKED


@pytest.mark.parametrize("card", ["S01", "S10", "S22", "S23", "S30", "S51"])
def test_VW_14_without_the_symbol_he_is_not_asked(card: str) -> None:
    match = two(BONE_AT_SEAT_1, won(0, f"{card} dog dog"))
    assert (due(match), bone(match)) == ("lay", 1)


def test_VW_14_with_yes_the_bone_is_his() -> None:
    assert bone(two(BONE_AT_SEAT_1, won(0, "S38 dog dog"), "0 bone yes")) == 0


def test_VW_14_with_no_the_bone_stays() -> None:
    assert bone(two(BONE_AT_SEAT_1, won(0, "S38 dog dog"), "0 bone no")) == 1


def test_VW_14_the_bone_can_be_taken_back() -> None:
    match = two(BONE_AT_SEAT_1, won(0, "S38 dog dog"), "0 bone yes", won(1, "S43 dog dog"))
    assert may(match, 1) == ASKED
    play_on(match, "1 bone yes")
    assert bone(match) == 1


def test_VW_14_a_bone_left_can_be_taken_with_the_next_symbol() -> None:
    match = two(BONE_AT_SEAT_1, won(0, "S38 dog dog"), "0 bone no", won(0, "S43 dog dog"))
    assert may(match, 0) == ASKED


def test_VW_14_he_is_asked_once_per_taking_however_many_symbols() -> None:
    match = two(BONE_AT_SEAT_1, won(0, "S38 S43 S16"), "0 top S38, 0 bone no")
    assert due(match) == "lay"


def test_VW_14_he_is_asked_after_the_top_card() -> None:
    match = two(BONE_AT_SEAT_1, won(0, "S38 S30 dog"))
    assert may(match, 0) == {"top S30", "top S38"}


@pytest.mark.parametrize("top", ["S30", "S38"])
def test_VW_14_the_symbol_need_not_be_on_top(top: str) -> None:
    match = two(BONE_AT_SEAT_1, won(0, "S38 S30 dog"), f"0 top {top}")
    assert may(match, 0) == ASKED


def test_VW_14_who_has_the_bone_is_not_asked() -> None:
    match = two(BONE_AT_SEAT_1, won(1, "S38 dog dog"))
    assert (due(match), bone(match)) == ("lay", 1)


def test_VW_14_who_takes_the_bone_itself_with_a_symbol_is_not_asked() -> None:
    match = two(won(0, "bone S38 dog"))
    assert (due(match), bone(match)) == ("lay", 0)


def test_VW_14_with_the_bone_in_the_deck_nothing_happens() -> None:
    match = two(won(0, "S38 dog dog"))
    assert (due(match), bone(match)) == ("lay", None)


def test_VW_14_with_the_bone_on_the_table_nothing_happens() -> None:
    match = three(
        "lay S38 bone dog dog, bids 20 19 18, throw 12 10 8",
        "0 take S38, 0 take dog, 0 take dog",
    )
    assert (due(match), bone(match)) == ("roll", None)


def test_VW_14_the_bone_of_another_player_in_the_same_round_counts() -> None:
    match = three(
        "lay S38 bone dog dog, bids 20 19 18, throw 12 10 8",
        "0 take bone, 0 take dog, 0 take dog",
        "throw 12 10 8",
    )
    assert may(match, 1) == ASKED


def test_VW_14_the_bone_is_taken_from_whoever_has_it() -> None:
    match = three(
        "lay bone dog dog dog, bids 18 19 20, throw 12 10 8",
        "2 take bone, 2 take dog, 2 take dog, throw 12 10 8",
        "lay S38 dog dog dog, bids 20 19 18, throw 12 10 8",
        "0 take S38, 0 take dog, 0 take dog, 0 bone yes",
    )
    assert bone(match) == 0


def test_VW_14_a_symbol_already_on_the_flock_means_nothing() -> None:
    match = two(won(0, "S38 dog dog"), BONE_AT_SEAT_1, won(0, "S30 dog dog"))
    assert due(match) == "lay"


def test_VW_14_when_the_owner_gets_the_bone_later_an_old_symbol_means_nothing() -> None:
    assert due(two(won(0, "S38 dog dog"), BONE_AT_SEAT_1)) == "lay"


# Other takings than a success


def test_VW_14_black_sheep_taken_by_choice() -> None:
    match = two(BONE_AT_SEAT_1, "lay S04 S30 S31, bids 26 14", third_throw(0, 12), "0 black")
    assert may(match, 0) == ASKED


def test_VW_14_black_sheep_that_come_by_themselves() -> None:
    match = two(BONE_AT_SEAT_1, "lay S04 S30 S31, bids 26 14", third_throw(0, 11))
    assert may(match, 0) == ASKED


def test_VW_14_two_black_sheep_with_symbols_top_first_then_one_question_then_the_chip() -> None:
    match = two(
        BONE_AT_SEAT_1,
        "lay S04 S07 S31, bids 26 14",
        third_throw(0, 11),
        "0 top S07, 0 bone yes",
    )
    assert (bone(match), chips(match), due(match)) == (0, [3, 2], "roll")


def test_VW_14_black_sheep_kept_away_bring_no_question() -> None:
    match = two(BONE_AT_SEAT_1, "lay S04 S30 S31, bids 26 14", third_throw(0, 12), "0 raise 2")
    assert due(match) == "roll"


def test_VW_14_the_rest_of_the_last_in_order() -> None:
    match = three(
        "lay bone dog dog dog, bids 20 19 18, throw 12 10 8",
        "0 take bone, 0 take dog, 0 take dog, throw 12 10 8",
        "lay S38 dog dog S30, bids 26 25 24",
        third_throw(0),
        third_throw(1),
        "2 top S30",
    )
    assert may(match, 2) == ASKED


def test_VW_14_the_leftovers_of_two_players() -> None:
    match = two(
        BONE_AT_SEAT_1,
        "lay S38 S30 dog, bids 26 25",
        third_throw(0),
        third_throw(1),
        "0 top S30",
    )
    assert may(match, 0) == ASKED


def test_VW_14_leftovers_are_another_taking_so_he_is_asked_again() -> None:
    match = two(
        BONE_AT_SEAT_1,
        "lay S38 S43 S30, bids 22 21",
        "throw 12 1 1, 0 keep d12, roll d10 1 d8 8, 0 keep d8, roll d10 10",
        "0 take S38, 0 bone no",
        third_throw(1),
        "0 top S43",
    )
    assert may(match, 0) == ASKED


# Refused: what is due before it is asked comes first


@pytest.mark.parametrize("move", ["bone yes", "bone no"])
def test_VW_14_the_bone_does_not_come_before_the_top_card(move: str) -> None:
    match = two(BONE_AT_SEAT_1, won(0, "S38 S30 dog"))
    assert ruling_against(match, 0, move) == "VW-10"


@pytest.mark.parametrize("move", ["take S38", "top S38"])
def test_VW_14_once_asked_he_answers(move: str) -> None:
    match = two(BONE_AT_SEAT_1, won(0, "S38 S30 dog"), "0 top S38")
    assert ruling_against(match, 0, move) == "VW-10"
