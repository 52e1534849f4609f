"""How often anybody may do something, and how many sockets may be open. Knows keys, not people."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextvars import ContextVar
from typing import NamedTuple

from sheepfold.server.settings import Settings

Clock = Callable[[], float]  # seconds that never run backwards

MOST_KEYS = 50_000
HOUR = 3600.0
BUSY_SHARE = 0.1  # of an address's requests that are still answered while the server is late
BUSY_BURST = 0.25  # of those at once
MOST_BODY_BYTES = 8_400_000  # of requests of one address that are still arriving
# The address whose request or socket is being served; empty for background jobs.
asker: ContextVar[str] = ContextVar("asker", default="")
IPV6_HOME = 64  # a household has a whole /64, and would else have as many buckets as it likes


class Rate(NamedTuple):
    per_second: float
    burst: float  # as many at once; the bucket's size


class Bucket:
    """Tokens of one key. Only the moment is kept at which the bucket will be full again."""

    __slots__ = ("_clock", "_full_at", "_rate")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._full_at = 0.0

    def allow(self, cost: float = 1) -> float | None:
        """Take the tokens and return None, or take nothing and return the seconds to wait."""
        full_at, wait = _taken(self._rate, self._full_at, self._clock(), cost)
        if wait is None:
            self._full_at = full_at
        return wait


class Buckets:
    """A bucket for each key; beyond `most_keys` the one that was used longest ago is forgotten."""

    def __init__(
        self, rate: Rate, clock: Clock = time.monotonic, most_keys: int = MOST_KEYS
    ) -> None:
        self._rate = rate
        self._clock = clock
        self._most_keys = most_keys
        self._full_at: OrderedDict[str, float] = OrderedDict()

    def allow(self, key: str, cost: float = 1) -> float | None:
        """Take the tokens and return None, or take nothing and return the seconds to wait."""
        full_at, wait = _taken(self._rate, self._full_at.get(key, 0.0), self._clock(), cost)
        if wait is not None:
            self._full_at.move_to_end(key)
            return wait
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        if len(self._full_at) > self._most_keys:
            self._full_at.popitem(last=False)
        return None

    def __len__(self) -> int:
        return len(self._full_at)


def _taken(rate: Rate, full_at: float, now: float, cost: float) -> tuple[float, float | None]:
    """When the bucket is full again after taking `cost`, and how long that has to wait."""
    if not 0 < cost <= rate.burst:
        raise ValueError(f"a cost of {cost} does not fit into a bucket of {rate.burst}")
    then = max(full_at, now) + cost / rate.per_second
    late = then - now - rate.burst / rate.per_second
    # Sums of fractions are inexact: a wait below a millionth of a second does not count.
    return then, late if late > 1e-6 else None


class Places:
    """So many at once for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def enter(self, key: str, number: int = 1) -> bool:
        if self._taken[key] + number > self._most:
            return False
        self._taken[key] += number
        return True

    def leave(self, key: str, number: int = 1) -> None:
        self._taken[key] -= number
        if self._taken[key] <= 0:
            del self._taken[key]

    def __len__(self) -> int:
        return len(self._taken)


class Limits:
    """All limits of one process; keys are `address_key`s, or the seat or table that is named."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        def hourly(number: float) -> Buckets:
            return Buckets(Rate(number / HOUR, max(1.0, number)), clock)

        requests = Rate(settings.requests_per_second, settings.requests_burst)
        self.requests = Buckets(requests, clock)
        few = Rate(BUSY_SHARE * requests.per_second, max(1.0, BUSY_BURST * requests.burst))
        self.busy_requests = Buckets(few, clock)
        self.tables = hourly(settings.tables_per_hour)
        self.sits = hourly(settings.sits_per_hour)
        self.imports = hourly(settings.imports_per_hour)
        self.analyses = hourly(settings.analyses_per_hour)
        chats = settings.table_chats_per_10_seconds
        self.table_chats = Buckets(Rate(chats / 10, max(1.0, chats)), clock)
        self.address_chats = Buckets(Rate(chats / 10, max(1.0, chats)), clock)
        hints = settings.hints_per_minute
        self.hints = Buckets(Rate(hints / 60, max(1.0, hints)), clock)
        self.address_sockets = Places(settings.sockets_per_address)
        self.body_bytes = Places(MOST_BODY_BYTES)
        self.seat_sockets = Places(settings.sockets_per_seat)
        self._settings = settings
        self._clock = clock

    def socket(self) -> "SocketLimits":
        return SocketLimits(self._settings, self._clock)


class SocketLimits:
    """The limits of one socket."""

    __slots__ = ("chats", "messages", "previews")

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        chats, previews = settings.chats_per_10_seconds, settings.previews_per_second
        messages = Rate(settings.messages_per_second, settings.messages_burst)
        self.messages = Bucket(messages, clock)
        self.chats = Bucket(Rate(chats / 10, max(1.0, chats)), clock)
        self.previews = Bucket(Rate(previews, max(1.0, previews)), clock)


def address_key(address: str) -> str:
    """Who counts as one: an IPv4 address, the /64 of an IPv6 address, else the text itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_HOME), strict=False))
