"""`sheepfold replay FILE`: shows one position of a record, or all step by step."""

from pathlib import Path
from typing import Annotated

import typer

from sheepfold import Match, SetupError
from sheepfold import games as all_games
from sheepfold.cli import replayer
from sheepfold.cli.saves import read
from sheepfold.cli.screen import Screen
from sheepfold.core.record import parse
from sheepfold.language import Language, choose


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record to show.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Show the position after N moves.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="SEAT", help="Show what this seat saw; 0 is the first.")
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="LANG", help="Language: en, de or fr.")
    ] = None,
    as_json: Annotated[
        bool,
        typer.Option("--json", help="Print a position as JSON: the last one, or that of --at."),
    ] = False,
) -> None:
    """Step through a record, or print one position of it."""
    spoken = choose(lang)
    text = read(file)
    record = parse(text)
    game = all_games.make(record.game, record.components)
    screen = Screen(Language(spoken, game.id))
    if record.viewer is not None:
        if seat not in (None, record.viewer):
            raise SetupError(f"this record shows what viewer {record.viewer} saw: leave --seat out")
        replayer.show_redacted(record, game, screen, at=at, as_json=as_json)
        return
    shown = replayer.Replayer(Match.replay(text), seat, screen)
    if as_json:
        shown.print_position(at)
    elif at is not None:
        shown.show(shown.checked(at))
    else:
        shown.step_through()
