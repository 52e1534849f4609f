"""Why a move of Meadowmight may be refused."""

from typing import Final

from sheepfold.core.reasons import ReasonSpace
from sheepfold.core.signature import Number, Several
from sheepfold.games.meadowmight.actions import CELL

N: Final = Number("n")
SEAT: Final = Number("seat")
SEATS: Final = Several("seats", SEAT)
CELLS: Final = Several("cells", CELL)

REASONS: Final = ReasonSpace()

# Draws, where chance is typed
FIRST_NOW: Final = REASONS.add("first-now", "MM-5")
NO_SUCH_SEAT: Final = REASONS.add("no-such-seat", "MM-5", N)
START_NOW: Final = REASONS.add("start-now", "MM-4")
START_SHEEPLE: Final = REASONS.add("start-sheeple", "MM-4")
START_SPECIAL: Final = REASONS.add("start-special", "MM-4")
START_ALIKE: Final = REASONS.add("rotation-alike", "MM-4")
DEAL_NOW: Final = REASONS.add("deal-now", "MM-4", SEAT)
DRAW_NOW: Final = REASONS.add("draw-now", "MM-5", SEAT)
TILE_UNNAMED: Final = REASONS.add("tile-unnamed", "MM-5")
NONE_LEFT: Final = REASONS.add("none-left", "MM-5")
CHANCE_DECIDES: Final = {
    "first": REASONS.add("chance-begins", "MM-5"),
    "start": REASONS.add("chance-starts", "MM-4"),
    "deal": REASONS.add("chance-deals", "MM-4"),
    "draw": REASONS.add("chance-draws-tile", "MM-5"),
}

# What is due now
DISCARD_FIRST: Final = REASONS.add("discard-first", "MM-8", N)
WOLF_FIRST: Final = REASONS.add("wolf-first", "MM-W2")
TREE_FIRST: Final = REASONS.add("tree-first", "MM-W3")
POND_FIRST: Final = REASONS.add("pond-first", "MM-W4")
NO_PASSING: Final = REASONS.add("no-passing", "MM-5")
DRAW_LATER: Final = REASONS.add("draw-later", "MM-5")
NO_POND: Final = REASONS.add("no-pond", "MM-W4")

# PLAY
NOT_IN_HAND: Final = REASONS.add("not-in-hand", "MM-6")
CELL_TAKEN: Final = REASONS.add("cell-taken", "MM-6", CELL)
CELL_APART: Final = REASONS.add("cell-apart", "MM-6", CELL)
CELL_BEYOND: Final = REASONS.add("cell-beyond", "MM-6", CELL, N)
PLAY_ALIKE: Final = REASONS.add("rotation-alike", "MM-6")
SECOND_OWNER: Final = REASONS.add("second-owner", "MM-7", CELL, SEATS)
TIE_PLAYED: Final = REASONS.add("tie-played", "MM-13", CELL)

# CHANGE, and the turns that a tree grants
CHANGE_OVER: Final = REASONS.add("change-over", "MM-8")
CHANGE_PRICE: Final = REASONS.add("change-price", "MM-8")
NO_TILE: Final = REASONS.add("no-tile", "MM-8", CELL)
TURN_DOWN: Final = REASONS.add("turn-down", "MM-8", CELL)
TURN_NOTHING: Final = REASONS.add("turn-nothing", "MM-8", CELL)
TURN_SAME: Final = REASONS.add("turn-same", "MM-8", CELL)
TURN_ALIKE: Final = REASONS.add("rotation-alike", "MM-8")
DOUBLE_FENCE: Final = REASONS.add("double-fence", "MM-8", CELL, CELLS)
FENCE_TO_DOWN: Final = REASONS.add("fence-to-down", "MM-8", CELL, CELLS)
TIE_TURNED: Final = REASONS.add("tie-turned", "MM-13", CELL)
TURNED_ALREADY: Final = REASONS.add("turned-already", "MM-W3", CELL)
IS_HOUSE: Final = REASONS.add("is-house", "MM-W5", CELL)
NEAR_HOUSE: Final = REASONS.add("near-house", "MM-W5", CELL, CELLS)
DRAW_OR_TURN: Final = REASONS.add("draw-or-turn", "MM-W3")
NOTHING_TO_DRAW: Final = REASONS.add("nothing-to-draw", "MM-W3")

# Discarding
DISCARD_NOT_IN_HAND: Final = REASONS.add("not-in-hand", "MM-8")
STUCK_NOT_IN_HAND: Final = REASONS.add("not-in-hand", "MM-9")
NOT_STUCK: Final = REASONS.add("not-stuck", "MM-9")

# Moving tiles
ONLY_TURNS: Final = REASONS.add("only-turns", "MM-8")
MOVE_NO_TILE: Final = REASONS.add("no-tile", "MM-F5", CELL)
MOVE_DOWN: Final = REASONS.add("move-down", "MM-F5", CELL)
NOT_NEUTRAL: Final = REASONS.add("not-neutral", "MM-F5", CELL)
ONE_STEP: Final = REASONS.add("one-step", "MM-F5", CELL, CELL)
ONTO_NOTHING: Final = REASONS.add("onto-nothing", "MM-F5", CELL)
FENCE_BETWEEN: Final = REASONS.add("fence-between", "MM-F5", CELL, CELL)
DOWN_BETWEEN: Final = REASONS.add("down-between", "MM-F5", CELL, CELL)
TIE_MOVED: Final = REASONS.add("tie-moved", "MM-16", CELL)
TIE_UNCOVERED: Final = REASONS.add("tie-uncovered", "MM-16", CELL)

# A wolf
FLEE_NO_TILE: Final = REASONS.add("no-tile", "MM-W2", CELL)
FLEE_DOWN: Final = REASONS.add("flee-down", "MM-W2", CELL)
NOT_FRIGHTENED: Final = REASONS.add("not-frightened", "MM-W2", CELL)
FLEE_ONE_STEP: Final = REASONS.add("one-step", "MM-W2", CELL, CELL)
ONTO_WOLF: Final = REASONS.add("onto-wolf", "MM-W2", CELL)
FLEE_ONTO_NOTHING: Final = REASONS.add("onto-nothing", "MM-W2", CELL)

# A pond
RECALL_NO_TILE: Final = REASONS.add("no-tile", "MM-W4", CELL)
RECALL_DOWN: Final = REASONS.add("recall-down", "MM-W4", CELL)
NOT_YOUR_SHEEPLE: Final = REASONS.add("not-your-sheeple", "MM-W4", CELL)

# The same refusals by other paragraphs: of a deal, and of Personal Piles.
for _one in (TILE_UNNAMED, NONE_LEFT):
    REASONS.add(_one.key, "MM-4", *_one.arguments.values())
for _one in (DEAL_NOW, DRAW_NOW, TILE_UNNAMED, NONE_LEFT):
    REASONS.add(_one.key, "MM-P1", *_one.arguments.values())
