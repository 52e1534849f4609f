"""Finds a game's parts for bots, the terminal and the lab, and says which part is missing.

The game itself imports none of them: its rules load without bots and boards.
"""

from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from sheepfold.core.errors import SetupError

PACKAGE: Final = "sheepfold.games"
STEP: Final = 10  # of docs/add-a-game.md, which asks for all of it


def part_of(game: str, name: str, what: str) -> Any:
    """Return a module in one of a game's folders, such as `bot.greedy`; raise if it is missing."""
    if module := optional_part(game, name):
        return module
    raise missing(game, what, f"{name.replace('.', '/')}.py")


def optional_part(game: str, name: str) -> Any:
    """Return a module in one of a game's folders, or None if the game has no such module."""
    module = f"{PACKAGE}.{game}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if f"{module}.".startswith(f"{error.name}."):
            return None
        raise


def text_of(game: str, folder: str, file: str, what: str) -> str:
    """Return the text of a file in one of a game's folders; raise if it is missing."""
    try:
        return files(f"{PACKAGE}.{game}.{folder}").joinpath(file).read_text("utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        raise missing(game, what, f"{folder}/{file}") from None


def missing(game: str, what: str, path: str) -> SetupError:
    path = f"src/{PACKAGE.replace('.', '/')}/{game}/{path}"
    return SetupError(f"{game} has no {what}: write {path} (docs/add-a-game.md, step {STEP})")
