"""Connections that send nothing, half a head or half a body; and bodies that arrive slowly."""

import asyncio
import time
from typing import ClassVar, Final

from sheepfold.siege.lines import Line, head
from sheepfold.siege.wave import Wave

LENGTH: Final = 1_000_000  # bytes that a body claims to have
PART: Final = 100  # bytes of a slow body, each time
PAUSE: Final = 0.1  # seconds between two parts
AT_ONCE: Final = 50  # connections that are being opened


class Silent(Wave):
    """Keeps the wanted number of connections open, and replaces those that are closed."""

    connections: ClassVar[int] = 600  # more than one address may have
    said: ClassVar[bytes] = b""

    async def attack(self, until: float) -> None:
        few = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            while time.monotonic() < until:
                async with few:
                    line = await self.line(self.sources[number % len(self.sources)])
                if line is not None:
                    await self.hold(line, until)
                    await self.watch(line)
                await asyncio.sleep(0.5)

        await self.at_once(self.sized(self.connections), one)

    async def hold(self, line: Line, until: float) -> None:
        await line.send(self.said)


class Nothing(Silent):
    meaning = "connections on which nothing is sent"


class HalfHeads(Silent):
    meaning = "connections with half of a request's head"
    said = b"GET /healthz HTTP/1.1\r\nHost: loc"


class HalfBodies(Silent):
    meaning = "connections with half of a request's body"
    said = head("POST", "/api/tables", LENGTH) + b'{"game": '


class SlowBodies(Silent):
    meaning = "bodies that arrive a hundred bytes at a time"

    async def hold(self, line: Line, until: float) -> None:
        going = await line.send(head("POST", "/api/tables", LENGTH))
        while going and time.monotonic() < until:
            await asyncio.sleep(PAUSE)
            going = await line.send(b" " * PART)
            self.counts["bytes"] += PART


class HeldBodies(Silent):
    meaning = "bodies of a megabyte whose last byte never comes"
    said = head("POST", "/api/tables", LENGTH) + b" " * (LENGTH - 1)

    async def hold(self, line: Line, until: float) -> None:
        if await line.send(self.said):
            self.counts["bytes"] += len(self.said)
