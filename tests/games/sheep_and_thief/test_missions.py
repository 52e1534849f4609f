"""The module Missions: rulings ST-M1 to ST-M10."""

from fractions import Fraction

import pytest

from tests.games.sheep_and_thief.scenario import (
    MIXED,
    RIVERS,
    ROADS,
    board,
    gold,
    odds,
    play,
    totals,
    whole,
)

MISSIONS = ["river", "road", "barns", "bottom", "right", "dogs", "foxes", "sheep", "town"]


def each(mission: str, *boards: str) -> list[int]:
    """What the mission gives to each of the seats if it is his; in a match only one can have it."""
    others = [name for name in MISSIONS if name != mission]
    result = []
    for seat in range(len(boards)):
        drawn = others[: len(boards) - 1]
        drawn.insert(seat, mission)
        match = play(len(boards), whole(*boards, missions=drawn), missions=True)
        result.append(gold(match, "mission")[seat])
    return result


# ST-M1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ST_M1_each_player_draws_one_of_nine_missions(players: int) -> None:
    match = play(players, "-1 first 0", missions=True)
    for seat in range(players):
        left = MISSIONS[seat:]
        assert odds(match) == {f"mission {seat} {name}": Fraction(1, len(left)) for name in left}
        match.play(-1, f"mission {seat} {MISSIONS[seat]}")
    assert match.legal(-1)[0].startswith("deal 0 ")


def test_ST_M1_without_the_module_there_are_none() -> None:
    assert play(2, "-1 first 0").legal(-1)[0].startswith("deal 0 ")


def test_ST_M1_the_missions_gold_is_part_of_the_total() -> None:
    match = play(2, whole(ROADS, MIXED, missions=["road", "barns"]), missions=True)
    assert totals(match) == [13 + 5, 20 + 3]


def test_ST_M1_it_is_compared_with_boards_whose_owners_have_other_missions() -> None:
    match = play(3, whole(ROADS, MIXED, RIVERS, missions=["river", "road", "barns"]), missions=True)
    assert gold(match, "mission") == [0, 0, 0]


def test_ST_M1_more_than_every_other_gives_the_first_number() -> None:
    assert each("dogs", ROADS, MIXED, RIVERS) == [0, 0, 5]  # 6, 6 and 7 cards


def test_ST_M1_a_tie_for_most_gives_the_second_number() -> None:
    assert each("right", ROADS, MIXED, RIVERS) == [2, 0, 2]  # 6, 5 and 6 sheep


def test_ST_M1_a_tie_that_is_not_for_most_gives_nothing() -> None:
    assert each("barns", ROADS, MIXED, RIVERS) == [0, 3, 0]  # 3, 6 and 3 barns


def test_ST_M1_a_tie_at_zero_is_a_tie() -> None:
    assert each("foxes", ROADS, MIXED, RIVERS) == [2, 2, 2]


# ST-M2 to ST-M4

NO_RIVER = board(
    """
    yard  18  46   3
      13  50  49  48
      47   9   .   .
      51  12  52   .
    """,
    d1="fox E",  # there and back, over cells that are free on both boards
    b3="fox W",
    b4="fox E",
)
FOUR_AGAIN = board("""
    yard  10  42  34
       7  13  40  39
      31  16   .   .
      18   1  22   .
""")


def test_ST_M2_the_longest_river_gives_3() -> None:
    assert each("river", ROADS, MIXED, RIVERS) == [0, 0, 3]  # 0, 3 and 4 cards


def test_ST_M2_a_tie_gives_1() -> None:
    assert each("river", FOUR_AGAIN, RIVERS) == [1, 1]


def test_ST_M2_without_any_river_it_gives_nothing() -> None:
    assert each("river", ROADS, NO_RIVER) == [0, 0]


def test_ST_M3_the_largest_road_network_gives_5() -> None:
    assert each("road", ROADS, MIXED, RIVERS) == [5, 0, 0]  # 7, 2 and 3 cards


def test_ST_M3_it_lies_anywhere_and_the_farmyard_counts_as_a_card_of_its_own() -> None:
    elsewhere = board("""
        yard   5   8   1
          52  10  13  15
          34  31   .   .
          39   2  51   .
    """)  # c2, d2 and nothing more than d1 to the north of them
    assert each("road", elsewhere, RIVERS) == [2, 2]  # 3 cards; the farmyard, b1 and c1


def test_ST_M4_most_barns_give_3() -> None:
    assert each("barns", MIXED, RIVERS) == [3, 0]


def test_ST_M4_a_tie_gives_1() -> None:
    assert each("barns", ROADS, RIVERS) == [1, 1]


# ST-M5 and ST-M6


def test_ST_M5_most_sheep_in_rows_3_and_4_give_5() -> None:
    assert each("bottom", ROADS, MIXED, RIVERS) == [0, 0, 5]  # 5, 4 and 7 sheep


def test_ST_M5_a_tie_gives_2() -> None:
    assert each("bottom", ROADS_MOVED, MIXED) == [2, 2]  # 4 each


ROADS_MOVED = board(
    """
    yard  19  16  11
      10   5   1  15
       2   8   .   .
       7  17   4   .
    """,
    b4="dog a3 a2 1",  # from row 3 to row 2: 4 are left below
)


def test_ST_M6_most_sheep_in_columns_c_and_d_give_5() -> None:
    assert each("right", ROADS, MIXED) == [5, 0]  # 6 and 5


def test_ST_M6_a_tie_gives_2() -> None:
    assert each("right", ROADS, RIVERS) == [2, 2]


# ST-M7 to ST-M9


def test_ST_M7_most_cards_with_a_fox_give_5() -> None:
    assert each("foxes", ROADS, NO_RIVER) == [0, 5]


TWO_FOXES_ON_ONE_CARD = board(
    """
    yard  50  18  52
      31  51  13  42
      34  39   .   .
      44  22  54   .
    """,
    c4="fox E, fox W",
)
ONE_FOX = board(
    """
    yard  19  16  11
      10   5   1  15
       2   8   .   .
       7  17   9   .
    """,
    c4="fox E",
)


def test_ST_M7_a_card_with_two_foxes_counts_once() -> None:
    assert each("foxes", TWO_FOXES_ON_ONE_CARD, ONE_FOX) == [2, 2]


def test_ST_M8_most_cards_with_a_dog_give_5() -> None:
    assert each("dogs", ROADS, RIVERS) == [0, 5]  # 6 and 7


def test_ST_M8_a_card_with_two_dogs_counts_once() -> None:
    assert each("dogs", ROADS, MIXED) == [2, 2]  # 6 cards each, on one of them two dogs


def test_ST_M9_most_cards_with_a_sheep_give_5() -> None:
    assert each("sheep", ROADS, MIXED) == [5, 0]  # 8 and 7


def test_ST_M9_a_tie_gives_2() -> None:
    assert each("sheep", ROADS, RIVERS) == [2, 2]  # many or few sheep on a card


def test_ST_M9_images_count_not_the_sheep_that_stand_there() -> None:
    assert each("sheep", ROADS_MOVED, RIVERS) == [2, 2]


# ST-M10 The fox's last steps, from c3.


@pytest.mark.parametrize(
    ("steps", "cell", "worth"),
    [
        ("fox E, fox S", "d4", 3),
        ("fox S, fox E", "d4", 3),
        ("fox E, fox W", "c3", 0),
        ("fox S, fox W", "b4", 0),
        ("fox N, fox N", "c1", 0),
    ],
)
def test_ST_M10_the_fox_on_the_cell_of_sheepville(steps: str, cell: str, worth: int) -> None:
    mover = board(
        """
        yard  50  18  52
          31  51  13  42
          34  39   .   .
          44  22  54   .
        """,
        c4=steps,
    )
    assert each("town", mover, ROADS) == [worth, worth], cell


@pytest.mark.parametrize(
    ("first", "then", "worth"),
    [
        ("fox N", "fox E, fox N", 3),  # d1, Baabourne
        ("fox W", "fox W, fox S", 3),  # a4, Woolington
        ("fox N", "fox W, fox N", 0),  # b1
        ("fox W", "fox W, fox N", 0),  # a2
    ],
)
def test_ST_M10_the_fox_on_the_cells_of_the_other_towns(first: str, then: str, worth: int) -> None:
    mover = board(
        """
        yard  50  18  52
          31  51  13  42
          34  39   .   .
           9  22  54   .
        """,
        a4=first,
        c4=then,
    )
    assert each("town", mover, ROADS) == [worth, worth]


def test_ST_M10_the_farmyards_corner_is_no_town() -> None:
    mover = board(
        """
        yard  50  18  52
          31  51  13  42
          34  39   .   .
          55  22  54   .
        """,
        a4="fox W, fox W",
        c4="fox N, fox N",
    )
    assert each("town", mover, ROADS) == [0, 0]


# Face-down cards: d2 is 30, with a barn and a dog, or 45, with a road.

COVERED_BARN = """
    lay 1 b1
    lay 46 c1
    lay 47 d1
    cover 30 d2
    lay 10 a2
    lay 15 a3
    lay 22 b3 *
    lay 50 d3
    lay 7 a4
    lay 8 d4, heel
    lay 52 c4, heel
    lay 11 c2, heel
"""
FIVE_BARNS_THREE_DOGS = board("""
    yard  18  42  27
       2  16  40  38
      34  20   .   .
      44  51  45   .
""")


@pytest.mark.parametrize(("mission", "worth"), [("barns", 1), ("dogs", 2)])
def test_ST_M1_what_is_on_a_face_down_card_counts_nowhere(mission: str, worth: int) -> None:
    text = whole(
        COVERED_BARN, FIVE_BARNS_THREE_DOGS, missions=[mission, "town"], spare=[32]
    )  # both have 5 barns and 3 cards with dogs, but for the face-down one
    assert gold(play(2, text, missions=True), "mission") == [worth, 0]


def test_ST_M6_sheep_on_a_face_down_card_count_like_others() -> None:
    moved = COVERED_BARN.replace("lay 11 c2, heel", "lay 11 c2, dog d1 d2 3")
    eight = board("""
        yard  18  48  49
           2  16   4  13
          34  20   .   .
          44  51  45   .
    """)
    text = whole(moved, eight, missions=["right", "town"], spare=[32])
    assert gold(play(2, text, missions=True), "mission") == [5, 0]  # 9, of them 3 on d2
