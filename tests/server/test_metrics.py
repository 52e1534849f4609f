"""The figures of a real server grow with what happens on it, each of them."""

import random
import re
import urllib.request

import pytest

from tests.server.real_server import Server
from tests.waiting import until


def figures(server: Server) -> dict[str, float]:
    """Every figure, summed over its labels."""
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    found: dict[str, float] = {}
    for line in lines:
        if named := re.fullmatch(r"sheepfold_(\w+?)(?:\{.*\})? (\S+)", line):
            found[named[1]] = found.get(named[1], 0) + float(named[2])
    return found


GROWING = (
    "events_appended_total",
    "commit_seconds_count",
    "commit_events_sum",
    "acknowledge_seconds_count",
    "refused_total",
    "http_requests_total",
    "http_seconds_count",
)


@pytest.fixture(scope="module")
def before_and_after(server):
    before = figures(server)
    with server.table("te_kuiti", "Ann", "Bob") as table:
        table.start()
        table.play_out(random.Random(1), most=3)
        watcher = table.watcher()
        watcher.open()
        assert watcher.try_move("fence a1N", at=0)["code"] == "watching"
        yield before, figures(server)


@pytest.mark.parametrize("name", GROWING)
def test_a_figure_grows(before_and_after, name):
    before, after = before_and_after
    assert after[name] > before.get(name, 0)


def test_what_is_open_is_counted(before_and_after):
    _, after = before_and_after
    assert after["tables_in_memory"] >= 1
    assert after["sockets"] >= 3


def test_every_acknowledged_event_is_in_a_commit(before_and_after, server):
    """Bots at other tables may be between the two at any moment, but not for ever."""

    def agree() -> bool:
        now = figures(server)
        return now["commit_events_sum"] == now["events_appended_total"]

    until(agree, "a commit of every event")
