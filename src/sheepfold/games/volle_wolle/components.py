"""The cards of Volle Wolle, read and checked; owners may replace every face, no count."""

from collections.abc import Mapping
from typing import Any, Final

from sheepfold.core import components as common
from sheepfold.core.components import ComponentError, Path, check_fixed, check_like
from sheepfold.core.rebuild import Reduced, reduced_tables

KINDS: Final = ("black", "white", "set370", "set007")
BLACK: Final = 0
WHITE: Final = 1
SET_370: Final = 2
SET_007: Final = 3

# Cards by number: the sheep, then the dogs (all alike), the bone, and the boards, which count as
# the top card of a flock without sheep (VW-4).
SHEEP: Final = 51
DOG: Final = 51
BONE: Final = 52
BOARD: Final = 53
BOARDS: Final = 6
DOGS: Final = 8
CHIPS: Final = 25
CHIPS_EACH: Final = 2
SIDES: Final = (12, 10, 8)  # of the three dice
SAFE: Final = 14  # a result below brings the black sheep (VW-11)
DUE: Final = (0, 3, 2, 1)  # by throw: the cards a success earns (VW-5, VW-6, VW-7)
WHOLE_DECK: Final = (*range(SHEEP), *(DOG for _ in range(DOGS)), BONE)

LEAST_POINTS, MOST_POINTS = -99, 99
LEAST_MODIFIER, MOST_MODIFIER = -9, 9  # the worst raise costs 14 - (3 - 9) = 20 chips of 25
MOST_NUMBER: Final = 999
FIXED: Final = ("game", "players", "dice", "chips", "chips_each", "dogs", "bones")


def default() -> dict[str, Any]:
    return common.default(str(__package__))


def check(components: Any) -> None:
    """Refuse components that are not Volle Wolle's.

    Counts, ids, dice and chips are fixed. Every face of the 51 sheep may be changed, and the kind
    too: no public source says how many of them are black or belong to a set.
    """
    own = default()
    check_like(components, own, free=(*common.FREE, "points"))
    check_fixed(components, own, FIXED)
    numbers: dict[int, Path] = {}
    boards = components["board_numbers"]
    if len(boards) != BOARDS:
        raise ComponentError(("board_numbers",), f"there must be {BOARDS}, not {len(boards)}")
    for place, number in enumerate(boards):
        check_number(number, ("board_numbers", place), numbers)
    for place, sheep in enumerate(components["sheep"]):
        path = ("sheep", place)
        if sheep["kind"] not in KINDS:
            reason = f"must be one of {', '.join(KINDS)}, not {sheep['kind']!r}"
            raise ComponentError((*path, "kind"), reason)
        check_points(sheep["kind"], sheep["points"], (*path, "points"))
        check_between(
            sheep["modifier"], LEAST_MODIFIER, MOST_MODIFIER, "a modifier", (*path, "modifier")
        )
        check_number(sheep["number"], (*path, "number"), numbers)


def check_points(kind: str, points: Any, path: Path) -> None:
    """Check points: white and black sheep have their own, those of a set have none."""
    if kind in ("black", "white"):
        check_between(points, LEAST_POINTS, MOST_POINTS, f"the points of a {kind} sheep", path)
    elif points is not None:
        raise ComponentError(path, f"must be null, since a {kind} sheep scores by its set")


def check_number(number: Any, path: Path, numbers: dict[int, Path]) -> None:
    """Check that no two sheep numbers are equal: they decide ties (VW-4)."""
    check_between(number, 1, MOST_NUMBER, "a sheep number", path)
    if number in numbers:
        where = " ".join(str(part + 1 if type(part) is int else part) for part in numbers[number])
        raise ComponentError(path, f"sheep numbers differ, and {number} is at {where} already")
    numbers[number] = path


def check_between(given: Any, least: int, most: int, what: str, path: Path) -> None:
    if type(given) is not int or not least <= given <= most:
        reason = f"{what} is a whole number from {least} to {most}, not {given!r}"
        raise ComponentError(path, reason)


class Cards:
    """The faces of the cards, by their numbers; built once from components, never changed."""

    __slots__ = ("black", "bone", "components", "kind", "modifier", "number", "points")

    def __init__(self, components: Mapping[str, Any]) -> None:
        sheep = components["sheep"]
        boards = components["board_numbers"]
        plain = (0,) * (BOARD - SHEEP)  # dog and bone are not part of the flock
        self.kind: tuple[int, ...] = tuple(KINDS.index(card["kind"]) for card in sheep)
        # 0 where a sheep scores by its set:
        self.points: tuple[int, ...] = tuple(card["points"] or 0 for card in sheep)
        self.bone: tuple[bool, ...] = tuple(card["bone"] for card in sheep)  # the symbol (VW-14)
        self.black: tuple[bool, ...] = (*(kind == BLACK for kind in self.kind), False, False)
        # Of the tops of flocks, so including boards:
        self.number: tuple[int, ...] = (*(card["number"] for card in sheep), *plain, *boards)
        modifiers = (card["modifier"] for card in sheep)
        self.modifier: tuple[int, ...] = (*modifiers, *plain, *(0 for _ in boards))
        self.components = components  # for pickles only

    def __reduce__(self) -> Reduced:
        return reduced_tables(self, self.components)

    def __repr__(self) -> str:
        return type(self).__name__
