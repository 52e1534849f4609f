"""Why an action is refused: by the first ruling it breaks, in the order of the rules.

That order is MM-1, 2, 3, 16, 4, 5 … 15, then F, P and W. A tie that forbids a move or a recall is
refused by MM-16, one that forbids a play or a turn by MM-13.
"""

from dataclasses import replace
from typing import Final

from sheepfold.core.actions import Verb
from sheepfold.core.bits import bits
from sheepfold.core.errors import Reason
from sheepfold.games.meadowmight import conflict, reasons
from sheepfold.games.meadowmight.actions import (
    ACTIONS,
    CELLS,
    DEAL,
    DEALT,
    DISCARD,
    DRAW,
    MOVE,
    PLAY,
    RECALL,
    START,
    STEPS_TO,
    TURN,
    UNKNOWN,
)
from sheepfold.games.meadowmight.board import double_fence
from sheepfold.games.meadowmight.change import may_change, may_recall, may_turn, target_side
from sheepfold.games.meadowmight.components import DOWN, HOUSE, NEUTRAL, OTHERS
from sheepfold.games.meadowmight.effects import frightened_cells
from sheepfold.games.meadowmight.meadows import owners_around
from sheepfold.games.meadowmight.plays import intrudes, tied
from sheepfold.games.meadowmight.rules import stuck
from sheepfold.games.meadowmight.setup import chances, dealt_to
from sheepfold.games.meadowmight.state import (
    DEALING,
    DISCARD_DUE,
    DRAW_FIRST,
    LAY_START,
    NOTHING,
    POND_RECALL,
    TREE_TURNS,
    TURN_DUE,
    WOLF_MOVES,
    Pasture,
)
from sheepfold.games.meadowmight.turns import supply

# The verbs of the steps that allow only certain ones.
ASKS: Final = {
    DISCARD_DUE: ("discard",),
    WOLF_MOVES: ("move", "done"),
    TREE_TURNS: ("turn", "draw", "done"),
    POND_RECALL: ("recall", "done"),
}


def objection(state: Pasture, seat: int, action: int) -> Reason | None:
    """Return why an action is forbidden to the acting seat or chance; None if it is legal."""
    verb = ACTIONS.verb(action)
    step = state.pending[-1]
    if step < TURN_DUE:
        return draw_objection(state, step, action)
    if verb.name in reasons.CHANCE_DECIDES and (verb.kinds or verb.name != "draw"):
        return reasons.CHANCE_DECIDES[verb.name]()
    if step in ASKS and verb.name not in ASKS[step]:
        return asked_first(state, step)
    return objection_to(state, seat, verb, action)


def asked_first(state: Pasture, step: int) -> Reason:
    """Return the reason that something else is due before a move like this one."""
    if step == DISCARD_DUE:
        return reasons.DISCARD_FIRST(len(state.pending))
    if step == WOLF_MOVES:
        return reasons.WOLF_FIRST()
    return reasons.TREE_FIRST() if step == TREE_TURNS else reasons.POND_FIRST()


def objection_to(state: Pasture, seat: int, verb: Verb, action: int) -> Reason | None:
    """Return why an action is forbidden whose verb the step may ask for."""
    match verb.name:
        case "play":
            number, where = divmod(action - PLAY, 4 * CELLS)
            return play_objection(state, seat, number, where >> 2, where & 3)
        case "turn":
            return turn_objection(state, seat, *divmod(action - TURN, 4))
        case "move":
            return move_objection(state, seat, *divmod(action - MOVE, CELLS))
        case "discard":
            return discard_objection(state, seat, action - DISCARD)
        case "recall":
            return recall_objection(state, seat, action - RECALL)
        case "draw":
            return more_objection(state, seat)
        case _:  # done: every special effect may be declined
            return reasons.NO_PASSING() if state.pending[-1] == TURN_DUE else None


# Draws


def draw_objection(state: Pasture, step: int, action: int) -> Reason | None:
    """Return why chance cannot draw this."""
    if any(action == drawn for drawn, _ in chances(state)):
        return None
    verb = ACTIONS.verb(action)
    if step == DRAW_FIRST:
        return reasons.NO_SUCH_SEAT(state.players) if verb.name == "first" else reasons.FIRST_NOW()
    if step == LAY_START:
        return start_objection(state, action) if verb.name == "start" else reasons.START_NOW()
    if step == DEALING:
        seat, ruling = dealt_to(state), "MM-4"
        due, number = reasons.DEAL_NOW(seat), action - DEAL - DEALT * seat
    else:
        ruling = "MM-5"
        due, number = reasons.DRAW_NOW(state.seat), action - DRAW
    reason = due
    if 0 <= number < DEALT:  # the right verb, and the right seat
        reason = reasons.TILE_UNNAMED() if number == UNKNOWN else reasons.NONE_LEFT()
    return replace(reason, ruling="MM-P1" if state.personal else ruling)


def start_objection(state: Pasture, action: int) -> Reason:
    number = (action - START) >> 2
    if number >= OTHERS:
        return reasons.START_SHEEPLE()
    return reasons.START_ALIKE() if state.deck[number] else reasons.START_SPECIAL()


# PLAY


def play_objection(state: Pasture, seat: int, number: int, cell: int, rot: int) -> Reason | None:
    if number not in state.hands[seat]:
        return reasons.NOT_IN_HAND()
    if cell not in state.places:
        return place_objection(state, cell)
    if rot not in state.tiles.rotations[number]:
        return reasons.PLAY_ALIKE()
    fences = state.tiles.fences[number * 4 + rot]
    if number >= OTHERS and intrudes(state, seat, cell, fences):
        others = bits(owners_around(state, cell, fences) & ~(1 << seat))
        return reasons.SECOND_OWNER(cell, len(others), *others)
    return reasons.TIE_PLAYED(cell) if tied(state, cell, fences) else None


def place_objection(state: Pasture, cell: int) -> Reason:
    """MM-6: why no tile may be laid on a cell."""
    if cell in state.top:
        return reasons.CELL_TAKEN(cell)
    if all(cell + step not in state.top for step in STEPS_TO):
        return reasons.CELL_APART(cell)
    return reasons.CELL_BEYOND(cell, state.span)


# Turning


def turn_objection(state: Pasture, seat: int, cell: int, rot: int) -> Reason | None:
    """Return why a turn is forbidden: as CHANGE, or as a tree's free one (MM-W3)."""
    free = state.pending[-1] == TREE_TURNS
    if not free and not may_change(state, seat):
        return change_objection(state)
    if cell not in state.top:
        return reasons.NO_TILE(cell)
    if rot not in state.tiles.turns[state.top[cell]]:
        return rotation_objection(state, cell, rot)
    if doubled := doubled_cells(state, cell):
        down = all(state.top[other] >= DOWN for other in doubled)
        double = reasons.FENCE_TO_DOWN if down else reasons.DOUBLE_FENCE
        return double(cell, len(doubled), *doubled)
    if not may_turn(state, cell, rot):
        return reasons.TIE_TURNED(cell)
    if free and cell == state.source:
        return reasons.TURNED_ALREADY(cell)
    return house_objection(state, cell)


def change_objection(state: Pasture) -> Reason:
    return reasons.CHANGE_OVER() if state.change_over else reasons.CHANGE_PRICE()


def rotation_objection(state: Pasture, cell: int, rot: int) -> Reason:
    """MM-8: why a tile cannot be turned to a rotation that is none of its others."""
    face, fences = state.top[cell], state.tiles.fences
    if face >= DOWN:
        return reasons.TURN_DOWN(cell)
    if not state.tiles.turns[face]:
        return reasons.TURN_NOTHING(cell)
    same = fences[face & ~3 | rot] == fences[face]
    return reasons.TURN_SAME(cell) if same else reasons.TURN_ALIKE()


def doubled_cells(state: Pasture, cell: int) -> list[int]:
    """Return the cells beyond the double fences of a tile."""
    sides = [side for side in range(4) if double_fence(state.tiles, state.top, cell, side)]
    return sorted(cell + STEPS_TO[side] for side in sides)


def house_objection(state: Pasture, cell: int) -> Reason | None:
    top, kind = state.top, state.tiles.kind
    if kind[top[cell]] == HOUSE:
        return reasons.IS_HOUSE(cell)
    around = sorted(cell + step for step in STEPS_TO if cell + step in top)
    houses = [other for other in around if kind[top[other]] == HOUSE]
    return reasons.NEAR_HOUSE(cell, len(houses), *houses) if houses else None


# Moving


def move_objection(state: Pasture, seat: int, home: int, target: int) -> Reason | None:
    if state.pending[-1] == WOLF_MOVES:
        return flight_objection(state, home, target)
    if not state.fuzzy:
        return reasons.ONLY_TURNS()
    if not may_change(state, seat):
        return change_objection(state)
    top = state.top
    if home not in top:
        return reasons.MOVE_NO_TILE(home)
    if top[home] >= DOWN:
        return reasons.MOVE_DOWN(home)
    if state.tiles.kind[top[home]] != NEUTRAL:
        return reasons.NOT_NEUTRAL(home)
    side = target_side(home, target)
    if side < 0:
        return reasons.ONE_STEP(home, target)
    if target not in top:
        return reasons.ONTO_NOTHING(target)
    if tie := tie_objection(state, home, target):
        return tie
    if not double_fence(state.tiles, top, home, side):
        return None
    return (reasons.DOWN_BETWEEN if top[target] >= DOWN else reasons.FENCE_BETWEEN)(home, target)


def flight_objection(state: Pasture, home: int, target: int) -> Reason | None:
    if home not in frightened_cells(state):
        if home not in state.top:
            return reasons.FLEE_NO_TILE(home)
        down = state.top[home] >= DOWN
        return reasons.FLEE_DOWN(home) if down else reasons.NOT_FRIGHTENED(home)
    if target_side(home, target) < 0:
        return reasons.FLEE_ONE_STEP(home, target)
    if target == state.source:
        return reasons.ONTO_WOLF(target)
    if target not in state.top:
        return reasons.FLEE_ONTO_NOTHING(target)
    return tie_objection(state, home, target)


def tie_objection(state: Pasture, home: int, target: int) -> Reason | None:
    """MM-16: a tie where the tile comes to, or where it came from."""
    top = conflict.arrived(state, home, target, [])
    if top is None:
        return reasons.TIE_MOVED(target)
    back = conflict.returned(state, top, home, target, [])
    return None if back else reasons.TIE_UNCOVERED(home)


# Hands


def discard_objection(state: Pasture, seat: int, number: int) -> Reason | None:
    """MM-8: for a CHANGE any tile of the hand; MM-9: else only who is stuck discards."""
    held = number in state.hands[seat]
    if state.pending[-1] == DISCARD_DUE:
        return None if held else reasons.DISCARD_NOT_IN_HAND()
    if not stuck(state, seat):
        return reasons.NOT_STUCK()
    return None if held else reasons.STUCK_NOT_IN_HAND()


def recall_objection(state: Pasture, seat: int, cell: int) -> Reason | None:
    if state.pending[-1] != POND_RECALL:
        return reasons.NO_POND()
    if cell not in state.top:
        return reasons.RECALL_NO_TILE(cell)
    if state.top[cell] >= DOWN:
        return reasons.RECALL_DOWN(cell)
    if state.tiles.owner[state.top[cell]] != 1 << seat:
        return reasons.NOT_YOUR_SHEEPLE(cell)
    return None if may_recall(state, cell) else reasons.TIE_UNCOVERED(cell)


def more_objection(state: Pasture, seat: int) -> Reason | None:
    """MM-W3: instead of turns, while the supply lasts; MM-5: else nobody draws at will."""
    if state.pending[-1] != TREE_TURNS:
        return reasons.DRAW_LATER()
    if state.source != NOTHING:
        return reasons.DRAW_OR_TURN()
    return None if supply(state, seat) else reasons.NOTHING_TO_DRAW()
