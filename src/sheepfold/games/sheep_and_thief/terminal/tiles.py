"""Sheep & Thief's cards as small pictures of text: roads, rivers, barns and animals.

Colour is never alone: roads are double lines, rivers waves, free and face-down spaces shaded.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.style import Style
from rich.text import Text

from sheepfold.games.sheep_and_thief.board import SIDES
from sheepfold.games.sheep_and_thief.components import BACK, FARMYARD, Faces

WIDTH, HEIGHT = 7, 3  # of a large space
CENTRE: Final = WIDTH // 2
SHEEP, BLACK, BARN, NEWS = "@", "b", "⌂", "*"
FREE_SHADE, DOWN_SHADE = "░", "▒"
# Lines by the sides they lead to, as masks.
ROADS: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"
RIVERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
ROAD, LEVEL_ROAD, RIVER = "║", "═", "≈"

INK, PAPER, NEW = "#2b2a33", "#fffaf0", "#b5301f"
MEADOWS: Final = ("#cfe8b0", "#bfe09b")  # alternating, like a chessboard
FREE_GROUNDS: Final = ("#efe7d6", "#e6dcc6")
DOWN_GROUND, FREE_NAME = "#b3a78f", "#7a6a4a"
ROAD_STYLE: Final = Style(color="#7d4e22", bgcolor="#f0d9a8", bold=True)
RIVER_STYLE: Final = Style(color="#14557f", bgcolor="#9fd3f2", bold=True)
SHEEP_STYLE: Final = Style(color=INK, bgcolor=PAPER, bold=True)
BLACK_STYLE: Final = Style(color=PAPER, bgcolor=INK, bold=True)
FOX_STYLE: Final = Style(color=PAPER, bgcolor="#b8460e", bold=True)
BARN_COLOUR: Final = "#a3261c"


@dataclass(frozen=True)
class Letters:
    """A language's letters for dogs and foxes on cards."""

    dog: str
    fox: str


class Tile:
    """A picture of one space, three lines high, to draw on."""

    def __init__(self, ground: str, shade: str = " ", colour: str = INK) -> None:
        self.ground = Style(color=colour, bgcolor=ground)
        self.cells = [[(shade, self.ground)] * WIDTH for _ in range(HEIGHT)]

    def put(self, row: int, column: int, text: str, style: Style) -> None:
        """Write a text; from the right if the column is negative."""
        start = column if column >= 0 else WIDTH + 1 + column - len(text)
        for at, sign in enumerate(text, start):
            self.cells[row][at] = sign, style

    def lines(self, road: int, river: int) -> None:
        """Draw rivers, and roads across them, from the middle to their sides."""
        for mask, style, upright, level in (
            (river, RIVER_STYLE, RIVER, RIVER),
            (road, ROAD_STYLE, ROAD, LEVEL_ROAD),
        ):
            for side in leads(mask):
                if side in "NS":
                    self.put(0 if side == "N" else HEIGHT - 1, CENTRE, upright, style)
                else:
                    self.put(1, 0 if side == "W" else CENTRE + 1, level * CENTRE, style)
            if mask:
                self.put(1, CENTRE, RIVER if upright == RIVER else ROADS[mask], style)

    def on_ground(self, colour: str) -> Style:
        return self.ground + Style(color=colour, bold=True)

    def rows(self) -> list[Text]:
        return [Text.assemble(*runs(row)) for row in self.cells]


def runs(row: Sequence[tuple[str, Style]]) -> Iterator[tuple[str, Style]]:
    """Yield signs of the same style in one piece."""
    for style, signs in groupby(row, key=lambda cell: cell[1]):
        yield "".join(sign for sign, _ in signs), style


def leads(mask: int) -> str:
    """Return the names of the sides in a mask."""
    return "".join(side for number, side in enumerate(SIDES) if mask >> number & 1)


def face_of(word: str) -> int:
    """Return a card of a view's board, as a face's number."""
    return {"farmyard": FARMYARD, "down": BACK}.get(word) or int(word) - 1


class Hand:
    """Draws a hand of cards."""

    width = WIDTH + 2

    def __init__(self, faces: Faces, letters: Letters) -> None:
        self.faces = faces
        self.letters = letters

    def card(self, card: int, *, chosen: bool) -> list[Text]:
        """Return three lines, between bars: number and barn, roads and rivers, animals."""
        faces, face = self.faces, card - 1
        tile = Tile(MEADOWS[0])
        tile.lines(faces.road[face], faces.river[face])
        tile.put(0, 0, f"{card}{'✓' if chosen else ''}", tile.on_ground(NEW if chosen else INK))
        if faces.barn[face]:
            tile.put(0, -1, BARN, tile.on_ground(BARN_COLOUR))
        if faces.sheep[face]:
            tile.put(HEIGHT - 1, 0, f"{faces.sheep[face]}{SHEEP}", SHEEP_STYLE)
        self._hunters(tile, faces.dogs[face], faces.foxes[face])
        return [self._barred(row, face, number) for number, row in enumerate(tile.rows())]

    def _hunters(self, tile: Tile, dogs: int, foxes: int) -> None:
        """Draw dogs and foxes, a letter each; as numbers if they are many."""
        dog, fox = self.letters.dog, self.letters.fox
        if dogs + foxes <= CENTRE:
            tile.put(HEIGHT - 1, -1, dog * dogs + fox * foxes, tile.on_ground(INK))
            return
        if foxes:
            tile.put(HEIGHT - 1, -1, f"{foxes}{fox}", tile.on_ground(INK))
        if dogs:
            tile.put(0, CENTRE + 1, f"{dogs}{dog}", tile.on_ground(INK))

    def _barred(self, row: Text, face: int, number: int) -> Text:
        """Return a line with bars; in the middle one a road or river runs on to the card's edge."""
        bars = []
        for side in "WE":
            sign, style = "│", Style(color="#7a6a4a", bgcolor=MEADOWS[0])
            if number == 1 and side in leads(self.faces.road[face]):
                sign, style = LEVEL_ROAD, ROAD_STYLE
            elif number == 1 and side in leads(self.faces.river[face]):
                sign, style = RIVER, RIVER_STYLE
            bars.append(Text(sign, style))
        return Text.assemble(bars[0], row, bars[1])


def join_blocks(blocks: Sequence[Sequence[Text]], between: str) -> list[Text]:
    """Return blocks of lines next to each other, each as wide as its widest line."""
    height = max(map(len, blocks), default=0)
    lines = [Text() for _ in range(height)]
    for number, block in enumerate(blocks):
        width = max((line.cell_len for line in block), default=0)
        last = number == len(blocks) - 1
        for at, line in enumerate(lines):
            part = block[at] if at < len(block) else Text()
            line.append_text(part)
            if not last:
                line.append(" " * (width - part.cell_len) + between)
    return lines
