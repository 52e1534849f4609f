"""Clocks of the seats, in milliseconds of the database's time. Knows who runs, not why.

Time during which no server was alive does not count. A decision's clock waits while people look at
what bots have done since the seat decided last: for so long per move, however fast they look.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Final

from sheepfold.server.plan import Time

Outages = Sequence[tuple[int, int]]

# How clocks run, as an opening says. Times that change need another number: logs are read again.
WAITING: Final = 2  # with waits; before, time passed while moves were still shown
LOOK_MS: Final = 700  # per move of a bot
LONGEST_MS: Final = 8_000  # for all moves together


def passed(outages: Outages, began: int, now: int) -> int:
    """How much time has passed in which somebody could act."""
    stood = sum(max(0, min(now, end) - max(began, start)) for start, end in outages)
    return max(0, now - began - stood)


def deadline(outages: Outages, began: int, left: int) -> int:
    """When so much time will have passed, as far as outages are known."""
    moment = began + left
    for start, end in sorted(outages):
        if end > began and start < moment:
            moment += end - max(start, began)
    return moment


class Clock:
    def __init__(self, time: Time, seats: int, outages: Outages, *, waiting: bool = True) -> None:
        self.time = time
        self.outages = outages
        self.left = [time.seconds * 1000] * seats
        self._before: list[list[int]] = [[] for _ in self.left]  # what was left at each move
        self.waits = [0] * seats  # before a seat's time passes, while it runs
        self._unseen = [0] * seats  # moves of bots that no decision of a seat has waited for
        self._look = LOOK_MS if waiting and self.limited else 0
        self.running: tuple[int, ...] = ()
        self.since = 0

    @property
    def limited(self) -> bool:
        return self.time.kind != "none"

    def advance(self, now: int) -> None:
        """Let the time up to now pass."""
        self.left, self.waits = self.left_at(now), self.waits_at(now)
        self.since = now

    def left_at(self, now: int) -> list[int]:
        """Milliseconds left per seat at this moment; nothing changes."""
        gone = passed(self.outages, self.since, now)
        return [
            max(0, left - max(0, gone - wait)) if seat in self.running else left
            for seat, (left, wait) in enumerate(zip(self.left, self.waits, strict=True))
        ]

    def waits_at(self, now: int) -> list[int]:
        """Milliseconds per seat before its time passes, from this moment on."""
        gone = passed(self.outages, self.since, now)
        return [
            max(0, wait - gone) if seat in self.running else wait
            for seat, wait in enumerate(self.waits)
        ]

    def run(self, seats: Iterable[int]) -> None:
        """From now on the time of these seats passes."""
        self.running = tuple(sorted(seats)) if self.limited else ()

    def decided(self, seat: int, *, bot: bool = False) -> None:
        """Note that a seat has moved; the others get time to see what a bot did."""
        self.waits[seat] = self._unseen[seat] = 0
        if bot:
            self._unseen = [n + (one != seat) for one, n in enumerate(self._unseen)]
        if self.limited:
            self._before[seat].append(self.left[seat])
        if self.time.kind == "player":
            self.left[seat] += self.time.increment * 1000

    def taken_back(self, seat: int) -> None:
        """A seat thinks again about the same decision: that gives no time back."""
        if self._before[seat]:
            self.left[seat] = min(self.left[seat], self._before[seat].pop())

    def forget_moves(self) -> None:
        """Several moves were undone with everybody's consent: clocks go on from where they are."""
        self._before = [[] for _ in self.left]
        self.waits, self._unseen = [0] * len(self.left), [0] * len(self.left)

    def copy(self) -> "Clock":
        twin = copy(self)
        twin.left = list(self.left)
        twin.waits, twin._unseen = list(self.waits), list(self._unseen)
        twin._before = [list(moves) for moves in self._before]
        return twin

    def asked(self, seat: int) -> None:
        """A new decision of a seat begins, after a look at what bots did before it."""
        look = self._look * self._unseen[seat]
        self.waits[seat] = min(LONGEST_MS, self.waits[seat] + look)
        self._unseen[seat] = 0
        if self.time.kind == "move":
            self.left[seat] = self.time.seconds * 1000

    def up(self, seat: int, now: int) -> bool:
        """Whether a running seat's time is up by now."""
        gone = passed(self.outages, self.since, now)
        return seat in self.running and gone >= self.waits[seat] + self.left[seat]

    def next_up(self) -> int | None:
        """When the first running seat's time will be up, unless the server stops meanwhile."""
        return min(
            (
                deadline(self.outages, self.since, self.waits[seat] + self.left[seat])
                for seat in self.running
            ),
            default=None,
        )
