"""The layout of Sheepland's island in a terminal: ground, borders, and room for every label.

Positions are those of the components, with crowded areas spread out. A place's ground is the spots
nearest to it and to the roads around it, so a border runs through its road's label.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

Spot = tuple[int, int]  # column and row, from 0
Point = tuple[float, float]

SEA: Final = -1
NO_ROAD: Final = 0
ROAD_WIDTH: Final = 4  # of a road's label
LEAST_NAME: Final = 8  # room for a place's sheep: `12↑black`
TALL: Final = 2  # lines of a place's label; also how much higher than wide a character is
COAST: Final = 7.0  # columns from the nearest point of a place to the sea
TOWARDS: Final = (0.3, 0.65)  # where on the way from a road to a place its ground is seeded
EVEN: Final = (0.6, 0.7)  # how much columns and rows are evened out; 0: as in the components
MARGINS: Final = (5, 1)
STEPS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
# What a label avoids, the worst first: another label, foreign ground, touching one, a border.
OVERLAP, FOREIGN, TOUCH, COVER = 1000.0, 40.0, 30.0, 4.0


@dataclass(frozen=True)
class Region:
    x: int
    y: int
    room: int  # the width of its label


@dataclass(frozen=True)
class Road:
    x: int
    y: int
    places: Spot  # the two next to it


@dataclass(frozen=True)
class Layout:
    """The island in characters; a label is identified by its top left corner."""

    width: int
    height: int
    ground: tuple[tuple[int, ...], ...]  # per row and column the place, or SEA
    borders: Mapping[Spot, int]  # spots between two places: the road there, or NO_ROAD
    coast: frozenset[Spot]  # sea that touches land
    places: tuple[Spot, ...]
    rooms: tuple[int, ...]  # the widths of the places' labels
    roads: tuple[Spot, ...]  # from road 1


def layout_of(components: Mapping[str, Any], width: int, height: int) -> Layout:
    regions = tuple(
        Region(one["x"], one["y"], max(len(one["name"]), LEAST_NAME))
        for one in components["regions"]
    )
    roads = tuple(
        Road(one["x"], one["y"], (one["regions"][0], one["regions"][1]))
        for one in components["roads"]
    )
    return laid_out(regions, roads, width, height)


@cache
def laid_out(
    regions: tuple[Region, ...], roads: tuple[Road, ...], width: int, height: int
) -> Layout:
    things: list[Region | Road] = [*regions, *roads]
    column = evened([one.x for one in things], MARGINS[0], width - 1 - MARGINS[0], EVEN[0])
    row = evened([one.y for one in things], MARGINS[1], height - 1 - MARGINS[1], EVEN[1])
    centres = [(column(one.x), row(one.y)) for one in regions]
    middles = [(column(one.x), row(one.y)) for one in roads]
    ground = sown(centres, middles, roads, width, height)
    borders = dict(border_spots(ground, middles, roads))
    rooms = tuple(one.room for one in regions)
    labels = Labels(ground, borders)
    road_spots = tuple(labels.place(middle, ROAD_WIDTH, 1, None) for middle in middles)
    places = tuple(
        labels.place(centre, rooms[number], TALL, number) for number, centre in enumerate(centres)
    )
    return Layout(width, height, ground, borders, coast(ground), places, rooms, road_spots)


def evened(values: Sequence[int], low: float, high: float, even: float) -> Callable[[int], float]:
    """Return a map to low … high, partly by size, partly by rank: crowds get more room."""
    ranks = sorted(values)
    span = max(ranks[-1] - ranks[0], 1)

    def place(value: int) -> float:
        rank = (bisect_left(ranks, value) + bisect_right(ranks, value) - 1) / 2 / (len(ranks) - 1)
        return low + (high - low) * ((1 - even) * (value - ranks[0]) / span + even * rank)

    return place


def sown(
    centres: Sequence[Point],
    middles: Sequence[Point],
    roads: Sequence[Road],
    width: int,
    height: int,
) -> tuple[tuple[int, ...], ...]:
    """Return the place of each spot: that of the nearest seed; distant spots are the sea."""
    points = [(x, y, place) for place, (x, y) in enumerate(centres)]
    for (x, y), road in zip(middles, roads, strict=True):
        for place in road.places:
            to_x, to_y = centres[place]
            points += [(x + (to_x - x) * part, y + (to_y - y) * part, place) for part in TOWARDS]

    def nearest(column: int, row: int) -> int:
        far, place = min(
            ((column - x) ** 2 + (TALL * (row - y)) ** 2, place) for x, y, place in points
        )
        return place if far < COAST**2 else SEA

    return tuple(tuple(nearest(column, row) for column in range(width)) for row in range(height))


def border_spots(
    ground: Sequence[Sequence[int]], middles: Sequence[Point], roads: Sequence[Road]
) -> Iterator[tuple[Spot, int]]:
    """Yield each spot next to another place's, with the road between them."""
    between: dict[frozenset[int], list[int]] = {}
    for number, road in enumerate(roads, start=1):
        between.setdefault(frozenset(road.places), []).append(number)
    for row, line in enumerate(ground):
        for column, place in enumerate(line):
            right = line[column + 1] if column + 1 < len(line) else SEA
            below = ground[row + 1][column] if row + 1 < len(ground) else SEA
            other = next((one for one in (right, below) if one not in (SEA, place)), SEA)
            if SEA not in (place, other):
                here = (column, row)
                found = between.get(frozenset((place, other)), [])
                yield (
                    here,
                    min(found, key=lambda road: far(here, middles[road - 1]), default=NO_ROAD),
                )


def coast(ground: Sequence[Sequence[int]]) -> frozenset[Spot]:
    land = {
        (column, row)
        for row, line in enumerate(ground)
        for column, place in enumerate(line)
        if place != SEA
    }
    near = {(x + right, y + down) for x, y in land for right, down in STEPS}
    return frozenset(near - land)


def far(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (TALL * (one[1] - other[1])) ** 2


class Labels:
    """Finds a free spot for each label, close to its place."""

    def __init__(self, ground: Sequence[Sequence[int]], borders: Mapping[Spot, int]) -> None:
        self.ground = ground
        self.borders = borders
        self.height, self.width = len(ground), len(ground[0])
        self.taken: set[Spot] = set()

    def place(self, wanted: Point, wide: int, tall: int, own: int | None) -> Spot:
        """Return the top left corner; `own` is the place on whose ground it should stay."""
        left, top = wanted[0] - (wide - 1) / 2, wanted[1] - (tall - 1) / 2
        corners = sorted(
            (far((column, row), (left, top)), column, row)
            for row in range(self.height - tall + 1)
            for column in range(self.width - wide + 1)
        )
        best, spot = float("inf"), (0, 0)
        for way, column, row in corners:
            if way >= best:
                break
            cost = way + self._cost(column, row, wide, tall, own)
            if cost < best:
                best, spot = cost, (column, row)
        self.taken |= set(box(*spot, wide, tall))
        return spot

    def _cost(self, column: int, row: int, wide: int, tall: int, own: int | None) -> float:
        spots = box(column, row, wide, tall)
        cost = OVERLAP * sum(spot in self.taken for spot in spots)
        sides = [(side, row + down) for side in (column - 1, column + wide) for down in range(tall)]
        cost += TOUCH * sum(spot in self.taken for spot in sides)
        if own is not None:
            cost += FOREIGN * sum(self.ground[y][x] != own for x, y in spots)
            cost += COVER * sum(spot in self.borders for spot in spots)
        return cost


def box(column: int, row: int, wide: int, tall: int) -> list[Spot]:
    return [(column + right, row + down) for down in range(tall) for right in range(wide)]
