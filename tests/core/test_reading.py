"""The log as a viewer may read it: on the toy game, and followed line by line on all."""

import random

import pytest

from sheepfold import games
from sheepfold.core.match import Line, Match
from sheepfold.core.protocol import CHANCE, WATCHER, AnyGame
from sheepfold.core.reading import Reading, is_aided, known_before, lines
from tests.core.lambs import Lambs
from tests.core.test_facts import typed

BIDS = ("0 bid 2", "1 bid 1", "-1 show 4")
MATCHES = 4


def texts(match: Match, viewer: int) -> list[str]:
    return [line.text for line in lines(match, viewer)]


def test_a_line_has_its_number_who_made_it_and_what_it_brought_about() -> None:
    match = typed("0 bid 2", "1 bid 1")
    read = lines(match, WATCHER)
    assert (read[0].number, read[0].by, read[0].text) == (1, CHANCE, "deal 0 ?")
    assert (read[-1].number, read[-1].by, read[-1].text) == (5, 1, "bid 1")
    assert [fact.key for fact in read[-1].facts] == ["settled", "paid"]


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
    assert lines(match, WATCHER)[-1] == Line(7, 0, "withdraw 5", ())


def test_older_lines_do_not_name_what_lies_face_down_again() -> None:
    assert texts(typed("0 bid 2"), 1)[2:] == ["show 3", "bid ?"]
    assert texts(typed(*BIDS), 1)[2:] == ["show ~", "bid ?", "bid 1", "show 4"]
    faded = lines(typed(*BIDS), 1)[2].facts[0]
    assert faded.arguments == {"round": 0, "lamb": "~"}


def test_each_viewer_has_a_last_turn_of_his_own() -> None:
    match = typed(*BIDS)
    before = {viewer: known_before(lines(match, viewer), viewer) for viewer in (0, 1, WATCHER)}
    assert before == {0: 3, 1: 4, WATCHER: 4}
    match.play(0, "bid 1")
    assert [known_before(lines(match, viewer), viewer) for viewer in (0, 1, WATCHER)] == [6, 4, 6]


def test_before_the_first_decision_all_is_recent() -> None:
    assert known_before(lines(typed("0 bid 1"), 1), 1) == 0
    assert known_before(lines(typed(), WATCHER), WATCHER) == 0


def test_what_still_lies_open_is_named_however_old_it_is() -> None:
    assert texts(typed("0 bid 2"), 0)[2] == "show 3"


def test_at_the_end_all_is_named() -> None:
    match = typed(*BIDS, "1 bid 0", "0 bid 0", "0 done")
    assert texts(match, 1)[2] == "show 3"


def test_following_returns_what_is_new_and_what_reads_otherwise() -> None:
    match = typed("0 bid 2")
    reading = Reading(match, 1)
    assert reading.lines[3].text == "bid ?"
    match.play(1, "bid 1")
    changed = reading.follow(match, match.view(1))
    # Its own decision begins the last turn: the lamb shown before it lies face down now.
    assert [(line.number, line.text) for line in changed] == [(3, "show ~"), (5, "bid 1")]
    assert reading.follow(match, match.view(1)) == []


def test_a_revealed_secret_is_written_into_the_log_and_not_into_lines_that_were_read() -> None:
    match = typed("0 bid 2", "1 bid 1")
    assert [str(event) for event in match.log(1)[3:]] == ["0 bid 2", "1 bid 1"]
    assert texts(match, 1)[3:] == ["bid ?", "bid 1"]
    assert texts(match, 0)[3:] == ["bid 2", "bid 1"]  # the last choice is open at once


# Every game


def start(game: AnyGame, number: int) -> tuple[Match, random.Random]:
    chooser = random.Random(number)
    players, options = chooser.choice(game.configurations())
    return Match.start(game, players, options, seed=number), chooser


def decide(match: Match, chooser: random.Random) -> None:
    seat = chooser.choice(sorted(match.acting))
    if match.may_undo(seat) and chooser.random() < 0.05:
        match.undo(seat)
    else:
        match.play(seat, chooser.choice(match.legal(seat)))


@pytest.mark.parametrize("name", games.GAMES)
def test_a_reading_followed_is_the_reading_made_at_once(name: str) -> None:
    for number in range(MATCHES):
        match, chooser = start(games.make(name), number)
        viewers = (WATCHER, *range(match.players))
        readings = {viewer: Reading(match, viewer) for viewer in viewers}
        kept = {viewer: dict(enumerate(readings[viewer].lines, 1)) for viewer in viewers}
        while not match.over:
            decide(match, chooser)
            for viewer, reading in readings.items():
                changed = reading.follow(match, match.view(viewer))
                kept[viewer] |= {line.number: line for line in changed}
        for viewer, reading in readings.items():
            assert reading.lines == lines(match, viewer)
            assert list(kept[viewer].values()) == reading.lines, "what a client has kept"


@pytest.mark.parametrize("name", games.GAMES)
def test_what_old_lines_leave_out_is_what_has_to_be_remembered(name: str) -> None:
    """Only faces of covered things become `~`; facts that fade or tell may be gone."""
    hidden = 0
    for number in range(MATCHES):
        match, chooser = start(games.make(name), number)
        for _ in range(30):
            if not match.over:
                decide(match, chooser)
        for viewer in (WATCHER, *range(match.players)):
            read = lines(match, viewer)
            old = 0 if is_aided(match.view(viewer)) else known_before(read, viewer)
            for line in read:
                live = match.line(line.number, viewer)
                if line.number > old:
                    assert line == live
                elif line.text != live.text:
                    hidden += 1
                    words = zip(line.text.split(), live.text.split(), strict=True)
                    assert all(one in ("~", other) for one, other in words)
    assert hidden
