"""Background jobs of a process: beat, do what is due at tables, archive abandoned matches."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import structlog

from sheepfold.server import events
from sheepfold.server.clock import passed
from sheepfold.server.decisions import Decision
from sheepfold.server.live_table import GRACE_MS
from sheepfold.server.logs import error_fields
from sheepfold.server.refusal import Refusal
from sheepfold.server.services import Services
from sheepfold.server.table import Table

BEAT_SECONDS: Final = 4.0
SWEEP_SECONDS: Final = 0.5
TIDY_SECONDS: Final = 600.0
AT_ONCE: Final = 50  # tables that one sweep takes
DAY_MS: Final = 86_400_000
log = structlog.get_logger()


class Jobs:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.tables = services.tables

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """Announce this process, run the jobs meanwhile, and sign off."""
        await self.store.arrive(self.services.id)
        await self.tables.begin()
        jobs = [
            asyncio.create_task(self._every(BEAT_SECONDS, self._beat)),
            asyncio.create_task(self._every(SWEEP_SECONDS, self._sweep)),
            asyncio.create_task(self._every(TIDY_SECONDS, self._tidy)),
        ]
        try:
            yield
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            await self.tables.close()
            await self.store.depart(self.services.id)

    async def _every(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        kind, trouble = job.__name__.strip("_"), ""
        while True:
            try:
                await job()
            except Exception as error:  # no database for a while, or a bug: the next turn comes
                if trouble != (trouble := repr(error)):  # once, not every half second
                    log.error("job failed", kind=kind, **error_fields(error))
            else:
                if trouble:
                    log.info("job succeeds again", kind=kind)
                trouble = ""
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        await self.tables.heartbeat.beat()
        await self.store.bury()
        self.services.metrics.bots_waiting.set(self.tables.thinking.waiting)
        self.services.metrics.bots_busy.set(self.tables.thinking.busy)

    async def _sweep(self) -> None:
        """Wake tables: bots whose process died, clocks that have run out, unanswered questions."""
        due = await self.store.due(AT_ONCE, GRACE_MS)
        if due:
            await self._beat()  # first: after a sleep of the machine it records the outage
        for match_id in due:
            row = await self.store.match_by_id(match_id)
            if row is not None:
                await self._look_after(row.table_id)

    async def _look_after(self, table_id: str) -> None:
        """Wake one table; if that fails, the others still get their turn."""
        try:
            await self.tables.wake(table_id)
        except Refusal as refusal:
            if refusal.code != "conflict":
                log.warning("table not woken", table=table_id, code=refusal.code)
        except Exception as error:
            log.error("table not woken", table=table_id, **error_fields(error))

    async def _tidy(self) -> None:
        """End matches that nobody came back to; delete old tables and imports."""
        now, settings = self.tables.heartbeat.now(), self.services.settings
        if settings.lobby_days is not None:
            waits = int(settings.lobby_days * DAY_MS)
            for table in await self.store.unbegun_before(now - waits):
                await self._clear(table, waits)
        patience = int(settings.archive_days * DAY_MS)
        for match_id in await self.store.idle(now - patience):
            row = await self.store.match_by_id(match_id)
            if row is not None:
                await self._abandon(row.table_id, match_id, patience)
        await self.store.forget_replays(now - patience)
        if settings.keep_days is not None:
            for table in await self.store.finished_before(int(now - settings.keep_days * DAY_MS)):
                await self.store.delete_table(table)

    async def _clear(self, table: str, waits: int) -> None:
        """Delete a table where no match ever began, unless somebody is there."""
        row = await self.store.match(table, 1)
        if row is None or await self.store.who_is_here(table):
            return
        if passed(self.tables.heartbeat.outages, row.touched, self.tables.heartbeat.now()) < waits:
            return  # nobody could
        if await self.store.delete_unbegun(table, row.touched):
            log.info("lobby deleted", table=table)

    async def _abandon(self, table_id: str, match_id: str, patience: int) -> None:
        def command(table: Table) -> Decision:
            waited = passed(
                self.tables.heartbeat.outages, table.touched, self.tables.heartbeat.now()
            )
            if table.phase == "over" or table.match_id != match_id or waited < patience:
                raise Refusal("conflict", "it has been played on, or nobody could")
            return Decision(events.Abandoned())

        try:
            async with self.tables.use(table_id) as live:
                await self.tables.committer.commit(live, command)
            log.info("abandoned", table=table_id)
        except Refusal:
            pass
