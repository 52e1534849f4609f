"""Advice: few moves, chances and reasons, and nothing that the seat cannot know."""

from typing import Any

import pytest

from sheepfold import games
from sheepfold.bots.advice import BEST, NONE, THE_END, Adviser, foremost, reasons
from sheepfold.bots.hints import hints_of
from sheepfold.bots.knowledge import evaluator_of
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE, WATCHER, AnyGame
from sheepfold.core.rng import Plain
from sheepfold.games.te_kuiti.state import FENCE_TURN
from sheepfold.language import LANGUAGES, Language

DECISIONS = (0, 9, 24)


def position(game: AnyGame, decisions: int) -> tuple[Any, int]:
    """After so many random decisions, and who has something to choose there."""
    state, rng = game.setup(2, game.options()), Plain("advice", decisions)
    while True:
        seat = game.acting(state)[0]
        if seat != CHANCE:
            decisions -= 1
            if decisions < 0 and len(game.legal(state, seat)) > 1:
                return state, seat
        game.apply(state, seat, game.sample(state, seat, rng.random))


@pytest.mark.parametrize("decisions", DECISIONS)
@pytest.mark.parametrize("name", games.GAMES)
def test_advice_is_a_few_legal_moves_with_chances_and_reasons_in_words(name: str, decisions: int):
    game = games.make(name)
    state, seat = position(game, decisions)
    legal = game.legal(state, seat)
    told = Adviser(game, budget=0.02).advise(game.view(state, seat), legal, "seed")
    moves = [advice.action for advice in told]
    assert len(moves) == len(set(moves)) == min(BEST, len(legal))
    assert set(moves) <= set(legal)
    assert [one.chance for one in told] == sorted((one.chance for one in told), reverse=True)
    for advice in told:
        assert 0 <= advice.chance <= 1
    said = [one.reason for one in told if one.reason != NONE]
    assert len(said) == len(set(said))
    for lang in LANGUAGES:
        language = Language(lang, name)
        assert [language.has(f"why-{reason}") for reason in said] == [
            Language("en", name).has(f"why-{reason}") for reason in said
        ]


@pytest.mark.parametrize("decisions", DECISIONS)
@pytest.mark.parametrize("name", games.GAMES)
def test_advice_is_the_same_in_any_world_that_looks_the_same(name: str, decisions: int):
    game = games.make(name)
    state, seat = position(game, decisions)
    view, legal = game.view(state, seat), game.legal(state, seat)
    told = Adviser(game, budget=0.02).advise(view, legal, "seed")
    for number in range(3):
        world = game.imagine(view, Plain("another world", number))
        seen, may = game.view(world, seat), game.legal(world, seat)
        assert Adviser(game, budget=0.02).advise(seen, may, "seed") == told


@pytest.mark.parametrize("decisions", range(0, 60, 6))
@pytest.mark.parametrize("name", [name for name in games.GAMES if hints_of(name)])
def test_odds_are_the_same_in_any_world_that_looks_the_same_to_people(name: str, decisions: int):
    game, adviser = games.make(name), Adviser(games.make(name))
    state, seat = position(game, decisions)
    view = game.view(state, seat)
    told = adviser.odds(view)
    for number in range(3):
        world = game.imagine(adviser.for_people(view), Plain("another world", number))
        assert adviser.odds(game.view(world, seat)) == told
    for viewer in {WATCHER, 0, 1} - set(game.acting(state)):
        assert adviser.odds(game.view(state, viewer)) == {}


@pytest.mark.parametrize("name", games.GAMES)
def test_odds_are_told_of_legal_moves_alone(name: str):
    game, adviser = games.make(name), Adviser(games.make(name))
    met = 0
    for decisions in DECISIONS:
        state, seat = position(game, decisions)
        legal = {game.actions.text(action) for action in game.legal(state, seat)}
        told = adviser.odds(game.view(state, seat)).keys()
        assert told <= legal
        met += len(told)
    assert bool(met) == bool(hints_of(name))


@pytest.mark.parametrize("name", games.GAMES)
def test_who_asks_twice_is_told_the_same(name: str):
    game = games.make(name)
    state, seat = position(game, 9)
    view, legal = game.view(state, seat), game.legal(state, seat)
    adviser = Adviser(game, budget=0.02)
    assert adviser.advise(view, legal, "seed") == adviser.advise(view, legal, "seed")


def test_as_many_moves_are_told_as_are_asked_for():
    game = games.make("sheepland")
    state, seat = position(game, 9)
    view, legal = game.view(state, seat), game.legal(state, seat)
    assert len(Adviser(game, budget=0.02).advise(view, legal, "seed", most=1)) == 1


def two_fences_left(game: AnyGame, seed: int) -> tuple[Any, int]:
    """Te Kuiti, second round: the shepherd places the last two."""
    state, rng = game.setup(2, game.options()), Plain("fences", seed)
    while seats := game.acting(state):
        (seat,) = seats
        if state.round == 1 and state.supply == 2 and state.pending == [FENCE_TURN] * 2:
            return state, seat
        game.apply(state, seat, game.sample(state, seat, rng.random))
    return two_fences_left(game, seed + 1)


@pytest.mark.parametrize("seed", [10, 20, 30])
def test_near_the_end_advice_is_exact(seed: int):
    """What two fences do together a short search may overlook."""
    game = games.make("te_kuiti")
    state, seat = two_fences_left(game, seed)
    adviser, legal = Adviser(game, 0.2), game.legal(state, seat)
    chances = {}
    for one in legal:
        after = state.copy()
        game.apply(after, seat, one)
        ends = []
        for other in game.legal(after, seat):
            end = after.copy()
            game.apply(end, seat, other)
            ends.append(evaluator_of(game).end(end)[seat])
        chances[one] = max(ends)
    told = adviser.advise(game.view(state, seat), legal, "end")
    assert told[0].chance == pytest.approx(max(chances.values()))
    for action in (min(chances, key=chances.__getitem__), told[0].action):
        found = adviser.judge(game.view(state, seat), legal, "end", action)
        assert found.played == pytest.approx(chances[action])
        assert found.best.chance == pytest.approx(max(chances.values()))


@pytest.mark.parametrize("name", games.GAMES)
def test_no_move_is_better_than_the_best(name: str):
    game, adviser = games.make(name), Adviser(games.make(name), 0.01)
    for decisions_before in DECISIONS:
        state, seat = position(game, decisions_before)
        view, legal = game.view(state, seat), game.legal(state, seat)
        for action in (legal[0], legal[-1]):
            found = adviser.judge(view, legal, "seed", action)
            assert 0 <= found.played <= found.best.chance <= 1
            assert found.played < found.best.chance or found.best.action == action


def told(moves: str, asked: str) -> str:
    """The reason of a move in Te Kuiti, with typed chance."""
    match = Match.start(games.make("te_kuiti"), 2, seed=None)
    for move in moves.split(", "):
        (seat,) = match.acting
        match.play(seat, move)
    game, (seat,) = match.game, match.acting
    legal = game.legal(match.state, seat)
    action = next(action for action in legal if game.actions.text(action) == asked)
    return reasons(evaluator_of(game), [match.state], seat, [action], legal)[0][0]


def test_the_reason_is_what_a_move_makes_better():
    seen = "flip a1, reveal angry, flip e5, reveal timid"
    begun = f"first 0, fence c3N, fence c4N, {seen}, fence c2N, fence d3W"
    assert told(f"{begun}, flip c1, reveal timid", "flip e5") == "taken"
    pen = f"first 0, fence b2N, fence b2W, {seen}, fence c2W"
    assert told(pen, "fence b3N") == "enclosed"


def test_reasons_are_told_by_their_weight_without_small_and_silent_ones():
    gains = {
        "near": 0.6,
        "plan": 2.0,
        "race": 5.0,
        "now": 0.4,
        "enclosed": -1.0,
        "sheep.other": 1.0,
    }
    found = foremost(evaluator_of(games.make("te_kuiti")), gains)
    assert found == ["plan", "sheep.other", "near"]


def test_the_reason_of_a_move_that_ends_the_match_is_the_end():
    game = games.make("te_kuiti")
    state, rng = game.setup(2, game.options()), Plain("to the end")
    before, seat, action = state, CHANCE, 0
    while seats := game.acting(state):
        before, seat = state.copy(), seats[0]
        action = game.sample(state, seat, rng.random)
        game.apply(state, seat, action)
    assert seat != CHANCE
    legal = game.legal(before, seat)
    assert reasons(evaluator_of(game), [before], seat, [action], legal) == [[THE_END]]


def test_a_secret_bid_changes_nothing_at_first_sight():
    game = games.make("volle_wolle")
    state, seat = position(game, 0)
    legal = game.legal(state, seat)
    assert not any(reasons(evaluator_of(game), [state], seat, legal, legal))
