"""Our games and other people's: random play and copies, measured in one interleaved run.

Each system has its own file that drives it as its users do. Sheepfold runs without any of them; if
one is not installed, the report says how to install it.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import version
from statistics import median
from typing import Any

from sheepfold.lab.bench import loop
from sheepfold.lab.peers import ours
from sheepfold.lab.peers.entry import ENDLESS, Entry

OURS = "Sheepfold"
SHARE = 0.1  # of a measurement's time, added for copies and for calibration
TURNS = 10_000  # of the counting loop, in one go
clock = time.process_time  # CPU time of this process: other load hardly counts


@dataclass(frozen=True)
class Peer:
    system: str
    module: str  # of this package
    entries: str  # its function
    package: str  # as it is installed
    extra: str = ""


PEERS = (
    Peer("OpenSpiel, C++", "openspiel", "in_cpp", "open_spiel"),
    Peer("OpenSpiel, Python", "openspiel", "in_python", "open_spiel"),
    Peer("PettingZoo", "pettingzoo", "entries", "pettingzoo", "[classic]"),
    Peer("RLCard", "rlcard", "entries", "rlcard"),
    Peer("catanatron", "catanatron", "entries", "catanatron"),
    Peer("python-chess", "chess", "entries", "chess"),
)


@dataclass
class Measured:
    """One entry, and the result of each round."""

    system: str
    version: str
    entry: Entry
    speeds: list[float] = field(default_factory=list)  # decisions per second
    copies: list[float] = field(default_factory=list)  # seconds per copy
    turns: list[float] = field(default_factory=list)  # of the counting loop, per decision
    lengths: list[float] = field(default_factory=list)  # decisions per game

    def row(self) -> dict[str, Any]:
        return {
            "system": self.system,
            "version": self.version,
            "game": self.entry.game,
            "size": self.entry.size,
            "usual": self.entry.usual,
            "decisions_per_second": spread(self.speeds),
            "copy_microseconds": spread([seconds * 1e6 for seconds in self.copies]),
            "loop_turns_per_decision": spread(self.turns),
            "decisions_per_game": spread(self.lengths),
        }


def spread(values: list[float]) -> dict[str, float]:
    return {"median": median(values), "min": min(values), "max": max(values)}


def line_up(names: list[str]) -> tuple[list[Measured], list[dict[str, str]]]:
    """Return what is measured, these games of ours and all peers; and which peers are missing."""
    found = [Measured(OURS, version("sheepfold"), entry) for entry in ours.entries(names)]
    missing = []
    for peer in PEERS:
        try:
            module = import_module(f"{__name__}.{peer.module}")
            entries: list[Entry] = getattr(module, peer.entries)()
        except ImportError as error:
            install = f"pip install '{peer.package}{peer.extra}'"
            missing.append({"system": peer.system, "why": str(error), "install": install})
        else:
            number = version(peer.package)
            found += [Measured(peer.system, number, entry) for entry in entries]
    return found, missing


def rounds(found: list[Measured], seconds: float, number: int) -> Iterator[Measured]:
    """Measure all in turn, then all again: a slow moment of the machine affects everybody."""
    for _ in range(number):
        for each in found:
            measure(each, seconds)
            yield each


def measure(each: Measured, seconds: float) -> None:
    run = each.entry.run
    turns = TURNS / duration(lambda: loop(TURNS), seconds * SHARE)
    decisions = games = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        decisions += run(ENDLESS)[0]
        games += 1
    each.speeds.append(decisions / spent)
    each.turns.append(turns * spent / decisions)
    each.lengths.append(decisions / games)
    _, copy = run(decisions // games // 2)
    each.copies.append(duration(copy, seconds * SHARE))


def duration(call: Callable[[], object], seconds: float) -> float:
    """Return the seconds of one call, from 1, 2, 4, … calls until they take long enough."""
    calls = 1
    while True:
        start = clock()
        for _ in range(calls):
            call()
        if (spent := clock() - start) >= seconds:
            return spent / calls
        calls *= 2
