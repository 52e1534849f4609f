"""The laws hold for the toy game, and each one fails on a game broken on purpose."""

import re
from typing import Any

import pytest

from sheepfold.bots.random import RandomBot
from sheepfold.core.actions import ActionSpace
from sheepfold.core.errors import Reason
from sheepfold.core.inspector import Inspector
from sheepfold.core.laws import Broken, law_3_texts_parse
from sheepfold.core.protocol import AnyGame
from sheepfold.games.te_kuiti import TeKuiti, rules
from sheepfold.games.te_kuiti.state import Field
from sheepfold.games.te_kuiti.view import FieldView
from tests.core import lambs
from tests.core.lambs import BID, COINS, LAMB, LOOK, NOTHING, SHOW, Box, BoxView, Lambs
from tests.core.test_leaks import faulty


def inspect(game: AnyGame, players: int, games: int = 40, **options: Any) -> Inspector:
    inspector = Inspector(game, players, options, sample=2)
    for seed in range(games):
        inspector.inspect(seed, [RandomBot(game)] * players)
    return inspector


@pytest.mark.parametrize("players", [2, 3])
def test_a_sound_game_with_secrets_obeys_all_laws(players: int) -> None:
    findings = inspect(Lambs(), players).findings
    assert findings.games == 40
    assert findings.seeds >= 40
    assert findings.secrets > 30
    assert findings.rulings == {"LA-1", "LA-2", "LA-3"}


class NobodyCanMove(Lambs):
    def legal(self, state: Box, seat: int) -> list[int]:
        return [] if state.round == 1 and seat == 0 else super().legal(state, seat)


class LastsTooLong(Lambs):
    def bound(self, players: int, options: lambs.NoOptions) -> int:
        return 3


class ListsWhatIsIllegal(Lambs):
    def legal(self, state: Box, seat: int) -> list[int]:
        return [*super().legal(state, seat), *([BID] if state.round == 2 else [])]

    def objection(self, state: Box, seat: int, action: int) -> Reason | None:
        if state.round == 2 and action == BID:
            return lambs.NO_BID()
        return super().objection(state, seat, action)


class RemembersOtherMatches(Lambs):
    """Something outside state and log decides: no record rebuilds it."""

    started = 0

    def setup(self, players: int, options: lambs.NoOptions) -> Box:
        state = super().setup(players, options)
        self.started += 1
        state.coins[0] += self.started
        return state


class BoxSharingCoins(Box):
    def copy(self) -> "BoxSharingCoins":
        other = super().copy()
        assert isinstance(other, BoxSharingCoins)
        other.coins = self.coins
        return other


class SharesAList(Lambs):
    def setup(self, players: int, options: lambs.NoOptions) -> Box:
        return BoxSharingCoins(players)


class BoxForgettingBids(Box):
    def copy(self) -> "BoxForgettingBids":
        other = super().copy()
        assert isinstance(other, BoxForgettingBids)
        other.bids = [NOTHING] * len(self.bids)
        return other


class ForgetsAField(Lambs):
    def setup(self, players: int, options: lambs.NoOptions) -> Box:
        return BoxForgettingBids(players)


class LosesCoins(Lambs):
    def settle(self, state: Box) -> None:
        super().settle(state)
        state.bank = 0


class ShowsAHand(Lambs):
    """A leak of one bit: whether another seat's lamb is large stands in the bank."""

    def view(self, state: Box, viewer: int) -> BoxView:
        view = super().view(state, viewer)
        large = any(hand > 2 for seat, hand in enumerate(state.hands) if seat != viewer)
        return BoxView(**{**view.__dict__, "bank": view.bank + 10 * large})


class ShowsABid(ActionSpace):
    def seen(self, state: Box, by: int, action: int, viewer: int) -> int:
        return action if action == BID + 2 else super().seen(state, by, action, viewer)


class ShowsABidInTheLog(Lambs):
    actions = faulty(Lambs.actions, ShowsABid)


class RefusesByASecret(Lambs):
    """An error that depends on another seat's hand."""

    def objection(self, state: Box, seat: int, action: int) -> Reason | None:
        reason = super().objection(state, seat, action)
        other = state.hands[1 - seat] if seat in (0, 1) else 0
        return lambs.NOT_DEALT() if reason and seat in (0, 1) and other > 2 else reason


class ImaginesTheTable(Lambs):
    def imagine(self, view: BoxView, rng: Any) -> Box:
        state = super().imagine(view, rng)
        state.won = [0] * len(state.won)
        return state


class ImaginesTooLong(Lambs):
    def imagine(self, view: BoxView, rng: Any) -> Box:
        while rng.below(1000):
            pass
        return super().imagine(view, rng)


class LetsTheLastBidBeTakenBack(Lambs):
    """Whoever bids last would see the others' bids and think again."""

    def uncovers(self, state: Box, action: int) -> bool:
        return action == LOOK


class SamplesWhatIsIllegal(Lambs):
    def sample(self, state: Box, seat: int, random: Any) -> int:
        return BID + 2 if seat == 0 else super().sample(state, seat, random)


class FirstComeFirstServed(Lambs):
    """Simultaneous choices whose order matters: the first to bid pays one coin less."""

    def apply(self, state: Box, seat: int, action: int) -> None:
        if BID <= action < SHOW and state.bids.count(NOTHING) == len(state.bids):
            state.coins[seat] += 1
            state.bank -= 1
        super().apply(state, seat, action)


class WeighsWrongly(Lambs):
    def chances(self, state: Box) -> list[tuple[int, int]]:
        return [(action, 0 if action == SHOW else 1) for action, _ in super().chances(state)]


class HidesADraw(Lambs):
    def legal(self, state: Box, seat: int) -> list[int]:
        actions = super().legal(state, seat)
        return (
            [action for action in actions if action != SHOW + LAMB.size - 1]
            if seat < 0
            else actions
        )


@pytest.mark.parametrize(
    ("law", "broken"),
    [
        (1, NobodyCanMove),
        (1, LastsTooLong),
        (1, SamplesWhatIsIllegal),
        (2, ListsWhatIsIllegal),
        (3, RemembersOtherMatches),
        (4, SharesAList),
        (4, ForgetsAField),
        (5, LosesCoins),
        (6, ShowsAHand),
        (6, ShowsABidInTheLog),
        (6, RefusesByASecret),
        (6, ImaginesTheTable),
        (6, ImaginesTooLong),
        (6, LetsTheLastBidBeTakenBack),
        (7, FirstComeFirstServed),
        (8, WeighsWrongly),
        (8, HidesADraw),
    ],
)
def test_a_planted_fault_breaks_its_law(law: int, broken: type[Lambs]) -> None:
    with pytest.raises(Broken) as caught:
        inspect(broken(), 2)
    assert caught.value.law == law


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (ImaginesTheTable, "imagines another view: won ("),
        (ImaginesTooLong, "draws, stated are 6"),
        (ForgetsAField, "a copy differs from its original in bids"),
        (SharesAList, "a copy shares coins with its original"),
    ],
)
def test_what_differs_is_named(broken: type[Lambs], said: str) -> None:
    with pytest.raises(Broken, match=re.escape(said)):
        inspect(broken(), 2)


class ShowsWhenItWasSeen(TeKuiti):
    """A leak in a view: how long ago tiles were seen cannot be told from the table."""

    def view(self, state: Field, viewer: int) -> FieldView:
        view = super().view(state, viewer)
        return FieldView(**{**view.__dict__, "flips": sum(state.seen_at)})


class LosesAFence(TeKuiti):
    def apply(self, state: Field, seat: int, action: int) -> None:
        ram_due = state.pending[-1:] == [5]
        super().apply(state, seat, action)
        if ram_due and state.supply > 2:
            state.supply -= 1


class FieldSharingFaces(Field):
    __slots__ = ()

    def copy(self) -> Field:
        other = super().copy()
        other.faces = self.faces
        return other


class ForgetsToCopyFaces(TeKuiti):
    def setup(self, players: int, options: Any) -> Field:
        state = FieldSharingFaces(solo=players == 1, flowers="normal", memory_aid=False)
        ours = super().setup(players, options)
        rules.lay_out(state, ours.bag)
        state.pending = ours.pending
        return state


@pytest.mark.parametrize(
    ("law", "broken"),
    [
        (6, ShowsWhenItWasSeen),
        (5, LosesAFence),
        pytest.param(
            4, ForgetsToCopyFaces, marks=pytest.mark.pure
        ),  # a compiled state has no heirs
    ],
)
def test_a_fault_planted_into_te_kuiti_breaks_its_law(law: int, broken: type[TeKuiti]) -> None:
    with pytest.raises(Broken) as caught:
        inspect(broken(), 2, games=3)
    assert caught.value.law == law


class SpellsTwoAlike(ActionSpace):
    def text(self, action: int) -> str:
        return super().text(0 if action == 1 else action)


def test_two_actions_with_one_text_break_law_3() -> None:
    game = Lambs()
    game.actions = SpellsTwoAlike(("bid", COINS), ("done",))
    with pytest.raises(Broken) as caught:
        law_3_texts_parse(game)
    assert caught.value.law == 3


def test_the_toys_texts_hide_what_they_should() -> None:
    assert lambs.ACTIONS.text(BID + COINS.size) == "bid ?"
    assert lambs.ACTIONS.parse("look") == LOOK
