"""What a match refuses in Te Kuiti whatever its rules say: rulings CORE-1 to CORE-4."""

from typing import Any, cast

import pytest

import sheepfold
from tests.games.te_kuiti.scenario import (
    ALL_ENCLOSED,
    FIRST_FENCES,
    PAIR_LEFT_LYING,
    duel,
    ruling_against,
    swap_seats,
)

SHEPHERDS_TURN = "-1 first 0, 0 fence b3N"
SHEEPS_TURN = FIRST_FENCES + "1 flip e3, -1 reveal sleepy\n"
DRAW_DUE = SHEEPS_TURN + "1 flip e4"
FENCE_DUE = SHEEPS_TURN + "1 flip e4, -1 reveal shepherd"
OVER = "-1 first 0" + ALL_ENCLOSED + swap_seats(ALL_ENCLOSED)


@pytest.mark.parametrize(
    ("text", "seat", "move"),
    [
        (SHEPHERDS_TURN, 1, "fence a1N"),
        (SHEPHERDS_TURN, sheepfold.CHANCE, "reveal ram"),
        (SHEPHERDS_TURN, sheepfold.WATCHER, "fence a1N"),
        (SHEPHERDS_TURN, 2, "fence a1N"),
        (SHEEPS_TURN, 0, "flip e5"),
        (FENCE_DUE, 1, "fence b3N"),
        (FENCE_DUE, 1, "flip d5"),
        (PAIR_LEFT_LYING + "1 flip d5, -1 reveal shepherd", 1, "take a5 c5"),
        (DRAW_DUE, 1, "reveal ram"),
        ("", 0, "first 0"),
        ("", 0, "nonsense"),
    ],
)
def test_CORE_1_only_who_owes_a_decision_moves(text: str, seat: int, move: str) -> None:
    assert ruling_against(duel(text), seat, move) == "CORE-1"


@pytest.mark.parametrize("seat", [0, 1, sheepfold.CHANCE])
@pytest.mark.parametrize("move", ["fence a1N", "flip a1", "nonsense"])
def test_CORE_2_after_the_end_nobody_moves(seat: int, move: str) -> None:
    assert ruling_against(duel(OVER), seat, move) == "CORE-2"


MALFORMED = [
    "",
    " ",
    "\n",
    "\t\t",
    "fence",
    "fence ",
    "fence a1",
    "fence N",
    "fence z9N",
    "fence a0N",
    "fence a6N",
    "fence f1W",
    "fence a1X",
    "fence a11N",
    "fence a1N a1W",
    "fence a1 N",
    "fencea1N",
    "fence:a1N",
    "fence -1",
    "fence ?",
    "fences a1N",
    "flip",
    "flip ?",
    "flip a1N",
    "flip a1 b1",
    "flip a",
    "flip 1a",
    "ram",
    "ram a1",
    "ram ?",
    "take",
    "take a1",
    "take a1 a1",
    "take a1 b1 c1",
    "take ? ?",
    "done done",
    "done a1",
    "first",
    "first 2",
    "first -1",
    "reveal",
    "reveal goat",
    "reveal joyful X",
    "reveal joyful N E",
    "0 fence a1N",
    "0",
    "-1",
    "None",
    "null",
    "undo",
    "undo 1",
    "; fence a1N",
    "fence a1N;",
    "fence a1N\x00",
    "f\u0435nce a1N",  # a Cyrillic letter
    "fence \u04301N",
    "\uff46\uff45\uff4e\uff43\uff45 a1N",  # full width
    "fence a\u0661N",  # an Arabic digit
    "fence a\u00b9N",
    "\u200bfence a1N",
    "\U0001f411",
    "fence \U0001f411",
    "a" * 10_000,
    "fence " * 2_000,
    "fence a1N" + " " * 10_000,
]


@pytest.mark.parametrize("move", MALFORMED, ids=lambda move: ascii(move[:24]))
@pytest.mark.parametrize("text", [SHEPHERDS_TURN, SHEEPS_TURN])
def test_CORE_3_what_is_not_a_move_is_refused(text: str, move: str) -> None:
    match = duel(text)
    (seat,) = match.acting
    assert ruling_against(match, seat, move) == "CORE-3"


@pytest.mark.parametrize(
    "move", [None, 0, 7, 1.5, True, b"fence a1N", ["fence", "a1N"], {}, object()]
)
def test_CORE_3_what_is_no_text_is_refused(move: object) -> None:
    match = duel(SHEPHERDS_TURN)
    assert ruling_against(match, 0, cast(Any, move)) == "CORE-3"


def undo_ruling(match: sheepfold.Match, seat: int, *agreed: int) -> str:
    before = match.record()
    with pytest.raises(sheepfold.IllegalMove) as refusal:
        match.undo(seat, agreed=agreed)
    assert match.record() == before
    return refusal.value.ruling


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("-1 first 0", 0),
        ("-1 first 0, 0 fence a1N", 1),
        ("-1 first 0, 0 fence a1N", sheepfold.CHANCE),
        ("-1 first 0, 0 fence a1N", sheepfold.WATCHER),
        (SHEEPS_TURN, 1),
        (SHEEPS_TURN, 0),
        (DRAW_DUE, 1),
        (PAIR_LEFT_LYING + "1 flip b5", 1),
        (OVER, 0),
    ],
    ids=[
        "nothing played",
        "not this seat",
        "chance",
        "a watcher",
        "a tile was revealed",
        "the other has moved",
        "a draw is due",
        "a known tile was flipped",
        "over",
    ],
)
def test_CORE_4_what_others_have_built_on_or_seen_is_not_undone_alone(text: str, seat: int) -> None:
    assert undo_ruling(duel(text), seat) == "CORE-4"


@pytest.mark.parametrize("agreed", [(0,), (1,), (0, 2), (sheepfold.WATCHER, sheepfold.CHANCE)])
def test_CORE_4_an_agreed_undo_needs_all_seats(agreed: tuple[int, ...]) -> None:
    assert undo_ruling(duel(SHEEPS_TURN), 1, *agreed) == "CORE-4"


def test_CORE_4_a_fence_just_placed_may_be_taken_back() -> None:
    match = duel(SHEPHERDS_TURN)
    match.undo(0)
    assert (match.view(0).fences, str(match.events[-1])) == ((), "0 undo 2")


def test_CORE_4_a_flip_is_undone_if_all_seats_agree() -> None:
    match = duel(SHEEPS_TURN)
    match.undo(1, agreed=(0, 1))
    assert (match.acting, "flip e3" in match.legal(1)) == ({1}, True)
