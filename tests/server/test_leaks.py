"""Nobody gets what he may not know: the swap law on the very bytes that are sent.

Two worlds differ in what one viewer cannot know: others' secrets, every seed, every random number.
All that is asked of both is the same, and so must be all that this viewer gets. `leaks` does this
with any number of pairs; here are a few of each game, and what there is to compare in them.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import count, islice
from typing import Any

import pytest

from sheepfold import games
from sheepfold.bots.hints import hints_of
from sheepfold.bots.knowledge import evaluator_of
from sheepfold.core.laws import viewers
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE, WATCHER
from sheepfold.core.record import Undo, parse
from sheepfold.server import wire
from sheepfold.server.codec import encode
from sheepfold.server.connection import _previewed
from tests.server import pairs, twins
from tests.server.evenings import ANALYSIS, BOTS, RECORD, REPLAY, Told
from tests.server.in_process_server import dice
from tests.server.leak_hunt import counted, differences, on_paper
from tests.server.pairs import GIVEN, LATE, LIVE, Pair, Wanted
from tests.server.twins import Dice

__all__ = ["dice"]

GAMES = sorted(games.GAMES)
SEED = 1
# Pairs that differ in what is to be remembered are rare: the numbers of some.
LATE_PAIRS = [
    *(("meadowmight", number, SEED) for number in (115, 155)),
    *(("sheep_and_thief", number, SEED) for number in (1, 16)),
    ("sheepland", 142, SEED),
    *(("te_kuiti", number, SEED) for number in (3, 13)),
    *(("volle_wolle", number, SEED) for number in (34, 74)),
    ("volle_wolle", 384, 17),  # of cards that are taken together some are covered later
]


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as one:
        yield one


def scheduled(game: str, kind: str, many: int) -> Iterator[Wanted]:
    """The first pairs of a kind that `leaks` would look at."""
    every = (pairs.wanted(number, SEED) for number in count(GAMES.index(game), len(GAMES)))
    return islice((one for one in every if one.kind == kind), many)


def told_alike(pair: Pair, dice: Dice, runner: asyncio.Runner, *, analysed: bool = False) -> Told:
    one, other = on_paper(pair, dice, runner, analysed=analysed)
    assert list(differences(one, other)) == []
    return one


@pytest.mark.parametrize("game", GAMES)
def test_who_was_there_all_the_time(dice: Dice, runner: asyncio.Runner, game: str):
    for wanted in scheduled(game, LIVE, 2):
        pair = pairs.found(wanted)
        assert pair is not None
        assert pair.secrets or pairs.is_open(games.make(game)), "the secret is the same"
        told = told_alike(pair, dice, runner, analysed=True)
        frames = [frame for name in told if name.startswith("device") for frame in told[name]]
        kinds = {frame[9:16] for frame in frames}
        assert kinds >= {b'sync","', b"refused"}
        acts = pair.viewer in pair.matches[0].acting
        assert any(b'"odds":{' in frame for frame in frames) >= (bool(hints_of(game)) and acts)
        assert (kinds >= {b"allowed", b"preview", b"advised"}) == acts
        assert len(told[RECORD]) == 3
        assert len(told[REPLAY]) == 2 + len(pair.matches[0].events)
        assert (ANALYSIS in told) == (BOTS in told) == (pair.viewer != WATCHER)


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_on_from_a_record(dice: Dice, runner: asyncio.Runner, game: str):
    """The secrets are among the lines given; a viewer knows of them what he knew there."""
    for wanted in scheduled(game, GIVEN, 1):
        pair = pairs.found(wanted)
        assert pair is not None
        assert pair.kind == GIVEN
        told = told_alike(pair, dice, runner)
        assert b'"whole":true' in told["device 1"][0]


@pytest.mark.parametrize(("game", "number", "seed"), LATE_PAIRS)
def test_who_comes_late_is_not_told_what_people_have_to_remember(
    dice: Dice, runner: asyncio.Runner, game: str, number: int, seed: int
):
    wanted = pairs.wanted(number, seed)
    pair = pairs.found(wanted)
    assert pair is not None
    assert (wanted.game, pair.kind) == (game, LATE)
    one, other = pair.matches
    told = told_alike(pair, dice, runner)
    assert counted(told).comparisons
    assert not {REPLAY, ANALYSIS, "device 0"} & set(told)
    devices = [frames for name, frames in told.items() if name.startswith("device")]
    first = b"".join(frames[0] for frames in devices)
    assert not any(name in first for name in memories(one.view(pair.viewer)))
    if pair.viewer != WATCHER:  # a hint comes from what people see
        forget = evaluator_of(one.game).knowledge.forget
        assert forget(one.view(pair.viewer), 0) == forget(other.view(pair.viewer), 0)


def test_every_game_configuration_viewer_and_kind_has_its_turn():
    for place, name in enumerate(GAMES):
        game = games.make(name)
        configurations = game.configurations()
        each = [
            {(viewer, kind) for viewer in viewers(players) for kind in pairs.kinds(game, options)}
            for players, options in configurations
        ]
        every = {(number, *one) for number, found in enumerate(each) for one in found}
        rounds = max(map(len, each))
        numbers = range(place, rounds * len(configurations) * len(GAMES), len(GAMES))
        asked = [pairs.wanted(number, SEED) for number in numbers]
        assert {(one.configuration, one.viewer, one.kind) for one in asked} == every


def test_a_match_that_no_server_can_play_is_no_twin():
    """Where chance is typed, a move can be taken back before the draw that it asks for."""
    game, match = games.make("meadowmight"), None
    for match in twins.playouts(game, 2, {}, 1):
        if any(isinstance(event, Undo) for event in match.events):
            break
    assert match is not None
    assert twins.draws_at_once(match)
    typed = Match.resume(game, replace(parse(match.record()), seed=None))
    seat = min(typed.acting)
    play = next(text for text in typed.legal(seat) if text.startswith("play"))
    typed.play(seat, play)
    assert typed.acting == {CHANCE}
    typed.undo(seat)
    assert not twins.draws_at_once(typed)


def memories(view: Any) -> set[bytes]:
    """The fields of a view that people have to remember, as they would stand in a frame."""
    found = set()
    for one in fields(view):
        value = getattr(view, one.name)
        if one.metadata.get("memory"):
            found.add(f'"{one.name}":'.encode())
        for part in value if isinstance(value, tuple) else (value,):
            found |= memories(part) if is_dataclass(part) else set()
    return found


def has_memories(name: str) -> bool:
    """Whether there is anything to remember for two players as a match begins."""
    return bool(memories(Match.start(games.make(name), 2, seed=SEED).view(0)))


@pytest.mark.parametrize("name", [name for name in GAMES if has_memories(name)])
def test_a_preview_of_the_end_tells_nothing_that_people_have_to_remember(name: str):
    ending = None
    for match in twins.playouts(games.make(name), 2, {}, 0):
        ending = match.copy()
    assert ending is not None
    seat = min(ending.acting)
    hidden = memories(ending.view(seat))
    assert hidden
    ends = 0
    for text in ending.legal(seat)[:20]:
        ends += not ending.preview(seat, text).view.acting
        told = encode(_previewed(ending, seat, wire.Preview(id="p", text=text), {0, 1}))
        assert not any(name in told for name in hidden)
    assert ends
