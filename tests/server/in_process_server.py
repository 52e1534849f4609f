"""Whole servers on real sockets, in this process; every byte they send is kept.

Clocks stand still, dice can be loaded and bots are asked but never answer; all else is real.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import pytest
from fastapi import FastAPI
from msgspec import structs

from sheepfold.cli.serve import Server, listen, server_config
from sheepfold.core import match as core_match
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE, WATCHER
from sheepfold.core.record import Undo
from sheepfold.server import app as server_app
from sheepfold.server import heartbeat, table_host, tokens
from sheepfold.server.api import setup
from sheepfold.server.api.models import ChairKey
from sheepfold.server.plan import Start, Time, text
from sheepfold.server.services import Services
from sheepfold.server.settings import Settings
from sheepfold.store import Store, TableRow
from sheepfold.store import clock as store_clock
from tests.server.fake_store import NOON, Ear, Secrets, arranged, freely
from tests.server.twins import Dice, order
from tests.server.wires import Wire, over_http
from tests.waiting import PATIENCE


class StillClock:
    """The `time` of a module in which it is always noon."""

    @staticmethod
    def time() -> float:
        return NOON / 1000

    monotonic = time


@contextmanager
def loaded_dice() -> Iterator[Dice]:
    """Dice that can be loaded, in a server whose clock stands still."""
    loaded = Dice()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(core_match, "keyed_draw", loaded)
        patch.setattr(table_host, "time", StillClock)
        patch.setattr(heartbeat, "time", StillClock)
        patch.setattr(store_clock, "time", StillClock)
        patch.setattr(server_app, "BotWorkers", Ear)
        whole = Store.open
        patch.setattr(Store, "open", lambda url: whole(url, now=lambda: NOON))
        yield loaded


@pytest.fixture(scope="module")
def dice():
    with loaded_dice() as loaded:
        yield loaded


@dataclass
class Evening:
    """One table of a world, from the first commitment on."""

    port: int
    services: Services
    table: str
    players: int
    secrets: Secrets
    lines: dict[int, list[Wire]] = field(default_factory=dict)  # per chair and WATCHER
    answers: list[tuple[int, bytes]] = field(default_factory=list)  # over HTTP, by who asked

    def told(self, chair: int) -> list[list[bytes]]:
        """All bytes that a chair's devices were sent."""
        plain = self.secrets.plain
        return [[plain(frame) for frame in line.heard] for line in self.lines[chair]]

    def token(self, chair: int) -> str:
        return f"{self.table}-key-{chair % 10}"

    async def come(self, chair: int, have: int = 0, lang: str = "en") -> Wire:
        """Another device of this chair; everybody sees that it is there."""
        line, match = await Wire.to(self.port), tokens.match_id(self.table, 1)
        line.tell(type="hello", token=self.token(chair), have=have, match=match, lang=lang)
        before = [(one, one.presences) for one in self.open_lines()]
        self.lines.setdefault(chair, []).append(line)
        for one, seen in [(line, 0), *before]:
            await one.until(partial(one.saw_more_than, seen))
        return line

    async def go(self, line: Wire) -> None:
        before = [(one, one.presences) for one in self.open_lines() if one is not line]
        await line.hang_up()
        line.closed = True
        for one, seen in before:
            await one.until(partial(one.saw_more_than, seen))

    async def end(self) -> None:
        """All devices go at once."""
        await asyncio.gather(*(line.hang_up() for line in self.open_lines()))

    def open_lines(self) -> list[Wire]:
        return [line for lines in self.lines.values() for line in lines if not line.closed]

    def said(self, chair: int) -> list[Wire]:
        """Who hears what is said from a chair."""
        return [
            line
            for who, lines in self.lines.items()
            for line in lines
            if (who == WATCHER) == (chair == WATCHER) and not line.closed
        ]

    async def everybody_at(self, head: int) -> None:
        for line in self.open_lines():
            await line.until(partial(line.is_at, head))

    async def http(
        self, chair: int, method: str, path: str, content: object = None
    ) -> tuple[int, bytes]:
        """Ask over HTTP; all that comes back is kept."""
        status, headers, said = await over_http(
            self.port, method, f"/api{path}", self.token(chair), content
        )
        self.answers.append((chair, b"%d %s\n%s" % (status, headers, self.secrets.plain(said))))
        return status, said

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
    def __init__(self, app: FastAPI, port: int, dice: Dice, secret: int) -> None:
        self.port = port
        self.dice = dice
        self.secret = secret  # what differs between worlds: all seeds are made of it
        self.services: Services = app.state.services

    async def evening(
        self, name: str, match: Match, time: Time, start: Start | None = None
    ) -> Evening:
        """A table at which this match can be played; nobody is there yet."""
        plan, opening = arranged(match, time)
        opening = structs.replace(opening, start=start)
        secrets = Secrets.of(name, match.players, self.secret)
        self.dice.load(secrets.match_seed, match)
        evening = Evening(self.port, self.services, name, match.players, secrets)
        keys = [ChairKey(chair=n, credential=evening.token(n)) for n in range(match.players)]
        table = TableRow(name, text(plan), tokens.hashed(evening.token(WATCHER)))
        row, _ = setup.match_row(name, 1, match.game, plan, opening)
        row = replace(row, commitment=secrets.commitment)
        chairs = setup.chair_rows(name, keys)
        await self.services.store.create(table, chairs, row, secrets.seed)
        return evening


@asynccontextmanager
async def opened(folder: Path, dice: Dice, secrets: Sequence[int]) -> AsyncIterator[list[World]]:
    """Worlds with databases of their own."""
    async with AsyncExitStack() as stack:
        worlds = []
        for secret in secrets:
            where = folder / str(secret)
            where.mkdir(exist_ok=True)
            settings = replace(freely(), db=f"sqlite:///{where / 'fold.db'}")
            app, port = await stack.enter_async_context(serving(settings))
            worlds.append(World(app, port, dice, secret))
        yield worlds


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[tuple[FastAPI, int]]:
    """A server as `sheepfold serve` runs it, on a port of its own, in this loop."""
    app, listening, open_now = server_app.create(settings), listen("127.0.0.1", 0), asyncio.Event()
    config = server_config(settings)
    config.app, config.factory = app, False
    server = Server(config, open_now.set)
    task = asyncio.create_task(server._serve([listening]))
    await asyncio.wait_for(open_now.wait(), PATIENCE)
    try:
        yield app, listening.getsockname()[1]
    finally:
        server.should_exit = True
        await task
