"""The value of meadows and what each player gets for them (MM-15, MM-F4, MM-W4)."""

from typing import NamedTuple

from sheepfold.core.outcome import Score
from sheepfold.games.meadowmight.actions import STEPS_TO
from sheepfold.games.meadowmight.board import OPEN
from sheepfold.games.meadowmight.components import POND
from sheepfold.games.meadowmight.meadows import meadow_at
from sheepfold.games.meadowmight.state import Pasture


class Meadow(NamedTuple):
    """A meadow with its value now."""

    cells: list[int]
    sheeple: list[int]  # per seat
    sheep: int  # neutral ones
    ponds: int  # what ponds add
    enclosed: bool

    @property
    def value(self) -> int:
        return len(self.cells) + self.sheep + self.ponds


def all_meadows(state: Pasture) -> list[Meadow]:
    """MM-3: every meadow, each with its cells in order, by its first cell."""
    cells: dict[int, list[int]] = {}
    for cell in sorted(state.node):
        cells.setdefault(meadow_at(state, cell), []).append(cell)
    return [described(state, members) for members in cells.values()]


def described(state: Pasture, cells: list[int]) -> Meadow:
    tiles, top = state.tiles, state.top
    sheeple = [0] * state.players
    sheep = ponds = 0
    enclosed = True
    for cell in cells:
        face = top[cell]
        sheep += tiles.sheep[face]
        if tiles.owner[face]:
            sheeple[tiles.owner[face].bit_length() - 1] += 1
        if state.wolves and tiles.flock[face]:
            ponds += 2 * ponds_beside(state, cell)
        enclosed = enclosed and shut(state, cell)
    return Meadow(cells, sheeple, sheep, ponds, enclosed)


def shut(state: Pasture, cell: int) -> bool:
    """MM-3: no open border of this tile leads out of the board's tiles."""
    top = state.top
    for step, _ in OPEN[state.tiles.fences[top[cell]]]:  # noqa: SIM110 - a plain loop is faster
        if cell + step not in top:
            return False
    return True


def ponds_beside(state: Pasture, cell: int) -> int:
    """MM-W4: across fences, whatever meadow they are in."""
    top, kind = state.top, state.tiles.kind
    return sum(cell + step in top and kind[top[cell + step]] == POND for step in STEPS_TO)


def scores(state: Pasture) -> list[Score]:
    return [Score(sum(parts.values()), parts) for parts in points(state, all_meadows(state))]


def points(state: Pasture, meadows: list[Meadow]) -> list[dict[str, int]]:
    """Return per seat the parts of its score, if these are all meadows."""
    names = ["tiles", "sheep"]
    if state.wolves:
        names.append("ponds")
    if state.fuzzy:
        names.append("rivals")
    parts = [dict.fromkeys(names, 0) for _ in range(state.players)]
    for meadow in meadows:
        if meadow.enclosed:
            for seat, sheeple in enumerate(meadow.sheeple):
                if sheeple:
                    score(state, meadow, seat, parts[seat])
    return parts


def score(state: Pasture, meadow: Meadow, seat: int, parts: dict[str, int]) -> None:
    """MM-15: once; MM-F4: once per Sheeple, less the other players' Sheeple."""
    own = meadow.sheeple[seat]
    times = own if state.fuzzy else 1
    parts["tiles"] += times * len(meadow.cells)
    parts["sheep"] += times * meadow.sheep
    if state.wolves:
        parts["ponds"] += times * meadow.ponds
    if state.fuzzy:
        parts["rivals"] -= times * (sum(meadow.sheeple) - own)
