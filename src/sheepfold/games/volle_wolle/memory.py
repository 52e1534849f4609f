"""Which lines of Volle Wolle's log name sheep that lie covered now, and what they tell without."""

from collections.abc import Sequence
from typing import Final

from sheepfold.core.protocol import Step
from sheepfold.core.record import Move
from sheepfold.core.story import hide
from sheepfold.games.volle_wolle.actions import ACTIONS
from sheepfold.games.volle_wolle.view import FlocksView

FACES: Final = ("card", "number")  # a sheep number names the top of a flock
LASTING: Final = ("dog", "bone")  # cards that are never covered
NAMING: Final = ("lay", "take", "top")  # verbs that name a card
# Notes that tell, beside the dice, the bonus or malus of a flock's top.
FADING: Final = ("reached", "reached-bonus", "reached-both", "reached-chips", "failed")


def remembered(steps: Sequence[Step], view: FlocksView) -> list[bool]:
    """VW-20: without the memory aid, sheep that lie covered in a flock are not named."""
    if view.memory_aid or not view.pending:
        return [False] * len(steps)
    covered = {seen.card for seen in view.memory}
    return [not covered.isdisjoint(shown(step)) for step in steps]


def shown(step: Step) -> set[str]:
    """The cards that a step named; a sheep number names the top of a flock."""
    cards = {note.facts["card"] for note in step.notes if "card" in note.facts}
    if any(note.key == "order" for note in step.notes):
        cards |= {player.top for player in step.after.seats}
    if isinstance(step.event, Move):
        verb, *words = step.event.text.split()
        if verb in NAMING:
            cards.add(words[0])
    return cards


def untold(step: Step) -> Step:
    return hide(step, ACTIONS, FACES, lasting=LASTING)
