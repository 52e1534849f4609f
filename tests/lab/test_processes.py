"""Worker processes end with their parent, however it ends."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def children(parent: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            if stat.read_text().rpartition(")")[2].split()[1] == str(parent):
                found.append(int(stat.parent.name))
    return found


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def await_workers(parent: int) -> list[int]:
    """Two workers and their resource tracker."""
    for _ in range(600):
        found = children(parent)
        if len(found) >= 3:
            return found
        time.sleep(0.05)
    raise AssertionError("no workers")


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_workers_end_with_their_parent(ending: signal.Signals, tmp_path: Path) -> None:
    words = ["check", "te_kuiti", "--games", "100000", "--jobs", "2"]
    parent = subprocess.Popen(
        [sys.executable, "-m", "sheepfold", *words],
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        workers = await_workers(parent.pid)
        time.sleep(1)  # they are at work
        parent.send_signal(ending)
        _, errors = parent.communicate(timeout=30)
    finally:
        parent.kill()
    assert parent.returncode == (130 if ending == signal.SIGINT else -ending)
    assert "Traceback" not in errors
    for _ in range(200):
        if not any(map(alive, workers)):
            break
        time.sleep(0.05)
    assert not any(map(alive, workers))
