"""Reasons: declared like facts, equal by what they say, and made whole by other processes."""

import pickle

import pytest

from sheepfold.core.actions import Words
from sheepfold.core.errors import IllegalMove, Reason
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE
from sheepfold.core.reasons import ReasonSpace
from sheepfold.core.signature import Several
from tests.core.lambs import Lambs

CELL = Words("cell", ("a1", "b1", "c1"))


def test_a_reason_names_its_arguments_in_words() -> None:
    space = ReasonSpace()
    taken = space.add("taken", "X-1", CELL, CELL)
    assert taken(0, 2) == Reason("X-1", "taken", {"cell": "a1", "cell2": "c1"})
    several = space.add("all-taken", "X-1", Several("cells", CELL))
    assert several(2, 0, 1).arguments == {"cells": ("a1", "b1")}
    assert str(several(2, 0, 1)) == "all-taken, cells a1 b1"


def test_a_reason_needs_as_many_numbers_as_it_has_arguments() -> None:
    taken = ReasonSpace().add("taken", "X-1", CELL)
    for numbers in ((), (0, 1)):
        with pytest.raises((ValueError, IndexError)):
            taken(*numbers)


def test_one_key_has_one_set_of_arguments_and_each_ruling_once() -> None:
    space = ReasonSpace()
    space.add("taken", "X-1", CELL)
    space.add("taken", "X-2", CELL)
    with pytest.raises(ValueError, match="two reasons are 'taken' by X-1"):
        space.add("taken", "X-1", CELL)
    with pytest.raises(ValueError, match="other arguments"):
        space.add("taken", "X-3")


def test_a_refusal_has_a_reason_and_comes_whole_from_another_process() -> None:
    match = Match.start(Lambs(), 2, seed=1)
    refusal = match.objection(0, "look")
    assert refusal
    assert refusal.reason == Reason("LA-3", "not-now")
    assert refusal.ruling == "LA-3"
    twin = pickle.loads(pickle.dumps(refusal))
    assert (twin.reason, twin.move, str(twin)) == (refusal.reason, refusal.move, str(refusal))


def key_of(match: Match, seat: int, text: str) -> str:
    refusal = match.objection(seat, text)
    assert isinstance(refusal, IllegalMove)
    return refusal.reason.key


def test_every_reason_of_the_core() -> None:
    match = Match.start(Lambs(), 2, seed=1)
    assert key_of(match, 0, "bid 9") == "word"
    assert key_of(match, 0, 7) == "move-text"  # type: ignore[arg-type]
    match.play(0, "bid 0")
    assert match.objection(0, "bid 0").reason.arguments == {"seat": 1}  # type: ignore[union-attr]
    assert key_of(match, 0, "bid 0") == "not-your-turn"
    three = Match.start(Lambs(), 3, seed=1)
    three.play(0, "bid 0")
    refusal = three.objection(0, "bid 0")
    assert refusal
    assert refusal.reason == Reason("CORE-1", "others-choose", {"seats": (1, 2)})
    typed = Match.start(Lambs(), 2, seed=None)
    assert key_of(typed, 0, "bid 0") == "chance-draws"
    with pytest.raises(IllegalMove, match="undo-nothing"):
        typed.undo(CHANCE)
    while not match.over:
        seat = min(match.acting)
        match.play(seat, match.legal(seat)[0])
    assert key_of(match, 0, "done") == "over"
    with pytest.raises(IllegalMove, match="undo-over"):
        match.undo(0)
