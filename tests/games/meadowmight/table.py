"""Tiles on the table and their conflicts, for the referee: rulings MM-1 to MM-3 and MM-11 to MM-16.

Every question is answered from the whole table, slowly; nothing here knows hands or turns.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

Cell = tuple[int, int]  # x to the right, y down
Meadow = frozenset[Cell]

SIDES = "NESW"  # clockwise
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def neighbours(cell: Cell) -> list[Cell]:
    return [beside(cell, side) for side in SIDES]


@dataclass(frozen=True)
class Tile:
    number: int  # tells equal tiles apart
    kind: str
    shape: str
    base: str  # its fences in the base orientation
    sheep: int = 0  # neutral ones
    owner: int | None = None  # the seat whose Sheeple it is
    rotation: int = 0  # quarter turns clockwise
    face_up: bool = True

    @property
    def type(self) -> str:
        return f"{self.kind}-{self.shape}"

    @cached_property
    def fences(self) -> frozenset[str]:
        if not self.face_up:
            return frozenset(SIDES)  # MM-2, and MM-8: towards it a fence is a double one
        return self.fences_if_turned(self.rotation)

    def fences_if_turned(self, rotation: int) -> frozenset[str]:
        return frozenset(SIDES[(SIDES.index(side) + rotation) % 4] for side in self.base)

    def rotations(self) -> list[int]:
        """Of rotations with equal fences only the lowest."""
        lowest: dict[frozenset[str], int] = {}
        for rotation in range(4):
            lowest.setdefault(self.fences_if_turned(rotation), rotation)
        return list(lowest.values())

    @property
    def shows_sheep(self) -> bool:
        return self.face_up and (self.sheep > 0 or self.owner is not None)


class Table:
    """What lies where. It never changes: every action makes a new one."""

    def __init__(self, stacks: Mapping[Cell, tuple[Tile, ...]]) -> None:
        self.stacks = dict(stacks)  # from the bottom to the top, never empty
        self.top = {cell: stack[-1] for cell, stack in self.stacks.items()}  # MM-16
        self.known_without: dict[Cell, Table] = {}

    # Making a new one

    def lay(self, cell: Cell, tile: Tile) -> "Table":
        return Table({**self.stacks, cell: (*self.stacks.get(cell, ()), tile)})

    def lift(self, cell: Cell) -> "Table":
        """The top tile leaves: the tile below returns, or the cell is empty."""
        stacks = dict(self.stacks)
        *below, _ = stacks.pop(cell)
        if below:
            stacks[cell] = tuple(below)
        return Table(stacks)

    def swap(self, cell: Cell, tile: Tile) -> "Table":
        return self.lift(cell).lay(cell, tile)

    def turn(self, cell: Cell, rotation: int) -> "Table":
        return self.swap(cell, replace(self.top[cell], rotation=rotation))

    def turn_down(self, cells: Iterable[Cell]) -> "Table":
        table = self
        for cell in cells:
            table = table.swap(cell, replace(table.top[cell], face_up=False))
        return table

    def without(self, cell: Cell) -> "Table":
        """MM-12: the cell counts as empty, what lies below stays hidden."""
        if cell not in self.known_without:
            stacks = {at: stack for at, stack in self.stacks.items() if at != cell}
            self.known_without[cell] = Table(stacks)
        return self.known_without[cell]

    # Fences and meadows

    def closed(self, cell: Cell, side: str) -> bool:
        """MM-1, of a tile's side."""
        facing = self.top.get(beside(cell, side))
        return side in self.top[cell].fences or (
            facing is not None and OPPOSITE[side] in facing.fences
        )

    def double(self, cell: Cell, side: str) -> bool:
        facing = self.top.get(beside(cell, side))
        return (
            side in self.top[cell].fences and facing is not None and OPPOSITE[side] in facing.fences
        )

    @cached_property
    def meadows(self) -> list[Meadow]:
        """MM-3."""
        found: list[Meadow] = []
        seen: set[Cell] = set()
        for start, tile in self.top.items():
            if not tile.face_up or start in seen:
                continue
            meadow, unvisited = {start}, [start]
            while unvisited:
                cell = unvisited.pop()
                for side in SIDES:
                    there = beside(cell, side)
                    if there in self.top and there not in meadow and not self.closed(cell, side):
                        meadow.add(there)
                        unvisited.append(there)
            seen |= meadow
            found.append(frozenset(meadow))
        return found

    @cached_property
    def meadow_of(self) -> dict[int, Meadow]:
        """The meadow of every faceup tile, by the tile's number: a tile may move later."""
        return {self.top[cell].number: meadow for meadow in self.meadows for cell in meadow}

    def meadow_at(self, cell: Cell) -> Meadow:
        return self.meadow_of[self.top[cell].number]

    def sheeple(self, cells: Iterable[Cell]) -> list[int]:
        """The owners of the Sheeple there, one entry for each Sheeple."""
        owners = [self.top[cell].owner for cell in cells]
        return [owner for owner in owners if owner is not None]

    def enclosed(self, meadow: Meadow) -> bool:
        """Open borders lead nowhere but into the meadow itself."""
        return all(
            self.closed(cell, side) or beside(cell, side) in meadow
            for cell in meadow
            for side in SIDES
        )

    def ponds_beside(self, cell: Cell) -> int:
        return sum(at in self.top and self.top[at].kind == "pond" for at in neighbours(cell))


@dataclass
class Side:
    """MM-12: one of those who may contend."""

    cells: set[Cell] = field(default_factory=set)
    owners: set[int] = field(default_factory=set)
    sheeple: int = 0


def sides(before: Table, rest: Table, cell: Cell, cause: Tile, how: str) -> list[Side]:
    """MM-12: `rest` is the table after the action with the cause taken away from `cell`.

    how: "played", "turned", "moved" or "uncovered".
    """
    by_meadow: dict[Meadow, Side] = {}  # those of tiles that all were in this meadow before
    others: list[Side] = []
    reached = {
        beside(cell, side)
        for side in cause.fences ^ set(SIDES)
        if beside(cell, side) in rest.top
        and OPPOSITE[side] not in rest.top[beside(cell, side)].fences
    }
    for part in rest.meadows:
        if not part & reached:
            continue
        former = {before.meadow_of[rest.top[at].number] for at in part}
        if len(former) == 1:
            side_of_part = by_meadow.setdefault(former.pop(), Side())
        else:
            side_of_part = Side()
            others.append(side_of_part)
        side_of_part.cells |= part
        side_of_part.owners |= set(rest.sheeple(part))
        side_of_part.sheeple += len(rest.sheeple(part))
    if cause.owner is not None and how in ("turned", "moved"):
        by_meadow.setdefault(before.meadow_of[cause.number], Side()).owners.add(cause.owner)
    if cause.owner is not None and how == "uncovered" and cause.face_up:
        others.append(Side(owners={cause.owner}))
    return [*by_meadow.values(), *others]


def losers(
    before: Table, rest: Table, cell: Cell, cause: Tile, how: str, *, fuzzy: bool
) -> set[Cell] | None:
    """MM-11 to MM-14: where Sheeple turn facedown; None if the tie forbids the action."""
    contending = [side for side in sides(before, rest, cell, cause, how) if side.owners]
    everyone = {owner for side in contending for owner in side.owners}
    if len(contending) < 2 or len(everyone) < 2:  # MM-11, MM-F2
        return set()

    def strength(side: Side) -> tuple[int, int, int]:
        diversity = len(side.owners) if fuzzy else 0  # MM-F3
        return diversity, len(side.cells), side.sheeple  # MM-13

    best = max(strength(side) for side in contending)
    winning = [side for side in contending if strength(side) == best]
    winners = {owner for side in winning for owner in side.owners}
    if len(winning) > 1 and len(winners) > 1:  # not all owned by one and the same player alone
        return None
    down = {
        at
        for side in contending
        if strength(side) != best
        for at in side.cells
        if rest.top[at].owner is not None
    }
    if cause.owner is not None and cause.owner not in winners and not fuzzy:  # MM-14, MM-F3
        down.add(cell)
    return down


def settle_play(table: Table, cell: Cell, tile: Tile, *, fuzzy: bool) -> Table | None:
    down = losers(table, table.without(cell), cell, tile, "played", fuzzy=fuzzy)
    return None if down is None else table.lay(cell, tile).turn_down(down)


def settle_turn(table: Table, cell: Cell, rotation: int, *, fuzzy: bool) -> Table | None:
    turned = replace(table.top[cell], rotation=rotation)
    down = losers(table, table.without(cell), cell, turned, "turned", fuzzy=fuzzy)
    return None if down is None else table.swap(cell, turned).turn_down(down)


def settle_move(table: Table, here: Cell, there: Cell, *, fuzzy: bool) -> Table | None:
    """MM-16: first at the moved tile, its old cell counting as empty; then what returns."""
    tile = table.top[here]
    rest = table.without(here).without(there)
    down = losers(table, rest, there, tile, "moved", fuzzy=fuzzy)
    if down is None:
        return None
    after = table.lift(here).lay(there, tile).turn_down(down)
    return settle_return(table, after, here, fuzzy=fuzzy)


def settle_recall(table: Table, cell: Cell, *, fuzzy: bool) -> Table | None:
    return settle_return(table, table.lift(cell), cell, fuzzy=fuzzy)


def settle_return(before: Table, after: Table, cell: Cell, *, fuzzy: bool) -> Table | None:
    """MM-16: a tile that lies on `cell` only now is the cause."""
    if cell not in after.top:
        return after
    cause = after.top[cell]
    down = losers(before, after.without(cell), cell, cause, "uncovered", fuzzy=fuzzy)
    return None if down is None else after.turn_down(down)
