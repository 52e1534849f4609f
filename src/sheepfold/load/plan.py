"""What a drive does, and its limits. Imports no server and no socket."""

import ipaddress
import re
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlsplit

from sheepfold import SetupError, games

PLAYERS: Final = 2  # at every table; all games can be played by two
BURST_EVERY: Final = 5.0  # seconds from the beginning of one burst to the next

# A drive has limits: a mistyped number must not take a machine down.
MOST: Final = {
    "tables": 2000,
    "sockets": 16,
    "bots": 500,
    "seconds": 600,
    "rate": 5000,
    "processes": 8,
    "workers": 16,
    "rounds": 20,
}
MOST_SOCKETS: Final = 10_000  # over all tables


@dataclass(frozen=True, kw_only=True)
class Burst:
    """A higher rate for some seconds, once in `BURST_EVERY`."""

    rate: float
    seconds: float


@dataclass(frozen=True, kw_only=True)
class Plan:
    tables: int = 50
    sockets: int = 4  # per table, watchers included
    seconds: float = 20.0
    games: tuple[str, ...] = ("te_kuiti",)
    rate: float | None = None  # moves per second over all tables; None: as fast as possible
    burst: Burst | None = None
    bots: int = 0  # additional tables at which only bots play
    processes: int = 1  # that play the clients
    tidy: bool = False  # delete the tables afterwards

    def checked(self) -> "Plan":
        check("tables", self.tables)
        check("sockets", self.sockets, least=PLAYERS)
        check("seconds", self.seconds)
        check("bots", self.bots, least=0)
        check("processes", self.processes)
        if self.tables * self.sockets > MOST_SOCKETS:
            raise SetupError(f"at most {MOST_SOCKETS} sockets: fewer tables, or fewer at each")
        if self.processes > self.tables:
            raise SetupError("each process of clients needs a table")
        if self.rate is not None:
            check("rate", self.rate)
        if self.burst is not None:
            check("rate", self.burst.rate)
        if self.burst and self.rate is None:
            raise SetupError("a burst rises above a steady --rate: name one")
        for game in self.games:
            games.make(game)
        return self

    def parts(self) -> list["Plan"]:
        """Split the drive among its processes."""
        count = self.processes
        return [
            replace(
                self,
                tables=_share(self.tables, part, count),
                bots=_share(self.bots, part, count),
                rate=self.rate and self.rate / count,
                burst=self.burst and replace(self.burst, rate=self.burst.rate / count),
            )
            for part in range(count)
        ]

    def rate_at(self, second: float) -> float:
        """Return the moves per second at this second of the drive; a burst ends each period."""
        assert self.rate is not None
        if self.in_burst(second):
            assert self.burst is not None
            return self.burst.rate
        return self.rate

    def in_burst(self, second: float) -> bool:
        if self.burst is None:
            return False
        return second % BURST_EVERY >= BURST_EVERY - self.burst.seconds


def check(name: str, value: float, least: float = 1) -> None:
    if not least <= value <= MOST[name]:  # also refuses nan
        raise SetupError(f"--{name} may be {least} to {MOST[name]}, not {value:g}")


def _share(whole: int, part: int, count: int) -> int:
    return whole * (part + 1) // count - whole * part // count


def burst_of(text: str) -> Burst:
    """Parse `300x2`: 300 moves per second for 2 seconds."""
    found = re.fullmatch(r"(\d{1,5})x(\d{1,2}(?:\.\d+)?)", text)
    if not found or not 0 < float(found[2]) < BURST_EVERY:
        raise SetupError(
            f"a burst is RATExSECONDS such as 300x2, shorter than {BURST_EVERY:g} seconds"
        )
    return Burst(rate=float(found[1]), seconds=float(found[2]))


def on_this_machine(url: str) -> bool:
    """Return whether an address leads to this machine whatever a name server says."""
    host = urlsplit(url).hostname or ""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
