"""How a conflict ends: rulings MM-13 and MM-14."""

from tests.games.meadowmight.scenario import (
    APART,
    GAP,
    GAP_HANDS,
    GREEN_JOINS,
    JOIN,
    SHEEPLE_TURNED,
    TWO_OF_GREENS,
    cells_to_play,
    dealt,
    facedown,
    may,
    play_on,
    ruling_against,
)

OPEN = "blank-open blank-open blank-open"  # teal's
OPEN_TOO = "neutral-open neutral-open neutral-open"  # green's
# MM-13 Winner


def test_MM_13_most_tiles_win() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO),
        APART,
        """
        0 play sheeple-single -2,0 0          # two Sheeple do not help against
        1 play neutral-open 0,-2 0
        0 play blank-open 0,-3 0              # three tiles
        """,
        GREEN_JOINS,
    )
    assert facedown(match) == {"-1,0", "-2,0"}


def test_MM_13_tied_most_sheeple_win() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO),
        APART,
        """
        0 play sheeple-single -2,0 0
        1 play neutral-open 0,-2 0
        """,
        JOIN,
    )
    assert facedown(match) == {"0,-1"}


def test_MM_13_still_tied_the_action_is_not_allowed() -> None:
    match = play_on(dealt("blank-corner 0", OPEN, OPEN_TOO), APART)
    assert ruling_against(match, 0, "turn 0,0 1") == "MM-13"


def test_MM_13_a_tie_forbids_that_rotation_only() -> None:
    match = play_on(dealt("blank-corner 0", OPEN, OPEN_TOO), APART)
    assert may(match, 0, "turn") == {"turn 0,0 2", "turn 0,0 3"}


def test_MM_13_a_tie_forbids_a_play() -> None:
    match = play_on(
        dealt("blank-closed 0", *GAP_HANDS),
        GAP,
        "0 play blank-open -1,-1 0; 1 play sheeple-open 0,-2 0",
    )
    assert ruling_against(match, 0, "play blank-open 0,-1 0") == "MM-13"


def test_MM_13_the_same_tile_may_be_played_so_that_it_joins_but_one_of_them() -> None:
    match = play_on(
        dealt("blank-closed 0", *GAP_HANDS),
        GAP,
        "0 play blank-open -1,-1 0; 1 play sheeple-open 0,-2 0",
    )
    one_fenced_off = {"play blank-single 0,-1 0", "play blank-single 0,-1 1"}  # north, east
    assert may(match, 0, "play blank-single 0,-1") == one_fenced_off


# Teal's two tiles in the west, one in the east; green's one in the north; teal's turn.
THREE_SIDES = (
    GAP
    + """
    0 play sheeple-open -1,-1 0
    1 play sheeple-open 0,-2 0
    0 play blank-open -2,-1 0
"""
)


def test_MM_13_tied_sides_that_one_player_alone_owns_win_together() -> None:
    match = play_on(
        dealt("blank-closed 0", *GAP_HANDS),
        THREE_SIDES,
        """
        1 play blank-open 2,-1 0
        0 play blank-open 0,-1 0              # teal's two and two, green's one
        """,
    )
    assert facedown(match) == {"0,-2"}


def test_MM_13_not_if_another_player_owns_one_of_them() -> None:
    match = play_on(
        dealt("blank-closed 0", *GAP_HANDS),
        THREE_SIDES,
        """
        1 play blank-open 0,-3 0
        0 play blank-open 2,-1 0              # two, two and two
        """,
    )
    assert ruling_against(match, 1, "play neutral-open 0,-1 0") == "MM-13"


def test_MM_13_a_smaller_third_side_does_not_break_the_tie() -> None:
    match = play_on(dealt("blank-closed 0", *GAP_HANDS), THREE_SIDES, "1 play blank-open 0,-3 0")
    assert ruling_against(match, 0, "play blank-open 0,-1 0") == "MM-13"


# MM-14 Losers


def test_MM_14_all_sheeple_of_the_losing_side_turn_facedown() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO),
        APART,
        """
        0 play blank-open -2,0 0
        1 play sheeple-single 0,-2 0
        0 play blank-open -3,0 0
        """,
        GREEN_JOINS,
    )
    assert facedown(match) == {"0,-1", "0,-2"}


def test_MM_14_their_other_tiles_stay() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO),
        APART,
        """
        0 play blank-open -2,0 0
        1 play neutral-open 0,-2 0
        0 play blank-open -3,0 0
        """,
        GREEN_JOINS,
    )
    assert "0,-2" not in cells_to_play(match)


def test_MM_14_a_losing_side_of_the_winners_own_loses_too() -> None:
    match = play_on(
        dealt("blank-closed 0", *GAP_HANDS),
        THREE_SIDES,
        """
        1 play blank-open -3,-1 0
        0 play blank-open 0,-1 0              # teal's three and one, green's one
        """,
    )
    assert facedown(match) == {"1,-1", "0,-2"}


def test_MM_14_the_winner_may_be_he_who_did_not_act() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO), APART, "0 play blank-open 0,-2 0;", GREEN_JOINS
    )
    assert facedown(match) == {"-1,0"}


def test_MM_14_a_cause_of_another_colour_than_the_winners_turns_facedown() -> None:
    match = play_on(
        dealt("blank-closed 0", OPEN, OPEN_TOO, "blank-closed blank-closed blank-closed"),
        """
        0 play sheeple-parallel 1,0 0         # its fences are towards the others'
        1 play sheeple-open 1,-1 0
        2 play sheeple-open 1,1 0
        0 play blank-open -1,0 0
        1 play neutral-open 1,-2 0
        2 turn 1,0 1; 2 discard blank-closed; 2 discard blank-closed
        """,
    )
    assert facedown(match) == {"1,0", "1,1"}


def test_MM_14_a_cause_of_the_winners_colour_stays() -> None:
    match = play_on(
        dealt("blank-open 0", OPEN, OPEN_TOO),
        SHEEPLE_TURNED,
        "0 play blank-open -1,0 0; 1 turn 1,0 1;" + TWO_OF_GREENS,
    )
    assert "1,0" not in cells_to_play(match)


def test_MM_14_the_joined_meadow_is_the_winners() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO),
        APART,
        """
        0 play blank-open -2,0 0
        1 play neutral-open 0,-2 0
        0 play blank-open -3,0 0
        """,
        GREEN_JOINS,
        "0 play sheeple-single 0,-1 3         # on green's facedown one",
    )
    assert ruling_against(match, 1, "play sheeple-single 0,-3 0") == "MM-7"
