"""The tables of `sheepfold bench --peers`."""

from itertools import groupby
from typing import Any

from rich.console import Console

from sheepfold.cli.arguments import bar, not_measured, table
from sheepfold.cli.data import print_json
from sheepfold.lab import peers as lab


def peers(names: list[str], seconds: float, rounds: int, *, as_json: bool) -> None:
    """Measure our games and other people's, and print the results, and what is missing."""
    found, missing = lab.line_up(names)
    with bar(quiet=as_json) as progress:
        task = progress.add_task("measurements", total=len(found) * rounds)
        for _ in lab.rounds(found, seconds, rounds):
            progress.advance(task)
    rows = [each.row() for each in found]
    if as_json:
        print_json({"rows": rows, "missing": missing})
        return
    console = Console()
    show_usual(console, [row for row in rows if row["usual"]])
    show_growth(console, rows)
    not_measured(console, missing)


def show_usual(console: Console, rows: list[dict[str, Any]]) -> None:
    numbers = ("decisions/s", "min to max", "copy µs", "from to", "loop turns")
    shown = table("system", "game", *numbers, numbers=numbers)
    for row in rows:
        speed, copy = row["decisions_per_second"], row["copy_microseconds"]
        shown.add_row(
            f"{row['system']} {row['version']}",
            f"{row['game']}, {row['size']}",
            f"{speed['median']:,.0f}",
            f"{speed['min']:,.0f} to {speed['max']:,.0f}",
            f"{copy['median']:,.1f}",
            f"{copy['min']:,.1f} to {copy['max']:,.1f}",
            f"{row['loop_turns_per_decision']['median']:,.0f}",
        )
    console.print(shown)


def show_growth(console: Console, rows: list[dict[str, Any]]) -> None:
    """Print games measured at several sizes: a decision's cost, also relative to the first size."""
    numbers = ("µs/decision", "times the first", "copy µs", "decisions/game")
    shown = table("as the game grows", "size", *numbers, numbers=numbers)
    for (system, game), group in groupby(rows, key=lambda row: (row["system"], row["game"])):
        sizes = list(group)
        if len(sizes) == 1:
            continue
        first = sizes[0]["decisions_per_second"]["median"]
        for row in sizes:
            speed = row["decisions_per_second"]["median"]
            shown.add_row(
                f"{system}: {game}",
                row["size"],
                f"{1e6 / speed:,.2f}",
                f"{first / speed:.2f}",
                f"{row['copy_microseconds']['median']:,.1f}",
                f"{row['decisions_per_game']['median']:,.0f}",
            )
    console.print()
    console.print(shown)
