"""Lets people play on a real server while its disk, its database or its clock fails for a while.

python -m tests.server.outages
python -m tests.server.outages --kind disk-full --seconds 20
python -m tests.server.outages --db postgres

Every acknowledged move has to be in the log once, players have to read soon that nothing can be
stored, and all has to go on without anybody's help.
"""

import argparse
import asyncio
import contextlib
import http.client
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.crash import TABLES, Crowd, Meetings, Person, Said, _send
from tests.server.real_server import Answer, Message, Seat, Server
from tests.server.trouble import TROUBLES, Beset, Missing, Trouble
from tests.waiting import PATIENCE, PATIENT

T = TypeVar("T")
PAUSE = 0.25  # seconds before a player comes back, as the page does at first
SLACK = 2.0  # seconds that a busy machine may add to what is promised
STORING = 4.0  # the setting `storing_seconds`
HEALTH = 2.0


class Patient(Person):
    """Comes back after a goodbye, and sends again what was not acknowledged."""

    crowd: "Sufferers"
    asked = 0.0  # when it last said something that is not answered

    async def _stay(self, line: ClientConnection) -> None:
        self.asked = time.monotonic()
        await super()._stay(line)

    async def play(self) -> None:
        while self.state.get("phase") != "over":
            with contextlib.suppress(OSError, WebSocketException):
                url = self.seat.table.server.socket_url
                async with connect(url, compression=None, max_size=None) as line:
                    await self._stay(line)
            await asyncio.sleep(PAUSE)

    async def _say(self, line: ClientConnection, said: Said) -> None:
        self.asked = time.monotonic()
        await super()._say(line, said)

    def _refused(self, message: Message) -> None:
        if message["type"] == "refused":
            super()._refused(message)
        assert message["code"] in ("not_stored", "no_database"), message
        assert message["reason"]
        self.crowd.byes.append((message["code"], time.monotonic() - self.asked))


@dataclass
class Health:
    """What `/healthz` said, when, and how long it took."""

    asked: float
    seconds: float
    status: int

    @property
    def answered(self) -> float:
        return self.asked + self.seconds


class Sufferers(Crowd):
    person = Patient

    def __init__(self, server: Server, seed: int, tables: Meetings = TABLES) -> None:
        super().__init__(server, seed, tables)
        self.byes: list[tuple[str, float]] = []  # codes, and after how long
        self.health: list[Health] = []
        self.looks: list[bool] = []  # whether a device that only wants to look could
        self.began = self.ended = self.all_well = 0.0

    async def suffer(self, trouble: Trouble, beset: Beset, seconds: float | None) -> None:
        """One trouble, in the midst of play at every table, until play goes on at every one.

        Without `seconds` it ends when it has been noticed.
        """
        await self.everywhere()
        checks = [asyncio.create_task(self._ask_health()), asyncio.create_task(self._look_on())]
        await self._healthy()
        await asyncio.to_thread(beset.begin, self.server)
        self.began = time.monotonic()
        try:
            if seconds is not None:
                await asyncio.sleep(seconds)
            elif trouble.stores:
                await self.everywhere()
            else:
                await self._noticed(trouble)
        finally:
            await asyncio.to_thread(beset.end, self.server)
            self.ended = time.monotonic()
        await self.everywhere()
        self.all_well = time.monotonic()
        await self._healthy()
        for check in checks:
            check.cancel()
        for result in await asyncio.gather(*checks, return_exceptions=True):
            if not isinstance(result, asyncio.CancelledError):
                raise AssertionError(f"a check ended: {result!r}")

    async def _noticed(self, trouble: Trouble) -> None:
        """Until players and `/healthz` said so, and somebody could look if that is promised."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            unwell = any(one.status == 503 for one in self.health)
            if self.byes and unwell and (any(self.looks) or not trouble.looks):
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"not noticed: {self.byes}, {self.health[-3:]}, looks {self.looks}")

    async def _healthy(self) -> None:
        known = len(self.health)
        while not any(one.status == 200 for one in self.health[known:]):
            await asyncio.sleep(0.05)

    async def _ask_health(self) -> None:
        while True:
            asked = time.monotonic()
            status = await asyncio.to_thread(health, self.server)
            self.health.append(Health(asked, time.monotonic() - asked, status))
            await asyncio.sleep(0.5)

    async def _look_on(self) -> None:
        """Another device of a seat that only looks, and the table over HTTP."""
        while True:
            seat = self.tables[-1].host
            during = bool(self.began) and not self.ended
            # A table whose move was just refused is read again: then it takes a second try.
            seen = await self._looks(seat) or await self._looks(seat)
            if during and not self.ended:
                self.looks.append(seen)
            await asyncio.sleep(0.5)

    async def _looks(self, seat: Seat) -> bool:
        try:
            if (await asyncio.to_thread(seat.get, "")).status != 200:
                return False
            url = self.server.socket_url
            async with connect(url, compression=None, max_size=None, **PATIENT) as line:
                await _send(line, {"type": "hello", "token": seat.credential})
                return '"type":"sync"' in str(await line.recv())
        except (OSError, http.client.HTTPException, WebSocketException):
            return False

    async def _try(self, request: Callable[[], T]) -> T:
        """Also what was refused because nothing can be stored is asked again."""
        while True:
            with contextlib.suppress(OSError, http.client.HTTPException):
                try:
                    answer = await asyncio.to_thread(request)
                except AssertionError as error:
                    if not str(error).startswith("503 "):
                        raise
                else:
                    if not (isinstance(answer, Answer) and answer.status == 503):
                        return answer
            await asyncio.sleep(PAUSE)


def health(server: Server) -> int:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    with contextlib.closing(line):
        line.request("GET", "/healthz")
        return line.getresponse().status


@dataclass
class Report:
    """What was measured, and what is wrong with it."""

    trouble: Trouble
    acknowledged: int = 0
    wrong: list[str] = field(default_factory=list)
    informed: float = 0.0  # seconds until a player who waited was informed, at most
    byes: dict[str, int] = field(default_factory=dict)
    unhealthy: float | None = None  # seconds until the first 503
    healthy: float | None = None  # seconds after the end until 200
    went_on: float = 0.0  # seconds after the end until somebody had moved at every table
    looks: str = ""

    def line(self) -> str:
        def told(seconds: float | None) -> str:
            return "-" if seconds is None else f"{seconds:.1f}"

        cells = [
            f"{self.trouble.name}, {self.trouble.database}",
            str(self.acknowledged),
            str(sum(one.startswith("lost") for one in self.wrong)),
            str(sum(one.startswith("twice") for one in self.wrong)),
            ", ".join(f"{code} {count}" for code, count in sorted(self.byes.items())) or "-",
            told(self.informed if self.byes else None),
            told(self.unhealthy),
            self.looks,
            told(self.went_on),
            told(self.healthy),
        ]
        return f"| {' | '.join(cells)} |"


HEAD = (
    "| outage | acknowledged | lost | twice | goodbyes | informed after, s | 503 after, s "
    "| looks that succeeded | play went on after, s | 200 after, s |\n|" + "---|" * 10
)


def report(trouble: Trouble, crowd: Sufferers, db: str, *, timed: bool) -> Report:
    made = Report(trouble, len(crowd.acked), crowd.lost(db))
    made.informed = max((after for _, after in crowd.byes), default=0.0)
    for code, _ in crowd.byes:
        made.byes[code] = made.byes.get(code, 0) + 1
    made.looks = f"{sum(crowd.looks)} of {len(crowd.looks)}"
    made.went_on = crowd.all_well - crowd.ended
    bad = [one for one in crowd.health if one.status == 503]
    if bad:
        made.unhealthy = max(0.0, bad[0].answered - crowd.began)
    after = [one for one in crowd.health if one.answered > crowd.ended and one.status == 200]
    made.healthy = after[0].answered - crowd.ended
    made.wrong += faults(made)
    if timed:
        made.wrong += delays(made, crowd)
    return made


def faults(made: Report) -> list[str]:
    trouble, found = made.trouble, []
    if trouble.stores and made.byes:
        found.append(f"moves can be stored, yet {made.byes}")
    if not trouble.stores and not made.byes:
        found.append("nobody was informed")
    if not trouble.stores and made.unhealthy is None:
        found.append("/healthz was well throughout")
    return found


def delays(made: Report, crowd: Sufferers) -> list[str]:
    """What only a machine that is not too busy can keep."""
    found = []
    if made.trouble.stores and made.unhealthy is not None:
        found.append(f"/healthz was unwell after {made.unhealthy:.1f} s")
    if made.trouble.looks and not all(crowd.looks):
        found.append(f"looking failed: {made.looks}")
    if made.informed > STORING + SLACK:
        found.append(f"informed only after {made.informed:.1f} s")
    slowest = max(one.seconds for one in crowd.health)
    if slowest > HEALTH + SLACK:
        found.append(f"/healthz took {slowest:.1f} s")
    return found


def played(
    trouble: Trouble,
    seconds: float | None,
    seed: int = 1,
    *,
    tables: Meetings = TABLES,
    storing_seconds: float = STORING,
) -> Report:
    """Play through one trouble on a server of its own; times are judged only if they are given."""
    with tempfile.TemporaryDirectory(prefix="sheepfold-outage-") as name:
        folder = Path(name)
        with trouble.beset(folder) as beset:
            server = Server(folder, db=beset.db, storing_seconds=storing_seconds)
            server.prefix = beset.prefix
            with server:
                crowd = Sufferers(server, seed, tables)
                asyncio.run(crowd.play_during(crowd.suffer(trouble, beset, seconds)))
            db = beset.kept() if beset.kept else beset.db
            return report(trouble, crowd, db, timed=seconds is not None)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kind", choices=sorted({one.name for one in TROUBLES}))
    asked.add_argument("--db", choices=("sqlite", "postgres"))
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    wrong = 0
    print(f"{len(TABLES)} tables, each outage for {chosen.seconds:g} s\n\n{HEAD}", flush=True)  # noqa: T201
    for trouble in TROUBLES:
        if chosen.kind not in (None, trouble.name) or chosen.db not in (None, trouble.database):
            continue
        try:
            made = played(trouble, chosen.seconds, chosen.seed)
        except Missing as missing:
            print(f"{trouble.name} was not tried: {missing}", flush=True)  # noqa: T201
            wrong += 1
            continue
        print(made.line(), *made.wrong, sep="\n", flush=True)  # noqa: T201
        wrong += len(made.wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
