"""What all attacks have in common: connections, requests, and counts of their results."""

import asyncio
import json
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, ClassVar, Final

from sheepfold.core.errors import SheepfoldError
from sheepfold.core.fairness import device_commitment
from sheepfold.siege.lines import Answer, Line, Target, asked, connected, upgrade

AGAIN_SECONDS: Final = 0.25  # after which a client that was too fast tries again
TURNS_PER_SECOND: Final = 20  # requests that the server lets one address make
MOST_UNDER_WAY: Final = 12  # requests of an address whose answers are awaited


@dataclass(frozen=True)
class Table:
    """An attacker's table, with its keys."""

    id: str
    keys: tuple[str, ...]  # credentials of its people
    watch: str
    source: str  # the address that set it up


class Wave:
    """One kind of attack. `gather` may take its time; `attack` is cut off when its time is over.

    `counts` says what was done (connections, sockets, frames, requests, tables, lines) and the
    results: `answered`, `refused` (with a reason), `closed` (by the server).
    """

    meaning: ClassVar[str]
    addresses: ClassVar[int] = 1

    def __init__(self, target: Target, sources: Sequence[str], size: float) -> None:
        self.target = target
        self.sources = tuple(sources)
        self.size = size
        self.counts: Counter[str] = Counter()
        self._lines: set[Line] = set()

    async def gather(self) -> None:
        """Set up what the attack needs; nothing is measured during this."""

    async def attack(self, until: float) -> None:
        raise NotImplementedError

    def leave(self) -> None:
        for line in tuple(self._lines):
            self.end(line)

    def sized(self, whole: int) -> int:
        """Return the number for this size, from the number at full size."""
        return max(1, round(whole * self.size))

    # Connections

    async def line(self, source: str) -> Line | None:
        """Open a connection, count it, and close it at the end; None if the server closed it."""
        try:
            line = await connected(self.target, source)
        except OSError:
            self.counts["closed"] += 1
            return None
        self.counts["connections"] += 1
        self._lines.add(line)
        return line

    def end(self, line: Line) -> None:
        self._lines.discard(line)
        line.end()

    async def watch(self, line: Line) -> None:
        """Count a connection that the server closes."""
        await line.closed()
        if line in self._lines:
            self.counts["closed"] += 1
            self.end(line)

    async def socket(self, source: str) -> Line:
        """Open a WebSocket; a client that was too fast tries again."""
        while True:
            line = await self.line(source)
            if line is not None:
                status = await upgrade(line)
                if status == HTTPStatus.SWITCHING_PROTOCOLS:
                    self.counts["sockets"] += 1
                    return line
                self.counts["refused"] += status == HTTPStatus.TOO_MANY_REQUESTS
                self.end(line)
            await asyncio.sleep(AGAIN_SECONDS)

    # Requests

    async def ask(
        self, source: str, method: str, path: str, content: bytes | None = None, token: str = ""
    ) -> Answer:
        """Send a request of the attack; return the answer."""
        self.counts["requests"] += 1
        answer = await asked(self.target, source, method, path, content, token)
        self.count(answer)
        return answer

    def count(self, answer: Answer) -> None:
        if not answer.status:
            self.counts["closed"] += 1
        elif answer.status >= HTTPStatus.BAD_REQUEST:
            self.counts["refused"] += 1
        else:
            self.counts["answered"] += 1

    async def must(self, source: str, path: str, body: object, token: str = "") -> Any:
        """Send a POST that the attack depends on; an attacker that is too fast tries again.

        A POST whose answer never arrived may have taken effect: then the next one is refused with
        `already`, which is equally good.
        """
        content = json.dumps(body).encode()
        unanswered = False
        while True:
            answer = await asked(self.target, source, "POST", path, content, token)
            if 0 < answer.status < HTTPStatus.BAD_REQUEST:
                return answer.data()
            if (
                unanswered
                and answer.status == HTTPStatus.CONFLICT
                and answer.data()["code"] == "already"
            ):
                return None
            unanswered = unanswered or not answer.status
            if answer.status and answer.status not in (429, 503):
                said = answer.content[:200].decode(errors="replace")
                raise SheepfoldError(f"an attack cannot begin: {path} got {answer.status} {said}")
            await asyncio.sleep(AGAIN_SECONDS)

    async def table(self, source: str, game: str, *bots: str, **more: object) -> Table:
        """Open a table of two: people of this attacker's, and bots on the last chairs."""
        made = await self.must(source, "/api/tables", wanted(game, *bots, **more))
        self.counts["tables"] += 1
        return opened(made, source)

    async def begin(self, table: Table) -> None:
        """Let everybody commit, then everybody reveal."""
        numbers = [secrets.token_bytes(32) for _ in table.keys]
        for what in ("ready", "reveal"):
            for key, number in zip(table.keys, numbers, strict=True):
                said = device_commitment(number) if what == "ready" else number.hex()
                body = {"commitment" if what == "ready" else "random": said}
                await self.must(table.source, f"/api/tables/{table.id}/{what}", body, key)

    # At once, and at a pace

    async def at_once(self, count: int, work: Callable[[int], Awaitable[None]]) -> None:
        await asyncio.gather(*(work(number) for number in range(count)))

    async def paced(
        self,
        until: float,
        work: Callable[[str, int], Coroutine[Any, Any, None]],
        most: int = MOST_UNDER_WAY,
    ) -> None:
        """Send as often as the server allows, at most `most` requests at once per address."""
        await asyncio.gather(*(self._paced(source, until, work, most) for source in self.sources))

    async def _paced(
        self,
        source: str,
        until: float,
        work: Callable[[str, int], Coroutine[Any, Any, None]],
        most: int,
    ) -> None:
        under_way: set[asyncio.Task[None]] = set()
        number, due = 0, time.monotonic()
        while (now := time.monotonic()) < until:
            for task in [task for task in under_way if task.done()]:
                under_way.discard(task)
                task.result()
            if now < due or len(under_way) >= most:
                await asyncio.sleep(max(0.005, due - now))
                continue
            due += 1 / TURNS_PER_SECOND
            under_way.add(asyncio.create_task(work(source, number)))
            number += 1
        for task in under_way:
            task.cancel()  # the attack is over: nobody waits for the answer
        await asyncio.gather(*under_way, return_exceptions=True)


def wanted(game: str, *bots: str, **more: object) -> dict[str, Any]:
    people = [{"kind": "person", "name": f"siege {chair}"} for chair in range(2 - len(bots))]
    chairs = [*people, *({"kind": "bot", "bot": bot} for bot in bots)]
    return {"game": game, "players": 2, "chairs": chairs, "watching": True, **more}


def opened(made: Any, source: str) -> Table:
    keys = [chair["credential"] for chair in made["chairs"] if chair.get("credential")]
    return Table(made["table"], tuple(keys), made["watch"], source)
