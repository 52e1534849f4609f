"""What a landscape of Sheep & Thief is worth, and what a card would add to it."""

from math import exp
from typing import Final

from sheepfold.games.sheep_and_thief.board import (
    BIT,
    CELLS,
    FARMYARD_CELL,
    NEIGHBOURS,
    SHIFT,
    SIZE,
    STEPS,
    cells,
    opposite,
)
from sheepfold.games.sheep_and_thief.components import CARDS, FREE, Faces

DISTANCE: Final = [
    [abs(a // SIZE - b // SIZE) + abs(a % SIZE - b % SIZE) for b in range(CELLS)]
    for a in range(CELLS)
]
FAR: Final = 99.0
CHOICE: Final = 0.3  # cards that continue a road, per card placed
UNRATED: Final = -99.0
NO_PLACE: Final = -1.0  # of a card that fits nowhere
BLOCKED: Final = 0.7  # of what a card there could have gained
A_SPRING: Final = 1.5  # worth of a new river
ON: Final = 0.7  # worth of one more end of a river


class Want:
    """A free cell where a road to a town should go on."""

    __slots__ = ("gain", "gates", "sides")

    def __init__(self, sides: int, gates: int, gain: float) -> None:
        self.sides = sides  # all of them
        self.gates = gates  # one of them, if any
        self.gain = gain


class Land:
    """A board without its animals; cached, since most moves leave it unchanged."""

    def __init__(
        self, faces: Faces, board: tuple[int, ...], asked: int, edge: int, rare: list[float]
    ) -> None:
        self.faces = faces
        self.board = board
        self.asked = asked
        self.edge = edge
        self.to_come = 0
        for face in board:
            if face == FREE:
                self.to_come += 1
        self.to_come -= 3  # 12 of 15 cells are filled
        self.towns = 0.0
        self.hoped = 0.0
        self.rivers = 0.0
        self.open = 0.0
        self.wants: list[list[Want]] = [[] for _ in range(CELLS)]
        self.flows = [0.0] * CELLS  # gain of a river card there
        self.gains = [UNRATED] * CARDS
        self.find_roads(rare)
        self.find_rivers()

    # Roads

    def find_roads(self, rare: list[float]) -> None:
        """Find the cards that the best road to each town lacks."""
        road, board = self.faces.road, self.board
        lacking, back = [FAR] * CELLS, [-1] * CELLS
        lacking[FARMYARD_CELL] = 0.0
        border = [FARMYARD_CELL]
        for here in border:
            face = board[here]
            for side, other in NEIGHBOURS[here]:
                if face != FREE and not road[face] >> side & 1:
                    continue
                there, way = board[other], lacking[here]
                if there == FREE:
                    way += rare[self.asked >> SHIFT[other] & 255]
                elif not road[there] >> opposite(side) & 1:
                    continue
                if way < lacking[other] - 0.001:
                    lacking[other] = way
                    back[other] = side
                    border.append(other)
        faces = self.faces
        for town in range(len(faces.cells)):
            cell, gates, gold = faces.cells[town], faces.gates[town], faces.town_gold[town]
            if board[cell] != FREE and not road[board[cell]] & gates:
                continue
            if lacking[cell] == 0:
                self.towns += gold
            elif lacking[cell] < FAR:
                self.hope(cell, gates, gold, lacking, back)

    def hope(self, town: int, gates: int, gold: int, lacking: list[float], back: list[int]) -> None:
        board = self.board
        free, here = [], town
        while here != FARMYARD_CELL:
            if board[here] == FREE:
                free.append(here)
            here -= STEPS[back[here]]
        if len(free) > self.to_come:
            return
        whole = lacking[town]
        self.hoped += gold * reach(whole, self.to_come)
        without = reach(whole, self.to_come - 1) if len(free) < self.to_come else 0.0
        here, sides = town, 0
        while here != FARMYARD_CELL:
            into = 1 << opposite(back[here])
            before = here - STEPS[back[here]]
            if board[here] == FREE:
                less = whole - (lacking[here] - lacking[before])
                gain = gold * (reach(less, self.to_come - 1) - without)
                self.wants[here].append(Want(into | sides, gates if here == town else 0, gain))
            sides = 1 << back[here]
            here = before

    # Rivers

    def find_rivers(self) -> None:
        faces, board = self.faces, self.board
        river, gold = faces.river, faces.river_gold
        found = [-1] * CELLS  # which river runs there
        lengths: list[int] = []
        ends: list[int] = []  # per river: free cells where it goes on, as a mask
        for start in range(CELLS):
            if board[start] == FREE or not river[board[start]] or found[start] >= 0:
                continue
            number, end, border = len(lengths), 0, [start]
            found[start] = number
            for here in border:
                for side, other in NEIGHBOURS[here]:
                    if river[board[here]] >> side & 1:
                        if board[other] == FREE:
                            end |= BIT[other]
                        elif found[other] < 0 and river[board[other]] >> opposite(side) & 1:
                            found[other] = number
                            border.append(other)
            lengths.append(len(border))
            ends.append(end)
            self.rivers += gold[len(border)]
        late = self.to_come / 12
        for cell in cells(self.edge):
            joined, before = 0, 0
            for number, length in enumerate(lengths):
                if ends[number] & BIT[cell]:
                    joined += length
                    before += gold[length]
            if joined:
                gain = gold[joined + 1] - before
                self.flows[cell] = gain
                if faces.fits[self.asked >> SHIFT[cell] & 255]:
                    self.open += gain * late

    # Cards

    def gain(self, card: int) -> float:
        """Return what a card adds where it fits best."""
        known = self.gains[card]
        if known == UNRATED:
            known = self.gains[card] = self.best_gain(card)
        return known

    def best_gain(self, card: int) -> float:
        best, fits, asked = NO_PLACE, self.faces.fits, self.asked
        for cell in cells(self.edge):
            if fits[asked >> SHIFT[cell] & 255] >> card & 1:
                best = max(best, self.gain_at(card, cell))
        return best

    def gain_at(self, card: int, cell: int) -> float:
        road, river = self.faces.road[card], self.faces.river[card]
        gain = 0.0
        for want in self.wants[cell]:
            if want.sides & ~road or (want.gates and not want.gates & road):
                gain -= want.gain * BLOCKED
            else:
                gain += want.gain
        if river:
            ends = 0
            for side, other in NEIGHBOURS[cell]:
                if river >> side & 1 and self.board[other] == FREE:
                    ends += 1
            flow = self.flows[cell]
            gain += flow or A_SPRING
            gain += ON * ends * self.to_come / 12
        return gain


def reach(lacking: float, to_come: int) -> float:
    """Return how likely a road is completed that lacks this many cards."""
    if lacking < 0.01:
        return 1.0
    if to_come <= 0:
        return 0.0
    chance: float = (1 - exp(-CHOICE * to_come / lacking)) ** lacking
    return chance
