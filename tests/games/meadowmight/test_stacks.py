"""Stacks, holes and tiles that return: ruling MM-16, with moves of Fuzzy Fences."""

import sheepfold
from tests.games.meadowmight.scenario import (
    cells_to_play,
    dealt,
    facedown,
    may,
    play_on,
    ruling_against,
)

OPEN = "blank-open blank-open blank-open"  # teal's
OPEN_TOO = "neutral-open neutral-open neutral-open"  # green's
TEALS = "0 discard sheeple-corner; 0 discard sheeple-triple\n"
GREENS = "1 discard sheeple-corner; 1 discard sheeple-triple\n"


def fuzzy(start: str, teal: str, green: str, *texts: str) -> sheepfold.Match:
    return play_on(dealt(start, teal, green, fuzzy_fences=True), *texts)


# The neutral start tile lies on blank-closed 1,0; its own cell is empty.
STACKED = "0 play blank-closed 1,0 0; 1 move 0,0 1,0;" + GREENS
CLOSED = "blank-closed blank-closed blank-closed"


def test_MM_16_the_cell_a_tile_has_left_is_empty() -> None:
    match = fuzzy("neutral-open 0", CLOSED, OPEN_TOO, STACKED)
    assert "0,0" in cells_to_play(match)


def test_MM_16_a_covered_tile_is_not_turned() -> None:
    match = fuzzy("neutral-open 0", "blank-single blank-open blank-open", OPEN_TOO)
    play_on(match, "0 play blank-single 1,0 0; 1 move 0,0 1,0;" + GREENS)
    assert may(match, 0, "turn") == set()


def test_MM_16_only_the_top_tile_has_fences() -> None:
    match = fuzzy(
        "neutral-open 0",
        CLOSED,
        OPEN_TOO,
        STACKED,
        """
        0 play sheeple-open 2,0 0
        1 play sheeple-open 1,1 0             # in one meadow with teal's, over 1,0
        """,
    )
    # So a tile that joins both is no conflict.
    play_on(match, "0 play sheeple-single 2,1 1")
    assert facedown(match, "0,0") == set()


def test_MM_16_the_tile_below_returns_as_it_lay() -> None:
    match = fuzzy(
        "neutral-open 0",
        "blank-single blank-open blank-open",
        OPEN_TOO,
        "0 play blank-single 1,0 3; 1 move 0,0 1,0;" + GREENS,
        "0 play blank-open 2,0 0; 1 move 1,0 2,0; 1 discard neutral-open; 1 discard neutral-open",
    )
    assert may(match, 0, "turn") == {"turn 1,0 0", "turn 1,0 1", "turn 1,0 2"}


def test_MM_16_a_facedown_tile_returns_facedown() -> None:
    match = fuzzy(
        "blank-corner 0",
        "blank-open blank-open neutral-open",
        "blank-open blank-open blank-open",
        """
        0 play sheeple-open -1,0 0
        1 play sheeple-open 0,-1 0
        0 play blank-open -2,0 0
        1 turn 0,0 1; 1 discard sheeple-corner; 1 discard sheeple-triple
        0 play neutral-open 1,-1 0            # beside green's facedown Sheeple
        1 move 1,-1 0,-1; 1 discard blank-open; 1 discard blank-open
        0 play blank-open 0,-2 0
        1 move 0,-1 0,-2; 1 discard blank-open; 1 discard sheeple-single
        """,
    )
    assert "0,-1" in cells_to_play(match)


def test_MM_16_the_board_may_become_disconnected() -> None:
    match = fuzzy(
        "blank-open 0",
        "neutral-open blank-open blank-open",
        "blank-open blank-open blank-open",
        "0 play neutral-open 1,0 0; 1 play blank-open 2,0 0; 0 move 1,0 0,0;" + TEALS,
    )
    assert {"-1,0", "1,0", "3,0"} <= cells_to_play(match)


# A neutral tile, fenced to the east and the west, lies on the open start tile and keeps teal in the
# west and green in the east apart; the closed tile in the south is where it may go.
KEPT_APART = (
    "0 play neutral-parallel 0,-1 1; 1 move 0,-1 0,0;"
    + GREENS
    + """
    0 play sheeple-open -1,0 0
    1 play sheeple-open 1,0 0
    0 play blank-closed 0,1 0
"""
)
PARALLEL = "neutral-parallel blank-closed blank-open"


def test_MM_16_the_tile_that_returns_is_a_cause() -> None:
    match = fuzzy(
        "blank-open 0",
        PARALLEL,
        OPEN_TOO,
        KEPT_APART,
        "1 play neutral-open 2,0 0; 0 move 0,0 0,1;" + TEALS,
    )
    assert facedown(match, "0,-1") == {"-1,0"}


def test_MM_16_a_forbidden_tie_at_the_returned_tile_makes_the_move_illegal() -> None:
    match = fuzzy("blank-open 0", PARALLEL, OPEN_TOO, KEPT_APART)
    assert ruling_against(match, 1, "move 0,0 0,1") == "MM-16"


def test_MM_16_it_is_not_offered_either() -> None:
    match = fuzzy("blank-open 0", PARALLEL, OPEN_TOO, KEPT_APART)
    # Onto the Sheeple themselves it may go: then there is nobody left to contend.
    assert may(match, 1, "move") == {"move 0,0 -1,0", "move 0,0 1,0"}


# Around 1,0, which is closed: teal in the north, green in the south, and west the neutral tile.
AROUND = """
    0 play blank-closed 1,0 0
    1 play sheeple-open 1,1 0
    0 play sheeple-open 1,-1 0
"""


def test_MM_16_the_moved_tile_is_a_cause() -> None:
    match = fuzzy(
        "neutral-open 0",
        CLOSED,
        OPEN_TOO,
        AROUND,
        "1 play neutral-open 1,2 0; 0 move 0,0 1,0;" + TEALS,
    )
    assert facedown(match, "0,0") == {"1,-1"}


def test_MM_16_a_forbidden_tie_at_the_moved_tile_makes_the_move_illegal() -> None:
    match = fuzzy("neutral-open 0", CLOSED, OPEN_TOO, AROUND)
    assert ruling_against(match, 1, "move 0,0 1,0") == "MM-16"


# Teal in the west and green in the south share a meadow over the neutral tile on 0,0, below which
# an open tile lies; in the east there is a tile of nobody's.
SHARED = (
    "0 play neutral-open 0,-1 0; 1 move 0,-1 0,0;"
    + GREENS
    + """
    0 play sheeple-open -1,0 0
    1 play sheeple-open 0,1 0
    0 play blank-closed 1,0 0
"""
)
SHARERS = "neutral-open blank-closed blank-open", "blank-open blank-open blank-open"


LEAVING = "1 move 0,0 1,0; 1 discard blank-open; 1 discard sheeple-single"


def test_MM_16_for_the_returned_tile_too_before_is_before_the_whole_move() -> None:
    # All that the returned tile joins was one meadow before the neutral one left: no conflict,
    # although teal's and green's single tiles would be a tie.
    match = fuzzy("blank-open 0", *SHARERS, SHARED, LEAVING)
    assert facedown(match, "0,-1") == set()


def test_MM_16_the_returned_tile_lies_there() -> None:
    match = fuzzy("blank-open 0", *SHARERS, SHARED, LEAVING)
    assert "0,0" not in cells_to_play(match)


# East of that, beyond 1,0, there is a tile of nobody's and in the north of it a Sheeple of teal's.
SHARED_AND_ONE_MORE = SHARED + "1 play blank-open 2,0 0; 0 play sheeple-single 1,-1 0\n"


def test_MM_16_the_old_cell_counts_as_empty_for_the_moved_tile() -> None:
    # It has left green and teal behind and joins the other teal Sheeple in peace.
    match = fuzzy("blank-open 0", *SHARERS, SHARED_AND_ONE_MORE)
    assert "move 0,0 1,0" in may(match, 1)


def test_MM_12_a_part_mixing_several_meadows_is_a_side_by_itself() -> None:
    # The returned tile joins the old meadow, with two owners, and the moved tile's new one, which
    # has three tiles, one of them from the old meadow, but a single owner.
    match = fuzzy("blank-open 0", *SHARERS, SHARED_AND_ONE_MORE, LEAVING)
    assert facedown(match, "0,-1") == {"1,-1"}
