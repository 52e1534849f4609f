"""What the games of Te Kuiti under all laws must meet, per configuration."""

from collections.abc import Mapping
from typing import Any

from sheepfold.games.te_kuiti import TeKuiti

LEAST, GAMES = 20, 120
SAMPLE = {1: 16, 2: 40}  # matches are far shorter than they could be
OPERATIONS = {2: 350, 1: 596}  # of Python for a decision, by players
CHANCES = {"first SEAT", "reveal KIND", "reveal KIND SIDE"}  # nobody does these
SOLO = "TK-S"
# Rarer still than these, and left to the rulings' own tests: a ram without a fence in the duel, a
# solo game lost with all tiles enclosed.
ALWAYS = {"pen-closed", "pen-opened", "ram-found", "seen-before", "turned-back"}
HAPPENS = {
    2: ALWAYS
    | {"pair-taken", "pair-enclosed", "shepherd-found", "field-open", "nothing-to-flip"}
    | {"turn-passed", "last-turn", "last-turn-over", "no-free-tile", "out-of-fences"}
    | {"round-scored", "second-round", "match-won"},
    1: ALWAYS
    | {"flower-fence", "flower-clockwise", "pair-removed", "pair-enclosed", "won"}
    | {"shepherd-found-solo", "ram-idle", "lost-reserve", "lost-no-pair", "lost-flips"},
}


def possible(players: int, options: Mapping[str, Any]) -> set[str]:
    """Those of the mode; TK-S9 not where every sheep has a flower: fences run out first."""
    solo = {ruling for ruling in TeKuiti.rulings if ruling.startswith(SOLO)}
    if players == 2:
        return set(TeKuiti.rulings) - solo
    return (solo | {"TK-4", "TK-15"}) - ({"TK-S9"} if options["flowers"] == "hard" else set())


def sure(players: int, options: Mapping[str, Any]) -> set[str]:
    return possible(players, options)


def happens(players: int, options: Mapping[str, Any]) -> set[str]:
    return HAPPENS[players] if options.get("flowers") in (None, "easy") else set()
