"""One socket of a driven table: watchers only listen, seats move at random.

Imports the messages and one table; the drive decides when to move.
"""

import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from sheepfold.load.client import Heard, Legal, open_socket, read, say

if TYPE_CHECKING:
    from sheepfold.load.tables import Table


class Sent(NamedTuple):
    """A move that was sent and not yet acknowledged."""

    id: str
    text: str
    number: int  # of the match
    seat: int
    at: float
    measured: bool
    in_burst: bool


class Watcher:
    """Receives everything and sends nothing."""

    def __init__(self, table: "Table", token: str) -> None:
        self.table = table
        self.token = token
        self.number = 0  # of the match
        self.head = 0
        self.socket: ClientConnection | None = None

    async def open(self, url: str) -> None:
        self.socket = await open_socket(url, self.token)

    async def listen(self) -> None:
        """Listen until one side closes; it is an error if the server does."""
        assert self.socket is not None
        try:
            while True:
                frame = await self.socket.recv(decode=False)
                await self.hear(read(frame), time.perf_counter())
        except ConnectionClosed as closed:
            if not self.table.crew.closing:
                reason = closed.rcvd.reason if closed.rcvd else ""
                self.table.crew.tally.errors[reason or "socket closed"] += 1

    async def hear(self, heard: Heard, now: float) -> None:
        if heard.type == "sync":
            self.synced(heard, now)

    def synced(self, heard: Heard, now: float) -> None:
        if heard.number == self.number:
            for seq in range(self.head + 1, heard.head + 1):
                self.table.arrived(self, (heard.number, seq), now)
        self.number, self.head = heard.number, heard.head
        self.table.in_phase(heard.phase, heard.number)


class Seat(Watcher):
    """Chooses at random among the legal moves of `sync`."""

    def __init__(self, table: "Table", token: str) -> None:
        super().__init__(table, token)
        self.seat = 0
        self.at: int | None = None  # the event that opened this seat's decision
        self.choice: str | None = None
        self.pending: Sent | None = None
        self.asked = ""  # the id of the pending preview
        self.acknowledged = 0  # the event of its last move
        self.waits = False  # whether the drive knows that it could move
        self.said = 0

    @property
    def may_move(self) -> bool:
        return self.choice is not None and self.pending is None and self.table.crew.playing

    async def hear(self, heard: Heard, now: float) -> None:
        if heard.type == "sync":
            self.synced(heard, now)
            self.seat = heard.seat or 0
            self.at, self.choice = heard.at, None
            if heard.legal is not None:
                await self.choose(heard.legal)
        elif heard.type == "ack":
            await self.heard_ack(heard, now)
        elif heard.type == "previewed" and heard.id == self.asked and heard.legal is not None:
            await self.choose(heard.legal)
        elif heard.type == "refused":
            self.heard_no(heard)

    async def choose(self, legal: Legal) -> None:
        """Choose uniformly; of very many moves the server sends prefixes, and more on request."""
        if legal.groups:
            beginnings, counts = zip(*legal.groups.items(), strict=True)
            self.asked = self.new_id()
            beginning = random.choices(beginnings, counts)[0]
            await self.say({"type": "preview", "id": self.asked, "text": beginning})
            return
        self.choice = random.choice(legal.moves)
        await self.wait()

    async def wait(self) -> None:
        """Tell the drive once that this seat could move now."""
        seen = self.head >= self.acknowledged  # what is known includes its own last move
        if self.may_move and seen and not self.waits:
            self.waits = True
            await self.table.crew.could_move(self)

    async def move(self, *, in_burst: bool = False) -> None:
        assert self.choice is not None
        crew, name, text = self.table.crew, self.new_id(), self.choice
        message = {"type": "move", "id": name, "at": self.at, "text": text}
        now = time.perf_counter()
        self.pending = Sent(name, text, self.number, self.seat, now, crew.measuring, in_burst)
        self.choice = None
        await self.say(message)

    async def heard_ack(self, heard: Heard, now: float) -> None:
        if self.pending is None or heard.id != self.pending.id:
            self.table.crew.tally.errors["ack of nothing"] += 1
            return
        sent, self.pending = self.pending, None
        self.acknowledged = heard.seq
        self.table.acknowledged(self, sent, heard.seq, now)
        await self.wait()

    def heard_no(self, heard: Heard) -> None:
        """Count a refusal; the next sync of this table gives another chance."""
        crew = self.table.crew
        if heard.id == self.asked:
            return  # the table moved on before the question arrived
        crew.tally.refused[heard.code] += 1
        self.pending = None

    def new_id(self) -> str:
        self.said += 1
        return str(self.said)

    async def say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        with suppress(ConnectionClosed):  # `listen` counts those
            await say(self.socket, message)
