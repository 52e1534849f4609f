"""Why a move of Te Kuiti may be refused."""

from typing import Final

from sheepfold.core.reasons import ReasonSpace
from sheepfold.games.te_kuiti.actions import CELL, EDGE, KIND

REASONS: Final = ReasonSpace()

# Draws
NOT_DRAWN: Final = REASONS.add("not-drawn", "TK-1")  # chance is typed, and this cannot come
CHANCE_ALONE: Final = REASONS.add("chance-alone", "TK-1")

# What is due now
PLACE_FENCES: Final = REASONS.add("place-fences", "TK-3")
FENCE_NOW_DUE: Final = REASONS.add("fence-now", "TK-8")
RAM_FIRST: Final = REASONS.add("ram-first", "TK-7")
NOT_SHEPHERD: Final = REASONS.add("not-shepherd", "TK-3")
NO_RAM: Final = REASONS.add("no-ram", "TK-7")

# Fences
FENCE_STANDS: Final = REASONS.add("fence-stands", "TK-3", EDGE)
NO_FENCE: Final = REASONS.add("no-fence", "TK-7", EDGE)

# Tiles
TWO_REVEALED: Final = REASONS.add("two-revealed", "TK-5")
NO_TILE: Final = REASONS.add("no-tile", "TK-5", CELL)
FACE_UP: Final = REASONS.add("face-up", "TK-5", CELL)
ENCLOSED: Final = REASONS.add("enclosed", "TK-5", CELL)
FLIP_FIRST: Final = REASONS.add("flip-first", "TK-5")
PAIRS_GO_ALONE: Final = REASONS.add("pairs-go-alone", "TK-11")
NOT_FACE_UP: Final = REASONS.add("not-face-up", "TK-11", CELL)
PAIR_ENCLOSED: Final = REASONS.add("pair-enclosed", "TK-9", CELL)
NO_PAIR: Final = REASONS.add("no-pair", "TK-11", KIND, KIND)

# The solo game has its own paragraphs for the same refusals, and some reasons of its own.
FLOWERS_FENCE: Final = REASONS.add("flowers-fence", "TK-S3")
SOLO: Final = {
    (one.key, one.ruling): REASONS.add(one.key, ruling, *one.arguments.values())
    for one, ruling in (
        (NOT_DRAWN, "TK-S1"),
        (CHANCE_ALONE, "TK-S1"),
        (RAM_FIRST, "TK-S4"),
        (NO_RAM, "TK-S4"),
        (NO_FENCE, "TK-S4"),
        (NO_TILE, "TK-S2"),
        (FACE_UP, "TK-S2"),
        (ENCLOSED, "TK-S2"),
        (FLIP_FIRST, "TK-S2"),
        (PAIRS_GO_ALONE, "TK-S2"),
    )
}
