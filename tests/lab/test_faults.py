"""Bots that cheat or fail in the lab: what is raised says all, and its record reproduces it."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from sheepfold import Match, bots, games
from sheepfold.bots.evaluator import Evaluator, SearchParameters
from sheepfold.bots.knowledge import tuned
from sheepfold.core.errors import BotFault
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng
from sheepfold.lab import arena, climb, sim, tune

Chooser = Callable[[AnyGame, list[int]], Any]
DUE = 6  # decisions of a bot before its fault


def cheats(game: AnyGame, legal: list[int]) -> Any:
    return next(action for action in range(game.actions.size) if action not in legal)


def forges(game: AnyGame, legal: list[int]) -> Any:
    """Makes its choice legal."""
    legal.append(cheats(game, legal))
    return legal[-1]


def shrugs(game: AnyGame, legal: list[int]) -> Any:
    return None


def almost(game: AnyGame, legal: list[int]) -> Any:
    """Equal to a legal action, and not an int."""
    return float(legal[0])


def exaggerates(game: AnyGame, legal: list[int]) -> Any:
    return 10**80


def mute(game: AnyGame, legal: list[int]) -> Any:
    class Mute:
        def __repr__(self) -> str:
            raise LookupError

    return Mute()


def fails(game: AnyGame, legal: list[int]) -> Any:
    raise ValueError("no idea")


def leaves(game: AnyGame, legal: list[int]) -> Any:
    raise SystemExit


class Odd:
    """The first legal action, until the fault is due."""

    def __init__(self, game: AnyGame, chooser: Chooser, due: int = DUE) -> None:
        self.game = game
        self.chooser = chooser
        self.left = due

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> Any:
        self.left -= 1
        assert isinstance(legal, list)
        return self.chooser(self.game, legal) if self.left < 0 else legal[0]


def seat_a(monkeypatch: pytest.MonkeyPatch, chooser: Chooser) -> None:
    monkeypatch.setitem(bots.BOTS, "odd", lambda game: Odd(game, chooser))


def simulated(name: str, **more: Any) -> BotFault:
    plan = sim.plan(name, 2, {}, ["random", "odd"], 2, 4, **more)
    with pytest.raises(BotFault) as caught:
        sim.simulate(plan)
    return caught.value


@pytest.mark.parametrize("chooser", [cheats, forges])
@pytest.mark.parametrize("name", games.GAMES)
def test_an_illegal_choice_is_no_move_of_any_game(
    name: str, chooser: Chooser, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_a(monkeypatch, chooser)
    fault = simulated(name)
    match = Match.replay(fault.record)
    assert match.chance_is_typed
    assert match.seats == ("random", "odd")
    assert fault.action is not None
    move = match.game.actions.text(fault.action)
    refusal = match.objection(1, move)
    assert refusal
    assert refusal.reason == fault.reason
    assert str(fault) == (
        f"the bot 'odd' on seat 1 chose {move!r} (action {fault.action}), which is not legal: "
        f"{refusal.ruling} forbids it ({refusal.reason}); game 1 of seed 4"
    )
    assert sum(move.by == 1 for move in match.moves) == DUE


@pytest.mark.parametrize(
    ("chooser", "report"),
    [
        (shrugs, "on seat 1 chose None, which is not an int but of type NoneType"),
        (almost, "which is not an int but of type float"),
        (exaggerates, f"on seat 1 chose {str(10**80)[:59]}…, but the actions of sheepland are 0 "),
        (mute, "on seat 1 chose <Mute>, which is not an int but of type Mute"),
        (fails, "asked for a move of seat 1, failed: ValueError: no idea; game 1 of seed 4"),
        (leaves, "asked for a move of seat 1, failed: SystemExit; game 1 of seed 4"),
    ],
)
def test_whatever_a_bot_does_is_reported(
    chooser: Chooser, report: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_a(monkeypatch, chooser)
    fault = simulated("sheepland")
    assert report in str(fault)
    assert f"in {chooser.__name__}" in fault.trace or chooser not in (fails, leaves)
    assert Match.replay(fault.record).acting == {1}


def test_an_interrupt_is_not_the_bots_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupts(game: AnyGame, legal: list[int]) -> Any:
        raise KeyboardInterrupt

    seat_a(monkeypatch, interrupts)
    with pytest.raises(KeyboardInterrupt):
        sim.simulate(sim.plan("sheepland", 2, {}, ["random", "odd"], 2, 4))


def test_a_record_has_the_components_and_options_of_its_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    box = games.own_components("sheepland").replace('"tile_prices": [0', '"tile_prices": [1', 1)
    assert box != games.own_components("sheepland")
    seat_a(monkeypatch, cheats)
    plan = sim.plan("sheepland", 3, {"memory_aid": "yes"}, ["odd"], 2, 4, box)
    with pytest.raises(BotFault) as caught:
        sim.simulate(plan)
    match = Match.replay(caught.value.record)
    assert not match.game.default_components
    assert match.players == 3
    assert match.options.memory_aid


@pytest.mark.parametrize("name", games.GAMES)
def test_a_record_of_the_arena_has_the_seed_of_its_deal(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the draws after the choice are known too."""
    seat_a(monkeypatch, cheats)
    wanted = arena.plan(name, 2, {}, ["greedy", "odd"], 8, 4)
    with pytest.raises(BotFault) as caught:
        arena.play(games.make(name), wanted, 2, ("odd", "greedy"))
    fault = caught.value
    match = Match.replay(fault.record)
    assert f"seed: {arena.deal_seed(wanted, 2).hex()}\n" in fault.record
    assert not match.chance_is_typed
    assert 0 in match.acting
    assert str(fault).endswith("; deal 3 of seed 4")


def test_a_fault_of_the_weights_that_climb_tries_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(climb, "thinker", lambda game, weights, nodes: Odd(game, cheats))
    with pytest.raises(
        BotFault, match=r"the bot '(tried|present) weights' on seat \d chose"
    ) as caught:
        list(climb.climb("sheepland", 10, 4, tuned("sheepland")))
    assert Match.replay(caught.value.record).seats == ("tried weights", "present weights")
    assert "seed, weight, value 4 points " in str(caught.value)


class Ignorance:
    """Knowledge that fails."""

    names = ("points",)
    margin = 1.0
    parameters = SearchParameters()

    def features(self, state: Any, seat: int) -> list[float]:
        return [1.0 / 0]

    def rates(self, state: Any, seat: int, legal: Any, weights: Any) -> list[float]:
        return [1.0 / 0]

    def frame(self, state: Any) -> tuple[int, float]:
        return 0, 1.0

    def reopen(self, state: Any) -> None: ...

    def forget(self, view: Any, number: int) -> Any: ...


def test_a_fault_in_what_is_known_of_a_game_is_reported() -> None:
    evaluator = Evaluator(games.make("sheepland"), Ignorance(), {})
    with pytest.raises(BotFault) as caught:
        tune.play(evaluator, 4, 0, (2,))
    fault = caught.value
    assert str(fault).startswith("what bots know of sheepland, asked for seat ")
    assert str(fault).endswith(
        "failed: ZeroDivisionError: float division by zero; game 1 of seed 4"
    )
    assert "1.0 / 0" in fault.trace
    assert Match.replay(fault.record).acting


def test_choices_of_all_our_bots_are_accepted() -> None:
    """That they are ints, too: the whole game is played."""
    for name in games.GAMES:
        wanted = arena.plan(name, 2, {}, list(bots.BOTS), 2, 4, 0.01)
        for pair in (("lamb", "greedy"), ("ewe", "random")):
            assert arena.play(games.make(name), wanted, 0, pair).decisions
