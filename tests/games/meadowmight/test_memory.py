"""What people have to remember: tiles that lie face down or covered."""

import sheepfold
from sheepfold.core.story import for_people, whole
from tests.games.meadowmight.scenario import dealt, exactly

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
