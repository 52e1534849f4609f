"""Why a bid is made, a die kept or a card taken: each reason is true, of oneself or of others."""

from typing import Any

import pytest

from sheepfold.bots.advice import NONE, Adviser
from sheepfold.core.protocol import CHANCE
from sheepfold.core.rng import Plain
from sheepfold.games.volle_wolle import VolleWolle
from sheepfold.games.volle_wolle.bot.bid_odds import odds
from sheepfold.games.volle_wolle.bot.bids import against_many, against_one
from sheepfold.games.volle_wolle.bot.flock import Picks
from sheepfold.games.volle_wolle.bot.round import Round, turn_with
from sheepfold.games.volle_wolle.bot.why import (
    CARDS,
    CHIPS,
    DARK,
    PARTS,
    REASONS,
    REST,
    comes_of,
    foremost,
    of_bids,
    of_dice,
    why,
)
from sheepfold.games.volle_wolle.state import (
    ACCEPTING,
    BIDDING,
    BONE_ASKED,
    KEEPING,
    TAKING,
    TOPPING,
    Flocks,
)
from tests.games.volle_wolle.scenario import game, third_throw, two, won

GAME = VolleWolle()
BIDS, DICE = (BIDDING,), (KEEPING, ACCEPTING)
CARDS_ASKED = (TAKING, TOPPING, BONE_ASKED)


def positions(players: int, steps: tuple[int, ...], number: int) -> list[tuple[Flocks, int]]:
    """Decisions of some steps in a random match, with who decides."""
    state, rng = GAME.setup(players, GAME.options()), Plain("why", players, steps)
    found: list[tuple[Flocks, int]] = []
    while len(found) < number and (seats := GAME.acting(state)):
        seat = seats[0]
        if seat != CHANCE and state.step in steps:
            found.append((state.copy(), seat))
        GAME.apply(state, seat, GAME.sample(state, seat, rng.random))
    return found


def reasons(state: Flocks, seat: int) -> dict[str, str]:
    """By move."""
    legal = GAME.legal(state, seat)
    return dict(zip(map(GAME.actions.text, legal), why([state], seat, legal, legal), strict=True))


def told(state: Any, seat: int, move: str) -> str:
    return reasons(state, seat)[move]


@pytest.mark.parametrize("players", GAME.players)
def test_the_parts_of_a_bid_are_all_that_it_is_worth(players: int) -> None:
    for state, seat in positions(players, BIDS, 12):
        now, number = Round(state), len(GAME.legal(state, seat))
        worths = (against_one if players == 2 else against_many)(now, seat, number)
        assert [sum(row) for row in of_bids(now, seat, number)] == pytest.approx(worths)


def test_the_parts_of_a_die_are_all_that_it_is_worth() -> None:
    for state, seat in positions(3, DICE, 20):
        now, legal = Round(state), GAME.legal(state, seat)
        picks = Picks(state, now.flock(seat), state.table, 3)
        stakes = now.stakes(seat, state.bids[seat], state.table, picks)
        turn = turn_with(stakes)
        worths = [stakes.worth(comes_of(turn, state, action)) for action in legal]
        assert [sum(row) for row in of_dice(now, seat, legal)] == pytest.approx(worths)


@pytest.mark.parametrize("players", GAME.players)
def test_bids_and_dice_have_reasons_of_their_own(players: int) -> None:
    met = set()
    for state, seat in positions(players, BIDS + DICE, 80):
        met |= set(reasons(state, seat).values())
    assert met <= {*REASONS, "chips", "hope", ""}
    assert {"early", "likely", "reach"} <= met
    assert ("theirs" in met) == (players == 2)


def test_a_card_is_good_for_oneself_or_bad_for_others() -> None:
    state = two("lay S47 S48 S44, bids 14 14, throw 9 9 8").state
    assert told(state, 0, "top S47") == "modifier"  # the others have a malus
    state = two("lay S02 S30 S31, bids 26 14", third_throw(0, 13)).state
    assert told(state, 0, "raise 1") == "sheep"
    assert told(state, 0, "black") == "chips"
    with_dogs = two(won(1, "bone dog dog"), won(0, "S38 dog dog")).state
    assert told(with_dogs, 0, "bone yes") == "bone"
    without_dogs = two(won(1, "bone dog dog"), won(0, "S38 S30 S31"), "0 top S30").state
    assert told(without_dogs, 0, "bone yes") == "bone.other"


def test_the_last_card_ends_the_match() -> None:
    for state, seat in positions(2, CARDS_ASKED, 1000)[-1:]:
        assert set(reasons(state, seat).values()) == {"end"}


def test_what_is_told_of_chances_is_true() -> None:
    for players in (2, 4):
        for state, seat in positions(players, DICE, 60):
            found = odds(GAME.view(state, seat))
            dice = [move for move in found if move.startswith("keep")]
            for move, reason in reasons(state, seat).items():
                if reason == "reach":
                    assert found[move].dice == max(found[one].dice for one in dice)
                    assert found[move].chips == max(found[one].chips for one in dice)
                elif reason == "soon":
                    soon = {one: found[one].throws[state.throw] for one in dice}
                    assert soon[move] == max(soon.values())
                elif reason == "certain":
                    assert move == "accept"


def test_a_reason_is_a_part_that_is_better_than_usual() -> None:
    usual = [1.0, 0.0, -1.0, 0.0, 0.0]
    assert len(usual) == PARTS
    assert foremost([1.5, 0.0, -0.2, 0.1, 0.0], usual) == DARK
    assert foremost([1.5, 0.0, -1.0, 1.0, 0.0], usual) == CHIPS
    assert foremost([2.0, 0.9, -1.0, 0.0, 0.0], usual) == CARDS
    assert foremost([0.0, 0.5, -1.0, 0.0, 0.0], usual) == REST
    assert foremost(usual, usual) == -1


def test_for_good_cards_a_high_bid_is_early_and_a_low_one_likely() -> None:
    state = game(3, "lay S47 S48 S44 dog").state
    assert told(state, 0, "bid 24") == "early"
    assert told(state, 0, "bid 20") == "likely"


def test_among_black_sheep_a_bid_that_is_hard_to_reach_does_less_harm() -> None:
    state = two("lay S01 S02 S03").state
    assert told(state, 0, "bid 26") == "harm"


def test_the_lowest_bid_is_likely_to_be_last_and_takes_the_rest() -> None:
    state = game(3, "lay S47 S48 S49 S44").state
    assert told(state, 0, "bid 14") == "rest"


def test_the_die_that_reaches_the_bid_most_often_is_told_so() -> None:
    state = two("lay S47 S48 S44, bids 22 14, throw 12 1 1").state
    assert told(state, 0, "keep d12") == "reach"


def test_cards_that_are_certain_are_told_so() -> None:
    state = two("lay S47 S48 dog, bids 24 14, throw 12 8 3").state
    assert told(state, 0, "accept") == "certain"


@pytest.mark.parametrize("players", [2, 4])
def test_advice_for_a_bid_says_more_than_that_thinking_decides(players: int) -> None:
    """The best bid nearly always has a reason; sometimes the search knows better."""
    found = []
    for state, seat in positions(players, BIDS, 12):
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        best, *_ = Adviser(GAME, budget=0.02).advise(view, legal, "seed")
        found.append(best.reason)
    assert found.count(NONE) <= len(found) // 4, found
