"""Te Kuiti: pens that can be closed in so many turns, and pairs that can be taken before."""

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Final

from sheepfold.core.protocol import AnyGame
from sheepfold.games.te_kuiti.board import (
    ALL_CELLS,
    ALL_EDGES,
    CELLS,
    CELLS_BESIDE,
    EDGES,
    SIZE,
    may_close,
)
from sheepfold.games.te_kuiti.components import RAM as RAM_TILE
from sheepfold.games.te_kuiti.components import SHEEP_KINDS
from sheepfold.games.te_kuiti.components import SHEPHERD as SHEPHERD_TILE
from sheepfold.games.te_kuiti.rules import BARE
from sheepfold.games.te_kuiti.state import DRAW_TILE, FENCE_TURN, FENCE_NOW, FLIPPING, RAM_DUE, Field
from sheepfold.games.te_kuiti.view import FieldView

MOST: Final = 20  # fences a pen can lack
REMEMBERED: Final = 20000  # fields whose pens are known, at most


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
                beside = CELLS_BESIDE[edge]
                if beside & cells and (beside & ~cells or beside & beside - 1 == 0):
                    around |= 1 << edge
            found.append((cells, around))
    return found


PENS: Final = pens()


class Knowledge:
    names = (
        "points",
        "shepherd",
        "enclosed",
        "now",
        "near",
        "far",
        "quick_plan",
        "plan",
        "slow_plan",
        "whole",
        "supply",
        "shepherds",
        "taken",
        "chance",
        "chance_next",
        "pairs",
        "singles",
        "sheep",
        "unseen",
        "flips",
        "ram_due",
        "rams",
        "rams_free",
        "paired_open",
    )
    margin = 6.0

    def __init__(self, game: AnyGame) -> None:
        """All is in the state."""
        self.frontiers: dict[tuple[int, int], list[int]] = {}

    def features(self, state: Field, seat: int) -> list[float]:
        banked = state.points[seat] + state.points[2 + seat]
        free = (state.present & state.outside).bit_count()
        scale = 1 / sqrt(1.0 + 0.5 * free + (12.0 if state.round == 0 else 0.0))
        if seat == state.shepherd:
            found = [banked, *self.shepherd_side(state, free), *([0.0] * 12)]
        else:
            found = [banked, *([0.0] * 11), *sheep_side(state)]
        return [number * scale for number in found]

    raw_names = names[1:]

    def raw(self, state):
        free = (state.present & state.outside).bit_count()
        return [*self.shepherd_side(state, free), *(-x for x in sheep_side(state))]

    def shepherd_side(self, state: Field, free: int) -> list[float]:
        reach = self.frontier(state)
        hand = in_hand(state)
        limit = hand if state.last_turn else min(state.supply, MOST)
        quick = plan = slow = 0.0
        last = 0
        whole = MOST
        cost = 0.4 / max(free, 1)
        for fences in range(limit + 1):
            gain = reach[fences]
            if gain == last:
                continue
            last = gain
            lost = gain * (fences - hand) * cost if fences > hand else 0.0
            if gain - lost > quick:
                quick = gain - lost
            if gain - 2 * lost > plan:
                plan = gain - 2 * lost
            if gain - 3 * lost > slow:
                slow = gain - 3 * lost
            if gain == free:
                whole = fences
                break
        return [
            1.0,
            (state.present & ~state.outside).bit_count(),
            reach[min(hand, limit)],
            reach[min(hand + 2, limit)],
            reach[min(hand + 8, limit)],
            quick,
            plan,
            slow,
            -max(whole - hand, 0) / 5,
            state.supply / 5,
            state.bag[SHEPHERD_TILE],
        ]

    def frontier(self, state: Field) -> list[int]:
        """By the number of fences: the most free tiles that a pen lacking no more would enclose."""
        key = state.fences, state.present
        found = self.frontiers.get(key)
        if found is None:
            if len(self.frontiers) >= REMEMBERED:
                self.frontiers.clear()
            found = self.frontiers[key] = frontier(state, lacking_edges(state))
        return found

    def rates(self, state: Field, seat: int, legal: Sequence[int]) -> list[float]:
        step = state.pending[-1]
        if step == FENCE_TURN or step == FENCE_NOW:
            self.look_ahead(state)
        return []

    def look_ahead(self, state: Field) -> None:
        """The frontiers after each fence that closes nothing: with most it stays as it is, with
        those that a pen of the frontier lacks this pen lacks one less."""
        reach = self.frontier(state)
        unfenced = lacking_edges(state)
        better: dict[int, list[int]] = {}
        tiles = state.present & state.outside
        for cells, around in PENS:
            gain = (cells & tiles).bit_count()
            lack = around & unfenced
            lacking = lack.bit_count()
            if lacking < 2 or gain <= reach[lacking - 1]:
                continue
            while lack:
                low = lack & -lack
                lack ^= low
                after = better.get(low)
                if after is None:
                    after = better[low] = reach[:]
                if gain > after[lacking - 1]:
                    after[lacking - 1] = gain
        for edge in range(EDGES):
            if CELLS_BESIDE[edge] & state.outside and may_close(state.fences, edge):
                continue
            bit = 1 << edge
            if not state.fences & bit:
                self.frontiers[state.fences | bit, state.present] = better.get(bit, reach)

    def reopen(self, state: Field) -> None:
        """Nobody chooses in secret."""

    def forget(self, view: FieldView, number: int) -> FieldView:
        if view.memory_aid:
            return view
        return replace(view, memory=view.memory[-number:])


def in_hand(state: Field) -> int:
    """Fences the shepherd places before the sheep's next turn."""
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


def frontier(state: Field, unfenced: int) -> list[int]:
    tiles = state.present & state.outside
    best = [0] * (MOST + 1)
    for cells, around in PENS:
        lacking = (around & unfenced).bit_count()
        gain = (cells & tiles).bit_count()
        if gain > best[lacking]:
            best[lacking] = gain
    for fences in range(MOST):
        if best[fences] > best[fences + 1]:
            best[fences + 1] = best[fences]
    return best


def known(state: Field) -> list[int]:
    """Per kind of sheep the free tiles that have been seen."""
    kinds = [0] * SHEEP_KINDS
    cells = state.seen & state.outside
    while cells:
        low = cells & -cells
        cells ^= low
        kinds[state.faces[low.bit_length() - 1] % BARE] += 1
    return kinds


def sheep_side(state: Field) -> list[float]:
    kinds = known(state)
    bag = state.bag
    hidden = 0
    for kind in range(SHEEP_KINDS):
        hidden += bag[kind]
    step = state.pending[-1]
    flipping = step == FLIPPING or step == RAM_DUE or step == FENCE_NOW or step == DRAW_TILE
    pairs = 0
    single = 0  # unseen sheep that match one that is known
    for kind in range(SHEEP_KINDS):
        count = kinds[kind]
        pairs += count // 2
        if count % 2:
            single += bag[kind]
    unseen = state.present & ~state.seen
    share = (unseen & state.outside).bit_count() / max(unseen.bit_count(), 1)
    match = single / hidden if hidden else 0.0
    drawing = step == DRAW_TILE
    blind = 0.0  # chance of a pair by two unseen sheep or one and a known mate
    for kind in range(SHEEP_KINDS):
        if kinds[kind]:
            blind += bag[kind]
        elif hidden > 1:
            blind += bag[kind] * (bag[kind] - 1) / (hidden - 1)
    if not hidden or not unseen & state.outside:
        blind = 0.0
    else:
        blind /= hidden
    if not flipping:
        chance = 1.0 if pairs else blind
    elif state.revealed == 0:
        chance = 1.0 if pairs and not drawing else blind
    elif state.revealed == 1 and not state.open_field:
        cell = state.up.bit_length() - 1
        kind = state.faces[cell] % BARE
        if not state.outside >> cell & 1:
            chance = 0.0
        elif kinds[kind] > 1 and not drawing:
            chance = 1.0
        else:
            chance = bag[kind] / hidden if blind or (hidden and unseen & state.outside) else 0.0
    else:
        chance = 0.0
    free_sheep = sum(kinds) + hidden * share
    taken = sum(state.gone[:SHEEP_KINDS])
    return [
        taken,
        2 * chance if flipping else 0.0,
        0.0 if flipping else 2 * chance,
        pairs,
        match,
        free_sheep,
        (unseen & state.outside).bit_count(),
        (2 - state.revealed) if flipping else 0,
        1 if step == RAM_DUE else 0,
        bag[RAM_TILE] * share,
        bag[RAM_TILE] * share * (state.present & ~state.outside).bit_count() / 10,
        pairs if state.open_field else 0,
    ]
