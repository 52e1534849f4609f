"""Copies every row of a database into one file and back, between any two databases."""

from itertools import groupby, islice
from pathlib import Path

from sqlalchemy import Connection, exists, insert, select

from sheepfold.store.backup_file import TABLES, Counts, checked, new_file, rows_of
from sheepfold.store.engine import Database, Writing
from sheepfold.store.errors import StoreError, WrongDatabase

BATCH = 500  # rows read or inserted at once
# Tables of what people made. A server that starts writes only to other tables.
WORTH_SAVING = ("tables", "replays")


class NothingToSave(WrongDatabase):
    """The database belongs to Sheepfold, but it has no tables and no replays."""


async def backup(url: str | None, path: Path, *, allow_empty: bool = False) -> Counts:
    """Write a new file from one moment of the database; a server may be running on it.

    A database that nobody has played on is refused unless `allow_empty`.
    """
    db = await Database.open(url, as_it_is=True)

    def work(conn: Connection) -> Counts:
        if not allow_empty and not _has_anything(conn):
            raise NothingToSave("it has no tables, so there is nothing to save")
        now = conn.execute(select(db.clock.now)).scalar_one()
        with new_file(path, now) as file:
            for name, table in TABLES.items():
                ordered = select(table).order_by(*table.primary_key)
                for row in conn.execution_options(yield_per=BATCH).execute(ordered):
                    file.row(name, tuple(row))
        return file.counts

    try:
        return await db.snapshot(work)
    finally:
        await db.close()


async def restore(url: str | None, path: Path) -> Counts:
    """Read a complete, unedited backup into an empty database; all of it or nothing."""
    counts = checked(path)
    db = await Database.open(url)

    def work(writing: Writing) -> None:
        _must_be_empty(writing)
        for name, rows in groupby(rows_of(path), key=lambda row: row[0]):
            while batch := [values for _, values in islice(rows, BATCH)]:
                writing.conn.execute(insert(TABLES[name]), batch)

    try:
        await db.write(work)
    finally:
        await db.close()
    return counts


def _has_anything(conn: Connection) -> bool:
    each = (exists(select(TABLES[name])) for name in WORTH_SAVING)
    return any(conn.execute(select(*each)).one())


def _must_be_empty(writing: Writing) -> None:
    for table in TABLES.values():
        if (writing.conn.execute(select(table).limit(1))).first() is not None:
            raise StoreError("this database is not empty: restore into a new one")
