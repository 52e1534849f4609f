"""Search to the end of a match, if it is near: what each action leads to under best play.

Draws count by their probability.
"""

import time
from collections.abc import Sequence
from typing import Any

from sheepfold.bots.evaluator import Evaluator
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Plain


class TooFar(Exception):
    """The end is not near enough."""


class Solver:
    """Searches a limited number of positions, and stops at the time `end` if that is set."""

    def __init__(self, evaluator: Evaluator, most: int, end: float | None = None) -> None:
        self.evaluator = evaluator
        self.left = most
        self.end = end

    def rates(self, world: Any, seat: int, legal: Sequence[int], own: Plain) -> list[float]:
        """Return what each action is worth to the seat in this world; empty if the end is too far.

        One random playout first estimates how many positions there are.
        """
        if self.too_many(world.copy(), own):
            return []
        try:
            return [self.after(world, seat, action)[seat] for action in legal]
        except TooFar:
            return []

    def too_many(self, world: Any, own: Plain) -> bool:
        game, positions = self.evaluator.game, 1
        while seats := game.acting(world):
            seat = seats[0]
            if seat == CHANCE:
                positions *= len(game.chances(world))
            else:
                positions *= len(game.legal(world, seat))
            if positions > self.left:
                return True
            game.apply(world, seat, game.sample(world, seat, own.random))
        return False

    def after(self, world: Any, seat: int, action: int) -> list[float]:
        below = world.copy()
        self.evaluator.game.apply(below, seat, action)
        return self.worth(below)

    def worth(self, world: Any) -> list[float]:
        """Return what a position is worth to each seat."""
        game = self.evaluator.game
        seats: tuple[int, ...] = game.acting(world)
        if not seats:
            return self.evaluator.end(world)
        self.left -= 1
        if self.left < 0 or len(seats) > 1:
            raise TooFar
        if self.end is not None and time.monotonic() > self.end:
            raise TooFar
        seat = seats[0]
        if seat == CHANCE:
            return self.expected(world)
        best: list[float] = []
        for action in game.legal(world, seat):
            found = self.after(world, seat, action)
            if not best or found[seat] > best[seat]:
                best = found
        return best

    def expected(self, world: Any) -> list[float]:
        whole = 0
        sums: list[float] = []
        for action, weight in self.evaluator.game.chances(world):
            found = self.after(world, CHANCE, action)
            if not sums:
                sums = [0.0] * len(found)
            for seat, worth in enumerate(found):
                sums[seat] += weight * worth
            whole += weight
        return [total / whole for total in sums]
