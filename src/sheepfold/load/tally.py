"""What one process of clients has measured, in numbers that can be added up. Uses no socket."""

import os
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Tally:
    """Times are in milliseconds; `began` and `ended` in seconds of the monotonic clock."""

    acknowledged: list[float] = field(default_factory=list)  # from a move sent to its ack
    in_burst: list[float] = field(default_factory=list)  # those sent in a burst
    seen: list[float] = field(default_factory=list)  # to the sync of each other socket
    late: list[float] = field(default_factory=list)  # from a move's planned time to its sending
    starved: int = 0  # moves that were due while no table waited for one
    refused: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)
    bot_moves: int = 0
    matches: int = 0  # that ended
    checked: int = 0  # acknowledged moves looked up in the records
    missing: list[str] = field(default_factory=list)  # those not found
    began: float = 0.0
    ended: float = 0.0
    cpu: list[float] = field(default_factory=list)  # share of one core, per process

    @property
    def seconds(self) -> float:
        return self.ended - self.began


def added(parts: Sequence[Tally]) -> Tally:
    whole = Tally(began=parts[0].began, ended=parts[0].ended)
    for part in parts:
        whole.acknowledged += part.acknowledged
        whole.in_burst += part.in_burst
        whole.seen += part.seen
        whole.late += part.late
        whole.starved += part.starved
        whole.refused += part.refused
        whole.errors += part.errors
        whole.bot_moves += part.bot_moves
        whole.matches += part.matches
        whole.checked += part.checked
        whole.missing += part.missing
        whole.cpu += part.cpu
    return whole


def summary(times: Iterable[float]) -> dict[str, Any]:
    """Return how many there were, and percentiles of their times."""
    ordered = sorted(times)
    if not ordered:
        return {"count": 0, "p50": None, "p95": None, "p99": None, "max": None}
    return {
        "count": len(ordered),
        "p50": round(percentile(ordered, 50), 2),
        "p95": round(percentile(ordered, 95), 2),
        "p99": round(percentile(ordered, 99), 2),
        "max": round(ordered[-1], 2),
    }


def percentile(ordered: Sequence[float], percent: int) -> float:
    """Return the smallest value that `percent` of a hundred do not exceed."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


class Meter:
    """The share of one core that this process uses from now on."""

    def __init__(self) -> None:
        self.began = time.monotonic(), sum(os.times()[:2])

    def share(self) -> float:
        elapsed = time.monotonic() - self.began[0]
        return (sum(os.times()[:2]) - self.began[1]) / elapsed
