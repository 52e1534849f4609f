"""The state of a Te Kuiti match. An unseen tile has no identity here: chance draws it."""

from typing import Final

from sheepfold.core.rebuild import Reduced, reduced_state
from sheepfold.games.te_kuiti.actions import NO_FLOWER
from sheepfold.games.te_kuiti.board import ALL_CELLS, CELLS

# A place: the face of its tile once revealed in this round (a kind 0-6; 7 more: with a flower), or
UNSEEN: Final = -1
GONE: Final = -2

# Pending steps; the top of the stack says what is decided now and by whom.
STEPS: Final = ("first", "reveal", "fence", "fence_now", "flip", "ram")
DRAW_FIRST: Final = 0
DRAW_TILE: Final = 1
FENCE_TURN: Final = 2
FENCE_NOW: Final = 3
FLIPPING: Final = 4
RAM_DUE: Final = 5


class Field:
    """Flat and copied by hand; sets of cells and edges are bit masks (see board.py)."""

    __slots__ = (
        "bag",
        "faces",
        "facts",
        "fences",
        "flipped",
        "flips",
        "flowers",
        "gone",
        "last_turn",
        "memory_aid",
        "open_field",
        "outside",
        "pending",
        "players",
        "points",
        "present",
        "revealed",
        "round",
        "seen",
        "seen_at",
        "shepherd",
        "sides",
        "solo",
        "supply",
        "up",
    )

    def __init__(self, *, solo: bool, flowers: str, memory_aid: bool) -> None:
        self.facts: list[tuple[int, ...]] | None = None  # see core/facts.py
        self.solo = solo
        self.players = 1 if solo else 2
        self.flowers = flowers  # the solo level
        self.memory_aid = memory_aid
        self.pending: list[int] = []
        self.round = 0
        self.shepherd = 1  # the shepherd's seat this round; the other seat is the sheep
        self.points = [0, 0, 0, 0]  # seat 0 and 1 as shepherd, seat 0 and 1 as sheep; solo: won
        # The round:
        self.faces = [UNSEEN] * CELLS
        self.sides = [NO_FLOWER] * CELLS  # where the flower of a tile once seen points, solo only
        self.seen_at = [0] * CELLS  # the flip that showed it last
        self.bag: list[int] = []  # unseen tiles per face: 7 kinds bare, 7 with a flower
        self.gone = [0] * 14  # tiles taken or removed, per face
        self.present = ALL_CELLS
        self.seen = 0  # cells whose tile is here and was revealed in this round
        self.up = 0  # cells whose tile lies face up
        self.fences = 0
        self.outside = ALL_CELLS  # cells that are not enclosed
        self.supply = 0
        self.open_field = False  # TK-11
        self.last_turn = False  # TK-12: the shepherd's turn is the last one
        self.flips = 0
        # The turn:
        self.revealed = 0  # sheep revealed in this turn, taken ones included
        self.flipped = -1  # the cell whose tile is being drawn, or -1

    def __reduce__(self) -> Reduced:
        return reduced_state(self, solo=self.solo, flowers=self.flowers, memory_aid=self.memory_aid)

    def copy(self) -> "Field":
        other = Field(solo=self.solo, flowers=self.flowers, memory_aid=self.memory_aid)
        other.pending = self.pending[:]
        other.round = self.round
        other.shepherd = self.shepherd
        other.points = self.points[:]
        other.faces = self.faces[:]
        other.sides = self.sides[:]
        other.seen_at = self.seen_at[:]
        other.bag = self.bag[:]
        other.gone = self.gone[:]
        other.present = self.present
        other.seen = self.seen
        other.up = self.up
        other.fences = self.fences
        other.outside = self.outside
        other.supply = self.supply
        other.open_field = self.open_field
        other.last_turn = self.last_turn
        other.flips = self.flips
        other.revealed = self.revealed
        other.flipped = self.flipped
        return other
