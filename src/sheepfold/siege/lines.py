"""Connections of an attacker, from a chosen address of this machine: bytes, HTTP, frames.

Every connection is checked: both ends must be loopback addresses.
"""

import asyncio
import base64
import ipaddress
import json
import os
import socket
import struct
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from sheepfold import SetupError
from sheepfold.core.errors import SheepfoldError

PATIENCE: Final = 30.0  # seconds to wait for an answer
FIRST, LAST = 2, 250  # 127.0.0.2 and so on are the attackers'
TEXT, CONTINUED, PING = 1, 0, 9
SHORT, MEDIUM = 126, 1 << 16  # lengths from which a frame's head is longer


@dataclass(frozen=True)
class Target:
    """The siege's own server, never another one."""

    host: str
    port: int

    @classmethod
    def at(cls, url: str) -> "Target":
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        return cls(must_be_loopback(parts.hostname), parts.port)


class Answer(NamedTuple):
    status: int  # 0: the server closed without an answer
    content: bytes

    def data(self) -> Any:
        return json.loads(self.content)


class Line:
    """One connection; the attack decides what to read and write."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, content: bytes) -> bool:
        """Send bytes; return whether the server still accepts them."""
        try:
            self.writer.write(content)
            await self.writer.drain()
        except OSError:
            return False
        return not self.writer.is_closing()

    async def say(self, message: Mapping[str, object]) -> bool:
        return await self.send(frame(TEXT, json.dumps(message).encode()))

    async def heard(self) -> Any:
        """Return the next message on a WebSocket, which is text and not masked."""
        _, size = await self.reader.readexactly(2)
        if size == SHORT:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size > SHORT:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return json.loads(await self.reader.readexactly(size))

    async def closed(self) -> None:
        """Wait until the server closes; discard what it sends."""
        with suppress(OSError):
            while await self.reader.read(1 << 16):
                pass

    def end(self) -> None:
        self.writer.transport.abort()


def must_be_loopback(address: str) -> str:
    if not ipaddress.ip_address(address).is_loopback:
        raise SetupError(f"{address} is not an address of this machine alone")
    return address


def sources(count: int, start: int = 0) -> list[str]:
    """Return addresses for attackers, after the first `start` of them."""
    if FIRST + start + count > LAST:
        raise SetupError("an attack has too many addresses")
    return [f"127.0.0.{FIRST + start + number}" for number in range(count)]


def must_have_addresses() -> None:
    """Require several loopback addresses: Linux has all of 127.0.0.0/8, others need set-up."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as line:
        try:
            line.bind((f"127.0.0.{FIRST}", 0))
        except OSError:
            raise SetupError(
                f"this machine has no address 127.0.0.{FIRST}: attackers need addresses of their "
                "own, as Linux has them"
            ) from None


async def connected(target: Target, source: str) -> Line:
    """Open a connection; raises OSError."""
    where = must_be_loopback(target.host), target.port
    local = must_be_loopback(source), 0
    async with asyncio.timeout(PATIENCE):
        return Line(*await asyncio.open_connection(*where, local_addr=local))


# HTTP


def head(method: str, path: str, length: int | None = None, token: str = "") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
    if length is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {length}"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    return "\r\n".join([*lines, "", ""]).encode()


async def asked(
    target: Target, source: str, method: str, path: str, content: bytes | None, token: str = ""
) -> Answer:
    """Send one request on its own connection; return the answer."""
    try:
        line = await connected(target, source)
    except OSError:
        return Answer(0, b"")
    try:
        length = None if content is None else len(content)
        await line.send(head(method, path, length, token) + (content or b""))
        async with asyncio.timeout(PATIENCE):
            return _answer(await line.reader.read(-1))
    except OSError:  # a time limit is one too
        return Answer(0, b"")
    finally:
        line.end()


def _answer(heard: bytes) -> Answer:
    first, _, content = heard.partition(b"\r\n\r\n")
    words = first.split(b" ", 2)
    return Answer(int(words[1]), content) if len(words) > 1 else Answer(0, b"")


# WebSockets


async def upgrade(line: Line) -> int:
    """Upgrade a connection to a WebSocket; return the status, 101 after a success."""
    key = base64.b64encode(os.urandom(16)).decode()
    words = ["GET /api/live HTTP/1.1", "Host: localhost", "Upgrade: websocket"]
    words += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    await line.send("\r\n".join([*words, "", ""]).encode())
    try:
        async with asyncio.timeout(PATIENCE):
            answer = await line.reader.readuntil(b"\r\n\r\n")
    except (OSError, asyncio.IncompleteReadError):
        return 0
    return int(answer.split(b" ", 2)[1])


def frame(kind: int, content: bytes = b"", *, final: bool = True) -> bytes:
    """Return a frame as clients send it: masked, here by zeros."""
    size = len(content)
    if size >= MEDIUM:
        raise SheepfoldError("an attacker's frame is short")
    first = (0x80 if final else 0) | kind
    if size < SHORT:
        return struct.pack("!BB", first, 0x80 | size) + bytes(4) + content
    return struct.pack("!BBH", first, 0x80 | SHORT, size) + bytes(4) + content
