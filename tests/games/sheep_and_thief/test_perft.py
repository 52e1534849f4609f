"""Counts of all move sequences from fixed positions, chance's moves included, and fair samples.

The numbers are pinned; at small depth the independent referee counts the same.
"""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain
from tests.games.sheep_and_thief.referee import Referee
from tests.games.sheep_and_thief.scenario import hands, moves

BLACK = {"black_sheep": True}
FIRST_PACKS = "\n".join(hands("46 1 2 4 7 9", "15 16 44 10 17 18").splitlines()[:3])
OWN_AND_OTHERS = hands("53 1 13 12 56 8", "15 16 44 2 17 18")
# Sheep on a1, b1 (two) and c1, and a dog on the card just laid.
FLOCKS = "0 lay 1 b1, 1 lay 15 b1, 0 lay 13 c1"
# The cards left to seat 0 all have a river at N, and nothing north of a cell has one (ST-10).
STUCK = """
    0 lay 1 b1, 1 lay 4 b1
    0 lay 46 c1, 1 lay 50 c1
    0 lay 47 d1, 1 lay 15 d1
"""
COVERS = hands("1 46 47 22 23 30", "4 50 15 10 7 16") + STUCK

POSITIONS: dict[str, tuple[int, dict[str, Any], str]] = {
    "nothing dealt yet": (4, {"missions": True}, ""),
    "two players draft": (2, {}, FIRST_PACKS),
    "the first card": (2, {}, OWN_AND_OTHERS),
    "a dog and three flocks": (2, {}, OWN_AND_OTHERS + FLOCKS),
    "a dog and the black sheep": (2, BLACK, OWN_AND_OTHERS + FLOCKS),
    "a dog and two foxes": (2, BLACK, OWN_AND_OTHERS + "0 lay 53 b1"),
    "a card face down, then discards": (2, {}, COVERS),
    "rivers": (2, {}, hands("24 22 20 26 25 27", "28 21 23 29 32 34") + "0 lay 22 b1, 1 lay 32 b1"),
    "three players place": (3, {}, hands("1 2 3 4 5", "20 21 22 23 24", "46 50 53 54 55", first=2)),
}

COUNTS = {
    "nothing dealt yet": [4, 36, 288, 2016, 12096],
    "two players draft": [6, 30, 180, 900, 3600, 10800],
    "the first card": [12, 64, 454, 3474, 29242],
    "a dog and three flocks": [7, 92, 826, 9193, 84605],
    "a dog and the black sheep": [7, 92, 826, 9688, 93383],
    "a dog and two foxes": [6, 30, 84, 924, 7026, 47337],
    "a card face down, then discards": [12, 144, 288, 576, 25344],
    "rivers": [7, 46, 306, 1664, 10412, 65489],
    "three players place": [10, 68, 284, 1688, 11456, 70968],
}


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of `depth` moves there are; shorter ones where the match ends."""
    acting = game.acting(state)
    if not acting or depth == 0:
        return 1
    legal = game.legal(state, acting[0])
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        world = state.copy()
        game.apply(world, acting[0], action)
        count += perft(game, world, depth - 1)
    return count


def referees_perft(referee: Referee, depth: int) -> int:
    if not referee.acting() or depth == 0:
        return 1
    seat = referee.acting()[0]
    legal = referee.legal(seat)
    if depth == 1:
        return len(legal)
    count = 0
    for move in legal:
        world = deepcopy(referee)
        world.play(seat, move)
        count += referees_perft(world, depth - 1)
    return count


def position(name: str) -> tuple[AnyGame, Any]:
    players, options, text = POSITIONS[name]
    game = games.make("sheep_and_thief")
    state = game.setup(players, game.options(**options))
    for seat, move in moves(text):
        action = game.actions.parse(move)
        assert action in game.legal(state, seat)
        game.apply(state, seat, action)
    return game, state


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_move_sequences_is_known(name: str) -> None:
    game, state = position(name)
    assert [perft(game, state, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_referee_counts_the_same(name: str) -> None:
    players, options, text = POSITIONS[name]
    referee = Referee(players, options)
    for seat, move in moves(text):
        referee.play(seat, move)
    for depth, count in enumerate(COUNTS[name], start=1):
        if count < 3000:
            assert referees_perft(referee, depth) == count


# Samples


@pytest.mark.parametrize("name", POSITIONS)
def test_every_legal_action_is_sampled_as_often_as_any_other(name: str) -> None:
    """Chi-square, with the seat that acts first; the generator is seeded."""
    game, state = position(name)
    rng = Plain("samples", name)
    for _ in range(3):
        seat = game.acting(state)[0]
        legal = game.legal(state, seat)
        each = 120
        drawn = Counter(game.sample(state, seat, rng.random) for _ in range(each * len(legal)))
        assert set(drawn) == set(legal)
        square = sum((count - each) ** 2 for count in drawn.values()) / each
        freedom = len(legal) - 1
        assert square < freedom + 5 * (2 * freedom) ** 0.5 + 5
        game.apply(state, seat, legal[rng.below(len(legal))])
