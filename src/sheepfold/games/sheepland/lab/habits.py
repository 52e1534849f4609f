"""Habits of Sheepland's players: spending, poverty, teasing, wandering, staying, droving.

Each habit rates its possible moves and makes the one that it rates highest; where it has no
preference, and now and then at random, it plays at random. Uniform play is nearly all walking.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from sheepfold.bots.bot import Bot
from sheepfold.core.bits import bits
from sheepfold.core.protocol import AnyGame
from sheepfold.games.sheepland.actions import BLACK, BUY, DIE, HERD, PLACE_ON, USE, WALK
from sheepfold.games.sheepland.board import Board
from sheepfold.games.sheepland.components import PLACES, SHEEPSBURG
from sheepfold.games.sheepland.view import IslandView
from sheepfold.lab.habits import Whimsical

FEW: Final = 5  # Dinars: a player with no more thinks of the end
Rate = tuple[int, ...]  # compared from the left


class Habit(Whimsical):
    """A player who likes some moves better than others. Roads are numbered from 0 here."""

    def __init__(self, game: AnyGame) -> None:
        self.board = Board(game.components)

    def rates(self, view: IslandView, legal: Sequence[int]) -> list[Rate]:
        self.view = view
        self.dinars = view.dinars[view.viewer]
        self.at = (view.shepherd or 1) - 1
        standing = [road for roads in view.shepherds for road in roads]
        self.taken = mask(view.fences) | mask(view.final_fences) | mask(standing)
        return [self.rate(action) for action in legal]

    def rate(self, action: int) -> Rate:
        if action < DIE:
            return self.walk(action - WALK)
        if action < BLACK:
            return self.herd((action - HERD) % len(PLACES))
        if action < BUY:
            return self.herd((action - BLACK) % len(PLACES))
        if action < PLACE_ON:
            return self.buy(action - BUY)
        return self.place(action - PLACE_ON) if action < USE else self.use(action - USE)

    # How much a habit likes a move

    def walk(self, road: int) -> Rate:
        return (0,)

    def herd(self, there: int) -> Rate:
        return (0,)

    def buy(self, terrain: int) -> Rate:
        return (0,)

    def place(self, road: int) -> Rate:
        return (0,)

    def use(self, road: int) -> Rate:
        return (0,)

    # What it looks at

    def ways_out(self, road: int) -> int:
        """Return how many roads adjacent to a road are free."""
        return (self.board.adjacent[road] & ~self.taken).bit_count()

    def fare(self, road: int) -> int:
        """Return what a walk to a road costs."""
        return 0 if self.board.adjacent[self.at] >> road & 1 else 1

    def price(self, terrain: int) -> int:
        return self.view.prices[terrain] or 0

    def spends(self, road: int) -> int:
        """Return what can be spent by a walk to a road and a purchase there."""
        fare = self.fare(road)
        prices = [self.price(terrain) for terrain in self.board.sells[road]]
        return fare + max((price for price in prices if fare + price <= self.dinars), default=0)


class Spender(Habit):
    """SL-8: buys the dearest tile, twice a turn, and pays for walks to where one is dear."""

    def buy(self, terrain: int) -> Rate:
        return 4, self.price(terrain)

    def walk(self, road: int) -> Rate:
        return 2, self.spends(road), -self.ways_out(road)

    def herd(self, there: int) -> Rate:
        """Rate it before the walk only if no tile was bought: the third action buys another."""
        return (1,) if self.view.left == 2 and not self.view.walked else (3,)


class Pauper(Spender):
    """SL-10: spends and closes the ways to dead ends; with the last Dinars goes into one."""

    def buy(self, terrain: int) -> Rate:
        last = self.price(terrain) == self.dinars > 0
        return (0,) if last and self.ways_out(self.at) else super().buy(terrain)

    def walk(self, road: int) -> Rate:
        if self.dinars > FEW:
            return 2, self.spends(road) + 2 * self.doors(road)
        return 2, -self.ways_out(road), self.spends(road)

    def place(self, road: int) -> Rate:
        return (self.doors(road),)

    def use(self, road: int) -> Rate:
        return (self.ways_out(road),)

    def doors(self, road: int) -> int:
        """Return the number of free dead ends that a road leads to, for later."""
        adjacent = self.board.adjacent
        if adjacent[road].bit_count() <= 2:
            return -2
        return sum(adjacent[end].bit_count() <= 2 for end in bits(adjacent[road] & ~self.taken))


class Teaser(Pauper):
    """SL-9: with few Dinars left stands where no road leads away and a tile costs them all."""

    def buy(self, terrain: int) -> Rate:
        left = self.dinars - self.price(terrain)
        return super().buy(terrain) if left >= FEW else (0,)

    def walk(self, road: int) -> Rate:
        if self.dinars > FEW:
            return super().walk(road)
        left = self.dinars - self.fare(road)
        costs_all = left > 0 and left in [self.view.prices[one] for one in self.board.sells[road]]
        return 2, int(costs_all and not self.ways_out(road)), -self.ways_out(road), left


class Wanderer(Habit):
    """SL-12: three walks a turn, so that the fences run out early and final ones are needed."""

    def walk(self, road: int) -> Rate:
        return 1, -self.fare(road)


class Homebody(Habit):
    """Does whatever there is to do before it walks, and not far: the match is long."""

    def walk(self, road: int) -> Rate:
        return -1, -self.fare(road)


class Drover(Habit):
    """SL-7, SL-13: drives sheep into Sheepsburg, where they score nothing; never buys."""

    def herd(self, there: int) -> Rate:
        return (2,) if there == SHEEPSBURG else (0,)

    def walk(self, road: int) -> Rate:
        return (1,) if SHEEPSBURG in self.board.beside[road] else (0,)

    def buy(self, terrain: int) -> Rate:
        return (-1,)


def mask(roads: Iterable[int]) -> int:
    return sum(1 << road - 1 for road in roads)


HABITS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "spender": Spender,
    "pauper": Pauper,
    "teaser": Teaser,
    "wanderer": Wanderer,
    "homebody": Homebody,
    "drover": Drover,
}
