"""What only people get to know of some games: exact chances of their choices, and more reasons."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sheepfold.games.parts import optional_part


@dataclass(frozen=True)
class Hints:
    """Of one game, where features do not say it: `HINTS` in its `bot/hints.py`."""

    odds: Callable[[Any], Mapping[str, Any]]  # of a view: by move how likely it comes off
    kind: type  # of those odds: a dataclass of chances, or tuples of them
    reasons: tuple[str, ...]  # that `why` may name besides features
    # Of worlds, a seat, some actions and all legal ones: a reason for each, "" for one that is no
    # better than others; an empty list where features tell.
    why: Callable[[Sequence[Any], int, Sequence[int], Sequence[int]], list[str]]


def hints_of(game: str) -> Hints | None:
    """The hints of a game by its id; most games have none."""
    module = optional_part(game, "bot.hints")
    return module.HINTS if module else None
