"""Habits of Volle Wolle's players: daring, thrift, caution, love of dogs and of sets, spite.

Each habit rates its possible moves; where all are equal, and now and then at random, it plays at
random. Uniform play seldom has a bonus on top, many chips, or only a bid that fails.
"""

from collections.abc import Callable, Sequence
from typing import Final

from sheepfold.bots.bot import Bot
from sheepfold.core.protocol import AnyGame
from sheepfold.games.volle_wolle.actions import (
    ACCEPT,
    BID,
    BLACK,
    BONE_YES,
    CARD_NAMES,
    FAIL,
    KEEP,
    LAY,
    RAISE_BONUS,
    TAKE,
    TOP,
)
from sheepfold.games.volle_wolle.components import BONE, DOG, SET_007, SET_370, Cards
from sheepfold.games.volle_wolle.rules import PLUS, TARGETS
from sheepfold.games.volle_wolle.view import FlocksView
from sheepfold.lab.habits import Whimsical

FEW: Final = 4  # chips that a thrifty player saves before spending them


class Habit(Whimsical):
    """A player who likes some moves better than others."""

    def __init__(self, game: AnyGame) -> None:
        self.cards = Cards(game.components)

    def rates(self, view: FlocksView, legal: Sequence[int]) -> list[float]:
        return [self.rate(view, action) for action in legal]

    def rate(self, view: FlocksView, action: int) -> float:
        """Return how much the habit likes an action."""
        if action < BID:
            return self.keep(view.dice[action - KEEP] or 0)
        if action < LAY:
            return self.bid(view, action - BID)
        if action < TOP:
            return self.take(action - TAKE)
        if action < ACCEPT:
            return self.top(action - TOP)
        if action < BONE_YES:
            return self.accept(view) if action < FAIL else 0
        if action < BLACK:
            return self.bone() if action == BONE_YES else 0
        return self.lift() if action >= RAISE_BONUS else 0

    def bid(self, view: FlocksView, bid: int) -> float:
        return 0

    def keep(self, number: int) -> float:
        """Rate keeping a die that shows this number."""
        return number

    def accept(self, view: FlocksView) -> float:
        """Rate taking the bid rather than throwing again or failing: positive."""
        return 0

    def take(self, card: int) -> float:
        return 0

    def top(self, card: int) -> float:
        return 0

    def bone(self) -> float:
        return 0

    def lift(self) -> float:
        """Rate raising the result away from the black sheep, in any way."""
        return 0


class Daredevil(Habit):
    """VW-3: bids 26+ as long as there are chips, and pays for everything within reach."""

    def bid(self, view: FlocksView, bid: int) -> float:
        return bid

    def accept(self, view: FlocksView) -> float:
        return 99

    def top(self, card: int) -> float:
        return self.cards.modifier[card]


class Miser(Habit):
    """VW-1: fails on purpose, for the chip, until the supply is empty; pays nothing."""

    def bid(self, view: FlocksView, bid: int) -> float:
        return 0 if bid == PLUS else bid

    def keep(self, number: int) -> float:
        return -number

    def accept(self, view: FlocksView) -> float:
        return -99

    def lift(self) -> float:
        return -1


class Fugitive(Habit):
    """VW-11: throws low where black sheep lie, and raises the result away from them.

    With a bonus on top and chips, so that there are several ways.
    """

    def bid(self, view: FlocksView, bid: int) -> float:
        return near(bid, 22 if self.black_lies(view) else 15)

    def black_lies(self, view: FlocksView) -> bool:
        return any(self.cards.black[CARD_NAMES.index(name)] for name in view.table)

    def keep(self, number: int) -> float:
        return -number

    def accept(self, view: FlocksView) -> float:
        return -99 if self.black_lies(view) else 99

    def take(self, card: int) -> float:
        if self.cards.black[card]:
            return -9
        return self.cards.modifier[card] if card < DOG else 0

    def top(self, card: int) -> float:
        return self.cards.modifier[card]

    def lift(self) -> float:
        return 1


class Saver(Habit):
    """VW-8: saves chips by failing, then pays them all for bids that are out of the dice's reach.

    It likes bonuses, so that both are used.
    """

    def bid(self, view: FlocksView, bid: int) -> float:
        return near(bid, 24 if view.seats[view.viewer].chips > FEW else 26)

    def accept(self, view: FlocksView) -> float:
        me = view.seats[view.viewer]
        return 99 if view.price is not None and me.chips + view.price > FEW else -99

    def take(self, card: int) -> float:
        return self.cards.modifier[card] if card < DOG else -1

    def top(self, card: int) -> float:
        return self.cards.modifier[card]


class Kennel(Habit):
    """VW-14, VW-18: dogs, the bone and its symbols before all else."""

    def bid(self, view: FlocksView, bid: int) -> float:
        return near(bid, 17)

    def accept(self, view: FlocksView) -> float:
        return 99

    def take(self, card: int) -> float:
        if card == BONE:
            return 3
        return 2 if card == DOG else self.cards.bone[card]

    def bone(self) -> float:
        return 1


class Collector(Habit):
    """VW-17, VW-18: sets before all else, and no dogs."""

    def bid(self, view: FlocksView, bid: int) -> float:
        return near(bid, 18)

    def accept(self, view: FlocksView) -> float:
        return 99

    def take(self, card: int) -> float:
        if card in (DOG, BONE):
            return -card
        return self.cards.kind[card] in (SET_370, SET_007)


class Sweeper(Habit):
    """VW-13: bids so low that the first throw clears the table."""

    def bid(self, view: FlocksView, bid: int) -> float:
        return -bid

    def accept(self, view: FlocksView) -> float:
        return 99


def near(bid: int, target: int) -> float:
    """Return a rating that prefers the bid that asks for this number, or one close to it."""
    return -abs(float(TARGETS[bid] - target))


HABITS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "daredevil": Daredevil,
    "miser": Miser,
    "fugitive": Fugitive,
    "saver": Saver,
    "kennel": Kennel,
    "collector": Collector,
    "sweeper": Sweeper,
}
