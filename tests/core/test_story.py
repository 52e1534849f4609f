"""The positions of a match as a viewer saw them, and views as people get them."""

from dataclasses import dataclass, field, fields
from typing import Any

import msgspec
import pytest

from sheepfold import games
from sheepfold.core.protocol import MEMORY, WATCHER
from sheepfold.core.story import Story, for_people, replayed
from tests.core.test_facts import typed
from tests.core.test_reading import decide, start


def plain(told: object) -> Any:
    """As it arrives on the other side of a wire."""
    return msgspec.json.decode(msgspec.json.encode(told))


@pytest.mark.parametrize("name", games.GAMES)
def test_a_story_followed_is_the_story_told_at_once(name: str) -> None:
    match, chooser = start(games.make(name), 5)
    story = Story(match, 0)
    for _ in range(30):
        if not match.over:
            decide(match, chooser)
        story.follow(match)
    assert story.steps == Story(match, 0).steps
    assert story.view == match.view(0)
    assert [step.line.facts for step in story.steps] == match.facts(0)


def test_a_match_is_played_again_position_by_position() -> None:
    match = typed("0 bid 2")
    match.undo(0)
    assert [len(one.moves) for one in replayed(match)] == [0, 1, 2, 3, 4, 3]
    *_, last = replayed(match)
    assert last.events == match.events


# Views for people


@dataclass(frozen=True)
class Pile:
    top: str
    below: tuple[str, ...] = field(metadata=MEMORY)


@dataclass(frozen=True)
class PilesView:
    acting: tuple[int, ...]
    memory_aid: bool
    piles: tuple[Pile, ...]
    seen: tuple[str, ...] = field(metadata=MEMORY)


def piles(*, acting: tuple[int, ...] = (0,), aid: bool = False) -> Any:
    return plain(for_people(PilesView(acting, aid, (Pile("red", ("blue",)),), ("blue",))))


def test_people_do_not_get_what_they_have_to_remember() -> None:
    assert piles() == {"acting": [0], "memory_aid": False, "piles": [{"top": "red"}]}


def test_they_do_with_the_memory_aid_and_at_the_end() -> None:
    pile = {"top": "red", "below": ["blue"]}
    told = {"acting": [0], "memory_aid": True, "piles": [pile], "seen": ["blue"]}
    assert piles(aid=True) == told
    assert piles(acting=()) == told | {"acting": [], "memory_aid": False}


@pytest.mark.parametrize("name", games.GAMES)
def test_every_view_is_plain_data_and_marks_its_memory(name: str) -> None:
    match, chooser = start(games.make(name), 1)
    for _ in range(20):
        decide(match, chooser)
    for viewer in (WATCHER, *range(match.players)):
        view = match.view(viewer)
        told = for_people(view)
        assert plain(told).keys() == told.keys()
        marked = {one.name for one in fields(view) if one.metadata == MEMORY}
        aided = getattr(view, "memory_aid", False)
        assert "memory" in marked
        assert set(told) == {one.name for one in fields(view)} - (set() if aided else marked)


def test_a_preview_that_uncovers_something_is_withheld() -> None:
    match = typed("0 bid 1")
    assert match.preview(1, "bid 1").withheld
    assert not typed().preview(1, "bid 1").withheld
