"""Memory twins: planted faults that show people a face which they have to remember."""

from copy import copy
from typing import Any

import pytest

from sheepfold.bots.random import RandomBot
from sheepfold.core.base import GameBase
from sheepfold.core.facts import FactSpace, FactType
from sheepfold.core.findings import Findings, law_6_memory_twins_were_met
from sheepfold.core.inspector import Inspector
from sheepfold.core.laws import Broken
from sheepfold.core.match import Match
from sheepfold.core.memory_laws import law_6_memory_does_not_show, shown_faces
from sheepfold.core.protocol import WATCHER
from sheepfold.core.rng import Plain
from sheepfold.games.meadowmight import Meadowmight
from sheepfold.games.te_kuiti import TeKuiti
from sheepfold.games.te_kuiti.actions import CELL, KIND, RAM, REVEAL, SIDE
from sheepfold.games.te_kuiti.facts import ROUND
from sheepfold.games.te_kuiti.state import Field
from tests.games.meadowmight.test_previews import OPEN, POSITIONS, with_below

SHOWN = "tile-shown TK-5"
FEW = 4  # games, in which a twin is sure to be found
MANY = 40  # in which a fault shows: not every other face makes a difference


def with_fact(**more: Any) -> tuple[FactSpace, int]:
    """Te Kuiti's facts with one more, which `States` adds to every tile that is turned up."""
    facts = copy(TeKuiti.facts)
    facts.types, facts._numbers = list(facts.types), dict(facts._numbers)
    return facts, facts.add("planted", "TK-1", **more)


class States(TeKuiti):
    planted: int

    def told(self, kind: int) -> tuple[int, ...] | None:
        raise NotImplementedError

    def apply(self, state: Field, seat: int, action: int) -> None:
        TeKuiti.apply(state, seat, action)
        if state.facts is not None and REVEAL <= action < RAM:
            told = self.told(action - REVEAL)
            if told is not None:
                state.facts.append((self.planted, *told))


class KeepsAFace(States):
    facts, planted = with_fact(kind=KIND)

    def told(self, kind: int) -> tuple[int, ...] | None:
        return (kind,)


class TellsByBeingThere(States):
    """No argument shows the face, but the fact stands for some faces only."""

    facts, planted = with_fact()

    def told(self, kind: int) -> tuple[int, ...] | None:
        return () if kind % 2 else None


class TellsAndSaysSo(TellsByBeingThere):
    facts, planted = with_fact(tells=True)


class DeclaresNoFace(TeKuiti):
    """The line of the move keeps the face, too."""

    facts, _ = with_fact()
    facts.types[facts.types.index(next(one for one in facts.types if str(one) == SHOWN))] = (
        FactType("tile-shown", "TK-5", ROUND, CELL, KIND, SIDE, silent=True)
    )


def inspected(game: TeKuiti, games: int) -> Findings:
    inspector = Inspector(game, 2, {})
    for seed in range(games):
        inspector.inspect(seed, [RandomBot(game)] * 2)
    return inspector.findings


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (KeepsAFace, "planted {'kind': "),
        (TellsByBeingThere, "planted {}"),
        (DeclaresNoFace, "'reveal "),
    ],
)
def test_a_fact_that_keeps_a_remembered_face_is_found(fault: type[TeKuiti], said: str) -> None:
    with pytest.raises(Broken, match="law 6: a face to remember shows to ") as caught:
        inspected(fault(), MANY)
    assert said in str(caught.value)


@pytest.mark.parametrize("sound", [TeKuiti, TellsAndSaysSo])
def test_where_facts_go_with_the_faces_twins_read_the_same(sound: type[TeKuiti]) -> None:
    findings = inspected(sound(), FEW)
    assert findings.memory_twins
    law_6_memory_twins_were_met(TeKuiti(), findings)


def test_with_a_memory_aid_and_after_the_end_nothing_is_exchanged() -> None:
    game = KeepsAFace()
    for options, until_over in (({"memory_aid": True}, False), ({}, True)):
        match = Match.start(game, 2, options, seed=1)
        rng = Plain("moves")
        while not match.over and (until_over or len(match.events) < 40):
            (seat,) = match.acting
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
        assert law_6_memory_does_not_show(match, WATCHER, rng) == 0


def test_a_game_without_memory_twins_is_said_to_have_none() -> None:
    findings = Findings(games=3, withheld=1, faded=1)
    with pytest.raises(Broken, match="no match had a twin") as caught:
        law_6_memory_twins_were_met(TeKuiti(), findings)
    assert "people have to remember kind, side" in str(caught.value)
    law_6_memory_twins_were_met(TeKuiti(), Findings(games=3))  # nothing is to be remembered


def test_what_was_in_a_hand_is_no_face_for_its_owner_to_remember() -> None:
    """Everybody may look up what he drew himself, wherever it lies by now."""
    match = Match.start(Meadowmight(), 2, seed=1)
    rng = Plain("moves")
    while len(match.events) < 80:
        (seat,) = match.acting
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    for viewer in range(2):
        log = [match.line(number, viewer) for number in range(1, len(match.events) + 1)]
        own = {line.number - 1 for line in log if line.text.startswith(("deal", "draw"))}
        assert own
        assert own.isdisjoint(one.place for one in shown_faces(match, viewer, log))


class ForetellsWhatComesBack(Meadowmight):
    """A preview shows the tile that lies under the one that moves."""

    veiled = GameBase.veiled


def test_a_preview_that_shows_a_remembered_face_is_found() -> None:
    sound = with_below(POSITIONS["flights"], OPEN)
    faulty = Match.start(ForetellsWhatComesBack(), 2, {"wool_wolves": True}, seed=None)
    for move in sound.moves:
        faulty.play(move.by, move.text)
    assert law_6_memory_does_not_show(sound, 1, Plain("previews")) == 1
    with pytest.raises(Broken, match="a face to remember shows to seat 1 before 'move "):
        law_6_memory_does_not_show(faulty, 1, Plain("previews"))
