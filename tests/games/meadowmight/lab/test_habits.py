"""Players with habits bring about nearly everything that can happen by itself in Meadowmight."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from sheepfold import bots, games
from sheepfold.core.match import stated
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Plain
from sheepfold.lab.check import Maker
from sheepfold.lab.habits import habits_of

GAME = games.make("meadowmight")
HABITS = habits_of("meadowmight")
VARIANTS: dict[str, dict[str, Any]] = {
    "base": {},
    "fuzzy": {"fuzzy_fences": True},
    "wolves": {"wool_wolves": True},
    "piles": {"personal_piles": True},
    "all": {"fuzzy_fences": True, "wool_wolves": True, "personal_piles": True},
}
PLAYERS = (2, 4, 6)

EVERYWHERE = {
    *("turn-named", "tile-turned", "covered-down", "meadows-joined"),
    *("conflict", "side", "won", "turned-down", "meadow-enclosed", "meadow-opened"),
    *("out-of-tiles", "change-over", "over", "scored", "match-won"),
}
SHARED = {"side-shared", "won-shared", "meadow-enclosed-shared", "meadow-opened-shared"}
STACKS = {"covered", "returned"}
SPECIAL = {"tile-moved", "frightened", "caught", "pond-idle"}
HAPPENS = {
    "base": EVERYWHERE | {"stuck", "deck-empty"},
    "fuzzy": EVERYWHERE
    | SHARED
    | STACKS
    | {"move-named", "tile-moved", "joined-others", "beyond", "deck-empty"},
    "wolves": EVERYWHERE | STACKS | SPECIAL | {"wide-board", "deck-empty"},
    "piles": EVERYWHERE | {"stuck", "pile-empty"},
    "all": EVERYWHERE
    | {"side-shared", "won-shared"}
    | STACKS
    | SPECIAL
    | {"move-named", "joined-others", "beyond"}
    | {"limit-raised", "pile-empty"},
}


def happenings(makers: Sequence[Maker], options: dict[str, Any], seed: int) -> Counter[str]:
    """The facts of a match; `two conflicts` where one move brought two, `recall` where it came."""
    players = len(makers)
    rng = Plain("habits", players, seed)
    deciders = [maker(GAME) for maker in makers]
    state = GAME.setup(players, GAME.options(**options))
    met: Counter[str] = Counter()
    while acting := GAME.acting(state):
        (seat,) = acting
        if seat == CHANCE:
            action = GAME.sample(state, seat, rng.random)
        else:
            legal = GAME.legal(state, seat)
            action = deciders[seat].choose(GAME.view(state, seat), legal, rng)
        facts = stated(GAME, state, seat, action)
        keys = [fact.key for fact in facts if not GAME.facts.type_of(fact).silent]
        met.update(keys)
        met["two conflicts"] += keys.count("conflict") == 2
        met["recall"] += GAME.actions.text(action).startswith("recall")
        met["shared win"] += not GAME.acting(state) and len(GAME.winners(state)) > 1
    return met


@cache
def in_company(variant: str) -> Counter[str]:
    """Each habit once, with all kinds of others."""
    makers = [*HABITS.values(), bots.BOTS["random"]]
    met: Counter[str] = Counter()
    for number in range(len(makers)):
        players = PLAYERS[number % len(PLAYERS)]
        seats = [makers[(number + seat * (number % 2)) % len(makers)] for seat in range(players)]
        met += happenings(seats, VARIANTS[variant], number)
    return met


@pytest.mark.parametrize("variant", VARIANTS)
def test_everything_happens_that_can(variant: str) -> None:
    """But for a tree with nothing to turn and nothing to draw: no board is as closed as that."""
    met = set(in_company(variant)) - {"two conflicts", "recall", "shared win"}
    assert met == HAPPENS[variant]


def test_one_move_may_bring_two_conflicts() -> None:
    """MM-16: where the tile came to, and where it came from; rare even for those who try."""
    makers = [HABITS["quarreller"], HABITS["stacker"]] * 2
    options = {"fuzzy_fences": True, "wool_wolves": True}
    assert happenings(makers, options, 11)["two conflicts"]


def test_ponds_bring_sheeple_back_and_wins_are_shared() -> None:
    assert in_company("wolves")["recall"]
    assert in_company("base")["shared win"]


def test_conflicts_come_more_often_than_at_random() -> None:
    makers = [HABITS["quarreller"]] * 3
    calm = [bots.BOTS["random"]] * 3
    options = VARIANTS["fuzzy"]
    quarrels = sum(happenings(makers, options, seed)["conflict"] for seed in range(3))
    assert quarrels > 2 * sum(happenings(calm, options, seed)["conflict"] for seed in range(3))


@pytest.mark.parametrize("name", HABITS)
def test_a_habit_chooses_a_legal_move_and_the_same_one_again(name: str) -> None:
    state = GAME.setup(3, GAME.options(fuzzy_fences=True, wool_wolves=True))
    rng = Plain("same", name)
    number = 0
    while acting := GAME.acting(state):
        (seat,) = acting
        number += 1
        if seat == CHANCE:
            action = GAME.sample(state, seat, rng.random)
        else:
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            action = HABITS[name](GAME).choose(view, legal, Plain(number))
            assert action in legal
            assert action == HABITS[name](GAME).choose(view, legal, Plain(number))
        GAME.apply(state, seat, action)
