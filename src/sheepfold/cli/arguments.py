"""What several commands take or show in the same way."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sheepfold import SetupError

OwnComponents = Annotated[
    Path | None,
    typer.Option(
        "--components",
        metavar="FILE",
        help="Play with your own components; see `sheepfold components`.",
    ),
]


def given_options(pairs: Sequence[str] | None) -> dict[str, object]:
    """Parse `--option name=value`, which may be repeated."""
    options: dict[str, object] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise SetupError(f"an option is written name=value, not {pair!r}")
        options[name.strip()] = value.strip()
    return options


def must_be_writable(file: Path | None) -> None:
    """Refuse, before long work, a file that could not be written after it."""
    if file is None:
        return
    place = file if file.exists() else file.parent
    if file.is_dir() or not os.access(place, os.W_OK):
        raise SetupError(f"cannot write {file}")


def words(text: str) -> list[str]:
    """Split a list written with commas."""
    return [word.strip() for word in text.split(",")]


def bar(*, quiet: bool) -> Progress:
    """Return a progress bar on a terminal, none elsewhere."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )


def table(*headings: str, numbers: Sequence[str] = ()) -> Table:
    """Return a plain table that wraps long cells; numbers are right-aligned."""
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        made.add_column(heading, overflow="fold", justify="right" if heading in numbers else "left")
    return made


def not_measured(console: Console, missing: Sequence[Mapping[str, str]]) -> None:
    """Print which peers are not installed, and how to install them."""
    for peer in missing:
        console.print(
            f"Not measured: {peer['system']} ({peer['why']}). To add it: {peer['install']}",
            markup=False,
            highlight=False,
        )
