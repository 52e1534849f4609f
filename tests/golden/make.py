"""Makes the golden files of a version, or brings the wording of those that exist up to date.

python -m tests.golden.make tests/golden/0.1.0
python -m tests.golden.make --expect
"""

import argparse
import asyncio
import contextlib
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

from sheepfold import Match, games
from sheepfold.core.record import Undo, parse
from sheepfold.server import events
from tests.golden import files, looked
from tests.golden.compared import wrong
from tests.golden.evening import AT_ONCE, Evening
from tests.postgres import execute, new_database
from tests.server.real_server import Server

SEED = 11
MONTH_MS = 40 * 86_400_000  # more than `archive_days`
TIMES = {
    "tables": ("created",),
    "chairs": ("seen",),
    "matches": ("wake", "touched"),
    "events": ("at",),
    "chat": ("at",),
    "outages": ("began", "ended"),
}
KINDS = [kind.__struct_config__.tag for kind in get_args(events.Kind)]
# Open tables must not be ended, and imports not be deleted, because their day is long ago.
FOR_EVER = {"archive_days": 36_500}


def age() -> list[str]:
    """As if the server had run on for more than a month in which nobody came: it lived all the
    time, so this is not an outage."""
    return [
        f"UPDATE {table} SET " + ", ".join(f"{one} = {one} - {MONTH_MS}" for one in columns)
        for table, columns in TIMES.items()
    ]


def make_older(url: str) -> None:
    if url.startswith("postgresql"):
        asyncio.run(execute(url, *age()))
        return
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as conn, conn:
        for statement in age():
            conn.execute(statement)


def spend(server: Server) -> tuple[looked.Keys, dict[str, str]]:
    """A whole evening on a server that is not started yet; its keys, and a record of each game."""
    evening = Evening(server, SEED)
    server.settings["vote_seconds"] = 1
    server.settings["lobby_days"] = 36_500  # one of its lobbies is abandoned, not deleted
    server.start()
    evening.abandoned()
    evening.close()
    server.stop()
    make_older(str(server.settings["db"]))
    server.settings["vote_seconds"] = 86_400
    server.start()
    evening.until_abandoned()
    evening.finished()
    evening.running()
    evening.others()
    records = {
        game: evening.tables[f"{game} finished"].host.get("/matches/1/record").text
        for game in games.GAMES
    }
    evening.close()
    server.stop()
    assert server.complaints == "", server.complaints
    tables = {name: looked.keys_of(table) for name, table in evening.tables.items()}
    return {"tables": tables, "replays": evening.replays}, records


def make(folder: Path) -> None:
    """All golden files of a version, from nothing."""
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        server = Server(work)
        url = str(server.settings["db"])
        keys, records = spend(server)
        must_have_everything(work / "tables.db", records)
        files.write(folder / "keys" / "sqlite.json", keys)
        files.pack_backup(url, folder)
        files.pack_sqlite(work / "tables.db", folder)
        for game, text in records.items():
            (folder / f"{game}.record").write_text(text, encoding="utf-8")
        url = new_database(work)
        keys, _ = spend(Server(work, db=url))
        files.write(folder / "keys" / "postgres.json", keys)
        files.pack_postgres(url, folder)
    expect(folder, files.MEANING + files.WORDING)


def must_have_everything(database: Path, records: Mapping[str, str]) -> None:
    """Every kind of event happened, and every record has undos of all kinds."""
    with contextlib.closing(sqlite3.connect(database)) as conn:
        found = conn.execute("SELECT DISTINCT json_extract(body, '$.kind') FROM events")
        missing = set(KINDS) - {kind for (kind,) in found}
    assert not missing, f"no event of these kinds: {missing}"
    for game, text in records.items():
        undone = [one for one in parse(text).events if isinstance(one, Undo)]
        kinds = {one.agreed for one in undone}
        assert kinds == {False, True}, f"{game}: undos {undone}"
        assert game not in AT_ONCE or any(one.alone for one in undone), f"{game}: none withdrawn"


@contextlib.contextmanager
def opened(folder: Path, database: str) -> Iterator[Server]:
    """A server on a copy of a golden database."""
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        if database == "sqlite":
            url = files.unpack_sqlite(folder, work / "copy.db")
        else:
            url = files.unpack_postgres(folder, new_database(work))
        with Server(work, db=url, **FOR_EVER) as server:
            yield server


def told(folder: Path) -> dict[str, Any]:
    """What this version answers, by the names of the files in `expected/`."""
    found: dict[str, Any] = {}
    for database in files.DATABASES:
        with opened(folder, database) as server:
            keys = files.read(folder / "keys" / f"{database}.json")
            for kind, answers in looked.look(server, keys).items():
                found[f"{database}/{kind}"] = answers
    matches = {path.stem: Match.replay(path.read_text("utf-8")) for path in files.records(folder)}
    found["results"] = {game: looked.result(match) for game, match in matches.items()}
    found["replayed"] = {game: looked.replay(match) for game, match in matches.items()}
    found["words"] = {game: looked.in_words(match) for game, match in matches.items()}
    return found


def expect(folder: Path, names: tuple[str, ...]) -> None:
    """Write these of the expected answers; all others have to hold as they are."""
    found = told(folder)
    for name in set(found) - set(names):
        if others := wrong(folder, name, found[name]):
            raise SystemExit("\n".join([f"{folder.name}: this is not wording:", *others]))
    for name in names:
        files.expect(folder, name, found[name])


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, nargs="?", help="a new folder for the golden files")
    asked.add_argument("--expect", action="store_true", help="rewrite the wording of all versions")
    chosen = asked.parse_args()
    if chosen.expect == (chosen.folder is not None):
        asked.error("name a new folder, or say --expect")
    if chosen.expect:
        for folder in files.VERSIONS:
            expect(folder, files.WORDING)
    else:
        make(chosen.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
