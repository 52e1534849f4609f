"""What the store takes and gives: rows as frozen dataclasses. Contains no SQL."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement
from sqlalchemy.sql.dml import Update

from sheepfold.core.protocol import WATCHER

# The phases that the store knows:
OVER = "over"  # nothing more happens in such a match
BEFORE = ("lobby", "revealing")  # it has not begun
WATCHERS = WATCHER  # in place of a chair: those who only watch


@dataclass(frozen=True)
class TableRow:
    id: str
    settings: str  # JSON
    watch: str | None = None  # hash of the watchers' token
    created: int = 0  # filled in by the store


@dataclass(frozen=True)
class ChairRow:
    table_id: str
    chair: int
    credential: str | None = None  # hash
    invitation: str | None = None  # hash
    invitation_until: int | None = None  # None: for ever
    seen: int | None = None


@dataclass(frozen=True)
class MatchRow:
    id: str
    table_id: str
    number: int  # from 1
    game: str
    version: int
    orders: str  # JSON: the chair of each seat
    commitment: str
    phase: str
    acting: int = 0  # bit set of chairs
    wake: int | None = None
    head: int = 0  # the store maintains these two
    touched: int = 0


@dataclass(frozen=True)
class Whole:
    """A table with its chairs in order and its current match, the one with the highest number."""

    table: TableRow
    chairs: tuple[ChairRow, ...]
    match: MatchRow


@dataclass(frozen=True)
class Row:
    """One committed event."""

    seq: int
    at: int
    body: str


@dataclass(frozen=True)
class Digest:
    """A summary of a match for other processes, which saves reading its log."""

    phase: str
    acting: int
    wake: int | None


# An update that must change exactly one row, made from the database's time.
Effect = Callable[[ColumnElement[int]], Update]


@dataclass(frozen=True)
class Entry:
    """An event to append, with what must change together with it."""

    match: str
    seq: int
    body: str
    digest: Digest
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Holder:
    """Whose a token is; the chair is WATCHERS for a watcher's."""

    table_id: str
    chair: int


@dataclass(frozen=True)
class Mine:
    holder: Holder
    table: TableRow
    match: MatchRow


@dataclass(frozen=True)
class ChatRow:
    number: int  # of the lines of this audience at this table
    table_id: str
    at: int
    audience: str
    chair: int | None
    name: str
    body: str
