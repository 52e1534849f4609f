"""Work for clients that takes a while, in threads: one fair queue for each class of work.

Each class has threads of its own, so that a crowd that wants one thing keeps nobody from another.
Within a class the addresses take turns. A queue that is full refuses at once, and work whose
client has gone is not begun.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from sheepfold.server.refusal import Refusal

T = TypeVar("T")


@dataclass(eq=False)
class Job:
    address: str
    work: Callable[[], Any]
    result: asyncio.Future[Any]


class WorkQueue:
    def __init__(self, name: str, *, threads: int, most: int, most_each: int) -> None:
        """`most` jobs wait in all, and of one address `most_each` wait or run."""
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._most = most
        self._most_each = most_each
        self._lines: OrderedDict[str, deque[Job]] = OrderedDict()  # the first address is next
        self._of: Counter[str] = Counter()  # jobs that wait or run, per address

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    async def run(self, address: str, work: Callable[..., T], *args: Any) -> T:
        """Return what the work returns or raises; a full queue raises `Refusal`."""
        if self._of[address] >= self._most_each or self.waiting >= self._most:
            raise Refusal("overloaded", "the server has much to do: try again in a moment")
        job = Job(address, partial(work, *args), asyncio.get_running_loop().create_future())
        self._lines.setdefault(address, deque()).append(job)
        self._of[address] += 1
        self._start()
        try:
            result: T = await job.result
            return result
        finally:
            self._withdraw(job)

    def _withdraw(self, job: Job) -> None:
        """Take out a job that has not begun: its client has gone."""
        line = self._lines.get(job.address, deque())
        if job in line:
            line.remove(job)
            if not line:
                del self._lines[job.address]
            self._leave(job)

    def _start(self) -> None:
        loop = asyncio.get_running_loop()
        while self._free and self._lines:
            address, line = next(iter(self._lines.items()))
            job = line.popleft()
            self._lines.move_to_end(address)
            if not line:
                del self._lines[address]
            self._free -= 1
            running = loop.run_in_executor(self._executor, job.work)
            running.add_done_callback(partial(self._finished, job))

    def _finished(self, job: Job, running: asyncio.Future[Any]) -> None:
        self._free += 1
        self._leave(job)
        if running.cancelled():
            job.result.cancel()
        elif (error := running.exception()) is not None:
            if not job.result.done():
                job.result.set_exception(error)
        elif not job.result.done():
            job.result.set_result(running.result())
        self._start()

    def _leave(self, job: Job) -> None:
        self._of[job.address] -= 1
        if not self._of[job.address]:
            del self._of[job.address]

    def close(self) -> None:
        """Begin nothing more; a thread that is at work ends by itself."""
        self._lines.clear()
        self._executor.shutdown(wait=False, cancel_futures=True)


class Queues:
    """The classes of work of one process. Coming to a table waits for nothing else."""

    def __init__(self) -> None:
        self.hello = WorkQueue("hello", threads=2, most=2000, most_each=500)
        self.preview = WorkQueue("preview", threads=1, most=500, most_each=60)
        self.setup = WorkQueue("setup", threads=1, most=100, most_each=5)
        self.replay = WorkQueue("replay", threads=1, most=100, most_each=5)
        self.story = WorkQueue("story", threads=1, most=200, most_each=20)

    def close(self) -> None:
        for queue in (self.hello, self.preview, self.setup, self.replay, self.story):
            queue.close()
