"""The database's time in milliseconds, as an SQL expression; it does not stay set back.

The machine's clock may be set. When it was set back, `Clock` adds the difference, so that time
continues. When it was set forward, or the machine slept, `processes` records an outage. See
docs/decisions/0018-clocks-that-are-set.md.
"""

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import BigInteger, ColumnElement, Connection, bindparam, select
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

TOLERANCE_MS: Final = 1000  # a smaller setback needs no correction
HEALING: Final = 20  # the correction shrinks by one in this many milliseconds


class now_ms(FunctionElement[int]):  # noqa: N801  (it reads as a function of SQL)
    type = BigInteger()
    inherit_cache = True
    name = "now_ms"


@compiles(now_ms, "sqlite")
def _sqlite(_element: now_ms, _compiler: Any, **_: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@compiles(now_ms, "postgresql")
def _postgresql(_element: now_ms, _compiler: Any, **_: Any) -> str:
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"


class Look(NamedTuple):
    """The time that was read, and a later moment of this process, in milliseconds."""

    time: int
    moment: float


class Clock:
    """The database's time, or instead a clock that the caller sets, plus a correction."""

    def __init__(self, set_by_caller: Callable[[], int] | None) -> None:
        self._machine: ColumnElement[int] = now_ms()
        if set_by_caller is not None:  # called whenever a statement runs
            self._machine = bindparam("now", callable_=set_by_caller, type_=BigInteger)
        self._added = 0
        self._last: Look | None = None
        added = bindparam("added", callable_=lambda: self._added, type_=BigInteger)
        self.now: ColumnElement[int] = self._machine + added

    def look(self, conn: Connection, seen: int | None, alive_ms: int) -> None:
        """Correct the time if the machine's clock was set back.

        `seen` is when any process was last alive; a live one is seen within `alive_ms`.
        """
        before = time.monotonic() * 1000
        machine = int(conn.execute(select(self._machine)).scalar_one())
        reached = seen or 0  # latest time that was reached
        if self._last is not None:
            reached = max(reached, self._last.time + int(before - self._last.moment))
        now = machine + self._added
        if now < reached - TOLERANCE_MS:
            self._added += reached - now
        elif self._added and seen is not None and now > seen + alive_ms:
            self._added = max(0, seen - machine)  # the clock is right again, or no process lived
        elif self._added and self._last is not None:
            self._added = max(0, self._added - max(0, now - self._last.time) // HEALING)
        self._last = Look(machine + self._added, time.monotonic() * 1000)
