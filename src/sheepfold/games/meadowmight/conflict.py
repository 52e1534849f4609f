"""Conflict: the sides, the winner, the losers; computed on a trial board, which is then adopted.

A trial board is a copy of `top`. The forest of meadows stays as it was before the action until the
trial board is adopted: it tells which tiles were in one meadow.
"""

from typing import Final, NamedTuple

from sheepfold.games.meadowmight.board import reached
from sheepfold.games.meadowmight.components import DOWN
from sheepfold.games.meadowmight.meadows import meadow_at, meadows_around
from sheepfold.games.meadowmight.state import NOTHING, Pasture

MIXED: Final = -2  # a part of several meadows


class Side(NamedTuple):
    """A side that contends; owners are a bit set over seats."""

    owners: int
    size: int
    sheeple: int
    cells: list[int]


class Outcome(NamedTuple):
    """A conflict to report: where, who contended, who won, whose Sheeple lost."""

    cause: int
    sides: list[Side]
    won: list[int]
    lost: list[int]  # per Sheeple turned facedown its owner's bit
    beaten: list[int]  # and its cell


# MM-11, MM-F2: is there a conflict?


def disputed(sides: list[Side]) -> bool:
    """Return whether meadows of different owners are joined; a single owner has no conflict."""
    if len(sides) < 2:
        return False
    owners = 0
    for side in sides:
        owners |= side.owners
    return owners & owners - 1 != 0


# MM-12: sides


def parts_by_meadow(
    state: Pasture, top: dict[int, int], cause: int, stray: int, home: int
) -> list[tuple[int, list[int]]]:
    """Return the parts reached from the cause, grouped by their meadow before the action.

    A tile that has moved to the cell `stray` counts with the meadow of its old cell `home`.
    """
    sides: list[tuple[int, list[int]]] = []
    seen: set[int] = set()
    for start in reached(state.tiles, top, cause, state.tiles.fences[top[cause]]):
        if start in seen:
            continue
        part = part_from(state, top, start, cause)
        seen.update(part)
        before = {meadow_at(state, home if cell == stray else cell) for cell in part}
        meadow = before.pop() if len(before) == 1 else MIXED
        for other, cells in sides:
            if other == meadow and meadow != MIXED:
                cells += part
                break
        else:
            sides.append((meadow, part))
    return sides


def part_from(state: Pasture, top: dict[int, int], start: int, cause: int) -> list[int]:
    """Return the tiles joined with this one if the cause is taken away."""
    tiles = state.tiles
    cells = [start]
    seen = {start, cause}
    for cell in cells:
        for other in reached(tiles, top, cell, tiles.fences[top[cell]]):
            if other not in seen:
                seen.add(other)
                cells.append(other)
    return cells


def contending(
    state: Pasture, top: dict[int, int], parts: list[tuple[int, list[int]]], owner: int, former: int
) -> list[Side]:
    """Return the sides with a Sheeple, and the one that contends for the cause's own colour.

    `owner` is that colour, 0 if the cause does not contend; `former` the meadow it was in before,
    or NOTHING if it was uncovered.
    """
    owner_of = state.tiles.owner
    sides = []
    stands_for_cause = False
    for meadow, cells in parts:
        owners = sheeple = 0
        for cell in cells:
            if owner_of[top[cell]]:
                owners |= owner_of[top[cell]]
                sheeple += 1
        if owner and meadow == former:
            owners |= owner
            stands_for_cause = True
        if owners:
            sides.append(Side(owners, len(cells), sheeple, cells))
    if owner and not stands_for_cause:
        sides.append(Side(owner, 0, 0, []))
    return sides


# MM-13, MM-F3: the winner


def strength(side: Side, *, fuzzy: bool) -> tuple[int, int, int]:
    return (side.owners.bit_count() if fuzzy else 0, side.size, side.sheeple)


def winning(sides: list[Side], *, fuzzy: bool) -> list[int]:
    """Return the sides that win; none if a tie forbids the action."""
    best = max(strength(side, fuzzy=fuzzy) for side in sides)
    tied = [number for number, side in enumerate(sides) if strength(side, fuzzy=fuzzy) == best]
    owners = sides[tied[0]].owners
    if len(tied) > 1:
        alone = owners & owners - 1 == 0
        if not alone or any(sides[number].owners != owners for number in tied):
            return []
    return tied


# MM-14: the losers


def settle(
    state: Pasture, top: dict[int, int], cause: int, sides: list[Side], outcomes: list[Outcome]
) -> bool:
    """Settle a conflict on a trial board; return False if a tie forbids it."""
    if not disputed(sides):
        return True
    owner_of = state.tiles.owner
    won = winning(sides, fuzzy=state.fuzzy)
    if not won:
        return False
    beaten = [
        cell
        for number, side in enumerate(sides)
        if number not in won
        for cell in side.cells
        if owner_of[top[cell]]
    ]
    owner = owner_of[top[cause]]
    if owner and not owner & sides[won[0]].owners and not state.fuzzy:  # MM-F3: never in fuzzy
        beaten.append(cause)
    outcomes.append(Outcome(cause, sides, won, [owner_of[top[cell]] for cell in beaten], beaten))
    for cell in beaten:
        top[cell] += DOWN
    return True


# The four causes; each returns the board afterwards, or None if a tie forbids it


def laid(state: Pasture, cell: int, face: int, outcomes: list[Outcome]) -> dict[int, int] | None:
    """MM-6: a tile is played. A Sheeple that is played does not contend."""
    top = state.top.copy()
    top[cell] = face
    parts = parts_by_meadow(state, top, cell, NOTHING, NOTHING)
    sides = contending(state, top, parts, 0, NOTHING)
    return top if settle(state, top, cell, sides, outcomes) else None


def turned(state: Pasture, cell: int, rot: int, outcomes: list[Outcome]) -> dict[int, int] | None:
    """MM-8: a tile is turned."""
    former = meadow_at(state, cell)
    top = state.top.copy()
    top[cell] = face = top[cell] & ~3 | rot
    if not may_dispute(state, top, cell, state.tiles.owner[face]):
        return top
    parts = parts_by_meadow(state, top, cell, NOTHING, NOTHING)
    sides = contending(state, top, parts, state.tiles.owner[face], former)
    return top if settle(state, top, cell, sides, outcomes) else None


def moved(state: Pasture, home: int, target: int, outcomes: list[Outcome]) -> dict[int, int] | None:
    """MM-16: first the tile where it has come to, its old cell empty; then what it uncovers."""
    top = arrived(state, home, target, outcomes)
    return top if top is not None and returned(state, top, home, target, outcomes) else None


def arrived(
    state: Pasture, home: int, target: int, outcomes: list[Outcome]
) -> dict[int, int] | None:
    """MM-16: the first half of a move, before anything returns in the old cell."""
    former = meadow_at(state, home)
    top = state.top.copy()
    top[target] = face = top.pop(home)
    if not may_dispute(state, top, target, state.tiles.owner[face]):
        return top
    parts = parts_by_meadow(state, top, target, NOTHING, NOTHING)
    sides = contending(state, top, parts, state.tiles.owner[face], former)
    return top if settle(state, top, target, sides, outcomes) else None


def recalled(state: Pasture, cell: int, outcomes: list[Outcome]) -> dict[int, int] | None:
    """MM-W4, MM-16: a Sheeple leaves the board; what lay below it returns."""
    top = state.top.copy()
    del top[cell]
    return top if returned(state, top, cell, NOTHING, outcomes) else None


def returned(
    state: Pasture, top: dict[int, int], cell: int, stray: int, outcomes: list[Outcome]
) -> bool:
    """MM-16: the tile below comes back as it lay; an uncovered Sheeple contends at size 0."""
    below = state.below.get(cell)
    if below is None:
        return True
    top[cell] = face = below[-1]
    if face >= DOWN:
        return True
    parts = parts_by_meadow(state, top, cell, stray, cell)
    sides = contending(state, top, parts, state.tiles.owner[face], NOTHING)
    return settle(state, top, cell, sides, outcomes)


# Shortcuts: most actions join nothing that is disputed


def may_dispute(state: Pasture, top: dict[int, int], cause: int, owner: int) -> bool:
    """Return False if everything that the cause reaches belonged to one player at most.

    Parts never contain more than the meadows they were in.
    """
    for other in reached(state.tiles, top, cause, state.tiles.fences[top[cause]]):
        owner |= state.owners[meadow_at(state, other)]
    return owner & owner - 1 != 0


def sides_of_play(state: Pasture, cell: int, fences: int) -> list[Side]:
    """Return the sides if a tile were played: whole meadows, since the cause is new."""
    return [
        Side(state.owners[meadow], state.sizes[meadow], state.flocks[meadow], [])
        for meadow in meadows_around(state, cell, fences)
        if state.owners[meadow]
    ]
