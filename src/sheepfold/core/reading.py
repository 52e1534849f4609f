"""A viewer's log as lines: what happened in words and facts, as this viewer may read it now.

People have to remember faces that lie face down again: those faces appear only in the lines of the
viewer's last turn, and older lines have `~` there. Imports no game.
"""

from collections.abc import Sequence, Set
from dataclasses import replace
from typing import Any

from sheepfold.core.errors import Value
from sheepfold.core.facts import FORGOTTEN, Thing
from sheepfold.core.match import Line, Match
from sheepfold.core.protocol import WATCHER, AnyGame


class Reading:
    """One viewer's reading of a growing log: stays up to date without reading it again."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.game: AnyGame = match.game
        self.viewer = viewer
        self.lines: list[Line] = []  # as the viewer may read them now
        self._live: list[Line] = []  # with no faces to remember hidden
        self._naming: dict[Thing, list[int]] = {}  # lines that show a thing's face
        self._covered: Set[Thing] = frozenset()
        self._old = 0  # number of lines before the viewer's last turn
        self.follow(match, match.view(viewer))

    def follow(self, match: Match, view: Any) -> list[Line]:
        """Read on to the end of the log; return all lines that are new or changed.

        `view` is the viewer's view of the match now: it tells what still lies open.
        """
        known = len(self._live)
        changed = self._take_up(match)
        old, covered = 0, frozenset[Thing]()
        if not is_aided(view):
            old = known_before(self._live, self.viewer)
            covered = frozenset(self.game.covered(view))
        changed.update(range(min(old, self._old), max(old, self._old)))
        for thing in covered ^ self._covered:
            changed.update(self._naming.get(thing, ()))
        self._old, self._covered = old, covered
        return [line for place in sorted(changed) if (line := self._read(place, place >= known))]

    def _take_up(self, match: Match) -> set[int]:
        """Add the new lines; return their places."""
        new = range(len(self._live), len(match.events))
        for place in new:
            line = match.line(place + 1, self.viewer)
            self._live.append(line)
            self.lines.append(line)
            for thing in self.game.facts.things(line.facts):
                self._naming.setdefault(thing, []).append(place)
        return set(new)

    def _read(self, place: int, new: bool) -> Line | None:
        """Read one line again; return None if it is unchanged."""
        line = self._live[place]
        if place < self._old:
            line = faded(self.game, line, self._covered)
        if line == self.lines[place] and not new:
            return None
        self.lines[place] = line
        return line


def lines(match: Match, viewer: int) -> list[Line]:
    """Return the whole log as a viewer may read it now."""
    return Reading(match, viewer).lines


def known_before(log: Sequence[Line], viewer: int) -> int:
    """Return the number of lines before the viewer's last turn, from its last decision on.

    For a watcher it begins with anybody's last decision; without one, all lines belong to it.
    """
    for place in reversed(range(len(log))):
        if log[place].by == viewer or (viewer == WATCHER and log[place].by >= 0):
            return place
    return 0


def is_aided(view: Any) -> bool:
    """Return whether nothing has to be remembered: with the memory aid, or after the match."""
    return not view.acting or getattr(view, "memory_aid", False)


def faded(game: AnyGame, line: Line, covered: Set[Thing]) -> Line:
    """Return an old line, with `~` for the faces of things that are covered now."""
    facts, faces = game.facts.faded(line.facts, covered)
    if facts == line.facts and not faces:
        return line
    return replace(line, facts=facts, text=_without(game, line.text, faces) if faces else line.text)


def _without(game: AnyGame, text: str, faces: Set[tuple[str, Value]]) -> str:
    """Return a move with `~` for the arguments that show one of these faces."""
    verb, words = game.actions.words(text)
    shown = [verb.name]
    for kind, word in zip(verb.kinds, words, strict=True):
        shown += [FORGOTTEN] * kind.width if (kind.name, word) in faces else [word]
    return " ".join(shown)
