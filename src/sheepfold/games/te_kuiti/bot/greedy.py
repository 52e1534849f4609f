"""Greedy Te Kuiti: a sheep that remembers what it saw, and a shepherd that builds pens.

A view holds everything there is to know (TK-15), so the bot works on the field imagined from it.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import or_
from typing import Final, TypeVar

from sheepfold.core.bits import bits
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng
from sheepfold.games.te_kuiti import rules
from sheepfold.games.te_kuiti.actions import DONE, FENCE, FLIP, NO_FLOWER, RAM, TAKE
from sheepfold.games.te_kuiti.board import (
    ALL_EDGES,
    CELLS_BESIDE,
    EDGES,
    EDGES_AT_ENDS,
    SIDE_EDGES,
    SIZE,
    may_close,
    outside,
)
from sheepfold.games.te_kuiti.rules import BARE, FENCES
from sheepfold.games.te_kuiti.state import FENCE_NOW, FENCE_TURN, RAM_DUE, Field
from sheepfold.games.te_kuiti.view import FieldView

T = TypeVar("T")

FENCES_PER_TURN: Final = 2  # TK-3
# Costs of fences by their number. This discount gives the shepherd patience for large
# pens: the one around all tiles ends the round (TK-12).
PRICES: Final = tuple(float(number**0.8) for number in range(FENCES + 1))


class Greedy:
    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: FieldView, legal: Sequence[int], rng: Rng) -> int:
        """Return one of the moves that look best."""
        field: Field = self.game.imagine(view, rng)
        step = field.pending[-1]
        if step in (FENCE_TURN, FENCE_NOW):
            moves = [FENCE + edge for edge in good_fences(field)]
        elif step == RAM_DUE:
            moves = [RAM + edge for edge in good_rams(field)]
        elif field.solo:
            moves = [FLIP + cell for cell in good_solo_flips(field)]
        else:
            moves = [action for action in legal if TAKE <= action < DONE]
            moves = moves or [FLIP + cell for cell in good_flips(field)]
        choices = moves or legal
        return choices[rng.below(len(choices))]


def best(items: Iterable[T], worth: Callable[[T], float]) -> list[T]:
    """Return all items of the highest worth."""
    rated = [(worth(item), item) for item in items]
    top = max((rate for rate, _ in rated), default=0)
    return [item for rate, item in rated if rate == top]


def union(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)


# Pens to build: rectangles suffice


def rectangles() -> Iterable[int]:
    """Yield all rectangles of cells."""
    spans = [(low, high) for low in range(SIZE) for high in range(low + 1, SIZE + 1)]
    for top, bottom in spans:
        for left, right in spans:
            row = (1 << right) - (1 << left)
            yield sum(row << SIZE * number for number in range(top, bottom))


def border(cells: int) -> int:
    """Return the edges around a set of cells: those with exactly one of its cells adjacent."""
    return sum(1 << edge for edge in range(EDGES) if (CELLS_BESIDE[edge] & cells).bit_count() == 1)


PENS: Final = {cells: border(cells) for cells in rectangles()}


def unclosed_pens(field: Field, most: int) -> list[tuple[int, int]]:
    """Return pens around free tiles that lack at most `most` fences: cells and missing edges."""
    free = field.present & field.outside
    # No fence is missing between two cells that are enclosed already.
    inside = sum(1 << edge for edge in range(EDGES) if not CELLS_BESIDE[edge] & field.outside)
    unfenced = ALL_EDGES & ~field.fences & ~inside
    return [
        (cells, lacking)
        for cells, edges in PENS.items()
        if (lacking := edges & unfenced).bit_count() <= most and cells & free
    ]


# The shepherd


def good_fences(field: Field) -> list[int]:
    """Return fences of the pen that gains most per missing fence, connected to others."""
    free = field.present & field.outside
    wanted = pairs_known(field)

    def worth(pen: tuple[int, int]) -> float:
        cells, lacking = pen
        gain = (cells & free).bit_count() + (cells & wanted).bit_count()
        return gain / PRICES[lacking.bit_count()]

    left = len(field.pending) if field.last_turn else field.supply
    edges = union(lacking for _, lacking in best(unclosed_pens(field, left), worth))
    return best(
        bits(edges), lambda edge: sum(field.fences & end != 0 for end in EDGES_AT_ENDS[edge])
    )


def pairs_known(field: Field) -> int:
    """Return the number of free tiles with a known free mate: the sheep takes them next."""
    known = field.seen & field.outside
    return sum(1 << cell for cell in bits(known) if mates(field, cell, known))


def mates(field: Field, cell: int, among: int) -> list[int]:
    """Return the known tiles of the same kind as this one."""
    kind = field.faces[cell] % BARE
    others = bits(among & field.seen & ~(1 << cell))
    return [other for other in others if field.faces[other] % BARE == kind]


# The sheep


def good_flips(field: Field) -> list[int]:
    """Return a known pair, else unseen tiles, those in danger first."""
    down = field.present & field.outside & ~field.up
    partners = field.outside & field.up if field.revealed == 1 else field.outside
    cells = [cell for cell in bits(down & field.seen) if mates(field, cell, partners)]
    cells = cells or bits(down & ~field.seen)
    danger = union(pen for pen, _ in unclosed_pens(field, FENCES_PER_TURN))
    return best(cells, lambda cell: danger >> cell & 1)


def good_rams(field: Field) -> list[int]:
    """Return fences whose loss frees most tiles, then those that nearly closed pens need."""
    free = field.present & field.outside
    needed = [0.0] * EDGES
    for cells, lacking in unclosed_pens(field, FENCES):
        for edge in bits(PENS[cells] & field.fences):
            needed[edge] += (cells & free).bit_count() / 4 ** lacking.bit_count()
    edges = best(
        bits(field.fences),
        lambda edge: (outside(field.fences ^ 1 << edge) & field.present).bit_count(),
    )
    return best(edges, needed.__getitem__)


# Solo


def good_solo_flips(field: Field) -> list[int]:
    """Return a known pair that does not shut itself in, else unseen tiles."""
    down = field.present & field.outside & ~field.up
    known = bits(down & field.seen)
    pairs = [cell for cell in known if takes_pair(field, cell)]
    if pairs:
        return best(pairs, lambda cell: -shut_in(field, cell, [field.sides[cell]]))
    flowerless = [cell for cell in known if field.sides[cell] == NO_FLOWER]
    if field.revealed == 1 and flowerless and kinds_waiting(field) > 1:
        return flowerless  # an unseen tile more likely matches one of those: flip it first, later
    unseen = best(bits(down & ~field.seen), lambda cell: -shut_in(field, cell, range(4)))
    return best(unseen, lambda cell: sum(field.fences >> edge & 1 for edge in SIDE_EDGES[cell]))


def takes_pair(field: Field, cell: int) -> bool:
    """Return whether flipping this known tile and its mate would remove a pair (TK-S6)."""
    world = field.copy()
    rules.flip(world, cell)
    if field.revealed == 1:
        return not world.present >> cell & 1
    free_mates = mates(world, cell, world.outside) if world.pending else []
    return any(takes_pair(world, mate) for mate in free_mates)


def kinds_waiting(field: Field) -> int:
    """Return the number of kinds with a known free face-down sheep, except the revealed sheep's."""
    known = bits(field.seen & field.outside & ~field.up)
    revealed = {field.faces[cell] % BARE for cell in bits(field.up)}
    return len({field.faces[cell] % BARE for cell in known} - revealed)


def shut_in(field: Field, cell: int, sides: Sequence[int]) -> float:
    """Return how many tiles a flower's fence encloses if it points to one of `sides` (TK-S3)."""
    edges = SIDE_EDGES[cell]
    free = field.present & field.outside
    lost = 0
    for side in sides:
        if side == NO_FLOWER:
            continue
        while field.fences >> edges[side] & 1:
            side = (side + 1) % 4
        if may_close(field.fences, edges[side]):
            lost += (free & ~outside(field.fences | 1 << edges[side])).bit_count()
    return lost / len(sides)
