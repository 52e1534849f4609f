"""Players with habits bring about everything that can happen by itself in Volle Wolle."""

from collections.abc import Iterator, Sequence

import pytest

from sheepfold import bots
from sheepfold.core.facts import Fact
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Plain
from sheepfold.games.volle_wolle import VolleWolle
from sheepfold.lab.check import Maker, cast
from sheepfold.lab.habits import habits_of

GAME = VolleWolle()
HABITS = habits_of("volle_wolle")
MAKERS = [*bots.QUICK.values(), *HABITS.values()]

ALWAYS = {
    ("VW-2", "round-begun"),
    ("VW-20", "bids-shown"),
    ("VW-3", "plus-paid"),
    ("VW-4", "order"),
    ("VW-4", "order-tied"),
    ("VW-5", "dice-thrown"),
    ("VW-8", "malus-counted"),
    ("VW-6", "die-kept"),
    ("VW-9", "reached"),
    ("VW-8", "reached-bonus"),
    ("VW-8", "reached-chips"),
    ("VW-8", "reached-both"),
    ("VW-11", "failed"),
    ("VW-11", "black-come"),
    ("VW-11", "chip-gained"),
    ("VW-1", "supply-empty"),
    ("VW-10", "card-taken"),
    ("VW-11", "card-taken"),
    ("VW-14", "bone-lost"),
    ("VW-13", "table-empty"),
    ("VW-2", "round-over"),
    ("VW-16", "game-over"),
    ("VW-17", "sets-scored"),
    ("VW-18", "no-dog"),
    ("VW-18", "one-dog"),
    ("VW-18", "dogs-bone"),
    ("VW-18", "dogs-idle"),
    ("VW-18", "most-dogs"),
    ("VW-19", "won"),
}
OF_TWO = {("VW-15", "leftovers"), ("VW-15", "card-taken")}
OF_MORE = {("VW-12", "rest-taken"), ("VW-12", "card-taken")}
SHARED = {("VW-19", "shared-win")}  # rare, whatever one does
FORMS_OF_RAISES = {"raise bonus", "raise K", "raise bonus K"}


def play(makers: Sequence[Maker], seed: int) -> Iterator[tuple[str, Sequence[Fact]]]:
    """A game, move by move, each with the facts that its line does not say itself."""
    rng = Plain("habits", len(makers), seed)
    deciders = [maker(GAME) for maker in makers]
    state = GAME.setup(len(makers), GAME.options())
    while acting := GAME.acting(state):
        seat = acting[rng.below(len(acting))]
        if seat == CHANCE:
            action = GAME.sample(state, seat, rng.random)
        else:
            action = deciders[seat].choose(GAME.view(state, seat), GAME.legal(state, seat), rng)
        state.facts = []
        GAME.apply(state, seat, action)
        facts = GAME.facts.read(state.facts)
        yield (
            GAME.actions.text(action),
            [fact for fact in facts if not GAME.facts.type_of(fact).silent],
        )


def form(text: str) -> str:
    """A move with a K for every number."""
    return " ".join("K" if word.isdigit() else word for word in text.split())


@pytest.mark.parametrize(("players", "games"), [(2, 60), (4, 30), (6, 30)])
def test_in_mixed_company_everything_happens_that_can(players: int, games: int) -> None:
    met: set[tuple[str, str]] = set()
    moves: set[str] = set()
    for seed in range(games):
        makers = cast(MAKERS, players, Plain("seats", seed))
        for text, facts in play(makers, seed):
            moves.add(form(text))
            met |= {(fact.ruling, fact.key) for fact in facts}
    expected = ALWAYS | (OF_TWO if players == 2 else OF_MORE)
    assert expected <= met <= expected | SHARED
    assert moves >= FORMS_OF_RAISES
    assert {"bid 26+", "accept", "fail", "black", "bone yes", "bone no"} <= moves


def happenings(name: str, players: int) -> set[str]:
    """What happens in three games of players who share a habit: facts, and forms of moves."""
    met = set()
    for seed in range(3):
        for text, facts in play([HABITS[name]] * players, seed):
            met |= {form(text), *(fact.key for fact in facts)}
    return met


@pytest.mark.parametrize(
    ("name", "players", "wanted"),
    [
        ("daredevil", 2, {"bid 26+", "plus-paid", "reached-chips"}),
        ("miser", 2, {"leftovers", "chip-gained", "supply-empty"}),
        ("miser", 6, {"rest-taken", "chip-gained", "supply-empty"}),
        ("fugitive", 2, {"raise bonus", "raise K"}),
        ("saver", 3, {"reached-chips", "reached-both", "fail"}),
        ("kennel", 3, {"bone-lost", "dogs-bone", "dogs-idle", "most-dogs"}),
        ("collector", 4, {"sets-scored", "no-dog"}),
        ("sweeper", 2, {"table-empty"}),
        ("sweeper", 6, {"table-empty"}),
    ],
)
def test_a_habit_has_its_effect(name: str, players: int, wanted: set[str]) -> None:
    assert wanted <= happenings(name, players)


@pytest.mark.parametrize("name", HABITS)
@pytest.mark.parametrize("players", [2, 5])
def test_a_habit_chooses_a_legal_move_and_the_same_one_again(name: str, players: int) -> None:
    make = HABITS[name]
    match = Match.start(GAME, players, seed=3)
    while not match.over:
        seat = min(match.acting)
        view, legal = match.view(seat), GAME.legal(match.state, seat)
        number = len(match.events)
        action = make(GAME).choose(view, legal, Plain(number))
        assert action in legal
        assert action == make(GAME).choose(view, legal, Plain(number))
        match.play(seat, GAME.actions.text(action))
