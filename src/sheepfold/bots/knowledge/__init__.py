"""What bots know of each game: a file with features, and one with the weights tuned for them."""

import json
from collections.abc import Mapping
from importlib.resources import files

from sheepfold.bots.mind import Mind
from sheepfold.core.errors import SetupError
from sheepfold.core.modules import missing, module_of
from sheepfold.core.protocol import AnyGame


def mind_of(game: AnyGame, weights: Mapping[str, float] | None = None) -> Mind:
    """The mind for a game, with its own weights or others."""
    module = module_of(__name__, game.id, "knowledge for bots", "bots/knowledge", 10)
    if weights is not None:
        return Mind(game, module.Knowledge(game), weights)
    return Mind(game, module.Knowledge(game), tuned(game.id), f"bots/knowledge/{game.id}.json")


def tuned(game: str) -> dict[str, float]:
    """The weights that `sheepfold tune` found."""
    try:
        text = files(__name__).joinpath(f"{game}.json").read_text("utf-8")
    except FileNotFoundError:
        raise SetupError(missing(game, "weights", f"bots/knowledge/{game}.json", 10)) from None
    weights: dict[str, float] = json.loads(text)
    return weights
