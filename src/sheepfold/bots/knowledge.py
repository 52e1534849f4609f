"""What bots know of each game: features in `bot/knowledge.py`, weights in `bot/weights.json`."""

import json
from collections.abc import Mapping
from typing import Final

from sheepfold.bots.evaluator import Evaluator
from sheepfold.core.protocol import AnyGame
from sheepfold.games.parts import part_of, text_of

WEIGHTS: Final = "weights.json"


def evaluator_of(game: AnyGame, weights: Mapping[str, float] | None = None) -> Evaluator:
    """Return the evaluator of a game, with its own weights or others."""
    module = part_of(game.id, "bot.knowledge", "knowledge for bots")
    if weights is not None:
        return Evaluator(game, module.Knowledge(game), weights)
    return Evaluator(game, module.Knowledge(game), tuned(game.id), f"{game.id}/bot/{WEIGHTS}")


def tuned(game: str) -> dict[str, float]:
    """Return the weights that `sheepfold tune` found."""
    weights: dict[str, float] = json.loads(text_of(game, "bot", WEIGHTS, "weights"))
    return weights
