"""What the games of Sheepland under all laws must meet, per configuration."""

from collections.abc import Mapping
from typing import Any

from sheepfold.games.sheepland import Sheepland

LEAST, GAMES = 20, 120
SAMPLE = {4: 50}  # matches of four are shorter than they could be
OPERATIONS = {4: 306}  # of Python for a decision, by players
CHANCES = {"first SEAT", "tile SEAT TERRAIN", "die NUMBER"}  # nobody does these
UNCOVERS = True  # secrets of the log become known later
ALWAYS = (
    {"money", "black-crossed", "black-no-road", "black-shepherd", "black-fence"}
    | {"walk-paid", "fence-placed", "final-fence-placed", "tile-bought", "stack-empty"}
    | {"last-fence", "stuck", "turn-lost", "over-fences"}
    | {"starting-tile", "scored", "won"}
)


def possible(players: int, options: Mapping[str, Any]) -> set[str]:
    """All of them: with more than two players SL-11 still refuses to name a shepherd."""
    return set(Sheepland.rulings)


def sure(players: int, options: Mapping[str, Any]) -> set[str]:
    """SL-9 shows only where all actions are asked about: in few positions, and it needs one of the

    rarest; `test_habits_sheepland.py` meets it.
    """
    return possible(players, options) - {"SL-9"}


def happens(players: int, options: Mapping[str, Any]) -> set[str]:
    """Four players have 80 Dinars, and before the 20th fence they can spend 60 for tiles and 19

    for walks: the match cannot end by SL-10.
    """
    return ALWAYS if players == max(Sheepland.players) else ALWAYS | {"over-stuck"}
