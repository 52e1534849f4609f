"""Work for clients that takes a while, in threads: one fair queue for each class of work.

Classes whose jobs are short share a thread, and those whose jobs may be long share another: Python
runs one thread at a time, so more of them would only keep the event loop waiting. The classes of a
thread take turns; within a class the addresses do. After a long job its thread rests as long, so
that even a crowd of such jobs leaves half of the time to everybody else. A queue that is full
refuses at once, and work whose client has gone is not begun.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from sheepfold.server.refusal import Refusal

REST: Final = 1.0  # times as long as a long job took

T = TypeVar("T")


@dataclass(eq=False)
class Job:
    address: str
    queue: "WorkQueue"
    work: Callable[[], Any]
    result: asyncio.Future[Any]


class Threads:
    """Threads that some queues share; the queues take turns."""

    def __init__(self, name: str, number: int = 1, *, rest: float = 0.0) -> None:
        """After its work a thread rests `rest` times as long."""
        self._rest = rest
        self._executor = ThreadPoolExecutor(number, thread_name_prefix=name)
        self._free = number
        self._queues: deque[WorkQueue] = deque()  # the first is next

    def serve(self, queue: "WorkQueue") -> None:
        self._queues.append(queue)

    def start(self) -> None:
        """Begin as much work as there are free threads."""
        loop = asyncio.get_running_loop()
        while self._free and (job := self._next()) is not None:
            self._free -= 1
            running = loop.run_in_executor(self._executor, job.work)
            running.add_done_callback(partial(self._finished, job, loop.time()))

    def _next(self) -> Job | None:
        for _ in range(len(self._queues)):
            queue = self._queues[0]
            self._queues.rotate(-1)
            if (job := queue.take()) is not None:
                return job
        return None

    def _finished(self, job: Job, began: float, running: asyncio.Future[Any]) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(self._rest * (loop.time() - began), self._rested)
        job.queue.leave(job)
        if running.cancelled():
            job.result.cancel()
        elif (error := running.exception()) is not None:
            if not job.result.done():
                job.result.set_exception(error)
        elif not job.result.done():
            job.result.set_result(running.result())

    def _rested(self) -> None:
        self._free += 1
        self.start()

    def close(self) -> None:
        """Begin nothing more; a thread that is at work finishes its job."""
        for queue in self._queues:
            queue.clear()
        self._executor.shutdown(wait=False, cancel_futures=True)


class WorkQueue:
    def __init__(self, threads: Threads, *, most: int, most_each: int) -> None:
        """`most` jobs wait in all, and of one address `most_each` wait or run."""
        self._threads = threads
        self._most = most
        self._most_each = most_each
        self._lines: OrderedDict[str, deque[Job]] = OrderedDict()  # the first address is next
        self._of: Counter[str] = Counter()  # jobs that wait or run, per address
        threads.serve(self)

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    async def run(self, address: str, work: Callable[..., T], *args: Any) -> T:
        """Return what the work returns or raises; a full queue raises `Refusal`."""
        if self._of[address] >= self._most_each or self.waiting >= self._most:
            raise Refusal("overloaded", "the server has much to do: try again in a moment")
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(address, self, partial(work, *args), result)
        self._lines.setdefault(address, deque()).append(job)
        self._of[address] += 1
        self._threads.start()
        try:
            return await result
        finally:
            self._withdraw(job)

    def _withdraw(self, job: Job) -> None:
        """Take out a job that has not begun: its client has gone."""
        line = self._lines.get(job.address, deque())
        if job in line:
            line.remove(job)
            if not line:
                del self._lines[job.address]
            self.leave(job)

    def take(self) -> Job | None:
        """The next job, for a thread."""
        if not self._lines:
            return None
        address, line = next(iter(self._lines.items()))
        job = line.popleft()
        self._lines.move_to_end(address)
        if not line:
            del self._lines[address]
        return job

    def leave(self, job: Job) -> None:
        self._of[job.address] -= 1
        if not self._of[job.address]:
            del self._of[job.address]

    def clear(self) -> None:
        self._lines.clear()


class Queues:
    """The classes of work of one process."""

    def __init__(self) -> None:
        self._short, self._long = Threads("short"), Threads("long", rest=REST)
        self.hello = WorkQueue(self._short, most=2000, most_each=500)
        self.preview = WorkQueue(self._short, most=500, most_each=60)
        self.load = WorkQueue(self._long, most=2000, most_each=500)
        self.setup = WorkQueue(self._long, most=100, most_each=5)
        self.replay = WorkQueue(self._long, most=100, most_each=5)
        self.story = WorkQueue(self._long, most=200, most_each=20)

    def close(self) -> None:
        self._short.close()
        self._long.close()
