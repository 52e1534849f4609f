"""Action spaces: int inside, text at the edge."""

import pytest

from sheepfold.core.actions import ActionSpace, Hidden, Pairs, Words

CELL = Words("cell", ("a1", "b1", "c1"), aliases={"first": "a1"})
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
    ("typed", "answer"),
    [
        ("", "moves begin with one of: walk, take, raise, cover, done"),
        ("jump a1", "moves begin with one of: walk, take, raise, cover, done"),
        ("walk", "expected: walk CELL"),
        ("walk z9", "expected: walk CELL"),
        ("walk a1 b1", "expected: walk CELL"),
        ("walk ?", "expected: walk CELL"),
        ("take a1 a1", "expected: take PAIR"),
        (
            "raise 4",
            "expected: raise BONUS (BONUS: bonus) | raise COUNT (COUNT: 1 2 3) | raise BONUS COUNT",
        ),
        ("done now", "expected: done"),
        ("walk " + "a" * 300, "a move has at most 200 characters"),
    ],
)
def test_a_malformed_text_is_answered_with_what_is_understood(typed: str, answer: str) -> None:
    with pytest.raises(ValueError, match="^" + answer.replace("?", r"\?")):
        SPACE.parse(typed)


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
