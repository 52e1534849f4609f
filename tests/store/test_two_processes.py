"""Two servers on one PostgreSQL, and servers that are killed: no event is lost or given twice."""

import asyncio
import subprocess
import sys
from collections.abc import Callable

import asyncpg
from sqlalchemy import text, update

from sheepfold.store import Store
from sheepfold.store.engine import Writing
from sheepfold.store.schema import tables
from tests.store.made import entry, on, opened, seated

MATCHES = 8
ROUNDS = 12

# Appends to many matches at once and says what was acknowledged, until it is killed.
WRITER = """
import asyncio, sys
from sheepfold.store import Digest, Entry, Store

async def play(store, match):
    for seq in range(1, 100_000):
        at = await store.append(Entry(match, seq, f"{match} {seq}", Digest("play", 1, None)))
        sys.stdout.write(f"{match} {seq} {at}\\n")
        sys.stdout.flush()

async def main(url, matches):
    store = await Store.open(url)
    await asyncio.gather(*(play(store, match) for match in matches))

asyncio.run(main(sys.argv[1], sys.argv[2:]))
"""


def test_of_two_processes_exactly_one_wins_each_event(postgres_url: str):
    async def play(store: Store, name: str, match: str, won: list[tuple[str, int, str]]) -> None:
        head = 0
        while head < ROUNDS:
            if await store.append(entry(match, head + 1, name)) is not None:
                won.append((match, head + 1, name))
            head = (await store.events(match))[-1].seq

    async def scenario(store: Store):
        matches = [await seated(store, f"t{number}") for number in range(MATCHES)]
        won: list[tuple[str, int, str]] = []
        async with opened(postgres_url) as other:
            await asyncio.gather(
                *(
                    play(one, name, match, won)
                    for match in matches
                    for one, name in ((store, "one"), (other, "two"))
                )
            )
        logs = {match: await store.events(match) for match in matches}
        heads = [(await store.match_by_id(match)).head for match in matches]  # type: ignore[union-attr]
        return won, logs, heads

    won, logs, heads = on(postgres_url, scenario)
    assert sorted(won) == sorted(
        (match, row.seq, row.body) for match, rows in logs.items() for row in rows
    )
    assert all([row.seq for row in rows] == list(range(1, len(rows) + 1)) for rows in logs.values())
    assert heads == [len(rows) for rows in logs.values()]


def test_a_killed_writer_has_lost_nothing_that_was_acknowledged(url: str):
    async def made(store: Store):
        return [await seated(store, f"t{number}") for number in range(MATCHES)]

    async def read(store: Store):
        return {match: await store.events(match) for match in matches}, [
            (await store.match_by_id(match)).head  # type: ignore[union-attr]
            for match in matches
        ]

    matches = on(url, made)
    command = [sys.executable, "-c", WRITER, url, *matches]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        said = [writer.stdout.readline() for _ in range(200)]
        writer.kill()
        said += writer.stdout.readlines()
    acknowledged = [line.split() for line in said if line.endswith("\n")]
    logs, heads = on(url, read)  # at once: the lock died with its owner
    kept = {(match, row.seq, row.at) for match, rows in logs.items() for row in rows}
    assert len(acknowledged) >= 200
    assert {(match, int(seq), int(at)) for match, seq, at in acknowledged} <= kept
    for (match, rows), head in zip(logs.items(), heads, strict=True):
        assert [row.seq for row in rows] == list(range(1, head + 1))
        assert [row.body for row in rows] == [f"{match} {row.seq}" for row in rows]


def test_of_two_writes_that_wait_for_each_other_one_tries_again(postgres_url: str):
    tries: list[str] = []
    locked: set[str] = set()

    async def scenario(store: Store):
        for name in "ab":
            await seated(store, name)

        def locking(first: str, second: str) -> Callable[[Writing], str]:
            def work(writing: Writing) -> str:
                tries.append(first)
                writing.run(update(tables).where(tables.c.id == first).values(settings="1"))
                locked.add(first)
                while len(locked) < 2:  # until the other has locked a row as well
                    writing.run(text("SELECT pg_sleep(0.01)"))
                writing.run(update(tables).where(tables.c.id == second).values(settings="2"))
                return first

            return work

        async with opened(postgres_url) as other:
            return await asyncio.gather(
                store.db.write(locking("a", "b")), other.db.write(locking("b", "a"))
            )

    assert on(postgres_url, scenario) == ["a", "b"]
    assert len(tries) > 2


def test_a_table_that_another_process_is_deleting_harms_no_other(postgres_url: str):
    async def scenario(store: Store):
        matches = [await seated(store, name) for name in "abc"]
        deleting = await asyncpg.connect(postgres_url)
        try:
            transaction = deleting.transaction()
            await transaction.start()
            await deleting.execute("DELETE FROM tables WHERE id = 'b'")
            calls = [asyncio.create_task(store.append(entry(match, 1))) for match in matches]
            while not await deleting.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                await asyncio.sleep(0.01)
            await transaction.commit()
            return await asyncio.gather(*calls)
        finally:
            await deleting.close()

    kept = [at is not None for at in on(postgres_url, scenario)]
    assert kept == [True, False, True]
