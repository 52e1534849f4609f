"""Floods of frames on sockets, as fast as possible; a socket that is closed is opened again."""

import time
from typing import ClassVar, Final

from sheepfold.siege.lines import CONTINUED, PING, TEXT, frame
from sheepfold.siege.wave import Wave

SOCKETS: Final = 4
TOGETHER: Final = 1000  # frames sent in one piece


class Flood(Wave):
    """Sends frames and reads no answer."""

    first: ClassVar[bytes] = b""
    flood: ClassVar[bytes]

    async def attack(self, until: float) -> None:
        piece = self.flood * TOGETHER

        async def one(_: int) -> None:
            while time.monotonic() < until:
                line = await self.socket(self.sources[0])
                going = await line.send(self.first)
                while going and time.monotonic() < until:
                    going = await line.send(piece)
                    self.counts["frames"] += TOGETHER * going
                self.counts["closed"] += not going
                self.end(line)

        await self.at_once(self.sized(SOCKETS), one)


class Continuations(Flood):
    meaning = "empty continuation frames"
    first = frame(TEXT, b"{", final=False)
    flood = frame(CONTINUED, final=False)


class Pings(Flood):
    meaning = "pings whose answers are not read"
    flood = frame(PING, b"x" * 125)


class Messages(Flood):
    meaning = "complete messages, far too many"
    flood = frame(TEXT, b'{"type":"ping"}')
