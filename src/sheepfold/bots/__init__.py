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

# quick enough to play thousands of games with an inspection of every position
QUICK: dict[str, Callable[[AnyGame], Bot]] = {"random": RandomBot, "greedy": greedy_bot}
BOTS: dict[str, Callable[[AnyGame], Bot]] = {
    **{name: partial(Thinker, level=level) for name, level in LEVELS.items()},
    **QUICK,
}


def make(name: str, game: AnyGame, *, budget: float = 1, live: float | None = None) -> Bot:
    """Return a bot by its name, made for a game. Searches get `budget` times their usual budget.

    With `live` they also watch the clock, up to that many seconds, and results do not repeat.
    """
    if name not in BOTS:
        raise SetupError(f"unknown bot {name!r}; there are: {', '.join(BOTS)}")
    if name in LEVELS:
        return Thinker(game, LEVELS[name], budget, live=live)
    try:
        return BOTS[name](game)
    except SheepfoldError:  # its message says what is not accepted
        raise
    except FAULTS as error:
        raise failure(error, f"the bot {name!r}, made for {game.id},") from error


def shown_after(name: str) -> float:
    """Return the seconds after which a bot's move is shown at a table of the server."""
    return LEVELS.get(name, LAMB).shown
