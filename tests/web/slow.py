"""A slow line between a browser and a server: a phone far from town.

with Slow(server.port) as line:
    page.goto(line.url + "/table/…")

Chromium's own throttle knows no connections: they cost nothing to open there.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Final, Self

TRIP: Final = 0.15  # seconds there and back
BYTES: Final = 1_600_000 / 8  # a second, for all connections together
OPENING: Final = 2  # round trips until a new connection carries anything: TCP and TLS
PIECE: Final = 1460  # bytes that are sent together


class Lane:
    """One direction of the line: all that goes there waits for what went before it."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.free = 0.0  # when the last byte of all is on its way
        self.carried = 0

    def due(self, size: int) -> float:
        """When so many more bytes arrive."""
        self.free = max(self.free, time.monotonic()) + size / self.rate
        self.carried += size
        return self.free + TRIP / 2


class Slow:
    def __init__(self, port: int) -> None:
        self.target = port
        self.down, self.up = Lane(BYTES), Lane(BYTES / 2)
        self.connections = 0
        self._ends: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._thread.start()
        starting = asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(starting, self._loop).result()
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _stop(self) -> None:
        self._server.close()
        for end in self._ends:
            end.transport.abort()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self.connections += 1
        opened = time.monotonic() + OPENING * TRIP
        far, there = await asyncio.open_connection("127.0.0.1", self.target)
        ends = {there, back}
        self._ends |= ends
        try:
            await asyncio.gather(
                self._carry(near, there, lambda size: max(opened + TRIP / 2, self.up.due(size))),
                self._carry(far, back, self.down.due),
            )
        except OSError:
            pass  # one side went away
        finally:
            self._ends -= ends
            for end in ends:
                end.close()

    async def _carry(
        self,
        source: asyncio.StreamReader,
        sink: asyncio.StreamWriter,
        due: Callable[[int], float],
    ) -> None:
        """Everything in its order, each piece when it is due."""
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(64)

        async def deliver() -> None:
            while True:
                moment, piece = await pieces.get()
                await asyncio.sleep(moment - time.monotonic())
                if not piece:
                    return sink.close()
                sink.write(piece)

        delivering = asyncio.create_task(deliver())
        while piece := await source.read(PIECE):
            await pieces.put((due(len(piece)), piece))
        await pieces.put((due(0), b""))
        await delivering
