"""Places in a box of components, for putting other values there."""

from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every value in components: leaves, and what holds them."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    if isinstance(value, list):
        for number, one in enumerate(value):
            yield from places(one, (*path, number))


def put(box: Any, path: Path, value: Any) -> Any:
    """Put a value in its place and return what was there, if anything."""
    *way, last = path
    for part in way:
        box = box[part]
    before = box.get(last) if isinstance(box, dict) else box[last]
    box[last] = value
    return before
