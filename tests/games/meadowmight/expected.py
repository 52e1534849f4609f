"""What the games of Meadowmight under all laws must meet, per configuration.

Six games each: the rarer the players' Sheeple, the less is sure to happen. The rest is asked of
`test_habits_meadowmight.py` and of the rulings' own tests.
"""

from collections.abc import Mapping
from typing import Any

LEAST, GAMES = 3, 9
SAMPLE: dict[int, int] = {}
OPERATIONS = {4: 1938}  # of Python for a decision, by players
CHANCES = {"first SEAT", "start TYPE ROT", "deal SEAT TYPE", "draw TYPE"}  # nobody does these
MANY = 3  # Sheeple of each player, with which conflicts are sure

# MM-15 says who wins, also where MM-F4 counts the points. MM-W4 refuses to recall a Sheeple where
# there is no pond.
ALWAYS = {"MM-1", "MM-3", "MM-4", "MM-5", "MM-6", "MM-8", "MM-9", "MM-10", "MM-15", "MM-W4"}
CONFLICTS = {"MM-11", "MM-12", "MM-14"}
RARE = {"MM-2", "MM-7", "MM-13", "MM-16", "MM-W3", "MM-W5"}


def sheeple(options: Mapping[str, Any]) -> int:
    """How many Sheeple each player has."""
    return int(options["sheeple"]) if options["personal_piles"] else 5


def of_variants(options: Mapping[str, Any]) -> set[str]:
    """The rulings that a match meets because of its options."""
    fuzzy, wolves = options["fuzzy_fences"], options["wool_wolves"]
    found = {"MM-F1", "MM-F4", "MM-F5", "MM-16"} if fuzzy else set()
    if wolves:
        found |= {"MM-W2"} if fuzzy else {"MM-W1", "MM-W2"}
    return found | ({"MM-P1"} if options["personal_piles"] else set())


def possible(players: int, options: Mapping[str, Any]) -> set[str]:
    """Fuzzy Fences take MM-7 away; only with special tiles MM-W3 and MM-W5 are in force."""
    found = ALWAYS | CONFLICTS | RARE | of_variants(options)
    if not options["wool_wolves"]:
        found -= {"MM-W3", "MM-W5"}
    return (found - {"MM-7"}) | {"MM-F2", "MM-F3"} if options["fuzzy_fences"] else found


def sure(players: int, options: Mapping[str, Any]) -> set[str]:
    found = ALWAYS | of_variants(options)
    if sheeple(options) >= MANY:
        found |= CONFLICTS
        found |= {"MM-F2", "MM-F3"} if options["fuzzy_fences"] else {"MM-13"}
        found |= {"MM-2"} if players > 2 else set()
    return found


def happens(players: int, options: Mapping[str, Any]) -> set[str]:
    fuzzy, wolves = options["fuzzy_fences"], options["wool_wolves"]
    found = {"double-fence", "meadows-joined", "out-of-tiles", "change-over", "passed-over"}
    found |= {"over", "scored", "match-won"}
    found |= {"pile-empty"} if options["personal_piles"] else {"deck-empty"}
    if fuzzy:
        found |= {"beyond", "covered"}
    if wolves:
        found |= {"frightened", "caught"} if fuzzy else {"frightened", "caught", "wide-board"}
    if sheeple(options) >= MANY:
        found |= {"conflict", "side", "turned-down", "meadow-enclosed"}
        found |= {"joined-others"} if fuzzy else {"won"}
        if fuzzy and players > 2:
            found |= {"side-shared", "won-shared", "meadow-enclosed-shared"}
        if not fuzzy and not wolves and players > 4 and sheeple(options) > MANY:
            found |= {"stuck"}  # 64 cells are too few
    return found
