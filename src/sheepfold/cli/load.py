"""`sheepfold load`: drives a server as many clients at once would, and reports its speed."""

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from sheepfold import SetupError
from sheepfold.cli.arguments import bar, table, words
from sheepfold.cli.data import print_json
from sheepfold.load import peer as other
from sheepfold.load.drive import Notify
from sheepfold.load.plan import Plan, burst_of, check
from sheepfold.load.run import Target, compared, run

LOST = 1


def load(
    tables: Annotated[int, typer.Option(metavar="N", help="Number of tables.")] = 50,
    sockets: Annotated[
        int, typer.Option(metavar="M", help="Sockets per table: two players, the rest watch.")
    ] = 4,
    rate: Annotated[
        float | None,
        typer.Option(
            metavar="R", help="Moves per second over all tables; as fast as possible unless set."
        ),
    ] = None,
    burst: Annotated[
        str | None, typer.Option(metavar="RxS", help="Every 5 seconds, R moves/s for S seconds.")
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="Seconds to measure.")] = 20.0,
    game: Annotated[
        str, typer.Option(metavar="GAME,GAME", help="Games to play, in turns.")
    ] = "te_kuiti",
    bots: Annotated[
        int, typer.Option(metavar="K", help="Extra tables at which only bots play.")
    ] = 0,
    url: Annotated[
        str | None, typer.Option(metavar="URL", help="A running server; starts its own unless set.")
    ] = None,
    db: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="Database of its own server; a temporary SQLite file unless set."
        ),
    ] = None,
    workers: Annotated[int, typer.Option(metavar="N", help="Processes of its own server.")] = 1,
    processes: Annotated[
        int, typer.Option(metavar="P", help="Processes that play the clients.")
    ] = 1,
    peer: Annotated[
        str | None, typer.Option(metavar="NAME", help=f"Compare with {other.NAME}, in turns.")
    ] = None,
    rounds: Annotated[int, typer.Option(metavar="R", help="Rounds of a comparison.")] = 3,
    elsewhere: Annotated[
        bool,
        typer.Option("--this-server-is-mine", help="Allow a --url on another machine."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play random moves at many tables of a server and measure it.

    Measures how long each move takes to be acknowledged and to reach the other sockets. At the end
    it looks up every acknowledged move in the exported records: exit code 1 if one is lost.
    """
    plan = Plan(
        tables=tables,
        sockets=sockets,
        seconds=seconds,
        games=tuple(words(game)),
        rate=rate,
        burst=burst_of(burst) if burst else None,
        bots=bots,
        processes=processes,
    ).checked()
    check("workers", workers)
    check("rounds", rounds)
    if peer not in (None, other.NAME):
        raise SetupError(f"--peer may be {other.NAME}, not {peer!r}")
    target = Target(url=url, db=db, workers=workers, elsewhere=elsewhere).checked()
    with bar(quiet=as_json) as progress:
        notify = teller(progress)
        found = compared(plan, target, rounds, notify) if peer else run(plan, target, notify)
    if as_json:
        print_json(found)
    else:
        show(found)
    if found["record"]["missing"]:
        raise typer.Exit(LOST)


def teller(progress: Progress) -> Notify:
    task = progress.add_task("starting the server", total=None)

    def notify(what: str, done: float, whole: float) -> None:
        progress.update(task, description=what, completed=round(done), total=round(whole))

    return notify


# The report in words


def show(found: dict[str, Any]) -> None:
    console = Console(highlight=False)
    plan = found["plan"]
    pace = f"{plan['rate']:g} moves/s" if plan["rate"] else "full throttle"
    console.print(
        f"{plan['tables']} tables of {', '.join(plan['games'])}, {plan['sockets']} sockets each, "
        f"{pace}, {found['seconds']:g} s"
    )
    console.print(f"{found['moves']:,} moves, {found['moves_per_second']:,} per second\n")
    console.print(times(found))
    for line in facts(found):
        console.print(line)
    for remark in found["remarks"]:
        console.print(f"Note: {remark}.", style="yellow")
    for lost in found["record"]["missing"][:10]:
        console.print(f"Not on record: {lost}", style="bold red", markup=False)


def times(found: dict[str, Any]) -> Any:
    columns = ("p50", "p95", "p99", "max")
    shown = table("ms", "moves", *columns, numbers=("moves", *columns))
    rows = {"acknowledged": "acknowledged", "in_burst": "  in bursts", "seen": "seen by others"}
    for key, words_of_it in rows.items():
        if found[key]["count"]:
            cells = (f"{found[key][name]:.1f}" for name in columns)
            shown.add_row(words_of_it, f"{found[key]['count']:,}", *cells)
    return shown


def facts(found: dict[str, Any]) -> list[str]:
    checked, lost = found["record"]["checked"], len(found["record"]["missing"])
    lines = [
        "",
        f"50 ms (95 %) and 150 ms (99 %): {'kept' if found['promise_kept'] else 'not kept'}",
        f"On record: {checked - lost:,} of {checked:,} acknowledged moves",
        f"Refused: {counted(found['refused'])}; errors: {counted(found['errors'])}",
    ]
    if found["server_cores"] is not None:
        memory = found["memory"]
        lines += [
            f"Cores: server {found['server_cores']} ({found['server_ms_per_move']} ms per move), "
            f"bots {found['bot_cores']}, clients "
            f"{', '.join(map(str, found['client_cores']))}, others {found['other_cores']}",
            f"Memory: {memory['before_mb']} MB, with tables {memory['opened_mb']} MB "
            f"({memory['per_table_kb']} kB each), in the end {memory['ended_mb']} MB",
        ]
    if found["plan"]["bots"]:
        lines.append(f"Extra bots: {found['bot_moves_per_second']} moves/s")
    if found["raised_limits"]:
        lines.append("Its own server, with the limits per address and socket raised")
    load = " ".join(map(str, found["machine"]["load_average"]))
    lines.append(f"Machine: {found['machine']['cores']} cores, load average {load}")
    return lines + compared_lines(found.get("peer"))


def counted(codes: dict[str, int]) -> str:
    return ", ".join(f"{code} {count}" for code, count in codes.items()) or "none"


def compared_lines(found: dict[str, Any] | None) -> list[str]:
    if found is None:
        return []
    if "left_out" in found:
        return [found["left_out"]]
    ours, theirs = found["ours"], found["theirs"]
    return [
        f"{found['name']}: {theirs['moves_per_second']:,} moves/s to our "
        f"{ours['moves_per_second']:,}: {found['times_as_fast']} times (medians of "
        f"{len(found['our_rounds'])} rounds)",
        f"  p50 {theirs['p50']} ms to our {ours['p50']}, p95 {theirs['p95']} to {ours['p95']}, "
        f"p99 {theirs['p99']} to {ours['p99']}",
        f"  CPU time {theirs['server_ms_per_move']} ms per move to our "
        f"{ours['server_ms_per_move']}; it keeps nothing on disk",
    ]
