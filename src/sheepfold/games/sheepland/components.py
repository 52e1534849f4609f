"""The island of Sheepland, read and checked; owners may draw another map and change the money.

Owners may change terrains, numbers and adjacency, the prices in a stack and the Dinars at the
start. Ids, names and counts are fixed: 19 places, 42 roads, 20 fences, the shepherds.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from sheepfold.core import components as core
from sheepfold.core.components import ComponentError, Path

TERRAINS: Final = ("field", "mountain", "desert", "swamp", "forest", "pasture")
SHEEPSBURG: Final = 0
REGIONS_EACH: Final = 3  # of one terrain
PLACES: Final = (
    "sheepsburg",
    *(f"{terrain}-{number + 1}" for terrain in TERRAINS for number in range(REGIONS_EACH)),
)
ROADS: Final = 42
NUMBERS: Final = 6  # on roads and on the die
PRICES: Final = 5  # tiles in a stack
FIXED: Final = (
    "game",
    "terrains",
    "fences",
    "final_fences",
    "players",
    "shepherds_each",
)
RICHEST: Final = 1000  # Dinars that a player may begin with
WIDEST: Final = 1000  # x and y are thousandths of the board


def default() -> dict[str, Any]:
    return core.default(__package__)


def check(components: Mapping[str, Any]) -> None:
    """Refuse components that are not Sheepland's, or that are not a playable island."""
    own = default()
    core.check_like(components, own)
    core.check_fixed(components, own, FIXED)
    check_dinars(components["dinars"])
    check_prices(components["tile_prices"])
    check_regions(components["regions"], own["regions"])
    check_roads(components["roads"])


def check_dinars(dinars: Mapping[str, int]) -> None:
    for players, amount in dinars.items():
        if not 0 <= amount <= RICHEST:
            raise ComponentError(("dinars", players), f"must be 0 to {RICHEST}, not {amount}")


def check_prices(prices: list[Any]) -> None:
    if len(prices) != PRICES:
        raise ComponentError(
            ("tile_prices",), f"there must be {PRICES}, from the top of a stack, not {len(prices)}"
        )
    for number, price in enumerate(prices):
        if type(price) is not int or price < 0:
            raise ComponentError(
                ("tile_prices", number), f"a whole number, 0 or more, is needed, not {price!r}"
            )


def check_regions(regions: list[Any], own: list[Any]) -> None:
    """Check that names are ids, and that each terrain has three regions besides Sheepsburg."""
    found = dict.fromkeys(TERRAINS, 0)
    for number, (region, named) in enumerate(zip(regions, own, strict=True)):
        path: Path = ("regions", number)
        if region["name"] != named["name"]:
            raise ComponentError(
                (*path, "name"), f"must be {named['name']!r}, not {region['name']!r}"
            )
        terrain = region["terrain"]
        if number == SHEEPSBURG:
            if terrain != named["terrain"]:
                raise ComponentError(
                    (*path, "terrain"), f"must be {named['terrain']!r}, not {terrain!r}"
                )
        elif terrain not in found:
            raise ComponentError(
                (*path, "terrain"), f"must be one of {', '.join(TERRAINS)}, not {terrain!r}"
            )
        else:
            found[terrain] += 1
            if found[terrain] > REGIONS_EACH:
                raise ComponentError(
                    (*path, "terrain"), f"each terrain has {REGIONS_EACH} regions, {terrain} more"
                )
        check_spot(region, path)


def check_spot(thing: Mapping[str, Any], path: Path) -> None:
    for key in ("x", "y"):
        if not 0 <= thing[key] <= WIDEST:
            raise ComponentError((*path, key), f"must be 0 to {WIDEST}, not {thing[key]}")


def check_roads(roads: list[Any]) -> None:
    for index, road in enumerate(roads):
        path: Path = ("roads", index)
        if not 1 <= road["number"] <= NUMBERS:
            raise ComponentError((*path, "number"), f"must be 1 to {NUMBERS}, not {road['number']}")
        check_sides(road["regions"], (*path, "regions"))
        check_neighbours(road["id"], road["adjacent"], (*path, "adjacent"))
        check_spot(road, path)
    check_numbers(roads)
    check_symmetry(roads)
    check_reach(roads)


def check_sides(regions: list[Any], path: Path) -> None:
    """Check that a road runs between two different places."""
    if len(regions) != 2:
        raise ComponentError(path, f"a road joins 2 regions, not {len(regions)}")
    check_ids(regions, range(len(PLACES)), path)


def check_neighbours(road: int, adjacent: list[Any], path: Path) -> None:
    check_ids(adjacent, range(1, ROADS + 1), path)
    if road in adjacent:
        raise ComponentError((*path, adjacent.index(road)), "a road is not adjacent to itself")


def check_ids(given: list[Any], ids: range, path: Path) -> None:
    for number, one in enumerate(given):
        if type(one) is not int or one not in ids:
            raise ComponentError(
                (*path, number), f"an id from {ids[0]} to {ids[-1]} is needed, not {one!r}"
            )
        if one in given[:number]:
            raise ComponentError((*path, number), f"each id occurs once, {one} more often")


def check_numbers(roads: list[Any]) -> None:
    """SL-4: check that the die names one road at most."""
    taken: dict[tuple[int, int], int] = {}
    for index, road in enumerate(roads):
        for place in road["regions"]:
            other = taken.setdefault((place, road["number"]), road["id"])
            if other != road["id"]:
                raise ComponentError(
                    ("roads", index, "number"),
                    f"the roads of {PLACES[place]} have different numbers, "
                    f"and road {other} has {road['number']} already",
                )


def check_symmetry(roads: list[Any]) -> None:
    for index, road in enumerate(roads):
        for number, other in enumerate(road["adjacent"]):
            if road["id"] not in roads[other - 1]["adjacent"]:
                raise ComponentError(
                    ("roads", index, "adjacent", number),
                    f"road {other} must name road {road['id']} as adjacent too",
                )


def check_reach(roads: list[Any]) -> None:
    """Check that the island is connected, for sheep and for shepherds along the roads."""
    crossing: dict[int, set[int]] = {place: set() for place in range(len(PLACES))}
    for road in roads:
        one, other = road["regions"]
        crossing[one].add(other)
        crossing[other].add(one)
    places = reached(SHEEPSBURG, crossing.__getitem__)
    for place, name in enumerate(PLACES):
        if place not in places:
            raise ComponentError(("regions", place), f"no way leads from Sheepsburg to {name}")
    ids = reached(1, lambda road: roads[road - 1]["adjacent"])
    for index, road in enumerate(roads):
        if road["id"] not in ids:
            raise ComponentError(
                ("roads", index, "adjacent"),
                f"road {road['id']} cannot be reached from road 1 by adjacent roads",
            )


def reached(start: int, neighbours: Callable[[int], Iterable[int]]) -> set[int]:
    found = {start}
    border = [start]
    while border:
        new = set(neighbours(border.pop())) - found
        found |= new
        border += new
    return found
