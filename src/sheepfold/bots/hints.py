"""Information that only people get in some games: exact odds of their choices, and more reasons."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sheepfold.games.parts import optional_part


@dataclass(frozen=True)
class Hints:
    """Hints of one game, where features do not suffice: `HINTS` in its `bot/hints.py`."""

    odds: Callable[[Any], Mapping[str, Any]]  # of a view: how likely each move succeeds
    kind: type  # of those odds: a dataclass of chances, or tuples of them
    reasons: tuple[str, ...]  # that `why` may name in addition to features
    # Given worlds, a seat, some actions and all legal ones: a reason for each, "" for one that is
    # no better than others; an empty list if features give the reasons.
    why: Callable[[Sequence[Any], int, Sequence[int], Sequence[int]], list[str]]


def hints_of(game: str) -> Hints | None:
    """Return the hints of a game by its id; most games have none."""
    module = optional_part(game, "bot.hints")
    return module.HINTS if module else None
