"""`sheepfold restore`: reads a backup into an empty database."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from sheepfold.cli.backup import Address, Config, database, summary, without_secrets
from sheepfold.store import backup as copy


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `backup`.")],
    db: Address = None,
    config: Config = None,
) -> None:
    """Restore a backup into an empty database, all or nothing.

    The backup may come from the other kind of database, so you can move from SQLite to PostgreSQL
    and back.
    """
    url = database(db, config)
    counts = asyncio.run(copy.restore(url, file))
    typer.echo(f"{file} is in {without_secrets(url)}: {summary(counts)}.")
