"""The only list of bots."""

from collections.abc import Callable
from functools import partial

from sheepfold.bots.asking import FAULTS, failure
from sheepfold.bots.bot import Bot as Bot
from sheepfold.bots.greedy import greedy_bot
from sheepfold.bots.levels import LAMB, Thinker
from sheepfold.bots.levels import LEVELS as LEVELS
from sheepfold.bots.random import RandomBot
from sheepfold.core.errors import SetupError, SheepfoldError
from sheepfold.core.protocol import AnyGame

# Quick enough to play thousands of games while every position is looked at.
QUICK: dict[str, Callable[[AnyGame], Bot]] = {"random": RandomBot, "greedy": greedy_bot}
BOTS: dict[str, Callable[[AnyGame], Bot]] = {
    **{name: partial(Thinker, level=level) for name, level in LEVELS.items()},
    **QUICK,
}


def make(name: str, game: AnyGame, *, budget: float = 1, live: float | None = None) -> Bot:
    """A bot by its name, made for a game. Searches get that much of their budget.

    Live they also watch the clock, and do not repeat: a level's own seconds, at most so many.
    """
    if name not in BOTS:
        raise SetupError(f"unknown bot {name!r}; there are: {', '.join(BOTS)}")
    if name in LEVELS:
        return Thinker(game, LEVELS[name], budget, live=live)
    try:
        return BOTS[name](game)
    except SheepfoldError:  # it says itself what it does not accept
        raise
    except FAULTS as error:
        raise failure(error, f"the bot {name!r}, made for {game.id},") from error


def shown_after(name: str) -> float:
    """The seconds after which the move of a bot is shown at a table of the server."""
    return LEVELS.get(name, LAMB).shown
