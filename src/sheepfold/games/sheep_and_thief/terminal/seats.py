"""Sheep & Thief's players in a terminal: their gold in columns, and how a mission stands."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from sheepfold.cli.screen import seat_mark
from sheepfold.games.sheep_and_thief.board import (
    BOTTOM_ROWS,
    CELL_NAMES,
    NEIGHBOURS,
    RIGHT_COLUMNS,
    opposite,
)
from sheepfold.games.sheep_and_thief.components import Faces
from sheepfold.games.sheep_and_thief.terminal.news import News
from sheepfold.games.sheep_and_thief.terminal.tiles import face_of
from sheepfold.games.sheep_and_thief.view import Board, FarmsView, Tally
from sheepfold.narrator import Narrator

NEWS: Final = Style(color="#d2562f", bold=True)
TURN, DONE = "▸", "✓"
LONGEST, SHORTEST = 14, 5  # columns of a name that is shortened

Row = list[Text]


def seat_lines(view: FarmsView, news: News, narrator: Narrator, width: int) -> list[Text]:
    """Return a line per player; headings and names are shortened to fit the width."""
    longest = max(map(cell_len, narrator.names))
    sizes = [longest, *range(min(longest - 1, LONGEST), SHORTEST - 1, -1)]
    for size, short in product(sizes, (False, True)):
        rows = table(view, news, narrator, size, short=short)
        for gap in (2, 1):
            if total(rows, gap) <= width:
                return aligned(rows, gap)
    return aligned(table(view, news, narrator, SHORTEST, short=True), 1)


def upright_lines(view: FarmsView, news: News, narrator: Narrator) -> list[Text]:
    """Return a column per player, with symbols only: the names are above the boards."""
    rows = table(view, news, narrator, LONGEST, short=False)
    for row in rows[1:]:
        row[0] = row[0][:2]
    return aligned([list(column) for column in zip(*rows, strict=True)], 2)


def table(view: FarmsView, news: News, narrator: Narrator, size: int, *, short: bool) -> list[Row]:
    """Return the headings, and what each player's board is worth now."""
    parts = ["gold", "sheep", "paddock", "towns", "rivers"]
    parts += ["black"] * view.black_sheep
    form = ".short" if short else ""
    words = [narrator.language.say(f"head-{part}{form}") for part in parts]
    rows = [[Text(), *(Text(word, "dim") for word in words)]]
    for seat, name in enumerate(narrator.names):
        sign = turn_sign(view, seat)
        named = (f" {shortened(name, size)}", "bold" if sign == TURN else "")
        row = [Text.assemble((sign, NEWS), seat_mark(seat), named)]
        for part in parts:
            style = "bold" if part == "gold" else ""
            row.append(counted(worth(view.tally[seat], part), news.more(seat, part), style))
        rows.append(row)
    return rows


def shortened(name: str, size: int) -> str:
    return name if cell_len(name) <= size else set_cell_size(name, size - 1).rstrip() + "…"


def turn_sign(view: FarmsView, seat: int) -> str:
    """Return a sign for a seat that must decide or is dealt to, or that has chosen already."""
    if seat in view.acting or seat == view.turn:
        return TURN
    return DONE if view.choices[seat] else " "


def worth(tally: Tally, part: str) -> int:
    match part:
        case "sheep":
            return tally.sheep
        case "paddock":
            return tally.paddock
        case "towns":
            return sum(town.gold for town in tally.towns)
        case "rivers":
            return tally.river_gold
        case "black":
            return tally.black_gold
        case _:
            return tally.gold


def counted(now: int, more: int, style: str) -> Text:
    """Return a number, and whether it went up or down."""
    text = Text(str(now), style)
    if not more:
        return text.append(" ")
    return text.append("↑" if more > 0 else "↓", NEWS)


def widths(rows: Sequence[Row]) -> list[int]:
    return [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]


def total(rows: Sequence[Row], gap: int) -> int:
    sizes = widths(rows)
    return sum(sizes) + gap * (len(sizes) - 1)


def aligned(rows: Sequence[Row], gap: int) -> list[Text]:
    """Return rows with names left-aligned and numbers right-aligned."""
    sizes = widths(rows)
    lines = []
    for row in rows:
        line = Text()
        for number, (cell, size) in enumerate(zip(row, sizes, strict=True)):
            room = " " * (size - cell.cell_len)
            if number:
                line.append(room).append_text(cell)
            else:
                line.append_text(cell).append(room)
            line.append(" " * gap)
        line.rstrip()
        lines.append(line)
    return lines


# Missions


def mission_lines(view: FarmsView, narrator: Narrator, faces: Faces) -> list[Text]:
    """Return one's own mission and how it compares between the boards."""
    if view.mission is None or not view.pending:
        return []
    say, mission = narrator.language.say, view.mission
    words = say("own-mission", mission=say(f"mission-{mission}"), goal=say(f"goal-{mission}"))
    if mission == "town":
        return [Text(words), Text(say("mission-fox", cell=view.fox))]
    counts = Text()
    for seat in range(view.players):
        own = seat == view.viewer
        number = mission_count(view.boards[seat], view.tally[seat], mission, faces)
        counts.append_text(seat_mark(seat))
        counts.append(f" {number}   ", "bold" if own else "")
    counts.rstrip()
    head, _, tail = say("mission-now", counts="\n").partition("\n")
    return [Text(words), Text(head).append_text(counts).append(tail)]


def mission_count(board: Board, tally: Tally, mission: str, faces: Faces) -> int:
    """Return what a mission compares (ST-M2 to ST-M9)."""
    laid = [face_of(word) for word in board.cards if word != "free"]
    match mission:
        case "river":
            return max(tally.rivers, default=0)
        case "road":
            return largest_network(board, faces.road)
        case "barns":
            return sum(faces.barn[face] for face in laid)
        case "bottom":
            return sheep_on(board, BOTTOM_ROWS)
        case "right":
            return sheep_on(board, RIGHT_COLUMNS)
        case _:
            images = {"dogs": faces.dogs, "foxes": faces.foxes, "sheep": faces.sheep}[mission]
            return sum(images[face] > 0 for face in laid)


def sheep_on(board: Board, where: Sequence[int]) -> int:
    """ST-M5, ST-M6, ST-B3: return the sheep there, the black one included."""
    black = any(board.black == CELL_NAMES[cell] for cell in where)
    return sum(board.white[cell] for cell in where) + black


def largest_network(board: Board, sides: Sequence[int]) -> int:
    """ST-M3: return the most cards that roads link."""
    roads = {
        cell: mask
        for cell, word in enumerate(board.cards)
        if word != "free" and (mask := sides[face_of(word)])
    }
    most = 0
    while roads:
        border = [roads.popitem()]
        size = 0
        while border:
            cell, mask = border.pop()
            size += 1
            for side, other in NEIGHBOURS[cell]:
                linked = mask >> side & 1 and roads.get(other, 0) >> opposite(side) & 1
                if linked:
                    border.append((other, roads.pop(other)))
        most = max(most, size)
    return most
