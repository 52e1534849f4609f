"""Set-up and rounds: rulings VW-1 and VW-2."""

from fractions import Fraction
from itertools import groupby

import pytest

from tests.games.volle_wolle.scenario import (
    ALL_CARDS,
    chips,
    deal_out,
    due,
    game,
    lying,
    odds,
    play_on,
    start,
    supply,
    third_throw,
    three,
    two,
    won,
)

# VW-1 Set-up


def test_VW_1_chance_deals_the_boards_from_seat_0_on() -> None:
    assert odds(start(2)) == {f"board 0 {number}": Fraction(1, 6) for number in range(1, 7)}


def test_VW_1_no_board_is_dealt_twice() -> None:
    match = play_on(start(4), "-1 board 0 3, -1 board 1 5")
    assert odds(match) == {f"board 2 {number}": Fraction(1, 4) for number in (1, 2, 4, 6)}


def test_VW_1_the_sixth_board_is_a_draw_too() -> None:
    match = play_on(start(6), "boards 6 5 4 3 2")
    assert odds(match) == {"board 5 1": Fraction(1)}


def test_VW_1_the_unused_boards_stay_in_the_box() -> None:
    assert due(play_on(start(2), "boards 6 4")) == "lay"


@pytest.mark.parametrize("players", range(2, 7))
def test_VW_1_each_player_begins_with_two_chips(players: int) -> None:
    assert chips(game(players)) == [2] * players


@pytest.mark.parametrize(("players", "left"), [(2, 21), (3, 19), (4, 17), (5, 15), (6, 13)])
def test_VW_1_there_are_25_chips_in_all(players: int, left: int) -> None:
    assert supply(game(players)) == left


def test_VW_1_each_of_the_60_cards_is_equally_likely_and_eight_are_dogs() -> None:
    expected = {f"lay S{number:02}": Fraction(1, 60) for number in range(1, 52)}
    expected |= {"lay dog": Fraction(8, 60), "lay bone": Fraction(1, 60)}
    assert odds(two()) == expected


def test_VW_1_a_dog_is_as_likely_as_there_are_dogs_left() -> None:
    assert odds(two("lay dog dog"))["lay dog"] == Fraction(6, 58)


def test_VW_1_without_a_dog_left_none_is_laid() -> None:
    match = two(won(0, "dog dog dog"), won(0, "dog dog dog"), "lay dog dog")
    assert "lay dog" not in odds(match)


def test_VW_1_a_sheep_card_is_laid_once() -> None:
    match = two("lay S30 bone")
    assert not {"lay S30", "lay bone"} & set(odds(match))


# Six players, three rounds. Seat 5 is always last: of equal bids his sheep number is the highest.
SUPPLY_OF_THREE = "".join(
    f"lay {cards}\n bids 26 26 26 26 26 26\n"
    + "".join(third_throw(seat) for seat in range(5))
    + f"5 top {cards.split()[0]}\n"
    for cards in ("S30 S31 S34 S35 S38 S39 S40", "S41 S42 S43 S44 S45 S46 S47")
)


def test_VW_1_every_chip_gained_comes_from_the_supply() -> None:
    match = game(6, SUPPLY_OF_THREE)
    assert (chips(match), supply(match)) == ([4, 4, 4, 4, 4, 2], 3)


SUPPLY_OF_NONE = (
    SUPPLY_OF_THREE
    + "lay S17 S18 S19 S20 S21 S22 S23\n bids 26 26 26 26 26 26\n"
    + "".join(third_throw(seat) for seat in range(3))
)


def test_VW_1_the_last_chip_of_the_supply_is_gained() -> None:
    match = game(6, SUPPLY_OF_NONE)
    assert (chips(match), supply(match)) == ([5, 5, 5, 4, 4, 2], 0)


def test_VW_1_with_an_empty_supply_nobody_gains_a_chip() -> None:
    match = game(6, SUPPLY_OF_NONE, third_throw(3), third_throw(4))
    assert (chips(match), supply(match)) == ([5, 5, 5, 4, 4, 2], 0)


def test_VW_1_chips_paid_into_an_empty_supply_can_be_gained_again() -> None:
    match = game(
        6,
        SUPPLY_OF_NONE,
        "throw 12 10 1, 3 accept, 3 take S17, 3 take S18, 3 take S19, 3 top S17",
        third_throw(4),
    )
    assert (chips(match), supply(match)) == ([5, 5, 5, 1, 5, 2], 2)


def test_VW_1_a_raise_from_an_empty_supply_pays_before_it_gains() -> None:
    match = game(
        6,
        SUPPLY_OF_THREE,
        "lay S02 S18 S19 S20 S21 S22 S23, bids 26 26 26 26 26 26",
        third_throw(0),
        third_throw(1),
        third_throw(2),
        third_throw(3, total=13),
        "3 raise 1",
    )
    assert (chips(match), supply(match)) == ([5, 5, 5, 4, 4, 2], 0)


# VW-2 Round


@pytest.mark.parametrize("players", range(2, 7))
def test_VW_2_one_card_more_than_there_are_players_is_laid_open(players: int) -> None:
    match = game(players, "lay " + " ".join(ALL_CARDS[:players]))
    assert due(match) == "lay"
    play_on(match, "lay bone")
    assert match.acting == set(range(players))


def test_VW_2_all_cards_laid_lie_on_the_table() -> None:
    assert lying(two("lay S30 dog S12")) == ["S12", "S30", "dog"]


def test_VW_2_bids_come_before_the_dice() -> None:
    assert due(two("lay S30 dog S12, bids 20 19")) == "roll"


def test_VW_2_after_a_round_cards_are_laid_anew() -> None:
    match = two(won(0, "S30 dog dog"), "lay S31 S34 S35")
    assert (match.acting, lying(match)) == ({0, 1}, ["S31", "S34", "S35"])


def cards_of_each_round(players: int) -> list[int]:
    piles = [ALL_CARDS[seat::players] for seat in range(players)]
    match = deal_out(game(players), *piles)
    laid = [" lay " in str(event) for event in match.events]
    return [len(list(cards)) for lay, cards in groupby(laid) if lay]


@pytest.mark.parametrize(
    ("players", "rounds"), [(2, [3] * 20), (3, [4] * 15), (4, [5] * 12), (5, [6] * 10)]
)
def test_VW_2_there_are_20_15_12_and_10_rounds(players: int, rounds: list[int]) -> None:
    assert cards_of_each_round(players) == rounds


def test_VW_2_six_players_have_eight_rounds_and_a_last_one_with_the_4_cards_left() -> None:
    assert cards_of_each_round(6) == [7] * 8 + [4]


def test_VW_2_the_last_card_of_the_deck_is_a_draw_too() -> None:
    match = three()
    piles = [ALL_CARDS[seat::3] for seat in range(3)]
    drawn = [str(event) for event in deal_out(match, *piles).events if "lay" in str(event)]
    assert len(drawn) == 60
