"""Playing a tile: rulings MM-6 and MM-7."""

import pytest

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
SHAPES = "blank-single blank-corner blank-closed"

# MM-6 Play


def test_MM_6_a_tile_is_played_next_to_a_tile() -> None:
    assert cells_to_play(dealt("blank-open 0", OPEN, OPEN_TOO)) == {"1,0", "-1,0", "0,1", "0,-1"}


@pytest.mark.parametrize("cell", ["1,1", "2,0", "-1,1", "5,5"])
def test_MM_6_a_corner_is_not_next_to_a_tile_nor_is_what_is_far_away(cell: str) -> None:
    assert (
        ruling_against(dealt("blank-open 0", OPEN, OPEN_TOO), 0, f"play blank-open {cell} 0")
        == "MM-6"
    )


def test_MM_6_a_fence_does_not_hinder_playing_beside_it() -> None:
    assert cells_to_play(dealt("blank-closed 0", OPEN, OPEN_TOO)) == {"1,0", "-1,0", "0,1", "0,-1"}


def test_MM_6_a_faceup_tile_is_not_covered() -> None:
    assert (
        ruling_against(dealt("blank-open 0", OPEN, OPEN_TOO), 0, "play blank-open 0,0 0") == "MM-6"
    )


def test_MM_6_the_tile_is_from_ones_hand() -> None:
    match = dealt("blank-open 0", OPEN, SHAPES)
    assert ruling_against(match, 0, "play blank-closed 1,0 0") == "MM-6"


def test_MM_6_a_tile_played_has_left_the_hand() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), "0 play sheeple-open 1,0 0")
    lay(match, "-1,0")
    assert ruling_against(match, 0, "play sheeple-open 2,0 0") == "MM-6"


def test_MM_6_two_equal_tiles_are_two_tiles() -> None:
    hand = "blank-closed blank-closed blank-open"
    match = play_on(
        dealt("blank-open 0", hand, OPEN_TOO),
        "0 play blank-closed 1,0 0; 1 play neutral-open -1,0 0",
    )
    assert "play blank-closed 2,0 0" in may(match, 0)


@pytest.mark.parametrize(
    ("tile", "rotations"),
    [
        ("blank-single", 4),
        ("blank-corner", 4),
        ("blank-closed", 1),
        ("sheeple-open", 1),
        ("sheeple-parallel", 2),
        ("sheeple-triple", 4),
    ],
)
def test_MM_6_a_tile_is_played_in_any_rotation(tile: str, rotations: int) -> None:
    match = dealt("blank-open 0", SHAPES, OPEN_TOO)
    wanted = {f"play {tile} 1,0 {rotation}" for rotation in range(rotations)}
    assert may(match, 0, f"play {tile} 1,0") == wanted


ROW_OF_8 = ["1,0", "2,0", "3,0", "4,0", "5,0", "6,0", "7,0"]


def test_MM_6_the_eighth_column_is_allowed() -> None:
    match = lay(dealt("blank-open 0", OPEN, OPEN_TOO), *ROW_OF_8[:-1])
    assert {"7,0", "-1,0"} <= cells_to_play(match)


@pytest.mark.parametrize("cell", ["8,0", "-1,0"])
def test_MM_6_a_ninth_column_is_not(cell: str) -> None:
    match = lay(dealt("blank-open 0", OPEN, OPEN_TOO), *ROW_OF_8)
    assert ruling_against(match, 1, f"play sheeple-triple {cell} 0") == "MM-6"


@pytest.mark.parametrize("cell", ["0,8", "0,-1"])
def test_MM_6_nor_is_a_ninth_row(cell: str) -> None:
    column = ["0,1", "0,2", "0,3", "0,4", "0,5", "0,6", "0,7"]
    match = lay(dealt("blank-open 0", OPEN, OPEN_TOO), *column)
    assert ruling_against(match, 1, f"play sheeple-triple {cell} 0") == "MM-6"


def test_MM_6_the_board_lies_around_the_tiles_wherever_the_start_tile_is() -> None:
    column = ["0,-1", "0,-2", "0,1", "0,2", "0,3", "0,4", "0,5"]
    match = lay(dealt("blank-open 0", OPEN, OPEN_TOO), *column)
    assert {"1,5", "1,-2"} <= cells_to_play(match)
    assert {"0,6", "0,-3"}.isdisjoint(cells_to_play(match))


# Green's only Sheeple lies facedown on -1,0.
FACEDOWN = """
    0 play sheeple-open 1,0 0
    1 play sheeple-single -1,0 1
    0 play blank-open 0,1 0
    1 play neutral-open 2,0 0
    0 play blank-open -1,1 0
"""


def test_MM_6_a_facedown_tile_is_covered_by_any_tile_of_any_player() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), FACEDOWN, "1 play neutral-open 2,1 0")
    assert {"play sheeple-triple -1,0 0", "play sheeple-corner -1,0 3"} <= may(match, 0)


def test_MM_6_next_to_a_facedown_tile_is_next_to_a_tile() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), FACEDOWN)
    assert "-1,-1" in cells_to_play(match)


def test_MM_6_a_facedown_tile_takes_its_room_on_the_board() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), FACEDOWN)
    lay(match, "3,0", "4,0", "5,0", "6,0")
    assert facedown(match) == {"-1,0"}
    assert "7,0" not in cells_to_play(match)


TEN_WIDE_WITH_TEAL_AT_THE_EDGE = [f"{x},0" for x in range(1, 9)]


def test_MM_6_cells_emptied_since_give_room_back() -> None:
    match = dealt(
        "blank-open 0", OPEN, "pond-open blank-open blank-open", wool_wolves=True, first=1
    )
    lay(match, *TEN_WIDE_WITH_TEAL_AT_THE_EDGE)
    play_on(match, "1 play sheeple-triple 9,0 3")
    assert "-1,0" not in cells_to_play(match)
    lay(match, "0,1")
    play_on(match, "1 play pond-open 0,2 0; 1 recall 9,0")
    assert {"-1,0", "9,0"} <= cells_to_play(match)


# MM-7 Sheeple

TEAL_AND_GREEN = """
    0 play sheeple-open 1,0 0             # teal has 0,0 and 1,0
    1 play sheeple-single -1,0 1          # green has -1,0, with a fence between
"""


def test_MM_7_a_sheeple_may_not_join_another_players_meadow() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), "0 play sheeple-open 1,0 0")
    assert ruling_against(match, 1, "play sheeple-open 0,1 0") == "MM-7"


def test_MM_7_a_sheeple_may_join_ones_own_meadow() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), TEAL_AND_GREEN)
    assert "play sheeple-parallel 0,1 1" in may(match, 0)


def test_MM_7_a_sheeple_may_join_nobodys_meadow() -> None:
    assert "play sheeple-open 0,1 0" in may(dealt("blank-open 0", OPEN, OPEN_TOO), 0)


def test_MM_7_a_sheeple_may_lie_beside_another_with_a_fence_between() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), TEAL_AND_GREEN)
    fence_to_the_east = {f"play sheeple-triple -2,0 {rotation}" for rotation in (0, 1, 3)}
    assert may(match, 0, "play sheeple-triple -2,0") == fence_to_the_east


JOINT_AT_STAKE = TEAL_AND_GREEN + "0 play blank-open 0,1 0; 1 play neutral-open 2,0 0\n"


def test_MM_7_it_is_tested_before_anything_turns_facedown() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), JOINT_AT_STAKE)
    # Teal's larger meadow would win against green's at -1,1; with a Sheeple there it may not.
    assert ruling_against(match, 0, "play sheeple-corner -1,1 2") == "MM-7"


def test_MM_7_another_tile_may_join_them() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), JOINT_AT_STAKE)
    assert "play blank-open -1,1 0" in may(match, 0)


def test_MM_7_a_sheeple_may_join_two_meadows_of_ones_own() -> None:
    match = play_on(
        dealt("blank-open 0", OPEN, OPEN_TOO),
        """
        0 play sheeple-open 1,0 0
        1 play neutral-open 2,0 0
        0 play sheeple-single -1,0 1
        1 play neutral-open 0,1 0
        0 play sheeple-corner -1,1 2          # open to the north and the east
        """,
    )
    assert facedown(match) == set()


def test_MM_7_a_facedown_sheeple_of_another_player_may_be_covered_by_ones_own() -> None:
    match = play_on(
        dealt("blank-open 0", OPEN, OPEN_TOO),
        FACEDOWN,
        "1 play neutral-open 2,1 0; 0 play sheeple-parallel -1,0 0",
    )
    assert facedown(match) == set()
