"""States, games, matches and generators are pickled and deep-copied, by all rules alike.

Compiled classes are another matter than pure ones here, so these tests count where the rules are
compiled; that they are is asked in tests/project/test_compiled.py.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sheepfold import WATCHER, games
from sheepfold.core.components import ComponentError
from sheepfold.core.errors import BotFault, IllegalMove, Reason
from sheepfold.core.playout import playout
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain
from tests.playthroughs.copies import WAYS, half, played_on, positions, whole
from tests.playthroughs.files import records

ROOT = Path(__file__).parents[2]
PLAYED_ON = 25  # positions between two from which a copy is played on


@pytest.mark.parametrize("game", games.GAMES)
def test_every_position_of_every_playthrough_can_be_copied(game: str) -> None:
    met, at_once, half_chosen, before = 0, 0, 0, set[int]()
    for text in records(game).values():
        for rules, state in positions(text):
            acting = set(rules.acting(state))
            at_once += len(acting) > 1
            half_chosen += len(before) > 1 and set() < acting < before
            before = acting
            met += 1
            twin = WAYS[met % len(WAYS)](state)
            assert twin is not state
            assert whole(twin) == whole(state)
            if met % PLAYED_ON == 0:
                assert ending(rules, twin) == ending(rules, state.copy())
                assert whole(twin) != whole(state) or not acting
    assert met > 500
    assert bool(half_chosen) == bool(at_once)


def ending(game: AnyGame, state: Any) -> object:
    decisions = playout(game, state, Plain("on"))
    return decisions, whole(state), game.scores(state), game.winners(state)


@pytest.mark.parametrize("game", games.GAMES)
def test_copies_of_matches_play_on_alike_and_apart(game: str) -> None:
    """Seeded, with typed chance, with undos, with components of an owner, and from given lines."""
    typed = undone = own = 0
    for number, text in enumerate(records(game).values()):
        match = half(text)
        typed += match.chance_is_typed
        undone += any(" undo " in line or " withdraw " in line for line in text.splitlines())
        own += not match.game.default_components
        told = whole(match)
        twins = [way(match) for way in WAYS]
        for twin in twins:
            assert whole(twin) == told
            assert twin == match
        twin = twins[number % len(WAYS)]
        end = played_on(twin, text)
        assert whole(match) == told, "what is done to a copy is done to the match"
        assert played_on(match, text) == end
        assert whole(match) == whole(twin)
    assert typed
    assert undone
    assert own or game == "te_kuiti"


def other_box(name: str) -> dict[str, Any]:
    """Components of an owner."""
    for text in records(name).values():
        game = half(text).game
        if not game.default_components:
            return dict(game.components)
    box = dict(games.make(name).components)
    box["tiles"] = [{**tile, "flower": ["hard"]} for tile in box["tiles"]]
    return box


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("name", games.GAMES)
def test_games_can_be_copied(name: str, own: bool, way: Callable[[Any], Any]) -> None:
    game = games.make(name, other_box(name) if own else None)
    twin = way(game)
    assert twin is not game
    assert whole(twin) == whole(game)
    assert twin.default_components is not own
    players, options = max(game.players), game.options()
    ends = [ending(one, one.setup(players, options)) for one in (game, twin)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", games.GAMES)
def test_views_and_options_can_be_copied(name: str, way: Callable[[Any], Any]) -> None:
    for text in list(records(name).values())[::5]:
        match = half(text)
        assert way(match.options) == match.options
        for viewer in (WATCHER, *range(match.players)):
            assert way(match.view(viewer)) == match.view(viewer)


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_generator_goes_on_alike_and_apart(way: Callable[[Any], Any]) -> None:
    rng = Plain("copied", 1)
    rng.below(10)
    twin = way(rng)
    numbers = [rng.below(1000) for _ in range(20)]
    assert [twin.below(1000) for _ in range(20)] == numbers
    assert twin.random() == rng.random()


@pytest.mark.parametrize("way", WAYS)
def test_errors_come_whole_from_other_processes(way: Callable[[Any], Any]) -> None:
    fault = BotFault("it failed", action=3, trace="Traceback")
    reason = Reason("TK-3", "fence-stands", {"edge": "a1N"})
    fault.seat, fault.reason = 1, reason
    fault.record, fault.origin = "sheepfold record 1", "game 1 of seed 0"
    for error in (IllegalMove(reason, "fence a1N"), ComponentError(("a", 1), "no"), fault):
        twin = way(error)
        assert type(twin) is type(error)
        assert str(twin) == str(error)
        assert vars(twin) == vars(error)


def test_states_of_the_usual_box_share_its_tables_after_loading() -> None:
    """A pickle names them; who loads thousands of states holds them once."""
    for name in games.GAMES:
        game = games.make(name)
        states = [WAYS[-1](game.setup(2, game.options())) for _ in range(2)]
        for field, value in vars_of(states[0]).items():
            if hasattr(value, "components"):
                assert getattr(states[1], field) is value


def vars_of(state: Any) -> dict[str, Any]:
    return {name: getattr(state, name) for name in whole(state)[1]}


def in_another(verb: str, file: Path, pure: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tests.playthroughs.copies", verb, str(file)],
        cwd=ROOT,
        env={**os.environ, "SHEEPFOLD_PURE": pure},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_pure_and_compiled_rules_read_each_others_pickles(tmp_path: Path) -> None:
    pure, served = tmp_path / "pure", tmp_path / "served"
    told = in_another("write", pure, "1")
    assert in_another("write", served, "") == told
    assert in_another("read", pure, "") == told
    assert in_another("read", served, "1") == told
    assert len(told.splitlines()) >= 2 * 2 * len(games.GAMES)


def test_a_match_in_the_middle_is_what_was_copied() -> None:
    """What the tests above call half is not over, and has begun."""
    found = [half(text) for name in games.GAMES for text in records(name).values()]
    assert all(match.events for match in found)
    assert sum(match.over for match in found) < len(found) / 10
