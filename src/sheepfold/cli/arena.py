"""`sheepfold arena`: every bot against every other, with intervals and ratings."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from sheepfold.cli.arguments import bar, given_options, table, words
from sheepfold.cli.data import print_json
from sheepfold.lab.arena import compete, plan
from sheepfold.lab.journal import Journal

WIDTH = 24  # of a bar
PARTS = " ▏▎▍▌▋▊▉"  # eighths of a block


def arena(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game's id; `sheepfold games` lists them.")
    ],
    bots: Annotated[str, typer.Option(metavar="BOT,BOT", help="Two or more bots.")],
    games: Annotated[
        int, typer.Option(metavar="K", min=1, help="Least number of games for each pair.")
    ] = 100,
    players: Annotated[int, typer.Option(metavar="N", help="Number of players.")] = 2,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Set an option; may be repeated.")
    ] = None,
    budget: Annotated[
        float,
        typer.Option(metavar="F", help="Scale how long searching bots think; 0.1 is a tenth."),
    ] = 1.0,
    seed: Annotated[
        int, typer.Option(metavar="S", help="The same seed gives the same results.")
    ] = 0,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="Processes to use.")] = 1,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Save finished deals in this file, and continue from it."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let every bot play every other, on the same deals from every seat, and rate them.

    With more than two players, one bot plays alone against another bot that has all other seats;
    then they change sides.
    """
    wanted = plan(game, players, given_options(option), words(bots), games, seed, budget)
    journal = Journal(resume, wanted.header) if resume else None
    with bar(quiet=as_json) as progress:
        total = wanted.deals * len(wanted.lines) * players
        task = progress.add_task("games", total=total)
        result = compete(
            wanted, jobs, journal, lambda played: progress.update(task, advance=played)
        )
    if as_json:
        print_json(result)
    else:
        show(result)


def show(result: dict[str, Any]) -> None:
    console = Console()
    console.print(strengths(result))
    console.print()
    console.print(encounters(result))
    console.print(
        f"{result['deals']} deals, each from every seat; a fair share is "
        f"{result['fair_share']:.1%}; budget {result['budget']:g}; seed {result['seed']}; "
        f"{result['seconds']:.1f} s",
        highlight=False,
    )


def strengths(result: dict[str, Any]) -> Table:
    numbers = ("games", "win share", "rating", "ordinal")
    rows = table("bot", *numbers, numbers=numbers)
    for row in result["bots"]:
        rows.add_row(
            row["bot"],
            str(row["games"]),
            f"{row['share']:.1%}",
            f"{row['mu']:.1f} ± {row['sigma']:.1f}",
            f"{row['ordinal']:.1f}",
        )
    return rows


def encounters(result: dict[str, Any]) -> Table:
    """Return a table with a line per pair, or two lines where one bot is alone against several."""
    numbers = ("win share", "95 % interval")
    crowd = result["players"] - 1
    rows = table("alone" if crowd > 1 else "bot", "against", "", *numbers, numbers=numbers)
    for line in result["lines"]:
        rows.add_row(
            line["alone"],
            f"{line['others']} on {crowd} seats" if crowd > 1 else line["others"],
            blocks(line["share"]),
            f"{line['share']:.1%}",
            f"{line['low']:.1%} to {line['high']:.1%}",
        )
    return rows


def blocks(share: float) -> str:
    """Return a bar in proportion to a share."""
    whole, part = divmod(round(share * WIDTH * len(PARTS)), len(PARTS))
    drawn = "█" * whole + (PARTS[part] if part else "")
    return drawn + "░" * (WIDTH - len(drawn))
