"""The order of the tests loses none of them, and lets those that wait begin."""

import pytest

from tests.fast import LONG
from tests.order import HERE, WAITING, dealt


def test_folders_that_wait_or_are_long_are_there():
    assert all((HERE / folder).is_dir() for folder in WAITING)
    assert all((HERE / part).exists() for part in LONG)


@pytest.mark.parametrize("workers", [1, 4, 6])
def test_every_worker_gets_whole_files_and_waits_first(
    request: pytest.FixtureRequest, workers: int
):
    """Here a file stands for its tests, as often as it has letters in its name."""
    paths = sorted(HERE.rglob("test_*.py"))
    files = [pytest.Module.from_parent(request.session, path=path) for path in paths]
    hands = dealt([file for file in files for _ in file.path.stem], workers)
    assert len(hands) == workers
    for file in files:
        assert max(hand.count(file) for hand in hands) == len(file.path.stem)
    assert sum(map(len, hands)) == sum(len(file.path.stem) for file in files)
    for hand in hands:
        waits = [file.path.relative_to(HERE).parts[0] in WAITING for file in hand]
        assert any(waits)
        assert waits == sorted(waits, reverse=True)
    longest = max(len(file.path.stem) for file in files)
    assert max(map(len, hands)) - min(map(len, hands)) <= longest
