"""PostgreSQL: connections, and settings without which acknowledged moves could be lost."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sheepfold.store.errors import StoreError

T = TypeVar("T")
OLDEST = 13
CONNECTIONS = 15
SECONDS_TO_CONNECT = 5
MIGRATING = 0x5EE9F01D  # the advisory lock of a process that migrates
NEEDED = ("fsync", "full_page_writes", "synchronous_commit")


async def connect(url: str) -> Any:
    """Connect; the driver parses the address, as in every libpq program."""
    try:
        return await asyncpg.connect(
            url, timeout=SECONDS_TO_CONNECT, server_settings={"application_name": "sheepfold"}
        )
    except ValueError:  # the error may quote half a password
        raise StoreError(
            "this is not an address of a PostgreSQL database: write "
            "postgresql://USER:PASSWORD@HOST/NAME with special characters as %XX"
        ) from None


def _engine(url: str, connections: int) -> AsyncEngine:
    async def creator(*_: object, **__: object) -> Any:
        return await connect(url)

    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=creator,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=SECONDS_TO_CONNECT,
    )


@asynccontextmanager
async def _cut_off(conn: AsyncConnection, patience: float | None) -> AsyncIterator[None]:
    """End a connection that does not answer; its transaction is rolled back.

    Cancelling the statement would mean to ask the same database, and to wait for its answer.
    """
    if patience is None:
        yield
        return
    driver = (await conn.get_raw_connection()).driver_connection
    assert isinstance(driver, asyncpg.Connection)
    timer = asyncio.get_running_loop().call_later(patience, driver.terminate)
    try:
        yield
    finally:
        timer.cancel()


class Postgres:
    """Work on a PostgreSQL database, with a pool of connections."""

    def __init__(self, url: str) -> None:
        self._writes = _engine(url, CONNECTIONS)
        self._ahead = _engine(url, 1)  # a connection that nobody else waits for
        # One statement is its own transaction, without the cost of beginning and ending one.
        self._reads = self._writes.execution_options(isolation_level="AUTOCOMMIT")
        self._snapshots = self._writes.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def read(self, work: Callable[[Connection], T], patience: float | None = None) -> T:
        async with self._reads.connect() as conn, _cut_off(conn, patience):
            return await conn.run_sync(work)

    async def snapshot(self, work: Callable[[Connection], T], patience: float | None = None) -> T:
        async with self._snapshots.connect() as conn, _cut_off(conn, patience), conn.begin():
            return await conn.run_sync(work)

    async def write(
        self, work: Callable[[Connection], T], patience: float | None = None, *, ahead: bool = False
    ) -> T:
        engine = self._ahead if ahead else self._writes
        async with engine.connect() as conn, _cut_off(conn, patience), conn.begin():
            return await conn.run_sync(work)

    async def close(self) -> None:
        await self._writes.dispose()
        await self._ahead.dispose()

    def must_be_safe(self, conn: Connection) -> None:
        version = int(str(conn.scalar(text("SHOW server_version_num"))))
        if version < OLDEST * 10000:
            raise StoreError(f"PostgreSQL {OLDEST} or newer is needed, not {version // 10000}")
        for setting in NEEDED:
            if conn.scalar(text(f"SHOW {setting}")) == "off":
                raise StoreError(
                    f"PostgreSQL's setting {setting} is off, so a crash would lose acknowledged "
                    "moves: switch it on"
                )

    def wait_for_others(self, conn: Connection) -> None:
        """Wait for others that migrate, so that only one starting process does it at a time."""
        conn.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
