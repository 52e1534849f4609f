"""Greedy Volle Wolle is a sensible opponent: legal, repeatable, and it sees the obvious move."""

from collections.abc import Sequence
from typing import Any

import pytest

import sheepfold
from sheepfold import bots, games
from sheepfold.bots.bot import Bot
from sheepfold.bots.random import RandomBot
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Plain
from sheepfold.games.volle_wolle import VolleWolle
from sheepfold.games.volle_wolle.bot.greedy import Greedy, chances_of_three
from tests.games.volle_wolle.scenario import third_throw, two, won

GAME = VolleWolle()
GREEDY = Greedy(GAME)
RANDOM = RandomBot(GAME)


def winners(bots: Sequence[Bot], seed: int, options: dict[str, Any] | None = None) -> list[int]:
    """A whole game on the rules themselves."""
    rng = Plain("greedy", seed)
    state = GAME.setup(len(bots), GAME.options(**options or {}))
    while acting := GAME.acting(state):
        seat = acting[0]
        if seat == CHANCE:
            action = GAME.sample(state, seat, rng.random)
        else:
            legal = GAME.legal(state, seat)
            action = bots[seat].choose(GAME.view(state, seat), legal, rng)
            assert action in legal
        GAME.apply(state, seat, action)
    return GAME.winners(state)


def choices(match: Match) -> set[str]:
    """All that greedy may choose here, whatever its generator draws."""
    (seat,) = match.acting
    view, legal = match.view(seat), match.game.legal(match.state, seat)
    return {GAME.actions.text(GREEDY.choose(view, legal, Plain(seed))) for seed in range(60)}


def bids(match: Match, seat: int) -> set[str]:
    view, legal = match.view(seat), match.game.legal(match.state, seat)
    return {GAME.actions.text(GREEDY.choose(view, legal, Plain(seed))) for seed in range(60)}


def test_it_is_the_bot_called_greedy() -> None:
    assert isinstance(bots.make("greedy", games.make("volle_wolle")), Greedy)


def test_it_always_chooses_a_legal_move() -> None:
    for players, options in GAME.configurations():
        for seed in range(3):
            winners([GREEDY] * players, seed, options)


@pytest.mark.parametrize("players", [2, 6])
def test_equal_arguments_give_the_same_choice(players: int) -> None:
    match = sheepfold.Match.start("volle_wolle", players, seed=5)
    while not match.over:
        seat = min(match.acting)
        view, legal = match.view(seat), GAME.legal(match.state, seat)
        number = len(match.events)
        action = GREEDY.choose(view, legal, Plain(number))
        assert action == Greedy(GAME).choose(view, legal, Plain(number))
        match.play(seat, GAME.actions.text(action))


def test_it_beats_random_in_either_seat() -> None:
    for seat in range(2):
        seats = [GREEDY if seat == number else RANDOM for number in range(2)]
        assert sum(winners(seats, seed) == [seat] for seed in range(40)) > 34


@pytest.mark.parametrize(("players", "least"), [(3, 25), (4, 23), (5, 20), (6, 20)])
def test_it_beats_several_random_players(players: int, least: int) -> None:
    seats = [RANDOM] * (players - 1)
    assert sum(winners([*seats, GREEDY], seed) == [players - 1] for seed in range(30)) > least


@pytest.mark.parametrize(
    ("need", "chance"), [(14, 0.975), (18, 0.866), (20, 0.748), (22, 0.584), (24, 0.391)]
)
def test_it_knows_how_likely_three_throws_reach_a_bid(need: int, chance: float) -> None:
    assert sum(chances_of_three(need)) == pytest.approx(chance, abs=0.0006)


def test_it_bids_what_it_can_reach_for_good_cards_and_cannot_for_black_sheep() -> None:
    assert bids(two("lay S47 S48 dog"), 0) < {f"bid {number}" for number in range(14, 23)}
    assert bids(two("lay S02 S05 S08"), 0) == {"bid 26"}


def test_it_keeps_a_die_that_shows_much() -> None:
    match = two("lay S47 S48 S44, bids 24 14, throw 12 1 1")
    assert choices(match) == {"keep d12"}
    match.play(0, "keep d12")
    for move in ("roll d10 6", "roll d8 1"):
        match.play(-1, move)
    assert choices(match) == {"keep d10"}


ONE_DUE = "throw 12 1 1, 0 keep d12, roll d10 1 d8 8, 0 keep d8, roll d10 10"


def test_it_takes_a_dog_if_it_has_none() -> None:
    assert choices(two("lay dog S47 S17, bids 26 14", ONE_DUE)) == {"take dog"}


def test_it_leaves_a_second_dog_without_the_bone() -> None:
    match = two(won(0, "dog S30 S31"), "0 top S30", "lay dog S10 S03, bids 26 14", ONE_DUE)
    assert choices(match) == {"take S10"}


def test_it_leaves_the_third_sheep_of_the_set_370() -> None:
    match = two(won(0, "S27 S28 S30"), "0 top S30", "lay S29 S17 S03, bids 26 14", ONE_DUE)
    assert choices(match) == {"take S17"}


def test_it_completes_the_set_007() -> None:
    match = two(won(0, "S24 S25 S30"), "0 top S30", "lay S26 S51 S47, bids 26 14", ONE_DUE)
    assert choices(match) == {"take S26"}


def test_it_takes_cards_that_are_worth_most_together() -> None:
    """Two sheep of the set 3-7-0 bring 14; S39 with one of them 8."""
    second_throw = "throw 12 1 1, 0 keep d12, roll d10 10 d8 8"
    match = two("lay S27 S39 S28, bids 26 14", second_throw)
    assert choices(match) == {"take S27", "take S28"}
    match.play(0, "take S28")
    assert choices(match) == {"take S27"}


def test_it_puts_a_bonus_on_top() -> None:
    assert choices(two(won(0, "S50 S11 S30"))) == {"top S11"}


def test_of_equal_modifiers_it_puts_the_lower_sheep_number_on_top() -> None:
    assert choices(two(won(0, "S47 S31 S30"))) == {"top S30"}


def test_it_takes_the_bone_from_another() -> None:
    match = two(won(1, "bone S30 S31"), "1 top S30", won(0, "S16 S17 S18"), "0 top S18")
    assert choices(match) == {"bone yes"}


def test_it_pays_a_chip_for_a_good_card() -> None:
    match = two("lay S47 S48 S44, bids 22 14", third_throw(0, total=21))
    assert choices(match) == {"accept"}


def test_it_pays_nothing_for_a_black_sheep() -> None:
    match = two("lay S02 S05 S08, bids 22 14", third_throw(0, total=21))
    assert choices(match) == {"fail"}


def test_it_keeps_black_sheep_away_with_the_bonus_not_with_chips() -> None:
    lying = "lay S02 S47 S48, bids 26 14"
    match = two(won(0, "S11 S30 S31"), "0 top S11", lying, third_throw(0, total=12))
    assert match.legal(0) == ["black", "raise bonus", "raise 2"]
    assert choices(match) == {"raise bonus"}


def test_it_pays_chips_against_black_sheep_only_if_they_cost_more() -> None:
    lying = "lay S02 S47 S48, bids 26 14"
    assert choices(two(lying, third_throw(0, total=12))) == {"raise 2"}
    lying = "lay S09 S47 S48, bids 26 14"
    assert choices(two(lying, third_throw(0, total=12))) == {"black"}
