"""Sheepland: Dinars, the worth of tiles, and what shepherds may still drive where."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sheepfold.core.protocol import AnyGame
from sheepfold.games.sheepland.components import TERRAINS
from sheepfold.games.sheepland.scoring import BLACK_COUNTS, worth
from sheepfold.games.sheepland.state import UNPLACED, Island
from sheepfold.games.sheepland.view import IslandView

KINDS: Final = len(TERRAINS)


class Knowledge:
    names = ("points", "points_late", "tiles_early", "dinars_early", "drive", "actions")
    margin = 10.0

    def __init__(self, game: AnyGame) -> None:
        """The island is in every state."""

    def features(self, state: Island, seat: int) -> list[float]:
        counts = [0] * KINDS
        if state.starting[seat] >= 0:
            counts[state.starting[seat]] += 1
        for purchase in state.bought:
            if purchase // KINDS == seat:
                counts[purchase % KINDS] += 1
        values = worth(state)
        dinars, points, tiles = state.dinars[seat], 0, 0
        for count, value in zip(counts, values, strict=True):
            points += count * value
            tiles += count
        late = 1 - state.supply / state.board.fences
        points += dinars
        return [
            points / 10,
            points * late / 10,
            tiles * (1 - late) / 10,
            dinars * (1 - late) / 10,
            drive(state, seat, counts) / 3,
            state.left / 3 if state.turn == seat else 0,
        ]

    def rates(self, state: Island, seat: int, legal: Sequence[int]) -> list[float]:
        return []

    def reopen(self, state: Island) -> None:
        """Nobody chooses in secret."""

    def forget(self, view: IslandView, number: int) -> IslandView:
        return replace(view, memory=view.memory[-number:])


def drive(state: Island, seat: int, counts: list[int]) -> float:
    """What the seat's shepherds may gain by driving a sheep each."""
    board = state.board
    each = board.shepherds_each[state.players]
    best = 0
    for shepherd in range(seat * each, seat * each + each):
        road = state.shepherds[shepherd]
        if road == UNPLACED:
            continue
        one, other = board.beside[road]
        stake = stake_at(board.terrains[one], counts) - stake_at(board.terrains[other], counts)
        out = other if stake > 0 else one
        sheep = BLACK_COUNTS if state.black == out else min(state.white[out], 1)
        best = max(best, sheep * abs(stake))
    return best


def stake_at(terrain: int, counts: list[int]) -> int:
    return counts[terrain] if terrain >= 0 else 0
