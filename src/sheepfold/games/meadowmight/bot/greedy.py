"""Greedy Meadowmight: a shepherd that encloses its meadows, and looks one tile ahead.

It never joins its meadow to a larger one of others while another place is as good, never leaves a
meadow open over the rim of the board if it can avoid it, never discards a Sheeple while it holds
other tiles, and never pays two tiles for a turn that gains less than they may.
"""

from collections.abc import Iterable, Sequence
from operator import add
from typing import Final, NamedTuple

from sheepfold.bots.bot import best_of
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng
from sheepfold.games.meadowmight import conflict, rules
from sheepfold.games.meadowmight.actions import (
    CELLS,
    DISCARD,
    DONE,
    DRAW_MORE,
    MOVE,
    PLAY,
    RECALL,
    STEPS_TO,
    TURN,
)
from sheepfold.games.meadowmight.board import FACING, OPEN
from sheepfold.games.meadowmight.components import DOWN, KIND, NEUTRAL, POND, SHEEPLE, WOLF
from sheepfold.games.meadowmight.conflict import Side, disputed, winning
from sheepfold.games.meadowmight.state import DISCARD_DUE, TURN_DUE, WOLF_MOVES, Pasture
from sheepfold.games.meadowmight.view import PastureView

ENVY: Final = 0.5  # weight of a rival's points
OVER_THE_RIM: Final = 4  # gaps that one which no tile can close counts as
CHANGE_COSTS: Final = 3.0  # points that the two tiles of a CHANGE might bring
SHEEPLE_BRINGS: Final = 3.0  # points that a Sheeple back in hand might bring
TILE_BRINGS: Final = 1.0  # points that one more tile might bring
PATIENCE: Final = 3  # tiles per player: with this many left a gap may as well stay open
FLIGHT: Final = 0.3  # of its meadow's worth, what an own Sheeple loses next to a wolf


class Greedy:
    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: PastureView, legal: Sequence[int], rng: Rng) -> int:
        """Return one of the moves that look best."""
        pasture: Pasture = self.game.imagine(view, rng)
        step = pasture.pending[-1]
        if step == DISCARD_DUE or (legal[0] >= DISCARD and step == TURN_DUE):
            return best_of(legal, (-use(action - DISCARD) for action in legal), rng)
        thoughts = Thoughts(pasture)
        worth = thoughts.play if step == TURN_DUE else thoughts.effect
        return best_of(legal, map(worth, legal), rng)


def use(number: int) -> int:
    """Return how useful a tile of this type is; the least useful one is discarded."""
    kind = KIND[number]
    return 3 if kind == SHEEPLE else 2 if kind == NEUTRAL else 1 if kind == WOLF else 0


class Land(NamedTuple):
    """A meadow for evaluation."""

    size: int
    value: int  # tiles, neutral sheep, ponds
    sheeple: tuple[int, ...]  # per seat
    gaps: frozenset[int]  # the empty cells that it is open to
    cells: list[int]


class Thoughts:
    """A player's evaluation of the pasture, in points: own ones, less some of a rival's."""

    def __init__(self, pasture: Pasture) -> None:
        self.pasture = pasture
        self.seat = pasture.seat
        self.fuzzy = pasture.fuzzy
        self.rim = set(pasture.places)
        # How likely a gap will be closed: less so with fewer tiles to come.
        left = sum(map(len, pasture.hands)) + pasture.stock
        self.hope = left / (left + PATIENCE * pasture.players)
        self.lands, self.land_at = survey(pasture, pasture.top, pasture.top)
        self.rates = [self.rate(land) for land in self.lands]
        self.known: dict[tuple[int, int, int, bool], float] = {}

    # What meadows are worth

    def rate(self, land: Land) -> float:
        """Return what a meadow promises."""
        if not any(land.sheeple):
            return 0
        others = self.pasture.players - 1
        rate = 0.0
        for seat, own in enumerate(land.sheeple):
            if own:
                share = self.share(land, own)
                rate += share if seat == self.seat else -ENVY * share / others
        gaps = len(land.gaps)
        if gaps and not land.gaps <= self.rim:
            gaps += OVER_THE_RIM
        return rate * self.hope**gaps

    def share(self, land: Land, own: int) -> int:
        """MM-15, MM-F4: return what the meadow brings a seat with `own` Sheeple in it."""
        if not self.fuzzy:
            return land.value
        return own * (land.value - sum(land.sheeple) + own)

    # A turn

    def play(self, action: int) -> float:
        """Return what a PLAY or a CHANGE gains."""
        if action >= TURN:
            return self.change(action) - CHANGE_COSTS
        number, where = divmod(action - PLAY, 4 * CELLS)
        cell, fences = where >> 2, self.pasture.tiles.fences[number * 4 + (where & 3)]
        kind = KIND[number]
        value = 1 + self.pasture.tiles.sheep[number * 4]
        key = cell, fences, value, kind == SHEEPLE
        if key not in self.known:
            self.known[key] = self.laid(*key)
        gain = self.known[key]
        if self.pasture.wolves:
            gain += self.adjacent_gain(cell, kind)
        return gain

    def laid(self, cell: int, fences: int, value: int, sheeple: bool) -> float:
        """Return the gain of a tile with these fences on a cell, by meadows it joins and shuts.

        A tile next to nothing of interest gains nothing, and does no harm.
        """
        pasture, land_at = self.pasture, self.land_at
        closed = pasture.tiles.fences
        joined: list[int] = []
        shut: list[int] = []
        gaps: list[int] = []
        for side, step in enumerate(STEPS_TO):
            other = cell + step
            fenced = fences >> side & 1
            if other not in pasture.top:
                if not fenced:
                    gaps.append(other)
            elif other in land_at and not closed[pasture.top[other]] & FACING[side]:
                (shut if fenced else joined).append(land_at[other])
        gain = 0.0
        for land in set(shut).difference(joined):
            old = self.lands[land]
            gain += self.rate(old._replace(gaps=old.gaps - {cell})) - self.rates[land]
        whole = set(joined)
        new = self.union([self.lands[land] for land in whole], value, sheeple)
        gain -= sum(self.rates[land] for land in whole)
        return gain + self.rate(new._replace(gaps=new.gaps.union(gaps) - {cell}))

    def union(self, lands: list[Land], value: int, sheeple: bool) -> Land:
        """Return the meadow after a tile joins some; losers of the conflict lose their Sheeple."""
        claimed = [land for land in lands if any(land.sheeple)]
        sides = [Side(owners(land), land.size, sum(land.sheeple), []) for land in claimed]
        if disputed(sides):
            claimed = [claimed[number] for number in winning(sides, fuzzy=self.fuzzy)]
        flocks = [0] * self.pasture.players
        flocks[self.seat] += sheeple
        for land in claimed:
            flocks = list(map(add, flocks, land.sheeple))
        fallen = sum(side.sheeple for side in sides) - sum(sum(land.sheeple) for land in claimed)
        gaps: frozenset[int] = frozenset().union(*(land.gaps for land in lands))
        size = 1 + sum(land.size for land in lands) - fallen
        value += sum(land.value for land in lands) - fallen
        return Land(size, value, tuple(flocks), gaps, [])

    def adjacent_gain(self, cell: int, kind: int) -> float:
        """MM-W2, MM-W4: return what a wolf does to adjacent Sheeple, and a pond to sheep."""
        pasture, gain = self.pasture, 0.0
        for step in STEPS_TO:
            face = pasture.top.get(cell + step, DOWN)
            if kind == WOLF and pasture.tiles.owner[face]:
                mine = pasture.tiles.owner[face] == 1 << self.seat
                gain -= self.rates[self.land_at[cell + step]] * (FLIGHT if mine else 1)
            elif kind == POND and pasture.tiles.flock[face]:
                land = self.lands[self.land_at[cell + step]]
                gain += self.rate(land._replace(value=land.value + 2))
                gain -= self.rates[self.land_at[cell + step]]
        return gain

    def change(self, action: int) -> float:
        """Return what turning or moving a tile gains, as if it took effect now."""
        if action >= MOVE:
            spots = divmod(action - MOVE, CELLS)
            top = conflict.moved(self.pasture, *spots, [])
        else:
            cell, rot = divmod(action - TURN, 4)
            spots = cell, cell
            top = conflict.turned(self.pasture, cell, rot, [])
        assert top is not None
        near = {spot + step for spot in spots for step in (0, *STEPS_TO)}
        lands = {self.land_at[cell] for cell in near if cell in self.land_at}
        cells = near.union(*(self.lands[land].cells for land in lands))
        return self.total(top, cells) - sum(self.rates[land] for land in lands)

    # Special effects

    def effect(self, action: int) -> float:
        """Return what a flight, a free turn, a recall, a draw or `done` leads to."""
        if action == DRAW_MORE:
            return sum(self.rates) + TILE_BRINGS
        world = self.pasture.copy()
        rules.apply(world, self.seat, action)
        if world.pending and world.pending[-1] == WOLF_MOVES:
            rules.apply(world, self.seat, DONE)  # as if the wolf caught the rest
        return self.total(world.top, world.top) + SHEEPLE_BRINGS * (RECALL <= action < DONE)

    def total(self, top: dict[int, int], cells: Iterable[int]) -> float:
        """Return what the meadows of these cells promise."""
        return sum(self.rate(land) for land in survey(self.pasture, top, cells)[0])


def owners(land: Land) -> int:
    """Return the seats with Sheeple in it, as a bit set."""
    return sum(1 << seat for seat, number in enumerate(land.sheeple) if number)


def survey(
    pasture: Pasture, top: dict[int, int], starts: Iterable[int]
) -> tuple[list[Land], dict[int, int]]:
    """The meadows of these cells on a board that is, or might be, and in which one each is."""
    tiles = pasture.tiles
    fences, owner, flock = tiles.fences, tiles.owner, tiles.flock
    lands: list[Land] = []
    land_at: dict[int, int] = {}
    for start in starts:
        if start in land_at or top.get(start, DOWN) >= DOWN:
            continue
        land_at[start] = len(lands)
        cells, gaps, value = [start], set(), 0
        sheeple = [0] * pasture.players
        for cell in cells:
            face = top[cell]
            value += 1 + tiles.sheep[face]
            if owner[face]:
                sheeple[owner[face].bit_length() - 1] += 1
            for step, facing in OPEN[fences[face]]:
                other = cell + step
                if other not in top:
                    gaps.add(other)
                elif other not in land_at and not fences[top[other]] & facing:
                    land_at[other] = len(lands)
                    cells.append(other)
            if pasture.wolves and flock[face]:
                value += 2 * sum(
                    tiles.kind[top.get(cell + step, DOWN)] == POND for step in STEPS_TO
                )
        lands.append(Land(len(cells), value, tuple(sheeple), frozenset(gaps), cells))
    return lands, land_at
