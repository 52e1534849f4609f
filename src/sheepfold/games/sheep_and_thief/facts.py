"""What may happen in a game of Sheep & Thief beyond the move itself."""

from typing import Final

from sheepfold.core.actions import Hidden, Words
from sheepfold.core.facts import Face, FactSpace
from sheepfold.core.signature import Number, Several
from sheepfold.games.sheep_and_thief.actions import CARD, CELL, MISSION, SIDE
from sheepfold.games.sheep_and_thief.components import MISSIONS, TOWNS

SEAT: Final = Number("seat")
N: Final = Number("n")
DUE: Final = Number("due")
GOLD: Final = Number("gold")
ROUND: Final = Number("round")  # from 1
CELLS: Final = Several("cells", CELL)
COUNTS: Final = Several("counts", N)  # seat by seat
TOWN: Final = Words("town", TOWNS)
PASSING: Final = Words("side", ("left", "right", "swap"))  # swap: with two players

# A card that a player sees now may be passed on later, or go back into a hand by an undo.
OWN_CARD: Final = Face(Hidden(CARD, owner="seat"))
CHOSEN_CARD: Final = Hidden(CARD, owner="seat")  # players know their own choices
# The same cards where the words of the line name another one: that one stays as it is.
MOVED: Final = Words("moved", CARD.words)
OWN_MOVED: Final = Face(Hidden(MOVED, owner="seat"))

FACTS: Final = FactSpace()

# Set-up and draft
START_DRAWN: Final = FACTS.add("start-drawn", "ST-1", SEAT, silent=True)
MISSION_DRAWN: Final = FACTS.add(
    "mission-drawn", "ST-M1", SEAT, Hidden(MISSION, owner="seat"), silent=True
)
CARD_DEALT: Final = FACTS.add(  # the card with this number, of those due to the seat
    "card-dealt", "ST-2", SEAT, OWN_CARD, N, DUE, silent=True
)
CARD_DEALT_MORE: Final = FACTS.add("card-dealt", "ST-5", SEAT, OWN_CARD, N, DUE, silent=True)
DRAFT_BEGINS: Final = FACTS.add("draft-begins", "ST-2", ROUND, PASSING, N)
DRAFT_BEGINS_LATER: Final = FACTS.add("draft-begins", "ST-5", ROUND, PASSING, N)
CARD_PICKED: Final = FACTS.add("card-picked", "ST-3", SEAT, CHOSEN_CARD, DUE, silent=True)
CARD_PICKED_TWO: Final = FACTS.add("card-picked", "ST-4", SEAT, CHOSEN_CARD, DUE, silent=True)
PACKS_PASSED: Final = FACTS.add("packs-passed", "ST-3", PASSING, N)
PACKS_PASSED_TWO: Final = FACTS.add("packs-passed", "ST-4", PASSING, N)
LAST_KEPT: Final = FACTS.add("last-kept", "ST-3", N)
LAST_KEPT_TWO: Final = FACTS.add("last-kept", "ST-4", N)
# With its pack, from seat2. They are in the order of their numbers, which reveals the faces
# between others: so all of them are hidden with the first one that lies face down.
CARD_RECEIVED: Final = FACTS.add(
    "card-received", "ST-3", SEAT, SEAT, card=Face(MOVED), only="seat", tells=True, silent=True
)
CARD_RECEIVED_TWO: Final = FACTS.add(
    "card-received", "ST-4", SEAT, SEAT, card=Face(MOVED), only="seat", tells=True, silent=True
)

# Placing
PLACEMENT_BEGINS: Final = FACTS.add("placement-begins", "ST-6", SEAT)
NEXT_TURN: Final = FACTS.add("next-turn", "ST-6", SEAT, silent=True)
CARD_LAID: Final = FACTS.add("card-laid", "ST-6", SEAT, CARD, CELL, silent=True)
TOWN_JOINED: Final = FACTS.add("town-joined", "ST-16", SEAT, TOWN, GOLD, CELLS)
RIVER_GREW: Final = FACTS.add(  # what it is worth now, and how much more than before
    "river-grew", "ST-17", SEAT, CELLS, GOLD, more=GOLD
)
NO_CARD_FITS: Final = FACTS.add("no-card-fits", "ST-10", SEAT, CELL, CHOSEN_CARD)

# Animals
SHEEP_BROUGHT: Final = FACTS.add("sheep-brought", "ST-11", SEAT, CELL, N)
SHEEP_CAME: Final = FACTS.add("sheep-came", "ST-11", SEAT, CELL, N)
# Rare: the game's own cards show 46 sheep, and there are 50; an owner's cards may show more.
SUPPLY_SHORT: Final = FACTS.add("supply-short", "ST-11", N, DUE, rare=True)
SHEEP_DRIVEN: Final = FACTS.add("sheep-driven", "ST-12", SEAT, CELL, CELL, N, silent=True)
BLACK_DRIVEN: Final = FACTS.add("black-driven", "ST-B1", SEAT, CELL, CELL, silent=True)
DOG_RESTED: Final = FACTS.add("dog-rested", "ST-12", SEAT, silent=True)
DOGS_IDLE: Final = FACTS.add("dogs-idle", "ST-12", SEAT, N)
FOX_MOVED: Final = FACTS.add("fox-moved", "ST-13", SEAT, SIDE, CELL, CELL, silent=True)
STOLEN: Final = FACTS.add("stolen", "ST-14", SEAT, CELL, SEAT, N)  # into the paddock of seat2
LOST: Final = FACTS.add("lost", "ST-14", SEAT, CELL, N)
SAFE: Final = FACTS.add("safe", "ST-15", SEAT, CELL, N)
BLACK_HOME: Final = FACTS.add("black-home", "ST-B2", SEAT, CELL, CELL)
BLACK_SAFE: Final = FACTS.add("black-safe", "ST-B1", SEAT, CELL)
BLACK_WORTH: Final = FACTS.add(  # where it stands now, and how much more than before
    "black-worth", "ST-B3", SEAT, CELL, GOLD, more=GOLD, silent=True
)

# Rounds
ROUND_OVER: Final = FACTS.add("round-over", "ST-5", ROUND)
DISCARDS_DUE: Final = FACTS.add("discards-due", "ST-5", ROUND)
CARD_DISCARDED: Final = FACTS.add("card-discarded", "ST-5", SEAT, CHOSEN_CARD, silent=True)
NEXT_START: Final = FACTS.add("next-start", "ST-5", SEAT, ROUND)
CARD_STAYS: Final = FACTS.add("card-stays", "ST-5", SEAT, card=OWN_MOVED, silent=True)

# The end
FACE_SHOWN: Final = FACTS.add("face-shown", "ST-10", SEAT, CARD, CELL)
SHEEP_GOLD: Final = FACTS.add("sheep-gold", "ST-16", SEAT, CELLS, GOLD, silent=True)
PADDOCK_GOLD: Final = FACTS.add("paddock-gold", "ST-16", SEAT, GOLD, silent=True)
TOWN_REACHED: Final = FACTS.add("town-reached", "ST-16", SEAT, TOWN, GOLD, CELLS)
RIVER_GOLD: Final = FACTS.add("river-gold", "ST-17", SEAT, CELLS, GOLD, silent=True)
RIVERS: Final = FACTS.add("rivers", "ST-17", SEAT, N, GOLD, longest=N)
MISSION_RULINGS: Final = {
    "river": "ST-M2",
    "road": "ST-M3",
    "barns": "ST-M4",
    "bottom": "ST-M5",
    "right": "ST-M6",
    "foxes": "ST-M7",
    "dogs": "ST-M8",
    "sheep": "ST-M9",
    "town": "ST-M10",
}
MISSION_SCORED: Final = tuple(  # by mission; `counts` is what it compares
    [FACTS.add("mission", MISSION_RULINGS[one], SEAT, MISSION, GOLD, COUNTS) for one in MISSIONS]
)
BLACK_GOLD: Final = FACTS.add("black-gold", "ST-B3", SEAT, CELL, GOLD)
TOTAL_GOLD: Final = FACTS.add("total-gold", "ST-18", SEAT, GOLD, silent=True)
WON: Final = FACTS.add("won", "ST-18", SEAT, GOLD)
WON_TIE: Final = FACTS.add("won-tie", "ST-18", SEAT, GOLD, sheep=N)
SHARED: Final = FACTS.add("shared", "ST-18", SEAT, GOLD)
