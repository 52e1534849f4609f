"""Te Kuiti: the prior of the duel, by rules of thumb.

The shepherd places fences that many good pens need. The sheep looks for unseen tiles as long as
there is time, in the middle first, and takes the known pairs in the end: they do not get lost, and
an empty row would save the shepherd fences.
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from sheepfold.games.te_kuiti.actions import DONE, FENCE, FLIP, PAIR, RAM, TAKE
from sheepfold.games.te_kuiti.board import CELLS, CELLS_BESIDE, EDGES, SIZE, outside
from sheepfold.games.te_kuiti.bot.pens import (
    EASE,
    MOST,
    PEN_CELLS,
    PEN_EDGES,
    PENS,
    course_of,
    in_hand,
    known,
    lacking_edges,
    paid,
)
from sheepfold.games.te_kuiti.components import SHEEP_KINDS
from sheepfold.games.te_kuiti.state import FENCE_NOW, FENCE_TURN, RAM_DUE, Field

FENCE_GAIN: Final = 3.0  # points of a fence which every good pen needs
FREED_GAIN: Final = 2.0  # points of a tile which is free again
PAIR_GAIN: Final = 3.0  # points of a pair
SEEN_GAIN: Final = 0.5  # points of knowing one tile more
INNER: Final = 0.12  # points for each step that a tile lies further from the rim
DANGER: Final = 0.4  # points for a tile that may be enclosed next turn
FAR: Final = 6  # exponent of e: pens that are less likely by more are ignored
TURN: Final = 2  # fences (TK-3)
STEEP: Final = 1.7  # of the chance to win, by points in a standard deviation
TILE_VARIANCE: Final = 0.75  # of a round's points, measured, for each tile that is still free
ROUND_VARIANCE: Final = 24.0  # of a whole round's points


def from_the_rim() -> list[int]:
    """Return for each cell the number of steps to the rim."""
    steps = []
    for cell in range(CELLS):
        row, column = divmod(cell, SIZE)
        steps.append(min(row, column, SIZE - 1 - row, SIZE - 1 - column))
    return steps


STEPS: Final = from_the_rim()


class Outlook:
    """The pens that the shepherd may build, better ones with higher probability."""

    def __init__(self, state: Field) -> None:
        self.free = state.present & state.outside
        self.number = self.free.bit_count()
        self.unfenced = lacking_edges(state)
        self.limit = state.supply
        if state.last_turn and state.pending[-1] == FENCE_TURN:
            self.limit = len(state.pending)
        self.likely = [0.0] * PENS
        self.lead = 0.0  # the shepherd's expected lead in points in the rest of the round
        self.turns = 0  # of the shepherd until the best pen is closed
        self.danger = 0  # cells that one turn may enclose
        if self.number:
            self.weigh(state)

    def weigh(self, state: Field) -> None:
        hand, course = in_hand(state), course_of(state)
        free, unfenced = self.free, self.unfenced
        top = -course[min(self.limit, MOST)]
        values = [-1000.0] * PENS
        for pen in range(PENS):
            gain = (PEN_CELLS[pen] & free).bit_count()
            if gain == 0:
                continue
            fences = (PEN_EDGES[pen] & unfenced).bit_count()
            if fences > self.limit:
                continue
            if fences <= TURN:
                self.danger |= PEN_CELLS[pen]
            values[pen] = paid(gain, self.number, fences, hand, course)
            if values[pen] > top:
                top = values[pen]
                self.turns = (fences + 1) // TURN
        self.lead = top
        whole = 0.0
        for pen in range(PENS):
            if values[pen] > top - FAR * EASE:
                self.likely[pen] = exp((values[pen] - top) / EASE)
                whole += self.likely[pen]
        if whole > 0:
            for pen in range(PENS):
                self.likely[pen] /= whole

    def needed(self, edges: int) -> list[float]:
        """Return for some edges the probability that a pen around them is built."""
        found = [0.0] * EDGES
        for pen in range(PENS):
            likely = self.likely[pen]
            if likely > 0:
                rest = PEN_EDGES[pen] & edges
                while rest:
                    bit = rest & -rest
                    rest ^= bit
                    found[bit.bit_length() - 1] += likely
        return found


def duel_prior(state: Field, seat: int, legal: Sequence[int]) -> list[float]:
    """Return the chance to win after each action."""
    outlook = Outlook(state)
    step = state.pending[-1]
    if step == FENCE_TURN or step == FENCE_NOW:
        needed = outlook.needed(outlook.unfenced)
        gains = [FENCE_GAIN * needed[action - FENCE] for action in legal]
    elif step == RAM_DUE:
        gains = rams(state, outlook, legal)
    else:
        gains = flips(state, outlook, legal)
    return as_chances(state, seat, outlook, gains)


def spread(state: Field, free: int) -> float:
    """Return the standard deviation of the points still to come, with `free` free tiles."""
    return sqrt(1 + TILE_VARIANCE * free + (1 - state.round) * ROUND_VARIANCE)


def as_chances(state: Field, seat: int, outlook: Outlook, gains: list[float]) -> list[float]:
    """Return chances to win: the best action keeps the current one, the others lose points."""
    lead = outlook.lead + (state.present & ~state.outside).bit_count()
    lead -= sum(state.gone[:SHEEP_KINDS])
    other = 1 - seat
    if seat != state.shepherd:
        lead = -lead
    lead += state.points[seat] + state.points[2 + seat]
    lead -= state.points[other] + state.points[2 + other]
    steep, top = STEEP / spread(state, outlook.number), max(gains)
    return [1 / (1 + exp(-steep * (lead + gain - top))) for gain in gains]


def rams(state: Field, outlook: Outlook, legal: Sequence[int]) -> list[float]:
    """Rate fences: those that free tiles, or that pens need."""
    needed = outlook.needed(state.fences)
    gains = []
    for action in legal:
        edge = action - RAM
        gain = FENCE_GAIN * needed[edge]
        if CELLS_BESIDE[edge] & ~state.outside:
            now = outside(state.fences ^ 1 << edge) & ~state.outside
            gain += FREED_GAIN * (state.present & now).bit_count()
        gains.append(gain)
    return gains


def flips(state: Field, outlook: Outlook, legal: Sequence[int]) -> list[float]:
    """Rate flips by kind, then by place."""
    kinds = known(state)
    unseen = max(sum(state.bag[:SHEEP_KINDS]), 1)
    pairs, new = 0, 0.0
    for kind in range(SHEEP_KINDS):
        pairs += kinds[kind] // 2
        if kinds[kind]:
            new += state.bag[kind] / unseen
    late = pairs >= outlook.turns
    waiting = -1
    if state.revealed == 1 and not state.open_field:
        waiting = state.faces[state.up.bit_length() - 1]
        new = state.bag[waiting] / unseen
    gains = []
    for action in legal:
        if action == DONE:
            gains.append(0.0)
            continue
        if action >= TAKE:
            one, other = PAIR.pairs[action - TAKE]
            gains.append(2 * PAIR_GAIN + place(one, outlook) + place(other, outlook))
            continue
        cell = action - FLIP
        gain = place(cell, outlook)
        kind = state.faces[cell]
        if kind < 0:
            gain += PAIR_GAIN * new + SEEN_GAIN
            if waiting < 0 and not late and not state.open_field:
                gain += PAIR_GAIN * (1 - new)
        elif waiting >= 0:
            gain += PAIR_GAIN if kind == waiting else 0.0
        elif kinds[kind] > 1:
            gain += PAIR_GAIN
        gains.append(gain)
    return gains


def place(cell: int, outlook: Outlook) -> float:
    """Return what speaks for a tile because of its place."""
    gain = INNER * STEPS[cell]
    return gain + DANGER if outlook.danger >> cell & 1 else gain
