"""The log as a viewer may read it, and views as people get them: on the toy game and on all."""

import random
import weakref
from dataclasses import dataclass, field, fields
from typing import Any

import msgspec
import pytest

from sheepfold import games
from sheepfold.core.actions import ActionSpace, Hidden, Pairs, Words
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE, MEMORY, WATCHER, AnyGame, Note, Step
from sheepfold.core.record import Move, Undo
from sheepfold.core.story import (
    Line,
    Story,
    for_people,
    fresh,
    hide,
    lines,
    recent,
    taken_back,
    told,
    trail,
    whole,
)
from tests.core.lambs import Lambs


def plain(told: object) -> Any:
    """As it arrives on the other side of a wire."""
    return msgspec.json.decode(msgspec.json.encode(told))


def typed(*moves: str) -> Match:
    """Two seats with lambs 5 and 1, the first lamb shown, then the moves."""
    match = Match.start(Lambs(), 2, seed=None)
    for move in ("-1 deal 0 5", "-1 deal 1 1", "-1 show 3", *moves):
        seat, _, text = move.partition(" ")
        match.play(int(seat), text)
    return match


def texts(match: Match, viewer: int) -> list[str]:
    return [line.text for line in whole(match, viewer)]


BIDS = ("0 bid 2", "1 bid 1", "-1 show 4")


# Lines


@pytest.mark.parametrize("name", games.GAMES)
def test_lines_need_no_whole_views_and_let_them_go(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log with undos: all its views together would take far more memory than its lines."""
    match = undone_often(games.make(name))
    whole_view = match.game.view
    given: list[weakref.ref[Any]] = []
    kept = 0

    def view(state: Any, viewer: int) -> Any:
        nonlocal kept
        seen = whole_view(state, viewer)
        given.append(weakref.ref(seen))
        kept = max(kept, sum(one() is not None for one in given))
        return seen

    for viewer in (WATCHER, *range(match.players)):
        told = Story(match, viewer).lines()
        given.clear()
        with monkeypatch.context() as patch:
            patch.setattr(match.game, "view", view, raising=False)
            assert whole(match, viewer) == told
        assert len(given) > len(match.events)
    assert kept < 10


def undone_often(game: AnyGame) -> Match:
    rng = random.Random(game.id)
    match = Match.start(game, 2, seed=5)
    for _ in range(50):
        seat = min(match.acting)
        match.play(seat, rng.choice(match.legal(seat)))
        if match.over:
            break
        if match.may_undo(seat) and rng.random() < 0.5:
            match.undo(seat)
    return match


def test_a_line_has_its_number_who_made_it_and_what_happened_by_itself() -> None:
    told = whole(typed("0 bid 2", "1 bid 1"), WATCHER)
    assert told[0] == Line(1, CHANCE, "deal 0 ?", ())
    assert told[-1] == Line(5, 1, "bid 1", (Note("LA-2", "settled"),))


def test_an_undo_names_the_line_it_takes_back() -> None:
    match = typed("0 bid 2")
    match.undo(0)
    match.play(0, "bid 1")
    match.play(1, "bid 0")
    match.undo(1, agreed=(0, 1))
    assert texts(match, 0)[3:] == ["bid 2", "undo 4", "bid 1", "bid 0", "undo 7 agreed"]
    match = Match.start(Lambs(), 3, seed=1)
    match.play(0, "bid 1")
    match.play(1, "bid 1")
    match.undo(0)
    assert whole(match, WATCHER)[-1] == Line(7, 0, "withdraw 5", ())


def test_an_undo_alone_gives_the_line_that_the_whole_log_has() -> None:
    match = typed("0 bid 2")
    match.undo(0)
    assert taken_back(Undo(0, 4), 5) == whole(match, 1)[-1]


def test_older_lines_do_not_name_what_lies_face_down_again() -> None:
    assert texts(typed("0 bid 2"), 1)[2:] == ["show 3", "bid ?"]
    assert texts(typed(*BIDS), 1)[2:] == ["show ?", "bid ?", "bid 1", "show 4"]


def test_each_viewer_has_a_last_turn_of_his_own() -> None:
    match = typed(*BIDS)
    steps = {viewer: Story(match, viewer).steps for viewer in (0, 1, WATCHER)}
    assert {viewer: recent(told, viewer) for viewer, told in steps.items()} == {0: 3, 1: 2, -2: 2}
    match.play(0, "bid 1")
    assert [recent(Story(match, viewer).steps, viewer) for viewer in (0, 1, WATCHER)] == [1, 3, 1]


def test_before_the_first_decision_all_is_recent() -> None:
    steps = Story(typed("0 bid 1"), 1).steps
    assert recent(steps, 1) == len(steps) == 4
    assert recent(Story(typed(), WATCHER).steps, WATCHER) == 3


def test_what_still_lies_open_is_told_however_old_it_is() -> None:
    match = typed("0 bid 2")
    assert texts(match, 0)[2] == "show 3"


def test_at_the_end_all_is_told() -> None:
    match = typed(*BIDS, "1 bid 0", "0 bid 0", "0 done")
    assert texts(match, 1)[2] == "show 3"


def test_faces_stand_in_the_recent_lines_whatever_lies_face_down() -> None:
    match = typed(*BIDS)
    steps, view = Story(match, 0).steps, match.view(0)
    told = [[line.text for line in lines(match.game, steps, view, n)][2] for n in (0, 3, 4)]
    assert told == ["show ?", "show ?", "show 3"]


# Every game: the short way gives what the long way gives


def start(game: AnyGame, number: int, *, aid: bool = False) -> tuple[Match, random.Random]:
    """A match of some configuration; one with the memory aid only if that is allowed."""
    chooser = random.Random(number)
    configurations = [one for one in game.configurations() if aid or not one[1].get("memory_aid")]
    players, options = chooser.choice(configurations)
    return Match.start(game, players, options, seed=number), chooser


def decide(match: Match, chooser: random.Random) -> None:
    seat = chooser.choice(sorted(match.acting))
    if match.may_undo(seat) and chooser.random() < 0.05:
        match.undo(seat)
    else:
        match.play(seat, chooser.choice(match.legal(seat)))


MATCHES = 4


@pytest.mark.parametrize("name", games.GAMES)
def test_fresh_lines_are_those_of_the_whole_log(name: str) -> None:
    for number in range(MATCHES):
        match, chooser = start(games.make(name), number, aid=True)
        viewer = chooser.choice((WATCHER, *range(match.players)))
        check_every_event(match, chooser, viewer)


def check_every_event(match: Match, chooser: random.Random, viewer: int) -> None:
    """Play on to the end; after every event both ways have to give the same lines for it."""
    game, story = match.game, Story(match, viewer)
    before, known = game.setup(match.players, match.options), 0
    while True:
        new = match.events[known:]
        story.follow(match)
        now = story.lines()[known:]
        if new and isinstance(new[0], Undo):
            assert now == [taken_back(new[0], known + 1)]
        else:
            moves = [(one.by, game.actions.parse(one.text)) for one in new if isinstance(one, Move)]
            steps = fresh(
                game, trail(game, before, moves), moves, viewer, game.view(before, viewer)
            )
            assert now == told(steps, known + 1)
        if match.over:
            return
        before, known = match.state.copy(), len(match.events)
        decide(match, chooser)


@pytest.mark.parametrize("name", games.GAMES)
def test_fresh_leaves_the_state_before_as_it_is(name: str) -> None:
    game = games.make(name)
    match, chooser = start(game, MATCHES)
    before, known = match.state.copy(), len(match.events)
    view = game.view(before, 0)
    decide(match, chooser)
    moves = [(one.by, game.actions.parse(one.text)) for one in match.moves[known:]]
    assert fresh(game, trail(game, before, moves), moves, 0, game.view(before, 0))
    assert game.view(before, 0) == view


@pytest.mark.parametrize("name", games.GAMES)
def test_a_story_followed_is_the_story_told_at_once(name: str) -> None:
    match, chooser = start(games.make(name), 5)
    story = Story(match, 0)
    for _ in range(30):
        decide(match, chooser)
        story.follow(match)
    assert story.lines() == whole(match, 0)
    assert story.view == match.view(0)


@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_hidden_of_old_lines_is_what_has_to_be_remembered(name: str) -> None:
    """Only faces become `?`, only in old lines that are remembered; some do in every game.

    Notes that fade are in none of the old lines.
    """
    hidden = 0
    for number in range(MATCHES):
        match, chooser = start(games.make(name), number)
        for _ in range(30):
            if not match.over:
                decide(match, chooser)
        story = Story(match, 0)
        gone = match.game.remembered(story.steps, story.view)
        old = len(story.steps) - recent(story.steps, 0)
        fading = match.game.fading
        for line, step, forgotten in zip(story.lines(), story.steps, gone, strict=True):
            if isinstance(step.event, Undo) or not forgotten or line.number > old:
                lasting = [one for one in step.notes if line.number > old or one.key not in fading]
                assert line.notes == tuple(lasting)
                assert f"{line.by} {line.text}" == str(step.event)
            else:
                hidden += 1
                assert line != Line(line.number, line.by, step.event.text, tuple(step.notes))
    assert hidden


# Hiding


CARD = Words("card", ("red", "blue", "dog"))
ACTIONS = ActionSpace(("lay", CARD, Words("cell", "ab")), ("pair", Pairs("cards", CARD)))


def step(text: str, *notes: Note) -> Step:
    return Step(Move(0, text), None, None, notes)


def test_arguments_and_facts_of_the_hidden_kinds_become_question_marks() -> None:
    note = Note("X-1", "met", {"card": "red", "card2": "blue", "n": 2})
    told = hide(step("lay red b", note), ACTIONS, ("card",))
    assert told.event == Move(0, "lay ? b")
    assert told.notes == [Note("X-1", "met", {"card": "?", "card2": "?", "n": 2})]


def test_an_argument_of_two_words_becomes_two_question_marks() -> None:
    assert hide(step("pair red blue"), ACTIONS, ("cards",)).event == Move(0, "pair ? ?")


def test_what_lies_open_for_ever_stays() -> None:
    note = Note("X-1", "met", {"card": "dog"})
    told = step("lay dog a", note)
    assert hide(told, ACTIONS, ("card",), lasting=("dog",)) == Step(told.event, None, None, [note])


def test_notes_that_tell_a_face_go() -> None:
    told = step("lay red a", Note("X-1", "red-met"), Note("X-1", "met"))
    assert hide(told, ACTIONS, ("card",), telling=("red-met",)).notes == [Note("X-1", "met")]


class Settling(Lambs):
    """That a round was settled is told in the last turn only."""

    fading = ("settled",)


def test_notes_that_tell_another_face_fade() -> None:
    rounds = ("0 bid 2", "1 bid 1", "-1 show 4", "0 bid 0", "1 bid 0")
    told = [
        [line.number for line in lines(game, story.steps, story.view, count) if line.notes]
        for game in (Lambs(), Settling())
        for story in (Story(typed(*rounds), 0),)
        for count in (1, len(story.steps))
    ]
    assert told == [[5, 8], [5, 8], [8], [5, 8]]


def test_an_undo_and_what_is_hidden_already_stay_as_they_are() -> None:
    undone = Step(Undo(0, 1), None, None, ())
    assert hide(undone, ACTIONS, ("card",)) is undone
    secret = ActionSpace(("lay", Hidden(CARD, owner="by")))
    assert hide(step("lay ?"), secret, ("card",)).event == Move(0, "lay ?")


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


def test_a_preview_says_that_it_uncovers_something() -> None:
    match = typed("0 bid 1")
    assert match.preview(1, "bid 1").uncovers
    assert not typed().preview(1, "bid 1").uncovers
