"""Draws te_kuiti.svg, the picture of a terminal in the README: a game between two greedy bots.

.venv/bin/python docs/pictures/terminal.py
"""

import re
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

MOVES = 46
TARGET = Path(__file__).with_name("te_kuiti.svg")


def main() -> None:
    match = Match.start("te_kuiti", players=2, seed=7, seats=("person", "greedy"))
    bot, rng = bots.make("greedy", match.game), Plain("picture")
    while len(match.events) < MOVES or match.acting != {0}:
        (seat,) = match.acting
        legal = [match.game.actions.parse(text) for text in match.legal(seat)]
        match.play(seat, match.game.actions.text(bot.choose(match.view(seat), legal, rng)))
    screen = Screen(Language("en", "te_kuiti"))
    screen.console = Console(
        record=True, width=80, force_terminal=True, color_system="truecolor", file=StringIO()
    )
    Table(match, screen, Keepsake(TARGET)).show(0)
    screen.console.print(Text("Player 1> b3N"))
    svg = screen.console.export_svg(title="python3 run.py play te_kuiti")
    svg = re.sub(r"<!--.*?-->", "", svg)
    TARGET.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
