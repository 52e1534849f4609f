"""Why an action is refused: the first ruling it breaks, in the order of the rules."""

from typing import Final

from sheepfold.games.volle_wolle.actions import ACTIONS
from sheepfold.games.volle_wolle.choices import legal
from sheepfold.games.volle_wolle.state import (
    ACCEPTING,
    BIDDING,
    BLACK_SHEEP,
    BONE_ASKED,
    DEALING_BOARDS,
    KEEPING,
    LAYING,
    ROLLING,
    TAKING,
    TOPPING,
    Flocks,
)

# The verbs of a step, and the ruling that asks for them.
STEP: Final = {
    DEALING_BOARDS: (("board",), 1),
    LAYING: (("lay",), 2),
    BIDDING: (("bid",), 2),
    ROLLING: (("roll",), 5),
    KEEPING: (("keep", "accept"), 9),
    ACCEPTING: (("accept", "fail"), 9),
    TAKING: (("take",), 10),
    TOPPING: (("top",), 10),
    BLACK_SHEEP: (("black", "raise"), 11),
    BONE_ASKED: (("bone",), 14),
}
# By verb: the ruling that says when it may be done, and the one that says with what.
VERB: Final = {
    "board": (1, 1),
    "lay": (2, 1),
    "bid": (2, 3),
    "roll": (5, 5),
    "keep": (6, 7),
    "accept": (9, 9),
    "fail": (9, 9),
    "take": (10, 10),
    "top": (10, 10),
    "black": (11, 11),
    "raise": (11, 11),
    "bone": (14, 14),
}


def objection(state: Flocks, seat: int, action: int) -> str | None:
    """The ruling that forbids it to whoever acts now; None if it is legal."""
    return None if action in legal(state, seat) else f"VW-{broken(state, action)}"


def broken(state: Flocks, action: int) -> int:
    """The number of the first ruling an illegal action breaks."""
    verb = ACTIONS.verb(action).name
    verbs, asked = STEP[state.step]
    when, what = VERB[verb]
    if verb in verbs:
        # VW-5, VW-6, VW-7: each throw has its own dice.
        return what + state.throw - 1 if verb == "roll" else what
    if verb == "keep" and state.step in (ACCEPTING, BLACK_SHEEP):
        return what  # VW-7: the third throw is the last
    return min(when, asked)
