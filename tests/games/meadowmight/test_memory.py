"""What people have to remember: tiles that lie face down or covered."""

from typing import Any

import pytest

import sheepfold
from sheepfold import WATCHER
from sheepfold.core.reading import lines
from sheepfold.core.rng import Plain
from sheepfold.core.story import for_people
from tests.games.meadowmight.scenario import APART, GREEN_JOINS, dealt, exactly, play_on

HAND = "neutral-corner blank-open neutral-open"
COVERED = """
    0 play neutral-corner -1,0 1; -1 draw blank-open
    1 move -1,0 0,0; 1 discard blank-open; 1 discard neutral-open
"""


def played(start: str, *texts: str) -> sheepfold.Match:
    return exactly(dealt(start, HAND, HAND, fuzzy_fences=True), *texts)


def reading(match: sheepfold.Match, viewer: int) -> list[str]:
    return [line.text for line in lines(match, viewer)]


def faces(match: sheepfold.Match, viewer: int, key: str) -> list[dict[str, Any]]:
    """The arguments of all facts of a kind, as a viewer may read them now."""
    facts = [fact for line in lines(match, viewer) for fact in line.facts]
    return [dict(fact.arguments) for fact in facts if fact.key == key]


def test_a_tile_covered_since_ones_last_decision_is_named() -> None:
    match = played("blank-single 1", COVERED)
    assert faces(match, 0, "covered") == [{"tile": 0, "cell": "0,0", "type": "blank-single"}]
    assert reading(match, 0)[1] == "start ~ 1"  # this line is older


LATER = "-1 draw neutral-open; 0 play blank-open 1,0 0"


def test_later_the_log_does_not_name_what_lies_covered() -> None:
    one, other = (played(start, COVERED, LATER) for start in ("blank-single 1", "neutral-single 1"))
    for viewer in (0, WATCHER):
        assert lines(one, viewer) == lines(other, viewer)
        assert for_people(one.view(viewer)) == for_people(other.view(viewer))
        assert one.view(viewer) != other.view(viewer)


def test_discards_lie_open_for_ever() -> None:
    texts = reading(played("blank-single 1", COVERED, LATER), 0)
    assert "discard neutral-open" in texts
    assert "discard blank-open" in texts


def test_people_do_not_get_what_lies_covered_or_went_back_into_a_hand() -> None:
    view = played("blank-single 1", COVERED).view(0)
    assert [(seen.cell, seen.type) for seen in view.memory] == [("0,0", "blank-single")]
    shown = for_people(view)
    assert not {"memory", "laid", "recalled"} & set(shown)
    assert shown["table"][0].below == 1


def test_a_tile_that_moved_is_the_one_that_was_played() -> None:
    match = played("blank-single 1", COVERED)
    assert match.game.covered(match.view(0)) == {(0,)}  # the start tile, not 1
    assert reading(match, WATCHER)[8] == "play neutral-corner -1,0 1"


def test_only_the_covered_tile_is_hidden() -> None:
    match = played("blank-single 1", COVERED, LATER)
    assert faces(match, 0, "tile-laid")[:2] == [
        {"tile": 0, "type": "~", "cell": "0,0", "rot": "1"},
        {"tile": 1, "type": "neutral-corner", "cell": "-1,0", "rot": "1"},
    ]
    assert faces(match, 0, "covered") == [{"tile": 0, "cell": "0,0", "type": "~"}]


def test_what_was_taken_back_hides_nothing() -> None:
    match = played("blank-single 1", "0 play neutral-corner -1,0 1")
    match.undo(0)
    exactly(match, "0 play neutral-open -1,0 0")
    assert not any("~" in text for text in reading(match, 0))


def test_the_end_tells_all() -> None:
    match = sheepfold.Match.start("meadowmight", 3, {"fuzzy_fences": True}, seed=1)
    rng = Plain("covered")
    while not match.over:
        (seat,) = match.acting
        texts = match.legal(seat)
        moves = [text for text in texts if text.startswith(("move", "discard"))] or texts
        match.play(seat, moves[rng.below(len(moves))])
    assert any(shown.below for shown in match.view(0).table)
    assert [line.facts for line in lines(match, 0)] == match.facts(0)
    assert not any("~" in text for text in reading(match, 0))


def test_whether_a_covered_tile_lay_faceup_is_told_in_the_last_turn_only() -> None:
    """A tile that moves covers one that lies faceup or face down; both read alike later."""
    match = sheepfold.Match.start("meadowmight", 3, {"fuzzy_fences": True}, seed=3)
    rng = Plain("faceup", 3)
    while len(match.events) < 110:
        (seat,) = match.acting
        texts = match.legal(seat)
        moves = [text for text in texts if text.startswith(("move", "discard"))]
        some = moves if moves and rng.below(3) else texts
        match.play(seat, some[rng.below(len(some))])
    covered = match.game.covered(match.view(WATCHER))
    old = lines(match, WATCHER)[:-3]
    hidden = []
    for line in old:
        for key in ("covered", "returned"):
            live = match.line(line.number, WATCHER).facts
            was = [one.arguments for one in live if one.key == key]
            read = [one.arguments for one in line.facts if one.key == key]
            for before, now in zip(was, read, strict=True):
                if (before["tile"],) in covered:
                    assert now == {**before, "type": "~"}
                    hidden.append(before["type"])
    assert "down" in hidden
    assert len(set(hidden)) > 1


CONTENDED = (  # facts that come from all tiles around the move
    "conflict",
    "side",
    "won",
    "turned-down",
    "meadows-joined",
    "double-fence",
)


def keys(match: sheepfold.Match, viewer: int) -> list[str]:
    found = [fact.key for line in lines(match, viewer) for fact in line.facts]
    return [key for key in found if key in CONTENDED]


def test_a_conflict_is_told_in_the_last_turn_only() -> None:
    match = dealt("blank-corner 0", "blank-open blank-open blank-open", HAND)
    play_on(match, APART, "0 play blank-open -2,0 0\n", GREEN_JOINS)
    assert keys(match, 0) == ["conflict", "side", "side", "won", "turned-down"]
    play_on(match, "0 play blank-open 1,0 0")
    assert keys(match, 0) == []
    assert "play ~ 0,-1 0" in reading(match, 0)


def test_what_meadows_are_worth_is_told_in_the_last_turn_only() -> None:
    """Tiles of them may lie face down by now: their sheep would be known from the points."""
    match = dealt("blank-triple 0", "blank-open blank-open blank-open", HAND)
    play_on(match, "0 play sheeple-triple -1,0 2")
    told = ("meadow-enclosed", "points-changed")
    assert [len(faces(match, 1, key)) for key in told] == [1, 1]
    play_on(match, "1 play neutral-open 1,0 0")
    assert [len(faces(match, 1, key)) for key in told] == [0, 0]


PONDS = "pond-open pond-corner blank-open"
BACK = """
    0 play sheeple-triple 1,0 0
    1 play sheeple-triple 0,1 0
    0 play pond-open -1,0 0; 0 recall 1,0
    1 play sheeple-open 0,2 0
    0 play blank-open -2,0 0
    1 play sheeple-single 0,3 0
"""


@pytest.mark.parametrize(("viewer", "word"), [(0, "sheeple-triple"), (1, "~"), (WATCHER, "~")])
def test_a_sheeple_that_went_back_to_a_hand_is_to_be_remembered(viewer: int, word: str) -> None:
    match = play_on(dealt("blank-closed 0", PONDS, HAND, wool_wolves=True), BACK)
    assert f"play {word} 1,0 0" in reading(match, viewer)
    assert [one["type"] for one in faces(match, viewer, "taken-back")] == [word]


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
@pytest.mark.parametrize(
    "text",
    [
        "0 play sheeple-triple 1,0 0; 1 play sheeple-corner 0,4 0",
        """
        0 turn 0,3 1; 0 discard sheeple-triple; 0 discard sheeple-open
        1 play sheeple-corner 0,4 0
        """,
    ],
)
def test_until_it_is_played_again_or_discarded(viewer: int, text: str) -> None:
    match = play_on(dealt("blank-closed 0", PONDS, HAND, wool_wolves=True), BACK)
    play_on(match, text)
    assert "play sheeple-triple 1,0 0" in reading(match, viewer)
    tiles = [one["tile"] for one in faces(match, viewer, "tile-laid")]
    assert tiles.count(1) == 1 + ("discard" not in text)  # it has the number it had
