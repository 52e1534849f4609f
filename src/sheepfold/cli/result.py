"""How a match ended: the score in its parts, and who wins."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from sheepfold import Match
from sheepfold.cli.screen import Screen, seat_mark


def show_result(match: Match, names: Sequence[str], screen: Screen) -> None:
    screen.show(scores(match, names, screen))
    winners = [names[seat] for seat in match.winners()]
    if not winners:
        screen.say("nobody", "bold")
    elif len(winners) == 1:
        screen.say("winner", "bold", who=winners[0])
    else:
        *some, last = winners
        who = screen.language.say("name-list", some=", ".join(some), last=last)
        screen.say("winners", "bold", who=who)


def scores(match: Match, names: Sequence[str], screen: Screen) -> Grid:
    """A line per seat."""
    say, results = screen.language.say, match.scores()
    parts = list(results[0].parts)
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for part in parts:
        grid.add_column(say(f"part-{part}"), justify="right", overflow="fold")
    grid.add_column(say("total"), justify="right", style="bold")
    for seat, score in enumerate(results):
        name = Text.assemble(seat_mark(seat), f" {names[seat]}")
        grid.add_row(name, *(str(score.parts[part]) for part in parts), str(score.total))
    return grid
