"""Where attempts at a history take too many draws, a search finds one: never without an end."""

from collections.abc import Callable
from pathlib import Path

import pytest

import sheepfold
from sheepfold.core.laws import viewers
from sheepfold.core.protocol import WATCHER
from sheepfold.core.rng import Counted, Plain
from sheepfold.games.sheep_and_thief import deduction, history, imagine, puzzle
from sheepfold.games.sheep_and_thief.puzzle import Puzzle
from tests.games.sheep_and_thief.worlds import GAME, Small, possible, told

HERE = Path(__file__).parent


@pytest.fixture
def only_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """No attempts: the search finds every history."""
    monkeypatch.setattr(imagine, "past", lambda view, rng: history.past(view, rng, 0))


@pytest.fixture
def small_deck(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    def cut(cards: int) -> None:
        for module in (puzzle, imagine):
            monkeypatch.setattr(module, "CARDS", cards)

    return cut


def steps(number: int) -> Callable[[Small], bool]:
    return lambda match: len(match.steps) >= number


# Found by random play: attempts alone would draw 750,000 numbers, and more than three million.
@pytest.mark.parametrize("name", ["many_cards_face_down", "many_rivers"])
def test_a_position_where_attempts_fail_is_imagined_with_limited_draws(name: str) -> None:
    match = sheepfold.Match.replay((HERE / f"{name}.record").read_text(encoding="utf-8"))
    view, game = match.view(WATCHER), match.game
    most = 0
    for number in range(3):
        rng = Counted(Plain("limited", number))
        world = game.imagine(view, rng)
        assert game.view(world, WATCHER) == view
        assert game.conserved(world) == game.conserved(match.state)
        most = max(most, rng.draws)
    assert history.ATTEMPTED < most <= game.most_draws  # the attempts were not enough


@pytest.mark.parametrize("name", ["many_cards_face_down", "many_rivers"])
def test_the_search_takes_few_steps(name: str) -> None:
    match = sheepfold.Match.replay((HERE / f"{name}.record").read_text(encoding="utf-8"))
    for viewer in viewers(match.players):
        search = deduction.Deduction(Puzzle(match.view(viewer)), Plain("steps", viewer))
        search.find()
        assert search.steps <= 1000


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.usefixtures("only_searched")
def test_what_the_search_finds_agrees_with_the_view(players: int) -> None:
    """At every step of a match, for all who look on."""
    match = Small(players, 56, "searched")
    while not match.over:
        match.play(steps(len(match.steps) + 5))
        for viewer in viewers(players):
            view = GAME.view(match.state, viewer)
            rng = Counted(Plain("searched", viewer))
            world = GAME.imagine(view, rng)
            assert GAME.view(world, viewer) == view
            assert GAME.conserved(world) == GAME.conserved(match.state)
            assert rng.draws <= GAME.most_draws - history.ATTEMPTED


@pytest.mark.parametrize(
    ("players", "cards", "seed", "numbers"),
    [(2, 13, 29, (1, 8, 17, 25, 29)), (3, 16, 2, (5, 16, 24, 30))],
)
@pytest.mark.usefixtures("only_searched")
def test_the_search_finds_nothing_impossible(
    players: int,
    cards: int,
    seed: int,
    numbers: tuple[int, ...],
    small_deck: Callable[[int], None],
) -> None:
    """Compared with all that is possible, enumerated without the engine's rules."""
    small_deck(cards)
    match = Small(players, cards, seed)
    for number in numbers:
        match.play(steps(number))
        for viewer in range(players):
            allowed = possible(match, viewer)
            view, rng = GAME.view(match.state, viewer), Plain("check", viewer, number)
            found = {told(GAME.imagine(view, rng)) for _ in range(30)}
            assert found <= allowed.keys()
            assert len(found) > 1 or len(allowed) < 3
