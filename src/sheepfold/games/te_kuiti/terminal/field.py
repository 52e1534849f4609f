"""Te Kuiti's field as lines of text: 25 tiles, and gaps between them for fences.

Colour is never alone: tiles have faces and names, new fences are double lines, and without colours,
blocks of shade mark what lies face down and what is enclosed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from sheepfold.cli.boards import standing
from sheepfold.core.facts import Fact
from sheepfold.core.match import Line
from sheepfold.games.te_kuiti.board import (
    CELL_NAMES,
    EAST,
    EDGE_NAMES,
    NORTH,
    SIZE,
    SOUTH,
    WEST,
    edge_of,
)
from sheepfold.games.te_kuiti.view import FieldView

WIDTH = 5  # of a tile
LEVEL, UPRIGHT = ("━", "═", "┄"), ("┃", "║", "┆")  # a fence, a new one, one just removed
FACES = {
    "joyful": "^_^",
    "sleepy": "-_-",
    "timid": "°_°",
    "angry": ">_<",
    "dreamy": "*_*",
    "ram": "@v@",
    "shepherd": "o/|",
}
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←", "-": " "}


@dataclass(frozen=True)
class Ground:
    """The colours of one kind of ground; the picture looks the same on light and dark screens."""

    soil: str
    dots: str
    back: str  # a face-down tile
    name: str  # a cell's name on it
    front: str  # a face-up tile


MEADOW = Ground("#bfe09b", "#7fa85e", "#7fb35f", "#1d5210", "#fffaf0")
PEN = Ground("#fbdc8c", "#b98a2e", "#d69f36", "#5c3c00", "#fff6d9")
INK, WOOD, NEW = "#2b2a33", "#7d4e22", "#b5301f"
KIND_COLOURS = {
    "joyful": "#7a5200",
    "sleepy": "#3d4a7a",
    "timid": "#14605c",
    "angry": "#a3261c",
    "dreamy": "#7a2f86",
    "ram": "#5b4630",
    "shepherd": "#2f5d1e",
}


@dataclass
class Marks:
    """The news since the viewer last decided."""

    placed: set[str] = field(default_factory=set)
    removed: set[str] = field(default_factory=set)
    left: set[str] = field(default_factory=set)  # cells whose tile left the field
    seen: dict[str, tuple[str, str]] = field(default_factory=dict)  # cell: kind and flower's side

    def clear(self) -> None:
        for marked in (self.placed, self.removed, self.left, self.seen):
            marked.clear()


def marks(recent: Sequence[Line]) -> Marks:
    """Return what the lines of this round changed; what was taken back is not new."""
    found = Marks()
    for line in standing(recent):
        for fact in line.facts:
            mark(found, fact)
    return found


def mark(found: Marks, fact: Fact) -> None:
    said = {name: str(word) for name, word in fact.arguments.items()}
    match fact.key:
        case "second-round":
            found.clear()
        case "fence-placed" | "flower-fence" | "flower-clockwise":
            found.placed.add(said["edge"])
            found.removed.discard(said["edge"])
        case "fence-rammed":
            found.removed.add(said["edge"])
            found.placed.discard(said["edge"])
        case "tile-shown" | "seen-before":
            found.seen[said["cell"]] = said["kind"], said["side"]
        case "ram-found" | "ram-idle" | "shepherd-found" | "shepherd-found-solo":
            found.left.add(said["cell"])
        case "pair-taken" | "pair-removed":
            cells = fact.arguments["cells"]
            found.left |= set(map(str, cells)) if isinstance(cells, tuple) else set()


def on(view: FieldView, cell: str) -> str:
    return view.table[CELL_NAMES.index(cell)]


class FieldPicture:
    """Draws one view."""

    def __init__(
        self, view: FieldView, new: Marks, short: Mapping[str, str], *, coloured: bool
    ) -> None:
        self.view = view
        self.new = new
        self.short = short  # the kinds' names in three letters
        self.coloured = coloured
        self.fences = set(view.fences)
        self.enclosed = {cell for pen in view.pens for cell in pen.cells}
        self.memory = {seen.cell: (seen.kind, seen.side) for seen in view.memory}

    def lines(self) -> list[Text]:
        letters = "".join(f"{letter:^{WIDTH + 1}}" for letter in "abcde")
        result = [Text(f"   {letters}", "bold")]
        for row in range(SIZE):
            result.append(self._edge_line(row))
            result += [self._tile_line(row, part) for part in (0, 1)]
        return [*result, self._edge_line(SIZE)]

    def _edge_line(self, row: int) -> Text:
        line = Text("  ")
        for column in range(SIZE):
            line.append_text(self._post(row, column))
            ground = self._between((row - 1, column), (row, column))
            line.append_text(self._stroke(level(row, column), LEVEL, WIDTH, ground))
        return line.append_text(self._post(row, SIZE))

    def _tile_line(self, row: int, part: int) -> Text:
        line = Text()
        line.append(f"{row + 1 if part == 0 else ' '} ", "bold")
        for column in range(SIZE + 1):
            ground = self._between((row, column - 1), (row, column))
            line.append_text(self._stroke(upright(row, column), UPRIGHT, 1, ground))
            if column < SIZE:
                line.append_text(self._tile(cell_name(row, column), part))
        return line

    def _stroke(self, edge: str, signs: tuple[str, str, str], length: int, ground: Ground) -> Text:
        """Return a fence, a new one, a removed one, or a faint dot."""
        fence, new, removed = signs
        changed = edge in self.new.placed or edge in self.new.removed
        style = Style(color=NEW if changed else WOOD, bgcolor=ground.soil, bold=True)
        if edge in self.fences:
            return Text((new if edge in self.new.placed else fence) * length, style)
        if edge in self.new.removed:
            return Text(removed * length, style)
        return Text(f"{'·':^{length}}", Style(color=ground.dots, bgcolor=ground.soil))

    def _post(self, row: int, column: int) -> Text:
        around = edges_at(row, column)
        corners = [(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)]
        soil = self._between(*corners).soil
        if not any(edge in self.fences for edge in around):
            return Text(" ", Style(bgcolor=soil))
        new = any(edge in self.new.placed for edge in around)
        return Text("•", Style(color=NEW if new else WOOD, bgcolor=soil, bold=True))

    def _between(self, *cells: tuple[int, int]) -> Ground:
        """Return the ground between cells: a pen's if all of them are enclosed."""
        enclosed = all(
            0 <= row < SIZE and 0 <= column < SIZE and cell_name(row, column) in self.enclosed
            for row, column in cells
        )
        return PEN if enclosed else MEADOW

    def _tile(self, cell: str, part: int) -> Text:
        ground = PEN if cell in self.enclosed else MEADOW
        word = on(self.view, cell)
        if word == "gone":
            cross = cell in self.new.left and part == 0
            return Text("  ✕  " if cross else " " * WIDTH, Style(color=NEW, bgcolor=ground.soil))
        if word != "down":
            style = Style(color=KIND_COLOURS[word], bgcolor=ground.front, bold=True)
            return Text(self._face(word, self.view.sides[CELL_NAMES.index(cell)], part), style)
        if cell in self.new.seen:
            style = Style(color=INK, bgcolor=ground.back, italic=True)
            return Text(self._face(*self.new.seen[cell], part, "()"), style)
        if self.view.memory_aid and cell in self.memory:
            style = Style(color=ground.name, bgcolor=ground.back)
            return Text(self._face(*self.memory[cell], part, "~~"), style)
        name = cell if part == 0 else ""
        shade = " " if self.coloured else "▒" if cell in self.enclosed else "░"
        return Text(f"{name:{shade}^{WIDTH}}", Style(color=ground.name, bgcolor=ground.back))

    def _face(self, kind: str, side: str, part: int, brackets: str = "  ") -> str:
        if part == 0:
            return brackets[0] + FACES[kind] + brackets[1]
        return f" {self.short[kind]:<3}{ARROWS[side]}"


def cell_name(row: int, column: int) -> str:
    return CELL_NAMES[SIZE * row + column]


def level(row: int, column: int) -> str:
    """Return the edge above a row of tiles; below the last row: the rim."""
    if row == SIZE:
        return EDGE_NAMES[edge_of(SIZE * (row - 1) + column, SOUTH)]
    return EDGE_NAMES[edge_of(SIZE * row + column, NORTH)]


def upright(row: int, column: int) -> str:
    """Return the edge left of a column of tiles; right of the last column: the rim."""
    if column == SIZE:
        return EDGE_NAMES[edge_of(SIZE * row + column - 1, EAST)]
    return EDGE_NAMES[edge_of(SIZE * row + column, WEST)]


def edges_at(row: int, column: int) -> list[str]:
    """Return the two to four edges that meet in a corner."""
    found = [level(row, at) for at in (column - 1, column) if 0 <= at < SIZE]
    return found + [upright(at, column) for at in (row - 1, row) if 0 <= at < SIZE]
