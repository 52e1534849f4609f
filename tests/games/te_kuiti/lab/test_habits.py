"""Players with habits bring about everything that can happen by itself in Te Kuiti."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from sheepfold import bots
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE, WATCHER
from sheepfold.core.rng import Plain, weighted
from sheepfold.games.te_kuiti import TeKuiti
from sheepfold.lab.check import Maker
from sheepfold.lab.habits import habits_of

GAME = TeKuiti()
MAKERS = [*bots.QUICK.values(), *habits_of("te_kuiti").values()]

IN_DUELS = {
    ("TK-2", "match-won"),
    ("TK-2", "second-round"),
    ("TK-4", "pen-closed"),
    ("TK-4", "pen-opened"),
    ("TK-6", "pair-taken"),
    ("TK-6", "turned-back"),
    ("TK-7", "ram-found"),
    ("TK-7", "ram-idle"),
    ("TK-8", "shepherd-found"),
    ("TK-9", "pair-enclosed"),
    ("TK-10", "nothing-to-flip"),
    ("TK-10", "turn-passed"),
    ("TK-11", "field-open"),
    ("TK-12", "last-turn"),
    ("TK-12", "last-turn-over"),
    ("TK-12", "no-free-tile"),
    ("TK-13", "out-of-fences"),
    ("TK-14", "round-scored"),
    ("TK-15", "seen-before"),
}
IN_SOLO_GAMES = {
    ("TK-4", "pen-closed"),
    ("TK-4", "pen-opened"),
    ("TK-15", "seen-before"),
    ("TK-S2", "pair-removed"),
    ("TK-S2", "turned-back"),
    ("TK-S3", "flower-clockwise"),
    ("TK-S3", "flower-fence"),
    ("TK-S4", "ram-found"),
    ("TK-S4", "ram-idle"),
    ("TK-S5", "shepherd-found-solo"),
    ("TK-S6", "pair-enclosed"),
    ("TK-S7", "lost-enclosed"),
    ("TK-S7", "lost-no-pair"),
    ("TK-S7", "lost-reserve"),
    ("TK-S8", "won"),
    ("TK-S9", "lost-flips"),
}


@dataclass(frozen=True)
class Happening:
    ruling: str
    key: str
    pending: tuple[str, ...]  # the steps just before it


def happenings(
    makers: Sequence[Maker], options: dict[str, Any], seed: int, draws: Sequence[str] = ()
) -> Iterator[Happening]:
    """All that happens in a match; chance's first draws may be typed."""
    rng = Plain("habits", len(makers), options, seed)
    deciders = [maker(GAME) for maker in makers]
    match = Match.start(GAME, len(makers), options, seed=None)
    typed = iter(draws)
    before = match.view(WATCHER)
    while not match.over:
        (seat,) = match.acting
        if seat != CHANCE:
            action = deciders[seat].choose(match.view(seat), GAME.legal(match.state, seat), rng)
        elif text := next(typed, None):
            action = GAME.actions.parse(text)
        else:
            chances = GAME.chances(match.state)
            action = weighted(chances, rng.below(sum(weight for _, weight in chances)))
        match.play(seat, GAME.actions.text(action))
        for fact in match.line(len(match.events), WATCHER).facts:
            if not GAME.facts.type_of(fact).silent:
                yield Happening(fact.ruling, fact.key, before.pending)
        before = match.view(WATCHER)


def in_mixed_company(players: int, options: dict[str, Any], games: int) -> set[Happening]:
    """Random seats; half of the time all share a habit, since some rulings take two."""
    rng = Plain("seats", players, options)
    met: set[Happening] = set()
    for seed in range(games):
        shared = MAKERS[rng.below(len(MAKERS))]
        mixed = [MAKERS[rng.below(len(MAKERS))] for _ in range(players)]
        met.update(happenings([shared] * players if rng.below(2) else mixed, options, seed))
    return met


def keys(met: Iterable[Happening]) -> set[tuple[str, str]]:
    return {(happening.ruling, happening.key) for happening in met}


def test_in_duels_everything_happens_that_can() -> None:
    met = in_mixed_company(2, {}, 120)
    # No habit finds three rams in the first turn, while there are only two fences.
    three_rams = ["first 0", "reveal ram", "reveal ram", "reveal ram"]
    met.update(happenings([bots.BOTS["greedy"]] * 2, {}, 0, three_rams))
    assert keys(met) == IN_DUELS
    # TK-13: with the first or the second fence of a turn, and with a shepherd tile's.
    ends = {happening.pending for happening in met if happening.key == "out-of-fences"}
    assert ends == {("fence", "fence"), ("fence",), ("flip", "fence_now")}


def test_in_solo_games_everything_happens_that_can() -> None:
    met: set[Happening] = set()
    for level in ("easy", "normal", "hard"):
        met |= in_mixed_company(1, {"flowers": level}, 25)
    # To enclose all tiles before the reserve is empty is rare even for who tries.
    recluse = habits_of("te_kuiti")["recluse"]
    for seed in range(60):
        met.update(happenings([recluse], {"flowers": "easy"}, seed))
    assert keys(met) == IN_SOLO_GAMES


@pytest.mark.parametrize("name", habits_of("te_kuiti"))
@pytest.mark.parametrize("players", [1, 2])
def test_a_habit_chooses_a_legal_move_and_the_same_one_again(name: str, players: int) -> None:
    make = habits_of("te_kuiti")[name]
    match = Match.start(GAME, players, seed=3)
    while not match.over:
        (seat,) = match.acting
        view, legal = match.view(seat), GAME.legal(match.state, seat)
        number = len(match.events)
        action = make(GAME).choose(view, legal, Plain(number))
        assert action in legal
        assert action == make(GAME).choose(view, legal, Plain(number))
        match.play(seat, GAME.actions.text(action))
