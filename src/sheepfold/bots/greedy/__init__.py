"""Greedy bots: a beginner who has read the rules. One file per game, found by the game's id."""

from sheepfold.bots.bot import Bot
from sheepfold.core.modules import module_of
from sheepfold.core.protocol import AnyGame


def greedy_bot(game: AnyGame) -> Bot:
    module = module_of(__name__, game.id, "greedy bot", "bots/greedy", 10)
    bot: Bot = module.Greedy(game)
    return bot
