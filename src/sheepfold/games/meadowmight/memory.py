"""Which lines of Meadowmight's log name a tile that lies face down or covered now."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sheepfold.core.protocol import Step
from sheepfold.core.record import Move, Undo
from sheepfold.core.story import hide
from sheepfold.games.meadowmight.actions import ACTIONS
from sheepfold.games.meadowmight.view import PastureView

Stacks = dict[str, tuple[int, ...]]  # per cell the tiles, by the line that brought them; top last
FACES: Final = ("type",)
NAMING: Final = ("covered-up", "returned")  # notes that name a tile
# Notes that tell what was played, or where it had fences: a meadow's worth and the sides of a
# conflict come from all the tiles around.
FADING: Final = (
    *("tree-idle", "pond-idle", "frightened", "caught"),
    *("double-fence", "meadows-joined", "joined-others"),
    *("meadow-enclosed", "meadow-enclosed-shared", "meadow-opened", "meadow-opened-shared"),
    *("conflict", "side", "side-shared", "won", "won-shared", "turned-down"),
)


def remembered(steps: Sequence[Step], view: PastureView) -> list[bool]:
    """Only the top tile of a cell is to be seen; once the match is over, nothing is left untold."""
    if not view.pending:
        return [False] * len(steps)
    stacks: Stacks = {}
    history: list[Stacks] = []  # before each line
    named: list[list[int]] = []  # per line the tiles it names
    for number, step in enumerate(steps):
        history.append(stacks)
        if isinstance(step.event, Undo):
            stacks = history[step.event.target - 1]
            named.append([])
        else:
            before, stacks = stacks, carried_out(number, step, stacks)
            named.append(tiles_named(number, step, before, stacks))
    down = {shown.cell for shown in view.table if shown.type == "down"}
    seen = {tiles[-1] for cell, tiles in stacks.items() if cell not in down}
    hidden = {tile for tiles in stacks.values() for tile in tiles} - seen
    return [not hidden.isdisjoint(tiles) for tiles in named]


def effect(step: Step) -> list[str]:
    """The move that takes effect in a step: a CHANGE does with its last discard."""
    assert isinstance(step.event, Move)
    words = step.event.text.split()
    if step.after.announced is not None:
        return []
    if words[0] == "discard" and step.before.announced is not None:
        return str(step.before.announced).split()
    return words


def carried_out(number: int, step: Step, stacks: Stacks) -> Stacks:
    """The stacks after a step."""
    match effect(step):
        case ["start", *_]:
            return {"0,0": (number,)}
        case ["play", _, cell, _]:
            return {**stacks, cell: (*stacks.get(cell, ()), number)}
        case ["move", home, target]:
            moved = stacks[home][-1]
            return {**without_top(stacks, home), target: (*stacks[target], moved)}
        case ["recall", cell]:
            return without_top(stacks, cell)
    return stacks


def without_top(stacks: Stacks, cell: str) -> Stacks:
    left = {other: tiles for other, tiles in stacks.items() if other != cell}
    return {**left, cell: stacks[cell][:-1]} if len(stacks[cell]) > 1 else left


def tiles_named(number: int, step: Step, before: Stacks, after: Stacks) -> list[int]:
    """The tiles whose faces a step tells."""
    found = [number] if effect(step)[:1] in (["start"], ["play"]) else []
    for note in step.notes:
        if note.key in NAMING and note.facts["type"] != "down":
            stacks = before if note.key == "covered-up" else after
            found.append(stacks[str(note.facts["cell"])][-1])
    return found


def untold(step: Step) -> Step:
    """What was discarded lies open for ever."""
    hidden = hide(step, ACTIONS, FACES)
    discard = isinstance(step.event, Move) and step.event.text.startswith("discard ")
    return replace(hidden, event=step.event) if discard else hidden
