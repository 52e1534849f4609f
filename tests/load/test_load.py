"""The load driver: a short drive of a real server, and what it must notice."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

import sheepfold
from sheepfold import SetupError
from sheepfold.core import record
from sheepfold.load.drive import Drive
from sheepfold.load.plan import Burst, Plan, burst_of, on_this_machine
from sheepfold.load.run import Target
from sheepfold.load.seats import Seat, Sent
from sheepfold.load.server import RAISED, _address, stop
from sheepfold.load.tables import missing
from sheepfold.load.tally import percentile, summary
from sheepfold.server.settings import described
from tests import nursery
from tests.server.real_server import Server
from tests.waiting import until


def drive(*words: str) -> dict[str, Any]:
    done = nursery.run(["load", "--json", *words])
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_short_drive_of_its_own_server():
    games = "te_kuiti,volle_wolle,meadowmight"  # alone, at the same time, and very many moves
    words = ("--tables", "3", "--bots", "1", "--game", games)
    found = drive(*words, "--seconds", "2")
    if not found["bot_moves_per_second"]:  # a bot of a busy machine takes its time
        found = drive(*words, "--seconds", "60")
    moves = found["moves"]
    assert moves > 0
    assert found["moves_per_second"] == pytest.approx(moves / found["seconds"], rel=0.05)
    assert found["acknowledged"]["count"] == moves
    times = [found["acknowledged"][name] for name in ("p50", "p95", "p99", "max")]
    assert times == sorted(times)
    assert times[0] > 0
    assert 0 < found["seen"]["count"] <= 3 * moves  # the other seat's and two watchers' sockets
    assert found["record"]["checked"] >= moves
    assert found["record"]["missing"] == []
    assert found["refused"] == found["errors"] == {}
    assert found["bot_moves_per_second"] > 0
    assert found["raised_limits"]
    assert 0 < found["memory"]["before_mb"] <= found["memory"]["ended_mb"]
    assert found["server_cores"] > 0


def test_a_late_frame_of_one_match_is_not_counted_as_a_frame_of_the_next():
    drive = Drive(Plan(), "http://127.0.0.1:9", lambda what, done, whole: None)
    table = drive.tables[0]
    table.keys = ["one", "two"]
    table.invite("watch")
    mover, other, watcher, late = table.guests
    table.arrived(late, (1, 9), 0.5)  # the first match is over, its events are forgotten
    for guest in (mover, other, watcher, late):
        table.arrived(guest, (2, 9), 2.0)
    sent = Sent("a", "flip a1", 2, 0, 1.0, measured=True, in_burst=False)
    assert isinstance(mover, Seat)
    table.acknowledged(mover, sent, 9, 2.0)
    assert drive.tally.seen == [1000.0] * 3


def test_no_limit_per_address_or_socket_stands_in_the_way_of_a_drive():
    """All people of a drive come from one address; hints, chat and imports are not asked for."""
    unused = {"imports_per_hour", "analyses_per_hour"}
    limits = {
        each.environment
        for each in described()
        if re.search(r"_per_(second|hour|address)|_burst", each.name) and each.name not in unused
    }
    assert set(RAISED) == limits


def test_every_acknowledged_move_is_looked_for():
    match = sheepfold.Match.start("te_kuiti", 2, seed=1)
    while len(match.events) < 12:
        seat = min(match.acting)
        match.play(seat, match.legal(seat)[0])
    told = record.parse(match.record())
    moves = [one.text for one in told.events if isinstance(one, record.Move) and one.by == 0]
    assert missing(told, 0, moves) == []
    for place, move in enumerate(moves):
        shorter = [one for one in told.events if str(one) != f"0 {move}"]
        assert move in missing(record.Record(**vars(told) | {"events": tuple(shorter)}), 0, moves)
        assert missing(told, 0, [*moves[:place], "fence nowhere", *moves[place:]])
    assert missing(told, 1, moves)


def test_the_percentile_is_the_smallest_value_so_many_do_not_exceed():
    values = [float(number) for number in range(1, 101)]
    assert [percentile(values, percent) for percent in (50, 95, 99)] == [50, 95, 99]
    assert percentile([7.0], 99) == 7
    assert summary(reversed(values))["max"] == 100
    assert summary([])["p50"] is None


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"tables": 0}, "--tables"),
        ({"tables": 100_000}, "--tables"),
        ({"sockets": 1}, "--sockets"),
        ({"tables": 2000, "sockets": 16}, "sockets"),
        ({"seconds": float("nan")}, "--seconds"),
        ({"rate": 1e9}, "--rate"),
        ({"burst": Burst(rate=9, seconds=1)}, "--rate"),
        ({"tables": 1, "processes": 2}, "process"),
        ({"games": ("chess",)}, "chess"),
    ],
)
def test_a_drive_is_bounded(change: dict[str, Any], named: str):
    with pytest.raises(SetupError, match=named):
        Plan(**change).checked()


def test_processes_share_a_drive_without_rest():
    plan = Plan(tables=7, bots=2, processes=3, rate=30, burst=burst_of("90x1"))
    parts = plan.checked().parts()
    assert [sum(part.tables for part in parts), sum(part.bots for part in parts)] == [7, 2]
    assert sum(part.rate or 0 for part in parts) == plan.rate
    assert [plan.rate_at(second) for second in (0, 3.9, 4.1, 5.1, 9.5)] == [30, 30, 90, 30, 90]


@pytest.mark.parametrize("text", ["300", "x2", "300x0", "300x5", "300x60", "-3x2"])
def test_a_burst_is_a_rate_and_a_short_time(text: str):
    with pytest.raises(SetupError, match="burst"):
        burst_of(text)


@pytest.mark.parametrize(
    "url", ["http://example.org", "http://10.0.0.3:80", "http://localhost.example.org", "ftp://x"]
)
def test_only_this_machine_is_driven_unless_one_says_it_is_ones_own(url: str):
    with pytest.raises(SetupError):
        Target(url=url).checked()
    assert not on_this_machine(url)


@pytest.mark.parametrize("url", ["http://127.0.0.1:1", "http://[::1]:80", "https://localhost"])
def test_this_machine_is_known_by_its_names(url: str):
    assert Target(url=url).checked().url == url
    assert Target(url="http://example.org", elsewhere=True).checked().elsewhere


def test_a_server_that_takes_no_more_sockets_ends_the_drive_with_its_reason(tmp_path: Path):
    words = ["--tables", "2", "--processes", "2", "--seconds", "1"]
    with Server(tmp_path, sockets_per_address=5) as server:
        done = nursery.run(["load", "--url", server.url, *words])
    assert done.returncode == 2
    lines = [line for line in done.stderr.splitlines() if line.startswith("sheepfold:")]
    assert len(lines) == 1
    assert lines[0].startswith("sheepfold: a socket failed with 429 ")
    assert "Traceback" not in done.stderr


def test_who_interrupts_the_start_does_not_wait_for_the_server(tmp_path: Path):
    """The clock that would end a silent server keeps no program from ending."""
    clocks_before = set(clocks())

    def interrupt() -> None:
        """Press Ctrl-C once the clock runs: from then on the server is waited for."""
        until(lambda: set(clocks()) - clocks_before, "the start of the clock")
        os.kill(os.getpid(), signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    server = subprocess.Popen(
        [sys.executable, "-c", "input()"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    finger = threading.Thread(target=interrupt)
    finger.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            _address(server, tmp_path / "log")
    finally:
        finger.join()
        signal.signal(signal.SIGINT, before)
        assert server.stdin is not None
        server.stdin.close()
        stop(server)
    assert all(clock.finished.is_set() for clock in clocks())


def clocks() -> list[threading.Timer]:
    return [thread for thread in threading.enumerate() if isinstance(thread, threading.Timer)]
