"""Te Kuiti in a terminal: the field with its tallies, and what happened in words."""

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from sheepfold.cli.boards import Scene, standing
from sheepfold.cli.screen import seat_mark
from sheepfold.core.errors import Value
from sheepfold.games.te_kuiti import components
from sheepfold.games.te_kuiti.board import CELL_NAMES
from sheepfold.games.te_kuiti.components import KINDS
from sheepfold.games.te_kuiti.terminal.field import (
    FACES,
    KIND_COLOURS,
    MEADOW,
    PEN,
    FieldPicture,
    Marks,
    marks,
)
from sheepfold.games.te_kuiti.view import FieldView
from sheepfold.language import Language
from sheepfold.narrator import Narrator

FIELD_WIDTH = 33
GAP = 3
LEAST, NARROW = 22, 30  # columns next to the field: with fewer, below it; without short names
ROUNDS = 2


def draw(scene: Scene, narrator: Narrator) -> RenderableType:
    """Return the table, and above it the field of the first round if that has just ended."""
    table = table_of(scene, narrator)
    left = left_field(scene, narrator)
    return Group(*left, Text(), table) if left else table


def table_of(scene: Scene, narrator: Narrator) -> RenderableType:
    view: FieldView = scene.view
    short = short_names(narrator.language)
    field = FieldPicture(view, marks(scene.recent), short, coloured=scene.coloured)
    beside = scene.width - FIELD_WIDTH - GAP
    wide = beside > NARROW
    faces = legend(view, narrator.language, coloured=scene.coloured, wide=wide)
    panel = [*tallies(view, narrator, wide=wide), *pens(view), Text(), *faces]
    if beside < LEAST:
        return Group(*field.lines(), *panel)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=FIELD_WIDTH)
    grid.add_column(max_width=beside)
    grid.add_row(Group(*field.lines()), Group(*panel))
    return grid


def left_field(scene: Scene, narrator: Narrator) -> list[Text]:
    """Return the field at the end of the first round; the second one has cleared it already."""
    facts = [fact for line in standing(scene.recent) for fact in line.facts]
    if all(fact.key != "second-round" for fact in facts):
        return []
    left = next(fact.arguments for fact in facts if fact.key == "field-left")
    tiles, fences = words(left["cells"]), words(left["edges"])
    view = replace(
        scene.view,
        table=tuple("down" if cell in tiles else "gone" for cell in CELL_NAMES),
        fences=fences,
        pens=(),
        memory=(),
    )
    short = short_names(narrator.language)
    picture = FieldPicture(view, Marks(), short, coloured=scene.coloured)
    return [Text(narrator.language.say("round-over"), "bold"), *picture.lines()]


def words(value: Value) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, tuple) else (str(value),)


def short_names(language: Language) -> dict[str, str]:
    """Return the names of the kinds in three letters."""
    return {kind: language.say(f"short-{kind}") for kind in KINDS}


def asked(view: FieldView, legal: Sequence[str], language: Language) -> str:
    step = view.pending[-1] if view.pending else "over"
    if step == "fence":
        return language.say("step-fence", left=min(view.pending.count("fence"), view.supply))
    if step == "flip":
        verbs = {move.split()[0] for move in legal}
        if "take" in verbs:
            return language.say("step-flip-or-take" if "flip" in verbs else "step-take")
        return language.say("step-flip", left=2 - view.revealed)
    return language.say(f"step-{step}")


def tallies(view: FieldView, narrator: Narrator, *, wide: bool) -> list[Text]:
    language = narrator.language
    counts = [
        language.say("tally-supply", n=view.supply),
        language.say("tally-free", n=view.free),
    ]
    if view.solo:
        level = Text(
            f"{language.say('players-solo')} · {language.say('flowers-' + view.flowers)}", "bold"
        )
        flips = language.say("tally-flips", n=view.flips, most=components.MOST_FLIPS)
        enclosed = language.say("tally-shepherd", n=view.enclosed)
        return [level, *map(Text, [counts[0], counts[1], enclosed, flips])]
    lines = [Text(language.say("round", n=view.round, of=ROUNDS), "bold")]
    if view.open_field:
        news = "TK-12.title" if view.last_turn else "TK-11.title"
        lines[0].append(f" · {language.say(news)}", Style(color="#d2562f", bold=True))
    for seat, name in enumerate(narrator.names):
        lines += seat_lines(view, seat, name, language, wide=wide)
    return [*lines, *map(Text, counts)]


def seat_lines(
    view: FieldView, seat: int, name: str, language: Language, *, wide: bool
) -> list[Text]:
    role = "shepherd" if seat == view.shepherd else "sheep"
    head = Text.assemble(
        seat_mark(seat),
        (f" {name}", "bold" if seat in view.acting else ""),
        f" · {language.say('role-' + role)}",
    )
    now = view.enclosed if role == "shepherd" else view.taken
    tally = language.say(f"tally-{role}", n=now)
    if view.round == ROUNDS:  # the other role's points are those of the first round
        earlier = view.sheep_points if role == "shepherd" else view.shepherd_points
        tally += " · " if wide else "\n  "
        tally += language.say("round-points", n=1, points=earlier[seat])
    return [head, Text(f"  {tally}")]


def pens(view: FieldView) -> list[Text]:
    """Return the pens, each called by its first cell, with its number of tiles."""
    if not view.pens:
        return []
    counts = " · ".join(f"{pen.cells[0]}: {pen.tiles}" for pen in view.pens)
    return [Text.assemble(("▒▒", Style(color=PEN.back)), f" {counts}")]


def legend(view: FieldView, language: Language, *, coloured: bool, wide: bool) -> list[Text]:
    """Return the faces, their names, and how many of them are still in the field."""
    whole = components.bag(components.default(), None)
    lines = []
    for number, kind in enumerate(KINDS):
        left = whole[number] - view.gone[number] - view.gone[number + len(KINDS)]
        colours = Style(color=KIND_COLOURS[kind], bgcolor=MEADOW.front, bold=True)
        names = f" {language.say('kind-' + kind)} "
        if wide:
            names = f" {language.say('short-' + kind)} ·{names}"
        face = f" {FACES[kind]} " if coloured else FACES[kind]
        lines.append(Text.assemble((face, colours), names, (f"{left}x", "bold")))
    return lines
