"""What tests for all games expect of each: `tests/games/<game>/expected.py`."""

from importlib import import_module
from types import ModuleType


def expectations(game: str) -> ModuleType:
    return import_module(f"tests.games.{game}.expected")
