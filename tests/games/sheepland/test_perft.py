"""Counts of all move sequences from fixed positions, and samples that are fair among them.

The numbers are pinned, chance's moves included; at small depth the independent referee counts the
same.
"""

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from math import sqrt
from typing import Any, NamedTuple

import pytest

from sheepfold import games
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain
from tests.games.perft import perft
from tests.games.sheepland.referee import Referee
from tests.games.sheepland.scenario import (
    BOTH_PENNED,
    BROKE,
    EIGHTEEN_FENCES,
    LAST_DINAR,
    LAST_DINARS,
    LAST_PLACES,
    NOTHING_LEFT,
    ONE_PENNED,
    OPEN,
    PAIRS,
    PENNED,
    box_with,
    moves,
)

USUAL = (0, 1, 2, 3, 4)


class Position(NamedTuple):
    players: int
    moves: str
    prices: Sequence[int] = USUAL


POSITIONS = {
    "two players, nothing drawn": Position(2, ""),
    "four players, nothing drawn": Position(4, ""),
    "placement of two": Position(2, "-1 first 1, -1 tile 0 field, -1 tile 1 swamp"),
    "placement of four": Position(
        4, "-1 first 2, -1 tile 0 field, -1 tile 1 swamp, -1 tile 2 desert, -1 tile 3 forest"
    ),
    "three players, a turn": Position(3, OPEN),
    "three players, not yet moved": Position(3, OPEN + "0 buy field, 0 black mountain-1 field-3"),
    "three players, moved": Position(3, OPEN + "0 walk 6"),
    "two players, a turn": Position(2, PAIRS),
    "eighteen fences": Position(3, EIGHTEEN_FENCES + "0 walk 22"),
    "the 20th fence in the last turn of a round": Position(3, LAST_PLACES + "2 walk 24"),
    "a tile for the last Dinars": Position(3, LAST_DINARS),
    "the last Dinar": Position(3, LAST_DINAR),
    "before a turn that is lost": Position(3, NOTHING_LEFT),
    "stuck, with tiles for nothing": Position(3, PENNED, BROKE),
    "one of two shepherds stuck": Position(2, ONE_PENNED, (30, 0, 0, 0, 0)),
    "both shepherds stuck": Position(2, BOTH_PENNED, (30, 0, 0, 0, 0)),
}

COUNTS = {
    "two players, nothing drawn": [2, 12, 60, 2520, 103320],
    "four players, nothing drawn": [4, 24, 120, 480, 1440, 60480],
    "placement of two": [42, 1722, 68880],
    "placement of four": [42, 1722, 68880],
    "three players, a turn": [44, 1826, 74043],
    "three players, not yet moved": [39, 234, 9828],
    "three players, moved": [43, 1740, 10440],
    "two players, a turn": [2, 84, 3400],
    "eighteen fences": [24, 536, 3216],
    "the 20th fence in the last turn of a round": [23, 514, 534, 1074, 13062],
    "a tile for the last Dinars": [32, 1013, 30890],
    "the last Dinar": [28, 202, 1336, 12408],
    "before a turn that is lost": [6, 36, 937, 23072],
    "stuck, with tiles for nothing": [3, 4, 24, 796, 25520],
    "one of two shepherds stuck": [1, 4, 14, 58, 348, 696, 24595],
    "both shepherds stuck": [2, 3, 18, 36, 1164, 33744],
}


def engines(position: Position) -> tuple[AnyGame, Any]:
    game = games.make("sheepland", box_with(position.prices))
    state = game.setup(position.players, game.options())
    for seat, text in moves(position.moves):
        game.apply(state, seat, game.actions.parse(text))
    return game, state


def referees(position: Position) -> Referee:
    referee = Referee(position.players, components=box_with(position.prices))
    for seat, text in moves(position.moves):
        referee.play(seat, text)
    return referee


def referees_perft(referee: Referee, depth: int) -> int:
    if not referee.acting() or depth == 0:
        return 1
    (seat,) = referee.acting()
    count = 0
    for text in referee.legal(seat):
        world = deepcopy(referee, {id(referee.roads): referee.roads})  # the map never changes
        world.play(seat, text)
        count += referees_perft(world, depth - 1)
    return count


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_move_sequences_is_known(name: str) -> None:
    game, state = engines(POSITIONS[name])
    assert [perft(game, state, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_referee_counts_the_same(name: str) -> None:
    referee = referees(POSITIONS[name])
    for depth, count in enumerate(COUNTS[name], start=1):
        if count < 2000:
            assert referees_perft(referee, depth) == count


@pytest.mark.parametrize("name", POSITIONS)
def test_a_sample_is_any_legal_move_with_equal_chance(name: str) -> None:
    """Chi-square within six standard deviations of what fairness lets one expect."""
    game, state = engines(POSITIONS[name])
    (seat,) = game.acting(state)
    legal = game.legal(state, seat)
    each, random = 200, Plain("sample", name).random
    drawn = Counter(game.sample(state, seat, random) for _ in range(each * len(legal)))
    assert set(drawn) == set(legal)
    freedom = len(legal) - 1
    chi_square = sum((drawn[action] - each) ** 2 / each for action in legal)
    assert chi_square <= freedom + 6 * sqrt(2 * freedom)
    if freedom > 5:
        assert chi_square > freedom - 6 * sqrt(2 * freedom)  # nor is it too even for chance
