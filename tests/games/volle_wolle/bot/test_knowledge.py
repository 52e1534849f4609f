"""What bots know of Volle Wolle: fair to all seats, sane everywhere, right where it is plain."""

from math import isfinite
from typing import Any

import pytest

import sheepfold
from sheepfold.bots.knowledge import evaluator_of
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Plain
from sheepfold.games.volle_wolle import VolleWolle
from sheepfold.games.volle_wolle.bot.flock import hopes_007, hopes_370, most, single
from sheepfold.games.volle_wolle.state import BIDDING, NO_BID, OWNER, Flocks
from tests.games.volle_wolle.scenario import game, two, won

GAME = VolleWolle()
EVALUATOR = evaluator_of(GAME)
KNOWS = EVALUATOR.knowledge
ONE_DUE = "throw 12 1 1, 0 keep d12, roll d10 1 d8 8, 0 keep d8, roll d10 10"


def positions(players: int, options: dict[str, Any], seed: int) -> list[Flocks]:
    """Some of a game of random moves."""
    rng = Plain("knows", seed)
    state = GAME.setup(players, GAME.options(**options))
    found = []
    while seats := GAME.acting(state):
        if rng.below(8) == 0:
            found.append(state.copy())
        GAME.apply(state, seats[-1], GAME.sample(state, seats[-1], rng.random))
    return found


def best(match: sheepfold.Match, seat: int = 0) -> str:
    legal = GAME.legal(match.state, seat)
    rates = EVALUATOR.rates(match.state, seat, legal)
    return GAME.actions.text(legal[rates.index(max(rates))])


def turned(state: Flocks) -> Flocks:
    """The same position with the seats of two players exchanged."""
    other = state.copy()
    for values in (other.chips, other.tops, other.dogs, other.bids):
        values.reverse()
    other.memory = [owned ^ 1 << OWNER for owned in state.memory]
    other.order = [1 - seat for seat in state.order]
    other.bone = state.bone if state.bone < 0 else 1 - state.bone
    other.turn = state.turn if state.turn < 0 else 1 - state.turn
    return other


@pytest.mark.parametrize(("players", "options"), GAME.configurations())
def test_every_position_can_be_judged(players: int, options: dict[str, Any]) -> None:
    for state in positions(players, options, players):
        for seat in range(players):
            features = KNOWS.features(state, seat)
            assert len(features) == len(KNOWS.names)
            assert all(isfinite(value) and abs(value) < 60 for value in features)
        for seat in GAME.acting(state):
            if seat != CHANCE:
                legal = GAME.legal(state, seat)
                rates = EVALUATOR.rates(state, seat, legal)
                assert len(rates) == len(legal)
                assert all(0 <= rate <= 1 for rate in rates)


def test_a_seat_is_judged_by_what_it_has_and_not_by_its_number() -> None:
    for state in positions(2, {}, 7):
        other = turned(state)
        for seat in range(2):
            assert KNOWS.features(state, seat) == pytest.approx(KNOWS.features(other, 1 - seat))


def test_bids_in_secret_are_chosen_anew() -> None:
    view = two("lay S47 S48 S44, 1 bid 22").view(0)
    world = GAME.imagine(view, Plain(1))
    KNOWS.reopen(world)
    assert GAME.acting(world) == (0, 1)
    assert world.bids == [NO_BID, NO_BID]
    GAME.apply(world, 0, GAME.legal(world, 0)[0])
    GAME.apply(world, 1, GAME.legal(world, 1)[3])
    assert world.step != BIDDING


def test_what_has_happened_in_the_open_stays() -> None:
    match = two("lay S47 S48 S44, bids 22 14, throw 9 1 1")
    world = match.state.copy()
    KNOWS.reopen(world)
    assert world.bids == match.state.bids
    assert world.acting == (0,)


def test_who_forgets_still_imagines_whole_worlds() -> None:
    match = two(won(0, "S50 S11 S30"), "0 top S11", won(1, "S27 S39 S28"), "1 top S39", "lay S47")
    view = match.view(0)
    short = KNOWS.forget(view, 1)
    assert short.memory == view.memory[-1:]
    assert KNOWS.forget(view, 0).memory == ()
    assert KNOWS.forget(view, 50) == view
    for seed in range(20):
        assert GAME.conserved(GAME.imagine(short, Plain(seed))) == GAME.conserved(match.state)


def test_nobody_forgets_what_lies_open() -> None:
    view = two(won(0, "S50 S11 S30"), "0 top S11", memory_aid=True).view(0)
    assert KNOWS.forget(view, 0) == view


# What cards will be worth


def test_without_cards_to_come_everything_is_worth_what_it_scores() -> None:
    assert hopes_370(0, 4) == [0, 3, 14]
    assert hopes_007(0, 4) == [0, 0, 0]
    assert single(0, 4) == [0, 9]
    assert most(0, 2) == [0, 0, 0, 1, 1, 1, 1]


def test_one_dog_of_many_will_not_stay_alone() -> None:
    assert single(7, 2)[1] < 0.2
    assert single(1, 2)[1] == 4.5


def test_two_of_a_set_007_are_worth_more_the_more_are_to_come() -> None:
    hopes = [hopes_007(cards, 2)[2] for cards in range(4)]
    assert hopes == sorted(hopes)
    assert hopes[1] == 10.5


# Plain choices


def test_it_keeps_a_die_that_shows_much() -> None:
    assert best(two("lay S47 S48 S44, bids 24 14, throw 12 1 1")) == "keep d12"


def test_it_accepts_three_good_sheep_for_a_chip() -> None:
    assert best(two("lay S47 S44 S43, bids 24 14, throw 12 10 1")) == "accept"


def test_it_rather_fails_than_pays_for_black_sheep() -> None:
    match = two("lay S01 S02 S03, bids 24 14, throw 12 1 1, 0 keep d12, roll d10 9 d8 1")
    assert best(match) != "accept"


def test_it_completes_the_set_007() -> None:
    match = two(won(0, "S24 S25 S30"), "0 top S30", "lay S26 S47 S17, bids 26 14", ONE_DUE)
    assert best(match) == "take S26"


def test_it_puts_a_bonus_on_top() -> None:
    assert best(two(won(0, "S50 S11 S30"))) == "top S11"


def test_it_bids_to_be_first_where_good_sheep_lie() -> None:
    assert best(two("lay S47 S48 S44")).split()[1] >= "20"
    assert best(game(4, "lay S47 S48 S44 S43 S41")).split()[1] >= "16"
