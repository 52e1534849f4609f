"""When a bot's move is shown: at a moment that does not depend on how long the bot thought.

A bot with one legal move answers at once, and some hands take longer than others. Without a pause
of fixed length everybody at the table could learn from that what the bot holds.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from math import ceil

from sheepfold.bots import shown_after


class Pace:
    """`factor` makes all pauses longer or shorter; 0 means none."""

    def __init__(
        self,
        factor: float,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.clock = clock
        self._factor = factor
        self._sleep = sleep

    async def hold(self, bot: str, asked: float) -> None:
        """Wait until the move of a bot that was asked at this moment may be shown.

        A bot that was late waits for the next of the moments at which it could have been shown, so
        that its delay shows next to nothing, either.
        """
        step = self._factor * shown_after(bot)
        if step:
            passed = self.clock() - asked
            await self._sleep(step * max(1, ceil(passed / step)) - passed)
