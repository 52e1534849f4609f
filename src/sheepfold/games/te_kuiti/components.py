"""The tiles and fences of Te Kuiti, read and checked; owners may move the flowers, nothing else."""

from collections.abc import Mapping
from typing import Any, Final

from sheepfold.core import components as core
from sheepfold.core.components import ComponentError, check_fixed, check_like

KINDS: Final = ("joyful", "sleepy", "timid", "angry", "dreamy", "ram", "shepherd")
SHEEP_KINDS: Final = 5
RAM: Final = 5
SHEPHERD: Final = 6
LEVELS: Final = ("easy", "normal", "hard")
MOST_FLIPS: Final = 300  # in a solo game (TK-S9)


def default() -> dict[str, Any]:
    return core.default(__package__)


def check(components: Mapping[str, Any]) -> None:
    """Refuse components that are not Te Kuiti's: ids, kinds and counts are fixed."""
    own = default()
    check_like(components, own)
    check_fixed(components, own, ("game", "players", "grid", "fences"))
    for number, (tile, ours) in enumerate(zip(components["tiles"], own["tiles"], strict=True)):
        path = ("tiles", number)
        if tile["kind"] != ours["kind"]:
            raise ComponentError(
                (*path, "kind"), f"{tile['id']} is {ours['kind']}, not {tile['kind']!r}"
            )
        for level in tile["flower"]:
            if level not in LEVELS:
                raise ComponentError(
                    (*path, "flower"), f"unknown level {level!r}; levels are {', '.join(LEVELS)}"
                )


def bag(components: Mapping[str, Any], level: str | None) -> list[int]:
    """Return how many tiles there are of each face: kinds without a flower, then kinds with one."""
    counts = [0] * (2 * len(KINDS))
    for tile in components["tiles"]:
        flowered = level in tile["flower"]
        counts[KINDS.index(tile["kind"]) + len(KINDS) * flowered] += 1
    return counts
