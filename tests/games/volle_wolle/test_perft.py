"""Counts of all move sequences from fixed positions, chance's moves included.

The numbers are pinned; at small depth the independent referee counts the same. And random samples
of moves are as likely as they should be.
"""

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Plain
from tests.games.perft import perft, referees_perft
from tests.games.volle_wolle.referee import Referee
from tests.games.volle_wolle.scenario import moves, third_throw, won

TWO = "boards 1 2\n"
SIX = "boards 1 2 3 4 5 6\n"
SECOND_THROW = "throw 12 1 1, 0 keep d12, roll d10 10 d8 8\n"
POSITIONS = {
    "boards": (2, ""),
    "the first card": (3, "boards 6 4 2"),
    "bids of two": (2, TWO + "lay S30 dog bone"),
    "bids of six, one without a bid still": (
        6,
        SIX
        + "lay S30 dog bone S12 S13 S01 S02\n 5 bid 20, 4 bid 26+, 3 bid 26, 2 bid 14, 1 bid 19",
    ),
    "a bid without chips": (
        2,
        TWO
        + won(0, "S30 dog dog", bid="26+")
        + won(0, "S31 dog dog", bid="26+")
        + "lay S34 S35 dog",
    ),
    "dice": (2, TWO + "lay S30 S31 S01, bids 22 20"),
    "the bid within reach of two chips": (2, TWO + "lay S30 S31 S01, bids 22 20, throw 12 7 1"),
    "the second throw": (2, TWO + "lay S01 dog dog, bids 24 20, throw 12 1 1, 0 keep d12"),
    "the third throw with a bonus on top": (
        2,
        TWO + won(0, "S11 S30 S31") + "0 top S11, lay S01 S47 S48, bids 16 14\n"
        "throw 3 1 1, 0 keep d12, roll d10 1 d8 2, 0 keep d10",
    ),
    "black sheep or one of two raises": (
        2,
        TWO
        + won(0, "S11 S30 S31")
        + "0 top S11, lay S01 S02 S48, bids 26 14\n"
        + third_throw(0, 12),
    ),
    "black sheep, or bonus and chips": (
        2,
        TWO
        + won(0, "S11 S30 S31")
        + "0 top S11, lay S01 S02 S48, bids 26 14\n"
        + third_throw(0, 9),
    ),
    "three cards of seven, two dogs among them": (
        6,
        SIX + "lay dog S31 S16 dog bone S01 S02, bids 26 25 24 23 22 21, throw 12 10 8",
    ),
    "two cards, then the leftovers of two players": (
        2,
        TWO + "lay S30 S31 S34, bids 26 25\n" + SECOND_THROW,
    ),
    "the top card, then the bone": (
        2,
        TWO + won(1, "bone S30 S31") + "1 top S31\n" + won(0, "S16 S21 S34"),
    ),
}


def seeded(players: int, seed: int) -> list[tuple[int, str]]:
    """A random game up to a decision of the last who throws in the last round."""
    game, rng = games.make("volle_wolle"), Plain("perft", players, seed)
    state, made = game.setup(players, game.options()), []
    last = max(1, players - 2)  # his place, from 0
    while state.deck or state.place < last or game.acting(state) == (CHANCE,):
        seat = game.acting(state)[0]
        action = game.sample(state, seat, rng.random)
        made.append((seat, game.actions.text(action)))
        game.apply(state, seat, action)
    return made


ENDINGS = {
    "the last round of two": (2, seeded(2, 0)),
    "the last round of four": (4, seeded(4, 7)),
    "the last round of six, with four cards": (6, seeded(6, 27)),
}


COUNTS = {
    "boards": [6, 30, 1590, 82710],
    "the first card": [53, 2757, 140713],
    "bids of two": [14, 196, 2352, 23520],
    "bids of six, one without a bid still": [14, 168, 1680, 13440],
    "a bid without chips": [13, 182, 2184, 21840],
    "dice": [12, 120, 960, 2991, 51997],
    "the bid within reach of two chips": [4, 37, 446, 8050],
    "the second throw": [10, 80, 176, 1052, 8218, 82074],
    "the third throw with a bonus on top": [8, 56, 539, 4452, 14384],
    "black sheep or one of two raises": [3, 26, 264, 2160, 7902],
    "black sheep, or bonus and chips": [2, 14, 144, 1200, 4911],
    "three cards of seven, two dogs among them": [6, 31, 135, 684, 7272, 63360],
    "two cards, then the leftovers of two players": [3, 6, 12, 144, 1440, 11520, 66912],
    "the top card, then the bone": [3, 6, 282, 12978],
    "the last round of two": [3, 34, 296, 738, 5052, 13512],
    "the last round of four": [4, 39, 316, 983, 6411, 23998],
    "the last round of six, with four cards": [3, 34, 296, 675, 5451, 11256, 13419],
}


def position(name: str) -> tuple[int, list[tuple[int, str]]]:
    if name in ENDINGS:
        return ENDINGS[name]
    players, text = POSITIONS[name]
    return players, list(moves(text))


def reached(game: AnyGame, name: str) -> Any:
    players, made = position(name)
    state = game.setup(players, game.options())
    for seat, text in made:
        action = game.actions.parse(text)
        assert action in game.legal(state, seat)
        game.apply(state, seat, action)
    return state


@pytest.mark.parametrize("name", COUNTS)
def test_the_number_of_move_sequences_is_known(name: str) -> None:
    game = games.make("volle_wolle")
    state = reached(game, name)
    assert [perft(game, state, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


@pytest.mark.parametrize("name", COUNTS)
def test_the_referee_counts_the_same(name: str) -> None:
    players, made = position(name)
    referee = Referee(players)
    for seat, text in made:
        referee.play(seat, text)
    for depth, count in enumerate(COUNTS[name], start=1):
        if count < 600:
            assert referees_perft(referee, depth) == count


def weights(game: AnyGame, state: Any, seat: int) -> dict[int, int]:
    return (
        dict(game.chances(state)) if seat == CHANCE else dict.fromkeys(game.legal(state, seat), 1)
    )


@pytest.mark.parametrize("name", [*POSITIONS, *ENDINGS])
def test_random_samples_are_as_likely_as_the_rules_say(name: str) -> None:
    """Chi-square: the sum exceeds this margin once in a million times; the seed is fixed."""
    game = games.make("volle_wolle")
    state, rng, number = reached(game, name), Plain("samples", name), 6000
    for seat in game.acting(state):
        met = Counter(game.sample(state, seat, rng.random) for _ in range(number))
        expected = weights(game, state, seat)
        assert set(met) == set(expected)
        total = sum(expected.values())
        shares = {action: number * weight / total for action, weight in expected.items()}
        chi_square = sum((met[action] - share) ** 2 / share for action, share in shares.items())
        freedom = len(shares) - 1
        assert chi_square <= freedom + 7 * sqrt(2 * freedom)
