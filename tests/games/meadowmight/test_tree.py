"""The tree and the house of Wool Wolves: rulings MM-W3 and MM-W5."""

from typing import Any

import pytest

import sheepfold
from tests.games.meadowmight.scenario import (
    CHANCE,
    dealt,
    elsewhere,
    exactly,
    facedown,
    may,
    play_on,
    ruling_against,
)

TREES = "tree-open tree-corner blank-single"  # teal's
OPEN_TOO = "neutral-open neutral-open neutral-open"  # green's


def wolves(start: str, teal: str, green: str, *texts: str, **options: Any) -> sheepfold.Match:
    return play_on(dealt(start, teal, green, wool_wolves=True, **options), *texts)


# MM-W3 Tree


def planted(*texts: str) -> sheepfold.Match:
    """Teal's tree stands east of the start tile, which has one fence."""
    match = dealt("blank-single 0", TREES, OPEN_TOO, wool_wolves=True)
    return exactly(match, "0 play tree-open 1,0 0", *texts)


def test_MM_W3_either_tiles_are_turned_or_one_is_drawn() -> None:
    turns = {"turn 0,0 1", "turn 0,0 2", "turn 0,0 3"}
    assert may(planted(), 0) == turns | {"draw", "done"}


def test_MM_W3_the_tree_itself_may_be_turned() -> None:
    match = dealt("blank-closed 0", TREES, OPEN_TOO, wool_wolves=True)
    exactly(match, "0 play tree-corner 1,0 0")
    assert may(match, 0, "turn") == {"turn 1,0 1", "turn 1,0 2", "turn 1,0 3"}


def test_MM_W3_a_turn_is_free() -> None:
    match = planted("0 turn 0,0 1")
    assert match.acting == {CHANCE}  # no discards, and nothing else to turn


def test_MM_W3_two_different_tiles_may_be_turned() -> None:
    match = dealt("blank-single 0", TREES, OPEN_TOO, wool_wolves=True)
    exactly(match, "0 play tree-corner 1,0 0; 0 turn 0,0 2")
    assert may(match, 0) == {"turn 1,0 1", "turn 1,0 2", "turn 1,0 3", "done"}


def test_MM_W3_the_same_tile_is_not_turned_twice() -> None:
    match = dealt("blank-single 0", TREES, OPEN_TOO, wool_wolves=True)
    exactly(match, "0 play tree-corner 1,0 0; 0 turn 0,0 2")
    assert ruling_against(match, 0, "turn 0,0 0") == "MM-W3"


def test_MM_W3_after_two_turns_it_is_done_by_itself() -> None:
    match = wolves(
        "blank-single 0",
        "blank-corner tree-corner blank-single",
        OPEN_TOO,
        "0 play blank-single 0,1 3; 1 play neutral-open 0,2 0",
    )
    exactly(match, "0 play tree-corner 1,0 0; 0 turn 0,0 2; 0 turn 1,0 1")
    assert match.acting == {CHANCE}


def test_MM_W3_one_turn_is_enough() -> None:
    match = dealt("blank-single 0", TREES, OPEN_TOO, wool_wolves=True)
    exactly(match, "0 play tree-corner 1,0 0; 0 turn 0,0 2; 0 done")
    assert match.acting == {CHANCE}


def test_MM_W3_no_turn_is_enough() -> None:
    assert planted("0 done").acting == {CHANCE}


def test_MM_W3_the_turns_are_made_one_after_the_other() -> None:
    # Turned to the east, the start tile's fence and the tree's are a double fence.
    match = dealt("blank-single 0", TREES, OPEN_TOO, wool_wolves=True)
    exactly(match, "0 play tree-corner 1,0 3")
    assert "turn 1,0 1" in may(match, 0)
    exactly(match, "0 turn 0,0 1")
    assert match.acting == {CHANCE}  # so nothing is left to turn


def test_MM_W3_whoever_turned_does_not_draw_as_well() -> None:
    match = dealt("blank-single 0", TREES, OPEN_TOO, wool_wolves=True)
    exactly(match, "0 play tree-corner 1,0 0; 0 turn 0,0 2")
    assert ruling_against(match, 0, "draw") == "MM-W3"


def test_MM_W3_a_tile_more_is_drawn() -> None:
    match = planted("0 draw; -1 draw neutral-corner")
    assert match.acting == {CHANCE}  # the turn's own draw


def test_MM_W3_and_then_nothing_is_turned() -> None:
    match = planted("0 draw; -1 draw neutral-corner; -1 draw neutral-corner")
    assert match.acting == {1}


def test_MM_W3_a_tile_with_a_double_fence_is_not_turned() -> None:
    match = dealt("blank-single 1", TREES, OPEN_TOO, wool_wolves=True)
    exactly(match, "0 play tree-corner 1,0 3")
    assert ruling_against(match, 0, "turn 0,0 0") == "MM-8"


def test_MM_W3_a_turn_changes_the_fences() -> None:
    assert ruling_against(planted(), 0, "turn 0,0 0") == "MM-8"


def test_MM_W3_a_tile_beside_a_house_is_not_turned() -> None:
    match = dealt("house-single 0", TREES, OPEN_TOO, wool_wolves=True)
    exactly(match, "0 play tree-corner 1,0 0")
    assert may(match, 0) == {"draw", "done"}
    assert ruling_against(match, 0, "turn 1,0 1") == "MM-W5"


# A corner keeps teal in the west and green in the north apart.
APART = """
    0 play sheeple-open -1,0 0
    1 play sheeple-open 0,-1 0
"""


def test_MM_W3_its_turns_make_conflicts() -> None:
    match = wolves(
        "blank-corner 0",
        TREES,
        OPEN_TOO,
        APART,
        "0 play tree-open -2,0 0; 0 turn 0,0 1",
    )
    assert facedown(match) == {"0,-1"}


def test_MM_W3_a_forbidden_tie_forbids_its_turn() -> None:
    match = wolves("blank-corner 0", TREES, OPEN_TOO, APART)
    exactly(match, "0 play tree-open 0,1 0")
    assert ruling_against(match, 0, "turn 0,0 1") == "MM-13"


def test_MM_W3_nothing_moves_even_with_fuzzy_fences() -> None:
    match = dealt("neutral-open 0", TREES, OPEN_TOO, wool_wolves=True, fuzzy_fences=True)
    exactly(match, "0 play tree-open 1,0 0")
    assert may(match, 0) == {"draw", "done"}


def last_tiles_are_trees() -> sheepfold.Match:
    """The deck is empty; each player has one tile, a tree, the last ones that were drawn."""

    def deck_empty(match: sheepfold.Match) -> bool:
        return sum(str(move).startswith("-1 draw") for move in match.moves) == 64 - 1 - 6

    hand = "blank-open blank-open blank-open"
    return elsewhere(
        dealt("blank-single 0", hand, OPEN_TOO, wool_wolves=True), "0,0", until=deck_empty
    )


def plant(match: sheepfold.Match) -> int:
    """The seat to move plays its tree; who that was."""
    (seat,) = match.acting
    exactly(match, f"{seat} {min(may(match, seat, 'play tree'))}")
    return seat


def test_MM_W3_a_draw_is_offered_while_the_supply_lasts() -> None:
    match = last_tiles_are_trees()
    seat = plant(match)
    assert {move.split()[0] for move in may(match, seat)} == {"turn", "done"}
    assert ruling_against(match, seat, "draw") == "MM-W3"


def test_MM_W3_the_end_of_change_does_not_hold_for_a_tree() -> None:
    match = last_tiles_are_trees()
    seat = plant(match)
    exactly(match, f"{seat} done")  # he has run out of tiles
    assert plant(match) == 1 - seat
    assert {move.split()[0] for move in may(match, 1 - seat)} == {"turn", "done"}


# MM-W5 House

SINGLES = "blank-single blank-single blank-single"


def test_MM_W5_a_house_is_not_turned() -> None:
    match = dealt("house-single 0", SINGLES, OPEN_TOO, wool_wolves=True)
    assert ruling_against(match, 0, "turn 0,0 1") == "MM-W5"


@pytest.mark.parametrize("cell", ["1,0", "-1,0", "0,1", "0,-1"])
def test_MM_W5_nor_is_a_tile_beside_it(cell: str) -> None:
    match = wolves("house-single 0", SINGLES, OPEN_TOO, f"0 play blank-single {cell} 0")
    assert ruling_against(match, 1, f"turn {cell} 1") == "MM-W5"


def test_MM_W5_a_fence_between_them_does_not_help() -> None:
    match = wolves("house-single 1", SINGLES, OPEN_TOO, "0 play blank-single 1,0 0")
    assert ruling_against(match, 1, "turn 1,0 1") == "MM-W5"


def test_MM_W5_a_corner_away_a_tile_may_be_turned() -> None:
    match = wolves(
        "house-single 0", SINGLES, OPEN_TOO, "0 play blank-single 1,0 0; 1 play neutral-open 2,0 0"
    )
    play_on(match, "0 play blank-single 1,1 0")
    assert may(match, 1, "turn") == {"turn 1,1 1", "turn 1,1 2", "turn 1,1 3"}


def test_MM_W5_a_tile_beside_it_may_be_turned_facedown() -> None:
    match = wolves(
        "house-single 1",
        "blank-open blank-open blank-open",
        OPEN_TOO,
        """
        0 play sheeple-open -1,0 0            # teal's with the house, green's behind its fence
        1 play sheeple-open 1,0 0
        0 play blank-open 0,1 0
        1 play neutral-open 2,0 0
        0 play blank-open 1,1 0
        """,
    )
    assert facedown(match) == {"1,0"}


# With Fuzzy Fences: the neutral tile on 1,0 covers the house.
COVERED = """
    0 play blank-single 0,1 1
    1 play neutral-open 1,0 0
    0 move 1,0 0,0; 0 discard sheeple-corner; 0 discard sheeple-triple
"""


def test_MM_W5_a_house_may_be_covered_and_then_does_nothing() -> None:
    match = wolves("house-single 0", SINGLES, OPEN_TOO, COVERED, fuzzy_fences=True)
    assert may(match, 1, "turn") == {"turn 0,1 0", "turn 0,1 2", "turn 0,1 3"}


def test_MM_W5_when_it_returns_it_works_again() -> None:
    match = wolves(
        "house-single 0",
        SINGLES,
        OPEN_TOO,
        COVERED,
        "1 move 0,0 0,1; 1 discard neutral-open; 1 discard neutral-open",
        "0 play blank-single -1,0 0",
        fuzzy_fences=True,
    )
    assert ruling_against(match, 1, "turn -1,0 1") == "MM-W5"
