"""Rates and numbers: what is let through, how long to wait, and what is forgotten."""

import pytest

from sheepfold.server.limits import Bucket, Buckets, Limits, Places, Rate, address_key
from sheepfold.server.settings import Settings


class Watch:
    """A clock that somebody else moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_let_through_and_then_the_rate():
    watch = Watch()
    buckets = Buckets(Rate(per_second=2, burst=5), watch)
    assert [buckets.allow("a") for _ in range(5)] == [None] * 5
    assert buckets.allow("a") == pytest.approx(0.5)
    watch.now += 0.4
    assert buckets.allow("a") == pytest.approx(0.1)
    watch.now += 0.1
    assert buckets.allow("a") is None
    assert buckets.allow("a") == pytest.approx(0.5)


def test_whoever_waits_as_told_is_let_through():
    watch = Watch()
    bucket = Bucket(Rate(per_second=3, burst=1), watch)
    for _ in range(1000):
        assert bucket.allow() is None
        wait = bucket.allow()
        assert wait is not None
        watch.now += wait


def test_a_refusal_takes_nothing_and_rest_never_gives_more_than_a_burst():
    watch = Watch()
    bucket = Bucket(Rate(per_second=1, burst=3), watch)
    assert bucket.allow(3) is None
    assert bucket.allow(2) == pytest.approx(2)
    assert bucket.allow(2) == pytest.approx(2)
    watch.now += 1_000_000
    assert bucket.allow(3) is None
    assert bucket.allow() == pytest.approx(1)


def test_a_cost_that_never_fits_is_a_mistake_of_ours():
    with pytest.raises(ValueError, match="does not fit"):
        Bucket(Rate(1, 3)).allow(4)


def test_keys_do_not_share_and_the_longest_unused_is_forgotten():
    buckets = Buckets(Rate(per_second=1, burst=1), Watch(), most_keys=2)
    assert buckets.allow("a") is None
    assert buckets.allow("b") is None
    assert buckets.allow("a") == pytest.approx(1)  # which uses it
    assert buckets.allow("c") is None
    assert len(buckets) == 2
    assert buckets.allow("a") == pytest.approx(1)
    assert buckets.allow("b") is None, "it was forgotten"


def test_a_flood_of_keys_is_bounded():
    buckets = Buckets(Rate(1, 1), Watch(), most_keys=100)
    for key in range(10_000):
        buckets.allow(str(key))
    assert len(buckets) == 100


def test_places_are_given_back():
    places = Places(2)
    assert [places.enter("a"), places.enter("a"), places.enter("a")] == [True, True, False]
    assert places.enter("b")
    places.leave("a")
    assert places.enter("a")
    for key in ("a", "a", "b"):
        places.leave(key)
    assert len(places) == 0


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_one_household_is_one_key(address: str, key: str):
    assert address_key(address) == key


def test_the_limits_are_those_of_the_settings():
    settings = Settings(
        db="sqlite://",
        tables_per_hour=2,
        requests_burst=3,
        chats_per_10_seconds=4,
        sockets_per_seat=1,
    )
    watch = Watch()
    limits = Limits(settings, watch)
    assert [limits.tables.allow("a") for _ in range(2)] == [None, None]
    assert limits.tables.allow("a") == pytest.approx(1800)
    assert sum(limits.requests.allow("a") is None for _ in range(9)) == 3
    one, other = limits.socket(), limits.socket()
    assert sum(one.chats.allow() is None for _ in range(9)) == 4
    assert other.chats.allow() is None
    assert [limits.seat_sockets.enter("x"), limits.seat_sockets.enter("x")] == [True, False]
