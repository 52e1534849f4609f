"""`sheepfold bench`: how fast the rules are on this machine."""

from typing import Annotated, Any

import typer
from rich.console import Console

from sheepfold import SetupError, games
from sheepfold.cli.arguments import bar, table
from sheepfold.cli.bot_speed import bot_speed
from sheepfold.cli.data import print_json
from sheepfold.cli.peers import peers
from sheepfold.core import options as option_values
from sheepfold.lab import bench as lab

LEAST, MOST = 0.01, 3600.0


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this game.")] = None,
    seconds: Annotated[float, typer.Option(metavar="T", help="Seconds per measurement.")] = 1.0,
    rounds: Annotated[
        int, typer.Option(metavar="R", min=1, help="Rounds of measuring; the best one counts.")
    ] = 3,
    everything: Annotated[
        bool, typer.Option("--all", help="Measure every variant, not only the usual options.")
    ] = False,
    peer_games: Annotated[
        bool, typer.Option("--peers", help="Compare with other libraries, if installed.")
    ] = False,
    searches: Annotated[
        bool, typer.Option("--bots", help="Measure bots, and compare with OpenSpiel if installed.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play random games with the rules alone on one core, and print decisions per second.

    Only decisions of players count; the time for draws is included. The calibration says how often
    per second this machine runs a plain counting loop at the same moment. To compare machines,
    compare the loops per decision, not the seconds.
    """
    if not MOST >= seconds >= LEAST:  # also refuses nan
        raise SetupError(f"--seconds may be {LEAST} to {MOST}, not {seconds}")
    names = [game] if game else list(games.GAMES)
    wanted = {"--all": everything, "--peers": peer_games, "--bots": searches}
    chosen = [name for name, is_chosen in wanted.items() if is_chosen]
    if len(chosen) > 1:
        raise SetupError(f"{chosen[0]} and {chosen[1]} are two measurements: choose one")
    if searches:
        bot_speed(names, seconds, rounds, as_json=as_json)
        return
    if peer_games:
        peers(names, seconds, rounds, as_json=as_json)
        return
    total = sum(len(lab.measured(name, everything=everything)) for name in names) * rounds
    with bar(quiet=as_json) as progress:
        task = progress.add_task("measurements", total=total)
        done = lab.bench(
            names, seconds, rounds, lambda: progress.advance(task), everything=everything
        )
        rows = list(done)
    if as_json:
        print_json(rows)
        return
    numbers = ("decisions/s", "games/s", "loop/s", "per decision")
    shown = table("game", "players", "options", *numbers, numbers=numbers)
    for row in rows:
        shown.add_row(
            row["game"],
            str(row["players"]),
            unusual(row),
            f"{row['decisions_per_second']:,.0f}",
            f"{row['games_per_second']:,.0f}",
            f"{row['calibration'] / 1e6:.1f} M",
            f"{row['loop_turns_per_decision']:.0f}",
        )
    console = Console()
    console.print(shown)
    if reasons := lab.pure(names):
        parts = [f"{', '.join(of)} ({reason})" for reason, of in reasons.items()]
        console.print(f"Pure Python, not compiled: {'; '.join(parts)}.", highlight=False)


def unusual(row: dict[str, Any]) -> str:
    """Return the options that differ from the defaults."""
    usual = option_values.defaults(games.make(row["game"]).options)
    values = row["options"].items()
    return option_values.line({name: value for name, value in values if usual[name] != value})
