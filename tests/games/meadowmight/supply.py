"""The deck, or the personal piles, for the referee: rulings MM-4, MM-P1 and MM-W1."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tests.games.meadowmight.table import Tile

SHEEPLE_SHAPES = ["open", "single", "corner", "parallel", "triple"]  # MM-P1


def tiles_in_game(components: Mapping[str, Any], players: int, *, wolves: bool) -> list[Tile]:
    """MM-4: colours that nobody has leave the game; MM-W1."""
    colours = components["colours"][:players]
    tiles = []
    for number, entry in enumerate(components["tiles"]):
        colour = entry.get("colour")
        if (entry["set"] == "wool_wolves" and not wolves) or colour not in [None, *colours]:
            continue
        owner = None if colour is None else colours.index(colour)
        shape = entry["id"].split("-")[-2]
        sheep = entry.get("sheep", 0)
        tiles.append(Tile(number, entry["kind"], shape, entry["fences"], sheep, owner))
    return tiles


def shares(tiles: list[Tile]) -> dict[str, Fraction]:
    counts = Counter(tile.type for tile in tiles)
    return {kind: Fraction(count, len(tiles)) for kind, count in counts.items()}


def take(tiles: list[Tile], kind: str) -> Tile:
    """Any tile of this type: equal ones are one."""
    tile = next(tile for tile in tiles if tile.type == kind)
    tiles.remove(tile)
    return tile


class Deck:
    """One for all; the Sheeple are in the hands from the beginning."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles = tiles

    def split(self, players: int) -> None:
        """Nothing: all draw from it."""

    def size(self, seat: int) -> int:
        return len(self.tiles)

    def chances(self, seat: int) -> dict[str, Fraction]:
        return shares(self.tiles)

    def draw(self, seat: int, kind: str) -> Tile:
        return take(self.tiles, kind)


class Piles(Deck):
    """MM-P1: a pile for each; which tiles but the Sheeple are in whose is not known yet."""

    def __init__(self, tiles: list[Tile], sheeple: list[list[Tile]]) -> None:
        super().__init__(tiles)  # those not yet drawn by anyone, the remainder included
        self.sheeple = sheeple
        self.others = [0] * len(sheeple)

    def split(self, players: int) -> None:
        self.others = [len(self.tiles) // players] * players

    def size(self, seat: int) -> int:
        return len(self.sheeple[seat]) + self.others[seat]

    def chances(self, seat: int) -> dict[str, Fraction]:
        found: Counter[str] = Counter(tile.type for tile in self.sheeple[seat])
        chances = {kind: Fraction(count, self.size(seat)) for kind, count in found.items()}
        if self.others[seat]:
            for kind, share in shares(self.tiles).items():
                chances[kind] = Fraction(self.others[seat], self.size(seat)) * share
        return chances

    def draw(self, seat: int, kind: str) -> Tile:
        if kind.startswith("sheeple"):
            return take(self.sheeple[seat], kind)
        self.others[seat] -= 1
        return take(self.tiles, kind)
