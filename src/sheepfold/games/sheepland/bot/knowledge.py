"""Sheepland: Dinars, the worth of tiles, and what shepherds may still gain where they stand."""

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Final

from sheepfold.bots.evaluator import SearchParameters
from sheepfold.core.protocol import AnyGame
from sheepfold.games.sheepland.board import Board
from sheepfold.games.sheepland.bot.turn import Turn
from sheepfold.games.sheepland.components import TERRAINS
from sheepfold.games.sheepland.scoring import BLACK_COUNTS, worth
from sheepfold.games.sheepland.state import UNPLACED, Island
from sheepfold.games.sheepland.view import IslandView

KINDS: Final = len(TERRAINS)
NO_ROAD: Final = -1


class Knowledge:
    names = (
        "points",
        "points_late",
        "dinars_early",
        "tiles_early",
        "stakes_early",
        "drive",
        "buy",
        "near",
        "turn",
    )
    margin = 10.0
    parameters = SearchParameters(seconds=0.035)

    def __init__(self, game: AnyGame) -> None:
        """Accept any game: the island is in every state."""

    def features(self, state: Island, seat: int) -> list[float]:
        counts = owned(state, seat)
        values = worth(state)
        dinars, points, tiles, stakes = state.dinars[seat], 0, 0, 0
        for count, value in zip(counts, values, strict=True):
            points += count * value
            tiles += count
            stakes += count * count
        points += dinars
        late = 1 - state.supply / state.board.fences
        early = 1 - late
        drive, buy, near = prospects(state, seat, counts, values)
        return [
            points / 10,
            points * late / 10,
            dinars * early / 10,
            tiles * early / 5,
            stakes * early / 20,
            drive / 4,
            buy / 4,
            near / 4,
            state.left / 3 if state.turn == seat else 0.0,
        ]

    def rates(
        self, state: Island, seat: int, legal: Sequence[int], weights: Sequence[float]
    ) -> list[float]:
        """Rate actions by what the whole turn brings: single actions look alike."""
        tiles = [owned(state, one) for one in range(state.players)]
        values = worth(state)
        steep = (1 + 2 * (1 - state.supply / state.board.fences)) / self.margin
        standing = []
        for one, counts in enumerate(tiles):
            points = state.dinars[one]
            for count, value in zip(counts, values, strict=True):
                points += count * value
            standing.append(points * steep)
        gains = Turn(state, seat, tiles).rates(legal)
        now = standing[seat]
        top = max(standing)
        rivals = sum([exp(one - top) for one in standing]) - exp(now - top)
        own = [exp(now + gain * steep - top) for gain in gains]
        return [one / (one + rivals) for one in own]

    def frame(self, state: Island) -> tuple[int, float]:
        return 0, 1.0

    def reopen(self, state: Island) -> None:
        """Do nothing: nobody chooses in secret."""

    def forget(self, view: IslandView, number: int) -> IslandView:
        return replace(view, memory=view.memory[max(len(view.memory) - number, 0) :])


def owned(state: Island, seat: int) -> list[int]:
    """Return how many tiles of each terrain a seat has."""
    counts = [0] * KINDS
    if state.starting[seat] >= 0:
        counts[state.starting[seat]] += 1
    for purchase in state.bought:
        if purchase // KINDS == seat:
            counts[purchase % KINDS] += 1
    return counts


def prospects(
    state: Island, seat: int, counts: list[int], values: list[int]
) -> tuple[int, int, int]:
    """Return the best gains of a seat's shepherds, by driving, buying and driving nearby."""
    board = state.board
    each = board.shepherds_each[state.players]
    here = there = bought = 0
    for shepherd in range(seat * each, seat * each + each):
        road = state.shepherds[shepherd]
        if road == UNPLACED:
            continue
        gain = driven(state, board, road, counts)
        if gain > here:
            here = gain
        gain = tile_gain(state, board, seat, road, counts, values)
        if gain > bought:
            bought = gain
        near = board.adjacent[road] & state.free
        while near:
            low = near & -near
            near ^= low
            gain = driven(state, board, low.bit_length() - 1, counts)
            if gain > there:
                there = gain
    return here, bought, there


def driven(state: Island, board: Board, road: int, counts: list[int]) -> int:
    """Return what a sheep driven across a road brings, in the better direction."""
    one, other = board.beside[road]
    terrain = board.terrains[one]
    stake = counts[terrain] if terrain >= 0 else 0
    terrain = board.terrains[other]
    stake -= counts[terrain] if terrain >= 0 else 0
    if stake > 0:
        return stake * (BLACK_COUNTS if state.black == other else state.white[other] > 0)
    return -stake * (BLACK_COUNTS if state.black == one else state.white[one] > 0)


def tile_gain(
    state: Island, board: Board, seat: int, road: int, counts: list[int], values: list[int]
) -> int:
    """Return what the better tile sold at a road is worth above its price."""
    best = 0
    for terrain in board.sells[road]:
        sold = state.sold[terrain]
        if sold < len(board.prices) and board.prices[sold] <= state.dinars[seat]:
            gain = values[terrain] - board.prices[sold]
            if gain > best:
                best = gain
    return best
