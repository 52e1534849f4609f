"""What no preview shows: tiles that come back to the board have to be remembered (MM-16).

They decide conflicts, and with them whether another tile may still flee. Whether such a tile lies
faceup has to be remembered as well, so only the number of tiles in a cell is looked at.
"""

from sheepfold.games.meadowmight.actions import (
    CELLS,
    DISCARD,
    DONE,
    DRAW,
    MOVE,
    PLAY,
    RECALL,
    STEPS_TO,
    TURN,
)
from sheepfold.games.meadowmight.components import DOWN, POND, WOLF
from sheepfold.games.meadowmight.effects import frightened_cells
from sheepfold.games.meadowmight.state import WOLF_MOVES, Pasture


def veiled(state: Pasture, action: int) -> Pasture | None:
    """The pasture with what might come back turned facedown; None if nothing might."""
    cells = [cell for cell in left_by(state, action) if cell in state.below]
    if not cells:
        return None
    other = state.copy()
    for cell in cells:
        *lower, face = other.below[cell]
        other.below[cell] = (*lower, face % DOWN + DOWN)
    return other


def left_by(state: Pasture, action: int) -> list[int]:
    """The cells whose tiles leave with an action, or might leave next because of it."""
    if action < TURN:
        return left_after_play(state, *divmod((action - PLAY) // 4, CELLS))
    if DISCARD <= action < DRAW and state.announced >= MOVE and len(state.pending) == 1:
        return [(state.announced - MOVE) // CELLS]
    if MOVE <= action < RECALL and state.pending[-1] == WOLF_MOVES:
        return frightened_cells(state)
    return [action - RECALL] if RECALL <= action < DONE else []


def left_after_play(state: Pasture, number: int, cell: int) -> list[int]:
    """A wolf or a pond that finds nothing to do ends the turn."""
    tiles, top = state.tiles, state.top
    kind = tiles.kind[number * 4]
    if kind == WOLF:
        beside = [cell + step for step in STEPS_TO if cell + step in top]
        return [other for other in beside if tiles.flock[top[other]]]
    if kind == POND:
        return [other for other, face in top.items() if tiles.owner[face] == 1 << state.seat]
    return []
