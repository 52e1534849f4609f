"""Why an action is refused: the first ruling it breaks, in the order of the rules."""

from typing import Final

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

# The steps that ask for one verb alone, and the ruling that says so.
ASKS: Final = {
    FENCE_TURN: ("fence", "TK-3"),
    FENCE_NOW: ("fence", "TK-8"),
    RAM_DUE: ("ram", "TK-7"),
}


def objection(state: Field, seat: int, action: int) -> str | None:
    """The ruling that forbids it to whoever acts now; None if it is legal."""
    ruling = duel_objection(state, action)
    return SOLO.get(ruling, ruling) if state.solo and ruling else ruling


# Solo has paragraphs of its own for the same refusals.
SOLO: Final = {
    "TK-1": "TK-S1",
    "TK-3": "TK-S3",
    "TK-5": "TK-S2",
    "TK-7": "TK-S4",
    "TK-9": "TK-S2",
    "TK-11": "TK-S2",
}


def duel_objection(state: Field, action: int) -> str | None:
    verb = ACTIONS.verb(action).name
    step = state.pending[-1]
    if step in (DRAW_FIRST, DRAW_TILE):
        return None if any(action == drawn for drawn, _ in chances(state)) else "TK-1"
    if verb in ("first", "reveal"):
        return "TK-1"  # only chance draws
    if step in ASKS and ASKS[step][0] != verb:
        return ASKS[step][1]
    match verb:
        case "fence":
            return fence_objection(state, step, action - FENCE)
        case "flip":
            return None if flippable(state) >> action - FLIP & 1 else "TK-5"
        case "ram":
            return None if step == RAM_DUE and state.fences >> action - RAM & 1 else "TK-7"
        case "take":
            return take_objection(state, *PAIR.pairs[action - TAKE])
        case _:  # done: only when flipping is finished; with no pair left the turn is over anyway
            return "TK-5" if flippable(state) or not state.open_field else None


def fence_objection(state: Field, step: int, edge: int) -> str | None:
    if step not in (FENCE_TURN, FENCE_NOW) or state.fences >> edge & 1:
        return "TK-3"
    return None


def take_objection(state: Field, one: int, other: int) -> str | None:
    cells = 1 << one | 1 << other
    if not state.open_field or cells & ~state.up:
        return "TK-11"
    if cells & ~state.outside:
        return "TK-9"
    return None if state.faces[one] % BARE == state.faces[other] % BARE else "TK-11"
