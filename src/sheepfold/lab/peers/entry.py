"""What is measured of a system: one of its games at one size, played at random."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

ENDLESS: Final = sys.maxsize  # a limit that no game reaches

Copy = Callable[[], object]
# Plays a new random game, or its beginning up to a number of decisions; returns how many were
# made, and what copies the position.
Run = Callable[[int], tuple[int, Copy]]


@dataclass(frozen=True)
class Entry:
    game: str
    size: str  # number of players or size of the board
    run: Run
    usual: bool = True  # otherwise it only shows how the cost grows


def players(number: int) -> str:
    return f"{number} players" if number > 1 else "1 player"
