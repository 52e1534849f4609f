"""Moving neutral sheep: ruling MM-F5."""

from typing import Any

import pytest

import sheepfold
from tests.games.meadowmight.scenario import (
    cells_to_play,
    dealt,
    exactly,
    facedown,
    may,
    play_on,
    ruling_against,
)

OPEN = "blank-open blank-open blank-open"  # teal's
OPEN_TOO = "neutral-open neutral-open neutral-open"  # green's
GREENS = "1 discard sheeple-corner; 1 discard sheeple-triple\n"


def fuzzy(start: str, teal: str, green: str, *texts: str, **options: Any) -> sheepfold.Match:
    return play_on(dealt(start, teal, green, fuzzy_fences=True, **options), *texts)


def test_MM_F5_a_neutral_tile_may_move_onto_an_adjacent_tile() -> None:
    match = fuzzy("neutral-open 0", OPEN, OPEN_TOO, "0 play blank-open 1,0 0")
    assert may(match, 1, "move") == {"move 0,0 1,0"}


def test_MM_F5_without_fuzzy_fences_nothing_moves() -> None:
    match = play_on(dealt("neutral-open 0", OPEN, OPEN_TOO), "0 play blank-open 1,0 0")
    assert may(match, 1, "move") == set()


@pytest.mark.parametrize("move", ["move 1,0 0,0", "move 2,0 1,0"])
def test_MM_F5_only_tiles_with_a_neutral_sheep_move(move: str) -> None:
    match = fuzzy(
        "neutral-open 0", OPEN, OPEN_TOO, "0 play blank-open 1,0 0; 1 play sheeple-open 2,0 0"
    )
    assert ruling_against(match, 0, move) == "MM-F5"


@pytest.mark.parametrize("cell", ["2,0", "1,1", "0,1", "0,0"])
def test_MM_F5_they_move_one_step_onto_a_tile(cell: str) -> None:
    match = fuzzy(
        "neutral-open 0",
        "blank-open blank-open blank-open",
        "blank-closed blank-closed blank-closed",
        "0 play blank-open 1,0 0; 1 play blank-closed 1,1 0; 0 play blank-open 2,0 0",
    )
    assert ruling_against(match, 1, f"move 0,0 {cell}") == "MM-F5"


def test_MM_F5_it_is_a_change_with_two_discards() -> None:
    match = fuzzy("neutral-open 0", OPEN, OPEN_TOO, "0 play blank-open 1,0 0")
    exactly(match, "1 move 0,0 1,0; 1 discard neutral-open")
    assert (match.acting, {move.split()[0] for move in may(match, 1)}) == ({1}, {"discard"})


def test_MM_F5_it_takes_effect_after_the_discards() -> None:
    match = fuzzy("neutral-open 0", OPEN, OPEN_TOO, "0 play blank-open 1,0 0")
    play_on(match, "1 move 0,0 1,0; 1 discard neutral-open; 1 discard neutral-open")
    assert "0,0" in cells_to_play(match)


def test_MM_F5_a_single_fence_does_not_hinder() -> None:
    match = fuzzy("neutral-triple 0", OPEN, OPEN_TOO, "0 play blank-open 1,0 0")
    assert "move 0,0 1,0" in may(match, 1)


def test_MM_F5_nor_does_a_fence_of_the_other_tile() -> None:
    match = fuzzy("neutral-open 0", "blank-closed blank-open blank-open", OPEN_TOO)
    play_on(match, "0 play blank-closed 1,0 0")
    assert "move 0,0 1,0" in may(match, 1)


def test_MM_F5_not_across_a_double_fence() -> None:
    match = fuzzy("neutral-single 1", "blank-closed blank-open blank-open", OPEN_TOO)
    play_on(match, "0 play blank-closed 1,0 0")
    assert ruling_against(match, 1, "move 0,0 1,0") == "MM-F5"


def test_MM_F5_a_double_fence_on_another_side_does_not_hinder() -> None:
    match = fuzzy("neutral-single 1", "blank-closed blank-open blank-open", OPEN_TOO)
    play_on(match, "0 play blank-closed 1,0 0; 1 play neutral-open 0,1 0")
    assert "move 0,0 0,1" in may(match, 0)


def test_MM_F5_the_rotation_is_kept() -> None:
    match = fuzzy("neutral-single 2", OPEN, OPEN_TOO, "0 play blank-open 1,0 0")
    play_on(match, "1 move 0,0 1,0;" + GREENS)
    assert may(match, 0, "turn") == {"turn 1,0 0", "turn 1,0 1", "turn 1,0 3"}


def test_MM_F5_a_sheeple_may_be_covered() -> None:
    match = fuzzy("neutral-open 0", OPEN, OPEN_TOO, "0 play sheeple-single 1,0 1")
    play_on(match, "1 move 0,0 1,0;" + GREENS, "0 play blank-open 2,0 0")
    assert may(match, 1, "turn") == set()


# Green's Sheeple on 0,-1 lies facedown, in the east of it a neutral tile.
BESIDE_FACEDOWN = """
    0 play sheeple-open -1,0 0
    1 play sheeple-open 0,-1 0
    0 play blank-open -2,0 0
    1 turn 0,0 1; 1 discard sheeple-corner; 1 discard sheeple-triple
"""
SINGLES = "blank-open neutral-single neutral-single"


def test_MM_F5_a_facedown_tile_may_be_covered() -> None:
    match = fuzzy(
        "blank-corner 0",
        SINGLES,
        OPEN_TOO,
        BESIDE_FACEDOWN,
        """
        0 play neutral-single 1,-1 0
        1 move 1,-1 0,-1; 1 discard neutral-open; 1 discard neutral-open
        """,
    )
    assert facedown(match, "1,-1") == set()


def test_MM_F5_a_fence_towards_a_facedown_tile_is_a_double_fence() -> None:
    match = fuzzy("blank-corner 0", SINGLES, OPEN_TOO, BESIDE_FACEDOWN)
    play_on(match, "0 play neutral-single 1,-1 3")
    assert ruling_against(match, 1, "move 1,-1 0,-1") == "MM-F5"


def test_MM_F5_a_house_does_not_hinder() -> None:
    match = fuzzy(
        "neutral-single 0", "house-single blank-open blank-open", OPEN_TOO, wool_wolves=True
    )
    play_on(match, "0 play house-single 1,0 0")
    assert (may(match, 1, "turn"), may(match, 1, "move")) == (set(), {"move 0,0 1,0"})


def test_MM_F5_a_moved_tile_has_no_other_effect_than_its_conflict() -> None:
    match = fuzzy("neutral-open 0", OPEN, OPEN_TOO, "0 play sheeple-open 1,0 0")
    play_on(match, "1 move 0,0 1,0;" + GREENS)
    assert facedown(match, "0,0") == set()
