"""What tests for all games want of each: `tests/games/<game>/expected.py`."""

from importlib import import_module
from types import ModuleType


def wanted(game: str) -> ModuleType:
    return import_module(f"tests.games.{game}.expected")
