"""Evenings on whole servers: sockets that come and go, chat, presence, and HTTP."""

import asyncio
import json
from dataclasses import replace
from functools import partial
from typing import Final, cast

from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER
from sheepfold.core.record import parse
from sheepfold.server.plan import Start, Time
from tests.server.evenings import (
    ANALYSIS,
    LANGUAGES,
    REPLAY,
    THOUGHT,
    Told,
    chair_of,
    converse,
    own_lines,
    played_out,
    points,
    questions,
)
from tests.server.fake_store import Ear
from tests.server.in_process_server import Evening, World
from tests.server.pairs import GIVEN, LATE, Pair
from tests.server.wires import Wire

TIMES: Final = (Time(), Time(kind="player", seconds=600, increment=5))
ASKED: Final = (
    *("", "/now", "/steps", "/steps?after=9", "/matches"),
    *("/matches/1/record", "/matches/1/proof", "/matches/1/replay"),
    *(f"/matches/1/replay?viewer={viewer}" for viewer in (WATCHER, 0, 1)),
)
PAGE: Final = 50  # positions of a replay
LONG: Final = 3  # one question in three of those that are asked on paper


async def spent(
    world: World, pair: Pair, number: int, name: int, start: Start | None = None
) -> Told:
    """A viewer's evening in one of the two worlds; all bytes his devices and requests got."""
    match = pair.matches[number]
    evening = await world.evening(f"pair-{name}", match, TIMES[match.players % 2], start)
    try:
        return await _spent(evening, pair, number)
    finally:
        await evening.end()


async def _spent(evening: Evening, pair: Pair, number: int) -> Told:
    match, viewer = pair.matches[number], pair.viewer
    chair = chair_of(match, viewer)
    for one in range(match.players):
        await evening.come(one)
    tab = await evening.come(chair)
    await evening.begin()
    await play(evening, pair, match, tab)
    head = evening.lines[0][0].sync["head"]
    devices = [
        await evening.come(chair, have, lang)
        for have, lang in zip((0, head, head - 1), ("en", *LANGUAGES), strict=True)
    ]
    await chat(evening)
    await converse(devices[0], match, questions(pair)[::LONG], viewer)
    await choose(evening, pair, number)
    for path in ASKED:
        await evening.http(chair, "GET", f"/tables/{evening.table}{path}")
    await evening.http(chair, "POST", f"/tables/{evening.table}/matches/1/analysis")
    await evening.http(chair, "POST", "/mine", {"credentials": [evening.token(chair)]})
    await happen(evening, match, chair)
    told: Told = {}
    if pair.kind != LATE:  # in a replay one may see again what was to be remembered
        told[REPLAY] = await replayed(evening, match, viewer, chair)
        if viewer != WATCHER:
            told[ANALYSIS] = await analysis(evening, match, viewer)
    told["answers"] = [answer for who, answer in evening.answers if who == chair]
    first = len(evening.lines[chair]) - len(devices) if pair.kind == LATE else 0
    heard = enumerate(evening.told(chair))
    return {f"device {n}": frames for n, frames in heard if n >= first} | told


async def play(evening: Evening, pair: Pair, match: Match, tab: Wire) -> None:
    """All moves of the match; a device goes in the middle."""
    if pair.kind == GIVEN:
        for line in evening.open_lines():
            await line.until(partial(has_lines, line))
        await evening.go(tab)
        return
    half = len(match.events) // 2
    await evening.play(match, 0, half)
    await evening.go(tab)
    await evening.play(match, half)


def has_lines(line: Wire) -> bool:
    """Whether the lines given have come: a task sends them later than the first frame."""
    return bool(line.sync.get("whole") and line.sync.get("lines"))


async def chat(evening: Evening) -> None:
    """The players' words and a watcher's, each for their own."""
    watcher = await evening.come(WATCHER)
    for who, line in ((0, evening.lines[0][0]), (WATCHER, watcher)):
        heard = evening.said(who)
        await line.ask(type="chat", text=f"hello from {who}")
        for one in heard:
            await one.until(partial(heard_chat, one))
    assert not any(b"hello from 0" in frame for frame in watcher.heard)
    assert not any(b"hello from -2" in frame for frame in evening.lines[0][0].heard)
    await evening.go(watcher)


def heard_chat(line: Wire) -> bool:
    return any(b'"type":"said"' in frame for frame in line.heard[-2:])


async def choose(evening: Evening, pair: Pair, world: int) -> None:
    """Other seats choose something else in each world, in secret, and take it back."""
    for choice in pair.choices:
        line = evening.lines[chair_of(pair.matches[world], choice.seat)][0]
        said = {"type": "move", "at": line.sync["at"], "text": choice.texts[world]}
        for message in (said, {"type": "undo"}):
            answer = await line.ask(**message)
            assert answer["type"] == "ack", (answer, choice)
            await evening.everybody_at(answer["seq"])


async def happen(evening: Evening, match: Match, chair: int) -> None:
    """Pause and go on; an undo that one refuses; a bot for a moment; the end by agreement."""
    for question, yes in (("pause", True), ("resume", True), ("undo", False)):
        if evening.players > 1:
            await asked(evening, question, yes=yes)
    # Where a bot has no choice it moves at once, and the match goes on.
    forced = [seat for seat in range(match.players) if len(match.legal(seat)) == 1]
    if chair != WATCHER and chair not in [chair_of(match, seat) for seat in forced]:
        await evening.post(chair, "hand-over", bot="greedy")
        await evening.post(chair, "come-back")
    await asked(evening, "end", yes=True)


async def asked(evening: Evening, question: str, *, yes: bool) -> None:
    if await evening.post(0, "questions", question=question) == 200:
        for voter in range(1, evening.players):
            await evening.post(voter, "answers", yes=yes)


async def replayed(evening: Evening, match: Match, viewer: int, chair: int) -> list[bytes]:
    """The viewer's replay of the match, ended now, and of a record of its lines, page by page."""
    pages, before = range(0, len(match.events) + 1, PAGE), len(evening.answers)
    for start in pages:
        where = f"/tables/{evening.table}/matches/1/replay?start={start}&count={PAGE}"
        status, _ = await evening.http(chair, "GET", where)
        assert status == 200, evening.answers[-1]
    name = await bring(evening, match)
    for start in pages:
        where = f"/replays/{name}?viewer={viewer}&start={start}&count={PAGE}"
        status, _ = await evening.http(chair, "GET", where)
        assert status == 200, evening.answers[-1]
    await evening.http(chair, "POST", f"/replays/{name}/analysis")
    told = [answer for _, answer in evening.answers[before:]]
    del evening.answers[before:]
    return [answer.replace(name.encode(), b"-") for answer in told]


async def bring(evening: Evening, match: Match) -> str:
    """Bring a record, its draws as if typed; the answer with its name is not compared."""
    record = replace(parse(match.record()), seed=None).text()
    status, said = await evening.http(0, "POST", "/replays", {"record": record})
    assert status == 201, said
    del evening.answers[-1]
    return str(json.loads(said)["replay"])


async def analysis(evening: Evening, match: Match, viewer: int) -> list[bytes]:
    """Analyse the match, played on to its end; the results about the viewer's decisions."""
    ended, analyses = played_out(match), evening.services.analyses
    own = own_lines(ended, match, viewer)
    cast("Ear", analyses._thinking).lines = set(map(str, own[-THOUGHT:]))
    where = f"/replays/{await bring(evening, ended)}/analysis"
    before = len(evening.answers)
    await evening.http(0, "POST", where)
    await asyncio.gather(*analyses._tasks)
    _, said = await evening.http(0, "POST", where)
    del evening.answers[before:]
    return points(said, own)
