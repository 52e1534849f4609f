"""Signatures: a key, the ruling behind it, and named arguments. Ints inside, words at the edge.

Facts (what happened) and reasons (why not) are both declared as signatures.
"""

from collections.abc import Sequence
from typing import Any

from sheepfold.core.actions import Kind
from sheepfold.core.errors import Value


class Number:
    """A kind of argument that is a plain number: points, a count, a seat."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, number: int) -> int:
        return number


class Several:
    """A set of one kind: stored as its size, followed by its items."""

    def __init__(self, name: str, of: Kind | Number) -> None:
        self.name = name
        self.of = of


class Signature:
    """A key with its ruling and the kinds of its arguments.

    An argument has the name of its kind; a second one of that kind has a 2 appended, and a keyword
    gives an argument another name.
    """

    def __init__(self, key: str, ruling: str, *arguments: Any, **named: Any) -> None:
        self.key = key
        self.ruling = ruling
        self.arguments: dict[str, Any] = {}
        for argument in arguments:
            second = argument.name in self.arguments
            self.arguments[f"{argument.name}2" if second else argument.name] = argument
        self.arguments |= named

    def values(self, numbers: Sequence[int]) -> dict[str, Value]:
        """Return the arguments by name, from the numbers that a rule gave."""
        found: dict[str, Value] = {}
        at = 0
        for name, argument in self.arguments.items():
            kind = self.kind_of(argument)
            if isinstance(kind, Several):
                size = numbers[at]
                found[name] = tuple(_value(kind.of, one) for one in numbers[at + 1 : at + 1 + size])
                at += 1 + size
            else:
                found[name] = _value(kind, numbers[at])
                at += 1
        if at != len(numbers):
            raise ValueError(f"{self.key}: {len(numbers)} numbers for {list(self.arguments)}")
        return found

    def kind_of(self, argument: Any) -> Any:
        """Return the kind that turns an argument's number into a word."""
        return argument


def _value(kind: Any, number: int) -> str | int:
    return kind.value(number) if isinstance(kind, Number) else kind.text(number)
