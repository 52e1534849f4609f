"""The only list of games."""

from collections.abc import Callable, Mapping
from typing import Any

from sheepfold.core.errors import SetupError
from sheepfold.core.protocol import AnyGame
from sheepfold.games.te_kuiti import TeKuiti

GAMES: dict[str, Callable[[Mapping[str, Any] | None], AnyGame]] = {
    "te_kuiti": TeKuiti,
}


def make(name: str, components: Mapping[str, Any] | None = None) -> AnyGame:
    """A game by its id, with its own components or an owner's."""
    if name not in GAMES:
        raise SetupError(f"unknown game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name](components)
