"""The order of the tests loses none of them, and lets those that wait begin."""

from collections import Counter

import pytest

from tests.order import HERE, WAITING, dealt, turn


def test_folders_that_wait_are_there():
    assert all((HERE / folder).is_dir() for folder in WAITING)


@pytest.mark.parametrize("workers", [1, 4, 6])
def test_every_worker_gets_whole_files_and_waits_first(
    request: pytest.FixtureRequest, workers: int
):
    items = request.session.items
    hands = dealt(items, workers)
    assert len(hands) == workers
    assert sorted(map(id, items)) == sorted(id(item) for hand in hands for item in hand)
    for hand in hands:
        assert list(map(turn, hand)) == sorted(map(turn, hand))
    files = [{item.path for item in hand} for hand in hands]
    sizes = Counter(item.path for item in items)
    assert sum(map(len, files)) == len(sizes)
    assert max(map(len, hands)) - min(map(len, hands)) <= max(sizes.values())
