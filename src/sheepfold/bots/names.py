"""What bots at a table are called: a person's name, followed by the level. Contains no rules."""

import re
from typing import Final

from sheepfold.bots import BOTS

NAMES: Final = (
    "Anton", "Basil", "Berta", "Clara", "Cleo", "Dora", "Edgar", "Emil", "Fanny", "Felix",
    "Flora", "Greta", "Hazel", "Hugo", "Ida", "Iris", "Ivo", "Jonas", "Juno", "Levi", "Lina",
    "Mabel", "Maud", "Nils", "Nora", "Olive", "Oskar", "Otto", "Paula", "Rosa", "Rowan", "Ruben",
    "Selma", "Theo", "Vera", "Wilma",
)  # fmt: skip
_WORD: Final = re.compile(r"(.+) \((\w+)\)")


def seat_word(name: str, bot: str) -> str:
    """Return how records and lists of tables call a bot: `Hazel (ram)`; without a name, `ram`."""
    return f"{name} ({bot})" if name else bot


def bot_in(word: str) -> str | None:
    """Return the bot that a seat's word stands for, or None for a person."""
    if word in BOTS:
        return word
    found = _WORD.fullmatch(word)
    return found[2] if found and found[2] in BOTS else None
