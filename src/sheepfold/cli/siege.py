"""`sheepfold siege`: attacks its own server, and reports what the people there noticed."""

from typing import Annotated, Any

import typer
from rich.console import Console

from sheepfold.cli.arguments import bar, table, words
from sheepfold.cli.data import print_json
from sheepfold.cli.load import counted, teller
from sheepfold.siege.attacks import ATTACKS
from sheepfold.siege.run import Plan, run

BROKEN = 1


def siege(
    attack: Annotated[
        str | None,
        typer.Option(metavar="NAME,NAME", help="Only these attacks; all unless set."),
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="Seconds of each attack.")] = 8.0,
    size: Annotated[float, typer.Option(metavar="F", help="Scale each attack: 0.01 to 1.")] = 1.0,
    db: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="Database of its own server; a temporary SQLite file unless set."
        ),
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the attacks and exit.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Attack a server while people play there, and measure what they notice.

    The command starts that server itself, on this machine and with the default limits, and attacks
    no other.
    Exit code 1 if a promise is broken.
    """
    if listed:
        show_list(as_json=as_json)
        return
    chosen = tuple(words(attack)) if attack is not None else tuple(ATTACKS)
    plan = Plan(attacks=chosen, seconds=seconds, size=size, db=db).checked()
    with bar(quiet=as_json) as progress:
        found = run(plan, teller(progress))
    if as_json:
        print_json(found)
    else:
        show(found)
    if not found["kept"]:
        raise typer.Exit(BROKEN)


def show_list(*, as_json: bool) -> None:
    meanings = {
        attack: {name: wave.meaning for name, wave in waves.items()}
        for attack, waves in ATTACKS.items()
    }
    if as_json:
        print_json(meanings)
        return
    shown = table("attack", "addresses", "what it sends", numbers=("addresses",))
    for attack, waves in ATTACKS.items():
        for name, wave in waves.items():
            shown.add_row(f"{attack}:{name}", str(wave.addresses), wave.meaning)
    console = Console(highlight=False)
    console.print(shown)
    console.print("An attack without its second word sends all of them at once: --attack dear")


def show(found: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(times(found["attacks"]))
    console.print()
    for attack in found["attacks"]:
        for wave, counts in attack["waves"].items():
            console.print(f"{attack['name']} {wave}: {counted(counts)}", markup=False)
    load = " ".join(map(str, found["machine"]["load_average"]))
    console.print(f"\nMachine: {found['machine']['cores']} cores, load average {load}")
    for attack in found["attacks"]:
        for sentence in attack["broken"]:
            console.print(f"{attack['name']}: {sentence}", style="bold red", markup=False)
    console.print("All promises kept." if found["kept"] else "A promise is broken.")


def times(attacks: list[dict[str, Any]]) -> Any:
    """Return a table of the 95 % figures in milliseconds: before, during and after."""
    numbers = ("acknowledged", "hello", "bot move", "memory", "log lines", "on record")
    shown = table("p95 in ms", *numbers, "promises", numbers=numbers)
    for attack in attacks:
        growth, record = attack["memory"]["growth_mb"], attack["record"]
        shown.add_row(
            attack["name"],
            *(parts(attack[what]) for what in ("acknowledged", "hello", "bot_moves")),
            "" if growth is None else f"+{growth:g} MB",
            str(attack["log_lines"]),
            f"{record['checked'] - len(record['missing'])} of {record['checked']}",
            "broken" if attack["broken"] else "kept",
        )
    return shown


def parts(summaries: dict[str, dict[str, Any]]) -> str:
    shown = (summaries[part]["p95"] for part in ("before", "during", "after"))
    return " / ".join("-" if value is None else f"{value:.0f}" for value in shown)
