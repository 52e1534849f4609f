"""Habits of Sheep & Thief's players: theft, bad luck, droving, long roads and rivers, dead ends.

Each habit rates its possible moves and makes the one that it rates highest; where it has no
preference, and now and then at random, it plays at random. Uniform play seldom gets stuck, reaches
no town, and keeps its black sheep at home.
"""

from collections.abc import Callable, Sequence
from typing import Final

from sheepfold.bots.bot import Bot
from sheepfold.core.protocol import AnyGame
from sheepfold.games.sheep_and_thief import actions
from sheepfold.games.sheep_and_thief.board import CELLS, FARMYARD_CELL, SIZE, STEPS
from sheepfold.games.sheep_and_thief.bot.greedy import CELL, FACE, Thoughts
from sheepfold.games.sheep_and_thief.components import FREE, Faces
from sheepfold.games.sheep_and_thief.view import FarmsView
from sheepfold.lab.habits import Whimsical

ALWAYS: Final = 99.0


class Habit(Whimsical):
    """A player who likes some moves better than others; cards and cells are numbered from 0."""

    def __init__(self, game: AnyGame) -> None:
        self.faces = Faces(game.components)

    def rates(self, view: FarmsView, legal: Sequence[int]) -> list[float]:
        self.thoughts = Thoughts(self.faces, view)
        self.view = view
        self.board = view.boards[view.viewer]
        return [self.rate(action) for action in legal]

    def rate(self, action: int) -> float:
        if action < actions.DEAL:
            return self.keep(action - actions.PICK)
        if action < actions.FOX:
            return self.lay(*divmod(action - actions.LAY, CELLS))
        if action < actions.SHEEP_COME:
            return self.fox(self.thoughts.fox + STEPS[action - actions.FOX])
        if action < actions.HEEL:
            return self.sheep()
        if action < actions.DOG:
            return self.heel()
        if action < actions.COVER:
            return self.drive(*actions.dog_move(action))
        if action < actions.DISCARD:
            return self.cover((action - actions.COVER) % CELLS)
        return -self.keep(action - actions.DISCARD)

    # How much a habit likes a move

    def keep(self, card: int) -> float:
        return 0

    def lay(self, card: int, cell: int) -> float:
        return 0

    def cover(self, cell: int) -> float:
        return 0

    def fox(self, cell: int) -> float:
        """Rate the fox's step; above 0 it comes before other images."""
        return 0

    def sheep(self) -> float:
        return 0

    def heel(self) -> float:
        return 0

    def drive(self, start: int, end: int, white: int, black: int) -> float:
        return 0

    # What they look at

    def to_fox(self, cell: int) -> int:
        """Return how many steps the fox is away."""
        row, column = divmod(cell, SIZE)
        fox_row, fox_column = divmod(self.thoughts.fox, SIZE)
        return abs(row - fox_row) + abs(column - fox_column)

    def exposed(self, seat: int, cell: int) -> float:
        """Return what the fox would take there."""
        board = self.view.boards[seat]
        if self.faces.barn[FACE[board.cards[cell]]]:
            return 0
        return board.white[cell] + (board.black is not None and CELL[board.black] == cell)

    def sites(self, card: int) -> int:
        """Return the number of cells where a card fits."""
        thoughts = self.thoughts
        return sum(thoughts.fits(card, cell) for cell in range(CELLS) if cell != thoughts.fox)


class Thief(Habit):
    """ST-14: foxes before all else; follows the others' sheep."""

    def keep(self, card: int) -> float:
        return self.faces.foxes[card]

    def lay(self, card: int, cell: int) -> float:
        return self.faces.foxes[card]

    def fox(self, cell: int) -> float:
        others = (seat for seat in range(self.view.players) if seat != self.view.viewer)
        return 1 + sum(self.exposed(seat, cell) for seat in others)

    def sheep(self) -> float:
        return -1


class Unlucky(Habit):
    """ST-14, ST-B2: brings sheep at once and leads them to its own fox."""

    def keep(self, card: int) -> float:
        return self.faces.foxes[card] + self.faces.dogs[card] - self.faces.barn[card]

    def lay(self, card: int, cell: int) -> float:
        near = -self.to_fox(cell) if self.faces.foxes[card] == 0 else 0
        return near + self.faces.sheep[card] - SIZE * self.faces.barn[card]

    def sheep(self) -> float:
        return ALWAYS

    def drive(self, start: int, end: int, white: int, black: int) -> float:
        out = self.to_fox(start) - self.to_fox(end)
        safe = self.faces.barn[self.thoughts.cards[end]]
        return out * (white + black) - SIZE * safe

    def fox(self, cell: int) -> float:
        return self.exposed(self.view.viewer, cell) * SIZE - 1


class Drover(Habit):
    """ST-12, ST-B3: dogs before all else, the black sheep first, then the largest flock."""

    def keep(self, card: int) -> float:
        return 2 * self.faces.dogs[card] + (self.faces.sheep[card] > 1)

    def lay(self, card: int, cell: int) -> float:
        away = cell // SIZE + cell % SIZE  # from the farmyard, for the black sheep's way
        return self.faces.dogs[card] + (away if self.view.black_sheep else 0)

    def sheep(self) -> float:
        return ALWAYS

    def drive(self, start: int, end: int, white: int, black: int) -> float:
        return white + black * CELLS * (end - start)

    def heel(self) -> float:
        return -1


class Loafer(Habit):
    """ST-12: keeps dogs at heel, or uses them as little as possible; leads no sheep."""

    def keep(self, card: int) -> float:
        return self.faces.dogs[card] - self.faces.sheep[card]

    def lay(self, card: int, cell: int) -> float:
        return self.faces.dogs[card]

    def fox(self, cell: int) -> float:
        return 1

    def heel(self) -> float:
        return len(self.view.laid) % 2

    def drive(self, start: int, end: int, white: int, black: int) -> float:
        return -white - black


class Settler(Habit):
    """ST-16: roads to the towns, and the longest anywhere; barns next to them."""

    def keep(self, card: int) -> float:
        return self.faces.road[card].bit_count() + self.faces.barn[card]

    def lay(self, card: int, cell: int) -> float:
        return self.thoughts.road_gain(self.faces.road[card], cell)

    def cover(self, cell: int) -> float:
        return self.thoughts.road_gain(0, cell)


class Miller(Habit):
    """ST-17: one long river."""

    def keep(self, card: int) -> float:
        return self.faces.river[card].bit_count() + (self.sites(card) > 0)

    def lay(self, card: int, cell: int) -> float:
        river = self.faces.river[card]
        return self.thoughts.river_gain(river, cell) if river else 0


class Stuck(Habit):
    """ST-10: keeps what fits nowhere, and lays cards so that the rest of the hand fits nowhere."""

    def keep(self, card: int) -> float:
        return self.faces.river[card].bit_count() - SIZE * self.sites(card)

    def lay(self, card: int, cell: int) -> float:
        cards, rest = self.thoughts.cards, [held - 1 for held in self.view.hand]
        rest.remove(card)
        cards[cell] = card
        left = sum(self.sites(other) for other in rest)
        cards[cell] = FREE
        return -left

    def fox(self, cell: int) -> float:
        """Rate the fox's step; it blocks a cell too (ST-9)."""
        return 1 + (self.thoughts.cards[cell] == FREE)


class Pacer(Habit):
    """ST-13, ST-14: the fox goes up and down between two cards where sheep are gathered."""

    def keep(self, card: int) -> float:
        return self.faces.foxes[card] + self.faces.sheep[card]

    def lay(self, card: int, cell: int) -> float:
        return self.faces.sheep[card] - self.to_fox(cell)

    def fox(self, cell: int) -> float:
        row, fox_row = cell // SIZE, self.thoughts.fox // SIZE
        return 1 + (row > fox_row if fox_row < SIZE // 2 else row < fox_row)

    def drive(self, start: int, end: int, white: int, black: int) -> float:
        return white + black if start == FARMYARD_CELL else -1


HABITS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "thief": Thief,
    "unlucky": Unlucky,
    "drover": Drover,
    "loafer": Loafer,
    "settler": Settler,
    "miller": Miller,
    "stuck": Stuck,
    "pacer": Pacer,
}
