"""The state of a Meadowmight match. An undrawn tile has no identity: chance draws it."""

from typing import Final

from sheepfold.core.rebuild import Reduced, reduced_state
from sheepfold.games.meadowmight.components import OTHERS, Tiles

# Pending steps; the top of the stack says what is decided now and by whom.
STEPS: Final = (
    "first",
    "start",
    "deal",
    "draw",
    "tree_draw",
    "turn",
    "discard",
    "wolf",
    "tree",
    "pond",
)
DRAW_FIRST: Final = 0
LAY_START: Final = 1
DEALING: Final = 2
DRAWING: Final = 3
TREE_DRAWING: Final = 4
TURN_DUE: Final = 5
DISCARD_DUE: Final = 6
WOLF_MOVES: Final = 7
TREE_TURNS: Final = 8
POND_RECALL: Final = 9

NOTHING: Final = -1  # no action announced, no cell, no seat


class Pasture:
    """Flat and copied by hand; cells are numbers (actions.py), tiles are faces (components.py)."""

    __slots__ = (
        "announced",
        "below",
        "box",
        "change_over",
        "deck",
        "discards",
        "facts",
        "first",
        "flocks",
        "frightened",
        "fuzzy",
        "hands",
        "hidden",
        "laid",
        "limits",
        "node",
        "owners",
        "parent",
        "pending",
        "personal",
        "pile_others",
        "pile_sheeple",
        "places",
        "players",
        "recalled",
        "seat",
        "sheeple",
        "sizes",
        "source",
        "span",
        "stock",
        "tiles",
        "top",
        "wolves",
    )

    def __init__(
        self,
        tiles: Tiles,
        players: int,
        *,
        fuzzy: bool,
        personal: bool,
        wolves: bool,
        sheeple: int,
        span: int,
    ) -> None:
        self.facts: list[tuple[int, ...]] | None = None  # see core/facts.py
        self.tiles = tiles
        self.players = players
        self.fuzzy = fuzzy
        self.personal = personal
        self.wolves = wolves
        self.sheeple = sheeple  # each player's, in Personal Piles
        self.span = span  # the most rows and columns
        self.pending: list[int] = []
        self.first = NOTHING
        self.seat = NOTHING  # whose turn it is
        # The board:
        self.top: dict[int, int] = {}  # per cell that holds tiles: the face on top
        self.below: dict[int, tuple[int, ...]] = {}  # the faces under it, the lowest first
        self.hidden: list[int] = []  # what lies face down or covered: cell, level (board.py)
        # Tiles have numbers in the order in which they were laid. Per number the place where the
        # tile is now, as in `hidden`; of a Sheeple that a pond gave back its tile's complement.
        self.laid: list[int] = []
        # Meadows as a forest: per faceup cell a node, per node its parent; of a root the meadow's
        # tiles, Sheeple and owners (a bit set over seats).
        self.node: dict[int, int] = {}
        self.parent: list[int] = []
        self.sizes: list[int] = []
        self.flocks: list[int] = []
        self.owners: list[int] = []
        self.places: list[int] = []  # the cells where a tile may be laid (MM-6)
        self.box = [0, 0, 0, 0]  # the least and greatest x and y of cells that hold tiles
        # The tiles in hands and supplies:
        self.hands: list[list[int]] = [[] for _ in range(players)]  # types in their order
        self.deck = [0] * OTHERS  # per type: not drawn yet; in Personal Piles by anybody
        self.stock = 0  # their number
        self.pile_sheeple = [0] * players  # Personal Piles: own Sheeple in the pile, a bit set
        self.pile_others = [0] * players  # and how many other tiles
        self.limits = [0] * players  # tiles in hand, Personal Piles only
        self.recalled = [0] * players  # Sheeple that all saw go back into a hand, a bit set
        self.discards: list[int] = []  # tiles, in order of time
        self.change_over = False  # MM-8
        # The turn:
        self.announced = NOTHING  # a CHANGE whose discards are due
        self.source = NOTHING  # a wolf's cell; the cell of the tile a tree has turned
        self.frightened = 0  # the sides of the wolf whose tiles may still move, a bit set

    def __reduce__(self) -> Reduced:
        return reduced_state(
            self,
            self.tiles,
            self.players,
            fuzzy=self.fuzzy,
            personal=self.personal,
            wolves=self.wolves,
            sheeple=self.sheeple,
            span=self.span,
        )

    def copy(self) -> "Pasture":
        other = Pasture(
            self.tiles,
            self.players,
            fuzzy=self.fuzzy,
            personal=self.personal,
            wolves=self.wolves,
            sheeple=self.sheeple,
            span=self.span,
        )
        other.pending = self.pending[:]
        other.first = self.first
        other.seat = self.seat
        other.top = self.top.copy()
        other.below = self.below.copy()
        other.hidden = self.hidden[:]
        other.laid = self.laid[:]
        other.node = self.node.copy()
        other.parent = self.parent[:]
        other.sizes = self.sizes[:]
        other.flocks = self.flocks[:]
        other.owners = self.owners[:]
        other.places = self.places[:]
        other.box = self.box[:]
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.stock = self.stock
        other.pile_sheeple = self.pile_sheeple[:]
        other.pile_others = self.pile_others[:]
        other.limits = self.limits[:]
        other.recalled = self.recalled[:]
        other.discards = self.discards[:]
        other.change_over = self.change_over
        other.announced = self.announced
        other.source = self.source
        other.frightened = self.frightened
        return other
