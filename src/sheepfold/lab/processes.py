"""Work spread over processes, its results in order, so that they do not depend on how many."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")


def in_processes(
    work: Callable[[Part], Result], parts: Iterable[Part], jobs: int
) -> Iterator[Result]:
    """The results in the order of the parts; an interrupt stops all processes."""
    if jobs == 1:
        yield from map(work, parts)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), live_and_die_with_the_parent) as pool:
        try:
            yield from pool.map(work, parts)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in active_children():
                child.terminate()
            raise


def live_and_die_with_the_parent() -> None:
    """In a worker: interrupts are the parent's business, and its death is the worker's too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_await_the_parents_end, daemon=True).start()


def _await_the_parents_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
