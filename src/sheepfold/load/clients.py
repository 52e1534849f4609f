"""The clients of a drive, in one process or in several that start together."""

import asyncio
import contextlib
import multiprocessing
import threading
from multiprocessing.synchronize import Barrier
from queue import Empty
from typing import Any, Final

from sheepfold import SheepfoldError
from sheepfold.load.drive import Notify, drive
from sheepfold.load.plan import Plan
from sheepfold.load.tally import Tally, added
from sheepfold.processes import interrupted_only_here

TOGETHER_SECONDS: Final = 600.0  # for the slowest process to open its tables


def play(plan: Plan, url: str, notify: Notify) -> Tally:
    """Run all clients of a plan and return their measurements."""
    if plan.processes == 1:
        return asyncio.run(drive(plan, url, notify, _alone))
    return added(_in_processes(plan, url, notify))


async def _alone() -> None:
    """Wait for nobody."""


def _in_processes(plan: Plan, url: str, notify: Notify) -> list[Tally]:
    context = multiprocessing.get_context("spawn")
    barrier, answers = context.Barrier(plan.processes), context.Queue()
    parts = [
        context.Process(target=_part, args=(part, url, barrier, answers), daemon=True)
        for part in plan.parts()
    ]
    try:
        with interrupted_only_here():
            for part in parts:
                part.start()
        return [_answer(answers, parts) for _ in parts]
    finally:
        for part in parts:
            if part.pid is not None:  # otherwise it was not started
                part.terminate()
                part.join()
        notify("playing", plan.seconds, plan.seconds)


def _answer(answers: Any, parts: list[Any]) -> Tally:
    while True:
        try:
            answer = answers.get(timeout=1.0)
        except Empty:
            ends = [part.exitcode for part in parts]
            if None not in ends or any(ends):  # the others would wait for it
                raise SheepfoldError("a process of clients ended without an answer") from None
            continue
        if isinstance(answer, Tally):
            return answer
        raise SheepfoldError(str(answer))


def _part(plan: Plan, url: str, barrier: Barrier, answers: Any) -> None:
    """Run one process's part; an error is sent as text."""

    async def together() -> None:
        await asyncio.to_thread(barrier.wait, TOGETHER_SECONDS)

    try:
        answers.put(asyncio.run(drive(plan, url, lambda *_: None, together)))
    except threading.BrokenBarrierError:
        pass  # another part has reported the reason
    except Exception as error:
        with contextlib.suppress(Exception):
            barrier.abort()
        answers.put(str(error) if isinstance(error, SheepfoldError) else repr(error))
