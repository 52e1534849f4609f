"""Greedy bots play like beginners who have read the rules. Each game has a `bot/greedy.py`."""

from sheepfold.bots.bot import Bot
from sheepfold.core.protocol import AnyGame
from sheepfold.games.parts import part_of


def greedy_bot(game: AnyGame) -> Bot:
    bot: Bot = part_of(game.id, "bot.greedy", "greedy bot").Greedy(game)
    return bot
