"""The database's own time in milliseconds, as an expression of its SQL; knows no table."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, bindparam
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement


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


class Clock:
    """The database's time, or in its place a clock that the caller sets."""

    def __init__(self, set_by_caller: Callable[[], int] | None) -> None:
        self.now: ColumnElement[int] = now_ms()
        if set_by_caller is not None:  # it is asked whenever a statement runs
            self.now = bindparam("now", callable_=set_by_caller, type_=BigInteger)
