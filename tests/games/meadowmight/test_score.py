"""What meadows are worth at the end: rulings MM-15, MM-F4 and MM-W4."""

from typing import Any

import pytest

import sheepfold
from tests.games.meadowmight.scenario import dealt, elsewhere, play_on, totals

CLOSED = "blank-closed blank-closed blank-closed"


def at_the_end(teal: str, green: str, *texts: str, **options: Any) -> sheepfold.Match:
    """East of the closed start tile what is typed, then west of it the rest of the game."""
    match = dealt("blank-closed 0", teal, green, **options)
    return elsewhere(play_on(match, *texts), "-1,0")


# MM-15 Score

PAIR = """
    0 play sheeple-triple 1,0 2           # open to the east
    1 play blank-closed -1,0 0
    0 play neutral-triple 2,0 0           # open to the west
"""
OPEN_PAIR = PAIR.replace("neutral-triple", "neutral-parallel")  # open to the east, too
NEUTRAL = "neutral-triple neutral-parallel neutral-parallel"


def test_MM_15_a_tile_is_worth_1() -> None:
    match = at_the_end(
        "blank-triple blank-open blank-open",
        CLOSED,
        PAIR.replace("neutral-triple", "blank-triple"),
    )
    assert totals(match) == [2, 0]


def test_MM_15_a_neutral_sheep_is_worth_1_more() -> None:
    assert totals(at_the_end(NEUTRAL, CLOSED, PAIR)) == [3, 0]


def test_MM_15_a_meadow_counts_once_however_many_sheeple() -> None:
    match = at_the_end(
        NEUTRAL,
        CLOSED,
        """
        0 play sheeple-triple 1,0 2
        1 play blank-closed -1,0 0
        0 play sheeple-parallel 2,0 0
        1 play blank-closed 2,1 0
        0 play neutral-triple 3,0 0
        """,
    )
    assert totals(match) == [4, 0]


def test_MM_15_all_ones_enclosed_meadows_count() -> None:
    match = at_the_end(
        NEUTRAL,
        CLOSED,
        """
        0 play sheeple-triple 1,0 0
        1 play blank-closed -1,0 0
        0 play sheeple-parallel 0,1 1         # the start tile closes the north
        1 play blank-closed 0,2 0             # and this the south
        """,
    )
    assert totals(match) == [2, 0]


def test_MM_15_a_meadow_that_is_not_enclosed_is_worth_nothing() -> None:
    assert totals(at_the_end(NEUTRAL, CLOSED, OPEN_PAIR)) == [0, 0]


def test_MM_15_each_player_scores_his_own_meadows() -> None:
    match = at_the_end(
        NEUTRAL,
        CLOSED,
        PAIR,
        "1 play sheeple-triple 0,-1 3         # open to the south, where the start tile is closed",
    )
    assert totals(match) == [3, 1]


def test_MM_15_the_most_points_win() -> None:
    assert at_the_end(NEUTRAL, CLOSED, PAIR, "1 play sheeple-triple 0,-1 3").winners() == [0]


def test_MM_15_equal_points_share_the_win() -> None:
    match = at_the_end(
        NEUTRAL,
        CLOSED,
        "0 play sheeple-triple 1,0 0; 1 play blank-closed -1,0 0",
        "0 play neutral-triple 2,0 0; 1 play sheeple-triple 0,-1 3",
    )
    assert (totals(match), match.winners()) == ([1, 1], [0, 1])


def test_MM_15_without_any_points_all_share_the_win() -> None:
    match = at_the_end(NEUTRAL, CLOSED, "0 play neutral-triple 1,0 0; 1 play blank-closed -1,0 0")
    assert (totals(match), match.winners()) == ([0, 0], [0, 1])


# MM-F4 Score of Fuzzy Fences

SHARED = """
    0 play sheeple-triple 1,0 2
    1 play blank-closed -1,0 0
    0 play sheeple-parallel 2,0 0
    1 play sheeple-triple 3,0 0
"""


def test_MM_F4_every_sheeple_scores_and_others_sheeple_cost_1() -> None:
    match = at_the_end(NEUTRAL, CLOSED, SHARED, fuzzy_fences=True)
    assert totals(match) == [2 * (3 - 1), 1 * (3 - 2)]


def test_MM_F4_alone_in_it_nothing_is_subtracted() -> None:
    text = SHARED.replace("1 play sheeple-triple 3,0 0", "1 play blank-closed 2,1 0\n")
    match = at_the_end(NEUTRAL, CLOSED, text, "0 play neutral-triple 3,0 0", fuzzy_fences=True)
    assert totals(match) == [2 * (3 + 1), 0]


def test_MM_F4_neutral_sheep_count_within_the_bracket() -> None:
    match = at_the_end(
        NEUTRAL,
        CLOSED,
        """
        0 play sheeple-triple 1,0 2
        1 play blank-closed -1,0 0
        0 play sheeple-parallel 2,0 0
        1 play blank-closed 2,1 0
        0 play neutral-parallel 3,0 0
        1 play sheeple-triple 4,0 0
        """,
        fuzzy_fences=True,
    )
    assert totals(match) == [2 * (4 + 1 - 1), 1 * (4 + 1 - 2)]


def test_MM_F4_without_fuzzy_fences_it_counts_once() -> None:
    text = SHARED.replace("1 play sheeple-triple 3,0 0", "1 play blank-closed 2,1 0\n")
    match = at_the_end(NEUTRAL, CLOSED, text, "0 play neutral-triple 3,0 0")
    assert totals(match) == [4, 0]


def test_MM_F4_a_meadow_that_is_not_enclosed_is_worth_nothing() -> None:
    text = SHARED.replace(
        "play sheeple-triple 3,0 0", "play sheeple-corner 3,0 0"
    )  # open to the south
    assert totals(at_the_end(NEUTRAL, CLOSED, text, fuzzy_fences=True)) == [0, 0]


# MM-W4 Ponds

PONDS = "blank-closed pond-open pond-corner"


@pytest.mark.parametrize("cell", ["1,1", "1,-1", "2,1", "3,0"])
def test_MM_W4_a_sheep_beside_a_pond_is_worth_2_more(cell: str) -> None:
    match = at_the_end(NEUTRAL, PONDS, PAIR, f"1 play pond-open {cell} 0", wool_wolves=True)
    assert totals(match) == [3 + 2, 0]


def test_MM_W4_a_corner_away_is_not_beside_it() -> None:
    match = at_the_end(NEUTRAL, PONDS, PAIR, "1 play pond-open 0,1 0", wool_wolves=True)
    assert totals(match) == [3, 0]


def test_MM_W4_every_sheep_counts_and_every_pond() -> None:
    match = at_the_end(
        NEUTRAL,
        PONDS,
        PAIR,
        """
        1 play pond-open 1,1 0
        0 play neutral-parallel 2,-1 0
        1 play pond-corner 2,1 0
        """,
        wool_wolves=True,
    )
    assert totals(match) == [3 + 2 + 2, 0]


def test_MM_W4_two_ponds_beside_one_sheep_count_twice() -> None:
    match = at_the_end(
        NEUTRAL,
        PONDS,
        PAIR,
        """
        1 play pond-open 1,1 0
        0 play neutral-parallel 2,-1 0
        1 play pond-corner 1,-1 0
        """,
        wool_wolves=True,
    )
    assert totals(match) == [3 + 4, 0]


def test_MM_W4_a_tile_without_sheep_gains_nothing() -> None:
    match = at_the_end(
        "blank-triple blank-open blank-open",
        PONDS,
        PAIR.replace("neutral-triple", "blank-triple"),
        "1 play pond-open 2,1 0",
        wool_wolves=True,
    )
    assert totals(match) == [2, 0]


def test_MM_W4_a_pond_in_the_meadow_is_a_tile_of_it() -> None:
    match = at_the_end(
        "pond-triple blank-open blank-open",
        CLOSED,
        PAIR.replace("neutral-triple", "pond-triple"),
        wool_wolves=True,
    )
    assert totals(match) == [2 + 2, 0]


def test_MM_W4_a_meadow_that_is_not_enclosed_gains_nothing() -> None:
    match = at_the_end(NEUTRAL, PONDS, OPEN_PAIR, "1 play pond-open 1,1 0", wool_wolves=True)
    assert totals(match) == [0, 0]


def test_MM_W4_with_fuzzy_fences_it_joins_the_bracket() -> None:
    match = at_the_end(
        NEUTRAL,
        PONDS,
        SHARED,
        "0 play neutral-parallel 2,-1 0; 1 play pond-open 2,1 0",
        fuzzy_fences=True,
        wool_wolves=True,
    )
    assert totals(match) == [2 * (3 + 2 - 1), 1 * (3 + 2 - 2)]


# MM-W1


@pytest.mark.parametrize("tile", ["tree-triple", "pond-triple"])
def test_MM_W1_a_special_tile_counts_as_a_tile_without_sheep(tile: str) -> None:
    match = at_the_end(
        f"{tile} blank-triple blank-open",
        CLOSED,
        """
        0 play sheeple-triple 1,0 2
        1 play blank-closed -1,0 0
        0 play sheeple-parallel 2,0 0
        1 play blank-closed 2,1 0
        """,
        f"0 play {tile} 3,0 0" + ("; 0 done" if tile == "tree-triple" else ""),
        wool_wolves=True,
    )
    assert totals(match) == [3 + (2 if tile == "pond-triple" else 0), 0]
