"""The state of a Volle Wolle match. An unseen card is only one of those in the deck."""

from typing import Final

from sheepfold.core.protocol import CHANCE
from sheepfold.core.rebuild import Reduced, reduced_state
from sheepfold.games.volle_wolle.components import (
    CHIPS,
    CHIPS_EACH,
    WHOLE_DECK,
    Cards,
)

# What is decided now. There is one step at a time, no stack.
STEPS: Final = (
    *("board", "lay", "bid", "roll"),
    *("keep", "accept", "black", "take", "top", "bone", "over"),
)
DEALING_BOARDS: Final = 0
LAYING: Final = 1
BIDDING: Final = 2
ROLLING: Final = 3
KEEPING: Final = 4  # after the first and second throw; `accept` may be possible too
ACCEPTING: Final = 5  # after the third throw: `accept` or `fail`
BLACK_SHEEP: Final = 6  # `black` or a raise
TAKING: Final = 7
TOPPING: Final = 8
BONE_ASKED: Final = 9
OVER: Final = 10

NO_BID: Final = -1
NO_BOARD: Final = -1
NOBODY: Final = -1  # as a seat
NO_PRICE: Final = -1
OWNER: Final = 6  # bits of a card in `memory`; its owner is in the bits above

CHANCE_ACTS: Final = (CHANCE,)
ALONE: Final = tuple((seat,) for seat in range(6))
SEATS: Final = tuple(  # by bit mask
    tuple(seat for seat in range(6) if mask >> seat & 1) for mask in range(64)
)


class Flocks:
    """Flat and copied by hand; cards, dice and bids are small ints (see components, actions)."""

    __slots__ = (
        "acting",
        "bids",
        "bone",
        "cards",
        "chips",
        "deck",
        "dice",
        "dogs",
        "facts",
        "failed",
        "hand",
        "kept",
        "memory",
        "memory_aid",
        "missing",
        "order",
        "place",
        "players",
        "price",
        "round",
        "step",
        "supply",
        "table",
        "taking",
        "throw",
        "tops",
        "turn",
    )

    def __init__(self, cards: Cards, players: int, *, memory_aid: bool) -> None:
        self.facts: list[tuple[int, ...]] | None = None  # see core/facts.py
        self.cards = cards  # what is printed on them; shared by all copies
        self.players = players
        self.memory_aid = memory_aid
        self.step = DEALING_BOARDS
        self.acting: tuple[int, ...] = CHANCE_ACTS
        self.round = 1
        self.deck: list[int] = list(WHOLE_DECK)  # face down, sorted: nobody knows its order
        self.table: list[int] = []  # in the order they were laid
        # By seat:
        self.chips = [CHIPS_EACH] * players
        self.tops = [
            NO_BOARD
        ] * players  # the sheep on top of the flock; before the first one, the board
        self.dogs = [0] * players
        self.bone = NOBODY  # who holds it
        self.supply = CHIPS - CHIPS_EACH * players
        self.memory: list[int] = []  # covered sheep with their owners, as they were covered
        # The round:
        self.bids = [NO_BID] * players
        self.missing = 0  # bit set of the seats that still owe a bid
        self.order: list[int] = []  # empty until the bids are shown
        self.place = 0  # in the order; two players' leftovers come at the place after the last
        # The turn:
        self.turn = NOBODY
        self.throw = 0  # 1 to 3; 0 while nobody throws
        self.hand = 0  # bit set of the dice still to be thrown
        self.kept = 0  # bit set of the dice that stay
        self.dice = [0, 0, 0]  # a die in hand has no number: its entry is old
        self.price = NO_PRICE  # chips that `accept` costs, where it is possible
        self.failed = False  # a chip is due at the end of the turn
        self.taking: list[int] = []  # cards that came in this taking, until they have a place

    def __reduce__(self) -> Reduced:
        return reduced_state(self, self.cards, self.players, memory_aid=self.memory_aid)

    def copy(self) -> "Flocks":
        other = Flocks(self.cards, self.players, memory_aid=self.memory_aid)
        other.step = self.step
        other.acting = self.acting
        other.round = self.round
        other.deck = self.deck[:]
        other.table = self.table[:]
        other.chips = self.chips[:]
        other.tops = self.tops[:]
        other.dogs = self.dogs[:]
        other.bone = self.bone
        other.supply = self.supply
        other.memory = self.memory[:]
        other.bids = self.bids[:]
        other.missing = self.missing
        other.order = self.order[:]
        other.place = self.place
        other.turn = self.turn
        other.throw = self.throw
        other.hand = self.hand
        other.kept = self.kept
        other.dice = self.dice[:]
        other.price = self.price
        other.failed = self.failed
        other.taking = self.taking[:]
        return other
