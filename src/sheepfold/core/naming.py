"""Naming: how sentences call the things that a game's words stand for. Keys and ids, no prose.

    Naming(
        {"road": {"36": Name("road-between", {"number": 6, "terrain": "swamp"})}},
        places=("cell", "road"),
    )

The languages translate the key: "road 6 at the swamp". A kind that is not listed is called by the
key `KIND-WORD` if the languages have it, otherwise by the word itself.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Name:
    """A key of the languages and the arguments that it takes."""

    key: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Naming:
    """Names by kind and word, and the kinds that are places of the board.

    A page highlights the places that a sentence is about; a terminal appends their words.
    """

    names: Mapping[str, Mapping[str, Name]] = field(default_factory=dict)
    places: tuple[str, ...] = ()
