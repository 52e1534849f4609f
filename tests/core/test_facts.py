"""Facts: declared, read for each viewer, hidden once they are to be remembered."""

from typing import Any

import pytest

from sheepfold.core.actions import BY, Hidden, Words
from sheepfold.core.facts import Face, Fact, FactSpace
from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER
from sheepfold.core.signature import Number, Several
from tests.core.lambs import Lambs

SEAT = Words("seat", "012")
CARD = Words("card", ("red", "blue", "dog"))
CELL = Words("cell", ("a1", "a2", "b1"))


def test_a_fact_has_its_arguments_by_name() -> None:
    space = FactSpace()
    moved = space.add("moved", "X-1", CARD, CELL, CELL, steps=Number("n"))
    assert space.read([(moved, 1, 0, 2, 5)]) == (
        Fact("X-1", "moved", {"card": "blue", "cell": "a1", "cell2": "b1", "steps": 5}),
    )


def test_a_set_is_stored_as_its_size_and_its_items() -> None:
    space = FactSpace()
    closed = space.add("closed", "X-1", Several("cells", CELL), Number("n"))
    both, none = space.read([(closed, 2, 0, 2, 7), (closed, 0, 7)])
    assert both.arguments == {"cells": ("a1", "b1"), "n": 7}
    assert none.arguments == {"cells": (), "n": 7}


def test_too_many_numbers_are_a_mistake_of_the_rules() -> None:
    space = FactSpace()
    with pytest.raises(ValueError, match="laid: 2 numbers"):
        space.read([(space.add("laid", "X-1", CARD), 1, 1)])


def test_two_types_may_share_a_key_if_their_rulings_differ() -> None:
    space = FactSpace()
    solo, duel = space.add("won", "X-1"), space.add("won", "X-2")
    assert [fact.ruling for fact in space.read([(duel,), (solo,)])] == ["X-2", "X-1"]
    with pytest.raises(ValueError, match="'won' by X-1"):
        space.add("won", "X-1")
    with pytest.raises(ValueError, match="other arguments"):
        space.add("won", "X-3", SEAT)


def test_a_face_is_borne_by_arguments_that_there_are() -> None:
    with pytest.raises(ValueError, match="'place'"):
        FactSpace().add("laid", "X-1", CELL, Face(CARD, borne_by=["place"]))


# Secrets


def seen(space: FactSpace, added: tuple[int, ...], viewer: int, by: int = 0) -> tuple[Fact, ...]:
    state: Any = {"turn": 2}
    return space.seen(space.read([added]), by, state, viewer)


@pytest.mark.parametrize(
    ("owner", "knows"), [(BY, 0), ("seat", 1), (lambda state: state["turn"], 2)]
)
def test_only_its_owner_sees_a_hidden_argument(owner: Any, knows: int) -> None:
    space = FactSpace()
    dealt = space.add("dealt", "X-1", SEAT, Hidden(CARD, owner=owner))
    for viewer in (WATCHER, 0, 1, 2):
        (fact,) = seen(space, (dealt, 1, 2), viewer)
        assert fact.arguments == {"seat": "1", "card": "dog" if viewer == knows else "?"}
    assert space.owners(space.read([(dealt, 1, 2)]), 0, {"turn": 2}) == {knows}


def test_a_fact_whose_presence_tells_is_its_owners_alone() -> None:
    space = FactSpace()
    found = space.add("found", "X-1", SEAT, only="seat")
    assert [len(seen(space, (found, 1), viewer)) for viewer in (WATCHER, 0, 1)] == [0, 0, 1]
    assert space.owners(space.read([(found, 1)]), 0, None) == {1}


def test_open_facts_are_the_same_object_for_all() -> None:
    space = FactSpace()
    facts = space.read([(space.add("laid", "X-1", CARD), 0)])
    assert space.seen(facts, 0, None, WATCHER) is facts
    assert space.owners(facts, 0, None) == set()


def test_a_match_shows_the_owner_of_a_fact_what_the_move_itself_does_not_hide() -> None:
    """A move that everybody reads, of which one seat alone learns something."""

    class Whispering(Lambs):
        facts = FactSpace()
        told = facts.add("told", "LA-1", SEAT, only="seat")

        def apply(self, state: Any, seat: int, action: int) -> None:
            super().apply(state, seat, action)
            if state.facts is not None:
                state.facts[:] = [(self.told, 1)]

    match = Match.start(Whispering(), 2, seed=1)
    assert str(match.log(WATCHER)[-1]).startswith("-1 show ")
    assert [len(line) for line in match.facts(1)] == [1, 1, 1]
    assert match.facts(0) == match.facts(WATCHER) == [(), (), ()]


# Memory


def test_the_face_of_a_covered_thing_is_left_out() -> None:
    space = FactSpace()
    laid = space.add("laid", "X-1", CELL, Face(CARD, borne_by=["cell"]))
    facts = space.read([(laid, 0, 1), (laid, 2, 1)])
    kept, faces = space.faded(facts, {("a1",)})
    assert [fact.arguments["card"] for fact in kept] == ["~", "blue"]
    assert faces == {("card", "blue")}
    assert space.faded(facts, {("a2",)}) == (facts, frozenset())
    assert space.things(facts) == {("a1",), ("b1",)}


def test_a_card_may_bear_its_own_face() -> None:
    space = FactSpace()
    facts = space.read([(space.add("taken", "X-1", Face(CARD)), 1)])
    assert space.faded(facts, {("blue",)})[0][0].arguments == {"card": "~"}


def test_the_place_of_a_covered_face_among_others_is_not_told() -> None:
    space = FactSpace()
    taken = space.add("taken", "X-1", Number("seat"), Face(CARD))
    laid = space.add("laid", "X-1", CELL, Face(CARD))
    both = [
        space.read([(laid, 0, 1), (laid, 2, 0), (taken, 0, one), (taken, 0, two), (taken, 1, 0)])
        for one, two in ((0, 1), (1, 0))
    ]
    old = [space.faded(facts, {("blue",)})[0] for facts in both]
    assert old[0] == old[1]
    shown = [fact.arguments["card"] for fact in old[0]]
    assert shown == ["~", "red", "red", "~", "red"], "what a place is named for stays where it was"


def test_what_fades_goes_from_old_lines_and_what_tells_with_the_faces() -> None:
    space = FactSpace()
    shown = space.add("shown", "X-1", Face(CARD))
    fades, tells = space.add("fades", "X-1", fades=True), space.add("tells", "X-1", tells=True)
    facts = space.read([(shown, 0), (fades,), (tells,)])
    assert [fact.key for fact in space.faded(facts, set())[0]] == ["shown", "tells"]
    assert [fact.key for fact in space.faded(facts, {("red",)})[0]] == ["shown"]


# In a match


def test_a_match_keeps_what_each_move_brought_about() -> None:
    match = typed("0 bid 2", "1 bid 1")
    for viewer, lamb in ((WATCHER, "?"), (0, "5"), (1, "?")):
        facts = match.facts(viewer)
        assert facts[0] == (Fact("LA-1", "dealt", {"seat": "0", "lamb": lamb}),)
        assert [fact.key for fact in facts[4]] == ["settled", "paid"]
        assert facts[3] == ()  # a pending choice tells nothing


def test_undone_lines_keep_their_facts() -> None:
    match = typed("0 bid 2", "1 bid 1", "-1 show 4")
    match.undo(1, agreed=(0, 1))
    assert [len(facts) for facts in match.facts(0)] == [1, 1, 1, 0, 2, 1, 0]


def test_a_preview_foretells_the_facts_of_a_move_that_can_be_taken_back() -> None:
    match = typed("0 bid 2", "1 bid 1", "-1 show 4", "1 bid 0", "0 bid 0")
    assert match.preview(0, "done").facts == ()  # the end tells what is still secret
    assert typed().preview(0, "bid 1").facts == ()


def typed(*moves: str) -> Match:
    """Two seats with lambs 5 and 1, the first lamb shown, then the moves."""
    match = Match.start(Lambs(), 2, seed=None)
    for move in ("-1 deal 0 5", "-1 deal 1 1", "-1 show 3", *moves):
        seat, _, text = move.partition(" ")
        match.play(int(seat), text)
    return match
