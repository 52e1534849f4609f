"""Opening a database: what is made, what is migrated, what is refused and in which words."""

import asyncio
import fcntl
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, inspect

from sheepfold.store import Store, StoreError, engine
from sheepfold.store.places import default_url
from sheepfold.store.schema import metadata
from tests.postgres import address, execute, started
from tests.store.made import opened, seated


def refusal(url: str | None) -> str:
    async def scenario():
        with pytest.raises(StoreError) as refused:
            await Store.open(url)
        return str(refused.value)

    said: str = asyncio.run(scenario())
    assert "\n" not in said
    return said


def shape(conn: Connection) -> dict[str, Any]:
    """All that a database tells of its tables, but for its own version."""
    found = inspect(conn)

    def in_order(parts: list[Any]) -> list[str]:
        return sorted(map(str, parts))

    return {
        name: (
            in_order(found.get_columns(name)),
            found.get_pk_constraint(name),
            in_order(found.get_foreign_keys(name)),
            in_order(found.get_unique_constraints(name)),
            in_order(found.get_indexes(name)),
        )
        for name in found.get_table_names()
        if name != "sheepfold_version"
    }


def test_migrations_lead_to_the_schema(new_url: str):
    def compare(conn: Connection) -> tuple[dict[str, Any], dict[str, Any]]:
        migrated = shape(conn)
        metadata.drop_all(conn)
        metadata.create_all(conn)
        return migrated, shape(conn)

    async def scenario():
        database = await engine.Database.open(new_url)
        try:
            return await database.write(lambda writing: compare(writing.conn))
        finally:
            await database.close()

    migrated, described = asyncio.run(scenario())
    assert migrated.keys() == metadata.tables.keys()
    assert migrated == described


def test_several_processes_may_start_at_once_on_postgresql(new_postgres_url: str):
    async def scenario():
        stores = await asyncio.gather(*(Store.open(new_postgres_url) for _ in range(4)))
        await seated(stores[0])
        found = [await store.table("t") for store in stores]
        await asyncio.gather(*(store.close() for store in stores))
        return found

    found = asyncio.run(scenario())
    assert all(found)
    assert found == found[:1] * 4


def test_a_second_server_on_a_sqlite_file_is_refused_until_the_first_ends(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def scenario():
        async with opened(url):
            with pytest.raises(StoreError, match="another Sheepfold server uses") as refused:
                await Store.open(url)
        async with opened(url) as store:
            await store.ping()
        return str(refused.value)

    assert str(tmp_path / "tables.db") in asyncio.run(scenario())


def test_only_its_owner_can_read_a_sqlite_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "deep"))
    folder = tmp_path / "deep" / "sheepfold"
    before = os.umask(0)

    async def scenario():
        async with opened(default_url()) as store:
            await seated(store)
            return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}

    try:
        modes = asyncio.run(scenario())
    finally:
        os.umask(before)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    private = ("sheepfold.db", "sheepfold.db-wal", "sheepfold.db-shm")
    assert [modes[name] for name in private] == [0o600] * 3


def test_without_an_address_it_is_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path}/sheepfold/sheepfold.db"

    async def scenario():
        store = await Store.open()
        await store.close()

    asyncio.run(scenario())
    assert (tmp_path / "sheepfold" / "sheepfold.db").exists()


def test_a_newer_database_is_refused(new_url: str):
    async def made():
        async with opened(new_url):
            pass
        newer = "UPDATE sheepfold_version SET version_num = '9999'"
        if new_url.startswith("postgresql"):
            await execute(new_url, newer)
        else:
            with sqlite3.connect(new_url.removeprefix("sqlite:///")) as conn:
                conn.execute(newer)
            conn.close()

    asyncio.run(made())
    assert refusal(new_url) == "this database was made by a newer Sheepfold: update this one"


def test_a_database_of_another_program_is_refused(new_url: str):
    foreign = "CREATE TABLE tables (legs integer)"
    if new_url.startswith("postgresql"):
        asyncio.run(execute(new_url, foreign))
    else:
        with sqlite3.connect(new_url.removeprefix("sqlite:///")) as conn:
            conn.execute(foreign)
        conn.close()
    assert "belongs to another program" in refusal(new_url)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear sheep, " * 100)
    path.chmod(0o644)
    assert f"{path} is not a database" in refusal(f"sqlite:///{path}")
    assert path.read_text() == "Dear sheep, " * 100
    assert stat.S_IMODE(path.stat().st_mode) == 0o644
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_of_another_program_is_left_alone(tmp_path: Path):
    path = tmp_path / "bookmarks.db"
    with sqlite3.connect(path) as conn:
        conn.execute("CREATE TABLE bookmarks (page text)")
    conn.close()
    path.chmod(0o644)
    before = path.read_bytes()
    assert f"{path} belongs to another program" in refusal(f"sqlite:///{path}")
    assert path.read_bytes() == before
    assert stat.S_IMODE(path.stat().st_mode) == 0o644
    assert list(tmp_path.iterdir()) == [path]


def test_a_refused_file_gets_no_lock_beside_it_and_a_lock_that_was_there_stays(tmp_path: Path):
    path, lock = tmp_path / "tables.db", tmp_path / "tables.db.lock"
    url = f"sqlite:///{path}"

    async def made():
        async with opened(url):
            pass

    asyncio.run(made())
    with sqlite3.connect(path) as conn:
        conn.execute("UPDATE sheepfold_version SET version_num = '9999'")
    conn.close()
    assert "newer Sheepfold" in refusal(url)
    assert lock.exists()
    lock.unlink()
    assert "newer Sheepfold" in refusal(url)
    assert not lock.exists()


def test_no_folder_is_made_for_an_address_that_was_named(tmp_path: Path):
    assert f"there is no folder {tmp_path}/nowhere" in refusal(
        f"sqlite:///{tmp_path}/nowhere/deep/tables.db"
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite:///tables.db?synchronous=OFF", "nothing more"),
        ("sqlite:///tables.db?mode=ro&uri=true", "nothing more"),
        ("sqlite+pysqlite:///tables.db", "a database is sqlite:///PATH or postgresql"),
        ("sqlite:tables.db", "has an address like"),
        ("sqlite://", "name one"),
        ("sqlite:///:memory:", "name one"),
        ("mysql://localhost/sheep", "a database is sqlite:///PATH or postgresql"),
        ("sqlite:////dev/null/tables.db", "there is no folder /dev/null"),
        ("sqlite:///folder", "cannot use folder"),
        ("postgresql://sheep@localhost:nine/x", "not an address of a PostgreSQL"),
        ("postgresql://sheep@127.0.0.1:1/x", "cannot reach the database"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused(
    url: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    assert said in refusal(url)


def test_a_postgresql_that_does_not_let_us_in_is_told_apart(new_postgres_url: str):
    where = new_postgres_url.partition("@")[2]
    name = where.partition("?")[0].strip("/")
    assert "no such database" in refusal(new_postgres_url.replace(name, "nowhere"))
    asyncio.run(
        execute(
            new_postgres_url,
            "DROP ROLE IF EXISTS stranger",
            "CREATE ROLE stranger LOGIN",
            "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
        )
    )
    assert "grant it all rights" in refusal(f"postgresql://stranger@{where}")
    assert "refuses this user" in refusal(f"postgresql://nobody_at_all@{where}")


def test_a_postgresql_that_does_not_wait_for_the_disk_is_refused(new_postgres_url: str):
    name = new_postgres_url.partition("@")[2].partition("?")[0].strip("/")
    unsafe = f"ALTER DATABASE {name} SET synchronous_commit = off"
    asyncio.run(execute(new_postgres_url, unsafe))
    assert "PostgreSQL's setting synchronous_commit is off" in refusal(new_postgres_url)


def test_a_cluster_that_a_power_cut_would_break_is_refused(tmp_path: Path):
    with (tmp_path / "users").open("w") as users:
        fcntl.flock(users, fcntl.LOCK_SH)
        url = address(started(tmp_path / "users", "fsync = off"), "postgres")
        assert "PostgreSQL's setting fsync is off" in refusal(url)
        other = ("ALTER SYSTEM SET fsync = on", "ALTER SYSTEM SET full_page_writes = off")
        asyncio.run(execute(url, *other, "SELECT pg_reload_conf()"))
        asyncio.run(until_it_shows(url, "full_page_writes", "off"))
        assert "PostgreSQL's setting full_page_writes is off" in refusal(url)


async def until_it_shows(url: str, setting: str, value: str) -> None:
    """A reloaded setting arrives when it likes."""
    conn = await asyncpg.connect(url)
    while await conn.fetchval(f"SHOW {setting}") != value:
        await asyncio.sleep(0.01)
    await conn.close()
