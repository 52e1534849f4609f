"""The referee's landscape boards: cells, card faces, and what lies and stands on a board."""

from collections import Counter
from dataclasses import dataclass, field

import networkx as nx

COLUMNS, ROWS = "abcd", "1234"
CELLS = [column + row for row in ROWS for column in COLUMNS]  # reading order
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def step(cell: str, side: str) -> str | None:
    """The next cell on that side; none beyond the rim."""
    right, down = SIDES[side]
    column, row = COLUMNS.index(cell[0]) + right, ROWS.index(cell[1]) + down
    if 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS):
        return COLUMNS[column] + ROWS[row]
    return None


@dataclass(frozen=True)
class Card:
    """A face; without arguments the back of a card, which shows nothing (ST-10)."""

    road: str = ""
    river: str = ""
    sheep: int = 0
    dogs: int = 0
    foxes: int = 0
    barn: bool = False


FACE_DOWN = Card()


@dataclass
class Board:
    """What one player has in front of him."""

    farmyard: str
    cards: dict[str, Card]
    white: Counter[str] = field(default_factory=Counter)
    black: str | None = None  # the cell of the black sheep
    paddock: int = 0

    def free(self) -> list[str]:
        return [cell for cell in CELLS if cell not in self.cards]

    def adjacent(self, cell: str) -> bool:
        """ST-7: next to a card, horizontally or vertically."""
        return any(step(cell, side) in self.cards for side in SIDES)

    def rivers_agree(self, card: Card, cell: str) -> bool:
        """ST-8, both ways: where a card lies beside the cell, both sides are river or neither."""
        for side in SIDES:
            beside = step(cell, side)
            if beside is not None and beside in self.cards:
                flows = side in card.river
                arrives = OPPOSITE[side] in self.cards[beside].river
                if flows != arrives:
                    return False
        return True

    def network(self, kind: str) -> "nx.Graph[str]":
        """The cells with a road (or a river), linked where two such sides face each other."""
        sides = {cell: getattr(card, kind) for cell, card in self.cards.items()}
        graph: nx.Graph[str] = nx.Graph()
        graph.add_nodes_from(cell for cell in sides if sides[cell])
        for cell in sides:
            for side in sides[cell]:
                beside = step(cell, side)
                if beside in sides and OPPOSITE[side] in sides[beside]:
                    graph.add_edge(cell, beside)
        return graph

    def lengths(self, kind: str) -> list[int]:
        """In cards, every road network or river by itself."""
        return [len(cells) for cells in nx.connected_components(self.network(kind))]

    def animals(self, cells: list[str]) -> int:
        """White sheep there, and the black one (ST-B3)."""
        return sum(self.white[cell] for cell in cells) + (self.black in cells)
