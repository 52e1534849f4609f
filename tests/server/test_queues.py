"""Queues of work in threads: addresses take turns, crowds are refused, nobody waits for another."""

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable

import pytest

from sheepfold.server.app import SWITCH_SECONDS, create
from sheepfold.server.queues import Queues, Threads, WorkQueue
from sheepfold.server.refusal import Refusal
from sheepfold.server.settings import Settings


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def go() -> None:
        await test()

    asyncio.run(go())


class Gate:
    """Work that ends when the test opens the gate, and says in which order it was begun."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.begun: list[str] = []

    def work(self, name: str) -> str:
        self.begun.append(name)
        self.opened.wait()
        return name


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def queue(threads: int = 1, most: int = 10, most_each: int = 5) -> WorkQueue:
    return WorkQueue(Threads("test", threads), most=most, most_each=most_each)


def test_addresses_take_turns():
    async def test() -> None:
        gate, line = Gate(), queue()
        wanted = ("crowd 1", "crowd 2", "crowd 3", "person 1", "crowd 4", "person 2")
        jobs = [asyncio.create_task(line.run(name.split()[0], gate.work, name)) for name in wanted]
        await settled()
        gate.opened.set()
        assert await asyncio.gather(*jobs) == list(wanted)
        assert gate.begun == ["crowd 1", "crowd 2", "person 1", "crowd 3", "person 2", "crowd 4"]

    run(test)


def test_one_address_may_have_so_much_under_way_and_no_more():
    async def test() -> None:
        gate, line = Gate(), queue(most_each=2)
        jobs = [asyncio.create_task(line.run("crowd", gate.work, "")) for _ in range(2)]
        await settled()
        with pytest.raises(Refusal, match="try again"):
            await line.run("crowd", gate.work, "one too many")
        other = asyncio.create_task(line.run("person", gate.work, "person"))
        await settled()
        gate.opened.set()
        assert await other == "person"
        await asyncio.gather(*jobs)
        assert await line.run("crowd", gate.work, "later") == "later"

    run(test)


def test_a_full_queue_refuses_everybody():
    async def test() -> None:
        gate, line = Gate(), queue(most=3)
        jobs = [asyncio.create_task(line.run(f"{who}", gate.work, "")) for who in range(4)]
        await settled()
        with pytest.raises(Refusal, match="try again"):
            await line.run("another", gate.work, "")
        gate.opened.set()
        await asyncio.gather(*jobs)

    run(test)


def test_work_whose_client_has_gone_is_not_begun():
    async def test() -> None:
        gate, line = Gate(), queue()
        names = ("first", "gone", "last")
        first, gone, last = [asyncio.create_task(line.run("one", gate.work, n)) for n in names]
        await settled()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert line.waiting == 1
        gate.opened.set()
        await asyncio.gather(first, last)
        assert gate.begun == ["first", "last"]

    run(test)


def test_a_client_that_goes_while_its_work_runs_leaves_the_thread_to_the_next():
    async def test() -> None:
        gate, line = Gate(), queue(most_each=1)
        gone = asyncio.create_task(line.run("one", gate.work, "gone"))
        await settled()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        waiting = asyncio.create_task(line.run("two", gate.work, "next"))
        await settled()
        gate.opened.set()
        assert await waiting == "next"
        assert await line.run("one", gate.work, "again") == "again"

    run(test)


def test_what_the_work_raises_reaches_its_client_alone():
    async def test() -> None:
        def fail() -> None:
            raise LookupError("no")

        line = queue()
        with pytest.raises(LookupError):
            await line.run("one", fail)
        assert await line.run("one", lambda: "fine") == "fine"

    run(test)


def test_one_class_of_work_does_not_wait_for_another():
    async def test() -> None:
        gate, crowded, free = Gate(), queue(), queue()
        jobs = [asyncio.create_task(crowded.run(f"{who}", gate.work, "")) for who in range(5)]
        await settled()
        assert await free.run("person", lambda: "at once") == "at once"
        gate.opened.set()
        await asyncio.gather(*jobs)

    run(test)


def test_classes_of_one_thread_take_turns():
    async def test() -> None:
        gate, shared = Gate(), Threads("test")
        one, two = (WorkQueue(shared, most=10, most_each=5) for _ in range(2))
        wanted = [(one, "one 1"), (one, "one 2"), (one, "one 3"), (two, "two 1"), (two, "two 2")]
        jobs = [asyncio.create_task(line.run("", gate.work, name)) for line, name in wanted]
        await settled()
        gate.opened.set()
        await asyncio.gather(*jobs)
        assert gate.begun == ["one 1", "two 1", "one 2", "two 2", "one 3"]

    run(test)


def test_a_thread_rests_after_its_work():
    async def test() -> None:
        gate = Gate()
        gate.opened.set()
        tired = WorkQueue(Threads("test", rest=1e9), most=10, most_each=5)
        assert await tired.run("one", gate.work, "first") == "first"
        waiting = asyncio.create_task(tired.run("one", gate.work, "second"))
        await settled()
        assert tired.waiting == 1
        waiting.cancel()
        fresh = WorkQueue(Threads("test", rest=1.0), most=10, most_each=5)
        for name in ("third", "fourth"):
            assert await fresh.run("one", gate.work, name) == name
        assert gate.begun == ["first", "third", "fourth"]

    run(test)


def test_long_work_of_all_classes_has_one_thread_and_short_work_another():
    async def test() -> None:
        gate, queues = Gate(), Queues()
        long = (queues.setup, queues.replay, queues.story, queues.load)
        jobs = [asyncio.create_task(line.run("crowd", gate.work, "")) for line in long]
        await settled()
        assert sum(line.waiting for line in long) == len(long) - 1
        for line in (queues.hello, queues.preview):
            assert await line.run("person", lambda: "at once") == "at once"
        gate.opened.set()
        await asyncio.gather(*jobs)
        queues.close()

    run(test)


def test_threads_of_a_server_soon_let_its_event_loop_go_on(tmp_path, monkeypatch):
    chosen: list[float] = []
    monkeypatch.setattr(sys, "setswitchinterval", chosen.append)
    made = create(Settings(db=f"sqlite:///{tmp_path}/tables.db", bot_workers=1))

    async def test() -> None:
        async with made.router.lifespan_context(made):
            assert chosen == [SWITCH_SECONDS]

    run(test)
    assert SWITCH_SECONDS < 0.005  # Python's own
