"""The moves of a turn in Meadowmight, rated by the meadows they join and those they shut.

A PLAY is not carried out: there are hundreds of them.
"""

from math import exp
from typing import Final

from sheepfold.bots.knowledge.meadowmight_outlook import FEW_TILES, MEADOWS, Land, Outlook
from sheepfold.games.meadowmight import conflict
from sheepfold.games.meadowmight.actions import CELLS, MOVE, PLAY, STEPS_TO, TURN
from sheepfold.games.meadowmight.board import FACING
from sheepfold.games.meadowmight.components import KIND, OTHERS, POND, WOLF
from sheepfold.games.meadowmight.state import Pasture

FLIGHT: Final = 0.3  # of what a Sheeple of one's own promises, what it loses before a wolf
UNION: Final = -1  # the number of a meadow that is thought of


class Plays:
    """What may be done in a turn, rated by the meadows it joins and those it shuts."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        self.outlook = outlook
        self.seat = seat
        self.players = outlook.state.players
        self.rates = [
            [outlook.rate(land, one, [], None) for one in range(self.players)]
            for land in outlook.lands
        ]
        self.standing = [0.0] * self.players
        for seat in range(self.players):
            for rates in self.rates:
                self.standing[seat] += rates[seat]
            for number in outlook.state.hands[seat]:
                self.standing[seat] += self.held(number)
            self.standing[seat] += outlook.weights[-2] * outlook.left[seat] / FEW_TILES
        self.standing[outlook.mover] += outlook.weights[-1]
        self.known: dict[int, list[float]] = {}

    def held(self, number: int) -> float:
        """What a tile in hand promises."""
        total = 0.0
        for place, aspect in enumerate(self.outlook.in_hand(number)):
            total += self.outlook.weights[MEADOWS + place] * aspect
        return total

    def play(self, action: int) -> float:
        """The chance to win after a PLAY."""
        state = self.outlook.state
        number, where = divmod(action - PLAY, 4 * CELLS)
        cell = where >> 2
        fences, value = state.tiles.fences[number * 4 + (where & 3)], state.tiles.sheep[number * 4]
        sheeple = number >= OTHERS
        key = ((cell * 16 + fences) * 2 + sheeple) * 16 + value
        if key not in self.known:
            self.known[key] = self.laid(cell, fences, 1 + value, int(sheeple))
        gains = self.known[key]
        kind = KIND[number]
        if kind in (WOLF, POND):
            gains = gains[:]
            self.special(cell, kind, gains)
        return self.chance(gains, -self.held(number))

    def chance(self, gains: list[float], extra: float) -> float:
        """The seat's chance to win with what all gain."""
        own = self.standing[self.seat] + gains[self.seat] + extra
        whole = 1.0
        for seat in range(self.players):
            if seat != self.seat:
                whole += exp(min(self.standing[seat] + gains[seat] - own, 50.0))
        return 1 / whole

    def laid(self, cell: int, fences: int, value: int, sheeple: int) -> list[float]:
        """What each seat gains by a tile with these fences on a cell."""
        outlook = self.outlook
        top, land_at, closed = outlook.top, outlook.land_at, outlook.state.tiles.fences
        joined: list[int] = []
        shut: list[int] = []
        gaps: list[int] = []
        firm: list[int] = []  # meadows with a tile that gets a double fence
        for side in range(4):
            other = cell + STEPS_TO[side]
            fenced = fences >> side & 1
            if other not in top:
                if not fenced:
                    gaps.append(other)
            elif closed[top[other]] & FACING[side]:
                if fenced and other in outlook.loose:
                    firm.append(land_at[other])
            elif other in land_at:
                number = land_at[other]
                if not fenced:
                    if number not in joined:
                        joined.append(number)
                elif number not in shut:
                    shut.append(number)
        gains = [0.0] * self.players
        union = self.union(joined, value, sheeple)
        for number in firm:
            if number in joined:
                union.loose -= 1
        for gap in gaps:
            union.gaps.add(gap)
        union.gaps.discard(cell)
        for seat in range(self.players):
            gains[seat] += outlook.rate(union, seat, joined, None)
            for number in joined:
                gains[seat] -= self.rates[number][seat]
        touched = [number for number in shut if number not in joined]
        for number in firm:
            if number not in joined and number not in touched:
                touched.append(number)
        for gap in union.gaps:
            if gap in outlook.beside:
                for number in outlook.beside[gap]:
                    if number not in joined and number not in touched:
                        touched.append(number)
        for number in touched:
            land = outlook.lands[number]
            if land.owners or number in shut:
                after = land.without(cell)
                for other in firm:
                    if other == number:
                        after.loose -= 1
                for seat in range(self.players):
                    if outlook.concerns(land, seat):
                        gains[seat] += outlook.rate(after, seat, joined, union)
                        gains[seat] -= self.rates[number][seat]
        return gains

    def union(self, joined: list[int], value: int, sheeple: int) -> Land:
        """The meadow of a tile that joins some: who loses the conflict loses his Sheeple."""
        outlook = self.outlook
        new = Land(UNION, self.players)
        best: Land | None = None
        owners = claims = 0
        for number in joined:
            land = outlook.lands[number]
            if land.owners:
                claims += 1
                owners |= land.owners
                if best is None or outlook.stronger(land, best):
                    best = land
        disputed = claims > 1 and owners & owners - 1 != 0
        new.size, new.value = 1, value
        for number in joined:
            land = outlook.lands[number]
            new.size += land.size
            new.value += land.value
            new.gaps |= land.gaps
            new.loose += land.loose
            if disputed and best is not None and outlook.stronger(best, land):
                new.size -= sum(land.sheeple)
                new.value -= sum(land.sheeple)
            else:
                new.owners |= land.owners
                for seat in range(self.players):
                    new.sheeple[seat] += land.sheeple[seat]
        if sheeple:
            new.owners |= 1 << self.seat
            new.sheeple[self.seat] += 1
        return new

    def special(self, cell: int, kind: int, gains: list[float]) -> None:
        """MM-W2, MM-W4: a wolf catches others' Sheeple beside it, a pond is good for sheep."""
        outlook = self.outlook
        tiles, top = outlook.state.tiles, outlook.top
        for step in STEPS_TO:
            other = cell + step
            if other not in outlook.land_at:
                continue
            number = outlook.land_at[other]
            land, rates = outlook.lands[number], self.rates[number]
            owner = tiles.owner[top[other]]
            if kind == WOLF and owner:
                seat = owner.bit_length() - 1
                lost = FLIGHT if seat == self.seat else 1.0
                gains[seat] -= lost * rates[seat] / land.sheeple[seat]
            elif kind == POND and tiles.flock[top[other]]:
                for seat in range(self.players):
                    gains[seat] += rates[seat] * 2 / land.value

    def change(self, action: int, price: float) -> float:
        """The chance to win after a CHANGE, or a turn that a tree grants."""
        outlook = self.outlook
        gains = [0.0] * self.players
        if self.matters(action):
            top = board_changed(outlook.state, action)
            after = Outlook(outlook.state, top, outlook.mover, 1, 0.0, outlook.weights)
            after.late, after.chances = outlook.late, outlook.chances
            for seat in range(self.players):
                for land in after.lands:
                    gains[seat] += after.rate(land, seat, [], None)
                for rates in self.rates:
                    gains[seat] -= rates[seat]
        return self.chance(gains, -price)

    def matters(self, action: int) -> bool:
        """Whether anybody's meadow is near."""
        if action >= MOVE:
            return True
        lands, land_at = self.outlook.lands, self.outlook.land_at
        cell = (action - TURN) // 4
        for step in (0, *STEPS_TO):
            if cell + step in land_at and lands[land_at[cell + step]].owners:
                return True
        return False

    def price(self) -> float:
        """What the two tiles for a CHANGE might have brought, less the one of any turn."""
        held = [self.held(number) for number in self.outlook.state.hands[self.seat]]
        held.sort()
        return sum(held[:2]) + self.outlook.weights[-2] / FEW_TILES


def board_changed(state: Pasture, action: int) -> dict[int, int]:
    """The board after a CHANGE."""
    if action >= MOVE:
        home, target = divmod(action - MOVE, CELLS)
        top = conflict.moved(state, home, target, [])
    else:
        cell, rot = divmod(action - TURN, 4)
        top = conflict.turned(state, cell, rot, [])
    return state.top if top is None else top
