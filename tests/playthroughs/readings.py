"""What every viewer reads of a playthrough: each line when it happened, and the log again later.

The one place among these files that knows how the game's code makes stories. What it returns is
plain: a fact is its ruling, its key and a mapping of names to values.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sheepfold import WATCHER, games
from sheepfold import Match as NamedMatch
from sheepfold.core.match import Line, Match
from sheepfold.core.reading import lines
from sheepfold.core.record import Event
from sheepfold.core.story import replayed

SILENT = {
    (kind.ruling, kind.key)
    for game in games.GAMES
    for kind in games.make(game).facts.types
    if kind.silent
}
MOMENTS = 6  # evenly spaced, at which the log is read again; the last one is the end


class Stated(NamedTuple):
    ruling: str
    key: str
    arguments: Mapping[str, Any]


class Reading(NamedTuple):
    """A line as a viewer reads it."""

    by: int
    text: str
    facts: tuple[Stated, ...]


class Uncovered(NamedTuple):
    """A line of a viewer's log that hid a secret, and what it says from a later line on."""

    line: int
    since: int
    text: str


@dataclass
class Readings:
    """What one viewer reads of a match."""

    live: list[Reading] = field(default_factory=list)
    later: dict[int, list[Reading]] = field(default_factory=dict)  # after so many lines
    uncovered: list[Uncovered] = field(default_factory=list)


def read(record: str) -> dict[int, Readings]:
    """The readings of every viewer, the watcher first."""
    whole = NamedMatch.replay(record)
    viewers = {viewer: Viewer(viewer) for viewer in (WATCHER, *range(whole.players))}
    end = len(whole.events)
    moments = {end * one // MOMENTS for one in range(1, MOMENTS + 1)}
    moments.add(end - 1)  # never is there more to remember
    for match in repeated(whole):
        for viewer in viewers.values():
            viewer.follow(match)
            if len(match.events) in moments:
                viewer.read_again(match)
    return {number: viewer.readings for number, viewer in viewers.items()}


def repeated(whole: Match) -> Iterator[Match]:
    """The match after each of its lines."""
    matches = replayed(whole)
    next(matches)
    return matches


class Viewer:
    """Somebody who watches a match from its start to its end."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.log: list[Event] = []
        self.readings = Readings()

    def follow(self, match: Match) -> None:
        """Read the line that was added to the log."""
        self.readings.live.append(plain(match.line(len(match.events), self.viewer)))
        self.uncover(match.log(self.viewer))

    def uncover(self, log: list[Event]) -> None:
        """Notice the older lines of the log that say more now."""
        changed = log[: len(self.log)] != self.log
        for number, (old, new) in enumerate(zip(self.log, log, strict=False) if changed else (), 1):
            if old != new:
                text = str(new).partition(" ")[2]
                self.readings.uncovered.append(Uncovered(number, len(log), text))
        self.log = log

    def read_again(self, match: Match) -> None:
        """Read the whole log as it reads now."""
        self.readings.later[len(match.events)] = list(map(plain, lines(match, self.viewer)))


def plain(line: Line) -> Reading:
    """A line without its silent facts: its text says them, and there are very many."""
    facts = (fact for fact in line.facts if (fact.ruling, fact.key) not in SILENT)
    stated = (Stated(fact.ruling, fact.key, fact.arguments) for fact in facts)
    return Reading(line.by, line.text, tuple(stated))
