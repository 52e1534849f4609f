"""A game between bots, each seeing its view only."""

from collections.abc import Callable, Sequence
from typing import Any

from sheepfold.bots import Bot
from sheepfold.core.outcome import Outcome
from sheepfold.core.playout import ended
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Rng, keyed_draw, weighted


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


def same_deal(game: AnyGame, seed: bytes) -> Callable[[list[tuple[int, int]], int], int]:
    """Draws as in a match with this seed.

    Each is keyed by its kind and how many of that kind were made before: the same deal comes again
    though the moves differ.
    """
    drawn: dict[str, int] = {}

    def draw(chances: list[tuple[int, int]], total: int) -> int:
        stream = game.actions.verb(chances[0][0]).name
        drawn[stream] = drawn.get(stream, -1) + 1
        return keyed_draw(seed, stream, drawn[stream], total)

    return draw
