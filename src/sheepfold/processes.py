"""Spreads work over processes; results come in order, so they do not depend on their number.

One thread talks to the processes through pipes, without a lock, so that an interrupt leaves no
process waiting.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import count
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from traceback import format_exc
from typing import Any, Final, TypeVar, cast

from sheepfold.core.errors import SheepfoldError

ENDED: Final = "a process ended before its work was done; was there enough memory?"

Part = TypeVar("Part")
Result = TypeVar("Result")


def in_processes(
    work: Callable[[Part], Result], parts: Iterable[Part], jobs: int
) -> Iterator[Result]:
    """Yield the results in the order of the parts; a single job is done in this process."""
    return map(work, parts) if jobs == 1 else elsewhere(work, parts, jobs)


def elsewhere(
    work: Callable[[Part], Result], parts: Iterable[Part], jobs: int
) -> Generator[Result, None, None]:
    """Yield the results in the order of the parts, computed by other processes.

    All of those end when this process does, however it ends.
    """
    context = get_context("spawn")
    crew: dict[Connection, SpawnProcess] = {}
    try:
        with interrupted_only_here():
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(theirs, work))
                process.start()
                crew[ours] = process
                theirs.close()  # so that this process sees the pipe close when the child ends
        yield from _in_order(list(crew), parts)
    finally:
        for process in crew.values():
            process.terminate()
        for pipe, process in crew.items():
            process.join()
            pipe.close()


@contextlib.contextmanager
def interrupted_only_here() -> Iterator[None]:
    """Let only this process react to Ctrl-C, which reaches all processes of a terminal."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # started later, it would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _in_order(idle: list[Connection], parts: Iterable[Part]) -> Iterator[Any]:
    """Yield results in order; each process has one part at a time, and early results wait."""
    due = zip(count(), parts, strict=False)
    busy: dict[Connection, int] = {}
    done: dict[int, tuple[Any, Exception | None]] = {}
    for turn in count():
        while turn not in done:
            while idle and (part := next(due, None)):
                busy[idle[-1]] = part[0]
                _ask(idle.pop(), part[1])
            if not busy:
                return
            for pipe in cast("list[Connection]", wait(list(busy))):
                done[busy.pop(pipe)] = _answer(pipe)
                idle.append(pipe)
        answer, error = done.pop(turn)
        if error is not None:  # in order, so that the same error is always reported
            raise error
        yield answer


def _ask(pipe: Connection, part: object) -> None:
    try:
        pipe.send(part)
    except OSError:
        raise SheepfoldError(ENDED) from None


def _answer(pipe: Connection) -> tuple[Any, Exception | None]:
    """Return a result, or the error that came in its place."""
    try:
        answer: tuple[Any, Exception | None] = pipe.recv()
    except (EOFError, OSError):
        raise SheepfoldError(ENDED) from None
    return answer


# In the other processes


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    if sys.platform == "win32":
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):  # the parent has gone
        while True:
            part = pipe.recv()
            try:
                pipe.send((work(part), None))
            except Exception as error:
                error.add_note(format_exc())  # where it happened, for the report
                pipe.send((None, error))


def _end_with_the_parent() -> None:
    """End this process with its parent, even in the middle of work."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
