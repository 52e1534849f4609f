"""The expansion Wool Wolves: its tiles, and the wolf: rulings MM-W1 and MM-W2."""

from fractions import Fraction
from typing import Any

import pytest

import sheepfold
from tests.games.meadowmight.scenario import (
    CHANCE,
    cells_to_play,
    dealt,
    exactly,
    facedown,
    lay,
    may,
    odds,
    play_on,
    ruling_against,
)

OPEN = "blank-open blank-open blank-open"  # teal's
WOLVES = "wolf-closed blank-closed neutral-open"  # green's


def wolves(start: str, teal: str, green: str, *texts: str, **options: Any) -> sheepfold.Match:
    return play_on(dealt(start, teal, green, wool_wolves=True, **options), *texts)


# MM-W1


@pytest.mark.parametrize(
    ("start", "share"),
    [
        ("blank-open 0", Fraction(6, 64)),
        ("wolf-single 1", Fraction(1, 64) / 4),
        ("wolf-parallel 1", Fraction(1, 64) / 2),
        ("wolf-closed 0", Fraction(1, 64)),
        ("tree-open 0", Fraction(1, 64)),
        ("tree-corner 2", Fraction(1, 64) / 4),
        ("tree-triple 3", Fraction(1, 64) / 4),
        ("pond-open 0", Fraction(1, 64)),
        ("pond-corner 0", Fraction(1, 64) / 4),
        ("pond-triple 0", Fraction(1, 64) / 4),
        ("house-single 0", Fraction(1, 64) / 4),
        ("house-parallel 0", Fraction(1, 64) / 2),
        ("house-closed 0", Fraction(1, 64)),
    ],
)
def test_MM_W1_twelve_special_tiles_join_the_deck(start: str, share: Fraction) -> None:
    match = sheepfold.Match.start("meadowmight", 2, {"wool_wolves": True}, seed=None)
    assert odds(exactly(match, "-1 first 0"))[f"start {start}"] == share


def test_MM_W1_the_tenth_column_is_allowed() -> None:
    match = lay(wolves("blank-open 0", OPEN, WOLVES), *[f"{x},0" for x in range(1, 9)])
    assert {"9,0", "-1,0"} <= cells_to_play(match)


@pytest.mark.parametrize("cell", ["10,0", "-1,0"])
def test_MM_W1_an_eleventh_column_is_not(cell: str) -> None:
    match = lay(wolves("blank-open 0", OPEN, WOLVES), *[f"{x},0" for x in range(1, 10)])
    assert ruling_against(match, 1, f"play sheeple-triple {cell} 0") == "MM-6"


def test_MM_W1_special_tiles_have_fences() -> None:
    match = wolves("house-parallel 0", OPEN, WOLVES, "0 play sheeple-open 0,1 0")
    assert "play sheeple-open 0,-1 0" in may(match, 1)
    assert "play sheeple-open 1,0 0" in may(match, 1)
    play_on(match, "1 play sheeple-open 1,0 0")
    assert ruling_against(match, 0, "play sheeple-corner -1,0 3") == "MM-7"


def test_MM_W1_special_tiles_count_as_tiles_in_a_conflict() -> None:
    match = wolves(
        "blank-corner 0",
        "house-single blank-open blank-open",
        WOLVES,
        """
        0 play sheeple-open -1,0 0
        1 play sheeple-open 0,-1 0
        0 play house-single -2,0 0
        1 turn 0,0 1; 1 discard neutral-open; 1 discard blank-closed
        """,
    )
    assert facedown(match) == {"0,-1"}


# MM-W2 Wolf


def frightened(*texts: str) -> sheepfold.Match:
    """East of the neutral start tile green's wolf is played; in the west lies a tile."""
    return exactly(
        wolves("neutral-open 0", OPEN, WOLVES, "0 play blank-open -1,0 0"),
        "1 play wolf-closed 1,0 0",
        *texts,
    )


def test_MM_W2_an_adjacent_sheep_may_move_onto_an_adjacent_tile() -> None:
    assert may(frightened(), 1) == {"move 0,0 -1,0", "done"}


def test_MM_W2_after_the_last_move_it_is_done_by_itself() -> None:
    assert frightened("1 move 0,0 -1,0").acting == {CHANCE}


def test_MM_W2_the_moved_tile_has_left_its_cell() -> None:
    match = play_on(frightened("1 move 0,0 -1,0"))
    assert cells_to_play(match) >= {"0,0", "-2,0", "2,0"}


def test_MM_W2_what_did_not_move_turns_facedown() -> None:
    assert facedown(play_on(frightened("1 done"))) == {"0,0"}


def test_MM_W2_no_sheep_that_can_move_and_it_is_done_by_itself() -> None:
    match = dealt("neutral-open 0", OPEN, WOLVES, first=1, wool_wolves=True)
    exactly(match, "1 play wolf-closed 1,0 0")
    assert match.acting == {CHANCE}
    assert facedown(play_on(match)) == {"0,0"}


def test_MM_W2_no_sheep_at_all_and_it_is_done_by_itself() -> None:
    match = wolves("blank-open 0", OPEN, WOLVES, "0 play blank-open -1,0 0")
    exactly(match, "1 play wolf-closed 1,0 0")
    assert match.acting == {CHANCE}
    assert facedown(play_on(match)) == set()


@pytest.mark.parametrize("cell", ["1,0", "0,1", "-2,0", "0,0"])
def test_MM_W2_not_onto_the_wolf_nor_where_no_adjacent_tile_lies(cell: str) -> None:
    assert ruling_against(frightened(), 1, f"move 0,0 {cell}") == "MM-W2"


def test_MM_W2_a_sheep_that_is_not_adjacent_to_the_wolf_has_no_fear() -> None:
    match = wolves("neutral-open 0", OPEN, WOLVES, "0 play blank-open 1,0 0")
    exactly(match, "1 play wolf-closed 2,0 0")
    assert match.acting == {CHANCE}
    assert facedown(play_on(match)) == set()


# Beside the wolf on 1,0 are the neutral start tile and the blank one on 1,1.
BLANK_AND_NEUTRAL = """
    0 play blank-open 0,1 0
    1 play blank-closed -1,0 0
    0 play blank-open 1,1 0
    1 play wolf-closed 1,0 0
"""


def test_MM_W2_sheepless_tiles_do_not_move() -> None:
    match = wolves("neutral-open 0", OPEN, WOLVES, BLANK_AND_NEUTRAL)
    assert may(match, 1) == {"move 0,0 0,1", "move 0,0 -1,0", "done"}
    assert ruling_against(match, 1, "move 1,1 0,1") == "MM-W2"


def test_MM_W2_sheepless_tiles_stay_faceup() -> None:
    match = wolves("neutral-open 0", OPEN, WOLVES, BLANK_AND_NEUTRAL, "1 done")
    assert facedown(match) == {"0,0"}


def test_MM_W2_any_players_sheeple_may_move() -> None:
    match = wolves("blank-closed 0", OPEN, WOLVES, "0 play sheeple-open 1,0 0")
    exactly(match, "1 play wolf-closed 1,1 0")
    assert may(match, 1) == {"move 1,0 0,0", "done"}


def test_MM_W2_ones_own_sheeple_turn_facedown_too() -> None:
    match = wolves("blank-closed 0", OPEN, WOLVES, "0 play blank-open -1,0 0")
    play_on(
        match,
        "1 play sheeple-open 1,0 0; 0 play blank-open 0,1 0; 1 play wolf-closed 2,0 0; 1 done",
    )
    assert facedown(match) == {"1,0"}


def test_MM_W2_fences_do_not_hinder() -> None:
    match = wolves(
        "neutral-single 3",
        "blank-closed blank-open blank-open",
        WOLVES,
        "0 play blank-closed -1,0 0",
    )
    exactly(match, "1 play wolf-closed 1,0 0")
    assert "move 0,0 -1,0" in may(match, 1)


def test_MM_W2_houses_do_not_hinder() -> None:
    match = wolves(
        "neutral-single 3",
        "house-closed blank-open blank-open",
        WOLVES,
        "0 play house-closed -1,0 0",
    )
    exactly(match, "1 play wolf-closed 1,0 0")
    assert "move 0,0 -1,0" in may(match, 1)


def test_MM_W2_the_rotation_is_kept() -> None:
    match = wolves("neutral-single 2", OPEN, WOLVES, "0 play blank-open -1,0 0")
    play_on(match, "1 play wolf-closed 1,0 0; 1 move 0,0 -1,0")
    assert may(match, 0, "turn") == {"turn -1,0 0", "turn -1,0 1", "turn -1,0 3"}


def test_MM_W2_a_facedown_tile_may_be_covered() -> None:
    match = wolves(
        "neutral-open 0",
        OPEN,
        "wolf-closed wolf-single neutral-open",
        """
        0 play blank-open -1,0 0
        1 play wolf-closed 1,0 0; 1 done      # 0,0 lies facedown
        0 play blank-open -1,1 0
        1 play neutral-open 0,1 0
        0 play blank-open -2,0 0
        """,
    )
    exactly(match, "1 play wolf-single 0,2 0")
    assert "move 0,1 0,0" in may(match, 1)
    play_on(match, "1 move 0,1 0,0")
    assert facedown(match, "0,1") == set()


# Teal's Sheeple on 0,1 is fenced off from green's meadow, which begins at 0,0.
INTO_GREENS = """
    0 play sheeple-single 0,1 0
    1 play sheeple-open 1,0 0
    0 play blank-open 2,0 0
"""


def test_MM_W2_a_sheeple_may_move_into_another_players_meadow() -> None:
    match = exactly(wolves("blank-open 0", OPEN, WOLVES, INTO_GREENS), "1 play wolf-closed 0,2 0")
    assert may(match, 1) == {"move 0,1 0,0", "done"}


def test_MM_12_a_moved_sheeple_contends_even_at_size_0() -> None:
    match = wolves(
        "blank-open 0", OPEN, WOLVES, INTO_GREENS, "1 play wolf-closed 0,2 0; 1 move 0,1 0,0"
    )
    assert facedown(match, "0,1") == {"0,0"}


# A first wolf drove the neutral tile onto teal's Sheeple on 1,0, where it is green's now; a second
# one drives it off again.
UNCOVERED = """
    0 play sheeple-open 1,0 0
    1 play wolf-closed -1,0 0; 1 move 0,0 1,0
    0 play blank-closed 2,0 0
    1 play sheeple-open 1,1 0
    0 play blank-closed 3,0 0
    1 play wolf-single 1,-1 2; 1 move 1,0 2,0
"""
BOTH_HANDS = "blank-closed blank-closed blank-open", "wolf-closed wolf-single neutral-open"


def test_MM_12_an_uncovered_sheeple_contends_at_size_0() -> None:
    match = wolves("neutral-open 0", *BOTH_HANDS, UNCOVERED)
    assert facedown(match, "0,0") == {"1,0"}


def test_MM_F3_an_uncovered_cause_does_not_turn_facedown_either() -> None:
    match = wolves("neutral-open 0", *BOTH_HANDS, UNCOVERED, fuzzy_fences=True)
    assert facedown(match, "0,0") == set()


# 1,0 is closed; the neutral tile west of it, once on it, joins teal in the north to green in the
# south. The wolf is to be beside both the neutral tile and green's Sheeple.
TWO_FRIGHTENED = """
    0 play blank-closed 1,0 0
    1 play sheeple-open 1,1 0
    0 play sheeple-open 1,-1 0
    1 play blank-closed 2,0 0
"""
HAND = "blank-closed blank-open blank-open"


def test_MM_W2_the_order_is_the_players() -> None:
    match = wolves("neutral-open 0", HAND, WOLVES, TWO_FRIGHTENED, "0 play blank-open 1,-2 0")
    exactly(match, "1 play wolf-closed 0,1 0")
    assert may(match, 1) == {"move 0,0 1,0", "move 1,1 1,0", "done"}


def test_MM_W2_one_turned_facedown_meanwhile_does_not_move() -> None:
    match = wolves("neutral-open 0", HAND, WOLVES, TWO_FRIGHTENED, "0 play blank-open 1,-2 0")
    exactly(match, "1 play wolf-closed 0,1 0; 1 move 0,0 1,0")
    assert match.acting == {CHANCE}
    assert facedown(play_on(match), "0,0") == {"1,1"}


def test_MM_W2_each_moves_once() -> None:
    match = wolves("neutral-open 0", HAND, WOLVES, TWO_FRIGHTENED, "0 play blank-open 1,-2 0")
    exactly(match, "1 play wolf-closed 0,1 0; 1 move 1,1 1,0")
    assert ruling_against(match, 1, "move 1,0 1,1") == "MM-W2"


def test_MM_W2_a_moved_tile_may_be_covered_by_the_next() -> None:
    match = wolves("neutral-open 0", HAND, WOLVES, TWO_FRIGHTENED, "0 play blank-open 1,-2 0")
    exactly(match, "1 play wolf-closed 0,1 0; 1 move 1,1 1,0")
    assert may(match, 1) == {"move 0,0 1,0", "done"}


def test_MM_W2_a_forbidden_tie_makes_a_move_illegal() -> None:
    match = wolves("neutral-open 0", HAND, WOLVES, TWO_FRIGHTENED, "0 play blank-open -1,0 0")
    exactly(match, "1 play wolf-closed 0,1 0")
    assert ruling_against(match, 1, "move 0,0 1,0") == "MM-16"


# The wolf joins teal's two tiles in the west to green's Sheeple in the east.
WOLF_JOINS = """
    0 play blank-closed -1,0 0
    1 play blank-closed 1,0 0
    0 play sheeple-open -1,-1 0
    1 play sheeple-open 1,-1 0
    0 play blank-open -2,-1 0
"""
JOINER = "wolf-parallel blank-closed neutral-open"


def test_MM_W2_who_may_move_is_fixed_once_the_wolfs_own_conflict_is_settled() -> None:
    match = wolves("blank-closed 0", HAND, JOINER, WOLF_JOINS)
    exactly(match, "1 play wolf-parallel 0,-1 0")
    assert may(match, 1) == {"move -1,-1 -2,-1", "move -1,-1 -1,0", "done"}


def test_MM_5_the_conflict_comes_before_the_special_effect() -> None:
    match = wolves("blank-closed 0", HAND, JOINER, WOLF_JOINS)
    play_on(match, "1 play wolf-parallel 0,-1 0; 1 move -1,-1 -2,-1")
    assert facedown(match, "-1,-1") == {"1,-1"}  # teal's Sheeple beat it before it moved away


def test_MM_5_the_draw_comes_after_the_special_effect() -> None:
    match = wolves("blank-closed 0", HAND, JOINER, WOLF_JOINS)
    exactly(match, "1 play wolf-parallel 0,-1 0")
    assert match.acting == {1}


@pytest.mark.parametrize("move", ["play neutral-open 3,0 0", "turn 0,-1 1", "discard neutral-open"])
def test_MM_W2_before_the_wolf_is_done_with_there_is_nothing_else_to_do(move: str) -> None:
    match = wolves("blank-closed 0", HAND, JOINER, WOLF_JOINS)
    exactly(match, "1 play wolf-parallel 0,-1 0")
    assert ruling_against(match, 1, move) == "MM-W2"


# With Fuzzy Fences a neutral tile lies on another one.
STACKED = """
    0 play neutral-open 1,0 0
    1 move 0,0 1,0; 1 discard sheeple-corner; 1 discard sheeple-triple
    0 play blank-open 2,0 0
"""


def test_MM_W2_a_newly_uncovered_tile_neither_moves_nor_turns_facedown() -> None:
    match = wolves(
        "neutral-open 0", "neutral-open blank-open blank-open", WOLVES, STACKED, fuzzy_fences=True
    )
    exactly(match, "1 play wolf-closed 1,1 0; 1 move 1,0 2,0")
    assert match.acting == {CHANCE}
    assert facedown(play_on(match), "0,0") == set()


def test_MM_W2_unmoved_the_top_tile_alone_turns_facedown() -> None:
    match = wolves(
        "neutral-open 0", "neutral-open blank-open blank-open", WOLVES, STACKED, fuzzy_fences=True
    )
    play_on(match, "1 play wolf-closed 1,1 0; 1 done")
    assert facedown(match, "0,0") == {"1,0"}
