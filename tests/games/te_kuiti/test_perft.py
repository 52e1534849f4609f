"""Counts of all move sequences from fixed positions, chance's moves included.

The numbers are pinned; at small depth the independent referee counts the same.
"""

from copy import deepcopy

import pytest

from sheepfold import games
from tests.games.perft import perft
from tests.games.te_kuiti.referee import Referee

# Fences around rows 2 to 5; with the last one only the five tiles of row 1 are free.
WALL = (
    *("a2W", "a3W", "a4W", "a5W", "a5S", "b5S", "c5S", "d5S", "e5S"),
    *("e5E", "e4E", "e3E", "e2E", "a2N", "b2N", "c2N", "d2N", "e2N"),
)


def opened_field() -> list[str]:
    """The sheep looks at a1 and b1 again and again while the shepherd builds."""
    moves = ["first 0"]
    for turn in range(0, len(WALL), 2):
        moves += [f"fence {edge}" for edge in WALL[turn : turn + 2]]
        if turn == 0:
            moves += ["flip a1", "reveal joyful", "flip b1", "reveal sleepy"]
        elif turn < len(WALL) - 2:
            moves += ["flip a1", "flip b1"]
    return moves


POSITIONS = {
    "duel": (2, "normal", ["first 0"]),
    "ram in the middle of a turn": (
        2,
        "normal",
        ["first 1", "fence a1N", "fence a1W", "flip c3", "reveal ram"],
    ),
    "open field": (2, "normal", opened_field()),
    "open field with a pair in sight": (
        2,
        "normal",
        [*opened_field(), "flip a1", "flip c1", "reveal joyful"],
    ),
    "solo easy": (1, "easy", []),
    "solo hard, a sheep face up": (1, "hard", ["flip a1", "reveal timid N"]),
}

COUNTS = {
    "duel": [60, 3540, 88500],
    "ram in the middle of a turn": [2, 48, 336, 8400, 104880],
    "open field": [5, 29, 366, 7854, 117456],
    "open field with a pair in sight": [2, 84, 3444, 12054, 61992],
    "solo easy": [25, 750, 18000, 540000],
    "solo hard, a sheep face up": [24, 600, 14040, 350184],
}


def referees_perft(referee: Referee, depth: int) -> int:
    if referee.acting() is None or depth == 0:
        return 1
    count = 0
    for move in referee.legal():
        world = deepcopy(referee)
        world.play(move)
        count += referees_perft(world, depth - 1)
    return count


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_move_sequences_is_known(name: str) -> None:
    players, flowers, moves = POSITIONS[name]
    game = games.make("te_kuiti")
    state = game.setup(players, game.options(flowers=flowers))
    for move in moves:
        (seat,) = game.acting(state)
        game.apply(state, seat, game.actions.parse(move))
    assert [perft(game, state, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_referee_counts_the_same(name: str) -> None:
    players, flowers, moves = POSITIONS[name]
    referee = Referee(players, flowers)
    for move in moves:
        referee.play(move)
    for depth, count in enumerate(COUNTS[name], start=1):
        if count < 1000:
            assert referees_perft(referee, depth) == count
