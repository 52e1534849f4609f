"""Worlds imagined from a view: all that the viewer saw allows, equally likely, and no others.

Decks are cut down so that what is possible can be enumerated, see `worlds.py`.
"""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from sheepfold.core.laws import slots
from sheepfold.core.protocol import WATCHER
from sheepfold.core.rng import Plain
from sheepfold.games.sheep_and_thief import imagine, puzzle
from tests.games.sheep_and_thief.worlds import (
    GAME,
    NONE,
    NOTHING,
    Cards,
    Clock,
    Small,
    World,
    branches,
    check,
    told,
)


@pytest.fixture
def small_deck(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let the imagination know how many cards the box has."""

    def cut(cards: int) -> None:
        for module in (puzzle, imagine):
            monkeypatch.setattr(module, "CARDS", cards)

    return cut


# Matches


def steps(number: int) -> Callable[[Small], bool]:
    return lambda match: len(match.steps) >= number


Cut = Callable[[int], None]


@pytest.mark.parametrize("seed", [29, 34])
def test_two_players_in_the_first_round(seed: int, small_deck: Cut) -> None:
    """Deal, draft, placement, and a card face down."""
    small_deck(13)
    match = Small(2, 13, seed)
    counts = []
    for number in (1, 5, 8, 14, 16, 17, 20, 21, 25, 29):
        match.play(steps(number))
        counts.append([check(match, viewer) for viewer in (0, 1)])
    match.play(lambda match: match.covers == 1)
    counts.append([check(match, viewer) for viewer in (0, 1)])
    assert max(map(max, counts)) > 30


def test_how_many_worlds_two_players_think_of(small_deck: Cut) -> None:
    """13 cards: the other one has 6 of 7; then he keeps 2 of them, of which 4 are seen."""
    small_deck(13)
    match = Small(2, 13, 1).play(steps(13))
    assert [check(match, viewer) for viewer in (0, 1)] == [7, 7]
    match.play(steps(17))
    assert [check(match, viewer) for viewer in (0, 1)] == [3, 3]


@pytest.mark.parametrize("seed", [16, 55])
def test_two_players_in_the_second_round(seed: int, small_deck: Cut) -> None:
    """A card left over and one discarded unseen, new cards, and cards face down."""
    small_deck(23)
    match = Small(2, 23, seed).play(lambda match: match.referee.due == "discard")
    for number in range(0, 24, 4):
        match.play(steps(len(match.steps) + (number and 4)))
        for viewer in (0, 1):
            check(match, viewer, 400)
    match.play(lambda match: match.referee.due == "discard" and match.referee.round == 2)
    assert match.covers
    for viewer in (0, 1):
        check(match, viewer, 400)


def test_three_players_in_the_first_round(small_deck: Cut) -> None:
    small_deck(15)
    match = Small(3, 15, 1)
    for number in (3, 8, 22, 25, 28, 31, 36):
        match.play(steps(number))
        for viewer in range(3):
            check(match, viewer)


def test_three_players_in_the_second_round(small_deck: Cut) -> None:
    """Cards left over come into packs that pass the other way round; several lie face down."""
    small_deck(28)
    match = Small(3, 28, 14).play(lambda match: match.covers == 3)
    assert match.referee.round == 2
    assert check(match, 0, 3000) == 24


def test_missions_of_others_are_any_that_are_left(small_deck: Cut) -> None:
    """ST-M1: 9 * 8 * 7 for a watcher, 8 * 7 for who knows one's own."""
    small_deck(15)
    match = Small(3, 15, 1, missions=True)
    counts = []
    for number in (1, 2, 3, 4):
        match.play(steps(number))
        counts.append([check(match, viewer, 600) for viewer in (WATCHER, 0, 1, 2)])
    assert counts == [[1, 1, 1, 1], [9, 1, 9, 9], [72, 8, 8, 72], [504, 56, 56, 56]]


# Watchers


def test_a_watcher_of_a_deal_and_of_first_picks_knows_nothing(small_deck: Cut) -> None:
    """12 cards, two players: all 924 deals, then any card of any pack."""
    small_deck(12)
    match = Small(2, 12, 3).play(steps(13))
    assert check(match, WATCHER, 2000) == 924
    match.play(steps(14))
    assert check(match, WATCHER, 2000) == 924 * 6


@pytest.mark.parametrize("seed", [29, 34])
def test_a_watcher_knows_what_lies_and_which_cards_would_have_fitted(
    seed: int, small_deck: Cut
) -> None:
    """Who drafted what is open, but for cards laid and for ST-10: here only hands are counted."""
    small_deck(13)
    match = Small(2, 13, seed).play(lambda match: match.covers == 1 and match.ready)
    view, rng = GAME.view(match.state, WATCHER), Plain("watcher", seed)
    draws = 1500
    imagined = [told(GAME.imagine(view, rng)) for _ in range(draws)]
    drawn = Counter((world.hands, world.covers) for world in imagined)
    allowed: Counter[tuple[tuple[Cards, ...], tuple[int, ...]]] = Counter()
    for world, count in drafted(match).items():
        allowed[world.hands, world.covers] += count
    assert drawn.keys() <= allowed.keys()
    assert len(set(allowed.values())) == 1
    each = draws / len(allowed)
    square = sum((drawn[key] - each) ** 2 for key in allowed) / each
    freedom = len(allowed) - 1
    assert square <= freedom + 5 * (2 * freedom) ** 0.5 + 5


def drafted(match: Small) -> Counter[World]:
    """The worlds of a watcher who looks away during the draft: any six cards for each of two."""
    cards = frozenset(range(1, match.cards + 1))
    clock, none = Clock(2), (NONE, NONE)
    worlds: Counter[World] = Counter()
    for first in combinations(sorted(cards), 6):
        for second in combinations(sorted(cards - set(first)), 6):
            hands = frozenset(first), frozenset(second)
            worlds[World(cards - hands[0] - hands[1], none, hands, none)] += 1
    for step in match.steps:
        if step.text.startswith(("lay", "cover")):
            found: Counter[World] = Counter()
            for world, count in worlds.items():
                for branch in branches(world, [step], [step.seen[WATCHER]], clock, NOTHING):
                    found[branch] += count
            worlds = found
    return worlds


# Everything else


@pytest.mark.parametrize("players", GAME.players)
def test_all_but_cards_is_as_it_is(players: int) -> None:
    """With the whole deck: the table, the turn, the animals, and every viewer's own view."""
    match = Small(players, 56, 5, missions=True, black_sheep=True)
    rng = Plain("open", players)
    hidden = {"deck", "packs", "hands", "chosen", "drafted", "discarded", "laid", "mission"}
    while not match.over:
        match.play(steps(len(match.steps) + 7))
        for viewer in (WATCHER, *range(players)):
            world = GAME.imagine(GAME.view(match.state, viewer), rng)
            assert GAME.view(world, viewer) == GAME.view(match.state, viewer)
            assert GAME.conserved(world) == GAME.conserved(match.state)
            for name in set(slots(world)) - hidden - {"faces", "shift", "taken"}:
                assert getattr(world, name) == getattr(match.state, name), name
