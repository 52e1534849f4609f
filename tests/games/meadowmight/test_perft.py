"""Counts of all move sequences from fixed positions, and samples that are fair among them.

Positions are those of seeded matches: the first in which a certain step is due, or so many moves
before the end. The numbers are pinned, chance's moves included; at small depth the independent
referee counts the same.
"""

from collections import Counter
from copy import deepcopy
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

import pytest

from sheepfold import games
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Plain, Rng, weighted
from tests.games.meadowmight.referee import Referee

FUZZY = {"fuzzy_fences": True}
WOLVES = {"wool_wolves": True}
PILES = {"personal_piles": True, "sheeple": 2}
ALL = {**FUZZY, **WOLVES, **PILES}
REFEREES = 1000  # sequences that the slow referee counts at most


class Position(NamedTuple):
    players: int
    options: dict[str, Any]
    seed: int
    step: str = ""  # the first position where this step is due, after `moves`
    moves: int = 0
    left: int = 0  # or: so many moves before the end


POSITIONS = {
    "nothing drawn": Position(2, {}, 1),
    "nothing drawn, with special tiles": Position(6, WOLVES, 1),
    "the deal": Position(3, {}, 2, "deal"),
    "the deal from piles": Position(3, PILES, 2, "deal"),
    "the first turn": Position(2, {}, 3, "turn"),
    "two discards due": Position(2, {}, 4, "discard"),
    "two discards due for a move": Position(3, FUZZY, 1, "discard", 60),
    "a wolf": Position(3, WOLVES, 6, "wolf"),
    "a wolf in Fuzzy Fences": Position(4, ALL, 7, "wolf"),
    "a tree": Position(2, WOLVES, 8, "tree"),
    "a pond": Position(4, WOLVES, 1, "pond"),
    "a crowded board": Position(6, {}, 10, left=12),
    "the end": Position(2, {}, 11, left=3),
    "the end of a fuzzy match": Position(3, FUZZY, 12, left=4),
    "the end of piles": Position(4, PILES, 13, left=5),
    "the end of everything": Position(5, ALL, 14, left=4),
}

COUNTS = {
    "nothing drawn": [2, 62, 682, 7502],
    "nothing drawn, with special tiles": [6, 378, 8502],
    "the deal": [11, 121, 1331, 14641],
    "the deal from piles": [13, 167, 2123, 26741],
    "the first turn": [83, 901, 102605],
    "two discards due": [8, 56, 560, 144480],
    "two discards due for a move": [6, 30, 270, 109080],
    "a wolf": [3, 57, 13832],
    "a wolf in Fuzzy Fences": [3, 60, 8380],
    "a tree": [25, 509, 14743],
    "a pond": [5, 5, 2107],
    "a crowded board": [20, 3179],
    "the end": [21, 428, 8460],
    "the end of a fuzzy match": [60, 1832],
    "the end of piles": [23, 2610],
    "the end of everything": [140, 9952],
}


def rarely(texts: list[str], rng: Rng) -> str:
    """A kind of move first, then one of them; rare tiles more often."""
    verbs = sorted({text.split()[0] for text in texts})
    verb = "play" if "play" in verbs and rng.below(2) else verbs[rng.below(len(verbs))]
    same = [text for text in texts if text.split()[0] == verb]
    rare = [text for text in same if text.startswith(("play sheeple", "play wolf", "play pond"))]
    same = rare if rare and rng.below(2) else same
    return same[rng.below(len(same))]


@cache
def moves_of(name: str) -> list[tuple[int, str]]:
    """The moves that lead to a position."""
    position = POSITIONS[name]
    game = games.make("meadowmight")
    rng = Plain("perft", position.seed)
    state = game.setup(position.players, game.options(**position.options))
    moves: list[tuple[int, str]] = []
    while acting := game.acting(state):
        if not position.left and len(moves) >= position.moves:
            step = game.view(state, CHANCE).pending[-1]
            if position.step in ("", step):
                return moves
        (seat,) = acting
        if seat == CHANCE:
            chances = game.chances(state)
            action = weighted(chances, rng.below(sum(weight for _, weight in chances)))
        else:
            texts = [game.actions.text(action) for action in game.legal(state, seat)]
            action = game.actions.parse(rarely(texts, rng))
        moves.append((seat, game.actions.text(action)))
        game.apply(state, seat, action)
    assert position.left, f"no such step: {position.step}"
    return moves[: -position.left]


def engines(name: str) -> tuple[AnyGame, Any]:
    position = POSITIONS[name]
    game = games.make("meadowmight")
    state = game.setup(position.players, game.options(**position.options))
    for seat, text in moves_of(name):
        game.apply(state, seat, game.actions.parse(text))
    return game, state


def referees(name: str) -> Referee:
    referee = Referee(POSITIONS[name].players, POSITIONS[name].options)
    for seat, text in moves_of(name):
        referee.play(seat, text)
    return referee


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
    acting = referee.acting()
    if not acting or depth == 0:
        return 1
    legal = referee.legal(acting[0])
    if depth == 1:
        return len(legal)
    count = 0
    for move in legal:
        world = deepcopy(referee)
        world.play(acting[0], move)
        count += referees_perft(world, depth - 1)
    return count


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_move_sequences_is_known(name: str) -> None:
    game, state = engines(name)
    assert [perft(game, state, depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_referee_counts_the_same(name: str) -> None:
    referee = referees(name)
    small = [count for count in COUNTS[name] if count < REFEREES] or COUNTS[name][:1]
    assert [referees_perft(referee, depth) for depth in range(1, len(small) + 1)] == small


# Samples


SAMPLED = (
    "the first turn",
    "two discards due for a move",
    "a wolf",
    "a tree",
    "a pond",
    "a crowded board",
    "the end of everything",
)


@pytest.mark.parametrize("name", SAMPLED)
def test_every_legal_move_is_sampled_equally_often(name: str) -> None:
    """Chi-square with a wide margin: five standard deviations above its mean."""
    game, state = engines(name)
    (seat,) = game.acting(state)
    legal = game.legal(state, seat)
    rng = Plain("sample", name)
    each = 12
    drawn = Counter(game.sample(state, seat, rng.random) for _ in range(each * len(legal)))
    assert set(drawn) <= set(legal)
    freedom = len(legal) - 1
    chi_square = sum((drawn[action] - each) ** 2 / each for action in legal)
    assert chi_square < freedom + 5 * sqrt(2 * freedom)
