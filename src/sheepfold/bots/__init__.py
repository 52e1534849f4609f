"""The only list of bots."""

from collections.abc import Callable

from sheepfold.bots.bot import Bot as Bot
from sheepfold.bots.greedy import greedy_bot
from sheepfold.bots.random import RandomBot
from sheepfold.core.errors import SetupError
from sheepfold.core.protocol import AnyGame

BOTS: dict[str, Callable[[AnyGame], Bot]] = {
    "random": RandomBot,
    "greedy": greedy_bot,
}


def make(name: str, game: AnyGame) -> Bot:
    """A bot by its name, made for a game."""
    if name not in BOTS:
        raise SetupError(f"unknown bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](game)
