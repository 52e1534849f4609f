"""Keyed draws are fixed for ever by seed, stream and count; plain ones by their parts."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sheepfold.core.rng import Plain, fresh_seed, keyed_draw, seed_bytes, weighted

SEED = bytes(range(32))
PINNED = [11, 13, 8, 0, 8, 6, 21, 21]
PINNED_SEED = "aa7ec1e7baf2c30c0865075cfce3ee9a09668fa6ab26261d03aa20940a1dd9c0"


def test_keyed_draws_stay_what_they_are() -> None:
    """Changing these numbers would break every record ever written."""
    assert [keyed_draw(SEED, "reveal", count, 25) for count in range(8)] == PINNED
    assert seed_bytes(7).hex() == PINNED_SEED


def test_streams_and_counts_are_independent() -> None:
    one = [keyed_draw(SEED, "reveal", count, 1000) for count in range(20)]
    other = [keyed_draw(SEED, "roll", count, 1000) for count in range(20)]
    assert one != other
    assert len(set(one)) > 15


def test_draws_agree_with_their_weights() -> None:
    """A chi-square far below its limit; the seed is fixed, so this never wavers."""
    chances = [(10, 4), (11, 1), (12, 3)]
    drawn = Counter(weighted(chances, keyed_draw(SEED, "s", count, 8)) for count in range(8000))
    expected = {10: 4000, 11: 1000, 12: 3000}
    assert sum((drawn[k] - n) ** 2 / n for k, n in expected.items()) < 9.2  # 2 degrees, 1 %


@given(st.integers(1, 10**9), st.integers(0, 10**6))
def test_a_draw_is_below_its_total(total: int, count: int) -> None:
    assert 0 <= keyed_draw(SEED, "x", count, total) < total


@given(st.lists(st.integers(1, 9), min_size=1, max_size=8))
def test_every_number_has_an_outcome_and_weights_count_them(weights: list[int]) -> None:
    chances = list(enumerate(weights))
    drawn = Counter(weighted(chances, number) for number in range(sum(weights)))
    assert drawn == dict(chances)


def test_a_number_beyond_the_weights_is_refused() -> None:
    with pytest.raises(ValueError, match="not below"):
        weighted([(0, 1)], 1)


def test_plain_generators_repeat_and_differ() -> None:
    one, same, other = Plain("a", 1), Plain("a", 1), Plain("a", 2)
    numbers = [one.below(100) for _ in range(10)]
    assert numbers == [same.below(100) for _ in range(10)]
    assert numbers != [other.below(100) for _ in range(10)]
    assert all(0 <= number < 100 for number in numbers)


def test_seeds_are_32_bytes() -> None:
    assert len(fresh_seed()) == 32
    assert fresh_seed() != fresh_seed()
    assert seed_bytes(SEED) == SEED
    assert len(seed_bytes(-5)) == 32
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        seed_bytes(b"abc")
