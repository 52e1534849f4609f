"""Log lines that cannot tell a secret: only known fields pass, and none of them is a person's text.

A message of a library is reduced to its pattern, an exception to its class and the lines it passed.
"""

import logging
import re
import sys
import time
import traceback
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any, TextIO

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import EventDict, WrappedLogger

from sheepfold.server.metrics import Metrics
from sheepfold.server.safety import answer_error
from sheepfold.server.settings import Settings

# Names of fields that may appear in a line; whatever else a caller adds is dropped.
SHORT = frozenset(
    {"event", "level", "time", "method", "route", "code", "kind", "library", "reason"}
)
ALLOWED = SHORT | {
    "bots", "count", "error", "match", "ms", "passed", "process", "seat", "seconds", "seq",
    "status", "table",
}  # fmt: skip
# Tokens are 22 letters or more; no word in a route, code or event of ours is that long.
TOKEN = re.compile(r"[A-Za-z0-9_-]{20,}")
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
HIDDEN = "[hidden]"
UNMATCHED = "unmatched"  # the route of paths that lead nowhere: a stranger made them up
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
STARTUP = "Application startup failed. Exiting."  # the command has said why
# Libraries' own lines without arguments that are worth reading; others might be put together.
KNOWN_LINES = frozenset({
    "Application shutdown failed. Exiting.",
    "Exception in ASGI application\n",
    "Exception in 'lifespan' protocol\n",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
})  # fmt: skip


def configure(settings: Settings, stream: TextIO | None = None) -> None:
    """Lines on stderr, or on another stream; also for uvicorn and every other library."""
    target = sys.stderr if stream is None else stream
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
            only_allowed,
            _renderer(settings.log_format),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(target),
        cache_logger_on_first_use=False,  # a process may be configured twice
    )
    root = logging.getLogger()
    root.handlers = [FromLibraries()]
    root.setLevel(max(level, logging.WARNING))  # what libraries say below that is their business
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], name != "uvicorn.access"
        logger.setLevel(logging.NOTSET)
    logging.getLogger("uvicorn.access").setLevel(logging.CRITICAL + 1)  # it would print addresses


def _renderer(form: str) -> Any:
    if form == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    first = ["time", "level", "event"]
    return structlog.processors.LogfmtRenderer(key_order=first, drop_missing=True)


def only_allowed(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """The one door to the log."""
    return {name: _plain(name, value) for name, value in event.items() if name in ALLOWED}


def _plain(name: str, value: object) -> object:
    if value is None or isinstance(value, bool | int | float):
        return value
    text = CONTROL.sub(" ", str(value))
    if name == "error":  # the name of a class, which may be long, and never a message
        return text if text.isidentifier() else HIDDEN
    return TOKEN.sub(HIDDEN, text) if name in SHORT else text


class FromLibraries(logging.Handler):
    """Hands a library's line on: the pattern it wrote, never what it filled in."""

    def emit(self, record: logging.LogRecord) -> None:
        pattern = str(record.msg)
        if pattern == STARTUP:
            return
        spoken = pattern.strip() if record.args or pattern in KNOWN_LINES else "a message"
        error = record.exc_info[1] if record.exc_info else None
        if error is None and isinstance(record.msg, BaseException):
            error = record.msg
        level = record.levelname.lower()
        log = getattr(structlog.get_logger(), level, structlog.get_logger().error)
        log(spoken, library=record.name, **(error_fields(error) if error else {}))


def error_fields(error: BaseException) -> dict[str, str]:
    """An exception for the log: its class and where it passed; its words may quote anything.

    Of a database error only the reason is logged, without what its driver said in brackets.
    """
    from sheepfold.store.errors import StoreError  # late: `serve --help` needs no database

    frames = traceback.extract_tb(error.__traceback__)
    passed = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    about = {"error": type(error).__name__, "passed": " > ".join(passed[-12:])}
    if isinstance(error, StoreError):
        about["reason"] = str(error).partition(" (")[0]
    return about


class RequestLog:
    """Logs and counts each HTTP request by its route's template; a bug becomes a plain answer.

    Around everything but the security headers, which its own answers need too.
    """

    def __init__(
        self, app: ASGIApp, metrics: Metrics, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.app = app
        self.metrics = metrics
        self.clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.other(scope, receive, send)
            return
        status = 0
        began = self.clock()

        async def send_and_see(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_see)
        except Exception as error:
            structlog.get_logger().error("a bug", route=template(scope), **error_fields(error))
            if status:
                raise Unfinished from None
            await answer_error("internal")(scope, receive, send_and_see)
        finally:
            self.note(scope, status, self.clock() - began)

    async def other(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            if scope["type"] == "lifespan":
                raise
            structlog.get_logger().error("a bug", route=template(scope), **error_fields(error))
            raise Unfinished from None

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route = template(scope)
        self.metrics.request(route, status, seconds)
        log = structlog.get_logger()
        too_much = status == HTTPStatus.TOO_MANY_REQUESTS or scope.get("refused") == "overloaded"
        if too_much:  # counted, but an attack shall fill no disk
            line = log.debug
        else:
            line = log.error if status >= HTTPStatus.INTERNAL_SERVER_ERROR else log.info
        method = scope["method"] if scope["method"] in METHODS else "other"
        line("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


class Unfinished(Exception):
    """An answer broken off by a bug that is logged already; the server closes the connection."""


def template(scope: Scope) -> str:
    """The pattern of the route that answered, with names in place of what was asked for.

    A route of an included router knows only its own part; the framework keeps the whole separately.
    """
    whole = scope.get("fastapi", {}).get("effective_route_context")
    for route in (whole, scope.get("route")):
        if path := getattr(route, "path", None):
            return str(path)
    return UNMATCHED
