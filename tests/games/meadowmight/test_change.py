"""Changing, and having nothing to do: rulings MM-8 and MM-9."""

from fractions import Fraction
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
    odds,
    play_on,
    ruling_against,
)

OPEN = "blank-open blank-open blank-open"
OPEN_TOO = "neutral-open neutral-open neutral-open"


def count(match: sheepfold.Match, words: str) -> int:
    """How many moves begin with these words: a seat and a verb."""
    return sum(str(move).startswith(words) for move in match.moves)


# MM-8 Change


@pytest.mark.parametrize(
    ("start", "turns"),
    [
        ("blank-single 0", {"turn 0,0 1", "turn 0,0 2", "turn 0,0 3"}),
        ("blank-corner 2", {"turn 0,0 0", "turn 0,0 1", "turn 0,0 3"}),
        ("blank-parallel 1", {"turn 0,0 0"}),
        ("neutral-triple 3", {"turn 0,0 0", "turn 0,0 1", "turn 0,0 2"}),
    ],
)
def test_MM_8_a_tile_is_turned_to_another_rotation(start: str, turns: set[str]) -> None:
    assert may(dealt(start, OPEN, OPEN_TOO), 0, "turn") == turns


@pytest.mark.parametrize("start", ["blank-open 0", "blank-closed 0"])
def test_MM_8_change_is_offered_only_if_some_turn_is_legal(start: str) -> None:
    assert may(dealt(start, OPEN, OPEN_TOO), 0, "turn") == set()


@pytest.mark.parametrize(
    ("start", "rotation"), [("blank-single 0", 0), ("blank-corner 2", 2), ("blank-parallel 1", 1)]
)
def test_MM_8_a_turn_changes_the_fences(start: str, rotation: int) -> None:
    assert ruling_against(dealt(start, OPEN, OPEN_TOO), 0, f"turn 0,0 {rotation}") == "MM-8"


def test_MM_8_two_tiles_are_discarded_for_it() -> None:
    match = exactly(dealt("blank-single 0", OPEN, OPEN_TOO), "0 turn 0,0 1; 0 discard blank-open")
    assert (match.acting, {move.split()[0] for move in may(match, 0)}) == ({0}, {"discard"})


def test_MM_8_any_tiles_of_the_hand_may_be_discarded() -> None:
    match = exactly(dealt("blank-single 0", OPEN, OPEN_TOO), "0 turn 0,0 1")
    shapes = ("open", "single", "corner", "parallel", "triple")
    sheeple = {f"discard sheeple-{shape}" for shape in shapes}
    assert may(match, 0) == sheeple | {"discard blank-open"}


def test_MM_8_a_tile_is_discarded_once() -> None:
    match = dealt("blank-single 0", "blank-closed blank-open blank-open", OPEN_TOO)
    exactly(match, "0 turn 0,0 1; 0 discard blank-closed")
    assert ruling_against(match, 0, "discard blank-closed") == "MM-8"


def test_MM_8_only_tiles_in_hand_are_discarded() -> None:
    match = exactly(dealt("blank-single 0", OPEN, OPEN_TOO), "0 turn 0,0 1")
    assert ruling_against(match, 0, "discard neutral-open") == "MM-8"


@pytest.mark.parametrize("move", ["play blank-open 1,0 0", "turn 0,0 2"])
def test_MM_8_who_began_a_change_discards_before_anything_else(move: str) -> None:
    match = exactly(dealt("blank-single 0", OPEN, OPEN_TOO), "0 turn 0,0 1")
    assert ruling_against(match, 0, move) == "MM-8"


def test_MM_8_after_the_discards_the_tile_lies_turned() -> None:
    match = play_on(
        dealt("blank-single 0", OPEN, OPEN_TOO),
        "0 turn 0,0 1; 0 discard blank-open; 0 discard blank-open",
    )
    assert may(match, 1, "turn") == {"turn 0,0 0", "turn 0,0 2", "turn 0,0 3"}


def test_MM_8_the_fences_turn_with_the_tile() -> None:
    match = play_on(
        dealt("blank-single 3", OPEN, OPEN_TOO),
        """
        0 play sheeple-open 1,0 0
        1 turn 0,0 0; 1 discard neutral-open; 1 discard neutral-open
        0 play blank-open 2,0 0
        """,
    )
    assert "play sheeple-open 0,-1 0" in may(match, 1)
    assert ruling_against(match, 1, "play sheeple-open -1,0 0") == "MM-7"


def test_MM_8_discards_are_out_of_the_game() -> None:
    match = dealt("blank-single 0", "blank-closed blank-closed blank-open", OPEN_TOO)
    exactly(match, "0 turn 0,0 1; 0 discard blank-closed; 0 discard blank-closed")
    assert odds(match)["draw blank-closed"] == Fraction(2, 45)


def test_MM_8_discards_are_seen_by_all() -> None:
    match = exactly(dealt("blank-single 0", OPEN, OPEN_TOO), "0 turn 0,0 1; 0 discard blank-open")
    last = [str(match.log(viewer)[-1]) for viewer in (0, 1, sheepfold.WATCHER)]
    assert last == ["0 discard blank-open"] * 3


def test_MM_8_another_players_sheeple_may_be_turned() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), "0 play sheeple-single 1,0 0")
    assert may(match, 1, "turn") == {"turn 1,0 1", "turn 1,0 2", "turn 1,0 3"}


def test_MM_8_a_single_fence_between_two_tiles_does_not_hinder() -> None:
    match = play_on(dealt("blank-single 1", OPEN, OPEN_TOO), "0 play blank-open 1,0 0")
    assert may(match, 1, "turn") == {"turn 0,0 0", "turn 0,0 2", "turn 0,0 3"}


DOUBLE = "blank-single blank-open blank-open"


@pytest.mark.parametrize("cell", ["0,0", "1,0"])
def test_MM_8_a_tile_with_a_double_fence_is_not_turned(cell: str) -> None:
    match = play_on(dealt("blank-single 1", DOUBLE, OPEN_TOO), "0 play blank-single 1,0 3")
    assert ruling_against(match, 1, f"turn {cell} 0") == "MM-8"


def test_MM_8_a_double_fence_on_one_side_is_enough() -> None:
    match = play_on(
        dealt("blank-corner 0", DOUBLE, OPEN_TOO),
        "0 play blank-single 1,0 3",
    )
    assert may(match, 1, "turn") == set()


def test_MM_8_a_turn_may_make_a_double_fence() -> None:
    match = play_on(dealt("blank-single 0", DOUBLE, OPEN_TOO), "0 play blank-single 1,0 3")
    assert "turn 0,0 1" in may(match, 1)


@pytest.mark.parametrize("cell", ["1,0", "5,5"])
def test_MM_8_where_no_tile_lies_none_is_turned(cell: str) -> None:
    assert ruling_against(dealt("blank-single 0", OPEN, OPEN_TOO), 0, f"turn {cell} 0") == "MM-8"


# Green's Sheeple on -1,0 lies facedown.
FACEDOWN = """
    0 play sheeple-open 1,0 0
    1 play sheeple-single -1,0 1
    0 play blank-open 0,1 0
    1 play neutral-open 2,0 0
    0 play blank-open -1,1 0
"""
SINGLE = "neutral-open blank-single blank-single"


def test_MM_8_a_facedown_tile_is_not_turned() -> None:
    match = play_on(dealt("blank-open 0", OPEN, OPEN_TOO), FACEDOWN)
    assert ruling_against(match, 1, "turn -1,0 0") == "MM-8"


def test_MM_8_a_fence_towards_a_facedown_tile_is_a_double_fence() -> None:
    match = play_on(dealt("blank-open 0", OPEN, SINGLE), FACEDOWN, "1 play blank-single -2,0 1")
    assert ruling_against(match, 0, "turn -2,0 0") == "MM-8"


def test_MM_8_an_open_side_towards_a_facedown_tile_is_not() -> None:
    match = play_on(dealt("blank-open 0", OPEN, SINGLE), FACEDOWN, "1 play blank-single -2,0 0")
    assert may(match, 0, "turn -2,0") == {"turn -2,0 1", "turn -2,0 2", "turn -2,0 3"}


def hand_of(tiles: int, **options: Any) -> sheepfold.Match:
    """Seat 0 is to move with so many tiles: every change has cost him one."""
    changes = 8 - tiles

    def until(match: sheepfold.Match) -> bool:
        return (count(match, "0 turn"), match.acting) == (changes, {0}) and count(
            match, "0 discard"
        ) == 2 * changes

    match = dealt("blank-single 0", OPEN, OPEN_TOO, **options)
    return elsewhere(match, "0,0", changers=[0], until=until)


def test_MM_8_with_exactly_two_tiles_in_hand_it_is_allowed() -> None:
    match = hand_of(2)
    assert may(match, 0, "turn 0,0") != set()


def test_MM_8_with_exactly_two_tiles_in_hand_both_go_and_one_is_drawn() -> None:
    match = hand_of(2)
    turn = min(may(match, 0, "turn"))
    exactly(match, f"0 {turn}")
    exactly(match, f"0 {min(may(match, 0))}")
    exactly(match, f"0 {min(may(match, 0))}; -1 draw blank-closed")
    elsewhere(match, "0,0", changers=[], until=lambda match: match.acting == {0})
    assert {move.split()[1] for move in may(match, 0)} == {"blank-closed"}


def test_MM_8_with_one_tile_in_hand_it_is_not() -> None:
    match = hand_of(1)
    assert may(match, 0, "turn") == set()
    assert ruling_against(match, 0, "turn 0,0 1") == "MM-8"


def test_MM_F5_with_two_tiles_in_hand_a_neutral_tile_may_move() -> None:
    assert may(hand_of(2, fuzzy_fences=True), 0, "move") != set()


def test_MM_F5_with_one_tile_in_hand_it_may_not() -> None:
    assert may(hand_of(1, fuzzy_fences=True), 0, "move") == set()


def one_is_passed_over(match: sheepfold.Match) -> bool:
    return [str(move).split()[:2] for move in match.moves[-2:]] == [["0", "play"]] * 2


def one_is_about_to_run_out(match: sheepfold.Match) -> bool:
    return count(match, "-1 draw") == 45 and match.acting == {0}


def test_MM_8_as_long_as_nobody_has_run_out_there_is_change() -> None:
    match = dealt("blank-single 0", OPEN, OPEN_TOO, first=1)
    elsewhere(match, "0,0", changers=[1], until=one_is_about_to_run_out)
    assert may(match, 0, "turn") != set()


def test_MM_8_no_change_for_anyone_once_a_player_has_run_out() -> None:
    match = dealt("blank-single 0", OPEN, OPEN_TOO, first=1)
    elsewhere(match, "0,0", changers=[1], until=one_is_passed_over)
    assert (may(match, 0, "turn"), ruling_against(match, 0, "turn 0,0 1")) == (set(), "MM-8")


# MM-9 Stuck

# Green's meadow is open on all sides. Teal turns 0,1, whose fence stays inside of it, until his
# hand is a single Sheeple, for which there is no place, and nothing lies facedown.
STUCK = """
    1 play sheeple-open 1,0 0; -1 draw neutral-open
    0 play blank-open 1,1 0; -1 draw blank-corner
    1 play blank-single 0,1 0; -1 draw neutral-open
    0 turn 0,1 1; 0 discard blank-closed; 0 discard blank-closed; -1 draw blank-corner
    1 play neutral-open 2,0 0
    0 turn 0,1 0; 0 discard blank-corner; 0 discard blank-corner; -1 draw neutral-corner
    1 play neutral-open 3,0 0
    0 turn 0,1 1; 0 discard blank-corner; 0 discard blank-corner; -1 draw neutral-corner
    1 play neutral-open 4,0 0
    0 turn 0,1 0; 0 discard neutral-corner; 0 discard neutral-corner; -1 draw neutral-corner
    1 play neutral-open 5,0 0
    0 turn 0,1 1; 0 discard blank-corner; 0 discard neutral-corner; -1 draw sheeple-open
    1 play neutral-open 6,0 0
"""


def stuck() -> sheepfold.Match:
    teal = "blank-open blank-closed blank-closed blank-corner blank-corner blank-corner"
    green = "sheeple-open blank-single neutral-open neutral-open neutral-open neutral-open"
    return play_on(dealt("blank-open 0", teal, green, first=1, personal_piles=True), STUCK)


def test_MM_9_who_can_neither_play_nor_change_discards_one_tile() -> None:
    assert may(stuck(), 0) == {"discard sheeple-open"}


def test_MM_9_what_he_cannot_play_is_refused_as_ever() -> None:
    assert ruling_against(stuck(), 0, "play sheeple-open 7,0 0") == "MM-7"


def test_MM_9_then_he_draws_as_usual() -> None:
    match = exactly(stuck(), "0 discard sheeple-open")
    assert (match.acting, "draw sheeple-single" in may(match, CHANCE)) == ({CHANCE}, True)


def test_MM_9_then_it_is_the_next_players_turn() -> None:
    match = exactly(stuck(), "0 discard sheeple-open; -1 draw blank-closed")
    assert (match.acting, facedown(match)) == ({1}, set())


def test_MM_9_who_can_play_does_not_discard() -> None:
    match = dealt("blank-closed 0", OPEN, OPEN_TOO)
    assert ruling_against(match, 0, "discard blank-open") == "MM-9"
