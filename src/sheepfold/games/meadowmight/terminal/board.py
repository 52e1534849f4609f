"""Meadowmight in a terminal: the board with players and meadows next to it, and one's own hand."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from sheepfold.cli.boards import Scene
from sheepfold.cli.screen import seat_mark
from sheepfold.games.meadowmight.terminal.hand import change, hand
from sheepfold.games.meadowmight.terminal.pasture import (
    BACK,
    CHANGED,
    INK,
    LARGE,
    RIM,
    SIGNS,
    SMALL,
    PasturePicture,
    marks,
    owned,
    paint,
    sheep_on,
    sign_of,
    tint,
)
from sheepfold.games.meadowmight.view import PastureView
from sheepfold.language import Language
from sheepfold.narrator import Narrator

GAP: Final = 2
LEAST: Final = 26  # columns next to the board: with fewer, below it
ACTS, CLOSED, DOT = "◀", "✓", " · "
SPECIAL: Final = ("tree", "pond", "house", "wolf")


def draw(scene: Scene, narrator: Narrator) -> RenderableType:
    view: PastureView = scene.view
    language, components = narrator.language, narrator.game.components
    below = [
        *change(view, components, language),
        *hand(view, components, language, scene.width),
        *leftovers(view, language, scene.width),
        *lines_of(legend(view, language), scene.width, "dim"),
    ]
    top = lines_of(head(view, language), scene.width)
    return Group(*top, *table(scene, narrator), Text(), *below)


def lines_of(items: Sequence[str | Text], width: int, style: str = "") -> list[Text]:
    """Return items with dots between them; a line breaks only between two of them."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(DOT) + len(item) <= width:
            lines[-1].append(DOT)
        else:
            lines.append(Text(style=style))
        lines[-1].append(item)
    return lines


def table(scene: Scene, narrator: Narrator) -> list[RenderableType]:
    """Return the board, with players and meadows next to it or, for lack of room, below."""
    view: PastureView = scene.view
    seats, meadows = players(view, narrator), meadow_list(view, narrator.language)
    if not view.table:
        return [seats]
    sheep, new = sheep_on(narrator.game.components), marks(scene.recent, view)
    pictures = [PasturePicture(view, sheep, new, width=width) for width in (LARGE, SMALL)]
    for picture in pictures:
        width = RIM + (picture.width + 1) * len(picture.columns) + 1
        if width + GAP + LEAST <= scene.width:
            grid = Table.grid(padding=(0, GAP, 0, 0))
            grid.add_column(width=width)
            grid.add_column(max_width=scene.width - width - GAP)
            panel = Group(seats, Text(), *meadows)
            grid.add_row(Group(*picture.lines(picture.columns)), panel)
            return [grid]
    fitting = [picture for picture in pictures if len(picture.blocks(scene.width)) == 1]
    picture = (fitting or pictures[-1:])[0]
    beneath = Table.grid(padding=(0, GAP * 2, 0, 0))
    beneath.add_row(seats, Group(*meadows))
    return [*blocks(picture, scene.width, narrator.language), Text(), beneath]


def blocks(picture: PasturePicture, width: int, language: Language) -> list[Text]:
    """Return a board that is too wide as blocks, one below the other."""
    found: list[Text] = []
    parts = picture.blocks(width)
    for columns in parts:
        if len(parts) > 1:
            said = language.say("tally-columns", first=columns[0], last=columns[-1])
            found.append(Text(said, "italic"))
        found += picture.lines(columns)
    return found


def head(view: PastureView, language: Language) -> list[str | Text]:
    """Return the supply, the largest board, and the variants in play."""
    said: list[str | Text] = []
    if not view.personal_piles:
        said.append(language.say("tally-deck", n=view.supplies[0]))
    if view.span is not None:
        said.append(language.say("tally-span", n=view.span))
    played = ("fuzzy_fences", "personal_piles", "wool_wolves")
    said += [language.say(f"option-{name}") for name in played if getattr(view, name)]
    if view.change_over and view.pending:
        said.append(Text(language.say("tally-no-change"), Style(color="#d2562f", bold=True)))
    return said


def players(view: PastureView, narrator: Narrator) -> Table:
    """Return per player the points if it ended now, the tiles in hand and in the own pile."""
    say = narrator.language.say
    heads = ["", say("head-points"), say("head-hand")]
    if view.personal_piles:
        heads.append(say("head-pile"))
    grid = Table.grid(padding=(0, 1, 0, 0))
    for word in heads:
        grid.add_column(justify="right" if word else "left", no_wrap=True)
    grid.add_row(*(Text(word, "dim") for word in heads))
    for seat, name in enumerate(narrator.names):
        acts = seat in view.acting
        called = Text.assemble(seat_mark(seat), (f" {name}", "bold" if acts else ""))
        held = f"{view.hands[seat]}"
        row = [Text(f"{view.points[seat]}", "bold")]
        if view.personal_piles:
            row += [Text(f"{held}/{view.limits[seat]}"), Text(f"{view.supplies[seat]}")]
        else:
            row.append(Text(held))
        grid.add_row(called.append(f" {ACTS}" if acts else ""), *row)
    return grid


def meadow_list(view: PastureView, language: Language) -> list[RenderableType]:
    """Return the meadows with Sheeple: letter, owners, tiles, worth."""
    found = owned(view)
    if not found:
        return []
    grid = Table.grid(padding=(0, 1, 0, 0))
    heads = [language.say(f"head-{name}") for name in ("meadow", "tiles", "worth")]
    for number, word in enumerate(heads):
        grid.add_column(justify="right" if number else "left", no_wrap=True)
        heads[number] = word
    grid.add_column(no_wrap=True)
    grid.add_row(*(Text(word, "dim") for word in heads))
    for letter, meadow in found:
        name = Text.assemble((f" {letter} ", paint(INK, tint(meadow))), " ")
        for seat, sheeple in enumerate(meadow.sheeple):
            for _ in range(sheeple):
                name.append_text(seat_mark(seat))
        worth = Text(f"{meadow.value}", "bold" if meadow.enclosed else "")
        closed = Text(CLOSED if meadow.enclosed else "")
        grid.add_row(name, Text(f"{len(meadow.cells)}"), worth, closed)
    return [grid]


def leftovers(view: PastureView, language: Language, width: int) -> list[Text]:
    """Return what left the game, and where tiles below others might return."""
    lines = []
    if view.discards:
        signs = Counter(sign_of(one.type, one.seat) for one in view.discards)
        said = [f"{sign} x{count}" for sign, count in signs.items()]
        lines += lines_of([f"{language.say('tally-discards')} {said[0]}", *said[1:]], width)
    stacks = [f"{shown.cell} x{shown.below}" for shown in view.table if shown.below]
    if stacks and (view.fuzzy_fences or view.wool_wolves):
        lines += lines_of([f"{language.say('tally-below')} {stacks[0]}", *stacks[1:]], width)
    return lines


def legend(view: PastureView, language: Language) -> list[str]:
    """Return the signs with the words that people type, and their meaning."""
    said = []
    for kind, usual in SIGNS.items():
        if kind in SPECIAL and not view.wool_wolves:
            continue
        word = language.say(f"kind-{kind}")
        meaning = "" if word.lower() == kind else f" ({word})"
        sign = sign_of(kind, max(view.viewer, 0)) if kind == "sheeple" else usual
        said.append(f"{sign} {kind}{meaning}")
    return [
        *said,
        f"{BACK * 2} {language.say('sign-down')}",
        f"{CHANGED} {language.say('sign-new')}",
    ]


def asked(view: PastureView, legal: Sequence[str], language: Language) -> str:
    step = view.pending[-1] if view.pending else "over"
    verbs = {move.split()[0] for move in legal}
    match step:
        case "turn" if verbs:
            return language.say(f"step-turn{turn_kind(verbs)}")
        case "discard":
            return language.say("step-discard", left=view.pending.count("discard"))
        case "wolf":
            return language.say("step-wolf", tiles=len(view.frightened), at=at(view.frightened))
        case "tree" if view.turned is not None:
            return language.say("step-tree-second", at=at((view.turned,)))
        case "tree" if "draw" not in verbs:
            return language.say("step-tree-turn")
        case "tree" if "turn" not in verbs:
            return language.say("step-tree-draw")
    return language.say(f"step-{step}")


def at(cells: Sequence[str]) -> str:
    """Return cells as the end of a sentence about them."""
    return f" ({' '.join(cells)})"


def turn_kind(verbs: set[str]) -> str:
    """Return whether it is a play or a CHANGE or either, or a tile is lost."""
    if "discard" in verbs:
        return "-stuck"
    if "play" not in verbs:
        return "-change"
    return "" if len(verbs) > 1 else "-play"
