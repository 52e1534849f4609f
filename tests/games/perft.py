"""Counts sequences of moves, on a game and on its referee."""

from copy import deepcopy
from typing import Any

from sheepfold.core.protocol import AnyGame


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of `depth` moves there are; shorter ones where the match ends.

    Of several who choose at once the one in the lowest seat is first.
    """
    acting = game.acting(state)
    if not acting or depth == 0:
        return 1
    legal = game.legal(state, acting[0])
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        world = state.copy()
        game.apply(world, acting[0], action)
        count += perft(game, world, depth - 1)
    return count


def referees_perft(referee: Any, depth: int) -> int:
    acting = referee.acting()
    if not acting or depth == 0:
        return 1
    count = 0
    for move in referee.legal(acting[0]):
        world = deepcopy(referee)
        world.play(acting[0], move)
        count += referees_perft(world, depth - 1)
    return count
