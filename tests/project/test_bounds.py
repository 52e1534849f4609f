"""A test that hangs ends its worker, a run that hangs stops, and both say where."""

import subprocess
import sys
from pathlib import Path

from tests import bounds
from tests.waiting import PATIENCE

ROOT = Path(bounds.__file__).parent.parent
CONFTEST = """
from tests.bounds import watch

def pytest_configure(config):
    watch(config)
"""
HANGS_AFTER_A_FAILURE = """
import threading
import pytest
from tests import bounds

bounds.PHASE = 3

@pytest.fixture
def room():
    yield
    the_door_that_never_opens()

def the_door_that_never_opens():
    threading.Event().wait()

def test_wrong(room):
    assert 1 == 2
"""
HANGS = """
import threading
from tests import bounds

bounds.SILENCE = 3

def test_waiting_for_ever():
    threading.Event().wait()
"""


def run(folder: Path, test: str, *words: str) -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "test_it.py").write_text(test)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words, str(folder)]
    plain = ["-c", "/dev/null", "-o", f"pythonpath={ROOT}", "--rootdir", str(folder)]
    return subprocess.run(
        [*command, *plain], capture_output=True, text=True, timeout=PATIENCE, cwd=folder
    )


def test_a_teardown_that_hangs_after_a_failure_ends_its_worker(tmp_path: Path) -> None:
    done = run(tmp_path, HANGS_AFTER_A_FAILURE, "-n", "1", "--max-worker-restart", "0")
    assert done.returncode == 1
    assert "FAILED test_it.py::test_wrong (call): assert 1 == 2" in done.stderr
    assert "the_door_that_never_opens" in done.stderr
    assert "test_it.py::test_wrong" in done.stdout


def test_a_run_without_news_stops_and_names_its_tests(tmp_path: Path) -> None:
    done = run(tmp_path, HANGS)
    assert done.returncode == bounds.STUCK
    assert "Under way:\ntest_it.py::test_waiting_for_ever" in done.stderr
