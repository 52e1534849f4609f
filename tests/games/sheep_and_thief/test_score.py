"""The gold for sheep, roads and rivers, and who wins: rulings ST-16 to ST-18."""

import pytest

from tests.games.sheep_and_thief.scenario import (
    MIXED,
    RIVERS,
    ROADS,
    board,
    gold,
    play,
    totals,
    whole,
)

# ST-16 Score


def test_ST_16_1_gold_per_white_sheep_on_the_board() -> None:
    assert gold(play(2, whole(ROADS, MIXED)), "sheep") == [13, 11]


def test_ST_16_1_gold_per_sheep_in_the_paddock() -> None:
    thief = board(
        """
        yard  50  18  52
          31  51   9  42
          34  39   .   .
          44  22  40   .
        """,
        c2="fox N",  # where ROADS has 2 sheep by then
    )
    match = play(2, whole(thief, ROADS))
    assert (gold(match, "paddock"), gold(match, "sheep")) == ([2, 0], [9, 11])


def test_ST_16_the_total_is_the_sum_of_the_parts() -> None:
    match = play(3, whole(ROADS, MIXED, RIVERS))
    assert totals(match) == [13, 11 + 9, 16 + 14]


ALL_TOWNS = """
    yard   1   2  16
       4   7   8  15
       5  13   .  18
      17   .   .  19
"""
BAABOURNE_BY_BOTH_GATES = """
    yard   1   2  17
      34  25  10  51
      44  32   .   8
      39   .   .   7
"""
BAABOURNE_NORTH = BAABOURNE_BY_BOTH_GATES.replace("17", "18")
BAABOURNE_EAST = BAABOURNE_BY_BOTH_GATES.replace("17", "16")
ON_D1_WITHOUT_GATE = """
    yard   1   2  10
      11  52   8  50
      34  44   .  51
      31   .   .   7
"""
WOOLINGTON_SOUTH = """
    yard  40  25  10
       4  51  32   8
       5  11   .  39
      15   .   .  22
"""
WOOLINGTON_WEST = WOOLINGTON_SOUTH.replace("15", "17")
ON_A4_WITHOUT_GATE = """
    yard  11  32  10
       4  51  45   8
       5  52   .  25
       7   .   .  40
"""
SHEEPVILLE_SOUTH = """
    yard   1   2  10
      11  52   8   4
      50  42   .   5
      39   .   .  18
"""
SHEEPVILLE_EAST = """
    yard  11  32   .
       4  10  22   .
       5   8   .  44
       7   1   2  17
"""
ON_D4_WITHOUT_GATE = """
    yard   1   2  10
      51  13   8   4
      31  52   .   5
      25   .   .  42
"""
A_GAP = """
    yard   1   4  17
      34  25  10  51
      44  32   .   8
      39   .   .   7
"""
OVER_A_BRIDGE = """
    yard  32   1  17
      10  22   8  51
      39  40   .  31
      45   .   .  52
"""


def town_gold(picture: str) -> int:
    return gold(play(2, whole(board(picture), RIVERS)), "towns")[0]


@pytest.mark.parametrize(
    "picture", [BAABOURNE_NORTH, BAABOURNE_EAST, BAABOURNE_BY_BOTH_GATES], ids=["N", "E", "both"]
)
def test_ST_16_a_road_to_baabourne_at_the_top_right_gives_5(picture: str) -> None:
    assert town_gold(picture) == 5


@pytest.mark.parametrize("picture", [WOOLINGTON_SOUTH, WOOLINGTON_WEST], ids=["S", "W"])
def test_ST_16_a_road_to_woolington_at_the_bottom_left_gives_5(picture: str) -> None:
    assert town_gold(picture) == 5


@pytest.mark.parametrize("picture", [SHEEPVILLE_SOUTH, SHEEPVILLE_EAST], ids=["S", "E"])
def test_ST_16_a_road_to_sheepville_at_the_bottom_right_gives_10(picture: str) -> None:
    assert town_gold(picture) == 10


def test_ST_16_each_town_counts_by_itself() -> None:
    assert town_gold(ALL_TOWNS) == 20


@pytest.mark.parametrize("picture", [ON_D1_WITHOUT_GATE, ON_A4_WITHOUT_GATE, ON_D4_WITHOUT_GATE])
def test_ST_16_the_road_must_lead_through_a_gate(picture: str) -> None:
    assert town_gold(picture) == 0


def test_ST_16_the_road_must_be_unbroken() -> None:
    assert town_gold(A_GAP) == 0


def test_ST_16_a_road_crosses_a_river_by_a_bridge() -> None:
    assert town_gold(OVER_A_BRIDGE) == 5


# Seat 0 is stuck in round 1 and covers d2 with 45; its road would link c2 and d3.
ROAD_OVER_A_COVERED_CARD = """
    lay 1 b1
    lay 16 c1
    lay 46 d1
    cover 45 d2
    lay 25 a2, heel
    lay 40 a3 *
    lay 7 c2
    lay 44 b3
    lay 4 d3
    lay 5 d4, heel
    lay 15 a4
    lay 19 b4, heel
"""


def test_ST_16_a_face_down_card_has_no_road() -> None:
    match = play(2, whole(ROAD_OVER_A_COVERED_CARD, NO_46, spare=[22]))
    assert gold(match, "towns")[0] == 0


NO_46 = board("""
    yard  33  41  35
      47  30  50  48
      20  38   .   .
      49  24  27   .
""")

# ST-17 Rivers: one river of so many cards, and whether the roads or the rivers lie opposite.

ONE_RIVER = {
    3: """
        yard  42  20   .
          49  41   .  52
          48  46   .  13
          50  47  51  18
    """,
    4: """
        yard  49  47  51
          35  25  52  48
          34  27   .   .
           .  46  50  13
    """,
    5: """
        yard   .   .  50
          42  25  46  47
          33  24   .  13
          22  48  51  18
    """,
    6: """
        yard  50   .  47
           .  42  44  18
          22  32   .  52
          24  27  49  13
    """,
    7: """
        yard  42  34  44
          38  22   .  46
          24  27   .  18
          49  48   .  52
    """,
    8: """
        yard   .  49   .
          46  42  35  38
          52  22   .  33
          50  24  39  32
    """,
    9: """
        yard   .  33  18
          13   .  40  39
          25  49   .  32
          41  34  20  27
    """,
}
SHORT_RIVER = {
    1: """
        yard  45  16   7
          15   2   4   5
           8  13   .   .
          51  52  18   .
    """,
    2: """
        yard  22  16   7
          15  45   2   4
           5   8   .   .
          13  51  52   .
    """,
}


@pytest.mark.parametrize(
    ("cards", "worth"), [(3, 5), (4, 8), (5, 11), (6, 15), (7, 20), (8, 25), (9, 30)]
)
def test_ST_17_a_river_is_worth_more_the_more_cards_it_runs_through(cards: int, worth: int) -> None:
    match = play(2, whole(board(ONE_RIVER[cards]), ROADS))
    assert gold(match, "rivers") == [worth, 0]


@pytest.mark.parametrize(("cards", "worth"), [(1, 1), (2, 3)])
def test_ST_17_the_shortest_rivers(cards: int, worth: int) -> None:
    match = play(2, whole(board(SHORT_RIVER[cards]), RIVERS))
    assert gold(match, "rivers")[0] == worth


def test_ST_17_each_river_counts_separately() -> None:
    three = board("""
        yard  18  41  39
          44  46  49  30
           .  42   .  50
          48  40   .  52
    """)  # 1 card on a2, 2 on b3 and b4, 3 on c1, d1 and d2
    assert gold(play(2, whole(three, ROADS)), "rivers")[0] == 1 + 3 + 5


def test_ST_17_two_rivers_side_by_side_are_two() -> None:
    two = board("""
        yard   .  41  31
          18  49  50  52
          13  51   .  38
          46  47   .  24
    """)  # c1 and d1, d3 and d4
    assert gold(play(2, whole(two, ROADS)), "rivers")[0] == 3 + 3


COVERED_SPRING = """
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


def test_ST_17_a_face_down_card_has_no_river() -> None:
    match = play(2, whole(COVERED_SPRING, MANY_RIVERS, spare=[32]))
    assert gold(match, "rivers")[0] == 1  # b3 alone


MANY_RIVERS = board("""
    yard  18  42  27
       2  16  40  38
      34  20   .   .
      44  51  45   .
""")

# ST-18 Winner


def test_ST_18_most_gold_wins() -> None:
    match = play(3, whole(ROADS, MIXED, RIVERS))
    assert match.winners() == [2]


MANY_SHEEP = board("""
    yard  16  42  38
      50   7  33  22
       .  31   .   .
      17   2   1  10
""")  # 15 for sheep, 9 for rivers
A_TOWN = board("""
    yard  41  39   .
       4   .  27  30
       5  45   .  48
      44  52  46  11
""")  # 11 for sheep, 8 for rivers, 5 for a town


@pytest.mark.parametrize(
    ("boards", "winner"), [((MANY_SHEEP, A_TOWN), 0), ((A_TOWN, MANY_SHEEP), 1)]
)
def test_ST_18_of_equals_the_one_with_more_gold_from_sheep_on_the_board_wins(
    boards: tuple[str, str], winner: int
) -> None:
    match = play(2, whole(*boards))
    assert (totals(match), match.winners()) == ([24, 24], [winner])


def test_ST_18_still_equal_they_share_the_win() -> None:
    rivers = board("""
        yard  24  25  30
           .   4   .  38
          50   1   .  40
          49  42  39  18
    """)  # 14 for sheep, 10 for rivers
    town = board("""
        yard   2  45  16
          52   5  13  19
          20  31   .  10
          44  46   .   .
    """)  # 14 for sheep, 5 for rivers, 5 for a town
    match = play(2, whole(rivers, town))
    assert (totals(match), match.winners()) == ([24, 24], [0, 1])


def test_ST_18_the_gold_of_the_black_sheep_is_no_part_of_the_tie_break() -> None:
    white = board("""
        yard  41  34  31
          42  20  44  50
           .  52   .  16
           .  47  49  19
    """)  # 13 for white sheep
    black = board(
        """
        yard   1  30  22
           .  38   8   .
           5  45   .  32
          10  17  13  24
        """,
        c1="dog a1 b1 b",
        c2="dog b1 c1 b",
    )  # 12 for white sheep and 3 for the black one
    match = play(2, whole(white, black), black_sheep=True)
    assert (totals(match), match.winners()) == ([23, 23], [0])


def test_ST_18_nor_are_the_sheep_in_the_paddock() -> None:
    thief = board(
        """
        yard  42  31  48
          50  30   9  17
           2  10   .   .
          44  49  32   .
        """,
        c2="fox N",  # where the other has 2 sheep by then
    )  # 12 on the board and 2 in the paddock
    robbed = board("""
        yard  47  16  46
          39  18   7  19
          27  11   .   .
          34  20  25   .
    """)  # 13 on the board
    match = play(2, whole(thief, robbed))
    assert (totals(match), match.winners()) == ([21, 21], [1])
