"""Players with habits: they make rare rulings happen. Not offered to people as bots."""

from collections.abc import Callable

from sheepfold.bots.bot import Bot
from sheepfold.core.protocol import AnyGame
from sheepfold.lab.habits import te_kuiti

HABITS: dict[str, dict[str, Callable[[AnyGame], Bot]]] = {
    "te_kuiti": te_kuiti.HABITS,
}
