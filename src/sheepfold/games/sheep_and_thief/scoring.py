"""The end: gold for sheep, towns and rivers, missions and the black sheep (ST-16 to ST-18)."""

from functools import lru_cache

from sheepfold.core.outcome import Score
from sheepfold.games.sheep_and_thief.board import (
    BIT,
    BOTTOM_ROWS,
    CELLS,
    FARMYARD_CELL,
    NEIGHBOURS,
    RIGHT_COLUMNS,
    cells,
    opposite,
)
from sheepfold.games.sheep_and_thief.components import FREE, MISSIONS, Faces
from sheepfold.games.sheep_and_thief.state import Farms

# For more than everybody else, tied for most; the town's counts separately (ST-M2 to ST-M10).
MISSION_GOLD = {
    "river": (3, 1),
    "road": (5, 2),
    "barns": (3, 1),
    "bottom": (5, 2),
    "right": (5, 2),
    "dogs": (5, 2),
    "foxes": (5, 2),
    "sheep": (5, 2),
}
TOWN_MISSION_GOLD = 3


def lying(state: Farms, seat: int) -> tuple[int, ...]:
    """Return the faces on a seat's board, cell by cell."""
    return tuple(state.cards[seat * CELLS : (seat + 1) * CELLS])


@lru_cache(maxsize=1024)  # a board is scored many times before the next card comes
def joined(faces: tuple[int, ...], sides: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards joined by roads, or by rivers, as masks of cells."""
    rest = sum(BIT[cell] for cell, face in enumerate(faces) if face != FREE and sides[face])
    found = []
    while rest:
        network, border = 0, rest & -rest
        while border:
            network |= border
            cell = border.bit_length() - 1
            border ^= BIT[cell]
            for side, other in NEIGHBOURS[cell]:
                meets = BIT[other] & rest and sides[faces[cell]] >> side & 1
                if meets and sides[faces[other]] >> opposite(side) & 1:
                    border |= BIT[other] & ~network
        found.append(network)
        rest &= ~network
    return tuple(found)


def rivers(faces: Faces, board: tuple[int, ...]) -> list[int]:
    """ST-17: each river as a mask of cells, the longest first."""
    return sorted(joined(board, faces.river), key=int.bit_count, reverse=True)


def river_lengths(state: Farms, seat: int) -> list[int]:
    """ST-17: the cards of each river, the longest first."""
    return [river.bit_count() for river in rivers(state.faces, lying(state, seat))]


def linked(faces: Faces, board: tuple[int, ...]) -> int:
    """ST-16: the cards that roads join to the farmyard, itself included, as a mask of cells."""
    return sum(road for road in joined(board, faces.road) if road & BIT[FARMYARD_CELL])


def towns_reached(faces: Faces, board: tuple[int, ...]) -> list[int]:
    """ST-16: the towns that an unbroken road joins to the farmyard, by their number."""
    home = linked(faces, board)
    return [
        town
        for town, cell in enumerate(faces.cells)
        if home & BIT[cell] and faces.road[board[cell]] & faces.gates[town]
    ]


def sheep_on_board(state: Farms, seat: int) -> int:
    return sum(state.white[seat * CELLS : (seat + 1) * CELLS])


def town_gold(state: Farms, seat: int) -> int:
    return sum(
        state.faces.town_gold[town] for town in towns_reached(state.faces, lying(state, seat))
    )


def river_gold(state: Farms, seat: int) -> int:
    return sum(state.faces.river_gold[length] for length in river_lengths(state, seat))


def black_gold(state: Farms, seat: int) -> int:
    """ST-B3: by the cell where it stands; without the module there is none."""
    return state.faces.black_gold[state.black[seat]] if state.black_sheep else 0


# Missions


def mission_gold(state: Farms, seat: int) -> int:
    """ST-M1: the first number for more than everybody else, the second for a tie for most."""
    if state.mission[seat] < 0:
        return 0
    mission = MISSIONS[state.mission[seat]]
    if mission == "town":
        return TOWN_MISSION_GOLD if state.fox in state.faces.cells else 0
    counts = mission_counts(state, mission)
    own, most = counts[seat], max(counts)
    if own < most or (mission == "river" and own == 0):
        return 0
    alone, tied = MISSION_GOLD[mission]
    return alone if counts.count(most) == 1 else tied


def mission_counts(state: Farms, mission: str) -> list[int]:
    """Return what a mission compares, seat by seat; nothing for the fox in town."""
    if mission == "town":
        return []
    return [mission_count(state, mission, seat) for seat in range(state.players)]


def mission_count(state: Farms, mission: str, seat: int) -> int:
    """Return what a mission compares between boards."""
    faces = state.faces
    match mission:
        case "river":  # ST-M2
            return max(river_lengths(state, seat), default=0)
        case "road":  # ST-M3
            roads = joined(lying(state, seat), faces.road)
            return max((road.bit_count() for road in roads), default=0)
        case "barns":  # ST-M4
            return state.barns[seat].bit_count()
        case "bottom":  # ST-M5
            return sheep_on(state, seat, tuple(BOTTOM_ROWS))
        case "right":  # ST-M6
            return sheep_on(state, seat, RIGHT_COLUMNS)
        case "foxes":  # ST-M7
            return cards_showing(state, seat, faces.foxes)
        case "dogs":  # ST-M8
            return cards_showing(state, seat, faces.dogs)
        case _:  # ST-M9
            return cards_showing(state, seat, faces.sheep)


def sheep_on(state: Farms, seat: int, where: tuple[int, ...]) -> int:
    """Return the white sheep there, and the black one (ST-B3)."""
    white = sum(state.white[seat * CELLS + cell] for cell in where)
    return white + (state.black[seat] in where)


def cards_showing(state: Farms, seat: int, images: tuple[int, ...]) -> int:
    return sum(images[state.cards[seat * CELLS + cell]] > 0 for cell in cells(state.ground[seat]))


def score(state: Farms, seat: int) -> Score:
    """ST-16, ST-17 and the modules; a tie is broken by the gold for sheep on the board (ST-18)."""
    sheep = sheep_on_board(state, seat)
    parts = {
        "sheep": sheep,
        "paddock": state.paddock[seat],
        "towns": town_gold(state, seat),
        "rivers": river_gold(state, seat),
    }
    if state.missions:
        parts["mission"] = mission_gold(state, seat)
    if state.black_sheep:
        parts["black_sheep"] = black_gold(state, seat)
    return Score(sum(parts.values()), parts, (sheep,))
