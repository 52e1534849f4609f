"""Players and watchers of a table do not learn from anything how much the others write."""

from collections.abc import Iterator
from functools import partial

import pytest

from sheepfold import games
from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER
from sheepfold.server.plan import Time
from tests.server.in_process_server import Evening, World, dice
from tests.server.leak_hunt import Worlds, opened_when_needed
from tests.server.twins import Dice
from tests.server.wires import Wire

__all__ = ["dice"]

ROUNDS = 3
TALKATIVE = 1  # of the two worlds


@pytest.fixture(scope="module")
def worlds(dice: Dice) -> Iterator[Worlds]:
    with opened_when_needed(dice) as both:
        yield both


def lines_of(line: Wire) -> int:
    return sum(frame.count(b'"number":') for frame in line.heard if b'"type":"said"' in frame)


def has_heard(line: Wire, many: int) -> bool:
    return lines_of(line) >= many


async def say(evening: Evening, chair: int, text: str) -> None:
    """Write a line; everybody of this audience has heard it."""
    before = [(line, lines_of(line)) for line in evening.said(chair)]
    answer = await evening.lines[chair][0].ask(type="chat", text=text)
    assert answer["type"] == "ack", answer
    for line, many in before:
        await line.until(partial(has_heard, line, many + 1))


async def spent(world: World, viewer: int, others: int, *, talkative: bool) -> list[list[bytes]]:
    """All that two devices of a viewer are sent while both audiences are there."""
    match = Match.start(games.make("te_kuiti"), 2, {}, seed=bytes(32))
    evening = await world.evening(f"chat-{viewer % 10}", match, Time())
    elsewhere = await world.evening(f"elsewhere-{viewer % 10}", match, Time())
    try:
        for chair in (viewer, others):
            await evening.come(chair)
            await elsewhere.come(chair)
        for number in range(ROUNDS):
            if talkative:
                await say(evening, others, f"secret {number}")
                for chair in (viewer, others):
                    await say(elsewhere, chair, f"elsewhere {number}")
            await say(evening, viewer, f"line {number}")
        await evening.come(viewer)
        if talkative:
            await say(evening, others, "secret at last")
        await say(evening, viewer, "to two devices")
        return evening.told(viewer)
    finally:
        await evening.end()
        await elsewhere.end()


@pytest.mark.parametrize(
    ("viewer", "others"), [(0, WATCHER), (WATCHER, 1)], ids=["a player", "a watcher"]
)
def test_chat_of_the_others_changes_no_byte(worlds: Worlds, viewer: int, others: int):
    silent, talkative = (
        worlds.runner.run(spent(world, viewer, others, talkative=number == TALKATIVE))
        for number, world in enumerate(worlds.both())
    )
    assert silent == talkative
    words = b"".join(frame for device in silent for frame in device)
    assert words.count(b'"line 2"') == 2, "as it was written, and to the device that came later"
    assert words.count(b'"to two devices"') == 2
