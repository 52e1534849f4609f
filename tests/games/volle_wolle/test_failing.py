"""What failing brings, and how black sheep are kept away: ruling VW-11."""

import pytest

import sheepfold
from tests.games.volle_wolle.scenario import (
    bone,
    chips,
    due,
    lying,
    may,
    ruling_against,
    supply,
    third_throw,
    three,
    thrower,
    tops,
    two,
    won,
)

LAID = "lay S02 S40 dog"  # one black sheep


def before_the_choice(
    top: str, purse: int, bid: int, total: int, cards: str = LAID
) -> sheepfold.Match:
    """Seat 0 with this top card and so many chips after his third throw; seat 1 bids 14."""
    rounds = [won(1, "S48 S49 S51"), "1 top S51"]  # so of equal bids seat 0 is first
    rounds += [won(0, "dog dog dog", bid="26+") for _ in range(2 - purse)]
    for _ in range(purse - 2):  # he fails, seat 1 takes it all
        rounds.append("lay dog dog dog, bids 26 14" + third_throw(0) + "throw 12 10 8")
    if top:
        rounds.append(won(0, f"{top} bone dog"))
    return two(*rounds, cards, f"bids {bid} 14", third_throw(0, total))


@pytest.mark.parametrize(
    ("top", "purse", "total", "choice"),
    [
        # No bonus: chips alone, exactly up to 14.
        ("", 1, 13, {"raise 1"}),
        ("", 2, 13, {"raise 1"}),
        ("", 3, 12, {"raise 2"}),
        ("", 3, 11, {"raise 3"}),
        ("S30", 2, 12, {"raise 2"}),
        # A malus counts as always.
        ("S50", 2, 16, {"raise 1"}),
        ("S50", 2, 15, {"raise 2"}),
        ("S46", 2, 14, {"raise 2"}),
        # A bonus that is enough alone; chips alone are allowed all the same.
        ("S34", 0, 13, {"raise bonus"}),
        ("S34", 2, 13, {"raise bonus", "raise 1"}),
        ("S10", 2, 12, {"raise bonus", "raise 2"}),
        ("S10", 2, 13, {"raise bonus", "raise 1"}),
        ("S11", 2, 11, {"raise bonus"}),
        ("S11", 3, 11, {"raise bonus", "raise 3"}),
        # A bonus that is too little alone.
        ("S34", 1, 12, {"raise bonus 1"}),
        ("S34", 2, 12, {"raise 2", "raise bonus 1"}),
        ("S34", 2, 11, {"raise bonus 2"}),
        ("S34", 3, 11, {"raise 3", "raise bonus 2"}),
        ("S11", 2, 10, {"raise bonus 1"}),
        ("S11", 2, 9, {"raise bonus 2"}),
        ("S11", 4, 10, {"raise 4", "raise bonus 1"}),
    ],
)
def test_VW_11_he_takes_the_black_sheep_or_raises_the_result_to_14(
    top: str, purse: int, total: int, choice: set[str]
) -> None:
    match = before_the_choice(top, purse, 26, total)
    assert may(match, 0) == {"black", *choice}


@pytest.mark.parametrize(
    ("top", "purse", "total"),
    [
        ("", 0, 13),
        ("", 1, 12),
        ("", 2, 11),
        ("S50", 2, 14),
        ("S02", 0, 15),
        ("S34", 0, 12),
        ("S34", 2, 10),
        ("S11", 2, 8),
    ],
)
def test_VW_11_who_cannot_raise_it_to_14_gets_the_black_sheep_by_themselves(
    top: str, purse: int, total: int
) -> None:
    match = before_the_choice(top, purse, 26, total, cards="lay S08 S30 S31")
    assert (lying(match), tops(match)[0]) == (["S30", "S31"], "S08")


@pytest.mark.parametrize(("top", "total"), [("", 14), ("S50", 17), ("S34", 14), ("S46", 16)])
def test_VW_11_with_14_or_more_there_are_no_black_sheep(top: str, total: int) -> None:
    match = before_the_choice(top, 2, 26, total)
    assert (due(match), lying(match)) == ("roll", ["S02", "S40", "dog"])


def test_VW_11_a_malus_may_bring_the_result_below_14() -> None:
    match = before_the_choice("S50", 0, 26, 16, cards="lay S08 S30 S31")
    assert tops(match)[0] == "S08"


@pytest.mark.parametrize("total", [3, 9, 13])
def test_VW_11_without_black_sheep_on_the_table_there_is_no_choice(total: int) -> None:
    match = before_the_choice("S34", 2, 26, total, cards="lay S30 S31 dog")
    assert (due(match), lying(match), chips(match)) == ("roll", ["S30", "S31", "dog"], [3, 2])


# A raise stays below the bid


@pytest.mark.parametrize(
    ("top", "bid", "total", "choice"),
    [
        ("S11", 15, 12, {"raise 2"}),  # 12 + 3 is the bid
        ("S11", 15, 13, {"raise 1"}),  # 13 + 3 is more than the bid
        ("S11", 16, 12, {"raise bonus", "raise 2"}),
        ("S11", 15, 11, {"raise bonus"}),  # 14
        ("S10", 15, 13, {"raise 1"}),
        ("S34", 15, 13, {"raise bonus", "raise 1"}),
        ("S34", 15, 12, {"raise 2", "raise bonus 1"}),
        ("", 15, 13, {"raise 1"}),
        ("", 15, 12, {"raise 2"}),
    ],
)
def test_VW_11_a_raise_that_reaches_the_bid_is_none(
    top: str, bid: int, total: int, choice: set[str]
) -> None:
    match = before_the_choice(top, 2, bid, total)
    if "fail" in match.legal(0):
        match.play(0, "fail")
    assert may(match, 0) == {"black", *choice}


@pytest.mark.parametrize(
    ("top", "total"), [("", 13), ("", 12), ("S34", 13), ("S34", 12), ("S11", 11)]
)
def test_VW_11_with_a_bid_of_14_there_is_no_raise(top: str, total: int) -> None:
    match = before_the_choice(top, 2, 14, total, cards="lay S08 S30 S31")
    match.play(0, "fail")
    assert (tops(match)[0], lying(match)) == ("S08", ["S30", "S31"])


def test_VW_11_with_a_bid_of_14_out_of_reach_the_black_sheep_come_by_themselves() -> None:
    match = before_the_choice("", 2, 14, 11, cards="lay S08 S30 S31")
    assert tops(match)[0] == "S08"


def test_VW_11_refusing_the_bid_comes_first() -> None:
    assert may(before_the_choice("S11", 2, 16, 12), 0) == {"accept", "fail"}


def test_VW_11_the_black_sheep_are_the_second_choice() -> None:
    match = before_the_choice("S11", 2, 16, 12)
    match.play(0, "fail")
    assert may(match, 0) == {"black", "raise bonus", "raise 2"}


def test_VW_11_who_reaches_the_bid_after_all_gets_his_card_and_no_black_sheep() -> None:
    match = before_the_choice("S11", 2, 16, 12)
    match.play(0, "accept")
    assert may(match, 0) == {"take S02", "take S40", "take dog"}


# What each of it costs and brings


def test_VW_11_failing_earns_a_chip() -> None:
    match = before_the_choice("", 2, 26, 20)
    assert (chips(match), supply(match)) == ([3, 2], 20)


def test_VW_11_failing_earns_no_card() -> None:
    match = before_the_choice("", 2, 26, 20)
    assert lying(match) == ["S02", "S40", "dog"]


def test_VW_11_after_failing_it_is_the_next_ones_turn() -> None:
    assert thrower(before_the_choice("", 2, 26, 20)) == 1


@pytest.mark.parametrize(("move", "left"), [("raise 2", 1), ("raise bonus 1", 2), ("black", 3)])
def test_VW_11_chips_of_a_raise_are_paid_and_one_is_gained(move: str, left: int) -> None:
    match = before_the_choice("S34", 2, 26, 12)
    match.play(0, move)
    assert (chips(match), supply(match)) == ([left, 2], 23 - left)


def test_VW_11_a_raise_with_the_bonus_alone_costs_nothing() -> None:
    match = before_the_choice("S34", 2, 26, 13)
    match.play(0, "raise bonus")
    assert chips(match) == [3, 2]


@pytest.mark.parametrize("move", ["raise 2", "raise bonus 1"])
def test_VW_11_after_a_raise_the_black_sheep_stay_on_the_table(move: str) -> None:
    match = before_the_choice("S34", 2, 26, 12)
    match.play(0, move)
    assert (lying(match), tops(match)[0], due(match)) == (["S02", "S40", "dog"], "S34", "roll")


def test_VW_11_who_takes_them_takes_them_all_and_nothing_else() -> None:
    match = before_the_choice("", 2, 26, 12, cards="lay S02 S30 S03")
    match.play(0, "black")
    assert may(match, 0) == {"top S02", "top S03"}
    match.play(0, "top S02")
    assert (lying(match), tops(match)[0]) == (["S30"], "S02")


def test_VW_11_black_sheep_go_on_the_flock() -> None:
    match = before_the_choice("S34", 2, 26, 13)
    match.play(0, "black")
    assert tops(match)[0] == "S02"


def test_VW_11_black_sheep_that_come_by_themselves_are_ordered_too() -> None:
    match = before_the_choice("", 0, 26, 12, cards="lay S02 S30 S03")
    assert may(match, 0) == {"top S02", "top S03"}


def test_VW_11_the_chip_comes_after_the_order_of_the_black_sheep() -> None:
    match = before_the_choice("", 0, 26, 12, cards="lay S02 S30 S03")
    before = chips(match)
    match.play(0, "top S02")
    assert (before, chips(match)) == ([0, 2], [1, 2])


BONE_AT_SEAT_1 = won(1, "bone dog dog") + "lay S04 S30 S31, bids 26 14" + third_throw(0, 12)


def test_VW_11_the_chip_comes_after_the_bone() -> None:
    match = two(BONE_AT_SEAT_1, "0 black")
    before = chips(match)
    match.play(0, "bone yes")
    assert (before, chips(match), bone(match)) == ([2, 2], [3, 2], 0)


def test_VW_11_when_the_black_sheep_were_all_that_lay_there_the_round_is_over() -> None:
    match = before_the_choice("", 2, 26, 12, cards="lay S02 S03 S08")
    match.play(0, "black")
    match.play(0, "top S08")
    assert (due(match), chips(match)) == ("lay", [3, 2])


def test_VW_11_the_next_one_below_14_gets_what_black_sheep_are_left() -> None:
    match = three(
        "lay S02 S03 S30 S31, bids 26 25 24",
        third_throw(0, 13),
        "0 raise 1",
        third_throw(1, 12),
    )
    assert may(match, 1) == {"black", "raise 2"}


def test_VW_11_the_second_of_two_may_get_black_sheep_too() -> None:
    match = two("lay S02 S30 S31, bids 26 25", third_throw(0, 14), third_throw(1, 13))
    assert may(match, 1) == {"black", "raise 1"}


# Refused


@pytest.mark.parametrize(
    "move", ["raise 1", "raise 3", "raise bonus", "raise bonus 2", "raise bonus 3"]
)
def test_VW_11_another_raise_is_refused(move: str) -> None:
    match = before_the_choice("S34", 2, 26, 12)  # raise 2 or raise bonus 1
    assert ruling_against(match, 0, move) == "VW-11"


@pytest.mark.parametrize("move", ["raise bonus", "raise bonus 1"])
def test_VW_11_without_a_bonus_none_is_used(move: str) -> None:
    match = before_the_choice("", 2, 26, 12)
    assert ruling_against(match, 0, move) == "VW-11"


def test_VW_11_a_raise_to_the_bid_is_refused() -> None:
    match = before_the_choice("S11", 2, 15, 12)
    match.play(0, "fail")
    assert ruling_against(match, 0, "raise bonus") == "VW-11"


@pytest.mark.parametrize("move", ["black", "raise 2", "raise bonus"])
def test_VW_11_before_refusing_the_bid_there_is_no_such_choice(move: str) -> None:
    match = before_the_choice("S11", 2, 16, 12)
    assert ruling_against(match, 0, move) == "VW-9"


@pytest.mark.parametrize("move", ["accept", "fail"])
def test_VW_11_the_bid_is_refused_once_and_for_all(move: str) -> None:
    match = before_the_choice("S11", 2, 16, 12)
    match.play(0, "fail")
    assert ruling_against(match, 0, move) == "VW-9"
