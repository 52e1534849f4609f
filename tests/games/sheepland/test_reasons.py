"""Every reason to refuse a move: its ruling and its sentence; each is driven by a real position."""

import pytest

import sheepfold
from sheepfold import CHANCE
from sheepfold.games.sheepland.reasons import REASONS
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator
from tests.games.sheepland.scenario import (
    BROKE,
    DEALT,
    LAST_DINAR,
    LAST_DINARS,
    ONE_PENNED,
    OPEN,
    PAIRS,
    PENNED,
    priced,
    three,
    two,
)


def broke(text: str) -> sheepfold.Match:
    """Three players; the first tile of each stack takes all the money of its buyer."""
    return priced(3, BROKE, text)


def dear(text: str) -> sheepfold.Match:
    """The same, but the second tile of a stack costs 1 Dinar."""
    return priced(3, (20, 1, 2, 3, 4), text)


def two_dear(text: str) -> sheepfold.Match:
    return priced(2, (30, 0, 0, 0, 0), text)


FIRST_DUE = ""
TILE_DUE = "-1 first 0"
DIE_DUE = DEALT + "0 place 3, 1 place 31, 2 place 33"
PLACING = DEALT + "0 place 3"
DRIVEN = OPEN + "0 herd field-3 mountain-1"
BOUGHT = OPEN + "0 buy field"
TWO_DONE = OPEN + "0 buy field, 0 herd field-3 mountain-1"
WALKED = OPEN + "0 walk 1"
NAMED = PAIRS + "0 use 3"
FIELD_EMPTY = OPEN + "0 herd field-3 mountain-1, 0 walk 2"
SOLD_OUT = LAST_DINARS + "0 walk 8"
NO_DINAR = LAST_DINAR + "0 walk 42"

CASES = [
    (three, FIRST_DUE, CHANCE, "die 3", "SL-3", "not-drawn"),
    (three, TILE_DUE, CHANCE, "tile 1 field", "SL-1", "not-drawn"),
    (three, DIE_DUE, CHANCE, "first 1", "SL-4", "not-drawn"),
    (three, PLACING, 1, "tile 0 swamp", "SL-1", "chance-alone"),
    (three, OPEN, 0, "first 1", "SL-3", "chance-alone"),
    (three, OPEN, 0, "die 3", "SL-4", "chance-alone"),
    (three, PLACING, 1, "walk 4", "SL-3", "place-first"),
    (three, PLACING, 1, "place 3", "SL-3", "placed-on"),
    (three, OPEN, 0, "place 42", "SL-3", "all-placed"),
    (two, PAIRS, 0, "walk 1", "SL-11", "choose-shepherd"),
    (two, PAIRS, 0, "use 31", "SL-11", "not-your-shepherd"),
    (two_dear, ONE_PENNED, 0, "use 1", "SL-11", "cannot-move"),
    (two, NAMED, 0, "use 40", "SL-11", "shepherd-chosen"),
    (three, OPEN, 0, "use 3", "SL-11", "one-shepherd"),
    (three, TWO_DONE, 0, "buy mountain", "SL-5", "must-walk"),
    (three, DRIVEN, 0, "black mountain-1 field-3", "SL-5", "driven-already"),
    (three, BOUGHT, 0, "buy mountain", "SL-5", "bought-already"),
    (three, WALKED, 0, "walk 1", "SL-6", "stands-there"),
    (three, WALKED, 0, "walk 31", "SL-6", "shepherd-there"),
    (three, WALKED, 0, "walk 3", "SL-6", "fence-there"),
    (three, NO_DINAR, 0, "walk 1", "SL-6", "too-far"),
    (three, OPEN, 0, "herd field-1 field-2", "SL-7", "not-across"),
    (three, FIELD_EMPTY, 0, "herd field-3 mountain-2", "SL-7", "no-sheep"),
    (three, OPEN, 0, "black field-3 mountain-1", "SL-7", "black-elsewhere"),
    (three, OPEN, 0, "buy desert", "SL-8", "not-sold-here"),
    (three, SOLD_OUT, 0, "buy field", "SL-8", "sold-out"),
    (three, LAST_DINAR, 0, "buy desert", "SL-8", "too-dear"),
    (three, LAST_DINARS, 0, "buy mountain", "SL-9", "last-dinar"),
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


def said(match: sheepfold.Match, seat: int, move: str, lang: str = "en") -> str:
    refusal = match.objection(seat, move)
    assert refusal
    names = ["Ada", "Bo", "Cy"]
    return Narrator(match.game, Language(lang, "sheepland"), names, seat).reason(refusal.reason)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_mistakes_never_share_a_sentence(lang: str) -> None:
    sentences = {
        key: said(game(text), seat, move, lang) for game, text, seat, move, _, key in CASES
    }
    assert len(set(sentences.values())) == len(sentences)


@pytest.mark.parametrize(
    ("game", "text", "move", "sentence"),
    [
        (three, WALKED, "walk 3", "A fence closes this road."),
        (three, WALKED, "walk 31", "Bo\u2019s shepherd stands on this road."),
        (two, NAMED, "walk 40", "Your other shepherd stands on this road."),
        (three, FIELD_EMPTY, "herd field-3 mountain-2", "There is no white sheep in field 3."),
        (
            three,
            OPEN,
            "buy desert",
            "This terrain is not next to your shepherd\u2019s road: desert.",
        ),
        (three, LAST_DINAR, "buy desert", "The tile costs 3 Dinars, and you have only 1."),
        (dear, PENNED, "buy field", "The tile costs 1 Dinar, and you have none left."),
    ],
)
def test_a_reason_names_what_is_in_the_way(game, text, move, sentence) -> None:
    assert said(game(text), 0, move) == sentence


def test_a_stuck_shepherd_is_refused_as_well() -> None:
    assert said(broke(PENNED), 0, "walk 2").startswith("This road is not next to yours, and you")


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("walk 43", "“43” is not a road: roads have the ids 1 to 42. On the board 16:4 is road 16"),
        ("herd field mountain-1", "Say which field you mean: field-1, field-2 or field-3."),
        ("herd field1 mountain-1", "“field1” is not understood here. Did you mean “field-1”?"),
        ("buy sheepsburg", "There are no tiles for Sheepsburg."),
        ("wlk 1", "“wlk” does not begin a move. Did you mean “walk”?"),
    ],
)
def test_malformed_text_says_what_was_not_understood(move: str, sentence: str) -> None:
    assert said(three(OPEN), 0, move).startswith(sentence)
