"""Habits of Meadowmight's players: quarrels, changes, stacks, tricks, idleness, sprawl, meanness.

Each habit checks some of the legal moves, rates them and makes one that it rates highest; now and
then it plays at random. Uniform play seldom uncovers a tile, gets stuck or is left with special
tiles.
"""

from collections.abc import Callable, Sequence
from typing import Final

from sheepfold.bots.bot import Bot, best_of
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng
from sheepfold.games.meadowmight import conflict
from sheepfold.games.meadowmight.actions import (
    CELLS,
    DISCARD,
    DONE,
    DRAW,
    DRAW_MORE,
    MOVE,
    PLAY,
    RECALL,
    STEPS_TO,
    TURN,
    WIDTH,
)
from sheepfold.games.meadowmight.components import (
    DOWN,
    HOUSE,
    KIND,
    NEUTRAL,
    OTHERS,
    POND,
    SHEEPLE,
    TREE,
    WOLF,
    tile_of,
)
from sheepfold.games.meadowmight.effects import flock_around
from sheepfold.games.meadowmight.meadows import meadow_at, meadows_around
from sheepfold.games.meadowmight.state import Pasture
from sheepfold.games.meadowmight.view import PastureView
from sheepfold.lab.habits import Whimsical

LOOKS: Final = 40  # legal moves that are rated
SPECIAL: Final = (WOLF, TREE, POND, HOUSE)


class Habit(Whimsical):
    """A player who likes some moves better than others."""

    whim = 16

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def liked(self, view: PastureView, legal: Sequence[int], rng: Rng) -> int:
        pasture: Pasture = self.game.imagine(view, rng)
        if len(legal) > LOOKS:
            legal = [legal[rng.below(len(legal))] for _ in range(LOOKS)]
        return best_of(legal, (self.rate(pasture, action) for action in legal), rng)

    def rate(self, pasture: Pasture, action: int) -> float:
        if action < TURN:
            number, where = divmod(action - PLAY, 4 * CELLS)
            return self.play(pasture, number, where >> 2, where & 3)
        if action < DISCARD:
            return self.turn(pasture, *divmod(action - TURN, 4))
        if action < DRAW:
            return self.discard(action - DISCARD)
        if action < RECALL:
            return self.move(pasture, *divmod(action - MOVE, CELLS))
        if action < DONE:
            return self.recall(pasture, action - RECALL)
        return self.end_effect(more=action == DRAW_MORE)

    # How much a habit likes a move

    def play(self, pasture: Pasture, number: int, cell: int, rot: int) -> float:
        return 0

    def turn(self, pasture: Pasture, cell: int, rot: int) -> float:
        return 0

    def move(self, pasture: Pasture, home: int, target: int) -> float:
        return 0

    def recall(self, pasture: Pasture, cell: int) -> float:
        return 0

    def discard(self, number: int) -> float:
        return 0

    def end_effect(self, *, more: bool) -> float:
        """Rate drawing one more tile, or ending the effect."""
        return 0


class Quarreller(Habit):
    """MM-11: Sheeple next to those of others, then whatever joins most of them."""

    def play(self, pasture: Pasture, number: int, cell: int, rot: int) -> float:
        face = tile_of(number, pasture.seat) * 4 + rot
        outcomes: list[conflict.Outcome] = []
        conflict.laid(pasture, cell, face, outcomes)
        if KIND[number] == SHEEPLE:
            claimed = sum(
                pasture.tiles.owner[pasture.top.get(cell + side + step, DOWN)] != 0
                for side in STEPS_TO
                for step in STEPS_TO
            )
            return quarrels(outcomes) + 1 + claimed
        return quarrels(outcomes)

    def turn(self, pasture: Pasture, cell: int, rot: int) -> float:
        outcomes: list[conflict.Outcome] = []
        conflict.turned(pasture, cell, rot, outcomes)
        return quarrels(outcomes) - 1

    def move(self, pasture: Pasture, home: int, target: int) -> float:
        outcomes: list[conflict.Outcome] = []
        conflict.moved(pasture, home, target, outcomes)
        return quarrels(outcomes)

    def recall(self, pasture: Pasture, cell: int) -> float:
        outcomes: list[conflict.Outcome] = []
        conflict.recalled(pasture, cell, outcomes)
        return quarrels(outcomes)

    def discard(self, number: int) -> float:
        return -KIND[number]


def quarrels(outcomes: Sequence[conflict.Outcome]) -> float:
    """Return a rating: best are two conflicts at once, then many sides, of many owners each."""
    sides = [side for outcome in outcomes for side in outcome.sides]
    return 5 * len(outcomes) ** 3 + sum(side.owners.bit_count() for side in sides)


class Changer(Habit):
    """MM-8: a CHANGE whenever it may, so that it runs out of tiles before the others."""

    def turn(self, pasture: Pasture, cell: int, rot: int) -> float:
        return 2

    def move(self, pasture: Pasture, home: int, target: int) -> float:
        return 3

    def end_effect(self, *, more: bool) -> float:
        return 0 if more else 1


class Stacker(Habit):
    """MM-16: tiles onto tiles, and away from them again, so that those below return."""

    def play(self, pasture: Pasture, number: int, cell: int, rot: int) -> float:
        covers = 4 if cell in pasture.top else 0
        return covers + (KIND[number] in (NEUTRAL, SHEEPLE, WOLF))

    def move(self, pasture: Pasture, home: int, target: int) -> float:
        returns = 4 if home in pasture.below else 0
        worth_it = pasture.top[target] < DOWN and pasture.tiles.owner[pasture.top[target]] != 0
        return 2 + returns + 2 * worth_it + (target in pasture.below)

    def recall(self, pasture: Pasture, cell: int) -> float:
        return 2 + (cell in pasture.below)

    def discard(self, number: int) -> float:
        return -(KIND[number] in (NEUTRAL, SHEEPLE, WOLF))


class Trickster(Habit):
    """MM-W2 to MM-W4: special tiles at once, where they do most, and all of their effects."""

    def play(self, pasture: Pasture, number: int, cell: int, rot: int) -> float:
        kind = KIND[number]
        beside = flock_around(pasture, cell).bit_count()
        if kind == WOLF:
            return 4 + 2 * beside
        if kind == POND:
            return 6 - 6 * min(beside, 1)
        return 4 if kind in SPECIAL else beside if kind in (NEUTRAL, SHEEPLE) else 0

    def turn(self, pasture: Pasture, cell: int, rot: int) -> float:
        return 1

    def move(self, pasture: Pasture, home: int, target: int) -> float:
        return 1

    def recall(self, pasture: Pasture, cell: int) -> float:
        return 1

    def discard(self, number: int) -> float:
        return -(KIND[number] in SPECIAL)

    def end_effect(self, *, more: bool) -> float:
        return 1 if more else -1


class Idler(Habit):
    """Keeps special tiles until the deck is gone, and then does not use their effects."""

    def play(self, pasture: Pasture, number: int, cell: int, rot: int) -> float:
        late = not pasture.stock
        return -2 if KIND[number] in SPECIAL and not late else 0

    def turn(self, pasture: Pasture, cell: int, rot: int) -> float:
        return -1

    def move(self, pasture: Pasture, home: int, target: int) -> float:
        return -1

    def recall(self, pasture: Pasture, cell: int) -> float:
        return -1

    def discard(self, number: int) -> float:
        return -(KIND[number] == TREE)

    def end_effect(self, *, more: bool) -> float:
        return -1 if more else 1


class Sprawler(Habit):
    """MM-6, MM-F1, MM-W1: further and further out, open to where no tile may lie."""

    def play(self, pasture: Pasture, number: int, cell: int, rot: int) -> float:
        y, x = divmod(cell, WIDTH)
        left, right, top, bottom = pasture.box
        grows = not (left <= x <= right and top <= y <= bottom)
        return 2 * grows - pasture.tiles.fences[number * 4 + rot].bit_count() / 4


class Miser(Habit):
    """MM-9: holds its Sheeple back, the open one longest, and leaves them no meadow of their own.

    It fills the board within its box and joins everything to what others claim.
    """

    def play(self, pasture: Pasture, number: int, cell: int, rot: int) -> float:
        fences = pasture.tiles.fences[tile_of(number, pasture.seat) * 4 + rot]
        if number >= OTHERS:
            return -10 + fences.bit_count()
        claimed = [
            meadow
            for meadow in meadows_around(pasture, cell, fences)
            if pasture.owners[meadow] & ~(1 << pasture.seat)
        ]
        return 2 * len(claimed) - fences.bit_count()

    def turn(self, pasture: Pasture, cell: int, rot: int) -> float:
        joins = pasture.owners[meadow_at(pasture, cell)] & ~(1 << pasture.seat)
        return -1 if joins else -20

    def move(self, pasture: Pasture, home: int, target: int) -> float:
        return -20

    def discard(self, number: int) -> float:
        return -number

    def end_effect(self, *, more: bool) -> float:
        return 0 if more else 1


HABITS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "quarreller": Quarreller,
    "changer": Changer,
    "stacker": Stacker,
    "trickster": Trickster,
    "idler": Idler,
    "sprawler": Sprawler,
    "miser": Miser,
}
