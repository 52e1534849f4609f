"""The database itself: opens it safely, runs reads and writes on it; knows no table of it.

What is to be done is a plain function of a connection. On SQLite a thread runs it, on PostgreSQL
it runs on the event loop and gives way whenever it waits.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

from sqlalchemy import ColumnElement, Connection, Executable, select, text

from sheepfold.store import postgres, sqlite
from sheepfold.store.bus import Bus, LocalBus, PostgresBus
from sheepfold.store.clock import Clock
from sheepfold.store.errors import Deadlock, StoreError, Unanswered, plainly
from sheepfold.store.migrate import migrate, must_be_current
from sheepfold.store.places import default_url

T = TypeVar("T")
Way = sqlite.Sqlite | postgres.Postgres
TRIES = 5  # of a write that gave way to another


@dataclass
class Writing:
    """A transaction that writes, and what everybody is told once it is committed."""

    conn: Connection
    now: ColumnElement[int]
    notes: list[str] = field(default_factory=list)

    def run(self, statement: Executable, values: Any = None) -> int:
        """How many rows it changed."""
        return self.conn.execute(statement, values).rowcount


class Database:
    """Open one with `Database.open`; it is closed by `close`."""

    def __init__(self, way: Way, bus: Bus, clock: Clock) -> None:
        self.patience: float | None = None  # seconds that a caller waits at most; None: for ever
        self.bus = bus
        self.clock = clock
        self.is_sqlite = isinstance(way, sqlite.Sqlite)
        self._way = way
        self._running: set[asyncio.Future[Any]] = set()
        self._to_close = AsyncExitStack()

    @classmethod
    async def open(
        cls, url: str | None, now: Callable[[], int] | None = None, *, as_it_is: bool = False
    ) -> Self:
        """Open and migrate a database. `as_it_is`: to read only, beside a server that may run."""
        address = default_url() if url is None else url
        async with AsyncExitStack() as doors:
            if address.startswith("sqlite:"):
                path = sqlite.path_of(address)
                if not as_it_is:
                    doors.enter_context(sqlite.prepared(path))
                way: Way = sqlite.Sqlite(path, must_exist=as_it_is)
                bus: Bus = LocalBus()
            elif address.startswith(("postgresql:", "postgres:")):
                way, bus = postgres.Postgres(address), PostgresBus(address)
            else:
                raise StoreError(
                    "a database is sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME"
                )
            doors.push_async_callback(way.close)
            doors.push_async_callback(bus.close)
            with plainly():
                if as_it_is:
                    await way.read(must_be_current)
                else:
                    await way.read(way.must_be_safe)
                    await way.write(lambda conn: _update(way, conn))
            database = cls(way, bus, Clock(now))
            database._to_close = doors.pop_all()
        return database

    async def close(self) -> None:
        """Finish what is being written, then let go of everything."""
        await asyncio.gather(*self._running, return_exceptions=True)
        with plainly():
            await self._to_close.aclose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._answer(asyncio.ensure_future(self._way.read(work, self.patience)))

    async def rows(self, statement: Executable) -> Sequence[Any]:
        return await self.read(lambda conn: conn.execute(statement).all())

    async def row(self, statement: Executable) -> Any:
        """The only row, or None."""
        return await self.read(lambda conn: conn.execute(statement).one_or_none())

    async def value(self, statement: Executable) -> Any:
        """The first value of the first row, or None."""
        return await self.read(lambda conn: conn.scalar(statement))

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """All reads of the work see the same moment."""
        return await self._answer(asyncio.ensure_future(self._way.snapshot(work, self.patience)))

    async def write(self, work: Callable[[Writing], T], *, ahead: bool = False) -> T:
        """Do work in one transaction: all of it is on the disk when this returns, or none.

        `ahead` of all that waits: of a thousand people who come back at once nobody delays a move.
        """
        for left in reversed(range(TRIES)):
            # A caller that is cancelled must not leave half a commit, nor one that nobody is told.
            task = asyncio.ensure_future(self._write(work, ahead=ahead))
            self._running.add(task)
            task.add_done_callback(self._running.discard)
            try:
                return await self._answer(task)
            except Deadlock:
                if not left:
                    raise
        raise AssertionError("the last try returns or raises")

    async def _answer(self, task: asyncio.Future[T]) -> T:
        """Wait for the database as long as `patience` lets; work that has begun goes on."""
        # An error that nobody asks for any more would be logged as one of ours.
        task.add_done_callback(lambda late: late.cancelled() or late.exception())
        done, _ = await asyncio.wait([task], timeout=self.patience)
        if not done:
            raise Unanswered(f"the database has not answered for {self.patience:g} seconds")
        with plainly():
            return task.result()

    async def _write(self, work: Callable[[Writing], T], *, ahead: bool) -> T:
        def transaction(conn: Connection) -> tuple[T, list[str]]:
            writing = Writing(conn, self.clock.now)
            done = work(writing)
            self.bus.tell_within(conn, writing.notes)
            return done, writing.notes

        with plainly():
            done, notes = await self._way.write(transaction, self.patience, ahead=ahead)
        self.bus.tell_after(notes)
        return done

    async def now(self) -> int:
        return int(await self.value(select(self.clock.now)))

    async def ping(self) -> None:
        """Raise a `StoreError` if the database does not answer."""
        await self.value(text("SELECT 1"))


def _update(way: Way, conn: Connection) -> None:
    """Of several processes that start at once one brings the tables up to date."""
    way.wait_for_others(conn)
    migrate(conn)
