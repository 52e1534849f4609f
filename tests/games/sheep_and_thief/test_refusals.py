"""Every kind of move the rules refuse, with the ruling that forbids it; nothing changes by it."""

import pytest

import sheepfold
from tests.games.sheep_and_thief.scenario import MIXED, ROADS, hands, play, ruling_against, whole

CHANCE = sheepfold.CHANCE

THREE_HANDS = hands("1 4 46 20 31", "10 15 47 16 33", "2 5 8 11 13")
TWO_HANDS = hands("1 4 46 20 31 22", "10 15 47 16 33 53")
DEALT_3 = """
    -1 first 0
    -1 deal 0 1, -1 deal 0 2, -1 deal 0 3, -1 deal 0 4, -1 deal 0 5
    -1 deal 1 11, -1 deal 1 12, -1 deal 1 13, -1 deal 1 14, -1 deal 1 15
    -1 deal 2 21, -1 deal 2 22, -1 deal 2 23, -1 deal 2 24, -1 deal 2 25
"""
DEALT_2 = """
    -1 first 0
    -1 deal 0 1, -1 deal 0 2, -1 deal 0 3, -1 deal 0 4, -1 deal 0 5, -1 deal 0 6
    -1 deal 1 11, -1 deal 1 12, -1 deal 1 13, -1 deal 1 14, -1 deal 1 15, -1 deal 1 16
"""
DISCARDING = (
    hands("1 4 46 7 30 31", "10 15 47 16 33 35")
    + """
    0 lay 1 b1, 1 lay 10 b1
    0 lay 4 c1, 1 lay 15 c1
    0 lay 46 d1, 1 lay 47 d1
    0 lay 7 a2, 1 lay 16 a2
"""
)

# Chance


@pytest.mark.parametrize("move", ["deal 0 1", "mission 0 river", "pick 1", "lay 1 b1"])
def test_ST_1_the_first_draw_is_of_the_starting_player(move: str) -> None:
    assert ruling_against(play(2), CHANCE, move) == "ST-1"


@pytest.mark.parametrize("text", [DEALT_2, TWO_HANDS, DISCARDING])
def test_ST_1_players_do_not_draw_the_starting_player(text: str) -> None:
    match = play(2, text)
    assert ruling_against(match, min(match.acting), "first 0") == "ST-1"


@pytest.mark.parametrize("text", [DEALT_2, TWO_HANDS, DISCARDING])
def test_ST_2_players_do_not_deal(text: str) -> None:
    match = play(2, text)
    assert ruling_against(match, min(match.acting), "deal 0 40") == "ST-2"


def test_ST_2_a_card_is_not_dealt_twice() -> None:
    assert ruling_against(play(2, "-1 first 0, -1 deal 0 7"), CHANCE, "deal 0 7") == "ST-2"


def test_ST_2_seats_are_dealt_to_in_order() -> None:
    assert ruling_against(play(2, "-1 first 0"), CHANCE, "deal 1 7") == "ST-2"


def test_ST_2_nobody_gets_more_than_his_cards() -> None:
    text = DEALT_3.partition("-1 deal 1")[0]
    assert ruling_against(play(3, text), CHANCE, "deal 0 7") == "ST-2"


def test_ST_5_a_card_discarded_is_not_dealt() -> None:
    match = play(2, DISCARDING, "0 discard 30, 1 discard 33")
    assert ruling_against(match, CHANCE, "deal 0 30") == "ST-5"


def test_ST_M1_a_mission_is_not_drawn_twice() -> None:
    match = play(2, "-1 first 0, -1 mission 0 river", missions=True)
    assert ruling_against(match, CHANCE, "mission 1 river") == "ST-M1"


def test_ST_M1_seats_draw_their_missions_in_order() -> None:
    match = play(2, "-1 first 0", missions=True)
    assert ruling_against(match, CHANCE, "mission 1 river") == "ST-M1"


@pytest.mark.parametrize("move", ["mission 0 river", "first 1", "pick 1"])
def test_ST_2_then_without_the_module_cards_are_dealt(move: str) -> None:
    assert ruling_against(play(2, "-1 first 0"), CHANCE, move) == "ST-2"


def test_ST_M1_players_do_not_draw_missions() -> None:
    assert ruling_against(play(2, TWO_HANDS), 0, "mission 0 river") == "ST-M1"


# Draft


@pytest.mark.parametrize("card", [6, 11, 40])
def test_ST_3_a_card_is_kept_from_ones_own_pack(card: int) -> None:
    assert ruling_against(play(3, DEALT_3), 0, f"pick {card}") == "ST-3"


def test_ST_3_a_card_passed_on_is_gone() -> None:
    match = play(3, DEALT_3, "0 pick 1, 1 pick 11, 2 pick 21")
    assert ruling_against(match, 0, "pick 2") == "ST-3"


def test_ST_3_a_card_kept_is_not_kept_again() -> None:
    match = play(3, DEALT_3, "0 pick 1, 1 pick 11, 2 pick 21")
    assert ruling_against(match, 0, "pick 1") == "ST-3"


@pytest.mark.parametrize("move", ["lay 1 b1", "discard 1", "heel", "fox N"])
def test_ST_3_in_the_draft_cards_are_kept_and_nothing_else(move: str) -> None:
    assert ruling_against(play(3, DEALT_3), 0, move) == "ST-3"


@pytest.mark.parametrize("card", [11, 40])
def test_ST_4_two_players_keep_from_their_own_pack_too(card: int) -> None:
    assert ruling_against(play(2, DEALT_2), 0, f"pick {card}") == "ST-4"


def test_ST_4_the_second_card_is_another_one() -> None:
    assert ruling_against(play(2, DEALT_2, "0 pick 1"), 0, "pick 1") == "ST-4"


@pytest.mark.parametrize("move", ["lay 1 b1", "discard 1", "heel", "fox N"])
def test_ST_4_in_the_draft_of_two_cards_are_kept_and_nothing_else(move: str) -> None:
    assert ruling_against(play(2, DEALT_2), 0, move) == "ST-4"


@pytest.mark.parametrize("text", [TWO_HANDS, DISCARDING])
def test_ST_4_after_the_draft_of_two_nothing_is_kept(text: str) -> None:
    assert ruling_against(play(2, text), 0, "pick 30") == "ST-4"


def test_ST_3_after_the_draft_nothing_is_kept() -> None:
    assert ruling_against(play(3, THREE_HANDS), 0, "pick 1") == "ST-3"


def test_core_who_has_kept_his_cards_waits() -> None:
    assert ruling_against(play(3, DEALT_3, "0 pick 1"), 0, "pick 2") == "CORE-1"


# Between the rounds


@pytest.mark.parametrize("card", [33, 1, 40])
def test_ST_5_a_card_of_ones_own_hand_is_discarded(card: int) -> None:
    assert ruling_against(play(2, DISCARDING), 0, f"discard {card}") == "ST-5"


@pytest.mark.parametrize("move", ["lay 30 b2", "cover 30 b2", "heel", "fox N"])
def test_ST_5_first_a_card_is_discarded(move: str) -> None:
    assert ruling_against(play(2, DISCARDING), 0, move) == "ST-5"


def test_ST_5_three_players_discard_nothing() -> None:
    assert ruling_against(play(3, THREE_HANDS), 0, "discard 1") == "ST-5"


def test_ST_5_nothing_is_discarded_before_the_round_is_over() -> None:
    assert ruling_against(play(2, TWO_HANDS), 0, "discard 1") == "ST-5"


# Placement


@pytest.mark.parametrize("card", [10, 40])
def test_ST_6_a_card_of_ones_own_hand_is_laid(card: int) -> None:
    assert ruling_against(play(2, TWO_HANDS), 0, f"lay {card} b1") == "ST-6"


def test_ST_6_a_card_is_laid_once() -> None:
    match = play(2, TWO_HANDS, "0 lay 1 b1, 1 lay 10 b1")
    assert ruling_against(match, 0, "lay 1 a2") == "ST-6"


@pytest.mark.parametrize("move", ["heel", "sheep", "fox N", "dog a1 b1 1"])
def test_ST_6_first_a_card_is_laid(move: str) -> None:
    assert ruling_against(play(2, TWO_HANDS), 0, move) == "ST-6"


def test_core_nobody_lays_out_of_turn() -> None:
    assert ruling_against(play(2, TWO_HANDS), 1, "lay 10 b1") == "CORE-1"


@pytest.mark.parametrize("cell", ["a1", "b2", "c3", "d4"])
def test_ST_7_not_on_a_card_nor_where_none_is_adjacent(cell: str) -> None:
    assert ruling_against(play(2, TWO_HANDS), 0, f"lay 1 {cell}") == "ST-7"


def test_ST_7_another_players_cards_are_no_neighbours() -> None:
    match = play(2, TWO_HANDS, "0 lay 1 b1")
    assert ruling_against(match, 1, "lay 10 c1") == "ST-7"


@pytest.mark.parametrize(("card", "cell"), [(20, "b1"), (31, "b1"), (22, "a2")])
def test_ST_8_a_river_does_not_face_the_farmyard(card: int, cell: str) -> None:
    assert ruling_against(play(2, TWO_HANDS), 0, f"lay {card} {cell}") == "ST-8"


@pytest.mark.parametrize("card", [1, 4, 46, 22])
def test_ST_8_a_neighbours_river_is_continued(card: int) -> None:
    match = play(2, TWO_HANDS, "0 lay 20 a2, 1 lay 10 b1")
    assert ruling_against(match, 0, f"lay {card} b2") == "ST-8"


NEXT_TO_THE_FOX = (
    hands("46 4 1 20 2 34", "10 15 47 16 33 53")
    + """
    0 lay 46 b1, 1 lay 10 b1
    0 lay 4 b2, 1 lay 15 c1
    0 lay 1 b3, 1 lay 47 d1
"""
)


def test_ST_9_not_on_the_foxs_cell() -> None:
    assert ruling_against(play(2, NEXT_TO_THE_FOX), 0, "lay 2 c3") == "ST-9"


def test_ST_8_comes_before_ST_9() -> None:
    assert ruling_against(play(2, NEXT_TO_THE_FOX), 0, "lay 20 c3") == "ST-8"


STUCK = (
    hands("1 46 47 22 23 30", "4 50 15 10 7 16")
    + """
    0 lay 1 b1, 1 lay 4 b1
    0 lay 46 c1, 1 lay 50 c1
    0 lay 47 d1, 1 lay 15 d1
"""
)


@pytest.mark.parametrize("card", [1, 20])
def test_ST_10_no_card_is_covered_while_one_fits(card: int) -> None:
    assert ruling_against(play(2, TWO_HANDS), 0, f"cover {card} a2") == "ST-10"


def test_ST_8_stuck_a_card_is_not_laid_face_up() -> None:
    assert ruling_against(play(2, STUCK), 0, "lay 22 b2") == "ST-8"


def test_ST_6_a_card_that_is_not_in_hand_is_not_covered() -> None:
    assert ruling_against(play(2, STUCK), 0, "cover 10 b2") == "ST-6"


@pytest.mark.parametrize("cell", ["c1", "b3"])
def test_ST_7_holds_for_a_card_face_down(cell: str) -> None:
    assert ruling_against(play(2, STUCK), 0, f"cover 22 {cell}") == "ST-7"


def test_ST_9_holds_for_a_card_face_down() -> None:
    match = play(
        2,
        hands("1 46 47 22 23 30", "4 50 9 10 7 16"),
        """
        0 lay 1 b1, 1 lay 4 b1
        0 lay 46 c1, 1 lay 50 c1
        0 lay 47 d1, 1 lay 9 d1, 1 fox N
        """,
    )
    assert ruling_against(match, 0, "cover 22 c2") == "ST-9"


# Animals

DOG_AND_SHEEP = hands("48 17 56 54 1 46", "10 15 47 16 33 53") + "0 lay 48 b1\n"
DOG = hands("48 17 56 54 1 46", "10 15 47 16 33 53") + "0 lay 17 b1\n"
DOG_AND_FOX = hands("48 17 56 54 1 46", "10 15 47 16 33 53") + "0 lay 56 b1\n"
FOXES = hands("48 17 56 54 1 46", "10 15 47 16 33 53") + "0 lay 54 b1\n"


@pytest.mark.parametrize("text", [DOG, DOG_AND_FOX, FOXES])
def test_ST_11_no_sheep_from_a_card_that_shows_none(text: str) -> None:
    assert ruling_against(play(2, text), 0, "sheep") == "ST-11"


def test_ST_11_the_sheep_come_once() -> None:
    assert ruling_against(play(2, DOG_AND_SHEEP, "0 sheep"), 0, "sheep") == "ST-11"


@pytest.mark.parametrize(
    "move",
    [
        "dog a1 b1 2",  # there is one
        "dog b1 a1 1",  # there is none yet
        "dog a1 a2 1",  # a free cell
        "dog a1 c1 1",  # not adjacent
        "dog a1 a1 1",
        "dog c3 c4 1",  # no card
    ],
)
def test_ST_12_sheep_that_are_there_go_to_an_adjacent_card(move: str) -> None:
    assert ruling_against(play(2, DOG_AND_SHEEP), 0, move) == "ST-12"


def test_ST_12_not_to_the_card_with_the_fox() -> None:
    match = play(
        2,
        hands("46 50 17 2 48 51", "4 54 11 10 7 16"),
        """
        0 lay 46 b1, 1 lay 4 b1
        0 lay 50 c1, 1 lay 54 c1, 1 fox N, 1 fox N
        0 lay 17 d1
        """,
    )
    assert ruling_against(match, 0, "dog b1 c1 1") == "ST-12"


@pytest.mark.parametrize("move", ["heel", "dog a1 b1 1"])
def test_ST_12_without_a_dog_nothing_is_herded_or_declined(move: str) -> None:
    assert ruling_against(play(2, FOXES), 0, move) == "ST-12"


def test_ST_12_a_dog_declined_does_not_come_back() -> None:
    assert ruling_against(play(2, DOG_AND_FOX, "0 heel"), 0, "dog a1 b1 1") == "ST-12"


@pytest.mark.parametrize("herd", ["b", "1b"])
def test_ST_12_the_black_sheep_moves_from_where_it_stands(herd: str) -> None:
    text = DOG_AND_SHEEP + "0 sheep\n"
    assert ruling_against(play(2, text, black_sheep=True), 0, f"dog b1 a1 {herd}") == "ST-12"


@pytest.mark.parametrize("herd", ["b", "1b"])
def test_ST_12_without_the_module_there_is_no_black_sheep(herd: str) -> None:
    assert ruling_against(play(2, DOG_AND_SHEEP), 0, f"dog a1 b1 {herd}") == "ST-12"


@pytest.mark.parametrize("text", [DOG, DOG_AND_SHEEP])
def test_ST_13_no_fox_moves_without_an_image(text: str) -> None:
    assert ruling_against(play(2, text), 0, "fox N") == "ST-13"


@pytest.mark.parametrize(("first", "then"), [("S", "S"), ("E", "E")])
def test_ST_13_the_fox_does_not_leave_the_board(first: str, then: str) -> None:
    match = play(2, FOXES, f"0 fox {first}")
    assert ruling_against(match, 0, f"fox {then}") == "ST-13"


def test_ST_13_no_more_steps_than_images() -> None:
    assert ruling_against(play(2, DOG_AND_FOX, "0 fox N"), 0, "fox N") == "ST-13"


@pytest.mark.parametrize("text", [DOG, DOG_AND_SHEEP, DOG_AND_FOX, FOXES])
def test_ST_6_no_second_card_while_the_first_ones_animals_act(text: str) -> None:
    assert ruling_against(play(2, text), 0, "lay 1 a2") == "ST-6"


# The match's own


@pytest.mark.parametrize(
    "text", ["", "lay", "lay 57 b1", "lay 0 b1", "lay 1 e1", "lay 1 a5", "lay 1", "jump", "fox X"]
)
def test_core_words_that_are_no_move(text: str) -> None:
    assert ruling_against(play(2, TWO_HANDS), 0, text) == "CORE-3"


@pytest.mark.parametrize("herd", ["0", "0b", "b1", "-1", "x", "01"])
def test_core_a_herd_has_at_least_one_animal(herd: str) -> None:
    assert ruling_against(play(2, DOG), 0, f"dog a1 b1 {herd}") == "CORE-3"


def test_core_after_the_end_nothing_is_played() -> None:
    assert ruling_against(play(2, whole(ROADS, MIXED)), 0, "lay 1 b1") == "CORE-2"
