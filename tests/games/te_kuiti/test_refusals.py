"""Every kind of move the rules refuse, with the ruling that forbids it; nothing changes by it."""

import pytest

import sheepfold
from tests.games.te_kuiti.scenario import (
    EASY_FOUR_LEFT,
    PAIR_LEFT_LYING,
    ROW_5_FREE,
    duel,
    ruling_against,
    solo,
)

SHEPHERDS_TURN = "-1 first 0, 0 fence b3N"
SHEEPS_TURN = """
    -1 first 0
    0 fence a1N, 0 fence a1W
    1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal joyful              # a pair, gone
    0 fence a2N, 0 fence b1W                                             # a1 is enclosed
    1 flip e3, -1 reveal sleepy
"""
RAM_DUE = SHEEPS_TURN + "1 flip e4, -1 reveal ram"
FENCE_DUE = SHEEPS_TURN + "1 flip e4, -1 reveal shepherd"
DRAW_DUE = SHEEPS_TURN + "1 flip e4"

PAIR_AFTER_THE_FLIPS = ROW_5_FREE + "1 flip a5, 1 flip c5, -1 reveal joyful"
PAIR_AND_A_RAM = PAIR_LEFT_LYING + "1 flip d5, -1 reveal ram"
ONE_OF_A_PAIR_ENCLOSED = (
    PAIR_LEFT_LYING
    + """
    1 flip b5, 1 flip d5, -1 reveal timid, 1 done
    0 fence b5W, 0 fence e5S                                             # a5 is enclosed
"""
)

# Duel


@pytest.mark.parametrize("move", ["first 0", "first 1", "reveal ram", "reveal joyful N"])
@pytest.mark.parametrize("text", [SHEPHERDS_TURN, SHEEPS_TURN, RAM_DUE, FENCE_DUE])
def test_TK_1_players_do_not_draw_for_chance(text: str, move: str) -> None:
    match = duel(text)
    (seat,) = match.acting
    assert ruling_against(match, seat, move) == "TK-1"


@pytest.mark.parametrize("move", ["reveal ram", "fence a1N", "flip a1", "done"])
def test_TK_1_the_first_draw_is_of_the_first_shepherd(move: str) -> None:
    assert ruling_against(duel(), sheepfold.CHANCE, move) == "TK-1"


@pytest.mark.parametrize(
    "move", ["first 0", "reveal joyful N", "reveal ram -", "fence b3N", "done"]
)
def test_TK_1_after_a_flip_chance_draws_a_kind(move: str) -> None:
    assert ruling_against(duel(DRAW_DUE), sheepfold.CHANCE, move) == "TK-1"


def test_TK_1_chance_does_not_draw_what_is_not_left() -> None:
    match = duel(FENCE_DUE, "0 fence b3N, 1 flip e5, -1 reveal shepherd, 0 fence b4N, 1 flip d5")
    assert ruling_against(match, sheepfold.CHANCE, "reveal shepherd") == "TK-1"


@pytest.mark.parametrize("edge", ["b3N", "b2S"])
def test_TK_3_a_fence_goes_on_an_empty_edge(edge: str) -> None:
    assert ruling_against(duel(SHEPHERDS_TURN), 0, f"fence {edge}") == "TK-3"


@pytest.mark.parametrize("move", ["flip c3", "ram b3N", "take a1 b1", "done"])
def test_TK_3_in_his_turn_the_shepherd_does_nothing_but_place_fences(move: str) -> None:
    assert ruling_against(duel(SHEPHERDS_TURN), 0, move) == "TK-3"


@pytest.mark.parametrize("cell", ["a1", "e3", "c3"], ids=["enclosed", "face up", "gone"])
def test_TK_5_only_a_face_down_free_tile_is_flipped(cell: str) -> None:
    assert ruling_against(duel(SHEEPS_TURN), 1, f"flip {cell}") == "TK-5"


def test_TK_5_no_third_sheep_is_flipped() -> None:
    assert ruling_against(duel(PAIR_AFTER_THE_FLIPS), 1, "flip b5") == "TK-5"


@pytest.mark.parametrize(
    "text",
    [SHEEPS_TURN, ROW_5_FREE, PAIR_LEFT_LYING, PAIR_LEFT_LYING + "1 flip b5"],
    ids=["closed field", "open field", "a pair lies there", "after one flip"],
)
def test_TK_5_he_is_not_done_before_two_sheep_are_revealed(text: str) -> None:
    assert ruling_against(duel(text), 1, "done") == "TK-5"


def test_TK_5_taking_does_not_replace_the_two_sheep_to_be_revealed() -> None:
    assert ruling_against(duel(PAIR_LEFT_LYING, "1 take a5 c5"), 1, "done") == "TK-5"


@pytest.mark.parametrize("text", [SHEEPS_TURN, ROW_5_FREE, PAIR_AFTER_THE_FLIPS])
def test_TK_3_fences_are_placed_by_the_shepherd(text: str) -> None:
    assert ruling_against(duel(text), 1, "fence c3N") == "TK-3"


@pytest.mark.parametrize("text", [SHEEPS_TURN, ROW_5_FREE, PAIR_AFTER_THE_FLIPS])
def test_TK_7_no_fence_is_removed_without_a_ram(text: str) -> None:
    assert ruling_against(duel(text), 1, "ram a1N") == "TK-7"


@pytest.mark.parametrize("edge", ["c3N", "a2W", "e5E"])
def test_TK_7_a_ram_needs_an_edge_with_a_fence(edge: str) -> None:
    assert ruling_against(duel(RAM_DUE), 1, f"ram {edge}") == "TK-7"


@pytest.mark.parametrize("move", ["flip e5", "flip e3", "done"])
def test_TK_7_before_the_rams_fence_is_removed_nothing_else_happens(move: str) -> None:
    assert ruling_against(duel(RAM_DUE), 1, move) == "TK-7"


def test_TK_7_before_the_rams_fence_is_removed_nothing_is_taken() -> None:
    assert ruling_against(duel(PAIR_AND_A_RAM), 1, "take a5 c5") == "TK-7"


@pytest.mark.parametrize("move", ["flip e5", "ram a1N", "take a1 b1", "done"])
def test_TK_8_the_shepherd_owes_the_shepherd_tiles_fence_and_nothing_else(move: str) -> None:
    assert ruling_against(duel(FENCE_DUE), 0, move) == "TK-8"


def test_TK_3_a_shepherd_tiles_fence_needs_an_empty_edge_too() -> None:
    assert ruling_against(duel(FENCE_DUE), 0, "fence a1N") == "TK-3"


def test_TK_9_a_face_up_sheep_that_is_enclosed_is_not_taken() -> None:
    assert ruling_against(duel(ONE_OF_A_PAIR_ENCLOSED), 1, "take a5 c5") == "TK-9"


def test_TK_11_there_is_no_taking_outside_the_open_field() -> None:
    assert ruling_against(duel(SHEEPS_TURN), 1, "take e3 e4") == "TK-11"


@pytest.mark.parametrize(
    ("text", "pair"),
    [
        (PAIR_LEFT_LYING + "1 flip b5", "a5 b5"),
        (PAIR_LEFT_LYING, "d5 e5"),
        (PAIR_LEFT_LYING, "a5 b5"),
        (PAIR_LEFT_LYING, "a5 d5"),
        (PAIR_LEFT_LYING + "1 take a5 c5", "a5 c5"),
        (PAIR_LEFT_LYING + "1 take a5 c5", "c5 d5"),
    ],
    ids=["unlike", "face down", "one face down", "one unseen", "gone", "one gone"],
)
def test_TK_11_only_two_face_up_sheep_of_one_kind_are_taken(text: str, pair: str) -> None:
    assert ruling_against(duel(text), 1, f"take {pair}") == "TK-11"


# Solo

SOLO_TURN = """
    0 flip c3, -1 reveal joyful N, 0 flip d3, -1 reveal sleepy -
    0 flip c3, 0 flip d3
    0 flip c3, 0 flip d3
    0 flip c3, 0 flip d3                                                 # c3 is enclosed
    0 flip e4, -1 reveal timid -, 0 flip e5, -1 reveal timid N            # a pair, gone
    0 flip a1, -1 reveal angry -
"""
SOLO_RAM_DUE = SOLO_TURN + "0 flip b1, -1 reveal ram -"


@pytest.mark.parametrize("move", ["first 0", "reveal ram -", "reveal joyful N", "reveal ram"])
@pytest.mark.parametrize("text", [SOLO_TURN, SOLO_RAM_DUE])
def test_TK_S1_the_player_does_not_draw_for_chance(text: str, move: str) -> None:
    assert ruling_against(solo(text, flowers="easy"), 0, move) == "TK-S1"


@pytest.mark.parametrize(
    "move",
    [
        "first 0",
        "reveal joyful",
        "reveal ram N",
        "reveal shepherd -",
        "fence a1N",
        "flip b1",
        "done",
    ],
)
def test_TK_S1_after_a_flip_chance_draws_a_kind_and_a_side(move: str) -> None:
    match = solo(SOLO_TURN, "0 flip b1", flowers="easy")
    assert ruling_against(match, sheepfold.CHANCE, move) == "TK-S1"


@pytest.mark.parametrize("move", ["reveal dreamy -", "reveal joyful N", "reveal ram -"])
def test_TK_S1_chance_does_not_draw_what_is_not_left(move: str) -> None:
    match = solo(EASY_FOUR_LEFT, "0 flip b5", flowers="easy")
    assert ruling_against(match, sheepfold.CHANCE, move) == "TK-S1"


def test_TK_S1_on_hard_no_sheep_is_without_a_flower() -> None:
    match = solo("0 flip b5", flowers="hard")
    assert ruling_against(match, sheepfold.CHANCE, "reveal dreamy -") == "TK-S1"


@pytest.mark.parametrize(
    "move",
    ["flip c3", "flip a1", "flip e4", "take a1 b1", "done"],
    ids=["enclosed", "face up", "gone", "take", "done"],
)
def test_TK_S2_the_player_flips_face_down_free_tiles(move: str) -> None:
    assert ruling_against(solo(SOLO_TURN, flowers="easy"), 0, move) == "TK-S2"


@pytest.mark.parametrize("move", ["fence b1N", "fence c3N"])
def test_TK_S3_fences_are_placed_by_flowers_only(move: str) -> None:
    assert ruling_against(solo(SOLO_TURN, flowers="easy"), 0, move) == "TK-S3"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        (SOLO_TURN, "ram c3N"),
        (SOLO_RAM_DUE, "ram a1N"),
        (SOLO_RAM_DUE, "flip b2"),
        (SOLO_RAM_DUE, "done"),
    ],
    ids=["no ram", "no fence there", "flip", "done"],
)
def test_TK_S4_a_ram_removes_one_fence_that_stands_there(text: str, move: str) -> None:
    assert ruling_against(solo(text, flowers="easy"), 0, move) == "TK-S4"


def test_a_refused_move_may_be_corrected() -> None:
    match = duel(SHEPHERDS_TURN)
    ruling_against(match, 0, "fence b3N")
    match.play(0, "fence b4N")
    assert match.acting == {1}
