"""Bots that misbehave, each in its own way; a worker gets them by naming this module."""

import contextlib
import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from sheepfold.bots import Bot
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng

MEGABYTE = 1 << 20
Chooser = Callable[[Sequence[int]], Any]


def loops(legal: Sequence[int]) -> Any:
    while True:
        pass


def swallows(legal: Sequence[int]) -> Any:
    """Loops, and no exception ends it."""
    while True:
        try:
            loops(legal)
        except BaseException:
            continue


def raises(legal: Sequence[int]) -> Any:
    raise LookupError("a secret plan")


def stops(legal: Sequence[int]) -> Any:
    sys.exit("no more")


def leaves(legal: Sequence[int]) -> Any:
    os._exit(0)


def cheats(legal: Sequence[int]) -> Any:
    return next(action for action in range(len(legal) + 1) if action not in legal)


def exaggerates(legal: Sequence[int]) -> Any:
    return 1 << 80


def shrugs(legal: Sequence[int]) -> Any:
    return None


def mutters(legal: Sequence[int]) -> Any:
    """Prints a little, which is no harm, and reads, which gives nothing."""
    sys.stderr.write(f"hm {sys.stdin.read()}")
    os.write(1, b"hm")
    return legal[-1]


def prints(legal: Sequence[int]) -> Any:
    for _ in range(1000):
        sys.stdout.write("baa" * 1000)
    return legal[-1]


def scribbles(legal: Sequence[int]) -> Any:
    """Writes to whatever is open, the pipe of answers included."""
    for fd in range(3, 10):
        with contextlib.suppress(OSError):
            os.write(fd, bytes(MEGABYTE))
    return legal[-1]


def hangs_up(legal: Sequence[int]) -> Any:
    """Closes what cannot be written to: the pipe of questions."""
    for fd in range(3, 10):
        try:
            os.write(fd, b"")
        except OSError:
            with contextlib.suppress(OSError):
                os.close(fd)
    return legal[-1]


def gulps(legal: Sequence[int]) -> Any:
    return len(bytearray(8192 * MEGABYTE))


def grows(legal: Sequence[int]) -> Any:
    kept = []
    while True:
        kept.append(bytearray(MEGABYTE // 8))


def sleeps(legal: Sequence[int]) -> Any:
    time.sleep(3600)


class Odd:
    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> int:
        action: int = self.chooser(legal)
        return action


def maker(chooser: Chooser) -> Callable[[AnyGame], Bot]:
    return lambda game: Odd(chooser)


CHOOSERS: list[Chooser] = [
    loops,
    swallows,
    raises,
    stops,
    leaves,
    cheats,
    exaggerates,
    shrugs,
    mutters,
    prints,
    scribbles,
    hangs_up,
    gulps,
    grows,
    sleeps,
]
BOTS = {chooser.__name__: maker(chooser) for chooser in CHOOSERS}
