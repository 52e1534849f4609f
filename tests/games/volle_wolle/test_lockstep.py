"""Whole games in lock-step with an independent referee: legal moves, chances, scores."""

import json
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Plain, Rng, weighted
from tests.games.volle_wolle.referee import COMPONENTS, Referee

GAMES = 24
TEMPERS = ("any", "bold", "timid", "refusing", "greedy")


def decide(temper: str, texts: list[str], rng: Rng) -> str:
    """One of the moves: bold ones bid high, refusing ones take no help, greedy ones all of it."""
    if temper == "bold" and texts[0].startswith("bid"):
        texts = texts[-4:]
    elif temper == "timid" and texts[0].startswith("bid"):
        texts = texts[:3]
    elif temper == "refusing" and "accept" in texts:
        texts = [text for text in texts if text != "accept"]
    elif temper == "greedy" and "accept" in texts:
        texts = ["accept"]
    return texts[rng.below(len(texts))]


def draws(game: AnyGame, state: Any) -> dict[str, Fraction]:
    chances = game.chances(state)
    total = sum(weight for _, weight in chances)
    return {game.actions.text(draw): Fraction(weight, total) for draw, weight in chances}


def three_parts(parts: Mapping[str, int]) -> dict[str, int]:
    """Flock, chips and dogs (VW-16) of a score in finer parts."""
    flock = ("white", "left", "black", "set370", "set007")
    dogs = ("dogs", "most_dogs")
    assert set(parts) == {*flock, *dogs, "chips"}
    return {
        "flock": sum(parts[name] for name in flock),
        "chips": parts["chips"],
        "dogs": sum(parts[name] for name in dogs),
    }


def play_in_step(game: AnyGame, players: int, options: dict[str, Any], seed: int) -> None:
    rng = Plain("lockstep", players, str(options), seed)
    tempers = [TEMPERS[rng.below(len(TEMPERS))] for _ in range(players)]
    state = game.setup(players, game.options(**options))
    referee = Referee(players, options, game.components)
    while acting := game.acting(state):
        assert tuple(sorted(acting)) == referee.acting()
        for seat in acting:
            texts = [game.actions.text(action) for action in game.legal(state, seat)]
            assert sorted(texts) == sorted(referee.legal(seat))
        seat = acting[rng.below(len(acting))]
        if seat == CHANCE:
            assert draws(game, state) == referee.weights()
            chances = game.chances(state)
            action = weighted(chances, rng.below(sum(weight for _, weight in chances)))
        else:
            texts = [game.actions.text(action) for action in game.legal(state, seat)]
            action = game.actions.parse(decide(tempers[seat], texts, rng))
        game.apply(state, seat, action)
        referee.play(seat, game.actions.text(action))
    assert referee.acting() == ()
    scores = game.scores(state)
    assert [score.total for score in scores] == referee.scores()
    assert [three_parts(score.parts) for score in scores] == referee.parts()
    assert game.winners(state) == referee.winners()


def configurations() -> list[tuple[int, dict[str, Any]]]:
    return games.make("volle_wolle").configurations()


@pytest.mark.parametrize("part", range(4))
def test_every_decision_and_result_equals_the_referees(part: int) -> None:
    game = games.make("volle_wolle")
    for players, options in configurations():
        for seed in range(part, GAMES, 4):
            play_in_step(game, players, options, seed)


def other_faces(rng: Rng) -> dict[str, Any]:
    """The same pack with other sheep on it: more black ones, more symbols, larger modifiers."""
    components: dict[str, Any] = json.loads(COMPONENTS.read_text(encoding="utf-8"))
    for sheep in components["sheep"]:
        kind = ("black", "black", "white", "set007", "set370")[rng.below(5)]
        points = {"black": -1 - rng.below(9), "white": 1 + rng.below(9)}.get(kind)
        modifier, bone = rng.below(11) - 4, rng.below(2) == 1
        sheep.update(kind=kind, points=points, modifier=modifier, bone=bone)
    return components


@pytest.mark.parametrize("players", range(2, 7))
def test_with_other_faces_every_decision_and_result_equals_the_referees(players: int) -> None:
    for seed in range(4):
        game = games.make("volle_wolle", other_faces(Plain("faces", players, seed)))
        play_in_step(game, players, {}, seed)
