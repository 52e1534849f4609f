"""The variant Fuzzy Fences: rulings MM-F1, MM-F2, MM-F3 and MM-F5."""

from typing import Any

import pytest

import sheepfold
from tests.games.meadowmight.scenario import (
    cells_to_play,
    dealt,
    facedown,
    lay,
    may,
    play_on,
    ruling_against,
)

OPEN = "blank-open blank-open blank-open"  # teal's
OPEN_TOO = "neutral-open neutral-open neutral-open"  # green's
TEALS = "0 discard sheeple-corner; 0 discard sheeple-triple\n"
GREENS = "1 discard sheeple-corner; 1 discard sheeple-triple\n"


def fuzzy(start: str, teal: str, green: str, *texts: str, **options: Any) -> sheepfold.Match:
    return play_on(dealt(start, teal, green, fuzzy_fences=True, **options), *texts)


# MM-F1


@pytest.mark.parametrize("wool_wolves", [False, True])
def test_MM_F1_there_is_no_limit_to_the_board(wool_wolves: bool) -> None:
    match = fuzzy("blank-open 0", OPEN, OPEN_TOO, wool_wolves=wool_wolves)
    lay(match, *[f"{x},0" for x in range(1, 12)])
    assert {"12,0", "-1,0"} <= cells_to_play(match)


# MM-F2


def test_MM_F2_a_sheeple_may_be_played_into_a_meadow_with_others() -> None:
    match = fuzzy("blank-open 0", OPEN, OPEN_TOO, "0 play sheeple-open 1,0 0")
    assert "play sheeple-open -1,0 0" in may(match, 1)


def test_MM_F2_that_is_no_conflict() -> None:
    match = fuzzy(
        "blank-open 0", OPEN, OPEN_TOO, "0 play sheeple-open 1,0 0; 1 play sheeple-open -1,0 0"
    )
    assert facedown(match) == set()


# Teal has three tiles; at -1,1 a tile would join green's single one to them.
JOINT = """
    0 play sheeple-open 1,0 0
    1 play sheeple-single -1,0 1
    0 play blank-open 0,1 0
    1 play neutral-open 2,0 0
"""


def test_MM_F2_a_sheeple_may_join_meadows_that_were_separate_with_a_conflict() -> None:
    match = fuzzy("blank-open 0", OPEN, OPEN_TOO, JOINT, "0 play sheeple-corner -1,1 2")
    assert facedown(match) == {"-1,0"}


# Teal's three tiles and, west of them, teal's single one.
TEALS_OWN = """
    0 play sheeple-open 1,0 0
    1 play neutral-open 0,1 0
    0 play sheeple-single -1,0 1
"""


def test_MM_F2_no_conflict_if_a_single_player_alone_owns_all_of_them() -> None:
    match = fuzzy("blank-open 0", OPEN, OPEN_TOO, TEALS_OWN, "1 play neutral-open -1,1 0")
    assert facedown(match) == set()


def test_MM_F2_a_played_sheeple_of_another_player_is_none_of_them() -> None:
    match = fuzzy("blank-open 0", OPEN, OPEN_TOO, TEALS_OWN, "1 play sheeple-corner -1,1 2")
    assert facedown(match) == set()


# The start tile, a corner, keeps the west and the north apart.
SHARED_MEADOW = """
    0 play sheeple-open -1,0 0
    1 play sheeple-open -2,0 0
"""


def test_MM_F2_parts_of_one_meadow_do_not_contend() -> None:
    match = fuzzy(
        "blank-single 0",
        OPEN,
        OPEN_TOO,
        """
        0 play sheeple-open -1,0 0
        1 play sheeple-open 1,0 0
        0 turn 0,0 2;
        """
        + TEALS,
    )
    assert facedown(match) == set()


# MM-F3


def test_MM_F3_the_side_with_most_different_owners_wins() -> None:
    match = fuzzy(
        "blank-corner 0",
        OPEN,
        OPEN_TOO,
        SHARED_MEADOW,
        """
        0 play sheeple-single 0,-1 0
        1 play sheeple-single 0,-2 2          # behind a double fence
        0 play blank-open 1,-1 0
        1 play neutral-open 2,-1 0
        0 play blank-open 3,-1 0              # teal's four in the north, two owners in the west
        1 turn 0,0 1;
        """
        + GREENS,
    )
    assert facedown(match) == {"0,-1"}


def test_MM_F3_the_losing_sheeple_turn_facedown_even_if_they_belong_to_a_winner_too() -> None:
    match = fuzzy(
        "blank-corner 0",
        OPEN,
        OPEN_TOO,
        SHARED_MEADOW,
        "0 play sheeple-single 0,-1 0; 1 turn 0,0 1;" + GREENS,
    )
    assert facedown(match) == {"0,-1"}


def test_MM_F3_all_losing_sheeple_turn_facedown_whoever_owns_them() -> None:
    match = fuzzy(
        "blank-corner 0",
        OPEN,
        OPEN_TOO,
        SHARED_MEADOW,
        """
        0 play sheeple-single 0,-1 0
        1 play sheeple-single 1,-1 0
        0 play blank-open -3,0 0
        1 turn 0,0 1;
        """
        + GREENS,
    )
    assert facedown(match) == {"0,-1", "1,-1"}


APART = """
    0 play sheeple-open -1,0 0
    1 play sheeple-open 0,-1 0
"""


def test_MM_F3_then_most_tiles() -> None:
    match = fuzzy(
        "blank-corner 0", OPEN, OPEN_TOO, APART, "0 play blank-open -2,0 0; 1 turn 0,0 1;" + GREENS
    )
    assert facedown(match) == {"0,-1"}


def test_MM_F3_then_most_sheeple() -> None:
    match = fuzzy(
        "blank-corner 0",
        OPEN,
        OPEN_TOO,
        APART,
        "0 play sheeple-single -2,0 0; 1 play neutral-open 0,-2 0; 0 turn 0,0 1;" + TEALS,
    )
    assert facedown(match) == {"0,-1"}


def test_MM_F3_else_the_action_is_not_allowed() -> None:
    assert (
        ruling_against(fuzzy("blank-corner 0", OPEN, OPEN_TOO, APART), 0, "turn 0,0 1") == "MM-13"
    )


def test_MM_F3_two_tied_sides_with_the_same_two_owners_are_a_tie() -> None:
    match = fuzzy(
        "blank-corner 0",
        OPEN,
        OPEN_TOO,
        SHARED_MEADOW,
        "0 play sheeple-single 0,-1 0; 1 play sheeple-single 1,-1 0",
    )
    assert ruling_against(match, 0, "turn 0,0 1") == "MM-13"


def test_MM_F3_the_causes_colour_counts_among_the_owners_of_its_side() -> None:
    match = fuzzy(
        "blank-open 0",
        OPEN,
        OPEN_TOO,
        """
        0 play sheeple-single 1,0 0           # its fence is to the north
        1 play sheeple-open -1,0 0
        0 play blank-open -2,0 0
        1 play sheeple-single 1,-1 0
        0 play blank-open 2,-1 0
        1 play neutral-open 3,-1 0
        0 play blank-open 4,-1 0
        1 turn 1,0 1;
        """
        + GREENS,
    )
    # Three tiles with green's Sheeple and the cause's colour against four tiles of green's alone.
    assert facedown(match) == {"1,-1"}


def test_MM_F3_the_cause_itself_never_turns_facedown() -> None:
    match = play_on(
        dealt("blank-closed 0", OPEN, OPEN_TOO, first=1, fuzzy_fences=True),
        """
        1 play sheeple-triple 1,0 2           # open to the east
        0 play sheeple-triple 2,0 1           # open to the north
        1 turn 2,0 0; 1 discard neutral-open; 1 discard neutral-open
        """,
    )
    assert facedown(match) == set()


def test_MM_F3_nor_does_a_played_cause_of_a_losing_colour() -> None:
    match = fuzzy(
        "blank-open 0",
        OPEN,
        OPEN_TOO,
        JOINT,
        "0 play blank-open 3,0 0; 1 play sheeple-corner -1,1 2",
    )
    assert facedown(match) == {"-1,0"}


def test_MM_F3_the_rest_of_its_side_does() -> None:
    match = fuzzy(
        "blank-open 0",
        OPEN,
        OPEN_TOO,
        """
        0 play sheeple-single 1,0 0
        1 play sheeple-open 1,-1 0
        0 play sheeple-open -1,0 0            # teal's two tiles and the cause
        1 play neutral-open 1,-2 0
        0 play blank-open 1,-3 0              # against green's three
        1 turn 1,0 1;
        """
        + GREENS,
    )
    assert facedown(match) == {"-1,0"}
