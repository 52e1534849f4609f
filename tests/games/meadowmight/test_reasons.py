"""Why moves are refused: every reason of Meadowmight by a move, and what it says."""

import pytest

import sheepfold
from sheepfold import games
from sheepfold.core.errors import MALFORMED
from sheepfold.core.protocol import WATCHER
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator
from tests.games.meadowmight import test_change, test_pond, test_tree, test_wolf
from tests.games.meadowmight.refused import (
    OPEN,
    OPEN_TOO,
    Position,
    around,
    begun,
    beside_facedown,
    caught_before,
    change_is_over,
    draw_due,
    draw_of_a_pile,
    eight_columns,
    equal_meadows,
    flown,
    kept_apart,
    last_tree,
    pond_beside_facedown,
    tie_below_a_sheeple,
    tree_turned,
    turn_of,
)
from tests.games.meadowmight.scenario import APART, CHANCE, dealt, play_on

GAME = games.make("meadowmight")
NAMES = ["Ada", "Bo", "Cy"]
CLOSED = "blank-closed blank-open blank-open"
TIE = "a conflict that ends in a tie, which is not allowed."
DOUBLE = "That counts as a double fence"

Case = tuple[Position, int, str, str, str]  # seat, move, ruling, key


START = "-1 first 0; -1 start blank-closed 0"
DEAL = begun(START)
PILE = begun(START, personal_piles=True)
TURN = turn_of("blank-single 0")
PAYING = turn_of("blank-single 0", "0 turn 0,0 1")
SHEEP = turn_of("neutral-open 0", fuzzy_fences=True)
FENCED = turn_of("neutral-single 1", "0 play blank-closed 1,0 0", hand=CLOSED, fuzzy_fences=True)

# How each reason reads, by its key.
SENTENCES = {
    "first-now": "First chance decides who begins: type first and a seat.",
    "no-such-seat": "Only 2 players take part; their seats are counted from 0.",
    "start-now": "First the start tile is drawn: type start, the tile and its rotation.",
    "start-sheeple": "A Sheeple is never the start tile.",
    "start-special": "This tile belongs to Wool Wolves, and this match is played without it.",
    "rotation-alike": (
        "Turned like this, the tile looks the same as with a lower number: use the lower one."
    ),
    "deal-now": "Ada is dealt a tile now: type deal, that seat and the tile.",
    "tile-unnamed": "Type which tile it is instead of the question mark.",
    "none-left": "No tile of this kind is left to draw.",
    "draw-now": "Ada draws a tile now: type draw and the tile.",
    "chance-begins": "Only chance decides who begins.",
    "chance-starts": "Only chance lays the start tile.",
    "chance-deals": "Only chance deals tiles.",
    "chance-draws-tile": "You cannot choose which tile you draw.",
    "discard-first": "First pay for your CHANGE: discard 2 tiles.",
    "wolf-first": "First let tiles flee from the wolf, or say that you are done.",
    "tree-first": "First use the tree, or say that you are done.",
    "pond-first": "First take a Sheeple back, or say that you are done.",
    "no-passing": (
        "You cannot pass: play a tile or begin a CHANGE. If you can do neither, discard one tile."
    ),
    "draw-later": "You draw a tile at the end of your turn, not instead of it.",
    "no-pond": (
        "A Sheeple comes back only when you have just played a pond with no sheep around it."
    ),
    "not-in-hand": "You do not have this tile in your hand.",
    "cell-taken": "A tile already lies there face up.",
    "cell-apart": "There is no tile next to this place: left, right, above or below it.",
    "cell-beyond": "The board would grow too large: it may have at most 8 rows and 8 columns.",
    "second-owner": (
        "Your Sheeple would be in one meadow with Sheeple of Ada, which is not allowed. Put a "
        "fence between them, or lay it elsewhere."
    ),
    "tie-played": f"This tile would start {TIE}",
    "change-over": "Nobody can CHANGE any more, because a player has run out of tiles.",
    "change-price": "A CHANGE costs 2 tiles, and you have only one left.",
    "no-tile": "There is no tile there.",
    "turn-down": "This tile lies face down: it cannot be turned.",
    "turn-nothing": "However you turn this tile, its fences look the same.",
    "turn-same": "The tile already lies like this.",
    "double-fence": "This tile has a double fence on one of its sides: it cannot be turned.",
    "fence-to-down": (
        "This tile has a fence towards a tile that lies face down. "
        f"{DOUBLE}, so this tile cannot be turned."
    ),
    "tie-turned": f"Turned like this, the tile would start {TIE}",
    "turned-already": "You have turned this tile already: choose another one.",
    "is-house": "A house can never be turned.",
    "near-house": "A tile next to a house cannot be turned.",
    "draw-or-turn": "You have turned a tile already, so the tree does not let you draw one.",
    "nothing-to-draw": "There is no tile left to draw.",
    "not-stuck": (
        "You discard a tile only to pay for a CHANGE, or if you can neither play nor change."
    ),
    "only-turns": "Tiles are moved only in Fuzzy Fences: here a CHANGE turns a tile.",
    "move-down": "This tile lies face down: it cannot be moved.",
    "not-neutral": "Only a tile with a neutral sheep can be moved.",
    "one-step": "A tile moves just one step: left, right, up or down.",
    "onto-nothing": "A tile can move only onto another tile, and none lies there.",
    "fence-between": "A double fence stands in the way.",
    "down-between": (
        "The tile has a fence towards one that lies face down. "
        f"{DOUBLE}, so the tile cannot cross it."
    ),
    "tie-moved": f"There the tile would start {TIE}",
    "tie-uncovered": f"The tile below would come back and start {TIE}",
    "flee-down": "This tile lies face down: it does not flee.",
    "not-frightened": (
        "This tile does not flee: only those with a sheep next to the wolf do, once each."
    ),
    "onto-wolf": "No tile can flee onto the wolf.",
    "recall-down": "This tile lies face down: only a Sheeple that lies face up can come back.",
    "not-your-sheeple": "This is not one of your Sheeple.",
}

CASES: list[Case] = [
    # Draws
    (begun(), -1, "start blank-open 0", "MM-5", "first-now"),
    (begun(), -1, "first 4", "MM-5", "no-such-seat"),
    (begun("-1 first 0"), -1, "first 0", "MM-4", "start-now"),
    (begun("-1 first 0"), -1, "start sheeple-open 0", "MM-4", "start-sheeple"),
    (begun("-1 first 0"), -1, "start wolf-single 0", "MM-4", "start-special"),
    (begun("-1 first 0"), -1, "start blank-open 1", "MM-4", "rotation-alike"),
    (DEAL, -1, "deal 1 blank-open", "MM-4", "deal-now"),
    (PILE, -1, "draw", "MM-P1", "deal-now"),
    (DEAL, -1, "deal 0 ?", "MM-4", "tile-unnamed"),
    (PILE, -1, "deal 0 ?", "MM-P1", "tile-unnamed"),
    (DEAL, -1, "deal 0 sheeple-open", "MM-4", "none-left"),
    (PILE, -1, "deal 0 wolf-single", "MM-P1", "none-left"),
    (draw_due, -1, "draw", "MM-5", "draw-now"),
    (draw_of_a_pile, -1, "deal 0 blank-open", "MM-P1", "draw-now"),
    (draw_due, -1, "draw ?", "MM-5", "tile-unnamed"),
    (draw_due, -1, "draw sheeple-open", "MM-5", "none-left"),
    (TURN, 0, "first 0", "MM-5", "chance-begins"),
    (TURN, 0, "start blank-open 0", "MM-4", "chance-starts"),
    (TURN, 0, "deal 0 blank-open", "MM-4", "chance-deals"),
    (TURN, 0, "draw blank-open", "MM-5", "chance-draws-tile"),
    # What is asked for now
    (PAYING, 0, "play blank-open 1,0 0", "MM-8", "discard-first"),
    (test_wolf.frightened, 1, "turn 0,0 1", "MM-W2", "wolf-first"),
    (test_tree.planted, 0, "play blank-single 2,0 0", "MM-W3", "tree-first"),
    (test_pond.at_the_pond, 0, "turn 0,0 1", "MM-W4", "pond-first"),
    (TURN, 0, "done", "MM-5", "no-passing"),
    (TURN, 0, "draw", "MM-5", "draw-later"),
    (TURN, 0, "recall 0,0", "MM-W4", "no-pond"),
    # PLAY
    (TURN, 0, "play neutral-open 1,0 0", "MM-6", "not-in-hand"),
    (TURN, 0, "play blank-open 0,0 0", "MM-6", "cell-taken"),
    (TURN, 0, "play blank-open 1,1 0", "MM-6", "cell-apart"),
    (eight_columns, 1, "play sheeple-open 8,0 0", "MM-6", "cell-beyond"),
    (TURN, 0, "play blank-open 1,0 1", "MM-6", "rotation-alike"),
    (
        turn_of("blank-open 0", "0 play sheeple-open 1,0 0"),
        1,
        "play sheeple-open 2,0 0",
        "MM-7",
        "second-owner",
    ),
    (equal_meadows, 0, "play blank-open 0,1 0", "MM-13", "tie-played"),
    # CHANGE, and the turns that a tree grants
    (change_is_over, 0, "turn 0,0 1", "MM-8", "change-over"),
    (lambda: test_change.hand_of(1), 0, "turn 0,0 1", "MM-8", "change-price"),
    (TURN, 0, "turn 1,0 1", "MM-8", "no-tile"),
    (beside_facedown, 1, "turn 0,-1 1", "MM-8", "turn-down"),
    (turn_of("blank-open 0"), 0, "turn 0,0 1", "MM-8", "turn-nothing"),
    (TURN, 0, "turn 0,0 0", "MM-8", "turn-same"),
    (turn_of("blank-parallel 0"), 0, "turn 0,0 2", "MM-8", "turn-same"),
    (turn_of("blank-parallel 0"), 0, "turn 0,0 3", "MM-8", "rotation-alike"),
    (
        turn_of("blank-single 1", "0 play blank-closed 1,0 0", hand=CLOSED),
        1,
        "turn 0,0 2",
        "MM-8",
        "double-fence",
    ),
    (beside_facedown, 1, "turn 1,-1 0", "MM-8", "fence-to-down"),
    (turn_of("blank-corner 0", APART), 0, "turn 0,0 1", "MM-13", "tie-turned"),
    (tree_turned, 0, "turn 0,0 0", "MM-W3", "turned-already"),
    (turn_of("house-single 0", wool_wolves=True), 0, "turn 0,0 1", "MM-W5", "is-house"),
    (
        turn_of(
            "house-single 0",
            "0 play blank-single 1,0 0",
            hand="blank-single blank-open blank-open",
            wool_wolves=True,
        ),
        1,
        "turn 1,0 1",
        "MM-W5",
        "near-house",
    ),
    (tree_turned, 0, "draw", "MM-W3", "draw-or-turn"),
    (last_tree, 1, "draw", "MM-W3", "nothing-to-draw"),
    # Discarding
    (PAYING, 0, "discard neutral-open", "MM-8", "not-in-hand"),
    (test_change.stuck, 0, "discard blank-open", "MM-9", "not-in-hand"),
    (TURN, 0, "discard blank-open", "MM-9", "not-stuck"),
    # Moving tiles
    (TURN, 0, "move 0,0 1,0", "MM-8", "only-turns"),
    (lambda: test_change.hand_of(1, fuzzy_fences=True), 0, "move 0,0 1,0", "MM-8", "change-price"),
    (SHEEP, 0, "move 1,0 0,0", "MM-F5", "no-tile"),
    (beside_facedown, 1, "move 0,-1 0,0", "MM-F5", "move-down"),
    (beside_facedown, 1, "move 0,0 0,-1", "MM-F5", "not-neutral"),
    (SHEEP, 0, "move 0,0 1,1", "MM-F5", "one-step"),
    (SHEEP, 0, "move 0,0 1,0", "MM-F5", "onto-nothing"),
    (FENCED, 1, "move 0,0 1,0", "MM-F5", "fence-between"),
    (beside_facedown, 1, "move 1,-1 0,-1", "MM-F5", "down-between"),
    (around, 1, "move 0,0 1,0", "MM-16", "tie-moved"),
    (kept_apart, 1, "move 0,0 0,1", "MM-16", "tie-uncovered"),
    # A wolf
    (test_wolf.frightened, 1, "move 5,5 0,0", "MM-W2", "no-tile"),
    (caught_before, 1, "move 0,0 -1,0", "MM-W2", "flee-down"),
    (test_wolf.frightened, 1, "move -1,0 0,0", "MM-W2", "not-frightened"),
    (flown, 1, "move 0,0 2,0", "MM-W2", "one-step"),
    (flown, 1, "move 0,0 0,1", "MM-W2", "onto-wolf"),
    (flown, 1, "move 0,0 -1,0", "MM-W2", "onto-nothing"),
    # A pond
    (test_pond.at_the_pond, 0, "recall 5,5", "MM-W4", "no-tile"),
    (pond_beside_facedown, 0, "recall 1,0", "MM-W4", "recall-down"),
    (test_pond.at_the_pond, 0, "recall 0,1", "MM-W4", "not-your-sheeple"),
    (tie_below_a_sheeple, 0, "recall 0,0", "MM-16", "tie-uncovered"),
]


@pytest.mark.parametrize(("position", "seat", "move", "ruling", "key"), CASES)
def test_a_refusal_has_its_reason(
    position: Position, seat: int, move: str, ruling: str, key: str
) -> None:
    match = position()
    refusal = match.objection(seat, move)
    assert refusal is not None
    assert (refusal.ruling, refusal.reason.key) == (ruling, key)
    assert said(refusal, seat) == SENTENCES[key]
    for lang in LANGUAGES:
        assert said(refusal, seat, lang).endswith(".")


def said(refusal: sheepfold.IllegalMove, seat: int, lang: str = "en") -> str:
    reader = WATCHER if seat == CHANCE else seat
    return Narrator(GAME, Language(lang, "meadowmight"), NAMES, reader).reason(refusal.reason)


def test_every_reason_is_driven() -> None:
    declared = {(one.ruling, one.key) for one in GAME.reasons}
    assert {(ruling, key) for *_, ruling, key in CASES} == declared


def test_no_two_mistakes_share_a_sentence() -> None:
    assert len(set(SENTENCES.values())) == len(SENTENCES)


def test_MM_8_the_last_tile_to_pay_is_one_more() -> None:
    match = turn_of("blank-single 0", "0 turn 0,0 1; 0 discard blank-open")()
    refusal = match.objection(0, "done")
    assert refusal is not None
    assert said(refusal, 0) == "First pay for your CHANGE: discard 1 more tile."


def test_MM_7_all_others_in_the_meadow_are_named() -> None:
    match = dealt("blank-closed 0", OPEN, OPEN_TOO, "blank-closed blank-corner blank-corner")
    play_on(match, "0 play sheeple-open 1,0 0; 1 play sheeple-open -1,0 0")
    play_on(
        match, "2 play blank-closed 0,-1 0; 0 play blank-open 1,1 0; 1 play neutral-open -1,1 0"
    )
    refusal = match.objection(2, "play sheeple-open 0,1 0")
    assert refusal is not None
    assert refusal.reason.arguments == {"cell": "0,1", "seats": (0, 1)}
    assert "Sheeple of Ada and Bo" in said(refusal, 2)


def test_a_double_fence_names_the_tiles_beyond() -> None:
    match = turn_of("blank-single 1", "0 play blank-closed 1,0 0", hand=CLOSED)()
    refusal = match.objection(1, "turn 0,0 2")
    assert refusal is not None
    assert refusal.reason.arguments == {"cell": "0,0", "cells": ("1,0",)}


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (
            "play blank-open 100,0 0",
            "“100,0” is not a cell: both numbers go from -99 to 99, without a zero in front.",
        ),
        (
            "play blank-open b3 0",
            "“b3” is not a cell: write x,y counted from the start tile, such as 1,-2 for "
            "one to the right and two up.",
        ),
        (
            "play wolf 1,0 0",
            "“wolf” lacks its fences: write open, single, corner, parallel, triple or "
            "closed after it, such as blank-single.",
        ),
        (
            "play triple 1,0 0",
            "“triple” lacks what the tile shows: write it in front, such as blank-triple.",
        ),
        (
            "play blank-open 1,0 4",
            "“4” is not a rotation: write 0, 1, 2 or 3, the quarter turns clockwise.",
        ),
        ("discard blank-opn", "“blank-opn” is not understood here. Did you mean “blank-open”?"),
    ],
)
def test_words_that_people_mistype(move: str, sentence: str) -> None:
    refusal = TURN().objection(0, move)
    assert refusal is not None
    assert refusal.ruling == MALFORMED
    assert said(refusal, 0) == sentence
    assert all(said(refusal, 0, lang).endswith((".", "?")) for lang in LANGUAGES)
