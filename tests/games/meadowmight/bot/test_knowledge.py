"""What bots know of Meadowmight: alike for all seats, in every variant, and right where it is
plain."""

from collections.abc import Iterator
from math import isfinite
from typing import Any

import pytest

from sheepfold import games
from sheepfold.bots.knowledge import evaluator_of
from sheepfold.core import options as option_values
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Plain
from sheepfold.games.meadowmight.bot.knowledge import Knowledge
from sheepfold.games.meadowmight.components import OTHERS, tile_of, type_of
from sheepfold.games.meadowmight.meadows import chart
from sheepfold.games.meadowmight.state import Pasture
from tests.games.meadowmight.scenario import dealt, play_on

GAME = games.make("meadowmight")
EVALUATOR = evaluator_of(GAME)
KNOWLEDGE = Knowledge(GAME)
CONFIGURATIONS = GAME.configurations()
OPEN = "blank-open blank-open blank-open"
WILD = {"fuzzy_fences": True, "wool_wolves": True}


def positions(players: int, options: dict[str, Any], seed: int) -> Iterator[Pasture]:
    """Those of a random match in which something is decided."""
    rng = Plain("positions", seed)
    state = GAME.setup(players, option_values.build(GAME.options, options))
    while seats := GAME.acting(state):
        if seats[0] != CHANCE:
            yield state
        GAME.apply(state, seats[0], GAME.sample(state, seats[0], rng.random))


def swapped(state: Pasture) -> Pasture:
    """Two players with their seats exchanged."""
    other = state.copy()
    for cell, face in state.top.items():
        tile = face // 4
        if OTHERS <= tile < OTHERS + 10:
            seat = (tile - OTHERS) // 5
            other.top[cell] = tile_of(type_of(tile), 1 - seat) * 4 + face % 4
    for items in (other.hands, other.pile_sheeple, other.pile_others, other.limits):
        items.reverse()
    other.seat = 1 - state.seat
    chart(other)
    return other


@pytest.mark.parametrize("number", range(0, len(CONFIGURATIONS), 7))
def test_every_position_is_judged(number: int) -> None:
    players, options = CONFIGURATIONS[number]
    for place, state in enumerate(positions(players, options, number)):
        if place % 9 == 0:
            for seat in range(players):
                features = KNOWLEDGE.features(state, seat)
                assert len(features) == len(KNOWLEDGE.names)
                assert all(isfinite(value) and abs(value) < 20 for value in features)
            assert sum(EVALUATOR.worth(state)) == pytest.approx(1)


@pytest.mark.parametrize("options", [{}, {"personal_piles": True}], ids=str)
def test_it_does_not_depend_on_the_seat(options: dict[str, Any]) -> None:
    for place, state in enumerate(positions(2, options, 3)):
        if place % 5 == 0:
            other = swapped(state)
            for seat in (0, 1):
                expected = pytest.approx(KNOWLEDGE.features(state, seat))
                assert KNOWLEDGE.features(other, 1 - seat) == expected


@pytest.mark.parametrize("options", [{}, WILD], ids=str)
def test_moves_are_rated_about_as_the_positions_after_them(options: dict[str, Any]) -> None:
    errors = []
    for place, state in enumerate(positions(2, options, 8)):
        seat, legal = state.seat, GAME.legal(state, state.seat)
        rates = KNOWLEDGE.rates(state, seat, legal, EVALUATOR.weights)
        if rates and place % 4 == 0:
            assert all(0 <= rate <= 1 for rate in rates)
            for number in range(0, len(legal), 11):
                after = state.copy()
                GAME.apply(after, seat, legal[number])
                if GAME.acting(after):
                    errors.append(abs(rates[number] - EVALUATOR.worth(after)[seat]))
    assert len(errors) > 50
    assert sum(errors) / len(errors) < 0.02


@pytest.mark.parametrize("number", [0, 2, 100])
def test_whoever_forgets_can_still_imagine(number: int) -> None:
    rng = Plain("forgets")
    mixed = 0
    for state in positions(4, WILD, 2):
        view = GAME.view(state, state.seat)
        cut = KNOWLEDGE.forget(view, number)
        mixed += cut.memory != view.memory
        kept = min(number, len(view.memory))
        assert cut.memory[len(cut.memory) - kept :] == view.memory[len(view.memory) - kept :]
        world = GAME.imagine(cut, rng)
        assert GAME.legal(world, state.seat)
        assert GAME.conserved(world) == GAME.conserved(state)
    assert (mixed > 0) == (number < 100)


def rates_of(match: Any) -> dict[str, float]:
    (seat,) = match.acting
    rates = EVALUATOR.rates(match.state, seat, GAME.legal(match.state, seat))
    return dict(zip(match.legal(seat), rates, strict=True))


def test_it_closes_the_last_gap_of_its_meadow() -> None:
    """Start tile and Sheeple are open to -2,0 alone."""
    match = dealt("blank-triple 0", "neutral-triple blank-triple blank-open", OPEN)
    play_on(match, "0 play sheeple-parallel -1,0 0", "1 play sheeple-open 0,1 0")
    rates = rates_of(match)
    assert rates["play neutral-triple -2,0 2"] > rates["play blank-triple -2,0 2"]
    assert rates["play neutral-triple -2,0 2"] > rates["play blank-open -2,0 0"]


def test_it_pays_no_tiles_for_a_turn_at_the_beginning() -> None:
    rates = rates_of(dealt("blank-single 0", OPEN, "blank-single blank-single blank-single"))
    assert any(text.startswith("turn") for text in rates)
    assert max(rates, key=rates.__getitem__).startswith("play")


def test_in_its_last_turn_it_encloses_its_meadow() -> None:
    """With no tile to come an open meadow is worth nothing."""
    match = dealt("blank-triple 0", "neutral-triple blank-triple blank-open", OPEN)
    play_on(match, "0 play sheeple-parallel -1,0 0", "1 play sheeple-open 0,1 0")
    state = match.state
    state.stock, state.deck = 0, [0] * len(state.deck)
    state.hands[0] = state.hands[0][:1]
    before = EVALUATOR.worth(state)[0]
    GAME.apply(state, 0, GAME.actions.parse("play blank-open -2,0 0"))
    assert EVALUATOR.worth(state)[0] < before


def test_moves_are_rated_by_the_weights_that_are_handed_over() -> None:
    match = dealt("blank-triple 0", "neutral-triple blank-triple blank-open", OPEN)
    legal = GAME.legal(match.state, 0)
    indifferent = evaluator_of(GAME, {}).rates(match.state, 0, legal)
    assert indifferent == [pytest.approx(0.5)] * len(legal)
    assert max(EVALUATOR.rates(match.state, 0, legal)) > 0.5


@pytest.mark.parametrize("options", [{}, WILD], ids=str)
def test_what_was_thought_before_changes_no_rate(options: dict[str, Any]) -> None:
    used = evaluator_of(GAME)
    for place, state in enumerate(positions(3, options, 5)):
        legal = GAME.legal(state, state.seat)
        rates = used.rates(state, state.seat, legal)
        if place % 6 == 0:
            assert evaluator_of(GAME).rates(state, state.seat, legal) == rates
            assert used.rates(state, state.seat, legal) == rates
