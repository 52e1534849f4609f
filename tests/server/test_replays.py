"""The shelf of positions: what a request for a replay costs. Real matches and queues, no server."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from sheepfold import Match
from sheepfold.core.errors import SetupError
from sheepfold.server.queues import WorkQueue
from sheepfold.server.replays import Shelf


class Counting(WorkQueue):
    """Does the work at once, and counts it."""

    def __init__(self) -> None:
        self.runs = 0

    async def run(self, address: str, work: Callable[..., Any], *arguments: Any) -> Any:
        self.runs += 1
        return work(*arguments)


class Source:
    """Reads the match, and counts how often."""

    def __init__(self) -> None:
        self.reads = 0

    async def __call__(self) -> Match:
        self.reads += 1
        match = Match.start("te_kuiti", 2, seed=1)
        match.play(0, "fence a1N")
        return match


def test_a_seat_that_there_is_not_is_refused_before_anything_is_played():
    queue, source = Counting(), Source()
    shelf = Shelf(queue)
    for _ in range(3):
        with pytest.raises(SetupError):
            asyncio.run(shelf.positions("192.0.2.1", "match 1", 99, source))
    assert (queue.runs, source.reads) == (0, 1)


def test_a_match_is_read_once_for_all_its_viewers_and_each_film_made_once():
    queue, source = Counting(), Source()
    shelf = Shelf(queue)
    for viewer in (0, 1, 0, 1):
        positions = asyncio.run(shelf.positions("192.0.2.1", "match 1", viewer, source))
        assert positions.viewer == viewer
    assert (queue.runs, source.reads) == (2, 1)
