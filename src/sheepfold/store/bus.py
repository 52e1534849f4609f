"""Notifies listeners in every process of each commit; carries short notes and reads no table.

Notes: `e:<match>:<seq>` an event, `t:<table>` a new match or another change of a table,
`c:<table>:<audience>` chat, `p:<table>` presence, and `reconnected`: some may have been missed.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import asyncpg
from sqlalchemy import ARRAY, Connection, Text, bindparam, text

from sheepfold.store import postgres
from sheepfold.store.errors import StoreError, plainly

Callback = Callable[[str], None]
RECONNECTED = "reconnected"
CHANNEL = "sheepfold"
ALIVE_SECONDS = 10  # how often a silent connection is tested
PAUSES = (0.1, 0.5, 2.0)  # seconds between attempts to reconnect
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', note) FROM unnest(:notes) AS note").bindparams(
    bindparam("notes", type_=ARRAY(Text))
)


class Bus(Protocol):
    async def listen(self, callback: Callback) -> None: ...
    def tell_within(self, conn: Connection, notes: Sequence[str]) -> None: ...
    def tell_after(self, notes: Sequence[str]) -> None: ...
    async def close(self) -> None: ...


class Callbacks:
    """The listeners in this process; an error in one of them does not affect the others."""

    def __init__(self) -> None:
        self._all: list[Callback] = []

    def add(self, callback: Callback) -> None:
        self._all.append(callback)

    def call(self, note: str) -> None:
        loop = asyncio.get_running_loop()
        for callback in self._all:
            loop.call_soon(callback, note)


class LocalBus:
    """Within the one process that owns a SQLite file."""

    def __init__(self) -> None:
        self._callbacks = Callbacks()

    async def listen(self, callback: Callback) -> None:
        self._callbacks.add(callback)

    def tell_within(self, conn: Connection, notes: Sequence[str]) -> None:
        """Do nothing: listeners have to wait for the commit."""

    def tell_after(self, notes: Sequence[str]) -> None:
        for note in notes:
            self._callbacks.call(note)

    async def close(self) -> None:
        """Do nothing: there is no connection."""


class PostgresBus:
    """LISTEN and NOTIFY on a separate connection, which is reopened whenever it is lost."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._callbacks = Callbacks()
        self._task: asyncio.Task[None] | None = None

    async def listen(self, callback: Callback) -> None:
        """Listen; return once notes of every later commit will arrive."""
        self._callbacks.add(callback)
        if self._task is None:
            with plainly():
                first = await self._connected()
            self._task = asyncio.create_task(self._keep_listening(first))

    def tell_within(self, conn: Connection, notes: Sequence[str]) -> None:
        if notes:
            conn.execute(NOTIFY, {"notes": list(notes)})

    def tell_after(self, notes: Sequence[str]) -> None:
        """Do nothing: PostgreSQL sends the notes with the commit."""

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _connected(self) -> Any:
        conn = await postgres.connect(self._url)
        await conn.add_listener(CHANNEL, self._heard)
        return conn

    def _heard(self, _conn: Any, _pid: int, _channel: str, note: str) -> None:
        self._callbacks.call(note)

    async def _keep_listening(self, conn: Any) -> None:
        while True:
            try:
                await _until_lost(conn)
            finally:
                conn.terminate()
            conn = await self._again()
            self._callbacks.call(RECONNECTED)

    async def _again(self) -> Any:
        tries = 0
        while True:
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1
            with contextlib.suppress(StoreError), plainly():
                return await self._connected()


async def _until_lost(conn: Any) -> None:
    """Return when the connection is gone; silent connections are tested."""
    lost = asyncio.Event()
    conn.add_termination_listener(lambda _: lost.set())
    while not conn.is_closed():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), ALIVE_SECONDS)
            return
        try:
            await conn.execute("SELECT 1", timeout=ALIVE_SECONDS)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return
