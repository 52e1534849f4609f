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

from sheepfold.server.place import Place
from sheepfold.server.refusal import Refusal

IDLE_TABLES: Final = 500
IDLE_EVENTS: Final = 50_000  # of all idle tables together: a long log needs more memory


class TableCache:
    def __init__(
        self,
        load: Callable[[str], Awaitable[Place]],
        refresh: Callable[[Place], Awaitable[None]],
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
        self._places: dict[str, Place] = {}
        self._idle: OrderedDict[str, int] = OrderedDict()  # their events, longest idle first
        self._table_of: dict[str, str] = {}  # the matches in memory
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._waiting: Counter[str] = Counter()  # callers that wait for a load

    def __len__(self) -> int:
        return len(self._places)

    def get(self, table_id: str) -> Place | None:
        """Return a table that is in memory, perhaps idle and out of date."""
        return self._places.get(table_id)

    def of_match(self, match_id: str) -> Place | None:
        return self._places.get(self._table_of.get(match_id, ""))

    def all(self) -> list[Place]:
        return list(self._places.values())

    def holds(self, place: Place) -> bool:
        """Tell whether this very copy is the one that others use, too."""
        return self._places.get(place.id) is place

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[Place]:
        """Keep a table in memory for as long as it is used; load it if necessary."""
        async with self.hold(await self._ready(table_id)) as place:
            yield place

    @asynccontextmanager
    async def hold(self, place: Place) -> AsyncIterator[Place]:
        """Keep a table that is in memory for as long as it is used."""
        self.take(place)
        try:
            yield place
        finally:
            self.give_back(place)

    def take(self, place: Place) -> None:
        """Count one more user of a table; `give_back` ends it."""
        place.users += 1
        self._idle.pop(place.id, None)

    def give_back(self, place: Place) -> None:
        place.users -= 1
        if self.is_idle(place) and self.holds(place):
            self._idle[place.id] = place.table.head
            self._make_room()

    def is_idle(self, place: Place) -> bool:
        return not place.users and not place.guests

    def add(self, place: Place) -> None:
        self._places[place.id] = place
        self._table_of[place.table.match_id] = place.id

    def drop(self, place: Place) -> None:
        """Forget a table; the next caller loads it again."""
        if self.holds(place):
            del self._places[place.id]
            self._idle.pop(place.id, None)
            self._table_of.pop(place.table.match_id, None)

    def turn(self, place: Place, renewed: Place) -> None:
        """Let a table show another match of its series."""
        self._table_of.pop(place.table.match_id, None)
        place.table, place.number = renewed.table, renewed.number
        place.commitment = renewed.commitment
        place.frames.clear()
        place.readings.clear()
        if self.holds(place):
            self._table_of[place.table.match_id] = place.id

    async def _ready(self, table_id: str) -> Place:
        self._waiting[table_id] += 1  # nothing that somebody waits for is dropped to make room
        try:
            while True:
                place = self._places.get(table_id)
                if place is not None and not self.is_idle(place):
                    return place
                await asyncio.shield(self._shared(table_id))
                if (place := self._places.get(table_id)) is not None:
                    return place
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
        known = self._places.get(table_id)
        if known is not None:
            await self._refresh(known)
            return
        if len(self._places) >= self._most and not self._evict_one():
            raise Refusal("full", "this server has no room now: try again later")
        self.add(await self._load(table_id))

    def _loaded(self, table_id: str, done: asyncio.Task[None]) -> None:
        del self._loading[table_id]
        if not done.cancelled():
            done.exception()  # every caller has it; if all are gone nobody needs it

    def _make_room(self) -> None:
        tables, events = len(self._idle), sum(self._idle.values())
        for table_id in self._to_evict():
            if tables <= self._idle_tables and events <= self._idle_events:
                return
            tables, events = tables - 1, events - self._idle[table_id]
            self.drop(self._places[table_id])

    def _evict_one(self) -> bool:
        for table_id in self._to_evict()[:1]:
            self.drop(self._places[table_id])
            return True
        return False

    def _to_evict(self) -> list[str]:
        return [table_id for table_id in self._idle if table_id not in self._waiting]

    async def close(self) -> None:
        for task in self._loading.values():
            task.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
