"""Greedy Sheepland: a shepherd who counts what sheep and tiles bring, for one turn.

It never drives sheep out of its own terrains while anything else costs less, never pays more for a
tile than that may bring, and never pays for a walk when a free one is as good. Whose tiles are
whose it knows as everybody does: it sees its own and remembers what others bought.
"""

from collections.abc import Sequence
from typing import Final

from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng
from sheepfold.games.sheepland.actions import BLACK, BUY, DIE, HERD, PLACE_ON, USE, WALK
from sheepfold.games.sheepland.board import Board
from sheepfold.games.sheepland.components import PLACES, TERRAINS
from sheepfold.games.sheepland.scoring import BLACK_COUNTS
from sheepfold.games.sheepland.view import IslandView

LATER: Final = 0.25  # what a deed counts that is left for the next turn: others may forestall it
HOPE: Final = 2.0  # sheep that a tile bought at the very beginning may still gain


class Greedy:
    def __init__(self, game: AnyGame) -> None:
        self.board = Board(game.components)

    def choose(self, view: IslandView, legal: Sequence[int], rng: Rng) -> int:
        """Any of the moves that look best."""
        thoughts = Thoughts(self.board, view)
        (step,) = view.pending
        if step == "place":
            rates = [thoughts.stay(action - PLACE_ON, 2) for action in legal]
        elif step == "use":
            rates = [thoughts.turn(action - USE) for action in legal]
        else:
            rates = thoughts.actions(legal)
        top = max(rates)
        choices = [action for action, rate in zip(legal, rates, strict=True) if rate == top]
        return choices[rng.below(len(choices))]


class Thoughts:
    """What a player makes of a view. Roads are numbered from 0, as on the `Board`."""

    def __init__(self, board: Board, view: IslandView) -> None:
        self.board = board
        self.view = view
        self.dinars = view.dinars[view.viewer]
        taken = {*view.fences, *view.final_fences, *(r for roads in view.shepherds for r in roads)}
        self.free = [road for road in range(len(board.beside)) if road + 1 not in taken]
        self.black = PLACES.index(view.black)
        # What one more sheep on a terrain brings: own tiles less those of an average rival.
        own = view.tiles[view.viewer] or ()
        stakes = [float(own.count(terrain)) for terrain in TERRAINS]
        for seen in view.memory:
            stakes[TERRAINS.index(seen.terrain)] -= 1 / (view.players - 1)
        stakes.append(0)  # in Sheepsburg: its terrain is -1, the last
        self.stakes = [stakes[terrain] for terrain in board.terrains]  # per place
        hope = HOPE * view.supply / board.fences  # the match lasts as long as the fences
        self.tiles = [self.tile(terrain, hope) for terrain in range(len(TERRAINS))]
        self.later = LATER if view.supply > view.players else 0
        self.offers: dict[int, tuple[float, float, float]] = {}  # per road, once thought of

    def tile(self, terrain: int, hope: float) -> float:
        """What the top tile of a stack brings above its price."""
        price = self.view.prices[terrain]
        if price is None or price > self.dinars:
            return -1
        return self.view.worth[terrain] + hope - price

    # What a road offers

    def offer(self, road: int) -> tuple[float, float, float]:
        """What a shepherd gains on a road with no action, with the best one and with two."""
        if road not in self.offers:
            one, other = self.board.beside[road]
            into = one if self.stakes[one] > self.stakes[other] else other
            out = one + other - into
            sheep = self.sheep(out)
            drive = sheep * (self.stakes[into] - self.stakes[out])
            best = both = 0.0
            for terrain in self.board.sells[road]:
                gain = self.tiles[terrain]
                if gain > best:
                    best = gain
                # The sheep counts for the new tile too.
                gain += sheep if terrain == self.board.terrains[into] else -sheep
                if gain > both:
                    both = gain
            most = max(best, drive)
            self.offers[road] = 0, most, max(most, drive + both)
        return self.offers[road]

    def sheep(self, place: int) -> int:
        """What can be driven out of a place at once, the black sheep if it is there."""
        return BLACK_COUNTS if place == self.black else min(self.view.white[place], 1)

    def stay(self, road: int, actions: int) -> float:
        """What a road brings now with so many actions, and in the next turn."""
        offer = self.offer(road)
        return offer[actions] + self.later * (offer[2] - offer[actions])

    # What to do with a turn: some deeds here, a walk, and some deeds there

    def walk(self, at: int, road: int, actions: int) -> float:
        """What a walk brings with so many actions after it; far away it costs a Dinar."""
        return self.stay(road, actions) - (not self.board.adjacent[at] >> road & 1)

    def best_walk(self, at: int, actions: int) -> float:
        near = self.board.adjacent[at]
        reach = [road for road in self.free if self.dinars or near >> road & 1]
        return max((self.walk(at, road, actions) for road in reach), default=0)

    def turn(self, at: int) -> float:
        """What a turn of the shepherd on a road brings."""
        offer = self.offer(at)
        return max(offer[deeds] + self.best_walk(at, 2 - deeds) for deeds in range(3))

    def actions(self, legal: Sequence[int]) -> list[float]:
        """What each action brings, with the best that may follow in this turn."""
        view = self.view
        assert view.shepherd is not None
        at = view.shepherd - 1
        left = view.left - 1
        gains = {action: self.deed(action) for action in legal if action >= DIE}
        # After a deed: a walk; or, where actions are left for it, the other kind of deed before.
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
            if left > 1 or (left and view.walked):
                others = [gain for other, gain in gains.items() if (other < BUY) != (action < BUY)]
                follow = max(follow, max(others, default=0) + walk_later)
            rates.append(gains[action] + follow)
        return rates

    def deed(self, action: int) -> float:
        """What a tile or a sheep brings."""
        if action >= BUY:
            return self.tiles[action - BUY]
        verb, sheep = (HERD, 1) if action < BLACK else (BLACK, BLACK_COUNTS)
        here, there = divmod(action - verb, len(PLACES))
        return sheep * (self.stakes[there] - self.stakes[here])
