"""Players with habits: they make rare rulings happen. Not offered to people as bots.

Each game has its own, in its `lab/habits.py`.
"""

from collections.abc import Callable

from sheepfold.bots.bot import Bot
from sheepfold.core.protocol import AnyGame
from sheepfold.games.parts import part_of


def habits_of(game_id: str) -> dict[str, Callable[[AnyGame], Bot]]:
    habits: dict[str, Callable[[AnyGame], Bot]] = part_of(game_id, "lab.habits", "habits").HABITS
    return habits
