"""What a process does by itself: say that it lives, do what is due, archive what nobody wants."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import structlog

from sheepfold.server import events
from sheepfold.server.clock import passed
from sheepfold.server.decisions import Decision
from sheepfold.server.house import House
from sheepfold.server.logs import told
from sheepfold.server.place import GRACE_MS
from sheepfold.server.refusal import Refusal
from sheepfold.server.table import Table

BEAT_SECONDS: Final = 4.0
SWEEP_SECONDS: Final = 0.5
TIDY_SECONDS: Final = 600.0
AT_ONCE: Final = 50  # tables that one sweep takes
DAY_MS: Final = 86_400_000
log = structlog.get_logger()


class Chores:
    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self.desk = house.desk

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """Announce this process, do the chores meanwhile, and say goodbye."""
        await self.store.arrive(self.house.id)
        await self.desk.begin()
        chores = [
            asyncio.create_task(self._every(BEAT_SECONDS, self._beat)),
            asyncio.create_task(self._every(SWEEP_SECONDS, self._sweep)),
            asyncio.create_task(self._every(TIDY_SECONDS, self._tidy)),
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.desk.close()
            await self.store.depart(self.house.id)

    async def _every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        kind, trouble = chore.__name__.strip("_"), ""
        while True:
            try:
                await chore()
            except Exception as error:  # no database for a while, or a bug: the next turn comes
                if trouble != (trouble := repr(error)):  # once, not every half second
                    log.error("chore failed", kind=kind, **told(error))
            else:
                if trouble:
                    log.info("chore succeeds again", kind=kind)
                trouble = ""
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        await self.desk.heartbeat.beat()
        await self.store.bury()
        self.house.metrics.bots_waiting.set(self.desk.thinking.waiting)
        self.house.metrics.bots_busy.set(self.desk.thinking.busy)

    async def _sweep(self) -> None:
        """Bots whose process died, clocks that have run out, questions nobody answered."""
        due = await self.store.due(AT_ONCE, GRACE_MS)
        if due:
            await self._beat()  # first: after a sleep of the machine it tells the outage
        for match_id in due:
            row = await self.store.match_by_id(match_id)
            if row is not None:
                await self._look_after(row.table_id)

    async def _look_after(self, table_id: str) -> None:
        """One table that cannot be looked after keeps nobody from the others."""
        try:
            await self.desk.wake(table_id)
        except Refusal as refusal:
            if refusal.code != "conflict":
                log.warning("table not woken", table=table_id, code=refusal.code)
        except Exception as error:
            log.error("table not woken", table=table_id, **told(error))

    async def _tidy(self) -> None:
        """Matches that nobody came back to end; tables and imports past their time are deleted."""
        now, settings = self.desk.heartbeat.now(), self.house.settings
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
        """Delete a table at which nobody ever began a match, unless somebody is there."""
        row = await self.store.match(table, 1)
        if row is None or await self.store.who_is_here(table):
            return
        if passed(self.desk.heartbeat.outages, row.touched, self.desk.heartbeat.now()) < waits:
            return  # nobody could
        if await self.store.delete_unbegun(table, row.touched):
            log.info("lobby deleted", table=table)

    async def _abandon(self, table_id: str, match_id: str, patience: int) -> None:
        def command(table: Table) -> Decision:
            waited = passed(self.desk.heartbeat.outages, table.touched, self.desk.heartbeat.now())
            if table.phase == "over" or table.match_id != match_id or waited < patience:
                raise Refusal("conflict", "it has been played on, or nobody could")
            return Decision(events.Abandoned())

        try:
            async with self.desk.place(table_id) as place:
                await self.desk.committer.commit(place, command)
            log.info("abandoned", table=table_id)
        except Refusal:
            pass
