"""Finished matches and records people brought, step by step as one viewer saw them. No requests.

They are played again beside the event loop, one at a time, and the last ones are kept ready.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from sheepfold import Match as NamedMatch
from sheepfold.core.errors import RecordError
from sheepfold.core.match import Match
from sheepfold.core.protocol import Step
from sheepfold.core.record import Move, Record, Undo, parse
from sheepfold.core.story import Story, for_people

MOST_LINES: Final = 4000  # of a record that people bring
MOST_AGAIN: Final = 200_000  # moves that its undos make us play again
KEPT_BYTES: Final = 32_000_000
LONGEST_PAGE: Final = 50
_encode: Final = msgspec.json.Encoder().encode

Source = Callable[[], Awaitable[Match]]


@dataclass(frozen=True)
class Film:
    """Every position of a match, encoded; the first one is before the first line."""

    game: str
    players: int
    seats: tuple[str, ...]
    viewer: int
    steps: list[bytes]

    @property
    def size(self) -> int:
        return sum(map(len, self.steps))

    def page(self, start: int, count: int) -> bytes:
        """Some positions as JSON."""
        head = {
            "game": self.game,
            "players": self.players,
            "seats": self.seats,
            "viewer": self.viewer,
            "steps": len(self.steps),
            "start": start,
        }
        steps = b",".join(self.steps[start : start + count])
        return _encode(head)[:-1] + b',"page":[' + steps + b"]}"


def film(match: Match, viewer: int) -> Film:
    """A viewer's film of a match."""
    story = Story(match, viewer)
    steps = [_encode({"line": None, "view": for_people(story.start)})]
    for number, step in enumerate(story.steps, start=1):
        steps.append(_encode({"line": _line(number, step), "view": for_people(step.after)}))
    return Film(match.game.id, match.players, match.seats, viewer, steps)


def _line(number: int, step: Step) -> dict[str, object]:
    notes = [{"ruling": n.ruling, "key": n.key, "facts": dict(n.facts)} for n in step.notes]
    text = str(step.event).partition(" ")[2]
    return {"number": number, "by": step.event.by, "text": text, "notes": notes}


class Shelf:
    """The films shown last."""

    def __init__(self, most_bytes: int = KEPT_BYTES) -> None:
        self._films: OrderedDict[tuple[str, int], Film] = OrderedDict()
        self._most = most_bytes
        self._busy = asyncio.Lock()

    async def film(self, name: str, viewer: int, source: Source) -> Film:
        """A film by the name of its match or record; made from its source if it is not here."""
        key = name, viewer
        if key not in self._films:
            async with self._busy:
                if key not in self._films:
                    match = await source()
                    self._films[key] = await asyncio.to_thread(film, match, viewer)
                    self._make_room()
        self._films.move_to_end(key)
        return self._films[key]

    async def read(self, text: str) -> Match:
        """A record that somebody brought; what cannot be shown raises `RecordError`."""
        async with self._busy:
            return await asyncio.to_thread(played, text)

    def _make_room(self) -> None:
        """The newest stays, however long it is."""
        while len(self._films) > 1 and sum(one.size for one in self._films.values()) > self._most:
            self._films.popitem(last=False)


def played(text: str) -> Match:
    """The match of a record that is short enough to be played again for everybody who asks."""
    if "\0" in text:
        raise RecordError("a record is text: no database keeps a zero in one")
    record = parse(text)
    again = sum(event.target for event in record.events if isinstance(event, Undo))
    if len(record.events) > MOST_LINES or again > MOST_AGAIN:
        raise RecordError(f"a replay has at most {MOST_LINES} lines, and not so many undos")
    if record.viewer is not None:
        raise RecordError("a redacted record tells one viewer's log and cannot be played again")
    return NamedMatch.replay(text)


def as_seen(match: Match, viewer: int) -> str:
    """The record of a match that is running: a viewer's log, without what he has to remember."""
    story = Story(match, viewer)
    told = zip(story.steps, story.lines(), strict=True)
    events = tuple(
        step.event if isinstance(step.event, Undo) else Move(line.by, line.text)
        for step, line in told
    )
    known: Record = parse(match.record(viewer))
    return replace(known, events=events).text()
