"""Sheepland's prior: what a turn brings, with actions here, a walk, and actions there."""

from collections.abc import Sequence
from typing import Final

from sheepfold.games.sheepland.actions import BLACK, BUY, DIE, HERD, PLACE_ON, USE, WALK
from sheepfold.games.sheepland.components import PLACES, TERRAINS
from sheepfold.games.sheepland.scoring import BLACK_COUNTS, worth
from sheepfold.games.sheepland.state import NAME_SHEPHERD, PLACEMENT, Island

KINDS: Final = len(TERRAINS)
LATER: Final = 0.25  # factor of an action left for the next turn: others may come first
HOPE: Final = 2.0  # sheep that a tile bought at the very beginning may still gain


class Turn:
    """The possible gains of the seat on turn, in points. Roads are numbered from 0."""

    def __init__(self, state: Island, seat: int, tiles: list[list[int]]) -> None:
        self.state = state
        self.dinars = state.dinars[seat]
        # What one more sheep on a terrain brings: own tiles less those of an average rival.
        stakes = [float(count) for count in tiles[seat]]
        for other, counts in enumerate(tiles):
            if other != seat:
                for terrain, count in enumerate(counts):
                    stakes[terrain] -= count / (state.players - 1)
        stakes.append(0.0)  # in Sheepsburg: its terrain is -1, the last
        self.stakes = stakes
        hope = HOPE * state.supply / state.board.fences  # the match lasts as long as the fences
        values = worth(state)
        self.tiles = [self.tile(terrain, values[terrain] + hope) for terrain in range(KINDS)]
        self.later = LATER if state.supply > state.players else 0.0
        self.offers: dict[int, tuple[float, float, float]] = {}  # cache, by road

    def tile(self, terrain: int, value: float) -> float:
        """Return what the top tile of a stack brings above its price."""
        prices, sold = self.state.board.prices, self.state.sold[terrain]
        if sold >= len(prices) or prices[sold] > self.dinars:
            return -1.0
        return value - prices[sold]

    def rates(self, legal: Sequence[int]) -> list[float]:
        """Return what each action brings, with the best that may follow in this turn."""
        if self.state.step == PLACEMENT:
            return [self.stay(action - PLACE_ON, 2) for action in legal]
        if self.state.step == NAME_SHEPHERD:
            return [self.turn(action - USE) for action in legal]
        return self.actions(legal)

    # What a road offers

    def offer(self, road: int) -> tuple[float, float, float]:
        """Return what a shepherd gains on a road with no action, with the best one and with two."""
        if road in self.offers:
            return self.offers[road]
        board, stakes = self.state.board, self.stakes
        into, out = board.beside[road]
        if stakes[board.terrains[out]] > stakes[board.terrains[into]]:
            into, out = out, into
        sheep = self.sheep(out)
        drive = sheep * (stakes[board.terrains[into]] - stakes[board.terrains[out]])
        best = both = 0.0
        for terrain in board.sells[road]:
            gain = self.tiles[terrain]
            best = max(best, gain)
            # The sheep counts for the new tile too.
            both = max(both, gain + (sheep if terrain == board.terrains[into] else -sheep))
        most = max(best, drive)
        found = (0.0, most, max(most, drive + both))
        self.offers[road] = found
        return found

    def sheep(self, place: int) -> int:
        """Return the number of sheep that can be driven out of a place, with the black one."""
        return BLACK_COUNTS if place == self.state.black else min(self.state.white[place], 1)

    def stay(self, road: int, actions: int) -> float:
        """Return what a road brings now with `actions` left, and in the next turn."""
        offer = self.offer(road)
        return offer[actions] + self.later * (offer[2] - offer[actions])

    # Walks

    def walk(self, at: int, road: int, actions: int) -> float:
        """Return what a walk brings with `actions` after it; a distant one costs a Dinar."""
        return self.stay(road, actions) - (0 if self.state.board.adjacent[at] >> road & 1 else 1)

    def best_walk(self, at: int, actions: int) -> float:
        near = self.state.board.adjacent[at]
        roads = self.state.free if self.dinars else self.state.free & near
        best, found = 0.0, False
        while roads:
            low = roads & -roads
            roads ^= low
            gain = self.walk(at, low.bit_length() - 1, actions)
            if gain > best or not found:
                best, found = gain, True
        return best

    # What to do

    def turn(self, at: int) -> float:
        """Return what a turn of the shepherd on a road brings."""
        offer = self.offer(at)
        return max([offer[deeds] + self.best_walk(at, 2 - deeds) for deeds in range(3)])

    def actions(self, legal: Sequence[int]) -> list[float]:
        state = self.state
        at, left = state.at, state.left - 1
        gains = {action: self.deed(action) for action in legal if action >= DIE}
        # After an action: a walk or, if actions are left for it, the other kind of action before.
        # After the last action the shepherd stays, and the next turn begins here.
        rest = self.stay(at, 0)
        walk_next = self.best_walk(at, left - 1) if gains and left else rest
        walk_later = self.best_walk(at, left - 2) if gains and left > 1 else rest
        rates = []
        for action in legal:
            if action < DIE:
                rates.append(self.walk(at, action - WALK, left))
                continue
            follow = walk_next
            if left > 1 or (left and state.walked):
                others = [gain for other, gain in gains.items() if (other < BUY) != (action < BUY)]
                follow = max(follow, max(others, default=0.0) + walk_later)
            rates.append(gains[action] + follow)
        return rates

    def deed(self, action: int) -> float:
        """Return what buying a tile or driving a sheep brings."""
        if action >= BUY:
            return self.tiles[action - BUY]
        verb, sheep = (HERD, 1) if action < BLACK else (BLACK, BLACK_COUNTS)
        here, there = divmod(action - verb, len(PLACES))
        terrains = self.state.board.terrains
        return sheep * (self.stakes[terrains[there]] - self.stakes[terrains[here]])
