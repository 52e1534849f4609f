"""Commits what happens at a table: check a command, append its event, apply it, notify guests.

The log decides between processes. A process that loses the race for the next number reads the
events it missed and checks its command again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from sheepfold.server import events
from sheepfold.server.cache import TableCache
from sheepfold.server.decisions import Decision
from sheepfold.server.heartbeat import Heartbeat
from sheepfold.server.logs import told
from sheepfold.server.metrics import Metrics
from sheepfold.server.place import Place, digest
from sheepfold.server.refusal import Refusal, Repeated
from sheepfold.server.table import Table
from sheepfold.store import Store
from sheepfold.store.errors import StoreError
from sheepfold.store.rows import Effect, Entry

TRIES: Final = 20  # races lost in a row before a command is refused
log = structlog.get_logger()

Command = Callable[[Table], Decision]  # raises a Refusal if the table does not allow it


class Committer:
    def __init__(
        self,
        store: Store,
        tables: TableCache,
        heartbeat: Heartbeat,
        metrics: Metrics,
        *,
        follow: Callable[[Place], Awaitable[bool]],
        lose: Callable[[Place], None],
        committed: Callable[[Place], None],
    ) -> None:
        """The owner of the tables knows what else to do with a place.

        `follow` turns it to the next match if one has begun, and tells whether it did. `lose`
        drops it after an append that may or may not be on disk. `committed` is called after each
        commit.
        """
        self._store = store
        self._tables = tables
        self._heartbeat = heartbeat
        self._metrics = metrics
        self._follow = follow
        self._lose = lose
        self._committed = committed
        self._commits: set[asyncio.Future[int]] = set()  # under way

    async def commit(
        self,
        place: Place,
        command: Command,
        *,
        effects: tuple[Effect, ...] = (),
        acknowledge: Callable[[int], None] = lambda seq: None,
    ) -> int:
        """Check a command, append its event, and return its number once it is durable.

        `acknowledge` gets the number before the guests are notified. The work goes on if the
        caller is cancelled: the event may be on disk already, and the others have to see it.
        """
        work = asyncio.ensure_future(self._commit(place, command, effects, acknowledge))
        self._commits.add(work)
        work.add_done_callback(self._commits.discard)
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            work.add_done_callback(_log_fault)  # no caller asks for its error
            raise

    async def _commit(
        self,
        place: Place,
        command: Command,
        effects: tuple[Effect, ...],
        acknowledge: Callable[[int], None],
    ) -> int:
        async with self._tables.hold(place), place.lock:
            for _ in range(TRIES):
                try:
                    decision = command(place.table)
                except Refusal:
                    if await self.catch_up(place) or await self._follow(place):
                        continue  # the table that refused it was out of date
                    raise
                at = await self._append(place, decision, effects)
                if at is not None:
                    seq = place.table.head + 1
                    acknowledge(seq)
                    self._apply(place, seq, at, decision)
                    self._committed(place)
                    return seq
                self._metrics.conflicts.inc()
                await self.catch_up(place)
        raise Refusal("conflict", "others were faster: look again, then try again")

    async def _append(
        self, place: Place, decision: Decision, effects: tuple[Effect, ...]
    ) -> int | None:
        """Append an event; return its time, or None if another process was faster."""
        await self._heartbeat.check()
        table, event, now = place.table, decision.event, self._heartbeat.now()
        after = digest(table.after(event, now, decision.match), now)
        entry = Entry(table.match_id, table.head + 1, events.body(event), after, effects)
        place.writing = entry.seq
        try:
            at = await self._store.append(entry)
            if at is not None:
                await self._heartbeat.compare(now, at)
        except StoreError:
            self._lose(place)
            raise
        finally:
            place.writing = 0
        return at

    def _apply(self, place: Place, seq: int, at: int, decision: Decision) -> None:
        """Apply an event that is on disk, and notify the guests of this process."""
        before = place.table.match
        if before is not None and decision.match is None:
            place.table.match = before.copy()  # a match that somebody has seen never changes
        place.table.apply(seq, at, decision.event, decision.match)
        place.frames.clear()
        self._metrics.events.inc()
        for guest in tuple(place.guests):
            guest.told(decision.event, before)

    async def catch_up(self, place: Place) -> bool:
        """Apply what other processes have appended, under the lock; return whether they had."""
        rows = await self._store.events(place.table.match_id, place.table.head)
        for row in rows:
            self._apply(place, row.seq, row.at, Decision(events.read(row.body)))
        return bool(rows)

    async def close(self) -> None:
        """Wait for the commits that are under way."""
        await asyncio.gather(*self._commits, return_exceptions=True)


def _log_fault(work: asyncio.Future[int]) -> None:
    """Log the error of a command whose caller has gone, if it is a fault of ours."""
    error = None if work.cancelled() else work.exception()
    if error is not None and not isinstance(error, Refusal | Repeated | StoreError):
        log.error("task failed", **told(error))
