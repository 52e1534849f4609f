"""A game between bots, each seeing its view only."""

from collections.abc import Callable, Sequence
from typing import Any

from sheepfold.bots import Bot
from sheepfold.core.outcome import Outcome
from sheepfold.core.playout import ended
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Rng, weighted


def play(
    game: AnyGame,
    state: Any,
    seated: Sequence[Bot],
    luck: Sequence[Rng],
    draw: Callable[[list[tuple[int, int]], int], int],
) -> Outcome:
    """To the end, in place; each seat has its own luck, and `draw` gives chance a number below the
    sum of some weights."""
    decisions = 0
    while acting := game.acting(state):
        seat = acting[0]
        if seat == CHANCE:
            chances = game.chances(state)
            action = weighted(chances, draw(chances, sum(weight for _, weight in chances)))
        else:
            legal = game.legal(state, seat)
            action = seated[seat].choose(game.view(state, seat), legal, luck[seat])
            decisions += 1
        game.apply(state, seat, action)
    return ended(game, state, decisions)
