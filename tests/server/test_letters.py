"""Names and chat: what is refused and why, what is accepted, which names look alike."""

import pytest

from sheepfold import Match
from sheepfold.server.decisions import LONGEST_NAME, name_of
from sheepfold.server.letters import must_be_readable
from sheepfold.server.refusal import Refusal
from tests.server.conftest import NewTable

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
FARMER = "\U0001f469\U0001f3fd\u200d\U0001f33e"  # with a tone of skin
HEART = "\u2764\ufe0f\u200d\U0001f525"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
HINDI = "\u0915\u094d\u200d\u0937"
VIETNAMESE = "Nguye\u0302\u0303n"
HEBREW = "\u05e9\u05c1\u05b8\u0591"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u3164", "invisible"),
        ("\u2800\u2800", "invisible"),
        ("Ann\u3164", "invisible"),
        ("\u0301", "invisible"),
        ("\ufe0f", "invisible"),
        ("\u200d", "bad_letters"),
        ("Ann\u200d", "bad_letters"),
        ("\u200cAnn", "bad_letters"),
        ("A\u200d\u200dn", "bad_letters"),
        ("1\u200d2", "bad_letters"),
        (f"{FAMILY}\u200dA", "bad_letters"),
        ("\U0001f468\u200c\U0001f469", "bad_letters"),
        ("A\u202en", "bad_letters"),
        ("A\u00adn", "bad_letters"),
        ("A\u0007", "bad_letters"),
        ("A" + "\u0301" * 5, "too_many_marks"),
        ("", "bad_name"),
        ("A,B", "bad_name"),
        ("x" * (LONGEST_NAME + 1), "bad_name"),
        ("R\u0430m", "bad_name"),
        ("\uff52\uff41\uff4d", "bad_name"),
    ],
)
def test_a_name_is_refused_for_its_reason(name: str, code: str):
    with pytest.raises(Refusal) as refused:
        name_of(name, ())
    assert refused.value.code == code


@pytest.mark.parametrize(
    "name",
    [
        FAMILY,
        FARMER,
        HEART,
        PERSIAN,
        HINDI,
        VIETNAMESE,
        HEBREW,
        "O'Neil-2",
        "\u5f20\u4f1f",
        "\u00c5se",
    ],
)
def test_names_of_all_scripts_are_accepted(name: str):
    assert name_of(name, ["Bob"]) == name
    match = Match.start("te_kuiti", 2, seats=(name, "Bob"))
    assert Match.replay(match.record()).seats == (name, "Bob")


@pytest.mark.parametrize(
    "other",
    [
        *("ann", "ANN", "\u0410nn", "\uff21\uff4e\uff4e", "\U0001d400\U0001d427\U0001d427"),
        "A\ufe0fnn",
    ],
)
def test_a_name_that_looks_like_another_gets_a_number(other: str):
    assert name_of(other, ["Bob", "Ann"]) == f"{other} 2"
    assert name_of("Ann", [other, "Ann 2"]) == "Ann 3"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Al", "AI"), ("Ivan", "ivan"), ("Bob0", "BobO"), ("\u0420\u043e\u0440\u0430", "Popa")],
)
def test_shapes_that_look_alike_count_as_one(one: str, other: str):
    assert name_of(one, [other]) == f"{one} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Zo\u00eb", "Zoe"), ("\u0418\u0432\u0430\u043d", "Ivan"), (FAMILY, FARMER)],
)
def test_other_names_stay_as_they_are(one: str, other: str):
    assert name_of(one, [other, ""]) == one


def test_a_name_that_is_cut_for_its_number_does_not_end_with_a_joiner():
    name = "\U0001f411" * 21 + "\u200d\U0001f411"
    assert name_of(name, [name]) == "\U0001f411" * 21 + " 2"


def test_chat_may_draw_with_blank_signs_but_not_of_them_alone():
    must_be_readable("\u28ff\u2800\u28ff")
    with pytest.raises(Refusal) as refused:
        must_be_readable("\u2800 \u2800")
    assert refused.value.code == "invisible"


def test_a_family_and_persian_words_are_said_and_sit_at_a_table(new_table: NewTable):
    table = new_table("te_kuiti", FAMILY, "Bob")
    table.start()
    assert table.look()["chairs"][0]["name"] == FAMILY
    table[0].open()
    for number, text in enumerate((FAMILY, PERSIAN)):
        said = table[0].ask({"type": "chat", "id": f"c{number}", "text": text}, ("ack", "refused"))
        assert said["type"] == "ack"
    for text, code in (("a" + "\u0301" * 5, "too_many_marks"), ("\u3164", "invisible")):
        said = table[0].ask({"type": "chat", "id": code, "text": text}, ("ack", "refused"))
        assert said["code"] == code
