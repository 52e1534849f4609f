"""The only list of games."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from sheepfold.core.components import ComponentError, line_of, own_text, read
from sheepfold.core.errors import SetupError
from sheepfold.core.protocol import AnyGame

Components = Mapping[str, Any] | str | None
Maker = Callable[[Mapping[str, Any] | None], AnyGame]


def listed(package: str, name: str) -> Maker:
    """Return a maker that imports its game when the game is first made."""

    def make_listed(components: Mapping[str, Any] | None) -> AnyGame:
        made: AnyGame = getattr(import_module(f"{__name__}.{package}"), name)(components)
        return made

    return make_listed


GAMES: dict[str, Maker] = {
    "sheep_and_thief": listed("sheep_and_thief", "SheepAndThief"),
    "meadowmight": listed("meadowmight", "Meadowmight"),
    "volle_wolle": listed("volle_wolle", "VolleWolle"),
    "sheepland": listed("sheepland", "Sheepland"),
    "te_kuiti": listed("te_kuiti", "TeKuiti"),
}


def make(name: str, components: Components = None) -> AnyGame:
    """Return a game by its id, with its own components or an owner's.

    Those are data, or the text of a file: then a refusal names the line.
    """
    if name not in GAMES:
        raise SetupError(f"unknown game {name!r}; there are: {', '.join(GAMES)}")
    if not isinstance(components, str):
        return GAMES[name](components)
    data = read(components)
    if data is None:
        raise SetupError("components: line 1: null is not an object")
    if isinstance(data, dict) and data.get("game", name) != name:
        line, game = line_of(components, ("game",)), data["game"]
        raise SetupError(f"components: line {line}: game: must be {name!r}, not {game!r}")
    try:
        return GAMES[name](data)
    except ComponentError as error:
        line = line_of(components, error.path)
        raise SetupError(str(error).replace(":", f": line {line}:", 1)) from None


def own_components(name: str) -> str:
    """Return the text of a game's own components; `status` says what an owner may change."""
    make(name)  # refuses an unknown one
    return own_text(f"{__name__}.{name}")
