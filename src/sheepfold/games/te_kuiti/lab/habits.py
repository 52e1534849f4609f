"""Habits of Te Kuiti's players: walls, traps, hoarding, waste, stubbornness.

Each habit lists what it would like to do, the best first; where none of it is legal, and now and
then at random, it plays at random.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from sheepfold.bots.bot import Bot
from sheepfold.core.bits import bits
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng
from sheepfold.games.te_kuiti.actions import DONE, EDGE, FENCE, FLIP, NO_FLOWER, RAM, TAKE
from sheepfold.games.te_kuiti.board import outside
from sheepfold.games.te_kuiti.rules import BARE
from sheepfold.games.te_kuiti.state import FENCE_NOW, Field
from sheepfold.games.te_kuiti.view import FieldView, index

WHIM: Final = 12  # one decision in this many is random

# Around rows 2 to 5: once it stands, only the five tiles of row 1 are free and the field opens.
WALL: Final = (
    *("a2W", "a3W", "a4W", "a5W", "a5S", "b5S", "c5S", "d5S", "e5S"),
    *("e5E", "e4E", "e3E", "e2E", "a2N", "b2N", "c2N", "d2N", "e2N"),
    *("a1W", "a1N", "b1N", "c1N", "d1N", "e1N", "e1E"),
)
# Three sides of each corner; the fourth shuts the trap.
TRAPS: Final = (
    *("a1N", "a1W", "b1W", "e1N", "e1E", "e1W"),
    *("a5W", "a5S", "b5W", "e5E", "e5S", "e5W"),
)
CORNERS: Final = (0, 4, 20, 24)


class Habit:
    """A player who prefers certain moves."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: FieldView, legal: Sequence[int], rng: Rng) -> int:
        if rng.below(WHIM):
            field: Field = self.game.imagine(view, rng)
            allowed = set(legal)
            for action in self.wishes(field):
                if action in allowed:
                    return action
        return legal[rng.below(len(legal))]

    def wishes(self, field: Field) -> Iterator[int]:
        yield from ()


class Waller(Habit):
    """Opens the field early: a wall as shepherd, known tiles as sheep, takes at once."""

    def wishes(self, field: Field) -> Iterator[int]:
        yield from fences(WALL)
        yield from range(TAKE, DONE)
        yield from flips(field, field.seen)


class Trapper(Habit):
    """TK-9: prepares traps in the corners and shuts one around a face-up sheep.

    As sheep it walks into them: a corner first, then unseen tiles, then the corner's mate.
    """

    def wishes(self, field: Field) -> Iterator[int]:
        if field.pending[-1] == FENCE_NOW:
            yield from (FENCE + edge for edge in range(60) if closes(field, edge, field.up))
        yield from fences(TRAPS)
        if field.revealed and field.up & ~field.outside:
            yield from mates(field)
        if not field.revealed:
            corners = [cell for cell in CORNERS if field.seen >> cell & 1]
            yield from (FLIP + cell for cell in corners if alike(field, cell))
        yield from flips(field, ~field.seen)


class Hoarder(Waller):
    """Leaves pairs lying in the open field as long as something else is possible."""

    def wishes(self, field: Field) -> Iterator[int]:
        yield from fences(WALL)
        yield DONE
        yield from flips(field, field.seen)
        yield from flips(field, ~field.seen)


class Encloser(Habit):
    """Closes whatever can be closed; a ram opens what frees most, a flower shuts what it can."""

    def wishes(self, field: Field) -> Iterator[int]:
        edges = range(60)
        yield from (FENCE + edge for edge in edges if closes(field, edge, field.present))
        yield from fences(WALL)
        yield from sorted(
            (RAM + edge for edge in bits(field.fences)),
            key=lambda ram: -outside(field.fences ^ 1 << ram - RAM).bit_count(),
        )
        yield from range(TAKE, DONE)
        yield from mates(field)
        yield from (FLIP + cell for cell in bits(field.present) if field.sides[cell] != NO_FLOWER)


class Waster(Habit):
    """TK-13: places fences that enclose nothing, down to the last; uses a ram that frees nothing.

    As sheep it hopes to find a shepherd when one fence is left. Fences go by twos, so it needs a
    ram or a shepherd before; then it waits over known tiles.
    """

    def wishes(self, field: Field) -> Iterator[int]:
        yield from (FENCE + edge for edge in range(60) if not closes(field, edge, field.present))
        yield from (RAM + edge for edge in bits(field.fences) if not opens(field, edge))
        waits = field.supply % 2 and field.supply > 1
        yield from flips(field, field.seen if waits else ~field.seen)


class Recluse(Habit):
    """TK-S7: flips a tile again and again until its flower has shut it in; frees nothing."""

    def wishes(self, field: Field) -> Iterator[int]:
        yield from (RAM + edge for edge in bits(field.fences) if not opens(field, edge))
        yield from (FLIP + cell for cell in bits(field.seen) if field.sides[cell] != NO_FLOWER)
        yield from flips(field, ~field.seen)


class Circler(Habit):
    """TK-S9: flips flowerless tiles that do not match, for ever; never at random once it can."""

    def choose(self, view: FieldView, legal: Sequence[int], rng: Rng) -> int:
        field: Field = self.game.imagine(view, rng)
        up = {field.faces[cell] % BARE for cell in bits(field.up)}
        idle = [
            cell
            for cell in bits(field.seen & field.outside & ~field.up)
            if field.sides[cell] == NO_FLOWER and field.faces[cell] % BARE not in up
        ]
        kinds = {field.faces[cell] % BARE for cell in idle} | up
        circling = [FLIP + cell for cell in idle if FLIP + cell in legal]
        if len(kinds) > 1 and circling:
            return circling[0]
        return super().choose(view, legal, rng)


def fences(names: Sequence[str]) -> Iterator[int]:
    yield from (FENCE + index(EDGE.parse([name])) for name in names)


def flips(field: Field, cells: int) -> Iterator[int]:
    yield from (FLIP + cell for cell in bits(field.present & cells))


def closes(field: Field, edge: int, cells: int) -> bool:
    """Return whether a fence there would enclose some of these cells."""
    if field.fences >> edge & 1:
        return False
    return bool(cells & field.outside & ~outside(field.fences | 1 << edge))


def opens(field: Field, edge: int) -> bool:
    """Return whether a tile would be freed without the fence that stands there."""
    return bool(field.present & ~field.outside & outside(field.fences ^ 1 << edge))


def alike(field: Field, cell: int) -> list[int]:
    """Return known free tiles of the same kind."""
    kind = field.faces[cell] % BARE
    known = field.seen & field.outside & ~field.up & ~(1 << cell)
    return [other for other in bits(known) if field.faces[other] % BARE == kind]


def mates(field: Field) -> Iterator[int]:
    """Yield the known mates of the sheep that lie face up."""
    for cell in bits(field.up):
        yield from (FLIP + mate for mate in alike(field, cell))


HABITS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "waller": Waller,
    "trapper": Trapper,
    "hoarder": Hoarder,
    "encloser": Encloser,
    "waster": Waster,
    "recluse": Recluse,
    "circler": Circler,
}
