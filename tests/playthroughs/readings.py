"""What every viewer reads of a playthrough: each line when it happened, and the log again later.

The one place among these files that knows how the game's code makes stories. What it returns is
plain: a note is its ruling, its key and a mapping of names to values.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sheepfold import WATCHER, Match
from sheepfold.core.options import as_dict
from sheepfold.core.record import Event, Undo
from sheepfold.core.story import Line, Step, fresh, lines, recent, told

MOMENTS = 6  # evenly spaced, at which the log is read again; the last one is the end


class Noted(NamedTuple):
    ruling: str
    key: str
    values: Mapping[str, Any]


class Reading(NamedTuple):
    """A line as a viewer reads it."""

    by: int
    text: str
    notes: tuple[Noted, ...]


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
    whole = Match.replay(record)
    viewers = {viewer: Viewer(whole, viewer) for viewer in (WATCHER, *range(whole.players))}
    end = len(whole.events)
    moments = {end * one // MOMENTS for one in range(1, MOMENTS + 1)}
    moments.add(end - 1)  # never is there more to remember
    before = whole.game.setup(whole.players, whole.options)
    for match in repeated(whole):
        after = match.state.copy()
        for viewer in viewers.values():
            viewer.follow(match, before, after)
            if len(match.events) in moments:
                viewer.read_again()
        before = after
    return {number: viewer.readings for number, viewer in viewers.items()}


def repeated(whole: Match) -> Iterator[Match]:
    """The match after each of its lines. Without a seed, for the log names what was drawn."""
    match = Match.start(whole.game, whole.players, as_dict(whole.options), seed=None)
    for event in whole.events:
        if isinstance(event, Undo):
            match.undo(event.by, agreed=range(match.players) if event.agreed else ())
        else:
            match.play(event.by, event.text)
        yield match


class Viewer:
    """Somebody who watches a match from its start to its end."""

    def __init__(self, whole: Match, viewer: int) -> None:
        self.game, self.viewer = whole.game, viewer
        self.view = self.game.view(self.game.setup(whole.players, whole.options), viewer)
        self.log: list[Event] = []
        self.steps: list[Step] = []
        self.readings = Readings()

    def follow(self, match: Match, before: Any, after: Any) -> None:
        """Read the line that was added to the log, between these states."""
        event = match.events[-1]
        if isinstance(event, Undo):
            steps = [Step(event, self.view, self.game.view(after, self.viewer), ())]
        else:
            moves = [(event.by, self.game.actions.parse(event.text))]
            steps = fresh(self.game, [before, after], moves, self.viewer, self.view)
        self.steps += steps
        self.readings.live += map(plain, told(steps, len(match.events)))
        self.view = steps[-1].after
        self.uncover(match.log(self.viewer))

    def uncover(self, log: list[Event]) -> None:
        """Notice the older lines of the log that say more now."""
        changed = log[: len(self.log)] != self.log
        for number, (old, new) in enumerate(zip(self.log, log, strict=False) if changed else (), 1):
            if old != new:
                text = str(new).partition(" ")[2]
                self.readings.uncovered.append(Uncovered(number, len(log), text))
        self.log = log

    def read_again(self) -> None:
        """Read the whole log as it reads now."""
        count = recent(self.steps, self.viewer)
        again = lines(self.game, self.steps, self.view, count)
        self.readings.later[len(self.steps)] = list(map(plain, again))


def plain(line: Line) -> Reading:
    return Reading(line.by, line.text, tuple(noted(line.notes)))


def noted(notes: Iterable[Any]) -> Iterator[Noted]:
    for note in notes:
        yield Noted(note.ruling, note.key, note.facts)
