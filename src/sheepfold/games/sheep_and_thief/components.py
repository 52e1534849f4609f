"""The cards, towns and tables of Sheep & Thief: read, checked, and turned into tuples for rules.

Owners may replace faces and numbers; ids, counts and what the rules name are fixed.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from sheepfold.core import components as core
from sheepfold.core.components import ComponentError, check_fixed, check_like, check_sides
from sheepfold.core.rebuild import Reduced, reduced_tables
from sheepfold.games.sheep_and_thief.board import (
    CELL_NAMES,
    CELLS,
    FARMYARD_CELL,
    NEIGHBOURS,
    SIDES,
    SIZE,
    opposite,
    side_bits,
)

CARDS: Final = 56
FARMYARD: Final = 56  # as a face, after the cards'
BACK: Final = 57  # a face-down card: nothing is on it (ST-10)
FREE: Final = -1  # no card
SHEEP: Final = 50
ROUNDS: Final = 3
MISSIONS: Final = ("river", "road", "barns", "bottom", "right", "dogs", "foxes", "sheep", "town")
TOWNS: Final = ("baabourne", "woolington", "sheepville")  # by number
MOST_IMAGES: Final = 9  # of one animal on one card
FIXED: Final = ("game", "players", "rows", "columns", "white_sheep")


def default() -> dict[str, Any]:
    return core.default(__package__)


class Faces:
    """The printed faces (cards, the farmyard, a card's back) and cells."""

    __slots__ = (
        "barn",
        "black_gold",
        "cells",
        "components",
        "decisions",
        "dogs",
        "fits",
        "fox_start",
        "foxes",
        "gates",
        "river",
        "river_gold",
        "road",
        "sheep",
        "town_gold",
        "towns",
    )

    def __init__(self, components: Mapping[str, Any]) -> None:
        cards, farmyard, towns = components["cards"], components["farmyard"], components["towns"]
        roads = [side_bits(face["road"]) for face in (*cards, farmyard)]
        rivers = [side_bits(face["river"]) for face in (*cards, farmyard)]
        self.road = (*roads, 0)  # per face: sides as a mask
        self.river = (*rivers, 0)
        self.barn = (*(int(card["barn"]) for card in cards), 1, 0)
        self.sheep = (*(int(card["sheep"]) for card in cards), 0, 0)
        self.dogs = (*(int(card["dogs"]) for card in cards), 0, 0)
        self.foxes = (*(int(card["foxes"]) for card in cards), 0, 0)
        self.fits = _fits(rivers[:CARDS])
        self.fox_start = CELL_NAMES.index(components["fox_start"])
        self.towns = tuple(str(town["id"]) for town in towns)
        self.cells = tuple(CELL_NAMES.index(town["cell"]) for town in towns)
        self.gates = tuple(side_bits(town["gates"]) for town in towns)
        self.town_gold = tuple(int(town["gold"]) for town in towns)
        self.river_gold = _river_gold(components["river_gold"], components["river_gold_more"])
        self.black_gold = tuple(gold for row in components["black_sheep_gold"] for gold in row)
        self.decisions = tuple(_decisions(card) for card in cards)
        self.components = components  # for pickles only

    def __reduce__(self) -> Reduced:
        return reduced_tables(self, self.components)

    def __repr__(self) -> str:
        return type(self).__name__


def _fits(rivers: list[int]) -> tuple[int, ...]:
    """ST-8: per byte of what neighbours ask (see board.py) the cards that comply, as a mask."""
    fits = []
    for asked in range(256):
        beside, joined = asked >> 4, asked & 15
        fits.append(sum(1 << card for card in range(CARDS) if rivers[card] & beside == joined))
    return tuple(fits)


def _river_gold(table: list[int], more: int) -> tuple[int, ...]:
    """ST-17: gold per number of cards, as far as the board has cells."""
    beyond = [table[-1] + more * extra for extra in range(1, CELLS + 2)]
    return tuple([*table, *beyond][: CELLS + 1])


def _decisions(card: Mapping[str, Any]) -> int:
    """Return the most decisions that a card's images ask for."""
    moves: int = card["dogs"] + card["foxes"]
    return moves + (card["sheep"] > 0) if moves else 0


# Checks


def check(components: Mapping[str, Any]) -> None:
    """Refuse components that would not be this game, or not a playable one."""
    own = default()
    check_like(components, own)
    check_fixed(components, own, FIXED)
    _check_farmyard(components["farmyard"])
    _check_fox(components["fox_start"])
    for number, (town, ours) in enumerate(zip(components["towns"], own["towns"], strict=True)):
        _check_town(town, ours, number)
    _check_river_gold(components["river_gold"], components["river_gold_more"])
    _check_black_gold(components["black_sheep_gold"])
    for number, card in enumerate(components["cards"]):
        _check_card(card, number)
    _check_rivers_go_on(components)


def _check_farmyard(farmyard: Mapping[str, Any]) -> None:
    corner = CELL_NAMES[FARMYARD_CELL]
    if farmyard["cell"] != corner:
        raise ComponentError(("farmyard", "cell"), f"the farmyard lies on {corner}")
    if not farmyard["barn"]:
        raise ComponentError(("farmyard", "barn"), "the farmyard is a barn: true is needed")
    _check_lines(farmyard, ("farmyard",))


def _check_fox(cell: str) -> None:
    if cell not in CELL_NAMES:
        raise ComponentError(("fox_start",), f"cells are a1 to d4, not {cell!r}")
    if cell == CELL_NAMES[FARMYARD_CELL]:
        raise ComponentError(("fox_start",), "the fox starts on a free cell, not on the farmyard")


def _check_town(town: Mapping[str, Any], ours: Mapping[str, Any], number: int) -> None:
    if town["cell"] != ours["cell"]:
        raise ComponentError(("towns", number, "cell"), f"{ours['id']} lies at {ours['cell']}")
    gates = town["gates"]
    inward = {SIDES[side] for side, _ in NEIGHBOURS[CELL_NAMES.index(town["cell"])]}
    rim = [side for side in SIDES if side not in inward]
    if not gates or len(set(gates)) < len(gates) or not set(gates) <= set(rim):
        reason = f"gates open to the rim: {' or '.join(rim)} or both are needed, not {gates!r}"
        raise ComponentError(("towns", number, "gates"), reason)
    if town["gold"] < 0:
        raise ComponentError(("towns", number, "gold"), "gold is 0 or more")


def _check_river_gold(table: list[Any], more: int) -> None:
    path = ("river_gold",)
    if not all(type(gold) is int for gold in table):
        raise ComponentError(path, "whole numbers are needed: gold for 0 cards, 1 card, 2 cards …")
    if not 2 <= len(table) <= CELLS + 1 or table[0] != 0:
        raise ComponentError(path, f"2 to {CELLS + 1} numbers are needed, the first one 0")
    if any(one >= other for one, other in pairwise(table)):
        raise ComponentError(path, "a longer river is worth more: the numbers must rise")
    if more < 0:
        raise ComponentError(("river_gold_more",), "gold is 0 or more")


def _check_black_gold(rows: list[Any]) -> None:
    path = ("black_sheep_gold",)
    if len(rows) != SIZE or not all(isinstance(row, list) and len(row) == SIZE for row in rows):
        raise ComponentError(path, f"{SIZE} rows of {SIZE} numbers are needed")
    for number, row in enumerate(rows):
        for column, gold in enumerate(row):
            if type(gold) is not int or gold < 0:
                reason = f"a whole number, 0 or more, is needed, not {gold!r}"
                raise ComponentError((*path, number, column), reason)


def _check_card(card: Mapping[str, Any], number: int) -> None:
    _check_lines(card, ("cards", number))
    for images in ("sheep", "dogs", "foxes"):
        if not 0 <= card[images] <= MOST_IMAGES:
            reason = f"a card shows 0 to {MOST_IMAGES} of them, not {card[images]}"
            raise ComponentError(("cards", number, images), reason)


def _check_lines(face: Mapping[str, Any], path: tuple[str | int, ...]) -> None:
    for line in ("road", "river"):
        check_sides(face[line], (*path, line))
    for side in face["river"]:
        if side in face["road"]:
            raise ComponentError((*path, "river"), f"side {side} has a road already")


def _check_rivers_go_on(components: Mapping[str, Any]) -> None:
    """Check that another card continues each river side; otherwise it could only end at the rim."""
    rivers = [str(card["river"]) for card in components["cards"]]
    for number, river in enumerate(rivers):
        others = rivers[:number] + rivers[number + 1 :]
        _check_river_goes_on(river, others, ("cards", number, "river"))
    _check_river_goes_on(components["farmyard"]["river"], rivers, ("farmyard", "river"))


def _check_river_goes_on(river: str, others: list[str], path: tuple[str | int, ...]) -> None:
    for side in river:
        facing = SIDES[opposite(SIDES.index(side))]
        if not any(facing in other for other in others):
            reason = f"nothing can continue the river at {side}: no other card has one at {facing}"
            raise ComponentError(path, reason)
