"""Meadowmight's evaluation: what each meadow and each tile in hand promises a seat."""

from collections.abc import Sequence
from typing import Final

from sheepfold.games.meadowmight.bot.meadows import Land, Meadows, several
from sheepfold.games.meadowmight.components import KIND, NEUTRAL, OTHERS

NAMES: Final = (
    "enclosed",  # points of enclosed meadows
    "enclosed_late",
    "one_gap",  # points of those with a gap, by how likely it will be closed
    "one_gap_late",
    "ready",  # the same if it is one's turn
    "two_gaps",
    "more_gaps",
    "threat",  # of these, what a stronger rival could join to its own
    "claim",  # unowned meadows with a gap, if the seat is on turn with a Sheeple in hand
    "sheeple",  # in hand
    "sheeple_late",
    "sheep",  # neutral ones in hand
    "shut",  # tiles in hand with three or four fences
    "tiles",  # to come
    "turn",
)
ENCLOSED: Final = 0
ENCLOSED_LATE: Final = 1
ONE_GAP: Final = 2
ONE_GAP_LATE: Final = 3
READY: Final = 4
TWO_GAPS: Final = 5
MORE_GAPS: Final = 6
THREAT: Final = 7
CLAIM: Final = 8
SHEEPLE: Final = 9
SHEEPLE_LATE: Final = 10
SHEEP: Final = 11
SHUT: Final = 12
TILES: Final = 13
TURN: Final = 14
SCALE: Final = 0.1  # per point
FUZZY_SCALE: Final = 0.03  # where a meadow counts once per Sheeple
PATIENCE: Final = 3.0  # tiles to come at which one of two gaps is closed
OVER_THE_RIM: Final = 4  # gaps that one which no tile can close counts as
MOST_GAPS: Final = 12  # more are equally hopeless
FAR: Final = MOST_GAPS + 1  # index from which tables cover meadows with gaps over the rim
IN_HAND: Final = 0.2  # weight of a tile in hand
FEW_TILES: Final = 6.0


class Outlook:
    """The prospects of each seat from the meadows on a board.

    `left` are the tiles to come, per seat; `mover` has the next turn, and `claims` says whether it
    holds a Sheeple.
    """

    def __init__(
        self,
        meadows: Meadows,
        left: list[float],
        late: float,
        mover: int,
        weights: Sequence[float],
        *,
        fuzzy: bool,
        claims: bool,
    ) -> None:
        self.meadows = meadows
        self.left = left
        self.late = late
        self.mover = mover
        self.claims = claims
        self.fuzzy = fuzzy
        self.scale = FUZZY_SCALE if fuzzy else SCALE
        self.weights = list(weights)
        self.chances = [closing(own) for own in left]  # per seat and gaps: that they are closed
        self.hopes: list[list[float]] = []  # the same with weights
        self.risks: list[list[float]] = []  # what a threat takes of it
        for seat in range(len(left)):
            hopes, risks = self.tables(seat)
            self.hopes.append(hopes)
            self.risks.append(risks)

    def tables(self, seat: int) -> tuple[list[float], list[float]]:
        weights, late, chances = self.weights, self.late, self.chances[seat]
        one = weights[ONE_GAP] + weights[ONE_GAP_LATE] * late
        if seat == self.mover:
            one += weights[READY]
        enclosed = weights[ENCLOSED] + weights[ENCLOSED_LATE] * late
        hopes: list[float] = []
        risks: list[float] = []
        for place in range(2 * FAR):
            gaps = place % FAR
            chance = chances[place]
            weight = weights[MORE_GAPS]
            if gaps == 0:
                weight = enclosed
            elif gaps == 1:
                weight = one
            elif gaps == 2:
                weight = weights[TWO_GAPS]
            hopes.append(weight * chance)
            risks.append(weights[THREAT] * chance if gaps else 0.0)
        return hopes, risks

    # A meadow

    def place(self, gaps: int) -> int:
        """Return the index in the tables for a meadow with these gaps."""
        count = min(several(gaps), MOST_GAPS)
        return count + FAR if gaps & self.meadows.far else count

    def share(self, land: Land, seat: int) -> float:
        """MM-15, MM-F4: return what the meadow brings a seat, scaled to about 1."""
        if not self.fuzzy:
            return land.value * self.scale
        own = land.sheeple[seat]
        return own * (land.value - land.flock + own) * self.scale

    def stronger(self, one: Land, other: Land) -> bool:
        """MM-13, MM-F3: return whether the first would win if both were joined."""
        if self.fuzzy:
            count, against = several(one.owners), several(other.owners)
            if count != against:
                return count > against
        if one.size != other.size:
            return one.size > other.size
        return one.flock > other.flock

    def threatened(
        self, land: Land, gaps: int, seat: int, joined: list[int], union: Land | None
    ) -> bool:
        """Return whether a stronger rival is next to one of these gaps.

        If some meadows were joined, `union` represents them.
        """
        for other in self.meadows.owned:
            if (
                other.gaps & gaps
                and not other.owners >> seat & 1
                and other.number != land.number
                and other.number not in joined
                and self.stronger(other, land)
            ):
                return True
        return (
            union is not None
            and union.gaps & gaps != 0
            and union.owners != 0
            and not union.owners >> seat & 1
            and self.stronger(union, land)
        )

    def rate(
        self, land: Land, gaps: int, seat: int, joined: list[int], union: Land | None
    ) -> float:
        """Return what a meadow, open to these gaps, promises a seat, by weight."""
        if land.owners == 0:
            if seat == self.mover and self.claims and gaps and gaps & gaps - 1 == 0:
                return self.weights[CLAIM] * land.value * self.scale
            return 0.0
        if not land.owners >> seat & 1:
            return 0.0
        place = self.place(gaps)
        worth = self.hopes[seat][place]
        if gaps and self.threatened(land, gaps, seat, joined, union):
            worth -= self.risks[seat][place]
        return worth * self.share(land, seat)

    # A seat

    def features(self, seat: int, hand: list[int]) -> list[float]:
        """Return all features of a seat."""
        found = [0.0] * len(NAMES)
        for land in self.meadows.owned:
            if land.owners >> seat & 1:
                self.add_land(found, land, seat)
        if seat == self.mover and self.claims:
            for land in self.meadows.lands:
                if land.owners == 0 and land.gaps and land.gaps & land.gaps - 1 == 0:
                    found[CLAIM] += land.value * self.scale
        for number in hand:
            if number >= OTHERS:
                found[SHEEPLE] += IN_HAND
                found[SHEEPLE_LATE] += IN_HAND * self.late
            else:
                found[SHEEP] += IN_HAND if KIND[number] == NEUTRAL else 0.0
                found[SHUT] += IN_HAND if self.shuts(number) else 0.0
        found[TILES] = self.left[seat] / FEW_TILES
        found[TURN] = 1.0 if seat == self.mover else 0.0
        return found

    def add_land(self, found: list[float], land: Land, seat: int) -> None:
        share = self.share(land, seat)
        if not land.gaps:
            found[ENCLOSED] += share
            found[ENCLOSED_LATE] += share * self.late
            return
        place = self.place(land.gaps)
        hoped = share * self.chances[seat][place]
        gaps = place % FAR
        if gaps == 1:
            found[ONE_GAP] += hoped
            found[ONE_GAP_LATE] += hoped * self.late
            if seat == self.mover:
                found[READY] += hoped
        else:
            found[TWO_GAPS if gaps == 2 else MORE_GAPS] += hoped
        if self.threatened(land, land.gaps, seat, [], None):
            found[THREAT] -= hoped

    def held(self, number: int) -> float:
        """Return what a tile in hand promises, by weight."""
        weights = self.weights
        if number >= OTHERS:
            return IN_HAND * (weights[SHEEPLE] + weights[SHEEPLE_LATE] * self.late)
        total = weights[SHEEP] if KIND[number] == NEUTRAL else 0.0
        if self.shuts(number):
            total += weights[SHUT]
        return IN_HAND * total

    def shuts(self, number: int) -> bool:
        return several(self.meadows.tiles.fences[number * 4]) > 2


def closing(own: float) -> list[float]:
    """Return by number of gaps how likely all will be closed, with `own` tiles to come.

    From FAR on, the same if one of the gaps is over the rim.
    """
    hope = own / (own + PATIENCE) if own > 0 else 0.0
    chances = [1.0]
    for _ in range(MOST_GAPS):
        chances.append(chances[-1] * hope)
    for gaps in range(FAR):
        chances.append(chances[min(MOST_GAPS, gaps + OVER_THE_RIM)])
    return chances
