"""Intervals hold the true share as often as they say; ratings order bots by who beats whom."""

from random import Random

import pytest

from sheepfold.core.outcome import Outcome
from sheepfold.lab.ratings import Ratings, interval, places

TRIES = 1000


def independent(rng: Random, chance: float) -> float:
    return ((rng.random() < chance) + (rng.random() < chance)) / 2


def skill_decides(rng: Random, chance: float) -> float:
    """Both games of most deals end alike."""
    return float(rng.random() < chance) if rng.random() < 0.6 else independent(rng, chance)


def seat_decides(rng: Random, chance: float) -> float:
    """On many deals each side wins once."""
    return 0.5 if rng.random() < 2 * min(chance, 1 - chance) else float(chance > 0.5)


@pytest.mark.parametrize("deal", [independent, skill_decides, seat_decides])
@pytest.mark.parametrize("chance", [0.05, 0.5, 0.8, 0.98])
@pytest.mark.parametrize("deals", [10, 50])
def test_an_interval_holds_the_true_share_in_95_of_100_tries(deal, chance, deals) -> None:
    rng = Random(f"{deal.__name__} {chance} {deals}")
    held = 0
    for _ in range(TRIES):
        low, high = interval([deal(rng, chance) for _ in range(deals)])
        held += low <= chance <= high
    # Counts are whole, so that a little less is bound to happen; with few deals it is wider.
    assert held >= 0.92 * TRIES
    if deals == 50 and chance == 0.8:
        assert held <= 0.98 * TRIES


def test_in_the_middle_the_interval_is_the_normal_one() -> None:
    shares = [0.0, 0.5, 1.0, 0.5] * 100  # sd 0.354
    low, high = interval(shares)
    assert (low, high) == pytest.approx(
        (0.5 - 1.96 * 0.354 / 20, 0.5 + 1.96 * 0.354 / 20), abs=1e-3
    )


def test_at_the_ends_the_interval_is_wilsons() -> None:
    assert interval([1.0] * 20) == pytest.approx((1 / (1 + 1.96**2 / 20), 1.0), abs=1e-3)
    assert interval([0.0] * 20) == pytest.approx((0.0, 1 - 1 / (1 + 1.96**2 / 20)), abs=1e-3)


def test_more_deals_tell_more_and_one_tells_little() -> None:
    widths = [high - low for low, high in (interval([0.5, 1.0] * n) for n in (1, 4, 16, 64))]
    assert widths == sorted(widths, reverse=True)
    low, high = interval([1.0])
    assert low < 0.3
    assert high == 1


def test_winners_share_the_first_place_then_points_count() -> None:
    assert places(Outcome(1, (5, 9, 9, 2), (1,))) == [2, 0, 1, 3]
    assert places(Outcome(1, (5, 9, 5, 9), (1, 3))) == [2, 0, 2, 0]


def test_who_wins_is_rated_higher() -> None:
    ratings = Ratings(["a", "b", "c"])
    for _ in range(30):
        ratings.add(["a", "b"], Outcome(1, (2, 1), (0,)))
        ratings.add(["c", "b"], Outcome(1, (1, 2), (1,)))
    table = ratings.table()
    assert table["a"]["mu"] > table["b"]["mu"] > table["c"]["mu"]
    assert table["b"]["ordinal"] == pytest.approx(
        table["b"]["mu"] - 3 * table["b"]["sigma"], abs=1e-5
    )


def test_a_tie_leaves_equals_equal_and_surer() -> None:
    ratings = Ratings(["a", "b"])
    before = ratings.table()["a"]
    ratings.add(["a", "b"], Outcome(1, (2, 2), (0, 1)))
    a, b = ratings.table()["a"], ratings.table()["b"]
    assert a == b
    assert a["mu"] == before["mu"]
    assert a["sigma"] < before["sigma"]


def test_on_several_seats_a_bot_changes_by_the_mean_of_them() -> None:
    """One of four equals wins: alone it gains what the three others lose together."""
    ratings = Ratings(["a", "b"])
    ratings.add(["b", "a", "b", "b"], Outcome(1, (1, 2, 1, 1), (1,)))
    a, b = (ratings.table()[name]["mu"] - 25 for name in "ab")
    assert a == pytest.approx(-3 * b, abs=1e-5)
    assert a > 0
