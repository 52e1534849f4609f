"""Crowds: of bots that play each other, of watchers who chat, of tables."""

import asyncio
import json
import time
from contextlib import suppress
from http import HTTPStatus
from typing import Final

from sheepfold import games
from sheepfold.siege.lines import Line
from sheepfold.siege.wave import AGAIN_SECONDS, Table, Wave, opened, wanted

BOT: Final = "shepherd"  # thinks longest
BOT_TABLES: Final = 25
WATCHERS: Final = 385
TALK_SECONDS: Final = 1.0  # between two lines of one watcher
BEGIN_EVERY: Final = 2  # tables; one of them is started and visited
AT_ONCE: Final = 4  # tables that one address is setting up


class Bots(Wave):
    meaning = "tables at which strong bots play each other and nobody watches"

    async def gather(self) -> None:
        names = list(games.GAMES)
        self.tables: list[Table] = []
        for number in range(self.sized(BOT_TABLES)):
            table = await self.table(self.sources[0], names[number % len(names)], BOT)
            await self.begin(table)
            self.tables.append(table)

    async def attack(self, until: float) -> None:
        for table in self.tables:
            path = f"/api/tables/{table.id}/hand-over"
            await self.must(table.source, path, {"bot": BOT}, table.keys[0])
            self.counts["handed_over"] += 1
        await asyncio.sleep(max(0.0, until - time.monotonic()))


class Chat(Wave):
    meaning = "watchers of one address at one table, each with one line a second"

    async def gather(self) -> None:
        self.lines: list[Line] = []
        self.hearing: list[asyncio.Task[None]] = []
        source = self.sources[0]
        table = await self.table(source, "te_kuiti")
        await self.begin(table)

        async def one(_: int) -> None:
            line = await self.socket(source)
            await line.say({"type": "hello", "token": table.watch})
            self.lines.append(line)
            self.hearing.append(asyncio.create_task(self.hear(line)))

        for first in range(0, self.sized(WATCHERS), 20):
            await self.at_once(min(20, self.sized(WATCHERS) - first), one)

    async def attack(self, until: float) -> None:
        async def one(number: int) -> None:
            line = self.lines[number]
            await asyncio.sleep(TALK_SECONDS * number / len(self.lines))
            name = 0
            while time.monotonic() < until:
                name += 1
                said = {"type": "chat", "id": f"c{name}", "text": f"sheep {number} {name}"}
                if not await line.say(said):
                    self.counts["closed"] += 1
                    break
                self.counts["lines"] += 1
                await asyncio.sleep(TALK_SECONDS)

        await self.at_once(len(self.lines), one)

    async def hear(self, line: Line) -> None:
        with suppress(OSError):
            while part := await line.reader.read(1 << 16):
                self.counts["heard"] += part.count(b'"type":"said"')
                self.counts["answered"] += part.count(b'"type":"ack"')
                self.counts["refused"] += part.count(b'"type":"refused"')


class Tables(Wave):
    meaning = "tables opened as fast as possible, half of them started and visited"
    addresses = 8

    async def attack(self, until: float) -> None:
        names = list(games.GAMES)

        async def one(number: int) -> None:
            source, turn = self.sources[number % len(self.sources)], number
            while time.monotonic() < until:
                turn += 1
                body = json.dumps(wanted(names[turn % len(names)])).encode()
                answer = await self.ask(source, "POST", "/api/tables", body)
                if answer.status != HTTPStatus.CREATED:
                    await asyncio.sleep(AGAIN_SECONDS)
                    continue
                self.counts["tables"] += 1
                if turn % BEGIN_EVERY == 0:
                    await self.visit(opened(answer.data(), source))

        await self.at_once(self.sized(AT_ONCE * len(self.sources)), one)

    async def visit(self, table: Table) -> None:
        """Start a match, look at it and leave."""
        await self.begin(table)
        line = await self.socket(table.source)
        await line.say({"type": "hello", "token": table.watch})
        with suppress(OSError, asyncio.IncompleteReadError):
            self.counts["visited"] += (await line.heard())["type"] == "sync"
        self.end(line)
