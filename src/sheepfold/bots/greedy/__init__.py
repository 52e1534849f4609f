"""Greedy bots: a beginner who has read the rules. One file per game, found by the game's id."""

from importlib import import_module

from sheepfold.bots.bot import Bot
from sheepfold.core.protocol import AnyGame


def greedy_bot(game: AnyGame) -> Bot:
    bot: Bot = import_module(f"{__name__}.{game.id}").Greedy(game)
    return bot
