"""What a viewer of Meadowmight may know: the board, everything played, and the own hand."""

from dataclasses import dataclass, field
from functools import lru_cache

from sheepfold.core.bits import bits
from sheepfold.core.facts import Thing
from sheepfold.core.protocol import MEMORY
from sheepfold.games.meadowmight import rules
from sheepfold.games.meadowmight.actions import ACTIONS, CELL
from sheepfold.games.meadowmight.board import LEVELS
from sheepfold.games.meadowmight.components import (
    COLOURS,
    DOWN,
    OTHERS,
    SIDES_WORDS,
    TYPES,
    seat_of,
    type_of,
)
from sheepfold.games.meadowmight.effects import frightened_cells
from sheepfold.games.meadowmight.scoring import Meadow, all_meadows, points
from sheepfold.games.meadowmight.state import NOTHING, STEPS, WOLF_MOVES, Pasture
from sheepfold.games.meadowmight.turns import supply


@dataclass(frozen=True)
class Shown:
    """The top tile of a cell; face down its type is `down`, and its real type is only memory."""

    cell: str
    type: str
    colour: str | None  # of a Sheeple
    rot: int
    fences: str  # the fenced sides, clockwise from N
    below: int  # tiles under it


@dataclass(frozen=True)
class Remembered:
    """A tile that lies face down or covered; `level` counts from the bottom of its cell."""

    cell: str
    level: int
    type: str
    colour: str | None
    rot: int
    up: bool  # it lies faceup under others


@dataclass(frozen=True)
class MeadowView:
    """A meadow: the owners of its Sheeple, and its worth once enclosed."""

    cells: tuple[str, ...]
    sheeple: tuple[int, ...]  # per seat
    value: int  # tiles, neutral sheep and ponds
    enclosed: bool


@dataclass(frozen=True)
class Discarded:
    seat: int | None  # whose Sheeple it is
    type: str


@dataclass(frozen=True)
class PastureView:
    viewer: int
    players: int
    fuzzy_fences: bool
    personal_piles: bool
    wool_wolves: bool
    sheeple: int  # each player's
    span: int | None  # the most rows and columns
    first: int | None  # the seat that began
    seat: int | None  # whose turn it is
    pending: tuple[str, ...]  # steps, the last one is decided now; empty when over
    acting: tuple[int, ...]
    table: tuple[Shown, ...]  # in the order of cells, row by row
    places: tuple[str, ...]  # where a tile may be laid
    meadows: tuple[MeadowView, ...]
    points: tuple[int, ...]  # per seat, if the match ended now
    hand: tuple[str, ...]  # the viewer's own
    hands: tuple[int, ...]  # tiles in hand, per seat
    supplies: tuple[int, ...]  # tiles each seat may draw: the common deck, or its own pile
    limits: tuple[int, ...]  # tiles in hand, Personal Piles only
    discards: tuple[Discarded, ...]
    change_over: bool
    announced: str | None  # the CHANGE that waits for discards
    wolf: str | None  # the cell of the wolf that is at work
    frightened: tuple[str, ...]  # the adjacent tiles that may still move
    turned: str | None  # the tile that the tree has turned already
    # Face down or covered, the longest hidden first.
    memory: tuple[Remembered, ...] = field(metadata=MEMORY)
    # Where each tile is now, in the order in which they were laid: its cell and how many tiles lie
    # below or, for a Sheeple that a pond brought back to a hand, its type and seat.
    laid: tuple[tuple[str, int], ...] = field(metadata=MEMORY)
    # Per seat: Sheeple that a pond brought back to the hand.
    recalled: tuple[tuple[str, ...], ...] = field(metadata=MEMORY)


def view(state: Pasture, viewer: int) -> PastureView:
    step = state.pending[-1] if state.pending else NOTHING
    source = None if state.source == NOTHING else CELL.text(state.source)
    meadows = all_meadows(state)
    return PastureView(
        viewer=viewer,
        players=state.players,
        fuzzy_fences=state.fuzzy,
        personal_piles=state.personal,
        wool_wolves=state.wolves,
        sheeple=state.sheeple,
        span=None if state.fuzzy else state.span,
        first=None if state.first == NOTHING else state.first,
        seat=None if state.seat == NOTHING else state.seat,
        pending=tuple(STEPS[step] for step in state.pending),
        acting=rules.acting(state),
        table=tuple(
            shown(cell, face, state.tiles.fences[face], len(state.below.get(cell, ())))
            for cell, face in sorted(state.top.items())
        ),
        places=tuple(CELL.text(cell) for cell in sorted(state.places)),
        meadows=tuple(meadow_view(meadow) for meadow in meadows),
        points=tuple(sum(parts.values()) for parts in points(state, meadows)),
        hand=tuple(TYPES[number] for number in state.hands[viewer]) if viewer >= 0 else (),
        hands=tuple(len(hand) for hand in state.hands),
        supplies=tuple(supply(state, seat) for seat in range(state.players)),
        limits=tuple(state.limits),
        discards=tuple(discarded(tile) for tile in state.discards),
        change_over=state.change_over,
        announced=None if state.announced == NOTHING else ACTIONS.text(state.announced),
        wolf=source if step == WOLF_MOVES else None,
        frightened=tuple(CELL.text(cell) for cell in frightened_cells(state)),
        turned=source if step != WOLF_MOVES else None,
        memory=tuple(remembered(state, *divmod(key, LEVELS)) for key in state.hidden),
        laid=tuple(map(place, state.laid)),
        recalled=tuple(
            tuple(TYPES[OTHERS + number] for number in bits(known)) for known in state.recalled
        ),
    )


@lru_cache(maxsize=4096)  # most tiles are the same as in the previous view
def shown(cell: int, face: int, fences: int, below: int) -> Shown:
    if face >= DOWN:
        return Shown(CELL.text(cell), "down", None, 0, "NESW", below)
    kind, colour, rot = words(face)
    return Shown(CELL.text(cell), kind, colour, rot, SIDES_WORDS[fences], below)


@lru_cache(maxsize=4096)
def place(number: int) -> tuple[str, int]:
    """Return where a tile is, see `PastureView.laid`."""
    if number < 0:
        return TYPES[type_of(~number)], seat_of(~number)
    cell, level = divmod(number, LEVELS)
    return CELL.text(cell), level


def remembered(state: Pasture, cell: int, level: int) -> Remembered:
    below = state.below.get(cell, ())
    face = below[level] if level < len(below) else state.top[cell]
    return Remembered(CELL.text(cell), level, *words(face % DOWN), face < DOWN)


def words(face: int) -> tuple[str, str | None, int]:
    """Return type, colour and rotation of a face."""
    tile = face >> 2
    return TYPES[type_of(tile)], COLOURS[seat_of(tile)] if tile >= OTHERS else None, face & 3


def meadow_view(meadow: Meadow) -> MeadowView:
    cells = tuple(CELL.text(cell) for cell in meadow.cells)
    return MeadowView(cells, tuple(meadow.sheeple), meadow.value, meadow.enclosed)


def discarded(tile: int) -> Discarded:
    return Discarded(seat_of(tile) if tile >= OTHERS else None, TYPES[type_of(tile)])


def covered(view: PastureView) -> set[Thing]:
    """Return the numbers of tiles that lie face down or covered, or are back in another's hand."""
    shown = {(one.cell, one.below) for one in view.table if one.type != "down"}
    held = {
        (word, seat)
        for seat, known in enumerate(view.recalled)
        for word in known
        if seat != view.viewer
    }
    return {
        (number,)
        for number, where in enumerate(view.laid)
        if where in held or (where not in shown and where[0] not in TYPES)
    }
