"""Greedy bots: a beginner who has read the rules. One file per game."""

from collections.abc import Callable

from sheepfold.bots.bot import Bot
from sheepfold.bots.greedy.te_kuiti import GreedyTeKuiti
from sheepfold.core.protocol import AnyGame

GREEDY: dict[str, Callable[[AnyGame], Bot]] = {
    "te_kuiti": GreedyTeKuiti,
}


def greedy_bot(game: AnyGame) -> Bot:
    return GREEDY[game.id](game)
