"""Volle Wolle's cards and dice as lines of text.

Colour is never alone: black sheep lie on shaded ground, and dice that stay have a double frame.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from rich.style import Style
from rich.text import Text

from sheepfold.core.protocol import AnyGame
from sheepfold.games.volle_wolle.actions import DIE_NAMES
from sheepfold.games.volle_wolle.view import FlocksView
from sheepfold.language import Language

INNER = 7  # columns inside the frame of a card
CARD_WIDTH = INNER + 2
GAP = 3  # between groups of cards
DIE_WIDTH = 6
DICE_WIDTH = len(DIE_NAMES) * (DIE_WIDTH + 1)
BONE_SIGN = "o=o"
MINUS = "\u2212"  # as wide as a plus
PICTURES = {"dog": "U·.·U", "bone": "o===o"}
SETS = {"set370": "3-7-0", "set007": "0-0-7"}

Sheep = Mapping[str, Mapping[str, Any]]  # by id what is printed on the card


@dataclass(frozen=True)
class Paper:
    """The colours of one kind of card; it looks the same on light and dark screens."""

    ground: str
    ink: str
    bonus: str = "#1d5210"
    malus: str = "#a3261c"


PAPERS = {
    "white": Paper("#fffaf0", "#2b2a33"),
    "black": Paper("#3a3944", "#fffaf0", "#a9dc88", "#ffab9f"),
    "set370": Paper("#dfe6fb", "#2c3768"),
    "set007": Paper("#f7dfe6", "#6d1f45"),
    "dog": Paper("#f1d08a", "#5c3c00"),
    "bone": Paper("#e9dfcc", "#5b4630"),
}
DIE, KEPT_DIE = Paper("#fffaf0", "#2b2a33"), Paper("#e8b94a", "#2b2a33")
FRAME, KEPT_FRAME = ("┌", "─", "┐", "│", "└", "┘"), ("╔", "═", "╗", "║", "╚", "╝")


def signed(number: int) -> str:
    """Return a number with its sign, or an empty text for none."""
    return "" if number == 0 else f"{number:+}".replace("-", MINUS)


def figure(number: int) -> str:
    return str(number).replace("-", MINUS)


def sheep_of(game: AnyGame) -> Sheep:
    """Return by id what is printed on a sheep card; owners may have replaced it."""
    return {sheep["id"]: sheep for sheep in game.components["sheep"]}


def worth(sheep: Mapping[str, Any]) -> str:
    """Return the text in the middle of a card: its points, or the name of its set."""
    return SETS.get(sheep["kind"]) or figure(sheep["points"])


class Cards:
    """Draws cards of one game in one language."""

    def __init__(self, game: AnyGame, language: Language, *, coloured: bool) -> None:
        self.sheep = sheep_of(game)
        self.language = language
        self.coloured = coloured

    def rows(self, groups: Mapping[str, Sequence[str]], width: int) -> list[Text]:
        """Return groups of cards under their headings, side by side if they fit."""
        shown = [(head, names) for head, names in groups.items() if names]
        for space in (1, 0):
            blocks = [self._block(head, names, len(names), space) for head, names in shown]
            widths = [max(line.cell_len for line in block) for block in blocks]
            if sum(widths) + GAP * (len(widths) - 1) <= width:
                return join_blocks(blocks, widths)
        most = max(1, width // CARD_WIDTH)
        lines = []
        for head, names in shown:
            rows = -(-len(names) // most)
            lines += self._block(head, names, -(-len(names) // rows), 0)  # equally long ones
        return lines

    def _block(self, head: str, names: Sequence[str], per_row: int, space: int) -> list[Text]:
        lines = [Text(head, "bold")]
        for start in range(0, len(names), per_row):
            cards = [self.card(name) for name in names[start : start + per_row]]
            lines += [Text(" " * space).join(parts) for parts in zip(*cards, strict=True)]
        return lines

    def card(self, name: str) -> list[Text]:
        """Return five lines: id and modifier, points, number and bone symbol in a frame."""
        sheep = self.sheep.get(name)
        kind = name if sheep is None else sheep["kind"]
        paper = PAPERS[kind]
        plain = Style(color=paper.ink, bgcolor=paper.ground)
        inside = self._special(name) if sheep is None else self._sheep(sheep, paper)
        lines = [Text(f"╭{'─' * INNER}╮", plain)]
        lines += [Text("│", plain) + line + Text("│", plain) for line in inside]
        lines.append(Text(f"╰{'─' * INNER}╯", plain))
        for line in lines:
            line.stylize_before(plain)
        return lines

    def _sheep(self, sheep: Mapping[str, Any], paper: Paper) -> list[Text]:
        modifier = signed(sheep["modifier"])
        shade = "▒" if sheep["kind"] == "black" and not self.coloured else " "
        number, bone = f"#{sheep['number']}", BONE_SIGN if sheep["bone"] else ""
        first = Text(f"{sheep['id']}{modifier:>{INNER - len(sheep['id'])}}", "bold")
        tone = paper.malus if sheep["modifier"] < 0 else paper.bonus
        first.stylize(Style(color=tone, bold=True), INNER - len(modifier))
        middle = f" {worth(sheep)} "
        return [
            first,
            Text(f"{middle:{shade}^{INNER}}", "bold"),
            Text(f"{number}{bone:>{INNER - len(number)}}"),
        ]

    def _special(self, name: str) -> list[Text]:
        """Return a dog or the bone; below it the language's name, if it is another word."""
        word = self.language.say(f"face-{name}")
        return [
            Text(f"{name:<{INNER}}", "bold"),
            Text(f"{PICTURES[name]:^{INNER}}", "bold"),
            Text(f"{'' if word == name else word:^{INNER}}"),
        ]


def join_blocks(blocks: Sequence[Sequence[Text]], widths: Sequence[int]) -> list[Text]:
    """Return blocks of lines next to each other."""
    lines = []
    for parts in zip_longest(*blocks):
        line = Text()
        for part, width in zip(parts, widths, strict=True):
            here = Text() if part is None else part.copy()
            here.pad_right(max(0, width - here.cell_len))
            line = line + here if not line else line + Text(" " * GAP) + here
        lines.append(line)
    return lines


def dice(view: FlocksView) -> list[Text]:
    """Return the three dice with their names below; those that stay have a double frame."""
    lines = [Text() for _ in range(4)]
    for name, number in zip(DIE_NAMES, view.dice, strict=True):
        kept = name in view.kept
        left, bar, right, side, below, end = KEPT_FRAME if kept else FRAME
        paper = KEPT_DIE if kept else DIE
        style = Style(color=paper.ink, bgcolor=paper.ground, bold=True)
        across = bar * (DIE_WIDTH - 2)
        shown = "?" if number is None else str(number)
        lines[0].append(f"{left}{across}{right}", style)
        lines[1].append(f"{side}{shown:^{DIE_WIDTH - 2}}{side}", style)
        lines[2].append(f"{below}{across}{end}", style)
        lines[3].append(f"{name:^{DIE_WIDTH}}", "bold")
        for line in lines:
            line.append(" ")
    return lines
