"""How a client speaks to the server: HTTP, and the messages of the socket."""

import asyncio
import http.client
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from sheepfold import SheepfoldError

THREADS: Final = 8  # concurrent requests
PATIENCE: Final = 30.0  # seconds to wait for an answer


class Refused(SheepfoldError):
    """The server refused a request."""

    def __init__(self, path: str, status: int, code: str, message: str) -> None:
        answer = f"failed with {status} {code}" if status else "got no answer"
        super().__init__(f"{path} {answer}: {message}")
        self.code = code


class Http:
    """Requests in threads, each on its own connection."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._secure = parts.scheme == "https"
        self._where = parts.netloc
        self._threads = ThreadPoolExecutor(THREADS, "load-http")

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        return json.loads(await self._ask("POST", path, token, json.dumps(body)))

    async def read(self, path: str, token: str) -> str:
        return await self._ask("GET", path, token, None)

    async def delete(self, path: str, token: str) -> None:
        await self._ask("DELETE", path, token, None)

    async def _ask(self, method: str, path: str, token: str, body: str | None) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._asked, method, path, token, body)

    def _asked(self, method: str, path: str, token: str, body: str | None) -> str:
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        connection = kind(self._where, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            text = answer.read().decode()
        except (OSError, http.client.HTTPException) as error:
            raise Refused(path.split("/")[-1], 0, "unreachable", repr(error)) from None
        finally:
            connection.close()
        if answer.status >= http.client.BAD_REQUEST:
            raise Refused(path.split("/")[-1], answer.status, *_said(text))
        return text

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _said(text: str) -> tuple[str, str]:
    try:
        problem = json.loads(text)
        return str(problem["code"]), str(problem["message"])
    except (ValueError, KeyError, TypeError):
        return "unknown", text[:80]


# The socket. Only what a driver needs is decoded: skipping the rest is cheap.


class Legal(msgspec.Struct):
    count: int = 0
    moves: list[str] = []
    groups: dict[str, int] = {}


class Heard(msgspec.Struct):
    """Any message of the server; fields that it does not carry are empty."""

    type: str
    id: str = ""
    seq: int = 0
    head: int = 0
    number: int = 0
    phase: str = ""
    seat: int | None = None
    at: int | None = None
    legal: Legal | None = None
    code: str = ""


read = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


async def open_socket(url: str, token: str) -> ClientConnection:
    """Return a socket after its hello."""
    address = "ws" + url.removeprefix("http").rstrip("/") + "/api/live"
    try:
        socket = await connect(
            address,
            compression=None,
            max_size=None,  # the load test trusts its server
            ping_interval=None,  # the server pings, and gets answers
            open_timeout=PATIENCE,
            proxy=None,
        )
        await say(socket, {"type": "hello", "token": token})
    except InvalidStatus as refused:
        answer = refused.response
        said = _said(bytes(answer.body or b"").decode(errors="replace"))
        raise Refused("a socket", answer.status_code, *said) from None
    except (WebSocketException, OSError, TimeoutError) as error:
        raise Refused("a socket", 0, "unreachable", repr(error)) from None
    return socket


async def say(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(encode(message), text=True)
