"""What a preview foretells comes true: its facts are those of the line that the move becomes."""

import json
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core.match import Match
from sheepfold.server import wire
from sheepfold.server.codec import encode
from sheepfold.server.connection import _previewed
from tests.server import twins

ASKED = 3  # moves that are looked at before each decision
# Per game a fact that a person wants to know before the move is made.
CONFIGURATIONS = [
    ("meadowmight", 2, {}, "side"),
    ("meadowmight", 3, {"fuzzy_fences": True, "wool_wolves": True}, "caught"),
    ("sheepland", 2, {}, "tile-bought"),
    ("sheep_and_thief", 2, {}, "stolen"),
    ("volle_wolle", 3, {}, "card-taken"),
    ("te_kuiti", 2, {}, "pen-closed"),
]


def foretold(match: Match, seat: int, text: str) -> dict[str, Any]:
    """What a device would be sent."""
    told = _previewed(match, seat, wire.Preview(id="p", text=text), set(range(match.players)))
    answer: dict[str, Any] = json.loads(encode(told))
    return answer


def line_of(match: Match, seat: int, text: str) -> list[Any]:
    """The facts that the line has once the move is made."""
    twin = match.copy()
    twin.play(seat, text)
    line = twin.line(len(match.events) + 1, seat)
    facts: list[Any] = json.loads(encode(line.facts))
    return facts


@pytest.mark.parametrize(("name", "players", "options", "wanted"), CONFIGURATIONS)
def test_the_facts_of_a_preview_come_true(
    name: str, players: int, options: dict[str, object], wanted: str
):
    keys, views = set(), 0
    for match in twins.playouts(games.make(name), players, options, 1):
        seat = min(match.acting)
        legal = match.legal(seat)
        for text in legal[:: max(1, len(legal) // ASKED)]:
            told = foretold(match, seat, text)
            facts = told.get("facts", [])
            views += "view" in told
            assert facts == (line_of(match, seat, text) if "view" in told else []), text
            keys |= {fact["key"] for fact in facts}
    assert views
    assert wanted in keys
