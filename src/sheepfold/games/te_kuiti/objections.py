"""Why an action is refused: by the first ruling it breaks, in the order of the rules."""

from dataclasses import replace
from typing import Final

from sheepfold.core.errors import Reason
from sheepfold.games.te_kuiti import reasons
from sheepfold.games.te_kuiti.actions import (
    ACTIONS,
    FENCE,
    FLIP,
    PAIR,
    RAM,
    TAKE,
)
from sheepfold.games.te_kuiti.rules import BARE, chances, flippable
from sheepfold.games.te_kuiti.state import (
    DRAW_FIRST,
    DRAW_TILE,
    FENCE_NOW,
    FENCE_TURN,
    RAM_DUE,
    Field,
)

# The steps that allow only one verb, and the reason to refuse others.
ASKS: Final = {
    FENCE_TURN: ("fence", reasons.PLACE_FENCES),
    FENCE_NOW: ("fence", reasons.FENCE_NOW_DUE),
    RAM_DUE: ("ram", reasons.RAM_FIRST),
}


def objection(state: Field, seat: int, action: int) -> Reason | None:
    """Return why an action is forbidden to the seat that acts now; None if it is legal."""
    reason = duel_objection(state, action)
    if reason is None or not state.solo:
        return reason
    solo = reasons.SOLO.get((reason.key, reason.ruling))
    return replace(reason, ruling=solo.ruling) if solo else reason


def duel_objection(state: Field, action: int) -> Reason | None:
    verb = ACTIONS.verb(action).name
    step = state.pending[-1]
    if step in (DRAW_FIRST, DRAW_TILE):
        drawn = any(action == possible for possible, _ in chances(state))
        return None if drawn else reasons.NOT_DRAWN()
    if verb in ("first", "reveal"):
        return reasons.CHANCE_ALONE()
    if step in ASKS and ASKS[step][0] != verb:
        return ASKS[step][1]()
    match verb:
        case "fence":
            return fence_objection(state, step, action - FENCE)
        case "flip":
            return flip_objection(state, action - FLIP)
        case "ram":
            return ram_objection(state, step, action - RAM)
        case "take":
            return take_objection(state, *PAIR.pairs[action - TAKE])
        case _:  # done: only when flipping is finished; with no pair left the turn is over anyway
            done = state.open_field and not flippable(state)
            return None if done else reasons.FLIP_FIRST()


def fence_objection(state: Field, step: int, edge: int) -> Reason | None:
    if step not in (FENCE_TURN, FENCE_NOW):
        return reasons.FLOWERS_FENCE() if state.solo else reasons.NOT_SHEPHERD()
    return reasons.FENCE_STANDS(edge) if state.fences >> edge & 1 else None


def flip_objection(state: Field, cell: int) -> Reason | None:
    if flippable(state) >> cell & 1:
        return None
    if not state.present >> cell & 1:
        return reasons.NO_TILE(cell)
    if state.up >> cell & 1:
        return reasons.FACE_UP(cell)
    return reasons.TWO_REVEALED() if state.outside >> cell & 1 else reasons.ENCLOSED(cell)


def ram_objection(state: Field, step: int, edge: int) -> Reason | None:
    if step != RAM_DUE:
        return reasons.NO_RAM()
    return None if state.fences >> edge & 1 else reasons.NO_FENCE(edge)


def take_objection(state: Field, one: int, other: int) -> Reason | None:
    if not state.open_field:
        return reasons.PAIRS_GO_ALONE()
    for cell in (one, other):
        if not state.up >> cell & 1:
            return reasons.NOT_FACE_UP(cell)
    for cell in (one, other):
        if not state.outside >> cell & 1:
            return reasons.PAIR_ENCLOSED(cell)
    kinds = state.faces[one] % BARE, state.faces[other] % BARE
    return None if kinds[0] == kinds[1] else reasons.NO_PAIR(*kinds)
