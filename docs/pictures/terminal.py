"""Draws the pictures of terminals in the README: a moment of each game between greedy bots.

.venv/bin/python docs/pictures/terminal.py
"""

import os
import re
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from sheepfold import Match, bots
from sheepfold.cli.saves import Keepsake
from sheepfold.cli.screen import Screen
from sheepfold.cli.table import Table
from sheepfold.core.rng import Plain
from sheepfold.language import Language


@dataclass(frozen=True)
class Moment:
    """When a picture is taken: the first decision of seat 0 after so many events, at a step."""

    game: str
    players: int
    events: int
    step: str
    typed: str
    options: dict[str, object] = field(default_factory=dict)
    width: int = 80


MOMENTS = (
    Moment("te_kuiti", 2, 46, "fence", "b3N"),
    Moment("sheepland", 3, 60, "act", "walk 21", width=96),
    Moment("volle_wolle", 4, 150, "keep", "keep d12"),
    Moment("sheep_and_thief", 3, 75, "place", "moves", {"missions": True}, width=96),
    Moment("meadowmight", 3, 75, "turn", "moves", {"wool_wolves": True}, width=96),
)


def main() -> None:
    for moment in MOMENTS:
        draw(moment)


def draw(moment: Moment) -> None:
    seats = ("person", *["greedy"] * (moment.players - 1))
    match = Match.start(moment.game, moment.players, moment.options, seed=7, seats=seats)
    bot, rng = bots.make("greedy", match.game), Plain("picture")
    while len(match.events) < moment.events or not taken_now(match, moment):
        seat = min(match.acting)
        legal = [match.game.actions.parse(text) for text in match.legal(seat)]
        match.play(seat, match.game.actions.text(bot.choose(match.view(seat), legal, rng)))
    os.environ["COLUMNS"] = str(moment.width)
    screen = Screen(Language("en", moment.game))
    screen.console = Console(
        record=True,
        width=moment.width,
        force_terminal=True,
        color_system="truecolor",
        file=StringIO(),
    )
    target = Path(__file__).with_name(f"{moment.game}.svg")
    Table(match, screen, Keepsake(target)).show(0)
    screen.console.print(Text(f"Player 1> {moment.typed}"))
    svg = screen.console.export_svg(title=f"python3 run.py play {moment.game}")
    svg = re.sub(r"<!--.*?-->", "", svg)
    target.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), encoding="utf-8")


def taken_now(match: Match, moment: Moment) -> bool:
    return match.acting == {0} and match.view(0).pending[-1] == moment.step


if __name__ == "__main__":
    main()
