"""The order in which workers import the tests and run them, so that all are busy to the end."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Final, TypeVar

import pytest

Test = TypeVar("Test", pytest.Item, pytest.Module)

HERE: Final = Path(__file__).parent
# Folders of tests that wait for servers, browsers and other programs.
WAITING: Final = ("siege", "golden", "web", "server", "load", "project", "store", "cli")


def import_from(share: float, chosen: Iterable[Path]) -> None:
    """Import the test files, from this share of them on and then from the first.

    Workers begin at different files: what one has compiled, the others only load.
    """
    files = sorted({file for path in chosen for file in files_of(path.resolve())})
    first = int(share * len(files))
    for file in (*files[first:], *files[:first]):
        with suppress(Exception):  # pytest imports it again, and reports that
            import_module(".".join(file.relative_to(HERE.parent).with_suffix("").parts))


def files_of(path: Path) -> Iterator[Path]:
    return path.rglob("test_*.py") if path.is_dir() else iter([path])


def dealt(items: Iterable[Test], workers: int) -> list[list[Test]]:
    """The tests of each worker: files are dealt like cards, those that wait first.

    A worker that has finished takes tests from the end of another's. There are those that only
    compute, most of them short: they fill what is left of the processors.
    """
    hands: list[list[Test]] = [[] for _ in range(workers)]
    for _, tests in groupby(sorted(items, key=turn), lambda item: item.path):
        min(hands, key=len).extend(tests)
    return hands


def turn(item: Test) -> int:
    """Of a test that waits the place of its folder; all others come later."""
    folder = item.path.relative_to(HERE).parts[0]
    return WAITING.index(folder) if folder in WAITING else len(WAITING)
