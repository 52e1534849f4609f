"""Action spaces: int inside, text at the edge."""

import pytest

from sheepfold.core.actions import ActionSpace, Hidden, Pairs, Words
from sheepfold.core.errors import Malformed, Reason, Value

CELL = Words(
    "cell", ("a1", "b1", "c1"), aliases={"first": "a1"}, mistakes=((r"[d-h]1", "no-column"),)
)
SPACE = ActionSpace(
    ("walk", CELL),
    ("take", Pairs("pair", CELL)),
    ("raise", Words("bonus", ("bonus",))),
    ("raise", Words("count", "123")),
    ("raise", Words("bonus", ("bonus",)), Words("count", "123")),
    ("cover", Hidden(CELL, owner="by"), CELL),
    ("done",),
)


def test_every_action_has_a_text_of_its_own_that_parses_back() -> None:
    texts = [SPACE.text(action) for action in range(SPACE.size)]
    assert len(set(texts)) == SPACE.size == 3 + 3 + 1 + 3 + 3 + 12 + 1
    assert [SPACE.parse(text) for text in texts] == list(range(SPACE.size))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("walk B1", "walk b1"),
        ("  WALK   b1 ", "walk b1"),
        ("walk first", "walk a1"),
        ("take c1 a1", "take a1 c1"),
        ("raise 2", "raise 2"),
        ("raise bonus 2", "raise bonus 2"),
        ("cover ? a1", "cover ? a1"),
    ],
)
def test_typing_is_tolerant_and_texts_are_canonical(typed: str, meant: str) -> None:
    assert SPACE.text(SPACE.parse(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "key", "arguments"),
    [
        ("", "move-empty", {}),
        ("jump a1", "verb", {"word": "jump"}),
        ("wakl a1", "verb-guess", {"word": "wakl", "guess": "walk"}),
        ("walk", "words-missing", {"verb": "walk", "shape": "walk CELL", "example": "walk a1"}),
        ("walk a1 b1", "words-left", {"verb": "walk", "shape": "walk CELL", "example": "walk a1"}),
        ("walk z9", "word", {"word": "z9", "known": "a1 b1 c1"}),
        ("walk ab1", "word-guess", {"word": "ab1", "guess": "b1"}),
        ("walk ?", "word", {"word": "?", "known": "a1 b1 c1"}),
        ("walk d1", "no-column", {"word": "d1"}),
        ("take a1 a1", "word-guess", {"word": "a1 a1", "guess": "a1 c1"}),
        ("raise 4", "word", {"word": "4", "known": "bonus 1 2 3"}),
        ("cover z9 a1", "word", {"word": "z9", "known": "a1 b1 c1"}),
        ("done now", "words-alone", {"verb": "done"}),
        ("walk " + "a" * 300, "move-long", {"most": 200}),
    ],
)
def test_a_malformed_text_says_what_was_not_understood(
    typed: str, key: str, arguments: dict[str, Value]
) -> None:
    with pytest.raises(Malformed) as raised:
        SPACE.parse(typed)
    assert raised.value.reason == Reason("CORE-3", key, arguments)


def test_a_verb_tells_the_kinds_of_its_arguments() -> None:
    assert [str(verb) for verb in SPACE.verbs][:2] == ["walk CELL", "take PAIR"]
    assert [kind.name for kind in SPACE.verb(SPACE.parse("cover ? b1")).kinds] == ["cell", "cell"]


def test_the_words_of_a_line_belong_to_the_shape_that_fits_them() -> None:
    space = ActionSpace(
        ("raise", Words("how", ("bonus", "pass"))), ("raise", Words("chips", ("1", "2")))
    )
    assert [space.words(text)[0].kinds[0].name for text in ("raise bonus", "raise 1")] == [
        "how",
        "chips",
    ]
    assert space.words("raise ?")[1] == ["?"]
    pair = ActionSpace(("take", Pairs("pair", Words("cell", ("a1", "b1", "c1")))))
    assert pair.words("take a1 c1")[1] == ["a1 c1"]
    assert pair.words("take ~ ~")[1] == ["~ ~"]


def test_a_hidden_word_has_an_owner_and_is_hidden_from_everybody_else() -> None:
    """The owner is whoever acts, the seat in an argument, or the seat that the state tells."""
    seat = Words("seat", "012")
    space = ActionSpace(
        ("cover", Hidden(CELL, owner="by"), CELL),
        ("deal", CELL, seat, Hidden(Words("card", "xyz"), owner="seat")),
        ("draw", Hidden(CELL, owner=lambda state: state)),
        ("walk", CELL),
    )
    for text, owner, others in (
        ("cover a1 b1", 1, "cover ? b1"),
        ("deal b1 2 y", 2, "deal b1 2 ?"),
        ("draw c1", 0, "draw ?"),
    ):
        action = space.parse(text)
        assert space.owners(0, 1, action) == {owner}
        for viewer in (-2, 0, 1, 2):
            seen = space.text(space.seen(0, 1, action, viewer))
            assert seen == (text if viewer == owner else others)
    assert space.owners(0, 1, space.parse("walk a1")) == set()
