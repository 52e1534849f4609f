"""A table in memory: its current match, who listens to it here, and what others know of it."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from sheepfold.core.match import Match
from sheepfold.core.reading import Reading
from sheepfold.server import events, wire
from sheepfold.server.table import NOW, Table
from sheepfold.store.rows import ChatRow, Digest

GRACE_MS: Final = 15_000  # until another process does what this one has begun


class Guest(Protocol):
    """Somebody who is told what happens at a place."""

    chair: int
    address: str

    def told(self, event: events.Kind, before: Match | None) -> None:
        """An event was applied; `before` is the match before it."""

    def renewed(self) -> None:
        """Another match has begun at this table, or all has to be told again."""

    def ended(self) -> None:
        """The table was deleted."""

    def lost(self) -> None:
        """What is in the log is not known here any more: the table has to be read again."""

    def linked(self) -> None:
        """Links of the table were replaced."""

    def present(self, here: Mapping[int, int], gone: Mapping[int, int]) -> None:
        """How many sockets each chair has, and WATCHER, in all processes.

        Chairs without any are gone since a moment.
        """

    def said(self, audience: str, lines: Sequence[ChatRow]) -> None:
        """What was written to an audience, which may be another one."""


class Hint(NamedTuple):
    """What a seat was advised for its decision, in the match, that an event opened."""

    match_id: str
    at: int
    moves: list[wire.Advice]


@dataclass
class Place:
    """A table in memory with its current match, and who listens to it here."""

    id: str
    number: int  # of the match in the series
    commitment: str
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    guests: list[Guest] = field(default_factory=list)
    users: int = 0  # calls that are at work with it
    thinking: set[tuple[str, int, int]] = field(default_factory=set)  # match, seat, opened
    news: set[tuple[str, str]] = field(default_factory=set)  # what is about to be told
    chat: Counter[str] = field(default_factory=Counter)  # per audience the last line that was told
    writing: int = 0  # the number of the event being appended here
    views: dict[int, tuple[Match, Any]] = field(default_factory=dict)  # per viewer the last one
    readings: dict[int, Reading] = field(default_factory=dict)  # of the log, per viewer
    hints: dict[int, Hint] = field(default_factory=dict)  # per seat the last one
    frames: dict[int, bytes] = field(default_factory=dict)  # per viewer, of the last event

    @property
    def address(self) -> str | None:
        """Where the table is watched from; None if nobody is connected to it here."""
        return self.guests[0].address if self.guests else None


def digest(table: Table, now: int) -> Digest:
    """What lists and other processes know of a match without reading its log."""
    wake = table.wake()
    acting = sum(1 << chair for chair in table.owing)
    return Digest(table.phase, acting, now + GRACE_MS if wake == NOW else wake)
