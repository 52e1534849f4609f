"""Why an action is refused: by the first ruling it breaks, in the order of the rules."""

from typing import Final

from sheepfold.core.errors import Reason
from sheepfold.games.sheepland import reasons
from sheepfold.games.sheepland.actions import ACTIONS, BLACK, BUY, HERD, PLACE_ON, USE, WALK
from sheepfold.games.sheepland.components import PLACES, PRICES
from sheepfold.games.sheepland.rules import can_move_after, chances, nameable, within_reach
from sheepfold.games.sheepland.state import (
    DRAW_FIRST,
    DRAW_TILE,
    NAME_SHEPHERD,
    PLACEMENT,
    ROLL,
    Island,
)

# The ruling behind each draw, and behind the verbs that only chance has.
DRAWS: Final = {DRAW_FIRST: "SL-3", DRAW_TILE: "SL-1", ROLL: "SL-4"}
CHANCES_VERBS: Final = {"tile": "SL-1", "first": "SL-3", "die": "SL-4"}


def objection(state: Island, seat: int, action: int) -> Reason | None:
    """Return why an action is forbidden to the seat that acts now; None if it is legal."""
    step = state.step
    if step in DRAWS:
        drawn = any(action == possible for possible, _ in chances(state))
        return None if drawn else reasons.NOT_DRAWN[DRAWS[step]]()
    verb = ACTIONS.verb(action).name
    if step == PLACEMENT:
        return placement_objection(state, verb, action)
    if verb in CHANCES_VERBS:
        return reasons.CHANCE_ALONE[CHANCES_VERBS[verb]]()
    if verb == "place":
        return reasons.ALL_PLACED()
    if step == NAME_SHEPHERD or verb == "use":
        return naming_objection(state, verb, action)
    match verb:
        case "walk":
            return walk_objection(state, action - WALK)
        case "buy":
            return buy_objection(state, action - BUY)
        case _:
            return sheep_objection(state, verb, action)


def placement_objection(state: Island, verb: str, action: int) -> Reason | None:
    if verb == "tile":
        return reasons.CHANCE_ALONE["SL-1"]()
    if verb != "place":
        return reasons.PLACE_FIRST()
    road = action - PLACE_ON
    return None if state.free >> road & 1 else reasons.PLACED_ON(road)


def naming_objection(state: Island, verb: str, action: int) -> Reason | None:
    if state.step != NAME_SHEPHERD:
        several = state.board.shepherds_each[state.players] > 1
        return reasons.SHEPHERD_CHOSEN() if several else reasons.ONE_SHEPHERD()
    if verb != "use":
        return reasons.CHOOSE_SHEPHERD()
    road = action - USE
    if road in nameable(state):
        return None
    own = owner(state, road) == state.turn
    return reasons.CANNOT_MOVE(road) if own else reasons.NOT_YOUR_SHEPHERD(road)


def owner(state: Island, road: int) -> int | None:
    """Return the seat whose shepherd stands on a road."""
    if road not in state.shepherds:
        return None
    return state.shepherds.index(road) // state.board.shepherds_each[state.players]


def walk_objection(state: Island, road: int) -> Reason | None:
    if within_reach(state) >> road & 1:
        return None
    if road == state.at:
        return reasons.STANDS_THERE(road)
    if state.free >> road & 1:
        return reasons.TOO_FAR(road)
    seat = owner(state, road)
    return reasons.FENCE_THERE(road) if seat is None else reasons.SHEPHERD_THERE(road, seat)


def must_walk(state: Island) -> bool:
    """SL-5: the last action, and none was a shepherd move."""
    return state.left == 1 and not state.walked


def sheep_objection(state: Island, verb: str, action: int) -> Reason | None:
    if must_walk(state):
        return reasons.MUST_WALK()
    if state.herded:
        return reasons.DRIVEN_ALREADY()
    white = verb == "herd"
    moves = state.board.herd_moves if white else state.board.black_moves
    if action not in moves[state.at]:
        return reasons.NOT_ACROSS()
    place = (action - (HERD if white else BLACK)) // len(PLACES)
    if white:
        return None if state.white[place] else reasons.NO_SHEEP(place)
    return None if state.black == place else reasons.BLACK_ELSEWHERE(place)


def buy_objection(state: Island, terrain: int) -> Reason | None:
    if must_walk(state):
        return reasons.MUST_WALK()
    if state.purchased:
        return reasons.BOUGHT_ALREADY()
    if terrain not in state.board.sells[state.at]:
        return reasons.NOT_SOLD_HERE(terrain)
    sold = state.sold[terrain]
    if sold == PRICES:
        return reasons.SOLD_OUT(terrain)
    price, dinars = state.board.prices[sold], state.dinars[state.turn]
    if price > dinars:
        return reasons.TOO_DEAR(price, dinars)
    return None if can_move_after(state, terrain) else reasons.LAST_DINAR()
