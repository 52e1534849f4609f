"""What bots know of Sheep & Thief: the same of every seat, and enough for obvious moves."""

from math import isfinite
from typing import Any

import pytest

from sheepfold.bots.knowledge import evaluator_of
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Plain
from sheepfold.games.sheep_and_thief import SheepAndThief
from sheepfold.games.sheep_and_thief.board import CELLS
from sheepfold.games.sheep_and_thief.bot.knowledge import Knowledge
from sheepfold.games.sheep_and_thief.state import Farms
from tests.games.sheep_and_thief.scenario import box, hands, play_on
from tests.games.sheep_and_thief.scenario import play as typed

GAME = SheepAndThief()
EVALUATOR = evaluator_of(GAME)
KNOWLEDGE = Knowledge(GAME)
CONFIGURATIONS = GAME.configurations()


def positions(
    players: int, options: dict[str, Any], seed: int, game: SheepAndThief = GAME
) -> list[Farms]:
    """All of a random match that somebody decides in."""
    rng, found = Plain(seed), []
    state = game.setup(players, game.options(**options))
    while seats := game.acting(state):
        if seats[0] != CHANCE:
            found.append(state.copy())
        game.apply(state, seats[0], game.sample(state, seats[0], rng.random))
    return found


def best(match: Match, seat: int = 0) -> str:
    """At first sight, in the world as it is."""
    legal = GAME.legal(match.state, seat)
    rates = EVALUATOR.rates(match.state, seat, legal)
    return GAME.actions.text(legal[rates.index(max(rates))])


def changed_about(state: Farms) -> Farms:
    """Two players with their places changed."""
    other = state.copy()
    for per_seat in (
        other.mission,
        other.packs,
        other.hands,
        other.chosen,
        other.black,
        other.ground,
        other.edge,
        other.asked,
        other.barns,
        other.flocks,
        other.paddock,
    ):
        per_seat.reverse()
    other.cards = other.cards[CELLS:] + other.cards[:CELLS]
    other.white = other.white[CELLS:] + other.white[:CELLS]
    other.turn = 1 - state.turn
    other.owing = (state.owing & 1) << 1 | state.owing >> 1
    return other


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_every_position_has_numbers_of_a_modest_size(players: int, options: dict[str, Any]) -> None:
    for state in positions(players, options, seed=1):
        for seat in range(players):
            numbers = KNOWLEDGE.features(state, seat)
            assert len(numbers) == len(KNOWLEDGE.names)
            assert all(isfinite(number) and abs(number) < 50 for number in numbers)


def test_with_other_components_too() -> None:
    wild = box(sheep=dict.fromkeys(range(1, 57), 9), fox_start="b1", river_gold=[0, 1])
    for card in wild["cards"]:
        card["foxes"], card["dogs"] = 9 - card["dogs"], card["foxes"]
    game = SheepAndThief(wild)
    evaluator = evaluator_of(game)
    for state in positions(2, {"black_sheep": True}, seed=2, game=game)[::5]:
        assert sum(evaluator.worth(state)) == pytest.approx(1)


@pytest.mark.parametrize(
    "options", [options for players, options in CONFIGURATIONS if players == 2]
)
def test_what_is_told_of_a_seat_does_not_depend_on_which_it_is(options: dict[str, Any]) -> None:
    for state in positions(2, options, seed=3):
        other = changed_about(state)
        for seat in range(2):
            assert KNOWLEDGE.features(state, seat) == KNOWLEDGE.features(other, 1 - seat)


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS[::2])
def test_what_was_chosen_in_secret_is_open_again(players: int, options: dict[str, Any]) -> None:
    for state in positions(players, options, seed=4):
        view = GAME.view(state, GAME.acting(state)[0])
        world = GAME.imagine(view, Plain(5))
        KNOWLEDGE.reopen(world)
        secret = view.pending[0] in ("draft", "discard")
        assert GAME.acting(world) == (tuple(range(players)) if secret else GAME.acting(state))
        assert GAME.conserved(world) == GAME.conserved(state)
        assert GAME.legal(world, view.viewer) == GAME.legal(state, view.viewer)


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS[::2])
@pytest.mark.parametrize("number", [0, 2, 5])
def test_who_forgets_packs_imagines_possible_worlds(
    players: int, options: dict[str, Any], number: int
) -> None:
    for state in positions(players, options, seed=6)[::4]:
        seat = GAME.acting(state)[-1]
        view = KNOWLEDGE.forget(GAME.view(state, seat), number)
        world = GAME.imagine(view, Plain(7))
        assert GAME.conserved(world) == GAME.conserved(state)
        assert sorted(world.hands[seat]) == sorted(state.hands[seat])
        assert GAME.legal(world, seat) == GAME.legal(state, seat)


def test_packs_of_long_ago_are_forgotten_but_for_what_was_kept() -> None:
    match = typed(2, hands("46 1 4 12 56 8", "15 16 44 2 17 18"))
    view = match.view(0)
    assert KNOWLEDGE.forget(view, 3) is view
    first, *others = KNOWLEDGE.forget(view, 2).memory
    assert first.pack == first.kept == (1, 46)
    assert others == list(view.memory[1:])


# Obvious moves


def test_a_road_to_a_town_is_finished() -> None:
    """With the last card of the round."""
    match = typed(
        2,
        hands("2 3 1 8 5 11", "15 4 7 10 44 18"),
        "0 lay 2 b1, 0 heel, 1 lay 15 b1, 0 lay 1 c1, 1 lay 4 b2",
        "0 lay 8 a2, 0 heel, 1 lay 7 a2",
    )
    assert best(match) == "lay 3 d1"


def test_the_fox_goes_where_others_have_sheep() -> None:
    match = typed(
        2,
        hands("15 16 12 2 56 8", "1 4 46 47 7 10", first=1),
        "1 lay 1 b1\n0 lay 15 b1\n1 lay 4 b2\n0 lay 16 a2\n1 lay 46 b3\n0 lay 12 c1",
    )
    assert best(match) == "fox W"


def test_a_dog_leads_sheep_to_a_barn() -> None:
    match = typed(
        2,
        hands("46 1 4 12 56 8", "15 16 44 2 17 18"),
        "0 lay 1 b1\n1 lay 15 b1\n0 lay 4 b2\n1 lay 16 c1\n0 lay 46 b3\n1 lay 44 a2\n0 lay 8 a3",
    )
    assert best(match) == "dog b3 a3 3"


def test_the_black_sheep_is_led_on() -> None:
    match = typed(2, hands("19 2 5 17 18 48", "15 16 44 1 4 7"), "0 lay 19 b1", black_sheep=True)
    assert best(match) == "dog a1 b1 b"


def test_of_two_cards_the_worse_is_discarded() -> None:
    match = typed(
        2,
        hands("46 1 2 4 7 9", "15 16 44 10 17 18"),
        "0 lay 1 b1, 1 lay 15 b1, 0 lay 2 c1, 0 heel, 1 lay 16 c1",
        "0 lay 4 b2, 1 lay 44 a2, 0 lay 7 a2, 1 lay 10 d1",
    )
    assert best(match) == "discard 9"


def test_the_card_that_goes_on_with_the_road_is_picked() -> None:
    """Two cards of the road to Baabourne lie; the third is in the pack, with nothing better."""
    match = typed(
        2,
        hands("2 1 46 47 8 11", "15 16 44 10 17 18"),
        "0 lay 2 b1, 0 heel, 1 lay 15 b1, 0 lay 1 c1, 1 lay 16 c1",
        "0 lay 46 b2, 1 lay 44 a2, 0 lay 47 a2, 1 lay 10 d1, 0 discard 11, 1 discard 18",
    )
    play_on(
        match,
        "-1 deal 0 3, -1 deal 0 6, -1 deal 0 9, -1 deal 0 12, -1 deal 0 5",
        "-1 deal 1 4, -1 deal 1 22, -1 deal 1 7, -1 deal 1 20, -1 deal 1 21",
    )
    assert best(match) == "pick 3"
