"""When there is a conflict, and who contends: rulings MM-11 and MM-12."""

from tests.games.meadowmight.scenario import (
    APART,
    GAP,
    GAP_HANDS,
    GREEN_JOINS,
    SHEEPLE_TURNED,
    TWO_OF_GREENS,
    TWO_OF_TEALS,
    dealt,
    exactly,
    facedown,
    play_on,
)

OPEN = "blank-open blank-open blank-open"  # teal's
OPEN_TOO = "neutral-open neutral-open neutral-open"  # green's
# MM-11 When


def test_MM_11_a_tile_played_between_meadows_of_different_owners_makes_a_conflict() -> None:
    match = play_on(
        dealt("blank-open 0", OPEN, OPEN_TOO),
        """
        0 play sheeple-open 1,0 0
        1 play sheeple-single -1,0 1
        0 play blank-open 0,1 0
        1 play neutral-open 2,0 0
        0 play blank-open -1,1 0
        """,
    )
    assert facedown(match) == {"-1,0"}


def test_MM_11_a_tile_turned_makes_a_conflict() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO), APART, "0 play blank-open -2,0 0\n", GREEN_JOINS
    )
    assert facedown(match) == {"0,-1"}


def test_MM_11_it_begins_only_after_the_discards() -> None:
    match = play_on(dealt("blank-corner 0", OPEN, OPEN_TOO), APART, "0 play blank-open -2,0 0")
    exactly(match, "1 turn 0,0 1; 1 discard sheeple-corner")
    assert match.acting == {1}
    play_on(match, "1 discard neutral-open")
    assert facedown(match) == {"0,-1"}


def test_MM_11_meadows_of_one_owner_join_in_peace() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO),
        """
        0 play sheeple-open -1,0 0
        1 play neutral-open -2,0 0
        0 play sheeple-single 0,-1 0
        1 turn 0,0 1; 1 discard neutral-open; 1 discard neutral-open
        """,
    )
    assert facedown(match) == set()


def test_MM_11_a_meadow_of_nobody_is_joined_in_peace() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO),
        """
        0 play sheeple-open -1,0 0
        1 play neutral-open 0,-1 0
        0 turn 0,0 1; 0 discard blank-open; 0 discard blank-open
        """,
    )
    assert facedown(match) == set()


def test_MM_11_it_happens_whoever_acts() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO, "blank-closed blank-closed blank-closed"),
        APART,
        """
        2 play blank-closed -1,1 0
        0 play blank-open -2,0 0
        1 play neutral-open -3,0 0
        2 turn 0,0 1; 2 discard sheeple-open; 2 discard blank-closed
        """,
    )
    assert facedown(match) == {"0,-1"}


# MM-12 Sides


def test_MM_12_the_cause_does_not_count_as_a_tile() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO),
        APART,
        """
        0 play blank-open 0,-2 0              # with the start tile teal's meadow has two, too
        """,
        GREEN_JOINS,
    )
    assert facedown(match) == {"-1,0"}


def test_MM_12_sheep_do_not_count() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO),
        APART,
        """
        0 play blank-open -2,0 0
        1 play neutral-open 0,-2 0
        0 play blank-open -3,0 0
        """,
        GREEN_JOINS,  # three tiles, all without neutral sheep, against two
    )
    assert facedown(match) == {"0,-1"}


# Teal has two tiles east and two west of the start tile, all of them one meadow; green has three.
TWO_PARTS = """
    0 play sheeple-open 1,0 0
    1 play sheeple-open 0,-1 0
    0 play blank-open 2,0 0
    1 play neutral-open 0,-2 0
    0 play blank-open -1,0 0
    1 play neutral-open 0,-3 0
    0 play blank-open -2,0 0
    1 turn 0,0 2; 1 discard sheeple-corner; 1 discard sheeple-parallel
"""


def test_MM_12_parts_that_were_one_meadow_before_are_one_side() -> None:
    match = play_on(dealt("blank-single 0", OPEN, OPEN_TOO), TWO_PARTS)
    assert facedown(match) == {"0,-1"}


def test_MM_12_what_the_cause_reaches_no_more_is_no_part_of_it() -> None:
    match = play_on(
        dealt("blank-single 0", OPEN, OPEN_TOO),
        TWO_PARTS[: TWO_PARTS.index("1 turn")] + "1 turn 0,0 1;" + TWO_OF_GREENS,
    )  # turned away from the Sheeple in the east, the start tile has two tiles without any
    assert facedown(match) == set()


def test_MM_12_a_side_without_sheeple_does_not_contend_however_large() -> None:
    match = play_on(
        dealt("blank-closed 0", *GAP_HANDS),
        GAP,
        """
        0 play blank-open -1,-1 0
        1 play sheeple-open 0,-2 0
        0 play blank-open -2,-1 0
        1 play blank-open -3,-1 0
        0 play neutral-open 2,-1 0
        1 play neutral-open 0,-1 0            # nobody's three, teal's two, green's one
        """,
    )
    assert facedown(match) == {"0,-2"}


def test_MM_12_the_cause_does_not_count_as_a_sheeple() -> None:
    match = play_on(
        dealt("blank-open 0", OPEN, OPEN_TOO),
        SHEEPLE_TURNED,
        "0 turn 1,0 1;" + TWO_OF_TEALS,  # a tile each; only green has a Sheeple beside the cause
    )
    assert facedown(match) == {"1,0"}


def test_MM_12_what_a_turned_sheeple_still_reaches_contends_for_its_colour() -> None:
    match = play_on(
        dealt("blank-open 0", OPEN, OPEN_TOO),
        SHEEPLE_TURNED,
        "0 play blank-open -1,0 0; 1 turn 1,0 1;" + TWO_OF_GREENS,
    )
    assert facedown(match) == {"1,-1"}


def test_MM_12_what_it_does_not_reach_any_more_does_not() -> None:
    match = play_on(
        dealt("blank-open 0", OPEN, OPEN_TOO),
        SHEEPLE_TURNED,
        "0 play blank-open -1,0 0; 1 turn 1,0 3;" + TWO_OF_GREENS,  # its fence is to the west now
    )
    assert facedown(match) == {"1,0"}


def test_MM_12_a_turned_sheeple_contends_even_at_size_0() -> None:
    match = play_on(
        dealt("blank-closed 0", OPEN, OPEN_TOO, first=1),
        """
        1 play sheeple-triple 1,0 2           # open to the east
        0 play sheeple-triple 2,0 1           # open to the north
        1 turn 2,0 0; 1 discard neutral-open; 1 discard neutral-open
        """,
    )
    assert facedown(match) == {"2,0"}
