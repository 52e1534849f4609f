"""What no preview tells: a tile that comes back to the board has to be remembered (MM-16)."""

from typing import NamedTuple

import pytest

import sheepfold
from sheepfold.core.memory_laws import previewed
from sheepfold.core.story import for_people
from tests.games.meadowmight.scenario import dealt, play_on

OPEN, CLOSED = "blank-open", "blank-closed"
WOLVES = "wolf-closed wolf-single blank-open"  # green's
PONDS = "wolf-closed pond-open blank-open"
OPEN_ONES = "neutral-open neutral-open neutral-open"
# Teal's first tile is either of them. A wolf drives the neutral start tile onto it, which keeps the
# meadows in the east and in the south apart.
DRIVEN = """
    0 play {below} 1,0 0
    1 play wolf-single -1,0 0; 1 move 0,0 1,0
    0 play sheeple-open 2,0 0; -1 draw blank-open
    1 play blank-open 1,1 0
    0 play blank-open 3,0 0; -1 draw blank-open
    1 play sheeple-open 0,1 0
    0 play blank-open 4,0 0; -1 draw blank-parallel
    1 play sheeple-triple -2,0 1
    0 play blank-parallel 1,-1 1
"""
# Then the neutral tile and green's Sheeple in the south are frightened.
AGAIN = "1 play wolf-closed 0,0 0"
# A wolf drives green's Sheeple onto teal's first tile; a pond is played far away.
SHEEPLE_DRIVEN = """
    0 play {below} 1,0 0
    1 play sheeple-open 1,1 0
    0 play blank-open 2,0 0
    1 play wolf-closed 1,2 0; 1 move 1,1 1,0
    0 play neutral-triple 2,-1 0
"""
POND = "1 play pond-open -1,0 0"
# Fuzzy Fences: the neutral tile moves onto teal's first tile and on.
MOVED = """
    0 play {below} 1,0 0
    1 move 0,0 1,0; 1 discard sheeple-corner; 1 discard sheeple-triple
    0 play blank-open 2,0 0
"""
ON = "1 move 1,0 2,0; 1 discard sheeple-open"


class Position(NamedTuple):
    """Green is to move; the moves withheld, by how they begin."""

    start: str
    greens: str
    text: str
    withheld: tuple[str, ...]


POSITIONS = {
    "wolf": Position("neutral-parallel 0", WOLVES, DRIVEN, ("play wolf-closed 0,0",)),
    "flights": Position("neutral-parallel 0", WOLVES, DRIVEN + AGAIN, ("move",)),
    "pond": Position("blank-closed 0", PONDS, SHEEPLE_DRIVEN, ("play pond",)),
    "recall": Position("blank-closed 0", PONDS, SHEEPLE_DRIVEN + POND, ("recall 1,0",)),
    "named": Position("neutral-open 0", OPEN_ONES, MOVED, ()),
    "moved": Position("neutral-open 0", OPEN_ONES, MOVED + ON, ("discard",)),
}


def with_below(position: Position, below: str) -> sheepfold.Match:
    options = {"fuzzy_fences": True} if position.greens == OPEN_ONES else {"wool_wolves": True}
    hands = "blank-open blank-closed blank-open", position.greens
    match = dealt(position.start, *hands, **options)
    return play_on(match, position.text.replace("{below}", below))


@pytest.mark.parametrize("name", POSITIONS)
def test_no_preview_depends_on_a_tile_that_comes_back(name: str) -> None:
    position = POSITIONS[name]
    one, other = (with_below(position, below) for below in (OPEN, CLOSED))
    assert one.view(1) != other.view(1)
    assert for_people(one.view(1)) == for_people(other.view(1))
    withheld = {text for text in one.legal(1) if one.preview(1, text).withheld}
    assert withheld == {text for text in one.legal(1) if text.startswith(position.withheld or "-")}
    assert bool(withheld) == bool(position.withheld)
    for text in one.legal(1):
        assert previewed(one, 1, text) == previewed(other, 1, text), text


def test_whether_undo_ends_is_told_as_if_nothing_came_back() -> None:
    """What comes back turns the other frightened tile facedown, or does not."""
    matches = [with_below(POSITIONS["flights"], below) for below in (OPEN, CLOSED)]
    assert not any(match.preview(1, "move 1,0 1,-1").final for match in matches)
    for match in matches:
        play_on(match, "1 move 1,0 1,-1")
    assert [match.may_undo(1) for match in matches] == [False, True]


@pytest.mark.parametrize("below", [OPEN, CLOSED])
def test_the_last_flight_ends_undo(below: str) -> None:
    match = play_on(with_below(POSITIONS["flights"], below), "1 move 0,1 1,1")
    assert match.preview(1, "move 1,0 2,0").final


def test_a_flight_that_brings_nothing_back_is_foretold() -> None:
    match = dealt("neutral-open 0", OPEN_ONES, WOLVES, wool_wolves=True)
    play_on(match, "0 play neutral-open -1,0 0; 1 play wolf-closed 1,0 0")
    preview = match.preview(1, "move 0,0 -1,0")
    assert not preview.withheld
    assert "tile-moved" in {fact.key for fact in preview.facts}
