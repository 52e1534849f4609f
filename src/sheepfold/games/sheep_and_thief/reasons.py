"""Why a move of Sheep & Thief may be refused."""

from typing import Final

from sheepfold.core.reasons import ReasonSpace, ReasonType
from sheepfold.core.signature import Number
from sheepfold.games.sheep_and_thief.actions import CARD, CELL

SEAT: Final = Number("seat")
N: Final = Number("n")

REASONS: Final = ReasonSpace()

# Draws, if chance is typed
START_FIRST: Final = REASONS.add("start-first", "ST-1")
NO_SUCH_SEAT: Final = REASONS.add("no-such-seat", "ST-1")
MISSIONS_NOW: Final = REASONS.add("missions-now", "ST-M1")
MISSION_FOR: Final = REASONS.add("mission-for", "ST-M1", SEAT)
MISSION_GONE: Final = REASONS.add("mission-gone", "ST-M1")
MISSION_UNNAMED: Final = REASONS.add("mission-unnamed", "ST-M1")

# Draws, if a player tries one
START_IS_DRAWN: Final = REASONS.add("start-is-drawn", "ST-1")
CARDS_ARE_DEALT: Final = REASONS.add("cards-are-dealt", "ST-2")
MISSIONS_ARE_DRAWN: Final = REASONS.add("missions-are-drawn", "ST-M1")


class InRounds:
    """A reason of the deal: the first round and later ones have their own paragraphs."""

    def __init__(self, key: str, *arguments: Number) -> None:
        self.first = REASONS.add(key, "ST-2", *arguments)
        self.later = REASONS.add(key, "ST-5", *arguments)

    def __getitem__(self, number: int) -> ReasonType:
        return self.later if number else self.first


DEAL_NOW: Final = InRounds("deal-now")
DEAL_TO: Final = InRounds("deal-to", SEAT)
NOT_IN_DECK: Final = InRounds("not-in-deck")
DEAL_UNNAMED: Final = InRounds("card-unnamed")


class InDrafts:
    """A reason of the draft: with two players it has its own paragraph."""

    def __init__(self, key: str) -> None:
        self.two = REASONS.add(key, "ST-4")
        self.more = REASONS.add(key, "ST-3")

    def __getitem__(self, players: int) -> ReasonType:
        return self.two if players == 2 else self.more


# The draft
DRAFT_OVER: Final = InDrafts("draft-over")
KEEP_NOW: Final = InDrafts("keep-now")
KEPT_ALREADY: Final = InDrafts("kept-already")
NOT_IN_PACK: Final = InDrafts("not-in-pack")
PICK_UNNAMED: Final = InDrafts("card-unnamed")
CHOSEN_ALREADY: Final = REASONS.add("chosen-already", "ST-4")

# Between the rounds
DISCARD_NOW: Final = REASONS.add("discard-now", "ST-5")
DISCARD_UNNAMED: Final = DEAL_UNNAMED.later
DISCARD_NOT_HELD: Final = REASONS.add("not-in-hand", "ST-5")
BETWEEN_ROUNDS: Final = REASONS.add("between-rounds", "ST-5")
ONLY_TWO_DISCARD: Final = REASONS.add("only-two-discard", "ST-5")

# Placing
CARD_FIRST: Final = REASONS.add("card-first", "ST-6")
ONE_CARD: Final = REASONS.add("one-card", "ST-6")
NOT_HELD: Final = REASONS.add("not-in-hand", "ST-6")
COVER_UNNAMED: Final = REASONS.add("card-unnamed", "ST-6")
FARMYARD_THERE: Final = REASONS.add("farmyard-there", "ST-7", CELL)
CARD_THERE: Final = REASONS.add("card-there", "ST-7", CELL)
NOT_BESIDE: Final = REASONS.add("not-beside", "ST-7", CELL)
RIVER_ENDS: Final = REASONS.add("river-ends", "ST-8", CARD, CELL)  # the neighbour's cell
RIVER_STOPPED: Final = REASONS.add("river-stopped", "ST-8", CARD, CELL)
COVER_INSTEAD: Final = REASONS.add("cover-instead", "ST-8")
FOX_THERE: Final = REASONS.add("fox-there", "ST-9", CELL)
A_CARD_FITS: Final = REASONS.add("a-card-fits", "ST-10")

# Animals
NO_SHEEP: Final = REASONS.add("no-sheep", "ST-11")
SHEEP_DONE: Final = REASONS.add("sheep-done", "ST-11")
NO_DOG: Final = REASONS.add("no-dog", "ST-12")
DOGS_DONE: Final = REASONS.add("dogs-done", "ST-12")
NOTHING_TO_DRIVE: Final = REASONS.add("nothing-to-drive", "ST-12", CELL)
NOT_NEXT: Final = REASONS.add("not-next", "ST-12", CELL, CELL)
FREE_SPACE: Final = REASONS.add("free-space", "ST-12", CELL)
FOX_AHEAD: Final = REASONS.add("fox-ahead", "ST-12", CELL)
TOO_MANY: Final = REASONS.add("too-many", "ST-12", CELL, N)
NO_BLACK_SHEEP: Final = REASONS.add("no-black-sheep", "ST-12")
BLACK_ELSEWHERE: Final = REASONS.add("black-elsewhere", "ST-12", CELL)
NO_FOX: Final = REASONS.add("no-fox", "ST-13")
FOXES_DONE: Final = REASONS.add("foxes-done", "ST-13")
RIM: Final = REASONS.add("rim", "ST-13")
