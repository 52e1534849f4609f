"""Fences, facedown tiles and meadows: rulings MM-1 to MM-3."""

from tests.games.meadowmight.scenario import (
    cells_to_play,
    dealt,
    elsewhere,
    facedown,
    lay,
    may,
    play_on,
    ruling_against,
    totals,
)

OPEN = "blank-open blank-open blank-open"  # teal's
OPEN_TOO = "neutral-open neutral-open neutral-open"  # green's
CLOSED = "blank-closed blank-closed blank-closed"

# MM-1 Fence


def test_MM_1_without_a_fence_the_border_is_open() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), "0 play sheeple-open 1,0 0")
    assert ruling_against(match, 1, "play sheeple-open -1,0 0") == "MM-7"


def test_MM_1_the_border_is_closed_if_the_one_tile_has_a_fence_on_it() -> None:
    match = play_on(dealt("blank-single 3", OPEN, OPEN_TOO), "0 play sheeple-open 1,0 0")
    assert "play sheeple-open -1,0 0" in may(match, 1)


def test_MM_1_the_border_is_closed_if_the_other_tile_has_a_fence_on_it() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), "0 play sheeple-open 1,0 0")
    assert may(match, 1, "play sheeple-single -1,0") == {"play sheeple-single -1,0 1"}


def test_MM_1_a_rotation_turns_the_fences_clockwise() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), "0 play sheeple-open 1,0 0")
    east_closed = {f"play sheeple-corner -1,0 {rotation}" for rotation in (0, 1)}  # NE, ES
    assert may(match, 1, "play sheeple-corner -1,0") == east_closed


def test_MM_1_a_side_facing_an_empty_cell_is_open_without_a_fence() -> None:
    match = play_on(
        dealt("blank-closed 0", OPEN, CLOSED),
        """
        0 play sheeple-triple 1,0 2       # open to the east
        1 play blank-closed -1,0 0
        """,
    )
    assert totals(elsewhere(match, "-1,0")) == [0, 0]


def test_MM_1_a_side_facing_an_empty_cell_is_closed_by_the_tiles_own_fence() -> None:
    match = play_on(
        dealt("blank-closed 0", OPEN, CLOSED),
        """
        0 play sheeple-triple 1,0 0       # open to the west, where the start tile has a fence
        1 play blank-closed -1,0 0
        """,
    )
    assert totals(elsewhere(match, "-1,0")) == [1, 0]


def test_MM_1_the_edge_of_the_allowed_board_is_no_fence() -> None:
    match = play_on(
        dealt("blank-closed 0", OPEN, CLOSED),
        """
        0 play sheeple-triple 1,0 2
        1 play blank-closed -1,0 0
        """,
    )
    lay(match, "-2,0", "-3,0", "-4,0", "-5,0", "-6,0")  # 1,0 lies at the eastern edge
    assert "2,0" not in cells_to_play(match)
    assert totals(elsewhere(match, "-6,0")) == [0, 0]


# MM-2 Face down

# Teal's meadow of three tiles beats green's of one: -1,0 lies facedown.
BEATEN = """
    0 play sheeple-open 1,0 0
    1 play sheeple-single -1,0 1
    0 play blank-open 0,1 0
    1 play blank-closed 2,0 0
    0 play blank-open -1,1 0
"""


def test_MM_2_a_facedown_tile_may_be_covered_by_a_played_one() -> None:
    match = play_on(dealt("blank-open 0", OPEN, CLOSED), BEATEN)
    assert facedown(match) == {"-1,0"}


def test_MM_2_a_covered_facedown_tile_is_no_place_to_play_any_more() -> None:
    match = play_on(dealt("blank-open 0", OPEN, CLOSED), BEATEN, "1 play blank-closed -1,0 0")
    assert ruling_against(match, 0, "play sheeple-triple -1,0 0") == "MM-6"


def test_MM_2_a_facedown_tile_is_in_no_meadow() -> None:
    match = play_on(dealt("blank-open 0", OPEN, CLOSED), BEATEN)
    lay(match, "2,1")
    # It was green's and open to the west; now teal may play there with no fence between.
    assert "play sheeple-parallel -2,0 0" in may(match, 0)


def test_MM_2_faceup_it_was_in_one() -> None:
    before_the_last = BEATEN[: BEATEN.rindex("0 play")]
    match = play_on(dealt("blank-open 0", OPEN, CLOSED), before_the_last)
    assert ruling_against(match, 0, "play sheeple-parallel -2,0 0") == "MM-7"


# Green's Sheeple, open to the east only, has the facedown tile of teal there.
GREEN_WINS = """
    1 play sheeple-triple 1,0 2
    0 play sheeple-triple 2,0 1
    1 turn 2,0 0; 1 discard blank-closed; 1 discard blank-closed
    0 play blank-closed -1,0 0
"""


def test_MM_2_a_facedown_tile_is_closed_on_all_sides() -> None:
    match = play_on(
        dealt(
            "blank-closed 0",
            "blank-closed blank-open blank-open",
            "blank-closed blank-closed blank-open",
            first=1,
        ),
        GREEN_WINS,
    )
    assert facedown(match) == {"2,0"}
    assert totals(elsewhere(match, "-1,0")) == [0, 1]


# MM-3 Meadow


def test_MM_3_a_meadow_reaches_as_far_as_open_borders_go() -> None:
    match = play_on(
        dealt("blank-open 0", OPEN, OPEN_TOO),
        """
        0 play sheeple-open 1,0 0
        1 play neutral-open -1,0 0
        0 play blank-open -1,1 0
        """,
    )
    assert ruling_against(match, 1, "play sheeple-open -1,2 0") == "MM-7"


def test_MM_3_a_meadow_goes_around_a_fence() -> None:
    match = play_on(
        dealt("blank-open 0", "blank-single blank-open blank-open", OPEN_TOO),
        """
        0 play sheeple-open 1,0 0
        1 play neutral-open 1,1 0
        0 play blank-single 0,1 0        # its fence is towards 0,0
        """,
    )
    assert ruling_against(match, 1, "play sheeple-open 0,2 0") == "MM-7"


def test_MM_3_behind_the_fence_begins_another_meadow() -> None:
    match = play_on(
        dealt("blank-open 0", "blank-single blank-open blank-open", OPEN_TOO),
        """
        0 play sheeple-open 1,0 0
        1 play neutral-open -1,0 0
        0 play blank-single 0,1 0
        """,
    )
    assert "play sheeple-open 0,2 0" in may(match, 1)


def test_MM_3_a_meadow_is_enclosed_if_every_border_of_it_is_closed() -> None:
    match = play_on(
        dealt("blank-closed 0", "blank-triple blank-open blank-open", CLOSED),
        """
        0 play sheeple-triple 1,0 2       # open to the east
        1 play blank-closed -1,0 0
        0 play blank-triple 2,0 0         # open to the west
        """,
    )
    assert totals(elsewhere(match, "-1,0")) == [2, 0]


def test_MM_3_one_open_border_and_it_is_not() -> None:
    match = play_on(
        dealt("blank-closed 0", "blank-corner blank-open blank-open", CLOSED),
        """
        0 play sheeple-triple 1,0 2
        1 play blank-closed -1,0 0
        0 play blank-corner 2,0 0         # open to the south too
        """,
    )
    assert totals(elsewhere(match, "-1,0")) == [0, 0]


def test_MM_3_a_meadow_without_sheeple_is_nobodys() -> None:
    match = play_on(
        dealt("blank-closed 0", "neutral-triple blank-open blank-open", CLOSED),
        """
        0 play neutral-triple 1,0 0
        1 play blank-closed -1,0 0
        """,
    )
    assert totals(elsewhere(match, "-1,0")) == [0, 0]
