"""No test run hangs: each phase of a test has a bound, and so has the silence of the whole run.

A phase that takes too long ends its worker with the stacks of all threads; the test counts as
failed, and another worker goes on. A run in which no test ends for long names the tests that are
under way and stops. Failures are printed at once, so that a run that is cut off shows them, too.
"""

import faulthandler
import os
import sys
import threading
from typing import Final

import pytest

from tests.waiting import PATIENCE

PHASE: Final = 5 * PATIENCE  # seconds that the set-up, call or teardown of one test may take
SILENCE: Final = PHASE + PATIENCE  # seconds without any news from all workers
STUCK: Final = 70  # the exit code of a run that was stopped


class Phases:
    """In the process that runs tests. The watchdog needs no GIL: it also ends compiled loops."""

    def __init__(self, stderr: int) -> None:
        self.stderr = stderr

    # pytest cancels a watchdog when a test fails: each phase gets one of its own.
    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        self.begin()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_call(self) -> None:
        self.begin()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_teardown(self) -> None:
        self.begin()

    def pytest_runtest_logfinish(self) -> None:
        faulthandler.cancel_dump_traceback_later()

    def begin(self) -> None:
        faulthandler.dump_traceback_later(PHASE, exit=True, file=self.stderr)


class Silence:
    """In the process that reports: the run stops if nothing is heard for long."""

    def __init__(self, stderr: int) -> None:
        self.stderr = stderr
        self.under_way: set[str] = set()
        self.heard = threading.Event()
        threading.Thread(target=self.listen, daemon=True).start()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.under_way.add(nodeid)
        self.heard.set()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.under_way.discard(nodeid)
        self.heard.set()

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.heard.set()
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            reason = crash.message if crash else report.longreprtext
            first = reason.strip().partition("\n")[0]
            self.say(f"FAILED {report.nodeid} ({report.when}): {first}")

    def listen(self) -> None:
        while self.heard.wait(SILENCE):
            self.heard.clear()
        tests = "\n".join(sorted(self.under_way)) or "none: the end of the run hangs"
        self.say(f"No test has ended for {SILENCE:.0f} seconds. Under way:\n{tests}")
        os._exit(STUCK)

    def say(self, text: str) -> None:
        os.write(self.stderr, f"\n{text}\n".encode())


def watch(config: pytest.Config) -> None:
    """Bound what this process does: run tests, report those of others, or both."""
    stderr = os.dup(sys.__stderr__.fileno() if sys.__stderr__ else 2)
    runs_tests = hasattr(config, "workerinput") or not config.getoption("numprocesses", None)
    if runs_tests:
        config.pluginmanager.register(Phases(stderr), "phases")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Silence(stderr), "silence")
