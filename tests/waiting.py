"""Waiting until something has happened, however long a busy machine takes for it.

No test waits for a time: it waits for what it needs, and fails only if that never comes.
"""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

PATIENCE: Final = 180.0  # seconds that a very busy machine may take
# How a client opens a socket: it gives up no server that is only slow. Servers ping, too.
PATIENT: Final[dict[str, Any]] = {"open_timeout": PATIENCE, "ping_interval": None}


def until(happened: Callable[[], object], what: str = "it") -> None:
    """Look again and again until it has happened."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, f"{what} did not happen"
        time.sleep(0.02)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def until_it_sleeps(process: int) -> None:
    """Until a program that has asked for a line waits for it: only then does Ctrl-C end the wait.

    Where the system does not tell, a moment has to do.
    """
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        time.sleep(0.3)
        return
    until(lambda: stat.read_text().rpartition(")")[2].split()[0] == "S", "waiting for a line")
