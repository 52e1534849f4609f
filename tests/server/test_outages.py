"""Disks, databases and clocks that fail for a while: nothing is lost, and all goes on again."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog

from sheepfold.server.jobs import Jobs
from tests.server.crash import TABLES
from tests.server.outages import played
from tests.server.real_server import Seat, Server, Table
from tests.server.trouble import HOUR, TROUBLES, Trouble, disk_refuses, own_cluster, wall_clock
from tests.waiting import until

LEAST = 60  # seconds: the server takes no less for a player's whole time


@pytest.mark.parametrize("trouble", TROUBLES, ids=lambda one: f"{one.name}-{one.database}")
def test_players_are_informed_and_nothing_is_lost(trouble: Trouble):
    """Here an outage lasts until it was noticed; `python -m tests.server.outages` takes longer."""
    storing = 60 if trouble.stores else 2  # a busy machine takes its time, too
    assert played(trouble, None, tables=TABLES[1:3], storing_seconds=storing).wrong == []


def test_people_who_come_while_nothing_can_be_stored_are_here_afterwards(tmp_path: Path):
    with (
        disk_refuses(tmp_path) as beset,
        Server(tmp_path, db=beset.db) as server,
        server.table("te_kuiti", "Ann", "Bob") as table,
    ):
        ann, bob = table[0], table[1]
        ann.open()
        beset.begin(server)
        assert bob.open()["type"] == "sync"
        beset.end(server)
        ann.until(lambda heard: heard["type"] == "presence" and heard["here"] == [0, 1])


# Clocks that are set


@contextmanager
def settable(folder: Path, where: str, **settings: object) -> Iterator[tuple[Any, Server]]:
    """A server whose machine's clock can be set, or only that of its PostgreSQL."""
    with ExitStack() as stack:
        clock = stack.enter_context(wall_clock())
        if where == "postgres":
            cluster = stack.enter_context(own_cluster(folder))
            cluster.stop()
            cluster.start(clock.environ)
            server = Server(folder, db=cluster.url, **settings)
        else:
            server = Server(folder, **settings)
            server.prefix = ["env", *clock.environ]
        yield clock, stack.enter_context(server)


def timed(server: Server) -> tuple[Table, Seat]:
    """A table with clocks, and whose turn it is."""
    table = server.table("te_kuiti", time={"kind": "player", "seconds": LEAST})
    table.start()
    for seat in table.seats.values():
        seat.open()
    return table, next(seat for seat in table.seats.values() if "legal" in seat.state)


def left(seat: Seat) -> list[int]:
    """Milliseconds that the seats have."""
    return list(seat.ask({"type": "ping"}, ("clock",))["clocks"]["left"])


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_a_clock_that_is_set_back_stops_neither_clocks_nor_votes(tmp_path: Path, where: str):
    with settable(tmp_path, where, vote_seconds=3) as (clock, server):
        table, mover = timed(server)
        mover.post("/questions", {"question": "pause"}).ok()
        clock.set(-HOUR)
        mover.until(lambda heard: heard["type"] == "sync" and "vote" in heard)
        mover.until(lambda heard: heard["type"] == "sync" and "vote" not in heard)
        before = left(mover)[mover.state["seat"]]
        beats = 5000  # milliseconds in which every process looks at the clock
        until(lambda: left(mover)[mover.state["seat"]] < before - beats, "running time")
        assert mover.move(mover.state["legal"]["moves"][0])
        assert not any(chair.get("late") for chair in mover.state["chairs"])
        table.close()


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_a_clock_that_is_set_forward_costs_nobody_time(tmp_path: Path, where: str):
    with settable(tmp_path, where) as (clock, server):
        table, mover = timed(server)
        clock.set(HOUR)
        mover.move(mover.state["legal"]["moves"][0])  # before any beat could notice
        assert min(mover.state["clocks"]["left"]) > 0
        assert not any(chair.get("late") for chair in mover.state["chairs"])
        table.close()


def test_a_chore_that_fails_again_and_again_is_logged_once():
    results = iter([RuntimeError("full")] * 3 + [None, RuntimeError("full"), StopAsyncIteration()])

    async def tidy() -> None:
        result = next(results)
        if isinstance(result, StopAsyncIteration):
            raise asyncio.CancelledError
        if result is not None:
            raise result

    async def go() -> None:
        with pytest.raises(asyncio.CancelledError):
            await Jobs._every(None, 0, tidy)  # type: ignore[arg-type]  # it needs no services

    configured = structlog.get_config()
    structlog.reset_defaults()  # another test may have asked for warnings only
    with structlog.testing.capture_logs() as lines:
        asyncio.run(go())
    structlog.configure(**configured)
    assert [(line["event"], line["kind"]) for line in lines] == [
        ("job failed", "tidy"),
        ("job succeeds again", "tidy"),
        ("job failed", "tidy"),
    ]
