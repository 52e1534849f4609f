"""How a round ends and what it scores: rulings TK-12 to TK-14."""

from tests.games.te_kuiti.scenario import (
    ALL_ENCLOSED,
    ALL_ENCLOSED_BUT_A_PAIR,
    ALL_TAKEN,
    COLUMNS_BUT_TWO,
    ONE_LEFT_TO_FLIP,
    RIM_BUT_TWO,
    ROW_5_FREE,
    ROW_5_KNOWN,
    ROWS_1_TO_4_BUT_TWO,
    duel,
    lies,
    may,
    points,
    swap_seats,
    totals,
)

ALL_UP = (
    ONE_LEFT_TO_FLIP
    + """
    0 fence a5W, 0 fence a5S
    1 flip e5, -1 reveal dreamy
"""
)  # the free tiles a5 to e5 are face up and all different

# TK-12 Last turn


def test_TK_12_when_every_free_tile_is_face_up_the_shepherd_has_one_more_turn() -> None:
    match = duel(ALL_UP)
    assert (match.acting, match.view(0).last_turn, match.view(0).round) == ({0}, True, 1)


def test_TK_12_the_last_turn_has_two_fences() -> None:
    match = duel(ALL_UP, "0 fence b2N")
    assert (match.acting, match.view(0).round) == ({0}, 1)


def test_TK_12_after_the_last_turn_the_round_ends() -> None:
    assert points(duel(ALL_UP, "0 fence b2N, 0 fence c2N")) == (20, 0)


def test_TK_12_what_the_last_turn_encloses_counts() -> None:
    assert points(duel(ALL_UP, "0 fence e5W, 0 fence b5W")) == (22, 0)


def test_TK_12_a_pair_left_lying_does_not_put_the_last_turn_off() -> None:
    match = duel(
        ONE_LEFT_TO_FLIP,
        """
        0 fence a5W, 0 fence a5S
        1 flip e5, -1 reveal joyful, 1 done
        """,
    )
    assert match.view(0).last_turn


def test_TK_12_a_pair_left_lying_scores_nothing() -> None:
    match = duel(
        ONE_LEFT_TO_FLIP,
        """
        0 fence a5W, 0 fence a5S
        1 flip e5, -1 reveal joyful, 1 done
        0 fence b2N, 0 fence c2N
        """,
    )
    assert points(match) == (20, 0)


def test_TK_12_a_face_down_free_tile_puts_the_last_turn_off() -> None:
    assert not duel(ONE_LEFT_TO_FLIP).view(0).last_turn


def test_TK_12_a_tile_freed_by_a_ram_puts_the_last_turn_off() -> None:
    match = duel(
        ONE_LEFT_TO_FLIP,
        """
        0 fence a5W, 0 fence a5S
        1 flip e5, -1 reveal ram, 1 ram a5N
        1 flip a1, -1 reveal dreamy, 1 flip b1, -1 reveal dreamy
        1 take a1 b1
        """,
    )
    assert (match.acting, match.view(0).last_turn) == ({0}, False)


def test_TK_12_it_is_checked_at_the_end_of_the_sheeps_turn_only() -> None:
    match = duel(ONE_LEFT_TO_FLIP, "0 fence e5W")  # the four free tiles are face up
    assert (match.acting, match.view(0).last_turn) == ({0}, False)


def test_TK_12_brought_about_by_the_shepherds_fences_the_sheep_has_a_turn_first() -> None:
    match = duel(
        ROW_5_FREE,
        """
        1 flip a5, 1 flip b5
        0 fence e5S, 0 fence e5E
        1 flip c5, -1 reveal joyful, 1 flip d5, -1 reveal angry, 1 done
        0 fence e5W, 0 fence a5W                     # e5, the last one face down, is enclosed
        """,
    )
    assert (may(match, 1), match.view(0).last_turn) == ({"take a5 c5", "done"}, False)


def test_TK_12_after_that_turn_the_shepherd_has_one_more() -> None:
    match = duel(
        ROW_5_FREE,
        """
        1 flip a5, 1 flip b5
        0 fence e5S, 0 fence e5E
        1 flip c5, -1 reveal joyful, 1 flip d5, -1 reveal angry, 1 done
        0 fence e5W, 0 fence a5W
        1 take a5 c5
        0 fence b2N, 0 fence c2N
        """,
    )
    assert points(match) == (21, 2)


def test_TK_12_no_free_tile_left_after_a_fence_ends_the_round_at_once() -> None:
    assert points(duel("-1 first 0", ALL_ENCLOSED)) == (25, 0)


def test_TK_12_no_free_tile_left_ends_the_round_in_the_middle_of_the_shepherds_turn() -> None:
    match = duel(
        "-1 first 0",
        RIM_BUT_TWO,
        """
        1 flip e3, -1 reveal shepherd, 0 fence a2W
        1 flip c3, 1 flip d3
        0 fence a1W
        """,
    )
    assert points(match) == (24, 0)


def test_TK_12_no_free_tile_left_ends_the_round_through_a_shepherd_tiles_fence() -> None:
    match = duel(
        "-1 first 0",
        RIM_BUT_TWO,
        """
        1 flip c3
        1 flip e3, -1 reveal shepherd, 0 fence a2W
        1 flip e4, -1 reveal shepherd, 0 fence a1W
        """,
    )
    assert points(match) == (23, 0)


def test_TK_12_no_free_tile_left_after_a_pair_taken_ends_the_round_at_once() -> None:
    assert points(duel("-1 first 0", ALL_TAKEN)) == (0, 20)


LAST_FREE_TILE_UNSEEN = (
    ROW_5_FREE
    + """
    1 flip a5, 1 flip c5, -1 reveal joyful, 1 take a5 c5
    0 fence a5W, 0 fence a5S
    1 flip b5, 1 flip d5, -1 reveal sleepy, 1 take b5 d5
    0 fence b5S, 0 fence c5S
    1 flip e5
"""
)


def test_TK_12_the_last_free_tile_being_a_ram_its_fence_comes_first() -> None:
    match = duel(LAST_FREE_TILE_UNSEEN, "-1 reveal ram")
    assert (match.acting, match.view(0).round, match.view(0).free) == ({1}, 1, 0)


def test_TK_12_no_free_tile_left_after_a_ram_ends_the_round_at_once() -> None:
    assert points(duel(LAST_FREE_TILE_UNSEEN, "-1 reveal ram, 1 ram a5W")) == (20, 4)


def test_TK_12_a_ram_as_the_last_free_tile_may_free_others_and_the_round_goes_on() -> None:
    match = duel(LAST_FREE_TILE_UNSEEN, "-1 reveal ram, 1 ram a5N")
    assert (match.acting, match.view(0).round, match.view(0).free) == ({1}, 1, 20)


def test_TK_12_no_free_tile_left_after_a_shepherd_tile_ends_the_round_at_once() -> None:
    assert points(duel(LAST_FREE_TILE_UNSEEN, "-1 reveal shepherd, 0 fence b2N")) == (20, 4)


def test_TK_12_the_last_free_tile_being_a_sheep_the_shepherd_has_one_more_turn() -> None:
    match = duel(LAST_FREE_TILE_UNSEEN, "-1 reveal timid, 0 fence b2N, 0 fence c2N")
    assert points(match) == (20, 4)


# TK-13 Out of fences


def test_TK_13_the_round_ends_the_moment_the_supply_is_empty() -> None:
    match = duel(
        "-1 first 0",
        COLUMNS_BUT_TWO,
        """
        1 flip c3, 1 flip d3
        0 fence e5W, 0 fence e5E
        """,
    )
    assert points(match) == (0, 0)


def test_TK_13_with_one_fence_left_he_places_one() -> None:
    match = duel(
        "-1 first 0",
        COLUMNS_BUT_TWO,
        """
        1 flip a1, -1 reveal shepherd, 0 fence e5W
        1 flip c3, 1 flip d3
        0 fence e5E
        """,
    )
    assert (match.view(0).round, match.acting) == (2, {1})


def test_TK_13_it_may_end_in_the_middle_of_the_sheeps_turn() -> None:
    match = duel(
        "-1 first 0",
        COLUMNS_BUT_TWO,
        """
        1 flip c3
        1 flip a1, -1 reveal shepherd, 0 fence e5W
        1 flip b1, -1 reveal shepherd, 0 fence e5E
        """,
    )
    assert points(match) == (0, 0)


def test_TK_13_a_pair_that_lies_revealed_then_is_not_taken() -> None:
    match = duel(
        ROW_5_KNOWN,
        """
        0 fence b2W, 0 fence c2W
        1 flip a5, 1 flip b5
        0 fence d2W, 0 fence e2W
        1 flip a5, 1 flip b5
        0 fence b3W, 0 fence c3W
        1 flip a5, 1 flip b5
        0 fence d3W, 0 fence e3W
        1 flip a5, 1 flip b5
        """,
        ROWS_1_TO_4_BUT_TWO,
        """
        0 fence a4W, 0 fence a5N                     # the field is open, 4 fences are left
        1 flip c5, -1 reveal shepherd, 0 fence b4W
        1 flip a5, 1 flip d5, -1 reveal joyful, 1 done
        0 fence c4W, 0 fence d4W
        1 flip e5, -1 reveal shepherd, 0 fence e4W
        """,
    )
    assert points(match) == (20, 0)


def test_TK_13_a_fence_returned_by_a_ram_is_placed_again() -> None:
    match = duel(
        "-1 first 0",
        COLUMNS_BUT_TWO,
        """
        1 flip a1, -1 reveal ram, 1 ram a1W
        1 flip c3, 1 flip d3
        0 fence e5W, 0 fence e5E                     # 30 placed, one is left
        1 flip c3, 1 flip d3
        """,
    )
    assert (match.acting, match.view(0).supply) == ({0}, 1)


def test_TK_13_after_a_ram_the_31st_placement_empties_the_supply() -> None:
    match = duel(
        "-1 first 0",
        COLUMNS_BUT_TWO,
        """
        1 flip a1, -1 reveal ram, 1 ram a1W
        1 flip c3, 1 flip d3
        0 fence e5W, 0 fence e5E
        1 flip c3, 1 flip d3
        0 fence a1W
        """,
    )
    assert (match.view(0).round, match.acting, match.view(0).supply) == (2, {1}, 30)


def test_TK_13_what_the_last_fence_encloses_counts() -> None:
    match = duel(
        "-1 first 0",
        COLUMNS_BUT_TWO,
        """
        1 flip a2, -1 reveal ram, 1 ram e4E
        1 flip b2, -1 reveal ram, 1 ram e3E
        1 flip c3, 1 flip d3
        0 fence a1N, 0 fence b1N
        1 flip c3, 1 flip d3
        0 fence a2N, 0 fence b2N                     # a1, b1
        """,
    )
    assert points(match) == (2, 0)


# TK-14 Score


def test_TK_14_the_sheep_scores_1_per_sheep_taken() -> None:
    assert points(duel("-1 first 0", ALL_TAKEN)) == (0, 20)


def test_TK_14_the_shepherd_scores_enclosed_tiles_of_any_kind_rams_and_shepherds_too() -> None:
    assert points(duel("-1 first 0", ALL_ENCLOSED)) == (25, 0)


def test_TK_14_an_empty_cell_in_a_pen_scores_nothing() -> None:
    assert points(duel("-1 first 0", ALL_ENCLOSED_BUT_A_PAIR)) == (23, 2)


def test_TK_14_an_enclosed_sheep_scores_face_up_too() -> None:
    match = duel(ALL_UP, "0 fence e5W")
    assert (lies(match, "e5"), match.view(0).enclosed) == ("dreamy", 21)
    match.play(0, "fence b2N")
    assert points(match) == (21, 0)


def test_TK_14_free_tiles_score_nothing() -> None:
    match = duel(ALL_UP, "0 fence b2N, 0 fence c2N")
    assert sum(points(match)) == 20


def test_TK_14_rams_and_shepherd_tiles_that_were_removed_score_nothing() -> None:
    match = duel(
        "-1 first 0",
        RIM_BUT_TWO,
        """
        1 flip a5, -1 reveal ram, 1 ram a1N
        1 flip b5, -1 reveal shepherd, 0 fence a1N
        1 flip c3, 1 flip d3
        0 fence a2W, 0 fence a1W
        """,
    )
    assert points(match) == (23, 0)


def test_TK_14_the_parts_of_the_final_score_are_the_two_rounds() -> None:
    match = duel("-1 first 0", ALL_TAKEN, swap_seats(ALL_ENCLOSED_BUT_A_PAIR))
    parts = [dict(score.parts) for score in match.scores()]
    assert (parts, totals(match)) == (
        [{"shepherd": 0, "sheep": 2}, {"shepherd": 23, "sheep": 20}],
        [2, 43],
    )
