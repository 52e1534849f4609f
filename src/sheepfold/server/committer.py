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
from sheepfold.server.live_table import LiveTable, digest
from sheepfold.server.logs import error_fields
from sheepfold.server.metrics import Metrics
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
        follow: Callable[[LiveTable], Awaitable[bool]],
        lose: Callable[[LiveTable], None],
        committed: Callable[[LiveTable], None],
    ) -> None:
        """The table host knows what else to do with a table.

        `follow` turns it to the next match if one has begun, and returns whether it did. `lose`
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
        live: LiveTable,
        command: Command,
        *,
        effects: tuple[Effect, ...] = (),
        acknowledge: Callable[[int], None] = lambda seq: None,
    ) -> int:
        """Check a command, append its event, and return its number once it is durable.

        `acknowledge` gets the number before the guests are notified. The work goes on if the
        caller is cancelled: the event may be on disk already, and the others have to see it.
        """
        work = asyncio.ensure_future(self._commit(live, command, effects, acknowledge))
        self._commits.add(work)
        work.add_done_callback(self._commits.discard)
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            work.add_done_callback(_log_fault)  # no caller asks for its error
            raise

    async def _commit(
        self,
        live: LiveTable,
        command: Command,
        effects: tuple[Effect, ...],
        acknowledge: Callable[[int], None],
    ) -> int:
        async with self._tables.hold(live), live.lock:
            for _ in range(TRIES):
                try:
                    decision = command(live.table)
                except Refusal:
                    if await self.catch_up(live) or await self._follow(live):
                        continue  # the table that refused it was out of date
                    raise
                at = await self._append(live, decision, effects)
                if at is not None:
                    seq = live.table.head + 1
                    acknowledge(seq)
                    self._apply(live, seq, at, decision)
                    self._committed(live)
                    return seq
                self._metrics.conflicts.inc()
                await self.catch_up(live)
        raise Refusal("conflict", "others were faster: look again, then try again")

    async def _append(
        self, live: LiveTable, decision: Decision, effects: tuple[Effect, ...]
    ) -> int | None:
        """Append an event; return its time, or None if another process was faster."""
        await self._heartbeat.check()
        table, event, now = live.table, decision.event, self._heartbeat.now()
        after = digest(table.after(event, now, decision.match), now)
        entry = Entry(table.match_id, table.head + 1, events.body(event), after, effects)
        live.writing = entry.seq
        try:
            at = await self._store.append(entry)
            if at is not None:
                await self._heartbeat.compare(now, at)
        except StoreError:
            self._lose(live)
            raise
        finally:
            live.writing = 0
        return at

    def _apply(self, live: LiveTable, seq: int, at: int, decision: Decision) -> None:
        """Apply an event that is on disk, and notify the guests of this process."""
        before = live.table.match
        if before is not None and decision.match is None:
            live.table.match = before.copy()  # a match that somebody has seen never changes
        live.table.apply(seq, at, decision.event, decision.match)
        live.frames.clear()
        self._metrics.events.inc()
        for subscriber in tuple(live.subscribers):
            subscriber.on_event(decision.event, before)

    async def catch_up(self, live: LiveTable) -> bool:
        """Apply what other processes have appended, under the lock; return whether they had."""
        rows = await self._store.events(live.table.match_id, live.table.head)
        for row in rows:
            self._apply(live, row.seq, row.at, Decision(events.read(row.body)))
        return bool(rows)

    async def close(self) -> None:
        """Wait for the commits that are under way."""
        await asyncio.gather(*self._commits, return_exceptions=True)


def _log_fault(work: asyncio.Future[int]) -> None:
    """Log the error of a command whose caller has gone, if it is a fault of ours."""
    error = None if work.cancelled() else work.exception()
    if error is not None and not isinstance(error, Refusal | Repeated | StoreError):
        log.error("task failed", **error_fields(error))
