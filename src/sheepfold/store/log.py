"""Appends events to the logs of matches, many matches in one commit; events are opaque text.

One task writes. While a commit runs, new entries wait and become the next group: with more callers
the groups get larger, and a single caller waits for nothing. The primary key (match, seq) decides
who was first; the second one gets None and reads what it missed.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable

from sqlalchemy import select

from sheepfold.store.engine import Database, Writing
from sheepfold.store.errors import Clash, StoreError, Unanswered
from sheepfold.store.group import Groups
from sheepfold.store.rows import Entry, Row
from sheepfold.store.schema import events

MOST = 500  # entries in one commit
Waiting = tuple[Entry, "asyncio.Future[int | None]"]


class Writer:
    """The one task that appends; `close` lets it finish the queue.

    `measured` may be set: it is called with the events and seconds of every commit.
    """

    def __init__(self, db: Database) -> None:
        self._db = db
        self._groups = Groups(db)
        self._queue: deque[Waiting] = deque()
        self._more = asyncio.Event()
        self._closing = False
        self.measured: Callable[[int, float], None] = lambda events, seconds: None
        self._task = asyncio.create_task(self._run())

    async def append(self, entry: Entry) -> int | None:
        if self._closing:
            raise StoreError("the store is closed")
        _must_be_text(entry.body)
        future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._queue.append((entry, future))
        self._more.set()
        # The group before it may hang as well: this limits the wait for both.
        await asyncio.wait([future], timeout=self._db.patience)
        if not future.done():
            future.cancel()
            raise Unanswered(f"nothing was stored for {self._db.patience:g} seconds")
        return future.result()

    async def close(self) -> None:
        self._closing = True
        self._more.set()
        await self._task

    async def _run(self) -> None:
        while True:
            await self._more.wait()
            group = self._next_group()
            if group:
                await self._commit(group)
            elif self._closing:
                return
            else:
                self._more.clear()

    def _next_group(self) -> list[Waiting]:
        """Return the waiting entries, but one per match: a second entry depends on the first."""
        group: dict[str, Waiting] = {}
        later: deque[Waiting] = deque()
        for one in self._queue:
            entry, future = one
            if future.done():  # its caller was cancelled
                continue
            if entry.match in group or len(group) == MOST:
                later.append(one)
            else:
                group[entry.match] = one
        self._queue = later
        return list(group.values())

    async def _commit(self, group: list[Waiting]) -> None:
        entries = [entry for entry, _ in group]

        def work(writing: Writing) -> dict[str, int]:
            return self._groups.append(writing, entries)

        began = time.perf_counter()
        try:
            committed = await self._db.write(work, ahead=True)
        except Clash:
            await self._commit_singly(group)
        except Exception as error:
            # The writer survives every error; the callers get it.
            words = str(error) if isinstance(error, StoreError) else f"a bug: {error!r}"
            for _, future in group:
                if not future.done():
                    future.set_exception(StoreError(words))
        else:
            self.measured(len(committed), time.perf_counter() - began)
            for entry, future in group:
                if not future.done():
                    future.set_result(committed.get(entry.match))

    async def _commit_singly(self, group: list[Waiting]) -> None:
        """Commit each entry separately, to find the one that the database refuses."""
        if len(group) > 1:
            for one in group:
                await self._commit([one])
        elif not group[0][1].done():
            group[0][1].set_result(None)


def _must_be_text(body: str) -> None:
    """Refuse text that the databases cannot store; it would fail the whole group."""
    if "\0" in body or body != body.encode("utf-8", "replace").decode():
        raise StoreError("an event is text without zeros and halves of characters")


class Log:
    """The part of the store that holds the logs of matches."""

    db: Database
    writer: Writer

    async def append(self, entry: Entry) -> int | None:
        """Append an entry; return its time, or None if its seq was taken or an effect did not hit.

        It also returns None if the match, or the event before the entry, is missing. After a
        `StoreError` the event may exist if only its confirmation was lost: read again.
        """
        return await self.writer.append(entry)

    async def events(self, match: str, after: int = 0) -> list[Row]:
        wanted = (
            select(events.c.seq, events.c.at, events.c.body)
            .where(events.c.match_id == match, events.c.seq > after)
            .order_by(events.c.seq)
        )
        return [Row(*row) for row in await self.db.rows(wanted)]
