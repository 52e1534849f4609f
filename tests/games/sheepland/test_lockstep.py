"""Whole games in lock-step with an independent referee: legal moves, chances, scores."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Plain, weighted
from tests.games.sheepland.referee import Referee
from tests.games.sheepland.scenario import box_with

GAMES = 45

Habit = Callable[[str, Referee], int]  # how much a player likes a move


def lavish(move: str, referee: Referee) -> int:
    """Spends: tiles, and roads that cost something."""
    verb, *words = move.split()
    at = referee.turn.shepherd
    if verb == "walk" and at is not None:
        return int(int(words[0]) not in referee.roads[at].adjacent)
    return int(verb == "buy")


def cornered(move: str, referee: Referee) -> int:
    """Goes where few neighbours are free."""
    verb, *words = move.split()
    if verb not in ("walk", "place"):
        return -4
    return -len(referee.roads[int(words[0])].adjacent & referee.free_roads())


def ruined(move: str, referee: Referee) -> int:
    """Spends, saves fences, and ends in a corner."""
    verb = move.split()[0]
    return {"buy": 2, "herd": 1, "black": 1}.get(verb, cornered(move, referee))


HABITS: list[Habit] = [
    lambda move, referee: 0,
    lavish,
    cornered,
    ruined,
    lambda move, referee: -int(move.startswith("walk")),
    lambda move, referee: int(move.startswith("walk")),
]


def play_in_step(
    game: AnyGame, referee: Referee, options: dict[str, Any], habits: list[Habit], rng: Plain
) -> None:
    state = game.setup(len(habits), game.options(**options))
    while acting := game.acting(state):
        assert tuple(sorted(acting)) == referee.acting()
        for seat in acting:
            texts = [game.actions.text(action) for action in game.legal(state, seat)]
            assert sorted(texts) == sorted(referee.legal(seat))
        seat = acting[rng.below(len(acting))]
        if seat == CHANCE:
            chances = game.chances(state)
            total = sum(weight for _, weight in chances)
            shares = {game.actions.text(drawn): Fraction(w, total) for drawn, w in chances}
            assert shares == referee.weights()
            action = weighted(chances, rng.below(total))
        else:
            legal = game.legal(state, seat)
            if rng.below(10) > 0:
                liking = {a: habits[seat](game.actions.text(a), referee) for a in legal}
                legal = [a for a in legal if liking[a] == max(liking.values())]
            action = legal[rng.below(len(legal))]
        game.apply(state, seat, action)
        referee.play(seat, game.actions.text(action))
    assert referee.acting() == ()
    scores = game.scores(state)
    assert [score.total for score in scores] == referee.scores()
    assert [dict(score.parts) for score in scores] == referee.parts()
    assert game.winners(state) == referee.winners()


def test_every_decision_and_result_equals_the_referees() -> None:
    game = games.make("sheepland")
    for players, options in game.configurations():
        rng = Plain("lockstep", players, options)
        for _ in range(GAMES):
            habits = [HABITS[rng.below(len(HABITS))] for _ in range(players)]
            play_in_step(game, Referee(players, options), options, habits, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "prices",
    [(0, 0, 0, 0, 0), (1, 0, 0, 0, 0), (1, 1, 1, 1, 1), (2, 1, 0, 1, 2), (5, 0, 3, 1, 1)],
    ids=str,
)
@pytest.mark.parametrize("all_alike", [False, True])
def test_with_dear_tiles_they_equal_the_referees(
    players: int, prices: tuple[int, ...], all_alike: bool
) -> None:
    """The first tile's price leaves a player as many Dinars as the number given here."""
    purse = 30 if players == 2 else 20
    box = box_with((purse - prices[0], *prices[1:]))
    game = games.make("sheepland", box)
    rng = Plain("dear", players, prices, all_alike)
    for _ in range(GAMES // 3):
        habits = [ruined if all_alike else HABITS[rng.below(len(HABITS))] for _ in range(players)]
        play_in_step(game, Referee(players, {}, box), {}, habits, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dinars", [0, 1, 3])
def test_with_small_purses_they_equal_the_referees(players: int, dinars: int) -> None:
    box = box_with((0, 1, 2, 3, 4))
    box["dinars"] = dict.fromkeys(box["dinars"], dinars)
    game = games.make("sheepland", box)
    rng = Plain("poor", players, dinars)
    for _ in range(GAMES // 3):
        habits = [HABITS[rng.below(len(HABITS))] for _ in range(players)]
        play_in_step(game, Referee(players, {}, box), {}, habits, rng)
