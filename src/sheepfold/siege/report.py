"""The results of a siege, and which promises they break. Imports no server code."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

# The promise to people while one address, or a few, attack a server on two cores.
PROMISED: Final = {
    "acknowledged": 150.0,  # ms within which 95 of 100 moves are acknowledged
    "hello": 1000.0,  # ms within which 95 of 100 people who arrive see the table
    "memory_mb": 150.0,  # that the server grows by
}
WORDS: Final = {"acknowledged": "moves acknowledged", "hello": "people who came saw the table"}


def broken(found: Mapping[str, Any]) -> list[str]:
    """Return every promise that an attack broke, as a sentence; none if all held."""
    said = [
        sentence
        for what in WORDS
        for part in ("during", "after")
        for sentence in _slow(what, part, found[what][part])
    ]
    growth = found["memory"]["growth_mb"]
    if growth is not None and growth > PROMISED["memory_mb"]:
        said.append(f"memory grew by {growth:g} MB, not {PROMISED['memory_mb']:g} at most")
    if found["record"]["missing"]:
        said.append(f"{len(found['record']['missing'])} acknowledged moves are not on record")
    said += _disturbed("refused", found["refused"]) + _disturbed("sent away", found["errors"])
    return said


def _slow(what: str, part: str, times: Mapping[str, Any]) -> list[str]:
    if not times["count"]:
        return [f"{part} the attack: no {WORDS[what]}"]
    if times["p95"] <= PROMISED[what]:
        return []
    return [
        f"{part} the attack: 95 % of {WORDS[what]} within {times['p95']:g} ms, "
        f"not {PROMISED[what]:g}"
    ]


def _disturbed(how: str, codes: Mapping[str, int]) -> list[str]:
    listed = ", ".join(f"{code} {count}" for code, count in codes.items())
    return [f"people were {how}: {listed}"] if listed else []


def whole(plan: Mapping[str, Any], machine: object, attacks: Sequence[Mapping[str, Any]]) -> Any:
    return {
        "plan": plan,
        "promised": PROMISED,
        "machine": machine,
        "attacks": attacks,
        "kept": not any(attack["broken"] for attack in attacks),
    }
