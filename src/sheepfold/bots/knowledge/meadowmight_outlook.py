"""Meadowmight, as one thinks of it: what each meadow and each tile in hand promises a seat."""

from typing import Final

from sheepfold.games.meadowmight.actions import STEPS_TO
from sheepfold.games.meadowmight.board import OPEN, any_double_fence
from sheepfold.games.meadowmight.components import DOWN, KIND, NEUTRAL, OTHERS, POND, Tiles
from sheepfold.games.meadowmight.state import Pasture
from sheepfold.games.meadowmight.turns import supply

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
MOST_GAPS: Final = 12  # more are as hopeless
FEW_TILES: Final = 6.0
MEADOWS: Final = 11  # the features that come from meadows


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
        shut = 0.2 if several(self.state.tiles.fences[number * 4]) > 2 else 0.0
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
