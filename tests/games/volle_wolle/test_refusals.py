"""Moves at the wrong moment, with the ruling that forbids them; nothing changes by them."""

import pytest

from sheepfold import CHANCE
from tests.games.volle_wolle.scenario import (
    play_on,
    ruling_against,
    start,
    third_throw,
    three,
    two,
    won,
)

CARDS = "lay S02 S30 S31\n"
BIDDING = CARDS
KEEPING = CARDS + "bids 20 14\n throw 5 4 3"
ACCEPTING = CARDS + "bids 20 14\n throw 12 6 1"
LAST_CHANCE = CARDS + "bids 16 14\n" + third_throw(0)
BLACK = CARDS + "bids 26 14\n" + third_throw(0, 13)
TAKING = CARDS + "bids 20 14\n throw 12 1 1, 0 keep d12, roll d10 10 d8 8"
TOPPING = TAKING + ", 0 take S30, 0 take S31"
BONE = won(1, "bone dog dog") + won(0, "S38 dog dog")
MOMENTS = [BIDDING, KEEPING, ACCEPTING, LAST_CHANCE, BLACK, TAKING, TOPPING, BONE]

# Chance


@pytest.mark.parametrize("move", ["board 1 1", "lay S30", "roll d12 3"])
def test_VW_1_the_boards_are_dealt_first_and_in_order(move: str) -> None:
    assert ruling_against(start(2), CHANCE, move) == "VW-1"


def test_VW_1_a_board_is_there_once() -> None:
    assert ruling_against(play_on(start(2), "-1 board 0 4"), CHANCE, "board 1 4") == "VW-1"


@pytest.mark.parametrize("text", ["", "lay S30", CARDS + "bids 20 14"])
@pytest.mark.parametrize("move", ["board 0 1", "board 1 6"])
def test_VW_1_boards_are_dealt_once(text: str, move: str) -> None:
    assert ruling_against(two(text), CHANCE, move) == "VW-1"


@pytest.mark.parametrize("card", ["S30", "bone"])
def test_VW_1_a_card_is_there_once(card: str) -> None:
    assert ruling_against(two("lay S30 bone"), CHANCE, f"lay {card}") == "VW-1"


def test_VW_1_there_are_eight_dogs() -> None:
    match = two(won(0, "dog dog dog"), won(0, "dog dog dog"), "lay dog dog")
    assert ruling_against(match, CHANCE, "lay dog") == "VW-1"


def test_VW_2_dice_are_not_thrown_before_cards_and_bids() -> None:
    assert ruling_against(two("lay S30"), CHANCE, "roll d12 3") == "VW-2"


def test_VW_2_no_more_cards_are_laid_at_the_dice() -> None:
    assert ruling_against(two(CARDS, "bids 20 14"), CHANCE, "lay S41") == "VW-2"


@pytest.mark.parametrize("move", ["roll d10 3", "roll d8 3"])
def test_VW_5_the_dice_are_thrown_in_their_order(move: str) -> None:
    assert ruling_against(two(CARDS, "bids 20 14"), CHANCE, move) == "VW-5"


def test_VW_5_a_die_has_no_more_numbers_than_faces() -> None:
    match = two(CARDS, "bids 20 14, roll d12 12 d10 10")
    assert ruling_against(match, CHANCE, "roll d8 9") == "VW-5"


@pytest.mark.parametrize("move", ["roll d12 3", "roll d8 3"])
def test_VW_6_the_die_that_stays_is_not_thrown(move: str) -> None:
    match = two(KEEPING, "0 keep d12")  # d10 is due
    assert ruling_against(match, CHANCE, move) == "VW-6"


@pytest.mark.parametrize("move", ["roll d12 3", "roll d8 3"])
def test_VW_7_the_dice_that_stay_are_not_thrown(move: str) -> None:
    match = two(KEEPING, "0 keep d12, roll d10 1 d8 1, 0 keep d8")  # d10 is due
    assert ruling_against(match, CHANCE, move) == "VW-7"


# Players


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("move", "ruling"), [("board 0 1", "VW-1"), ("lay S40", "VW-2")])
def test_VW_1_players_deal_no_boards_and_lay_no_cards(moment: str, move: str, ruling: str) -> None:
    match = two(moment)
    assert ruling_against(match, min(match.acting), move) == ruling


@pytest.mark.parametrize("moment", MOMENTS[1:])
def test_VW_5_players_do_not_say_what_they_throw(moment: str) -> None:
    assert ruling_against(two(moment), 0, "roll d12 3") == "VW-5"


@pytest.mark.parametrize("moment", MOMENTS[1:])
def test_VW_2_nobody_bids_after_the_bids(moment: str) -> None:
    assert ruling_against(two(moment), 0, "bid 20") == "VW-2"


@pytest.mark.parametrize(
    "move", ["keep d12", "accept", "fail", "black", "raise 1", "take S30", "top S30", "bone yes"]
)
def test_VW_2_nobody_is_at_the_dice_before_the_bids(move: str) -> None:
    assert ruling_against(two(BIDDING), 0, move) == "VW-2"


def test_VW_7_after_the_third_throw_nothing_is_thrown_again() -> None:
    assert ruling_against(two(LAST_CHANCE), 0, "keep d12") == "VW-7"


@pytest.mark.parametrize("moment", [KEEPING, ACCEPTING, LAST_CHANCE])
@pytest.mark.parametrize("move", ["black", "raise 1", "take S30", "top S30", "bone yes"])
def test_VW_9_before_success_or_failure_nothing_is_taken_or_raised(moment: str, move: str) -> None:
    assert ruling_against(two(moment), 0, move) == "VW-9"


@pytest.mark.parametrize("moment", [BLACK, TAKING, TOPPING, BONE])
@pytest.mark.parametrize("move", ["accept", "fail"])
def test_VW_9_the_bid_is_accepted_or_refused_once(moment: str, move: str) -> None:
    assert ruling_against(two(moment), 0, move) == "VW-9"


@pytest.mark.parametrize("move", ["take S02", "take S30", "top S02"])
def test_VW_10_who_fails_takes_no_card_of_his_choice(move: str) -> None:
    assert ruling_against(two(BLACK), 0, move) == "VW-10"


@pytest.mark.parametrize("moment", [TAKING, TOPPING])
@pytest.mark.parametrize("move", ["black", "raise 1", "bone yes"])
def test_VW_10_a_taking_comes_to_its_end_first(moment: str, move: str) -> None:
    assert ruling_against(two(moment), 0, move) == "VW-10"


def test_VW_10_the_top_card_is_named_when_all_cards_are_taken() -> None:
    assert ruling_against(two(TAKING, "0 take S30"), 0, "top S30") == "VW-10"


def test_VW_10_no_card_more_than_are_due_is_taken() -> None:
    assert ruling_against(two(TOPPING), 0, "take S02") == "VW-10"


@pytest.mark.parametrize("card", ["dog", "bone"])
def test_VW_10_dogs_and_the_bone_are_not_put_on_top(card: str) -> None:
    match = two("lay S30 S31", f"lay {card}", "bids 20 14, throw 12 10 8")
    assert ruling_against(match, 0, f"top {card}") == "VW-10"


@pytest.mark.parametrize("move", ["bone yes", "bone no"])
def test_VW_11_black_sheep_come_before_the_bone(move: str) -> None:
    assert ruling_against(two(BLACK), 0, move) == "VW-11"


@pytest.mark.parametrize("move", ["black", "raise 1"])
def test_VW_11_only_who_has_failed_raises_or_takes_black_sheep(move: str) -> None:
    assert ruling_against(two(BONE), 0, move) == "VW-11"


# The match's own rulings


@pytest.mark.parametrize(
    "move",
    [
        "bid 13",
        "bid 27",
        "bid 26++",
        "bid",
        "keep d6",
        "raise 0",
        "take S52",
        "take cat",
        "bone",
        "roll d12 13",
        "board 0 7",
        "sing",
    ],
)
def test_CORE_3_what_is_no_move_is_malformed(move: str) -> None:
    assert ruling_against(two(BIDDING), 0, move) == "CORE-3"


@pytest.mark.parametrize("moment", MOMENTS[1:])
def test_CORE_1_the_other_player_waits(moment: str) -> None:
    assert ruling_against(two(moment), 1, "accept") == "CORE-1"


def test_CORE_1_players_wait_for_chance() -> None:
    assert ruling_against(three("lay S30"), 0, "bid 20") == "CORE-1"


def test_CORE_1_chance_waits_for_players() -> None:
    assert ruling_against(two(KEEPING), CHANCE, "roll d12 3") == "CORE-1"
