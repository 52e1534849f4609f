"""What people have to remember: the packs they passed on."""

import sheepfold
from sheepfold.core.reading import lines
from sheepfold.core.story import for_people
from tests.games.sheep_and_thief.scenario import play

START = """
    -1 first 0
    -1 deal 0 1, -1 deal 0 2, -1 deal 0 3, -1 deal 0 4, -1 deal 0 5, -1 deal 0 6
    -1 deal 1 13, -1 deal 1 20, -1 deal 1 38, -1 deal 1 50, -1 deal 1 53, -1 deal 1 56
"""
PICKED = "0 pick 2, 0 pick 6, 1 pick 53, 1 pick 13"


def dealt(match: sheepfold.Match, viewer: int) -> list[str]:
    """The cards that the log tells as dealt to seat 0."""
    told = [line.text.split() for line in lines(match, viewer)]
    return [words[2] for words in told if words[:2] == ["deal", "0"]]


def test_ones_own_pack_is_told_while_one_holds_it() -> None:
    assert dealt(play(2, START), 0) == ["1", "2", "3", "4", "5", "6"]
    assert dealt(play(2, START, "0 pick 2"), 0) == ["1", "2", "3", "4", "5", "6"]


def test_cards_passed_on_are_for_people_to_remember() -> None:
    assert dealt(play(2, START, PICKED), 0) == ["~", "2", "~", "~", "~", "6"]


def test_others_see_no_card_at_all() -> None:
    for viewer in (1, sheepfold.WATCHER):
        assert dealt(play(2, START, PICKED), viewer) == ["?"] * 6


def test_people_get_the_boards_and_not_the_packs_they_have_held() -> None:
    view = play(2, START, PICKED).view(0)
    assert [held.pack for held in view.memory] == [(1, 2, 3, 4, 5, 6)]
    told = for_people(view)
    assert "memory" not in told
    assert told["pack"] == (20, 38, 50, 56)
    assert told["hand"] == (2, 6)


def test_of_a_card_face_down_nobody_is_told_what_would_have_fitted() -> None:
    match = sheepfold.Match.start("sheep_and_thief", 2, seed=8)
    while not any(laid.down for laid in match.view(0).laid):  # a player has to cover in the end
        seat = min(match.acting)
        match.play(seat, match.legal(seat)[0])
    (down,) = [laid for laid in match.view(0).laid if laid.down]
    assert down.fitting
    told = for_people(match.view(0))["laid"]
    assert all("fitting" not in laid for laid in told)
    assert [laid["cell"] for laid in told if laid["down"]] == [down.cell]
