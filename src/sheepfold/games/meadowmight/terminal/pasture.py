"""Meadowmight's board as lines of text: tiles with borders between them that carry fences.

A fence is half a block, on the side of its own tile; a double fence fills the whole border. Colour
is never alone: tiles have signs, owned meadows a letter, a capital one if they are enclosed.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from sheepfold.cli.boards import standing
from sheepfold.cli.screen import SEATS
from sheepfold.core.facts import Fact
from sheepfold.core.match import Line
from sheepfold.games.meadowmight.components import COLOURS, type_word
from sheepfold.games.meadowmight.view import MeadowView, PastureView, Shown

Cell = tuple[int, int]
Part = tuple[str, Style]  # of a line

RIM: Final = 4  # columns before the board, for the numbers of rows
LARGE, SMALL = 5, 3  # widths of a tile
LETTERS: Final = "abcdefghijklmnopqrstuvxyzπδφψω"  # of meadows; no w, since W is a wolf
UPRIGHT, LEVEL = " ▌▐█", " ▀▄█"  # no fence, the first tile's, the second one's, both
BACK: Final = "▒"
FRIGHTENED, CHANGING, CHANGED = "!", "@", "*"
CELLS: Final = ("cell", "cell2")  # the arguments of facts that name one
SHEEP: Final = "&"
SIGNS: Final = {
    "blank": ",,",
    "neutral": SHEEP,
    "sheeple": SHEEP,
    "tree": "♣",
    "pond": "≈",
    "house": "⌂",
    "wolf": "W",
}

# The picture has its own ground, so that it looks the same on light and dark screens.
TABLE, INK, FAINT, WOOD, NEW = "#f3ecd9", "#2b2a33", "#7d6a45", "#7d4e22", "#b5301f"
DOWN: Final = "#a08d70"
FREE: Final = ("#e3efcf", "#e3efcf")  # a meadow without Sheeple
SHARED: Final = ("#dedede", "#bdbdbd")  # of several owners
TINTS: Final = (  # by seat: open and enclosed
    ("#bfe8e4", "#7fd0c9"),
    ("#bce59c", "#8ccb62"),
    ("#fae9a0", "#efcd52"),
    ("#f9cdc3", "#f09f8e"),
    ("#f7d0e7", "#eda6d3"),
    ("#d5d7f8", "#adb1f0"),
)
SEAT_INKS: Final = ("#0b5a56", "#1f551b", "#614800", "#8a2116", "#83265f", "#31368c")


@cache
def paint(colour: str, ground: str, *, bold: bool = False) -> Style:
    return Style(color=colour, bgcolor=ground, bold=bold or None)


def cell_of(word: str) -> Cell:
    x, _, y = word.partition(",")
    return int(x), int(y)


def sheep_on(components: Mapping[str, Any]) -> dict[str, int]:
    """Return per type how many neutral sheep are on such a tile."""
    return {type_word(tile["id"]): tile.get("sheep", 0) for tile in components["tiles"]}


def sign_of(word: str, seat: int | None, sheep: int = 1) -> str:
    """Return the sign of a tile of this type, for a Sheeple with its player's sign."""
    kind = word.partition("-")[0]
    if kind == "sheeple" and seat is not None:
        return SHEEP + SEATS[seat][0]
    return f"{SHEEP}{sheep}" if sheep > 1 else SIGNS[kind]


def owned(view: PastureView) -> list[tuple[str, MeadowView]]:
    """Return the meadows with Sheeple, each with its letter."""
    found = [meadow for meadow in view.meadows if any(meadow.sheeple)]
    return [
        (letter.upper() if meadow.enclosed else letter, meadow)
        for letter, meadow in zip(LETTERS, found, strict=False)
    ]


def owners(meadow: MeadowView) -> list[int]:
    return [seat for seat, sheeple in enumerate(meadow.sheeple) if sheeple]


def tint(meadow: MeadowView) -> str:
    seats = owners(meadow)
    tints = FREE if not seats else TINTS[seats[0]] if len(seats) == 1 else SHARED
    return tints[meadow.enclosed]


def marks(recent: Sequence[Line], view: PastureView) -> dict[Cell, str]:
    """Return what changed since the viewer last decided, and the tiles that a decision is about."""
    facts = [fact for line in standing(recent) for fact in line.facts]
    changed = {cell for fact in facts for cell in cells_changed(fact)}
    found = {cell_of(cell): CHANGED for cell in changed}
    found |= {cell_of(cell): FRIGHTENED for cell in view.frightened}
    if view.announced is not None:
        found[cell_of(view.announced.split()[1])] = CHANGING
    return found


def cells_changed(fact: Fact) -> set[str]:
    """Return the cells where a fact changed the tiles or how they lie."""
    match fact.key:
        case "tile-laid" | "tile-turned" | "tile-moved" | "taken-back":
            return {str(word) for name, word in fact.arguments.items() if name in CELLS}
        case "turned-down" | "caught":
            cells = fact.arguments["cells"]
            return set(map(str, cells)) if isinstance(cells, tuple) else set()
    return set()


def spread(numbers: Iterable[int]) -> range:
    """Return the range from the least to the greatest."""
    some = list(numbers)
    return range(min(some), max(some) + 1)


def joined(head: str, parts: Iterable[Part]) -> Text:
    """Return a line after its head; neighbours of one style become one piece."""
    line = Text.assemble((head, "bold"))
    for style, pieces in groupby(parts, key=itemgetter(1)):
        line.append("".join(text for text, _ in pieces), style)
    return line


class PasturePicture:
    """Draws one view that has tiles on the table."""

    def __init__(
        self, view: PastureView, sheep: Mapping[str, int], new: Mapping[Cell, str], *, width: int
    ) -> None:
        self.sheep = sheep
        self.new = new
        self.width = width  # of a tile
        self.tiles = {cell_of(shown.cell): shown for shown in view.table}
        self.places = {cell_of(cell): cell for cell in view.places if view.pending}
        self.named = max(map(len, self.places.values()), default=0) <= width
        everything = {**self.tiles, **self.places}
        self.columns = spread(x for x, _ in everything)
        self.rows = spread(y for _, y in everything)
        self.letters = {
            cell_of(cell): letter for letter, meadow in owned(view) for cell in meadow.cells
        }
        self.grounds = {
            cell_of(cell): tint(meadow) for meadow in view.meadows for cell in meadow.cells
        }
        self.grounds |= {cell: DOWN for cell, shown in self.tiles.items() if shown.type == "down"}

    def blocks(self, width: int) -> list[range]:
        """Return the columns, in as many blocks as this width needs, about equally wide."""
        most = max((width - RIM - 1) // (self.width + 1), 1)
        count = -(-len(self.columns) // most)
        each = -(-len(self.columns) // count)
        return [self.columns[start : start + each] for start in range(0, len(self.columns), each)]

    def lines(self, columns: range) -> list[Text]:
        numbers = "".join(f"{x:^{self.width + 1}}" for x in columns)
        result = [Text(f"{'':{RIM + 1}}{numbers}".rstrip(), "bold")]
        for y in self.rows:
            result += [self._border_line(y, columns), self._tile_line(y, columns)]
        return [*result, self._border_line(self.rows[-1] + 1, columns)]

    def _border_line(self, y: int, columns: range) -> Text:
        parts: list[Part] = []
        for x in columns:
            parts.append(self._post(x, y))
            parts.append(self._stroke((x, y - 1), (x, y), "SN", LEVEL, self.width))
        return joined(" " * RIM, [*parts, self._post(columns[-1] + 1, y)])

    def _tile_line(self, y: int, columns: range) -> Text:
        parts: list[Part] = []
        for x in columns:
            parts.append(self._stroke((x - 1, y), (x, y), "EW", UPRIGHT, 1))
            parts += self._tile((x, y))
        last = columns[-1]
        parts.append(self._stroke((last, y), (last + 1, y), "EW", UPRIGHT, 1))
        return joined(f"{y:>{RIM - 1}} ", parts)

    def _stroke(self, one: Cell, other: Cell, sides: str, signs: str, length: int) -> Part:
        """Return the border of two cells: the fences of either, or the ground that runs across."""
        first, second = self._fenced(one, sides[0]), self._fenced(other, sides[1])
        ground = self.grounds.get(one) or self.grounds.get(other) or TABLE
        if first != second:
            ground = self.grounds.get(other if first else one) or TABLE
        return signs[first + 2 * second] * length, paint(WOOD, ground)

    def _fenced(self, cell: Cell, side: str) -> bool:
        return cell in self.tiles and side in self.tiles[cell].fences

    def _post(self, x: int, y: int) -> Part:
        """Return the corner of four cells; it carries the mark of the lower right one."""
        around = {self.grounds.get((x - i, y - j)) for i in (0, 1) for j in (0, 1)}
        ground = around.pop() if len(around) == 1 else None
        return self.new.get((x, y), " "), paint(NEW, ground or TABLE, bold=True)

    def _tile(self, cell: Cell) -> list[Part]:
        shown = self.tiles.get(cell)
        if shown is None:
            name = self.places.get(cell, "")
            text = name if self.named or not name else "·"
            return [(f"{text:^{self.width}}", paint(FAINT, TABLE))]
        if shown.type == "down":
            text = shown.cell if len(shown.cell) < self.width else ""
            return [(f"{text:{BACK}^{self.width}}", paint(INK, DOWN))]
        return self._face(shown, cell)

    def _face(self, shown: Shown, cell: Cell) -> list[Part]:
        """Return the letter of the meadow, then what is on the tile."""
        seat = None if shown.colour is None else COLOURS.index(shown.colour)
        sign = sign_of(shown.type, seat, self.sheep[shown.type])
        ground = self.grounds[cell]
        gap = " " if self.width == LARGE else ""
        ink = INK if seat is None else SEAT_INKS[seat]
        return [
            (self.letters.get(cell, " ") + gap, paint(INK, ground)),
            (f"{sign:<2}" + gap, paint(ink, ground, bold=True)),
        ]
