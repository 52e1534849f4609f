"""Wool Wolves: what wolf, tree and pond do when they are played (MM-W2 to MM-W4)."""

from bisect import insort
from collections.abc import Iterator

from sheepfold.games.meadowmight import facts, telling
from sheepfold.games.meadowmight.actions import CELLS, DONE, DRAW_MORE, MOVE, RECALL, STEPS_TO
from sheepfold.games.meadowmight.board import hide
from sheepfold.games.meadowmight.change import (
    IN_ORDER,
    may_move,
    may_recall,
    move,
    recall,
    turn,
    turns,
)
from sheepfold.games.meadowmight.components import DOWN, OTHERS, POND, TREE, WOLF
from sheepfold.games.meadowmight.meadows import chart
from sheepfold.games.meadowmight.state import (
    NOTHING,
    POND_RECALL,
    TREE_DRAWING,
    TREE_TURNS,
    WOLF_MOVES,
    Pasture,
)
from sheepfold.games.meadowmight.turns import finish_turn, supply


def when_played(state: Pasture, cell: int) -> None:
    """MM-5: after the conflict comes the special effect, then the draw."""
    kind = state.tiles.kind[state.top[cell]]
    if kind == WOLF:
        wolf_played(state, cell)
    elif kind == TREE:
        tree_played(state)
    elif kind == POND and not flock_around(state, cell):
        pond_played(state)
    else:
        finish_turn(state)


def flock_around(state: Pasture, cell: int) -> int:
    """Return the sides where an adjacent faceup tile has a sheep, as a bit set."""
    top, flock = state.top, state.tiles.flock
    found = 0
    for side, step in enumerate(STEPS_TO):
        if cell + step in top and flock[top[cell + step]]:
            found |= 1 << side
    return found


# Wolf


def wolf_played(state: Pasture, cell: int) -> None:
    """MM-W2: the adjacent tiles with a sheep are fixed now."""
    state.source = cell
    state.frightened = flock_around(state, cell)
    if state.facts is not None and state.frightened:
        cells = frightened_cells(state)
        state.facts.append((facts.FRIGHTENED, len(cells), *cells))
    go_on_fleeing(state)


def go_on_fleeing(state: Pasture) -> None:
    if any(wolf_moves(state)):
        state.pending = [WOLF_MOVES]
    else:
        wolf_done(state)


def wolf_moves(state: Pasture) -> Iterator[int]:
    """MM-W2: one step onto any adjacent tile but the wolf, unless a tie forbids it."""
    for home in frightened_cells(state):
        for target in refuges(state, home):
            if may_move(state, home, target):
                yield MOVE + home * CELLS + target


def frightened_cells(state: Pasture) -> list[int]:
    """Return the tiles that may still move: none that was turned face down since."""
    sides = [side for side in IN_ORDER if state.frightened >> side & 1]
    cells = [state.source + STEPS_TO[side] for side in sides]
    return [cell for cell in cells if state.top[cell] < DOWN]


def refuges(state: Pasture, home: int) -> list[int]:
    cells = [home + STEPS_TO[side] for side in IN_ORDER]
    return [cell for cell in cells if cell in state.top and cell != state.source]


def flee(state: Pasture, home: int, target: int) -> None:
    """MM-W2: a frightened tile moves, once."""
    state.frightened &= ~(1 << STEPS_TO.index(home - state.source))
    move(state, home, target, facts.TILE_FLED)
    go_on_fleeing(state)


def wolf_done(state: Pasture) -> None:
    """MM-W2: those that did not move turn facedown."""
    caught = frightened_cells(state)
    before = telling.standing(state) if state.facts is not None and caught else None
    for cell in caught:
        hide(state, cell)
        state.top[cell] += DOWN
    if caught:
        chart(state)
    if state.facts is not None and before is not None:
        state.facts.append((facts.CAUGHT, len(caught), *caught))
        telling.compared(state, before)
    state.frightened = 0
    finish_turn(state)


# Tree


def tree_played(state: Pasture) -> None:
    """MM-W3: up to two turns, or a tile more."""
    if supply(state, state.seat) or any(turns(state, NOTHING)):
        state.pending = [TREE_TURNS]
    else:
        if state.facts is not None:
            state.facts.append((facts.TREE_IDLE,))
        finish_turn(state)


def tree_actions(state: Pasture) -> list[int]:
    """MM-W3: after one turn only another tile may be turned."""
    actions = [*turns(state, state.source), DONE]
    if state.source == NOTHING and supply(state, state.seat):
        actions.append(DRAW_MORE)
    return actions


def tree_turn(state: Pasture, cell: int, rot: int) -> None:
    """MM-W3: a free turn; the second one ends it."""
    second = state.source != NOTHING
    turn(state, cell, rot, facts.TILE_TURNED_FREE)
    state.source = cell
    if second or not any(turns(state, cell)):
        finish_turn(state)


def tree_draw(state: Pasture) -> None:
    """MM-W3: a tile more instead of turns."""
    state.pending = [TREE_DRAWING]


# Pond


def pond_played(state: Pasture) -> None:
    """MM-W4: no sheep around: a Sheeple may come back."""
    if any(recalls(state)):
        state.pending = [POND_RECALL]
    else:
        if state.facts is not None:
            state.facts.append((facts.POND_IDLE,))
        finish_turn(state)


def recalls(state: Pasture) -> Iterator[int]:
    """MM-W4: the player's own faceup Sheeple, unless a tie forbids it (MM-16)."""
    own, owner = 1 << state.seat, state.tiles.owner
    for cell in sorted(state.top):
        if owner[state.top[cell]] == own and may_recall(state, cell):
            yield RECALL + cell


def pond_recall(state: Pasture, cell: int) -> None:
    """MM-W4: into the hand, where all know it to be."""
    number = recall(state, cell)
    insort(state.hands[state.seat], number)
    state.recalled[state.seat] |= 1 << number - OTHERS
    finish_turn(state)
