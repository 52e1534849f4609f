"""Law 10 on the toy game: planted faults of facts, each of which it notices."""

import pytest

from sheepfold.core.facts import FactSpace
from sheepfold.core.laws import Broken
from sheepfold.core.signature import Number
from tests.core.lambs import BID, SHOW, Box, BoxView, Lambs
from tests.core.test_leaks import inspect

TOY = FactSpace()
LUCKY = TOY.add("lucky", "LA-2", Number("n"))
ASKED = TOY.add("asked", "LA-2")


class Quiet(Lambs):
    """States no facts of its own."""

    facts = TOY

    def add(self, state: Box, *fact: int) -> None:  # type: ignore[override]
        pass


class StatesWhenAsked(Quiet):
    def legal(self, state: Box, seat: int) -> list[int]:
        if state.facts is not None:
            state.facts.append((ASKED,))
        return super().legal(state, seat)


class StatesInAView(Quiet):
    def view(self, state: Box, viewer: int) -> BoxView:
        if state.facts is not None:
            state.facts.append((ASKED,))
        return super().view(state, viewer)


class KnowsMoreThanViews(Quiet):
    """A fact that depends on all hands, which no viewer knows."""

    def apply(self, state: Box, seat: int, action: int) -> None:
        super().apply(state, seat, action)
        if state.facts is not None and action >= SHOW:
            state.facts.append((LUCKY, sum(state.hands[:2])))


class ChangesTheStateWithFacts(Quiet):
    def apply(self, state: Box, seat: int, action: int) -> None:
        super().apply(state, seat, action)
        if state.facts is not None and action >= SHOW:
            state.last = [bid + 1 for bid in state.last]


class SharesFactsWithACopy(Box):
    def copy(self) -> Box:
        other = super().copy()
        other.facts = []
        return other


class CopiesFacts(Quiet):
    def setup(self, players: int, options: object) -> Box:
        return SharesFactsWithACopy(players)


class ForetellsSomethingElse(Quiet):
    """Counts how often it was asked: a preview and the move differ."""

    applied = 0

    def apply(self, state: Box, seat: int, action: int) -> None:
        super().apply(state, seat, action)
        if state.facts is not None and BID <= action < SHOW and -1 in state.bids:
            ForetellsSomethingElse.applied += 1
            state.facts.append((LUCKY, ForetellsSomethingElse.applied))


class UnknownRuling(Quiet):
    facts = FactSpace()
    odd = facts.add("odd", "LA-9")

    def apply(self, state: Box, seat: int, action: int) -> None:
        super().apply(state, seat, action)
        if state.facts is not None:
            state.facts.append((self.odd,))


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (StatesWhenAsked, "a question has stated facts"),
        (StatesInAView, "a question has stated facts"),
        (KnowsMoreThanViews, "law (10|6): "),
        (ChangesTheStateWithFacts, "law (3|4): "),
        (CopiesFacts, "a copy has the facts of its original"),
        (ForetellsSomethingElse, "law (10|6): "),
        (UnknownRuling, "unknown ruling LA-9"),
    ],
)
def test_a_planted_fault_of_facts_is_found(fault: type[Lambs], said: str) -> None:
    with pytest.raises(Broken, match=said):
        inspect(fault(), 6, sample=1)
