"""Compares what was expected with what was found, and says where they differ."""

from collections.abc import Collection, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tests.golden import files

# Fields that later versions added to answers: by the version whose answers do not have them, and
# by the kind of answer, as in {"0.1.0": {"tables": {"pause_until"}}}.
ADDED: dict[str, dict[str, set[str]]] = {
    "0.1.0": {
        "tables": {"undo_by_asking", "starts", "spent", "names", "called", "winners"},
        "lists": {"spent", "called"},
        "views": {"laid"},
        "replays": {"laid", "names"},
    }
}
MOST = 20  # differences that are told
LONGEST = 200  # letters of a value that are told


def wrong(folder: Path, name: str, found: Any) -> list[str]:
    """Where an answer of today is not the one that is expected in a version's folder."""
    added = ADDED.get(folder.name, {}).get(name.rpartition("/")[2], set())
    return [f"{name}{one}" for one in differences(files.expected(folder, name), found, added)]


def differences(expected: Any, found: Any, added: Collection[str] = ()) -> list[str]:
    """The first differences; fields with an `added` name may be there though nobody expected them.

    Keys of JSON are text, and tuples are lists there: both sides are compared as JSON has them.
    """
    return list(islice(_walk(expected, found, added, ""), MOST))


def _walk(expected: Any, found: Any, added: Collection[str], path: str) -> Iterator[str]:
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in expected:
            if key not in found:
                yield f"{path}/{key}: missing, was {_short(expected[key])}"
            else:
                yield from _walk(expected[key], found[key], added, f"{path}/{key}")
        for key in found:
            if key not in expected and key not in added:
                yield f"{path}/{key}: new, {_short(found[key])}"
    elif isinstance(expected, list) and isinstance(found, list | tuple):
        if len(expected) != len(found):
            yield f"{path}: {len(found)} instead of {len(expected)} entries"
        for number, (one, other) in enumerate(zip(expected, found, strict=False)):
            yield from _walk(one, other, added, f"{path}/{number}")
    elif expected != found or isinstance(expected, bool) != isinstance(found, bool):
        yield f"{path}: {_short(found)} instead of {_short(expected)}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
