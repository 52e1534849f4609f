"""Worlds imagined from a view: all that the viewer's own log allows, equally likely, no others.

What is possible is enumerated from the log alone, without the engine. What is imagined is counted
exactly: every number the generator could give is tried.
"""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import sheepfold
from sheepfold.core.laws import slots, viewers
from sheepfold.core.protocol import CHANCE, WATCHER
from sheepfold.core.record import Event, Undo
from sheepfold.core.rng import Plain
from tests.games.every_draw import every_draw

TERRAINS = ("field", "mountain", "desert", "swamp", "forest", "pasture")
PLAYERS = (2, 3, 4)
NOT_DEALT = "-"
TILES = {"starting", "bought"}  # of a state: what is compared hand by hand
THE_TURN = {"at", "left", "shepherd", "walked", "herded", "purchased"}  # stale between turns

Hands = tuple[tuple[str, ...], ...]  # per seat: the starting tile, then purchases in order


# What the viewer's log allows


def standing(log: list[Event]) -> list[str]:
    """The moves of a log that were not taken back, each as `SEAT MOVE`."""
    moves: list[tuple[int, str]] = []
    for line, event in enumerate(log, start=1):
        if isinstance(event, Undo):
            moves = [move for move in moves if move[0] < event.target]
        else:
            moves.append((line, str(event)))
    return [text for _, text in moves]


def possible(match: sheepfold.Match, viewer: int) -> dict[Hands, Fraction]:
    """Who may have which tiles, by what the viewer saw: SL-1 deals one of each terrain."""
    starting = [NOT_DEALT] * match.players
    bought: list[list[str]] = [[] for _ in range(match.players)]
    for text in standing(match.log(viewer)):
        by, verb, *words = text.split()
        if verb == "tile":
            starting[int(words[0])] = words[1]
        elif verb == "buy":
            bought[int(by)].append(words[0])
    hidden = [seat for seat, terrain in enumerate(starting) if terrain == "?"]
    worlds = []
    for dealt in permutations([one for one in TERRAINS if one not in starting], len(hidden)):
        tiles = starting[:]
        for seat, terrain in zip(hidden, dealt, strict=True):
            tiles[seat] = terrain
        own = [() if one == NOT_DEALT else (one,) for one in tiles]
        worlds.append(tuple((*own[seat], *bought[seat]) for seat in range(match.players)))
    assert len(worlds) == len(set(worlds))
    return {world: Fraction(1, len(worlds)) for world in worlds}


# What is imagined


def hands(match: sheepfold.Match, world: Any) -> Hands:
    """Everybody's tiles in a world, as each seat sees its own."""
    views = [match.game.view(world, seat) for seat in range(match.players)]
    return tuple(view.tiles[seat] for seat, view in enumerate(views))


def imagined(match: sheepfold.Match, viewer: int, view: Any = None) -> dict[Hands, Fraction]:
    view = match.view(viewer) if view is None else view
    found: dict[Hands, Fraction] = {}
    for world, chance in every_draw(lambda rng: match.game.imagine(view, rng)):
        tiles = hands(match, world)
        found[tiles] = found.get(tiles, Fraction(0)) + chance
    return found


def check(match: sheepfold.Match) -> None:
    """For every seat and the watcher; and the truth is among what they think possible."""
    truth = hands(match, match.state)
    for viewer in viewers(match.players):
        allowed = possible(match, viewer)
        assert truth in allowed
        assert imagined(match, viewer) == allowed


# Matches


def play(match: sheepfold.Match, moves: int, rng: Plain) -> sheepfold.Match:
    """So many moves more, mostly purchases where there are some; chance's too if it is typed."""
    for _ in range(moves):
        if match.over:
            break
        (seat,) = match.acting
        legal = match.legal(seat)
        tiles = [text for text in legal if text.startswith("buy")]
        texts = tiles if tiles and rng.below(4) else legal
        match.play(seat, texts[rng.below(len(texts))])
    return match


@pytest.mark.parametrize("players", PLAYERS)
def test_while_tiles_are_dealt(players: int) -> None:
    """Typed chance: before the first tile, after each, and during the placement."""
    match = sheepfold.Match.start("sheepland", players, seed=None)
    rng = Plain("deal", players)
    check(match)
    for number in range(players + 3):
        check(play(match, 1, rng))
        dealt = sum(tiles is not None for tiles in match.view(0).tiles)
        assert dealt == 1, number  # its own, and never another's


@pytest.mark.parametrize("aid", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_in_the_course_of_matches(players: int, aid: bool) -> None:
    """Purchases that others made are remembered, and nothing more is known, also with the aid."""
    for seed in range(2):
        match = sheepfold.Match.start("sheepland", players, {"memory_aid": aid}, seed=seed)
        rng = Plain("course", seed)
        for _ in range(3):
            check(play(match, 12, rng))
        assert sum(match.view(WATCHER).held) > players


@pytest.mark.parametrize("players", PLAYERS)
def test_how_many_worlds_there_are(players: int) -> None:
    """Six tiles: a watcher of four thinks of 6 * 5 * 4 * 3 worlds, a player of 5 * 4 * 3."""
    match = sheepfold.Match.start("sheepland", players, seed=1)
    counts = {viewer: len(imagined(match, viewer)) for viewer in viewers(players)}
    all_worlds = {2: 30, 3: 120, 4: 360}[players]
    assert counts == {WATCHER: all_worlds, **dict.fromkeys(range(players), all_worlds // 6)}


@pytest.mark.parametrize("players", PLAYERS)
def test_at_the_end_everybody_knows_everything(players: int) -> None:
    match = play(sheepfold.Match.start("sheepland", players, seed=2), 1000, Plain("end"))
    assert match.over
    for viewer in viewers(players):
        assert imagined(match, viewer) == {hands(match, match.state): Fraction(1)}
    check(match)


def test_a_purchase_taken_back_is_not_remembered() -> None:
    match = play(sheepfold.Match.start("sheepland", 3, seed=4), 3, Plain("undo"))
    (seat,) = match.acting
    first, *others = [text for text in match.legal(seat) if text.startswith("buy")]
    match.play(seat, first)
    check(match)
    match.undo(seat)
    check(match)
    assert not match.view(WATCHER).memory
    for text in others[:1]:
        match.play(seat, text)
        check(match)


@pytest.mark.parametrize("players", PLAYERS)
def test_all_but_tiles_is_as_it_is(players: int) -> None:
    """Board, money, the turn: what is open is in the imagined world as in the real one."""
    match = sheepfold.Match.start("sheepland", players, seed=6)
    rng = Plain("open", players)
    while not match.over:
        play(match, 5, rng)
        for viewer in viewers(players):
            world = match.game.imagine(match.view(viewer), rng)
            assert sorted(world.bought) == sorted(match.state.bought)
            ignored = TILES if match.view(viewer).pending == ("act",) else TILES | THE_TURN
            for name in set(slots(world)) - ignored:
                assert getattr(world, name) == getattr(match.state, name), name


@pytest.mark.parametrize("players", PLAYERS)
def test_purchases_cut_out_of_the_memory_are_dealt_in_every_way(players: int) -> None:
    """Who forgot them still sees how many tiles each has, and which are gone from the stacks."""
    match = sheepfold.Match.start("sheepland", players, seed=9)
    rng = Plain("forgotten", players)
    while len(match.view(WATCHER).memory) < 4:
        play(match, 1, rng)
    (seat,) = match.acting - {CHANCE}
    view = match.view(seat)
    names = [one.terrain for one in view.memory]
    owners = sorted(one.seat for one in view.memory)
    ways: Counter[tuple[tuple[int, str], ...]] = Counter(
        tuple(sorted(zip(owners, dealt, strict=True))) for dealt in permutations(names)
    )
    total = sum(ways.values())
    found: dict[tuple[tuple[int, str], ...], Fraction] = {}
    for tiles, chance in imagined(match, seat, replace(view, memory=())).items():
        bought = [(who, one) for who, own in enumerate(tiles) if who != seat for one in own[1:]]
        key = tuple(sorted(bought))
        found[key] = found.get(key, Fraction(0)) + chance
    assert found == {key: Fraction(number, total) for key, number in ways.items()}
