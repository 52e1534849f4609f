"""The result of a match: scores with their parts, and who wins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Score:
    """A seat's final score: the total, its named parts, and what breaks a tie."""

    total: int
    parts: Mapping[str, int] = field(default_factory=dict)
    tie_break: tuple[int, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How a game ended, in short: the number of decisions, the totals, the winners."""

    decisions: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]


def best(scores: Sequence[Score]) -> list[int]:
    """Return the seats with the highest total, then the best tie-break; several share the win."""
    top = max((score.total, score.tie_break) for score in scores)
    return [seat for seat, score in enumerate(scores) if (score.total, score.tie_break) == top]
