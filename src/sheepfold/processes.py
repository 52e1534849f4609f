"""Work spread over processes, its results in order, so that they do not depend on how many.

The processes are asked through pipes, by one thread and without a lock: whoever is interrupted
leaves nothing behind that others would wait for.
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
    """The results in the order of the parts; one job is done here."""
    return map(work, parts) if jobs == 1 else elsewhere(work, parts, jobs)


def elsewhere(
    work: Callable[[Part], Result], parts: Iterable[Part], jobs: int
) -> Generator[Result, None, None]:
    """The results in the order of the parts, from so many other processes; all of them end when
    this does, however it ends."""
    context = get_context("spawn")
    crew: dict[Connection, SpawnProcess] = {}
    try:
        with interrupted_only_here():
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(theirs, work))
                process.start()
                crew[ours] = process
                theirs.close()  # so that its end is seen when the process ends
        yield from _in_order(list(crew), parts)
    finally:
        for process in crew.values():
            process.terminate()
        for pipe, process in crew.items():
            process.join()
            pipe.close()


@contextlib.contextmanager
def interrupted_only_here() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; those begun within leave it to this one."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # begun within, it would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _in_order(idle: list[Connection], parts: Iterable[Part]) -> Iterator[Any]:
    """Each process has one part at a time; what is done early waits for its turn."""
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
        if error is not None:  # in its turn, so that always the same one is reported
            raise error
        yield answer


def _ask(pipe: Connection, part: object) -> None:
    try:
        pipe.send(part)
    except OSError:
        raise SheepfoldError(ENDED) from None


def _answer(pipe: Connection) -> tuple[Any, Exception | None]:
    """A result, or the error that came instead."""
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
                error.add_note(format_exc())  # where it was, for whoever prints it
                pipe.send((None, error))


def _end_with_the_parent() -> None:
    """Also in the middle of work."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
