"""Ordinary people at a server that is attacked: they play and visit tables, and are timed.

They are the people of a drive (`load`), at a few tables and at a human pace. Each time is stored
with the moment at which the wait began, so that it belongs to that part of the siege.
"""

import asyncio
import gc
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.exceptions import WebSocketException

from sheepfold.load.client import Heard, Refused, open_socket, read
from sheepfold.load.drive import Drive
from sheepfold.load.plan import Plan
from sheepfold.load.seats import Seat, Sent
from sheepfold.load.tables import Table
from sheepfold.load.tally import summary

TABLES: Final = 3  # of two people
MOVES_PER_SECOND: Final = 16.0  # of all of them
HELLOS_PER_SECOND: Final = 4.0
HELLO_PATIENCE: Final = 20.0  # seconds; a hello that takes longer counts as 20
WARM_SECONDS: Final = 1.0
LAMB: Final = "lamb"


@dataclass
class Times:
    """Moments at which a wait began, in seconds, and how long it took, in ms."""

    all: list[tuple[float, float]] = field(default_factory=list)

    def took(self, seconds: float) -> None:
        """Add something that has just ended."""
        self.all.append((time.monotonic() - seconds, seconds * 1000))

    def summary(self, began: float, ended: float) -> dict[str, Any]:
        return summary(took for moment, took in self.all if began <= moment < ended)


class Besieged(Table):
    """A table with people on all chairs."""

    watch = ""

    def invite(self, watch: str) -> None:
        super().invite(watch)
        self.watch = watch

    def acknowledged(self, mover: Seat, sent: Sent, seq: int, now: float) -> None:
        super().acknowledged(mover, sent, seq, now)
        assert isinstance(self.crew, Victims)
        self.crew.acknowledged.took(now - sent.at)


class WithLamb(Besieged):
    """A table with one person and a bot, whose answers are timed."""

    persons = 1
    bot = LAMB

    def invite(self, watch: str) -> None:
        super().invite(watch)
        self.seats = [Waiting(self, key) for key in self.keys]
        self.guests = [*self.seats]


class Waiting(Seat):
    """A seat that waits for the bot whenever it is not its own turn."""

    since: float | None = None

    async def hear(self, heard: Heard, now: float) -> None:
        if heard.type == "sync":
            self.timed(heard, now)
        await super().hear(heard, now)

    def timed(self, heard: Heard, now: float) -> None:
        if heard.phase != "playing" or heard.number != self.number:
            self.since = None
        elif heard.legal is None:
            self.since = now if self.since is None else self.since
        elif self.since is not None:
            assert isinstance(self.table.crew, Victims)
            self.table.crew.bot_moves.took(now - self.since)
            self.since = None


class Victims(Drive):
    """All people of a siege; they play from `begin` to `end`."""

    def __init__(self, url: str) -> None:
        plan = Plan(tables=TABLES, sockets=2, rate=MOVES_PER_SECOND)
        super().__init__(plan, url, lambda *_: None)
        game = plan.games[0]
        self.tables = [Besieged(self, game, 2) for _ in range(TABLES)]
        self.tables.append(WithLamb(self, game, 1))
        self.acknowledged, self.hello, self.bot_moves = Times(), Times(), Times()
        self._going: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        await self.open()
        gc.collect()
        gc.freeze()  # a garbage collection would be mistaken for the server's slowness
        self.playing = True
        self._going = [asyncio.create_task(self._pace()), asyncio.create_task(self._come())]
        for table in self.tables:
            for seat in table.seats:
                await seat.wait()
        await asyncio.sleep(WARM_SECONDS)

    async def end(self) -> None:
        """Wait for the last answers; those that never arrive are timed until now."""
        self.playing = False
        await asyncio.gather(*self._going)
        await self._drain()
        for table in self.tables:
            for seat in table.seats:
                if seat.pending is not None:
                    self.acknowledged.took(time.perf_counter() - seat.pending.at)
        until = time.monotonic() + HELLO_PATIENCE
        while self._coming and time.monotonic() < until:
            await asyncio.sleep(0.05)
        await self.check()

    _coming = 0  # people who are on their way to a table

    async def _come(self) -> None:
        """Let people visit tables at random moments, however long others need."""
        due = time.monotonic()
        while self.playing:
            due += random.expovariate(HELLOS_PER_SECOND)
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            table = random.choice(self.tables)
            assert isinstance(table, Besieged)
            self.spawn(self._visit(table.watch))

    async def _visit(self, token: str) -> None:
        """Time a visit, from opening a socket to the first view."""
        self._coming += 1
        began = time.monotonic()
        try:
            async with asyncio.timeout(HELLO_PATIENCE):
                await self._seen(token)
        except (Refused, WebSocketException, TimeoutError) as error:
            self.tally.errors[getattr(error, "code", type(error).__name__)] += 1
            self.hello.all.append((began, HELLO_PATIENCE * 1000))
            return
        finally:
            self._coming -= 1
        self.hello.took(time.monotonic() - began)

    async def _seen(self, token: str) -> None:
        socket = await open_socket(self.url, token)
        try:
            while read(await socket.recv(decode=False)).type != "sync":
                pass
        finally:
            self.spawn(_closed(socket.close))


async def _closed(close: Callable[[], Any]) -> None:
    await close()
