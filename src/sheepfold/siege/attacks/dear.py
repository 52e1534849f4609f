"""Requests that are expensive for the server and cheap for the attacker."""

import asyncio
import itertools
import json
import time
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from sheepfold.siege import papers
from sheepfold.siege.lines import Line
from sheepfold.siege.wave import Table, Wave, wanted

START_LINES, START_AGAIN = 1000, 20_000  # the most that a table may begin with
REPLAY_LINES, REPLAY_AGAIN = 4000, 200_000  # the most that a replay may have
GAME: Final = "meadowmight"  # a game with free undos and many moves
HIDDEN: Final = "sheep_and_thief"  # a game whose previews imagine most
FIRST_LINES: Final = 60  # of a match whose moves are previewed
SEAT_SOCKETS: Final = 8
PREVIEWS_PER_SECOND: Final = 20  # that the server allows one socket
REPLAYS: Final = 6
LONG_TABLES: Final = 3  # for stories
TABLES: Final = 100  # that one address can set up at once
LONG_EVERY: Final = 20  # tables; one of them begins with a long record
NOBODY: Final = 99  # a viewer that does not exist


def start_from(text: str) -> Any:
    return {"record": text, "line": papers.last_decision(text)}


class Long(Wave):
    """Sends records of the greatest length, scaled by the size of the attack."""

    def long_record(self, lines: int = START_LINES, again: int = START_AGAIN) -> str:
        return papers.record(GAME, lines=self.sized(lines), again=self.sized(again))


class Components(Wave):
    meaning = "set-ups with 200 kB of components in which one name occurs twice"

    async def gather(self) -> None:
        self.body = json.dumps(wanted("sheepland", components=papers.doubled_key())).encode()

    async def attack(self, until: float) -> None:
        async def one(source: str, _: int) -> None:
            await self.ask(source, "POST", "/api/tables", self.body)

        await self.paced(until, one)


class Undos(Long):
    meaning = "set-ups that continue a long record full of undos"
    addresses = 2

    async def gather(self) -> None:
        self.body = json.dumps(wanted(GAME, start=start_from(self.long_record()))).encode()

    async def attack(self, until: float) -> None:
        async def one(source: str, _: int) -> None:
            await self.ask(source, "POST", "/api/tables", self.body)

        await self.paced(until, one)


class Previews(Wave):
    meaning = "previews of moves that need a world to be imagined"

    async def gather(self) -> None:
        start = start_from(papers.record(HIDDEN, lines=FIRST_LINES, again=0))
        self.place = await self.table(self.sources[0], HIDDEN, start=start)
        await self.begin(self.place)

    async def seated(self, table: Table, key: str) -> tuple[Line, list[str]]:
        """Return a socket of a seat, and what that seat may do now."""
        line = await self.socket(table.source)
        await line.say({"type": "hello", "token": key})
        while (heard := await line.heard())["type"] != "sync":
            pass
        legal = heard.get("legal", {})
        return line, legal.get("moves") or list(legal.get("groups", ()))

    async def attack(self, until: float) -> None:
        keys = self.place.keys

        async def one(number: int) -> None:
            line, moves = await self.seated(self.place, keys[number % len(keys)])
            hearing = asyncio.create_task(self.hear(line))
            for name, move in enumerate(itertools.cycle(moves)):  # none if others are to move
                going = await line.say({"type": "preview", "id": f"p{name}", "text": move})
                if not going or time.monotonic() >= until:
                    break
                self.counts["requests"] += 1
                await asyncio.sleep(1 / PREVIEWS_PER_SECOND)
            hearing.cancel()

        await self.at_once(self.sized(len(keys) * SEAT_SOCKETS), one)

    async def hear(self, line: Line) -> None:
        with suppress(OSError):
            while part := await line.reader.read(1 << 16):
                self.counts["answered"] += part.count(b'"type":"previewed"')
                self.counts["refused"] += part.count(b'"type":"refused"')


class Replays(Long):
    meaning = "replays of long records, also for a viewer that does not exist"
    addresses = 2

    async def gather(self) -> None:
        text = self.long_record(REPLAY_LINES, REPLAY_AGAIN)
        self.names = []
        for number in range(self.sized(REPLAYS)):
            source = self.sources[number % len(self.sources)]
            made = await self.must(source, "/api/replays", {"record": text})
            self.names.append(made["replay"])

    async def attack(self, until: float) -> None:
        viewers = itertools.cycle([NOBODY, 0, NOBODY, 1, NOBODY, -2])

        async def one(source: str, number: int) -> None:
            name = self.names[number % len(self.names)]
            await self.ask(source, "GET", f"/api/replays/{name}?viewer={next(viewers)}")

        await self.paced(until, one)


class Loads(Long):
    meaning = "more tables than are kept in memory, visited in turns"
    addresses = 6

    async def gather(self) -> None:
        start = start_from(self.long_record())
        self.tables: dict[str, list[Table]] = {source: [] for source in self.sources}

        async def one(number: int) -> None:
            source = self.sources[number % len(self.sources)]
            long = number // len(self.sources) % LONG_EVERY == 0
            table = await self.table(source, GAME, **({"start": start} if long else {}))
            self.tables[source].append(table)

        for first in range(0, self.sized(TABLES * len(self.sources)), len(self.sources)):
            numbers = range(first, first + len(self.sources))
            await asyncio.gather(*map(one, numbers))

    async def attack(self, until: float) -> None:
        async def one(source: str, number: int) -> None:
            table = self.tables[source][number % len(self.tables[source])]
            await self.ask(source, "GET", f"/api/tables/{table.id}", token=table.keys[0])

        await self.paced(until, one)


class Stories(Long):
    meaning = "steps and records of long matches in progress"
    addresses = 2

    async def gather(self) -> None:
        start, self.tables = start_from(self.long_record()), []
        for number in range(self.sized(LONG_TABLES)):
            source = self.sources[number % len(self.sources)]
            table = await self.table(source, GAME, start=start)
            await self.begin(table)
            self.tables.append(table)

    async def attack(self, until: float) -> None:
        async def one(source: str, number: int) -> None:
            table = self.tables[number % len(self.tables)]
            what = "steps?after=0" if number % 2 else "matches/1/record"
            token = table.keys[number // 2 % len(table.keys)]
            answer = await self.ask(source, "GET", f"/api/tables/{table.id}/{what}", token=token)
            self.counts["told"] += answer.status == HTTPStatus.OK

        await self.paced(until, one)
