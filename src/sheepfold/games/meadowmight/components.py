"""The tiles of Meadowmight, read and checked, and the tables that the rules ask.

A tile's id names its type: its kind and the shape of its fences; tiles of one type are one word in
moves, so they are alike. Owners may turn a type's base orientation and choose how many sheep are on
its neutral tiles; ids, kinds, colours, sets and counts are fixed.
"""

from collections.abc import Mapping
from typing import Any, Final

from sheepfold.core import components as core
from sheepfold.core.components import SIDES, ComponentError, check_fixed, check_like, check_sides
from sheepfold.core.rebuild import Reduced, reduced_tables

SEATS: Final = 6
COLOURS: Final = ("teal", "green", "yellow", "red", "pink", "indigo")  # by seat
KINDS: Final = ("blank", "neutral", "tree", "pond", "house", "wolf", "sheeple")
BLANK: Final = 0
NEUTRAL: Final = 1
TREE: Final = 2
POND: Final = 3
HOUSE: Final = 4
WOLF: Final = 5
SHEEPLE: Final = 6
SHAPES: Final = ("open", "single", "corner", "parallel", "triple", "closed")

# Types, those without a colour first.
TYPES: Final = (
    *(f"blank-{shape}" for shape in SHAPES),
    *(f"neutral-{shape}" for shape in SHAPES[:5]),
    *(f"{kind}-{shape}" for kind in ("tree", "pond") for shape in ("open", "corner", "triple")),
    *(
        f"{kind}-{shape}"
        for kind in ("house", "wolf")
        for shape in ("single", "parallel", "closed")
    ),
    *(f"sheeple-{shape}" for shape in SHAPES[:5]),
)
OTHERS: Final = 23  # the types below this number are not Sheeple
SHEEPLE_EACH: Final = 5
ALL_SHEEPLE: Final = (1 << SHEEPLE_EACH) - 1
KIND: Final = tuple(KINDS.index(word.split("-")[0]) for word in TYPES)  # by type

# A tile is a type or, for a Sheeple, a type and a seat; a tile on the board is its face: four times
# the tile plus its rotation, and DOWN more once it lies face down.
TILES: Final = OTHERS + SEATS * SHEEPLE_EACH
DOWN: Final = 4 * TILES
CLOSED: Final = 15
MOST_SHEEP: Final = 9
HAND_LIMIT: Final = 6  # MM-P1


def tile_of(number: int, seat: int) -> int:
    """Return the tile that a type, by its number, means in a seat's hand."""
    return number if number < OTHERS else number + SHEEPLE_EACH * seat


def type_of(tile: int) -> int:
    return tile if tile < OTHERS else OTHERS + (tile - OTHERS) % SHEEPLE_EACH


def seat_of(tile: int) -> int:
    """Return the seat of a Sheeple, or -1 for another tile."""
    return -1 if tile < OTHERS else (tile - OTHERS) // SHEEPLE_EACH


class Tiles:
    """Tables of faces, types and tiles for the rules; fences are bit sets: N 1, E 2, S 4, W 8."""

    __slots__ = (
        "components",
        "fences",
        "flock",
        "hand",
        "kind",
        "limit",
        "owner",
        "rotations",
        "sheep",
        "stock",
        "turns",
    )

    def __init__(self, components: Mapping[str, Any]) -> None:
        base = [0] * len(TYPES)
        sheep = [0] * len(TYPES)
        stock = [[0] * OTHERS, [0] * OTHERS]  # without and with the special tiles
        for given in components["tiles"]:
            number = TYPES.index(type_word(given["id"]))
            base[number] = sides_mask(given["fences"])
            sheep[number] = given.get("sheep", 0)
            if number < OTHERS:
                stock[1][number] += 1
                stock[0][number] += given["set"] == "base"
        types = [type_of(tile) for tile in range(TILES) for _ in range(4)]  # by face
        self.stock = (tuple(stock[0]), tuple(stock[1]))
        self.hand: int = SHEEPLE_EACH + components["dealt"]  # tiles after the deal (MM-4)
        self.limit: int = HAND_LIMIT  # the same in Personal Piles, and then the most
        fences = [turned(base[number], face & 3) for face, number in enumerate(types)]
        self.fences = (*fences, *([CLOSED] * DOWN))
        # The seat of a Sheeple as a bit, 0 for everything else and for what lies face down.
        owners = [1 << seat_of(tile) if tile >= OTHERS else 0 for tile in range(TILES)]
        self.owner = (*(owners[face >> 2] for face in range(DOWN)), *([0] * DOWN))
        self.kind = (*(KIND[number] for number in types), *([BLANK] * DOWN))
        self.sheep = (*(sheep[number] for number in types), *([0] * DOWN))
        flock = [KIND[number] in (NEUTRAL, SHEEPLE) for number in types]
        self.flock = (*flock, *([False] * DOWN))  # a visible sheep, neutral or Sheeple
        # Of rotations with equal fences only the lowest exists.
        self.rotations = tuple(
            tuple(rot for rot in range(4) if first_alike(mask, rot) == rot) for mask in base
        )
        turns: list[tuple[int, ...]] = [
            tuple(rot for rot in self.rotations[number] if rot != face & 3)
            for face, number in enumerate(types)
        ]
        self.turns = (*turns, *([()] * DOWN))  # the rotations a face may be turned to
        self.components = components  # for pickles only

    def __reduce__(self) -> Reduced:
        return reduced_tables(self, self.components)

    def __repr__(self) -> str:
        return "Tiles"


def type_word(tile_id: str) -> str:
    """Return an id without its colour and number."""
    words = tile_id.split("-")
    return f"{words[0]}-{words[-2]}"


def sides_mask(sides: str) -> int:
    return sum(1 << SIDES.index(side) for side in sides)


SIDES_WORDS: Final = tuple(  # by mask
    "".join(side for number, side in enumerate(SIDES) if mask >> number & 1) for mask in range(16)
)


def turned(mask: int, rot: int) -> int:
    """Return fences after quarter turns clockwise."""
    return (mask << rot | mask >> 4 - rot) & CLOSED


def first_alike(mask: int, rot: int) -> int:
    """Return the lowest rotation with the same fences."""
    return next(other for other in range(4) if turned(mask, other) == turned(mask, rot))


def shape_of(mask: int) -> str:
    count = mask.bit_count()
    if count == 2:
        return "parallel" if mask in (5, 10) else "corner"
    return ("open", "single", "", "triple", "closed")[count]


# Checks


def default() -> dict[str, Any]:
    return core.default(str(__package__))


def check(components: Any) -> None:
    """Refuse components that are not Meadowmight's; name the place."""
    own = default()
    check_like(components, own)
    check_fixed(components, own, ("game", "players", "colours", "sheeple_each", "dealt"))
    alike: dict[str, Mapping[str, Any]] = {}
    for number, (tile, ours) in enumerate(zip(components["tiles"], own["tiles"], strict=True)):
        for key in ("kind", "set", "colour"):
            if tile.get(key) != ours.get(key):
                path = ("tiles", number, key)
                raise ComponentError(path, f"must be {ours[key]!r}, not {tile[key]!r}")
        check_face(tile, number)
        word = type_word(ours["id"])
        check_alike(tile, alike.setdefault(word, tile), number, word)


def check_face(tile: Mapping[str, Any], number: int) -> None:
    """Check that the fences have the shape that the id names, and that neutral tiles show sheep."""
    check_sides(tile["fences"], ("tiles", number, "fences"))
    shape, wanted = shape_of(sides_mask(tile["fences"])), tile["id"].split("-")[-2]
    if shape != wanted:
        raise ComponentError(
            ("tiles", number, "fences"),
            f"{tile['id']} needs fences of the shape {wanted}; {tile['fences']!r} is {shape}",
        )
    if "sheep" in tile and not 1 <= tile["sheep"] <= MOST_SHEEP:
        raise ComponentError(
            ("tiles", number, "sheep"), f"1 to {MOST_SHEEP} sheep, not {tile['sheep']}"
        )


def check_alike(tile: Mapping[str, Any], first: Mapping[str, Any], number: int, word: str) -> None:
    """Check that tiles of one type, one word in moves, are alike."""
    for key in ("fences", "sheep"):
        if tile.get(key) != first.get(key):
            raise ComponentError(
                ("tiles", number, key),
                f"all tiles {word} are alike: must be {first[key]!r}, not {tile[key]!r}",
            )
