"""Backups: every row there and back, between both databases, and refusals of damaged files."""

import asyncio
import gzip
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import select

from sheepfold.cli import run
from sheepfold.cli.backup import backup as backup_command
from sheepfold.cli.backup import database, without_secrets
from sheepfold.cli.restore import restore as restore_command
from sheepfold.store import Store, StoreError
from sheepfold.store.backup import backup, restore
from sheepfold.store.backup_file import new_file, rows_of
from sheepfold.store.schema import metadata
from sheepfold.store.sqlite import path_of
from tests.store.made import SEED, a_match, entry, on, opened, seated


async def lived_in(store: Store) -> None:
    """Something in every table of the database."""
    await store.arrive("gone")
    await store.depart("gone")
    await asyncio.sleep(0.002)  # so that there is an outage
    await store.arrive("process")
    match = await seated(store)
    for seq in range(1, 4):
        await store.append(entry(match, seq, f"«{seq}» ü \x7f\n", wake=seq))
    await store.add_match(a_match("t", 2), SEED)
    await store.say("t", "table", 0, "Ann", "hello")
    await store.say("t", "table", None, "Bo", "bye")
    await store.present("process", "t", 0, 1)
    await store.keep_replay("r", "record")


async def all_rows(store: Store) -> dict[str, list[Any]]:
    return {
        name: [
            tuple(row) for row in await store.db.rows(select(table).order_by(*table.primary_key))
        ]
        for name, table in metadata.tables.items()
    }


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'another.db'}"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sheep.backup"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database and a backup of it."""
    folder = tmp_path_factory.mktemp("source")
    on(f"sqlite:///{folder}/first.db", lived_in)
    asyncio.run(backup(f"sqlite:///{folder}/first.db", folder / "backup"))
    return folder


@pytest.fixture
def whole(source: Path, file: Path) -> Path:
    """A backup that the test may damage."""
    file.write_bytes((source / "backup").read_bytes())
    return file


def test_a_backup_brings_every_row_to_the_other_database(
    url: str, sqlite_url: str, new_postgres_url: str, file: Path
):
    async def scenario():
        async with opened(url) as store:
            await lived_in(store)
            counts = await backup(url, file)  # while the server runs
            before = await all_rows(store)
        for other in (sqlite_url, new_postgres_url):
            assert await restore(other, file) == counts
            async with opened(other) as store:
                assert await all_rows(store) == before
                line = await store.say("t", "table", 0, "Ann", "again")
                assert line.number > max(row[0] for row in before["chat"] if row[3] == "table")
        return before, counts

    before, counts = asyncio.run(scenario())
    assert all(before.values()), "a table that no test fills is not tested"
    assert counts == {name: len(rows) for name, rows in before.items()}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_backup_is_of_one_moment(url: str, file: Path):
    async def scenario():
        async with opened(url) as store:
            match = await seated(store)

            async def play() -> None:
                for seq in range(1, 40):
                    await store.append(entry(match, seq))

            playing = asyncio.create_task(play())
            await asyncio.sleep(0.01)
            await backup(url, file)
            await playing

    asyncio.run(scenario())
    rows = list(rows_of(file))
    heads = [row["head"] for name, row in rows if name == "matches"]
    assert heads == [sum(name == "events" for name, _ in rows)]


def test_an_existing_file_is_not_overwritten(whole: Path, source: Path):
    before = whole.read_bytes()
    with pytest.raises(StoreError, match="exists already"):
        asyncio.run(backup(f"sqlite:///{source}/first.db", whole))
    assert whole.read_bytes() == before


def test_a_backup_of_nothing_leaves_no_file(tmp_path: Path, file: Path, new_postgres_url: str):
    for url, said in ((f"sqlite:///{tmp_path}/no.db", "no such"), (new_postgres_url, "empty")):
        with pytest.raises(StoreError, match=said):
            asyncio.run(backup(url, file))
    assert list(tmp_path.iterdir()) == []


async def nobody_played(store: Store) -> None:
    """A server started and stopped: the database has rows, but nothing that people made."""
    await store.arrive("process")
    await store.depart("process")


async def kept_a_replay(store: Store) -> None:
    await store.keep_replay("r", "record")


def test_a_database_without_tables_is_refused_unless_allowed(
    url: str, whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    on(url, nobody_played)
    before, new = whole.read_bytes(), tmp_path / "new"
    for file in (new, whole):
        assert run(["backup", str(file), "--db", url]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err == (
            f"sheepfold: {without_secrets(url)} was not saved:"
            " it has no tables, so there is nothing to save;"
            " name the database of your server with --db or --config,"
            " or add --allow-empty to save this one\n"
        )
    assert not new.exists()
    assert whole.read_bytes() == before
    assert run(["backup", str(new), "--db", url, "--allow-empty"]) == 0
    nothing = f"{without_secrets(url)} is in {new}: tables 0, matches 0, events 0. "
    assert capsys.readouterr().out.startswith(nothing)


def test_a_database_with_nothing_but_a_replay_is_saved(url: str, file: Path):
    on(url, kept_a_replay)
    assert asyncio.run(backup(url, file))["replays"] == 1


@pytest.mark.parametrize("flags", [[], ["--allow-empty"]])
@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "there is no such file"),
        (b"", "it is empty"),
        (b"a shopping list\n", "it is not a database"),
        ("CREATE TABLE groceries (name)", "it belongs to another program"),
    ],
)
def test_what_is_not_a_database_of_ours_is_refused_by_its_name(
    content: bytes | str | None,
    why: str,
    flags: list[str],
    tmp_path: Path,
    file: Path,
    capsys: pytest.CaptureFixture[str],
):
    other = tmp_path / "other"
    if isinstance(content, bytes):
        other.write_bytes(content)
    elif content:
        with closing(sqlite3.connect(other)) as made:
            made.execute(content)
    before = sorted(tmp_path.iterdir())
    assert run(["backup", str(file), "--db", f"sqlite:///{other}", *flags]) == 2
    assert capsys.readouterr().err == (
        f"sheepfold: sqlite:///{other} was not saved: {why};"
        " name the database of your server with --db or --config\n"
    )
    assert sorted(tmp_path.iterdir()) == before


def test_without_flags_the_users_own_database_is_named_though_it_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("SHEEPFOLD_DB", raising=False)
    assert run(["backup", str(tmp_path / "file")]) == 2
    named = f"sheepfold: sqlite:///{tmp_path}/sheepfold/sheepfold.db was not saved: "
    assert capsys.readouterr().err.startswith(named)
    assert list(tmp_path.iterdir()) == []


def test_the_help_says_what_is_refused(capsys: pytest.CaptureFixture[str]):
    assert run(["backup", "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "--allow-empty Also save a database without tables." in shown
    assert "A database without tables is refused" in shown


def test_a_backup_that_fails_half_way_leaves_no_file(file: Path):
    with pytest.raises(KeyError), new_file(file, 1) as draft:
        draft.row("no table of ours", (1, 2))
    assert not file.exists()


def test_a_backup_that_cannot_be_written_says_where(source: Path, tmp_path: Path):
    with pytest.raises(StoreError, match=r"cannot write .*nowhere"):
        asyncio.run(backup(f"sqlite:///{source}/first.db", tmp_path / "nowhere" / "backup"))


@pytest.fixture
def sealed() -> Iterator[Callable[..., Path]]:
    """Files in a folder in which nothing can be written; also root is kept from it."""
    nobody = 65534
    with TemporaryDirectory() as name:
        folder = Path(name) / "sealed"

        def seal(*files: Path) -> Path:
            folder.mkdir()
            for file in files:
                shutil.copy(file, folder)
            for path in (*folder.iterdir(), folder):
                path.chmod(0o500)
                if os.geteuid() == 0:
                    os.chown(path, nobody, nobody)
            if os.geteuid() == 0:
                os.chown(name, nobody, nobody)
                os.seteuid(nobody)
            return folder / files[0].name

        yield seal
        os.seteuid(os.getuid())
        folder.chmod(0o700)


def test_a_database_on_a_disk_that_cannot_be_written_is_saved(
    sealed: Callable[..., Path], sqlite_url: str
):
    on(sqlite_url, lived_in)
    path = sealed(path_of(sqlite_url))
    counts = asyncio.run(backup(f"sqlite:///{path}", path.parent.parent / "backup"))
    assert counts["events"] == 3


@pytest.mark.parametrize("index", [True, False])
def test_the_latest_moves_are_saved_from_there_or_missed(
    sealed: Callable[..., Path], sqlite_url: str, index: bool
):
    """As a server left it that was killed; without its second file the moves cannot be read."""

    async def scenario(store: Store) -> Path:
        await lived_in(store)
        path = path_of(sqlite_url)
        ends = ("", "-wal", "-shm") if index else ("", "-wal")
        return sealed(*(path.with_name(path.name + end) for end in ends))

    async def killed() -> Path:
        store = await Store.open(sqlite_url)
        try:
            return await scenario(store)
        finally:
            os.seteuid(os.getuid())
            await store.close()

    path = asyncio.run(killed())
    if os.getuid() == 0:
        os.seteuid(65534)
    saving = backup(f"sqlite:///{path}", path.parent.parent / "backup")
    if index:
        assert asyncio.run(saving)["events"] == 3
    else:
        with pytest.raises(StoreError, match=r"the latest moves are in another\.db-wal: copy both"):
            asyncio.run(saving)


def test_a_database_in_use_is_not_restored_into(url: str, whole: Path):
    async def scenario(store: Store):
        await seated(store, "other")

    on(url, scenario)
    before = on(url, all_rows)
    with pytest.raises(StoreError, match="not empty"):
        asyncio.run(restore(url, whole))
    assert on(url, all_rows) == before


def without_last_line(text: bytes) -> bytes:
    return b"".join(text.splitlines(keepends=True)[:-1])


def twice_the_last_row(text: bytes) -> bytes:
    *first, last, end = text.splitlines(keepends=True)
    return b"".join([*first, last, last, end])


@pytest.mark.parametrize(
    "damage",
    [
        without_last_line,
        twice_the_last_row,
        lambda text: text.replace(b'"Ann"', b'"Eve"'),
        lambda text: text + b'["outages",1,2]\n',
        lambda text: text.replace(b'["outages",', b'["innings",'),
        lambda text: text.replace(b'["outages",', b'["outages","x",'),
        lambda text: text.replace(b"\n", b"\n[", 2),
        lambda text: text[:1] + b"\xff" + text[1:],
    ],
)
def test_a_damaged_file_is_refused(damage: Any, whole: Path, sqlite_url: str):
    whole.write_bytes(gzip.compress(damage(gzip.decompress(whole.read_bytes()))))
    with pytest.raises(StoreError, match="is not a backup"):
        asyncio.run(restore(sqlite_url, whole))


@pytest.mark.parametrize("cut", [-1, -9, -200, 20])
def test_a_file_cut_off_is_refused(cut: int, whole: Path, sqlite_url: str):
    whole.write_bytes(whole.read_bytes()[:cut])
    with pytest.raises(StoreError, match="is not a backup"):
        asyncio.run(restore(sqlite_url, whole))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b'{"name": "my shopping list"}\n', "not a backup of Sheepfold"),
        (b'{"sheepfold_backup":1,"revision":"9999","created":1}\n', "another version"),
        (b'{"sheepfold_backup":2,"revision":"0001","created":1}\n', "another version"),
    ],
)
def test_a_file_of_another_kind_is_told_apart(text: bytes, said: str, file: Path, sqlite_url: str):
    file.write_bytes(gzip.compress(text))
    with pytest.raises(StoreError, match=said):
        asyncio.run(restore(sqlite_url, file))


def test_the_commands_say_what_they_did(
    whole: Path, tmp_path: Path, sqlite_url: str, capsys: pytest.CaptureFixture[str]
):
    restore_command(whole, sqlite_url)
    counts = "tables 1, matches 2, events 3."
    assert capsys.readouterr().out == f"{whole} is in {sqlite_url}: {counts}\n"
    again = tmp_path / "again"
    backup_command(again, sqlite_url)
    said = f"{sqlite_url} is in {again}: {counts} It holds secrets: keep it private.\n"
    assert capsys.readouterr().out == said
    with pytest.raises(StoreError, match="there is no file"):
        restore_command(tmp_path / "nothing", sqlite_url)


def test_the_database_is_the_one_that_serve_would_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("SHEEPFOLD_DB", raising=False)
    config = tmp_path / "fold.toml"
    config.write_text('port = 8001\ndb = "sqlite:///of-the-file.db"\n', encoding="utf-8")
    assert database(None, None) == f"sqlite:///{tmp_path}/sheepfold/sheepfold.db"
    assert database(None, config) == "sqlite:///of-the-file.db"
    monkeypatch.setenv("SHEEPFOLD_DB", "sqlite:///of-the-environment.db")
    assert database(None, config) == "sqlite:///of-the-environment.db"
    assert database("sqlite:///of-the-flag.db", config) == "sqlite:///of-the-flag.db"


@pytest.mark.parametrize(
    ("url", "named"),
    [
        (
            "postgresql://sheep:secret@fold.example.org:5433/tables?password=secret",
            "postgresql://sheep:***@fold.example.org:5433/tables",
        ),
        (
            "postgresql://sheep@/tables?host=/run/pg&port=5433&password=secret",
            "postgresql://sheep@/tables?host=%2Frun%2Fpg&port=5433",
        ),
        ("postgresql://sheep:sec@ret@fold.example.org/tables", "postgresql://***"),
        ("postgresql://sheep:secret@fold.example.org:secret/tables", "postgresql://***"),
        ("sheep:secret", "***"),
        ("sqlite:////srv/my tables/a@b@c.db?x=1", "sqlite:////srv/my tables/a@b@c.db"),
    ],
)
def test_a_database_is_named_without_its_password(url: str, named: str):
    assert without_secrets(url) == named
