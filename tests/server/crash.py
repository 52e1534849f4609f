"""Kills a server again and again while people play on it, and looks for anything that was lost.

python -m tests.server.crash --kills 300
python -m tests.server.crash --kills 300 --db postgres
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sheepfold.core.fairness import device_commitment
from sheepfold.server import events
from tests.postgres import new_database
from tests.server import from_database
from tests.server.real_server import Answer, Message, Seat, Server, Table, kept_port, wanted
from tests.waiting import PATIENCE

T = TypeVar("T")
Meetings = Sequence[Sequence[str]]  # a game and who plays it, for each table
TABLES: Meetings = (
    ("te_kuiti", "Ann", "Bob"),
    ("volle_wolle", "Ann", "Bob", "Cy"),  # all choose at once
    ("sheepland", "Ann", "Bob", "random"),
    ("meadowmight", "Ann", "Bob"),
)


class Phoenix(Server):
    """A server on one port for all its lives."""

    def __enter__(self) -> "Phoenix":
        self.kept = contextlib.ExitStack()
        self.settings["port"] = self.kept.enter_context(kept_port())
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.kept.close()

    @property
    def pid(self) -> int:
        """0 while it is down."""
        return self.process.pid if self.process else 0


@dataclass(frozen=True)
class Said:
    """A move on its way: sent again with the same id until it is answered."""

    name: str
    at: int
    text: str


@dataclass(frozen=True)
class Acked:
    table: str
    chair: int
    seq: int
    said: Said


class Person:
    """Plays random legal moves from one seat, whatever happens to the line."""

    def __init__(self, crowd: "Crowd", seat: Seat) -> None:
        self.crowd = crowd
        self.seat = seat
        self.state: Message = {}
        self.unanswered: Said | None = None
        self.moves = 0
        self.acked = 0  # the last event of ours

    async def play(self) -> None:
        while self.state.get("phase") != "over":
            await self.crowd.up.wait()
            with contextlib.suppress(OSError, WebSocketException):
                url = self.seat.table.server.socket_url
                async with connect(url, compression=None, max_size=None) as line:
                    await self._stay(line)

    async def _stay(self, line: ClientConnection) -> None:
        have = {"have": self.state["head"], "match": self.seat.table.match} if self.state else {}
        await _send(line, {"type": "hello", "token": self.seat.credential, **have})
        again = self.unanswered
        async for frame in line:
            message = json.loads(frame)
            if message["type"] == "sync":
                self.state = message
                if again is not None:
                    await self._say(line, again)
                    again = None
            elif message["type"] == "ack":
                self._note(message)
            elif message["type"] in ("refused", "bye"):
                self._refused(message)
            if self.state.get("phase") == "over" and self.unanswered is None:
                return
            await self._decide(line, message)

    def _refused(self, message: Message) -> None:
        raise AssertionError(f"{message} to {self.unanswered} in {self.state}")

    async def _decide(self, line: ClientConnection, message: Message) -> None:
        """Move, if it is known by now what our last move has led to."""
        if self.unanswered or "legal" not in self.state or self.state["head"] < self.acked:
            return
        if message["type"] not in ("sync", "ack", "previewed"):
            return
        legal = message["legal"] if message["type"] == "previewed" else self.state["legal"]
        if not legal.get("moves"):
            group = self.crowd.rng.choice(sorted(legal["groups"]))
            await _send(line, {"type": "preview", "id": "p", "text": group})
            return
        self.moves += 1
        text = self.crowd.rng.choice(legal["moves"])
        await self._say(line, Said(f"m{self.moves}", self.state["at"], text))

    async def _say(self, line: ClientConnection, said: Said) -> None:
        self.unanswered = said
        await _send(line, {"type": "move", "id": said.name, "at": said.at, "text": said.text})

    def _note(self, ack: Message) -> None:
        said, self.unanswered = self.unanswered, None
        assert said is not None, f"{ack} answers nothing"
        assert ack["id"] == said.name, f"{ack} to {said}"
        assert self.seat.chair is not None
        self.acked = ack["seq"]
        self.crowd.note(Acked(self.seat.table.id, self.seat.chair, ack["seq"], said))


async def _send(line: ClientConnection, message: Message) -> None:
    await line.send(json.dumps(message))


class Crowd:
    """People at several tables, and the one who pulls the plug."""

    person = Person

    def __init__(self, server: Server, seed: int, tables: Meetings = TABLES) -> None:
        self.server = server
        self.meetings = tables
        self.rng = random.Random(seed)
        self.up = asyncio.Event()
        self.up.set()
        self.acked: list[Acked] = []
        self.tables: list[Table] = []
        self.people: list[Person] = []
        self._more = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()

    def note(self, acked: Acked) -> None:
        self.acked.append(acked)
        task = asyncio.create_task(self._tell())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self) -> None:
        async with self._more:
            self._more.notify_all()

    async def run(self, kills: int) -> None:
        await self.play_during(self._pull_the_plug(kills))

    async def play_during(self, trouble: Coroutine[Any, Any, None]) -> None:
        people = [asyncio.create_task(self._meet(names)) for names in self.meetings]
        plug = asyncio.create_task(trouble)
        done, _ = await asyncio.wait((plug, *people), return_when=asyncio.FIRST_COMPLETED)
        for task in (plug, *people):
            task.cancel()
        await asyncio.gather(plug, *people, return_exceptions=True)
        for task in done:
            task.result()

    async def _pull_the_plug(self, kills: int) -> None:
        for _ in range(kills):
            await self._acks(self.rng.randint(1, 12))
            await asyncio.sleep(self.rng.uniform(0, 0.02))  # at any moment of what goes on
            self.up.clear()
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
            self.up.set()
        await self.everywhere()

    async def everywhere(self) -> None:
        """Until at every table somebody has moved from now on."""
        before = len(self.acked)
        count = len(self.meetings)
        await self._wait(lambda: len({acked.table for acked in self.acked[before:]}) >= count)

    async def _acks(self, count: int) -> None:
        until = len(self.acked) + count
        await self._wait(lambda: len(self.acked) >= until)

    async def _wait(self, happened: Callable[[], bool]) -> None:
        """Wait for it; if it does not come for long, say where everybody stands."""

        async def enough() -> None:
            async with self._more:
                await self._more.wait_for(happened)

        try:
            await asyncio.wait_for(enough(), PATIENCE)
        except TimeoutError:
            stands = [(one.state, one.unanswered) for one in self.people]
            words = self.server.complaints[-2000:]
            raise AssertionError(f"somebody moves no more: {stands}\n{words}") from None

    async def _meet(self, names: Sequence[str]) -> None:
        """Set up a table and play; when a match is over, another one."""
        while True:
            table = await self._try(lambda: Table(self.server, wanted(*names)))
            self.tables.append(table)
            for seat in table.seats.values():
                commitment = device_commitment(seat.number)
                await self._ask(seat, "/ready", {"commitment": commitment})
            for seat in table.seats.values():
                await self._ask(seat, "/reveal", {"random": seat.number.hex()})
            people = [self.person(self, seat) for seat in table.seats.values()]
            self.people += people
            await asyncio.gather(*(one.play() for one in people))

    async def _ask(self, seat: Seat, path: str, body: Message) -> None:
        """Asked again it may have happened before; nothing else is refused."""
        answer: Answer = await self._try(lambda: seat.post(path, body))
        happened = answer.status == 200 or answer.code in ("already", "too_late", "not_now")
        assert happened, answer

    async def _try(self, request: Callable[[], T]) -> T:
        while True:
            await self.up.wait()
            with contextlib.suppress(OSError, http.client.HTTPException):
                return await asyncio.to_thread(request)

    def lost(self, db: str = "") -> list[str]:
        """Whatever was acknowledged and is not in the logs, or is there twice."""
        ids = [table.id for table in self.tables]
        url = db or str(self.server.settings["db"])
        logs = dict(zip(ids, from_database.tables(url, *ids), strict=True))
        wrong = [f"lost: {acked}" for acked in self.acked if not _is_in(logs[acked.table], acked)]
        for name, found in logs.items():
            played = [event for event in found.log if isinstance(event, events.Played)]
            seen = Counter((event.chair, event.message) for event in played if event.message)
            wrong += [f"twice: {name} {key}" for key, count in seen.items() if count > 1]
        return wrong


def _is_in(found: from_database.Rebuilt, acked: Acked) -> bool:
    event: Any = found.log[acked.seq - 1] if acked.seq <= len(found.log) else None
    return (
        isinstance(event, events.Played)
        and (event.chair, event.message) == (acked.chair, acked.said.name)
        and event.move == acked.said.text
    )


def torment(server: Phoenix, kills: int, seed: int) -> Crowd:
    """Kill a running server so often while people play, until every table went on after it."""

    async def all_of_it() -> Crowd:
        crowd = Crowd(server, seed)
        await crowd.run(kills)
        return crowd

    crowd = asyncio.run(all_of_it())
    server.stop()
    return crowd


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, add_help=True)
    asked.add_argument("--kills", type=int, default=300)
    asked.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder, more = Path(name), {}
        if chosen.db == "postgres":
            more["db"] = new_database(folder)
        began = time.monotonic()
        with Phoenix(folder, **more) as server:
            crowd = torment(server, chosen.kills, chosen.seed)
            wrong = crowd.lost()
    acked, seconds = len(crowd.acked), time.monotonic() - began
    print(f"{chosen.kills} kills, {acked} moves acknowledged, {len(crowd.tables)} tables")  # noqa: T201
    print(f"{len(wrong)} lost or twice, in {seconds:.0f} s", *wrong, sep="\n")  # noqa: T201
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
