"""The sheep's turn before the field opens, and what is known: rulings TK-5 to TK-9 and TK-15."""

from dataclasses import replace

import pytest

import sheepfold
from tests.games.te_kuiti.scenario import ALL_TAKEN, FIRST_FENCES, duel, lies, log, may, play_on

# After two turns of the shepherd a1 lacks b1W to be a pen; c3 is known joyful, d3 sleepy.
A1_ALMOST_A_PEN = """
    -1 first 0
    0 fence a1N, 0 fence a1W
    1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy
    0 fence a2N, 0 fence e5E
"""
A1_A_PEN = """
    -1 first 0
    0 fence a1N, 0 fence a1W
    1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy
    0 fence a2N, 0 fence b1W
"""


# TK-5 Sheep's turn


def test_TK_5_every_face_down_free_tile_may_be_flipped() -> None:
    cells = {f"flip {column}{row}" for row in "12345" for column in "abcde"}
    assert may(duel(FIRST_FENCES), 1) == cells


def test_TK_5_tiles_are_flipped_one_at_a_time_until_two_sheep_are_revealed() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal joyful")
    assert (match.acting, lies(match, "c3"), len(match.legal(1))) == ({1}, "joyful", 24)


def test_TK_5_with_the_second_sheep_the_turn_is_over() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy")
    assert match.acting == {0}


def test_TK_5_an_enclosed_tile_is_never_flipped() -> None:
    assert "flip a1" not in duel(A1_A_PEN).legal(1)


def test_TK_5_a_tile_known_from_an_earlier_turn_counts_towards_the_two() -> None:
    assert duel(A1_A_PEN, "1 flip c3, 1 flip d3").acting == {0}


def test_TK_5_a_tile_known_from_an_earlier_turn_is_not_drawn_again() -> None:
    match = duel(A1_A_PEN, "1 flip c3")
    assert (match.acting, lies(match, "c3")) == ({1}, "joyful")


def test_TK_5_rams_and_shepherds_do_not_count_towards_the_two() -> None:
    match = duel(
        FIRST_FENCES,
        """
        1 flip c3, -1 reveal joyful
        1 flip c4, -1 reveal ram, 1 ram a1N
        1 flip c5, -1 reveal shepherd, 0 fence a1N
        """,
    )
    assert (match.acting, match.view(0).revealed) == ({1}, 1)


# TK-6 Pair


def test_TK_6_two_sheep_of_one_kind_are_taken() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal joyful")
    assert (match.view(0).taken, lies(match, "c3"), lies(match, "d3")) == (2, "gone", "gone")


def test_TK_6_two_sheep_of_different_kinds_are_turned_back() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy")
    assert (match.view(0).taken, lies(match, "c3"), lies(match, "d3")) == (0, "down", "down")


def test_TK_6_a_pair_may_be_taken_from_memory() -> None:
    match = duel(A1_A_PEN, "1 flip e4, -1 reveal joyful, 1 flip c3")
    assert (match.view(0).taken, lies(match, "c3"), lies(match, "e4")) == (2, "gone", "gone")


def test_TK_6_a_taken_tile_leaves_the_field() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal joyful")
    assert match.view(0).free == 23


# TK-7 Ram


def test_TK_7_a_ram_is_removed_from_the_game() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal ram")
    assert (lies(match, "c3"), match.view(0).free) == ("gone", 24)


def test_TK_7_the_sheep_player_chooses_among_all_fences_of_the_field() -> None:
    match = duel(A1_A_PEN, "1 flip e5, -1 reveal ram")
    assert may(match, 1) == {"ram a1N", "ram a1W", "ram a2N", "ram b1W"}


def test_TK_7_the_fence_removed_returns_to_the_supply() -> None:
    view = duel(A1_A_PEN, "1 flip e5, -1 reveal ram, 1 ram a2N").view(0)
    assert (view.supply, set(view.fences)) == (27, {"a1N", "a1W", "b1W"})


def test_TK_7_a_shared_edge_may_be_typed_by_either_name() -> None:
    match = duel(A1_A_PEN, "1 flip e5, -1 reveal ram, 1 ram a1S")
    assert log(match)[-1] == "1 ram a2N"


def test_TK_7_then_flipping_goes_on() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal ram, 1 ram a1N")
    assert (match.acting, len(match.legal(1))) == ({1}, 24)


def test_TK_7_a_ram_may_open_a_pen_and_what_was_inside_be_flipped() -> None:
    match = duel(A1_A_PEN, "1 flip e5, -1 reveal ram, 1 ram b1W")
    assert (match.view(0).enclosed, "flip a1" in match.legal(1)) == (0, True)


def test_TK_7_the_place_is_empty_again_for_the_shepherd() -> None:
    match = duel(
        FIRST_FENCES,
        """
        1 flip c3, -1 reveal ram, 1 ram a1N
        1 flip d3, -1 reveal joyful, 1 flip e3, -1 reveal sleepy
        0 fence a1N
        """,
    )
    assert "a1N" in match.view(0).fences


def test_TK_7_it_is_compulsory_even_if_no_tile_is_gained_by_it() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal ram")
    assert may(match, 1) == {"ram a1N", "ram a1W"}


def test_TK_7_the_only_fence_of_the_field_is_still_his_to_name() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal ram, 1 ram a1N, 1 flip d3, -1 reveal ram")
    assert may(match, 1) == {"ram a1W"}


def test_TK_7_with_no_fence_on_the_field_nothing_is_removed() -> None:
    match = duel(
        FIRST_FENCES,
        """
        1 flip c3, -1 reveal ram, 1 ram a1N
        1 flip d3, -1 reveal ram, 1 ram a1W
        1 flip e3, -1 reveal ram
        """,
    )
    assert (match.view(0).supply, "flip a1" in match.legal(1)) == (30, True)


# TK-8 Shepherd tile


def test_TK_8_a_shepherd_tile_is_removed_and_the_other_player_owes_a_fence() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal shepherd")
    assert (lies(match, "c3"), match.acting) == ("gone", {0})


def test_TK_8_the_fence_goes_anywhere() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal shepherd")
    assert (len(match.legal(0)), "fence e5E" in match.legal(0)) == (58, True)


def test_TK_8_it_is_one_fence_and_then_flipping_goes_on() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal shepherd, 0 fence e5E")
    assert (match.acting, match.view(0).supply, len(match.legal(1))) == ({1}, 27, 24)


def test_TK_8_it_is_compulsory() -> None:
    match = duel(FIRST_FENCES, "1 flip c3, -1 reveal shepherd")
    assert all(move.startswith("fence ") for move in match.legal(0))


def test_TK_8_the_shepherds_own_turn_has_two_fences_all_the_same() -> None:
    match = duel(
        FIRST_FENCES,
        """
        1 flip c3, -1 reveal shepherd, 0 fence e5E
        1 flip d3, -1 reveal joyful, 1 flip e3, -1 reveal sleepy
        0 fence e5S
        """,
    )
    assert match.acting == {0}


def test_TK_8_his_fence_may_enclose_the_tiles_the_sheep_meant_to_flip() -> None:
    match = duel(A1_ALMOST_A_PEN, "1 flip c1, -1 reveal shepherd, 0 fence b1W")
    assert "flip a1" not in match.legal(1)


# TK-9 Rare case


def test_TK_9_a_sheep_enclosed_before_the_turn_ends_cannot_be_taken() -> None:
    match = duel(
        A1_ALMOST_A_PEN,
        """
        1 flip a1, -1 reveal joyful
        1 flip c1, -1 reveal shepherd, 0 fence b1W
        1 flip c3                                    # joyful too
        """,
    )
    assert (match.view(0).taken, lies(match, "a1"), lies(match, "c3")) == (0, "down", "down")


def test_TK_9_a_sheep_enclosed_and_freed_again_can_be_taken() -> None:
    match = duel(
        A1_ALMOST_A_PEN,
        """
        1 flip a1, -1 reveal joyful
        1 flip c1, -1 reveal shepherd, 0 fence b1W
        1 flip d1, -1 reveal ram, 1 ram a1N
        1 flip c3
        """,
    )
    assert (match.view(0).taken, lies(match, "a1"), lies(match, "c3")) == (2, "gone", "gone")


def test_TK_9_the_book_a_pen_opened_by_a_ram_is_closed_again_by_a_shepherd_tile() -> None:
    match = duel(
        A1_A_PEN,
        """
        1 flip c1, -1 reveal ram, 1 ram b1W
        1 flip a1, -1 reveal joyful
        1 flip d1, -1 reveal shepherd, 0 fence b1W
        1 flip c3
        """,
    )
    assert (match.view(0).taken, match.view(0).enclosed, lies(match, "a1")) == (0, 1, "down")


def test_TK_9_the_sheep_in_the_pen_still_counts_towards_the_two() -> None:
    match = duel(
        A1_ALMOST_A_PEN,
        """
        1 flip a1, -1 reveal joyful
        1 flip c1, -1 reveal shepherd, 0 fence b1W
        1 flip c3
        """,
    )
    assert match.acting == {0}


# TK-15 Knowledge


@pytest.mark.parametrize(
    "text",
    [
        "-1 first 0",
        A1_A_PEN,
        A1_A_PEN + "1 flip e5",
        A1_A_PEN + "1 flip e5, -1 reveal joyful",
        A1_A_PEN + "1 flip e5, -1 reveal shepherd",
        "-1 first 0" + ALL_TAKEN,
    ],
)
def test_TK_15_both_players_and_watchers_know_the_same(text: str) -> None:
    match = duel(text)
    watched = match.view(sheepfold.WATCHER)
    assert match.view(0) == replace(watched, viewer=0)
    assert match.view(1) == replace(watched, viewer=1)


@pytest.mark.parametrize("viewer", [0, 1, sheepfold.WATCHER])
def test_TK_15_every_flip_is_seen_by_all(viewer: int) -> None:
    match = duel(A1_A_PEN)
    assert [str(event) for event in match.log(viewer)] == log(match)


def test_TK_15_what_lies_face_down_again_is_memory_and_not_on_the_table() -> None:
    match = duel(A1_A_PEN)
    remembered = [(seen.cell, seen.kind) for seen in match.view(0).memory]
    assert (lies(match, "c3"), lies(match, "d3")) == ("down", "down")
    assert remembered == [("c3", "joyful"), ("d3", "sleepy")]


def test_TK_15_what_lies_face_up_is_on_the_table_and_not_memory() -> None:
    match = duel(A1_A_PEN, "1 flip c3")
    assert (lies(match, "c3"), [seen.cell for seen in match.view(0).memory]) == ("joyful", ["d3"])


def test_TK_15_memory_is_in_the_order_of_time() -> None:
    match = duel(A1_A_PEN, "1 flip b5, -1 reveal timid, 1 flip c3")
    assert [seen.cell for seen in match.view(0).memory] == ["d3", "b5", "c3"]


def test_TK_15_an_enclosed_tile_seen_before_stays_in_memory() -> None:
    match = duel(
        """
        -1 first 0
        0 fence a1N, 0 fence a1W
        1 flip a1, -1 reveal joyful, 1 flip d3, -1 reveal sleepy
        0 fence a2N, 0 fence b1W
        """
    )
    assert [seen.cell for seen in match.view(0).memory] == ["a1", "d3"]


def test_TK_15_what_has_left_the_game_is_neither_memory_nor_on_the_table() -> None:
    match = duel(A1_A_PEN, "1 flip c3, 1 flip e4, -1 reveal joyful")
    assert [seen.cell for seen in match.view(0).memory] == ["d3"]


@pytest.mark.parametrize("wanted", [False, True])
def test_TK_15_the_table_says_whether_it_was_opened_with_the_memory_aid(wanted: bool) -> None:
    assert duel(memory_aid=wanted).view(0).memory_aid is wanted


def test_TK_15_without_the_option_there_is_no_memory_aid() -> None:
    assert duel().view(0).memory_aid is False


def test_TK_15_the_memory_aid_changes_nothing_but_what_is_shown() -> None:
    plain, aided = duel(A1_A_PEN), duel(A1_A_PEN, memory_aid=True)
    play_on(plain, "1 flip c3")
    play_on(aided, "1 flip c3")
    assert replace(aided.view(1), memory_aid=False) == plain.view(1)
