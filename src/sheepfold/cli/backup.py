"""`sheepfold backup`: all tables of a server in one file."""

import asyncio
import os
import re
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from sheepfold.server.settings import Settings
from sheepfold.store import backup as copy
from sheepfold.store.backup import NothingToSave
from sheepfold.store.backup_file import Counts
from sheepfold.store.errors import StoreError, WrongDatabase

Address = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="URL",
        help="sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME; otherwise SHEEPFOLD_DB, "
        "that of --config, or this user's own.",
    ),
]
Config = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="The settings file of `serve`.")
]

# Parts of an address that identify the database. Others may contain a password.
NAMING = ("host", "port", "user", "dbname")
ANOTHER = "name the database of your server with --db or --config"
EMPTY_TOO = "add --allow-empty to save this one"


def backup(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist.")
    ],
    db: Address = None,
    config: Config = None,
    allow_empty: Annotated[
        bool, typer.Option("--allow-empty", help="Also save a database without tables.")
    ] = False,
) -> None:
    """Write all tables of a server into one file; the server may be running.

    A database without tables is refused, because it is usually not the one your server uses.

    The file holds secrets: seeds of running matches, hashed credentials, chat. Only you can read
    it; keep it that way.
    """
    url = database(db, config)
    try:
        counts = asyncio.run(copy.backup(url, file, allow_empty=allow_empty))
    except StoreError as error:
        raise StoreError(f"{without_secrets(url)} was not saved: {error}{advice(error)}") from error
    typer.echo(
        f"{without_secrets(url)} is in {file}: {summary(counts)}. "
        "It holds secrets: keep it private."
    )


def advice(error: StoreError) -> str:
    """Return advice about a database that was probably not meant."""
    if isinstance(error, NothingToSave):
        return f"; {ANOTHER}, or {EMPTY_TOO}"
    return f"; {ANOTHER}" if isinstance(error, WrongDatabase) else ""


def database(db: str | None, config: Path | None) -> str:
    """Return the database that `serve` would use; its number of processes does not matter here."""
    return Settings.load({"db": db, "workers": "1"}, os.environ, config).db


def without_secrets(url: str) -> str:
    """Return an address without its secrets: its settings may contain a password too."""
    if url.startswith("sqlite:///"):
        return url.partition("?")[0]
    if url.count("@") > 1:  # one is part of a password, whose end is unknown
        return _kind(url)
    try:
        whole = make_url(url)
    except (ArgumentError, ValueError):  # not an address, or a port that is not a number
        return _kind(url)
    kept = {name: value for name, value in whole.query.items() if name in NAMING}
    return whole.set(query=kept).render_as_string(hide_password=True)


def _kind(url: str) -> str:
    """Return the part of an unreadable address that cannot be secret."""
    found = re.match(r"[a-z]+://", url)
    return f"{found[0]}***" if found else "***"


def summary(counts: Counts) -> str:
    return ", ".join(f"{name} {counts[name]}" for name in ("tables", "matches", "events"))
