"""`sheepfold sim`: many games between bots, in numbers."""

from typing import Annotated, Any

import typer
from rich.console import Console

from sheepfold.cli.arguments import OwnComponents, bar, given_options, table, words
from sheepfold.cli.data import print_json
from sheepfold.cli.saves import read_components
from sheepfold.lab.sim import plan, simulate


def sim(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game's id; `sheepfold games` lists them.")
    ],
    players: Annotated[int, typer.Option(metavar="N", help="Number of players.")] = 2,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Set an option; may be repeated.")
    ] = None,
    games: Annotated[int, typer.Option(metavar="K", min=1, help="Number of games.")] = 100,
    seed: Annotated[
        int, typer.Option(metavar="S", help="The same seed gives the same results.")
    ] = 0,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT", help="One bot for all seats, or one per seat.")
    ] = "random",
    components: OwnComponents = None,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="Processes to use.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play many games between bots and print who wins, by how much and how fast.

    Budgets of bots that search are counted in nodes, never in seconds, so that a seed repeats.
    """
    own = read_components(components)
    wanted = plan(game, players, given_options(option), words(bots), games, seed, own)
    with bar(quiet=as_json) as progress:
        task = progress.add_task("games", total=games)
        result = simulate(wanted, jobs, lambda played: progress.update(task, advance=played))
    if as_json:
        print_json(result)
    else:
        show(result)


def show(result: dict[str, Any]) -> None:
    numbers = ("wins", "win share", "score mean", "score sd")
    rows = table("seat", "bot", *numbers, numbers=numbers)
    for seat, bot in enumerate(result["bots"]):
        rows.add_row(
            str(seat),
            bot,
            f"{result['wins'][seat]:g}",
            f"{result['wins'][seat] / result['games']:.1%}",
            f"{result['score_mean'][seat]:.2f}",
            f"{result['score_sd'][seat]:.2f}",
        )
    console = Console()
    console.print(rows)
    length = result["length"]
    console.print(
        f"{result['games']} games in {result['seconds']:.1f} s "
        f"({result['games_per_second']:.1f} games/s, "
        f"{result['decisions_per_second']:,.0f} decisions/s); "
        f"decisions per game {length['min']} to {length['max']}, mean {length['mean']:.1f}; "
        f"seed {result['seed']}",
        highlight=False,
    )
