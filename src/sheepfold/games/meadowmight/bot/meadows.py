"""Meadowmight's meadows for evaluation: size, owners, and where they are open."""

from collections.abc import Iterable

from sheepfold.games.meadowmight.actions import STEPS_TO, WIDTH
from sheepfold.games.meadowmight.board import OPEN
from sheepfold.games.meadowmight.components import DOWN, POND, Tiles
from sheepfold.games.meadowmight.state import Pasture


class Land:
    """A meadow. Its gaps are the empty cells that it is open to, a bit set (`Meadows.bit`)."""

    __slots__ = ("flock", "gaps", "number", "owners", "sheeple", "size", "value")

    def __init__(self, number: int, players: int) -> None:
        self.number = number
        self.size = 0
        self.value = 0  # tiles, neutral sheep, ponds
        self.owners = 0  # a bit set over seats
        self.flock = 0  # Sheeple
        self.sheeple = [0] * players  # the same per seat
        self.gaps = 0


class Meadows:
    """All meadows of a board, and for each cell the one it is in."""

    def __init__(self, state: Pasture, top: dict[int, int]) -> None:
        self.tiles = state.tiles
        self.top = top
        self.players = state.players
        self.wolves = state.wolves
        left, right, upper, lower = state.box
        self.columns = right - state.span + 1, left + state.span - 1  # that may hold tiles (MM-6)
        self.rows = lower - state.span + 1, upper + state.span - 1
        self.bits: dict[int, int] = {}  # per gap
        self.far = 0  # the gaps beyond those columns and rows, a bit set
        self.land_at: dict[int, int] = {}
        self.lands = self.survey(top, sorted(top), self.land_at)
        self.owned = [land for land in self.lands if land.owners]

    def bit(self, cell: int) -> int:
        """Return the bit of an empty cell."""
        if cell in self.bits:
            return self.bits[cell]
        bit = 1 << len(self.bits)
        self.bits[cell] = bit
        y, x = divmod(cell, WIDTH)
        if not (self.columns[0] <= x <= self.columns[1] and self.rows[0] <= y <= self.rows[1]):
            self.far |= bit
        return bit

    def survey(
        self, top: dict[int, int], starts: Iterable[int], land_at: dict[int, int]
    ) -> list[Land]:
        """Return the meadows of these cells, on a real or a possible board."""
        tiles = self.tiles
        fences, owner, sheep = tiles.fences, tiles.owner, tiles.sheep
        lands: list[Land] = []
        for start in starts:
            if start in land_at or start not in top or top[start] >= DOWN:
                continue
            number = len(lands)
            land = Land(number, self.players)
            lands.append(land)
            land_at[start] = number
            cells = [start]
            for cell in cells:
                face = top[cell]
                land.value += 1 + sheep[face]
                if owner[face]:
                    land.owners |= owner[face]
                    land.flock += 1
                    land.sheeple[owner[face].bit_length() - 1] += 1
                for step, facing in OPEN[fences[face]]:
                    other = cell + step
                    if other not in top:
                        land.gaps |= self.bit(other)
                    elif other not in land_at and not fences[top[other]] & facing:
                        land_at[other] = number
                        cells.append(other)
                if self.wolves and tiles.flock[face]:
                    land.value += 2 * ponds_beside(tiles, top, cell)
            land.size = len(cells)
        return lands


def ponds_beside(tiles: Tiles, top: dict[int, int], cell: int) -> int:
    count = 0
    for step in STEPS_TO:
        if cell + step in top and tiles.kind[top[cell + step]] == POND:
            count += 1
    return count


def several(bits: int) -> int:
    """Return the number of bits that are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
