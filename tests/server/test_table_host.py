"""What a process keeps in order by itself: sweeping, time, bots and rematches; real parts."""

import asyncio
import gc
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import UpdateBase, delete, insert, update

from sheepfold import games
from sheepfold.core.fairness import device_commitment
from sheepfold.server import decisions, events
from sheepfold.server.api import setup
from sheepfold.server.api.models import NewChair
from sheepfold.server.app import opened
from sheepfold.server.bot_workers import Choice, Question
from sheepfold.server.bot_workers.limits import nicer
from sheepfold.server.decisions import Decision
from sheepfold.server.jobs import Jobs
from sheepfold.server.limits import Limits, asker
from sheepfold.server.live_table import LiveTable, digest
from sheepfold.server.loader import SHORT_ORDERS
from sheepfold.server.metrics import Metrics
from sheepfold.server.plan import Plan, Start, Time, text
from sheepfold.server.refusal import Refusal
from sheepfold.server.services import Services
from sheepfold.server.settings import Settings
from sheepfold.server.table import Table
from sheepfold.store import TableRow
from sheepfold.store.rows import Entry
from sheepfold.store.schema import matches, outages

NO_LIMIT = Time()
Work = Callable[[Services], Coroutine[Any, Any, None]]


@pytest.fixture
def in_house(tmp_path: Path) -> Callable[[Work], None]:
    """Runs a piece of work with the services of a process, on a database of its own."""

    @asynccontextmanager
    async def services() -> AsyncIterator[Services]:
        settings = Settings(db=f"sqlite:///{tmp_path}/tables.db", bot_workers=1, bot_pause=0)
        async with opened(settings, Limits(settings), Metrics()) as made:
            yield made

    def run(work: Work) -> None:
        async def go() -> None:
            async with services() as made:
                await work(made)

        asyncio.run(go())

    return run


async def a_table(
    services: Services,
    name: str,
    *,
    game: str = "te_kuiti",
    settings: str = "",
    wake: int | None = None,
    start: Start | None = None,
    time: Time = NO_LIMIT,
) -> None:
    """A table of two people, whose match is due at a moment."""
    plan = Plan(game=game, players=2, options={}, time=time)
    chairs = [NewChair(kind="person", name=who) for who in ("Ann", "Bob")]
    match, seed = setup.match_row(
        name, 1, games.make(game), plan, setup.opening_of(name, chairs, start)
    )
    keys = setup.chair_rows(name, setup.keys_of(chairs))
    await services.store.create(TableRow(name, settings or text(plan)), keys, match, seed)
    await services.store.set_wake(match.id, 0, wake)


async def written(services: Services, statement: UpdateBase) -> None:
    """Straight into the database, as nothing of ours would."""
    await services.store.db.write(lambda writing: writing.run(statement))


def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others(in_house):
    async def work(services: Services) -> None:
        await a_table(services, "bad", settings='{"game": "no_such_game"}', wake=1)
        await a_table(services, "good", wake=2)
        await Jobs(services)._sweep()
        good = await services.store.match_by_id("good-1")
        assert good is not None
        assert good.wake is None  # it was looked at: nothing is due there
        with pytest.raises(Refusal, match="cannot be read"):
            async with services.tables.use("bad"):
                pass

    in_house(work)


def test_one_match_whose_time_is_wrong_changes_no_other_clock(in_house):
    async def work(services: Services) -> None:
        await a_table(services, "hasty")
        before = services.tables.heartbeat.now()
        ahead = update(matches).values(touched=before + 3_600_000)
        await written(services, ahead)
        async with services.tables.use("hasty") as live:
            await services.tables.committer.commit(live, lambda table: decisions.leave(table, 1))
            assert live.table.touched > before + 3_000_000  # a log never goes back
        await services.tables.heartbeat.beat()
        assert services.tables.heartbeat.now() - before < 600_000

    in_house(work)


async def until_a_bot_chooses(services: Services, live: LiveTable, bot: str = "random") -> None:
    """The second chair is a bot's; the first one plays until that has to choose."""
    own, commit = bytes(32), services.tables.committer.commit
    await commit(live, lambda table: decisions.arrange(table, 0, 1, bot))
    await commit(live, lambda table: decisions.ready(table, 0, device_commitment(own)))
    await commit(live, lambda table: decisions.reveal(table, 0, own.hex()))
    while not live.table.bots_to_choose:
        await commit(live, first_move)


def first_move(table: Table) -> Decision:
    assert table.match is not None
    return decisions.play(table, 0, table.opened[0], table.match.legal(0)[0], "")


def test_a_bot_that_cannot_be_asked_is_not_asked_again_at_once(in_house, monkeypatch):
    async def work(services: Services) -> None:
        asked = []

        async def choose(question: Question) -> Choice:
            asked.append(question)
            raise RuntimeError("no worker")

        monkeypatch.setattr(services.tables.thinking, "choose", choose)
        await a_table(services, "stuck")
        async with services.tables.use("stuck") as live:
            await services.tables.committer.commit(live, lambda table: decisions.leave(table, 1))
            await until_a_bot_chooses(services, live)
            while services.tables._tasks:
                await asyncio.sleep(0)
            assert len(asked) == 1
        row = await services.store.match_by_id("stuck-1")
        assert row is not None
        assert row.wake is not None  # another process will look after it

    in_house(work)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_bots_give_way_as_far_as_the_setting_says(tmp_path: Path):
    async def nice_of_bots() -> list[int]:
        settings = Settings(db=f"sqlite:///{tmp_path}/tables.db", bot_workers=1, bot_nice=3)
        async with opened(settings, Limits(settings), Metrics()) as services:
            stats = [Path(f"/proc/{one}/stat") for one in services.tables.thinking.processes]
            return [int(stat.read_text().rpartition(")")[2].split()[16]) for stat in stats]

    assert asyncio.run(nice_of_bots()) == [os.nice(0) + 3]
    assert [nicer(nice) for nice in (0, 3, 10, 19)] == [9, 12, 19, 19]


def test_a_table_deleted_while_it_is_idle_is_gone(in_house):
    async def work(services: Services) -> None:
        await a_table(services, "brief")
        async with services.tables.use("brief"):
            pass
        assert services.tables.cache.get("brief") is not None
        await services.store.delete_table("brief")
        with pytest.raises(Refusal, match="deleted"):
            async with services.tables.use("brief"):
                pass
        assert len(services.tables.cache) == 0

    in_house(work)


def test_an_idle_table_is_read_up_to_date_before_it_is_used(in_house):
    async def work(services: Services) -> None:
        await a_table(services, "shared")
        async with services.tables.use("shared") as live:
            pass
        event = decisions.leave(live.table, 1).event
        after = digest(live.table.after(event, 0), 0)
        await services.store.append(Entry("shared-1", 1, events.body(event), after))  # elsewhere
        async with services.tables.use("shared") as again:
            assert again is live
            assert again.table.head == 1

    in_house(work)


def test_a_refusal_that_nobody_waits_for_is_not_logged_as_an_error(in_house, caplog):
    async def work(services: Services) -> None:
        await a_table(services, "left")
        async with services.tables.use("left") as live, live.lock:
            wish = partial(decisions.hint, chair=0)  # refused: nothing has begun
            leaving = asyncio.create_task(services.tables.committer.commit(live, wish))
            await asyncio.sleep(0)
            leaving.cancel()
            await asyncio.gather(leaving, return_exceptions=True)
        while services.tables.committer._commits:
            await asyncio.sleep(0)
        gc.collect()  # asyncio complains about an error when it throws it away

    in_house(work)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def phase(services: Services, match: str) -> str:
    row = await services.store.match_by_id(match)
    assert row is not None
    return row.phase


def test_matches_are_not_abandoned_for_time_in_which_no_server_lived(in_house):
    async def work(services: Services) -> None:
        await a_table(services, "waiting")
        jobs = Jobs(services)
        lifeless = insert(outages).values(began=1, ended=services.tables.heartbeat.now() + 60_000)
        for statement, then in ((lifeless, "lobby"), (delete(outages), "over")):
            await written(services, statement)
            await services.tables.heartbeat.beat()
            await jobs._abandon("waiting", "waiting-1", 1000)
            assert await phase(services, "waiting-1") == then

    in_house(work)


def test_a_table_at_which_nothing_began_is_deleted_after_its_time(in_house):
    async def work(services: Services) -> None:
        day, now = 86_400_000, services.tables.heartbeat.now()
        for name in ("old", "visited", "running", "rematch", "new"):
            await a_table(services, name)
        for match, then in (("running-1", "playing"), ("rematch-1", "over")):
            await written(services, update(matches).where(matches.c.id == match).values(phase=then))
        plan = Plan(game="te_kuiti", players=2, options={})
        opening = setup.opening_of("t-1", [NewChair(kind="person", name="Ann")] * 2)
        again, seed = setup.match_row("rematch", 2, games.make("te_kuiti"), plan, opening)
        await services.store.add_match(again, seed)
        await written(
            services, update(matches).where(matches.c.id != "new-1").values(touched=now - 15 * day)
        )
        await services.store.arrive(services.id)
        await services.store.present(services.id, "visited", 0, 1)
        lifeless = insert(outages).values(began=now - 9 * day, ended=now - 7 * day)
        await written(services, lifeless)
        await services.tables.heartbeat.beat()
        await Jobs(services)._tidy()
        assert await services.store.table("old") is not None, "nobody could come for two days"
        await written(services, delete(outages))
        await services.tables.heartbeat.beat()
        await Jobs(services)._tidy()
        kept = [
            await services.store.table(name) for name in ("visited", "running", "rematch", "new")
        ]
        assert all(kept)
        assert await services.store.table("old") is None

    in_house(work)


def test_who_leaves_while_a_rematch_begins_has_left_or_sits_there(new_table):
    for _ in range(5):
        table = new_table("te_kuiti", "Ann", "Bob")
        table.start()
        table[0].post("/resign").ok()
        leaving = threading.Thread(target=table[1].post, args=("/leave",))
        leaving.start()
        table[0].post("/rematch", {"after": 1}).ok()
        leaving.join()
        sits = table.look()["chairs"][1]["name"] == "Bob"
        assert (table[1].get("").status == 200) == sits


def test_a_short_log_does_not_wait_for_long_work(in_house):
    """A long one does; and addresses take turns there."""

    async def work(services: Services) -> None:
        gate = threading.Event()
        blocked = asyncio.create_task(services.queues.setup.run("crowd", gate.wait))
        await a_table(services, "short")
        async with services.tables.use("short") as live:
            assert live.id == "short"
        await a_table(services, "long")
        spaces = update(matches).where(matches.c.id == "long-1")
        row = await services.store.match_by_id("long-1")
        assert row is not None
        await written(services, spaces.values(orders=row.orders + " " * SHORT_ORDERS))
        asker.set("10.0.0.7")
        loading = asyncio.create_task(_used(services, "long"))
        while not services.queues.load.waiting:
            await asyncio.sleep(0)
        assert list(services.queues.load._of) == ["10.0.0.7"]
        gate.set()
        assert await loading == "long"
        await blocked

    in_house(work)


async def _used(services: Services, name: str) -> str:
    async with services.tables.use(name) as live:
        return live.id
