"""`sheepfold climb`: tries changes of the weights of a game's bots, and keeps those that win."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from sheepfold.bots.knowledge import tuned
from sheepfold.cli.arguments import bar, given_options, must_be_writable
from sheepfold.cli.data import print_json
from sheepfold.games import make
from sheepfold.lab import climb as lab


def climb(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game's id; `sheepfold games` lists them.")
    ],
    games: Annotated[int, typer.Option(metavar="K", min=10, help="Games per trial.")] = 400,
    rounds: Annotated[
        int,
        typer.Option(
            metavar="R", min=1, help="Passes over all weights; stops early when none helps."
        ),
    ] = 2,
    weight: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Only this weight; may be repeated.")
    ] = None,
    nodes: Annotated[
        int, typer.Option(metavar="T", min=0, help="Nodes of a search; 0 plays without searching.")
    ] = 0,
    players: Annotated[int, typer.Option(metavar="N", min=2, help="Number of players.")] = 2,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Set an option; may be repeated.")
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
    """Try each weight of a game's bots larger and smaller, and keep what clearly wins more games.

    Starts from the current weights. Both sides play the same deals from every seat.
    """
    console = Console(stderr=as_json)
    weights = tuned(make(game).id)
    wanted = lab.check_weights(weights, weight or ())
    must_be_writable(write)
    trials: list[lab.Trial] = []
    with bar(quiet=as_json) as progress:
        task = progress.add_task("trials", total=2 * len(wanted) * rounds)
        for number in range(rounds):
            before = dict(weights)
            for trial in lab.climb(
                game,
                games,
                seed + number,
                before,
                only=wanted,
                nodes=nodes,
                players=players,
                options=given_options(option),
                jobs=jobs,
            ):
                trials.append(trial)
                progress.update(task, advance=1)
                console.print(result_line(trial), highlight=False)
                if trial.kept:
                    weights[trial.name] = trial.tried
            if weights == before:
                break
    if write is not None:
        write.write_text(json.dumps(weights, indent=2) + "\n", "utf-8")
    if as_json:
        print_json({"weights": weights, "trials": list(map(asdict, trials))})
    elif write is None:
        console.print_json(json.dumps(weights))


def result_line(trial: lab.Trial) -> str:
    line = f"{trial.name} {trial.before:g} → {trial.tried:g}: {trial.share:.1%}"
    return f"{line} ({trial.low:.1%} to {trial.high:.1%})" + (", kept" if trial.kept else "")
