"""Why a move of Volle Wolle may be refused."""

from typing import Final

from sheepfold.core.reasons import ReasonSpace, ReasonType
from sheepfold.core.signature import Number
from sheepfold.games.volle_wolle.actions import CARD, DIE

SEAT: Final = Number("seat")
N: Final = Number("n")
CHIPS: Final = Number("chips")  # that somebody has
MOST: Final = Number("most")  # that bonus and chips add
SIDES: Final = Number("sides")  # of a die
CARDS: Final = Number("cards")  # still due
RESULT: Final = Number("result")

REASONS: Final = ReasonSpace()

ByRuling = dict[int, ReasonType]


def by_ruling(key: str, rulings: tuple[int, ...], *arguments: object) -> ByRuling:
    """Return one sentence for a mistake that breaks different paragraphs at different times."""
    return {number: REASONS.add(key, f"VW-{number}", *arguments) for number in rulings}


THROWS: Final = (5, 6, 7)  # the rulings of the three throws

# Draws, if they are typed
BOARDS_FIRST: Final = REASONS.add("boards-first", "VW-1")
BOARD_FOR: Final = REASONS.add("board-for", "VW-1", SEAT)
BOARD_GONE: Final = REASONS.add("board-gone", "VW-1")
BOARDS_DEALT: Final = REASONS.add("boards-dealt", "VW-1")
LAY_FIRST: Final = REASONS.add("lay-first", "VW-2")
CARD_GONE: Final = REASONS.add("card-gone", "VW-1", CARD)
CARDS_LAID: Final = REASONS.add("cards-laid", "VW-2")
THROW_FIRST: Final = REASONS.add("throw-first", "VW-5")
DIE_STAYS_PUT: Final = by_ruling("die-stays-put", THROWS[1:], DIE)
DIE_THROWN: Final = by_ruling("die-thrown", THROWS[:2], DIE)
DIE_LATER: Final = by_ruling("die-later", THROWS[:2], DIE)  # the die that is thrown before
FACE_TOO_HIGH: Final = by_ruling("face-too-high", THROWS, SIDES)

# Bids
BID_FIRST: Final = REASONS.add("bid-first", "VW-2")
BIDS_SHOWN: Final = REASONS.add("bids-shown", "VW-2")
PLUS_NEEDS_CHIP: Final = REASONS.add("plus-needs-chip", "VW-3")
BID_UNNAMED: Final = REASONS.add("bid-unnamed", "VW-3")

# Throws
DICE_FALL: Final = REASONS.add("dice-fall", "VW-5")
DIE_KEPT: Final = REASONS.add("die-kept", "VW-7", DIE)
LAST_THROW: Final = REASONS.add("last-throw", "VW-7")
THROWS_OVER: Final = REASONS.add("throws-over", "VW-6")
OUT_OF_REACH: Final = REASONS.add("out-of-reach", "VW-9", N, MOST)
THROW_LEFT: Final = REASONS.add("throw-left", "VW-9")
NOT_REACHED: Final = REASONS.add("not-reached", "VW-9")
NOT_FAILED: Final = REASONS.add("not-failed", "VW-9")
NO_SYMBOL: Final = REASONS.add("no-symbol", "VW-9")
ACCEPT_FIRST: Final = REASONS.add("accept-first", "VW-9")
GIVE_UP_FIRST: Final = REASONS.add("give-up-first", "VW-9")

# Failing
BID_LOST: Final = REASONS.add("bid-lost", "VW-9")
FAILED_ALREADY: Final = REASONS.add("failed-already", "VW-9")
NO_CARD: Final = REASONS.add("no-card", "VW-10")
BLACK_FIRST: Final = REASONS.add("black-first", "VW-11")
NO_BONUS: Final = REASONS.add("no-bonus", "VW-11")
BONUS_SHORT: Final = REASONS.add("bonus-short", "VW-11", RESULT)
BONUS_REACHES: Final = REASONS.add("bonus-reaches", "VW-11")
BONUS_ENOUGH: Final = REASONS.add("bonus-enough", "VW-11")
TOO_FEW_CHIPS: Final = REASONS.add("too-few-chips", "VW-11", N, CHIPS)
CHIPS_EXACTLY: Final = REASONS.add("chips-exactly", "VW-11", N)
REST_EXACTLY: Final = REASONS.add("rest-exactly", "VW-11", N)

# Cards
REACHED_ALREADY: Final = REASONS.add("reached-already", "VW-9")
MUST_TAKE: Final = REASONS.add("must-take", "VW-9")
NOTHING_FAILED: Final = REASONS.add("nothing-failed", "VW-10")
NOT_ON_TABLE: Final = REASONS.add("not-on-table", "VW-10", CARD)
TAKEN_ALREADY: Final = REASONS.add("taken-already", "VW-10", CARD)
TAKE_FIRST: Final = REASONS.add("take-first", "VW-10", CARDS)
ALL_TAKEN: Final = REASONS.add("all-taken", "VW-10")
ONLY_SHEEP: Final = REASONS.add("only-sheep", "VW-10")
ONLY_NEW: Final = REASONS.add("only-new", "VW-10")
TOP_FIRST: Final = by_ruling("top-first", (9, 10))
BONE_FIRST: Final = by_ruling("bone-first", (9, 10, 11))
