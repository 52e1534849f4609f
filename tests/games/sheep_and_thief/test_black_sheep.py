"""The module Black Sheep: rulings ST-B1 to ST-B3."""

import pytest

import sheepfold
from tests.games.sheep_and_thief.scenario import (
    MIXED,
    RIVERS,
    ROADS,
    black,
    board,
    gold,
    hands,
    may,
    paddock,
    play,
    sheep,
    supply,
    totals,
    whole,
)


def black_play(*texts: str, players: int = 2) -> sheepfold.Match:
    return play(players, *texts, black_sheep=True)


# ST-B1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_B1_a_black_sheep_on_every_farmyard_instead_of_the_white_one(players: int) -> None:
    match = black_play(players=players)
    assert [black(match, seat) for seat in range(players)] == ["a1"] * players
    assert [sheep(match, seat, "a1") for seat in range(players)] == [0] * players


def test_ST_B1_so_the_supply_begins_with_all_50() -> None:
    assert supply(black_play(players=4)) == 50


ALONE = hands("17 46 54 2 51 48", "4 15 10 7 16 50") + "0 lay 17 b1\n"
# The black sheep on b1, among three white ones.
AMONG_WHITE = (
    hands("46 51 17 2 48 5", "4 15 10 7 16 50")
    + """
    0 lay 46 b1, 1 lay 4 b1
    0 lay 51 c1, 0 dog a1 b1 b
"""
)


def test_ST_B1_a_dog_moves_it() -> None:
    assert may(black_play(ALONE), 0) == {"dog a1 b1 b", "heel"}


def test_ST_B1_it_stands_on_the_other_card_then() -> None:
    assert black(black_play(ALONE, "0 dog a1 b1 b"), 0) == "b1"


def test_ST_B1_it_goes_alone_or_with_any_number_of_white_ones_or_stays() -> None:
    match = black_play(AMONG_WHITE)
    herds = ["1", "2", "3", "b", "1b", "2b", "3b"]
    assert may(match, 0) == {f"dog b1 {to} {k}" for to in ("a1", "c1") for k in herds} | {"heel"}


@pytest.mark.parametrize(
    ("herd", "left", "moved", "cell"),
    [("2", 1, 2, "b1"), ("2b", 1, 2, "c1"), ("b", 3, 0, "c1"), ("3b", 0, 3, "c1")],
)
def test_ST_B1_only_those_named_move(herd: str, left: int, moved: int, cell: str) -> None:
    match = black_play(AMONG_WHITE, f"0 dog b1 c1 {herd}")
    assert (sheep(match, 0, "b1"), sheep(match, 0, "c1"), black(match, 0)) == (left, moved, cell)


def test_ST_B1_it_does_not_go_to_the_card_with_the_fox() -> None:
    match = black_play(
        hands("50 17 2 48 5 46", "4 54 10 7 16 15"),
        """
        0 lay 50 b1, 1 lay 4 a2
        0 lay 2 c1, 0 dog a1 b1 b
        1 lay 54 b1, 1 fox N, 1 fox N                # c1
        0 lay 17 d1
        """,
    )
    assert not any(move.startswith("dog b1 c1") for move in may(match, 0))


def test_ST_B1_without_the_module_there_is_none() -> None:
    match = play(2, ALONE)
    assert may(match, 0) == {"dog a1 b1 1", "heel"}


# ST-B2: the fox, on c2 by then, enters c1, where seat 0 has the black sheep and 2 white ones.

WAITING = """
    0 lay 4 b1, 1 lay 1 b1
    0 lay 48 c1, 0 dog a1 b1 b, 1 lay 3 c1, 1 fox N
    0 lay 17 d1, 0 dog b1 c1 b
"""
ROBBED_BY_SEAT_1 = hands("4 48 17 9 50 2", "1 3 6 54 15 16") + WAITING + "1 lay 6 d1, 1 fox N\n"
ROBBED_BY_HIMSELF = (
    hands("4 48 17 9 50 2", "1 3 15 54 6 16") + WAITING + "1 lay 15 d1, 0 lay 9 a2, 0 fox N\n"
)
IN_A_BARN = (
    hands("4 52 17 9 50 2", "1 3 6 54 15 16")
    + WAITING.replace("48", "52")
    + "1 lay 6 d1, 1 fox N\n"
)


@pytest.mark.parametrize("text", [ROBBED_BY_SEAT_1, ROBBED_BY_HIMSELF], ids=["other", "himself"])
def test_ST_B2_it_returns_to_its_farmyard_whoever_moved_the_fox(text: str) -> None:
    assert black(black_play(text), 0) == "a1"


def test_ST_B2_it_is_never_stolen() -> None:
    match = black_play(ROBBED_BY_SEAT_1)
    assert (paddock(match, 1), black(match, 1)) == (2, "a1")  # the white ones only


def test_ST_B2_it_does_not_come_back_as_a_white_one() -> None:
    match = black_play(ROBBED_BY_HIMSELF)
    assert (sheep(match, 0, "a1"), sheep(match, 0, "c1")) == (0, 0)


def test_ST_B2_in_a_barn_it_is_safe() -> None:
    match = black_play(IN_A_BARN)
    assert (black(match, 0), sheep(match, 0, "c1")) == ("c1", 1)


def test_ST_B2_the_fox_leaves_it_in_the_farmyard() -> None:
    match = black_play(
        hands("4 15 10 7 16 50", "54 55 1 2 5 8"),
        """
        0 lay 4 b1, 1 lay 54 b1, 1 fox N, 1 fox W
        0 lay 15 c1, 1 lay 55 a2, 1 fox W, 1 fox N   # a1
        """,
    )
    assert (black(match, 0), black(match, 1)) == ("a1", "a1")


def test_ST_B2_only_entering_drives_it_home() -> None:
    match = black_play(
        hands("4 56 17 9 50 2", "1 3 6 54 15 16"),
        """
        0 lay 4 b1, 1 lay 1 b1
        0 lay 17 c1, 0 dog a1 b1 b, 1 lay 15 c1
        0 lay 56 d1, 0 fox N, 0 dog b1 c1 b          # next to the fox on c2
        """,
    )
    assert black(match, 0) == "c1"


# ST-B3


PATH = """
    yard  33  41  35
      34  27  51  48
      31  46   .  49
       .   .  13  52
"""
STEPS = {
    "b1": "dog a1 b1 b",
    "c1": "dog b1 c1 b",
    "d1": "dog c1 d1 b",
    "d2": "dog d1 d2 b",
    "d3": "dog d2 d3 b",
    "d4": "dog d3 d4 b",
}


@pytest.mark.parametrize(("steps", "worth"), list(enumerate([0, 1, 3, 5, 7, 10, 15])))
def test_ST_B3_it_is_worth_the_gold_of_its_cell(steps: int, worth: int) -> None:
    acts = dict(list(STEPS.items())[:steps])
    match = black_play(whole(board(PATH, **acts), ROADS))
    assert gold(match, "black_sheep") == [worth, 0]


def test_ST_B3_it_is_worth_only_that_and_not_1_more_as_a_sheep() -> None:
    match = black_play(whole(ROADS, MIXED))
    assert (gold(match, "sheep"), totals(match)) == ([12, 10], [12, 10 + 9])


def test_ST_B3_in_the_missions_of_the_lower_rows_it_counts_as_a_sheep() -> None:
    mixed = board(
        """
        yard  50  18  52
          31  51  13  42
          34  39   .   .
          44  22  40   .
        """,
        a2="dog a1 a2 b",
        b3="dog a2 a3 b",
    )  # 4 white ones and it, as many as on the other board
    text = whole(mixed, ROADS, missions=["bottom", "town"])
    assert gold(play(2, text, missions=True, black_sheep=True), "mission") == [2, 0]


def test_ST_B3_in_the_missions_of_the_right_columns_it_counts_as_a_sheep() -> None:
    roads = board(
        """
        yard  19  16  11
          10   5   1  15
           2   8   .   .
           7  17   4   .
        """,
        b1="dog a1 b1 b",
        d1="dog b1 c1 b",
    )  # 6 white ones and it, against 6
    text = whole(roads, RIVERS, missions=["right", "town"])
    assert gold(play(2, text, missions=True, black_sheep=True), "mission") == [5, 0]
