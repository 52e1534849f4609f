"""What is measured of a system: one of its games at one size, played at random."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

ENDLESS: Final = sys.maxsize  # a limit no game reaches

Copy = Callable[[], object]
# Plays a new random game, or its beginning up to a number of decisions; returns how many were
# taken, and what copies the position reached.
Run = Callable[[int], tuple[int, Copy]]


@dataclass(frozen=True)
class Entry:
    game: str
    size: str  # of players or of the board
    run: Run
    usual: bool = True  # else it only shows how the cost grows


def players(number: int) -> str:
    return f"{number} players" if number > 1 else "1 player"
