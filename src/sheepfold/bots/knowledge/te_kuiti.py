"""Te Kuiti: pens that so many fences would close, and pairs that can be taken before.

In the duel features are points, divided by what may still happen to them.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Final

from sheepfold.bots.mind import Manner
from sheepfold.core.protocol import AnyGame
from sheepfold.games.te_kuiti.actions import NO_FLOWER
from sheepfold.games.te_kuiti.board import (
    ALL_CELLS,
    ALL_EDGES,
    CELLS_BESIDE,
    EDGES,
    SIDE_EDGES,
    SIZE,
    may_close,
    outside,
)
from sheepfold.games.te_kuiti.components import RAM as RAM_TILE
from sheepfold.games.te_kuiti.components import SHEEP_KINDS
from sheepfold.games.te_kuiti.components import SHEPHERD as SHEPHERD_TILE
from sheepfold.games.te_kuiti.rules import BARE
from sheepfold.games.te_kuiti.state import DRAW_TILE, FENCE_NOW, FENCE_TURN, RAM_DUE, Field
from sheepfold.games.te_kuiti.view import FieldView

MOST: Final = 20  # fences a pen can lack
REMEMBERED: Final = 20000  # fields whose pens are known; when there are more, all are forgotten
LOST: Final = 0.8  # tiles that the sheep takes while one fence is placed, for a rough plan
TILE_VARIANCE: Final = 0.75  # of a round's points, measured, for each tile that is still free
ROUND_VARIANCE: Final = 24.0  # of a whole round's points


def pens() -> list[tuple[int, int]]:
    """All rectangles: the cells, and the edges around them."""
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
    """Tiles that the sheep takes while so many fences are placed, two a turn; by the pairs that
    it knows and the kinds of which it knows one tile more."""
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


PENS: Final = pens()
COURSES: Final = courses()
SHEPHERDS_NAMES: Final = (
    "shepherd",  # 1: what the role itself is worth
    "enclosed",
    "now",
    "near",
    "far",
    "plan",
    "race",
    "supply",
    "shepherds",
)
SHEEPS_NAMES: Final = (
    "taken",
    "chance",
    "chance_next",
    "pairs",
    "matching",
    "sheep",
    "unseen",
    "ram_due",
    "rams",
    "rams_free",
    "open_pairs",
)
SOLO_NAMES: Final = (
    "alone",  # 1
    "alone_left",
    "alone_enclosed",
    "alone_supply",
    "alone_now",
    "alone_near",
    "alone_danger",
    "alone_chance",
    "alone_pairs",
    "alone_matching",
    "alone_rams",
    "alone_freeing",
)
SHEPHERDS: Final = len(SHEPHERDS_NAMES)
SHEEPS: Final = len(SHEEPS_NAMES)
SOLO: Final = len(SOLO_NAMES)


class Knowledge:
    names = ("points", *SHEPHERDS_NAMES, *SHEEPS_NAMES, *SOLO_NAMES)
    margin = 6.0
    manner = Manner(sway=2)

    def __init__(self, game: AnyGame) -> None:
        self.frontiers: dict[tuple[int, int], list[int]] = {}

    def features(self, state: Field, seat: int) -> list[float]:
        if state.solo:
            return [*([0.0] * (1 + SHEPHERDS + SHEEPS)), *self.alone(state)]
        free = (state.present & state.outside).bit_count()
        variance = 1 + TILE_VARIANCE * free + (1 - state.round) * ROUND_VARIANCE
        points = float(state.points[seat] + state.points[2 + seat])
        if seat == state.shepherd:
            found = [points, *self.shepherd(state, free), *([0.0] * (SHEEPS + SOLO))]
        else:
            found = [points, *([0.0] * SHEPHERDS), *sheep(state), *([0.0] * SOLO)]
        scale = 1 / sqrt(variance)
        return [number * scale for number in found]

    def shepherd(self, state: Field, free: int) -> list[float]:
        reach = self.frontier(state)
        hand = in_hand(state)
        limit = hand if state.last_turn else min(state.supply, MOST)
        pairs, singles = stock(known(state))
        course = COURSES[pairs][singles]
        plan, race, last = 0.0, -course[limit], 0
        for fences in range(limit + 1):
            gain = reach[fences]
            if gain == last:
                continue
            last = gain
            wait = fences - hand if fences > hand else 0
            plan = max(plan, gain * (1 - wait * LOST / free))
            taken = min(course[wait], float(free))
            race = max(race, gain * (1 - taken / free) - taken)
        return [
            1.0,
            float((state.present & ~state.outside).bit_count()),
            float(reach[min(hand, limit)]),
            float(reach[min(hand + 2, limit)]),
            float(reach[min(hand + 8, limit)]),
            plan,
            race,
            state.supply / 5,
            float(state.bag[SHEPHERD_TILE]),
        ]

    def alone(self, state: Field) -> list[float]:
        reach = self.frontier(state)
        pairs, matching, chance = prospects(state)
        enclosed = (state.present & ~state.outside).bit_count()
        rams = state.bag[RAM_TILE] + (1 if state.pending[-1] == RAM_DUE else 0)
        return [
            1.0,
            -state.present.bit_count() / 10,
            -enclosed / 3,
            state.supply / 10,
            -reach[1] / 5,
            -reach[2] / 5,
            -danger(state),
            chance,
            pairs / 3,
            matching,
            rams / 3,
            float(rams > 0 and enclosed > 0),
        ]

    def frontier(self, state: Field) -> list[int]:
        """By the number of fences: the most free tiles that a pen lacking no more would enclose."""
        key = state.fences, state.present
        found = self.frontiers.get(key)
        if found is None:
            found = self.frontiers[key] = frontier(state)
        return found

    def rates(self, state: Field, seat: int, legal: Sequence[int]) -> list[float]:
        if len(self.frontiers) >= REMEMBERED:
            self.frontiers.clear()
        step = state.pending[-1]
        if step == FENCE_TURN or step == FENCE_NOW:
            self.look_ahead(state)
        return []

    def look_ahead(self, state: Field) -> None:
        """Note the frontier after each fence that closes nothing. A pen that lacks the fence lacks
        one less; it counts if no pen that lacks as few encloses as much."""
        reach = self.frontier(state)
        unfenced = lacking_edges(state)
        tiles = state.present & state.outside
        better: dict[int, list[int]] = {}
        for cells, around in PENS:
            lack = around & unfenced
            lacking = lack.bit_count()
            gain = (cells & tiles).bit_count()
            if lacking < 2 or gain <= reach[lacking - 1]:
                continue
            while lack:
                fence = lack & -lack
                lack ^= fence
                after = better.get(fence)
                if after is None:
                    after = better[fence] = reach[:]
                after[lacking - 1] = max(after[lacking - 1], gain)
        for edge in range(EDGES):
            fence = 1 << edge
            closes = CELLS_BESIDE[edge] & state.outside and may_close(state.fences, edge)
            if not closes and not state.fences & fence:
                self.frontiers[state.fences | fence, state.present] = better.get(fence, reach)

    def reopen(self, state: Field) -> None:
        """Nobody chooses in secret."""

    def forget(self, view: FieldView, number: int) -> FieldView:
        """With the memory aid nothing is forgotten."""
        if view.memory_aid and not view.solo:
            return view
        return replace(view, memory=view.memory[max(len(view.memory) - number, 0) :])


# Pens


def in_hand(state: Field) -> int:
    """Fences that the shepherd places before the sheep goes on."""
    step = state.pending[-1]
    if step == FENCE_TURN:
        return len(state.pending)
    return 1 if step == FENCE_NOW else 0


def lacking_edges(state: Field) -> int:
    """Edges without a fence; between two enclosed cells none is needed."""
    edges = ALL_EDGES & ~state.fences
    if state.outside != ALL_CELLS:
        for edge in range(EDGES):
            if CELLS_BESIDE[edge] & state.outside == 0:
                edges &= ~(1 << edge)
    return edges


def frontier(state: Field) -> list[int]:
    unfenced = lacking_edges(state)
    tiles = state.present & state.outside
    best = [0] * (MOST + 1)
    for cells, around in PENS:
        lacking = (around & unfenced).bit_count()
        gain = (cells & tiles).bit_count()
        if gain > best[lacking]:
            best[lacking] = gain
    for fences in range(MOST):
        best[fences + 1] = max(best[fences], best[fences + 1])
    return best


def danger(state: Field) -> float:
    """Solo: how many tiles the flower of the tile being turned over may shut in (TK-S3)."""
    if state.pending[-1] != DRAW_TILE:
        return 0.0
    edges = SIDE_EDGES[state.flipped]
    free = state.present & state.outside
    lost = 0
    for first in range(NO_FLOWER):
        side = first
        while state.fences >> edges[side] & 1:
            side = (side + 1) % 4
        if may_close(state.fences, edges[side]):
            lost += (free & ~outside(state.fences | 1 << edges[side])).bit_count()
    return lost * sum(state.bag[BARE:]) / max(sum(state.bag), 1) / 4


# Pairs


def known(state: Field) -> list[int]:
    """Per kind of sheep the free tiles that have been seen."""
    kinds = [0] * SHEEP_KINDS
    cells = state.seen & state.outside
    while cells:
        cell = cells & -cells
        cells ^= cell
        kinds[state.faces[cell.bit_length() - 1] % BARE] += 1
    return kinds


def stock(kinds: list[int]) -> tuple[int, int]:
    """The pairs that are known, and the kinds of which one tile more is."""
    pairs = singles = 0
    for count in kinds:
        pairs += count // 2
        singles += count % 2
    return pairs, singles


def prospects(state: Field) -> tuple[int, float, float]:
    """The pairs that are known; the chance that an unseen sheep matches a single known one; and
    the chance to take a pair in this turn, or the next if it is the shepherd's."""
    kinds = known(state)
    unseen = [0] * SHEEP_KINDS
    if state.present & state.outside & ~state.seen:
        unseen = [state.bag[kind] + state.bag[BARE + kind] for kind in range(SHEEP_KINDS)]
    number = sum(unseen)
    pairs, single, blind = 0, 0, 0.0
    for kind in range(SHEEP_KINDS):
        count, more = kinds[kind], unseen[kind]
        pairs += count // 2
        if count % 2:
            single += more
        if count:
            blind += more
        elif number > 1:
            blind += more * (more - 1) / (number - 1)
    matching = single / number if number else 0.0
    drawing = state.pending[-1] == DRAW_TILE
    if state.pending[-1] == FENCE_TURN or state.revealed == 0:
        chance = 1.0 if pairs and not drawing else blind / max(number, 1)
    elif state.revealed == 2 or state.open_field or state.up & ~state.outside:
        chance = 0.0
    else:
        kind = state.faces[state.up.bit_length() - 1] % BARE
        chance = 1.0 if kinds[kind] > 1 and not drawing else unseen[kind] / max(number, 1)
    return pairs, matching, chance


def sheep(state: Field) -> list[float]:
    pairs, matching, chance = prospects(state)
    free = state.present & state.outside
    unseen = (free & ~state.seen).bit_count()
    share = unseen / max((state.present & ~state.seen).bit_count(), 1)
    rams = state.bag[RAM_TILE] * share
    shepherds_turn = state.pending[-1] == FENCE_TURN
    return [
        float(sum(state.gone[:SHEEP_KINDS])),
        0.0 if shepherds_turn else 2 * chance,
        2 * chance if shepherds_turn else 0.0,
        float(pairs),
        matching,
        (free & state.seen).bit_count() + sum(state.bag[:SHEEP_KINDS]) * share,
        float(unseen),
        float(state.pending[-1] == RAM_DUE),
        rams,
        rams * (state.present & ~state.outside).bit_count() / 10,
        float(pairs) if state.open_field else 0.0,
    ]
