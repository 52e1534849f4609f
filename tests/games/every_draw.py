"""All that a random generator can lead to: for comparing imagined worlds with those possible."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any


class Scripted:
    """A generator that gives the numbers of a script, then zeros; it remembers the choices."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.sizes: list[int] = []

    def below(self, n: int) -> int:
        self.sizes.append(n)
        return self.script[len(self.sizes) - 1] if len(self.sizes) <= len(self.script) else 0


def every_draw(make: Callable[[Scripted], Any]) -> Iterator[tuple[Any, Fraction]]:
    """What a generator can lead to, each with its probability."""
    script: list[int] = []
    while True:
        rng = Scripted(script)
        made = make(rng)
        chance = Fraction(1)
        for size in rng.sizes:
            chance /= size
        yield made, chance
        script = (script + [0] * len(rng.sizes))[: len(rng.sizes)]
        while script and script[-1] == rng.sizes[len(script) - 1] - 1:
            script.pop()
        if not script:
            return
        script[-1] += 1
