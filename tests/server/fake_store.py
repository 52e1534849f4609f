"""Tables with a fake store: real hosts, connections and frames, without database, network or HTTP.

So many matches take little time; `in_process_server` has whole servers.
"""

import asyncio
import json
import pickle
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, cast

from msgspec import structs

from sheepfold import games
from sheepfold.bots.advice import Adviser
from sheepfold.core.fairness import COUNTED, Tries, commitment, device_commitment, match_seed
from sheepfold.core.match import Match
from sheepfold.core.options import as_dict, word
from sheepfold.core.protocol import CHANCE
from sheepfold.core.record import Undo
from sheepfold.server import codec, decisions, events, tokens, wire
from sheepfold.server.analyses import Analyses
from sheepfold.server.bot_workers.wire import Found, Judged, Question, Told, body
from sheepfold.server.bot_workers.worker import judgement, told
from sheepfold.server.clock import WAITING
from sheepfold.server.committer import Command
from sheepfold.server.connection import Connection
from sheepfold.server.limits import Limits
from sheepfold.server.live_table import LiveTable
from sheepfold.server.metrics import Metrics
from sheepfold.server.pace import Pace
from sheepfold.server.plan import Opening, Plan, Seated, Start, Time
from sheepfold.server.queues import Queues
from sheepfold.server.services import Services
from sheepfold.server.settings import Settings
from sheepfold.server.table import Table
from sheepfold.server.table_host import TableHost
from sheepfold.store.rows import Entry
from tests.server.twins import Dice, order

NAME: Final = "table"
NO_LIMIT: Final = Time()
NOON: Final = 1_800_000_000_000
PLENTY: Final = 1_000_000
LITTLE: Final = 0.01  # of what a hint costs
BLANK: Final = b"-" * 64  # in place of a commitment: they may differ, their lengths may not


class Ear:
    """In place of the bots' processes: keeps each question as bytes, and answers people only."""

    waiting = busy = 0

    def __init__(self, *_limits: object, nice: int = 0) -> None:
        self.questions: list[bytes] = []
        self.judged: list[bytes] = []
        self.lines: set[str] = set()  # of an analysis, those that are really thought about

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def watched(self, who: str, address: str | None) -> None: ...

    async def choose(self, question: Question) -> None:
        self.questions.append(body(replace(question, seed="", who="")))
        await asyncio.Event().wait()

    async def advise(self, question: Question) -> Told:
        """As a worker does, after little thinking."""
        written = body(replace(question, who=""))
        game, components, _, view, legal, seed, *_ = pickle.loads(written)
        adviser = Adviser(games.make(game, components), LITTLE)
        return Told(told(adviser, view, legal, seed), None)

    async def judge(self, question: Question) -> Judged:
        """As a worker does, after little thinking, at some lines."""
        written = body(replace(question, who="", budget=0.0))
        self.judged.append(written)
        if question.seed not in self.lines:
            return Judged(Found(question.legal[0]), 0.0)
        game, components, _, view, legal, seed, _, played, _ = pickle.loads(written)
        adviser = Adviser(games.make(game, components), LITTLE)
        best, chosen = judgement(adviser, view, legal, seed, played)
        return Judged(best, chosen.chance)


class PaperStore:
    """In place of the store: everything is on disk at once, it is always noon, nobody else is here.

    The table itself is never read: it is in memory from the start.
    """

    async def append(self, entry: Entry) -> int | None:
        assert events.body(events.read(entry.body)) == entry.body
        return NOON

    async def events(self, *_: object) -> list[Any]:
        return []  # there is no other process

    async def table(self, *_: object) -> None: ...

    async def beat(self, *_: object) -> bool:
        return True

    async def outages(self) -> list[Any]:
        return []

    async def now(self) -> int:
        return NOON

    async def chat_since(self, *_: object, **_limit: object) -> list[Any]:
        return []

    async def present(self, *_: object) -> None: ...


def freely() -> Settings:
    """Limits are for other tests."""
    return Settings(
        requests_per_second=PLENTY,
        requests_burst=PLENTY,
        messages_per_second=PLENTY,
        messages_burst=PLENTY,
        previews_per_second=PLENTY,
        chats_per_10_seconds=PLENTY,
        table_chats_per_10_seconds=PLENTY,
        connections_per_address=PLENTY,
        imports_per_hour=PLENTY,
        analyses_per_hour=PLENTY,
        hints_per_minute=PLENTY,
        sockets_per_seat=PLENTY,
        sockets_per_address=PLENTY,
    )


@dataclass(frozen=True)
class Secrets:
    """What the seed of a match is made of: the server's number and one of each chair's device."""

    match_id: str
    seed: bytes
    randoms: list[bytes]

    @classmethod
    def of(cls, table: str, players: int, number: int) -> "Secrets":
        randoms = [bytes([number + 1 + chair] * 32) for chair in range(players)]
        return cls(tokens.match_id(table, 1), bytes([number] * 32), randoms)

    @property
    def match_seed(self) -> bytes:
        chairs = enumerate(order(len(self.randoms)))
        revealed = {seat: self.randoms[chair] for seat, chair in chairs}
        return match_seed(self.seed, self.match_id, revealed, Tries.first(revealed))

    @property
    def commitment(self) -> str:
        return commitment(self.seed, self.match_id)

    @property
    def commitments(self) -> list[str]:
        """Of the chairs."""
        return [device_commitment(random) for random in self.randoms]

    def plain(self, sent: bytes) -> bytes:
        """What was sent, without what may differ."""
        for one in (self.commitment, *self.commitments):
            sent = sent.replace(one.encode(), BLANK)
        return sent


def arranged(match: Match, time: Time) -> tuple[Plan, Opening]:
    """A table for a match like this one."""
    options = {key: word(value) for key, value in as_dict(match.options).items()}
    players = match.players
    plan = Plan(game=match.game.id, players=players, options=options, time=time, hints=True)
    chairs = [Seated(name=f"P{chair}") for chair in range(players)]
    return plan, Opening(order=order(players), chairs=chairs, fairness=COUNTED, clocks=WAITING)


class Paper:
    """A device at a table, and all that it is sent, in order."""

    def __init__(self, device: Connection) -> None:
        self.device = device
        self.heard: list[bytes] = []
        self.sync: dict[str, Any] = {}  # the last one

    def read(self) -> None:
        """Take what waits to be sent."""
        while not self.device.unsent.empty():
            frame = self.device.unsent.get_nowait()
            assert isinstance(frame, bytes), frame
            self.heard.append(frame)
            if frame.startswith(b'{"type":"sync"'):
                self.sync = json.loads(frame)

    async def ask(self, **message: object) -> dict[str, Any]:
        """Say something; the answer is the first frame that follows."""
        self.read()
        said = {"id": f"m{len(self.heard)}", **message}
        await self.device._obey(codec.decode(json.dumps(said)))
        while self.device.thinks:
            await asyncio.sleep(0)
        before = len(self.heard)
        self.read()
        answer: dict[str, Any] = json.loads(self.heard[before])
        return answer


class PaperEvening:
    """One table from the first commitment on; `secret` is what its numbers are made of."""

    def __init__(self, match: Match, dice: Dice, secret: int, start: Start | None = None) -> None:
        plan, opening = arranged(match, NO_LIMIT)
        opening = structs.replace(opening, start=start)
        self.secrets = Secrets.of(NAME, match.players, secret)
        dice.load(self.secrets.match_seed, match)
        self.ear, metrics, settings = Ear(), Metrics(), freely()
        store, queues = cast("Any", PaperStore()), Queues()
        self.tables = TableHost(
            "process", store, cast("Any", self.ear), metrics, queues, Pace(0), PLENTY
        )
        self.tables.heartbeat.steady = lambda: NOON / 1000
        self.services = Services(
            id="process",
            settings=settings,
            store=store,
            tables=self.tables,
            limits=Limits(settings),
            metrics=metrics,
            analyses=Analyses(self.tables.thinking),
            queues=queues,
        )
        match_id, seed = self.secrets.match_id, self.secrets.seed
        table = Table(match.game, plan, opening, match_id, seed, ())
        self.live = LiveTable(NAME, 1, self.secrets.commitment, table, users=1)
        self.tables.cache.add(self.live)
        self.devices: dict[int, list[Paper]] = {}  # per chair and WATCHER

    def told(self, chair: int) -> list[list[bytes]]:
        """All bytes that a chair's devices were sent."""
        plain = self.secrets.plain
        return [[plain(frame) for frame in one.heard] for one in self.devices[chair]]

    async def come(self, chair: int, have: int = 0, lang: str = "en") -> Paper:
        """Another device of this chair."""
        hello = wire.Hello(token="", have=have, match=self.live.table.match_id, lang=lang)
        socket = cast("Any", None)
        paper = Paper(Connection(socket, self.services, self.live, chair, "", hello))
        await paper.device._arrive()
        paper.read()
        self.devices.setdefault(chair, []).append(paper)
        return paper

    async def do(self, command: Command) -> None:
        """Commit something as a request over HTTP does."""
        await self.tables.committer.commit(self.live, command)
        self.read()

    def read(self) -> None:
        for devices in self.devices.values():
            for one in devices:
                one.read()

    async def begin(self) -> None:
        for chair, promised in enumerate(self.secrets.commitments):
            await self.do(partial(decisions.ready, chair=chair, commitment=promised))
        for chair, random in enumerate(self.secrets.randoms):
            await self.do(partial(decisions.reveal, chair=chair, random=random.hex()))

    async def play(self, match: Match, start: int = 0, stop: int | None = None) -> None:
        """Let the seats do what they did in a match, draws apart: those follow."""
        for event in match.events[start:stop]:
            if event.by == CHANCE:
                continue
            device = self.devices[self.live.table.order[event.by]][0]
            if isinstance(event, Undo):
                answer = await device.ask(type="undo")
            else:
                answer = await device.ask(type="move", at=device.sync["at"], text=event.text)
            assert answer["type"] == "ack", (answer, event)
            self.read()

    async def end(self) -> None:
        await self.tables.close()
