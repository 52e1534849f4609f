"""Greedy Sheepland is a sensible opponent: legal, repeatable, and it sees the obvious move."""

from typing import Any

import pytest

from sheepfold import games
from sheepfold.bots.random import RandomBot
from sheepfold.core.match import Match
from sheepfold.core.rng import Plain
from sheepfold.games.sheepland import Sheepland
from sheepfold.games.sheepland.bot.greedy import Greedy
from tests.games.sheepland.scenario import (
    BROKE,
    EIGHTEEN_FENCES,
    OPEN,
    PAIRS,
    PENNED,
    play_on,
    priced,
    three,
    two,
)

GAME = Sheepland()
GREEDY = Greedy(GAME)
RANDOM = RandomBot(GAME)
TOO_DEAR = (99, 99, 99, 99, 99)


def play(match: Match, *seats: Greedy | RandomBot) -> Match:
    rng = Plain("seats", match.record())
    while not match.over:
        (seat,) = match.acting
        action = seats[seat].choose(match.view(seat), GAME.legal(match.state, seat), rng)
        match.play(seat, GAME.actions.text(action))
    return match


def choices(match: Match) -> set[str]:
    """All that greedy may choose here, whatever its generator draws."""
    (seat,) = match.acting
    view, legal = match.view(seat), GAME.legal(match.state, seat)
    bot = Greedy(match.game)
    return {GAME.actions.text(bot.choose(view, legal, Plain(seed))) for seed in range(60)}


@pytest.mark.parametrize("players", GAME.players)
def test_it_always_chooses_a_legal_move(players: int) -> None:
    for seed in range(4):
        play(Match.start(GAME, players, seed=seed), *[GREEDY] * players)
        play(Match.start(GAME, players, {"memory_aid": True}, seed=seed), *[GREEDY] * players)
        play(Match.start(GAME, players, seed=seed), GREEDY, *[RANDOM] * (players - 1))


@pytest.mark.parametrize("dinars", [0, 1, 3])
@pytest.mark.parametrize("players", GAME.players)
def test_poor_and_stuck_it_chooses_a_legal_move_too(players: int, dinars: int) -> None:
    purses: dict[str, Any] = dict.fromkeys(GAME.components["dinars"], dinars)
    game = games.make("sheepland", {**GAME.components, "dinars": purses})
    for seed in range(6):
        play(Match.start(game, players, seed=seed), *[Greedy(game)] * players)


@pytest.mark.parametrize("players", GAME.players)
def test_equal_arguments_give_the_same_choice(players: int) -> None:
    match = Match.start(GAME, players, seed=5)
    again = Greedy(GAME)
    while not match.over:
        (seat,) = match.acting
        view, legal = match.view(seat), GAME.legal(match.state, seat)
        number = len(match.events)
        action = GREEDY.choose(view, legal, Plain(number))
        assert action == again.choose(view, legal, Plain(number))
        match.play(seat, GAME.actions.text(action))


def test_it_beats_random_in_either_seat() -> None:
    for seed in range(15):
        assert play(Match.start(GAME, 2, seed=seed), GREEDY, RANDOM).winners() == [0]
        assert play(Match.start(GAME, 2, seed=seed), RANDOM, GREEDY).winners() == [1]


@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_several_random_players(players: int) -> None:
    for seed in range(10):
        match = play(Match.start(GAME, players, seed=seed), GREEDY, *[RANDOM] * (players - 1))
        assert match.winners() == [0]


# Sheep


def test_it_places_its_shepherd_beside_the_terrain_it_owns() -> None:
    match = three("-1 first 0, -1 tile 0 swamp, -1 tile 1 mountain, -1 tile 2 desert")
    for text in choices(match):
        road = GAME.components["roads"][int(text.split()[1]) - 1]
        beside = {GAME.components["regions"][place]["terrain"] for place in road["regions"]}
        assert "swamp" in beside


def test_it_drives_sheep_to_its_own_terrain_and_the_black_one_rather_than_a_white_one() -> None:
    """SL-13: seat 0 owns a field tile; the black sheep is in mountain-1, across road 3."""
    assert choices(priced(3, TOO_DEAR, OPEN)) == {"black mountain-1 field-3"}


def test_it_drives_sheep_away_from_terrains_of_which_it_saw_others_buy_more() -> None:
    """SL-14: 1 bought three swamp tiles; on 36, between swamp-2 and forest-1, 0 buys one."""
    turns = """
        0 walk 2, 0 walk 4, 0 walk 12
        -1 die 1, 1 buy swamp, 1 walk 34, 1 buy swamp
        -1 die 1, 2 walk 28, 2 walk 26, 2 walk 21
        -1 die 1, 0 walk 15, 0 walk 18, 0 walk 22
        -1 die 1, 1 buy swamp, 1 walk 38, 1 herd desert-3 swamp-2
        -1 die 1, 2 walk 17, 2 walk 14, 2 walk 10
        -1 die 1, 0 walk 36, 0 buy swamp
    """
    assert choices(play_on(three(OPEN), turns)) == {"herd swamp-2 forest-1"}


def test_it_never_drives_sheep_out_of_its_terrain_while_a_free_road_is_in_reach() -> None:
    for seed in range(6):
        match = Match.start(GAME, 3, seed=seed)
        while not match.over:
            (seat,) = match.acting
            view, legal = match.view(seat), match.legal(seat)
            action = GREEDY.choose(view, GAME.legal(match.state, seat), Plain(seed))
            text = GAME.actions.text(action)
            verb, *words = text.split()
            bought = {one.terrain for one in view.memory}
            if verb in ("herd", "black") and any(one.startswith("walk") for one in legal):
                here, there = (word.split("-")[0] for word in words)
                mine = view.tiles[seat].count
                assert mine(there) >= mine(here) or here in bought or there in bought
            match.play(seat, text)


# Tiles and money


def test_it_takes_a_tile_that_costs_nothing_before_it_walks() -> None:
    assert {text.split()[0] for text in choices(three(OPEN))} == {"buy"}


def test_it_does_not_buy_a_tile_that_costs_more_than_it_can_bring() -> None:
    match = priced(3, (20, 0, 0, 0, 0), OPEN)
    assert "buy field" in match.legal(0)
    assert not any(text.startswith("buy") for text in choices(match))


def test_at_the_end_it_pays_no_more_than_the_sheep_are_worth() -> None:
    """Two fences are left: hardly a sheep will still come to a terrain."""
    match = priced(3, (4, 4, 4, 4, 4), EIGHTEEN_FENCES)
    worth = dict(zip(GAME.components["terrains"], match.view(0).worth, strict=True))
    assert "buy desert" in match.legal(0)
    assert worth["desert"] < 4
    assert "buy desert" not in choices(match)


def test_it_does_not_pay_for_a_walk_when_a_free_one_is_as_good() -> None:
    """SL-6: a sheep can be driven into a field from 2 and 6 beside him, from 5 or 10 far away."""
    match = play_on(priced(3, TOO_DEAR, OPEN), "0 black mountain-1 field-3")
    assert choices(match) == {"walk 2", "walk 6"}


def test_it_pays_for_a_walk_that_brings_more_than_a_Dinar() -> None:
    """The black sheep has gone to desert-1; from 9, 12 and 13 it goes to a mountain."""
    match = priced(3, TOO_DEAR, "-1 first 0, -1 tile 0 mountain, -1 tile 1 field, -1 tile 2 swamp")
    play_on(match, "0 place 40, 1 place 31, 2 place 33, -1 die 2")
    assert match.view(0).black == "desert-1"
    assert choices(match) == {"walk 9", "walk 12", "walk 13"}


# Two players, and stuck shepherds


def test_it_names_the_shepherd_that_can_gain_more() -> None:
    """SL-11: 40 lies between two forests of which 0 has none; 3 beside the field it owns."""
    assert choices(two(PAIRS)) == {"use 3"}


def test_stuck_it_still_takes_what_is_free() -> None:
    """SL-10: without a Dinar on road 1 there is a tile for nothing."""
    match = priced(3, BROKE, PENNED)
    assert not any(text.startswith("walk") for text in match.legal(0))
    tiles = match.view(0).held[0]
    while 0 in match.acting:
        (*_, text) = sorted(choices(match))
        match.play(0, text)
    assert match.view(0).held[0] == tiles + 1
