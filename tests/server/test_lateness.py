"""How late the event loop is, measured on a real one."""

import asyncio
import time

from sheepfold.server.lateness import EVERY, LATE, Lateness


def test_a_loop_that_is_held_up_is_late_and_recovers():
    async def seen() -> Lateness:
        lateness = Lateness()
        async with lateness.watched():
            await asyncio.sleep(0)  # the watch begins
            time.sleep(2 * LATE + EVERY)
            while not lateness.is_late():
                await asyncio.sleep(0)
            while lateness.is_late():
                await asyncio.sleep(EVERY)
        return lateness

    assert asyncio.run(seen()).seconds <= LATE


def test_a_short_delay_is_not_late_and_a_long_one_fades():
    lateness = Lateness()
    lateness.measured(LATE / 2)
    assert not lateness.is_late()
    lateness.measured(10 * LATE)
    assert lateness.is_late()
    for _ in range(50):
        lateness.measured(0.0)
    assert not lateness.is_late()
