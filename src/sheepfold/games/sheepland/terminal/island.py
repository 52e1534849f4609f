"""Sheepland's island as lines of text: terrains, roads, fences, shepherds and sheep.

Colour is never alone: places carry the names that people type, roads their id and number (`16:4`),
a fence covers the whole border it closes, and double strokes or arrows mark what is new.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from rich.style import Style
from rich.text import Span, Text

from sheepfold.cli.boards import standing
from sheepfold.cli.screen import SEATS
from sheepfold.core.match import Line
from sheepfold.games.sheepland.components import PLACES
from sheepfold.games.sheepland.terminal.layout import NO_ROAD, ROAD_WIDTH, SEA, Layout
from sheepfold.games.sheepland.view import IslandView

FENCE, FINAL, NEW_FENCE, OPEN, WAVE = "┼", "╋", "╬", "·", "~"
ACTS: Final = "◀"  # after the shepherd, and the player, on turn
MORE, FEWER, HERE, CAME = "↑", "↓", "+", "»"  # after a count of sheep; before the black one
BLACK: Final = "black"  # as people type it
INK, PATH, DOTS, WOOD, NEW, WATER = "#2b2a33", "#fff6e2", "#b59b6a", "#7d4e22", "#b5301f", "#3f86b5"
STRAW, WHITE, NIGHT = "#f2c14e", "#ffffff", "#1f1e26"
GROUNDS: Final = {
    "sheepsburg": "#f0b5a8",
    "field": "#f4dd84",
    "mountain": "#cfcdd6",
    "desert": "#f3c79c",
    "swamp": "#a5d3cf",
    "forest": "#8fc48a",
    "pasture": "#cdea9f",
}


@dataclass(frozen=True)
class Marks:
    """The news since the viewer last decided."""

    fences: frozenset[int] = frozenset()
    sheep: Mapping[str, str] = field(default_factory=dict)  # per place: more or fewer white sheep
    black: bool = False  # whether it moved to its place


def marks(recent: Sequence[Line]) -> Marks:
    """Return what is new and still holds; a sheep that came back to its old place is not new."""
    fences: set[int] = set()
    came: Counter[str] = Counter()
    ways: list[tuple[str, str]] = []  # of the black sheep
    for fact in [fact for line in standing(recent) for fact in line.facts]:
        said = fact.arguments
        if fact.key in ("fence-placed", "final-fence-placed"):
            fences.add(int(str(said["road"])))
        elif fact.key == "sheep-driven":
            came[str(said["place"])] -= 1
            came[str(said["place2"])] += 1
        elif fact.key in ("black-crossed", "black-driven"):
            ways.append((str(said["place"]), str(said["place2"])))
    return Marks(
        frozenset(fences),
        {place: MORE if change > 0 else FEWER for place, change in came.items() if change},
        bool(ways) and ways[0][0] != ways[-1][1],
    )


def closed(view: IslandView) -> set[int]:
    return {*view.fences, *view.final_fences}


@cache
def style(colour: str, ground: str | None, *, bold: bool = False, under: bool = False) -> Style:
    return Style(color=colour, bgcolor=ground, bold=bold, underline=under)


class Island:
    """Draws one view."""

    def __init__(
        self, view: IslandView, new: Marks, components: Mapping[str, Any], layout: Layout
    ) -> None:
        self.view = view
        self.new = new
        self.layout = layout
        self.terrains = [region["terrain"] for region in components["regions"]]
        self.numbers = [road["number"] for road in components["roads"]]
        self.fences = closed(view)
        self.stands = {road: seat for seat, own in enumerate(view.shepherds) for road in own}
        acting = components["roads"][view.shepherd - 1] if view.shepherd else None
        self.near = set(acting["adjacent"]) if acting else set()
        self.beside = set(acting["regions"]) if acting else set()

    def lines(self) -> list[Text]:
        signs = self._land()
        for road, (column, row) in enumerate(self.layout.roads, start=1):
            label, look = self._road(road)
            put(signs[row], middle(column, ROAD_WIDTH, label), label, look)
        for place, (column, row) in enumerate(self.layout.places):
            room = self.layout.rooms[place]
            name = style(INK, self._ground(place), bold=True, under=place in self.beside)
            put(signs[row], middle(column, room, PLACES[place]), PLACES[place], name)
            self._sheep(signs[row + 1], column, room, place)
        return [joined(line) for line in signs]

    def _ground(self, place: int) -> str:
        return GROUNDS[self.terrains[place]]

    def _land(self) -> list[list[tuple[str, Style]]]:
        """Return what is seen where there is no label: ground, border, coast or sea."""
        water = style(WATER, None)
        grounds = {place: (" ", style(INK, self._ground(place))) for place in range(len(PLACES))}
        grounds[SEA] = " ", water
        signs = [[grounds[place] for place in line] for line in self.layout.ground]
        for column, row in self.layout.coast:
            if 0 <= column < self.layout.width and 0 <= row < self.layout.height:
                signs[row][column] = WAVE, water
        way = OPEN, style(DOTS, PATH)
        for (column, row), road in self.layout.borders.items():
            if road in self.fences:
                signs[row][column] = self._fence(road), self._wood(road)
            elif road != NO_ROAD:
                signs[row][column] = way
        return signs

    def _fence(self, road: int) -> str:
        if road in self.new.fences:
            return NEW_FENCE
        return FENCE if road in self.view.fences else FINAL

    def _wood(self, road: int) -> Style:
        return style(NEW if road in self.new.fences else WOOD, PATH, bold=True)

    def _road(self, road: int) -> tuple[str, Style]:
        """Return a road's label: id and number, or between fences, or after its shepherd."""
        if road in self.fences:
            post = self._fence(road)
            return f"{post}{road}{post}", self._wood(road)
        if road in self.stands:
            symbol, colour = SEATS[self.stands[road]]
            acts = ACTS if road == self.view.shepherd else ""
            return f"{symbol}{road}{acts}", style(WHITE, colour, bold=True)
        near = road in self.near
        label = f"{road}:{self.numbers[road - 1]}"
        return label, style(INK, STRAW if near else PATH, bold=near)

    def _sheep(self, line: list[tuple[str, Style]], column: int, room: int, place: int) -> None:
        """Write the count of white sheep, and the black one."""
        name, ground = PLACES[place], self._ground(place)
        change = self.new.sheep.get(name, "")
        count = f"{self.view.white[place]}{change}"
        black = self.view.black == name
        comes = CAME if self.new.black else HERE
        link = comes if black and len(count) + len(BLACK) < room else ""
        whole = count + link + (BLACK if black else "")
        start = middle(column, room, whole)
        put(line, start, count, style(NEW if change else INK, ground, bold=True))
        if black:
            put(line, start + len(count), link, style(NEW if self.new.black else INK, ground))
            put(line, start + len(count) + len(link), BLACK, style(WHITE, NIGHT, bold=True))


def middle(column: int, room: int, text: str) -> int:
    """Return the column where a text begins that is centred in a label."""
    return column + max(room - len(text), 0) // 2


def put(line: list[tuple[str, Style]], column: int, text: str, look: Style) -> None:
    line[column : column + len(text)] = [(sign, look) for sign in text]


def joined(signs: Sequence[tuple[str, Style]]) -> Text:
    """Return a line of signs; neighbours of one style are one piece."""
    spans = []
    start = 0
    for end in range(1, len(signs) + 1):
        if end == len(signs) or signs[end][1] is not signs[start][1]:  # `style` keeps its styles
            spans.append(Span(start, end, signs[start][1]))
            start = end
    return Text("".join(sign for sign, _ in signs), no_wrap=True, spans=spans)
