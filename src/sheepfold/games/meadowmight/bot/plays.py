"""The moves of a turn in Meadowmight, rated by the meadows they join and shut.

A PLAY is not carried out: there are hundreds of them.
"""

from typing import Final

from sheepfold.games.meadowmight import conflict
from sheepfold.games.meadowmight.actions import CELLS, MOVE, PLAY, STEPS_TO, TURN
from sheepfold.games.meadowmight.board import FACING
from sheepfold.games.meadowmight.bot.meadows import Land, Meadows
from sheepfold.games.meadowmight.bot.outlook import Outlook
from sheepfold.games.meadowmight.components import KIND, OTHERS, POND, SHEEPLE_EACH, WOLF
from sheepfold.games.meadowmight.state import Pasture

FLIGHT: Final = 0.3  # of what an own Sheeple promises, what it loses next to a wolf
UNION: Final = -1  # the number of a hypothetical meadow
NO_LAND: Final = -1
NO_LANDS: Final[list[int]] = []


class Spot:
    """A cell that a tile may be laid on, and what is around it."""

    __slots__ = ("bit", "closed", "gaps", "lands", "owned")

    def __init__(self, meadows: Meadows, cell: int) -> None:
        top, land_at, fences = meadows.top, meadows.land_at, meadows.tiles.fences
        self.bit = meadows.bits.get(cell, 0)  # as a gap; 0 if no meadow is open to it
        self.closed = 0  # the sides where others have fences, a bit set
        self.gaps = [0, 0, 0, 0]  # per side the empty cell, in a bit set
        self.lands = [NO_LAND, NO_LAND, NO_LAND, NO_LAND]  # per side the meadow that is open to it
        self.owned = False  # whether one of them has an owner
        for side in range(4):
            other = cell + STEPS_TO[side]
            if other not in top:
                self.gaps[side] = meadows.bit(other)
            elif fences[top[other]] & FACING[side]:
                self.closed |= 1 << side
            else:
                number = land_at[other]
                self.lands[side] = number
                if meadows.lands[number].owners:
                    self.owned = True


class Plays:
    """The gains of each seat from the possible moves of the acting seat."""

    def __init__(self, outlook: Outlook, seat: int, price: float) -> None:
        """Prepare; `price` is the least that a turned tile costs."""
        self.outlook = outlook
        self.meadows = outlook.meadows
        self.seat = seat
        self.price = price
        self.players = len(outlook.left)
        self.rates = [
            [outlook.rate(land, land.gaps, one, NO_LANDS, None) for one in range(self.players)]
            for land in self.meadows.lands
        ]
        self.total = [0.0] * self.players  # what all meadows promise each seat
        for rates in self.rates:
            for one in range(self.players):
                self.total[one] += rates[one]
        self.spots: dict[int, Spot] = {}  # per cell that a tile may be laid on
        self.known: dict[int, list[float]] = {}
        self.nothing = [0.0] * self.players

    # PLAY

    def play(self, action: int) -> list[float]:
        number, where = divmod(action - PLAY, 4 * CELLS)
        cell, face = where >> 2, number * 4 + (where & 3)
        if cell not in self.spots:
            self.spots[cell] = Spot(self.meadows, cell)
        spot = self.spots[cell]
        tiles = self.meadows.tiles
        fences, value = tiles.fences[face] | spot.closed, tiles.sheep[face]
        sheeple = number >= OTHERS
        key = ((cell * 16 + fences) * 2 + sheeple) * 16 + value
        if key not in self.known:
            gains = self.nothing
            if sheeple or spot.owned or self.outlook.claims:
                gains = self.laid(spot, fences, 1 + value, sheeple=sheeple)
            self.known[key] = gains
        gains = self.known[key]
        kind = KIND[number]
        if kind == WOLF or kind == POND:
            gains = gains[:]
            self.special(cell, kind, gains)
        return gains

    def laid(self, spot: Spot, fences: int, value: int, *, sheeple: bool) -> list[float]:
        """Return what each seat gains by a tile with these fences."""
        outlook, meadows, players = self.outlook, self.meadows, self.players
        joined: list[int] = []
        shut: list[int] = []
        gaps = 0
        for side in range(4):
            number = spot.lands[side]
            if fences >> side & 1:
                if number >= 0 and number not in shut:
                    shut.append(number)
            elif number < 0:
                gaps |= spot.gaps[side]
            elif number not in joined:
                joined.append(number)
        still = ~spot.bit
        union = self.union(joined, value, sheeple=sheeple)
        union.gaps = (union.gaps | gaps) & still
        gains = [0.0] * players
        for seat in range(players):
            gain = outlook.rate(union, union.gaps, seat, joined, None)
            for number in joined:
                gain -= self.rates[number][seat]
            gains[seat] = gain
        for number in shut:
            if number not in joined:
                self.add_left(gains, meadows.lands[number], still, joined, union)
        if union.owners:
            for land in meadows.owned:
                if land.gaps & union.gaps and land.number not in joined and land.number not in shut:
                    self.add_left(gains, land, still, joined, union)
        return gains

    def add_left(
        self, gains: list[float], land: Land, still: int, joined: list[int], union: Land
    ) -> None:
        """Add what a meadow next to the tile gains: a gap less, another threat."""
        rates = self.rates[land.number]
        for seat in range(self.players):
            rate = self.outlook.rate(land, land.gaps & still, seat, joined, union)
            gains[seat] += rate - rates[seat]

    def union(self, joined: list[int], value: int, *, sheeple: bool) -> Land:
        """Return the meadow after a tile joins some; losers of the conflict lose their Sheeple."""
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
        """MM-W2, MM-W4: add that a wolf catches adjacent Sheeple, and a pond helps sheep."""
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
        """Return the gains of a CHANGE; none if it cannot bring its price."""
        if action >= MOVE:  # what it uncovers is not on the board
            home, target = divmod(action - MOVE, CELLS)
            near = self.near(home)
            near += [number for number in self.near(target) if number not in near]
            top = conflict.moved(state, home, target, [])
            return self.nothing if top is None else self.changed(top, [home, target], near)
        key = -action
        if key not in self.known:
            cell, rot = divmod(action - TURN, 4)
            near = self.near(cell)
            gains = self.nothing
            if self.stake(near) > self.price:
                turned = conflict.turned(state, cell, rot, [])
                if turned is not None:
                    gains = self.changed(turned, [cell], near)
            self.known[key] = gains
        return self.known[key]

    def near(self, cell: int) -> list[int]:
        """Return the meadows of a cell and of its neighbours."""
        land_at = self.meadows.land_at
        found: list[int] = []
        for step in (0, *STEPS_TO):
            if cell + step in land_at and land_at[cell + step] not in found:
                found.append(land_at[cell + step])
        return found

    def stake(self, near: list[int]) -> float:
        """Return the most that some meadows may promise any seat."""
        outlook, total, owners = self.outlook, 0.0, 0
        for number in near:
            land = self.meadows.lands[number]
            owners |= land.owners
            total += land.value * outlook.scale * outlook.hopes[self.seat][0]
        if not owners:
            return 0.0
        return total * SHEEPLE_EACH if outlook.fuzzy else total

    def changed(self, top: dict[int, int], spots: list[int], near: list[int]) -> list[float]:
        """Return what each seat gains if only these meadows change."""
        outlook, meadows = self.outlook, self.meadows
        cells = [cell for cell, number in meadows.land_at.items() if number in near]
        gains = [0.0] * self.players
        for land in meadows.survey(top, cells + spots, {}):
            if land.owners or outlook.claims:
                land.number = UNION
                for seat in range(self.players):
                    gains[seat] += outlook.rate(land, land.gaps, seat, near, None)
        for number in near:
            for seat in range(self.players):
                gains[seat] -= self.rates[number][seat]
        return gains


def board_changed(state: Pasture, action: int) -> dict[int, int]:
    """Return the board after a CHANGE."""
    if action >= MOVE:
        home, target = divmod(action - MOVE, CELLS)
        top = conflict.moved(state, home, target, [])
    else:
        cell, rot = divmod(action - TURN, 4)
        top = conflict.turned(state, cell, rot, [])
    return state.top if top is None else top
