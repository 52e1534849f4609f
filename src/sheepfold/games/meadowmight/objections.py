"""Why an action is refused: the first ruling it breaks, in the order of the rules.

That order is MM-1, 2, 3, 16, 4, 5 … 15, then F, P and W. A tie that forbids a move or a recall is
refused by MM-16, one that forbids a play or a turn by MM-13.
"""

from typing import Final

from sheepfold.games.meadowmight.actions import (
    ACTIONS,
    CELLS,
    DISCARD,
    MOVE,
    PLAY,
    RECALL,
    TURN,
)
from sheepfold.games.meadowmight.board import any_double_fence, double_fence
from sheepfold.games.meadowmight.change import (
    may_change,
    may_move,
    may_recall,
    may_turn,
    near_house,
    target_side,
)
from sheepfold.games.meadowmight.components import NEUTRAL, OTHERS
from sheepfold.games.meadowmight.effects import frightened_cells, refuges
from sheepfold.games.meadowmight.plays import intrudes, tied
from sheepfold.games.meadowmight.rules import stuck
from sheepfold.games.meadowmight.setup import chances
from sheepfold.games.meadowmight.state import (
    DEALING,
    DISCARD_DUE,
    DRAW_FIRST,
    DRAWING,
    LAY_START,
    NOTHING,
    POND_RECALL,
    TREE_DRAWING,
    TREE_TURNS,
    TURN_DUE,
    WOLF_MOVES,
    Pasture,
)
from sheepfold.games.meadowmight.turns import supply

# Chance's steps, and the ruling that says what is drawn; Personal Piles have their own.
DRAWS: Final = {
    DRAW_FIRST: "MM-5",
    LAY_START: "MM-4",
    DEALING: "MM-4",
    DRAWING: "MM-5",
    TREE_DRAWING: "MM-5",
}
FROM_PILES: Final = (DEALING, DRAWING, TREE_DRAWING)

# Verbs that only chance has.
CHANCE_ALONE: Final = {"first": "MM-5", "start": "MM-4", "deal": "MM-4"}

# The steps that ask for certain verbs alone, and the ruling that says so.
ASKS: Final = {
    DISCARD_DUE: (("discard",), "MM-8"),
    WOLF_MOVES: (("move", "done"), "MM-W2"),
    TREE_TURNS: (("turn", "draw", "done"), "MM-W3"),
    POND_RECALL: (("recall", "done"), "MM-W4"),
}


def objection(state: Pasture, seat: int, action: int) -> str | None:
    """The ruling that forbids it to whoever acts now; None if it is legal."""
    verb = ACTIONS.verb(action)
    step = state.pending[-1]
    if step in DRAWS:
        if any(action == drawn for drawn, _ in chances(state)):
            return None
        return "MM-P1" if state.personal and step in FROM_PILES else DRAWS[step]
    if verb.name in CHANCE_ALONE:
        return CHANCE_ALONE[verb.name]
    if verb.name == "draw" and verb.kinds:
        return "MM-5"  # chance says what is drawn
    if step in ASKS and verb.name not in ASKS[step][0]:
        return ASKS[step][1]
    match verb.name:
        case "play":
            number, where = divmod(action - PLAY, 4 * CELLS)
            return play_objection(state, seat, number, where >> 2, where & 3)
        case "turn":
            return turn_objection(state, seat, *divmod(action - TURN, 4))
        case "move":
            return move_objection(state, seat, *divmod(action - MOVE, CELLS))
        case "discard":
            return discard_objection(state, seat, action)
        case "recall":
            return recall_objection(state, seat, action - RECALL)
        case "draw":
            return draw_objection(state, seat)
        case _:  # done: every special effect may be declined
            return "MM-5" if step == TURN_DUE else None


def play_objection(state: Pasture, seat: int, number: int, cell: int, rot: int) -> str | None:
    if (
        number not in state.hands[seat]
        or cell not in state.places
        or rot not in state.tiles.rotations[number]
    ):
        return "MM-6"
    fences = state.tiles.fences[number * 4 + rot]
    if number >= OTHERS and intrudes(state, seat, cell, fences):
        return "MM-7"
    return "MM-13" if tied(state, cell, fences) else None


def turn_objection(state: Pasture, seat: int, cell: int, rot: int) -> str | None:
    """A CHANGE, or a tree's free turn, which asks for no tiles (MM-W3)."""
    free = state.pending[-1] == TREE_TURNS
    if not free and not may_change(state, seat):
        return "MM-8"
    if (
        cell not in state.top
        or rot not in state.tiles.turns[state.top[cell]]
        or any_double_fence(state.tiles, state.top, cell)
    ):
        return "MM-8"
    if not may_turn(state, cell, rot):
        return "MM-13"
    if free and cell == state.source:
        return "MM-W3"
    return "MM-W5" if near_house(state, cell) else None


def move_objection(state: Pasture, seat: int, home: int, target: int) -> str | None:
    if state.pending[-1] == WOLF_MOVES:
        return flight_objection(state, home, target)
    if not may_change(state, seat) or not state.fuzzy:
        return "MM-8"
    top = state.top
    side = target_side(home, target)
    if home not in top or state.tiles.kind[top[home]] != NEUTRAL or side < 0 or target not in top:
        return "MM-F5"
    if not may_move(state, home, target):
        return "MM-16"
    return "MM-F5" if double_fence(state.tiles, top, home, side) else None


def flight_objection(state: Pasture, home: int, target: int) -> str | None:
    if home not in frightened_cells(state) or target not in refuges(state, home):
        return "MM-W2"
    return None if may_move(state, home, target) else "MM-16"


def discard_objection(state: Pasture, seat: int, action: int) -> str | None:
    """MM-8: for a CHANGE any tile of the hand; MM-9: else only who is stuck discards."""
    if state.pending[-1] == DISCARD_DUE:
        return None if action - DISCARD in state.hands[seat] else "MM-8"
    return None if action - DISCARD in state.hands[seat] and stuck(state, seat) else "MM-9"


def recall_objection(state: Pasture, seat: int, cell: int) -> str | None:
    if state.pending[-1] != POND_RECALL or cell not in state.top:
        return "MM-W4"
    if state.tiles.owner[state.top[cell]] != 1 << seat:
        return "MM-W4"
    return None if may_recall(state, cell) else "MM-16"


def draw_objection(state: Pasture, seat: int) -> str | None:
    """MM-W3: instead of turns, while the supply lasts; MM-5: else nobody draws at will."""
    if state.pending[-1] != TREE_TURNS:
        return "MM-5"
    return None if state.source == NOTHING and supply(state, seat) else "MM-W3"
