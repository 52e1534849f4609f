"""What was committed is told to every process that listens."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from sheepfold.store import Store
from sheepfold.store.bus import RECONNECTED
from tests.postgres import execute
from tests.store.made import SEED, a_match, entry, on, opened, seated
from tests.waiting import PATIENCE

LISTENERS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND query LIKE 'LISTEN%'"""


class Ear:
    """Hears notes, and can wait for one."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._more = asyncio.Event()

    def __call__(self, note: str) -> None:
        self.heard.append(note)
        self._more.set()

    async def until(self, note: str) -> None:
        while note not in self.heard:
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), PATIENCE)


@contextlib.asynccontextmanager
async def another(url: str, store: Store) -> AsyncIterator[Store]:
    """The store of another process where there can be one."""
    if url.startswith("sqlite"):
        yield store
    else:
        async with opened(url) as other:
            yield other


def test_every_kind_of_change_is_told_to_the_others(url: str):
    async def scenario(store: Store):
        ear = Ear()
        async with another(url, store) as other:
            await other.listen(ear)
            match = await seated(store)
            await store.append(entry(match, 1))
            assert await store.append(entry(match, 1)) is None
            await store.say("t", "players", 0, "A", "hello")
            await store.arrive("p")
            await store.present("p", "t", 0, 1)
            await store.add_match(a_match("t", 2), SEED)
            await store.append(entry("t2", 1))
            await ear.until("e:t2:1")
        return ear.heard

    assert on(url, scenario) == ["e:t1:1", "c:t:players", "p:t", "t:t", "e:t2:1"]


def test_what_is_told_can_be_read(url: str):
    """A note never comes before its commit."""

    async def scenario(store: Store):
        reads: list[asyncio.Task[list[object]]] = []
        match = await seated(store)
        async with another(url, store) as other:

            def read(_note: str) -> None:
                reads.append(asyncio.ensure_future(other.events(match)))  # type: ignore[arg-type]

            ear = Ear()
            await other.listen(read)
            await other.listen(ear)
            for seq in range(1, 6):
                await store.append(entry(match, seq))
            await ear.until(f"e:{match}:5")
            return [len(rows) for rows in await asyncio.gather(*reads)]

    lengths = on(url, scenario)
    assert len(lengths) == 5
    assert all(length >= seq for seq, length in enumerate(lengths, start=1))


def test_a_listener_that_fails_harms_no_other(url: str):
    async def scenario(store: Store):
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: complaints.append(context)
        )

        def broken(_note: str) -> None:
            raise ValueError("a bug of the listener")

        ear = Ear()
        await store.listen(broken)
        await store.listen(ear)
        match = await seated(store)
        await store.append(entry(match, 1))
        await ear.until(f"e:{match}:1")
        return len(complaints), await store.append(entry(match, 2))

    complaints, at = on(url, scenario)
    assert complaints >= 1
    assert at is not None


def test_a_lost_listener_connects_again_and_says_so(postgres_url: str):
    async def scenario(store: Store):
        ear = Ear()
        await store.listen(ear)
        match = await seated(store)
        await execute(postgres_url, LISTENERS)
        await ear.until(RECONNECTED)
        await store.append(entry(match, 1))
        await ear.until(f"e:{match}:1")
        return ear.heard

    assert on(postgres_url, scenario) == [RECONNECTED, "e:t1:1"]
