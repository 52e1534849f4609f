"""Players with habits bring about everything that can happen by itself in Sheep & Thief."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest

from sheepfold import bots
from sheepfold.core.facts import Fact
from sheepfold.core.match import Match, stated
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Plain
from sheepfold.games.sheep_and_thief import SheepAndThief
from sheepfold.lab.check import Maker
from sheepfold.lab.habits import habits_of
from tests.games.sheep_and_thief.scenario import box

GAME = SheepAndThief()
HABITS = habits_of("sheep_and_thief")
MAKERS = [*bots.QUICK.values(), *HABITS.values()]
BOTH = {"missions": True, "black_sheep": True}

ALWAYS = {
    *(("ST-2", "draft-begins"), ("ST-5", "draft-begins"), ("ST-6", "placement-begins")),
    *(("ST-5", "round-over"), ("ST-5", "next-start")),
    *(("ST-10", "no-card-fits"), ("ST-10", "face-shown")),
    *(("ST-11", "sheep-brought"), ("ST-11", "sheep-came"), ("ST-12", "dogs-idle")),
    *(("ST-14", "stolen"), ("ST-14", "lost"), ("ST-15", "safe")),
    *(("ST-16", "town-joined"), ("ST-16", "town-reached")),
    *(("ST-17", "river-grew"), ("ST-17", "rivers")),
    *((f"ST-M{number}", "mission") for number in range(2, 11)),
    *(("ST-B1", "black-safe"), ("ST-B2", "black-home"), ("ST-B3", "black-gold")),
    ("ST-18", "won"),
}
TIES = {("ST-18", "won-tie"), ("ST-18", "shared")}  # there are playthroughs with both
TWO = {("ST-4", "packs-passed"), ("ST-4", "last-kept"), ("ST-5", "discards-due")}
MORE = {("ST-3", "packs-passed"), ("ST-3", "last-kept")}


def played(
    makers: Sequence[Maker], seed: int, options: dict[str, Any] = BOTH, game: AnyGame = GAME
) -> Iterator[tuple[str, Sequence[Fact]]]:
    """The moves of a match, each with the facts that its line does not say itself."""
    rng = Plain("habits", len(makers), seed)
    deciders = [maker(game) for maker in makers]
    state = game.setup(len(makers), game.options(**options))
    while acting := game.acting(state):
        seat = acting[rng.below(len(acting))]
        if seat == CHANCE:
            action = game.sample(state, seat, rng.random)
        else:
            action = deciders[seat].choose(game.view(state, seat), game.legal(state, seat), rng)
        facts = stated(game, state, seat, action)
        yield game.actions.text(action), [fact for fact in facts if is_said(game, fact)]


def is_said(game: AnyGame, fact: Fact) -> bool:
    return not game.facts.type_of(fact).silent


def happenings(
    makers: Sequence[Maker], seed: int, options: dict[str, Any] = BOTH, game: AnyGame = GAME
) -> list[Fact]:
    return [fact for _, facts in played(makers, seed, options, game) for fact in facts]


def keys(facts: Iterable[Fact]) -> set[tuple[str, str]]:
    return {(fact.ruling, fact.key) for fact in facts}


@pytest.mark.parametrize("players", GAME.players)
def test_everything_happens_that_can(players: int) -> None:
    """Half of the time all share a habit; the supply lasts, for there are 46 images of sheep."""
    rng = Plain("seats", players)
    met: set[tuple[str, str]] = set()
    for seed in range(75 // players):
        shared = MAKERS[rng.below(len(MAKERS))]
        mixed = [MAKERS[rng.below(len(MAKERS))] for _ in range(players)]
        met |= keys(happenings([shared] * players if rng.below(2) else mixed, seed))
    for seed in range(20):  # who has lost every sheep has none for a dog to move
        met |= keys(happenings([HABITS["unlucky"]] * players, seed, {}))
    assert met - TIES == ALWAYS | (TWO if players == 2 else MORE)


@pytest.mark.parametrize("players", GAME.players)
def test_an_owners_cards_may_show_more_sheep_than_there_are(players: int) -> None:
    """ST-11."""
    game = SheepAndThief(box(sheep=dict.fromkeys(range(1, 57), 4)))
    facts = happenings([HABITS["drover"]] * players, 1, {}, game)
    short = [fact.arguments["due"] for fact in facts if fact.key == "supply-short"]
    assert set(short) == {4}


@pytest.mark.parametrize(
    ("name", "key", "least"),
    [
        ("stuck", "no-card-fits", 3.0),
        ("thief", "stolen", 4.0),
        ("unlucky", "lost", 3.0),
        ("unlucky", "black-home", 1.5),
        ("settler", "town-reached", 1.0),
    ],
)
def test_a_habit_does_what_it_is_for(name: str, key: str, least: float) -> None:
    """So often in a match, on average."""
    games = 6
    met = [fact.key for seed in range(games) for fact in happenings([HABITS[name]] * 3, seed)]
    assert met.count(key) > games * least


def test_a_miller_has_long_rivers() -> None:
    facts = [fact for seed in range(6) for fact in happenings([HABITS["miller"]] * 2, seed)]
    assert max(int(str(fact.arguments["longest"])) for fact in facts if fact.key == "rivers") > 4


def test_a_drover_moves_many_sheep_at_once_and_the_black_one_far() -> None:
    herds, cells = [0], []
    for seed in range(6):
        for move, facts in played([HABITS["drover"]] * 2, seed, {"black_sheep": True}):
            if move.startswith("dog"):
                herds.append(int(move.split()[3].rstrip("b") or 0))
            cells += [str(fact.arguments["cell"]) for fact in facts if fact.key == "black-gold"]
    assert max(herds) > 3
    assert any(cell[1] in "34" for cell in cells)


def test_a_pacers_fox_goes_back_and_forth() -> None:
    """ST-14: straight back with the second step of a card."""
    moves = [move for seed in range(6) for move, _ in played([HABITS["pacer"]] * 2, seed, {})]
    assert ("fox N", "fox S") in pairwise(moves)


@pytest.mark.parametrize("name", HABITS)
@pytest.mark.parametrize("players", [2, 3])
def test_a_habit_chooses_a_legal_move_and_the_same_one_again(name: str, players: int) -> None:
    make = HABITS[name]
    match = Match.start(GAME, players, {"black_sheep": players > 2}, seed=3)
    while not match.over:
        seat = min(match.acting)
        view, legal = match.view(seat), GAME.legal(match.state, seat)
        number = len(match.events)
        action = make(GAME).choose(view, legal, Plain(number))
        assert action in legal
        assert action == make(GAME).choose(view, legal, Plain(number))
        match.play(seat, GAME.actions.text(action))
