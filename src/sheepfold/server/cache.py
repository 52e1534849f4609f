"""The tables that one process keeps in memory. Knows when to load one, not how.

Callers who ask for the same table at the same moment share one load, so there is never a second
copy of it. Tables that nobody uses stay until others need their room, and are read up to date
before somebody uses them again.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from sheepfold.server.live_table import LiveTable
from sheepfold.server.refusal import Refusal

IDLE_TABLES: Final = 500
IDLE_EVENTS: Final = 50_000  # of all idle tables together: a long log needs more memory


class TableCache:
    def __init__(
        self,
        load: Callable[[str], Awaitable[LiveTable]],
        refresh: Callable[[LiveTable], Awaitable[None]],
        most: int,
        *,
        idle_tables: int = IDLE_TABLES,
        idle_events: int = IDLE_EVENTS,
    ) -> None:
        """`refresh` raises a `Refusal` for a table that was deleted."""
        self._load = load
        self._refresh = refresh
        self._most = most
        self._idle_tables = idle_tables
        self._idle_events = idle_events
        self._live_tables: dict[str, LiveTable] = {}
        self._idle: OrderedDict[str, int] = OrderedDict()  # their events, longest idle first
        self._table_of: dict[str, str] = {}  # the matches in memory
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._waiting: Counter[str] = Counter()  # callers that wait for a load

    def __len__(self) -> int:
        return len(self._live_tables)

    def get(self, table_id: str) -> LiveTable | None:
        """Return a table that is in memory, perhaps idle and out of date."""
        return self._live_tables.get(table_id)

    def of_match(self, match_id: str) -> LiveTable | None:
        return self._live_tables.get(self._table_of.get(match_id, ""))

    def all(self) -> list[LiveTable]:
        return list(self._live_tables.values())

    def holds(self, live: LiveTable) -> bool:
        """Tell whether this very copy is the one that others use, too."""
        return self._live_tables.get(live.id) is live

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Keep a table in memory for as long as it is used; load it if necessary."""
        async with self.hold(await self._ready(table_id)) as live:
            yield live

    @asynccontextmanager
    async def hold(self, live: LiveTable) -> AsyncIterator[LiveTable]:
        """Keep a table that is in memory for as long as it is used."""
        self.take(live)
        try:
            yield live
        finally:
            self.give_back(live)

    def take(self, live: LiveTable) -> None:
        """Count one more user of a table; `give_back` ends it."""
        live.users += 1
        self._idle.pop(live.id, None)

    def give_back(self, live: LiveTable) -> None:
        live.users -= 1
        if self.is_idle(live) and self.holds(live):
            self._idle[live.id] = live.table.head
            self._make_room()

    def is_idle(self, live: LiveTable) -> bool:
        return not live.users and not live.subscribers

    def add(self, live: LiveTable) -> None:
        self._live_tables[live.id] = live
        self._table_of[live.table.match_id] = live.id

    def drop(self, live: LiveTable) -> None:
        """Forget a table; the next caller loads it again."""
        if self.holds(live):
            del self._live_tables[live.id]
            self._idle.pop(live.id, None)
            self._table_of.pop(live.table.match_id, None)

    def turn(self, live: LiveTable, renewed: LiveTable) -> None:
        """Let a table show another match of its series."""
        self._table_of.pop(live.table.match_id, None)
        live.table, live.number = renewed.table, renewed.number
        live.commitment = renewed.commitment
        live.frames.clear()
        live.readings.clear()
        if self.holds(live):
            self._table_of[live.table.match_id] = live.id

    async def _ready(self, table_id: str) -> LiveTable:
        self._waiting[table_id] += 1  # nothing that somebody waits for is dropped to make room
        try:
            while True:
                live = self._live_tables.get(table_id)
                if live is not None and not self.is_idle(live):
                    return live
                await asyncio.shield(self._shared(table_id))
                if (live := self._live_tables.get(table_id)) is not None:
                    return live
        finally:
            self._waiting[table_id] -= 1
            if not self._waiting[table_id]:
                del self._waiting[table_id]

    def _shared(self, table_id: str) -> asyncio.Task[None]:
        """Return the load of a table that is under way, or begin one."""
        if table_id not in self._loading:
            work = asyncio.get_running_loop().create_task(self._bring(table_id))
            self._loading[table_id] = work
            work.add_done_callback(lambda done: self._loaded(table_id, done))
        return self._loading[table_id]

    async def _bring(self, table_id: str) -> None:
        known = self._live_tables.get(table_id)
        if known is not None:
            await self._refresh(known)
            return
        if len(self._live_tables) >= self._most and not self._evict_one():
            raise Refusal("full", "this server has no room now: try again later")
        self.add(await self._load(table_id))

    def _loaded(self, table_id: str, done: asyncio.Task[None]) -> None:
        del self._loading[table_id]
        if not done.cancelled():
            done.exception()  # callers have its error; asyncio wants it read

    def _make_room(self) -> None:
        tables, events = len(self._idle), sum(self._idle.values())
        for table_id in self._to_evict():
            if tables <= self._idle_tables and events <= self._idle_events:
                return
            tables, events = tables - 1, events - self._idle[table_id]
            self.drop(self._live_tables[table_id])

    def _evict_one(self) -> bool:
        for table_id in self._to_evict()[:1]:
            self.drop(self._live_tables[table_id])
            return True
        return False

    def _to_evict(self) -> list[str]:
        return [table_id for table_id in self._idle if table_id not in self._waiting]

    async def close(self) -> None:
        for task in self._loading.values():
            task.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
