"""Faces as facts tell them when tiles are turned down again or leave the field."""

import pytest

from sheepfold import WATCHER, Match
from sheepfold.core.reading import lines
from tests.games.te_kuiti.scenario import FIRST_FENCES, duel, play_on, solo

PARTING = ("tile-covered", "tile-gone")
ANOTHER_TURN = "0 fence a2N, 0 fence e5E, 1 flip c1, -1 reveal angry"


def parting(match: Match, viewer: int = WATCHER) -> list[tuple[str, ...]]:
    """What all lines say of tiles that part, as this viewer reads them now."""
    return [
        (fact.key, *(str(fact.arguments[name]) for name in ("cell", "kind", "side")))
        for line in lines(match, viewer)
        for fact in line.facts
        if fact.key in PARTING
    ]


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_TK_6_both_faces_are_told_when_two_sheep_are_turned_down_again(viewer: int):
    match = duel(FIRST_FENCES, "1 flip a1, -1 reveal joyful, 1 flip b1, -1 reveal timid")
    told = [("tile-covered", "a1", "joyful", "-"), ("tile-covered", "b1", "timid", "-")]
    assert parting(match, viewer) == told


def test_TK_15_they_are_gone_from_the_log_with_the_next_turn():
    match = duel(FIRST_FENCES, "1 flip a1, -1 reveal joyful, 1 flip b1, -1 reveal timid")
    play_on(match, ANOTHER_TURN)
    assert [parting(match, viewer) for viewer in (0, 1, WATCHER)] == [[], [], []]


def test_TK_6_a_pair_that_is_taken_shows_its_faces_for_ever():
    match = duel(FIRST_FENCES, "1 flip a1, -1 reveal joyful, 1 flip b1, -1 reveal joyful")
    play_on(match, ANOTHER_TURN)
    told = [("tile-gone", "a1", "joyful", "-"), ("tile-gone", "b1", "joyful", "-")]
    assert parting(match) == told


@pytest.mark.parametrize("kind", ["ram", "shepherd"])
def test_TK_7_TK_8_a_ram_and_a_shepherd_tile_are_seen_as_they_leave(kind: str):
    match = duel(FIRST_FENCES, f"1 flip a1, -1 reveal {kind}")
    assert parting(match) == [("tile-gone", "a1", kind, "-")]


def test_TK_S2_flowers_are_told_with_the_faces():
    match = solo("0 flip a1, -1 reveal joyful N, 0 flip b1, -1 reveal timid -")
    told = [("tile-covered", "a1", "joyful", "N"), ("tile-covered", "b1", "timid", "-")]
    assert parting(match) == told
