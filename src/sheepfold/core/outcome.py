"""The result of a match: scores in their parts, and who wins by them."""

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
    """How a game ended, in short: the seats' decisions, their totals, who won."""

    decisions: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]


def best(scores: Sequence[Score]) -> list[int]:
    """The seats with the highest total, then tie-break; several share the win."""
    top = max((score.total, score.tie_break) for score in scores)
    return [seat for seat, score in enumerate(scores) if (score.total, score.tie_break) == top]
