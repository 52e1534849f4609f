"""One process of clients: opens tables, plays them at a pace, and checks the records.

It knows the server only by its address.
"""

import asyncio
import gc
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from sheepfold.load.client import Http
from sheepfold.load.plan import Plan
from sheepfold.load.seats import Seat
from sheepfold.load.tables import BotTable, Table
from sheepfold.load.tally import Meter, Tally

WARM_SECONDS: Final = 1.0  # played before the measurement
DRAIN_SECONDS: Final = 15.0  # for the last acknowledgements
AT_ONCE: Final = 4  # tables opened or checked at once: a server limits set-ups per address

Notify = Callable[[str, float, float], None]  # what is done, the amount done, the total


async def drive(
    plan: Plan, url: str, notify: Notify, together: Callable[[], Awaitable[None]]
) -> Tally:
    """Play after all processes are ready, and return the measurements."""
    crew = Drive(plan, url, notify)
    try:
        await crew.open()
        await together()
        await crew.play()
        await crew.check()
        if plan.tidy:
            await crew.remove()
    finally:
        await crew.close()
    return crew.tally


class Drive:
    """The driver of its tables."""

    def __init__(self, plan: Plan, url: str, notify: Notify) -> None:
        self.plan = plan
        self.url = url
        self.notify = notify
        self.http = Http(url)
        self.tally = Tally()
        self.playing = self.measuring = self.closing = False
        games = plan.games
        self.tables = [
            Table(self, games[number % len(games)], plan.sockets) for number in range(plan.tables)
        ]
        self.beside_them = [
            BotTable(self, games[number % len(games)], 1) for number in range(plan.bots)
        ]
        self.waiting: list[Seat] = []  # seats that could move, if moves are paced
        self.tasks: set[asyncio.Task[None]] = set()

    # Opening and closing

    async def open(self) -> None:
        await self._all([*self.tables, *self.beside_them], Table.open, "opening tables")

    async def check(self) -> None:
        await self._all(self.tables, Table.check, "checking records")

    async def remove(self) -> None:
        """Delete the tables; close the sockets first, since open ones would hear of it."""
        await self.leave()
        await self._all([*self.tables, *self.beside_them], Table.remove, "removing tables")

    async def _all(
        self, tables: list[Table], work: Callable[[Table], Awaitable[None]], words: str
    ) -> None:
        few, done = asyncio.Semaphore(AT_ONCE), 0

        async def one(table: Table) -> None:
            nonlocal done
            async with few:
                await work(table)
            done += 1
            self.notify(words, done, len(tables))

        await asyncio.gather(*map(one, tables))

    async def leave(self) -> None:
        """Close all sockets."""
        self.closing = True
        guests = [guest for table in [*self.tables, *self.beside_them] for guest in table.guests]
        sockets = [guest.socket for guest in guests if guest.socket is not None]
        await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)

    async def close(self) -> None:
        await self.leave()
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.http.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.tally.errors[type(error).__name__] += 1

    # Playing

    async def play(self) -> None:
        """Warm up, measure, and wait for the last acknowledgements."""
        # A garbage collection over all sockets would be mistaken for the server's slowness.
        gc.collect()
        gc.freeze()
        self.playing = True
        for bots in self.beside_them:
            assert isinstance(bots, BotTable)
            self.spawn(bots.hand_over())
        pace = None if self.plan.rate is None else asyncio.create_task(self._pace())
        for table in self.tables:
            for seat in table.seats:
                await seat.wait()
        await asyncio.sleep(WARM_SECONDS)
        await self._measure()
        self.playing = False
        if pace is not None:
            await pace
        await self._drain()

    async def _measure(self) -> None:
        meter = Meter()
        self.measuring, self.tally.began = True, time.monotonic()
        until = self.tally.began + self.plan.seconds
        while (left := until - time.monotonic()) > 0:
            self.notify("playing", self.plan.seconds - left, self.plan.seconds)
            await asyncio.sleep(min(0.5, left))
        self.measuring, self.tally.ended = False, time.monotonic()
        self.tally.cpu.append(meter.share())

    async def _drain(self) -> None:
        until = time.monotonic() + DRAIN_SECONDS
        seats = [seat for table in self.tables for seat in table.seats]
        while any(seat.pending for seat in seats) and time.monotonic() < until:
            await asyncio.sleep(0.05)
        unanswered = sum(seat.pending is not None for seat in seats)
        if unanswered:
            self.tally.errors["not acknowledged"] += unanswered

    async def could_move(self, seat: Seat) -> None:
        """Move at once or, if moves are paced, wait for a turn."""
        if self.plan.rate is None:
            seat.waits = False
            await seat.move()
        else:
            self.waiting.append(seat)

    async def _pace(self) -> None:
        """Let moves come as people's do: independent of each other, at an average rate."""
        began = due = time.monotonic()
        while self.playing:
            due += random.expovariate(self.plan.rate_at(due - began))
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            seat = self._somebody()
            if seat is None:
                self.tally.starved += self.measuring
                continue
            if self.measuring:
                self.tally.late.append((time.monotonic() - due) * 1000)
            await seat.move(in_burst=self.plan.in_burst(due - began))

    def _somebody(self) -> Seat | None:
        """Return any seat that could move; its table may have changed since."""
        while self.waiting:
            place = random.randrange(len(self.waiting))
            self.waiting[place], self.waiting[-1] = self.waiting[-1], self.waiting[place]
            seat = self.waiting.pop()
            seat.waits = False
            if seat.may_move:
                return seat
        return None
