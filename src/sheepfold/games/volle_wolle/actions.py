"""Volle Wolle's action space: its moves as blocks of ints, the most frequent first."""

from typing import Final

from sheepfold.core.actions import BY, ActionSpace, Hidden, Words
from sheepfold.games.volle_wolle.components import BOARDS, CHIPS, SHEEP, SIDES

CARD_NAMES: Final = (*(f"S{number:02}" for number in range(1, SHEEP + 1)), "dog", "bone")
BID_NAMES: Final = (*map(str, range(14, 27)), "26+")
DIE_NAMES: Final = tuple(f"d{sides}" for sides in SIDES)
FACES: Final = max(SIDES)  # every die has this many rolls; a d8 never shows a 9

SEAT: Final = Words("seat", map(str, range(6)))
CARD: Final = Words(
    "card",
    CARD_NAMES,
    mistakes=((r"s?\d+", "card-number"), (r".+", "card-unknown")),
)
BID_WORD: Final = Words("bid", BID_NAMES, mistakes=((r".+", "bid-unknown"),))
DIE: Final = Words("die", DIE_NAMES, mistakes=((r".+", "die-unknown"),))
FACE: Final = Words("face", map(str, range(1, FACES + 1)), mistakes=((r".+", "face-unknown"),))
ANSWER: Final = Words("answer", ("yes", "no"), mistakes=((r".+", "answer-unknown"),))
# What raises a result: the bonus, or chips.
MEANS: Final = Words(
    "means",
    ("bonus", *map(str, range(1, CHIPS + 1))),
    mistakes=((r".+", "means-unknown"),),
)
BONUS: Final = Words("bonus", ("bonus",), mistakes=((r".+", "bonus-first"),))
REST: Final = Words("rest", map(str, range(1, CHIPS + 1)), mistakes=((r".+", "rest-unknown"),))

ACTIONS: Final = ActionSpace(
    ("roll", DIE, FACE),
    ("keep", DIE),
    ("bid", Hidden(BID_WORD, owner=BY)),
    ("lay", CARD),
    ("take", CARD),
    ("top", CARD),
    ("accept",),
    ("fail",),
    ("bone", ANSWER),
    ("black",),
    ("raise", MEANS),
    ("raise", BONUS, REST),
    ("board", SEAT, Words("board", map(str, range(1, BOARDS + 1)))),
)
ROLL: Final = ACTIONS.bases[0]
KEEP: Final = ACTIONS.bases[1]
BID: Final = ACTIONS.bases[2]
LAY: Final = ACTIONS.bases[3]
TAKE: Final = ACTIONS.bases[4]
TOP: Final = ACTIONS.bases[5]
ACCEPT: Final = ACTIONS.bases[6]
FAIL: Final = ACTIONS.bases[7]
BONE_YES: Final = ACTIONS.bases[8]
BONE_NO: Final = BONE_YES + 1
BLACK: Final = ACTIONS.bases[9]
RAISE_BONUS: Final = ACTIONS.bases[10]
RAISE_CHIPS: Final = RAISE_BONUS  # plus the chips paid
RAISE_BOTH: Final = ACTIONS.bases[11] - 1  # plus the chips paid
BOARD: Final = ACTIONS.bases[12]

BID_HIDDEN: Final = BID + len(BID_NAMES)
