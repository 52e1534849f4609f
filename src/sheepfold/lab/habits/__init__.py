"""Players with habits: they make rare rulings happen. Not offered to people as bots.

One file per game, found by the game's id.
"""

from collections.abc import Callable

from sheepfold.bots.bot import Bot
from sheepfold.core.modules import module_of
from sheepfold.core.protocol import AnyGame


def habits_of(game_id: str) -> dict[str, Callable[[AnyGame], Bot]]:
    module = module_of(__name__, game_id, "habits", "lab/habits", 10)
    habits: dict[str, Callable[[AnyGame], Bot]] = module.HABITS
    return habits
