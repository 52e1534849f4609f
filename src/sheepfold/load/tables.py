"""One driven table: opens it, plays match after match, and remembers every acknowledged move.

Uses the server's routes; it does not decide which move is chosen, nor when.
"""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from sheepfold.core import record
from sheepfold.core.errors import RecordError
from sheepfold.core.fairness import device_commitment
from sheepfold.load.client import Http, Refused
from sheepfold.load.plan import PLAYERS
from sheepfold.load.seats import Seat, Sent, Watcher
from sheepfold.load.tally import Tally

SUBSTITUTE = "greedy"
EventId = tuple[int, int]  # the number of the match in its series, and of the event in the match


class Crew(Protocol):
    """The driver of the tables of one process."""

    url: str
    http: Http
    tally: Tally
    playing: bool
    measuring: bool
    closing: bool

    async def could_move(self, seat: Seat) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


class Table:
    """A table with our people on all chairs, and watchers by the table's link."""

    persons = PLAYERS
    bot = SUBSTITUTE  # on the other chairs

    def __init__(self, crew: Crew, game: str, sockets: int) -> None:
        self.crew = crew
        self.game = game
        self.sockets = sockets
        self.id = ""
        self.keys: list[str] = []  # credentials, by chair
        self.seats: list[Seat] = []
        self.guests: list[Watcher] = []
        self.number = 1  # of the current match
        self.log: dict[tuple[int, int], list[str]] = defaultdict(
            list
        )  # (match, seat): acknowledged
        self.sent: dict[EventId, tuple[Seat, float, bool]] = {}
        self.early: dict[EventId, list[tuple[Watcher, float]]] = defaultdict(list)

    # Opening and starting

    async def open(self) -> None:
        """Open a table with its sockets and its first match."""
        people = [{"kind": "person", "name": f"load {chair}"} for chair in range(self.persons)]
        bots = [{"kind": "bot", "bot": self.bot}] * (PLAYERS - self.persons)
        wanted = {"game": self.game, "players": PLAYERS, "chairs": people + bots, "watching": True}
        made = await self.crew.http.post("/api/tables", wanted)
        self.id = made["table"]
        self.keys = [chair["credential"] for chair in made["chairs"] if chair.get("credential")]
        self.invite(made["watch"])
        for guest in self.guests:
            await guest.open(self.crew.url)
            self.crew.spawn(guest.listen())
        await self.start()

    def invite(self, watch: str) -> None:
        """Create the sockets."""
        self.seats = [Seat(self, key) for key in self.keys]
        watching = range(self.sockets - len(self.seats))
        self.guests = [*self.seats, *(Watcher(self, watch) for _ in watching)]

    async def start(self) -> None:
        """Start a match: everybody commits, then everybody reveals."""
        numbers = [secrets.token_bytes(32) for _ in self.keys]
        for key, number in zip(self.keys, numbers, strict=True):
            await self.post("ready", key, {"commitment": device_commitment(number)})
        for key, number in zip(self.keys, numbers, strict=True):
            await self.post("reveal", key, {"random": number.hex()})

    async def post(self, what: str, key: str, body: dict[str, object]) -> None:
        await self.crew.http.post(f"/api/tables/{self.id}/{what}", body, key)

    def in_phase(self, phase: str, number: int) -> None:
        """Note a phase; the first socket that hears of the end asks for another match."""
        if phase == "over" and number == self.number and self.crew.playing:
            self.number += 1
            self.crew.tally.matches += 1
            self.crew.spawn(self.again(number))

    async def again(self, number: int) -> None:
        while self.crew.playing and any(seat.pending for seat in self.seats):
            await asyncio.sleep(0.01)  # its ack may come after another socket's sync
        self.sent.clear()
        self.early.clear()
        for seat in self.seats:
            seat.acknowledged = 0
        try:
            await self.post("rematch", self.keys[0], {"after": number})
            await self.start()
        except Refused as refused:
            self.crew.tally.errors[refused.code] += 1

    # Measuring

    def acknowledged(self, mover: Seat, sent: Sent, seq: int, now: float) -> None:
        self.log[sent.number, sent.seat].append(sent.text)
        event = sent.number, seq
        self.sent[event] = mover, sent.at, sent.measured
        if sent.measured:
            took = (now - sent.at) * 1000
            self.crew.tally.acknowledged.append(took)
            if sent.in_burst:
                self.crew.tally.in_burst.append(took)
        for guest, at in self.early.pop(event, ()):
            self.arrived(guest, event, at)

    def arrived(self, guest: Watcher, event: EventId, now: float) -> None:
        """Note that an event reached a socket, perhaps before its ack reached the mover's."""
        if event not in self.sent:
            self.early[event].append((guest, now))
            return
        mover, at, measured = self.sent[event]
        if measured and guest is not mover:
            self.crew.tally.seen.append((now - at) * 1000)

    # Checking

    async def check(self) -> None:
        """Check that each acknowledged move is in the records, which are complete after the end."""
        numbers = sorted({number for number, _ in self.log})
        try:
            if self.number in numbers:
                await self.end()
            for number in numbers:
                path = f"/api/tables/{self.id}/matches/{number}/record"
                self.compare(number, await self.crew.http.read(path, self.keys[0]))
        except (Refused, RecordError) as error:
            self.crew.tally.missing.append(f"records of {self.id}: {error}")

    async def end(self) -> None:
        with suppress(Refused):  # it was over already
            await self.post("resign", self.keys[0], {})

    def compare(self, number: int, text: str) -> None:
        found = record.parse(text)
        for (played, seat), moves in self.log.items():
            if played == number:
                self.crew.tally.checked += len(moves)
                for move in missing(found, seat, moves):
                    self.crew.tally.missing.append(f"match {number} of {self.id}: {seat} {move}")

    async def remove(self) -> None:
        """Delete the table."""
        with suppress(Refused):
            await self.end()
            await self.crew.http.delete(f"/api/tables/{self.id}", self.keys[0])


class BotTable(Table):
    """A table with bots on all chairs, once its one person has handed over; its socket counts."""

    persons = 1

    def invite(self, watch: str) -> None:
        self.guests = [Watcher(self, watch)]

    async def start(self) -> None:
        await super().start()
        if self.crew.playing:
            await self.hand_over()

    async def hand_over(self) -> None:
        await self.post("hand-over", self.keys[0], {"bot": SUBSTITUTE})

    def arrived(self, guest: Watcher, event: EventId, now: float) -> None:
        self.crew.tally.bot_moves += self.crew.measuring


def missing(found: record.Record, seat: int, moves: list[str]) -> list[str]:
    """Return those of a seat's acknowledged moves that a record lacks, in order."""
    listed = [one.text for one in found.events if isinstance(one, record.Move) and one.by == seat]
    place, lost = 0, []
    for move in moves:
        if move in listed[place:]:
            place = listed.index(move, place) + 1
        else:
            lost.append(move)
    return lost
