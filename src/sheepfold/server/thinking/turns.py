"""Whose question is next: round robin over tables, one of each at a time. Knows no worker."""

import asyncio
from collections import deque
from dataclasses import dataclass, field

from sheepfold.server.thinking.wire import Answer


@dataclass(eq=False)
class Asked:
    """A question that waits, as bytes, and where its answer is awaited."""

    who: str
    question: bytes
    answer: asyncio.Future[Answer] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Turns:
    def __init__(self) -> None:
        self._lines: dict[str, deque[Asked]] = {}
        self._ring: deque[str] = deque()  # tables with a question, and none being answered
        self._running: set[str] = set()
        self._some = asyncio.Event()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    @property
    def running(self) -> int:
        return len(self._running)

    def add(self, asked: Asked) -> None:
        line = self._lines.get(asked.who)
        if line is not None:
            line.append(asked)
            return
        self._lines[asked.who] = deque([asked])
        if asked.who not in self._running:
            self._invite(asked.who)

    def withdraw(self, asked: Asked) -> None:
        """Nobody waits for the answer any more; once it is being sought it is too late."""
        line = self._lines.get(asked.who)
        if line is None or asked not in line:
            return
        line.remove(asked)
        if not line:
            del self._lines[asked.who]
            if asked.who in self._ring:
                self._ring.remove(asked.who)

    async def take(self) -> Asked:
        """The next question; tell `done` when it is answered."""
        while not self._ring:
            self._some.clear()
            await self._some.wait()
        who = self._ring.popleft()
        line = self._lines[who]
        asked = line.popleft()
        if not line:
            del self._lines[who]
        self._running.add(who)
        return asked

    def done(self, asked: Asked) -> None:
        self._running.discard(asked.who)
        if asked.who in self._lines:
            self._invite(asked.who)

    def empty(self) -> list[Asked]:
        """All that wait, taken out."""
        left = [asked for line in self._lines.values() for asked in line]
        self._lines.clear()
        self._ring.clear()
        return left

    def _invite(self, who: str) -> None:
        self._ring.append(who)
        self._some.set()
