"""Why an action is refused: by the first ruling it breaks, in the order of the rules."""

from sheepfold.core.errors import Reason
from sheepfold.core.protocol import CHANCE
from sheepfold.games.sheep_and_thief import reasons
from sheepfold.games.sheep_and_thief.actions import (
    CARD_WORDS,
    COVER,
    DEAL,
    DISCARD,
    DOG,
    FIRST,
    FOX,
    HEEL,
    HIDDEN_CARD,
    HIDDEN_MISSION,
    LAY,
    MISSION_DRAWN,
    MISSION_WORDS,
    PICK,
    SHEEP_COME,
    dog_move,
)
from sheepfold.games.sheep_and_thief.animals import herds, pastures
from sheepfold.games.sheep_and_thief.board import (
    BIT,
    CELLS,
    FARMYARD_CELL,
    NEAR,
    NEIGHBOURS,
    WAYS,
    opposite,
)
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


def objection(state: Farms, seat: int, action: int) -> Reason | None:
    """Return why an action is forbidden to a seat that acts now; None if it is legal."""
    if seat == CHANCE:
        return chance_objection(state, action)
    if action >= FIRST:
        drawn = reasons.START_IS_DRAWN if action < MISSION_DRAWN else reasons.MISSIONS_ARE_DRAWN
        return drawn()
    if DEAL <= action < LAY:
        return reasons.CARDS_ARE_DEALT()
    if action < DEAL:
        return pick_objection(state, seat, action - PICK)
    if state.step == DRAFT:
        return reasons.KEEP_NOW[state.players]()
    if action >= DISCARD:
        return discard_objection(state, seat, action - DISCARD)
    if state.step == DISCARDING:
        return reasons.DISCARD_NOW()
    if state.step == PLACE:
        return place_objection(state, seat, action)
    return image_objection(state, seat, action)


# Draws


def chance_objection(state: Farms, action: int) -> Reason | None:
    if any(action == drawn for drawn, _ in chances(state)):
        return None
    if state.step == DRAW_FIRST:
        first = FIRST <= action < MISSION_DRAWN
        return reasons.NO_SUCH_SEAT() if first else reasons.START_FIRST()
    if state.step == DRAW_MISSION:
        return mission_objection(state, action)
    return deal_objection(state, action)


def mission_objection(state: Farms, action: int) -> Reason:
    """ST-M1: one mission for each seat, in their order, without return."""
    if action < MISSION_DRAWN:
        return reasons.MISSIONS_NOW()
    seat, mission = divmod(action - MISSION_DRAWN, MISSION_WORDS)
    if seat != state.turn:
        return reasons.MISSION_FOR(state.turn)
    return reasons.MISSION_UNNAMED() if mission == HIDDEN_MISSION else reasons.MISSION_GONE()


def deal_objection(state: Farms, action: int) -> Reason:
    """ST-2, ST-5: the cards that are left, to each seat in their order."""
    if not DEAL <= action < LAY:
        return reasons.DEAL_NOW[state.round]()
    seat, card = divmod(action - DEAL, CARD_WORDS)
    if seat != state.turn:
        return reasons.DEAL_TO[state.round](state.turn)
    wrong = reasons.DEAL_UNNAMED if card == HIDDEN_CARD else reasons.NOT_IN_DECK
    return wrong[state.round]()


# Draft and discards


def pick_objection(state: Farms, seat: int, card: int) -> Reason | None:
    """ST-3, ST-4: a card of the pack that one holds, and another one each time."""
    if state.step != DRAFT:
        return reasons.DRAFT_OVER[state.players]()
    if card in pickable(state, seat):
        return None
    if card == HIDDEN_CARD:
        return reasons.PICK_UNNAMED[state.players]()
    if state.chosen[seat] >> card & 1:
        return reasons.CHOSEN_ALREADY()
    kept = card in state.hands[seat]
    return (reasons.KEPT_ALREADY if kept else reasons.NOT_IN_PACK)[state.players]()


def discard_objection(state: Farms, seat: int, card: int) -> Reason | None:
    """ST-5: with two players, a card of one's own between two rounds."""
    if state.players > 2:
        return reasons.ONLY_TWO_DISCARD()
    if state.step != DISCARDING:
        return reasons.BETWEEN_ROUNDS()
    if card == HIDDEN_CARD:
        return reasons.DISCARD_UNNAMED()
    return None if card in state.hands[seat] else reasons.DISCARD_NOT_HELD()


# Placing


def place_objection(state: Farms, seat: int, action: int) -> Reason | None:
    """ST-6 to ST-10: an own card, on a cell next to own cards, as rivers and fox allow."""
    down = action >= COVER
    if not down and action >= FOX:
        return reasons.CARD_FIRST()
    card, cell = divmod(action - COVER if down else action - LAY, CELLS)
    if card not in state.hands[seat]:
        return reasons.COVER_UNNAMED() if card == HIDDEN_CARD else reasons.NOT_HELD()
    if not state.edge[seat] & BIT[cell]:
        return site_objection(state, seat, cell)
    if not down and not fitting(state, seat, cell) >> card & 1:
        return river_objection(state, seat, card, cell)
    if cell == state.fox:
        return reasons.FOX_THERE(cell)
    return reasons.A_CARD_FITS() if down and not stuck(state, seat) else None


def site_objection(state: Farms, seat: int, cell: int) -> Reason:
    """ST-7: cards are placed on free cells next to others."""
    if cell == FARMYARD_CELL:
        return reasons.FARMYARD_THERE(cell)
    return (reasons.CARD_THERE if state.ground[seat] & BIT[cell] else reasons.NOT_BESIDE)(cell)


def river_objection(state: Farms, seat: int, card: int, cell: int) -> Reason:
    """ST-8: the first neighbour whose river does not meet the card's, or the other way round."""
    if stuck(state, seat):
        return reasons.COVER_INSTEAD()
    rivers = state.faces.river
    for side, other in NEIGHBOURS[cell]:
        if not state.ground[seat] & BIT[other]:
            continue
        own = rivers[card] >> side & 1
        theirs = rivers[state.cards[seat * CELLS + other]] >> opposite(side) & 1
        if own > theirs:
            return reasons.RIVER_ENDS(card, other)
        if own < theirs:
            return reasons.RIVER_STOPPED(card, other)
    raise AssertionError("the rivers of this card do fit there")


# Animals


def image_objection(state: Farms, seat: int, action: int) -> Reason | None:
    """ST-11 to ST-13: only what the card just laid shows and was not carried out yet."""
    if action < FOX or action >= COVER:
        return reasons.ONE_CARD()
    faces, card = state.faces, state.cards[seat * CELLS + state.due_cell]
    if action < SHEEP_COME:
        if not state.foxes:
            return reasons.FOXES_DONE() if faces.foxes[card] else reasons.NO_FOX()
        return None if action - FOX in WAYS[state.fox] else reasons.RIM()
    if action < HEEL:
        if state.due_sheep:
            return None
        return reasons.SHEEP_DONE() if faces.sheep[card] else reasons.NO_SHEEP()
    if not state.dogs:
        return reasons.DOGS_DONE() if faces.dogs[card] else reasons.NO_DOG()
    return None if action < DOG else drive_objection(state, seat, action)


def drive_objection(state: Farms, seat: int, action: int) -> Reason | None:
    """ST-12: sheep that are there may go to an adjacent card without the fox."""
    start, end, white, black = dog_move(action)
    if not herds(state) & BIT[start]:
        return reasons.NOTHING_TO_DRIVE(start)
    if not NEAR[start] & BIT[end]:
        return reasons.NOT_NEXT(start, end)
    if not pastures(state) & BIT[end]:
        lies = state.ground[seat] & BIT[end]
        return (reasons.FOX_AHEAD if lies else reasons.FREE_SPACE)(end)
    there = state.white[seat * CELLS + start]
    if white > there:
        return reasons.TOO_MANY(start, there)
    if black and state.black[seat] != start:
        known = state.black_sheep
        return reasons.BLACK_ELSEWHERE(start) if known else reasons.NO_BLACK_SHEEP()
    return None
