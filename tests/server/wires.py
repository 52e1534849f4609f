"""Devices from their own end, and all that they are sent: with and without a network.

`Line` and `request` call an app inside this process; `Wire` and `over_http` use real sockets.
"""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final

from fastapi import FastAPI
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.waiting import PATIENCE

CHUNK: Final = 1 << 16
SCOPE: Final = {
    "type": "websocket",
    "asgi": {"version": "3.0"},
    "http_version": "1.1",
    "scheme": "ws",
    "path": "/api/live",
    "raw_path": b"/api/live",
    "query_string": b"",
    "root_path": "",
    "headers": [(b"host", b"localhost")],
    "client": ("127.0.0.1", 1),
    "server": ("localhost", 80),
    "subprotocols": [],
}


class Listener:
    """A device's end of a socket: keeps all that it is sent, in order."""

    def __init__(self, name: str = "m") -> None:
        """Ids of what it asks begin with the name: no other device of the seat may use them."""
        self.name = name
        self.heard: list[bytes] = []
        self.sync: dict[str, Any] = {}  # the last one
        self.presences = 0
        self.closed = False
        self._news = asyncio.Event()
        self._answers: dict[str, dict[str, Any]] = {}

    def hear(self, frame: bytes) -> None:
        self.heard.append(frame)
        known = json.loads(frame)
        if known["type"] == "sync":
            self.sync = known
        self.presences += known["type"] == "presence"
        if "id" in known:
            self._answers[known["id"]] = known
        self._news.set()

    def end(self) -> None:
        self.closed = True
        self._news.set()

    def say(self, message: str) -> None:
        raise NotImplementedError

    def tell(self, **message: object) -> None:
        self.say(json.dumps(message))

    async def ask(self, **message: object) -> dict[str, Any]:
        """Say something and wait for its answer."""
        number = f"{self.name}{len(self._answers)}"
        self.tell(id=number, **message)
        await self.until(lambda: number in self._answers)
        return self._answers[number]

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    def saw_more_than(self, presences: int) -> bool:
        return self.presences > presences

    def is_at(self, head: int) -> bool:
        return bool(self.sync["head"] >= head)


class Line(Listener):
    """Without a network."""

    def __init__(self, app: FastAPI, name: str = "m") -> None:
        super().__init__(name)
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._task = asyncio.create_task(app(SCOPE, self._inbox.get, self._send))
        self._inbox.put_nowait({"type": "websocket.connect"})

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.hear(message["text"].encode())
        if message["type"] == "websocket.close":
            self.end()

    def say(self, message: str) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": message})

    async def hang_up(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class Wire(Listener):
    """Over a real socket; every frame has to be one whole text, as it is compared."""

    def __init__(self, port: int, protocol: ClientProtocol, writer: asyncio.StreamWriter) -> None:
        super().__init__()
        self.port = port
        self._protocol = protocol
        self._writer = writer

    @classmethod
    async def to(cls, port: int) -> "Wire":
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/api/live"))
        wire = cls(port, protocol, writer)
        protocol.send_request(protocol.connect())
        wire._flush()
        wire._task = asyncio.create_task(wire._listen(reader))
        await wire.until(lambda: protocol.state is not State.CONNECTING)
        return wire

    _task: asyncio.Task[None]

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        while data := await reader.read(CHUNK):
            self._protocol.receive_data(data)
            for event in self._protocol.events_received():
                if isinstance(event, Frame) and event.opcode not in (Opcode.PING, Opcode.CLOSE):
                    whole = event.fin and not (event.rsv1 or event.rsv2 or event.rsv3)
                    assert whole, event
                    assert event.opcode is Opcode.TEXT, event
                    self.hear(bytes(event.data))
            self._flush()
            self._news.set()
        self._protocol.receive_eof()
        self._writer.close()
        self.end()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._writer.write(data)

    def say(self, message: str) -> None:
        self._protocol.send_text(message.encode())
        self._flush()

    async def hang_up(self) -> None:
        self._protocol.send_close(1000)
        self._flush()
        await asyncio.wait_for(self._task, PATIENCE)


Heard = tuple[int, bytes, bytes]  # status, headers and body of an answer


async def request(
    app: FastAPI, method: str, path: str, key: bytes, content: object
) -> tuple[int, Any, bytes]:
    """One HTTP request without a network: status, headers and body of the answer."""
    sent = b"" if content is None else json.dumps(content).encode()
    headers = [(b"host", b"localhost"), (b"authorization", key)]
    headers += [(b"content-type", b"application/json")] if sent else []
    scope = {**SCOPE, "type": "http", "scheme": "http", "method": method}
    place, _, query = path.partition("?")
    scope |= {"path": place, "raw_path": place.encode(), "query_string": query.encode()}
    scope["headers"] = headers
    inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    inbox.put_nowait({"type": "http.request", "body": sent})
    parts: list[Any] = []

    async def send(message: Any) -> None:
        parts.append(message)

    await app(scope, inbox.get, send)
    start, *rest = parts
    return start["status"], start["headers"], b"".join(part.get("body", b"") for part in rest)


async def over_http(port: int, method: str, path: str, key: str, content: object) -> Heard:
    """One HTTP request over a real socket; of the headers the date is left out."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    body = b"" if content is None else json.dumps(content).encode()
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close"]
    lines += [f"Authorization: Bearer {key}", f"Content-Length: {len(body)}"]
    lines += ["Content-Type: application/json"] if body else []
    writer.write("\r\n".join([*lines, "", ""]).encode() + body)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    head, _, said = answer.partition(b"\r\n\r\n")
    status, *headers = head.split(b"\r\n")
    kept = [one for one in headers if not one.lower().startswith(b"date:")]
    return int(status.split()[1]), b"\r\n".join(kept), said
