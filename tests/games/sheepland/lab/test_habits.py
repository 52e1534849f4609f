"""Players with habits bring about everything that can happen by itself in Sheepland."""

from collections.abc import Iterator, Sequence

import pytest

from sheepfold import bots
from sheepfold.core.match import Match, stated
from sheepfold.core.protocol import CHANCE, WATCHER
from sheepfold.core.rng import Plain
from sheepfold.games.sheepland import Sheepland
from sheepfold.games.sheepland.actions import BUY
from sheepfold.games.sheepland.components import TERRAINS
from sheepfold.lab.check import Maker
from sheepfold.lab.habits import habits_of

GAME = Sheepland()
HABITS = habits_of("sheepland")
MAKERS = [*bots.QUICK.values(), *HABITS.values()]

ALWAYS = {
    ("SL-2", "money"),
    ("SL-4", "die-thrown"),
    ("SL-4", "black-crossed"),
    ("SL-4", "black-no-road"),
    ("SL-4", "black-shepherd"),
    ("SL-4", "black-fence"),
    ("SL-6", "walk-paid"),
    ("SL-6", "fence-placed"),
    ("SL-6", "final-fence-placed"),
    ("SL-8", "tile-bought"),
    ("SL-8", "stack-empty"),
    ("SL-10", "stuck"),
    ("SL-10", "turn-lost"),
    ("SL-12", "last-fence"),
    ("SL-12", "over-fences"),
    ("SL-13", "scored"),
    ("SL-13", "won"),
    ("SL-13", "shared-win"),
    ("SL-14", "starting-tile"),
}
# Four players have 80 Dinars; before the 20th fence they get rid of 60 for tiles and 19 for walks.
HAPPENS = {2: ALWAYS | {("SL-10", "over-stuck")}, 3: ALWAYS | {("SL-10", "over-stuck")}, 4: ALWAYS}


def happenings(makers: Sequence[Maker], seed: int) -> Iterator[tuple[str, str, int]]:
    """All that happens in a match, with the actions that were left to take just before.

    A purchase that SL-9 forbids counts as happening, once asked about.
    """
    rng = Plain("habits", len(makers), seed)
    deciders = [maker(GAME) for maker in makers]
    state = GAME.setup(len(makers), GAME.options())
    before = GAME.view(state, WATCHER)
    while acting := GAME.acting(state):
        (seat,) = acting
        legal = GAME.legal(state, seat)
        if seat == CHANCE:
            action = legal[rng.below(len(legal))]
        else:
            action = deciders[seat].choose(GAME.view(state, seat), legal, rng)
            refused = [GAME.objection(state, seat, BUY + one) for one in range(len(TERRAINS))]
            if "SL-9" in [reason.ruling for reason in refused if reason]:
                yield "SL-9", "forbidden", before.left
        for fact in stated(GAME, state, seat, action):
            if not GAME.facts.type_of(fact).silent:
                seats = fact.arguments.get("seats")
                shared = isinstance(seats, tuple) and len(seats) > 1
                yield fact.ruling, "shared-win" if shared else fact.key, before.left
        before = GAME.view(state, WATCHER)


def met(makers: Sequence[Maker], games: int) -> set[tuple[str, str, int]]:
    return {one for seed in range(games) for one in happenings(makers, seed)}


def keys(found: set[tuple[str, str, int]]) -> set[tuple[str, str]]:
    return {(ruling, key) for ruling, key, _ in found}


@pytest.mark.parametrize("players", HAPPENS)
def test_everything_happens_that_can(players: int) -> None:
    found: set[tuple[str, str, int]] = set()
    for maker in MAKERS:
        found |= met([maker] * players, 5)
    assert keys(found) - {("SL-9", "forbidden")} == HAPPENS[players]


@pytest.mark.parametrize("players", HAPPENS)
def test_a_teaser_meets_purchases_that_SL_9_forbids(players: int) -> None:
    """With all three actions left and with two; with one only a walk is allowed anyway (SL-5)."""
    found = met([HABITS["teaser"]] * players, 12)
    assert {left for _, key, left in found if key == "forbidden"} == {3, 2}


@pytest.mark.parametrize("players", [2, 3])
def test_paupers_end_most_matches_by_SL_10(players: int) -> None:
    ends = [keys(set(happenings([HABITS["pauper"]] * players, seed))) for seed in range(20)]
    assert sum(("SL-10", "over-stuck") in end for end in ends) > 10


def test_a_turn_is_lost_at_every_moment_it_can_be() -> None:
    """SL-10: directly after the die or the naming, after one action and after two."""
    found = met([HABITS["pauper"]] * 2, 20) | met([HABITS["pauper"]] * 3, 20)
    assert {left for _, key, left in found if key == "turn-lost"} == {0, 3, 2}


@pytest.mark.parametrize("players", HAPPENS)
def test_drovers_share_wins_and_wanderers_need_final_fences(players: int) -> None:
    assert ("SL-13", "shared-win") in keys(met([HABITS["drover"]] * players, 20))
    assert ("SL-6", "final-fence-placed") in keys(met([HABITS["wanderer"]] * players, 1))


@pytest.mark.parametrize("name", HABITS)
@pytest.mark.parametrize("players", HAPPENS)
def test_a_habit_chooses_a_legal_move_and_the_same_one_again(name: str, players: int) -> None:
    habit, again = HABITS[name](GAME), HABITS[name](GAME)
    match = Match.start(GAME, players, seed=3)
    while not match.over:
        (seat,) = match.acting
        view, legal = match.view(seat), GAME.legal(match.state, seat)
        number = len(match.events)
        action = habit.choose(view, legal, Plain(number))
        assert action in legal
        assert action == again.choose(view, legal, Plain(number))
        match.play(seat, GAME.actions.text(action))
