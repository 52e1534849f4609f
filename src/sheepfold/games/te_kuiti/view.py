"""What a viewer of Te Kuiti may know, and the world built from it.

Every flip is seen by all (TK-15), so all viewers know the same; tiles that lie face down again are
`memory`, apart from the table.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sheepfold.core.bits import bits
from sheepfold.core.facts import Thing
from sheepfold.core.protocol import MEMORY
from sheepfold.games.te_kuiti import components, rules
from sheepfold.games.te_kuiti.actions import CELL, EDGE, NO_FLOWER, SIDE
from sheepfold.games.te_kuiti.board import CELL_NAMES, CELLS, EDGE_NAMES, outside, pens
from sheepfold.games.te_kuiti.components import KINDS
from sheepfold.games.te_kuiti.rules import BARE
from sheepfold.games.te_kuiti.state import GONE, STEPS, UNSEEN, Field


@dataclass(frozen=True)
class Pen:
    """Enclosed cells that belong together, and how many tiles stand in them."""

    cells: tuple[str, ...]
    tiles: int


@dataclass(frozen=True)
class Remembered:
    """A face-down tile that was seen in this round; `side` is where its flower points."""

    cell: str
    kind: str
    side: str


@dataclass(frozen=True)
class FieldView:
    viewer: int
    solo: bool
    flowers: str
    memory_aid: bool
    round: int  # 1 or 2
    shepherd: int | None  # this round's shepherd; the other seat is the sheep
    pending: tuple[str, ...]  # steps, the last one is decided now; empty when over
    acting: tuple[int, ...]
    table: tuple[str, ...]  # per cell: `down`, `gone`, or the kind that lies face up
    sides: tuple[str, ...]  # per cell: where the flower of a face-up tile points, or `-`
    fences: tuple[str, ...]
    supply: int
    gone: tuple[int, ...]  # tiles taken or removed: the kinds without a flower, then with one
    pens: tuple[Pen, ...]
    enclosed: int  # tiles
    free: int  # tiles
    taken: int  # sheep taken in this round
    open_field: bool
    last_turn: bool
    revealed: int  # sheep revealed in this turn
    flips: int
    flipped: str | None  # the cell whose tile is being turned over
    shepherd_points: tuple[int, int]  # by seat, of rounds that are over
    sheep_points: tuple[int, int]
    won: bool  # solo
    memory: tuple[Remembered, ...] = field(metadata=MEMORY)  # the longest ago seen first


def view(state: Field, viewer: int) -> FieldView:
    remembered = sorted(bits(state.seen & ~state.up), key=state.seen_at.__getitem__)
    first, second, third, fourth = state.points
    return FieldView(
        viewer=viewer,
        solo=state.solo,
        flowers=state.flowers,
        memory_aid=state.memory_aid,
        round=state.round + 1,
        shepherd=None if state.solo else state.shepherd,
        pending=tuple(STEPS[step] for step in state.pending),
        acting=rules.acting(state),
        table=tuple(on_table(state, cell) for cell in range(CELLS)),
        sides=tuple(
            SIDE.words[state.sides[cell] if state.up >> cell & 1 else NO_FLOWER]
            for cell in range(CELLS)
        ),
        fences=tuple(EDGE_NAMES[edge] for edge in bits(state.fences)),
        supply=state.supply,
        gone=tuple(state.gone),
        pens=tuple(
            Pen(tuple(CELL_NAMES[cell] for cell in bits(pen)), (pen & state.present).bit_count())
            for pen in pens(state.fences)
        ),
        enclosed=rules.enclosed_tiles(state),
        free=(state.present & state.outside).bit_count(),
        taken=rules.sheep_taken(state),
        open_field=state.open_field,
        last_turn=state.last_turn,
        revealed=state.revealed,
        flips=state.flips,
        flipped=CELL_NAMES[state.flipped] if state.flipped >= 0 else None,
        shepherd_points=(0, 0) if state.solo else (first, second),
        sheep_points=(0, 0) if state.solo else (third, fourth),
        won=state.solo and first == 1,
        memory=tuple(
            Remembered(
                CELL_NAMES[cell], KINDS[state.faces[cell] % BARE], SIDE.words[state.sides[cell]]
            )
            for cell in remembered
        ),
    )


def on_table(state: Field, cell: int) -> str:
    if state.up >> cell & 1:
        return KINDS[state.faces[cell] % BARE]
    return "down" if state.present >> cell & 1 else "gone"


def covered(view: FieldView) -> set[Thing]:
    """TK-15: return the tiles of this round that lie face down now, by round and cell."""
    cells = zip(CELL_NAMES, view.table, strict=True)
    return {(view.round, cell) for cell, word in cells if word == "down"}


def imagine(view: FieldView, tiles: Mapping[str, Any]) -> Field:
    """Return the world behind a view. Unseen tiles have no identity, so there is only one."""
    state = Field(solo=view.solo, flowers=view.flowers, memory_aid=view.memory_aid)
    rules.lay_out(state, components.bag(tiles, view.flowers if view.solo else None))
    state.pending = [STEPS.index(step) for step in view.pending]
    state.round = view.round - 1
    state.shepherd = 1 if view.shepherd is None else view.shepherd
    state.points = [int(view.won), 0, 0, 0]
    if not view.solo:
        state.points = [*view.shepherd_points, *view.sheep_points]
    for cell, word in enumerate(view.table):
        if word == "gone":
            state.faces[cell] = GONE
            state.present &= ~(1 << cell)
    for seen in view.memory:
        remember(state, seen.cell, seen.kind, seen.side)
    for cell, word in enumerate(view.table):
        if word in KINDS:
            remember(state, CELL_NAMES[cell], word, view.sides[cell])
            state.up |= 1 << cell
    state.gone = list(view.gone)
    state.bag = [whole - gone for whole, gone in zip(state.bag, view.gone, strict=True)]
    for face in state.faces:
        if face != UNSEEN and face != GONE:
            state.bag[face] -= 1
    for name in view.fences:
        state.fences |= 1 << index(EDGE.parse([name]))
    state.outside = outside(state.fences)
    state.supply = view.supply
    state.open_field = view.open_field
    state.last_turn = view.last_turn
    state.revealed = view.revealed
    state.flips = view.flips
    state.flipped = -1 if view.flipped is None else index(CELL.parse([view.flipped]))
    return state


def remember(state: Field, name: str, kind: str, side: str) -> None:
    """Put a tile that was seen into the imagined world, as seen after all others so far."""
    cell = index(CELL.parse([name]))
    flower = index(SIDE.parse([side]))
    state.faces[cell] = KINDS.index(kind) + BARE * (flower != NO_FLOWER)
    state.sides[cell] = flower
    state.seen_at[cell] = state.seen.bit_count() - CELLS  # in order, before every flip to come
    state.seen |= 1 << cell


def index(parsed: int | None) -> int:
    """Return a parsed word: a view's own words always parse."""
    assert parsed is not None
    return parsed
