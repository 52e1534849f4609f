"""What an attacker sends in an expensive request: components and records that are work to read."""

import functools
from typing import Final

import sheepfold
from sheepfold.core.record import Undo, parse

LARGEST: Final = 200_000  # characters of components
UNDOS: Final = 12  # of one move
SPARE: Final = 20  # lines that chance may add at once


@functools.cache
def doubled_key() -> str:
    """Return components of the greatest size, with one name twice."""
    names = [f'"{number:06}":0' for number in range(LARGEST // 11 - 1)]
    return "{" + ",".join([*names, names[0]]) + "}"


@functools.cache
def record(game: str, *, lines: int, again: int, seed: int = 1) -> str:
    """Return the record of a legal match of two with undos wherever they are free.

    It has at most `lines` lines, and reading it takes at most `again` repeated moves.
    """
    match = sheepfold.Match.start(game, 2, seed=seed)
    left = again
    while match.acting and len(match.events) < lines - SPARE:
        seat = min(match.acting)
        legal = match.legal(seat)
        move = legal[len(match.moves) * 7 % len(legal)]
        match.play(seat, move)
        for _ in range(UNDOS):
            if not match.may_undo(seat) or len(match.events) > min(left, lines - SPARE):
                break
            match.undo(seat)
            undone = match.events[-1]
            assert isinstance(undone, Undo)
            left -= undone.target
            match.play(seat, move)
    return match.record()


def last_decision(text: str) -> int:
    """Return the last line but one: a match that continues there has something to decide."""
    return len(parse(text).events) - 1
