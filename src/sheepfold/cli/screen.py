"""What the terminal shows and asks: one Rich console, plain if the output is not a terminal."""

import contextlib
import shutil
import sys

from rich.console import Console, RenderableType
from rich.text import Text

from sheepfold.language import Language

# Seats, colour always with its symbol; the colours are legible on light and dark backgrounds.
SEATS = (
    ("●", "#1f8f8a"),
    ("■", "#3f8f3a"),
    ("▲", "#b58900"),
    ("★", "#c8402f"),
    ("♥", "#c2559b"),
    ("◆", "#6a70d0"),
)
RICH_COLOURS = ("256", "truecolor")  # sixteen are too few for a picture
WIDEST = 100  # longer lines are hard to read
NO_BREAK, NARROW = "\u00a0", "\u202f"  # French writes a narrow one before ; ! and ?
# Rich breaks lines at both, so placeholders stand for them.
HELD = "\ue000\ue001"
HOLD = str.maketrans(NO_BREAK + NARROW, HELD)
RELEASE = str.maketrans(HELD, NO_BREAK + NARROW)
YES = {"en": ("y", "yes"), "de": ("j", "ja"), "fr": ("o", "oui")}
NO = ("n", "no", "nein", "non")


class Closed(Exception):
    """The input has ended."""


class Screen:
    """A console that speaks one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.console = Console(highlight=False, emoji=False, markup=False)
        if self.console.color_system not in RICH_COLOURS:
            self.console.no_color = True
        self.person = sys.stdin.isatty() and sys.stdout.isatty()
        if self.person:
            _edit_lines()

    @property
    def width(self) -> int:
        """The width of the terminal now, within limits."""
        return min(shutil.get_terminal_size().columns, WIDEST)

    @property
    def coloured(self) -> bool:
        return not self.console.no_color

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            if isinstance(thing, Text):
                self.block(thing, head="")
            else:
                self.console.print(thing, width=self.width)

    def say(self, key: str, style: str = "", **facts: object) -> None:
        text = Text(self.language.say(key, **facts), style)
        if "path" in facts or "command" in facts:  # text to be copied is not broken into lines
            self.console.print(text, soft_wrap=True)
        else:
            self.block(text, head="")

    def block(self, text: str | Text, head: str = "  ") -> None:
        """Print a paragraph after its head; further lines are indented to the same depth."""
        whole = Text(text) if isinstance(text, str) else text.copy()
        whole.plain = whole.plain.translate(HOLD)
        for line in whole.wrap(self.console, self.width - len(head)):
            line.rstrip()
            line.plain = line.plain.translate(RELEASE)
            self.console.print(Text(head).append_text(line), soft_wrap=True)
            head = " " * len(head)

    def clear(self) -> None:
        """Clear the terminal, with nothing above to scroll back to."""
        if self.person:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def ask(self, prompt: str) -> str:
        """Return a typed line without surrounding blanks; raise `Closed` at the end of input."""
        self.console.file.flush()
        try:
            if self.person:
                return input(prompt).strip()
            self.console.file.write(prompt)
            self.console.file.flush()
            line = sys.stdin.readline()
        except EOFError:
            line = ""
        if not line or not self.person:
            self.console.file.write("\n")
        if not line:
            raise Closed
        return line.strip()

    def agrees(self, key: str, *, usual: bool, **facts: object) -> bool:
        """Return the answer to a yes-or-no question; Enter means the usual one."""
        answer = self.ask(self.language.say(key, **facts) + " ").lower()
        return self.means(answer, usual=usual) is True

    def means(self, answer: str, *, usual: bool) -> bool | None:
        """Return yes, no, or None for something else."""
        if not answer:
            return usual
        if answer.lower() in (*YES["en"], *YES[self.language.lang]):
            return True
        return False if answer.lower() in NO else None


def seat_mark(seat: int) -> Text:
    """Return the symbol of a seat in its colour; chance has none."""
    if seat < 0:
        return Text(" ")
    symbol, colour = SEATS[seat]
    return Text(symbol, colour)


def _edit_lines() -> None:
    """Enable arrow keys and history at the prompt, where the platform has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # importing it is what switches it on
