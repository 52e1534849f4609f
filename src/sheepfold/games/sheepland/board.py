"""The island as tables: the places next to each road, adjacency, and what sheep are worth.

Roads are numbered from 0 here, so road 0 is the road that people call 1; sets are bit masks.
"""

from collections.abc import Mapping
from typing import Any, Final

from sheepfold.core.rebuild import Reduced, reduced_tables
from sheepfold.games.sheepland.actions import BLACK, HERD
from sheepfold.games.sheepland.components import NUMBERS, PLACES, ROADS, TERRAINS

ALL_ROADS: Final = (1 << ROADS) - 1
MOST_PLAYERS: Final = 4
SELLS_NOTHING: Final = -1  # as a place's terrain: Sheepsburg


class Board:
    """Built once from components and shared by all states; nothing here ever changes."""

    __slots__ = (
        "adjacent",
        "beside",
        "black_moves",
        "components",
        "dinars",
        "exits",
        "fences",
        "final_fences",
        "herd_moves",
        "prices",
        "regions",
        "sells",
        "shepherds_each",
        "terrains",
    )

    def __init__(self, components: Mapping[str, Any]) -> None:
        roads = components["roads"]
        # Per road: the adjacent roads; the two places next to it.
        self.adjacent: tuple[int, ...] = tuple(
            sum(1 << other - 1 for other in road["adjacent"]) for road in roads
        )
        self.beside: tuple[tuple[int, int], ...] = tuple(
            (road["regions"][0], road["regions"][1]) for road in roads
        )
        # Per place: its terrain. Per terrain: its three regions.
        self.terrains: tuple[int, ...] = tuple(
            TERRAINS.index(region["terrain"]) if region["terrain"] in TERRAINS else SELLS_NOTHING
            for region in components["regions"]
        )
        self.regions: tuple[tuple[int, ...], ...] = tuple(
            tuple(place for place, of in enumerate(self.terrains) if of == terrain)
            for terrain in range(len(TERRAINS))
        )
        # Per road: the terrains sold there (SL-8); the moves of a sheep across it and back (SL-7).
        self.sells: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted({self.terrains[place] for place in places} - {SELLS_NOTHING}))
            for places in self.beside
        )
        self.herd_moves: tuple[tuple[int, int], ...] = tuple(
            (move(HERD, one, other), move(HERD, other, one)) for one, other in self.beside
        )
        self.black_moves: tuple[tuple[int, int], ...] = tuple(
            (move(BLACK, one, other), move(BLACK, other, one)) for one, other in self.beside
        )
        self.exits = exits([road["number"] for road in roads], self.beside)
        self.prices: tuple[int, ...] = tuple(components["tile_prices"])
        self.fences: int = components["fences"]
        self.final_fences: int = components["final_fences"]
        # Per number of players, from 0.
        self.dinars = by_players(components["dinars"])
        self.shepherds_each = by_players(components["shepherds_each"])
        self.components = components  # for pickles only

    def __reduce__(self) -> Reduced:
        return reduced_tables(self, self.components)

    def __repr__(self) -> str:
        return "Board"


def move(verb: int, here: int, there: int) -> int:
    """Return the action that moves a sheep from one place to another."""
    return verb + here * len(PLACES) + there


def exits(numbers: list[int], beside: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """SL-4: return for each place and number the road of that number and the place beyond it.

    The road is a mask, empty where the place has none of that number.
    """
    found = [(0, place) for place in range(len(PLACES)) for _ in range(NUMBERS)]
    for road, (one, other) in enumerate(beside):
        found[one * NUMBERS + numbers[road] - 1] = (1 << road, other)
        found[other * NUMBERS + numbers[road] - 1] = (1 << road, one)
    return tuple(found)


def by_players(counts: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(str(players), 0) for players in range(MOST_PLAYERS + 1))
