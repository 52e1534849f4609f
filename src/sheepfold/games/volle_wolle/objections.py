"""Why an action is refused: by the first ruling it breaks, in the order of the rules."""

from collections.abc import Callable
from typing import Final

from sheepfold.core.errors import Reason
from sheepfold.games.volle_wolle import reasons
from sheepfold.games.volle_wolle.actions import (
    ACTIONS,
    BID_HIDDEN,
    BOARD,
    FACES,
    KEEP,
    LAY,
    RAISE_BONUS,
    RAISE_BOTH,
    ROLL,
    TAKE,
    TOP,
)
from sheepfold.games.volle_wolle.choices import legal
from sheepfold.games.volle_wolle.components import BOARDS, DOG, DUE, SAFE, SIDES
from sheepfold.games.volle_wolle.rules import TARGETS, result
from sheepfold.games.volle_wolle.state import (
    ACCEPTING,
    BIDDING,
    BLACK_SHEEP,
    BONE_ASKED,
    DEALING_BOARDS,
    KEEPING,
    LAYING,
    NO_BOARD,
    ROLLING,
    TAKING,
    TOPPING,
    Flocks,
)

# The verbs that a step asks for.
ASKED: Final = {
    DEALING_BOARDS: ("board",),
    LAYING: ("lay",),
    BIDDING: ("bid",),
    ROLLING: ("roll",),
    KEEPING: ("keep", "accept"),
    ACCEPTING: ("accept", "fail"),
    TAKING: ("take",),
    TOPPING: ("top",),
    BLACK_SHEEP: ("black", "raise"),
    BONE_ASKED: ("bone",),
}
# Steps in which all other verbs are refused for one reason.
ONE_FIRST: Final = {
    DEALING_BOARDS: reasons.BOARDS_FIRST,
    LAYING: reasons.LAY_FIRST,
    BIDDING: reasons.BID_FIRST,
    ROLLING: reasons.THROW_FIRST,
}
# By step, why a verb of a player's turn comes too early or too late.
UNTIMELY: Final = {
    KEEPING: {
        "fail": reasons.THROW_LEFT,
        "take": reasons.NOT_REACHED,
        "top": reasons.NOT_REACHED,
        "black": reasons.NOT_FAILED,
        "raise": reasons.NOT_FAILED,
        "bone": reasons.NO_SYMBOL,
    },
    ACCEPTING: {
        "keep": reasons.LAST_THROW,
        "take": reasons.ACCEPT_FIRST,
        "top": reasons.ACCEPT_FIRST,
        "black": reasons.GIVE_UP_FIRST,
        "raise": reasons.GIVE_UP_FIRST,
        "bone": reasons.NO_SYMBOL,
    },
    BLACK_SHEEP: {
        "keep": reasons.LAST_THROW,
        "accept": reasons.BID_LOST,
        "fail": reasons.FAILED_ALREADY,
        "take": reasons.NO_CARD,
        "top": reasons.NO_CARD,
        "bone": reasons.BLACK_FIRST,
    },
    TAKING: {
        "keep": reasons.THROWS_OVER,
        "accept": reasons.REACHED_ALREADY,
        "fail": reasons.MUST_TAKE,
        "black": reasons.NOTHING_FAILED,
        "raise": reasons.NOTHING_FAILED,
    },
    TOPPING: {
        "keep": reasons.THROWS_OVER,
        "accept": reasons.TOP_FIRST[9],
        "fail": reasons.TOP_FIRST[9],
        "take": reasons.ALL_TAKEN,
        "black": reasons.TOP_FIRST[10],
        "raise": reasons.TOP_FIRST[10],
        "bone": reasons.TOP_FIRST[10],
    },
    BONE_ASKED: {
        "keep": reasons.THROWS_OVER,
        "accept": reasons.BONE_FIRST[9],
        "fail": reasons.BONE_FIRST[9],
        "take": reasons.BONE_FIRST[10],
        "top": reasons.BONE_FIRST[10],
        "black": reasons.BONE_FIRST[11],
        "raise": reasons.BONE_FIRST[11],
    },
}


def objection(state: Flocks, seat: int, action: int) -> Reason | None:
    """Return why an action is forbidden to a seat that acts now; None if it is legal."""
    if action in legal(state, seat):
        return None
    verb = ACTIONS.verb(action).name
    if verb in ASKED[state.step]:
        return IMPOSSIBLE[verb](state, action)
    return untimely(state, verb)


def untimely(state: Flocks, verb: str) -> Reason:
    """Return why this verb is not due now."""
    step = state.step
    if step != DEALING_BOARDS:
        if verb == "board":
            return reasons.BOARDS_DEALT()
        if verb == "lay":
            return reasons.CARDS_LAID()
    if verb == "bid" and step not in (DEALING_BOARDS, LAYING):
        return reasons.BIDS_SHOWN()
    if step in ONE_FIRST:
        return ONE_FIRST[step]()
    if verb == "roll":
        return reasons.DICE_FALL()
    if step == TAKING and verb in ("top", "bone"):
        return reasons.TAKE_FIRST(DUE[state.throw] - len(state.taking))
    return UNTIMELY[step][verb]()


# The verb is due, but not like this. Each function knows that the action is illegal.


def board_objection(state: Flocks, action: int) -> Reason:
    seat = state.tops.index(NO_BOARD)
    return reasons.BOARD_GONE() if (action - BOARD) // BOARDS == seat else reasons.BOARD_FOR(seat)


def lay_objection(state: Flocks, action: int) -> Reason:
    return reasons.CARD_GONE(action - LAY)


def bid_objection(state: Flocks, action: int) -> Reason:
    return reasons.BID_UNNAMED() if action == BID_HIDDEN else reasons.PLUS_NEEDS_CHIP()


def roll_objection(state: Flocks, action: int) -> Reason:
    """VW-5, VW-6, VW-7: each throw has its own dice, thrown one after the other."""
    ruling = reasons.THROWS[state.throw - 1]
    die = (action - ROLL) // FACES
    due = next(one for one in range(len(SIDES)) if state.hand >> one & 1)
    if die == due:
        return reasons.FACE_TOO_HIGH[ruling](SIDES[die])
    if state.kept >> die & 1:
        return reasons.DIE_STAYS_PUT[ruling](due)
    later = state.hand >> die & 1
    return reasons.DIE_LATER[ruling](due) if later else reasons.DIE_THROWN[ruling](due)


def keep_objection(state: Flocks, action: int) -> Reason:
    return reasons.DIE_KEPT(action - KEEP)


def accept_objection(state: Flocks, action: int) -> Reason:
    missing = TARGETS[state.bids[state.turn]] - result(state)
    most = max(modifier(state), 0) + state.chips[state.turn]
    return reasons.OUT_OF_REACH(missing, most)


def raise_objection(state: Flocks, action: int) -> Reason:
    """VW-11: what has to lift the result to 14 and leave it below the bid."""
    reached, bonus, owned = result(state), modifier(state), state.chips[state.turn]
    missing = SAFE - reached
    with_bonus = action == RAISE_BONUS or action > RAISE_BOTH
    if with_bonus:
        if bonus <= 0:
            return reasons.NO_BONUS()
        if reached + bonus >= TARGETS[state.bids[state.turn]]:
            return reasons.BONUS_REACHES()
        if action == RAISE_BONUS:
            return reasons.BONUS_SHORT(reached + bonus)
        if bonus >= missing:
            return reasons.BONUS_ENOUGH()
        missing -= bonus
    if missing > owned:
        return reasons.TOO_FEW_CHIPS(missing, owned)
    return reasons.REST_EXACTLY(missing) if with_bonus else reasons.CHIPS_EXACTLY(missing)


def modifier(state: Flocks) -> int:
    return state.cards.modifier[state.tops[state.turn]]


def take_objection(state: Flocks, action: int) -> Reason:
    card = action - TAKE
    here = reasons.TAKEN_ALREADY if card in state.taking else reasons.NOT_ON_TABLE
    return here(card)


def top_objection(state: Flocks, action: int) -> Reason:
    return reasons.ONLY_SHEEP() if action - TOP >= DOG else reasons.ONLY_NEW()


IMPOSSIBLE: Final[dict[str, Callable[[Flocks, int], Reason]]] = {
    "board": board_objection,
    "lay": lay_objection,
    "bid": bid_objection,
    "roll": roll_objection,
    "keep": keep_objection,
    "accept": accept_objection,
    "raise": raise_objection,
    "take": take_objection,
    "top": top_objection,
}
