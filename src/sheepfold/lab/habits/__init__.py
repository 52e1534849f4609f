"""Players with habits: they make rare rulings happen. Not offered to people as bots.

One file per game, found by the game's id.
"""

from collections.abc import Callable
from importlib import import_module

from sheepfold.bots.bot import Bot
from sheepfold.core.protocol import AnyGame


def habits_of(game_id: str) -> dict[str, Callable[[AnyGame], Bot]]:
    habits: dict[str, Callable[[AnyGame], Bot]] = import_module(f"{__name__}.{game_id}").HABITS
    return habits
