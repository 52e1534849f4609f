"""The state of a Sheepland match. Starting tiles that nobody got have no identity (SL-14)."""

from typing import Final

from sheepfold.core.protocol import CHANCE
from sheepfold.core.rebuild import Reduced, reduced_state
from sheepfold.games.sheepland.board import ALL_ROADS, Board
from sheepfold.games.sheepland.components import PLACES, SHEEPSBURG, TERRAINS

UNPLACED: Final = -1  # a shepherd's road
UNDEALT: Final = -1  # a starting tile
NOBODY: Final = -1  # as first player, or whose turn it is
NOT_ROLLED: Final = 0  # the die

# What is decided now.
STEPS: Final = ("first", "tile", "place", "die", "use", "act")
DRAW_FIRST: Final = 0
DRAW_TILE: Final = 1
PLACEMENT: Final = 2
ROLL: Final = 3
NAME_SHEPHERD: Final = 4
ACT: Final = 5
OVER: Final = 6

CHANCE_ACTS: Final = (CHANCE,)
SEAT_ACTS: Final = ((0,), (1,), (2,), (3,))
NOBODY_ACTS: Final[tuple[int, ...]] = ()


class Island:
    """Flat and copied by hand; sets of roads are bit masks (see board.py)."""

    __slots__ = (
        "acting",
        "at",
        "bank",
        "black",
        "board",
        "bought",
        "die",
        "dinars",
        "facts",
        "final",
        "first",
        "free",
        "herded",
        "left",
        "memory_aid",
        "players",
        "purchased",
        "regular",
        "round",
        "shepherd",
        "shepherds",
        "sold",
        "starting",
        "step",
        "supply",
        "turn",
        "walked",
        "white",
    )

    def __init__(self, board: Board, players: int, *, memory_aid: bool) -> None:
        self.facts: list[tuple[int, ...]] | None = None  # see core/facts.py
        self.board = board
        self.players = players
        self.memory_aid = memory_aid
        self.step = DRAW_FIRST
        self.acting: tuple[int, ...] = CHANCE_ACTS
        self.first = NOBODY
        self.turn = NOBODY  # the seat that places, rolls and acts
        self.round = 0  # from 1 once all shepherds are placed
        # The board:
        self.white = [1] * len(PLACES)  # white sheep per place
        self.white[SHEEPSBURG] = 0
        self.black = SHEEPSBURG
        self.free = ALL_ROADS  # roads without shepherd or fence
        self.regular = 0  # roads with a regular fence
        self.final = 0  # roads with a final fence
        self.supply = board.fences  # regular fences
        # Per shepherd its road; a seat's own are adjacent in the list, in the order of placement.
        self.shepherds = [UNPLACED] * (players * board.shepherds_each[players])
        self.die = NOT_ROLLED
        # The players:
        self.dinars = [board.dinars[players]] * players
        self.bank = 0  # Dinars paid
        self.starting = [UNDEALT] * players  # the terrain of each seat's secret tile
        self.sold = [0] * len(TERRAINS)  # tiles gone from each stack
        self.bought: list[int] = []  # purchases in order: 6 * seat + terrain
        # The turn, while step is ACT:
        self.shepherd = 0  # the acting one
        self.at = UNPLACED  # its road
        self.left = 0  # actions
        self.walked = False  # in this turn
        self.herded = False  # a sheep, from this road
        self.purchased = False  # a tile, from this road

    def __reduce__(self) -> Reduced:
        return reduced_state(self, self.board, self.players, memory_aid=self.memory_aid)

    def copy(self) -> "Island":
        other = Island(self.board, self.players, memory_aid=self.memory_aid)
        other.step = self.step
        other.acting = self.acting
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.white = self.white[:]
        other.black = self.black
        other.free = self.free
        other.regular = self.regular
        other.final = self.final
        other.supply = self.supply
        other.shepherds = self.shepherds[:]
        other.die = self.die
        other.dinars = self.dinars[:]
        other.bank = self.bank
        other.starting = self.starting[:]
        other.sold = self.sold[:]
        other.bought = self.bought[:]
        other.shepherd = self.shepherd
        other.at = self.at
        other.left = self.left
        other.walked = self.walked
        other.herded = self.herded
        other.purchased = self.purchased
        return other
