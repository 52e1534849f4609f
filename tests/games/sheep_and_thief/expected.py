"""What the games of Sheep & Thief under all laws must meet, per configuration."""

from collections.abc import Mapping
from typing import Any

from sheepfold.games.sheep_and_thief import SheepAndThief

LEAST, GAMES = 20, 120
SAMPLE = {2: 60, 3: 90, 4: 120}
OPERATIONS = {4: 496}  # of Python for a decision, by players
CHANCES = {"first SEAT", "deal SEAT CARD", "mission SEAT MISSION"}  # nobody does these
UNCOVERS = True  # secrets of the log become known later
# Rarer still, and left to playthroughs: a shared win. A supply too small takes an owner's cards:
# those of the game show 46 sheep.
ALWAYS = {
    *("draft-begins", "packs-passed", "last-kept", "placement-begins", "round-over", "next-start"),
    *("no-card-fits", "face-shown", "sheep-came", "stolen", "lost", "safe"),
    *("town-reached", "rivers", "won"),
}
RARE = {"dogs-idle", "won-tie"}  # with two players and a black sheep less than once in 100 games
BLACK_SHEEP = {"black-home", "black-safe", "black-gold"}


def possible(players: int, options: Mapping[str, Any]) -> set[str]:
    """ST-3 or ST-4 by players, and the modules in play; ST-M1 also refuses to draw a mission."""
    found = set(SheepAndThief.rulings) - {"ST-3" if players == 2 else "ST-4"}
    if not options["missions"]:
        found = {ruling for ruling in found if not ruling.startswith("ST-M")} | {"ST-M1"}
    if not options["black_sheep"]:
        found = {ruling for ruling in found if not ruling.startswith("ST-B")}
    return found


def sure(players: int, options: Mapping[str, Any]) -> set[str]:
    return possible(players, options)


def happens(players: int, options: Mapping[str, Any]) -> set[str]:
    found = ALWAYS | ({"discards-due"} if players == 2 else set())
    found |= RARE if players > 2 or not options["black_sheep"] else set()
    found |= {"mission"} if options["missions"] else set()
    return found | (BLACK_SHEEP if options["black_sheep"] else set())
