"""Why an action is refused: the first ruling it breaks, in the order of the rules."""

from typing import Final

from sheepfold.games.sheepland.actions import ACTIONS, BLACK, BUY, HERD, PLACE_ON, USE, WALK
from sheepfold.games.sheepland.components import PLACES
from sheepfold.games.sheepland.rules import (
    affordable,
    can_move_after,
    chances,
    nameable,
    within_reach,
)
from sheepfold.games.sheepland.state import (
    DRAW_FIRST,
    DRAW_TILE,
    NAME_SHEPHERD,
    PLACEMENT,
    ROLL,
    Island,
)

# The ruling behind each draw, and behind what is never a player's move in his turn.
DRAWS: Final = {DRAW_FIRST: "SL-3", DRAW_TILE: "SL-1", ROLL: "SL-4"}
NOT_IN_A_TURN: Final = {"tile": "SL-1", "first": "SL-3", "place": "SL-3", "die": "SL-4"}


def objection(state: Island, seat: int, action: int) -> str | None:
    """The ruling that forbids it to whoever acts now; None if it is legal."""
    step = state.step
    if step in DRAWS:
        drawn = any(action == possible for possible, _ in chances(state))
        return None if drawn else DRAWS[step]
    verb = ACTIONS.verb(action).name
    if step == PLACEMENT:
        return placement_objection(state, verb, action)
    if verb in NOT_IN_A_TURN:
        return NOT_IN_A_TURN[verb]
    if step == NAME_SHEPHERD or verb == "use":
        named = step == NAME_SHEPHERD and verb == "use" and action - USE in nameable(state)
        return None if named else "SL-11"
    match verb:
        case "walk":
            return None if within_reach(state) >> action - WALK & 1 else "SL-6"
        case "buy":
            return buy_objection(state, action - BUY)
        case _:
            return sheep_objection(state, verb, action)


def placement_objection(state: Island, verb: str, action: int) -> str | None:
    if verb == "tile":
        return "SL-1"
    return None if verb == "place" and state.free >> action - PLACE_ON & 1 else "SL-3"


def must_walk(state: Island) -> bool:
    """SL-5: the last action, and none was a shepherd move."""
    return state.left == 1 and not state.walked


def sheep_objection(state: Island, verb: str, action: int) -> str | None:
    if must_walk(state) or state.herded:
        return "SL-5"
    if verb == "herd":
        beside = action in state.board.herd_moves[state.at]
        present = state.white[(action - HERD) // len(PLACES)] > 0
    else:
        beside = action in state.board.black_moves[state.at]
        present = state.black == (action - BLACK) // len(PLACES)
    return None if beside and present else "SL-7"


def buy_objection(state: Island, terrain: int) -> str | None:
    if must_walk(state) or state.purchased:
        return "SL-5"
    if terrain not in state.board.sells[state.at] or not affordable(state, terrain):
        return "SL-8"
    return None if can_move_after(state, terrain) else "SL-9"
