"""`sheepfold tune`: learns the weights of a game's bots from games against themselves."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from sheepfold.bots.knowledge import tuned
from sheepfold.cli.arguments import bar, must_be_writable, table
from sheepfold.cli.data import print_json
from sheepfold.games import make
from sheepfold.lab import tune as lab


def tune(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game's id; `sheepfold games` lists them.")
    ],
    games: Annotated[int, typer.Option(metavar="K", min=10, help="Games per round.")] = 500,
    rounds: Annotated[
        int, typer.Option(metavar="R", min=0, help="Rounds; each uses what the last one learned.")
    ] = 3,
    players: Annotated[
        list[int] | None, typer.Option(metavar="N", help="Number of players; may be repeated.")
    ] = None,
    seed: Annotated[
        int, typer.Option(metavar="S", help="The same seed gives the same results.")
    ] = 0,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="Processes to use.")] = 1,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the weights to this file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Learn the weights of bots: they play against themselves and learn from how the games end.

    Starts from the current weights. The surprise says in bits how badly the weights predict games
    that they did not learn from; less is better. The table compares the predicted chances to win
    with what happened. With --rounds 0 nothing is learned, and the current weights are measured.
    """
    console = Console(stderr=as_json)
    weights, truth = tuned(make(game).id), None
    must_be_writable(write)
    with bar(quiet=as_json) as progress:
        task = progress.add_task("games", total=games * max(rounds, 1))
        more = (players or (), jobs, lambda played: progress.update(task, advance=played))
        for number in range(rounds):
            found = lab.tune(game, games, seed + number, weights, *more)
            weights, truth = found.weights, found.after
            line = f"round {number + 1}: {found.positions} positions, {surprise_of(truth)}"
            if truth.positions:
                line += f" (before {found.before.surprise:.4f})"
            console.print(line, highlight=False)
        truth = truth or lab.measure(game, games, seed, weights, *more)
    if write is not None:
        write.write_text(json.dumps(weights, indent=2) + "\n", "utf-8")
    if as_json:
        print_json({"weights": weights, **asdict(truth)})
        return
    if not rounds:
        console.print(f"{truth.positions} positions, {surprise_of(truth)}", highlight=False)
    console.print(compared(truth))
    if write is None and rounds:
        console.print_json(json.dumps(weights))


def surprise_of(truth: lab.Truth) -> str:
    return f"surprise {truth.surprise:.4f}" if truth.positions else "too few games to measure"


def compared(truth: lab.Truth) -> Table:
    """Return a table of predicted chances to win, and of the results."""
    numbers = ("predicted", "happened", "positions")
    rows = table(*numbers, numbers=numbers)
    for step in truth.steps:
        rows.add_row(f"{step.predicted:.1%}", f"{step.came:.1%}", str(step.number))
    return rows
