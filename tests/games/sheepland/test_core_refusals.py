"""What a match refuses in Sheepland whatever its rules say: rulings CORE-1 to CORE-4."""

import pytest

import sheepfold
from tests.games.sheepland.scenario import (
    DEALT,
    EIGHTEEN_FENCES,
    NOTHING_LEFT,
    OPEN,
    PAIRS,
    fences,
    may,
    play_on,
    ruling_against,
    three,
    two,
)

DIE_DUE = DEALT + "0 place 3, 1 place 31, 2 place 33\n"
OVER = (
    EIGHTEEN_FENCES
    + """
    0 walk 22, 0 walk 23, 0 walk 24
    -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27
    -1 die 1, 2 walk 28, 2 walk 29, 2 walk 30
"""
)


@pytest.mark.parametrize(
    ("text", "seat", "move"),
    [
        ("", 0, "first 0"),
        (DEALT, 1, "place 3"),
        (DEALT, sheepfold.CHANCE, "die 1"),
        (DIE_DUE, 0, "walk 1"),
        (DIE_DUE, 0, "die 1"),
        (OPEN, 1, "walk 29"),
        (OPEN, 1, "buy desert"),
        (OPEN, sheepfold.CHANCE, "die 1"),
        (OPEN, sheepfold.WATCHER, "walk 1"),
        (OPEN, 3, "walk 1"),
        (OPEN + "0 walk 1, 0 walk 2, 0 walk 4", 0, "walk 9"),
        (NOTHING_LEFT + "-1 die 1", 0, "walk 2"),
    ],
)
def test_CORE_1_only_who_owes_a_decision_moves(text: str, seat: int, move: str) -> None:
    assert ruling_against(three(text), seat, move) == "CORE-1"


@pytest.mark.parametrize("seat", [0, 1, 2, sheepfold.CHANCE])
@pytest.mark.parametrize("move", ["walk 31", "die 1", "nonsense"])
def test_CORE_2_after_the_end_nobody_moves(seat: int, move: str) -> None:
    assert ruling_against(three(OVER), seat, move) == "CORE-2"


MALFORMED = [
    "",
    "walk",
    "walk 0",
    "walk 43",
    "walk -1",
    "walk 01",
    "walk 1.0",
    "walk 1 2",
    "walk field-1",
    "walk one",
    "walk1",
    "walk ?",
    "place",
    "place 43",
    "use",
    "use 0",
    "use 3 40",
    "herd",
    "herd field-3",
    "herd field-3 mountain-1 field-3",
    "herd field-4 mountain-1",
    "herd field mountain",
    "herd 3 4",
    "herd field-3 -> mountain-1",
    "black",
    "black mountain-1",
    "black 1 2",
    "buy",
    "buy 0",
    "buy field-3",
    "buy sheepsburg",
    "buy field mountain",
    "buy hill",
    "die",
    "die 0",
    "die 7",
    "die 1 2",
    "first",
    "first -1",
    "first 4",
    "tile",
    "tile 0",
    "tile field",
    "tile 4 field",
    "tile 0 sheepsburg",
    "sell field",
    "0 walk 1",
    "w\u0430lk 1",  # a Cyrillic letter
    "walk \u0661",  # an Arabic digit
    "walk " + "1" * 5_000,
]


@pytest.mark.parametrize("move", MALFORMED, ids=lambda move: ascii(move[:32]))
def test_CORE_3_what_is_not_a_move_is_refused(move: str) -> None:
    assert ruling_against(three(OPEN), 0, move) == "CORE-3"


@pytest.mark.parametrize("move", ["HERD FIELD-3 MOUNTAIN-1", "  herd   field-3  mountain-1 "])
def test_CORE_3_capitals_and_spaces_do_not_matter(move: str) -> None:
    match = three(OPEN)
    match.play(0, move)
    assert str(match.events[-1]) == "0 herd field-3 mountain-1"


def test_CORE_3_nobody_deals_a_tile_unseen() -> None:
    match = three("-1 first 0")
    with pytest.raises(sheepfold.IllegalMove):
        match.play(sheepfold.CHANCE, "tile 0 ?")


def undo_ruling(match: sheepfold.Match, seat: int) -> str:
    with pytest.raises(sheepfold.IllegalMove) as refusal:
        match.undo(seat)
    return refusal.value.ruling


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        (OPEN, 0),
        (OPEN + "0 walk 1", 1),
        (OPEN + "0 walk 1, 0 walk 2, 0 walk 4, -1 die 1", 0),
        (OVER, 0),
    ],
    ids=["the die was thrown", "not this seat", "the next die was thrown", "over"],
)
def test_CORE_4_what_others_have_seen_or_built_on_is_not_undone_alone(text: str, seat: int) -> None:
    assert undo_ruling(three(text), seat) == "CORE-4"


def test_CORE_4_a_shepherd_move_just_made_may_be_taken_back() -> None:
    match = three(OPEN, "0 walk 1")
    match.undo(0)
    assert (fences(match), "walk 1" in may(match, 0)) == (set(), True)


def test_CORE_4_a_purchase_just_made_may_be_taken_back() -> None:
    match = three(OPEN, "0 buy field")
    match.undo(0)
    assert may(match, 0, "buy") == {"buy field", "buy mountain"}


def test_CORE_4_the_name_of_a_shepherd_may_be_taken_back() -> None:
    match = two(PAIRS, "0 use 3")
    match.undo(0)
    assert play_on(match, "0 use 40").acting == {0}
