"""How sentences call the roads: by the number printed on them and the places they run between."""

from collections.abc import Mapping
from typing import Any

from sheepfold.core.naming import Name, Naming
from sheepfold.games.sheepland.components import PLACES


def naming(components: Mapping[str, Any]) -> Naming:
    roads = {str(road["id"]): road_name(road) for road in components["roads"]}
    return Naming({"road": roads}, places=("road",))


def road_name(road: Mapping[str, Any]) -> Name:
    one, other = (PLACES[place] for place in road["regions"])
    return Name("road-between", {"number": road["number"], "place": one, "place2": other})
