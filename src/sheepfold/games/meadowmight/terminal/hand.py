"""Meadowmight's hand: types by the shape of their fences, with a picture of every rotation."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sheepfold.games.meadowmight.components import (
    SIDES_WORDS,
    first_alike,
    sides_mask,
    turned,
    type_word,
)
from sheepfold.games.meadowmight.terminal.pasture import SMALL, TABLE, WOOD, paint
from sheepfold.games.meadowmight.view import PastureView
from sheepfold.language import Language

GAP: Final = 2
NAMES: Final = 19  # columns for names after the pictures
# The corners of a picture: no fence, the level one, the upright one, both.
TOP_LEFT, TOP_RIGHT, FOOT_LEFT, FOOT_RIGHT = "·▀▌▛", "·▀▐▜", "·▄▌▙", "·▄▐▟"
FOUR: Final = 4 * (SMALL + 2)  # columns of four pictures with their numbers


def fences_of(components: Mapping[str, Any]) -> dict[str, int]:
    """Return per type the fences of its base orientation, as a bit set."""
    return {type_word(tile["id"]): sides_mask(tile["fences"]) for tile in components["tiles"]}


def rotations(fences: int) -> list[int]:
    """Return the rotations; of those with equal fences only the lowest exists."""
    return [rot for rot in range(4) if first_alike(fences, rot) == rot]


def picture(sides: str) -> tuple[str, str]:
    """Return a tile's fences in two lines of three columns."""
    north, south, west, east = (side in sides for side in "NSWE")
    top = TOP_LEFT[north + 2 * west] + " ▀"[north] + TOP_RIGHT[north + 2 * east]
    foot = FOOT_LEFT[south + 2 * west] + " ▄"[south] + FOOT_RIGHT[south + 2 * east]
    return top, foot


def pictured(sides: str, number: str = "") -> list[Text]:
    """Return a tile's fences on its own ground, after a number."""
    heads = (number, " " * len(number))
    return [
        Text.assemble((head, "bold"), (line, paint(WOOD, TABLE)))
        for head, line in zip(heads, picture(sides), strict=True)
    ]


def hand(
    view: PastureView, components: Mapping[str, Any], language: Language, width: int
) -> list[RenderableType]:
    """Return the viewer's own tiles; nothing for viewers without a hand."""
    if view.viewer < 0 or not view.pending or not view.table:
        return []
    if not view.hand:
        return [Text(language.say("hand-empty"), "bold")]
    fences = fences_of(components)
    counts = Counter(view.hand)  # in the order of types
    groups: dict[int, list[str]] = {}
    for word in sorted(counts, key=lambda word: (fences[word].bit_count(), fences[word])):
        groups.setdefault(fences[word], []).append(word)
    shapes = [
        shape(mask, [named(word, counts[word]) for word in words]) for mask, words in groups.items()
    ]
    side_by_side = max((width + GAP) // (FOUR + NAMES + GAP), 1)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for start in range(0, len(shapes), side_by_side):
        if start:
            grid.add_row(Text())  # adjacent pictures are hard to tell apart
        grid.add_row(*shapes[start : start + side_by_side])
    return [Text(language.say("hand-tiles", n=len(view.hand)), "bold"), grid]


def named(word: str, count: int) -> Text:
    """Return the word to type, and the number of such tiles."""
    return Text.assemble(word, (f" x{count}" if count > 1 else "", "bold"))


def shape(fences: int, names: Sequence[Text]) -> Table:
    """Return the rotations of one shape, and the tiles that have it."""
    lines = [Text(), Text()]
    for rot in rotations(fences):
        drawn = pictured(SIDES_WORDS[turned(fences, rot)], f"{rot}")
        for line, part in zip(lines, drawn, strict=True):
            line.append_text(part).append(" ")
    grid = Table.grid()
    grid.add_column(width=FOUR, no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_row(Group(*lines), Group(*names))
    return grid


def change(
    view: PastureView, components: Mapping[str, Any], language: Language
) -> list[RenderableType]:
    """Return the CHANGE that waits for discards: in words, and as a picture after a turn."""
    if view.announced is None:
        return []
    verb, cell, target = view.announced.split()
    if verb == "move":
        return [Text(language.say("tally-move", cell=cell, cell2=target), "bold")]
    shown = next(shown for shown in view.table if shown.cell == cell)
    after = SIDES_WORDS[turned(fences_of(components)[shown.type], int(target))]
    words = Text(language.say("tally-turn", cell=cell, rot=target), "bold")
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(words, Group(*pictured(shown.fences)), Text("→"), Group(*pictured(after)))
    return [grid]
