"""Greedy Sheep & Thief is a sensible opponent: legal, repeatable, and it sees the obvious move."""

from typing import Any

import pytest

from sheepfold.bots.random import RandomBot
from sheepfold.core.match import Match
from sheepfold.core.rng import Plain
from sheepfold.games.sheep_and_thief import SheepAndThief
from sheepfold.games.sheep_and_thief.bot.greedy import Greedy
from tests.games.sheep_and_thief.scenario import box, hands, play_on
from tests.games.sheep_and_thief.scenario import play as typed

GAME = SheepAndThief()
GREEDY = Greedy(GAME)
RANDOM = RandomBot(GAME)
CONFIGURATIONS = GAME.configurations()


def play(match: Match, *seats: Greedy | RandomBot) -> Match:
    rng = Plain("seats", match.record())
    while not match.over:
        seat = min(match.acting)
        action = seats[seat].choose(match.view(seat), GAME.legal(match.state, seat), rng)
        match.play(seat, GAME.actions.text(action))
    return match


def choices(match: Match, seat: int = 0) -> set[str]:
    """All that greedy may choose here, whatever its generator draws."""
    view, legal = match.view(seat), GAME.legal(match.state, seat)
    bot = Greedy(match.game)
    return {GAME.actions.text(bot.choose(view, legal, Plain(seed))) for seed in range(40)}


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_it_always_chooses_a_legal_move(players: int, options: dict[str, Any]) -> None:
    play(Match.start(GAME, players, options, seed=1), *[GREEDY] * players)
    play(Match.start(GAME, players, options, seed=2), GREEDY, *[RANDOM] * (players - 1))


def test_with_other_components_too() -> None:
    wild = box(sheep=dict.fromkeys(range(1, 57), 9), fox_start="b1", river_gold=[0, 1])
    for card in wild["cards"]:
        card["foxes"], card["dogs"] = 9 - card["dogs"], card["foxes"]
    match = Match.start(SheepAndThief(wild), 2, {"black_sheep": True}, seed=3)
    play(match, Greedy(match.game), Greedy(match.game))


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS[::3])
def test_equal_arguments_give_the_same_choice(players: int, options: dict[str, Any]) -> None:
    match = Match.start(GAME, players, options, seed=5)
    while not match.over:
        seat = max(match.acting)
        view, legal = match.view(seat), GAME.legal(match.state, seat)
        number = len(match.events)
        action = GREEDY.choose(view, legal, Plain(number))
        assert action == Greedy(GAME).choose(view, legal, Plain(number))
        match.play(seat, GAME.actions.text(action))


def test_it_beats_random_in_either_seat() -> None:
    for seed in range(10):
        assert play(Match.start(GAME, 2, seed=seed), GREEDY, RANDOM).winners() == [0]
        assert play(Match.start(GAME, 2, seed=seed), RANDOM, GREEDY).winners() == [1]


@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_several_random_players(players: int) -> None:
    for seed in range(6):
        match = Match.start(GAME, players, seed=seed)
        assert play(match, GREEDY, *[RANDOM] * (players - 1)).winners() == [0]


# Three sheep of either player's beside the fox on c3: seat 1 on b3, seat 0 nowhere or there too.
FLOCK = "15 16 {} 2 56 8", "1 4 46 47 7 10"
TO_THE_FOX = "1 lay 1 b1\n0 lay 15 b1\n1 lay 4 b2\n0 lay 16 a2\n1 lay 46 b3\n"


def test_the_fox_goes_where_others_have_sheep() -> None:
    match = typed(2, hands(FLOCK[0].format(12), FLOCK[1], first=1), TO_THE_FOX)
    assert {text.split()[1] for text in choices(match)} <= {"12", "56"}
    play_on(match, "0 lay 12 c1")
    assert choices(match) == {"fox W"}


def test_two_steps_are_thought_of_together() -> None:
    """From c3 to b3 it is one step; to b2 it takes two, by way of c2 or of b3."""
    match = typed(2, hands(FLOCK[0].format(54), FLOCK[1], first=1), TO_THE_FOX, "0 lay 54 c1")
    assert choices(match) == {"fox W"}
    match.play(0, "fox W")
    assert choices(match) == {"fox N"}


OWN_FLOCK = "-1 first 0\n" + hands("46 1 4 12 56 8", "15 16 44 2 17 18").split("\n", 1)[1]
OWN_TO_THE_FOX = "0 lay 1 b1\n1 lay 15 b1\n0 lay 4 b2\n1 lay 16 c1\n0 lay 46 b3\n1 lay 44 a2\n"


def test_the_fox_does_not_enter_where_its_own_sheep_are() -> None:
    match = typed(2, OWN_FLOCK, OWN_TO_THE_FOX, "0 lay 12 c1")
    assert "fox W" in match.legal(0)
    assert "fox W" not in choices(match)


def test_a_dog_leads_sheep_to_a_barn_before_the_fox_comes() -> None:
    match = typed(2, OWN_FLOCK, OWN_TO_THE_FOX, "0 lay 8 a3")
    assert choices(match) == {"dog b3 a3 3"}


def test_with_dog_and_fox_the_sheep_of_the_card_come_after_the_fox() -> None:
    match = typed(2, hands("14 1 4 12 56 8", "15 16 44 2 17 18"), "0 lay 14 b1")
    assert "sheep" in match.legal(0)
    assert all(text.startswith("fox") for text in choices(match))


def test_the_black_sheep_is_led_on_and_never_back() -> None:
    match = typed(
        2,
        hands("19 2 5 17 18 48", "15 16 44 1 4 7"),
        "0 lay 19 b1",
        black_sheep=True,
    )
    assert choices(match) == {"dog a1 b1 b"}
    play_on(match, "0 dog a1 b1 b, 1 lay 15 b1, 0 lay 48 b2")
    assert choices(match) == {"sheep"}
    match.play(0, "sheep")
    assert all(text.startswith("dog b1 b2") and "b" in text.split()[3] for text in choices(match))


def test_a_road_to_a_town_is_finished() -> None:
    """Baabourne, top right: 2, 1 and 3 lead there one after the other, 3 with a fox besides."""
    hand = "2 3 1 8 5 11"
    match = typed(2, hands(hand, "15 4 7 10 44 18"), "0 lay 2 b1, 0 heel, 1 lay 15 b1")
    assert choices(match) == {"lay 1 c1"}
    play_on(match, "0 lay 1 c1, 1 lay 4 b2")
    assert choices(match) == {"lay 3 d1"}


def test_a_river_is_made_longer() -> None:
    match = typed(
        2, hands("28 22 23 30 4 1", "15 16 7 10 44 18"), "0 lay 28 b1, 0 fox N, 1 lay 15 b1"
    )
    assert choices(match) == {"lay 22 b2"}


@pytest.mark.parametrize(
    ("mission", "card"), [("barns", 45), ("foxes", 3), ("dogs", 2), ("sheep", 1), ("road", 1)]
)
def test_a_mission_is_kept_in_mind(mission: str, card: int) -> None:
    """Of several cards that all lead the farmyard's road on, the one that the mission counts."""
    first, draft = hands("46 45 47 1 3 2", "18 16 44 7 17 10").split("\n", 1)
    missions = f"-1 mission 0 {mission}\n-1 mission 1 town\n"
    match = typed(2, first, missions, draft, missions=True)
    assert choices(match) == {f"lay {card} b1"}


def test_of_two_cards_the_worse_is_discarded() -> None:
    """ST-5: three sheep are kept rather than a fox that finds nothing."""
    match = typed(
        2,
        hands("46 1 2 4 7 9", "15 16 44 10 17 18"),
        "0 lay 1 b1, 1 lay 15 b1, 0 lay 2 c1, 0 heel, 1 lay 16 c1",
        "0 lay 4 b2, 1 lay 44 a2, 0 lay 7 a2, 1 lay 10 d1",
    )
    assert match.view(0).pending == ("discard",)
    assert choices(match) == {"discard 9"}
