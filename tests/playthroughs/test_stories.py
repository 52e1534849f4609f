"""What each viewer reads of each playthrough stays as it was, line by line, with its facts."""

import re
from pathlib import Path

import pytest

from sheepfold import Match, games
from sheepfold.core.reading import Reading
from sheepfold.core.record import Undo
from tests.games.expectations import expectations
from tests.playthroughs import stories
from tests.playthroughs.files import playthrough, records
from tests.playthroughs.readings import plain, read, repeated

HERE = Path(__file__).parent
PACKAGE = HERE.parents[1] / "src" / "sheepfold" / "games"
LARGEST = 400_000  # bytes of a game's stories: people read them
RECORDS = [(game, name) for game in games.GAMES for name in records(game)]
KEPT = {game: stories.kept(game) for game in games.GAMES}


def test_every_playthrough_has_its_story_and_every_story_its_playthrough() -> None:
    assert {game: list(kept) for game, kept in KEPT.items()} == {
        game: list(records(game)) for game in games.GAMES
    }


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_every_viewer_reads_a_playthrough_as_before(game: str, name: str) -> None:
    record = playthrough(f"{game}/{name}")
    if found := stories.first_difference(KEPT[game].get(name, ""), stories.story(name, record)):
        again = f"python -m tests.playthroughs.stories {game}"
        pytest.fail(f"{found}\nif this is meant: {again}", pytrace=False)


@pytest.mark.parametrize("game", games.GAMES)
def test_what_is_kept_is_what_a_story_tells(game: str) -> None:
    """The log is read as a whole at some moments; followed line by line it reads the same."""
    record = max(records(game).values(), key=lambda text: len(re.findall("undo|withdraw", text)))
    viewers = read(record)
    done = Match.replay(record)
    assert any(isinstance(event, Undo) for event in done.events)
    followed = dict[int, Reading]()
    for number, match in enumerate(repeated(done), start=1):
        for viewer, readings in viewers.items():
            reading = followed.setdefault(viewer, Reading(match, viewer))
            reading.follow(match, match.view(viewer))
            if number in readings.later:
                again = list(map(plain, reading.lines))
                assert again == readings.later[number]
                assert again[-1] == readings.live[number - 1]
    for viewer, readings in viewers.items():
        texts = [reading.text for reading in readings.live]
        for one in readings.uncovered:
            texts[one.line - 1] = one.text
        assert texts == [str(event).partition(" ")[2] for event in done.log(viewer)]


# What the files have to show


@pytest.mark.parametrize("game", games.GAMES)
def test_stories_are_small_enough_to_be_read(game: str) -> None:
    assert stories.file(game).stat().st_size < LARGEST


@pytest.mark.parametrize("game", games.GAMES)
def test_every_fact_that_has_words_is_in_a_story(game: str) -> None:
    """A silent one has none: the words of its line say it."""
    words = (PACKAGE / game / "text" / "en.ftl").read_text("utf-8")
    met = set().union(*map(stories.keys, KEPT[game].values()))
    told = {one.key for one in games.make(game).facts.types if not one.silent}
    assert met == told
    assert set(re.findall(r"^fact-(\S+) =", words, re.MULTILINE)) == told


@pytest.mark.parametrize("game", games.GAMES)
def test_memory_hides_faces_and_every_fact_that_fades(game: str) -> None:
    hidden, faded = 0, set[str]()
    for story in KEPT[game].values():
        said = stories.unfolded(story)
        for (name, (_, title), line, viewer), now in said.items():
            if title.startswith("after ") and now != stories.LIVE:
                live = said[name, (0, stories.LIVE), line, viewer]
                hidden += "~" in now
                faded |= stories.keys(live) - stories.keys(now)
    types = games.make(game).facts.types
    assert faded >= {one.key for one in types if one.fades and not one.silent}
    assert hidden


@pytest.mark.parametrize("game", games.GAMES)
def test_secrets_are_uncovered_where_a_game_has_some(game: str) -> None:
    uncovered = any("\n## uncovered\n" in story for story in KEPT[game].values())
    assert uncovered == getattr(expectations(game), "UNCOVERS", False)


# Differences

README = (HERE / "README.md").read_text("utf-8")
TEXT = README.split("```\n")[1]  # its example


def difference(old: str, new: str) -> str | None:
    assert old in TEXT
    return stories.first_difference(TEXT, TEXT.replace(old, new, 1))


def test_equal_stories_have_no_difference() -> None:
    assert difference("bid", "bid") is None


def test_a_story_is_read_as_its_example_is_explained() -> None:
    name, live = "two_lambs", (0, "live")
    bid = '0 bid 2 | LA-1 bidden {"n":2} | LA-2 settled'
    assert stories.unfolded(TEXT) == {
        (name, live, 1, "w"): "-1 deal 0 ?",
        (name, live, 1, "0"): "-1 deal 0 5",
        (name, live, 1, "1"): "-1 deal 0 ?",
        **{(name, live, 2, viewer): bid for viewer in "w01"},
        **{(name, (1, "uncovered"), 1, viewer): "since 2 deal 0 5" for viewer in "w1"},
        **{(name, (2, "after 2"), 1, viewer): "-1 deal ? ?" for viewer in "w01"},
        (name, (3, "after 3"), 1, "0"): "live",
        (name, (3, "after 3"), 2, "0"): "live",
    }
    assert stories.keys(TEXT) == {"bidden", "settled"}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '"n":2',
            '"n":3',
            "two_lambs, live, line 2, viewer 0\n"
            'expected: 0 bid 2 | LA-1 bidden {"n":2} | LA-2 settled\n'
            'got:      0 bid 2 | LA-1 bidden {"n":3} | LA-2 settled',
        ),
        (
            "1 @0 -1 deal 0 5\n",
            "",
            "two_lambs, live, line 1, viewer 0\nexpected: -1 deal 0 5\ngot:      -1 deal 0 ?",
        ),
        (
            "1 @w,1 since",
            "1 @1 since",
            "two_lambs, uncovered, line 1, viewer w\n"
            "expected: since 2 deal 0 5\ngot:      (no row)",
        ),
        (
            "1,2 @0 live",
            "1,2,3 @0 live",
            "two_lambs, after 3, line 3, viewer 0\nexpected: (no row)\ngot:      live",
        ),
        ("@w,1", "@1,w", "the same readings in other rows"),
    ],
)
def test_the_first_difference_has_playthrough_line_viewer_and_both_readings(
    old: str, new: str, said: str
) -> None:
    assert difference(old, new) == said


def test_a_row_that_cannot_be_read_is_named() -> None:
    with pytest.raises(ValueError, match="'so it was'"):
        stories.unfolded("so it was")
