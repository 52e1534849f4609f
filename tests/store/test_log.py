"""Appending: who is first wins, many share a commit, nothing is half applied."""

import asyncio
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from sheepfold.store import StoreError, seat_given_up, seat_taken
from tests.postgres import execute
from tests.store.made import Hands, entry, opened, seated


@pytest.fixture
def commits() -> Iterator[list[object]]:
    """Grows with every commit of any database."""
    seen: list[object] = []

    def committed(conn: object) -> None:
        seen.append(conn)

    event.listen(Engine, "commit", committed)
    yield seen
    event.remove(Engine, "commit", committed)


def test_an_event_is_there_when_it_is_acknowledged(url: str):
    async def scenario():
        async with opened(url) as store:
            match = await seated(store)
            before = await store.now()
            at = await store.append(
                entry(match, 1, "0 fence a1N «ü𝄞»", phase="x", acting=5, wake=7)
            )
            assert at is not None
            assert before <= at <= await store.now()
            assert await store.append(entry(match, 2)) is not None
            row = await store.match_by_id(match)
            rows = await store.events(match)
            return rows, await store.events(match, after=1), row

    rows, later, match = asyncio.run(scenario())
    assert [(row.seq, row.body) for row in rows] == [(1, "0 fence a1N «ü𝄞»"), (2, "x")]
    assert later == rows[1:]
    assert (match.head, match.touched, match.wake) == (2, rows[1].at, None)


def test_the_digest_is_kept_with_the_match(url: str):
    async def scenario():
        async with opened(url) as store:
            match = await seated(store)
            at = await store.append(entry(match, 1, phase="voting", acting=5, wake=123))
            return at, await store.match_by_id(match)

    at, row = asyncio.run(scenario())
    assert (row.head, row.phase, row.acting, row.wake, row.touched) == (1, "voting", 5, 123, at)


def test_a_seq_is_given_once_and_none_is_left_out(url: str):
    async def scenario():
        async with opened(url) as store:
            match = await seated(store)
            assert await store.append(entry(match, 1, "first"))
            refused = [(match, 1), (match, 3), (match, 0), ("nowhere", 1)]
            answers = [await store.append(entry(name, seq, "late")) for name, seq in refused]
            return answers, await store.events(match), await store.match_by_id(match)

    answers, rows, match = asyncio.run(scenario())
    assert answers == [None] * 4
    assert [row.body for row in rows] == ["first"]
    assert match.head == 1


def test_time_does_not_go_back_within_a_match(url: str):
    hands = Hands()

    async def scenario():
        async with opened(url, hands) as store:
            match = await seated(store)
            first = await store.append(entry(match, 1))
            hands.time -= 500
            return first, await store.append(entry(match, 2))

    assert asyncio.run(scenario()) == (1_000_000, 1_000_000)


def test_many_tables_share_a_commit(url: str, commits: list[object]):
    async def scenario():
        async with opened(url) as store:
            names = [await seated(store, f"t{number}") for number in range(20)]
            commits.clear()
            moments = await asyncio.gather(
                *(store.append(entry(name, seq)) for seq in (1, 2, 3) for name in names)
            )
            return moments, len(commits), [await store.events(name) for name in names]

    moments, count, logs = asyncio.run(scenario())
    assert all(moments)
    assert count <= 6
    assert all([row.seq for row in rows] == [1, 2, 3] for rows in logs)


def test_on_sqlite_all_that_waits_shares_a_commit(tmp_path: Path, commits: list[object]):
    async def scenario():
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            match = await seated(store)
            await store.arrive("process")
            commits.clear()
            come = [store.present("process", "t", chair, 1) for chair in (0, 1)]
            talk = [store.say("t", "table", 0, "Ann", f"line {number}") for number in range(20)]
            failing = [store.say("nowhere", "table", 0, "Ann", "x"), store.keep_replay("r", "x")]
            again = store.keep_replay("r", "y")
            done = await asyncio.gather(
                *come, *talk, *failing, again, store.append(entry(match, 1)), return_exceptions=True
            )
            return done, len(commits), await store.chat_since("t", "table"), await store.replay("r")

    done, count, chat, replay = asyncio.run(scenario())
    failed = [isinstance(one, StoreError) for one in done]
    assert failed == [*[False] * 22, True, False, True, False]
    assert [line.body for line in chat] == [f"line {number}" for number in range(20)]
    assert replay == "x"
    assert count < 10


def test_a_move_goes_ahead_of_people_who_come_back_at_once(url: str):
    async def scenario():
        async with opened(url) as store:
            match = await seated(store)
            await store.append(entry(match, 1))
            back = [
                asyncio.create_task(store.present("process", "t", 0, count)) for count in range(200)
            ]
            await asyncio.sleep(0)
            await store.append(entry(match, 2))
            waiting = sum(not task.done() for task in back)
            await asyncio.gather(*back)
            await store.beat("process")
            return waiting, await store.who_is_here("t")

    waiting, here = asyncio.run(scenario())
    assert waiting > 50
    assert here == {0: 199}


def test_a_conflict_drops_only_its_own_event(url: str):
    async def scenario():
        async with opened(url) as store:
            a, b, c = [await seated(store, name) for name in "abc"]
            await store.append(entry(b, 1))
            group = [entry(a, 1), entry(b, 1), entry(c, 1), entry("nowhere", 1), entry(a, 3)]
            return [
                moment is not None for moment in await asyncio.gather(*map(store.append, group))
            ]

    assert asyncio.run(scenario()) == [True, False, True, False, False]


def test_an_effect_that_misses_takes_its_own_event_with_it(url: str):
    async def scenario():
        async with opened(url) as store:
            a, b = [await seated(store, name) for name in "ab"]
            sit = seat_taken("a-invitation", "new")
            group = [
                entry(a, 1, "sat", seat_given_up("a", 0), sit),
                entry(b, 1, "sat", seat_given_up("b", 0), seat_taken("a-invitation", "second")),
            ]
            moments = await asyncio.gather(*map(store.append, group))
            holders = [await store.whose(name) for name in ("new", "a-credential", "b-credential")]
            again = await store.append(entry(a, 2, "sat", sit))
            return moments, holders, again, await store.events(a), await store.events(b)

    moments, holders, again, of_a, of_b = asyncio.run(scenario())
    assert moments[0] is not None
    assert moments[1] is None
    assert [holder and (holder.table_id, holder.chair) for holder in holders] == [
        ("a", 1),
        None,
        ("b", 0),
    ]
    assert again is None
    assert [len(of_a), len(of_b)] == [1, 0]


def test_a_credential_that_another_chair_has_is_refused_alone(url: str):
    async def scenario():
        async with opened(url) as store:
            a, b = [await seated(store, name) for name in "ab"]
            group = [entry(a, 1, "x", seat_taken("a-invitation", "b-credential")), entry(b, 1)]
            return await asyncio.gather(*map(store.append, group))

    refused, taken = asyncio.run(scenario())
    assert refused is None
    assert taken is not None


def test_a_table_deleted_in_between_harms_no_other(url: str):
    async def scenario():
        async with opened(url) as store:
            a, b = [await seated(store, name) for name in "ab"]
            await store.delete_table("a")
            return await asyncio.gather(store.append(entry(a, 1)), store.append(entry(b, 1)))

    refused, taken = asyncio.run(scenario())
    assert refused is None
    assert taken is not None


@pytest.mark.parametrize("body", ["zero \0", "half \ud83d"])
def test_what_no_database_keeps_is_refused_before_it_joins_others(url: str, body: str):
    async def scenario():
        async with opened(url) as store:
            match = await seated(store)
            with pytest.raises(StoreError):
                await store.append(entry(match, 1, body))
            return await store.append(entry(match, 1))

    assert asyncio.run(scenario()) is not None


def test_a_cancelled_caller_does_not_stop_the_others(url: str):
    async def scenario():
        async with opened(url) as store:
            names = [await seated(store, f"t{number}") for number in range(6)]
            calls = [asyncio.create_task(store.append(entry(name, 1))) for name in names]
            calls[1].cancel()  # before it is queued
            await asyncio.sleep(0)
            calls[2].cancel()  # in the queue
            await asyncio.sleep(0)
            calls[3].cancel()  # perhaps while it is committed
            done = await asyncio.gather(*calls, return_exceptions=True)
            return done, await store.append(entry(names[0], 2))

    done, after = asyncio.run(scenario())
    assert [isinstance(one, asyncio.CancelledError) for one in done] == [
        number in (1, 2, 3) for number in range(6)
    ]
    assert after is not None


def test_closing_finishes_what_is_queued(url: str):
    async def scenario():
        async with opened(url) as store:
            names = [await seated(store, f"t{number}") for number in range(5)]
            calls = [asyncio.create_task(store.append(entry(name, 1))) for name in names]
            await asyncio.sleep(0)
        moments = await asyncio.gather(*calls)
        with pytest.raises(StoreError, match="closed"):
            await store.append(entry(names[0], 2))
        async with opened(url) as store:
            return moments, [len(await store.events(name)) for name in names]

    moments, lengths = asyncio.run(scenario())
    assert all(moments)
    assert lengths == [1] * 5


def test_a_full_disk_is_told_to_everybody_and_then_forgotten(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def scenario():
        async with opened(url) as store:
            names = [await seated(store, f"t{number}") for number in range(5)]
            size = max(path.stat().st_size for path in tmp_path.iterdir())
            resource.setrlimit(resource.RLIMIT_FSIZE, (size + 5000, hard))
            try:
                large = [entry(name, 1, "x" * 10_000) for name in names]
                talk = [store.say("t0", "table", 0, "Ann", "x" * 10_000) for _ in range(3)]
                failed = await asyncio.gather(
                    *talk, *map(store.append, large), return_exceptions=True
                )
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            heads = [len(await store.events(name)) for name in names]
            assert await store.chat_since("t0", "table") == []
            return failed, heads, await asyncio.gather(*map(store.append, large))

    failed, heads, later = asyncio.run(scenario())
    assert {type(error) for error in failed} == {StoreError}
    assert "disk" in str(failed[0])
    assert heads == [0] * 5
    assert all(later)


def test_a_lost_connection_is_told_to_everybody_and_made_again(postgres_url: str):
    others = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE datname = current_database() AND pid <> pg_backend_pid()"""

    async def scenario():
        async with opened(postgres_url) as store:
            names = [await seated(store, f"t{number}") for number in range(5)]
            await store.append(entry(await seated(store, "before"), 1))
            await execute(postgres_url, others)
            entries = [entry(name, 1) for name in names]
            failed = await asyncio.gather(*map(store.append, entries), return_exceptions=True)
            return failed, await asyncio.gather(*map(store.append, entries))

    failed, later = asyncio.run(scenario())
    assert {type(error) for error in failed} == {StoreError}
    assert all(later)
