"""Bots in worker processes: right answers, kept limits, fair turns, nothing but the view."""

import asyncio
import contextlib
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import sheepfold
from sheepfold import bots, games
from sheepfold.core.rng import Plain
from sheepfold.server.bot_workers import (
    BotWorkers,
    CannotStart,
    Choice,
    Closed,
    Question,
    limits,
    wire,
    worker_process,
)
from sheepfold.server.bot_workers.turns import Asked, Turns
from tests.waiting import alive, until

ROOT = Path(__file__).parents[2]
ODD = "tests.server.odd_bots"
MEMORY_MB = 256
linux = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


@pytest.fixture(autouse=True)
def odd_bots_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@contextlib.asynccontextmanager
async def pool_of(
    workers: int = 1, cpu_seconds: float = 20, module: str | None = ODD
) -> AsyncIterator[BotWorkers]:
    pool = BotWorkers(workers, cpu_seconds, MEMORY_MB, module=module)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def asked_of(match: sheepfold.Match, bot: str, seed: str = "s", who: str = "t") -> Question:
    seat = min(match.acting)
    legal = match.game.legal(match.state, seat)
    return Question(match.game.id, None, bot, match.view(seat), legal, seed, who)


def question(bot: str, seed: str = "s", who: str = "t") -> Question:
    return asked_of(sheepfold.Match.start("te_kuiti", 2, seed=7), bot, seed, who)


@cache
def bot_here(game: str, components: str | None, bot: str) -> bots.Bot:
    return bots.make(bot, games.make(game, components))


def chosen_here(asked: Question) -> Choice:
    bot = bot_here(asked.game, asked.components, asked.bot)
    return Choice(bot.choose(asked.view, asked.legal, Plain("bot", asked.seed)), None)


async def until_busy(pool: BotWorkers, count: int) -> None:
    while pool.busy < count:
        await asyncio.sleep(0)


# Right answers


def test_a_worker_chooses_what_the_bot_chooses():
    async def play(pool: BotWorkers, name: str) -> None:
        match = sheepfold.Match.start(name, 3 if 3 in games.make(name).players else 2, seed=11)
        for number in range(6):
            asked = [asked_of(match, bot, f"seed {number}") for bot in bots.QUICK]
            choices = [await pool.choose(one) for one in asked]
            assert choices == [chosen_here(one) for one in asked]
            match.play(min(match.acting), match.game.actions.text(choices[-1].action))

    async def play_all() -> None:
        async with pool_of(module=None) as pool:
            for name in games.GAMES:
                await play(pool, name)

    asyncio.run(play_all())


def test_an_owners_components_are_used_and_bad_ones_refused():
    text = games.own_components("sheepland")
    asked = asked_of(sheepfold.Match.start("sheepland", 2, seed=3), "greedy")
    asked = replace(asked, components=text)

    async def ask() -> list[Choice]:
        async with pool_of(module=None) as pool:
            await pool.warm("sheepland", text, "greedy")
            own = await pool.choose(asked)
            bad = await pool.choose(replace(asked, components="{}"))
            unknown = await pool.choose(replace(asked, bot="nobody"))
            return [own, bad, unknown]

    own, bad, unknown = asyncio.run(ask())
    assert own == chosen_here(asked)
    assert bad.incident == unknown.incident == "unmade"


# Limits


BROKEN = {  # per bot: the incident, and whether its process has to be replaced
    "raises": ("crash", False),
    "stops": ("crash", False),
    "cheats": ("illegal", False),
    "exaggerates": ("illegal", False),
    "shrugs": ("illegal", False),
    "prints": ("flood", False),
    "leaves": ("exit", True),
    "scribbles": ("garbled", True),
    "gulps": ("memory", True),
    "grows": ("memory", True),
}


def test_a_broken_bot_costs_a_quick_legal_move():
    """And the next question, to the same worker or another, is answered as ever."""

    async def ask(pool: BotWorkers, bot: str) -> None:
        before, odd = pool.processes, question(bot)
        choice = await pool.choose(odd)
        assert choice.action in odd.legal
        assert await pool.choose(question("greedy")) == chosen_here(question("greedy"))
        assert (choice.incident, pool.processes != before) == BROKEN[bot]

    async def ask_all() -> None:
        async with pool_of() as pool:
            for bot in BROKEN:
                await ask(pool, bot)

    asyncio.run(ask_all())


def test_a_quick_move_follows_the_seed():
    async def ask() -> set[int]:
        async with pool_of() as pool:
            asked = [question("raises", str(number), who=str(number)) for number in range(20)]
            first = await asyncio.gather(*map(pool.choose, asked))
            assert first == await asyncio.gather(*map(pool.choose, asked))
            return {choice.action for choice in first}

    assert len(asyncio.run(ask())) > 5


def test_a_bot_may_print_a_little_and_its_noise_harms_nobody_else():
    async def ask() -> None:
        async with pool_of() as pool:
            for bot in ("mutters", "hangs_up"):
                assert await pool.choose(question(bot)) == Choice(question(bot).legal[-1], None)
                assert await pool.choose(question("greedy")) == chosen_here(question("greedy"))

    asyncio.run(ask())


@linux
def test_the_cpu_limit_is_kept_inside_by_the_worker_and_outside_by_the_pool(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(worker_process, "WALL", 200)  # other tests leave a niced process little
    cap = 0.4

    async def ask() -> None:
        async with pool_of(cpu_seconds=cap) as pool:
            await pool.warm("te_kuiti", None, "loops")
            process = pool.processes[0]
            before = limits.cpu_time(process)
            assert (await pool.choose(question("loops"))).incident == "overrun"
            after = limits.cpu_time(process)
            assert before is not None
            assert after is not None
            assert cap <= after - before <= cap + worker_process.LEAST_MORE
            assert pool.processes == [process]
            assert (await pool.choose(question("swallows"))).incident == "overrun"
            assert (await pool.choose(question("random"))).incident is None
            assert pool.processes != [process]

    asyncio.run(ask())


def test_a_bot_that_sleeps_is_stopped_by_the_clock_on_the_wall():
    async def ask() -> None:
        async with pool_of(cpu_seconds=0.2) as pool:
            before = pool.processes
            assert (await pool.choose(question("sleeps"))).incident == "slow"
            assert pool.processes != before

    asyncio.run(ask())


def test_a_worker_killed_while_idle_is_not_noticed():
    async def ask() -> Choice:
        async with pool_of() as pool:
            (process,) = pool.processes
            os.kill(process, 9)
            while pool.processes:
                await asyncio.sleep(0.01)
            return await pool.choose(question("greedy"))

    assert asyncio.run(ask()) == chosen_here(question("greedy"))


def test_a_pool_that_cannot_work_says_so():
    async def start() -> None:
        async with pool_of(2, module="tests.server.no_such_bots"):
            pass

    with pytest.raises(CannotStart):
        asyncio.run(start())
    with pytest.raises(ValueError, match="64 MB"):
        BotWorkers(1, 1, 20)


# Turns


def test_tables_take_turns_and_one_that_is_alone_has_all_workers():
    async def take() -> None:
        turns = Turns()
        for who in ("a", "a", "a", "b", "c", "b"):
            turns.add(Asked(who, who.encode()))
        first = [await turns.take() for _ in range(4)]
        assert [asked.who for asked in first] == ["a", "b", "c", "a"]
        assert (turns.waiting, turns.running) == (2, 4)
        for asked in first:
            turns.done(asked)
        assert turns.running == 0
        assert await order(turns, 2) == "ba"
        assert turns.waiting == 0

    asyncio.run(take())


def test_an_address_that_has_a_worker_waits_for_one_that_has_none():
    async def take() -> None:
        turns = Turns()
        for one in asked("aaaab", "crowd"):
            turns.add(one)
        first = [await turns.take() for _ in range(2)]
        turns.add(*asked("x", "person"))
        turns.add(*asked("y", "another"))
        assert await order(turns, 2) == "xy"
        for one in asked("xx", "person"):
            turns.add(one)
        assert await order(turns, 1) == "x", "one worker thinks for it, and two for the crowd"
        for one in first:
            turns.done(one)
        assert await order(turns, 4) == "aaxa", "none for the crowd, then one, then two as well"

    asyncio.run(take())


def asked(tables: str, address: str | None) -> list[Asked]:
    return [Asked(who, who.encode(), address) for who in tables]


async def order(turns: Turns, count: int) -> str:
    return "".join([(await turns.take()).who for _ in range(count)])


def test_addresses_take_turns_however_many_tables_they_have():
    async def take() -> None:
        turns = Turns()
        for one in (*asked("abcd", "crowd"), *asked("x", "person"), *asked("y", "another")):
            turns.add(one)
        assert await order(turns, 6) == "axybcd"

    asyncio.run(take())


def test_tables_that_nobody_watches_come_last_but_do_come():
    async def take() -> None:
        turns = Turns()
        watched = "abcdefghijkl"
        for one in (*asked("xy", None), *asked(watched, "people")):
            turns.add(one)
        assert await order(turns, 14) == f"{watched[:8]}x{watched[8:]}y"

    asyncio.run(take())


def test_a_table_that_somebody_opens_is_watched_at_once():
    async def take() -> None:
        turns = Turns()
        for one in (*asked("xy", None), *asked("ab", "people")):
            turns.add(one)
        turns.watched("y", "person")
        turns.watched("b", None)
        turns.watched("unknown", "person")
        assert await order(turns, 4) == "ayxb"

    asyncio.run(take())


def test_bots_of_one_table_think_at_once_and_closing_ends_all():
    async def ask() -> None:
        async with pool_of(2) as pool:
            tasks = [asyncio.create_task(pool.choose(question("sleeps"))) for _ in range(4)]
            await until_busy(pool, 2)
            assert (pool.busy, pool.waiting) == (2, 2)
            tasks[3].cancel()
            await asyncio.wait([tasks[3]])
            assert (pool.busy, pool.waiting) == (2, 1)
            await pool.close()
            results = await asyncio.gather(*tasks[:3], return_exceptions=True)
            assert [type(result) for result in results] == [Closed] * 3
            assert pool.processes == []
            with pytest.raises(Closed):
                await pool.choose(question("greedy"))

    asyncio.run(ask())


def test_the_event_loop_goes_on_while_all_workers_think():
    async def ask() -> None:
        async with pool_of(2) as pool:
            loops = (pool.choose(question("loops", who=who)) for who in ("a", "b"))
            thinking = asyncio.gather(*loops, return_exceptions=True)
            await until_busy(pool, 2)
            for _ in range(1000):
                await asyncio.sleep(0)
            assert pool.busy == 2
            await pool.close()
            assert [type(result) for result in await thinking] == [Closed, Closed]

    asyncio.run(ask())


# What a worker gets


def test_a_question_is_the_same_for_worlds_the_seat_cannot_tell_apart():
    worlds = defaultdict(list)
    for seed in range(60):
        match = sheepfold.Match.start("sheepland", 3, seed=seed)
        worlds[min(match.acting), match.view(min(match.acting))].append(match)
    compared = 0
    for matches in worlds.values():
        if len({match.record().partition("seed:")[2][66:] for match in matches}) > 1:
            compared += 1
            assert len({wire.body(asked_of(match, "greedy")) for match in matches}) == 1
    assert compared > 3


def test_bytes_do_not_tell_which_equal_parts_are_one_object():
    one, other = tuple(range(300)), tuple(range(300))
    shared, apart = (replace(question("greedy"), view=view) for view in ((one, one), (one, other)))
    assert wire.body(shared) == wire.body(apart)


def test_bytes_do_not_tell_the_table():
    assert wire.body(question("greedy", who="a")) == wire.body(question("greedy", who="b"))


@linux
def test_a_worker_has_no_secrets_no_files_and_waits_behind_people(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setenv("SHEEPFOLD_DB", "postgresql://me:hush@host/db")
    monkeypatch.setenv("DATABASE_URL", "postgresql://me:hush@host/db")
    secret = tmp_path / "secret"
    secret.touch()

    async def look() -> None:
        with secret.open() as file:
            os.set_inheritable(file.fileno(), True)
            async with pool_of() as pool:
                home = Path(f"/proc/{pool.processes[0]}")
                assert b"PYTHONPATH" in (home / "environ").read_bytes()
                assert b"hush" not in (home / "environ").read_bytes()
                assert secret not in [fd.readlink() for fd in (home / "fd").iterdir()]
                nice = (home / "stat").read_text().rpartition(")")[2].split()[16]
                assert int(nice) >= limits.NICE

    asyncio.run(look())


# Its workers are asked and then no more heard: it dies while they think.
PARENT = f"""
import asyncio
from sheepfold.server.bot_workers import Question, BotWorkers

async def think():
    pool = BotWorkers(2, 600, {MEMORY_MB}, module="{ODD}")
    await pool.start()
    asked = [Question("te_kuiti", None, bot, None, (0,), "s", bot) for bot in ("loops", "sleeps")]
    tasks = [asyncio.create_task(pool.choose(question)) for question in asked]
    while pool.busy < 2:
        await asyncio.sleep(0)
    print(*pool.processes, flush=True)
    await asyncio.gather(*tasks)

asyncio.run(think())
"""


@linux
def test_workers_end_with_their_parent_in_the_middle_of_thinking():
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = [int(word) for word in parent.stdout.readline().split()]
        assert len(workers) == 2
        assert all(map(alive, workers))
        parent.kill()
    until(lambda: not any(map(alive, workers)), "the end of the workers")
