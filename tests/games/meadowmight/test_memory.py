"""What people have to remember: tiles that lie face down or covered."""

import sheepfold
from sheepfold.core.story import for_people, whole
from tests.games.meadowmight.scenario import APART, GREEN_JOINS, dealt, exactly, play_on

HAND = "neutral-corner blank-open neutral-open"
COVERED = """
    0 play neutral-corner -1,0 1; -1 draw blank-open
    1 move -1,0 0,0; 1 discard blank-open; 1 discard neutral-open
"""


def played(start: str, *texts: str) -> sheepfold.Match:
    return exactly(dealt(start, HAND, HAND, fuzzy_fences=True), *texts)


def test_a_tile_covered_since_ones_last_decision_is_told() -> None:
    told = whole(played("blank-single 1", COVERED), 0)
    (covered,) = [note for line in told for note in line.notes if note.key == "covered-up"]
    assert covered.facts == {"cell": "0,0", "type": "blank-single"}
    assert told[1].text == "start ? 1"  # this line is older


LATER = "-1 draw neutral-open; 0 play blank-open 1,0 0"


def test_later_the_log_does_not_tell_what_lies_covered() -> None:
    one, other = (played(start, COVERED, LATER) for start in ("blank-single 1", "neutral-single 1"))
    for viewer in (0, sheepfold.WATCHER):
        assert whole(one, viewer) == whole(other, viewer)
        assert for_people(one.view(viewer)) == for_people(other.view(viewer))
        assert one.view(viewer) != other.view(viewer)


def test_discards_lie_open_for_ever() -> None:
    told = [line.text for line in whole(played("blank-single 1", COVERED, LATER), 0)]
    assert "discard neutral-open" in told
    assert "discard blank-open" in told


def test_people_do_not_get_what_lies_covered_or_went_back_into_a_hand() -> None:
    view = played("blank-single 1", COVERED).view(0)
    assert [(seen.cell, seen.type) for seen in view.memory] == [("0,0", "blank-single")]
    told = for_people(view)
    assert "memory" not in told
    assert "recalled" not in told
    assert told["table"][0].below == 1


# What a meadow was worth, and who contended


def enclosed(tile: str) -> sheepfold.Match:
    """A tile of teal's counts for a meadow, which a wolf opens; it is turned over after that."""
    hands = (
        "pond-open blank-open blank-parallel",
        "blank-open neutral-corner neutral-parallel",
        "neutral-parallel tree-triple wolf-parallel",
        "neutral-parallel blank-triple blank-parallel",
        "pond-corner pond-triple neutral-single",
    )
    return exactly(
        dealt("neutral-corner 3", *hands, first=1, wool_wolves=True),
        f"1 play {tile} 1,0 3; -1 draw neutral-triple",
        "2 play tree-triple 1,-1 3; 2 turn 1,0 2; 2 turn 0,0 0; -1 draw neutral-open",
        "3 play blank-parallel 2,0 0; -1 draw blank-single",
        "4 play pond-corner 0,1 3; -1 draw neutral-single",
        "0 play sheeple-triple 2,1 2; -1 draw wolf-closed",
        "1 play sheeple-single 2,2 2; -1 draw neutral-triple",
        "2 play wolf-parallel 1,1 0; 2 move 2,1 2,0; 2 done; -1 draw neutral-corner",
        "3 play sheeple-single -1,1 1",
    )


def test_later_the_log_does_not_tell_what_a_meadow_was_worth() -> None:
    """It came from fences of a tile that lies face down now."""
    one, other = (enclosed(tile) for tile in ("sheeple-triple", "sheeple-corner"))
    assert for_people(one.view(3)) == for_people(other.view(3))
    assert one.view(3) != other.view(3)
    assert whole(one, 3) == whole(other, 3)
    assert not {"meadow-enclosed", "meadow-opened"} & notes_told(one, 3)


def notes_told(match: sheepfold.Match, viewer: int) -> set[str]:
    return {note.key for line in whole(match, viewer) for note in line.notes}


def test_the_sides_of_a_conflict_are_told_in_the_last_turn_alone() -> None:
    """How many tiles each had came from fences of tiles that may lie face down now."""
    open_tiles = "blank-open blank-open blank-open", "neutral-open neutral-open neutral-open"
    match = play_on(
        dealt("blank-corner 0", *open_tiles),
        APART,
        "0 play sheeple-single -2,0 0; 1 play neutral-open 0,-2 0; 0 play blank-open 0,-3 0",
        GREEN_JOINS,
    )
    told = {"conflict", "side", "won", "turned-down"}
    assert told <= notes_told(match, 0)
    play_on(match, "0 play blank-open 0,-4 0")
    assert not told & notes_told(match, 0)
