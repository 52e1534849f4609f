"""What may happen in a match of Volle Wolle beyond the move itself."""

from typing import Final

from sheepfold.core.facts import Face, FactSpace
from sheepfold.core.signature import Number, Several
from sheepfold.games.volle_wolle.actions import BID_WORD, CARD, DIE

SEAT: Final = Number("seat")
SEATS: Final = Several("seats", SEAT)
N: Final = Number("n")
CHIPS: Final = Number("chips")
POINTS: Final = Number("points")
ROUND: Final = Number("round")  # from 1
THROW: Final = Number("throw")  # 1 to 3
PLACE: Final = Number("place")  # in the order of the round or of the table, from 1
SUM: Final = Number("sum")  # of the dice
MALUS: Final = Number("malus")  # below 0, or 0
RESULT: Final = Number("result")  # the two together
FACE: Final = Number("face")
# VW-20: a sheep that lies covered is for people to remember, and so is its number.
SHOWN_CARD: Final = Face(CARD)
SHOWN_NUMBER: Final = Face(Number("number"))

FACTS: Final = FactSpace()

# The round
BOARD_DEALT: Final = FACTS.add(
    "board-dealt", "VW-1", SEAT, Number("board"), SHOWN_NUMBER, silent=True
)
CARD_LAID: Final = FACTS.add("card-laid", "VW-2", PLACE, SHOWN_CARD, silent=True)
ROUND_BEGUN: Final = FACTS.add("round-begun", "VW-2", ROUND, N)  # n: the cards laid out
BID_MADE: Final = FACTS.add("bid-made", "VW-3", SEAT, silent=True)  # which bid, "order" says
BIDS_SHOWN: Final = FACTS.add("bids-shown", "VW-20")
PLUS_PAID: Final = FACTS.add("plus-paid", "VW-3", SEAT)
ORDER: Final = FACTS.add("order", "VW-4", PLACE, SEAT, BID_WORD)
# Another bid is as high, and the sheep number decided: the places of two reveal the lower one.
ORDER_TIED: Final = FACTS.add("order-tied", "VW-4", PLACE, SEAT, BID_WORD, SHOWN_NUMBER, tells=True)
ROUND_OVER: Final = FACTS.add("round-over", "VW-2", ROUND)

# Throws. A result reveals, with the dice, the bonus or malus of a flock's top.
TURN_BEGUN: Final = FACTS.add("turn-begun", "VW-5", SEAT, PLACE, silent=True)
THROW_BEGUN: Final = FACTS.add("throw-begun", "VW-5", SEAT, THROW, silent=True)  # by its first die
DIE_ROLLED: Final = FACTS.add("die-rolled", "VW-5", SEAT, THROW, DIE, FACE, silent=True)
DICE_THROWN: Final = FACTS.add("dice-thrown", "VW-5", SEAT, THROW, SUM, d12=FACE, d10=FACE, d8=FACE)
THROW_ENDED: Final = FACTS.add(
    "throw-ended", "VW-8", SEAT, THROW, SUM, MALUS, RESULT, fades=True, silent=True
)
MALUS_COUNTED: Final = FACTS.add("malus-counted", "VW-8", SEAT, RESULT, fades=True)
DIE_KEPT: Final = FACTS.add("die-kept", "VW-6", SEAT, DIE, FACE)
REACHED: Final = FACTS.add("reached", "VW-9", SEAT, RESULT, BID_WORD, N, fades=True)
REACHED_BONUS: Final = FACTS.add("reached-bonus", "VW-8", SEAT, N, fades=True)
REACHED_CHIPS: Final = FACTS.add("reached-chips", "VW-8", SEAT, N, CHIPS, fades=True)
REACHED_BOTH: Final = FACTS.add("reached-both", "VW-8", SEAT, N, CHIPS, fades=True)
FAILED: Final = FACTS.add("failed", "VW-11", SEAT, RESULT, BID_WORD, fades=True)
BID_REFUSED: Final = FACTS.add("bid-refused", "VW-9", SEAT, silent=True)
BLACK_COME: Final = FACTS.add("black-come", "VW-11", SEAT, N, fades=True)
RAISED_BONUS: Final = FACTS.add("raised-bonus", "VW-11", SEAT, silent=True)
RAISED_CHIPS: Final = FACTS.add("raised-chips", "VW-11", SEAT, CHIPS, silent=True)
RAISED_BOTH: Final = FACTS.add("raised-both", "VW-11", SEAT, CHIPS, silent=True)
CHIP_GAINED: Final = FACTS.add("chip-gained", "VW-11", SEAT)
SUPPLY_EMPTY: Final = FACTS.add("supply-empty", "VW-1", SEAT)

# Cards. Facts of cards that come without being named fade: how many came, and how many remained,
# reveals that black sheep are among those that lie covered now.
CARD_CHOSEN: Final = FACTS.add("card-chosen", "VW-10", SEAT, SHOWN_CARD, silent=True)
CARD_TAKEN: Final = FACTS.add("card-taken", "VW-10", SEAT, SHOWN_CARD, fades=True)
CARD_TAKEN_BLACK: Final = FACTS.add("card-taken", "VW-11", SEAT, SHOWN_CARD, fades=True)
CARD_TAKEN_LAST: Final = FACTS.add("card-taken", "VW-12", SEAT, SHOWN_CARD, fades=True)
CARD_TAKEN_LEFT: Final = FACTS.add("card-taken", "VW-15", SEAT, SHOWN_CARD, fades=True)
REST_TAKEN: Final = FACTS.add("rest-taken", "VW-12", SEAT, N, fades=True)
LEFTOVERS: Final = FACTS.add("leftovers", "VW-15", SEAT, N, fades=True)
# All that are left, by seat: their order would reveal which of two equal bids had the lower number.
TABLE_EMPTY: Final = FACTS.add("table-empty", "VW-13", SEATS, fades=True)
DOGS_GAINED: Final = FACTS.add("dogs-gained", "VW-10", SEAT, N, silent=True)
BONE_GAINED: Final = FACTS.add("bone-gained", "VW-10", SEAT, silent=True)  # from the table
TOP_CHANGED: Final = FACTS.add(  # n: the sheep that came, the new top included
    "top-changed", "VW-10", SEAT, SHOWN_CARD, N, silent=True, fades=True
)
BONE_TAKEN: Final = FACTS.add("bone-taken", "VW-14", SEAT, silent=True)
BONE_LOST: Final = FACTS.add("bone-lost", "VW-14", SEAT, SEAT)  # to the second
BONE_REFUSED: Final = FACTS.add("bone-refused", "VW-14", SEAT, silent=True)

# The end
GAME_OVER: Final = FACTS.add("game-over", "VW-16")
SETS_SCORED: Final = FACTS.add("sets-scored", "VW-17", SEAT, POINTS)
NO_DOG: Final = FACTS.add("no-dog", "VW-18", SEAT, N, POINTS)
ONE_DOG: Final = FACTS.add("one-dog", "VW-18", SEAT, POINTS)
DOGS_BONE: Final = FACTS.add("dogs-bone", "VW-18", SEAT, N, POINTS)
DOGS_IDLE: Final = FACTS.add("dogs-idle", "VW-18", SEAT, N)
MOST_DOGS: Final = FACTS.add("most-dogs", "VW-18", SEAT, N)
SCORED: Final = FACTS.add("scored", "VW-16", SEAT, POINTS, silent=True)
WON: Final = FACTS.add("won", "VW-19", SEAT, POINTS)
SHARED_WIN: Final = FACTS.add("shared-win", "VW-19", SEAT, POINTS)
