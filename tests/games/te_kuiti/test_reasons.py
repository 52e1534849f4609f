"""Every reason to refuse a move: its ruling and its sentence; each is driven by a real position."""

import pytest

import sheepfold
from sheepfold import CHANCE
from sheepfold.games.te_kuiti.reasons import REASONS
from sheepfold.language import Language
from sheepfold.narrator import Narrator
from tests.games.te_kuiti.scenario import (
    EASY_FOUR_LEFT,
    PAIR_LEFT_LYING,
    ROW_5_FREE,
    duel,
    solo,
)
from tests.games.te_kuiti.test_refusals import (
    DRAW_DUE,
    FENCE_DUE,
    ONE_OF_A_PAIR_ENCLOSED,
    PAIR_AFTER_THE_FLIPS,
    RAM_DUE,
    SHEEPS_TURN,
    SHEPHERDS_TURN,
)

SOLO_TURN = """
    0 flip c3, -1 reveal joyful N, 0 flip d3, -1 reveal joyful S         # a pair, gone
    0 flip e3, -1 reveal timid N
"""
NO_TWO_ALIKE = ROW_5_FREE + "1 flip a5, 1 flip b5, 0 fence e5S, 0 fence e5E"
SOLO_RAM = "0 flip c3, -1 reveal joyful N, 0 flip d3, -1 reveal ram -"
FOUR_FLOWERS = """
    0 flip c3, -1 reveal joyful N, 0 flip b2, -1 reveal timid N
    0 flip c3, 0 flip b2
    0 flip c3, 0 flip b2
    0 flip c3, 0 flip b2
"""  # c3 and b2 have all four sides fenced: they are enclosed

CASES = [
    (duel, DRAW_DUE, CHANCE, "reveal joyful N", "TK-1", "not-drawn"),
    (solo, "0 flip c3", CHANCE, "reveal joyful", "TK-S1", "not-drawn"),
    (duel, SHEEPS_TURN, 1, "reveal ram", "TK-1", "chance-alone"),
    (solo, "", 0, "reveal ram", "TK-S1", "chance-alone"),
    (duel, SHEPHERDS_TURN, 0, "flip c3", "TK-3", "place-fences"),
    (duel, FENCE_DUE, 0, "flip c3", "TK-8", "fence-now"),
    (duel, RAM_DUE, 1, "flip e5", "TK-7", "ram-first"),
    (solo, SOLO_RAM, 0, "flip e5", "TK-S4", "ram-first"),
    (duel, SHEEPS_TURN, 1, "fence c3N", "TK-3", "not-shepherd"),
    (solo, "", 0, "fence c3N", "TK-S3", "flowers-fence"),
    (duel, SHEEPS_TURN, 1, "ram a1N", "TK-7", "no-ram"),
    (solo, "", 0, "ram a1N", "TK-S4", "no-ram"),
    (duel, SHEPHERDS_TURN, 0, "fence b3N", "TK-3", "fence-stands"),
    (duel, RAM_DUE, 1, "ram c3N", "TK-7", "no-fence"),
    (solo, SOLO_RAM, 0, "ram a1N", "TK-S4", "no-fence"),
    (duel, PAIR_AFTER_THE_FLIPS, 1, "flip d5", "TK-5", "two-revealed"),
    (duel, SHEEPS_TURN, 1, "flip c3", "TK-5", "no-tile"),
    (solo, SOLO_TURN, 0, "flip c3", "TK-S2", "no-tile"),
    (duel, SHEEPS_TURN, 1, "flip e3", "TK-5", "face-up"),
    (solo, SOLO_TURN, 0, "flip e3", "TK-S2", "face-up"),
    (duel, SHEEPS_TURN, 1, "flip a1", "TK-5", "enclosed"),
    (solo, FOUR_FLOWERS, 0, "flip c3", "TK-S2", "enclosed"),
    (duel, SHEEPS_TURN, 1, "done", "TK-5", "flip-first"),
    (solo, "", 0, "done", "TK-S2", "flip-first"),
    (duel, SHEEPS_TURN, 1, "take d3 e3", "TK-11", "pairs-go-alone"),
    (solo, SOLO_TURN, 0, "take d3 e3", "TK-S2", "pairs-go-alone"),
    (duel, PAIR_LEFT_LYING, 1, "take a5 d5", "TK-11", "not-face-up"),
    (duel, ONE_OF_A_PAIR_ENCLOSED, 1, "take a5 c5", "TK-9", "pair-enclosed"),
    (duel, NO_TWO_ALIKE, 1, "take a5 b5", "TK-11", "no-pair"),
]


@pytest.mark.parametrize(("game", "text", "seat", "move", "ruling", "key"), CASES)
def test_a_refused_move_has_its_reason(game, text, seat, move, ruling, key) -> None:
    match = game(text)
    assert match.acting == {seat}
    refusal = match.objection(seat, move)
    assert refusal
    assert (refusal.reason.ruling, refusal.reason.key) == (ruling, key)


def test_every_reason_is_driven() -> None:
    declared = {(reason.ruling, reason.key) for reason in REASONS}
    assert {(ruling, key) for *_, ruling, key in CASES} == declared


def said(match: sheepfold.Match, seat: int, move: str) -> str:
    refusal = match.objection(seat, move)
    assert refusal
    names = ["Ada", "Bo"]
    return Narrator(match.game, Language("en", "te_kuiti"), names, seat).reason(refusal.reason)


def test_two_mistakes_never_share_a_sentence() -> None:
    sentences = {key: said(game(text), seat, move) for game, text, seat, move, _, key in CASES}
    assert len(set(sentences.values())) == len(sentences)
    assert sentences["fence-stands"] == "A fence already stands there."
    assert sentences["not-shepherd"] == "You play the sheep in this round: flip a tile."
    assert sentences["no-pair"] == "These two do not match: joyful sheep and sleepy sheep."


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("fence b3X", "“b3X” is not a place for a fence: sides are N, E, S and W."),
        ("fence b3", "Say on which side of b3 the fence goes: b3N, b3E, b3S or b3W."),
        ("fence q", "“q” is not a place for a fence: name a square and a side, such as b3N."),
        ("flip c9", "“c9” is not a square: columns go from a to e, rows from 1 to 5."),
        ("fnce b3N", "“fnce” does not begin a move. Did you mean “fence”?"),
    ],
)
def test_malformed_text_says_what_was_not_understood(move: str, sentence: str) -> None:
    assert said(duel(SHEPHERDS_TURN), 0, move) == sentence


def test_the_last_four_of_a_solo_game_refuse_as_well() -> None:
    assert said(solo(EASY_FOUR_LEFT, flowers="easy"), 0, "done").startswith("You still have to")
