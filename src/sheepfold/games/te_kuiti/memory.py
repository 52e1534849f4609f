"""Which lines of Te Kuiti's log show tiles that lie face down now, and what they tell without."""

from collections.abc import Sequence
from typing import Final

from sheepfold.core.protocol import Step
from sheepfold.core.record import Move
from sheepfold.core.story import hide
from sheepfold.games.te_kuiti.actions import ACTIONS
from sheepfold.games.te_kuiti.board import CELL_NAMES
from sheepfold.games.te_kuiti.view import FieldView

FACES: Final = ("kind", "side")
# Notes that tell whether two tiles are alike, or where a flower points.
TELLING: Final = ("turned-back", "pair-enclosed", "flower-fence", "flower-clockwise")


def shown(step: Step) -> tuple[str, str, str] | None:
    """The cell, kind and flower's side of the tile that a step turned up."""
    if not isinstance(step.event, Move):
        return None
    verb, *words = step.event.text.split()
    if verb == "reveal":
        return step.before.flipped, words[0], words[1] if len(words) > 1 else "-"
    if verb == "flip" and step.after.flipped is None:
        seen = next(seen for seen in step.before.memory if seen.cell == words[0])
        return seen.cell, seen.kind, seen.side
    return None


def remembered(steps: Sequence[Step], view: FieldView) -> list[bool]:
    """TK-15: without the memory aid, tiles of this round that lie face down are not named."""
    if view.memory_aid or not view.pending:
        return [False] * len(steps)
    return [
        (tile := shown(step)) is not None
        and step.before.round == view.round
        and view.table[CELL_NAMES.index(tile[0])] == "down"
        for step in steps
    ]


def untold(step: Step) -> Step:
    return hide(step, ACTIONS, FACES, telling=TELLING)
