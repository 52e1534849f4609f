"""Set-up, rounds, the shepherd's turn and what is enclosed: rulings TK-1 to TK-4."""

from fractions import Fraction

import pytest

import sheepfold
from tests.games.te_kuiti.scenario import (
    ALL_ENCLOSED,
    ALL_ENCLOSED_BUT_A_PAIR,
    ALL_TAKEN,
    ALL_TAKEN_BUT_A_DRAW,
    FIRST_FENCES,
    duel,
    log,
    may,
    odds,
    play_on,
    swap_seats,
    totals,
)

ALL_25_TILES = {
    "reveal joyful": Fraction(4, 25),
    "reveal sleepy": Fraction(4, 25),
    "reveal timid": Fraction(4, 25),
    "reveal angry": Fraction(4, 25),
    "reveal dreamy": Fraction(4, 25),
    "reveal ram": Fraction(3, 25),
    "reveal shepherd": Fraction(2, 25),
}

# TK-1 Set-up


def test_TK_1_the_field_begins_with_25_tiles_face_down_and_30_fences_in_the_supply() -> None:
    view = duel("-1 first 0").view(0)
    assert (view.table, view.supply, view.fences, view.free) == (("down",) * 25, 30, (), 25)


@pytest.mark.parametrize("seat", [0, 1])
def test_TK_1_the_first_shepherd_is_drawn_by_chance(seat: int) -> None:
    match = duel(f"-1 first {seat}")
    assert (match.view(0).shepherd, match.acting) == (seat, {seat})


def test_TK_1_either_seat_is_equally_likely_to_be_the_first_shepherd() -> None:
    assert odds(duel()) == {"first 0": Fraction(1, 2), "first 1": Fraction(1, 2)}


def test_TK_1_every_tile_is_equally_likely_to_be_the_first_one_flipped() -> None:
    assert odds(duel(FIRST_FENCES, "1 flip c3")) == ALL_25_TILES


def test_TK_1_chance_may_make_every_draw_that_has_a_weight() -> None:
    match = duel(FIRST_FENCES, "1 flip c3")
    assert may(match, sheepfold.CHANCE) == set(ALL_25_TILES)


def test_TK_1_what_was_revealed_in_the_round_is_not_drawn_again() -> None:
    match = duel(
        FIRST_FENCES,
        """
        1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy
        0 fence a2N, 0 fence e5E
        1 flip e3, -1 reveal ram, 1 ram e5E
        1 flip a5, -1 reveal shepherd, 0 fence e5E
        1 flip b5
        """,
    )
    assert odds(match) == {
        "reveal joyful": Fraction(3, 21),
        "reveal sleepy": Fraction(3, 21),
        "reveal timid": Fraction(4, 21),
        "reveal angry": Fraction(4, 21),
        "reveal dreamy": Fraction(4, 21),
        "reveal ram": Fraction(2, 21),
        "reveal shepherd": Fraction(1, 21),
    }


def test_TK_1_an_enclosed_unseen_tile_may_be_of_any_kind_not_yet_revealed() -> None:
    match = duel(
        FIRST_FENCES,
        """
        1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy
        0 fence a2N, 0 fence b1W                     # a1 is enclosed
        1 flip e5
        """,
    )
    assert odds(match)["reveal ram"] == Fraction(3, 23)


def test_TK_1_kinds_that_are_used_up_are_not_among_the_draws() -> None:
    match = duel(
        FIRST_FENCES,
        """
        1 flip c3, -1 reveal shepherd, 0 fence b1N
        1 flip d3, -1 reveal shepherd, 0 fence c1N
        1 flip e3
        """,
    )
    assert "reveal shepherd" not in odds(match)


def test_TK_1_the_only_tile_left_is_still_drawn() -> None:
    match = duel("-1 first 0", ALL_TAKEN_BUT_A_DRAW)
    assert (match.acting, odds(match)) == ({sheepfold.CHANCE}, {"reveal dreamy": Fraction(1)})


# TK-2 Rounds


def test_TK_2_for_the_second_round_the_roles_are_swapped_and_the_new_shepherd_begins() -> None:
    match = duel("-1 first 0", ALL_ENCLOSED)
    view = match.view(0)
    assert (view.round, view.shepherd, match.acting) == (2, 1, {1})


def test_TK_2_all_tiles_are_laid_out_anew_and_all_fences_given_to_the_new_shepherd() -> None:
    match = duel("-1 first 0", ALL_TAKEN)
    view = match.view(0)
    assert (view.table, view.memory) == (("down",) * 25, ())
    assert (view.supply, view.fences, view.taken, view.open_field) == (30, (), 0, False)


@pytest.mark.parametrize("first_round", [ALL_TAKEN, ALL_ENCLOSED, ALL_ENCLOSED_BUT_A_PAIR])
def test_TK_2_the_second_layout_is_drawn_from_all_25_tiles(first_round: str) -> None:
    match = duel("-1 first 0", first_round, "1 fence a1N, 1 fence a1W, 0 flip c3")
    assert odds(match) == ALL_25_TILES


def test_TK_2_the_shepherd_begins_and_turns_alternate() -> None:
    match = duel("-1 first 0")
    who = [match.acting]
    play_on(match, "0 fence a1N, 0 fence a1W")
    who.append(match.acting)
    play_on(match, "1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy")
    who.append(match.acting)
    assert who == [{0}, {1}, {0}]


def test_TK_2_the_second_round_ends_the_match() -> None:
    match = duel("-1 first 0", ALL_ENCLOSED, swap_seats(ALL_ENCLOSED))
    assert match.over


def test_TK_2_there_are_no_scores_before_the_second_round_has_ended() -> None:
    match = duel("-1 first 0", ALL_ENCLOSED)
    with pytest.raises(sheepfold.NotOver):
        match.scores()


def test_TK_2_the_highest_sum_of_both_rounds_wins() -> None:
    match = duel("-1 first 0", ALL_ENCLOSED, swap_seats(ALL_ENCLOSED_BUT_A_PAIR))
    assert (totals(match), match.winners()) == ([25 + 2, 23], [0])


def test_TK_2_the_second_shepherd_may_win() -> None:
    match = duel("-1 first 0", ALL_ENCLOSED_BUT_A_PAIR, swap_seats(ALL_ENCLOSED))
    assert (totals(match), match.winners()) == ([23, 2 + 25], [1])


def test_TK_2_seat_1_may_be_the_first_shepherd() -> None:
    match = duel("-1 first 1", swap_seats(ALL_ENCLOSED), ALL_ENCLOSED_BUT_A_PAIR)
    assert (totals(match), match.winners()) == ([23, 25 + 2], [1])


def test_TK_2_equal_sums_share_the_win() -> None:
    match = duel("-1 first 0", ALL_ENCLOSED_BUT_A_PAIR, swap_seats(ALL_ENCLOSED_BUT_A_PAIR))
    assert (totals(match), match.winners()) == ([25, 25], [0, 1])


# TK-3 Shepherd's turn


def test_TK_3_the_shepherd_may_begin_on_any_of_the_60_edges_inner_or_outer() -> None:
    match = duel("-1 first 0")
    inner = {f"fence {c}{r}{s}" for c in "abcde" for r in "12345" for s in "NW"}
    rim = {f"fence {c}5S" for c in "abcde"} | {f"fence e{r}E" for r in "12345"}
    assert may(match, 0) == inner | rim


def test_TK_3_after_one_fence_he_owes_another() -> None:
    match = duel("-1 first 0, 0 fence c3N")
    assert (match.acting, len(match.legal(0))) == ({0}, 59)


def test_TK_3_after_two_fences_it_is_the_sheeps_turn() -> None:
    assert duel(FIRST_FENCES).acting == {1}


def test_TK_3_fences_come_from_the_supply() -> None:
    assert duel(FIRST_FENCES).view(0).supply == 28


def test_TK_3_the_two_fences_need_not_touch_anything() -> None:
    match = duel(
        """
        -1 first 0
        0 fence c3N, 0 fence e5E
        1 flip a1, -1 reveal joyful, 1 flip b1, -1 reveal sleepy
        0 fence a1W, 0 fence d2W
        """
    )
    assert set(match.view(0).fences) == {"c3N", "e5E", "a1W", "d2W"}


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [("b2S", "b3N"), ("b2E", "c2W"), ("d5W", "d5W"), ("b5S", "b5S"), ("e2E", "e2E")],
)
def test_TK_3_a_shared_edge_has_two_names_and_is_written_by_one(typed: str, canonical: str) -> None:
    assert log(duel("-1 first 0", f"0 fence {typed}"))[-1] == f"0 fence {canonical}"


# TK-4 Enclosed


def test_TK_4_a_corner_cell_is_enclosed_by_four_fences() -> None:
    match = duel(
        FIRST_FENCES,
        """
        1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy
        0 fence a2N, 0 fence b1W
        """,
    )
    view = match.view(0)
    assert (view.enclosed, view.free, [pen.cells for pen in view.pens]) == (1, 24, [("a1",)])


def test_TK_4_the_rim_is_open_unless_it_is_fenced() -> None:
    match = duel(
        """
        -1 first 0
        0 fence a2N, 0 fence b1W                     # towards the field only
        1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy
        0 fence a1N, 0 fence e5E                     # a1W stays open
        """
    )
    assert (match.view(0).enclosed, "flip a1" in match.legal(1)) == (0, True)


def test_TK_4_an_inner_pen_needs_no_rim() -> None:
    match = duel(
        """
        -1 first 0
        0 fence c3N, 0 fence c3W
        1 flip a1, -1 reveal joyful, 1 flip b1, -1 reveal sleepy
        0 fence c4N, 0 fence d3W
        """
    )
    assert [pen.cells for pen in match.view(0).pens] == [("c3",)]


def test_TK_4_no_path_leads_diagonally_past_the_ends_of_two_fences() -> None:
    match = duel(
        """
        -1 first 0
        0 fence a1N, 0 fence a1W
        1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy
        0 fence b1W, 0 fence a3N
        1 flip c3, 1 flip d3
        0 fence a2W, 0 fence c2W
        1 flip c3, 1 flip d3
        0 fence b2N, 0 fence b3N                     # a1, a2 and b2, round the corner of b1
        """
    )
    assert [pen.cells for pen in match.view(0).pens] == [("a1", "a2", "b2")]


def test_TK_4_two_pens_count_together() -> None:
    match = duel(
        FIRST_FENCES,
        """
        1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy
        0 fence a2N, 0 fence b1W
        1 flip c3, 1 flip d3
        0 fence e5E, 0 fence e5S
        1 flip c3, 1 flip d3
        0 fence e5N, 0 fence e5W
        """,
    )
    view = match.view(0)
    assert ([(pen.cells, pen.tiles) for pen in view.pens], view.enclosed) == (
        [(("a1",), 1), (("e5",), 1)],
        2,
    )


def test_TK_4_a_fence_across_a_pen_makes_two_of_it() -> None:
    match = duel(
        """
        -1 first 0
        0 fence a1N, 0 fence a1W
        1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy
        0 fence b1N, 0 fence c1W
        1 flip c3, 1 flip d3
        0 fence a2N, 0 fence b2N
        1 flip c3, 1 flip d3
        0 fence b1W, 0 fence e5E
        """
    )
    assert [pen.cells for pen in match.view(0).pens] == [("a1",), ("b1",)]


PEN_AROUND_AN_EMPTY_CELL_BUT_A1W = """
    -1 first 0
    0 fence a1N, 0 fence b1N
    1 flip a1, -1 reveal joyful, 1 flip c3, -1 reveal joyful      # a1 is empty from now on
    0 fence a2N, 0 fence b2N
    1 flip d3, -1 reveal sleepy, 1 flip e3, -1 reveal timid
    0 fence c1W
"""


def test_TK_4_a_path_may_lead_over_an_empty_cell() -> None:
    match = duel(PEN_AROUND_AN_EMPTY_CELL_BUT_A1W, "0 fence e5E")
    assert "flip b1" in match.legal(1)


def test_TK_4_an_empty_cell_in_a_pen_counts_nothing() -> None:
    view = duel(PEN_AROUND_AN_EMPTY_CELL_BUT_A1W, "0 fence a1W").view(0)
    assert (view.enclosed, view.free) == (1, 22)


def test_TK_4_a_pen_of_empty_cells_encloses_no_tile() -> None:
    match = duel(
        FIRST_FENCES,
        """
        1 flip a1, -1 reveal joyful, 1 flip c3, -1 reveal joyful
        0 fence a2N, 0 fence b1W
        """,
    )
    assert (match.view(0).enclosed, match.view(0).free) == (0, 23)
