"""Randomness: keyed draws that can be verified, and a plain fast generator for playouts.

A keyed draw depends only on the match's seed, the kind of draw and how many of that kind were made
before, undone draws included. So an undo never shows what comes next.
"""

import hashlib
import hmac
import random
import secrets
from typing import Protocol

SEED_BYTES = 32


class Rng(Protocol):
    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, all equally likely."""


class Plain:
    """A fast generator for playouts, bots and simulations; the same parts give the same numbers."""

    def __init__(self, *parts: object) -> None:
        self.__setstate__(random.Random(hashlib.sha256(repr(parts).encode()).digest()))

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def __getstate__(self) -> random.Random:
        """Leave out the bound method, which deep copies would share together with its generator."""
        return self._source

    def __setstate__(self, source: random.Random) -> None:
        self._source = source
        self.random = source.random


class Counted:
    """Any generator, with a count of the numbers it gave."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.draws = 0

    def below(self, n: int) -> int:
        self.draws += 1
        return self.rng.below(n)


def fresh_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_bytes(seed: int | bytes) -> bytes:
    """Return a match's seed: 32 bytes unchanged, an int hashed to them."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return seed
    return hashlib.sha256(f"sheepfold {seed}".encode()).digest()


def keyed_draw(seed: bytes, stream: str, count: int, total: int) -> int:
    """Return draw `count` of a stream: a whole number below `total`, by rejection sampling."""
    limit = (1 << 256) // total * total
    attempt = 0
    while True:
        key = f"{stream} {count} {attempt}".encode()
        number = int.from_bytes(hmac.digest(seed, key, "sha256"), "big")
        if number < limit:
            return number % total
        attempt += 1


def weighted(chances: list[tuple[int, int]], number: int) -> int:
    """Return the outcome that owns `number` if each owns as many as its weight, in order."""
    for outcome, weight in chances:
        number -= weight
        if number < 0:
            return outcome
    raise ValueError("the number is not below the sum of the weights")
