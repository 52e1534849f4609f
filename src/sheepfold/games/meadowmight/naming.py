"""How sentences call the tiles of Meadowmight: what they show, and how many fences they have."""

from collections.abc import Mapping
from typing import Any

from sheepfold.core.naming import Name, Naming
from sheepfold.games.meadowmight.components import type_word

PLACES = ("cell", "cells")


def naming_of(components: Mapping[str, Any]) -> Naming:
    """Return the names; an owner's components may have more sheep on neutral tiles."""
    names = {type_word(tile["id"]): _name(tile) for tile in components["tiles"]}
    return Naming({"type": names}, places=PLACES)


def _name(tile: Mapping[str, Any]) -> Name:
    kind, shape = type_word(tile["id"]).split("-")
    fences: dict[str, str | int] = {"fences": shape}
    return Name(f"tile-{kind}", fences | ({"n": tile["sheep"]} if "sheep" in tile else {}))
