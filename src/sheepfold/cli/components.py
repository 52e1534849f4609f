"""`sheepfold components GAME`: a game's own components as a template, or a check of an owner's."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from sheepfold import games
from sheepfold.cli.saves import read_components
from sheepfold.cli.screen import Screen
from sheepfold.language import Language, choose


def components(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game's id; `sheepfold games` lists them.")
    ],
    check: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Check whether a game can use this file."),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="LANG", help="Language: en, de or fr.")
    ] = None,
) -> None:
    """Print the components of a game; change them and play with `--components FILE`."""
    spoken = choose(lang)
    if check is None:
        sys.stdout.write(games.own_components(game))
        return
    games.make(game, read_components(check))
    Screen(Language(spoken)).say("components-fit", path=check)
