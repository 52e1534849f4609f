"""Plays typed moves of any game, and asks what is refused, allowed and likely.

Moves are written `SEAT MOVE`, a line at a time or with commas between; it knows no rules.
"""

from collections.abc import Iterator
from fractions import Fraction

import pytest

import sheepfold


def moves(text: str, between: str = ",") -> Iterator[tuple[int, str]]:
    """The moves of a text; empty lines and what follows a `#` are left out."""
    for line in text.splitlines():
        for move in line.partition("#")[0].split(between):
            if move.strip():
                seat, _, words = move.strip().partition(" ")
                yield int(seat), words


def play_on(match: sheepfold.Match, *texts: str, between: str = ",") -> sheepfold.Match:
    for text in texts:
        for seat, words in moves(text, between):
            match.play(seat, words)
    return match


def ruling_against(match: sheepfold.Match, seat: int, text: str) -> str:
    """The ruling that refuses a move; a refusal leaves everything as it was."""
    before = match.record(), match.view(sheepfold.WATCHER), match.acting
    with pytest.raises(sheepfold.IllegalMove) as refusal:
        match.play(seat, text)
    assert (match.record(), match.view(sheepfold.WATCHER), match.acting) == before
    return refusal.value.ruling


def may(match: sheepfold.Match, seat: int) -> set[str]:
    return set(match.legal(seat))


def odds(match: sheepfold.Match) -> dict[str, Fraction]:
    """Chance's draws now, each with its probability."""
    chances = match.game.chances(match.state)
    total = sum(weight for _, weight in chances)
    return {match.game.actions.text(draw): Fraction(weight, total) for draw, weight in chances}
