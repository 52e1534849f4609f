"""How late the event loop is: the one thing that all clients of a process share.

A timer is due every few milliseconds. If it fires late, everything else in the loop is late too:
moves, hellos, acknowledgements.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

EVERY: Final = 0.02  # seconds between two looks
LATE: Final = 0.04  # seconds after which people begin to notice
FORGET: Final = 0.9  # of a delay, how much counts at the next look: half of it after 0.13 seconds


class Lateness:
    """The longest recent delay of the loop, fading with time."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def is_late(self) -> bool:
        return self.seconds > LATE

    def measured(self, delay: float) -> None:
        self.seconds = max(delay, self.seconds * FORGET)

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Measure the running loop for as long as the context is open."""
        watching = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            watching.cancel()

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.measured(loop.time() - due)
