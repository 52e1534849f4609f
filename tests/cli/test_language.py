"""Keys become words in three languages."""

import re
from importlib import resources

import pytest

from sheepfold import IllegalMove, SetupError, games
from sheepfold.core.errors import RULINGS
from sheepfold.core.facts import Fact
from sheepfold.games.te_kuiti import TeKuiti
from sheepfold.language import LANGUAGES, Language, choose

NAMES = ["Ada", "Bo"]


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_formats_without_error(lang: str, game: str):
    files = [resources.files(name) for name in ("sheepfold", f"sheepfold.games.{game}")]
    text = "\n".join(file.joinpath(f"text/{lang}.ftl").read_text("utf-8") for file in files)
    facts = dict.fromkeys(re.findall(r"\$(\w+)", text), 2)
    language = Language(lang, game)
    for key, attributes in re.findall(r"^([\w-]+) =((?:.*\n(?: +.*\n)*))", text, re.MULTILINE):
        assert language.say(key, **facts)
        for attribute in re.findall(r"^ +\.(\w+) =", attributes, re.MULTILINE):
            assert language.say(f"{key}.{attribute}", **facts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulings_of_the_core_have_words(lang: str):
    language = Language(lang)
    for ruling in RULINGS:
        said = language.refusal(IllegalMove(ruling, "hop"))
        assert said.startswith(f"{ruling} {language.say(ruling + '.title')}")
        assert said.endswith(f": {language.say(ruling)}")


def test_a_malformed_move_tells_what_would_be_understood():
    refusal = IllegalMove("CORE-3", "fence x", "expected: fence EDGE")
    assert Language("de").refusal(refusal).endswith("Verstanden wird hier: fence EDGE.")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Revealed: ram; flower: none."),
        ("de", "Aufgedeckt: Schafbock; Blümchen: keines."),
        ("fr", "Révélé\u00a0: bélier\u00a0; fleur\u00a0: aucune."),
    ],
)
def test_words_of_a_line_are_translated(lang: str, line: str):
    language = Language(lang, "te_kuiti")
    assert language.line(TeKuiti(), -1, "reveal ram -", NAMES) == line


def test_lines_of_a_log():
    say, game = Language("en", "te_kuiti"), TeKuiti()
    assert say.line(game, -1, "first 1", NAMES) == "Bo is the first shepherd."
    assert say.line(game, 0, "take a1 b2", NAMES) == "Ada takes the pair a1 b2."
    assert say.line(game, -1, "reveal angry", NAMES) == "Revealed: angry sheep."
    assert say.line(game, 1, "undo 3", NAMES) == "Bo took a move back."
    assert say.line(game, -1, "reveal ~", NAMES) == "Revealed: (face down again)."


def test_facts():
    german = Language("de", "te_kuiti")
    taken = Fact("TK-6", "pair-taken", {"kind": "angry"})
    assert german.fact(taken, NAMES) == "Ein Paar wird genommen: Wüterich."
    second = Fact("TK-2", "second-round", {"seat": 1})
    assert german.fact(second, NAMES).startswith("Bo ist jetzt der Schäfer")
    closed = Fact("TK-4", "pen-closed", {"cells": ("a1",)})
    assert Language("en", "te_kuiti").fact(closed, NAMES) == "A pen closes around 1 tile."


def test_plural_forms_follow_the_language():
    assert Language("fr", "te_kuiti").say("tally-free", n=0) == "0 tuile libre"
    assert Language("en", "te_kuiti").say("tally-free", n=0) == "0 free tiles"


def test_unknown_keys_and_languages():
    with pytest.raises(SetupError, match="en, de, fr"):
        Language("nl")
    with pytest.raises(KeyError):
        Language("en").say("no-such-key")
    assert not Language("en").has("TK-3")
    assert Language("en", "te_kuiti").has("TK-3.title")
    assert not Language("en", "te_kuiti").has("TK-3.subtitle")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fry_NL"}, "en"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], lang: str):
    assert choose(None, environment) == lang
    assert choose("FR", environment) == "fr"
