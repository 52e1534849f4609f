"""Limits below the level of requests and messages: connections, time, frames and bytes.

Uvicorn's protocols, each with a guard: a request has to arrive within a time, one address has a
limited number of connections, and a socket has a limited number of frames and bytes a second. What
breaks a limit is closed; nobody else notices.
"""

import asyncio
import time
from collections import Counter
from functools import cache
from typing import Any, Final

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sheepfold.server.limits import Bucket, Buckets, Rate, address_key
from sheepfold.server.safety import within
from sheepfold.server.settings import Settings
from sheepfold.server.wire import LARGEST

SPARE_FILES: Final = 128  # file descriptors that connections leave to everything else
PIECE: Final = 4096  # bytes that are read before frames are counted
CONTROL_FRAMES: Final = 2  # per message that may be sent: pings, continuations
QUIET_SECONDS: Final = 60.0  # between two log lines about the same trouble

log = structlog.get_logger()


class Connections:
    """The connections of one process, counted by address."""

    def __init__(
        self, most_each: int, most: int, trusted: Any = (), rate: Rate | None = None
    ) -> None:
        """`rate`: of one address's connections that are opened; None for any."""
        self._most_each = most_each
        self._most = most
        self._trusted = trusted  # proxies, which stand for many people
        self._opened = None if rate is None else Buckets(rate)
        self._of: Counter[str] = Counter()
        self._open = 0
        self._said = -QUIET_SECONDS

    def enter(self, address: str) -> bool:
        """Count one more, unless that is too many."""
        key = address_key(address)
        if self._open >= self._most:
            self._complain("no room for more connections", self._open)
            return False
        if not within(address, self._trusted):
            if self._of[key] >= self._most_each:
                self._complain("too many connections from one address", self._of[key])
                return False
            if self._opened is not None and self._opened.allow(key) is not None:
                self._complain("connections from one address come too fast", self._of[key])
                return False
        self._of[key] += 1
        self._open += 1
        return True

    def leave(self, address: str) -> None:
        key = address_key(address)
        self._open -= 1
        self._of[key] -= 1
        if not self._of[key]:
            del self._of[key]

    def __len__(self) -> int:
        return self._open

    def _complain(self, trouble: str, number: int) -> None:
        """Log it, but not for each of thousands."""
        now = time.monotonic()
        if now - self._said >= QUIET_SECONDS:
            self._said = now
            log.warning(trouble, connections=number)


@cache
def settings() -> Settings:
    """Return the settings of this process; workers find theirs in the environment."""
    return Settings.from_environment()


@cache
def connections() -> Connections:
    """Return the count that all connections of this process share."""
    known = settings()
    # Each brings a request at least. Beyond twice what is allowed, to read and refuse them would
    # cost more than they do: so they are closed at once.
    rate = Rate(2 * known.requests_per_second, 2.0 * known.requests_burst)
    return Connections(known.connections_per_address, most_files(), known.trusted_proxies, rate)


@cache
def most_files() -> int:
    """Raise the limit of open files as far as this user may; return what connections may use."""
    try:
        import resource
    except ImportError:  # Windows, where there is no such limit
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1 << 16 if hard == resource.RLIM_INFINITY else min(hard, 1 << 16)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(SPARE_FILES, soft - SPARE_FILES)


def log_failed_accepts_seldom(loop: asyncio.AbstractEventLoop) -> None:
    """Log once a minute that connections cannot be accepted; asyncio does it for each try."""
    said = -QUIET_SECONDS

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal said
        if "accept" not in context.get("message", ""):
            loop.default_exception_handler(context)
        elif time.monotonic() - said >= QUIET_SECONDS:
            said = time.monotonic()
            log.error("connections cannot be accepted", error=str(context.get("exception")))

    loop.set_exception_handler(handle)


class GuardedHttp(H11Protocol):
    """Closes a connection that is one too many, or whose request does not arrive in time."""

    _deadline: asyncio.TimerHandle | None = None
    _receives_body = False
    _upgraded = False  # to a WebSocket, which has a protocol of its own
    _counted: str | None = None  # the address, while this connection is counted

    # As uvicorn has it: its transports are never of another kind.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not connections().enter(address):
            transport.abort()
            return
        self._counted = address
        self._set_deadline(settings().request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_deadline()
        super().connection_lost(exc)
        if self._counted is not None:
            connections().leave(self._counted)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and self.conn.their_state is h11.IDLE:
            self._set_deadline(
                settings().request_seconds
            )  # the next request on the same connection
        super().data_received(data)
        if self._upgraded:
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY and not self._receives_body:
            self._receives_body = True
            self._set_deadline(settings().body_seconds)
        elif state is not h11.IDLE and state is not h11.SEND_BODY:
            self._receives_body = False
            self._end_deadline()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        begun = self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]
        if begun and not self.transport.is_closing():
            self._set_deadline(settings().request_seconds)  # a part of it came with the one before

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._end_deadline()
        super().handle_websocket_upgrade(event)

    def _set_deadline(self, seconds: float) -> None:
        self._end_deadline()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """Counts frames and bytes before anybody reads them; answers pings only as far as it can."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        known = settings()
        frames = CONTROL_FRAMES + 1
        self._frames = Bucket(
            Rate(frames * known.messages_per_second, frames * known.messages_burst)
        )
        self._bytes = Bucket(
            Rate(LARGEST * known.messages_per_second, LARGEST * known.messages_burst + PIECE)
        )

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        connections().leave(self.client[0] if self.client else "")

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            piece = data[start : start + PIECE]
            if self._bytes.allow(len(piece)) is not None:
                self._refuse()
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        frames = len(self.conn.events)
        if self.handshake_complete and frames and self._too_many(frames):
            self._refuse()
            return
        super().handle_events()

    def _too_many(self, frames: int) -> bool:
        most = (CONTROL_FRAMES + 1) * settings().messages_burst
        return frames > most or self._frames.allow(frames) is not None

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # dropped: the other side does not read

    def _refuse(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008, "reason": "too_fast"})
        self.conn.fail(1008, "too_fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.writable.is_set():
            self.transport.close()
        else:
            self.transport.abort()
