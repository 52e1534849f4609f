"""Sheep & Thief's boards as lines of text: a large one, and small ones of the others."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from sheepfold.cli.boards import Scene
from sheepfold.cli.screen import seat_mark
from sheepfold.games.sheep_and_thief.board import (
    ASKED,
    CELL_NAMES,
    CELLS,
    NEIGHBOURS,
    SHIFT,
    SIZE,
)
from sheepfold.games.sheep_and_thief.components import Faces
from sheepfold.games.sheep_and_thief.terminal.news import News
from sheepfold.games.sheep_and_thief.terminal.tiles import (
    BARN,
    BARN_COLOUR,
    BLACK,
    BLACK_STYLE,
    CENTRE,
    DOWN_GROUND,
    DOWN_SHADE,
    FOX_STYLE,
    FREE_GROUNDS,
    FREE_NAME,
    FREE_SHADE,
    HEIGHT,
    INK,
    LEVEL_ROAD,
    MEADOWS,
    NEW,
    NEWS,
    RIVER_STYLE,
    RIVERS,
    ROAD,
    ROAD_STYLE,
    ROADS,
    SHEEP,
    SHEEP_STYLE,
    WIDTH,
    Letters,
    Tile,
    face_of,
    leads,
)
from sheepfold.games.sheep_and_thief.view import Board, FarmsView
from sheepfold.language import Language

LAND_WIDTH: Final = SIZE * WIDTH + 2
SMALLEST: Final = 3  # columns of a space on a small board
SITE: Final = "+"
REACHED: Final = "✓"


@dataclass(frozen=True)
class Painter:
    """The context for drawing every board of one scene."""

    scene: Scene
    news: News
    faces: Faces
    language: Language
    names: Sequence[str]

    @property
    def view(self) -> FarmsView:
        view: FarmsView = self.scene.view
        return view

    @property
    def letters(self) -> Letters:
        return Letters(self.language.say("sign-dog"), self.language.say("sign-fox"))


def sites(board: Board, fox: str) -> list[int]:
    """ST-7, ST-9: return the free spaces next to a card, without the fox's."""
    return [
        cell
        for cell in range(CELLS)
        if board.cards[cell] == "free"
        and CELL_NAMES[cell] != fox
        and any(board.cards[other] != "free" for _, other in NEIGHBOURS[cell])
    ]


def fitting(board: Board, fox: str, card: int, faces: Faces) -> list[str]:
    """ST-8: return the spaces where a card may be placed face up."""
    asked = 0
    for cell, word in enumerate(board.cards):
        if word != "free":
            asked |= ASKED[faces.river[face_of(word)]][cell]
    return [
        CELL_NAMES[cell]
        for cell in sites(board, fox)
        if faces.fits[asked >> SHIFT[cell] & 255] >> (card - 1) & 1
    ]


class Land:
    """Draws one large board, with its rim, gates and towns."""

    def __init__(self, painter: Painter, seat: int) -> None:
        self.painter = painter
        self.seat = seat
        self.view = painter.view
        self.faces = painter.faces
        self.board = self.view.boards[seat]
        self.new = painter.news.cells(seat)
        own = seat == self.view.viewer and bool(self.view.pending)
        self.sites = set(sites(self.board, self.view.fox)) if own else set()

    def lines(self) -> list[Text]:
        result = [self._head(), self._rim(0)]
        for row in range(SIZE):
            tiles = [self.tile(SIZE * row + column).rows() for column in range(SIZE)]
            for part in range(HEIGHT):
                line = self._bar(SIZE * row, "W", part)
                for tile in tiles:
                    line.append_text(tile[part])
                result.append(line.append_text(self._bar(SIZE * row + SIZE - 1, "E", part)))
        return [*result, self._rim(SIZE - 1), self._foot()]

    # Rim and towns

    def _head(self) -> Text:
        """Return the board's player, and the town in the upper corner."""
        town = self._town(SIZE - 1)
        name = self.painter.names[self.seat]
        room = LAND_WIDTH - town.cell_len - 3
        if cell_len(name) > room:
            name = set_cell_size(name, max(room - 1, 0)) + "…"
        head = Text.assemble(seat_mark(self.seat), (f" {name}", "bold"))
        head.append(" " * (LAND_WIDTH - head.cell_len - town.cell_len))
        return head.append_text(town)

    def _foot(self) -> Text:
        """Return the towns in both lower corners."""
        left, right = self._town(CELLS - SIZE), self._town(CELLS - 1)
        left.truncate(LAND_WIDTH - right.cell_len - 1, overflow="ellipsis")
        gap = LAND_WIDTH - left.cell_len - right.cell_len
        return left.append(" " * gap).append_text(right)

    def _town(self, cell: int) -> Text:
        """Return a town's name and gold, and whether a road leads there."""
        number = self.faces.cells.index(cell)
        town = self.faces.towns[number]
        word = f"{self.painter.language.say(f'town-{town}')} {self.faces.town_gold[number]}"
        reached = any(found.id == town for found in self.view.tally[self.seat].towns)
        return Text().append(word + REACHED, "bold") if reached else Text(word)

    def _gates(self, cell: int) -> str:
        if cell not in self.faces.cells:
            return ""
        return leads(self.faces.gates[self.faces.cells.index(cell)])

    def _rim(self, row: int) -> Text:
        """Return the upper or lower rim; a gate is a piece of road in it."""
        side, corners = ("N", "╭╮") if row == 0 else ("S", "╰╯")
        line = Text(corners[0])
        for column in range(SIZE):
            gate = side in self._gates(SIZE * row + column)
            line.append("─" * CENTRE)
            line.append_text(Text(ROAD, ROAD_STYLE) if gate else Text("─"))
            line.append("─" * CENTRE)
        return line.append(corners[1])

    def _bar(self, cell: int, side: str, part: int) -> Text:
        gate = part == 1 and side in self._gates(cell)
        return Text(LEVEL_ROAD, ROAD_STYLE) if gate else Text("│")

    # Spaces

    def tile(self, cell: int) -> Tile:
        """Return a space: name and barn above, the sheep and the fox below."""
        name, word = CELL_NAMES[cell], self.board.cards[cell]
        tile = self._ground(cell, word)
        if word != "free":
            face = face_of(word)
            tile.lines(self.faces.road[face], self.faces.river[face])
            if self.faces.barn[face]:
                tile.put(0, -1, BARN, tile.on_ground(BARN_COLOUR))
        news = NEWS if name in self.new else ""
        colour = NEW if news else FREE_NAME if word == "free" else INK
        tile.put(0, 0, name + news, tile.on_ground(colour))
        if cell in self.sites:
            tile.put(1, CENTRE, SITE, tile.on_ground(INK))
        if self.board.white[cell]:
            tile.put(HEIGHT - 1, 0, f"{self.board.white[cell]}{SHEEP}", SHEEP_STYLE)
        if self.board.black == name:
            tile.put(0, CENTRE + 1, BLACK, BLACK_STYLE)
        if self.view.fox == name:
            tile.put(HEIGHT - 1, -1, f"^{self.painter.letters.fox}^", FOX_STYLE)
        return tile

    def _ground(self, cell: int, word: str) -> Tile:
        turn = (cell + cell // SIZE) % 2
        plain = not self.painter.scene.coloured
        if word == "free":
            return Tile(FREE_GROUNDS[turn], FREE_SHADE if plain else " ", FREE_NAME)
        if word == "down":
            return Tile(DOWN_GROUND, DOWN_SHADE)
        return Tile(MEADOWS[turn])


class SmallLand:
    """Draws one small board: two lines per space."""

    def __init__(self, painter: Painter, seat: int, width: int) -> None:
        self.painter = painter
        self.seat = seat
        self.width = width  # of a space
        self.view = painter.view
        self.board = self.view.boards[seat]
        self.new = painter.news.cells(seat)

    def lines(self) -> list[Text]:
        result = [self._head()]
        for row in range(SIZE):
            spaces = [self._space(SIZE * row + column) for column in range(SIZE)]
            result += [Text(" ").join(space[part] for space in spaces) for part in (0, 1)]
        return result

    def _head(self) -> Text:
        size = small_width(self.width)
        name = self.painter.names[self.seat]
        if cell_len(name) > size - 2:
            name = set_cell_size(name, size - 3) + "…"
        head = Text.assemble(seat_mark(self.seat), f" {name}")
        head.pad_right(size - head.cell_len)
        return head

    def _space(self, cell: int) -> tuple[Text, Text]:
        word, turn = self.board.cards[cell], (cell + cell // SIZE) % 2
        if word == "free":
            ground = Style(color=FREE_NAME, bgcolor=FREE_GROUNDS[turn])
            shade = " " if self.painter.scene.coloured else FREE_SHADE
        else:
            down = word == "down"
            ground = Style(color=INK, bgcolor=DOWN_GROUND if down else MEADOWS[turn])
            shade = DOWN_SHADE if down else " "
        return self._lines(cell, ground, shade), self._animals(cell, ground, shade)

    def _lines(self, cell: int, ground: Style, shade: str) -> Text:
        """Return roads, rivers and barn; what is new has a sign if there is room."""
        word = self.board.cards[cell]
        if word in ("free", "down"):
            return Text(shade * self.width, ground)
        faces, face = self.painter.faces, face_of(word)
        road, river = ROADS[faces.road[face]], RIVERS[faces.river[face]]
        line = Text.assemble(
            (road, ROAD_STYLE if road != " " else ground),
            (river, RIVER_STYLE if river != " " else ground),
        )
        barn = BARN if faces.barn[face] else ""
        room = self.width - 2 - len(barn)
        news = NEWS if CELL_NAMES[cell] in self.new and room else ""
        line.append(news, ground + Style(color=NEW, bold=True))
        line.append(" " * (room - len(news)), ground)
        return line.append(barn, ground + Style(color=BARN_COLOUR, bold=True))

    def _animals(self, cell: int, ground: Style, shade: str) -> Text:
        """Return white sheep, the black one, the fox; what is new stands out."""
        name, count = CELL_NAMES[cell], self.board.white[cell]
        white = str(count) if count else ""
        black = BLACK if self.board.black == name else ""
        fox = self.painter.letters.fox if self.view.fox == name else ""
        if len(white + black + fox) > self.width:
            black = ""  # only with ten sheep and the fox; the table tells where it is
        room = self.width - len(white + black + fox)
        new = SHEEP_STYLE + Style(color=NEW) if name in self.new else SHEEP_STYLE
        return Text.assemble(
            (white, new), (black, BLACK_STYLE), (shade * room, ground), (fox, FOX_STYLE)
        )


def small_width(width: int) -> int:
    """Return the width of a small board whose spaces have this width."""
    return SIZE * (width + 1) - 1
