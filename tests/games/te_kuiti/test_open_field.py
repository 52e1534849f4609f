"""The open field: rulings TK-10 and TK-11, and what TK-5 and TK-9 mean there."""

import pytest

from tests.games.te_kuiti.scenario import (
    ALL_TAKEN,
    ONE_LEFT_TO_FLIP,
    PAIR_LEFT_LYING,
    ROW_5_AND_A4_FREE,
    ROW_5_FREE,
    ROW_5_KNOWN,
    ROWS_1_TO_4_BUT_TWO,
    duel,
    lies,
    may,
    points,
)

# TK-10 Nothing to flip


def test_TK_10_flipping_ends_where_no_face_down_free_tile_is_left() -> None:
    match = duel(
        ONE_LEFT_TO_FLIP,
        """
        0 fence a5W, 0 fence a5S
        1 flip e5, -1 reveal dreamy
        """,
    )
    assert match.acting == {0}


def test_TK_10_a_pair_may_be_taken_after_flipping_has_ended_early() -> None:
    match = duel(
        ONE_LEFT_TO_FLIP,
        """
        0 fence a5W, 0 fence a5S
        1 flip e5, -1 reveal joyful
        """,
    )
    assert may(match, 1) == {"take a5 e5", "done"}


def test_TK_10_a_turn_without_any_decision_passes_and_the_shepherd_plays_twice_in_a_row() -> None:
    match = duel(ONE_LEFT_TO_FLIP, "0 fence e5W, 0 fence a5W")  # e5 is enclosed
    assert (match.acting, match.view(0).round, match.view(0).last_turn) == ({0}, 1, True)


def test_TK_10_the_turn_passed_is_a_sheeps_turn_so_the_shepherds_next_is_the_last() -> None:
    match = duel(
        ONE_LEFT_TO_FLIP,
        """
        0 fence e5W, 0 fence a5W
        0 fence a5S, 0 fence b5S
        """,
    )
    assert points(match) == (21, 0)


@pytest.mark.parametrize("tile", ["ram, 1 ram a5W", "shepherd, 0 fence b2N"])
def test_TK_10_flipping_ends_also_when_the_last_one_was_no_sheep(tile: str) -> None:
    match = duel(
        ONE_LEFT_TO_FLIP,
        "0 fence a5W, 0 fence a5S\n",
        f"1 flip e5, -1 reveal {tile}",
    )
    assert (match.acting, match.view(0).last_turn) == ({0}, True)


def test_TK_10_flipping_ends_when_a_shepherd_tiles_fence_encloses_the_last_one() -> None:
    match = duel(
        ROW_5_FREE,
        """
        1 flip a5, 1 flip b5
        0 fence e5S, 0 fence e5E
        1 flip c5, -1 reveal timid
        1 flip d5, -1 reveal shepherd, 0 fence e5W
        """,
    )
    assert (match.acting, match.view(0).last_turn) == ({0}, True)


# TK-11 Open field


def test_TK_11_the_field_opens_when_five_free_tiles_are_left() -> None:
    view = duel(ROW_5_FREE).view(0)
    assert (view.free, view.open_field) == (5, True)


def test_TK_11_with_six_free_tiles_it_is_not_open_yet() -> None:
    view = duel(ROW_5_AND_A4_FREE).view(0)
    assert (view.free, view.open_field) == (6, False)


def test_TK_11_a_pair_taken_by_itself_may_open_it() -> None:
    view = duel(ROW_5_AND_A4_FREE, "1 flip a5, 1 flip c5, -1 reveal joyful").view(0)
    assert (view.taken, view.free, view.open_field) == (2, 4, True)


def test_TK_11_two_unlike_sheep_are_still_turned_back_with_six_free_tiles() -> None:
    match = duel(ROW_5_AND_A4_FREE, "1 flip a5, 1 flip b5")
    assert (lies(match, "a5"), lies(match, "b5")) == ("down", "down")


SIX_FREE_AND_TWO_IDLE_FENCES = (
    ROW_5_AND_A4_FREE
    + """
    1 flip a5, 1 flip b5
    0 fence a5W, 0 fence b5W
"""
)


def test_TK_11_a_ram_that_leaves_five_free_tiles_opens_it() -> None:
    match = duel(SIX_FREE_AND_TWO_IDLE_FENCES, "1 flip c5, -1 reveal ram, 1 ram a5W")
    assert (match.view(0).free, match.view(0).open_field) == (5, True)


def test_TK_11_it_is_not_judged_before_the_rams_fence_is_removed() -> None:
    match = duel(SIX_FREE_AND_TWO_IDLE_FENCES, "1 flip c5, -1 reveal ram")
    assert (match.view(0).free, match.view(0).open_field) == (5, False)


def test_TK_11_a_ram_whose_fence_frees_more_leaves_it_closed() -> None:
    match = duel(SIX_FREE_AND_TWO_IDLE_FENCES, "1 flip c5, -1 reveal ram, 1 ram a4N")
    assert (match.view(0).free, match.view(0).open_field) == (24, False)


def test_TK_11_it_is_not_judged_before_the_shepherd_tiles_fence_is_placed() -> None:
    match = duel(SIX_FREE_AND_TWO_IDLE_FENCES, "1 flip c5, -1 reveal shepherd")
    assert match.view(0).open_field is False


def test_TK_11_once_open_it_stays_open_even_if_a_ram_frees_more() -> None:
    match = duel(
        ROW_5_FREE,
        """
        1 flip c5, -1 reveal ram, 1 ram a5N
        1 flip a5, 1 flip b5
        """,
    )
    assert (match.view(0).free, match.view(0).open_field) == (24, True)
    assert (lies(match, "a5"), lies(match, "b5")) == ("joyful", "sleepy")


def test_TK_11_revealed_sheep_stay_face_up() -> None:
    match = duel(ROW_5_FREE, "1 flip a5, 1 flip b5")
    assert (lies(match, "a5"), lies(match, "b5"), match.acting) == ("joyful", "sleepy", {0})


def test_TK_11_revealed_sheep_stay_face_up_when_they_are_enclosed() -> None:
    match = duel(
        ROW_5_FREE,
        """
        1 flip a5, 1 flip b5
        0 fence a5W, 0 fence a5S
        1 flip c5, -1 reveal timid, 1 flip d5, -1 reveal angry
        0 fence b5W, 0 fence e5S
        """,
    )
    assert (match.view(0).enclosed, lies(match, "a5")) == (21, "joyful")


def test_TK_11_no_pair_is_taken_by_itself() -> None:
    match = duel(ROW_5_FREE, "1 flip a5, 1 flip c5, -1 reveal joyful")
    assert (match.view(0).taken, may(match, 1)) == (0, {"take a5 c5", "done"})


def test_TK_11_a_pair_may_be_taken_after_the_flips() -> None:
    match = duel(ROW_5_FREE, "1 flip a5, 1 flip c5, -1 reveal joyful, 1 take a5 c5")
    assert (match.view(0).taken, lies(match, "a5"), lies(match, "c5")) == (2, "gone", "gone")


def test_TK_11_the_cells_of_a_pair_are_written_in_reading_order() -> None:
    match = duel(ROW_5_FREE, "1 flip a5, 1 flip c5, -1 reveal joyful, 1 take c5 a5")
    assert str(match.events[-1]) == "1 take a5 c5"


def test_TK_11_he_may_be_done_and_leave_a_pair_lying() -> None:
    match = duel(PAIR_LEFT_LYING)
    assert (match.view(0).taken, lies(match, "a5"), lies(match, "c5")) == (0, "joyful", "joyful")


def test_TK_11_a_pair_may_be_taken_before_the_flips() -> None:
    match = duel(PAIR_LEFT_LYING, "1 take a5 c5")
    assert (match.view(0).taken, may(match, 1)) == (2, {"flip b5", "flip d5", "flip e5"})


def test_TK_11_taking_is_no_flip() -> None:
    match = duel(PAIR_LEFT_LYING, "1 take a5 c5, 1 flip b5")
    assert (match.acting, match.view(0).revealed) == ({1}, 1)


ONE_OF_EACH_UP = (
    ROW_5_FREE
    + """
    1 flip a5, 1 flip b5
    0 fence a5W, 0 fence a5S
"""
)


def test_TK_11_a_pair_may_be_taken_between_the_flips() -> None:
    match = duel(ONE_OF_EACH_UP, "1 flip c5, -1 reveal joyful, 1 take a5 c5")
    assert (match.view(0).taken, may(match, 1)) == (2, {"flip d5", "flip e5"})


def test_TK_5_a_sheep_revealed_and_already_taken_counts_towards_the_two() -> None:
    match = duel(
        ONE_OF_EACH_UP,
        """
        1 flip c5, -1 reveal joyful, 1 take a5 c5
        1 flip d5, -1 reveal angry
        """,
    )
    assert match.acting == {0}


def test_TK_11_he_takes_as_often_as_there_are_pairs() -> None:
    match = duel(
        ONE_OF_EACH_UP,
        """
        1 flip c5, -1 reveal joyful, 1 flip d5, -1 reveal sleepy
        1 take a5 c5, 1 take b5 d5
        """,
    )
    assert (match.view(0).taken, match.acting) == (4, {0})


def test_TK_11_of_three_alike_any_two_may_be_taken() -> None:
    match = duel(PAIR_LEFT_LYING, "1 flip b5, 1 flip d5, -1 reveal joyful")
    assert may(match, 1) == {"take a5 c5", "take a5 d5", "take c5 d5", "done"}


def test_TK_11_with_no_pair_left_the_turn_ends_by_itself() -> None:
    assert duel(ROW_5_FREE, "1 flip a5, 1 flip c5, -1 reveal joyful, 1 take a5 c5").acting == {0}


def test_TK_11_two_sheep_are_to_be_revealed_while_there_is_something_to_flip() -> None:
    match = duel(PAIR_LEFT_LYING)
    assert may(match, 1) == {"flip b5", "flip d5", "flip e5", "take a5 c5"}


def test_TK_11_nothing_is_taken_while_a_rams_fence_is_due() -> None:
    match = duel(PAIR_LEFT_LYING, "1 flip d5, -1 reveal ram")
    assert {move.split()[0] for move in match.legal(1)} == {"ram"}


def test_TK_11_nothing_is_taken_while_a_shepherd_tiles_fence_is_due() -> None:
    match = duel(PAIR_LEFT_LYING, "1 flip d5, -1 reveal shepherd")
    assert (match.acting, match.legal(1)) == ({0}, [])


def test_TK_11_after_the_rams_fence_a_pair_may_be_taken() -> None:
    match = duel(PAIR_LEFT_LYING, "1 flip d5, -1 reveal ram, 1 ram a5W")
    assert "take a5 c5" in match.legal(1)


def test_TK_9_a_face_up_sheep_that_is_enclosed_cannot_be_taken() -> None:
    match = duel(
        PAIR_LEFT_LYING,
        """
        1 flip b5, 1 flip d5, -1 reveal timid, 1 done
        0 fence b5W, 0 fence e5S                     # a5 is enclosed
        """,
    )
    assert may(match, 1) == {"flip e5"}


def test_TK_9_a_face_up_sheep_enclosed_and_freed_by_a_ram_can_be_taken() -> None:
    match = duel(
        PAIR_LEFT_LYING,
        """
        1 flip b5, 1 flip d5, -1 reveal timid, 1 done
        0 fence b5W, 0 fence e5S                     # a5 is enclosed
        1 flip e5, -1 reveal ram, 1 ram b5W
        """,
    )
    assert may(match, 1) == {"take a5 c5", "done"}


def test_TK_9_a_shepherd_tiles_fence_may_close_on_one_of_a_pair() -> None:
    match = duel(PAIR_LEFT_LYING, "1 flip d5, -1 reveal shepherd, 0 fence b5W")
    assert may(match, 1) == {"flip b5", "flip e5"}


OPENED_BY_A_SHEPHERD_TILE = (
    ROW_5_KNOWN
    + ROWS_1_TO_4_BUT_TWO
    + """
    0 fence a4W, 0 fence a5W                         # a5N is missing
    1 flip a5
    1 flip c5, -1 reveal shepherd, 0 fence a5N       # four free tiles, in the sheep's turn
"""
)


def test_TK_11_it_may_open_during_the_sheeps_turn() -> None:
    match = duel(OPENED_BY_A_SHEPHERD_TILE)
    assert (match.view(0).free, match.view(0).open_field, lies(match, "a5")) == (4, True, "joyful")


def test_TK_11_a_sheep_revealed_before_it_opened_stays_face_up() -> None:
    match = duel(OPENED_BY_A_SHEPHERD_TILE, "1 flip b5")
    assert (lies(match, "a5"), lies(match, "b5"), match.acting) == ("joyful", "sleepy", {0})


def test_TK_11_nothing_is_taken_by_itself_in_the_turn_in_which_it_opened() -> None:
    match = duel(OPENED_BY_A_SHEPHERD_TILE, "1 flip d5, -1 reveal joyful")
    assert (match.view(0).taken, may(match, 1)) == (0, {"take a5 d5", "done"})


def test_TK_11_a_sheep_enclosed_by_the_fence_that_opened_it_stays_face_up_and_untaken() -> None:
    match = duel(
        ROW_5_KNOWN,
        ROWS_1_TO_4_BUT_TWO,
        """
        0 fence a4W, 0 fence a5W
        1 flip b2, -1 reveal timid
        1 flip c5, -1 reveal shepherd, 0 fence a5N   # b2 is enclosed
        1 flip d5, -1 reveal timid
        """,
    )
    assert (match.acting, lies(match, "b2"), lies(match, "d5")) == ({0}, "timid", "timid")


def test_TK_11_the_second_round_begins_with_a_closed_field() -> None:
    match = duel(
        "-1 first 0",
        ALL_TAKEN,
        """
        1 fence a1N, 1 fence b1N
        0 flip c3, -1 reveal joyful, 0 flip d3, -1 reveal sleepy
        """,
    )
    assert (match.view(0).open_field, lies(match, "c3")) == (False, "down")
