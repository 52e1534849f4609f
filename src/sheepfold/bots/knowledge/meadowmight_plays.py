"""The moves of a turn in Meadowmight, rated by the meadows they join and those they shut.

A PLAY is not carried out: there are hundreds of them.
"""

from typing import Final

from sheepfold.bots.knowledge.meadowmight_meadows import Land
from sheepfold.bots.knowledge.meadowmight_outlook import Outlook
from sheepfold.games.meadowmight import conflict
from sheepfold.games.meadowmight.actions import CELLS, MOVE, PLAY, STEPS_TO, TURN
from sheepfold.games.meadowmight.board import FACING
from sheepfold.games.meadowmight.components import KIND, OTHERS, POND, WOLF
from sheepfold.games.meadowmight.state import Pasture

FLIGHT: Final = 0.3  # of what a Sheeple of one's own promises, what it loses before a wolf
UNION: Final = -1  # the number of a meadow that is thought of
NO_LANDS: Final[list[int]] = []


class Plays:
    """What each seat gains by what the acting seat may do."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        self.outlook = outlook
        self.meadows = outlook.meadows
        self.seat = seat
        self.players = len(outlook.left)
        self.rates = [
            [outlook.rate(land, land.gaps, one, NO_LANDS, None) for one in range(self.players)]
            for land in self.meadows.lands
        ]
        self.total = [0.0] * self.players  # what all meadows promise each seat
        for rates in self.rates:
            for one in range(self.players):
                self.total[one] += rates[one]
        self.known: dict[int, list[float]] = {}

    # PLAY

    def play(self, action: int) -> list[float]:
        number, where = divmod(action - PLAY, 4 * CELLS)
        cell, face = where >> 2, number * 4 + (where & 3)
        tiles = self.meadows.tiles
        fences, value = tiles.fences[face], tiles.sheep[face]
        sheeple = number >= OTHERS
        key = ((cell * 16 + fences) * 2 + sheeple) * 16 + value
        if key not in self.known:
            self.known[key] = self.laid(cell, fences, 1 + value, sheeple=sheeple)
        gains = self.known[key]
        kind = KIND[number]
        if kind == WOLF or kind == POND:
            gains = gains[:]
            self.special(cell, kind, gains)
        return gains

    def laid(self, cell: int, fences: int, value: int, *, sheeple: bool) -> list[float]:
        """What each seat gains by a tile with these fences on a cell."""
        outlook, meadows, players = self.outlook, self.meadows, self.players
        top, land_at, closed = meadows.top, meadows.land_at, meadows.tiles.fences
        joined: list[int] = []
        shut: list[int] = []
        gaps = 0
        for side in range(4):
            other = cell + STEPS_TO[side]
            fenced = fences >> side & 1
            if other not in top:
                if not fenced:
                    gaps |= meadows.bit(other)
            elif other in land_at and not closed[top[other]] & FACING[side]:
                number = land_at[other]
                if not fenced:
                    if number not in joined:
                        joined.append(number)
                elif number not in shut:
                    shut.append(number)
        filled = meadows.bits.get(cell, 0)
        union = self.union(joined, value, sheeple=sheeple)
        union.gaps = (union.gaps | gaps) & ~filled
        gains = [0.0] * players
        for seat in range(players):
            gain = outlook.rate(union, union.gaps, seat, joined, None)
            for number in joined:
                gain -= self.rates[number][seat]
            gains[seat] = gain
        for land in meadows.owned:
            if land.number not in joined and (land.number in shut or land.gaps & union.gaps):
                for seat in range(players):
                    if land.owners >> seat & 1:
                        gains[seat] += outlook.rate(land, land.gaps & ~filled, seat, joined, union)
                        gains[seat] -= self.rates[land.number][seat]
        for number in shut:
            land = meadows.lands[number]
            if not land.owners and number not in joined:
                mover = outlook.mover
                gains[mover] += outlook.rate(land, land.gaps & ~filled, mover, joined, union)
                gains[mover] -= self.rates[number][mover]
        return gains

    def union(self, joined: list[int], value: int, *, sheeple: bool) -> Land:
        """The meadow of a tile that joins some: who loses the conflict loses his Sheeple."""
        outlook = self.outlook
        new = Land(UNION, self.players)
        best: Land | None = None
        owners = claims = 0
        for number in joined:
            land = self.meadows.lands[number]
            if land.owners:
                claims += 1
                owners |= land.owners
                if best is None or outlook.stronger(land, best):
                    best = land
        disputed = claims > 1 and owners & owners - 1 != 0
        new.size, new.value = 1, value
        for number in joined:
            land = self.meadows.lands[number]
            new.size += land.size
            new.value += land.value
            new.gaps |= land.gaps
            if disputed and best is not None and outlook.stronger(best, land):
                new.size -= land.flock
                new.value -= land.flock
            elif land.owners:
                new.owners |= land.owners
                new.flock += land.flock
                for seat in range(self.players):
                    new.sheeple[seat] += land.sheeple[seat]
        if sheeple:
            new.owners |= 1 << self.seat
            new.flock += 1
            new.sheeple[self.seat] += 1
        return new

    def special(self, cell: int, kind: int, gains: list[float]) -> None:
        """MM-W2, MM-W4: a wolf catches others' Sheeple beside it, a pond is good for sheep."""
        meadows = self.meadows
        tiles, top = meadows.tiles, meadows.top
        for step in STEPS_TO:
            other = cell + step
            if other not in meadows.land_at:
                continue
            number = meadows.land_at[other]
            land, rates = meadows.lands[number], self.rates[number]
            owner = tiles.owner[top[other]]
            if kind == WOLF and owner:
                seat = owner.bit_length() - 1
                lost = FLIGHT if seat == self.seat else 1.0
                gains[seat] -= lost * rates[seat] / land.sheeple[seat]
            elif kind == POND and tiles.flock[top[other]]:
                for seat in range(self.players):
                    gains[seat] += rates[seat] * 2 / land.value

    # CHANGE, or a turn that a tree grants

    def change(self, state: Pasture, action: int) -> list[float]:
        if action >= MOVE:  # what it uncovers is not on the board
            home, target = divmod(action - MOVE, CELLS)
            top = conflict.moved(state, home, target, [])
            return self.changed(state.top if top is None else top, home, target)
        key = -action
        if key not in self.known:
            cell, rot = divmod(action - TURN, 4)
            gains = [0.0] * self.players
            if self.matters(cell):
                turned = conflict.turned(state, cell, rot, [])
                gains = self.changed(state.top if turned is None else turned, cell, cell)
            self.known[key] = gains
        return self.known[key]

    def changed(self, top: dict[int, int], home: int, target: int) -> list[float]:
        """What each seat gains if the board becomes this one: only the meadows near are looked
        at."""
        outlook, meadows = self.outlook, self.meadows
        land_at = meadows.land_at
        near: list[int] = []
        for cell in (home, target):
            for step in (0, *STEPS_TO):
                other = cell + step
                if other in land_at and land_at[other] not in near:
                    near.append(land_at[other])
        cells = [cell for cell, number in land_at.items() if number in near]
        cells += [home, target]
        gains = [0.0] * self.players
        for land in meadows.survey(top, cells, {}):
            land.number = UNION
            for seat in range(self.players):
                gains[seat] += outlook.rate(land, land.gaps, seat, near, None)
        for number in near:
            for seat in range(self.players):
                gains[seat] -= self.rates[number][seat]
        return gains

    def matters(self, cell: int) -> bool:
        """Whether anybody's meadow is near."""
        lands, land_at = self.meadows.lands, self.meadows.land_at
        for step in (0, *STEPS_TO):
            if cell + step in land_at and lands[land_at[cell + step]].owners:
                return True
        return False


def board_changed(state: Pasture, action: int) -> dict[int, int]:
    """The board after a CHANGE."""
    if action >= MOVE:
        home, target = divmod(action - MOVE, CELLS)
        top = conflict.moved(state, home, target, [])
    else:
        cell, rot = divmod(action - TURN, 4)
        top = conflict.turned(state, cell, rot, [])
    return state.top if top is None else top
