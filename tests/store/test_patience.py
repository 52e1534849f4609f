"""A database that does not answer in time: nobody waits for ever, nothing is half done."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from sheepfold.store import Store
from sheepfold.store.errors import StoreError, Unanswered
from sheepfold.store.sqlite import path_of
from tests.store.made import entry, on, seated

BRIEF = 0.2


@asynccontextmanager
async def held(url: str) -> AsyncIterator[None]:
    """Another program keeps the whole database for itself."""
    if url.startswith("sqlite"):
        other = sqlite3.connect(path_of(url), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.close()
        return
    conn = await asyncpg.connect(url)
    try:
        async with conn.transaction():
            await conn.execute("LOCK TABLE matches, events, presence, processes")
            yield
    finally:
        await conn.close()


async def bodies(store: Store, match: str) -> list[str]:
    return [row.body for row in await store.events(match)]


def test_who_waits_in_vain_is_refused_and_the_store_is_well_afterwards(url: str):
    async def scenario(store: Store):
        match = await seated(store)
        store.db.patience = BRIEF
        async with held(url):
            for work in (store.append(entry(match, 1, "early")), store.beat("one")):
                with pytest.raises(Unanswered):
                    await work
        store.db.patience = None
        await store.beat("one")
        again = await store.append(entry(match, 1, "again"))
        found = await bodies(store, match)
        assert found == (["early"] if again is None else ["again"])

    on(url, scenario)


def test_many_who_wait_are_refused_at_the_same_time(url: str):
    """Not one after the other: the second group does not wait for the first."""

    async def scenario(store: Store):
        match = await seated(store)
        store.db.patience = BRIEF
        async with held(url):
            first = asyncio.create_task(store.append(entry(match, 1)))
            await asyncio.sleep(0)
            second = asyncio.create_task(store.append(entry(match, 1)))
            done, _ = await asyncio.wait([first, second])
            assert all(isinstance(one.exception(), StoreError) for one in done)
            assert len(store.writer._queue) <= 1  # what has not begun is not done any more
        store.db.patience = None
        assert len(await bodies(store, match)) <= 1

    on(url, scenario)


def test_what_is_stored_late_is_told_to_all(tmp_path: Path):
    """SQLite waits for the lock and stores after its caller has gone: whoever reads must know."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def scenario(store: Store):
        match, heard = await seated(store), asyncio.Queue[str]()
        await store.listen(heard.put_nowait)
        store.db.patience = BRIEF
        async with held(url):
            with pytest.raises(Unanswered):
                await store.append(entry(match, 1, "late"))
        while await heard.get() != f"e:{match}:1":
            pass
        assert await bodies(store, match) == ["late"]

    on(url, scenario)
