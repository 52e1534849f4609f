"""Tables in memory: one copy each, shared loads, idle ones that stay; and nobody misses a move."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from sheepfold.core.fairness import device_commitment
from sheepfold.server import app as server_app
from sheepfold.server.cache import TableCache
from sheepfold.server.live_table import LiveTable
from sheepfold.server.refusal import Refusal
from tests.postgres import new_database, shared_folder
from tests.server.fake_store import freely
from tests.server.real_server import wanted
from tests.server.wires import Line, request

ROUNDS = 40
SPREAD = 0.03  # seconds within which everybody comes


@dataclass
class Shelf:
    """A cache whose tables are loaded as slowly as a test wants."""

    go_on: asyncio.Event = field(default_factory=asyncio.Event)
    loads: list[str] = field(default_factory=list)
    refreshed: list[str] = field(default_factory=list)
    missing: set[str] = field(default_factory=set)

    def cache(self, most: int = 10, **idle: int) -> TableCache:
        self.go_on.set()
        return TableCache(self.load, self.refresh, most, **idle)

    async def load(self, table_id: str) -> LiveTable:
        self.loads.append(table_id)
        await self.go_on.wait()
        if table_id in self.missing:
            raise Refusal("no_table", "there is none")
        return LiveTable(table_id, 1, "", FakeTable(f"{table_id}-1"))  # type: ignore[arg-type]

    async def refresh(self, live: LiveTable) -> None:
        self.refreshed.append(live.id)
        await self.go_on.wait()


@dataclass
class FakeTable:
    """All that the cache wants to know of a table."""

    match_id: str
    head: int = 10


def run(test: Callable[[Shelf], Any]) -> None:
    async def go() -> None:
        await test(Shelf())

    asyncio.run(go())


async def used(cache: TableCache, table_id: str) -> LiveTable:
    async with cache.use(table_id) as live:
        return live


def test_callers_at_the_same_moment_share_one_load():
    async def test(shelf: Shelf) -> None:
        cache = shelf.cache()
        shelf.go_on.clear()
        callers = [asyncio.create_task(used(cache, "a")) for _ in range(5)]
        await asyncio.sleep(0)
        callers.append(asyncio.create_task(used(cache, "a")))
        shelf.go_on.set()
        assert len({id(live) for live in await asyncio.gather(*callers)}) == 1
        assert shelf.loads == ["a"]

    run(test)


def test_a_caller_that_goes_away_does_not_end_the_load_of_the_others():
    async def test(shelf: Shelf) -> None:
        cache = shelf.cache()
        shelf.go_on.clear()
        first, second = (asyncio.create_task(used(cache, "a")) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        shelf.go_on.set()
        assert (await second).id == "a"
        assert shelf.loads == ["a"]

    run(test)


def test_a_load_that_fails_fails_for_all_who_wait_and_is_tried_again_by_the_next():
    async def test(shelf: Shelf) -> None:
        cache = shelf.cache()
        shelf.missing.add("a")
        results = await asyncio.gather(
            *(used(cache, "a") for _ in range(3)), return_exceptions=True
        )
        assert [type(result) for result in results] == [Refusal] * 3
        assert shelf.loads == ["a"]
        shelf.missing.clear()
        assert (await used(cache, "a")).id == "a"

    run(test)


def test_an_idle_table_stays_and_is_read_up_to_date_once_before_it_is_used_again():
    async def test(shelf: Shelf) -> None:
        cache = shelf.cache()
        first = await used(cache, "a")
        assert cache.is_idle(first)
        shelf.go_on.clear()
        callers = [asyncio.create_task(used(cache, "a")) for _ in range(3)]
        await asyncio.sleep(0)
        shelf.go_on.set()
        assert all(live is first for live in await asyncio.gather(*callers))
        assert (shelf.loads, shelf.refreshed) == (["a"], ["a"])
        async with cache.use("a"):
            await used(cache, "a")  # it is in use: nothing has been missed
        assert shelf.refreshed == ["a", "a"]

    run(test)


def test_the_tables_that_were_idle_longest_leave_first():
    async def test(shelf: Shelf) -> None:
        cache = shelf.cache(idle_tables=2)
        for table_id in ("a", "b", "a", "c"):
            await used(cache, table_id)
        assert [live.id for live in cache.all()] == ["a", "c"]

    run(test)


def test_long_logs_count_for_more():
    async def test(shelf: Shelf) -> None:
        cache = shelf.cache(idle_events=25)
        for table_id in ("a", "b", "c"):
            await used(cache, table_id)
        assert [live.id for live in cache.all()] == ["b", "c"]

    run(test)


def test_a_full_server_drops_an_idle_table_and_refuses_only_if_all_are_used():
    async def test(shelf: Shelf) -> None:
        cache = shelf.cache(most=2)
        await used(cache, "a")
        async with cache.use("b"), cache.use("c"):
            assert cache.get("a") is None
            with pytest.raises(Refusal, match="no room"):
                await used(cache, "d")
            await used(cache, "b")

    run(test)


def test_nothing_that_somebody_waits_for_is_dropped():
    async def test(shelf: Shelf) -> None:
        cache = shelf.cache(idle_tables=0)
        async with cache.use("b"):
            live_tables = await asyncio.gather(*(used(cache, "a") for _ in range(3)))
        assert len({id(live) for live in live_tables}) == 1
        assert shelf.loads.count("a") == 1
        assert len(cache) == 0

    run(test)


# The same with a server, its database and sockets: nobody misses what the others do.


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "postgresql":
        return new_database(shared_folder(tmp_path_factory))
    folder: Path = tmp_path_factory.mktemp("cache")
    return f"sqlite:///{folder / 'tables.db'}"


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[FastAPI]:
    app = server_app.create(replace(freely(), db=database))
    async with app.router.lifespan_context(app):
        yield app


@dataclass
class Two:
    """A table with two people who come and go."""

    app: FastAPI
    table: str
    keys: list[str]
    ids: Iterator[int] = field(default_factory=count)

    @classmethod
    async def playing(cls, app: FastAPI) -> "Two":
        status, _, body = await request(app, "POST", "/api/tables", b"", wanted("te_kuiti"))
        assert status == 201, body
        made = json.loads(body)
        two = cls(app, made["table"], [chair["credential"] for chair in made["chairs"]])
        number = bytes(31)
        for chair in (0, 1):
            promised = device_commitment(number + bytes([chair]))
            await two.http(chair, "POST", "/ready", {"commitment": promised})
        for chair in (0, 1):
            await two.http(chair, "POST", "/reveal", {"random": (number + bytes([chair])).hex()})
        return two

    async def http(self, chair: int, method: str, path: str, content: object = None) -> None:
        key = f"Bearer {self.keys[chair]}".encode()
        status, _, body = await request(
            self.app, method, f"/api/tables/{self.table}{path}", key, content
        )
        assert status == 200, body

    async def come(self, chair: int, after: float) -> Line:
        await asyncio.sleep(after)
        line = Line(self.app, f"{next(self.ids)}-")
        line.tell(type="hello", token=self.keys[chair])
        await line.until(lambda: bool(line.sync) or line.closed)
        return line

    async def look(self, after: float) -> None:
        await asyncio.sleep(after)
        await self.http(0, "GET", "")

    def leave_memory(self) -> None:
        tables = self.app.state.services.tables.cache
        live = tables.get(self.table)
        assert live is not None
        assert tables.is_idle(live)
        tables.drop(live)


async def one_round(two: Two, rng: random.Random) -> str:
    """All come within a moment to a table that is not in memory; one moves, both must see it."""
    two.leave_memory()
    looking = asyncio.gather(*(two.look(rng.uniform(0, SPREAD)) for _ in range(6)))
    lines = await asyncio.gather(*(two.come(chair, rng.uniform(0, SPREAD)) for chair in (0, 1)))
    await looking
    assert not any(line.closed for line in lines), [line.heard[-1] for line in lines]
    mover = next(line for line in lines if "legal" in line.sync)
    moves = mover.sync["legal"]["moves"]
    answer = await mover.ask(type="move", at=mover.sync["at"], text=rng.choice(moves))
    assert answer["type"] == "ack"
    for line in lines:
        await line.until(partial(line.is_at, answer["seq"]))  # fails if it never comes
    phase: str = mover.sync["phase"]
    await asyncio.gather(*(line.hang_up() for line in lines))
    return phase


def test_everybody_who_comes_to_a_table_at_the_same_moment_sees_the_next_move(database):
    async def go() -> None:
        rng = random.Random(16)
        async with serving(database) as app:
            two = await Two.playing(app)
            for _ in range(ROUNDS):
                if await one_round(two, rng) == "over":
                    two = await Two.playing(app)

    asyncio.run(go())
