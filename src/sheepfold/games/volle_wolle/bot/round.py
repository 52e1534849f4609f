"""What a round of Volle Wolle still has for each player: the own turn, and others' leftovers."""

from typing import Final

from sheepfold.games.volle_wolle.bot.flock import (
    CHIP,
    Ahead,
    Flock,
    Picks,
    flock_of,
    gain_of_all,
)
from sheepfold.games.volle_wolle.bot.odds import BLACK, SAFELY, Stakes, Turn
from sheepfold.games.volle_wolle.components import DUE, SAFE
from sheepfold.games.volle_wolle.rules import TARGETS
from sheepfold.games.volle_wolle.state import (
    BLACK_SHEEP,
    BONE_ASKED,
    TAKING,
    TOPPING,
    Flocks,
)

# A turn is solved for prizes rounded to one of these and serves for all near ones: the best
# play hardly changes, and its results are valued with the true prizes.
FINE: Final = tuple(range(-24, 25, 2))
COARSE: Final = (-12, -6, -2, 1, 4, 8, 14, 21)
RICH: Final = 4  # chips that count
TURNS: Final = 500  # size of the cache
STARTS: Final = 50_000
TYPICAL: Final = (9.0, 6.0, 3.0)  # prizes of players in between

Key = tuple[int, int, int, int, int, int, int, int, int, int]
_turns: dict[Key, Turn] = {}
_starts: dict[Key, list[float]] = {}


def nearest(grid: tuple[int, ...]) -> list[int]:
    """Return the nearest value by points, from -24 to 24."""
    return [min(grid, key=lambda mark: abs(mark - points)) for points in range(-24, 25)]


FINELY: Final = nearest(FINE)
COARSELY: Final = nearest(COARSE)


def near(worth: float, grid: list[int]) -> int:
    return grid[max(0, min(48, round(worth) + 24))]


def key_of(stakes: Stakes, grid: list[int]) -> Key:
    one, two, three = stakes.prizes
    return (
        stakes.need,
        stakes.bonus,
        min(stakes.chips, RICH),
        stakes.safe,
        near(one, grid),
        near(two, grid),
        near(three, grid),
        near(stakes.black, grid) if stakes.safe else 0,
        round(2 * stakes.failing),
        round(2 * stakes.chip),
    )


def solved(key: Key) -> Turn:
    need, bonus, chips, safe, one, two, three, black, failing, chip = key
    return Turn(
        Stakes(
            need,
            bonus,
            chips,
            (float(one), float(two), float(three)),
            safe=safe,
            black=float(black),
            failing=failing / 2,
            chip=chip / 2,
        )
    )


def turn_with(stakes: Stakes) -> Turn:
    """Return a good way through a turn that has begun."""
    key = key_of(stakes, FINELY)
    turn = _turns.get(key)
    if turn is None:
        if len(_turns) >= TURNS:
            _turns.clear()
        turn = _turns[key] = solved(key)
    return turn


def start_of(stakes: Stakes) -> list[float]:
    """Return the chances of the results of a turn that has not begun."""
    key = key_of(stakes, COARSELY)
    comes = _starts.get(key)
    if comes is None:
        if len(_starts) >= STARTS:
            _starts.clear()
        comes = _starts[key] = solved(key).first
    return comes


class Round:
    """A round at some moment, with what is known of the flocks."""

    __slots__ = ("ahead", "chip", "flocks", "state")

    def __init__(self, state: Flocks) -> None:
        self.state = state
        self.ahead = Ahead(state)
        self.chip = 1 + CHIP * self.ahead.left
        self.flocks: list[Flock | None] = [None] * state.players

    def flock(self, seat: int) -> Flock:
        flock = self.flocks[seat]
        if flock is None:
            flock = self.flocks[seat] = flock_of(self.state, seat, self.ahead)
        return flock

    def stakes(self, seat: int, bid: int, table: list[int], picks: Picks) -> Stakes:
        """Return what a seat's turn is about with these cards on the table."""
        state = self.state
        modifier = state.cards.modifier[state.tops[seat]]
        malus = min(0, modifier)
        dark = [card for card in table if state.cards.black[card]]
        gains = picks.gains
        return Stakes(
            TARGETS[bid] - malus,
            max(0, modifier),
            state.chips[seat],
            (gains[3], gains[2], gains[1]),
            safe=SAFE - malus if dark else 0,
            black=gain_of_all(state, self.flock(seat), dark),
            failing=self.chip if state.supply and not state.failed else 0.0,
            chip=self.chip,
        )

    def hope(self, seat: int) -> float:
        """Return the points that a seat may still expect in this round from cards to take."""
        state = self.state
        if not state.order or not state.table:
            return 0.0
        mover, place = state.turn, state.place
        position = state.order.index(seat)
        if position < place and state.players > 2:
            return 0.0
        own, branches = self.mover(mover)
        if seat == mover:
            total = own
            if state.players == 2 and place == 0:
                for chance, table in branches:
                    total += chance * self.leftovers(seat, 1 - seat, state.bids[1 - seat], table)
            return total
        total = 0.0
        for chance, table in branches:
            if position < place:  # VW-15: the first of two
                total += chance * gain_of_all(state, self.flock(seat), table)
            else:
                total += chance * self.later(seat, state.order[place + 1 : position], table)
        return total

    def mover(self, seat: int) -> tuple[float, list[tuple[float, list[int]]]]:
        """Return the mover's expected gain, and what may be left to the others with its chances."""
        state = self.state
        step, table = state.step, state.table
        if step == TOPPING or step == BONE_ASKED:
            return 0.0, [(1.0, table)]
        picks = Picks(state, self.flock(seat), table, 3)
        if step == TAKING:
            due = DUE[state.throw] - len(state.taking)
            return picks.gains[due], [(1.0, picks.rests[due])]
        stakes = self.stakes(seat, state.bids[seat], table, picks)
        turn = turn_with(stakes)
        if step == BLACK_SHEEP:
            comes = turn.failing(sum(state.dice))
        else:
            comes = turn.thrown(state.throw, state.dice, state.kept, state.hand)
        return stakes.worth(comes), branches_of(state, comes, picks, table)

    def leftovers(self, seat: int, second: int, bid: int, table: list[int]) -> float:
        """VW-15: return what the second of two players is likely to leave to the first."""
        if not table:
            return 0.0
        state = self.state
        picks = Picks(state, self.flock(second), table, 3)
        comes = start_of(self.stakes(second, bid, table, picks))
        total = 0.0
        for chance, left in branches_of(state, comes, picks, table):
            if left:
                total += chance * gain_of_all(state, self.flock(seat), left)
        return total

    def later(self, seat: int, between: list[int], table: list[int]) -> float:
        """Return the expected gain of a turn that comes after some others."""
        state = self.state
        taken = 0.0
        for other in between:
            modifier = state.cards.modifier[state.tops[other]]
            stakes = Stakes(TARGETS[state.bids[other]] - modifier, 0, 0, TYPICAL, failing=1.0)
            comes = start_of(stakes)
            taken += 3 * comes[1] + 2 * comes[2] + comes[3]
        return self.after(seat, round(taken), len(between) + state.place, state.bids[seat], table)

    def after(self, seat: int, taken: int, before: int, bid: int, table: list[int]) -> float:
        """Return the same if `taken` cards are taken before it."""
        table = self.left(seat, taken, table)
        if not table:
            return 0.0
        if self.last(before):
            return gain_of_all(self.state, self.flock(seat), table)
        stakes = self.stakes(seat, bid, table, Picks(self.state, self.flock(seat), table, 3))
        return stakes.worth(start_of(stakes))

    def left(self, seat: int, taken: int, table: list[int]) -> list[int]:
        """Return what others leave if they take what a seat would take."""
        return Picks(self.state, self.flock(seat), table, taken).rests[taken] if taken else table

    def last(self, before: int) -> bool:
        """VW-12: return whether the player who throws is the last, given the players before."""
        return before + 2 == self.state.players > 2


def branches_of(
    state: Flocks, comes: list[float], picks: Picks, table: list[int]
) -> list[tuple[float, list[int]]]:
    """Return what may be left on the table after a turn, with its chances."""
    branches = [
        (comes[throw], picks.rests[DUE[throw]]) for throw in range(1, 4) if comes[throw] > 0
    ]
    if comes[SAFELY] > 0:
        branches.append((comes[SAFELY], table))
    if comes[BLACK] > 0:
        black = state.cards.black
        branches.append((comes[BLACK], [card for card in table if not black[card]]))
    return branches
