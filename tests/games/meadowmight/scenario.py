"""Plays typed games of Meadowmight: a line is a turn, moves `SEAT MOVE` with semicolons between.

It knows the notation and no rules. Draws at the end of a turn that no test speaks of are left out
of the texts: they come from `FILLERS`.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

import sheepfold
from tests.games.typed import moves
from tests.games.typed import ruling_against as ruling_against

CHANCE = sheepfold.CHANCE

# What is drawn where nothing is typed: the first of these that is left.
FILLERS = [
    f"draw {tile}"
    for tile in (
        "neutral-triple",
        "blank-triple",
        "neutral-parallel",
        "blank-parallel",
        "neutral-corner",
        "blank-corner",
        "neutral-single",
        "blank-single",
        "neutral-open",
        "blank-open",
        "blank-closed",
        "sheeple-triple",
        "sheeple-parallel",
        "sheeple-corner",
        "sheeple-single",
        "sheeple-open",
        "house-single",
        "house-parallel",
        "house-closed",
        "wolf-single",
        "wolf-parallel",
        "wolf-closed",
        "pond-open",
        "pond-corner",
        "pond-triple",
        "tree-open",
        "tree-corner",
        "tree-triple",
    )
]


def exactly(match: sheepfold.Match, *texts: str) -> sheepfold.Match:
    """Play these moves and nothing else: a draw due at the end is still due."""
    for text in texts:
        for seat, words in moves(text, between=";"):
            match.play(seat, words)
    return match


def draw_on(match: sheepfold.Match) -> None:
    """Draw while a draw is due."""
    while match.acting == {CHANCE}:
        left = match.legal(CHANCE)
        match.play(CHANCE, next(draw for draw in FILLERS if draw in left))


def play_on(match: sheepfold.Match, *texts: str) -> sheepfold.Match:
    """Play these moves, with the draws between and after them."""
    for text in texts:
        for seat, words in moves(text, between=";"):
            if seat != CHANCE:
                draw_on(match)
            match.play(seat, words)
    draw_on(match)
    return match


def dealt(start: str, *hands: str, first: int = 0, **options: Any) -> sheepfold.Match:
    """Set up: the start tile with its rotation, and what each seat is dealt, in this order."""
    match = sheepfold.Match.start("meadowmight", len(hands), options, seed=None)
    exactly(match, f"-1 first {first}; -1 start {start}")
    for seat, hand in enumerate(hands):
        for tile in hand.split():
            exactly(match, f"-1 deal {seat} {tile}")
    return match


def may(match: sheepfold.Match, seat: int, verb: str = "") -> set[str]:
    """What a seat may do now; with a verb only such moves."""
    return {move for move in match.legal(seat) if move.startswith(verb)}


def cells_to_play(match: sheepfold.Match) -> set[str]:
    """Where the seat to move may play some tile: with a tile already there it lies facedown."""
    (seat,) = match.acting
    return {move.split()[2] for move in may(match, seat, "play ")}


def tiles_laid(match: sheepfold.Match) -> set[str]:
    """The cells where a tile was played, and the start tile's."""
    played = [str(move).split() for move in match.moves]
    return {"0,0"} | {words[3] for words in played if words[1] == "play"}


def facedown(match: sheepfold.Match, *emptied: str) -> set[str]:
    """Where facedown tiles lie: whose turn it is can play on them, with any hand the tests deal.

    Cells where tiles were played that have left again are to be named.
    """
    return (cells_to_play(match) & tiles_laid(match)) - set(emptied)


def odds(match: sheepfold.Match) -> dict[str, Fraction]:
    """Chance's draws now, each with its probability."""
    chances = match.game.chances(match.state)
    total = sum(weight for _, weight in chances)
    return {match.game.actions.text(draw): Fraction(weight, total) for draw, weight in chances}


def totals(match: sheepfold.Match) -> list[int]:
    return [score.total for score in match.scores()]


# The rest of a game, in which nothing happens to what lies there already


def neighbours(cell: str) -> set[str]:
    x, y = map(int, cell.split(","))
    return {f"{x + 1},{y}", f"{x - 1},{y}", f"{x},{y + 1}", f"{x},{y - 1}"}


def elsewhere(
    match: sheepfold.Match,
    exit_cell: str,
    *,
    changers: Iterable[int] = range(6),
    until: Callable[[sheepfold.Match], bool] = lambda match: match.over,
) -> sheepfold.Match:
    """Play on, to the end unless told, but only beyond the closed tile on `exit_cell`.

    The changers turn tiles there whenever they can and discard their Sheeple; the others play
    tiles, Sheeple last. What lies there already, and the cells beside it, stay as they are.
    """
    kept = tiles_laid(match) - {exit_cell}
    kept |= {beside for cell in kept for beside in neighbours(cell)}
    draw_on(match)
    while not until(match):
        (seat,) = match.acting
        match.play(seat, harmless(match.legal(seat), kept, change=seat in set(changers)))
        draw_on(match)
    return match


def harmless(legal: list[str], kept: set[str], *, change: bool) -> str:
    if "done" in legal:
        return "done"
    discards = [move for move in legal if move.startswith("discard")]
    if discards:
        return max(discards, key=lambda move: "sheeple" in move)
    turns = [move for move in legal if move.startswith("turn") and move.split()[1] not in kept]
    if change and turns:
        return min(turns)
    plays = [move for move in legal if move.startswith("play") and move.split()[2] not in kept]
    return min(plays, key=lambda move: ("sheeple" in move, move))


def lay(match: sheepfold.Match, *cells: str) -> sheepfold.Match:
    """The seats in turn play a tile of their hands there, no Sheeple and nothing special."""
    for cell in cells:
        draw_on(match)
        (seat,) = match.acting
        plain = may(match, seat, "play blank") | may(match, seat, "play neutral")
        match.play(seat, min(move for move in plain if move.split()[2] == cell))
    draw_on(match)
    return match


# Beginnings that several files share: conflicts to be

TWO_OF_TEALS = "0 discard sheeple-corner; 0 discard sheeple-parallel\n"
TWO_OF_GREENS = "1 discard sheeple-corner; 1 discard sheeple-parallel\n"

# The start tile, a corner, keeps teal in the west and green in the north apart.
APART = """
    0 play sheeple-open -1,0 0
    1 play sheeple-open 0,-1 0
"""
JOIN = "0 turn 0,0 1;" + TWO_OF_TEALS
GREEN_JOINS = "1 turn 0,0 1;" + TWO_OF_GREENS

# Above the closed start tile 0,-1 is empty, with room in the west and in the north and a teal
# Sheeple in the east.
GAP_HANDS = "blank-closed blank-open blank-open", "blank-closed blank-closed blank-open"
GAP = """
    0 play blank-closed -1,0 0; -1 draw neutral-open
    1 play blank-closed 1,0 0; -1 draw neutral-open
    0 play sheeple-single 1,-1 0; -1 draw blank-single
    1 play blank-closed 1,-2 0
"""


# A teal Sheeple with its fence towards a green one.
SHEEPLE_TURNED = """
    0 play sheeple-single 1,0 0
    1 play sheeple-open 1,-1 0
"""
