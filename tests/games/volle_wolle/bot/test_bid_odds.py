"""The odds of a turn, checked against the rules themselves: every throw and every choice tried."""

from itertools import pairwise

import pytest

from sheepfold.core.protocol import CHANCE
from sheepfold.games.volle_wolle import VolleWolle
from sheepfold.games.volle_wolle.actions import FACES, ROLL
from sheepfold.games.volle_wolle.bot.bid_odds import Odds, odds
from sheepfold.games.volle_wolle.bot.odds import Stakes, Turn
from sheepfold.games.volle_wolle.components import SAFE
from sheepfold.games.volle_wolle.rules import TARGETS
from sheepfold.games.volle_wolle.state import KEEPING, ROLLING, TAKING, TOPPING, Flocks
from tests.games.volle_wolle.scenario import game, play_on, two

GAME = VolleWolle()
PRIZES = {1: 9.0, 2: 6.0, 3: 3.0}
BLACK = -5.0
CARDS = "lay S47 S48 S44 S30 S31 dog {seventh}"  # more than a throw earns


def position(bid: str, top: int, chips: int, *, black: bool = False) -> Flocks:
    """Seat 0 is to throw; the top card of his flock, its number less 1, has a bonus or malus."""
    cards = CARDS.format(seventh="S04" if black else "S17")
    state = game(6, cards, f"bids {bid} 14 14 14 14 14").state.copy()
    state.tops[0] = top
    state.chips[0] = chips
    assert isinstance(state, Flocks)
    return state


def stakes_of(state: Flocks, *, black: bool) -> Stakes:
    modifier = state.cards.modifier[state.tops[0]]
    return Stakes(
        TARGETS[state.bids[0]] - min(modifier, 0),
        max(modifier, 0),
        state.chips[0],
        (PRIZES[1], PRIZES[2], PRIZES[3]),
        safe=SAFE - min(modifier, 0) if black else 0,
        black=BLACK,
        failing=1.0,
    )


class ByTrying:
    """What a position is worth by all that may follow in it."""

    def __init__(self, chips: int) -> None:
        self.chips = chips
        self.known: dict[tuple[object, ...], float] = {}

    def worth(self, state: Flocks) -> float:
        gained = state.chips[0] - self.chips
        if state.step == TAKING:
            return PRIZES[state.throw] + gained
        if state.turn != 0 or state.step == TOPPING:  # failed
            return gained + BLACK * (state.tops[0] == 3)
        stays = tuple(state.dice[die] if not state.hand >> die & 1 else 0 for die in range(3))
        key = state.step, state.throw, state.kept, stays
        if key not in self.known:
            self.known[key] = self.tried(state)
        return self.known[key]

    def tried(self, state: Flocks) -> float:
        (seat,) = GAME.acting(state)
        worths = [self.worth(after(state, seat, action)) for action in GAME.legal(state, seat)]
        return sum(worths) / len(worths) if seat == CHANCE else max(worths)


def after(state: Flocks, seat: int, action: int) -> Flocks:
    copied = state.copy()
    GAME.apply(copied, seat, action)
    return copied


TURNS = [
    ("18", 47, 0, False),  # S48: -2
    ("22", 10, 2, False),  # S11: +3
    ("24", 53, 3, False),  # a board: nothing
    ("20", 49, 1, True),  # S50: -3
    ("26", 12, 4, True),  # S13: +2
    ("14", 48, 2, True),  # S49: -2; no raise with a bid of 14
]


@pytest.mark.parametrize(("bid", "top", "chips", "black"), TURNS)
def test_a_turn_is_worth_what_trying_everything_finds(
    bid: str, top: int, chips: int, black: bool
) -> None:
    state = position(bid, top, chips, black=black)
    stakes = stakes_of(state, black=black)
    turn = Turn(stakes)
    tries = ByTrying(chips)
    assert stakes.worth(turn.first) == pytest.approx(tries.worth(state))
    assert sum(turn.first[1:6]) == pytest.approx(1)
    for total in range(9, 16):  # positions on the way: a throw, a die kept, two dice kept
        thrown = state.copy()
        third = total // 3
        for die, face in enumerate((total - 2 * third, third, third)):
            assert thrown.step == ROLLING
            assert found(turn, thrown) == pytest.approx(tries.worth(thrown))
            GAME.apply(thrown, CHANCE, ROLL + FACES * die + face - 1)
        if thrown.step != KEEPING:
            continue
        for action in GAME.legal(thrown, 0)[:3]:
            kept = after(thrown, 0, action)
            assert found(turn, kept) == pytest.approx(tries.worth(kept))
        again = after(thrown, 0, GAME.legal(thrown, 0)[0])
        while GAME.acting(again) == (CHANCE,) and again.turn == 0:
            GAME.apply(again, CHANCE, GAME.legal(again, CHANCE)[1])
        assert found(turn, again) == pytest.approx(tries.worth(again))
        kept = after(again, 0, GAME.legal(again, 0)[0])
        assert found(turn, kept) == pytest.approx(tries.worth(kept))


def found(turn: Turn, state: Flocks) -> float:
    return turn.stakes.worth(turn.thrown(state.throw, state.dice, state.kept, state.hand))


@pytest.mark.parametrize(
    ("bid", "chance"),
    [("14", 0.975), ("18", 0.866), ("20", 0.748), ("22", 0.584), ("24", 0.391), ("26", 0.208)],
)
def test_bids_are_as_likely_as_the_rules_file_says(bid: str, chance: float) -> None:
    found = odds(two("lay S47 S48 S44").view(0))
    assert found[f"bid {bid}"].dice == pytest.approx(chance, abs=0.0006)


def test_the_odds_of_all_bids_fall_and_chips_help() -> None:
    view = two("lay S47 S48 S44").view(1)
    found = odds(view)
    assert [*found] == [f"bid {bid}" for bid in (*range(14, 27), "26+")]
    by_bid = [*found.values()]
    for lower, higher in pairwise(by_bid[:-1]):
        assert lower.dice > higher.dice
        assert lower.chips > higher.chips > higher.dice
    assert found["bid 26"].chips > found["bid 26+"].chips  # it costs a chip
    for one in by_bid:
        assert sum(one.throws) == pytest.approx(one.chips)


def test_nobody_has_odds_out_of_turn() -> None:
    match = two("lay S47 S48 S44, bids 22 14, throw 9 1 1")
    assert odds(match.view(1)) == {}
    assert set(odds(match.view(0))) == {"keep d12", "keep d10", "keep d8"}


def test_the_odds_of_the_last_die_are_counted_on_its_faces() -> None:
    match = two("lay S47 S48 S44, bids 24 14, throw 12 1 1, 0 keep d12, roll d10 9 d8 1")
    found = odds(match.view(0))
    assert found["keep d10"] == Odds(6 / 8, 1.0, (0.0, 0.0, 1.0))  # 3 and more; 2 chips
    assert found["keep d8"] == Odds(0.0, 2 / 10, (0.0, 0.0, 2 / 10))
    assert found["accept"] == Odds(0.0, 1.0, (0.0, 1.0, 0.0))


def test_after_the_third_throw_the_bid_is_taken_or_not() -> None:
    match = two("lay S47 S48 S44, bids 24 14, throw 12 1 1, 0 keep d12, roll d10 9 d8 1")
    play_on(match, "0 keep d10, roll d8 1")
    assert odds(match.view(0)) == {
        "accept": Odds(0.0, 1.0, (0.0, 0.0, 1.0)),
        "fail": Odds(0.0, 0.0, (0.0, 0.0, 0.0)),
    }
