"""Set-up, deal, draft and rounds: rulings ST-1 to ST-5."""

from fractions import Fraction

import pytest

from tests.games.sheep_and_thief.scenario import (
    MIXED,
    RIVERS,
    ROADS,
    before_round,
    cards_to,
    draft,
    fox,
    hands,
    may,
    odds,
    paddock,
    play,
    play_on,
    sheep,
    supply,
    whole,
)

DEAL_3 = """
    -1 first 0
    -1 deal 0 1, -1 deal 0 2, -1 deal 0 3, -1 deal 0 4, -1 deal 0 5
    -1 deal 1 11, -1 deal 1 12, -1 deal 1 13, -1 deal 1 14, -1 deal 1 15
    -1 deal 2 21, -1 deal 2 22, -1 deal 2 23, -1 deal 2 24, -1 deal 2 25
"""
DEAL_2 = """
    -1 first 0
    -1 deal 0 1, -1 deal 0 2, -1 deal 0 3, -1 deal 0 4, -1 deal 0 5, -1 deal 0 6
    -1 deal 1 11, -1 deal 1 12, -1 deal 1 13, -1 deal 1 14, -1 deal 1 15, -1 deal 1 16
"""

# First rounds without dogs and foxes; one card is left in hand, 30, 31, 33 (of two: two).
ROUND_1_OF_3 = (
    hands("1 4 46 30 7", "10 15 47 31 16", "20 32 50 33 34")
    + """
    0 lay 1 b1, 1 lay 10 b1, 2 lay 20 a2
    0 lay 4 c1, 1 lay 15 c1, 2 lay 32 b1
    0 lay 46 d1, 1 lay 47 d1, 2 lay 50 c1
    0 lay 7 a2, 1 lay 16 a2, 2 lay 34 a3
"""
)
BEFORE_DISCARD = (
    hands("1 4 46 7 30 31", "10 15 47 16 33 35")
    + """
    0 lay 1 b1, 1 lay 10 b1
    0 lay 4 c1, 1 lay 15 c1
    0 lay 46 d1, 1 lay 47 d1
    0 lay 7 a2, 1 lay 16 a2
"""
)
NEW_FIVES = """
    -1 deal 0 40, -1 deal 0 41, -1 deal 0 42, -1 deal 0 43, -1 deal 0 44
    -1 deal 1 50, -1 deal 1 51, -1 deal 1 52, -1 deal 1 53, -1 deal 1 54
"""


def picks(*cards: int) -> set[str]:
    return {f"pick {card}" for card in cards}


# ST-1 Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_1_the_starting_player_is_drawn_first_each_alike(players: int) -> None:
    match = play(players)
    assert match.acting == {-1}
    assert odds(match) == {f"first {seat}": Fraction(1, players) for seat in range(players)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_1_a_white_sheep_stands_on_everybodys_farmyard(players: int) -> None:
    match = play(players)
    assert [sheep(match, seat, "a1") for seat in range(players)] == [1] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_1_they_come_from_the_supply_of_50(players: int) -> None:
    assert supply(play(players)) == 50 - players


def test_ST_1_the_fox_stands_on_its_start_cell() -> None:
    assert fox(play(2)) == "c3"


def test_ST_1_the_paddocks_are_empty() -> None:
    match = play(4)
    assert [paddock(match, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ST_1_the_starting_player_lays_the_first_card(seat: int) -> None:
    match = play(3, hands("1 2 3 4 5", "6 7 8 9 10", "11 12 13 14 15", first=seat))
    assert match.acting == {seat}


# ST-2 Deal


def test_ST_2_there_are_56_cards_each_as_likely() -> None:
    match = play(3, "-1 first 2")
    assert odds(match) == {f"deal 0 {card}": Fraction(1, 56) for card in range(1, 57)}


def test_ST_2_a_card_dealt_is_not_dealt_again() -> None:
    match = play(3, "-1 first 2, -1 deal 0 17")
    assert odds(match) == {f"deal 0 {card}": Fraction(1, 55) for card in range(1, 57) if card != 17}


@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 5), (4, 5)])
def test_ST_2_five_cards_each_but_six_with_two_players(players: int, cards: int) -> None:
    match = play(players, "-1 first 0")
    receivers = []
    card = 0
    while match.acting == {-1}:
        card += 1
        receivers.append(match.legal(-1)[0].split()[1])
        match.play(-1, f"deal {receivers[-1]} {card}")
    assert receivers == [str(seat) for seat in range(players) for _ in range(cards)]


def test_ST_2_the_deal_begins_with_seat_0_whoever_starts() -> None:
    match = play(4, "-1 first 3")
    assert {text.split()[1] for text in match.legal(-1)} == {"0"}


# ST-3 Draft, 3-4 players


def test_ST_3_everybody_chooses_at_once_from_his_own_cards() -> None:
    match = play(3, DEAL_3)
    assert match.acting == {0, 1, 2}
    assert [may(match, seat) for seat in range(3)] == [
        picks(1, 2, 3, 4, 5),
        picks(11, 12, 13, 14, 15),
        picks(21, 22, 23, 24, 25),
    ]


def test_ST_3_who_has_chosen_waits_for_the_others() -> None:
    assert play(3, DEAL_3, "1 pick 11").acting == {0, 2}


def test_ST_3_nothing_is_passed_before_all_have_chosen() -> None:
    match = play(3, DEAL_3, "1 pick 11, 2 pick 21")
    assert may(match, 0) == picks(1, 2, 3, 4, 5)


def test_ST_3_in_any_order_of_choosing_the_same_is_passed() -> None:
    one = play(3, DEAL_3, "0 pick 1, 1 pick 11, 2 pick 21")
    other = play(3, DEAL_3, "2 pick 21, 1 pick 11, 0 pick 1")
    assert [one.view(seat) for seat in range(3)] == [other.view(seat) for seat in range(3)]


def test_ST_3_the_rest_goes_to_the_left_neighbour_in_round_1() -> None:
    match = play(3, DEAL_3, "0 pick 1, 1 pick 11, 2 pick 21")
    assert [may(match, seat) for seat in range(3)] == [
        picks(22, 23, 24, 25),
        picks(2, 3, 4, 5),
        picks(12, 13, 14, 15),
    ]


def test_ST_3_round_2_passes_to_the_right_neighbour() -> None:
    match = play(
        3,
        ROUND_1_OF_3,
        """
        -1 deal 0 2, -1 deal 0 3, -1 deal 0 5, -1 deal 0 6
        -1 deal 1 11, -1 deal 1 12, -1 deal 1 13, -1 deal 1 14
        -1 deal 2 21, -1 deal 2 22, -1 deal 2 23, -1 deal 2 24
        0 pick 2, 1 pick 11, 2 pick 21
        """,
    )
    assert may(match, 0) == picks(31, 12, 13, 14)


def test_ST_3_round_3_passes_to_the_left_neighbour_again() -> None:
    match = play(
        3,
        before_round(3, whole(ROADS, MIXED, RIVERS)),  # 8, 39 and 38 are left
        """
        -1 deal 0 3, -1 deal 0 6, -1 deal 0 9, -1 deal 0 12
        -1 deal 1 14, -1 deal 1 21, -1 deal 1 23, -1 deal 1 25
        -1 deal 2 26, -1 deal 2 28, -1 deal 2 29, -1 deal 2 32
        0 pick 3, 1 pick 14, 2 pick 26
        """,
    )
    assert may(match, 1) == picks(8, 6, 9, 12)


def test_ST_3_the_last_card_is_passed_on_and_kept_by_its_receiver_by_itself() -> None:
    match = play(
        3,
        DEAL_3,
        """
        0 pick 1, 1 pick 11, 2 pick 21
        0 pick 22, 1 pick 2, 2 pick 12
        0 pick 13, 1 pick 23, 2 pick 3
        """,
    )
    assert [may(match, seat) for seat in range(3)] == [picks(4, 5), picks(14, 15), picks(24, 25)]
    play_on(match, "0 pick 4, 1 pick 14, 2 pick 24")
    assert match.acting == {0}
    assert cards_to(match, 0, "lay") == {1, 4, 13, 22, 25}


def test_ST_3_with_four_players_each_keeps_one_card_of_his_own_pack_and_the_last_one() -> None:
    match = play(
        4,
        """
        -1 first 3
        -1 deal 0 1, -1 deal 0 2, -1 deal 0 3, -1 deal 0 4, -1 deal 0 5
        -1 deal 1 6, -1 deal 1 7, -1 deal 1 8, -1 deal 1 9, -1 deal 1 10
        -1 deal 2 11, -1 deal 2 12, -1 deal 2 13, -1 deal 2 14, -1 deal 2 15
        -1 deal 3 16, -1 deal 3 17, -1 deal 3 18, -1 deal 3 19, -1 deal 3 46
        0 pick 1, 1 pick 6, 2 pick 11, 3 pick 16
        3 pick 12, 0 pick 17, 1 pick 2, 2 pick 7
        2 pick 3, 3 pick 8, 0 pick 13, 1 pick 18
        1 pick 14, 2 pick 19, 3 pick 4, 0 pick 9
        """,
    )
    assert match.acting == {3}
    assert cards_to(match, 3, "lay") == {16, 12, 8, 4, 46}


@pytest.mark.parametrize(("seat", "card"), [(0, 1), (1, 11), (2, 21)])
def test_ST_3_the_card_kept_is_not_passed_on(seat: int, card: int) -> None:
    match = play(3, DEAL_3, "0 pick 1, 1 pick 11, 2 pick 21")
    assert not any(f"pick {card}" in may(match, other) for other in range(3))


# ST-4 Draft, 2 players


def test_ST_4_each_keeps_two_of_six() -> None:
    match = play(2, DEAL_2, "0 pick 1")
    assert (match.acting, may(match, 0)) == ({0, 1}, picks(2, 3, 4, 5, 6))


def test_ST_4_who_has_kept_two_waits() -> None:
    assert play(2, DEAL_2, "0 pick 1, 0 pick 4").acting == {1}


def test_ST_4_the_two_may_take_turns_in_any_order() -> None:
    match = play(2, DEAL_2, "1 pick 11, 0 pick 1, 1 pick 12, 0 pick 2")
    assert (may(match, 0), may(match, 1)) == (picks(13, 14, 15, 16), picks(3, 4, 5, 6))


def test_ST_4_of_the_four_that_arrive_two_are_kept_and_two_passed() -> None:
    match = play(
        2,
        DEAL_2,
        """
        0 pick 1, 0 pick 2, 1 pick 11, 1 pick 12
        0 pick 13, 0 pick 14, 1 pick 3
        """,
    )
    assert (match.acting, may(match, 1)) == ({1}, picks(4, 5, 6))


def test_ST_4_the_last_two_are_kept_by_their_receiver_by_itself() -> None:
    match = play(
        2,
        DEAL_2,
        """
        0 pick 1, 0 pick 2, 1 pick 11, 1 pick 12
        0 pick 13, 0 pick 14, 1 pick 3, 1 pick 4
        """,
    )
    assert cards_to(match, 0, "lay") == {1, 2, 13, 14, 5, 6}


# ST-5 Rounds


def test_ST_5_after_round_1_four_new_cards_are_dealt_of_those_never_dealt() -> None:
    match = play(3, ROUND_1_OF_3)
    dealt = {1, 4, 46, 30, 7, 10, 15, 47, 31, 16, 20, 32, 50, 33, 34}
    assert odds(match) == {
        f"deal 0 {card}": Fraction(1, 41) for card in range(1, 57) if card not in dealt
    }
    play_on(match, "-1 deal 0 2, -1 deal 0 3, -1 deal 0 5, -1 deal 0 6")
    assert match.legal(-1)[0].startswith("deal 1 ")


def test_ST_5_the_card_left_joins_the_draft_hand() -> None:
    match = play(
        3,
        ROUND_1_OF_3,
        """
        -1 deal 0 2, -1 deal 0 3, -1 deal 0 5, -1 deal 0 6
        -1 deal 1 11, -1 deal 1 12, -1 deal 1 13, -1 deal 1 14
        -1 deal 2 21, -1 deal 2 22, -1 deal 2 23, -1 deal 2 24
        """,
    )
    assert may(match, 0) == picks(2, 3, 5, 6, 30)


def test_ST_5_the_card_left_may_be_passed_on() -> None:
    match = play(
        3,
        ROUND_1_OF_3,
        """
        -1 deal 0 2, -1 deal 0 3, -1 deal 0 5, -1 deal 0 6
        -1 deal 1 11, -1 deal 1 12, -1 deal 1 13, -1 deal 1 14
        -1 deal 2 21, -1 deal 2 22, -1 deal 2 23, -1 deal 2 24
        0 pick 2, 1 pick 11, 2 pick 21
        """,
    )
    assert may(match, 2) == picks(30, 3, 5, 6)


def test_ST_5_the_starting_player_moves_one_seat_clockwise() -> None:
    match = play(
        3,
        ROUND_1_OF_3,
        draft("30 27 38 40 45", "31 42 44 8 11", "33 2 13 17 18", passed=-1, kept=[30, 31, 33]),
    )
    assert match.acting == {1}


def test_ST_5_three_players_discard_nothing() -> None:
    assert play(3, ROUND_1_OF_3).acting == {-1}


def test_ST_5_two_players_choose_at_once_which_of_two_cards_to_discard() -> None:
    match = play(2, BEFORE_DISCARD)
    assert match.acting == {0, 1}
    assert [may(match, seat) for seat in (0, 1)] == [
        {"discard 30", "discard 31"},
        {"discard 33", "discard 35"},
    ]


def test_ST_5_they_discard_in_any_order() -> None:
    assert play(2, BEFORE_DISCARD, "1 discard 33").acting == {0}


def test_ST_5_a_card_discarded_is_out_of_the_game() -> None:
    match = play(2, BEFORE_DISCARD, "1 discard 33, 0 discard 30")
    cards = {int(text.split()[2]) for text in match.legal(-1)}
    assert not cards & {30, 33}
    assert len(cards) == 44


def test_ST_5_two_players_are_dealt_five_new_cards() -> None:
    match = play(2, BEFORE_DISCARD, "1 discard 33, 0 discard 30", NEW_FIVES)
    assert [may(match, seat) for seat in (0, 1)] == [
        picks(31, 40, 41, 42, 43, 44),
        picks(35, 50, 51, 52, 53, 54),
    ]


def test_ST_5_two_players_draft_the_second_round_like_the_first() -> None:
    match = play(
        2,
        BEFORE_DISCARD,
        "1 discard 33, 0 discard 30",
        NEW_FIVES,
        """
        0 pick 40, 0 pick 41, 1 pick 50, 1 pick 51
        0 pick 35, 0 pick 52, 1 pick 42, 1 pick 31
        """,
    )
    assert match.acting == {1}
    assert cards_to(match, 1, "lay") == {50, 51, 42, 31, 53, 54}


def test_ST_5_the_starting_player_moves_on_every_round_from_the_last_seat_to_seat_0() -> None:
    match = play(3, whole(ROADS, MIXED, RIVERS, first=2))
    lays = [str(move).split()[0] for move in match.moves if " lay " in str(move)]
    assert [lays[0], lays[12], lays[24]] == ["2", "0", "1"]


@pytest.mark.parametrize(
    ("players", "text"),
    [(2, whole(ROADS, MIXED)), (3, whole(ROADS, MIXED, RIVERS))],
    ids=["two", "three"],
)
def test_ST_5_after_round_3_nothing_is_chosen_and_the_match_is_over(
    players: int, text: str
) -> None:
    match = play(players, text)
    assert (match.over, match.acting) == (True, set())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ST_5_everybody_has_then_placed_twelve_cards(seat: int) -> None:
    match = play(3, whole(ROADS, MIXED, RIVERS))
    assert sum(str(move).startswith(f"{seat} lay ") for move in match.moves) == 12
