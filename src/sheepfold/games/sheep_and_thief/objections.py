"""Why an action is refused: the first ruling it breaks, in the order of the rules."""

from typing import Final

from sheepfold.core.protocol import CHANCE
from sheepfold.games.sheep_and_thief.actions import (
    COVER,
    DEAL,
    DISCARD,
    DOG,
    FIRST,
    FOX,
    HEEL,
    LAY,
    MISSION_DRAWN,
    PICK,
    SHEEP_COME,
    dog_move,
)
from sheepfold.games.sheep_and_thief.animals import pastures
from sheepfold.games.sheep_and_thief.board import BIT, CELLS, NEAR, WAYS
from sheepfold.games.sheep_and_thief.placement import fitting, stuck
from sheepfold.games.sheep_and_thief.rules import chances, pickable
from sheepfold.games.sheep_and_thief.state import (
    DISCARDING,
    DRAFT,
    DRAW_FIRST,
    DRAW_MISSION,
    PLACE,
    Farms,
)

_DRAFT_RULING: Final = ("", "", "ST-4", "ST-3", "ST-3")  # by players


def objection(state: Farms, seat: int, action: int) -> str | None:
    """The ruling that forbids it to whoever acts now; None if it is legal."""
    if seat == CHANCE:
        return chance_objection(state, action)
    if action >= FIRST:
        return "ST-1" if action < MISSION_DRAWN else "ST-M1"  # only chance draws
    if DEAL <= action < LAY:
        return "ST-2"
    step = state.step
    if action < DEAL:
        if step == DRAFT and action - PICK in pickable(state, seat):
            return None
        return _DRAFT_RULING[state.players]
    if step == DRAFT:
        return _DRAFT_RULING[state.players]
    if step == DISCARDING:
        return None if action >= DISCARD and action - DISCARD in state.hands[seat] else "ST-5"
    if action >= DISCARD:
        return "ST-5"
    if step == PLACE:
        return place_objection(state, seat, action)
    return image_objection(state, seat, action)


def chance_objection(state: Farms, action: int) -> str | None:
    if any(action == drawn for drawn, _ in chances(state)):
        return None
    if state.step == DRAW_FIRST:
        return "ST-1"
    if state.step == DRAW_MISSION:
        return "ST-M1"
    return "ST-5" if state.round else "ST-2"


def place_objection(state: Farms, seat: int, action: int) -> str | None:
    """ST-6 to ST-10: a card of one's own, on a cell beside one's cards, as rivers and fox allow."""
    down = action >= COVER
    if not down and action >= FOX:
        return "ST-6"  # a card comes first
    card, cell = divmod(action - COVER if down else action - LAY, CELLS)
    if card not in state.hands[seat]:
        return "ST-6"
    if not state.edge[seat] & BIT[cell]:
        return "ST-7"
    if not down and not fitting(state, seat, cell) >> card & 1:
        return "ST-8"
    if cell == state.fox:
        return "ST-9"
    return "ST-10" if down and not stuck(state, seat) else None


def image_objection(state: Farms, seat: int, action: int) -> str | None:
    """ST-11 to ST-13: only what the card just laid shows and was not carried out yet."""
    if action < FOX or action >= COVER:
        return "ST-6"  # one card per turn
    if action < SHEEP_COME:
        return None if state.foxes and action - FOX in WAYS[state.fox] else "ST-13"
    if action < HEEL:
        return None if state.due_sheep else "ST-11"
    if not state.dogs:
        return "ST-12"
    return None if action < DOG or may_drive(state, seat, action) else "ST-12"


def may_drive(state: Farms, seat: int, action: int) -> bool:
    """ST-12: sheep that are there, to a card beside theirs where the fox is not."""
    start, end, white, black = dog_move(action)
    if not NEAR[start] & pastures(state) & BIT[end]:
        return False
    if white > state.white[seat * CELLS + start]:
        return False
    return not black or state.black[seat] == start
