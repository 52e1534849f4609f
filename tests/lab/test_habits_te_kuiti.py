"""Players with habits bring about everything that can happen by itself in Te Kuiti."""

from collections.abc import Iterator, Sequence
from typing import Any

from sheepfold import bots
from sheepfold.bots.bot import Bot
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE, WATCHER, Note
from sheepfold.core.rng import Plain, weighted
from sheepfold.games.te_kuiti import TeKuiti
from sheepfold.games.te_kuiti.view import FieldView
from sheepfold.lab.check import cast
from sheepfold.lab.habits import HABITS

GAME = TeKuiti()
MAKERS = [*bots.BOTS.values(), *HABITS["te_kuiti"].values()]
DUELS = 150
SOLOS = 70  # per level

IN_DUELS = {
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


def happenings(
    players: int, options: dict[str, Any], seed: int, draws: Sequence[str] = ()
) -> Iterator[tuple[FieldView, Note]]:
    """All notes of a match, with the view before each; chance's first draws may be typed."""
    rng = Plain("habits", players, options, seed)
    deciders = cast(MAKERS, players, rng, GAME)
    match = Match.start(GAME, players, options, seed=None)
    typed = iter(draws)
    while not match.over:
        (seat,) = match.acting
        before = match.view(WATCHER)
        text = next(typed, None) if seat == CHANCE else None
        action = GAME.actions.parse(text) if text else decide(match, seat, deciders, rng)
        match.play(seat, GAME.actions.text(action))
        for note in GAME.notes(before, seat, action, match.view(WATCHER)):
            yield before, note


def decide(match: Match, seat: int, deciders: list[Bot], rng: Plain) -> int:
    if seat == CHANCE:
        chances = GAME.chances(match.state)
        return weighted(chances, rng.below(sum(weight for _, weight in chances)))
    return deciders[seat].choose(match.view(seat), GAME.legal(match.state, seat), rng)


def test_in_duels_everything_happens_that_can() -> None:
    met = {
        (note.ruling, note.key)
        for seed in range(DUELS)
        for _, note in happenings(2, {}, seed)
    }
    # No habit finds three rams in the first turn, before any fence can be added.
    three_rams = ["first 0", "reveal ram", "reveal ram", "reveal ram"]
    met |= {(note.ruling, note.key) for _, note in happenings(2, {}, DUELS, three_rams)}
    assert met == IN_DUELS


def test_in_solo_games_everything_happens_that_can() -> None:
    met = {
        (note.ruling, note.key)
        for level in ("easy", "normal", "hard")
        for seed in range(SOLOS)
        for _, note in happenings(1, {"flowers": level}, seed)
    }
    assert met == IN_SOLO_GAMES


def test_fences_run_out_at_every_moment_they_can() -> None:
    ends = {
        before.pending
        for seed in range(DUELS)
        for before, note in happenings(2, {}, seed)
        if note.key == "out-of-fences"
    }
    assert ends == {("fence", "fence"), ("fence",), ("flip", "fence_now")}


def test_habits_choose_the_same_again() -> None:
    for name, make in HABITS["te_kuiti"].items():
        for players in (1, 2):
            match = Match.start(GAME, players, seed=3)
            while not match.over:
                (seat,) = match.acting
                given = match.view(seat), GAME.legal(match.state, seat)
                number = len(match.events)
                action = make(GAME).choose(*given, Plain(number))
                assert action in given[1], name
                assert action == make(GAME).choose(*given, Plain(number)), name
                match.play(seat, GAME.actions.text(action))
