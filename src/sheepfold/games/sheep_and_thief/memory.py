"""Which lines of Sheep & Thief's log name cards that went on to others, for people to remember."""

from collections.abc import Sequence
from typing import Final

from sheepfold.core.protocol import Step
from sheepfold.core.record import Move
from sheepfold.core.story import hide
from sheepfold.games.sheep_and_thief.actions import ACTIONS
from sheepfold.games.sheep_and_thief.view import FarmsView

FACES: Final = ("card",)


def remembered(steps: Sequence[Step], view: FarmsView) -> list[bool]:
    """Cards that were dealt to the viewer and passed on are for people to remember."""
    if not view.pending:
        return [False] * len(steps)
    known = {*view.hand, *view.pack, *view.discarded}
    known |= {laid.card for laid in view.laid if laid.card is not None}
    return [not known.issuperset(cards_dealt(step)) for step in steps]


def cards_dealt(step: Step) -> set[int]:
    """The card that a step dealt, if the viewer saw it."""
    words = step.event.text.split() if isinstance(step.event, Move) else [""]
    return {int(words[2])} if words[0] == "deal" and words[2] != "?" else set()


def untold(step: Step) -> Step:
    return hide(step, ACTIONS, FACES)
