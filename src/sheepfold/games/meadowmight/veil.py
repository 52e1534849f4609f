"""Hides from previews the tiles that come back to the board: people remember them (MM-16).

They decide conflicts, and with them whether another tile may still flee. Whether such a tile lies
faceup has to be remembered as well, so only the number of tiles in a cell is checked.
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
    """Return the pasture with tiles that might come back turned facedown, or None if none might."""
    cells = [cell for cell in left_by(state, action) if cell in state.below]
    if not cells:
        return None
    other = state.copy()
    for cell in cells:
        *lower, face = other.below[cell]
        other.below[cell] = (*lower, face % DOWN + DOWN)
    return other


def left_by(state: Pasture, action: int) -> list[int]:
    """Return the cells whose tiles leave with an action, or might leave next because of it."""
    if action < TURN:
        return left_after_play(state, *divmod((action - PLAY) // 4, CELLS))
    if DISCARD <= action < DRAW and state.announced >= MOVE and len(state.pending) == 1:
        return [(state.announced - MOVE) // CELLS]
    if MOVE <= action < RECALL and state.pending[-1] == WOLF_MOVES:
        return frightened_cells(state)
    return [action - RECALL] if RECALL <= action < DONE else []


def left_after_play(state: Pasture, number: int, cell: int) -> list[int]:
    """Return the cells whose tiles a wolf or pond might remove; without any the turn ends."""
    tiles, top = state.tiles, state.top
    kind = tiles.kind[number * 4]
    if kind == WOLF:
        adjacent = [cell + step for step in STEPS_TO if cell + step in top]
        return [other for other in adjacent if tiles.flock[top[other]]]
    if kind == POND:
        return [other for other, face in top.items() if tiles.owner[face] == 1 << state.seat]
    return []
