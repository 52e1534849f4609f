"""What holds for all tests.

Some press Ctrl-C. A job that a shell runs in the background ignores SIGINT and hands that down to
every program it starts; a handler of our own is not handed down, so those programs get the default.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

import hypothesis
import pytest

from sheepfold import compiled
from tests.bounds import watch
from tests.fast import left_out
from tests.order import dealt, import_from

# The same examples each time, and no deadline: a busy machine takes long for any of them.
hypothesis.settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("steady")
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    words = "also what takes long: every variant of every game, whole on the page"
    parser.addoption("--all", action="store_true", help=words)
    words = "what takes less than two minutes and needs neither Chromium nor PostgreSQL"
    parser.addoption("--fast", action="store_true", help=words)


def pytest_configure(config: pytest.Config) -> None:
    watch(config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    fast, everything = config.getoption("--fast"), config.getoption("--all")
    long = {
        item
        for item in items
        if (not everything and item.get_closest_marker("all")) or (fast and left_out(item))
    }
    items[:] = [item for item in items if item not in long]
    config.hook.pytest_deselected(items=list(long))
    if workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0")):
        # `--dist worksteal` cuts the list into equal parts, one for each worker.
        items[:] = [item for hand in dealt(items, workers) for item in hand]


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    if workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0")):
        worker = int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw"))
        import_from(worker / workers, [Path(arg.partition("::")[0]) for arg in session.config.args])


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test marked `pure` changes what may be compiled: a process with the pure rules runs it."""
    if pyfuncitem.get_closest_marker("pure") is None or compiled.forced_pure():
        return None
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", pyfuncitem.nodeid]
    environ = {**os.environ, "SHEEPFOLD_PURE": "1"}
    folder = pyfuncitem.config.rootpath
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True)
    if done.returncode:
        pytest.fail(done.stdout + done.stderr, pytrace=False)
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Figures that tests told with `record_property("figure", …)`: measured, never asserted."""
    reports = terminalreporter.stats.get("passed", [])
    figures = [str(said) for one in reports for key, said in one.user_properties if key == "figure"]
    if figures:
        terminalreporter.section("figures")
        for line in sorted(figures):
            terminalreporter.write_line(line)
