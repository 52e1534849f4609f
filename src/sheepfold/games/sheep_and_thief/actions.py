"""Sheep & Thief's action space: its moves as blocks of ints."""

from typing import Final

from sheepfold.core.actions import BY, ActionSpace, Hidden, Words
from sheepfold.games.sheep_and_thief.board import CELL_NAMES, CELLS, SIDES
from sheepfold.games.sheep_and_thief.components import CARDS, MISSIONS, SHEEP

MOST_PLAYERS: Final = 4

SEAT: Final = Words("seat", (str(seat) for seat in range(MOST_PLAYERS)))
MISSION: Final = Words("mission", MISSIONS)
CARD: Final = Words(
    "card",
    (str(card + 1) for card in range(CARDS)),
    mistakes=((r"\d+", "card-number"), (r".+", "card-unknown")),
)
CELL: Final = Words("cell", CELL_NAMES, mistakes=((r".+", "cell-unknown"),))
SIDE: Final = Words("side", SIDES, mistakes=((r".+", "side-unknown"),))

# How many sheep a dog moves: 1 to 50 white ones, then `b` and 1b to 50b with the black one.
WITH_BLACK: Final = SHEEP + 1
HERD: Final = Words(
    "herd",
    (
        *(str(white) for white in range(1, SHEEP + 1)),
        "b",
        *(f"{white}b" for white in range(1, SHEEP + 1)),
    ),
    mistakes=(
        (r"0+b?", "herd-none"),
        (r"[1-9]\d+b?", "herd-many"),
        (r".+", "herd-unknown"),
    ),
)

HIDDEN_CARD: Final = CARDS  # as a card: `?`
HIDDEN_MISSION: Final = len(MISSIONS)
CARD_WORDS: Final = CARDS + 1  # with the `?`
MISSION_WORDS: Final = len(MISSIONS) + 1

ACTIONS: Final = ActionSpace(
    ("pick", Hidden(CARD, owner=BY)),
    ("deal", SEAT, Hidden(CARD, owner="seat")),
    ("lay", CARD, CELL),
    ("fox", SIDE),
    ("sheep",),
    ("heel",),
    ("dog", CELL, CELL, HERD),
    ("cover", Hidden(CARD, owner=BY), CELL),
    ("discard", Hidden(CARD, owner=BY)),
    ("first", SEAT),
    ("mission", SEAT, Hidden(MISSION, owner="seat")),
)
PICK: Final = ACTIONS.bases[0]
DEAL: Final = ACTIONS.bases[1]
LAY: Final = ACTIONS.bases[2]
FOX: Final = ACTIONS.bases[3]
SHEEP_COME: Final = ACTIONS.bases[4]
HEEL: Final = ACTIONS.bases[5]
DOG: Final = ACTIONS.bases[6]
COVER: Final = ACTIONS.bases[7]
DISCARD: Final = ACTIONS.bases[8]
FIRST: Final = ACTIONS.bases[9]
MISSION_DRAWN: Final = ACTIONS.bases[10]

FROM_CELL: Final = CELLS * HERD.size  # actions per cell a dog starts from


def dog_action(start: int, end: int, white: int, black: int) -> int:
    return DOG + start * FROM_CELL + end * HERD.size + white + WITH_BLACK * black - 1


def dog_move(action: int) -> tuple[int, int, int, int]:
    """Return from, to, white sheep, and 1 if the black one is moved along."""
    start, rest = divmod(action - DOG, FROM_CELL)
    end, herd = divmod(rest, HERD.size)
    black, white = divmod(herd + 1, WITH_BLACK)
    return start, end, white, black
