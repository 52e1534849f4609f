"""Plays typed games of Te Kuiti: a line is a turn, moves `SEAT MOVE` with commas between.

It knows the notation and no rules. The longer beginnings that several tests share stand below.
"""

import sheepfold
from tests.games.typed import may as may
from tests.games.typed import moves as moves
from tests.games.typed import odds as odds
from tests.games.typed import play_on as play_on
from tests.games.typed import ruling_against as ruling_against


def duel(*texts: str, **options: object) -> sheepfold.Match:
    return play_on(sheepfold.Match.start("te_kuiti", 2, options, seed=None), *texts)


def solo(*texts: str, **options: object) -> sheepfold.Match:
    return play_on(sheepfold.Match.start("te_kuiti", 1, options, seed=None), *texts)


def swap_seats(text: str) -> str:
    """The same moves with the two seats in each other's place; chance stays."""
    return "\n".join(f"{seat if seat < 0 else 1 - seat} {words}" for seat, words in moves(text))


def lies(match: sheepfold.Match, cell: str) -> str:
    """What the table shows on a cell: `down`, `gone`, or the kind that lies face up."""
    shown: str = match.view(0).table["abcde".index(cell[0]) + 5 * (int(cell[1]) - 1)]
    return shown


def log(match: sheepfold.Match) -> list[str]:
    return [str(event) for event in match.events]


def points(match: sheepfold.Match) -> tuple[int, int]:
    """The first round as it was scored, when seat 0 was the shepherd: shepherd's, then sheep's."""
    view = match.view(sheepfold.WATCHER)
    assert view.round == 2
    return view.shepherd_points[0], view.sheep_points[1]


def totals(match: sheepfold.Match) -> list[int]:
    return [score.total for score in match.scores()]


FIRST_FENCES = """
    -1 first 0
    0 fence a1N, 0 fence a1W
"""

# The sheep learns a joyful sheep on a5 and a sleepy one on b5 and flips them turn after turn.
ROW_5_KNOWN = """
    -1 first 0
    0 fence a1N, 0 fence b1N
    1 flip a5, -1 reveal joyful, 1 flip b5, -1 reveal sleepy
"""
ROWS_1_TO_4_BUT_TWO = """
    0 fence c1N, 0 fence d1N
    1 flip a5, 1 flip b5
    0 fence e1N, 0 fence e1E
    1 flip a5, 1 flip b5
    0 fence e2E, 0 fence e3E
    1 flip a5, 1 flip b5
    0 fence e4E, 0 fence a3W
    1 flip a5, 1 flip b5
    0 fence a2W, 0 fence a1W
    1 flip a5, 1 flip b5
    0 fence b5N, 0 fence c5N
    1 flip a5, 1 flip b5
    0 fence d5N, 0 fence e5N
    1 flip a5, 1 flip b5
"""  # 16 fences: with a4W and a5N rows 1 to 4 are a pen, with a4N and b4W the same without a4

# The field has just opened: a5 to e5 are free, 20 tiles enclosed, 12 fences left, sheep to move.
ROW_5_FREE = ROW_5_KNOWN + ROWS_1_TO_4_BUT_TWO + "0 fence a4W, 0 fence a5N\n"

# The sheep has left the joyful pair a5, c5 lying there and is to move again.
PAIR_LEFT_LYING = (
    ROW_5_FREE
    + """
    1 flip a5, 1 flip c5, -1 reveal joyful, 1 done
    0 fence a5W, 0 fence a5S
"""
)

# Instead of that a5 to d5 lie face up, all different; e5, face down, lacks only e5W to be a pen.
ONE_LEFT_TO_FLIP = (
    ROW_5_FREE
    + """
    1 flip a5, 1 flip b5
    0 fence e5S, 0 fence e5E
    1 flip c5, -1 reveal timid, 1 flip d5, -1 reveal angry
"""
)

# One tile more than row 5 is free: the field is still closed.
ROW_5_AND_A4_FREE = ROW_5_KNOWN + ROWS_1_TO_4_BUT_TWO + "0 fence a4N, 0 fence b4W\n"

# The field's whole rim but a1W and a2W is fenced; c3 is known joyful, d3 sleepy; sheep to move.
RIM_BUT_TWO = """
    0 fence a1N, 0 fence b1N
    1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy
    0 fence c1N, 0 fence d1N
    1 flip c3, 1 flip d3
    0 fence e1N, 0 fence e1E
    1 flip c3, 1 flip d3
    0 fence e2E, 0 fence e3E
    1 flip c3, 1 flip d3
    0 fence e4E, 0 fence e5E
    1 flip c3, 1 flip d3
    0 fence e5S, 0 fence d5S
    1 flip c3, 1 flip d3
    0 fence c5S, 0 fence b5S
    1 flip c3, 1 flip d3
    0 fence a5S, 0 fence a5W
    1 flip c3, 1 flip d3
    0 fence a4W, 0 fence a3W
"""

# Rounds from their first move to their last: all 25 tiles enclosed, or 23 and a pair taken.
ALL_ENCLOSED = (
    RIM_BUT_TWO
    + """
    1 flip c3, 1 flip d3
    0 fence a2W, 0 fence a1W
"""
)
ALL_ENCLOSED_BUT_A_PAIR = (
    RIM_BUT_TWO
    + """
    1 flip c3, 1 flip e3, -1 reveal joyful
    0 fence a2W, 0 fence a1W
"""
)

# Between and beside all columns there are fences, but none stands at e5W and e5E: nothing is
# enclosed, 2 fences are left; c3 is known joyful, d3 sleepy; sheep to move.
COLUMNS_BUT_TWO = """
    0 fence a1W, 0 fence b1W
    1 flip c3, -1 reveal joyful, 1 flip d3, -1 reveal sleepy
    0 fence c1W, 0 fence d1W
    1 flip c3, 1 flip d3
    0 fence e1W, 0 fence e1E
    1 flip c3, 1 flip d3
    0 fence a2W, 0 fence b2W
    1 flip c3, 1 flip d3
    0 fence c2W, 0 fence d2W
    1 flip c3, 1 flip d3
    0 fence e2W, 0 fence e2E
    1 flip c3, 1 flip d3
    0 fence a3W, 0 fence b3W
    1 flip c3, 1 flip d3
    0 fence c3W, 0 fence d3W
    1 flip c3, 1 flip d3
    0 fence e3W, 0 fence e3E
    1 flip c3, 1 flip d3
    0 fence a4W, 0 fence b4W
    1 flip c3, 1 flip d3
    0 fence c4W, 0 fence d4W
    1 flip c3, 1 flip d3
    0 fence e4W, 0 fence e4E
    1 flip c3, 1 flip d3
    0 fence a5W, 0 fence b5W
    1 flip c3, 1 flip d3
    0 fence c5W, 0 fence d5W
"""

# A round in which the sheep takes everything, up to its last draw.
ALL_TAKEN_BUT_A_DRAW = """
    0 fence a1W, 0 fence b1W
    1 flip a1, -1 reveal ram, 1 ram a1W
    1 flip b1, -1 reveal ram, 1 ram b1W
    1 flip c1, -1 reveal ram                 # no fence is left to remove
    1 flip d1, -1 reveal shepherd, 0 fence a1W
    1 flip e1, -1 reveal shepherd, 0 fence b1W
    1 flip a2, -1 reveal joyful, 1 flip b2, -1 reveal joyful
    0 fence c1W, 0 fence d1W
    1 flip c2, -1 reveal joyful, 1 flip d2, -1 reveal joyful
    0 fence e1W, 0 fence e1E
    1 flip e2, -1 reveal sleepy, 1 flip a3, -1 reveal sleepy
    0 fence a2W, 0 fence b2W
    1 flip b3, -1 reveal sleepy, 1 flip c3, -1 reveal sleepy
    0 fence c2W, 0 fence d2W
    1 flip d3, -1 reveal timid, 1 flip e3, -1 reveal timid
    0 fence e2W, 0 fence e2E
    1 flip a4, -1 reveal timid, 1 flip b4, -1 reveal timid
    0 fence a3W, 0 fence b3W
    1 flip c4, -1 reveal angry, 1 flip d4, -1 reveal angry
    0 fence c3W, 0 fence d3W
    1 flip e4, -1 reveal angry, 1 flip a5, -1 reveal angry
    0 fence e3W, 0 fence e3E                 # the field is open
    1 flip b5, -1 reveal dreamy, 1 flip c5, -1 reveal dreamy, 1 take b5 c5
    0 fence a4W, 0 fence b4W
    1 flip d5, -1 reveal dreamy, 1 flip e5
"""
ALL_TAKEN = ALL_TAKEN_BUT_A_DRAW + "-1 reveal dreamy, 1 take d5 e5\n"

# Solo, easy: b5 to e5 are left, two angry sheep without and two dreamy ones with a flower.
EASY_FOUR_LEFT = """
    0 flip a1, -1 reveal ram -
    0 flip b1, -1 reveal ram -
    0 flip c1, -1 reveal ram -
    0 flip d1, -1 reveal shepherd N
    0 flip e1, -1 reveal shepherd N
    0 flip a2, -1 reveal joyful W, 0 flip b2, -1 reveal joyful W
    0 flip c2, -1 reveal joyful -, 0 flip d2, -1 reveal joyful -
    0 flip e2, -1 reveal sleepy W, 0 flip a3, -1 reveal sleepy W
    0 flip b3, -1 reveal sleepy -, 0 flip c3, -1 reveal sleepy -
    0 flip d3, -1 reveal timid W, 0 flip e3, -1 reveal timid W
    0 flip a4, -1 reveal timid -, 0 flip b4, -1 reveal timid -
    0 flip c4, -1 reveal angry W, 0 flip d4, -1 reveal angry W
    0 flip e4, -1 reveal dreamy -, 0 flip a5, -1 reveal dreamy -
"""
