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
from sheepfold.server.chores import Chores
from sheepfold.server.decisions import Decision
from sheepfold.server.house import House
from sheepfold.server.limits import Limits, asker
from sheepfold.server.loader import SHORT_ORDERS
from sheepfold.server.metrics import Metrics
from sheepfold.server.place import Place, digest
from sheepfold.server.plan import Plan, Start, Time, text
from sheepfold.server.refusal import Refusal
from sheepfold.server.settings import Settings
from sheepfold.server.table import Table
from sheepfold.server.thinking import Choice, Question
from sheepfold.server.thinking.limits import nicer
from sheepfold.store import TableRow
from sheepfold.store.rows import Entry
from sheepfold.store.schema import matches, outages

NO_LIMIT = Time()
Work = Callable[[House], Coroutine[Any, Any, None]]


@pytest.fixture
def in_house(tmp_path: Path) -> Callable[[Work], None]:
    """Runs a piece of work in a process' house, with a database of its own."""

    @asynccontextmanager
    async def house() -> AsyncIterator[House]:
        settings = Settings(db=f"sqlite:///{tmp_path}/tables.db", bot_workers=1, bot_pause=0)
        async with opened(settings, Limits(settings), Metrics()) as made:
            yield made

    def run(work: Work) -> None:
        async def go() -> None:
            async with house() as made:
                await work(made)

        asyncio.run(go())

    return run


async def a_table(
    house: House,
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
    await house.store.create(TableRow(name, settings or text(plan)), keys, match, seed)
    await house.store.set_wake(match.id, 0, wake)


async def written(house: House, statement: UpdateBase) -> None:
    """Straight into the database, as nothing of ours would."""
    await house.store.db.write(lambda writing: writing.run(statement))


def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others(in_house):
    async def work(house: House) -> None:
        await a_table(house, "bad", settings='{"game": "no_such_game"}', wake=1)
        await a_table(house, "good", wake=2)
        await Chores(house)._sweep()
        good = await house.store.match_by_id("good-1")
        assert good is not None
        assert good.wake is None  # it was looked at: nothing is due there
        with pytest.raises(Refusal, match="cannot be read"):
            async with house.desk.place("bad"):
                pass

    in_house(work)


def test_one_match_whose_time_is_wrong_changes_no_other_clock(in_house):
    async def work(house: House) -> None:
        await a_table(house, "hasty")
        before = house.desk.heartbeat.now()
        ahead = update(matches).values(touched=before + 3_600_000)
        await written(house, ahead)
        async with house.desk.place("hasty") as place:
            await house.desk.committer.commit(place, lambda table: decisions.leave(table, 1))
            assert place.table.touched > before + 3_000_000  # a log never goes back
        await house.desk.heartbeat.beat()
        assert house.desk.heartbeat.now() - before < 600_000

    in_house(work)


async def until_a_bot_chooses(house: House, place: Place, bot: str = "random") -> None:
    """The second chair is a bot's; the first one plays until that has to choose."""
    own, commit = bytes(32), house.desk.committer.commit
    await commit(place, lambda table: decisions.arrange(table, 0, 1, bot))
    await commit(place, lambda table: decisions.ready(table, 0, device_commitment(own)))
    await commit(place, lambda table: decisions.reveal(table, 0, own.hex()))
    while not place.table.bots_to_choose:
        await commit(place, first_move)


def first_move(table: Table) -> Decision:
    assert table.match is not None
    return decisions.play(table, 0, table.opened[0], table.match.legal(0)[0], "")


def test_a_bot_that_cannot_be_asked_is_not_asked_again_at_once(in_house, monkeypatch):
    async def work(house: House) -> None:
        asked = []

        async def choose(question: Question) -> Choice:
            asked.append(question)
            raise RuntimeError("no worker")

        monkeypatch.setattr(house.desk.thinking, "choose", choose)
        await a_table(house, "stuck")
        async with house.desk.place("stuck") as place:
            await house.desk.committer.commit(place, lambda table: decisions.leave(table, 1))
            await until_a_bot_chooses(house, place)
            while house.desk._tasks:
                await asyncio.sleep(0)
            assert len(asked) == 1
        row = await house.store.match_by_id("stuck-1")
        assert row is not None
        assert row.wake is not None  # another process will look after it

    in_house(work)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_bots_give_way_as_far_as_the_setting_says(tmp_path: Path):
    async def nice_of_bots() -> list[int]:
        settings = Settings(db=f"sqlite:///{tmp_path}/tables.db", bot_workers=1, bot_nice=3)
        async with opened(settings, Limits(settings), Metrics()) as house:
            stats = [Path(f"/proc/{one}/stat") for one in house.desk.thinking.processes]
            return [int(stat.read_text().rpartition(")")[2].split()[16]) for stat in stats]

    assert asyncio.run(nice_of_bots()) == [os.nice(0) + 3]
    assert [nicer(nice) for nice in (0, 3, 10, 19)] == [9, 12, 19, 19]


def test_a_table_deleted_while_it_is_idle_is_gone(in_house):
    async def work(house: House) -> None:
        await a_table(house, "brief")
        async with house.desk.place("brief"):
            pass
        assert house.desk.tables.get("brief") is not None
        await house.store.delete_table("brief")
        with pytest.raises(Refusal, match="deleted"):
            async with house.desk.place("brief"):
                pass
        assert len(house.desk.tables) == 0

    in_house(work)


def test_an_idle_table_is_read_up_to_date_before_it_is_used(in_house):
    async def work(house: House) -> None:
        await a_table(house, "shared")
        async with house.desk.place("shared") as place:
            pass
        event = decisions.leave(place.table, 1).event
        after = digest(place.table.after(event, 0), 0)
        await house.store.append(Entry("shared-1", 1, events.body(event), after))  # elsewhere
        async with house.desk.place("shared") as again:
            assert again is place
            assert again.table.head == 1

    in_house(work)


def test_a_refusal_that_nobody_waits_for_is_not_logged_as_an_error(in_house, caplog):
    async def work(house: House) -> None:
        await a_table(house, "left")
        async with house.desk.place("left") as place, place.lock:
            wish = partial(decisions.hint, chair=0)  # refused: nothing has begun
            leaving = asyncio.create_task(house.desk.committer.commit(place, wish))
            await asyncio.sleep(0)
            leaving.cancel()
            await asyncio.gather(leaving, return_exceptions=True)
        while house.desk.committer._commits:
            await asyncio.sleep(0)
        gc.collect()  # asyncio complains about an error when it throws it away

    in_house(work)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def phase(house: House, match: str) -> str:
    row = await house.store.match_by_id(match)
    assert row is not None
    return row.phase


def test_matches_are_not_abandoned_for_time_in_which_no_server_lived(in_house):
    async def work(house: House) -> None:
        await a_table(house, "waiting")
        chores = Chores(house)
        lifeless = insert(outages).values(began=1, ended=house.desk.heartbeat.now() + 60_000)
        for statement, then in ((lifeless, "lobby"), (delete(outages), "over")):
            await written(house, statement)
            await house.desk.heartbeat.beat()
            await chores._abandon("waiting", "waiting-1", 1000)
            assert await phase(house, "waiting-1") == then

    in_house(work)


def test_a_table_at_which_nothing_began_is_deleted_after_its_time(in_house):
    async def work(house: House) -> None:
        day, now = 86_400_000, house.desk.heartbeat.now()
        for name in ("old", "visited", "running", "rematch", "new"):
            await a_table(house, name)
        for match, then in (("running-1", "playing"), ("rematch-1", "over")):
            await written(house, update(matches).where(matches.c.id == match).values(phase=then))
        plan = Plan(game="te_kuiti", players=2, options={})
        opening = setup.opening_of("t-1", [NewChair(kind="person", name="Ann")] * 2)
        again, seed = setup.match_row("rematch", 2, games.make("te_kuiti"), plan, opening)
        await house.store.add_match(again, seed)
        await written(
            house, update(matches).where(matches.c.id != "new-1").values(touched=now - 15 * day)
        )
        await house.store.arrive(house.id)
        await house.store.present(house.id, "visited", 0, 1)
        lifeless = insert(outages).values(began=now - 9 * day, ended=now - 7 * day)
        await written(house, lifeless)
        await house.desk.heartbeat.beat()
        await Chores(house)._tidy()
        assert await house.store.table("old") is not None, "nobody could come for two days"
        await written(house, delete(outages))
        await house.desk.heartbeat.beat()
        await Chores(house)._tidy()
        kept = [await house.store.table(name) for name in ("visited", "running", "rematch", "new")]
        assert all(kept)
        assert await house.store.table("old") is None

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

    async def work(house: House) -> None:
        gate = threading.Event()
        blocked = asyncio.create_task(house.queues.setup.run("crowd", gate.wait))
        await a_table(house, "short")
        async with house.desk.place("short") as place:
            assert place.id == "short"
        await a_table(house, "long")
        spaces = update(matches).where(matches.c.id == "long-1")
        row = await house.store.match_by_id("long-1")
        assert row is not None
        await written(house, spaces.values(orders=row.orders + " " * SHORT_ORDERS))
        asker.set("10.0.0.7")
        loading = asyncio.create_task(_used(house, "long"))
        while not house.queues.load.waiting:
            await asyncio.sleep(0)
        assert list(house.queues.load._of) == ["10.0.0.7"]
        gate.set()
        assert await loading == "long"
        await blocked

    in_house(work)


async def _used(house: House, name: str) -> str:
    async with house.desk.place(name) as place:
        return place.id
