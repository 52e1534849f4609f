"""Nobody is told what he may not know: the swap law on the very bytes that are sent.

Two worlds differ in what one viewer cannot know: others' secrets, every seed, every random number.
All that is asked of both is the same, and so must be all that this viewer gets.
"""

import asyncio
from dataclasses import fields, is_dataclass, replace
from functools import partial
from itertools import zip_longest
from typing import Any

import pytest

from sheepfold import games
from sheepfold.bots.knowledge import mind_of
from sheepfold.bots.telling import TELLING
from sheepfold.core.laws import viewers
from sheepfold.core.leaks import sightings
from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER, AnyGame
from sheepfold.core.record import parse
from sheepfold.core.rng import Plain
from sheepfold.core.story import Story, for_people, recent
from sheepfold.server import decisions, wire
from sheepfold.server.device import _previewed
from sheepfold.server.line import encode
from sheepfold.server.plan import Start
from sheepfold.server.refusal import Refusal
from sheepfold.server.replays import as_seen, missed
from tests.server import twins
from tests.server.paper import NOON, Paper, PaperEvening
from tests.server.worlds import dice

__all__ = ["dice"]

SECRETS = (20, 120)  # what the seeds of the two worlds are made of
ALL = 3  # players, up to which every seat is looked at
SEARCHED = 60  # matches in which twins are looked for
OPEN = ("te_kuiti",)  # games whose only secret is what will be drawn
CONFIGURATIONS: list[tuple[str, int, dict[str, object]]] = [
    ("sheepland", 2, {"memory_aid": False}),
    ("sheepland", 4, {"memory_aid": True}),
    ("sheep_and_thief", 2, {"missions": True, "black_sheep": True}),
    ("sheep_and_thief", 3, {"missions": False}),
    ("sheep_and_thief", 4, {"missions": True}),
    ("meadowmight", 2, {}),
    ("meadowmight", 3, {"fuzzy_fences": True, "wool_wolves": True, "personal_piles": True}),
    ("meadowmight", 4, {"personal_piles": True, "sheeple": 2}),
    ("volle_wolle", 3, {"memory_aid": False}),
    ("volle_wolle", 4, {"memory_aid": True}),
    ("te_kuiti", 2, {"memory_aid": False}),
    ("te_kuiti", 1, {"flowers": "hard"}),
]
Pair = tuple[Match, Match]


def live_pair(game: AnyGame, players: int, options: dict[str, object], viewer: int) -> Pair:
    """A match and a twin that look the same to a viewer who was there from the beginning."""
    rng = Plain("pair", game.id, viewer)
    least = 4 + 5 * (viewer % 4)
    for seed in range(SEARCHED):
        for decided, match in enumerate(twins.playouts(game, players, options, seed)):
            if decided < least or not decides(match, viewer):
                continue
            if game.id in OPEN:
                return match.copy(), twins.fate(match)
            for twin in twins.twins(match, twins.live_lines(match, viewer), rng):
                if sightings(twin, viewer) == sightings(match, viewer):
                    return match.copy(), twin
    raise LookupError("no twins were found")


def decides(match: Match, viewer: int) -> bool:
    """Whether it is a viewer's turn; every other seat is the last of those who choose at once."""
    alone = viewer % 2 == 0
    return viewer == WATCHER or (match.acting == {viewer} if alone else viewer in match.acting)


def questions(pair: Pair, viewer: int) -> list[str]:
    """Moves to ask about: one's own, those of others in either world, secrets, nonsense."""
    rng, asked = Plain("questions"), ["?", "undo", "ünï☃", "a" * 300]
    actions = pair[0].game.actions
    for match in pair:
        for seat in sorted(match.acting):
            legal = match.legal(seat)
            asked += legal[:2] + [legal[rng.below(len(legal))] for _ in range(3)]
        lines = zip(match.events, twins.live_lines(match, viewer), strict=True)
        secret = [(str(event).partition(" ")[2], told) for event, told in lines if "?" in told]
        asked += [text for both in secret[-2:] for text in both]
    asked += [actions.text(rng.below(actions.size)) for _ in range(8)]
    return list(dict.fromkeys(asked))


def beginnings(asked: list[str]) -> list[str]:
    """Those moves and all they may begin with."""
    words = [text.split() for text in asked if len(text) < 100]
    return sorted({" ".join(one[:size]) for one in words for size in range(1, len(one) + 1)})


def chair_of(match: Match, viewer: int) -> int:
    return WATCHER if viewer == WATCHER else twins.order(match.players)[viewer]


@pytest.mark.parametrize(("name", "players", "options"), CONFIGURATIONS)
def test_who_was_there_all_the_time(dice, name: str, players: int, options: dict[str, object]):
    game = games.make(name)
    for viewer in viewers(players) if players <= ALL else (WATCHER, players - 1):
        pair = live_pair(game, players, options, viewer)
        assert name in OPEN or pair[0].events != pair[1].events, "the secret is the same"
        asked = questions(pair, viewer)
        one, other = (
            asyncio.run(lived(PaperEvening(match, dice, secret), match, viewer, asked))
            for match, secret in zip(pair, SECRETS, strict=True)
        )
        must_be_alike(one, other)
        kinds = {frame[9:16] for device in one for frame in device}
        assert kinds >= {b'sync","', b"refused"}
        told_odds = any(b'"odds":{' in frame for device in one for frame in device)
        assert told_odds == (name in TELLING and viewer != WATCHER)
        if viewer != WATCHER:
            assert kinds >= {b"allowed", b"preview", b"advised"}
            assert len(one[-1]) == (len(pair[0].legal(viewer)) > 1), "a bot was asked"


async def lived(evening: PaperEvening, match: Match, viewer: int, asked: list[str]) -> Any:
    """A viewer's evening from the first commitment on; all that his devices were sent."""
    chair = chair_of(match, viewer)
    for one in (*range(match.players), WATCHER):
        await evening.come(one)
    await evening.begin()
    half = len(match.events) // 2
    await evening.play(match, 0, half)
    device = await evening.come(chair)
    await evening.play(match, half)
    head = evening.place.table.head
    for have in (head, head - 1):
        await evening.come(chair, have)
    await converse(device, match, asked, viewer)
    bots = await hand_over(evening, chair) if chair != WATCHER else []
    await happen(evening, chair)
    await evening.end()
    return [*evening.told(chair), read_again(evening, viewer), bots]


def read_again(evening: PaperEvening, viewer: int) -> list[bytes]:
    """What a viewer is told of the match so far over HTTP: his record, and the steps he missed."""
    match = evening.place.table.match
    assert match is not None
    half = len(match.events) // 2
    steps = [missed("match", match, viewer, after) for after in (0, half)]
    return [as_seen(match.copy(), viewer).encode(), *steps]


async def converse(
    device: Paper, match: Match, asked: list[str], viewer: int, hints: int = 2
) -> None:
    """Everything a device can say without the match going on."""
    legal = match.legal(viewer)
    for text in asked:
        await device.ask(type="why", text=text)
        if text not in legal:
            await device.ask(type="move", at=device.sync.get("at", 0), text=text)
    for text in beginnings(asked):
        await device.ask(type="preview", text=text)
    await device.ask(type="move", at=1, text=(*legal, "done")[0])
    for _ in range(hints):
        await device.ask(type="hint")


async def hand_over(evening: PaperEvening, chair: int) -> list[bytes]:
    """Let a bot play for a chair, for a moment; what it is asked then.

    Where it has no choice it would move, and the match go on: then it does not play.
    """
    table = evening.place.table
    assert table.match is not None
    if len(table.match.legal(table.seat_of[chair])) == 1:
        return []
    await evening.do(partial(decisions.hand_over, chair=chair, bot="greedy"))
    await asyncio.sleep(0)
    bots = list(evening.ear.questions)
    await evening.do(partial(decisions.come_back, chair=chair))
    return bots


async def happen(evening: PaperEvening, chair: int) -> None:
    """What may happen around the match: bots for others, questions, undo, giving up."""
    players = evening.place.table.plan.players
    others = [one for one in range(players) if one != chair]
    for other in others:
        await hand_over(evening, other)
    for question in ("pause", "resume", "undo"):
        await vote(evening, question, yes=question != "undo")
    await evening.devices[min(range(players) if chair == WATCHER else [chair])][0].ask(type="undo")
    if players > 2:
        await evening.do(partial(decisions.resign, chair=others[0]))


async def vote(evening: PaperEvening, question: Any, *, yes: bool) -> None:
    """Everybody asks in turn, all answer; what may not be asked is refused."""
    asked = partial(decisions.propose, question=question, target=None, bot="")
    for who in range(evening.place.table.plan.players):
        try:
            await evening.do(partial(asked, chair=who, until=NOON + 1, absent=()))
        except Refusal as refusal:
            evening.devices[who][0].device._refuse("asked", refusal)
        evening.read()
        while (open_one := evening.place.table.asked) is not None:
            await evening.do(partial(decisions.answer, chair=min(open_one.missing), yes=yes))


@pytest.mark.parametrize(("name", "players", "options"), CONFIGURATIONS)
def test_who_plays_on_from_a_record(dice, name: str, players: int, options: dict[str, object]):
    """The secrets are among the lines given; a viewer knows of them what he knew there."""
    game = games.make(name)
    for viewer in viewers(players) if players <= ALL else (WATCHER, players - 1):
        pair = live_pair(game, players, options, viewer)
        one, other = (
            asyncio.run(played_on(PaperEvening(match, dice, secret, given(match)), match, viewer))
            for match, secret in zip(pair, SECRETS, strict=True)
        )
        must_be_alike(one, other)
        assert b'"whole":true' in one[0][-1]


def given(match: Match) -> Start:
    """All its lines."""
    lines = replace(parse(match.record()), seed=None, seats=())
    return Start(line=len(match.events), record=lines.text())


async def played_on(evening: PaperEvening, match: Match, viewer: int) -> Any:
    """A viewer's evening up to his first decision; all that his devices were sent."""
    chair = chair_of(match, viewer)
    for one in (*range(match.players), WATCHER):
        await evening.come(one)
    await evening.begin()
    assert evening.place.table.match is not None
    assert evening.place.table.match.events == match.events
    while evening.desk._tasks:  # the lines are told beside the loop
        await asyncio.sleep(0.001)
    evening.read()
    await evening.come(chair)
    await evening.end()
    return [*evening.told(chair), read_again(evening, viewer)]


MEMORABLE = [  # per viewer the first match in which to look for twins: in most there are none
    ("sheepland", 3, {"memory_aid": False}, {0: 23, 1: 28, 2: 28}),
    ("sheep_and_thief", 2, {"missions": True}, {0: 0, 1: 0}),
    ("volle_wolle", 2, {"memory_aid": False}, {0: 0, 1: 0, WATCHER: 0}),
    ("volle_wolle", 3, {"memory_aid": False}, {1: 0}),
    ("meadowmight", 2, {}, {1: 17}),
    ("meadowmight", 2, {}, {0: 51}),
    ("te_kuiti", 2, {"memory_aid": False}, {0: 0, 1: 0, WATCHER: 0}),
]


def late_pair(
    game: AnyGame, players: int, options: dict[str, object], viewer: int, first: int
) -> Pair:
    """A match and a twin in which a viewer saw other faces, which lie face down now."""
    rng = Plain("late pair", game.id, viewer)
    for seed in range(first, first + SEARCHED):
        for match in twins.playouts(game, players, options, seed):
            if not (viewer == WATCHER or viewer in match.acting):
                continue
            told, known = twins.late_lines(match, viewer), twins.live_lines(match, viewer)
            for twin in twins.twins(match, told, rng, known):
                if on_the_table(twin, viewer) == on_the_table(match, viewer) and (
                    twins.live_lines(twin, viewer) != twins.live_lines(match, viewer)
                ):
                    return match.copy(), twin
    raise LookupError("no twins were found")


def on_the_table(match: Match, viewer: int) -> object:
    """What nobody has to remember: what lies open, and what the last turn told and showed."""
    told = Story(match, viewer)
    last = recent(told.steps, viewer)
    shown = [for_people(step.after) for step in told.steps[-last:]]
    return for_people(match.view(viewer)), told.lines()[-last:], shown


@pytest.mark.parametrize(("name", "players", "options", "firsts"), MEMORABLE)
def test_who_comes_late_is_not_told_what_people_have_to_remember(
    dice, name: str, players: int, options: dict[str, object], firsts: dict[int, int]
):
    game = games.make(name)
    for viewer, first in firsts.items():
        pair = late_pair(game, players, options, viewer, first)
        one, other = (
            asyncio.run(came_late(PaperEvening(match, dice, secret), match, viewer, pair))
            for match, secret in zip(pair, SECRETS, strict=True)
        )
        must_be_alike(one, other)
        sent = b"".join(frame for device in one for frame in device)
        assert not any(name in sent for name in memories(pair[0].view(viewer)))


async def came_late(evening: PaperEvening, match: Match, viewer: int, pair: Pair) -> Any:
    """What is told to devices that come when all has been played."""
    chair = chair_of(match, viewer)
    for one in (*range(match.players), WATCHER):
        await evening.come(one)
    await evening.begin()
    await evening.play(match)
    device = await evening.come(chair)
    await evening.come(chair, evening.place.table.head)
    await converse(device, match, questions(pair, viewer), viewer, 2)
    await happen(evening, chair)
    await evening.end()
    return [*evening.told(chair)[1:], read_again(evening, viewer)]


@pytest.mark.parametrize(("name", "players", "options", "firsts"), MEMORABLE)
def test_a_hint_comes_from_what_people_see(
    name: str, players: int, options: dict[str, object], firsts: dict[int, int]
):
    game = games.make(name)
    forget = mind_of(game).knowledge.forget
    for viewer, first in firsts.items():
        if viewer != WATCHER:
            one, other = late_pair(game, players, options, viewer, first)
            assert forget(one.view(viewer), 0) == forget(other.view(viewer), 0)


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


@pytest.mark.parametrize("name", ["sheep_and_thief", "meadowmight", "volle_wolle", "te_kuiti"])
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


def must_be_alike(one: list[list[bytes]], other: list[list[bytes]]) -> None:
    for device, (mine, yours) in enumerate(zip_longest(one, other)):
        for number, (a, b) in enumerate(zip_longest(mine, yours)):
            assert a == b, f"device {device}, frame {number}: {difference(a, b)}"


def difference(a: bytes | None, b: bytes | None) -> str:
    if a is None or b is None:
        return f"only in one world: {a or b!r}"
    place = next(i for i, (x, y) in enumerate(zip_longest(a, b)) if x != y)
    return f"{a[max(0, place - 200) : place + 100]!r} or {b[max(0, place - 20) : place + 100]!r}"
