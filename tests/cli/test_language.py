"""Keys become words in three languages."""

import re
from importlib import resources

import pytest

from sheepfold import SetupError, games
from sheepfold.core.errors import RULINGS
from sheepfold.core.reasons import CORE
from sheepfold.language import LANGUAGES, Language, choose


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_formats_without_error(lang: str, game: str):
    files = [resources.files(name) for name in ("sheepfold", f"sheepfold.games.{game}")]
    text = "\n".join(file.joinpath(f"text/{lang}.ftl").read_text("utf-8") for file in files)
    facts = dict.fromkeys(re.findall(r"\$(\w+)", text), 2)
    language = Language(lang, game)
    for key, attributes in re.findall(r"^([\w-]+) =((?:.*\n(?: +.*\n)*))", text, re.MULTILINE):
        language.say(key, **facts)
        for attribute in re.findall(r"^ +\.(\w+) =", attributes, re.MULTILINE):
            language.say(f"{key}.{attribute}", **facts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulings_and_reasons_of_the_core_have_words(lang: str):
    language = Language(lang)
    for ruling in RULINGS:
        assert language.say(ruling)
        assert language.say(f"{ruling}.title")
    keys = [f"reason-{one.key}" for one in CORE]
    assert [key for key in keys if not language.has(key)] == []


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
