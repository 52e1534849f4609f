"""Evenings on paper: what one viewer gets of a match, from the first commitment to its replay.

Everything asked of the two matches of a pair is the same, and so must be all that is told.
"""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER
from sheepfold.core.record import parse
from sheepfold.core.rng import Plain, Rng
from sheepfold.server import decisions
from sheepfold.server.analyses import Analyses
from sheepfold.server.api.matches import finished
from sheepfold.server.plan import Start
from sheepfold.server.refusal import Refusal
from sheepfold.server.replays import as_seen, missed, positions
from tests.server import twins
from tests.server.fake_store import NOON, Ear, PaperEvening
from tests.server.pairs import GIVEN, LATE, Pair

SECRETS: Final = (20, 120)  # what the seeds of the two worlds are made of
THOUGHT: Final = 4  # decisions of an analysis that are really thought about
ALL: Final = 1_000_000  # positions of a replay
RECORD, BOTS, REPLAY, ANALYSIS = "record and steps", "bots' questions", "replay", "analysis"
LANGUAGES: Final = ("de", "fr")
Told = dict[str, list[bytes]]  # by the device, or by what it is


class Asks(Protocol):
    """A device, on paper or on a wire."""

    sync: dict[str, Any]

    async def ask(self, **message: object) -> dict[str, Any]: ...


# Questions


def questions(pair: Pair) -> list[str]:
    """Moves to ask about: one's own, those of others in either world, secrets, nonsense."""
    rng, asked = Plain("questions"), ["?", "undo", "ünï☃", "a" * 300]
    actions = pair.matches[0].game.actions
    for match in pair.matches:
        for seat in sorted(match.acting):
            legal = match.legal(seat)
            asked += legal[:2] + [twins.any_of(legal, rng) for _ in range(3)]
        lines = zip(match.events, twins.live_lines(match, pair.viewer), strict=True)
        secret = [(str(event).partition(" ")[2], told) for event, told in lines if "?" in told]
        asked += [text for both in secret[-2:] for text in both]
    asked += [actions.text(rng.below(actions.size)) for _ in range(8)]
    return list(dict.fromkeys(asked))


def beginnings(asked: Sequence[str]) -> list[str]:
    """Those moves and all they may begin with."""
    words = [text.split() for text in asked if len(text) < 100]
    return sorted({" ".join(one[:size]) for one in words for size in range(1, len(one) + 1)})


def chair_of(match: Match, viewer: int) -> int:
    return WATCHER if viewer == WATCHER else twins.order(match.players)[viewer]


async def converse(device: Asks, match: Match, asked: Sequence[str], viewer: int) -> None:
    """Everything a device can say without the match going on; a hint is asked for twice."""
    legal = match.legal(viewer)
    for text in asked:
        await device.ask(type="why", text=text)
        if text not in legal:
            await device.ask(type="move", at=device.sync.get("at", 0), text=text)
    for text in beginnings(asked):
        await device.ask(type="preview", text=text)
    await device.ask(type="move", at=1, text=(*legal, "done")[0])
    for _ in range(2):
        await device.ask(type="hint")


# Evenings


async def spent(evening: PaperEvening, pair: Pair, world: int, *, analysed: bool) -> Told:
    """A viewer's evening in one of the two worlds; all that the viewer was sent."""
    try:
        return await _spent(evening, pair, world, analysed=analysed)
    finally:
        await evening.end()


async def _spent(evening: PaperEvening, pair: Pair, world: int, *, analysed: bool) -> Told:
    match, viewer = pair.matches[world], pair.viewer
    chair = chair_of(match, viewer)
    for one in (*range(match.players), WATCHER):
        await evening.come(one)
    await evening.begin()
    await play(evening, pair, match, chair)
    head = evening.live.table.head
    devices = [
        await evening.come(chair, have, lang)
        for have, lang in zip((0, head, head - 1), ("en", *LANGUAGES), strict=True)
    ]
    await converse(devices[0], match, questions(pair), viewer)
    told: Told = {RECORD: read_again(evening, viewer)}
    await choose(evening, pair, world)
    if chair != WATCHER and pair.kind != LATE:
        told[BOTS] = await hand_over(evening, chair)
    await happen(evening, chair)
    await vote(evening, "end", yes=True)
    if pair.kind != LATE:  # in a replay one may see again what was to be remembered
        told[REPLAY] = await replayed(evening, match, viewer)
        if analysed and viewer != WATCHER:
            told[ANALYSIS] = await analysis(evening.services.analyses, evening.ear, match, viewer)
    first = 2 if pair.kind == LATE else 0  # devices that were there saw what is to be remembered
    heard = enumerate(evening.told(chair))
    return {f"device {n}": frames for n, frames in heard if n >= first} | told


async def play(evening: PaperEvening, pair: Pair, match: Match, chair: int) -> None:
    """All moves of the match, with a second device that comes in the middle; or none if given."""
    if pair.kind == GIVEN:
        assert evening.live.table.match is not None
        assert evening.live.table.match.events == match.events
        while evening.tables._tasks:  # the lines given are sent by a task
            await asyncio.sleep(0.001)
        evening.read()
        await evening.come(chair)
        return
    half = len(match.events) // 2
    await evening.play(match, 0, half)
    await evening.come(chair)
    await evening.play(match, half)


def given(match: Match) -> Start:
    """All its lines."""
    lines = replace(parse(match.record()), seed=None, seats=())
    return Start(line=len(match.events), record=lines.text())


def read_again(evening: PaperEvening, viewer: int) -> list[bytes]:
    """The answers over HTTP about the match so far: the viewer's record, and the steps missed."""
    match = evening.live.table.match
    assert match is not None
    half = len(match.events) // 2
    steps = [missed("match", match, viewer, after) for after in (0, half)]
    return [as_seen(match.copy(), viewer).encode(), *steps]


async def choose(evening: PaperEvening, pair: Pair, world: int) -> None:
    """Other seats choose something else in each world, in secret, and take it back."""
    for choice in pair.choices:
        device = evening.devices[evening.live.table.order[choice.seat]][0]
        said = {"type": "move", "at": device.sync["at"], "text": choice.texts[world]}
        for message in (said, {"type": "undo"}):
            answer = await device.ask(**message)
            assert answer["type"] == "ack", (answer, choice)
            evening.read()


def is_forced(evening: PaperEvening, chair: int) -> bool:
    """Whether a bot would move there at once, and the match go on: it has no choice."""
    table = evening.live.table
    assert table.match is not None
    return len(table.match.legal(table.seat_of[chair])) == 1


async def hand_over(evening: PaperEvening, chair: int) -> list[bytes]:
    """Let a bot play for a chair, for a moment; what it is asked then."""
    if is_forced(evening, chair):
        return []
    before = len(evening.ear.questions)
    await evening.do(partial(decisions.hand_over, chair=chair, bot="greedy"))
    await asyncio.sleep(0)
    bots = evening.ear.questions[before:]
    await evening.do(partial(decisions.come_back, chair=chair))
    return bots


async def happen(evening: PaperEvening, chair: int) -> None:
    """Let everything else happen: bots for others, questions, undo, giving up."""
    players = evening.live.table.plan.players
    others = [one for one in range(players) if one != chair]
    for other in others:
        await hand_over(evening, other)
    for question in ("pause", "resume", "undo"):
        await vote(evening, question, yes=question != "undo")
    await evening.devices[min(range(players) if chair == WATCHER else [chair])][0].ask(type="undo")
    if players > 2 and not is_forced(evening, others[0]):
        await evening.do(partial(decisions.resign, chair=others[0]))


async def vote(evening: PaperEvening, question: Any, *, yes: bool) -> None:
    """Everybody asks in turn, up to the end; all answer. A refused question is kept."""
    asked = partial(decisions.propose, question=question, target=None, bot="")
    for who in range(evening.live.table.plan.players):
        if evening.live.table.phase == "over":
            break
        try:
            await evening.do(partial(asked, chair=who, until=NOON + 1, absent=()))
        except Refusal as refusal:
            evening.devices[who][0].device._refuse("asked", refusal)
        evening.read()
        while (open_one := evening.live.table.asked) is not None:
            await evening.do(partial(decisions.answer, chair=min(open_one.missing), yes=yes))


# After the end


async def replayed(evening: PaperEvening, match: Match, viewer: int) -> list[bytes]:
    """The viewer's positions: of this match, ended by agreement, and of one that was played on.

    Of the second he may know the positions up to where the worlds part.
    """
    assert evening.live.table.phase == "over"
    whole = positions(await finished(evening.services, evening.live), viewer)
    played = positions(played_out(match), viewer)
    return [whole.page(0, ALL), *played.steps[: len(match.events) + 1]]


def played_out(match: Match) -> Match:
    """The match, played on at random to its end."""
    rng: Rng = Plain("played out")
    match = match.copy()
    while not match.over:
        seat = twins.any_of(sorted(match.acting), rng)
        match.play(seat, twins.any_of(match.legal(seat), rng))
    return match


async def analysis(analyses: Analyses, ear: Ear, match: Match, viewer: int) -> list[bytes]:
    """Analyse the match, played on to its end: the questions and results about own decisions.

    The chance after the last of them comes from the next one, which the worlds need not share.
    """
    ended, name = played_out(match), f"{match.game.id} {viewer}"
    own = own_lines(ended, match, viewer)
    ear.judged, ear.lines = [], set(map(str, own[-THOUGHT:]))
    analyses.begin(name, ended, "")
    await asyncio.gather(*analyses._tasks)
    return points(analyses.told(name), own) + asked_about(ear, ended, own)


def own_lines(ended: Match, match: Match, viewer: int) -> list[int]:
    """The lines of the viewer's decisions in a match up to where it was played on."""
    return [
        line
        for line, move in zip(ended.lines, ended.moves, strict=True)
        if move.by == viewer and line <= len(match.events)
    ]


def points(told: bytes, own: Sequence[int]) -> list[bytes]:
    found = json.loads(told)["found"]
    assert found is not None, told
    kept = [point for point in found["points"] if point["line"] in own]
    for point in kept[-1:]:
        del point["after"]
    return [json.dumps(point).encode() for point in kept]


def asked_about(ear: Ear, ended: Match, own: Sequence[int]) -> list[bytes]:
    """The questions about these lines, as bots got them."""
    decided = [line for line, move in zip(ended.lines, ended.moves, strict=True) if move.by >= 0]
    return [asked for line, asked in zip(decided, ear.judged, strict=True) if line in own]
