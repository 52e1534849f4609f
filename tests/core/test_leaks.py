"""Law 6 cannot be empty: planted leaks in logs, reveals and facts, and what is said about them."""

from copy import copy
from typing import Any

import pytest

from sheepfold import games
from sheepfold.bots.random import RandomBot
from sheepfold.core.actions import BY, ActionSpace, Hidden, Words
from sheepfold.core.facts import FactSpace
from sheepfold.core.findings import Findings, law_6_is_not_empty, law_6_memory_is_not_empty
from sheepfold.core.inspector import Inspector
from sheepfold.core.laws import Broken, Chooser
from sheepfold.core.leaks import secret_verbs
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Plain
from sheepfold.core.signature import Number
from sheepfold.games.te_kuiti import TeKuiti
from tests.core.lambs import BID, COINS, DEAL, LAMB, SHOW, Box, Lambs, NoOptions

SELDOM = 1000  # no match is so long: only what every match gets is asked


def inspect(game: AnyGame, games: int, sample: int = SELDOM) -> Inspector:
    inspector = Inspector(game, 2, {}, sample=sample)
    for seed in range(games):
        inspector.inspect(seed, [RandomBot(game)] * 2)
    return inspector


def broken(game: AnyGame, games: int = 1, sample: int = SELDOM) -> str:
    with pytest.raises(Broken) as caught:
        inspect(game, games, sample)
    return str(caught.value)


# Who sees what


class ShowsWhatIsDealt(ActionSpace):
    def seen(self, state: Box, by: int, action: int, viewer: int) -> int:
        return action if action < BID else super().seen(state, by, action, viewer)


class HidesFromTheOwner(ActionSpace):
    def seen(self, state: Box, by: int, action: int, viewer: int) -> int:
        hidden = BID <= action < BID + COINS.size
        return BID + COINS.size if hidden else super().seen(state, by, action, viewer)


class ShowsTheLastBidAtOnce(ActionSpace):
    """Whoever bids last is seen before `reveals` has shown the others' bids."""

    def seen(self, state: Box, by: int, action: int, viewer: int) -> int:
        last = action >= BID and state.bids.count(-1) == 1
        return action if last else super().seen(state, by, action, viewer)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (ShowsWhatIsDealt, "as 'deal 0 "),
        (HidesFromTheOwner, "sees 'bid "),
        (ShowsTheLastBidAtOnce, "not as 'bid ?'"),
    ],
)
def test_an_action_space_that_shows_what_is_hidden_is_found(
    fault: type[ActionSpace], said: str
) -> None:
    game = Lambs()
    game.actions = faulty(game.actions, fault)
    answer = broken(game)
    assert answer.startswith("law 6: ")
    assert said in answer


def faulty(space: ActionSpace, fault: type[ActionSpace]) -> ActionSpace:
    planted = copy(space)
    planted.__class__ = fault
    return planted


class RevealsDealsAtOnce(Lambs):
    """The log shows hands as soon as both are dealt; no view does."""

    def reveals(self, before: Box, after: Box, viewer: int) -> list[tuple[int, int]]:
        dealt = -1 in before.hands and -1 not in after.hands
        hands = enumerate(after.hands if dealt else ())
        return [
            *super().reveals(before, after, viewer),
            *((CHANCE, DEAL + seat * (LAMB.size + 1) + lamb) for seat, lamb in hands),
        ]


class RevealsBidsWhileOthersChoose(Lambs):
    def reveals(self, before: Box, after: Box, viewer: int) -> list[tuple[int, int]]:
        chosen = [(seat, BID + bid) for seat, bid in enumerate(after.bids) if bid >= 0]
        return [*super().reveals(before, after, viewer), *chosen]


class RevealsAnotherBid(Lambs):
    def reveals(self, before: Box, after: Box, viewer: int) -> list[tuple[int, int]]:
        shown = super().reveals(before, after, viewer)
        return [(seat, BID + (action - BID + 1) % COINS.size) for seat, action in shown]


TELLS = FactSpace()
HAND = TELLS.add("hand", "LA-2", Number("n"))


class FactsTellAHand(Lambs):
    """A fact that tells everybody what one seat was dealt."""

    facts = TELLS

    def apply(self, state: Box, seat: int, action: int) -> None:
        facts, state.facts = state.facts, None
        super().apply(state, seat, action)
        state.facts = facts
        if facts is not None and BID <= action < SHOW:
            facts.append((HAND, state.hands[0]))


@pytest.mark.parametrize(
    ("fault", "games", "said"),
    [
        (RevealsDealsAtOnce, 3, "shows to"),
        (RevealsBidsWhileOthersChoose, 3, "shows to"),
        (RevealsAnotherBid, 1, "the log of a watcher says '"),
        (FactsTellAHand, 3, "hand"),
    ],
)
def test_a_planted_leak_is_found_in_few_games(fault: type[Lambs], games: int, said: str) -> None:
    answer = broken(fault(), games)
    assert answer.startswith(("law 6: ", "law 10: "))
    assert said in answer


SECRETIVE = [name for name in games.GAMES if secret_verbs(games.make(name).actions)]


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_game_that_shows_all_is_found_at_the_first_secret(name: str) -> None:
    class ShowsAll(ActionSpace):
        def seen(self, state: Any, by: int, action: int, viewer: int) -> int:
            return action

    game: Any = games.make(name)
    game.actions = faulty(game.actions, ShowsAll)
    players, options = game.configurations()[0]
    inspector = Inspector(game, players, options)
    with pytest.raises(Broken, match="a Hidden argument is seen by its owner and nobody else"):
        inspector.inspect(0, [RandomBot(game)] * players)


def test_four_of_the_games_have_secrets() -> None:
    assert set(games.GAMES) - set(SECRETIVE) == {"te_kuiti"}


# Owners


SEAT, CARD = Words("seat", "01"), Words("card", "abc")


def test_an_owner_is_who_acts_or_another_argument_or_found_in_the_state() -> None:
    space = ActionSpace(
        ("play", Hidden(CARD, owner=BY)),
        ("deal", SEAT, Hidden(CARD, owner="seat")),
        ("draw", Hidden(CARD, owner=lambda state: state["turn"])),
    )
    for text, by, owner in (("play a", 1, 1), ("deal 0 b", CHANCE, 0), ("draw c", CHANCE, 5)):
        action = space.parse(text)
        verb = space.verb(action)
        kind = verb.kinds[-1]
        assert isinstance(kind, Hidden)
        assert verb.owner(kind, action, by, {"turn": 5}) == owner


def test_an_owner_that_is_no_argument_is_refused() -> None:
    with pytest.raises(ValueError, match="'seat' names no seat argument that could own card"):
        ActionSpace(("deal", Hidden(CARD, owner="seat")))


# Laws that were checked on nothing


def test_secrets_that_were_never_swapped_break_law_6() -> None:
    findings = inspect(Lambs(), 3).findings
    law_6_is_not_empty(Lambs(), findings)
    findings.secrets = 0
    with pytest.raises(Broken, match=r"no secret of a seat was swapped, though deal, bid hide"):
        law_6_is_not_empty(Lambs(), findings)
    law_6_is_not_empty(TeKuiti(), Findings(games=9))  # there is nothing hidden


def test_faces_that_were_never_hidden_from_people_break_law_6() -> None:
    law_6_memory_is_not_empty(TeKuiti(), Findings(faded=1, withheld=1))
    with pytest.raises(Broken, match="no view marks a field as MEMORY"):
        law_6_memory_is_not_empty(TeKuiti(), Findings(faded=1))
    with pytest.raises(Broken, match="no old line hides one"):
        law_6_memory_is_not_empty(TeKuiti(), Findings(withheld=1))


# When the dear laws are asked


class Counting(Inspector):
    """Notes where the dearest laws are asked."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, 2, {}, sample=SELDOM)
        self.asked: list[tuple[int, ...]] = []

    def dearest_laws(
        self, match: Match, seat: int, chooser: Chooser, rng: Plain, **how: bool
    ) -> None:
        self.asked.append((len(match.acting), match.game.legal(match.state, seat)[0]))
        super().dearest_laws(match, seat, chooser, rng, **how)


def test_the_dear_laws_are_asked_in_every_match_and_at_every_kind_of_decision() -> None:
    inspector = Counting(Lambs())
    for seed in range(10):
        before = len(inspector.asked)
        inspector.inspect(seed, [RandomBot(Lambs())] * 2)
        assert len(inspector.asked) > before
    assert set(inspector.findings.kinds) == {"bid (2 at once)", "bid", "done look"}
    assert {acting for acting, _ in inspector.asked} == {1, 2}
    assert len(inspector.asked) >= 3 + 9  # the kinds in the first match, then one in each
    assert inspector.findings.seeds == len(inspector.asked)


class BoxSharingHands(Box):
    def copy(self) -> "BoxSharingHands":
        other = super().copy()
        assert isinstance(other, BoxSharingHands)
        other.hands = self.hands
        return other


class SharesHands(Lambs):
    def setup(self, players: int, options: NoOptions) -> Box:
        return BoxSharingHands(players)


def test_copies_are_looked_at_before_the_first_move() -> None:
    inspector = Inspector(SharesHands(), 2, {}, sample=SELDOM)
    with pytest.raises(Broken, match="law 4: a copy shares hands with its original"):
        inspector.inspect(0, [RandomBot(SharesHands())] * 2)
    assert inspector.match is not None
    assert inspector.match.events == []
