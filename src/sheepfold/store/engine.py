"""The database itself: opens it safely, and runs reads and writes on it. Imports no schema.

A unit of work is a plain function of a connection. On SQLite a thread runs it; on PostgreSQL it
runs on the event loop and yields whenever it waits.
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
TRIES = 5  # of a write after a deadlock


@dataclass
class Writing:
    """A transaction that writes, and the notes to send once it is committed."""

    conn: Connection
    now: ColumnElement[int]
    notes: list[str] = field(default_factory=list)

    def run(self, statement: Executable, values: Any = None) -> int:
        """Run a statement; return how many rows it changed."""
        return self.conn.execute(statement, values).rowcount


class Database:
    """A database; open one with `Database.open`, end it with `close`."""

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
        """Open and migrate a database; with `as_it_is` only read it, even while a server runs."""
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
        """Finish pending writes, then close everything."""
        await asyncio.gather(*self._running, return_exceptions=True)
        with plainly():
            await self._to_close.aclose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._answer(asyncio.ensure_future(self._way.read(work, self.patience)))

    async def rows(self, statement: Executable) -> Sequence[Any]:
        return await self.read(lambda conn: conn.execute(statement).all())

    async def row(self, statement: Executable) -> Any:
        """Return the only row, or None."""
        return await self.read(lambda conn: conn.execute(statement).one_or_none())

    async def value(self, statement: Executable) -> Any:
        """Return the first value of the first row, or None."""
        return await self.read(lambda conn: conn.scalar(statement))

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """Run work whose reads all see the same moment."""
        return await self._answer(asyncio.ensure_future(self._way.snapshot(work, self.patience)))

    async def write(self, work: Callable[[Writing], T], *, ahead: bool = False) -> T:
        """Do work in one transaction: all of it is on the disk when this returns, or none.

        With `ahead` the work overtakes others that wait: a thousand reconnecting people must not
        delay a move.
        """
        for left in reversed(range(TRIES)):
            # A cancelled caller must not leave half a commit, nor one without notifications.
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
        """Wait for the database for at most `patience`; work that has begun goes on."""
        # An error that nobody awaits any more would be logged as one of ours.
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
    """Bring the tables up to date; of several processes that start at once only one does it."""
    way.wait_for_others(conn)
    migrate(conn)
