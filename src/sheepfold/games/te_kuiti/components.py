"""The tiles and fences of Te Kuiti, read and checked; owners may move the flowers, nothing else."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from sheepfold.core.errors import SetupError

KINDS: Final = ("joyful", "sleepy", "timid", "angry", "dreamy", "ram", "shepherd")
SHEEP_KINDS: Final = 5
RAM: Final = 5
SHEPHERD: Final = 6
LEVELS: Final = ("easy", "normal", "hard")


@cache
def default() -> dict[str, Any]:
    text = resources.files(__package__).joinpath("components.json").read_text(encoding="utf-8")
    components: dict[str, Any] = json.loads(text)
    return components


def check(components: Mapping[str, Any]) -> None:
    """Refuse components that are not Te Kuiti's: ids, kinds and counts are fixed."""
    if not isinstance(components, Mapping):
        raise SetupError("components: they are an object with the keys of the game's own")
    for name, value in default().items():
        if name not in ("tiles", "status") and components.get(name) != value:
            raise SetupError(f"components: {name} must be {value!r}, not {components.get(name)!r}")
    tiles = components.get("tiles")
    if not isinstance(tiles, list) or len(tiles) != len(default()["tiles"]):
        raise SetupError(f"components: tiles must be a list of {len(default()['tiles'])} tiles")
    for number, (tile, ours) in enumerate(zip(tiles, default()["tiles"], strict=True), start=1):
        if not isinstance(tile, dict) or set(tile) != {"id", "kind", "flower"}:
            raise SetupError(f"components: tile {number} needs exactly id, kind and flower")
        if (tile["id"], tile["kind"]) != (ours["id"], ours["kind"]):
            raise SetupError(f"components: tile {number} must be {ours['id']} ({ours['kind']})")
        flower = tile["flower"]
        if not isinstance(flower, list) or not all(level in LEVELS for level in flower):
            raise SetupError(
                f"components: flower of {tile['id']} must list some of {', '.join(LEVELS)}"
            )


def bag(components: Mapping[str, Any], level: str | None) -> list[int]:
    """How many tiles there are of each face: kinds without a flower, then kinds with one."""
    counts = [0] * (2 * len(KINDS))
    for tile in components["tiles"]:
        flowered = level in tile["flower"]
        counts[KINDS.index(tile["kind"]) + len(KINDS) * flowered] += 1
    return counts
