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
from sheepfold.cli.words import unsaid
from sheepfold.core import options as option_values
from sheepfold.lab import check as lab
from sheepfold.lab import twins
from sheepfold.lab.check import Report

VIOLATED = 1


def check(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this game.")] = None,
    games: Annotated[
        int | None,
        typer.Option(
            metavar="K", min=1, help="Games of each configuration; as many as needed unless set."
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option(metavar="S", min=0, help="Seed of the first game of each configuration.")
    ] = 0,
    components: OwnComponents = None,
    jobs: Annotated[int, typer.Option(metavar="J", min=1, help="Processes to use.")] = 1,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Check every position of this record instead."),
    ] = None,
    compiled: Annotated[
        bool, typer.Option("--compiled", help="Compare pure and compiled rules instead.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check all laws in games of bots and of players whose habits make rare things happen.

    Prints for each configuration how many games, positions and rulings were met, and for each game
    the rulings and facts that were not met and the words that are missing. A violation ends with
    exit code 1 and a record that reproduces it. A fact that never occurs also ends with exit
    code 1, unless you set --games.
    """
    if compiled:
        if record is not None or components is not None:
            raise SetupError("--compiled plays the games as they are: no record, no components")
        compare([game] if game else list(all_games.GAMES), games, seed, jobs, as_json=as_json)
        return
    if record is not None:
        found = lab.check_record(read(record))
        finish([row(str(record), found, 1)], [], as_json=as_json)
        return
    if components is not None and game is None:
        raise SetupError("components belong to one game: name it")
    own = read_components(components)
    names = [game] if game else list(all_games.GAMES)
    rows: list[dict[str, Any]] = []
    ends: list[dict[str, Any]] = []
    with bar(quiet=as_json) as progress:
        total = sum(lab.games_of(name, games) for name in names)
        task = progress.add_task("games", total=total)
        for name in names:
            reports = list(
                lab.check(name, games, seed, jobs, lambda n: progress.advance(task, n), own)
            )
            rows += [row(name, one, len(rows) + n) for n, one in enumerate(reports, start=1)]
            ends.append(end(name, reports, own, enough=games is None))
    finish(rows, ends, as_json=as_json)


def end(
    name: str, reports: list[Report], components: str | None, *, enough: bool
) -> dict[str, Any]:
    """Return what concerns a whole game, as data; with `enough` games every fact must occur."""
    wordless = unsaid(all_games.make(name, components), lab.together(reports).examples)
    found = lab.summary(name, reports, components, enough=enough)
    return {"game": name, **vars(found), "unsaid": wordless}


def finish(rows: list[dict[str, Any]], ends: list[dict[str, Any]], *, as_json: bool) -> None:
    """Print the findings; exit code 1 if something is wrong."""
    wrong = any(found["violation"] for found in (*rows, *ends))
    wrong = wrong or any(found["unsaid"] for found in ends)
    if as_json:
        print_json({"configurations": rows, "games": ends})
    else:
        show(rows, ends)
        if not wrong:
            Console(highlight=False).print("All laws hold.")
    if wrong:
        raise typer.Exit(VIOLATED)


def compare(names: list[str], games: int | None, seed: int, jobs: int, *, as_json: bool) -> None:
    """Play the same games by the pure and by the compiled rules; exit code 1 if they differ."""
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
            console.print(f"{one['game']}: {count(one, 'game')}, {count(one, 'position')}")
            if one["difference"]:
                console.print(f"  they differ, {one['difference']}; {one['record']}", style="red")
        if not any(one["difference"] for one in rows):
            console.print("Pure and compiled rules agree.")
    if any(one["difference"] for one in rows):
        raise typer.Exit(VIOLATED)


def kept(record: str | None, number: int) -> str | None:
    """Return the path of the record of a violation, if there is one."""
    if record is None:
        return None
    path = Path(f"violation-{number}.record")
    path.write_text(record, encoding="utf-8")
    return str(path)


def row(name: str, report: Report, number: int) -> dict[str, Any]:
    """Return a report as data; write the record of a violation to a file."""
    findings = report.findings
    return {
        "game": name,
        "players": report.players,
        "options": report.options,
        "games": findings.games,
        "positions": findings.positions,
        "decisions": sorted(findings.kinds),
        "secrets": findings.secrets,
        "seeds": findings.seeds,
        "memory_twins": findings.memory_twins,
        "rulings": sorted(findings.rulings, key=natural),
        "violation": report.violation,
        "record": kept(report.record, number) if report.violation else None,
        "seed": report.seed,
        "seated": report.seated,
    }


def natural(ruling: str) -> tuple[str, int]:
    """Return a sort key that puts TK-2 before TK-10."""
    letters = ruling.rstrip("0123456789")
    return letters, int(ruling[len(letters) :])


def show(rows: list[dict[str, Any]], ends: list[dict[str, Any]]) -> None:
    console = Console(highlight=False)
    for found in rows:
        options = option_values.line(found["options"])
        console.print(f"{found['game']}, {count(found, 'player')}, {options}", style="bold")
        console.print(
            f"  {count(found, 'game')}, {count(found, 'position')}, "
            f"{count(found, 'secret')} of seats and {count(found, 'seed')} swapped, "
            f"{count(found, 'memory twin')}"
        )
        met = " ".join(found["rulings"])
        console.print(Padding(f"{count(found, 'ruling')} met: {met}", (0, 0, 0, 2)))
        if found["violation"]:
            console.print(f"  {found['violation']}", style="bold red", markup=False)
            if found["seed"] is not None:
                played = ", ".join(found["seated"])
                console.print(f"  seed {found['seed']}, played by {played}")
            if found["record"]:
                again = command(f"check --record {found['record']}")
                console.print(f"  reproduce it with: {again}")
    for found in ends:
        console.print(found["game"], style="bold")
        unmet = " ".join(found["unmet"]) or "none"
        console.print(Padding(f"rulings not met: {unmet}", (0, 0, 0, 2)))
        facts = ", ".join(found["unmet_facts"]) or "none"
        console.print(Padding(f"facts not met: {facts}", (0, 0, 0, 2)))
        if found["rare_facts"]:
            rare = ", ".join(found["rare_facts"])
            console.print(Padding(f"rare facts not met: {rare}", (0, 0, 0, 2)))
        if not found["secrets"]:
            console.print("  no action hides an argument: no secrets of seats to swap")
        for key in found["unsaid"]:
            console.print(f"  no words: {key}", style="bold red", markup=False)
        if found["violation"]:
            console.print(f"  {found['violation']}", style="bold red", markup=False)


def count(found: dict[str, Any], noun: str) -> str:
    """Return `1 game`, `2 games`; for a list its length."""
    number = found[f"{noun}s".replace(" ", "_")]
    number = number if isinstance(number, int) else len(number)
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
