"""`sheepfold backup`: all tables of a server in one file."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy.engine import make_url

from sheepfold.server.settings import Settings
from sheepfold.store import backup as copy
from sheepfold.store.backup_file import Counts

Address = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="URL",
        help="sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME; else SHEEPFOLD_DB, "
        "else that of --config, else this user's own.",
    ),
]
Config = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="The settings of `serve`.")
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    db: Address = None,
    config: Config = None,
) -> None:
    """Write all tables of a server into one file; the server may be running.

    The file holds secrets: seeds of running matches, hashed credentials, chat. Only you can read
    it; keep it so.
    """
    url = database(db, config)
    counts = asyncio.run(copy.backup(url, file))
    typer.echo(f"{shown(url)} is in {file}: {summary(counts)}. It holds secrets: keep it private.")


def database(db: str | None, config: Path | None) -> str:
    """The database that `serve` would take; how many processes it has does not matter here."""
    return Settings.load({"db": db, "workers": "1"}, os.environ, config).db


def shown(url: str) -> str:
    """An address without what is secret: a password may also stand among its settings."""
    return make_url(url).set(query={}).render_as_string(hide_password=True)


def summary(counts: Counts) -> str:
    return ", ".join(f"{name} {counts[name]}" for name in ("tables", "matches", "events"))
