"""Work in other processes: its results come in order, and they end with their parent."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest

from sheepfold.core.errors import SheepfoldError
from sheepfold.processes import elsewhere, in_processes
from tests.waiting import PATIENCE, alive, until

linux = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def uneven(number: int) -> int:
    """The first of each three takes longest."""
    time.sleep(0.05 if number % 3 == 0 else 0)
    return number * number


def fails_at_five(number: int) -> int:
    if number == 5:
        raise SheepfoldError("five is not to be had")
    return number


def fails_twice(marker: Path, number: int) -> int:
    """Part 0 fails last: when part 2 was asked for, so that the failure of part 1 is known."""
    if number == 1:
        raise SheepfoldError("one")
    if number == 2:
        marker.touch()
    while not marker.exists():
        time.sleep(0.01)
    raise SheepfoldError("zero")


def ends_at_five(number: int) -> int:
    if number == 5:
        os._exit(3)
    return number


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_results_come_in_the_order_of_the_parts(jobs: int) -> None:
    assert list(in_processes(uneven, range(12), jobs)) == [number**2 for number in range(12)]
    assert list(in_processes(uneven, (), jobs)) == []


def test_the_work_is_done_by_others_each_of_them_alive_until_the_end() -> None:
    results = elsewhere(uneven, range(100), 2)
    assert next(results) == 0
    assert len(active_children()) == 2
    results.close()  # whoever needs no more stops all
    assert active_children() == []


def test_an_error_comes_here_and_says_where_it_was() -> None:
    with pytest.raises(SheepfoldError, match="five is not to be had") as raised:
        list(elsewhere(fails_at_five, range(10), 2))
    assert "in fails_at_five" in "".join(raised.value.__notes__)
    assert active_children() == []


def test_of_several_errors_the_first_part_s_comes_here(tmp_path: Path) -> None:
    """Not the one that happened first: a report does not depend on how busy the machine is."""
    work = partial(fails_twice, tmp_path / "marker")
    with pytest.raises(SheepfoldError, match="zero"):
        list(elsewhere(work, range(3), 2))
    assert active_children() == []


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(SheepfoldError, match="a process ended before its work was done"):
        list(elsewhere(ends_at_five, range(10), 2))
    assert active_children() == []


def test_processes_that_are_killed_are_noticed_before_the_next_part() -> None:
    results = elsewhere(uneven, range(100), 2)
    next(results)
    for child in active_children():
        child.kill()
        child.join()
    with pytest.raises(SheepfoldError, match="a process ended before its work was done"):
        list(results)


def children(parent: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            if stat.read_text().rpartition(")")[2].split()[1] == str(parent):
                found.append(int(stat.parent.name))
    return found


def await_workers(parent: int) -> list[int]:
    """Two workers and their resource tracker."""
    until(lambda: len(children(parent)) >= 3, "the start of workers")
    return children(parent)


def at_work(folder: Path) -> subprocess.Popen[str]:
    """A command with two workers that would go on for long."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # under `nohup` it is ignored, and that inherited
    words = ["check", "te_kuiti", "--games", "20000", "--jobs", "2"]
    return subprocess.Popen(
        [sys.executable, "-m", "sheepfold", *words],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@linux
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_workers_end_with_their_parent(ending: signal.Signals, tmp_path: Path) -> None:
    parent = at_work(tmp_path)
    try:
        workers = await_workers(parent.pid)
        time.sleep(1)  # they may be at work by then; it must hold at any moment
        parent.send_signal(ending)
        _, errors = parent.communicate(timeout=PATIENCE)
    finally:
        parent.kill()
        parent.communicate()
    assert parent.returncode == (130 if ending == signal.SIGINT else -ending)
    assert "Traceback" not in errors
    until(lambda: not any(map(alive, workers)), "the end of the workers")


@linux
@pytest.mark.parametrize("seconds", [0, 1])
def test_ctrl_c_at_a_terminal_reaches_all_and_none_of_them_complains(
    seconds: float, tmp_path: Path
) -> None:
    parent = at_work(tmp_path)
    try:
        await_workers(parent.pid)
        time.sleep(seconds)
        os.killpg(parent.pid, signal.SIGINT)
        _, errors = parent.communicate(timeout=PATIENCE)
    finally:
        parent.kill()
        parent.communicate()
    assert parent.returncode == 130
    assert errors == "\n"
