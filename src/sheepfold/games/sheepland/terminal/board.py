"""Sheepland in a terminal: the island, the players, prices, and what happened in words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from sheepfold.cli.boards import Scene
from sheepfold.cli.screen import seat_mark
from sheepfold.games.sheepland.components import PLACES, TERRAINS
from sheepfold.games.sheepland.terminal.island import ACTS, GROUNDS, INK, NEW, Island, closed, marks
from sheepfold.games.sheepland.terminal.layout import layout_of
from sheepfold.games.sheepland.view import IslandView
from sheepfold.language import Language
from sheepfold.narrator import Narrator

GAP: Final = 2
USUAL, WIDE = (53, 27), (64, 28)  # columns and rows of the island
LEAST: Final = 25  # columns next to the island: with fewer, below it


def draw(scene: Scene, narrator: Narrator) -> RenderableType:
    view: IslandView = scene.view
    components = narrator.game.components
    size = WIDE if scene.width >= WIDE[0] + GAP + LEAST + GAP else USUAL
    layout = layout_of(components, *size)
    island = Group(*Island(view, marks(scene.recent), components, layout).lines())
    seats = players(view, narrator)
    terrains = stacks(view, narrator.language)
    near = shepherds(view, components, narrator.language)
    words = dictionary(narrator.language)
    beside = scene.width - size[0] - GAP
    if beside < LEAST:
        half = (scene.width - GAP) // 2
        below = side_by_side(Group(*seats), half, Group(*terrains, Text(), *near), half)
        return Group(island, Text(), below, *words)
    panel = Group(*seats, Text(), *terrains, Text(), *near)
    return Group(side_by_side(island, size[0], panel, beside), *words)


def side_by_side(left: Group, width: int, right: Group, most: int) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=width)
    grid.add_column(max_width=most)
    grid.add_row(left, right)
    return grid


def asked(view: IslandView, legal: Sequence[str], language: Language) -> str:
    step = view.pending[0] if view.pending else "over"
    if step != "act":
        return language.say(f"step-{step}")
    if view.stuck:
        return language.say("step-act-stuck", left=view.left)
    return language.say("step-act" if view.walked else "step-act-move", left=view.left)


def players(view: IslandView, narrator: Narrator) -> list[RenderableType]:
    """Return the round and the die, each player with money and tiles, and the fences left."""
    language = narrator.language
    head = language.say("tally-round", n=view.round) if view.round else language.say("tally-setup")
    top = Text(head, "bold")
    if view.die is not None and view.pending:
        top.append(f" · {language.say('tally-die', n=view.die)}")
    lines: list[RenderableType] = [top]
    if view.pending and not view.supply:
        lines.append(Text(language.say("tally-last-round"), Style(color="#d2562f", bold=True)))
    for seat, name in enumerate(narrator.names):
        lines += player(view, seat, name, language)
    fences = "tally-supply" if view.supply else "tally-final"
    return [*lines, Text(language.say(fences, n=view.supply or view.final_supply))]


def player(view: IslandView, seat: int, name: str, language: Language) -> list[RenderableType]:
    acts = seat in view.acting
    head = Text.assemble(seat_mark(seat), (f" {name}", "bold" if acts else ""))
    if seat == view.first:
        head.append(f" ({language.say('tally-first')})")
    if acts:
        head.append(f" {ACTS}")
    dinars = language.say("tally-dinars", n=view.dinars[seat])
    tiles = language.say("tally-tiles", n=view.held[seat])
    details = [Text(f"{dinars} · {tiles}")]
    known = shown_tiles(view, seat)
    if known:
        details.append(Text(counted(known, language), "italic"))
    return [head, *(Padding(detail, (0, 0, 0, 2)) for detail in details)]


def shown_tiles(view: IslandView, seat: int) -> list[str]:
    """Return the tiles of a seat that lie open; one's own are in the list of terrains."""
    tiles = view.tiles[seat]
    if tiles is not None:
        return [] if seat == view.viewer and view.pending else list(tiles)
    if not view.memory_aid:
        return []
    return [bought.terrain for bought in view.memory if bought.seat == seat]


def counted(tiles: Iterable[str], language: Language) -> str:
    """Return `field 2, forest`, in the order of the terrains."""
    held = list(tiles)
    words = []
    for terrain in TERRAINS:
        if terrain in held:
            count = held.count(terrain)
            name = language.say(f"terrain-{terrain}")
            words.append(name if count == 1 else f"{name} {count}")
    return ", ".join(words)


def stacks(view: IslandView, language: Language) -> list[RenderableType]:
    """Return per terrain the next price, tiles left, a tile's worth, and one's own tiles."""
    own = view.tiles[view.viewer] if view.viewer in range(view.players) else None
    grid = Table.grid(padding=(0, 1, 0, 0))
    price_and_left = f"{language.say('head-price')}\n{language.say('head-left')}"
    heads = ["", price_and_left, language.say("head-worth")]
    if own is not None:
        heads.append(language.say("head-own"))
    for head in heads:
        grid.add_column(justify="right" if head else "left", no_wrap=True)
    grid.add_row(*(Text(head, "dim") for head in heads))
    for number, terrain in enumerate(TERRAINS):
        price, left = view.prices[number], view.stacks[number]
        cost = "-" if price is None else f"{price} ({left})"
        row = [Text(cost), Text(str(view.worth[number]), "bold")]
        if own is not None:
            row.append(Text(str(own.count(terrain) or "·")))
        grid.add_row(Text(terrain, Style(color=INK, bgcolor=GROUNDS[terrain])), *row)
    lines: list[RenderableType] = [grid]
    if own and view.pending:
        word = language.say(f"terrain-{own[0]}")
        lines.append(Text(language.say("tally-starting", terrain=word)))
    return lines


def shepherds(view: IslandView, components: Mapping[str, Any], language: Language) -> list[Text]:
    """Return the surroundings of shepherds that may act: places, sheep, free roads, costs."""
    if view.turn is None or view.pending in ((), ("place",)):
        return []
    roads = view.shepherds[view.turn] if view.shepherd is None else (view.shepherd,)
    lines = []
    for road in roads:
        lines += shepherd(view, road, components["roads"][road - 1], language)
    if lines:
        far = "tally-far" if view.dinars[view.turn] else "tally-far-none"
        lines.append(Text(language.say(far)))
    return lines


def shepherd(
    view: IslandView, number: int, road: Mapping[str, Any], language: Language
) -> list[Text]:
    assert view.turn is not None
    head = Text.assemble(seat_mark(view.turn), " ")
    head.append(language.say("tally-road", road=number), "bold")
    one, other = (PLACES[place] for place in road["regions"])
    taken = closed(view) | {stood for own in view.shepherds for stood in own}
    free = [str(near) for near in sorted(road["adjacent"]) if near not in taken]
    near = language.say("tally-near", roads=" ".join(free)) if free else ""
    return [
        head,
        Text(f"{one} | {other}"),
        Text(near or language.say("tally-near-none"), Style(color=NEW) if not free else ""),
    ]


def dictionary(language: Language) -> list[Text]:
    """Return the translations of terrains that people type, unless they are the same words."""
    words = [
        f"{terrain} {language.say(f'terrain-{terrain}')}"
        for terrain in TERRAINS
        if language.say(f"terrain-{terrain}") != terrain
    ]
    return [Text(", ".join(words), "dim")] if words else []
