"""Sentences to one reader: you-form, names, places, secrets; a sentence may be empty."""

from collections.abc import Mapping
from typing import Any

import pytest

from sheepfold.core.actions import ActionSpace, Hidden, Pairs, Words
from sheepfold.core.errors import Reason
from sheepfold.core.facts import Fact, FactSpace
from sheepfold.core.match import Line
from sheepfold.core.naming import Name, Naming
from sheepfold.core.protocol import CHANCE, WATCHER
from sheepfold.core.signature import Number, Several
from sheepfold.language import Language
from sheepfold.narrator import Narrator

CELL = Words("cell", ("a1", "b1"))
SEAT = Number("seat")
FACTS = FactSpace()
FACTS.add("given", "X-1", SEAT, SEAT)
FACTS.add("pen", "X-1", Several("cells", CELL))
FACTS.add("quiet", "X-1", silent=True)
FACTS.add("won", "X-1", Several("seats", SEAT))


class Game:
    """As much of a game as a narrator knows."""

    actions = ActionSpace(
        ("walk", CELL),
        ("deal", Words("seat", "012"), Hidden(Words("card", "45"), owner="seat")),
        ("take", Pairs("pair", CELL)),
        ("take", Pairs("pair", CELL), Words("side", "NS")),
    )
    facts = FACTS
    naming = Naming(
        {"card": {"4": Name("card-of", {"side": "N", "points": 3})}}, places=("cell", "cells")
    )


class Spoken(Language):
    """Says a key with its variables, so that tests see what a sentence gets."""

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__("en")
        self.words = words

    def has(self, key: str) -> bool:
        return key in self.words or super().has(key)

    def say(self, key: str, **facts: object) -> str:
        if key not in self.words:
            return super().say(key, **facts)
        return self.words[key].format(**facts)


LINES = {
    "log-walk": "{you}: {who} walked{at}.",
    "do-walk": "Walk{at}",
    "log-deal": "{who}/{you}/{hidden}/{card}",
    "log-take": "{pair}",
    "log-take-side": "{pair} {side}",
    "log-undo": "{you} {who} undid",
    "fact-given": "{you} {who} {who2}",
    "fact-pen": "{cells} tiles{at}",
    "fact-pen.foretold": "would close{at}",
    "fact-won": "{you} {all}",
    "reason-far": "too far{at}",
    "card-of": "{side} with {points}",
    "side-N": "north",
}


def narrator(reader: int = WATCHER, **how: Any) -> Narrator:
    return Narrator(Game(), Spoken(LINES), ["Ada", "Bo", "Cy"], reader, **how)  # type: ignore[arg-type]


def test_the_reader_is_you_and_others_have_names():
    assert narrator(0).move(0, "walk a1") == "who: Ada walked."
    assert narrator(1).move(0, "walk a1") == "none: Ada walked."
    assert narrator(1).move(1, "undo 3") == "who Bo undid"
    given = Fact("X-1", "given", {"seat": 0, "seat2": 2})
    assert [narrator(seat).fact(given) for seat in range(3)] == [
        "who Ada Cy",
        "none Ada Cy",
        "who2 Ada Cy",
    ]


def test_what_chance_does_to_a_seat_names_that_seat():
    assert narrator(1).move(CHANCE, "deal 1 5") == "Bo/who/none/5"
    assert narrator(0).move(CHANCE, "deal 1 ?") == "Bo/none/unknown/(secret)"
    assert narrator(0).move(CHANCE, "deal 1 ~") == "Bo/none/forgotten/(face down again)"


def test_things_are_called_by_their_names():
    assert narrator(1).move(CHANCE, "deal 1 4") == "Bo/who/none/north with 3"


def test_a_terminal_writes_places_behind_a_sentence():
    terminal = narrator(0, notation=True)
    assert terminal.move(0, "walk a1") == "who: Ada walked (a1)."
    assert terminal.order("walk b1") == "Walk (b1)"
    pen = Fact("X-1", "pen", {"cells": ("a1", "b1")})
    assert terminal.fact(pen) == "2 tiles (a1 b1)"
    assert narrator(0).fact(pen) == "2 tiles"
    assert terminal.reason(Reason("X-1", "far", {"cell": "a1"})) == "too far (a1)"


def test_a_verb_of_several_shapes_has_a_sentence_for_each():
    assert narrator().move(0, "take a1 b1") == "a1 b1"
    assert narrator().move(0, "take a1 b1 N") == "a1 b1 north"


@pytest.mark.parametrize(("reader", "said"), [(0, "all you and Cy"), (1, "none Ada and Cy")])
def test_several_seats_begin_with_the_reader(reader: int, said: str):
    assert narrator(reader).fact(Fact("X-1", "won", {"seats": (0, 2)})) == said


def test_a_line_leaves_out_what_says_nothing():
    facts = (Fact("X-1", "quiet", {}), Fact("X-1", "pen", {"cells": ("a1",)}))
    assert narrator(0).sentences(Line(1, 0, "walk a1", facts)) == ["who: Ada walked.", "1 tiles"]
    empty = Narrator(Game(), Spoken({**LINES, "log-walk": " "}), ["Ada"], 0)  # type: ignore[arg-type]
    assert empty.sentences(Line(1, 0, "walk a1", facts)) == ["1 tiles"]


def test_a_preview_says_what_there_are_words_for():
    facts = [Fact("X-1", "pen", {"cells": ("a1",)}), Fact("X-1", "won", {"seats": (0,)})]
    assert narrator(0, notation=True).foretold(facts) == ["would close (a1)"]
