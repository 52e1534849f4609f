"""What the terminal marks as new in Sheep & Thief: read from facts, it is what two views show."""

import random
from typing import Any

import pytest

from sheepfold import CHANCE, WATCHER, Match
from sheepfold.cli.boards import standing
from sheepfold.core.match import Line
from sheepfold.games.sheep_and_thief import SheepAndThief
from sheepfold.games.sheep_and_thief.board import CELL_NAMES
from sheepfold.games.sheep_and_thief.terminal.news import News, news
from sheepfold.games.sheep_and_thief.terminal.seats import worth
from sheepfold.games.sheep_and_thief.view import Board, FarmsView

GAME = SheepAndThief()
PARTS = ("gold", "sheep", "paddock", "towns", "rivers", "black")


def fresh(was: Board, now: Board) -> set[str]:
    """The spaces where two boards differ."""
    return {
        name
        for cell, name in enumerate(CELL_NAMES)
        if was.cards[cell] != now.cards[cell]
        or was.white[cell] != now.white[cell]
        or (was.black == name) != (now.black == name)
    }


def assert_news_are_what_changed(found: News, was: FarmsView, now: FarmsView) -> None:
    for seat in range(now.players):
        assert found.cells(seat) == fresh(was.boards[seat], now.boards[seat])
        for part in PARTS:
            more = worth(now.tally[seat], part) - worth(was.tally[seat], part)
            assert found.more(seat, part) == more, part


@pytest.mark.parametrize(
    ("players", "options"),
    GAME.configurations(),
    ids=lambda value: str(value) if isinstance(value, int) else "-".join(map(str, value.values())),
)
def test_news_are_what_two_views_differ_in(players: int, options: dict[str, Any]):
    """Some moves are taken back, choices in secret withdrawn: that is nothing new."""
    luck = random.Random(players)
    match = Match.start(GAME, players, options, seed=players)
    undone = 0
    before, since = match.view(WATCHER), len(match.events)
    while not match.over:
        if luck.random() < 0.05:
            before, since = match.view(WATCHER), len(match.events)
        seat = luck.choice(sorted(match.acting))
        match.play(seat, luck.choice(match.legal(seat)))
        if luck.random() < 0.3 and match.may_undo(seat):
            match.undo(seat)
            undone += 1
        lines = [match.line(number, WATCHER) for number in range(since + 1, len(match.events) + 1)]
        assert_news_are_what_changed(news(lines), before, match.view(WATCHER))
    assert undone > 5


def line(number: int, text: str, by: int = 0) -> Line:
    return Line(number, by, text, ())


def test_an_undo_takes_all_lines_from_its_own_on():
    lines = [line(3, "lay 1 b1"), line(4, "sheep"), line(5, "heel"), line(6, "undo 4 agreed")]
    assert standing([*lines, line(7, "heel")]) == [lines[0], line(7, "heel")]


def test_a_withdrawal_takes_one_line():
    lines = [line(3, "pick 1"), line(4, "pick ?", 1), line(5, "withdraw 3")]
    assert standing(lines) == [lines[1]]


def test_who_placed_last_is_known_from_facts():
    match = Match.start(GAME, 2, {}, seed=1)
    lines = [match.line(number + 1, WATCHER) for number in range(len(match.events))]
    assert match.events[0].by == CHANCE
    assert news(lines).last is None
    while not any(fact.key == "card-laid" for fact in match.facts(WATCHER)[-1]):
        seat = min(match.acting)
        match.play(seat, match.legal(seat)[0])
    last = match.line(len(match.events), WATCHER)
    assert news([last]).last == last.by
