"""Sheep & Thief in a terminal: the boards, the own cards, and what is asked."""

from collections.abc import Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sheepfold.cli.boards import Scene
from sheepfold.games.sheep_and_thief.components import ROUNDS
from sheepfold.games.sheep_and_thief.draft import direction, keeps
from sheepfold.games.sheep_and_thief.game import SheepAndThief
from sheepfold.games.sheep_and_thief.terminal.land import (
    LAND_WIDTH,
    SMALLEST,
    Land,
    Painter,
    SmallLand,
    fitting,
    sites,
    small_width,
)
from sheepfold.games.sheep_and_thief.terminal.news import news
from sheepfold.games.sheep_and_thief.terminal.seats import mission_lines, seat_lines, upright_lines
from sheepfold.games.sheep_and_thief.terminal.tiles import Hand, join_blocks
from sheepfold.games.sheep_and_thief.view import Due, FarmsView
from sheepfold.language import Language
from sheepfold.narrator import Narrator

GAP: Final = 2
GROUP_GAP: Final = 3  # between the pack and the kept cards, a board and a table
PANEL: Final = 44  # columns next to the large board: with fewer, the table goes above
UPRIGHT: Final = 34  # columns next to two large boards
STACK: Final = 2  # boards that may be stacked next to the large one
WIDEST: Final = 5  # columns of a space on a small board
PER_LINE, MOST_LINES = 3, 2  # spaces named below a card


def draw(scene: Scene, narrator: Narrator) -> RenderableType:
    view: FarmsView = scene.view
    faces = cast(SheepAndThief, narrator.game).cards
    painter = Painter(scene, news(scene.recent), faces, narrator.language, narrator.names)
    seat = focus(painter)
    others = [(seat + further) % view.players for further in range(1, view.players)]
    large = Land(painter, seat).lines()
    below = [
        *cards(painter),
        *mission_lines(view, narrator, faces),
        legend(view, narrator.language),
    ]
    return Group(*tables(painter, narrator, large, others), *below)


def tables(
    painter: Painter, narrator: Narrator, large: list[Text], others: Sequence[int]
) -> list[RenderableType]:
    """Return all boards with the players' gold: next to the large one as many as fit."""
    view, new, width = painter.view, painter.news, painter.scene.width
    head = header(view, narrator)
    room = width - LAND_WIDTH - GAP
    if len(others) == 1 and room >= LAND_WIDTH + GAP + UPRIGHT:
        boards = join_blocks([large, Land(painter, others[0]).lines()], " " * GAP)
        panel = [*head, Text(), *upright_lines(view, new, narrator)]
        return [side_by_side(boards, panel, room - LAND_WIDTH - GAP)]
    if len(others) == 1 and room >= PANEL:
        small = SmallLand(painter, others[0], WIDEST).lines()
        panel = [
            *head,
            Text(),
            *join_blocks([small, upright_lines(view, new, narrator)], " " * GROUP_GAP),
        ]
        return [side_by_side(large, panel, room)]
    if room >= PANEL:
        small = small_boards(painter, others, room)
        return [side_by_side(large, [*head, *seat_lines(view, new, narrator, room), *small], room)]
    above = [*head, *seat_lines(view, new, narrator, width)]
    if len(others) <= STACK:
        column = [line for other in others for line in small_boards(painter, [other], room)]
        return [*above, side_by_side(large, column, room)]
    return [*above, *large, *small_boards(painter, others, width)]


def focus(painter: Painter) -> int:
    """Return the seat of the large board: the viewer; for watchers, the last or next to place."""
    view = painter.view
    if view.viewer >= 0:
        return view.viewer
    return (view.turn or 0) if painter.news.last is None else painter.news.last


def side_by_side(left: Sequence[Text], right: Sequence[Text], most: int) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=max(line.cell_len for line in left))
    grid.add_column(max_width=most)
    grid.add_row(Group(*left), Group(*right))
    return grid


def small_boards(painter: Painter, seats: Sequence[int], room: int) -> list[Text]:
    """Return the other boards in a row, as wide as there is room."""
    width = WIDEST
    while width > SMALLEST and len(seats) * (small_width(width) + GAP) - GAP > room:
        width -= 1
    roomy = len(seats) * (small_width(width) + GAP) - GAP <= room
    lands = [SmallLand(painter, seat, width).lines() for seat in seats]
    return join_blocks(lands, " " * GAP if roomy else "┊")


# Words around the boards


def header(view: FarmsView, narrator: Narrator) -> list[Text]:
    """Return the round and the supply; who starts, and where packs go."""
    say = narrator.language.say
    first = Text(say("round", n=view.round, of=ROUNDS), "bold")
    first.append(f" · {say('tally-supply', n=view.supply)}", "not bold")
    if view.first is None or not view.pending:
        return [first]
    second = Text(say("tally-start", who=narrator.names[view.first]))
    if view.pending[0] in ("deal", "draft"):
        second.append(f" · {passing(view, narrator)}")
    return [first, second]


def passing(view: FarmsView, narrator: Narrator) -> str:
    """ST-3: return the player to whom one's pack goes."""
    say = narrator.language.say
    if view.players == 2:
        return say("tally-swap")
    if view.viewer < 0:
        return say("tally-side", side=say(f"side-{view.passing}"))
    neighbour = (view.viewer + direction(view.round - 1)) % view.players
    return say("tally-passing", who=narrator.names[neighbour])


def legend(view: FarmsView, language: Language) -> Text:
    return Text(language.say("legend-black" if view.black_sheep else "legend"), "dim")


# Own cards


def cards(painter: Painter) -> list[Text]:
    """Return the pack and the cards kept, or the hand with the spaces where each card fits."""
    view, say = painter.view, painter.language.say
    if not view.pending:
        return []
    hand = Hand(painter.faces, painter.letters)
    pack = [hand.card(card, chosen=card in view.chosen) for card in view.pack]
    kept = [hand.card(card, chosen=card in view.chosen) for card in view.hand]
    if view.pack:
        groups = [(say("area-pack"), pack), (say("area-kept"), kept)]
    elif view.pending[0] == "place":
        below = [fits(painter, card) for card in view.hand]
        held = [[*picture, *words] for picture, words in zip(kept, below, strict=True)]
        groups = [(say("area-hand"), held)]
    else:
        groups = [(say("area-hand-short"), kept)]
    return in_rows([group for group in groups if group[1]], painter.scene.width)


def fits(painter: Painter, card: int) -> list[Text]:
    """Return where a card may go, in few words."""
    view, say = painter.view, painter.language.say
    board = view.boards[view.viewer]
    found = fitting(board, view.fox, card, painter.faces)
    if not found:
        return [Text(f"{say('fits-none'):^{Hand.width}}")]
    if len(found) > PER_LINE and len(found) == len(sites(board, view.fox)):
        return [Text(f"{say('fits-any'):^{Hand.width}}")]
    if len(found) > PER_LINE * MOST_LINES:
        found = [*found[: PER_LINE * MOST_LINES - 1], "…"]
    parts = [found[start : start + PER_LINE] for start in range(0, len(found), PER_LINE)]
    return [Text(f"{' '.join(part):^{Hand.width}}") for part in parts]


def in_rows(groups: Sequence[tuple[str, list[list[Text]]]], width: int) -> list[Text]:
    """Return groups of cards under their headings, side by side if they fit."""
    per_row = (width + 1) // (Hand.width + 1)
    blocks = []
    for head, pictures in groups:
        block = [Text(head, "bold")]
        for start in range(0, len(pictures), per_row):
            block += join_blocks(pictures[start : start + per_row], " ")
        blocks.append(block)
    whole = join_blocks(blocks, " " * GROUP_GAP)
    if max((line.cell_len for line in whole), default=0) <= width:
        return whole
    return [line for block in blocks for line in block]


# What is asked


def asked(view: FarmsView, legal: Sequence[str], language: Language) -> str:
    step = view.pending[0] if view.pending else "over"
    if step == "draft" and view.chosen:
        return language.say("step-draft-more")
    if step == "draft":
        return language.say("step-draft", cards=keeps(view.players))
    if step == "place" and any(move.startswith("cover ") for move in legal):
        return language.say("step-cover")
    if step == "animals" and view.due is not None:
        said = still_due(view.due, language)
        return " ".join([said, *how_to_drive(view, legal, language)])
    return language.say(f"step-{step}")


def still_due(due: Due, language: Language) -> str:
    """Return what the remaining images ask for: `Now add 2 sheep.`"""
    counts = {"sheep": due.sheep, "dogs": due.dogs, "foxes": due.foxes}
    *some, last = [language.say(f"due-{kind}", n=n) for kind, n in counts.items() if n]
    what = language.say("name-list", some=", ".join(some), last=last) if some else last
    return language.say("step-animals", kinds=len(some) + 1, what=what)


def how_to_drive(view: FarmsView, legal: Sequence[str], language: Language) -> list[str]:
    """Return what to type for a dog: it is the one move that needs explaining."""
    dogs = [move for move in legal if move.startswith("dog ")]
    key = "how-dog-black" if view.black_sheep else "how-dog"
    return [language.say(key, move=move) for move in dogs[:1]]
