"""A bot's move is shown at a moment that tells nothing of its hand. Real bots, our clock."""

import asyncio
from dataclasses import replace

import pytest

from sheepfold import bots, games
from sheepfold.core.match import Match
from sheepfold.core.record import parse
from sheepfold.core.rng import Plain
from sheepfold.server.pace import Pace
from sheepfold.server.plan import Start
from sheepfold.server.services import Services
from tests.server.test_table_host import a_table, in_house, until_a_bot_chooses

__all__ = ["in_house"]


class Time:
    """Stands still but for pauses."""

    def __init__(self, now: float = 0) -> None:
        self.now = now
        self.pauses: list[float] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.now += seconds

    def pace(self, factor: float = 1) -> Pace:
        return Pace(factor, self.clock, self.sleep)


def shown_at(bot: str, thought: float, factor: float = 1) -> float:
    """When the move of a bot is shown that was asked at the moment 0 and thought so long."""
    time = Time(thought)
    asyncio.run(time.pace(factor).hold(bot, asked=0))
    return time.now


@pytest.mark.parametrize("bot", bots.BOTS)
def test_a_move_is_shown_at_the_same_moment_however_quick_it_was(bot: str):
    usual = bots.shown_after(bot)
    assert usual > 0
    for thought in (0, 0.001, 0.5 * usual, 0.99 * usual):
        assert shown_at(bot, thought) == pytest.approx(usual)


def test_a_late_move_waits_for_the_next_such_moment():
    usual = bots.shown_after("dog")
    for thought in (1.01 * usual, 1.5 * usual, 1.99 * usual):
        assert shown_at("dog", thought) == pytest.approx(2 * usual)


def test_pauses_can_be_longer_or_switched_off():
    assert shown_at("dog", 0, factor=3) == pytest.approx(3 * bots.shown_after("dog"))
    assert shown_at("dog", 0, factor=0) == 0


@pytest.mark.parametrize("level", bots.LEVELS.values(), ids=list(bots.LEVELS))
def test_a_level_has_ended_its_search_when_its_move_is_shown(level):
    assert level.seconds < level.shown


def played_until(*, forced: bool) -> Start:
    """Meadowmight up to a decision of the second seat in which it has no choice, or has one."""
    game = games.make("meadowmight")
    for seed in range(100):
        match, luck = Match.start(game, 2, {}, seed=bytes([seed]) * 32), Plain("forced", seed)
        while not match.over:
            seat = min(match.acting)
            legal = match.legal(seat)
            if seat == 1 and len(match.events) > 20 and (len(legal) == 1) is forced:
                lines = replace(parse(match.record()), seed=None, seats=())
                return Start(line=len(lines.events), record=lines.text())
            match.play(seat, legal[luck.below(len(legal))])
    raise AssertionError("there is always a choice")


@pytest.mark.parametrize("forced", [True, False])
@pytest.mark.parametrize("bot", ["lamb", "random"])
def test_a_bot_without_a_choice_is_shown_no_earlier_than_one_with_a_choice(
    in_house, bot: str, forced: bool
):
    async def work(services: Services) -> None:
        await a_table(services, "t", game="meadowmight", start=played_until(forced=forced))
        async with services.tables.use("t") as live:
            time = Stopped()
            services.tables.pace = time.pace()
            await until_a_bot_chooses(services, live, bot)
            assert live.table.match is not None
            assert (len(live.table.match.legal(1)) == 1) is forced
            (thinking,), head = services.tables._tasks, live.table.head
            paused = asyncio.ensure_future(time.paused.wait())
            await asyncio.wait((paused, thinking), return_when=asyncio.FIRST_COMPLETED)
            assert time.pauses == [pytest.approx(bots.shown_after(bot))]
            assert live.table.head == head, "the move is not there before the pause ends"
            time.goes_on.set()
            await thinking
            assert live.table.head > head

    in_house(work)


class Stopped(Time):
    """Pauses end when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.paused, self.goes_on = asyncio.Event(), asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds)
        self.paused.set()
        await self.goes_on.wait()
