"""How chat is told: the lines of a moment together, each audience for itself."""

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from sheepfold.core.protocol import WATCHER
from sheepfold.server.connection import Connection
from sheepfold.server.live_table import LiveTable, Subscriber
from sheepfold.server.services import Services
from sheepfold.server.wire import Hello
from sheepfold.store.rows import ChatRow
from tests.server.test_table_host import a_table, in_house
from tests.waiting import PATIENCE

__all__ = ["in_house"]


class Moments:
    """Replaces the time in which a host collects news: each moment ends when the test says so."""

    def __init__(self, services: Services) -> None:
        self.open: list[asyncio.Event] = []
        self.begun = asyncio.Event()
        services.tables.collect = self.collect

    async def collect(self, _seconds: float) -> None:
        ends = asyncio.Event()
        self.open.append(ends)
        self.begun.set()
        await ends.wait()

    async def until(self, number: int) -> None:
        """Until so many have begun."""
        while len(self.open) < number:
            self.begun.clear()
            await self.begun.wait()


class Ear:
    """A guest who notes each time something is told."""

    chair, address = 0, ""

    def __init__(self) -> None:
        self.told: list[tuple[str, list[str]]] = []
        self.more = asyncio.Event()

    def on_chat(self, audience: str, lines: Sequence[ChatRow]) -> None:
        self.told.append((audience, [line.body for line in lines]))
        self.more.set()

    async def until(self, number: int) -> None:
        while len(self.told) < number:
            self.more.clear()
            await self.more.wait()


def listens(live: LiveTable) -> Ear:
    ear = Ear()
    live.subscribers.append(cast("Subscriber", ear))
    return ear


def test_lines_of_one_moment_are_told_together_and_each_audience_has_its_own(in_house):
    async def work(services: Services) -> None:
        await a_table(services, "t")
        moments = Moments(services)
        async with asyncio.timeout(PATIENCE), services.tables.use("t") as live:
            ear, store = listens(live), services.store
            await store.say("t", "players", 0, "Ann", "one")
            await moments.until(1)
            await store.say("t", "watchers", None, "", "hidden")
            await moments.until(2)  # the players' moment is not the watchers'
            for text in ("two", "three"):
                await store.say("t", "players", 0, "Ann", text)
            assert not ear.told
            moments.open[1].set()
            await ear.until(1)
            assert ear.told == [("watchers", ["hidden"])]
            moments.open[0].set()
            await ear.until(2)
            assert ear.told[1:] == [("players", ["one", "two", "three"])]
            await store.say("t", "players", 1, "Bob", "four")
            await moments.until(3)
            moments.open[2].set()
            await ear.until(3)
            assert ear.told[2:] == [("players", ["four"])]

    in_house(work)


def test_a_device_is_sent_one_frame_for_all_lines_and_none_of_others(in_house):
    async def work(services: Services) -> None:
        await a_table(services, "t")
        async with services.tables.use("t") as live:
            socket = cast("Any", None)
            ann, watcher = (
                Connection(socket, services, live, chair, "", Hello(token=""))
                for chair in (0, WATCHER)
            )
            lines = [await services.store.say("t", "players", 0, "Ann", text) for text in "abc"]
            for device in (ann, watcher):
                device.early = None
                device.on_chat("players", lines)
                device.on_chat("players", lines)  # again, as after a lost notice
            assert (ann.unsent.qsize(), watcher.unsent.qsize()) == (1, 0)

    in_house(work)
