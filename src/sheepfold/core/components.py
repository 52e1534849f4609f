"""Components of a game: read from a file, compared with the game's own, refused with their place.

Owners may replace faces, numbers and adjacency; ids, keys and counts are the game's.
"""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any

from sheepfold.core.errors import SetupError

Path = tuple[str | int, ...]
SIDES = "NESW"  # clockwise; how components write the sides of a tile or card
FREE = ("status",)  # texts that an owner may word freely


class ComponentError(SetupError):
    """An error in components, with its place: the keys and indices that lead there."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        where = " ".join(f"number {part + 1}" if type(part) is int else str(part) for part in path)
        super().__init__(f"components: {where}: {reason}" if path else f"components: {reason}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.path, self.reason)


def default(package: str) -> dict[str, Any]:
    """Return a fresh copy of a game's own components, which the caller may change."""
    components: dict[str, Any] = json.loads(own_text(package))
    return components


@cache
def own_text(package: str) -> str:
    return resources.files(package).joinpath("components.json").read_text(encoding="utf-8")


def read(text: str) -> Any:
    """Parse the text of a components file; a text that is not JSON is refused with its line."""
    try:
        return json.loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        what = f"this is not JSON: {error.msg}" if text.strip() else "the file is empty"
        raise SetupError(f"components: line {error.lineno}: {what}") from None
    except (ValueError, RecursionError) as error:
        raise SetupError(f"components: {error}") from None


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object's members in one pass, since strangers may send any number of them."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"the key {name!r} occurs twice in one object")
        found[name] = value
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number")


# Comparison with the game's own


def check_like(given: Any, own: Any, path: Path = (), *, free: Iterable[str] = FREE) -> None:
    """Refuse other keys, other types of values, lists of objects of another length and other ids.

    Lists of plain values may differ in length and content: the game itself checks them and the
    meaning of its faces. The values of the keys in `free` are not checked.
    """
    if isinstance(own, Mapping):
        if not isinstance(given, Mapping):
            raise ComponentError(path, f"an object with the keys {_words(own)} is needed")
        for key in own:
            if key not in given:
                raise ComponentError(path, f"the key {key!r} is missing")
        for key in given:
            if key not in own:
                raise ComponentError((*path, key), f"unknown key; there are: {_words(own)}")
        for key in own:
            if key not in free:
                check_like(given[key], own[key], (*path, key), free=free)
        if "id" in own and given["id"] != own["id"]:
            raise ComponentError((*path, "id"), f"must be {own['id']!r}, not {given['id']!r}")
    elif isinstance(own, list):
        if not isinstance(given, list):
            raise ComponentError(path, f"a list is needed, not {given!r}")
        if own and isinstance(own[0], Mapping):
            if len(given) != len(own):
                raise ComponentError(path, f"there must be {len(own)}, not {len(given)}")
            for number, (one, other) in enumerate(zip(given, own, strict=True)):
                check_like(one, other, (*path, number), free=free)
    elif type(given) is not type(own):
        raise ComponentError(path, f"{_KINDS[type(own)]} is needed, not {given!r}")


_KINDS = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    float: "a number",
    type(None): "null",
}


def _words(names: Iterable[str]) -> str:
    return ", ".join(names)


def check_fixed(given: Mapping[str, Any], own: Mapping[str, Any], keys: Iterable[str]) -> None:
    """Refuse another value where the rules name it; 20.0 is not the same as 20."""
    for key in keys:
        if json.dumps(given[key], sort_keys=True) != json.dumps(own[key], sort_keys=True):
            raise ComponentError((key,), f"must be {own[key]!r}, not {given[key]!r}")


def check_sides(given: str, path: Path) -> None:
    """Check that sides are some of N, E, S, W, each once, in this order."""
    for side in given:
        if side not in SIDES:
            raise ComponentError(path, f"unknown side {side!r}; sides are N, E, S, W")
    if given != "".join(side for side in SIDES if side in given):
        raise ComponentError(path, f"each side occurs once, clockwise from N, not {given!r}")


# The line of a place

_DECODER = json.JSONDecoder()


def line_of(text: str, path: Path) -> int:
    """Return the line, from 1, where the value at a path begins in a file that `read` accepts.

    For a path that leads nowhere, return the line of the last part that exists.
    """
    position = _skip(text, 0)
    for part in path:
        found = _child(text, position, part)
        if found is None:
            break
        position = found
    return text.count("\n", 0, position) + 1


def _child(text: str, position: int, part: str | int) -> int | None:
    """Return the position where a member of the object or list at a position begins."""
    closing = {"{": "}", "[": "]"}.get(text[position])
    if closing is None:
        return None
    number = 0
    position = _skip(text, position + 1)
    while text[position] != closing:
        name: str | int = number
        if closing == "}":
            name, position = _DECODER.raw_decode(text, position)
            position = _skip(text, _skip(text, position) + 1)  # after the colon
        if name == part:
            return position
        _, position = _DECODER.raw_decode(text, position)
        position = _skip(text, position)
        if text[position] == ",":
            position = _skip(text, position + 1)
        number += 1
    return None


def _skip(text: str, position: int) -> int:
    while text[position] in " \t\r\n":
        position += 1
    return position
