"""The variants of the games: few that stand for all of a game's, and the verbs each of them has."""

from collections.abc import Iterable
from typing import Any

from sheepfold import Match, games
from sheepfold.core.protocol import CHANCE
from tests.games.expectations import expectations

Variant = tuple[int, dict[str, Any]]  # how many play, and the options


def drawn_by_chance(game: str) -> set[str]:
    """What nobody can do: chance draws and deals."""
    found: set[str] = expectations(game).CHANCES
    return found


def every(game: str) -> list[Variant]:
    return games.make(game).configurations()


def few(game: str) -> list[Variant]:
    """Some with every value of every option among them, and the fewest and the most players."""
    counts = {players for players, _ in every(game)}
    left = [variant for variant in every(game) if variant[0] in (min(counts), max(counts))]
    wanted, found = set().union(*map(_choices, left)), []
    while wanted:
        found.append(max(left, key=lambda one: len(wanted & _choices(one))))
        wanted -= _choices(found[-1])
    return found


def _choices(variant: Variant) -> set[tuple[str, Any]]:
    players, options = variant
    return {("players", players), *options.items()}


def name(variant: Variant) -> str:
    players, options = variant
    return "-".join([str(players), *(f"{key}-{value}" for key, value in options.items())])


def all_verbs(game: str) -> set[str]:
    """By their shapes, also those of chance."""
    return set(map(str, games.make(game).actions.verbs))


def verbs(game: str, variant: Variant) -> set[str]:
    """What people can do in a variant."""
    return all_verbs(game) - drawn_by_chance(game) - _missing(game, *variant)


def drawn(game: str, variants: Iterable[Variant]) -> set[str]:
    """What chance does in matches of these variants."""
    found = set()
    for players, options in variants:
        match = Match.start(game, players, options, seed=1)
        while match.acting:
            seat = min(match.acting)
            match.play(seat, match.legal(seat)[0])
        actions = match.game.actions
        texts = [move.text for move in match.moves if move.by == CHANCE]
        found |= {str(actions.verb(actions.parse(text))) for text in texts}
    return found


def _missing(game: str, players: int, options: dict[str, Any]) -> set[str]:
    """What people can do in other variants only."""
    if game == "te_kuiti" and players == 1:
        return {"fence EDGE", "take PAIR", "done"}
    if game == "sheepland" and players > 2:
        return {"use ROAD"}
    if game == "sheep_and_thief" and players > 2:
        return {"discard CARD"}
    if game == "meadowmight" and not options["wool_wolves"]:
        wolves = {"recall CELL", "done", "draw"}
        return wolves if options["fuzzy_fences"] else {*wolves, "move CELL CELL"}
    return set()
