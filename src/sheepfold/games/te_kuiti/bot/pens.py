"""Te Kuiti: rectangles that fences may close, and what the sheep takes before that."""

from math import exp, log
from typing import Final

from sheepfold.games.te_kuiti.board import ALL_CELLS, ALL_EDGES, CELLS_BESIDE, EDGES, SIZE
from sheepfold.games.te_kuiti.components import SHEEP_KINDS
from sheepfold.games.te_kuiti.rules import BARE
from sheepfold.games.te_kuiti.state import FENCE_NOW, FENCE_TURN, Field

MOST: Final = 20  # fences a pen can lack
REST: Final = -0.5  # points that a free tile outside the pen brings the shepherd
EASE: Final = 1.0  # points by which a pen must pay less to be e times less likely to be built
FENCE_COST: Final = 0.01  # points: of pens that pay the same, prefer the one that lacks fewer


def pens() -> list[tuple[int, int]]:
    """Return all rectangles: the cells, and the edges around them."""
    spans = [(low, high) for low in range(SIZE) for high in range(low + 1, SIZE + 1)]
    found = []
    for top, bottom in spans:
        for left, right in spans:
            row = (1 << right) - (1 << left)
            cells = sum([row << SIZE * number for number in range(top, bottom)])
            around = 0
            for edge in range(EDGES):
                if (CELLS_BESIDE[edge] & cells).bit_count() == 1:
                    around |= 1 << edge
            found.append((cells, around))
    return found


def courses() -> list[list[list[float]]]:
    """Return the tiles that the sheep takes while fences are placed, two a turn.

    They are given by known pairs, by kinds with one more known tile, and by number of fences.
    """
    table = []
    for pairs in range(2 * SHEEP_KINDS + 1):
        row = []
        for singles in range(SHEEP_KINDS + 1):
            left, known, taken = pairs, float(singles), 0.0
            course = [0.0]
            for _ in range(MOST // 2):
                chance = 1.0
                if left:
                    left -= 1
                else:
                    chance = min(0.16 + 0.16 * known, 0.95)
                    known += 2 * (1 - chance) * (1 - known / SHEEP_KINDS)
                course += [taken + chance, taken + 2 * chance]
                taken += 2 * chance
            row.append(course)
        table.append(row)
    return table


RECTANGLES: Final = pens()
PEN_CELLS: Final[list[int]] = [cells for cells, _ in RECTANGLES]
PEN_EDGES: Final[list[int]] = [around for _, around in RECTANGLES]
PENS: Final = len(RECTANGLES)
COURSES: Final = courses()


def in_hand(state: Field) -> int:
    """Return the fences that the shepherd places before the sheep continues."""
    step = state.pending[-1]
    if step == FENCE_TURN:
        return len(state.pending)
    return 1 if step == FENCE_NOW else 0


def lacking_edges(state: Field) -> int:
    """Return the edges without a fence; between two enclosed cells none is needed."""
    edges = ALL_EDGES & ~state.fences
    if state.outside != ALL_CELLS:
        for edge in range(EDGES):
            if CELLS_BESIDE[edge] & state.outside == 0:
                edges &= ~(1 << edge)
    return edges


def known(state: Field) -> list[int]:
    """Return per kind of sheep the free tiles that have been seen."""
    kinds = [0] * SHEEP_KINDS
    cells = state.seen & state.outside
    while cells:
        cell = cells & -cells
        cells ^= cell
        kinds[state.faces[cell.bit_length() - 1] % BARE] += 1
    return kinds


def stock(kinds: list[int]) -> tuple[int, int]:
    """Return the number of known pairs, and of kinds with one more known tile."""
    pairs = singles = 0
    for count in kinds:
        pairs += count // 2
        singles += count % 2
    return pairs, singles


def course_of(state: Field) -> list[float]:
    """Return the tiles that the sheep takes, by the number of fences placed."""
    pairs, singles = stock(known(state))
    return COURSES[pairs][singles]


def paid(gain: int, free: int, fences: int, hand: int, course: list[float]) -> float:
    """Return the shepherd's lead in points once a pen is closed.

    `gain` of the `free` tiles are in the pen, which lacks `fences`; the sheep takes some before.
    """
    taken = 0.0
    if fences > hand:
        taken = min(course[fences - hand], float(free))
    left = 1 - taken / free
    return (gain + (free - gain) * REST) * left - taken - FENCE_COST * fences


class Reach:
    """The pens that can still be closed, by missing fences and free tiles inside."""

    def __init__(self, state: Field) -> None:
        unfenced = lacking_edges(state)
        tiles = state.present & state.outside
        self.free = tiles.bit_count()
        self.most = [0] * (MOST + 1)  # free tiles, by the fences at most
        numbers: dict[int, int] = {}
        for pen in range(PENS):
            gain = (PEN_CELLS[pen] & tiles).bit_count()
            if gain == 0:
                continue
            fences = (PEN_EDGES[pen] & unfenced).bit_count()
            if gain > self.most[fences]:
                self.most[fences] = gain
            key = fences * 32 + gain
            numbers[key] = numbers.get(key, 0) + 1
        for fences in range(MOST):
            self.most[fences + 1] = max(self.most[fences], self.most[fences + 1])
        self.fences = [key // 32 for key in numbers]  # number that pens lack,
        self.gains = [key % 32 for key in numbers]  # tiles in them,
        self.pens = list(numbers.values())  # and the number of such pens

    def race(self, hand: int, limit: int, course: list[float]) -> float:
        """Return the shepherd's expected lead in points; many good pens are better than one."""
        free = self.free
        if free == 0:
            return 0.0
        values = [-course[min(limit, MOST)]]
        pens = [1]
        for place, fences in enumerate(self.fences):
            if fences <= limit:
                values.append(paid(self.gains[place], free, fences, hand, course))
                pens.append(self.pens[place])
        top = max(values)
        whole = 0.0
        for place, value in enumerate(values):
            whole += pens[place] * exp((value - top) / EASE)
        return top + EASE * log(whole)
