"""How cards come to a player: rulings VW-10, VW-12, VW-13 and VW-15."""

import pytest

import sheepfold
from tests.games.volle_wolle.scenario import (
    bone,
    chips,
    dogs,
    due,
    game,
    lying,
    may,
    play_on,
    ruling_against,
    third_throw,
    three,
    thrower,
    tops,
    two,
    won,
)

FOUR = "lay S30 S31 S34 S35\n"
FIRST = "bids 20 19 18\n throw 12 10 8\n"  # seat 0 is due three cards
SECOND = "bids 20 19 18\n throw 5 4 3, 0 keep d12, roll d10 10 d8 8\n"  # two

# VW-10 Taking


def test_VW_10_the_cards_are_of_his_own_choice() -> None:
    assert may(three("lay S30 dog bone S01", FIRST), 0) == {
        "take S30",
        "take dog",
        "take bone",
        "take S01",
    }


def test_VW_10_a_card_taken_is_gone() -> None:
    assert may(three(FOUR, FIRST, "0 take S31"), 0) == {"take S30", "take S34", "take S35"}


def test_VW_10_a_card_that_is_not_there_is_refused() -> None:
    match = three("lay S30 S31 S34 dog", FIRST, "0 take S31")
    assert [ruling_against(match, 0, f"take {card}") for card in ("S31", "S35", "bone")] == [
        "VW-10"
    ] * 3


def test_VW_10_dogs_are_alike() -> None:
    match = three("lay dog dog dog S30", FIRST)
    assert sorted(match.legal(0)) == ["take S30", "take dog"]


def test_VW_10_one_dog_is_taken_at_a_time() -> None:
    match = three("lay dog dog dog S30", FIRST, "0 take dog, 0 take dog")
    assert may(match, 0) == {"take S30", "take dog"}


def test_VW_10_with_only_dogs_to_choose_from_he_still_takes_them_himself() -> None:
    match = three("lay dog dog dog dog", FIRST)
    assert may(match, 0) == {"take dog"}


def test_VW_10_the_dogs_he_did_not_take_stay() -> None:
    match = three("lay dog dog dog dog", FIRST, "0 take dog, 0 take dog, 0 take dog")
    assert (dogs(match), lying(match)) == ([3, 0, 0], ["dog"])


def test_VW_10_when_as_many_lie_there_as_are_due_all_come_by_themselves() -> None:
    match = two("lay S30 dog dog, bids 20 14, throw 12 10 8")
    assert (due(match), dogs(match), tops(match)) == ("lay", [2, 0], ["S30", "-"])


def test_VW_10_when_fewer_lie_there_than_are_due_all_come_by_themselves() -> None:
    match = three(
        FOUR, FIRST, "0 take S31, 0 take S34, 0 take S35, 0 top S31", "throw 12 10 8"
    )  # seat 1 is due three, one is left
    assert (due(match), tops(match)) == ("lay", ["S31", "S30", "-"])


def test_VW_10_two_left_of_three_due_come_by_themselves() -> None:
    match = three("lay S30 S31 dog dog", SECOND, "0 take S30, 0 take S31, 0 top S30, throw 12 10 8")
    assert (due(match), dogs(match)) == ("lay", [0, 2, 0])


def test_VW_10_two_left_of_two_due_come_by_themselves() -> None:
    match = three(
        "lay S30 S31 dog dog",
        SECOND,
        "0 take S30, 0 take S31, 0 top S30",
        "throw 5 4 3, 1 keep d12, roll d10 10 d8 8",
    )
    assert (due(match), dogs(match)) == ("lay", [0, 2, 0])


def test_VW_10_two_left_of_one_due_are_a_choice() -> None:
    match = three(
        "lay S30 S31 S34 dog",
        SECOND,
        "0 take S30, 0 take S31, 0 top S30",
        "throw 5 4 3, 1 keep d12, roll d10 2 d8 8, 1 keep d8, roll d10 10",
    )
    assert may(match, 1) == {"take S34", "take dog"}


def test_VW_10_he_names_the_one_on_top_of_several_sheep() -> None:
    match = three(FOUR, SECOND, "0 take S35, 0 take S30")
    assert may(match, 0) == {"top S30", "top S35"}


@pytest.mark.parametrize("top", ["S30", "S35"])
def test_VW_10_the_one_he_names_is_on_top(top: str) -> None:
    match = three(FOUR, SECOND, f"0 take S35, 0 take S30, 0 top {top}")
    assert tops(match) == [top, "-", "-"]


def test_VW_10_a_card_of_another_taking_cannot_be_put_on_top() -> None:
    match = two(won(0, "S11 dog dog"), won(0, "S30 S31 dog"))
    assert ruling_against(match, 0, "top S11") == "VW-10"


@pytest.mark.parametrize("card", ["S34", "S12"])
def test_VW_10_a_card_he_did_not_take_cannot_be_put_on_top(card: str) -> None:
    match = three(FOUR, SECOND, "0 take S35, 0 take S30")
    assert ruling_against(match, 0, f"top {card}") == "VW-10"


def test_VW_10_one_sheep_alone_is_on_top_by_itself() -> None:
    match = three("lay S30 S31 dog bone", FIRST, "0 take S31, 0 take dog, 0 take bone")
    assert (tops(match)[0], due(match)) == ("S31", "roll")


def test_VW_10_sheep_go_on_top_of_those_he_has() -> None:
    assert tops(two(won(0, "S30 dog dog"), won(0, "S31 dog dog"))) == ["S31", "-"]


def test_VW_10_dogs_and_the_bone_lie_beside_the_flock() -> None:
    match = two(won(0, "S30 dog dog"), won(0, "dog bone dog"))
    assert (tops(match), dogs(match), bone(match)) == (["S30", "-"], [4, 0], 0)


# VW-12 Last in order


@pytest.mark.parametrize("players", range(3, 7))
def test_VW_12_the_last_takes_every_card_left_without_a_throw(players: int) -> None:
    cards = ["S30", "S31", "S34", "S35", "S39", "S40", "S41"][: players + 1]
    match = game(
        players,
        f"lay {' '.join(cards)}",
        "bids " + " ".join(str(26 - seat) for seat in range(players)),
        *(third_throw(seat) for seat in range(players - 1)),
    )
    assert may(match, players - 1) == {f"top {card}" for card in cards}


def test_VW_12_the_last_gains_no_chip() -> None:
    match = three(
        "lay S30 dog dog bone, bids 26 25 24", third_throw(0), third_throw(1)
    )  # dogs, bone and one sheep come by themselves
    assert (chips(match), due(match)) == ([3, 3, 2], "lay")


def test_VW_12_the_last_takes_what_the_others_left_him() -> None:
    match = three("lay S30 S31 dog dog", SECOND, "0 take S30, 0 take dog", third_throw(1))
    assert (tops(match), dogs(match)) == (["S30", "-", "S31"], [1, 0, 1])


def test_VW_12_the_last_takes_black_sheep_too() -> None:
    match = three("lay S02 S03 dog dog, bids 26 25 24", third_throw(0), third_throw(1))
    assert may(match, 2) == {"top S02", "top S03"}


def test_VW_12_the_last_but_one_throws() -> None:
    assert thrower(three(FOUR, "bids 26 25 24", third_throw(0))) == 1


def test_VW_12_of_equal_bids_the_highest_sheep_number_is_last() -> None:
    match = three(
        "lay dog dog dog S51, bids 20 19 18",
        "throw 12 10 8, 0 take dog, 0 take dog, 0 take S51, throw 12 10 8",
        FOUR,
        "bids 26 26 26",
        third_throw(1),
        third_throw(2),
    )
    assert may(match, 0) == {"top S30", "top S31", "top S34", "top S35"}


# VW-13 Nothing left

NOTHING_LEFT = "bids 20 19 18\n throw 12 10 8, 0 take S30, 0 take S31, 0 take S34, 0 top S30\n"


def test_VW_13_who_finds_the_table_empty_gets_no_chip() -> None:
    match = three(FOUR, NOTHING_LEFT, "throw 12 10 8")  # S35 to seat 1, nothing for seat 2
    assert chips(match) == [2, 2, 2]


def test_VW_13_who_finds_the_table_empty_gets_no_card() -> None:
    assert tops(three(FOUR, NOTHING_LEFT, "throw 12 10 8")) == ["S30", "S35", "-"]


def test_VW_13_the_round_is_over() -> None:
    assert due(three(FOUR, NOTHING_LEFT, "throw 12 10 8")) == "lay"


def test_VW_13_the_round_is_over_for_all_who_follow() -> None:
    match = game(
        6,
        "lay S30 S31 S34 S35 S39 S40 dog, bids 26 25 24 23 22 21",
        "throw 12 10 8, 0 take S30, 0 take S31, 0 take S34, 0 top S30",
        "throw 12 10 8, 1 take S35, 1 take S39, 1 take S40, 1 top S35",
        "throw 12 10 8",
    )
    assert (due(match), chips(match), dogs(match)) == ("lay", [2] * 6, [0, 0, 1, 0, 0, 0])


def test_VW_13_with_one_card_left_he_still_throws() -> None:
    assert thrower(three(FOUR, NOTHING_LEFT)) == 1


def test_VW_13_two_players_the_second_finds_nothing() -> None:
    match = two("lay S30 dog dog, bids 20 19, throw 12 10 8")
    assert (due(match), chips(match)) == ("lay", [2, 2])


def test_VW_13_black_sheep_may_leave_the_table_empty() -> None:
    match = three("lay S02 S03 S05 S08, bids 26 25 24", third_throw(0, total=11), "0 top S08")
    assert (due(match), chips(match)) == ("lay", [3, 2, 2])


# VW-15 Two players

FIRST_FAILS = "lay S30 S31 S34, bids 20 19\n" + third_throw(0)


def test_VW_15_the_second_throws_too() -> None:
    assert thrower(two(FIRST_FAILS)) == 1


def test_VW_15_the_second_throws_for_a_single_card() -> None:
    match = two(
        "lay S30 S31 S34, bids 20 19",
        "throw 12 1 1, 0 keep d12, roll d10 10 d8 8, 0 take S30, 0 take S31, 0 top S30",
    )
    assert thrower(match) == 1


def test_VW_15_the_second_who_fails_gains_a_chip() -> None:
    assert chips(two(FIRST_FAILS, third_throw(1))) == [3, 3]


def test_VW_15_cards_left_after_both_go_to_the_first() -> None:
    match = two(FIRST_FAILS, third_throw(1))
    assert may(match, 0) == {"top S30", "top S31", "top S34"}


def test_VW_15_the_first_does_not_throw_for_them() -> None:
    match = two("lay S30 dog bone, bids 20 19", third_throw(0), third_throw(1))
    assert (due(match), tops(match), dogs(match), bone(match)) == ("lay", ["S30", "-"], [1, 0], 0)


def test_VW_15_the_first_gains_no_further_chip_for_them() -> None:
    match = two("lay S30 dog bone, bids 20 19", third_throw(0), third_throw(1))
    assert chips(match) == [3, 3]


def one_each(*texts: str) -> sheepfold.Match:
    """The first takes S30 at his third throw, then what the second does."""
    return two(
        "lay S30 S31 S34, bids 22 21",
        "throw 12 1 1, 0 keep d12, roll d10 1 d8 8, 0 keep d8, roll d10 10, 0 take S30",
        *texts,
    )


def test_VW_15_leftovers_go_to_the_first_though_he_has_taken_cards() -> None:
    match = one_each(
        "throw 12 1 1, 1 keep d12, roll d10 1 d8 7, 1 keep d8, roll d10 10, 1 take S31"
    )
    assert (due(match), tops(match)) == ("lay", ["S34", "S31"])


def test_VW_15_leftovers_are_a_taking_of_their_own() -> None:
    match = one_each(third_throw(1))
    assert may(match, 0) == {"top S31", "top S34"}


def test_VW_15_when_the_second_takes_the_rest_there_are_no_leftovers() -> None:
    match = one_each("throw 12 10 8, 1 top S34")
    assert (due(match), tops(match)) == ("lay", ["S30", "S34"])


def test_VW_15_the_first_by_sheep_number_gets_the_leftovers_of_equal_bids() -> None:
    match = two(
        won(0, "S51 dog dog"),
        "lay S30 S31 S34, bids 20 20",
        third_throw(1),
        third_throw(0, total=17),
    )
    assert may(match, 1) == {"top S30", "top S31", "top S34"}


def test_VW_15_black_sheep_left_go_to_the_first_as_well() -> None:
    match = two("lay S02 S30 dog, bids 20 19", third_throw(0, 13), "0 raise 1", third_throw(1))
    assert may(match, 0) == {"top S02", "top S30"}


def test_VW_15_after_the_leftovers_the_next_round_begins() -> None:
    match = play_on(two(FIRST_FAILS, third_throw(1), "0 top S30"), "lay S35 S39 S40")
    assert match.acting == {0, 1}
