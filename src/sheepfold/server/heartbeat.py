"""The heartbeat of one process: it shows the database that the process lives, and gets the time.

All processes use the database's clock, so that players' clocks agree wherever a table is served.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from sheepfold.store import Store

HEALTH_SECONDS: Final = 2.0  # the longest that a healthy database takes for a write
PROBE_SECONDS: Final = 1.0  # between two writes that only test the database
LATE_SECONDS: Final = 12  # after which a beat is late; they come every four
JUMP_SECONDS: Final = 1.0  # a difference that means a clock was set, or the machine slept


class Heartbeat:
    def __init__(
        self, process: str, store: Store, beaten: Callable[[bool], None] = lambda known: None
    ) -> None:
        """`beaten` is called after each beat with whether the store still knew this process."""
        self.outages: list[tuple[int, int]] = []  # all clocks look at this one list
        self.steady: Callable[[], float] = time.monotonic
        self._process = process
        self._store = store
        self._beaten = beaten
        self._last = 0.0, 0.0  # when this process last beat: steady time, clock
        self._ahead = 0.0  # milliseconds by which the database's clock is ahead of steady time
        self._probe: asyncio.Future[None] | None = None  # the last write that tests the database
        self._probed = 0.0  # when it began

    def now(self) -> int:
        """Return the database's time in milliseconds, as of the last beat."""
        return int(self.steady() * 1000 + self._ahead)

    async def beat(self) -> None:
        """Say that this process lives; read the time, and when no process lived."""
        self._last = self.steady(), time.time()
        self._beaten(await self._store.beat(self._process))
        self.outages[:] = await self._store.outages()
        self._ahead = await self._store.now() - self.steady() * 1000

    async def check(self) -> None:
        """Beat if the machine has slept or its clock was set: no player's time passed meanwhile."""
        steady, clock = self._last
        passed = self.steady() - steady
        if passed > LATE_SECONDS or abs(time.time() - clock - passed) > JUMP_SECONDS:
            await self.beat()

    async def compare(self, expected: int, at: int) -> None:
        """Beat if the database says that it is much later than expected: its clock was set."""
        if at > expected + LATE_SECONDS * 1000:
            await self.beat()

    async def can_store(self) -> bool:
        """Tell whether the database takes a write within `HEALTH_SECONDS`.

        All callers within a second share one write, even if it still hangs.
        """
        if self._probe is None or (
            self._probe.done() and self.steady() - self._probed >= PROBE_SECONDS
        ):
            self._probed = self.steady()
            self._probe = asyncio.ensure_future(self.beat())
            # asyncio would log an error that no caller asks for as one of ours.
            self._probe.add_done_callback(lambda done: done.cancelled() or done.exception())
        probe = self._probe
        done, _ = await asyncio.wait([probe], timeout=HEALTH_SECONDS)
        return bool(done) and not probe.cancelled() and probe.exception() is None
