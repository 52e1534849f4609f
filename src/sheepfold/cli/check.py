"""`sheepfold check`: the laws of all games, on every configuration."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding

from sheepfold import SetupError
from sheepfold import games as all_games
from sheepfold.cli.arguments import OwnComponents, bar
from sheepfold.cli.data import command, print_json
from sheepfold.cli.saves import read, read_components
from sheepfold.core import options as option_values
from sheepfold.lab import check as lab
from sheepfold.lab import twins
from sheepfold.lab.check import Report

VIOLATED = 1


def check(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game only.")] = None,
    games: Annotated[
        int,
        typer.Option(
            metavar="K", min=1, help="Per game, spread over its configurations, at least one each."
        ),
    ] = 500,
    seed: Annotated[int, typer.Option(metavar="S", min=0, help="Of the first game.")] = 0,
    components: OwnComponents = None,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="Processes.")] = 1,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Every position of this record instead.")
    ] = None,
    compiled: Annotated[
        bool, typer.Option("--compiled", help="Pure against compiled rules instead of the laws.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play games under all laws, by bots and by players with habits that make rare things happen.

    Says for each configuration how many games, positions and rulings were met. A violation ends
    with exit code 1 and a record that reproduces it.
    """
    if compiled:
        if record is not None or components is not None:
            raise SetupError("--compiled plays the games as they are: no record, no components")
        compare([game] if game else list(all_games.GAMES), games, seed, jobs, as_json=as_json)
        return
    reports: list[tuple[str, Report]] = []
    if record is not None:
        reports.append((str(record), lab.check_record(read(record))))
    else:
        if components is not None and game is None:
            raise SetupError("components belong to one game: name it")
        own = read_components(components)
        names = [game] if game else list(all_games.GAMES)
        with bar(quiet=as_json) as progress:
            task = progress.add_task(
                "games", total=sum(lab.games_of(name, games) for name in names)
            )
            for name in names:
                done = lab.check(
                    name, games, seed, jobs, lambda played: progress.advance(task, played), own
                )
                reports += [(name, report) for report in done]
    rows = [row(name, report, number) for number, (name, report) in enumerate(reports, start=1)]
    if as_json:
        print_json(rows)
    else:
        show(rows)
    if any(report.violation for _, report in reports):
        raise typer.Exit(VIOLATED)


def compare(names: list[str], games: int, seed: int, jobs: int, *, as_json: bool) -> None:
    """The same games by the pure and by the compiled rules; exit code 1 where they differ."""
    rows: list[dict[str, Any]] = []
    with bar(quiet=as_json) as progress:
        task = progress.add_task("games", total=sum(lab.games_of(name, games) for name in names))
        for name in names:
            found = twins.compare(
                name, games, seed, jobs, lambda played: progress.advance(task, played)
            )
            path = kept(found.record, len(rows) + 1) if found.difference else None
            rows.append({"game": name, **vars(found), "record": path})
    if as_json:
        print_json(rows)
    else:
        console = Console(highlight=False)
        for one in rows:
            console.print(f"{one['game']}: {one['games']:,} games, {one['positions']:,} positions")
            if one["difference"]:
                console.print(f"  they differ, {one['difference']}; {one['record']}", style="red")
        if not any(one["difference"] for one in rows):
            console.print("Pure and compiled rules agree.")
    if any(one["difference"] for one in rows):
        raise typer.Exit(VIOLATED)


def kept(record: str | None, number: int) -> str | None:
    """Where the record of a violation is kept, if there is one."""
    if record is None:
        return None
    path = Path(f"violation-{number}.record")
    path.write_text(record, encoding="utf-8")
    return str(path)


def row(name: str, report: Report, number: int) -> dict[str, Any]:
    """A report as data; the record of a violation is kept in a file."""
    findings = report.findings
    return {
        "game": name,
        "players": report.players,
        "options": report.options,
        "games": findings.games,
        "positions": findings.positions,
        "secrets": findings.secrets,
        "rulings": sorted(findings.rulings, key=natural),
        "violation": report.violation,
        "record": kept(report.record, number) if report.violation else None,
    }


def natural(ruling: str) -> tuple[str, int]:
    """TK-2 before TK-10."""
    letters = ruling.rstrip("0123456789")
    return letters, int(ruling[len(letters) :])


def show(rows: list[dict[str, Any]]) -> None:
    console = Console(highlight=False)
    for found in rows:
        seats = "1 player" if found["players"] == 1 else f"{found['players']} players"
        options = option_values.line(found["options"])
        console.print(f"{found['game']}, {seats}, {options}", style="bold")
        console.print(
            f"  {found['games']:,} games, {found['positions']:,} positions, "
            f"{found['secrets']:,} secrets swapped"
        )
        met = " ".join(found["rulings"])
        console.print(Padding(f"{len(found['rulings'])} rulings met: {met}", (0, 0, 0, 2)))
        if found["violation"]:
            console.print(f"  {found['violation']}", style="bold red")
            again = command(f"check --record {found['record']}")
            console.print(f"  reproduce it with: {again}")
    if not any(found["violation"] for found in rows):
        console.print("All laws hold.")
