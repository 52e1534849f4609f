"""What a pond does when it is played: ruling MM-W4."""

from typing import Any

import sheepfold
from tests.games.meadowmight.scenario import (
    CHANCE,
    cells_to_play,
    dealt,
    exactly,
    facedown,
    may,
    play_on,
    ruling_against,
)

PONDS = "pond-open pond-corner blank-open"  # teal's
OPEN_TOO = "neutral-open neutral-open neutral-open"  # green's


def wolves(start: str, teal: str, green: str, *texts: str, **options: Any) -> sheepfold.Match:
    return play_on(dealt(start, teal, green, wool_wolves=True, **options), *texts)


# Teal's Sheeple is east of the closed start tile, green's south of it.
BOTH = """
    0 play sheeple-triple 1,0 0
    1 play sheeple-triple 0,1 0
"""


def at_the_pond(*texts: str) -> sheepfold.Match:
    match = wolves("blank-closed 0", PONDS, OPEN_TOO, BOTH)
    return exactly(match, "0 play pond-open -1,0 0", *texts)


def test_MM_W4_one_of_ones_sheeple_may_be_taken_back() -> None:
    assert may(at_the_pond(), 0) == {"recall 1,0", "done"}


def test_MM_W4_it_comes_into_the_hand() -> None:
    match = play_on(at_the_pond("0 recall 1,0"), "1 play neutral-open 0,2 0")
    assert "play sheeple-triple 1,0 2" in may(match, 0)


def test_MM_W4_its_cell_is_empty() -> None:
    assert "1,0" in cells_to_play(play_on(at_the_pond("0 recall 1,0")))


def test_MM_W4_one_may_leave_it_there() -> None:
    match = play_on(at_the_pond("0 done"))
    assert (match.acting, "1,0" in cells_to_play(match)) == ({1}, False)


def test_MM_W4_only_one_is_taken_back() -> None:
    match = wolves(
        "blank-closed 0",
        PONDS,
        OPEN_TOO,
        BOTH,
        "0 play sheeple-open 2,0 0; 1 play neutral-open 0,2 0",
    )
    exactly(match, "0 play pond-open -1,0 0")
    assert may(match, 0) == {"recall 1,0", "recall 2,0", "done"}
    exactly(match, "0 recall 2,0")
    assert match.acting == {CHANCE}


def test_MM_W4_anothers_sheeple_is_not_taken_back() -> None:
    assert ruling_against(at_the_pond(), 0, "recall 0,1") == "MM-W4"


def test_MM_W4_nor_is_another_tile() -> None:
    assert ruling_against(at_the_pond(), 0, "recall 0,0") == "MM-W4"


def test_MM_W4_without_a_sheeple_it_is_done_by_itself() -> None:
    match = dealt("blank-closed 0", PONDS, OPEN_TOO, wool_wolves=True)
    assert exactly(match, "0 play pond-open 1,0 0").acting == {CHANCE}


def test_MM_W4_not_if_an_adjacent_tile_has_a_neutral_sheep() -> None:
    match = wolves(
        "neutral-open 0", PONDS, OPEN_TOO, "0 play sheeple-open 1,0 0; 1 play neutral-open 2,0 0"
    )
    assert exactly(match, "0 play pond-open 0,1 0").acting == {CHANCE}


def test_MM_W4_not_if_an_adjacent_tile_is_anybodys_sheeple() -> None:
    match = wolves("blank-closed 0", PONDS, OPEN_TOO, BOTH)
    assert exactly(match, "0 play pond-open 0,2 0").acting == {CHANCE}


def test_MM_W4_a_fence_between_them_does_not_help() -> None:
    match = wolves("blank-closed 0", PONDS, OPEN_TOO, BOTH)
    assert exactly(match, "0 play pond-open 2,0 0").acting == {CHANCE}  # beside teal's own


# The pond joins teal's two tiles in the west to green's Sheeple in the east.
POND_JOINS = """
    0 play blank-closed -1,0 0
    1 play blank-closed 1,0 0
    0 play blank-open -1,-1 0
    1 play sheeple-open 1,-1 0
    0 play sheeple-open -2,-1 0
    1 play blank-closed 2,0 0
"""
JOINER = "pond-open blank-closed blank-open"
CLOSED = "blank-closed blank-closed neutral-open"


def test_MM_W4_sheep_are_looked_for_after_the_conflict() -> None:
    match = wolves("blank-closed 0", JOINER, CLOSED, POND_JOINS)
    exactly(match, "0 play pond-open 0,-1 0")  # green's Sheeple beside it turns facedown
    assert may(match, 0) == {"recall -2,-1", "done"}


def test_MM_W4_what_was_turned_facedown_stays_so_after_the_recall() -> None:
    match = wolves("blank-closed 0", JOINER, CLOSED, POND_JOINS)
    play_on(match, "0 play pond-open 0,-1 0; 0 recall -2,-1")
    assert facedown(match, "-2,-1") == {"1,-1"}


# A corner in the middle: green's Sheeple in the north beat teal's in the west, which lies facedown
# below another one of teal's.
ON_FACEDOWN = """
    0 play sheeple-open -1,0 0
    1 play sheeple-open 0,-1 0
    0 play blank-open 0,-2 0
    1 turn 0,0 1; 1 discard sheeple-corner; 1 discard sheeple-triple
"""


def test_MM_W4_a_facedown_sheeple_is_not_taken_back() -> None:
    match = wolves("blank-corner 0", PONDS, OPEN_TOO, ON_FACEDOWN)
    exactly(match, "0 play pond-open 1,0 0")
    assert match.acting == {CHANCE}


def test_MM_W4_beside_a_facedown_sheeple_there_is_no_sheep() -> None:
    match = wolves(
        "blank-corner 0",
        PONDS,
        OPEN_TOO,
        ON_FACEDOWN,
        "0 play sheeple-triple 1,0 0; 1 play neutral-open 1,-2 0",
    )
    exactly(match, "0 play pond-open -2,0 0")
    assert may(match, 0) == {"recall 1,0", "done"}


def test_MM_16_below_a_recalled_sheeple_a_facedown_tile_returns_facedown() -> None:
    match = wolves(
        "blank-corner 0",
        PONDS,
        OPEN_TOO,
        ON_FACEDOWN,
        "0 play sheeple-triple -1,0 0; 1 play neutral-open 1,-2 0",
    )
    play_on(match, "0 play pond-open 1,0 0; 0 recall -1,0")
    assert facedown(match) == {"-1,0"}


def test_MM_16_after_a_recall_the_board_may_be_disconnected() -> None:
    match = wolves(
        "blank-closed 0",
        PONDS,
        OPEN_TOO,
        "0 play sheeple-triple 1,0 0; 1 play neutral-open 2,0 0",
    )
    play_on(match, "0 play pond-open -1,0 0; 0 recall 1,0")
    assert {"1,0", "3,0", "2,1"} <= cells_to_play(match)


def driven(*texts: str) -> sheepfold.Match:
    """Teal's Sheeple, fenced to east and west, lies on 0,0, between green's and yellow's."""
    match = dealt(
        "blank-open 0",
        "pond-open pond-corner blank-closed",
        "wolf-closed neutral-open neutral-open",
        "blank-closed blank-closed blank-open",
        wool_wolves=True,
    )
    return play_on(
        match,
        """
        0 play sheeple-parallel 0,1 1
        1 play wolf-closed 0,2 0; 1 move 0,1 0,0
        2 play sheeple-open 1,0 0
        0 play blank-closed 0,-1 0
        1 play sheeple-open -1,0 0
        2 play blank-closed 0,-2 0
        """,
        *texts,
    )


def test_MM_16_a_recall_that_uncovers_a_forbidden_tie_is_illegal() -> None:
    match = exactly(driven(), "0 play pond-open 0,3 0")
    # The recall would be the only thing to do, so it was done by itself.
    assert match.acting == {CHANCE}


def test_MM_16_a_recall_is_settled_like_any_return() -> None:
    match = driven(
        "0 play sheeple-triple 0,-3 0; 1 play neutral-open -2,0 0; 2 play blank-closed 0,-4 0"
    )
    exactly(match, "0 play pond-open 0,3 0")
    assert may(match, 0) == {"recall 0,0", "recall 0,-3", "done"}
    play_on(match, "0 recall 0,0")
    assert facedown(match, "0,1") == {"1,0"}


def test_MM_16_the_refusal_of_such_a_recall_cites_it() -> None:
    match = driven(
        "0 play sheeple-triple 0,-3 0; 1 play neutral-open 1,2 0; 2 play blank-open 2,2 0"
    )
    exactly(match, "0 play pond-open 0,3 0")
    assert ruling_against(match, 0, "recall 0,0") == "MM-16"
