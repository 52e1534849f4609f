"""Law 10 on the toy game: planted faults of facts, each of which it notices."""

import pytest

from sheepfold.core.facts import FactSpace
from sheepfold.core.findings import Findings, law_10_facts_occur, law_10_is_not_empty
from sheepfold.core.laws import Broken
from sheepfold.core.signature import Number
from tests.core.lambs import BID, LOOK, SHOW, Box, BoxView, Lambs
from tests.core.test_leaks import SELDOM, inspect

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


# Where "views decide" is asked


class TellsOfHandsInADraw(Quiet):
    """A fault that no preview and no undo shows, in one kind of move."""

    def apply(self, state: Box, seat: int, action: int) -> None:
        super().apply(state, seat, action)
        if state.facts is not None and SHOW <= action < LOOK:
            state.facts.append((LUCKY, sum(state.hands[:2])))


def test_views_decide_in_every_kind_of_move_though_samples_are_rare() -> None:
    with pytest.raises(Broken, match=r"law 10: facts of 'show .' tell .* more than views"):
        inspect(TellsOfHandsInADraw(), 1, sample=SELDOM)


def test_every_kind_of_decision_and_draw_is_compared() -> None:
    findings = inspect(Lambs(), 10, sample=SELDOM).findings
    draws = {"chance's deal", "chance's show"}
    assert set(findings.decided) == {*findings.kinds, *draws}
    assert all(findings.decided.values())
    law_10_is_not_empty(findings)
    with pytest.raises(Broken, match="law 10: it was checked on nothing"):
        law_10_is_not_empty(Findings(games=1, decided={"bid": 0}))


# Facts that never occur


class NeverHappens(Lambs):
    facts = FactSpace()
    facts.types, facts._numbers = list(Lambs.facts.types), dict(Lambs.facts._numbers)
    facts.add("twins-born", "LA-3")
    facts.add("wolf-come", "LA-3", rare=True)


def test_a_fact_that_never_occurs_is_named_unless_it_is_rare() -> None:
    findings = inspect(Lambs(), 10).findings
    law_10_facts_occur(Lambs(), findings)
    with pytest.raises(Broken, match="law 10: facts that never occurred: twins-born LA-3; "):
        law_10_facts_occur(NeverHappens(), findings)
    assert NeverHappens.facts.unmet(findings.examples.facts, rare=True) == ("wolf-come LA-3",)
