"""The end of the game, its score and its winner: rulings VW-16 to VW-19.

Whole games are dealt out so that no chip moves: everybody ends with his two.
"""

import pytest

import sheepfold
from tests.games.volle_wolle.scenario import (
    ALL_CARDS,
    chips,
    deal_out,
    dogs,
    game,
    third_throw,
    three,
    totals,
    two,
    won,
)

SET_370 = ["S23", "S27", "S28", "S29", "S33", "S37"]
SET_007 = ["S22", "S24", "S25", "S26", "S32", "S36"]
NINE_BLACK = [f"S{number:02}" for number in range(1, 10)]
CHIPS = 2
ONE_DOG = 9


def score(*pile: str) -> int:
    """What seat 0 of two has with this pile; the rest is seat 1's, seven dogs or more."""
    return totals(deal_out(two(), pile, []))[0]


# VW-16 End


@pytest.mark.parametrize("players", range(2, 7))
def test_VW_16_the_game_is_over_when_all_cards_are_taken(players: int) -> None:
    match = deal_out(game(players), *(ALL_CARDS[seat::players] for seat in range(players)))
    assert (match.over, match.acting) == (True, set())


def test_VW_16_before_the_last_card_is_taken_there_is_no_score() -> None:
    with pytest.raises(sheepfold.NotOver):
        two(won(0, "S30 dog dog")).scores()


def test_VW_16_the_score_is_flock_and_chips_and_dogs() -> None:
    assert score("S50", "S44", "S05", "dog") == 8 + 6 - 3 + CHIPS + ONE_DOG


def test_VW_16_who_has_no_card_has_his_chips() -> None:
    assert score() == CHIPS


def test_VW_16_every_chip_counts_one() -> None:
    match = two("lay dog S30 dog, bids 26 25", third_throw(0), "throw 12 10 8")
    assert chips(match) == [3, 2]
    assert totals(deal_out(match, [], []))[0] == 3


def test_VW_16_a_chip_paid_counts_no_more() -> None:
    match = two(won(0, "dog dog S30", bid="26+"), won(0, "dog dog dog", bid="26+"))
    assert chips(match) == [0, 2]
    assert totals(deal_out(match, ["bone"], []))[0] == 4 + 20 - 5  # S30, dogs with the bone


def test_VW_16_black_sheep_count_below_zero() -> None:
    assert score(*NINE_BLACK, "dog") == -32 + CHIPS + ONE_DOG


def test_VW_16_the_other_player_counts_his_cards_as_well() -> None:
    white = 125 - 8 - 6  # without S50 and S44
    black = -32 + 3  # without S05
    sets = 0 + 42  # six of each
    match = deal_out(two(), ["S50", "S44", "S05", "dog"], [])
    assert totals(match)[1] == white + black + sets + CHIPS + 7 * 4 - 5


def test_VW_16_the_parts_of_the_score_have_their_names() -> None:
    match = deal_out(two(), ["S50", "S10", "S44", "S05", "S23", *SET_007[:3]], [])
    assert dict(match.scores()[0].parts) == {
        "white": 15,
        "left": -7,
        "black": -3,
        "set370": 3,
        "set007": 21,
        "dogs": 0,
        "most_dogs": 0,
        "chips": CHIPS,
    }


# VW-17 Sets


@pytest.mark.parametrize(("number", "worth"), [(1, 3), (2, 14), (3, 0), (4, 3), (5, 14), (6, 0)])
def test_VW_17_sets_of_3_7_0_are_worth_3_then_14_then_nothing(number: int, worth: int) -> None:
    assert score(*SET_370[:number], "dog") == worth + CHIPS + ONE_DOG


@pytest.mark.parametrize(("number", "worth"), [(1, 0), (2, 0), (3, 21), (4, 21), (5, 21), (6, 42)])
def test_VW_17_sets_of_0_0_7_are_worth_21_for_each_three(number: int, worth: int) -> None:
    assert score(*SET_007[:number], "dog") == worth + CHIPS + ONE_DOG


def test_VW_17_the_two_kinds_of_sets_are_counted_apart() -> None:
    assert score(*SET_370[:2], *SET_007[:2], "dog") == 14 + 0 + CHIPS + ONE_DOG


def test_VW_17_any_three_of_a_kind_are_a_set() -> None:
    assert score("S36", "S22", "S32", "dog") == 21 + CHIPS + ONE_DOG


# VW-18 Dogs


@pytest.mark.parametrize(
    ("number", "worth"), [(1, 9), (2, 0), (3, 0), (4, -5), (5, -5), (7, -5), (8, -5)]
)
def test_VW_18_one_dog_is_worth_9_more_are_worth_nothing_most_cost_5(
    number: int, worth: int
) -> None:
    assert score(*["dog"] * number) == worth + CHIPS


@pytest.mark.parametrize(("number", "worth"), [(1, 13), (2, 8), (3, 12), (4, 11), (5, 15), (8, 27)])
def test_VW_18_with_the_bone_every_dog_is_worth_4_more(number: int, worth: int) -> None:
    assert score(*["dog"] * number, "bone") == worth + CHIPS


def test_VW_18_the_bone_itself_is_worth_nothing() -> None:
    assert score("bone") == CHIPS


def test_VW_18_a_bone_taken_away_counts_for_its_new_owner() -> None:
    match = two(won(1, "bone dog dog"), won(0, "S38 dog dog"), "0 bone yes", won(1, "dog dog dog"))
    assert dogs(match) == [2, 5]
    assert totals(deal_out(match, ["dog"], []))[0] == 4 + 12 + CHIPS


def test_VW_18_several_who_hold_most_dogs_all_lose_5() -> None:
    white = [f"S{number}" for number in (*range(10, 22), 30, 31, 34, 35, *range(38, 44))]
    match = deal_out(
        three(),
        ["dog", "dog", "dog", *white[:12]],  # 26 points
        ["dog", "dog", "dog", *white[12:]],  # 45
        ["dog", "dog", "bone"],  # and 54 - 32 + 42
    )
    assert totals(match) == [26 - 5 + CHIPS, 45 - 5 + CHIPS, 64 + 8 + CHIPS]


def test_VW_18_most_dogs_tied_between_two_players() -> None:
    assert totals(deal_out(two(), ["dog"] * 4, []))[0] == CHIPS - 5


def test_VW_18_who_holds_fewer_loses_nothing() -> None:
    assert score("dog", "dog", "dog") == CHIPS


def test_VW_18_without_a_dog_the_two_sheep_worth_least_leave_the_flock() -> None:
    assert score("S50", "S10", "S44", "S17", "S39") == 8 + 6 + 5 + CHIPS


def test_VW_18_of_equal_sheep_only_two_leave() -> None:
    assert score("S10", "S11", "S12", "S50") == 1 + 8 + CHIPS


def test_VW_18_with_a_dog_no_sheep_leaves() -> None:
    assert score("S50", "S10", "S17", "dog") == 8 + 1 + 3 + CHIPS + ONE_DOG


def test_VW_18_with_several_dogs_no_sheep_leaves() -> None:
    assert score("S50", "S10", "S17", "dog", "dog") == 8 + 1 + 3 + CHIPS


@pytest.mark.parametrize("pile", [["S50"], ["S50", "S51"]])
def test_VW_18_who_has_two_white_sheep_or_fewer_loses_all_of_them(pile: list[str]) -> None:
    assert score(*pile) == CHIPS


def test_VW_18_black_sheep_never_leave() -> None:
    assert score("S01", "S02", "S50") == -11 + CHIPS


def test_VW_18_sets_never_leave() -> None:
    assert score("S23", "S27", "S22", "S24", "S25", "S10") == 14 + 21 + CHIPS


def test_VW_18_the_bone_without_a_dog_keeps_no_sheep() -> None:
    assert score("S50", "S10", "S17", "bone") == 8 + CHIPS


# VW-19 Winner


def test_VW_19_most_points_win() -> None:
    assert deal_out(two(), [], []).winners() == [1]


def test_VW_19_fewest_points_do_not() -> None:
    assert deal_out(two(), [], [], rest=0).winners() == [0]


def test_VW_19_equal_points_share_the_win() -> None:
    pile = ["S50", "S30", *SET_007, *SET_370[:2], "bone", *["dog"] * 4]
    match = deal_out(two(), pile, [])
    assert totals(match) == [12 + 42 + 14 + 16 - 5 + CHIPS, 113 - 32 + 3 - 5 + CHIPS]
    assert match.winners() == [0, 1]
