"""The pool's end of one worker: starts it, asks it, watches its time, ends it. Knows no queue."""

import asyncio
import os
import secrets
import subprocess
import sys
from asyncio import SubprocessTransport, WriteTransport
from typing import cast

from sheepfold.server.bot_workers import limits, wire

MORE = 0.05  # of the CPU limit on top: the worker itself had its chance to answer,
LEAST_MORE = 0.15  # seconds, for its timer rings late on a loaded machine
WALL = 12  # times the CPU limit: on a loaded machine a niced process gets a tenth of a core
START_SECONDS = 60
EXIT_SECONDS = 5
SHORTEST = 0.005  # seconds between two looks at the CPU time
WORKER = "sheepfold.server.bot_workers.worker"

# A worker sees only these of the server's environment: no setting, no address of a database.
KEPT_NAMES = {"HOME", "LANG", "LC_ALL", "PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR"}
KEPT_PREFIXES = ("PYTHON", "COVERAGE_")

# Answers after which a process is not asked again.
SPOILED = {wire.MEMORY, wire.EXIT, wire.GARBLED, wire.SLOW}


class CannotStart(Exception):
    """A worker does not come up."""


class AnswerReader(asyncio.SubprocessProtocol):
    """Collects what a worker writes until there is one answer, too much, or the end."""

    def __init__(self) -> None:
        self.ended = asyncio.get_running_loop().create_future()
        self._written = b""
        self._closed = False
        self._deaf = False
        self.expect()

    @property
    def dirty(self) -> bool:
        """Whether the worker wrote something nobody asked for, or will hear nothing more."""
        return bool(self._written) or self._deaf

    def expect(self) -> asyncio.Future[bytes]:
        self.reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._settle()
        return self.reply

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if len(self._written) <= wire.ANSWER.size:  # more makes it no worse
            self._written += data
        self._settle()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if fd == 0:
            self._deaf = True
        if fd == 1:
            self._closed = True
            self._settle()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    def _settle(self) -> None:
        if self.reply.done() or not (self._closed or len(self._written) >= wire.ANSWER.size):
            return
        self.reply.set_result(self._written)
        self._written = b""


class WorkerProcess:
    def __init__(self, cpu_seconds: float, memory_mb: int, nice: int, module: str | None) -> None:
        self.cpu_seconds = cpu_seconds
        self._words = [str(cpu_seconds), str(memory_mb), str(nice), *([module] if module else [])]
        self._transport: SubprocessTransport | None = None
        self._answers: AnswerReader | None = None

    @property
    def pid(self) -> int | None:
        """The id of the worker's process, while there is one."""
        if self._transport is None or self._transport.get_returncode() is not None:
            return None
        return self._transport.get_pid()

    async def start(self) -> None:
        """A worker that is ready; raises `CannotStart`."""
        if self.pid is not None:
            return
        await self.end()
        try:
            self._transport, self._answers = await asyncio.get_running_loop().subprocess_exec(
                AnswerReader,
                *(sys.executable, "-P", "-m", WORKER, str(os.getpid()), *self._words),
                stderr=subprocess.DEVNULL,
                env=environment(),
            )
        except OSError as error:
            raise CannotStart(str(error)) from None
        await asyncio.wait([self._answers.reply], timeout=START_SECONDS)
        hello = self._answers.reply
        if not hello.done() or wire.read_answer(wire.HELLO, hello.result()) != (wire.FINE, ()):
            await self.end()
            raise CannotStart("a worker for bots does not start")

    async def ask(self, question: bytes) -> wire.Answer:
        """The word for what happened, and the actions; a spoiled worker is ended."""
        if self._answers is not None and self._answers.dirty:
            await self.end()  # left behind by a bot that was asked before
        try:
            await self.start()
        except CannotStart:
            return wire.EXIT, ()
        assert self._answers is not None
        assert self._transport is not None
        number = secrets.randbits(63) + 1  # so that no earlier question's answer will do
        reply = self._answers.expect()
        used = limits.cpu_time(self._transport.get_pid())
        pipe = cast("WriteTransport", self._transport.get_pipe_transport(0))
        pipe.write(wire.frame(number, question))
        try:
            late = await self._late(reply, used)
        except asyncio.CancelledError:
            await self.end()
            raise
        word, found = (late, ()) if late else wire.read_answer(number, reply.result())
        if late or word in SPOILED:
            await self.end()
        return word, found

    async def _late(self, reply: asyncio.Future[bytes], before: float | None) -> str | None:
        """Wait for the reply; the word for the limit that was passed first, if one was."""
        loop = asyncio.get_running_loop()
        end = loop.time() + WALL * self.cpu_seconds
        most = self.cpu_seconds + max(MORE * self.cpu_seconds, LEAST_MORE)
        left = most
        while True:
            # One thread's CPU time does not run faster than the clock: so long nothing is due.
            rest = min(left, end - loop.time()) if before is not None else end - loop.time()
            await asyncio.wait([reply], timeout=max(rest, SHORTEST))
            if reply.done():
                return None
            now = limits.cpu_time(self._transport.get_pid()) if self._transport else None
            if now is not None and before is not None:
                left = most - (now - before)
                if left <= 0:
                    return wire.OVERRUN
            if loop.time() >= end:
                return wire.SLOW

    async def dismiss(self) -> None:
        """End an idle worker by closing its pipe; kill it if it does not go."""
        if self.pid is not None and self._transport is not None and self._answers is not None:
            pipe = self._transport.get_pipe_transport(0)
            if pipe is not None:
                pipe.close()
            await asyncio.wait([self._answers.ended], timeout=EXIT_SECONDS)
        await self.end()

    async def end(self) -> None:
        """Kill the worker, if there is one, and wait until it is gone."""
        transport, line = self._transport, self._answers
        self._transport = self._answers = None
        if transport is None or line is None:
            return
        transport.close()
        await line.ended


def environment() -> dict[str, str]:
    return {
        name: value
        for name, value in os.environ.items()
        if name.upper() in KEPT_NAMES or name.upper().startswith(KEPT_PREFIXES)
    }
