"""The store: tables and logs of matches in one database, for one server process."""

from collections.abc import Callable
from typing import Self
from weakref import WeakValueDictionary

from sheepfold.store.bus import Callback
from sheepfold.store.engine import Database
from sheepfold.store.log import Log, Writer
from sheepfold.store.people import People
from sheepfold.store.processes import Processes
from sheepfold.store.replays import Replays
from sheepfold.store.tables import Tables


class Store(Log, Tables, People, Processes, Replays):
    """Open one with `Store.open`; every call may raise a `StoreError`."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.writer = Writer(db)
        self.turns = WeakValueDictionary()

    @classmethod
    async def open(cls, url: str | None = None, *, now: Callable[[], int] | None = None) -> Self:
        """Open `sqlite:///PATH` or `postgresql://…`; without a URL, this user's own database.

        The tables are migrated. `now` replaces the database's clock.
        """
        return cls(await Database.open(url, now))

    async def close(self) -> None:
        """Finish the queue, then close the database."""
        await self.writer.close()
        await self.db.close()

    async def listen(self, callback: Callback) -> None:
        """Call back with a note on every commit of any process; see `bus` for the notes.

        After `reconnected` some notes may have been missed: read again what matters.
        """
        await self.db.bus.listen(callback)

    async def now(self) -> int:
        """Return the database's time in milliseconds."""
        return await self.db.now()

    async def ping(self) -> None:
        """Raise a `StoreError` if the database does not answer."""
        await self.db.ping()
