"""What bots know of each game: a file with features, and one with the weights tuned for them."""

import json
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files

from sheepfold.bots.mind import Mind
from sheepfold.core.protocol import AnyGame


def mind_of(game: AnyGame, weights: Mapping[str, float] | None = None) -> Mind:
    """The mind for a game, with its own weights or others."""
    knowledge = import_module(f"{__name__}.{game.id}").Knowledge(game)
    return Mind(game, knowledge, tuned(game.id) if weights is None else weights)


def tuned(game: str) -> dict[str, float]:
    """The weights that `sheepfold tune` found."""
    text = files(__name__).joinpath(f"{game}.json").read_text("utf-8")
    weights: dict[str, float] = json.loads(text)
    return weights
