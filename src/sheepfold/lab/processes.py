"""Work spread over processes, its results in order, so that they do not depend on how many."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
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
    with ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    ) as pool:
        try:
            yield from pool.map(work, parts)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
