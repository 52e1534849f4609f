"""Greedy Sheepland: a shepherd that counts what sheep and tiles bring, for one turn.

It never drives sheep out of its own terrains while anything else costs less, never pays more for a
tile than that may bring, and never pays for a walk when a free one is as good. It knows as much
about others' tiles as any player: it sees its own and remembers what others bought.
"""

from collections.abc import Sequence

from sheepfold.bots.bot import best_of
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng
from sheepfold.games.sheepland.bot.turn import Turn
from sheepfold.games.sheepland.components import TERRAINS
from sheepfold.games.sheepland.view import IslandView


class Greedy:
    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: IslandView, legal: Sequence[int], rng: Rng) -> int:
        """Return one of the moves that look best."""
        island = self.game.imagine(view, rng)
        turn = Turn(island, view.viewer, known_tiles(view))
        return best_of(legal, turn.rates(legal), rng)


def known_tiles(view: IslandView) -> list[list[int]]:
    """Return how many tiles of each terrain each seat is known to have."""
    own = view.tiles[view.viewer] or ()
    tiles = [[0] * len(TERRAINS) for _ in range(view.players)]
    tiles[view.viewer] = [own.count(terrain) for terrain in TERRAINS]
    for seen in view.memory:
        tiles[seen.seat][TERRAINS.index(seen.terrain)] += 1
    return tiles
