"""`sheepfold tune`: the weights of a game's bots, learned by playing against themselves."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from sheepfold.bots.knowledge import tuned
from sheepfold.cli.arguments import bar, must_be_writable
from sheepfold.cli.data import print_json
from sheepfold.games import make
from sheepfold.lab import tune as lab


def tune(
    game: Annotated[str, typer.Argument(metavar="GAME", help="One of `sheepfold games`.")],
    games: Annotated[int, typer.Option(metavar="K", min=10, help="Per round.")] = 500,
    rounds: Annotated[
        int, typer.Option(metavar="R", min=1, help="Each plays by what the one before has learned.")
    ] = 3,
    players: Annotated[
        list[int] | None, typer.Option(metavar="N", help="Only with so many; may be repeated.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="Repeats the results.")] = 0,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="Processes.")] = 1,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to put the weights.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Learn what counts: bots play against themselves, and the weights follow how games end.

    Starts from the weights there are. The surprise is what the end of games not learned from still
    holds, in bits; less is better.
    """
    console = Console(stderr=as_json)
    found = lab.Tuned(tuned(make(game).id), 0, 0)
    must_be_writable(write)
    with bar(quiet=as_json) as progress:
        task = progress.add_task("games", total=games * rounds)
        for number in range(rounds):
            found = lab.tune(
                game,
                games,
                seed + number,
                found.weights,
                players or (),
                jobs,
                lambda played: progress.update(task, advance=played),
            )
            console.print(
                f"round {number + 1}: {found.positions} positions, surprise {found.surprise:.4f}",
                highlight=False,
            )
    if write is not None:
        write.write_text(json.dumps(found.weights, indent=2) + "\n", "utf-8")
    if as_json:
        print_json({"weights": found.weights, "surprise": found.surprise})
    elif write is None:
        console.print_json(json.dumps(found.weights))
