"""Whose question is next. Knows no worker.

Tables that somebody watches come before those that nobody watches. Among them the addresses take
turns, so that one that opens many tables waits longer for each; within an address its tables do. An
address for which fewer workers think goes first. So bots of one table that choose at once share all
workers while nobody else needs one.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from dataclasses import dataclass, field
from typing import Final

from sheepfold.server.bot_workers.wire import Answer

NOBODY: Final = None  # the address of a table that nobody watches
PATIENCE: Final = 8  # watched tables that go before one that nobody watches, if such wait

Address = str | None


@dataclass(eq=False)
class Asked:
    """A question that waits, as bytes, and where its answer is awaited."""

    who: str
    question: bytes
    address: Address = NOBODY
    answer: asyncio.Future[Answer] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Turns:
    def __init__(self) -> None:
        self._lines: dict[str, deque[Asked]] = {}  # per table
        self._address: dict[str, Address] = {}  # of the tables with a line
        # Per address the tables that have a question; the first is next.
        self._ring: OrderedDict[Address, deque[str]] = OrderedDict()
        self._running: Counter[Address] = Counter()  # questions being answered
        self._in_a_row = 0  # questions of watched tables
        self._some = asyncio.Event()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    @property
    def running(self) -> int:
        return self._running.total()

    def add(self, asked: Asked) -> None:
        if asked.who in self._lines:
            self._lines[asked.who].append(asked)
            return
        self._lines[asked.who] = deque([asked])
        self._address[asked.who] = asked.address
        self._invite(asked.who)

    def watched(self, who: str, address: Address) -> None:
        """Note from which address a table is watched; None: it is not."""
        if who not in self._lines or self._address[who] == address:
            return
        self._leave(who)
        self._address[who] = address
        self._invite(who)

    def withdraw(self, asked: Asked) -> None:
        """Nobody waits for the answer any more; once it is being sought it is too late."""
        line = self._lines.get(asked.who)
        if line is None or asked not in line:
            return
        line.remove(asked)
        if not line:
            self._leave(asked.who)
            del self._lines[asked.who], self._address[asked.who]

    async def take(self) -> Asked:
        """The next question; call `done` when it is answered."""
        while not self._ring:
            self._some.clear()
            await self._some.wait()
        who = self._next()
        line = self._lines[who]
        asked = line.popleft()
        asked.address = self._address[who]  # it may be watched from elsewhere by now
        self._running[asked.address] += 1
        if line:
            self._invite(who)
        else:
            del self._lines[who], self._address[who]
        return asked

    def _next(self) -> str:
        watched = [address for address in self._ring if address is not NOBODY]
        if NOBODY in self._ring and (not watched or self._in_a_row >= PATIENCE):
            address: Address = NOBODY
            self._in_a_row = 0
        else:
            address = min(watched, key=self._running.__getitem__)  # of several the first
            self._in_a_row += 1
        tables = self._ring[address]
        who = tables.popleft()
        self._ring.move_to_end(address)
        if not tables:
            del self._ring[address]
        return who

    def done(self, asked: Asked) -> None:
        self._running[asked.address] -= 1
        if not self._running[asked.address]:
            del self._running[asked.address]

    def empty(self) -> list[Asked]:
        """All that wait, taken out."""
        left = [asked for line in self._lines.values() for asked in line]
        self._lines.clear()
        self._address.clear()
        self._ring.clear()
        return left

    def _invite(self, who: str) -> None:
        self._ring.setdefault(self._address[who], deque()).append(who)
        self._some.set()

    def _leave(self, who: str) -> None:
        """Take a table out of the ring."""
        address = self._address[who]
        tables = self._ring[address]
        tables.remove(who)
        if not tables:
            del self._ring[address]
