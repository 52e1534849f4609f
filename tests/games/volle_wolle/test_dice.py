"""The three throws, the result and who has a choice: rulings VW-5 to VW-9."""

from fractions import Fraction

import pytest

import sheepfold
from tests.games.volle_wolle.scenario import (
    chips,
    due,
    lying,
    may,
    odds,
    play_on,
    ruling_against,
    supply,
    third_throw,
    three,
    two,
    won,
)

FOUR = "lay S30 S31 S34 S35\n"
KEEPS = {"keep d12", "keep d10", "keep d8"}
SEAT_0_BIDS_20 = FOUR + "bids 20 19 18\n"
SECOND = SEAT_0_BIDS_20 + "throw 5 4 3, 0 keep d12\n"  # 5 stays
THIRD = SECOND + "roll d10 4 d8 2, 0 keep d8\n"  # 5 and 2 stay


def faces(die: str, number: int) -> dict[str, Fraction]:
    return {f"roll {die} {face}": Fraction(1, number) for face in range(1, number + 1)}


# VW-5 First throw


@pytest.mark.parametrize(
    ("thrown", "die", "number"),
    [("", "d12", 12), ("roll d12 7", "d10", 10), ("roll d12 7 d10 2", "d8", 8)],
)
def test_VW_5_all_three_dice_are_thrown_one_after_the_other(
    thrown: str, die: str, number: int
) -> None:
    assert odds(three(SEAT_0_BIDS_20, thrown)) == faces(die, number)


def test_VW_5_reaching_the_bid_exactly_is_enough() -> None:
    match = three(SEAT_0_BIDS_20, "throw 10 6 4")
    assert may(match, 0) == {"take S30", "take S31", "take S34", "take S35"}


def test_VW_5_reaching_the_bid_earns_three_cards() -> None:
    match = three(SEAT_0_BIDS_20, "throw 10 6 4, 0 take S35, 0 take S30")
    assert may(match, 0) == {"take S31", "take S34"}
    play_on(match, "0 take S31")
    assert may(match, 0) == {"top S30", "top S31", "top S35"}


def test_VW_5_after_a_success_his_turn_is_over() -> None:
    match = three(SEAT_0_BIDS_20, "throw 10 6 4, 0 take S35, 0 take S30, 0 take S31, 0 top S30")
    assert due(match) == "roll"
    play_on(match, "throw 1 1 1")
    assert match.acting == {1}


def test_VW_5_one_less_than_the_bid_does_not_reach_it() -> None:
    assert may(three(SEAT_0_BIDS_20, "throw 10 6 3"), 0) == {"accept", *KEEPS}


# VW-6 Second throw


def test_VW_6_one_die_of_his_choice_stays() -> None:
    assert may(three(SEAT_0_BIDS_20, "throw 5 4 3"), 0) == KEEPS


@pytest.mark.parametrize(
    ("kept", "first", "second"),
    [("d12", "d10 4", "d8"), ("d10", "d12 4", "d8"), ("d8", "d12 4", "d10")],
)
def test_VW_6_the_other_two_are_thrown_again(kept: str, first: str, second: str) -> None:
    match = three(SEAT_0_BIDS_20, f"throw 5 4 3, 0 keep {kept}")
    before = odds(match)
    play_on(match, f"roll {first}")
    number = {"d12": 12, "d10": 10, "d8": 8}
    die = first.split()[0]
    assert (before, odds(match)) == (faces(die, number[die]), faces(second, number[second]))


def test_VW_6_the_die_that_stays_counts_with_the_new_ones() -> None:
    match = three(SECOND, "roll d10 8 d8 7")  # 5 + 8 + 7
    assert may(match, 0) == {"take S30", "take S31", "take S34", "take S35"}


def test_VW_6_the_old_numbers_of_the_others_are_gone() -> None:
    match = three(SEAT_0_BIDS_20, "throw 5 10 4, 0 keep d12, roll d10 1 d8 8")  # 5 + 1 + 8
    assert may(match, 0) == {"keep d10", "keep d8"}


def test_VW_6_reaching_the_bid_earns_two_cards() -> None:
    match = three(SECOND, "roll d10 8 d8 7, 0 take S30")
    assert may(match, 0) == {"take S31", "take S34", "take S35"}
    play_on(match, "0 take S31")
    assert may(match, 0) == {"top S30", "top S31"}


# VW-7 Third throw


@pytest.mark.parametrize(
    ("first", "choice"),
    [
        ("d12, roll d10 4 d8 2", {"keep d10", "keep d8"}),
        ("d10, roll d12 4 d8 2", {"keep d12", "keep d8"}),
        ("d8, roll d12 4 d10 2", {"keep d12", "keep d10"}),
    ],
)
def test_VW_7_one_of_the_two_just_thrown_stays_too(first: str, choice: set[str]) -> None:
    assert may(three(SEAT_0_BIDS_20, f"throw 5 4 3, 0 keep {first}"), 0) == choice


def test_VW_7_the_die_that_stays_already_is_no_choice() -> None:
    assert ruling_against(three(SECOND, "roll d10 4 d8 2"), 0, "keep d12") == "VW-7"


def test_VW_7_the_third_die_alone_is_thrown_again() -> None:
    assert odds(three(THIRD)) == faces("d10", 10)


def test_VW_7_there_is_no_fourth_throw() -> None:
    match = three(THIRD, "roll d10 10, throw 1 1 1")  # 17 and two chips are not enough
    assert match.acting == {1}


def test_VW_7_reaching_the_bid_earns_one_card() -> None:
    match = three(
        FOUR, "bids 17 16 15, throw 5 4 3, 0 keep d12, roll d10 4 d8 2, 0 keep d8, roll d10 10"
    )
    assert may(match, 0) == {"take S30", "take S31", "take S34", "take S35"}
    play_on(match, "0 take S34, throw 1 1 1")
    assert match.acting == {1}


BEST = {14: 97.5, 18: 86.6, 20: 74.8, 22: 58.4, 24: 39.1, 26: 20.8}


@pytest.mark.parametrize("bid", BEST)
def test_VW_7_the_three_throws_together_reach_a_bid_as_often_as_the_rules_say(bid: int) -> None:
    match = three(FOUR, "bids 26 26 26")
    sizes = []
    for _ in range(3):  # as many faces as the game's own dice have
        sizes.append(len(odds(match)))
        play_on(match, "-1 " + next(iter(odds(match))))

    def last(fixed: int, die: int) -> Fraction:
        return Fraction(sum(fixed + face >= bid for face in range(1, die + 1)), die)

    def second(fixed: int, one: int, other: int) -> Fraction:
        total = Fraction(0)
        for a in range(1, one + 1):
            for b in range(1, other + 1):
                reached = fixed + a + b >= bid
                total += 1 if reached else max(last(fixed + a, other), last(fixed + b, one))
        return total / (one * other)

    x, y, z = sizes
    keep_x = {a: second(a, y, z) for a in range(1, x + 1)}
    keep_y = {b: second(b, x, z) for b in range(1, y + 1)}
    keep_z = {c: second(c, x, y) for c in range(1, z + 1)}
    chance = sum(
        1 if a + b + c >= bid else max(keep_x[a], keep_y[b], keep_z[c])
        for a in keep_x
        for b in keep_y
        for c in keep_z
    )
    assert float(round(100 * Fraction(chance) / (x * y * z), 1)) == BEST[bid]


# VW-8 Result


def with_top(card: str, *texts: str) -> sheepfold.Match:
    """Seat 0 has this card on top of his flock and two chips; seat 1 bids 14."""
    return two(won(0, f"{card} dog dog"), "lay S40 S41 S42", *texts)


REACHED = {"top S40", "top S41", "top S42"}  # all three cards have come

MALUS = [("S39", 1), ("S22", 1), ("S46", 2), ("S02", 2), ("S50", 3)]


@pytest.mark.parametrize(("top", "malus"), MALUS)
def test_VW_8_the_malus_of_the_top_card_is_subtracted(top: str, malus: int) -> None:
    match = with_top(top, f"bids 20 14, throw 12 {6 + malus} 1, 0 keep d12")
    assert due(match) == "roll"


@pytest.mark.parametrize(("top", "malus"), MALUS)
def test_VW_8_no_more_than_the_malus_is_subtracted(top: str, malus: int) -> None:
    match = with_top(top, f"bids 20 14, throw 12 {7 + malus} 1")
    assert may(match, 0) == REACHED


@pytest.mark.parametrize("top", ["S30", "S34", "S10", "S11", "S16"])
def test_VW_8_without_a_malus_the_dice_count_as_they_are(top: str) -> None:
    assert may(with_top(top, "bids 20 14, throw 12 7 1"), 0) == REACHED


@pytest.mark.parametrize(
    ("top", "bonus"), [("S30", 0), ("S34", 1), ("S06", 1), ("S10", 2), ("S01", 2), ("S11", 3)]
)
def test_VW_8_bonus_and_chips_may_both_be_added(top: str, bonus: int) -> None:
    enough = with_top(top, f"bids 20 14, throw 12 1 {5 - bonus}")  # 18 with the bonus, 2 chips
    short = with_top(top, f"bids 20 14, throw 12 1 {4 - bonus}")
    assert (may(enough, 0), may(short, 0)) == ({"accept", *KEEPS}, KEEPS)


def test_VW_8_chips_help_against_a_malus() -> None:
    match = with_top("S50", "bids 20 14, throw 12 8 1")  # 21 - 3 + 2
    assert may(match, 0) == {"accept", *KEEPS}


@pytest.mark.parametrize(
    ("dice", "paid"), [("12 6 1", 0), ("12 4 1", 0), ("12 3 1", 1), ("12 2 1", 2)]
)
def test_VW_8_the_bonus_is_used_first_and_then_exactly_the_chips_missing(
    dice: str, paid: int
) -> None:
    match = with_top("S11", f"bids 20 14, throw {dice}, 0 accept")
    assert (chips(match), supply(match)) == ([2 - paid, 2], 21 + paid)


def test_VW_8_without_a_bonus_only_the_chips_missing_are_paid() -> None:
    match = two("lay S40 S41 S42, bids 20 14, throw 12 6 1, 0 accept")
    assert (chips(match), supply(match)) == ([1, 2], 22)


def test_VW_8_a_success_without_chips_pays_none() -> None:
    assert chips(with_top("S30", "bids 20 14, throw 12 7 1")) == [2, 2]


def test_VW_8_a_modifier_beneath_the_top_card_counts_no_more() -> None:
    match = two(
        won(0, "S50 S30 S11"),
        "0 top S30",
        "lay S40 S41 S42, bids 20 14, throw 12 4 1",  # 17, neither 14 nor 20
    )
    assert may(match, 0) == KEEPS


def test_VW_8_dogs_and_the_bone_leave_the_top_card_in_force() -> None:
    match = two(
        won(0, "S11 dog dog"),
        won(0, "bone dog dog"),
        "lay S40 S41 S42, bids 20 14, throw 12 2 1",
    )
    assert "accept" in may(match, 0)


def test_VW_8_the_others_bonus_does_not_count() -> None:
    match = two(won(1, "S11 dog dog"), "lay S40 S41 S42, bids 20 14, throw 12 2 1")
    assert may(match, 0) == KEEPS


@pytest.mark.parametrize(
    "throws",
    [
        "throw 12 3 1",
        "throw 12 1 1, 0 keep d12, roll d10 3 d8 1",
        "throw 12 1 1, 0 keep d12, roll d10 1 d8 1, 0 keep d8, roll d10 3",
    ],
)
def test_VW_8_bonus_and_chips_may_be_added_after_any_throw(throws: str) -> None:
    assert "accept" in may(with_top("S11", "bids 20 14", throws), 0)


# VW-9 No choice


def test_VW_9_who_reaches_the_bid_without_bonus_and_chips_must_take_it() -> None:
    match = three(SEAT_0_BIDS_20, "throw 12 10 8")
    assert may(match, 0) == {"take S30", "take S31", "take S34", "take S35"}


def test_VW_9_at_the_second_throw_too() -> None:
    assert may(three(SECOND, "roll d10 10 d8 5"), 0) == {f"take S{n}" for n in (30, 31, 34, 35)}


def test_VW_9_black_sheep_among_the_cards_are_no_excuse() -> None:
    match = two("lay S01 S02 S03, bids 14 14, throw 12 1 1")
    assert may(match, 0) == {"top S01", "top S02", "top S03"}


def test_VW_9_who_reaches_it_with_bonus_or_chips_may_throw_again() -> None:
    match = three(SEAT_0_BIDS_20, "throw 12 6 1, 0 keep d8")
    assert odds(match) == faces("d12", 12)


def test_VW_9_who_throws_again_has_paid_nothing() -> None:
    match = three(SEAT_0_BIDS_20, "throw 12 6 1, 0 keep d8")
    assert chips(match) == [2, 2, 2]


def test_VW_9_after_the_second_throw_he_may_accept_or_throw_again() -> None:
    match = three(SECOND, "roll d10 7 d8 7")
    assert may(match, 0) == {"accept", "keep d10", "keep d8"}


def test_VW_9_after_the_third_throw_he_may_accept_or_fail() -> None:
    match = three(FOUR, "bids 18 16 15", third_throw(0, total=16))
    assert may(match, 0) == {"accept", "fail"}


def test_VW_9_who_accepts_takes_all_cards_due() -> None:
    match = three(SEAT_0_BIDS_20, "throw 12 6 1, 0 accept, 0 take S30, 0 take S31, 0 take S34")
    assert may(match, 0) == {"top S30", "top S31", "top S34"}


def test_VW_9_who_accepts_at_the_second_throw_takes_two() -> None:
    match = three(SECOND, "roll d10 7 d8 7, 0 accept, 0 take S30, 0 take S31")
    assert may(match, 0) == {"top S30", "top S31"}


def test_VW_9_who_accepts_at_the_third_throw_takes_one() -> None:
    match = three(FOUR, "bids 18 16 15", third_throw(0, total=16), "0 accept, 0 take S30")
    assert (due(match), lying(match)) == ("roll", ["S31", "S34", "S35"])


def test_VW_9_who_fails_of_his_own_will_gets_no_card_but_a_chip() -> None:
    match = three(FOUR, "bids 18 16 15", third_throw(0, total=16), "0 fail")
    assert (chips(match), lying(match)) == ([3, 2, 2], ["S30", "S31", "S34", "S35"])


def test_VW_9_who_cannot_reach_it_after_the_third_throw_fails_by_himself() -> None:
    match = three(SEAT_0_BIDS_20, third_throw(0, total=17))
    assert (due(match), chips(match)) == ("roll", [3, 2, 2])


@pytest.mark.parametrize("throws", ["throw 12 6 1", "throw 1 1 1, 0 keep d8, roll d12 10 d10 8"])
def test_VW_9_nobody_may_stop_before_the_third_throw(throws: str) -> None:
    assert ruling_against(three(SEAT_0_BIDS_20, throws), 0, "fail") == "VW-9"


@pytest.mark.parametrize("throws", ["throw 12 4 1", "throw 1 1 1, 0 keep d8, roll d12 10 d10 6"])
def test_VW_9_a_bid_that_cannot_be_reached_is_not_accepted(throws: str) -> None:
    assert ruling_against(three(SEAT_0_BIDS_20, throws), 0, "accept") == "VW-9"
