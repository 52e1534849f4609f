"""Matches and records people brought, step by step as one viewer saw them. No requests.

Matches are played again in a thread, one at a time; the positions of the last ones are kept.
"""

import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from sheepfold import Match as NamedMatch
from sheepfold.core.errors import RecordError
from sheepfold.core.facts import FORGOTTEN, UNKNOWN
from sheepfold.core.match import Match
from sheepfold.core.reading import Reading, known_before
from sheepfold.core.record import Ending, Move, Record, Undo, parse
from sheepfold.core.story import Story, for_people
from sheepfold.server.queues import WorkQueue

MOST_LINES: Final = 4000  # of a record that people bring
MOST_AGAIN: Final = 200_000  # moves that its undos make us play again
KEPT_BYTES: Final = 32_000_000
KEPT_MATCHES: Final = 50
LONGEST_PAGE: Final = 50
LARGEST_COMPONENTS: Final = 200_000  # letters of an owner's own, alone or in a record
_encode: Final = msgspec.json.Encoder().encode

Source = Callable[[], Awaitable[Match]]


@dataclass(frozen=True)
class Positions:
    """Every position of a match, encoded; the first one is before the first line."""

    game: str
    players: int
    seats: tuple[str, ...]
    viewer: int
    given: int
    ending: Ending | None
    components: bytes  # as JSON; `null` if they are the game's
    names: bytes  # how sentences call them, as JSON; `null` likewise
    steps: list[bytes]

    @property
    def size(self) -> int:
        return len(self.components) + len(self.names) + sum(map(len, self.steps))

    def page(self, start: int, count: int) -> bytes:
        """Some positions as JSON; what is drawn comes with the first ones."""
        head = {
            "game": self.game,
            "players": self.players,
            "seats": self.seats,
            "viewer": self.viewer,
            "given": self.given,
            "ending": self.ending.how if self.ending else "",
            "resigned": self.ending.seats if self.ending else (),
            "steps": len(self.steps),
            "start": start,
        }
        steps = b",".join(self.steps[start : start + count])
        own = (b"null", b"null") if start else (self.components, self.names)
        return b'%s,"components":%s,"names":%s,"page":[%s]}' % (_encode(head)[:-1], *own, steps)


def positions(match: Match, viewer: int) -> Positions:
    """A viewer's positions of a match."""
    story, game = Story(match, viewer), match.game
    positions = [(None, story.start), *((step.line, step.after) for step in story.steps)]
    steps = [_encode({"line": line, "view": for_people(view)}) for line, view in positions]
    return Positions(
        game=game.id,
        players=match.players,
        seats=match.seats,
        viewer=viewer,
        given=match.given,
        ending=match.ending,
        components=_encode(None if game.default_components else dict(game.components)),
        names=_encode(None if game.default_components else game.naming.names),
        steps=steps,
    )


def missed(name: str, match: Match, viewer: int, after: int) -> bytes:
    """Return the last steps behind a line, for a client that reconnects: lines and views, as JSON.

    People see again what they may read again: where there is something to remember, the last turn.
    """
    story, lines = Story(match, viewer), Reading(match, viewer).lines
    aided = match.over or getattr(match.options, "memory_aid", False)
    first = max(after, len(lines) - LONGEST_PAGE, 0 if aided else known_before(lines, viewer))
    told = [
        {"line": line, "view": for_people(story.steps[line.number - 1].after)}
        for line in lines[first:]
    ]
    return _encode({"match": name, "viewer": viewer, "lines": len(lines), "steps": told})


class Shelf:
    """Keeps the positions shown last, and the matches they come from."""

    def __init__(self, queue: WorkQueue, most_bytes: int = KEPT_BYTES) -> None:
        self._positions: OrderedDict[tuple[str, int], Positions] = OrderedDict()
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._queue = queue
        self._most = most_bytes

    async def positions(self, address: str, name: str, viewer: int, source: Source) -> Positions:
        """Return the positions of a match or record by its name; make them if they are not kept.

        The address is the asker's: addresses take turns. A seat that the match does not have
        raises `SetupError`, before much has been done for it.
        """
        key = name, viewer
        if key not in self._positions:
            match = await self._match(name, source)
            match.log(viewer)
            self._positions[key] = await self._queue.run(address, positions, match, viewer)
            self._make_room()
        self._positions.move_to_end(key)
        return self._positions[key]

    async def _match(self, name: str, source: Source) -> Match:
        if name not in self._matches:
            self._matches[name] = await source()
            while len(self._matches) > KEPT_MATCHES:
                self._matches.popitem(last=False)
        self._matches.move_to_end(name)
        return self._matches[name]

    def _make_room(self) -> None:
        """The newest stays, however long it is."""
        while (
            len(self._positions) > 1
            and sum(one.size for one in self._positions.values()) > self._most
        ):
            self._positions.popitem(last=False)


def played(text: str) -> Match:
    """Return the match of a record, which must be short enough to be replayed on request."""
    brought(text)
    return NamedMatch.replay(text)


def imported(text: str) -> Match:
    """The match of a record that somebody brings now, with components that are small enough."""
    must_be_small(brought(text))
    return NamedMatch.replay(text)


def must_be_small(record: Record) -> None:
    """Components may not be larger in a record than where they are sent alone."""
    own = json.dumps(record.components, separators=(",", ":"), ensure_ascii=False)
    if record.components is not None and len(own) > LARGEST_COMPONENTS:
        raise RecordError(f"the components of a record have at most {LARGEST_COMPONENTS} letters")


def brought(text: str) -> Record:
    """A record of somebody's; a long one, and one that is not whole, raises `RecordError`."""
    if "\0" in text:
        raise RecordError("a record is text: no database keeps a zero in one")
    record = parse(text)
    if len(record.events) > MOST_LINES or played_again(record) > MOST_AGAIN:
        raise RecordError(f"a replay has at most {MOST_LINES} lines and few undos")
    if record.viewer is not None:
        raise RecordError("a redacted record has one viewer's log and cannot be replayed")
    return record


def played_again(record: Record) -> int:
    """How many moves, at most, its undos make us play again."""
    return sum(event.target for event in record.events if isinstance(event, Undo))


def as_seen(match: Match, viewer: int) -> str:
    """The record of a match that is running: a viewer's log, without what he has to remember."""
    pairs = zip(match.events, Reading(match, viewer).lines, strict=True)
    events = tuple(
        event if isinstance(event, Undo) else Move(line.by, line.text.replace(FORGOTTEN, UNKNOWN))
        for event, line in pairs
    )
    known: Record = parse(match.record(viewer))
    return replace(known, events=events).text()
