"""The search: what it finds in worlds it imagines, and what it cannot know."""

from collections.abc import Sequence
from typing import Any

import pytest

from sheepfold import bots, games
from sheepfold.bots.evaluator import Evaluator
from sheepfold.bots.knowledge import evaluator_of
from sheepfold.bots.levels import LEVELS, Thinker
from sheepfold.bots.search import Search
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Plain
from tests.bots.hands import PAPER, ROCK, SCISSORS, Hands, HandsGame, HandsKnowledge


def thought_about(seat: int, turns: int) -> dict[int, float]:
    game: Any = HandsGame()
    search = Search(Evaluator(game, HandsKnowledge(), {}), seat, game.legal(Hands(), seat))
    rng = Plain("hands", seat)
    for _ in range(turns):
        search.think(Hands(), rng.random)
    return dict(search.strategy())


def test_who_chooses_at_once_with_others_does_not_choose_last():
    mine, theirs = thought_about(0, 4000), thought_about(1, 4000)
    assert mine[PAPER] == pytest.approx(2 / 3, abs=0.08)
    assert theirs[PAPER] == pytest.approx(2 / 3, abs=0.08)
    assert theirs[SCISSORS] == pytest.approx(1 / 3, abs=0.08)
    assert theirs[ROCK] < 0.03


def middle(game: AnyGame, decisions: int, seed: int = 1) -> Any:
    """A position after some random decisions, in which there is something to choose."""
    state, rng = game.setup(2, game.options()), Plain("middle", seed)
    while True:
        seat = game.acting(state)[0]
        if seat != CHANCE:
            decisions -= 1
            if decisions < 0 and len(game.legal(state, seat)) > 1:
                return state
        game.apply(state, seat, game.sample(state, seat, rng.random))


@pytest.mark.parametrize("name", games.GAMES)
def test_a_search_repeats_counts_its_turns_and_tells_chances(name: str):
    game = games.make(name)
    state = middle(game, 20)
    seat = game.acting(state)[0]
    view, legal = game.view(state, seat), game.legal(state, seat)
    thinker = Thinker(game, LEVELS["dog"], budget=0.1)
    found = [thinker.search(view, legal, Plain("same")) for _ in range(2)]
    assert found[0].rated() == found[1].rated()
    assert found[0].turns == thinker.nodes > 0
    assert sum(found[0].shares()) == pytest.approx(1)
    assert {action for action, _, _ in found[0].rated()} == set(legal)
    assert sum(tried for _, tried, _ in found[0].rated()) == found[0].turns
    mixed = len(game.acting(state)) > 1 and thinker.parameters.mixed
    assert sum(share for _, share in found[0].strategy()) == pytest.approx(float(mixed))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", games.GAMES)
def test_every_level_plays_every_configuration(name: str, level: str):
    """From positions all along a match, each of another configuration."""
    game, rng = games.make(name), Plain("everywhere", name, level)
    bot = bots.make(level, game, budget=0.01)
    for number, (players, options) in enumerate(game.configurations()):
        state = game.setup(players, game.options(**options))
        left = 1 + number * 5 % 40
        while left and (seats := game.acting(state)):
            seat = seats[0]
            action = game.sample(state, seat, rng.random)
            if seat != CHANCE:
                left -= 1
                if not left:
                    legal = game.legal(state, seat)
                    action = bot.choose(game.view(state, seat), legal, rng)
                    assert action in legal
            game.apply(state, seat, action)


def test_a_level_in_a_hurry_stops_by_the_clock():
    game = games.make("sheepland")
    state = middle(game, 10)
    seat = game.acting(state)[0]
    hasty = Thinker(game, LEVELS["shepherd"], budget=1000, live=0.01)
    found = hasty.search(game.view(state, seat), game.legal(state, seat), Plain("hasty"))
    assert 8 <= found.turns < hasty.nodes


@pytest.mark.parametrize("name", games.GAMES)
def test_chances_to_win_are_shares_of_one_at_any_time(name: str):
    game = games.make(name)
    evaluator = evaluator_of(game)
    rng = Plain("worth", name)
    for players, options in game.configurations():
        state = game.setup(players, game.options(**options))
        while seats := game.acting(state):
            if rng.random() < 0.1:
                worth = evaluator.worth(state)
                assert all(0 <= share <= 1 for share in worth)
                assert len(worth) == players
                assert players == 1 or sum(worth) == pytest.approx(1)
            game.apply(state, seats[0], game.sample(state, seats[0], rng.random))
        assert len(evaluator.worth(state)) == players


class Counting(Thinker):
    """Counts what it thinks about."""

    searched = 0

    def search(self, view: Any, legal: Sequence[int], own: Plain) -> Search:
        self.searched += 1
        return super().search(view, legal, own)


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_thinks_as_often_as_it_is_not_hasty(name: str):
    game = games.make("sheepland")
    state = middle(game, 20)
    seat = game.acting(state)[0]
    view, legal, rng = game.view(state, seat), game.legal(state, seat), Plain("hasty")
    level = LEVELS[name]
    thinker = Counting(game, level, budget=0.01)
    for _ in range(200):
        assert thinker.choose(view, legal, rng) in legal
    assert thinker.searched / 200 == pytest.approx(1 - level.hasty, abs=0.1)
