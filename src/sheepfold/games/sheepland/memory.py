"""Which lines of Sheepland's log name tiles that lie face down now, and what they tell without."""

from collections.abc import Sequence
from typing import Final

from sheepfold.core.protocol import Step
from sheepfold.core.record import Move
from sheepfold.core.story import hide
from sheepfold.games.sheepland.actions import ACTIONS
from sheepfold.games.sheepland.view import IslandView

FACES: Final = ("terrain",)
TELLING: Final = ("tile-bought", "stack-empty")  # notes; a price alone may tell the stack


def remembered(steps: Sequence[Step], view: IslandView) -> list[bool]:
    """SL-14: without the memory aid, the tiles that others bought are not named."""
    return [
        isinstance(step.event, Move)
        and step.event.text.startswith("buy ")
        and not view.memory_aid
        and view.tiles[step.event.by] is None
        for step in steps
    ]


def untold(step: Step) -> Step:
    return hide(step, ACTIONS, FACES, telling=TELLING)
