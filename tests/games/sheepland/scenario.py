"""Plays typed games of Sheepland: a line is a turn, moves `SEAT MOVE` with commas between.

It knows the notation and no rules. The longer beginnings that several tests share stand below.
"""

import json
from collections.abc import Sequence
from typing import Any

import sheepfold
from tests.games.sheepland.referee import COMPONENTS
from tests.games.typed import moves as moves
from tests.games.typed import odds as odds
from tests.games.typed import play_on as play_on
from tests.games.typed import ruling_against as ruling_against


def two(*texts: str, **options: object) -> sheepfold.Match:
    return play_on(sheepfold.Match.start("sheepland", 2, options, seed=None), *texts)


def three(*texts: str, **options: object) -> sheepfold.Match:
    return play_on(sheepfold.Match.start("sheepland", 3, options, seed=None), *texts)


def four(*texts: str, **options: object) -> sheepfold.Match:
    return play_on(sheepfold.Match.start("sheepland", 4, options, seed=None), *texts)


def box_with(prices: Sequence[int]) -> dict[str, Any]:
    """The box with other prices on the tiles of each stack, from the top."""
    box: dict[str, Any] = json.loads(COMPONENTS.read_text(encoding="utf-8"))
    box["tile_prices"] = list(prices)
    return box


def priced(players: int, prices: Sequence[int], *texts: str) -> sheepfold.Match:
    """A match with dear tiles: a first one for 20 takes all the money of one of three players."""
    match = sheepfold.Match.start("sheepland", players, {}, seed=None, components=box_with(prices))
    return play_on(match, *texts)


def may(match: sheepfold.Match, seat: int, *verbs: str) -> set[str]:
    """What a seat may do, or only what begins with one of the verbs."""
    return {move for move in match.legal(seat) if not verbs or move.split()[0] in verbs}


def totals(match: sheepfold.Match) -> list[int]:
    return [score.total for score in match.scores()]


# What anybody sees on the table


def dinars(match: sheepfold.Match) -> list[int]:
    return list(match.view(sheepfold.WATCHER).dinars)


def white(match: sheepfold.Match, place: str) -> int:
    names = [region["name"].lower() for region in match.game.components["regions"]]
    return int(match.view(sheepfold.WATCHER).white[names.index(place)])


def black(match: sheepfold.Match) -> str:
    return str(match.view(sheepfold.WATCHER).black)


def fences(match: sheepfold.Match) -> set[int]:
    """The roads with a fence, regular or final."""
    view = match.view(sheepfold.WATCHER)
    return {*view.fences, *view.final_fences}


def final_fences(match: sheepfold.Match) -> set[int]:
    return set(match.view(sheepfold.WATCHER).final_fences)


def shepherds(match: sheepfold.Match, seat: int) -> set[int]:
    return set(match.view(sheepfold.WATCHER).shepherds[seat])


# Beginnings

DEALT = "-1 first 0, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert\n"

# Three shepherds far from each other; seat 0's road has field-3 and mountain-1 beside it, and the
# free neighbours 1, 2, 6, 7. The black sheep goes to mountain-1.
OPEN = DEALT + "0 place 3, 1 place 31, 2 place 33, -1 die 1\n"

# Two players: 0 stands on 3 and 40, 1 on 31 and 12. The black sheep goes to mountain-1.
PAIRS = """
    -1 first 0, -1 tile 0 field, -1 tile 1 mountain
    0 place 3, 1 place 31, 0 place 40, 1 place 12
    -1 die 1
"""

# Everybody walks only. 15 regular fences stand and it is the last player's turn, before the die.
FIFTEEN_FENCES = """
    -1 first 0, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert
    0 place 1, 1 place 2, 2 place 3
    -1 die 1, 0 walk 4, 0 walk 5, 0 walk 6
    -1 die 1, 1 walk 7, 1 walk 8, 1 walk 9
    -1 die 1, 2 walk 10, 2 walk 11, 2 walk 12
    -1 die 1, 0 walk 13, 0 walk 14, 0 walk 15
    -1 die 1, 1 walk 16, 1 walk 17, 1 walk 18
"""

# 18 regular fences stand and it is the first player's turn. His shepherd is on 15, the others' on
# 18 and 21; the roads from 22 are free. The black sheep is penned up in mountain-1. They have 14,
# 15 and 15 Dinars.
EIGHTEEN_FENCES = (
    FIFTEEN_FENCES
    + """
    -1 die 1, 2 walk 19, 2 walk 20, 2 walk 21
    -1 die 1
"""
)

# The last player is going to place the 20th fence: 18 stand.
LAST_PLACES = (
    FIFTEEN_FENCES
    + """
    -1 die 1, 2 walk 19, 2 buy desert, 2 herd desert-1 sheepsburg
    -1 die 1, 0 walk 22, 0 buy desert, 0 herd swamp-1 desert-1
    -1 die 1, 1 walk 23, 1 buy desert, 1 herd desert-2 swamp-1
    -1 die 1
"""
)

# Seat 0 spends its money. Its last shepherd move was to road 2, whose neighbours 3 and 7 have
# fences; it has 4 Dinars, and 4 is the price of the last mountain tile. The field tiles are
# sold out and field-2 has no sheep. It is seat 0's turn.
LAST_DINARS = """
    -1 first 0, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 pasture
    0 place 3, 1 place 7, 2 place 5
    -1 die 1, 0 buy field, 0 walk 10, 0 buy field
    -1 die 1, 1 buy mountain, 1 walk 13, 1 buy mountain
    -1 die 1, 2 herd field-2 pasture-3, 2 walk 14, 2 buy pasture
    -1 die 1, 0 buy field, 0 walk 6, 0 buy field
    -1 die 1, 1 buy mountain, 1 walk 9, 1 buy desert
    -1 die 1, 2 buy pasture, 2 walk 17, 2 herd field-1 pasture-2
    -1 die 1, 0 buy field, 0 walk 2, 0 buy mountain
    -1 die 1, 1 buy desert, 1 walk 12, 1 herd mountain-3 desert-1
    -1 die 1, 2 buy pasture, 2 walk 26, 2 herd pasture-1 pasture-2
    -1 die 1
"""

# Seat 0 has one Dinar left and could go to road 1, whose neighbours 3 and 6 have fences, between
# field-2 and field-3, which are both empty now. It is seat 0's turn.
LAST_DINAR = (
    LAST_DINARS
    + """
    0 herd field-3 mountain-2, 0 walk 29, 0 buy desert
    -1 die 1, 1 walk 15, 1 herd desert-2 mountain-3, 1 buy mountain
    -1 die 1, 2 walk 28, 2 herd forest-3 pasture-2, 2 buy forest
    -1 die 1
"""
)

# He went there: with nothing to do the rest of his turn is lost, and it is seat 0's turn again,
# before the die.
NOTHING_LEFT = (
    LAST_DINAR
    + """
    0 walk 1
    -1 die 1, 1 walk 18, 1 herd desert-1 desert-2, 1 buy desert
    -1 die 1, 2 walk 33, 2 buy pasture, 2 walk 35
"""
)

# The tiles on top cost 20, or a little less. Seat 0 buys one, and its shepherd ends on road 1,
# whose neighbours 3 and 6 have fences. It is seat 0's turn again; the others have their money.
PENNED = """
    -1 first 0, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert
    0 place 6, 1 place 31, 2 place 33
    -1 die 4, 0 buy field, 0 walk 3, 0 walk 1
    -1 die 4, 1 walk 29, 1 walk 38, 1 walk 34
    -1 die 4, 2 walk 28, 2 walk 26, 2 walk 21
    -1 die 4
"""
BROKE = (20, 0, 0, 0, 0)  # without a Dinar, but further tiles are to be had for nothing

# Two players; the tiles on top cost 30, or a little less. 0 buys one, and a shepherd of his ends
# on road 1, whose neighbours 3 and 6 have fences. It is 0's turn again; his other shepherd on 40
# has free neighbours. 1 has moved the sheep out of field-2.
ONE_PENNED = """
    -1 first 0, -1 tile 0 field, -1 tile 1 mountain
    0 place 6, 1 place 5, 0 place 40, 1 place 2
    -1 die 4, 0 use 6, 0 buy field, 0 walk 3, 0 walk 1
    -1 die 4, 1 use 5, 1 herd field-2 pasture-3, 1 walk 10, 1 walk 14
    -1 die 4
"""

# 0's other shepherd is in a corner as well, and field-3 is empty too. It is 0's turn again.
BOTH_PENNED = (
    ONE_PENNED
    + """
    0 use 40, 0 walk 33, 0 walk 26, 0 walk 28
    -1 die 4, 1 use 2, 1 herd field-3 mountain-2, 1 walk 7, 1 walk 9
    -1 die 4
"""
)
