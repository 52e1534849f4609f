"""What people have to remember: ruling TK-15, in the log as they may read it."""

import pytest

import sheepfold
from sheepfold.core.reading import lines
from tests.games.te_kuiti.scenario import FIRST_FENCES, duel, solo

VIEWERS = [0, 1, sheepfold.WATCHER]
SEEN = "1 flip a5, -1 reveal joyful, 1 flip b5, -1 reveal sleepy"
OTHERWISE = "1 flip a5, -1 reveal timid, 1 flip b5, -1 reveal dreamy"
LATER = "0 fence c1N, 0 fence d1N, 1 flip c5, -1 reveal shepherd, 0 fence e1N"


def texts(match: sheepfold.Match, viewer: int) -> list[str]:
    return [line.text for line in lines(match, viewer)]


def test_TK_15_what_was_flipped_in_the_last_turn_is_told() -> None:
    match = duel(FIRST_FENCES, SEEN)
    assert texts(match, 0)[3:] == ["flip a5", "reveal joyful", "flip b5", "reveal sleepy"]
    assert texts(match, 1)[3:] == ["flip a5", "reveal ~", "flip b5", "reveal sleepy"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_TK_15_later_the_log_does_not_tell_what_lies_face_down(viewer: int) -> None:
    assert lines(duel(FIRST_FENCES, SEEN, LATER), viewer) == lines(
        duel(FIRST_FENCES, OTHERWISE, LATER), viewer
    )


@pytest.mark.parametrize("viewer", VIEWERS)
def test_TK_15_with_the_memory_aid_it_does(viewer: int) -> None:
    match = duel(FIRST_FENCES, SEEN, LATER, memory_aid=True)
    assert texts(match, viewer)[4:7:2] == ["reveal joyful", "reveal sleepy"]


def test_TK_15_what_left_the_field_is_told_for_ever() -> None:
    match = duel(FIRST_FENCES, "1 flip a5, -1 reveal ram, 1 ram a1N", SEEN.replace("a5", "d5"))
    assert texts(match, 1)[4] == "reveal ram"


# Two tiles that lie in a pen before the turn ends: alike or not, both are turned back.
ENCLOSED = """
    1 flip a1, -1 reveal {}, 1 flip c5, -1 reveal shepherd, 0 fence a2N
    1 flip c1, -1 reveal shepherd, 0 fence b1W
    1 flip e5, -1 reveal joyful
"""


@pytest.mark.parametrize("viewer", VIEWERS)
def test_TK_15_nor_whether_two_tiles_are_alike(viewer: int) -> None:
    pair, other = ENCLOSED.format("joyful"), ENCLOSED.format("sleepy")
    assert lines(duel(FIRST_FENCES, pair), 0) != lines(duel(FIRST_FENCES, other), 0)
    later = "0 fence c1N, 0 fence d1N, 1 flip d5, -1 reveal ram, 1 ram c1N"
    assert lines(duel(FIRST_FENCES, pair, later), viewer) == lines(
        duel(FIRST_FENCES, other, later), viewer
    )


def test_TK_15_all_see_a_tile_that_was_seen_before_though_nothing_is_drawn() -> None:
    match = duel(FIRST_FENCES, SEEN, "0 fence c1N, 0 fence d1N, 1 flip a5")
    shown = {"round": 1, "cell": "a5", "kind": "joyful", "side": "-"}
    assert [fact.arguments for fact in lines(match, 0)[-1].facts] == [shown]
    match.play(1, "flip c5")
    match.play(sheepfold.CHANCE, "reveal timid")
    match.play(0, "fence e1N")
    hidden = {"round": 1, "cell": "a5", "kind": "~", "side": "~"}
    assert [fact.arguments for fact in lines(match, 0)[9].facts] == [hidden]


def test_TK_15_a_flower_is_to_be_remembered_too() -> None:
    match = solo("0 flip a1, -1 reveal joyful N, 0 flip e5, -1 reveal timid E, 0 flip b1")
    told = lines(match, 0)
    assert [line.text for line in told] == [
        "flip a1",
        "reveal ~ ~",
        "flip e5",
        "reveal ~ ~",
        "flip b1",
    ]
    assert {fact.key for line in told for fact in line.facts} == {"tile-shown"}
