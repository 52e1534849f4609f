"""The file of a backup, gzipped JSON lines: a header, a line per row, an end. Uses no database.

The end has counts and a checksum, so that a truncated or edited file is noticed. The file holds
everything that the database holds, including seeds and hashed credentials: only its owner may read
it.
"""

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Column, LargeBinary, Table

from sheepfold.store.errors import StoreError
from sheepfold.store.migrate import NEWEST
from sheepfold.store.schema import metadata

FORMAT = 1
HEADER = "sheepfold_backup"
# In 0001 a line of chat has an id where its number is now, and old lines keep their numbers.
READABLE = ("0001", NEWEST)
TABLES: dict[str, Table] = {table.name: table for table in metadata.sorted_tables}
Counts = dict[str, int]
Named = tuple[str, dict[str, Any]]  # a table's name, and a row by its columns' names


class Draft:
    """A backup that is being written."""

    def __init__(self, out: gzip.GzipFile) -> None:
        self.counts: Counts = dict.fromkeys(TABLES, 0)
        self._out = out
        self._sum = hashlib.sha256()

    def row(self, name: str, values: tuple[object, ...]) -> None:
        self.counts[name] += 1
        self.line([name, *(one.hex() if isinstance(one, bytes) else one for one in values)])

    def line(self, value: object) -> None:
        raw = json.dumps(value, separators=(",", ":")).encode() + b"\n"
        self._sum.update(raw)
        self._out.write(raw)

    def end(self) -> None:
        self.line({"rows": self.counts, "sha256": self._sum.hexdigest()})


@contextmanager
def new_file(path: Path, created: int) -> Iterator[Draft]:
    """Create a private file that did not exist before; delete it after a failure."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise StoreError(f"{path} exists already: choose another name") from None
    except OSError as error:
        raise StoreError(f"cannot write {path}: {error.strerror}") from None
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb") as out:
                draft = Draft(out)
                draft.line({HEADER: FORMAT, "revision": NEWEST, "created": created})
                yield draft
                draft.end()
            raw.flush()
            os.fsync(raw.fileno())
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def checked(path: Path) -> Counts:
    """Read a backup to its end; return the number of rows of each table."""
    counts: Counts = dict.fromkeys(TABLES, 0)
    total, before, last = hashlib.sha256(), "", None
    for number, (raw, value) in enumerate(_lines(path)):
        if number == 0:
            _must_be_ours(path, value)
        elif isinstance(value, list):
            counts[_named(path, value)[0]] += 1
        before, last = total.hexdigest(), value
        total.update(raw)
    if last != {"rows": counts, "sha256": before}:
        raise _damaged(path)
    return counts


def rows_of(path: Path) -> Iterator[Named]:
    """Yield the rows of a backup that was checked."""
    for _, value in _lines(path):
        if isinstance(value, list):
            yield _named(path, value)


def _lines(path: Path) -> Iterator[tuple[bytes, Any]]:
    try:
        with gzip.open(path) as file:
            for raw in file:
                yield raw, json.loads(raw)
    except FileNotFoundError:
        raise StoreError(f"there is no file {path}") from None
    except (EOFError, zlib.error, gzip.BadGzipFile, ValueError, RecursionError):
        raise _damaged(path) from None
    except OSError as error:
        raise StoreError(f"cannot read {path}: {error.strerror}") from None


def _must_be_ours(path: Path, header: object) -> None:
    if not isinstance(header, dict) or HEADER not in header:
        raise StoreError(f"{path} is not a backup of Sheepfold")
    if header[HEADER] != FORMAT or header.get("revision") not in READABLE:
        raise StoreError(
            f"{path} was made by another version of Sheepfold: restore it with that one"
        )


def _named(path: Path, line: list[Any]) -> Named:
    table = TABLES.get(line[0]) if line and isinstance(line[0], str) else None
    if table is None or len(line) != len(table.columns) + 1:
        raise _damaged(path)
    pairs = zip(table.columns, line[1:], strict=True)
    return table.name, {column.name: _value(path, column, one) for column, one in pairs}


def _value(path: Path, column: Column[Any], value: Any) -> Any:
    """Check that a value has the column's own type: SQLite would take any."""
    if value is None and column.nullable:
        return None
    is_bytes = isinstance(column.type, LargeBinary)
    if type(value) is not (str if is_bytes else column.type.python_type):
        raise _damaged(path)
    return bytes.fromhex(value) if is_bytes else value


def _damaged(path: Path) -> StoreError:
    return StoreError(f"{path} is not a backup, or it is incomplete or damaged")
