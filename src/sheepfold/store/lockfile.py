"""A lock next to a SQLite file: one server at a time owns it, and its death frees it."""

import sys
from pathlib import Path
from typing import IO

from sheepfold.store.errors import StoreError


def claim(path: Path) -> IO[bytes]:
    """Own the file until the result is closed or the process dies; raise if another owns it."""
    lock = path.with_name(f"{path.name}.lock").open("ab")
    try:
        _lock(lock)
    except OSError:
        lock.close()
        raise StoreError(
            f"another Sheepfold server uses {path}: end it first, or use PostgreSQL for several"
        ) from None
    return lock


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
