"""Limits of a worker: what it sets for itself, and how the pool reads its CPU time. Knows no bot.

Where the system has no such limits (Windows), the pool's clock on the wall is left.
"""

import contextlib
import ctypes
import os
import signal
import sys
import time
from collections.abc import Iterator
from types import FrameType
from typing import TextIO

NICE = 10
NICEST = 19  # the most that a system knows
PRINTED = 65_536  # characters a bot may print per question; nobody reads them
MEGABYTE = 1 << 20
PR_SET_PDEATHSIG = 1


def nicer(nice: int) -> int:
    """Return a lower priority than that of bots, for work that nobody at a table waits for."""
    return min(nice + 9, NICEST)


class Overrun(BaseException):
    """The CPU time is used up; not an Exception, so that a bot does not catch it by accident."""


class Flood(BaseException):
    """Too much was printed."""


def live_and_die_with(parent: int) -> None:
    """Interrupts are the parent's business, and its death is the worker's too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        # Seen while thinking too; elsewhere the pipe's end is seen after the question.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if sys.platform != "win32" and os.getppid() != parent:  # it died before that line
        os._exit(1)


def restrict(memory_mb: int, nice: int) -> None:
    """People go first; memory has an end; no core files."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(nice)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    most = memory_mb * MEGABYTE
    with contextlib.suppress(ValueError, OSError):  # macOS refuses
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


@contextlib.contextmanager
def cpu_limit(seconds: float) -> Iterator[None]:
    """Raise `Overrun` inside once this process has used so much more CPU time."""
    if sys.platform == "win32":
        yield
        return
    armed = True
    end = time.process_time() + seconds

    def ring(number: int, where: FrameType | None) -> None:
        nonlocal armed
        if not armed:  # a signal may be handled a moment after the timer was stopped
            return
        left = end - time.process_time()
        if left > 0:  # the timer counts in steps, and on a loaded machine too many of them
            signal.setitimer(signal.ITIMER_PROF, left)
            return
        armed = False
        raise Overrun

    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        armed = False
        signal.setitimer(signal.ITIMER_PROF, 0)


class Quiet:
    """The standard streams of a worker: swallow what is printed, but not without end."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.left = PRINTED

    def write(self, text: str) -> int:
        self.left -= len(text)
        if self.left < 0:
            raise Flood
        return len(text)

    def flush(self) -> None:
        """Nothing is kept."""


def silence() -> Quiet:
    """Nothing a bot prints or reads gets near the pipes."""
    quiet = Quiet()
    stream: TextIO = quiet  # type: ignore[assignment]  # as much of one as printing needs
    sys.stdout = sys.stderr = stream
    return quiet


def cpu_time(process: int) -> float | None:
    """The CPU time a process has used so far, in seconds; None where the system does not tell."""
    if sys.platform != "linux":
        return None
    clock = ctypes.c_int()
    # Finer than /proc, which counts in hundredths of a second, and quicker to read.
    if ctypes.CDLL(None).clock_getcpuclockid(process, ctypes.byref(clock)):
        return None
    try:
        return time.clock_gettime(clock.value)
    except OSError:  # it ended meanwhile
        return None
