"""The table of `sheepfold bench --bots`."""

from rich.console import Console

from sheepfold.cli.arguments import bar, not_measured, table
from sheepfold.cli.data import print_json
from sheepfold.lab import bot_speed as lab


def bot_speed(names: list[str], seconds: float, rounds: int, *, as_json: bool) -> None:
    """Measure searches and print the results, and what is missing."""
    found, missing = lab.line_up(names)
    with bar(quiet=as_json) as progress:
        task = progress.add_task("measurements", total=len(found) * rounds)
        for _ in lab.rounds(found, seconds, rounds):
            progress.advance(task)
    rows = [each.row() for each in found]
    if as_json:
        print_json({"rows": rows, "missing": missing})
        return
    numbers = ("turns/s", "min to max")
    shown = table("system", "search", "game", *numbers, numbers=numbers)
    for row in rows:
        speed = row["turns_per_second"]
        shown.add_row(
            f"{row['system']} {row['version']}",
            row["search"],
            row["game"],
            f"{speed['median']:,.0f}",
            f"{speed['min']:,.0f} to {speed['max']:,.0f}",
        )
    console = Console()
    console.print(shown)
    not_measured(console, missing)
