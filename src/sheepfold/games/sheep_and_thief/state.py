"""The state of a Sheep & Thief match. Cards still in the deck have no order: chance draws them."""

from typing import Final

from sheepfold.core.rebuild import Reduced, reduced_state
from sheepfold.games.sheep_and_thief.board import ASKED, BIT, CELLS, FARMYARD_CELL, NEAR
from sheepfold.games.sheep_and_thief.components import CARDS, FARMYARD, FREE, ROUNDS, SHEEP, Faces

PLACED: Final = 4  # cards that each seat places per round (ST-6)
UNKNOWN: Final = -1  # no card drafted, discarded or drawn there yet; no black sheep

# What is decided now.
STEPS: Final = ("first", "mission", "deal", "draft", "place", "animals", "discard", "over")
DRAW_FIRST: Final = 0
DRAW_MISSION: Final = 1
DEALING: Final = 2
DRAFT: Final = 3
PLACE: Final = 4
ANIMALS: Final = 5
DISCARDING: Final = 6
OVER: Final = 7

CHANCE_BIT: Final = 16  # in `owing`, in addition to a bit per seat
DOWN: Final = 16  # in `laid`: the card lies face down


class Farms:
    """Flat and copied by hand; lists have 16 cells per seat, one seat after the other."""

    __slots__ = (
        "asked",
        "barns",
        "black",
        "black_sheep",
        "cards",
        "chosen",
        "deck",
        "discarded",
        "dogs",
        "drafted",
        "due_cell",
        "due_sheep",
        "edge",
        "faces",
        "facts",
        "first",
        "fitted",
        "flocks",
        "fox",
        "foxes",
        "ground",
        "hands",
        "laid",
        "mission",
        "missions",
        "owing",
        "packs",
        "paddock",
        "players",
        "round",
        "shift",
        "size",
        "step",
        "supply",
        "taken",
        "turn",
        "white",
    )

    def __init__(self, faces: Faces, players: int, *, missions: bool, black_sheep: bool) -> None:
        self.facts: list[tuple[int, ...]] | None = None  # see core/facts.py
        self.faces = faces
        self.players = players
        self.missions = missions
        self.black_sheep = black_sheep
        self.size = 6 if players == 2 else 5  # of a pack and of a drafted hand
        self.step = DRAW_FIRST
        self.owing = CHANCE_BIT  # which seats owe a decision: a bit per seat, or chance's
        self.round = 0
        self.first = UNKNOWN  # the starting player
        self.turn = 0  # whose turn it is; whose cards or mission are drawn
        self.mission = [UNKNOWN] * players
        # Cards. A pack is identified by the seat where it began this round.
        self.deck = (1 << CARDS) - 1
        self.packs: list[list[int]] = [[] for _ in range(players)]
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.chosen = [0] * players  # picked or discarded, while others still choose: a mask
        self.taken = 0  # cards taken out of each pack in this draft
        self.shift = 0  # seat + shift is where the pack that it holds began
        # The whole draft: per round and pack its cards in the order they were taken.
        self.drafted = [UNKNOWN] * (ROUNDS * players * self.size)
        self.discarded = [UNKNOWN] * (players * (ROUNDS - 1))  # two players: per seat and round
        self.laid: list[int] = []  # in order of time: card * 32 + cell, + DOWN
        self.fitted: list[int] = []  # per card laid face down: all cards that would have fitted
        # Boards.
        self.cards = [FREE] * (CELLS * players)
        self.white = [0] * (CELLS * players)
        self.black = [UNKNOWN] * players  # the black sheep's cell
        self.ground = [0] * players  # cells with a card
        self.edge = [0] * players  # free cells next to a card
        self.asked = [0] * players  # what cards ask of a river next to them, see board.py
        self.barns = [0] * players  # cells with a barn
        self.flocks = [0] * players  # cells with white sheep
        self.paddock = [0] * players
        self.supply = SHEEP
        self.fox = faces.fox_start  # the same cell on every board (ST-13)
        # The card just laid: where, and which of its images are still to be carried out.
        self.due_cell = UNKNOWN
        self.due_sheep = 0
        self.dogs = 0
        self.foxes = 0

    def put(self, seat: int, cell: int, face: int) -> None:
        """Put a card, the farmyard or a card's back on a cell."""
        faces = self.faces
        self.cards[seat * CELLS + cell] = face
        ground = self.ground[seat] = self.ground[seat] | BIT[cell]
        self.edge[seat] = (self.edge[seat] | NEAR[cell]) & ~ground
        self.asked[seat] |= ASKED[faces.river[face]][cell]
        if faces.barn[face]:
            self.barns[seat] |= BIT[cell]

    def lay_out(self) -> None:
        """ST-1, ST-B1: the farmyards, each with one sheep."""
        for seat in range(self.players):
            self.put(seat, FARMYARD_CELL, FARMYARD)
            if self.black_sheep:
                self.black[seat] = FARMYARD_CELL
            else:
                self.white[seat * CELLS + FARMYARD_CELL] = 1
                self.flocks[seat] = BIT[FARMYARD_CELL]
                self.supply -= 1

    def __reduce__(self) -> Reduced:
        return reduced_state(
            self, self.faces, self.players, missions=self.missions, black_sheep=self.black_sheep
        )

    def copy(self) -> "Farms":
        other = Farms(
            self.faces, self.players, missions=self.missions, black_sheep=self.black_sheep
        )
        other.step = self.step
        other.owing = self.owing
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.mission = self.mission[:]
        other.deck = self.deck
        other.packs = [pack[:] for pack in self.packs]
        other.hands = [hand[:] for hand in self.hands]
        other.chosen = self.chosen[:]
        other.taken = self.taken
        other.shift = self.shift
        other.drafted = self.drafted[:]
        other.discarded = self.discarded[:]
        other.laid = self.laid[:]
        other.fitted = self.fitted[:]
        other.cards = self.cards[:]
        other.white = self.white[:]
        other.black = self.black[:]
        other.ground = self.ground[:]
        other.edge = self.edge[:]
        other.asked = self.asked[:]
        other.barns = self.barns[:]
        other.flocks = self.flocks[:]
        other.paddock = self.paddock[:]
        other.supply = self.supply
        other.fox = self.fox
        other.due_cell = self.due_cell
        other.due_sheep = self.due_sheep
        other.dogs = self.dogs
        other.foxes = self.foxes
        return other


def placer(state: Farms, number: int) -> tuple[int, int]:
    """Return the round, from 0, and the seat of a placement: ST-6 fixes the order."""
    in_round, turn = divmod(number, PLACED * state.players)
    start = state.first - state.round + in_round  # ST-5: one seat further in every round
    return in_round, (start + turn) % state.players
