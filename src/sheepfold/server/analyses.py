"""Finished matches thought about again, one at a time. No requests.

That is done in a process of its own, which lives as long as there is something to do and leaves
the processor to everybody else, so that no bot's move waits for it. A match that is over never
changes: what was found about the last ones is kept, and thought about once.
"""

import asyncio
import json
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import structlog

from sheepfold.bots.advice import Advice, Judgement
from sheepfold.bots.analysis import Analysis, Decision, decisions, number_of_decisions, summed
from sheepfold.core.match import Match
from sheepfold.core.protocol import AnyGame
from sheepfold.core.story import for_people, replayed
from sheepfold.server.bot_workers import BotWorkers, CannotStart, Question
from sheepfold.server.hints import adviser_of
from sheepfold.server.refusal import Refusal

BUDGET: Final = 0.1  # of a bot's best thinking, for one decision at most
WHOLE: Final = 10.0  # seconds of a processor for all decisions of a match
EACH_SEATS: Final = 3  # swings that are reported for every seat
MOST_DECISIONS: Final = 1000
MOST_EACH: Final = 2  # matches of one address, so that others get a turn
MOST_WAITING: Final = 5  # matches that wait, besides the one being analysed
MOST_SECONDS: Final = 300.0  # for one match, on a server with much else to do
KEPT: Final = 200  # matches
WHO: Final = "analysis"  # asks, in the place of a table
_encode: Final = msgspec.json.Encoder().encode

log = structlog.get_logger()


class Unjudged(Exception):
    """Nothing was found out about a decision."""


@dataclass(eq=False)
class Job:
    """A match that is being thought about, or waits for that."""

    match: Match
    total: int  # decisions
    address: str  # of whoever asked
    done: int = 0


class Analyses:
    def __init__(self, thinking: BotWorkers, kept: int = KEPT) -> None:
        """With a pool that nobody else uses, and that is not started."""
        self._thinking = thinking
        self._kept = kept
        self._jobs: dict[str, Job] = {}  # in their order
        self._found: OrderedDict[str, bytes | None] = OrderedDict()  # None: it came to nothing
        self._one = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def knows(self, name: str) -> bool:
        """Whether a match is thought about, or was."""
        return name in self._jobs or name in self._found

    def objection(self, match: Match, address: str) -> Refusal | None:
        """Why a match cannot be thought about, or not now, for somebody at this address."""
        if not match.over:
            return Refusal("not_played", "only a match that was played to its end is analysed")
        if number_of_decisions(match) > MOST_DECISIONS:
            return Refusal("too_long", f"at most {MOST_DECISIONS} decisions are analysed")
        if sum(job.address == address for job in self._jobs.values()) >= MOST_EACH:
            return Refusal("busy", "matches of yours are being analysed: try again later")
        if len(self._jobs) > MOST_WAITING:
            return Refusal("busy", "other matches are being analysed: try again in a minute")
        return None

    def begin(self, name: str, match: Match, address: str) -> None:
        """Think about a match, unless that has begun; who asked need not wait here."""
        if self.knows(name):
            return
        job = self._jobs[name] = Job(match, number_of_decisions(match), address)
        task = asyncio.create_task(self._work(name, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def told(self, name: str) -> bytes:
        """What was found, or how far it is, as JSON; what came to nothing may be begun again."""
        job = self._jobs.get(name)
        if job is not None:
            ahead = list(self._jobs).index(name)
            return _encode({"done": job.done, "total": job.total, "ahead": ahead, "found": None})
        found = self._found[name]
        if found is None:
            del self._found[name]
            raise Refusal("no_analysis", "the computer came to no result: try again")
        self._found.move_to_end(name)
        return found

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, name: str, job: Job) -> None:
        found = None
        try:
            async with self._one, asyncio.timeout(MOST_SECONDS):
                try:
                    await self._thinking.start()
                    found = await self._analysed(job)
                finally:
                    await self._thinking.close()
        except (TimeoutError, Unjudged, CannotStart) as error:
            log.warning("no analysis", match=name, kind=type(error).__name__)
        finally:
            del self._jobs[name]
        self._found[name] = found
        if len(self._found) > self._kept:
            self._found.popitem(last=False)

    async def _analysed(self, job: Job) -> bytes:
        match, judged = job.match, []
        budget = budget_of(match.game.id, job.total)
        for decision in decisions(match):
            judged.append((decision, await self._judged(match.game, decision, budget)))
            job.done += 1
        result = summed(match, judged)
        found = as_data(result)
        found["better"] = await asyncio.to_thread(better_moves, match, result)
        return _encode({"done": job.total, "total": job.total, "ahead": 0, "found": found})

    async def _judged(self, game: AnyGame, decision: Decision, budget: float) -> Judgement:
        question = Question(
            who=WHO,
            game=game.id,
            components=None if game.default_components else json.dumps(dict(game.components)),
            bot="",
            view=decision.view,
            legal=decision.legal,
            seed=str(decision.line),
            played=decision.action,
            budget=budget,
        )
        told = await self._thinking.judge(question)
        if told is None:
            raise Unjudged
        names = adviser_of(game.id).reasons
        reason = names[told.best.reason] if told.best.reason < len(names) else ""
        best = Advice(told.best.action, told.best.chance, reason)
        return Judgement(best, told.played)


def budget_of(game: str, total: int) -> float:
    """Return the time for each of these decisions: about ten seconds for the whole match."""
    each = adviser_of(game).thinker.parameters.seconds  # at that budget
    return BUDGET * min(1.0, WHOLE / (max(1, total) * each))


def as_data(found: Analysis) -> dict[str, Any]:
    """For people: chances in whole percents."""
    points = [
        {
            "line": point.line,
            "seat": point.seat,
            "played": point.played,
            "best": point.best,
            "reason": point.reason,
            "cost": percent(point.cost),
            "chance": percent(point.chance),
            "after": percent(point.after),
        }
        for point in found.points
    ]
    sums = ("start", "result", "play", "gifts", "luck")
    return {
        "points": points,
        "swings": found.swings(each=EACH_SEATS),
        **{name: list(map(percent, getattr(found, name))) for name in sums},
    }


def better_moves(match: Match, found: Analysis) -> list[dict[str, Any]]:
    """Where a swing had a better move, what that would have brought about, as its seat saw it."""
    points = [found.points[place] for place in found.swings(each=EACH_SEATS)]
    wanted = {point.line: point for point in points if point.cost and point.best != point.played}
    told = []
    for line, before in enumerate(replayed(match), start=1):
        point = wanted.get(line)
        if point is None:
            continue
        preview = before.preview(point.seat, point.best)
        told.append(
            {
                "line": line,
                "seat": point.seat,
                "text": point.best,
                "facts": preview.facts,
                "view": None if preview.withheld else for_people(preview.view),
            }
        )
    return told


def percent(share: float) -> int:
    return round(100 * share)
