"""A table in memory: its current match, its subscribers, and what other processes know of it."""

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


class Subscriber(Protocol):
    """A client that gets what happens at a table; in the server a `Connection`."""

    chair: int
    address: str

    def on_event(self, event: events.Kind, before: Match | None) -> None:
        """An event was applied; `before` is the match before it."""

    def on_renewal(self) -> None:
        """Another match has begun at this table, or its whole state has to be sent again."""

    def on_deletion(self) -> None:
        """The table was deleted."""

    def on_loss(self) -> None:
        """The log may have events that are unknown here: the table has to be loaded again."""

    def on_new_links(self) -> None:
        """Links of the table were replaced."""

    def on_presence(self, here: Mapping[int, int], gone: Mapping[int, int]) -> None:
        """How many sockets each chair has, and WATCHER, in all processes.

        Chairs without any are gone since a moment.
        """

    def on_chat(self, audience: str, lines: Sequence[ChatRow]) -> None:
        """What was written to an audience, which may be another one."""


class Hint(NamedTuple):
    """What a seat was advised for its decision, in the match, that an event opened."""

    match_id: str
    at: int
    moves: list[wire.Advice]


@dataclass
class LiveTable:
    """A table in memory with its current match and its subscribers."""

    id: str
    number: int  # of the match in the series
    commitment: str
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    subscribers: list[Subscriber] = field(default_factory=list)
    users: int = 0  # calls that are at work with it
    thinking: set[tuple[str, int, int]] = field(default_factory=set)  # match, seat, opened
    news: set[tuple[str, str]] = field(default_factory=set)  # that is about to be sent
    chat: Counter[str] = field(default_factory=Counter)  # per audience the last line that was sent
    writing: int = 0  # the number of the event being appended here
    views: dict[int, tuple[Match, Any]] = field(default_factory=dict)  # per viewer the last one
    readings: dict[int, Reading] = field(default_factory=dict)  # of the log, per viewer
    hints: dict[int, Hint] = field(default_factory=dict)  # per seat the last one
    frames: dict[int, bytes] = field(default_factory=dict)  # per viewer, of the last event

    @property
    def address(self) -> str | None:
        """Return an address that watches the table; None if no client is connected to it here."""
        return self.subscribers[0].address if self.subscribers else None


def digest(table: Table, now: int) -> Digest:
    """Return what lists and other processes know of a match without reading its log."""
    wake = table.wake()
    acting = sum(1 << chair for chair in table.owing)
    return Digest(table.phase, acting, now + GRACE_MS if wake == NOW else wake)
