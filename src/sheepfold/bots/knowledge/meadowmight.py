"""Meadowmight: meadows enclosed or open, who threatens whom over a gap, and what hands promise.

A PLAY is rated by the meadows it joins and those it shuts, without carrying it out: there are
hundreds of them.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Final

from sheepfold.bots.knowledge import tuned
from sheepfold.core.protocol import AnyGame
from sheepfold.games.meadowmight import conflict
from sheepfold.games.meadowmight.actions import (
    CELLS,
    DISCARD,
    DONE,
    DRAW_MORE,
    MOVE,
    PLAY,
    STEPS_TO,
    TURN,
)
from sheepfold.games.meadowmight.board import FACING, OPEN, any_double_fence
from sheepfold.games.meadowmight.components import (
    DOWN,
    KIND,
    NEUTRAL,
    OTHERS,
    POND,
    SHEEPLE_EACH,
    TYPES,
    WOLF,
    Tiles,
)
from sheepfold.games.meadowmight.effects import frightened_cells
from sheepfold.games.meadowmight.state import (
    DISCARD_DUE,
    DRAWING,
    NOTHING,
    TREE_DRAWING,
    TREE_TURNS,
    TURN_DUE,
    WOLF_MOVES,
    Pasture,
)
from sheepfold.games.meadowmight.turns import supply
from sheepfold.games.meadowmight.view import PastureView

NAMES: Final = (
    "enclosed",  # points of enclosed meadows
    "enclosed_late",
    "loose",  # of these, what a CHANGE may open
    "one_gap",  # points of those with a gap, by how likely it will be closed
    "one_gap_late",
    "ready",  # the same if it is one's turn
    "two_gaps",
    "more_gaps",
    "threat",  # of these, what a stronger rival could join to his own
    "claim",  # nobody's meadows with a gap, if it is one's turn and a Sheeple in hand
    "annex",  # what belongs to nobody beside them
    "sheeple",  # in hand
    "sheeple_late",
    "sheep",  # neutral ones in hand
    "shut",  # tiles in hand with three or four fences
    "tiles",  # to come
    "turn",
)
SCALE: Final = 0.1  # per point
FUZZY_SCALE: Final = 0.03  # where a meadow counts once per Sheeple
PATIENCE: Final = 3.0  # tiles to come with which one of two gaps is closed
OVER_THE_RIM: Final = 4  # gaps that count for one which no tile can close
MOST_GAPS: Final = 40
FEW_TILES: Final = 6.0
FLIGHT: Final = 0.3  # of what a Sheeple of one's own promises, what it loses before a wolf
MEADOWS: Final = 11  # the features that come from meadows
UNION: Final = -1  # the number of a meadow that is thought of
FENCES: Final = tuple(
    2
    if "corner" in word or "parallel" in word
    else 3
    if "triple" in word
    else 4
    if "closed" in word
    else 1
    for word in TYPES
)


class Land:
    """A meadow as one thinks of it."""

    __slots__ = ("gaps", "loose", "number", "owners", "sheeple", "size", "value")

    def __init__(self, number: int, players: int) -> None:
        self.number = number
        self.size = 0
        self.value = 0  # tiles, neutral sheep, ponds
        self.owners = 0  # a bit set over seats
        self.sheeple = [0] * players
        self.gaps: set[int] = set()  # the empty cells that it is open to
        self.loose = 0  # tiles that may be turned

    def without(self, gap: int) -> "Land":
        other = Land(self.number, 0)
        other.size = self.size
        other.value = self.value
        other.owners = self.owners
        other.sheeple = self.sheeple
        other.gaps = self.gaps - {gap}
        other.loose = self.loose
        return other


class Outlook:
    """What each seat may make of the meadows on a board that is, or is about to be."""

    def __init__(
        self,
        state: Pasture,
        top: dict[int, int],
        mover: int,
        whole: int,
        spent: float,
        weights: list[float],
    ) -> None:
        """`mover` has the next turn; `whole` are all tiles of the match, `spent` those that the
        acting seat will have less.
        """
        self.state = state
        self.top = top
        self.weights = weights
        self.mover = mover
        hand = state.hands[mover]
        self.claims = len(hand) > 0 and hand[-1] >= OTHERS  # with a Sheeple
        self.fuzzy = state.fuzzy
        self.scale = FUZZY_SCALE if state.fuzzy else SCALE
        self.rim = set(state.places)
        self.lands: list[Land] = []
        self.land_at: dict[int, int] = {}
        self.beside: dict[int, list[int]] = {}  # per gap the meadows open to it
        self.chances: list[list[float]] = []  # per seat: that so many gaps will be closed
        self.loose: set[int] = set()  # the cells of meadows with Sheeple that may be turned
        self.left: list[float] = []  # per seat its tiles to come
        left = 0.0
        for seat in range(state.players):
            own = float(len(state.hands[seat]))
            own += supply(state, seat) if state.personal else state.stock / state.players
            if seat == state.seat:
                own -= spent
            left += own
            self.left.append(own)
            self.chances.append(closing(own))
        self.late = 1 - left / whole
        survey(self, top)

    # A meadow

    def share(self, land: Land, seat: int) -> float:
        """MM-15, MM-F4: what it brings a seat, in about the size of 1."""
        if not self.fuzzy:
            return land.value * self.scale
        own = land.sheeple[seat]
        return own * (land.value - sum(land.sheeple) + own) * self.scale

    def chance(self, land: Land, seat: int) -> float:
        """That the seat will enclose it."""
        count = len(land.gaps)
        for gap in land.gaps:
            if gap not in self.rim:
                count += OVER_THE_RIM
                break
        return self.chances[seat][min(MOST_GAPS, count)]

    def stronger(self, one: Land, other: Land) -> bool:
        """MM-13, MM-F3: who would win if they were joined."""
        if self.fuzzy:
            count, against = several(one.owners), several(other.owners)
            if count != against:
                return count > against
        if one.size != other.size:
            return one.size > other.size
        return sum(one.sheeple) > sum(other.sheeple)

    def aspects(self, land: Land, seat: int, joined: list[int], union: Land | None) -> list[float]:
        """The features that come from a meadow, in their order.

        If some meadows were joined, `union` stands for them.
        """
        if not land.owners:
            claim = land.value * self.scale if self.claimable(land, seat) else 0.0
            return [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, claim, 0.0]
        share = self.share(land, seat)
        if not land.gaps:
            loose = -0.25 * min(land.loose, 4) * share
            return [share, share * self.late, loose, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        chance = self.chance(land, seat)
        threat, annexed = False, 0
        counted: list[int] = []
        for gap in land.gaps:
            if gap in self.beside:
                for number in self.beside[gap]:
                    if number == land.number or number in counted or number in joined:
                        continue
                    counted.append(number)
                    other = self.lands[number]
                    if not other.owners:
                        annexed += other.value
                    elif not other.owners >> seat & 1 and self.stronger(other, land):
                        threat = True
            if union is not None and union.number not in counted and gap in union.gaps:
                counted.append(union.number)
                if not union.owners:
                    annexed += union.value
                elif not union.owners >> seat & 1 and self.stronger(union, land):
                    threat = True
        hoped = share * chance
        gaps = len(land.gaps)
        return [
            0.0,
            0.0,
            0.0,
            hoped if gaps == 1 else 0.0,
            hoped * self.late if gaps == 1 else 0.0,
            hoped if gaps == 1 and seat == self.mover else 0.0,
            hoped if gaps == 2 else 0.0,
            hoped if gaps > 2 else 0.0,
            -hoped if threat else 0.0,
            0.0,
            annexed * self.scale * chance,
        ]

    def claimable(self, land: Land, seat: int) -> bool:
        """Whether a Sheeple played now might enclose what is nobody's."""
        return seat == self.mover and self.claims and len(land.gaps) == 1

    def concerns(self, land: Land, seat: int) -> bool:
        return land.owners >> seat & 1 == 1 or (not land.owners and seat == self.mover)

    def rate(self, land: Land, seat: int, joined: list[int], union: Land | None) -> float:
        """What a meadow promises a seat, by weight."""
        total = 0.0
        if self.concerns(land, seat):
            for place, aspect in enumerate(self.aspects(land, seat, joined, union)):
                total += self.weights[place] * aspect
        return total

    # A seat

    def features(self, seat: int) -> list[float]:
        """All of them, for a seat."""
        found = [0.0] * len(NAMES)
        for land in self.lands:
            if self.concerns(land, seat):
                for place, aspect in enumerate(self.aspects(land, seat, [], None)):
                    found[place] += aspect
        for number in self.state.hands[seat]:
            for place, aspect in enumerate(self.in_hand(number)):
                found[MEADOWS + place] += aspect
        found[-2] = self.left[seat] / FEW_TILES
        found[-1] = float(seat == self.mover)
        return found

    def in_hand(self, number: int) -> list[float]:
        """The features of a tile in hand."""
        if number >= OTHERS:
            return [0.2, 0.2 * self.late, 0.0, 0.0]
        shut = 0.2 if FENCES[number] > 2 else 0.0
        return [0.0, 0.0, 0.2 if KIND[number] == NEUTRAL else 0.0, shut]


def closing(own: float) -> list[float]:
    """How likely so many gaps will be closed with so many tiles to come."""
    hope = own / (own + PATIENCE) if own > 0 else 0.0
    chances = [1.0]
    for _ in range(MOST_GAPS):
        chances.append(chances[-1] * hope)
    return chances


def several(owners: int) -> int:
    """How many seats there are in a bit set."""
    count = 0
    while owners:
        owners &= owners - 1
        count += 1
    return count


def survey(outlook: Outlook, top: dict[int, int]) -> None:
    """The meadows of a board, in which one each cell is, and which ones each gap is beside."""
    state = outlook.state
    tiles = state.tiles
    fences, owner, sheep = tiles.fences, tiles.owner, tiles.sheep
    lands, land_at, beside = outlook.lands, outlook.land_at, outlook.beside
    for start, first in top.items():
        if first >= DOWN or start in land_at:
            continue
        number = len(lands)
        land = Land(number, state.players)
        lands.append(land)
        land_at[start] = number
        cells = [start]
        for cell in cells:
            face = top[cell]
            land.value += 1 + sheep[face]
            if owner[face]:
                land.owners |= owner[face]
                land.sheeple[owner[face].bit_length() - 1] += 1
            for step, facing in OPEN[fences[face]]:
                other = cell + step
                if other not in top:
                    if other not in land.gaps:
                        land.gaps.add(other)
                        if other in beside:
                            beside[other].append(number)
                        else:
                            beside[other] = [number]
                elif other not in land_at and not fences[top[other]] & facing:
                    land_at[other] = number
                    cells.append(other)
            if state.wolves and tiles.flock[face]:
                land.value += 2 * ponds_beside(tiles, top, cell)
        land.size = len(cells)
        if land.owners and not state.change_over:
            for cell in cells:
                if len(tiles.turns[top[cell]]) and not any_double_fence(tiles, top, cell):
                    land.loose += 1
                    outlook.loose.add(cell)


def ponds_beside(tiles: Tiles, top: dict[int, int], cell: int) -> int:
    count = 0
    for step in STEPS_TO:
        if cell + step in top and tiles.kind[top[cell + step]] == POND:
            count += 1
    return count


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
        outlook = self.outlook
        cell = (action - MOVE) // CELLS if action >= MOVE else (action - TURN) // 4
        if action >= MOVE:
            return True
        for step in (0, *STEPS_TO):
            if cell + step in outlook.land_at:
                if outlook.lands[outlook.land_at[cell + step]].owners:
                    return True
        return False

    def price(self) -> float:
        """What the two tiles for a CHANGE might have brought, less the one of any turn."""
        held = [self.held(number) for number in self.outlook.state.hands[self.seat]]
        held.sort()
        return sum(held[:2]) + self.outlook.weights[-2] / FEW_TILES


def board_ahead(state: Pasture) -> dict[int, int]:
    """The board once an announced CHANGE is done, or a wolf has caught others' Sheeple."""
    if state.announced != NOTHING:
        return board_changed(state, state.announced)
    if state.pending[-1] == WOLF_MOVES:
        top = state.top.copy()
        for cell in frightened_cells(state):
            if state.tiles.owner[top[cell]] & ~(1 << state.seat):
                top[cell] += DOWN
        return top
    return state.top


def board_changed(state: Pasture, action: int) -> dict[int, int]:
    """The board after a CHANGE."""
    if action >= MOVE:
        home, target = divmod(action - MOVE, CELLS)
        top = conflict.moved(state, home, target, [])
    else:
        cell, rot = divmod(action - TURN, 4)
        top = conflict.turned(state, cell, rot, [])
    return state.top if top is None else top


def following(state: Pasture) -> int:
    """Who has the next turn."""
    for step in range(1, state.players):
        seat = (state.seat + step) % state.players
        if state.hands[seat]:
            return seat
    return state.seat


def due(state: Pasture) -> float:
    """The tiles that the acting seat has yet to discard, less what it is about to draw."""
    count = 0.0
    others = 0.0 if state.personal else 1 - 1 / state.players  # of a tile, if another drew it
    for step in state.pending:
        if step == DISCARD_DUE:
            count += 1
        elif step == DRAWING:
            count -= others
        elif step == TREE_DRAWING:
            count -= 2 * others
        elif step != TURN_DUE and supply(state, state.seat):
            count -= others
    if state.announced != NOTHING and supply(state, state.seat):
        count -= others
    return count


class Knowledge:
    names = NAMES
    margin = 10.0

    def __init__(self, game: AnyGame) -> None:
        tiles: Tiles = game.tiles  # type: ignore[attr-defined]
        self.stock = [sum(tiles.stock[0]), sum(tiles.stock[1])]
        weights = tuned(game.id)
        self.weights = [float(weights.get(name, 0)) for name in NAMES]

    def whole(self, state: Pasture) -> int:
        """All tiles of a match."""
        each = state.sheeple if state.personal else SHEEPLE_EACH
        return self.stock[state.wolves] + each * state.players

    def features(self, state: Pasture, seat: int) -> list[float]:
        top = board_ahead(state)
        mover = state.seat if state.pending[-1] == TURN_DUE else following(state)
        whole = self.whole(state)
        return Outlook(state, top, mover, whole, due(state), self.weights).features(seat)

    def rates(self, state: Pasture, seat: int, legal: Sequence[int]) -> list[float]:
        step = state.pending[-1]
        if step not in (TURN_DUE, TREE_TURNS) or DISCARD <= legal[0] < MOVE:
            return []
        spent = 1 / (1 if state.personal else state.players) if supply(state, seat) else 1.0
        whole = self.whole(state)
        outlook = Outlook(state, state.top, following(state), whole, spent, self.weights)
        plays = Plays(outlook, seat)
        price = plays.price() if step == TURN_DUE else 0.0
        rates: list[float] = []
        for action in legal:
            if action < TURN:
                rates.append(plays.play(action))
            elif action < DONE:
                rates.append(plays.change(action, price))
            else:
                more = self.weights[-2] / FEW_TILES if action == DRAW_MORE else 0.0
                rates.append(plays.chance([0.0] * state.players, more))
        return rates

    def reopen(self, state: Pasture) -> None:
        """Nobody chooses in secret."""

    def forget(self, view: PastureView, number: int) -> PastureView:
        """Of what lies face down or covered longest, where it lies: it is thought of in order."""
        old = view.memory[: max(len(view.memory) - number, 0)]
        faces = sorted((one.type, one.colour or "", one.rot) for one in old)
        mixed = [
            replace(one, type=kind, colour=colour or None, rot=rot)
            for one, (kind, colour, rot) in zip(old, faces, strict=True)
        ]
        return replace(view, memory=(*mixed, *view.memory[len(old) :]))
