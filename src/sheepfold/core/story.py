"""The positions of a match as one viewer saw them, and the views that people get."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_type_hints

from sheepfold.core.match import Line, Match
from sheepfold.core.options import as_dict
from sheepfold.core.protocol import WATCHER
from sheepfold.core.reading import is_aided
from sheepfold.core.record import Event, Undo


@dataclass(frozen=True)
class Step:
    """One line of a viewer's log, as it was read when it happened, between two views."""

    line: Line
    before: Any
    after: Any


def replayed(match: Match) -> Iterator[Match]:
    """Yield the match before its first line and after each one: the same object, replayed."""
    shadow = _begun(match)
    yield shadow
    for event in match.events:
        _repeat(shadow, event)
        yield shadow


def _begun(match: Match) -> Match:
    """Return the start of a match, without a seed: chance's draws are read from the log."""
    return Match.start(match.game, match.players, as_dict(match.options), seed=None)


def _repeat(shadow: Match, event: Event) -> None:
    if isinstance(event, Undo):
        shadow.undo(event.by, agreed=range(shadow.players) if event.agreed else ())
    else:
        shadow.play(event.by, event.text)


class Story:
    """Follows a match's log by replaying it."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.viewer = viewer
        self.steps: list[Step] = []
        self._shadow = _begun(match)
        self.start = self.view = self._shadow.view(viewer)  # the view at the end of the story
        self.follow(match)

    def follow(self, match: Match) -> None:
        """Read on to the end of the log."""
        shadow = self._shadow
        for event in match.events[len(self.steps) :]:
            _repeat(shadow, event)
            before, self.view = self.view, shadow.view(self.viewer)
            line = shadow.line(len(shadow.events), self.viewer)
            self.steps.append(Step(line, before, self.view))

    def since(self, seat: int) -> list[Step]:
        """Return the steps from the seat's last decision on; all of them if it made none."""
        own = [number for number, step in enumerate(self.steps) if step.line.by == seat]
        return self.steps[own[-1] if own and seat != WATCHER else 0 :]


def for_people(view: Any) -> dict[str, Any]:
    """Return a view as data for an encoder of dataclasses, without what people have to remember.

    That is every field marked with `MEMORY`, nested ones too; it is included with the memory aid
    and once the match is over.
    """
    if is_aided(view):
        return {one.name: getattr(view, one.name) for one in fields(view)}
    return _without_memory(view)


def _without_memory(value: Any) -> dict[str, Any]:
    kind: type = type(value)
    kept = {name: getattr(value, name) for name, _ in _lasting(kind)}
    for name, deep in _lasting(kind):
        if deep:
            kept[name] = [_without_memory(one) for one in kept[name]]
    return kept


@cache
def _lasting(kind: Any) -> list[tuple[str, bool]]:
    """Return the fields that are not memory, each with whether it is a tuple of dataclasses."""
    types = get_type_hints(kind)
    return [
        (one.name, any(map(_remembers, get_args(types[one.name]))))
        for one in fields(kind)
        if not one.metadata.get("memory")
    ]


def _remembers(kind: Any) -> bool:
    if not isinstance(kind, type) or not is_dataclass(kind):
        return False
    return any(one.metadata.get("memory") for one in fields(kind)) or any(
        deep for _, deep in _lasting(kind)
    )
