"""The golden files of a version: how databases are packed, unpacked and opened again."""

import asyncio
import contextlib
import gzip
import json
import re
import shutil
import sqlite3
import subprocess
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import run
from sheepfold.cli import run as cli
from tests.golden import looked
from tests.postgres import execute

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
VERSIONS = sorted(path for path in HERE.iterdir() if re.fullmatch(r"\d+\.\d+\.\d+\w*", path.name))
DATABASES = ("sqlite", "postgres")  # each has keys and expected answers of its own
# The files in `expected/`: what no release may change, and what one may.
MEANING = (
    *(f"{database}/{kind}" for database in DATABASES for kind in looked.MEANING),
    "results",
    "replayed",
)
WORDING = (*(f"{database}/{kind}" for database in DATABASES for kind in looked.WORDING), "words")
EVERYBODY = "everybody"
SQLITE, POSTGRES, BACKUP = "sheepfold.db.gz", "postgres.sql", "backup"
# Of a dump: comments, settings of the session and psql's own commands, which differ by version.
NOT_KEPT = re.compile(r"--|SET |SELECT pg_catalog\.set_config|\\")


def version() -> str:
    """The version of this checkout."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return str(project["project"]["version"])


def sheepfold(*arguments: str) -> None:
    """A command, which has to succeed."""
    assert cli(list(arguments)) == 0, arguments


def records(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.record"))


# Expected answers: per table one for each viewer, and what all viewers share is kept once


def expect(folder: Path, name: str, found: Mapping[str, Any]) -> None:
    shared = {table: _shared(answers) for table, answers in found.items()}
    write(folder / "expected" / f"{name}.json", shared, depth=3 if name in WORDING else 2)


def expected(folder: Path, name: str) -> dict[str, Any]:
    shared = read(folder / "expected" / f"{name}.json")
    return {table: _unshared(answers) for table, answers in shared.items()}


def _shared(by_viewer: Any) -> Any:
    if not isinstance(by_viewer, dict) or not all(isinstance(x, dict) for x in by_viewer.values()):
        return by_viewer
    if len(by_viewer) < 2:
        return by_viewer
    common, own = _split(list(by_viewer.values()))
    return {EVERYBODY: common, **dict(zip(by_viewer, own, strict=True))}


def _split(answers: list[dict[str, Any]]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What all answers have in common, and what each has of its own."""
    common: dict[str, Any] = {}
    own: list[dict[str, Any]] = [{} for _ in answers]
    for key in {key: None for answer in answers for key in answer}:
        values = [answer[key] for answer in answers if key in answer]
        if len(values) == len(answers) and all(isinstance(value, dict) for value in values):
            common[key], rest = _split(values)
            for mine, value in zip(own, rest, strict=True):
                if value:
                    mine[key] = value
        elif len(values) == len(answers) and all(_same(value, values[0]) for value in values):
            common[key] = values[0]
        else:
            for mine, answer in zip(own, answers, strict=True):
                if key in answer:
                    mine[key] = answer[key]
    return common, own


def _same(one: Any, other: Any) -> bool:
    return json.dumps(one) == json.dumps(other)  # where 1 is not true


def _unshared(shared: Any) -> Any:
    if not isinstance(shared, dict) or EVERYBODY not in shared:
        return shared
    own = {viewer: answer for viewer, answer in shared.items() if viewer != EVERYBODY}
    return {viewer: _merged(shared[EVERYBODY], answer) for viewer, answer in own.items()}


def _merged(common: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    merged = dict(common)
    for key, value in own.items():
        both = key in common and isinstance(value, dict)
        merged[key] = _merged(common[key], value) if both else value
    return merged


# JSON with an answer on each line, and of wording a sentence: a change is seen where it is


def write(path: Path, told: Any, depth: int = 2) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_text(told, depth, "\n") + "\n", encoding="utf-8")


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def _text(told: Any, depth: int, line: str) -> str:
    """`line` begins a new one at the depth of what is told."""
    if told and depth and isinstance(told, dict):
        parts = [f"{json.dumps(key)}: {_text(told[key], depth - 1, line + ' ')}" for key in told]
        return "{" + line + " " + f",{line} ".join(parts) + line + "}"
    if told and depth and isinstance(told, list) and all(isinstance(one, str) for one in told):
        parts = [json.dumps(one, ensure_ascii=False) for one in told]
        return "[" + line + " " + f",{line} ".join(parts) + line + "]"
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


# SQLite


def pack_sqlite(database: Path, folder: Path) -> None:
    """The file itself, without free pages; its server has ended."""
    with contextlib.closing(sqlite3.connect(database)) as conn:
        conn.execute("VACUUM")
        conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with (folder / SQLITE).open("wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as out:
        out.write(database.read_bytes())


def unpack_sqlite(folder: Path, database: Path) -> str:
    with gzip.open(folder / SQLITE) as packed, database.open("wb") as out:
        shutil.copyfileobj(packed, out)
    return f"sqlite:///{database}"


# PostgreSQL


def pack_postgres(url: str, folder: Path) -> None:
    """As statements that any version of PostgreSQL, and any client, can run."""
    programs = run.find_postgres()
    assert programs is not None, run.NO_POSTGRES
    plain = ("--inserts", "--rows-per-insert=50", "--no-owner", "--no-privileges")
    command = [str(programs / "pg_dump"), *plain, "--no-comments", url]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    (folder / POSTGRES).write_text(_statements(done.stdout), encoding="utf-8")


def _statements(dump: str) -> str:
    """A dump without what is not kept; lines within a text stay, whatever they look like."""
    kept, within = [], False
    for line in dump.split("\n"):
        if within or (line and not NOT_KEPT.match(line)):
            kept.append(line)
            within ^= line.count("'") % 2 == 1
    return "\n".join(kept) + "\n"


def unpack_postgres(folder: Path, url: str) -> str:
    asyncio.run(execute(url, (folder / POSTGRES).read_text("utf-8")))
    return url


# The backup


def pack_backup(url: str, folder: Path) -> None:
    (folder / BACKUP).unlink(missing_ok=True)
    sheepfold("backup", str(folder / BACKUP), "--db", url)


def unpack_backup(folder: Path, url: str) -> str:
    sheepfold("restore", str(folder / BACKUP), "--db", url)
    return url
