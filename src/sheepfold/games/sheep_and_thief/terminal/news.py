"""What is new on Sheep & Thief's boards since the viewer last decided, read from the facts."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from sheepfold.cli.boards import standing
from sheepfold.core.facts import Fact
from sheepfold.core.match import Line

PLACING = {  # facts of a player who places a card and leads its animals
    "card-laid",
    "no-card-fits",
    "sheep-brought",
    "sheep-driven",
    "black-driven",
    "dog-rested",
    "fox-moved",
}


@dataclass
class News:
    """Changes by seat: of what is on a space, and of a part of the gold.

    What came and left again is not new.
    """

    cards: set[tuple[int, str]] = field(default_factory=set)
    white: Counter[tuple[int, str]] = field(default_factory=Counter)
    black: Counter[tuple[int, str]] = field(default_factory=Counter)
    gold: Counter[tuple[int, str]] = field(default_factory=Counter)
    last: int | None = None  # the seat that last placed a card or led animals

    def cells(self, seat: int) -> set[str]:
        """Return the spaces of a board where something is new."""
        moved = [place for animals in (self.white, self.black) for place in +animals]
        moved += [place for animals in (self.white, self.black) for place in -animals]
        return {cell for owner, cell in (*self.cards, *moved) if owner == seat}

    def more(self, seat: int, part: str) -> int:
        """Return by how much a part of the gold has grown; `gold` is the whole of it."""
        if part != "gold":
            return self.gold[seat, part]
        return sum(more for (owner, _), more in self.gold.items() if owner == seat)

    def drive(self, animals: Counter[tuple[int, str]], fact: Fact, n: int) -> None:
        seat = number(fact, "seat")
        animals[seat, word(fact, "cell")] -= n
        animals[seat, word(fact, "cell2")] += n

    def come(self, fact: Fact, n: int) -> None:
        """Count sheep that come to a space or, with a negative number, leave it."""
        seat = number(fact, "seat")
        self.white[seat, word(fact, "cell")] += n
        self.gold[seat, "sheep"] += n

    def add(self, fact: Fact) -> None:
        if fact.key in PLACING:
            self.last = number(fact, "seat")
        match fact.key:
            case "card-laid" | "no-card-fits":
                self.cards.add((number(fact, "seat"), word(fact, "cell")))
            case "sheep-brought" | "sheep-came":
                self.come(fact, number(fact, "n"))
            case "stolen":
                self.come(fact, -number(fact, "n"))
                self.gold[number(fact, "seat2"), "paddock"] += number(fact, "n")
            case "lost":
                self.come(fact, -number(fact, "n"))
            case "sheep-driven":
                self.drive(self.white, fact, number(fact, "n"))
            case "black-driven" | "black-home":
                self.drive(self.black, fact, 1)
            case "black-worth":
                self.gold[number(fact, "seat"), "black"] += number(fact, "more")
            case "town-joined":
                self.gold[number(fact, "seat"), "towns"] += number(fact, "gold")
            case "river-grew":
                self.gold[number(fact, "seat"), "rivers"] += number(fact, "more")
            case "mission":
                self.gold[number(fact, "seat"), "mission"] += number(fact, "gold")


def news(lines: Iterable[Line]) -> News:
    found = News()
    for line in standing(lines):
        for fact in line.facts:
            found.add(fact)
    return found


def number(fact: Fact, name: str) -> int:
    value = fact.arguments[name]
    assert isinstance(value, int)
    return value


def word(fact: Fact, name: str) -> str:
    value = fact.arguments[name]
    assert isinstance(value, str)
    return value
