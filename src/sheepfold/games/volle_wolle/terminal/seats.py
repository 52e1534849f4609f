"""Volle Wolle's players in a terminal: what each of them has, in columns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.style import Style
from rich.text import Text

from sheepfold.cli.boards import Scene, standing
from sheepfold.cli.screen import seat_mark
from sheepfold.core.facts import Fact
from sheepfold.games.volle_wolle.terminal.cards import (
    BONE_SIGN,
    SETS,
    Sheep,
    figure,
    sheep_of,
    signed,
    worth,
)
from sheepfold.games.volle_wolle.view import FlocksView, Player
from sheepfold.language import Language
from sheepfold.narrator import Narrator

NEW = Style(color="#d2562f", bold=True)
SHORTEST = 6  # columns that a name keeps
NAME = 1  # its column
TURN, DONE = "▸", "✓"
SECRET, MISSING = "?", "\u2013"

Row = list[Text]


@dataclass
class Change:
    """The gains of one player; negative for losses."""

    chips: int = 0
    sheep: int = 0
    dogs: int = 0
    bone: bool = False


def seat_lines(scene: Scene, narrator: Narrator) -> list[Text]:
    """Return a line per player, in the order of play once it is known."""
    for top in (True, False):  # drop what is least needed first
        rows = table(scene, narrator, top=top)
        for gap in (2, 1):
            if spare(rows, gap, scene.width) >= 0:
                return aligned(rows, gap)
    rows = table(scene, narrator, top=False)
    size = max(SHORTEST, widths(rows)[NAME] + spare(rows, 1, scene.width))
    for row in rows:
        row[NAME].truncate(size, overflow="ellipsis")
    return aligned(rows, 1)


def spare(rows: Sequence[Row], gap: int, width: int) -> int:
    """Return the columns that would be left."""
    return width - sum(widths(rows)) - gap * (len(rows[0]) - 1)


def table(scene: Scene, narrator: Narrator, *, top: bool) -> list[Row]:
    """Return the headings, and what each player has."""
    view: FlocksView = scene.view
    heads = ["", "", "head-bid", "±", "head-number", "head-chips", "head-sheep", "head-dogs"]
    heads += ["head-top"] * top + ["head-points"] * (view.seats[0].points is not None)
    say = narrator.language.say
    rows = [[Text(say(head) if "-" in head else head, "dim") for head in heads]]
    changed, sheep = changes(scene), sheep_of(narrator.game)
    for seat in sequence(view):
        player, new = view.seats[seat], changed[seat]
        row = [
            Text(turn_sign(view, seat), NEW),
            name_cell(view, seat, narrator.names[seat]),
            Text(bid_sign(view, player), "bold"),
            Text(signed(player.modifier), "bold"),
            Text("" if player.number is None else str(player.number)),
            counted(player.chips, new.chips),
            counted(player.sheep, new.sheep),
            dogs_cell(player, new),
        ]
        if top:
            row.append(Text(top_cell(player, sheep)))
        if player.points is not None:
            row.append(Text(figure(player.points), "bold"))
        rows.append(row)
    return rows


def sequence(view: FlocksView) -> Sequence[int]:
    return view.order or range(len(view.seats))


def changes(scene: Scene) -> list[Change]:
    """Return what each player gained and lost since the viewer last decided; at the end nothing."""
    found = [Change() for _ in scene.view.seats]
    for line in standing(scene.recent) if scene.view.pending else ():
        for fact in line.facts:
            change(found, fact)
    return found


def change(found: Sequence[Change], fact: Fact) -> None:
    said = fact.arguments

    def count(name: str) -> int:
        return int(str(said[name]))

    match fact.key:
        case "plus-paid":
            found[count("seat")].chips -= 1
        case "chip-gained":
            found[count("seat")].chips += 1
        case "reached-chips" | "reached-both" | "raised-chips" | "raised-both":
            found[count("seat")].chips -= count("chips")
        case "top-changed":
            found[count("seat")].sheep += count("n")
        case "dogs-gained":
            found[count("seat")].dogs += count("n")
        case "bone-gained" | "bone-taken":
            found[count("seat")].bone = True


def turn_sign(view: FlocksView, seat: int) -> str:
    if seat in view.acting or seat == view.turn:
        return TURN
    return DONE if seat in view.order[: view.place - 1] else " "


def name_cell(view: FlocksView, seat: int, name: str) -> Text:
    active = seat in view.acting or seat == view.turn
    return Text.assemble(seat_mark(seat), (f" {name}", "bold" if active else ""))


def bid_sign(view: FlocksView, player: Player) -> str:
    """Return the bid; before all are shown, only whether there is one."""
    if player.bid is not None:
        return player.bid
    if player.has_bid:
        return SECRET
    return MISSING if view.pending == ("bid",) else ""


def counted(now: int, gained: int) -> Text:
    """Return a number, and how it has changed."""
    text = Text(str(now))
    if gained:
        text.append(f" ({signed(gained)})", NEW)
    return text


def dogs_cell(player: Player, new: Change) -> Text:
    text = counted(player.dogs, new.dogs)
    if player.bone:
        text.append(" ").append(BONE_SIGN, NEW if new.bone else "bold")
    return text


def top_cell(player: Player, sheep: Sheep) -> str:
    """Return the top sheep of the flock with its points; the covered ones stay hidden (VW-20)."""
    if player.top is None:
        return ""
    return f"{player.top} ({worth(sheep[player.top])})"


def widths(rows: Sequence[Row]) -> list[int]:
    return [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]


def aligned(rows: Sequence[Row], gap: int) -> list[Text]:
    sizes = widths(rows)
    lines = []
    for row in rows:
        line = Text()
        for cell, size in zip(row, sizes, strict=True):
            line.append_text(cell).append(" " * (size - cell.cell_len + gap))
        line.rstrip()
        lines.append(line)
    return lines


def flock_lines(view: FlocksView, narrator: Narrator) -> list[Text]:
    """Return the whole flocks, if they are open: at the end, or with the memory aid."""
    lines = []
    sheep = sheep_of(narrator.game)
    for seat, player in enumerate(view.seats):
        if player.flock:
            said = flock([sheep[name] for name in player.flock], narrator.language)
            name = (f" {narrator.names[seat]}  ", "bold")
            lines.append(Text.assemble(seat_mark(seat), name, said))
    return lines


def flock(sheep: Sequence[Mapping[str, Any]], language: Language) -> str:
    """Return by kind what the sheep are worth, and how many of a set there are."""
    said = []
    for kind in ("white", "black"):
        points = sorted((card["points"] for card in sheep if card["kind"] == kind), reverse=True)
        if points:
            said.append(f"{language.say(f'part-{kind}')} {' '.join(map(figure, points))}")
    for kind, name in SETS.items():
        count = sum(card["kind"] == kind for card in sheep)
        if count:
            said.append(f"{name} {count}x")
    return " · ".join(said)
