"""Worlds: whole servers inside this process, without a network, whose every byte is kept.

Clocks stand still, dice can be loaded and bots are asked but never answer; all else is real.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from fastapi import FastAPI

from sheepfold.core import match as core_match
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE, WATCHER
from sheepfold.core.record import Undo
from sheepfold.server import app as server_app
from sheepfold.server import desk, tokens
from sheepfold.server.api import setup
from sheepfold.server.api.models import ChairKey
from sheepfold.server.house import House
from sheepfold.server.plan import Time, text
from sheepfold.store import Store, TableRow
from tests.server.paper import NOON, Ear, Secrets, arranged, freely
from tests.server.twins import Dice, order

PATIENCE: Final = 60.0  # seconds that a busy machine may take
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


class StillClock:
    """The `time` of a module in which it is always noon."""

    @staticmethod
    def time() -> float:
        return NOON / 1000

    monotonic = time


@pytest.fixture(scope="module")
def dice():
    """Dice that can be loaded, in a house where time stands still."""
    loaded = Dice()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(core_match, "keyed_draw", loaded)
        patch.setattr(desk, "time", StillClock)
        patch.setattr(server_app, "Thinking", Ear)
        whole = Store.open
        patch.setattr(Store, "open", lambda url: whole(url, now=lambda: NOON))
        yield loaded


class Line:
    """A socket from the device's end: all that it is sent, in order."""

    def __init__(self, app: FastAPI, name: str = "m") -> None:
        """Ids of what it asks begin with the name: no other device of the seat may use them."""
        self.name = name
        self.heard: list[bytes] = []
        self.sync: dict[str, Any] = {}  # the last one
        self.presences = 0
        self.closed = False
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._answers: dict[str, dict[str, Any]] = {}
        self._task = asyncio.create_task(app(SCOPE, self._inbox.get, self._send))
        self._inbox.put_nowait({"type": "websocket.connect"})

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            frame = message["text"].encode()
            self.heard.append(frame)
            known = json.loads(frame)
            if known["type"] == "sync":
                self.sync = known
            self.presences += known["type"] == "presence"
            if "id" in known:
                self._answers[known["id"]] = known
        self.closed = self.closed or message["type"] == "websocket.close"
        self._news.set()

    def tell(self, **message: object) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

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

    async def hang_up(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


async def request(
    app: FastAPI, method: str, path: str, key: bytes, content: object
) -> tuple[int, Any, bytes]:
    """One HTTP request: status, headers and body of the answer."""
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


@dataclass
class Evening:
    """One table of a world, from the first commitment on."""

    app: FastAPI
    house: House
    table: str
    players: int
    secrets: Secrets
    lines: dict[int, list[Line]] = field(default_factory=dict)  # per chair and WATCHER
    answers: list[tuple[int, int, Any, bytes]] = field(default_factory=list)  # over HTTP

    def told(self, chair: int) -> list[list[bytes]]:
        """All bytes that a chair's devices were sent."""
        plain = self.secrets.plain
        return [[plain(frame) for frame in line.heard] for line in self.lines[chair]]

    def token(self, chair: int) -> str:
        return f"{self.table}-key-{chair % 10}"

    async def come(self, chair: int, *, have: int = 0) -> Line:
        """Another device of this chair; everybody sees that it is there."""
        line = Line(self.app)
        line.tell(
            type="hello", token=self.token(chair), have=have, match=tokens.match_id(self.table, 1)
        )
        before = [(one, one.presences) for one in self._open()]
        self.lines.setdefault(chair, []).append(line)
        for one, seen in [(line, 0), *before]:
            await one.until(partial(one.saw_more_than, seen))
        return line

    async def go(self, line: Line) -> None:
        before = [(one, one.presences) for one in self._open() if one is not line]
        await line.hang_up()
        line.closed = True
        for one, seen in before:
            await one.until(partial(one.saw_more_than, seen))

    async def end(self) -> None:
        """All devices go at once."""
        await asyncio.gather(*(line.hang_up() for line in self._open()))

    def _open(self) -> list[Line]:
        return [line for lines in self.lines.values() for line in lines if not line.closed]

    def said(self, chair: int) -> list[Line]:
        """Who hears what is said from a chair."""
        return [
            line
            for who, lines in self.lines.items()
            for line in lines
            if (who == WATCHER) == (chair == WATCHER) and not line.closed
        ]

    async def everybody_at(self, head: int) -> None:
        for line in self._open():
            await line.until(partial(line.is_at, head))

    async def http(
        self, chair: int, method: str, path: str, content: object = None
    ) -> tuple[int, bytes]:
        """Ask over HTTP; all that comes back is kept."""
        key = f"Bearer {self.token(chair)}".encode()
        answer = await request(self.app, method, f"/api{path}", key, content)
        self.answers.append((chair, *answer[:2], self.secrets.plain(answer[2])))
        return answer[0], answer[2]

    async def post(self, chair: int, what: str, **content: object) -> int:
        """Do something at the table; the answer's status, once everybody was told."""
        status, said = await self.http(chair, "POST", f"/tables/{self.table}/{what}", content)
        await self.everybody_at(json.loads(said).get("seq", 0))
        return status

    async def begin(self) -> None:
        for chair, promised in enumerate(self.secrets.commitments):
            await self.post(chair, "ready", commitment=promised)
        for chair, random in enumerate(self.secrets.randoms):
            await self.post(chair, "reveal", random=random.hex())

    async def play(self, match: Match, start: int = 0, stop: int | None = None) -> None:
        """Let the seats do what they did in a match, draws apart: those follow."""
        chairs = order(self.players)
        for event in match.events[start:stop]:
            if event.by == CHANCE:
                continue
            line = self.lines[chairs[event.by]][0]
            if isinstance(event, Undo):
                answer = await line.ask(type="undo")
            else:
                answer = await line.ask(type="move", at=line.sync["at"], text=event.text)
            assert answer["type"] == "ack", (answer, event)
            await self.everybody_at(answer["seq"])


class World:
    def __init__(self, app: FastAPI, dice: Dice, secret: int) -> None:
        self.app = app
        self.dice = dice
        self.secret = secret  # what differs between worlds: all seeds are made of it
        self.house: House = app.state.house

    async def evening(self, name: str, match: Match, time: Time) -> Evening:
        """A table at which this match can be played; nobody is there yet."""
        plan, opening = arranged(match, time)
        secrets = Secrets.of(name, match.players, self.secret)
        self.dice.load(secrets.match_seed, match)
        evening = Evening(self.app, self.house, name, match.players, secrets)
        keys = [ChairKey(chair=n, credential=evening.token(n)) for n in range(match.players)]
        table = TableRow(name, text(plan), tokens.hashed(evening.token(WATCHER)))
        row, _ = setup.match_row(name, 1, match.game, plan, opening)
        row = replace(row, commitment=secrets.commitment)
        chairs = setup.chair_rows(name, keys)
        await self.house.store.create(table, chairs, row, secrets.seed)
        return evening


@asynccontextmanager
async def opened(folder: Path, dice: Dice, secrets: Sequence[int]) -> AsyncIterator[list[World]]:
    """Worlds with databases of their own."""
    worlds = []
    apps = []
    for secret in secrets:
        where = folder / str(secret)
        where.mkdir(exist_ok=True)
        app = server_app.create(replace(freely(), db=f"sqlite:///{where / 'fold.db'}"))
        running = app.router.lifespan_context(app)
        await running.__aenter__()
        apps.append(running)
        worlds.append(World(app, dice, secret))
    try:
        yield worlds
    finally:
        for running in apps:
            await running.__aexit__(None, None, None)
