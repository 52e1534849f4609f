"""Clocks of the seats, in milliseconds of the database's time. Knows who runs, not why.

Time during which no server was alive does not count.
"""

from collections.abc import Iterable, Sequence

from sheepfold.server.plan import Time

Outages = Sequence[tuple[int, int]]


class Clock:
    def __init__(self, time: Time, seats: int, outages: Outages) -> None:
        self.time = time
        self.outages = outages
        self.left = [time.seconds * 1000] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0

    @property
    def limited(self) -> bool:
        return self.time.kind != "none"

    def advance(self, now: int) -> None:
        """Let the time up to now pass."""
        self.left = self.left_at(now)
        self.since = now

    def left_at(self, now: int) -> list[int]:
        """Milliseconds left per seat at this moment; nothing changes."""
        passed = self._passed(self.since, now)
        return [
            max(0, left - passed) if seat in self.running else left
            for seat, left in enumerate(self.left)
        ]

    def run(self, seats: Iterable[int]) -> None:
        """From now on the time of these seats passes."""
        self.running = tuple(sorted(seats)) if self.limited else ()

    def decided(self, seat: int) -> None:
        """A seat has moved."""
        if self.time.kind == "player":
            self.left[seat] += self.time.increment * 1000

    def asked(self, seat: int) -> None:
        """A new decision of a seat begins."""
        if self.time.kind == "move":
            self.left[seat] = self.time.seconds * 1000

    def up(self, seat: int, now: int) -> bool:
        """Whether a running seat's time is up by now."""
        return seat in self.running and self._passed(self.since, now) >= self.left[seat]

    def next_up(self) -> int | None:
        """When the first running seat's time will be up, unless the server stops meanwhile."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def _passed(self, began: int, now: int) -> int:
        stood = sum(max(0, min(now, end) - max(began, start)) for start, end in self.outages)
        return max(0, now - began - stood)
