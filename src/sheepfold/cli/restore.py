"""`sheepfold restore`: a backup back into an empty database."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from sheepfold.cli.backup import Address, summary
from sheepfold.store import backup as copy


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Written by `backup`.")],
    db: Address = None,
) -> None:
    """Read a backup into an empty database, all or nothing.

    The backup may come from the other kind of database: this is the way from SQLite to
    PostgreSQL and back.
    """
    counts = asyncio.run(copy.restore(db, file))
    typer.echo(f"Restored: {summary(counts)}.")
