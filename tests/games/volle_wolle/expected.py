"""What the games of Volle Wolle under all laws must meet, per configuration."""

from collections.abc import Mapping
from typing import Any

from sheepfold.games.volle_wolle import VolleWolle

LEAST, GAMES = 10, 60
SAMPLE = {2: 50}  # the matches of two are far shorter than they could be
OPERATIONS = {4: 431}  # of Python for a decision, by players
CHANCES = {"board SEAT BOARD", "lay CARD", "roll DIE FACE"}  # nobody does these
UNCOVERS = True  # secrets of the log become known later
# Rarer still, and left to the rulings' own tests and to a playthrough: a shared win.
ALWAYS = {
    *("round-begun", "bids-shown", "plus-paid", "order", "order-tied", "round-over", "table-empty"),
    *("dice-thrown", "malus-counted", "die-kept"),
    *("reached", "reached-bonus", "reached-chips", "reached-both"),
    *("failed", "black-come", "chip-gained", "supply-empty", "card-taken", "bone-lost"),
    *("game-over", "sets-scored", "no-dog", "one-dog", "dogs-bone", "dogs-idle", "most-dogs"),
    "won",
}


def possible(players: int, options: Mapping[str, Any]) -> set[str]:
    """All but VW-12, which is for three and more players, or VW-15, which is for two."""
    return set(VolleWolle.rulings) - {"VW-12" if players == 2 else "VW-15"}


def sure(players: int, options: Mapping[str, Any]) -> set[str]:
    return possible(players, options)


def happens(players: int, options: Mapping[str, Any]) -> set[str]:
    return ALWAYS | {"leftovers" if players == 2 else "rest-taken"}
