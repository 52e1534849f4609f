"""`sheepfold backup`: all tables of a server in one file."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from sheepfold.store import backup as copy
from sheepfold.store.backup_file import Counts

Address = Annotated[
    str | None,
    typer.Option(
        "--db", metavar="URL", help="sqlite:///PATH or postgresql://…; else this user's own."
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    db: Address = None,
) -> None:
    """Write all tables of a server into one file; the server may be running.

    The file holds secrets: seeds of running matches, hashed credentials, chat. Only you can read
    it; keep it so.
    """
    counts = asyncio.run(copy.backup(db, file))
    typer.echo(f"{file}: {summary(counts)}. It holds secrets: keep it private.")


def summary(counts: Counts) -> str:
    return ", ".join(f"{name} {counts[name]}" for name in ("tables", "matches", "events"))
