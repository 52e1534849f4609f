"""Finds the modules that a game has in other layers, and says which one is missing."""

from importlib import import_module
from typing import Any

from sheepfold.core.errors import SetupError


def missing(game: str, what: str, path: str, step: int) -> str:
    return f"{game} has no {what}: write src/sheepfold/{path} (docs/add-a-game.md, step {step})"


def module_of(package: str, game: str, what: str, folder: str, step: int) -> Any:
    """The module of a game in a package; without it, what to write and which step asks for it."""
    name = f"{package}.{game}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise SetupError(missing(game, what, f"{folder}/{game}.py", step)) from None
