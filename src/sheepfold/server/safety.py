"""What stands between strangers and the app: headers, host, origin, size and rate of requests.

Knows addresses and headers; no table, no credential.
"""

import asyncio
import ipaddress
import math
import re
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sheepfold.server.lateness import Lateness
from sheepfold.server.limits import Limits, address_key, asker
from sheepfold.server.settings import ALL, LOOPBACK, Network, Settings

BODY_LIMIT = 1 << 20  # bytes
BUSY_WAIT = 1.0  # seconds until a client should try again that asks much while the server is late
BODY_WAIT = 1.0  # seconds until who holds too many bodies should try again
LINGER_BYTES, LINGER_SECONDS = 8 * BODY_LIMIT, 2.0  # for who sends on though it is refused
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
DEFAULT_PORTS = {"http": 80, "https": 443}
FORWARDING = ("x-forwarded-for", "forwarded", "x-real-ip")

SECURITY_HEADERS = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}

# Each code with its status and what a person reads.
ERRORS = {
    "bad_request": (HTTPStatus.BAD_REQUEST, "The request's headers contradict themselves."),
    "bad_host": (
        HTTPStatus.MISDIRECTED_REQUEST,
        "This server does not answer to that name; its owner can set public_url to it.",
    ),
    "bad_origin": (HTTPStatus.FORBIDDEN, "A page of another site may not do this."),
    "not_found": (HTTPStatus.NOT_FOUND, "There is nothing here."),
    "too_large": (
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        f"A request may have {BODY_LIMIT:,} bytes at most.",
    ),
    "too_many_requests": (HTTPStatus.TOO_MANY_REQUESTS, "Too many requests: wait a little."),
    "too_many_sockets": (HTTPStatus.TOO_MANY_REQUESTS, "Too many open sockets: close some."),
    "overloaded": (
        HTTPStatus.SERVICE_UNAVAILABLE,
        "The server has much to do: try again in a moment.",
    ),
    "internal": (HTTPStatus.INTERNAL_SERVER_ERROR, "A bug of ours; nothing was changed by halves."),
}


def answer_error(code: str, headers: dict[str, str] | None = None) -> JSONResponse:
    status, message = ERRORS[code]
    return JSONResponse({"code": code, "message": message}, status, headers)


# The address of a client.


def parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address, an IPv4 one also when it is written as IPv6; None for other text."""
    try:
        found = ipaddress.ip_address(address.strip().partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def within(address: str, networks: Iterable[Network]) -> bool:
    found = parsed(address)
    return found is not None and any(found in network for network in networks)


def peer_address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def client_address(scope: Scope, settings: Settings) -> str:
    """Who asked: the peer, or what trusted proxies say of it.

    Each proxy appends whom it heard; read from the end, the first that is no trusted proxy is the
    last one known for sure, and everything before it anybody may have written.
    """
    address = peer_address(scope)
    if not within(address, settings.trusted_proxies):
        return address
    chain = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
    for heard in reversed(chain):
        if (found := parsed(heard)) is None:
            return address
        address = str(found)
        if not within(address, settings.trusted_proxies):
            return address
    return address


def may_read_metrics(scope: Scope, settings: Settings) -> bool:
    """What a proxy on this machine forwards comes from loopback, but not from this machine."""
    allowed, peer = settings.metrics_from, peer_address(scope)
    if allowed == ALL:
        return True
    forwarded = any(name in Headers(scope=scope) for name in FORWARDING)
    if allowed == LOOPBACK:
        found = parsed(peer)
        return not forwarded and found is not None and found.is_loopback
    if isinstance(allowed, str) or (forwarded and not within(peer, settings.trusted_proxies)):
        return False
    return within(client_address(scope, settings), allowed)


# Under which name, and from which page.


def own_names(settings: Settings) -> frozenset[str]:
    """The names of this server that nobody else can make point to it."""
    machine = socket.gethostname().lower()
    names = {"localhost", machine, machine.partition(".")[0]}
    if settings.public_url:
        names.add(urlsplit(settings.public_url).hostname or "")
    return frozenset(names - {""})


def host_name(value: str) -> str | None:
    """The name of a Host header without its port; None if it is none."""
    found = re.fullmatch(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?", value.lower())
    return (found[1] or found[2]).rstrip(".") or None if found else None


def is_ours(host: str, own: frozenset[str]) -> bool:
    """Against DNS rebinding: a name that strangers can register must not reach a home network."""
    name = host_name(host)
    if name is None:
        return False
    return name in own or name.endswith((".localhost", ".local")) or parsed(name) is not None


class Origin(NamedTuple):
    scheme: str
    host: str
    port: int


def origin_of(text: str) -> Origin | None:
    """Scheme, host and port as browsers write them; None if anything else is there."""
    try:
        parts = urlsplit(text.lower())
        port = parts.port or DEFAULT_PORTS[parts.scheme]
    except (KeyError, ValueError):  # `null`, another scheme, a port that is none
        return None
    plain = text.lower() == f"{parts.scheme}://{parts.netloc}" and "@" not in parts.netloc
    return Origin(parts.scheme, parts.hostname, port) if plain and parts.hostname else None


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Programs send no origin; browsers always do where it counts.

    A proxy may have added https, so the scheme is known of `public_url` only.
    """
    origins = headers.getlist("origin")
    if not origins:
        return True
    page = origin_of(origins[0])
    if page is None or len(origins) > 1:
        return False
    host, public = headers["host"], origin_of(settings.public_url or "")
    if public is not None and origin_of(f"{public.scheme}://{host}") == public:
        return page == public
    return page in (public, origin_of(f"{page.scheme}://{host}"))


# The middleware.


class SecurityHeaders:
    """Adds the headers to every HTTP answer; nothing under /api is kept by anybody."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        private = path == "/api" or path.startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if private or message["status"] >= HTTPStatus.BAD_REQUEST:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


class Gate:
    """Refuses what the app should not see, and calls `refused` with each code."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        limits: Limits,
        lateness: Lateness,
        refused: Callable[[str], None] = lambda code: None,
    ) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.lateness = lateness
        self.refused = refused
        self.own = own_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        key = address_key(client_address(scope, self.settings))
        asker.set(key)
        if (code := self.objection(scope)) is not None:
            await self.refuse(scope, receive, send, code)
        elif (wait := self.limits.requests.allow(key)) is not None:
            await self.refuse(scope, receive, send, "too_many_requests", wait)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send, key)
        elif self.asks_too_much(scope, key):
            await self.refuse(scope, receive, send, "overloaded", BUSY_WAIT)
        else:
            await self.request(scope, receive, send, key)

    def asks_too_much(self, scope: Scope, key: str) -> bool:
        """Tell whether the loop is late and the address of this request asks more than others.

        The requests of an address are counted all the time, so that the first late moment finds
        those that ask most. Sockets are not concerned: people play on them.
        """
        if not scope["path"].startswith("/api/"):
            return False
        many = self.limits.busy_requests.allow(key) is not None
        return many and self.lateness.is_late()

    def objection(self, scope: Scope) -> str | None:
        """What is wrong with the headers."""
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not is_ours(hosts[0], self.own):
            return "bad_host"
        safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if not safe and not origin_allowed(headers, self.settings):
            return "bad_origin"
        length = headers.get("content-length", "0")
        if not re.fullmatch(r"[0-9]{1,18}", length):
            return "bad_request"
        if "content-length" in headers and "transfer-encoding" in headers:
            return "bad_request"  # two lengths: a proxy may believe the other one
        if len(headers.getlist("authorization")) > 1:
            return "bad_request"
        return "too_large" if int(length) > BODY_LIMIT else None

    async def socket(self, scope: Scope, receive: Receive, send: Send, key: str) -> None:
        if not self.limits.address_sockets.enter(key):
            await self.refuse(scope, receive, send, "too_many_sockets")
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.limits.address_sockets.leave(key)

    async def request(self, scope: Scope, receive: Receive, send: Send, key: str) -> None:
        """Collect the body first: without a length it is refused before the app begins."""
        held, parts = self.limits.body_bytes, list[bytes]()
        size, more = 0, True
        try:
            while more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    return
                part = message.get("body", b"")
                more = message.get("more_body", False)
                if size + len(part) > BODY_LIMIT:
                    await self.refuse(scope, receive, send, "too_large")
                    return
                if not held.enter(key, len(part)):
                    await self.refuse(scope, receive, send, "too_many_requests", BODY_WAIT)
                    return
                parts.append(part)
                size += len(part)
        finally:
            held.leave(key, size)
        whole: list[Message] = [{"type": "http.request", "body": b"".join(parts)}]

        async def receive_whole() -> Message:
            return whole.pop() if whole else await receive()

        await self.app(scope, receive_whole, send)

    async def refuse(
        self, scope: Scope, receive: Receive, send: Send, code: str, wait: float | None = None
    ) -> None:
        self.refused(code)
        scope["refused"] = code  # for the log
        headers = {} if wait is None else {"retry-after": str(math.ceil(wait))}
        if code in ("too_large", "too_many_requests", "overloaded", "bad_request"):
            headers["connection"] = "close"  # the rest of the body is not waited for
        answer = answer_error(code, headers)
        if code == "too_large" and scope["type"] == "http":
            await answer_and_linger(answer, receive, send)
            return
        if scope["type"] == "http":
            await answer(scope, receive, send)
            return
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": code})
            return
        start = "websocket.http.response.start"
        await send({"type": start, "status": answer.status_code, "headers": answer.raw_headers})
        await send({"type": "websocket.http.response.body", "body": bytes(answer.body)})


async def answer_and_linger(answer: JSONResponse, receive: Receive, send: Send) -> None:
    """Answers at once and reads on for a moment.

    To close while the other side still sends would reset the connection, and the answer be lost.
    """
    start = {"status": answer.status_code, "headers": answer.raw_headers}
    await send({"type": "http.response.start", **start})
    await send({"type": "http.response.body", "body": bytes(answer.body), "more_body": True})
    size, more = 0, True
    with suppress(TimeoutError):
        async with asyncio.timeout(LINGER_SECONDS):
            while more and size < LINGER_BYTES:
                message = await receive()
                size += len(message.get("body", b""))
                more = message.get("more_body", False)
    await send({"type": "http.response.body", "body": b""})
