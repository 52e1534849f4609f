"""Database errors, each in one line that says what to do. Imports no match."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from sheepfold.core.errors import SheepfoldError


class StoreError(SheepfoldError):
    """The database cannot be used, or did not take a write: nothing was half applied."""


class WrongDatabase(StoreError):
    """There is nothing of Sheepfold to read here: usually another database was meant."""


class Clash(StoreError):
    """The database refused this one write for its content; it works otherwise."""


class Unanswered(StoreError):
    """The database did not answer in time: the data may still be written later."""


class Deadlock(StoreError):
    """Two writes waited for each other and this one was cancelled: it may be repeated at once."""


# What SQLite says, and what a person can do.
SQLITE = {
    "unable to open database file": "cannot open the database: check its folder and permissions",
    "readonly database": "the database may not be written: check its permissions",
    "disk is full": "the disk is full: make room, nothing that was acknowledged is lost",
    "file is not a database": "the file is not a database: name another one or move it away",
    "malformed": "the database is damaged: restore a backup",
    "database is locked": "another program holds the database: end it first",
    "disk I/O error": "the disk fails: check it, and restore a backup if it has lost data",
}
# SQLSTATE of PostgreSQL: complete, or the class, its first two characters.
POSTGRES = {
    "28": "PostgreSQL refuses this user or password: check the database's address",
    "3D": "PostgreSQL has no such database: create it with `createdb`",
    "42501": "this PostgreSQL user may not do that: grant it all rights on its database",
    "53100": "PostgreSQL's disk is full: make room, nothing that was acknowledged is lost",
    "53300": "PostgreSQL has too many connections: raise max_connections or run fewer servers",
    "53": "PostgreSQL has run out of something: see its log",
    "57": "PostgreSQL is starting or stopping: try again soon",
    "08": "the connection to PostgreSQL was lost: try again soon",
    "25006": "this PostgreSQL is read-only: connect to the primary",
}
DEADLOCKS = ("40P01", "40001")
LOST = "cannot reach the database: check that PostgreSQL runs at this address"


@contextmanager
def plainly() -> Iterator[None]:
    """Raise a `StoreError` for every error of a database or its driver."""
    try:
        yield
    except (
        DBAPIError,
        NoConnectionFree,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        OSError,
        TimeoutError,
    ) as error:
        raise translated(error) from error


def translated(error: BaseException) -> StoreError:
    cause: BaseException = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        cause = error.orig
    state = str(getattr(cause, "sqlstate", None) or "")
    if state in DEADLOCKS:
        return Deadlock("two writes waited for each other: try again")
    advice = POSTGRES.get(state) or POSTGRES.get(state[:2])
    if advice:
        return StoreError(f"{advice} ({_line(cause)})")
    if isinstance(error, (IntegrityError, DataError)):
        return Clash(f"the database refused a row ({_line(cause)})")
    for said, what in SQLITE.items():
        if said in str(cause):
            return StoreError(what)
    if isinstance(cause, OSError) and cause.errno == errno.ENOSPC:
        return StoreError(SQLITE["disk is full"])
    if isinstance(cause, (OSError, TimeoutError, asyncpg.InterfaceError)) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    ):
        return StoreError(f"{LOST} ({_line(cause)})")
    return StoreError(f"the database refused: {_line(cause)}")


def _line(cause: BaseException) -> str:
    """Return the driver's message on one line, without the class that SQLAlchemy prepends."""
    said = " ".join(str(cause).split()).rpartition(">: ")[2]
    return said or type(cause).__name__
