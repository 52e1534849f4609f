"""`sheepfold analyse FILE`: a finished match, move by move, in chances to win."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from sheepfold import Match, SetupError
from sheepfold.bots.analysis import Analysis, Point, number_of_decisions
from sheepfold.bots.analysis import analyse as think_again
from sheepfold.cli.arguments import bar, table
from sheepfold.cli.commands import why_said
from sheepfold.cli.data import print_json
from sheepfold.cli.saves import read
from sheepfold.cli.screen import Screen
from sheepfold.cli.table import seat_names
from sheepfold.lab.arena import check_budget
from sheepfold.language import Language, choose

WIDTH = 10  # of the curve


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished match.")],
    budget: Annotated[
        float,
        typer.Option(metavar="F", help="How long to think per move; 1 is as long as the best bot."),
    ] = 0.2,
    lang: Annotated[
        str | None, typer.Option(metavar="LANG", help="Language: en, de or fr.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Analyse a finished match: chances to win, better moves, and how much was luck.

    The computer thinks about every decision with what its player could see. So what no player could
    know counts as luck, not as a mistake.
    """
    check_budget(budget)
    match = Match.replay(read(file))
    language = Language(choose(lang), match.game.id)
    if not match.over:
        raise SetupError("this match is not over; only finished ones are analysed")
    with bar(quiet=as_json) as progress:
        task = progress.add_task("decisions", total=number_of_decisions(match))
        found = think_again(match, budget, lambda count: progress.update(task, advance=count))
    if as_json:
        print_json({"game": match.game.id, "seats": list(match.seats), **found.as_dict()})
    else:
        show(match, found, language)


def show(match: Match, found: Analysis, language: Language) -> None:
    """Print the result first, then what turned the match, then every decision."""
    screen = Screen(language)
    names = seat_names(match.seats, match.players, language)
    swings = set(found.swings())
    player, *parts = headings(language, "player", "start", "play", "gifts", "luck", "result")
    sums = table(player, *parts, numbers=parts)
    for seat, name in enumerate(names):
        sums.add_row(
            name,
            f"{found.start[seat]:.0%}",
            f"{found.play[seat]:+.0%}",
            f"{found.gifts[seat]:+.0%}",
            f"{found.luck[seat]:+.0%}",
            f"{found.result[seat]:.0%}",
        )
    rows = table(*headings(language, "line", "player", "chance", "", "played", "better"))
    for place, point in enumerate(found.points):
        rows.add_row(
            f"{point.line}{'!' if place in swings else ''}",
            names[point.seat],
            f"{point.chance:.0%}",
            "█" * round(point.chance * WIDTH),
            point.played,
            f"{point.best} (+{point.cost:.0%})" if point.cost > 0 else "",
        )
    screen.show(sums, "")
    for place in sorted(swings):
        say_swing(screen, found.points[place], names)
    screen.show("", rows)


def say_swing(screen: Screen, point: Point, names: Sequence[str]) -> None:
    """Print a decision that changed the chances: what was better, and why."""
    if point.cost <= 0:
        return
    facts = {"line": point.line, "who": names[point.seat], "played": point.played}
    better = screen.language.say(
        "analyse-swing", best=point.best, gain=f"+{point.cost:.0%}", **facts
    )
    screen.block(f"{better} {why_said(screen.language, point.reason)}".strip(), head="! ")


def headings(language: Language, *names: str) -> list[str]:
    return [language.say(f"analyse-{name}") if name else "" for name in names]
