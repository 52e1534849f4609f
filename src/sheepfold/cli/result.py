"""How a match ended: the score in its parts, and who wins."""

from collections.abc import Sequence

from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from sheepfold import Match
from sheepfold.cli.screen import Screen, seat_mark
from sheepfold.core.record import Ending
from sheepfold.language import Language


def show_result(match: Match, names: Sequence[str], screen: Screen) -> None:
    sheet = scores(match, names, screen)
    endless = screen.console.options.update(max_width=1000)
    fits = Measurement.get(screen.console, endless, sheet).minimum <= screen.width
    screen.show(sheet if fits else turned_scores(match, names, screen))
    winners = [names[seat] for seat in match.winners()]
    if not winners:
        screen.say("nobody", "bold")
    elif len(winners) == 1:
        screen.say("winner", "bold", who=winners[0])
    else:
        *some, last = winners
        who = screen.language.say("name-list", some=", ".join(some), last=last)
        screen.say("winners", "bold", who=who)


def ending_lines(ending: Ending, names: Sequence[str], language: Language) -> list[str]:
    """Say in words how a match was given up."""
    key = f"ended-{ending.how}"
    if ending.seats:
        return [language.say(key, who=names[seat]) for seat in ending.seats]
    return [language.say(key)]


def scores(match: Match, names: Sequence[str], screen: Screen) -> Grid:
    """Return a table with a line per seat; headings break only between words."""
    say, results = screen.language.say, match.scores()
    parts = list(results[0].parts)
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for part in parts:
        heading = say(f"part-{part}")
        longest = max(map(len, heading.split()))
        grid.add_column(heading, justify="right", min_width=longest)
    grid.add_column(say("total"), justify="right", style="bold", no_wrap=True)
    for seat, score in enumerate(results):
        name = Text.assemble(seat_mark(seat), f" {names[seat]}")
        grid.add_row(name, *(str(score.parts[part]) for part in parts), str(score.total))
    return grid


def turned_scores(match: Match, names: Sequence[str], screen: Screen) -> Grid:
    """Return a table with a line per part, for narrow screens and many parts."""
    say, results = screen.language.say, match.scores()
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column()
    for seat, name in enumerate(names):
        heading = Text.assemble(seat_mark(seat), f" {name}")
        grid.add_column(heading, justify="right", overflow="fold")
    for part in results[0].parts:
        grid.add_row(say(f"part-{part}"), *(str(score.parts[part]) for score in results))
    grid.add_row(say("total"), *(str(score.total) for score in results), style="bold")
    return grid
