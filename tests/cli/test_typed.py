"""What people type, in English or in their own language."""

import pytest

from sheepfold import Match, games
from sheepfold.cli.commands import COMMANDS, command_of
from sheepfold.cli.screen import Screen
from sheepfold.cli.typed import completed, in_english
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator

DRAWN = {"board", "face", "kind", "mission", "number", "seat"}  # which only chance names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_a_name_of_its_own_in_every_language(lang: str):
    language = Language(lang)
    names = [language.say(f"command-{name}") for name in COMMANDS if name != "?"]
    assert len(set(names)) == len(names)
    for name, command in COMMANDS.items():
        assert command_of(name.upper(), language) is command, "English is understood everywhere"
        if name != "?":
            assert command_of(language.say(f"command-{name}"), language) is command


def test_commands_of_another_language_are_not_understood():
    assert command_of("hilfe", Language("fr")) is None


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "fence b3S", "fence b4N"),
        ("de", "zaun b3N", "fence b3N"),
        ("fr", "BARRIÈRE b3N", "fence b3N"),
        ("fr", "fence b3N", "fence b3N"),
        ("de", "b3N", "fence b3N"),
        ("en", "b3X", "fence b3X"),
        ("en", "zaun b3N", "zaun b3N"),
        ("en", "b3N b4N", "fence b3N b4N"),
        ("en", "foo", "fence foo"),
    ],
)
def test_moves_are_completed_in_the_readers_language(lang: str, typed: str, meant: str):
    match = Match.start("te_kuiti", 2, seed=1)
    assert completed(match, 0, typed, Language(lang, "te_kuiti")) == meant


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.GAMES)
def test_every_move_and_shape_is_said_as_people_type_it(name: str, lang: str):
    """What the program says to type, it understands."""
    game, language = games.make(name), Language(lang, name)
    narrator = Narrator(game, language, [])
    step = max(1, game.actions.size // 500)
    for action in range(0, game.actions.size, step):
        text = game.actions.text(action)
        assert in_english(game, narrator.typed(text), language) == text
    slots = {kind.name for verb in game.actions.verbs for kind in verb.kinds} - DRAWN
    assert {slot for slot in slots if not language.has(f"slot-{slot}")} == set()


def test_shapes_speak_the_language():
    narrator = Narrator(games.make("te_kuiti"), Language("de", "te_kuiti"), [])
    assert narrator.typed("fence EDGE") == "zaun PLATZ"
    assert narrator.typed("take a1 b2") == "nehmen a1 b2"
    assert narrator.typed("take PAIR") == "nehmen PAAR"
    assert narrator.typed("reveal KIND") == "reveal KIND"
    narrator = Narrator(games.make("sheepland"), Language("de", "sheepland"), [])
    assert narrator.typed("buy forest") == "kaufen Wald"


def test_things_may_be_called_by_their_names_too():
    match = Match.start("sheepland", 2, seed=1)
    german = Language("de", "sheepland")
    assert completed(match, min(match.acting), "kaufen Wald", german) == "buy forest"


@pytest.mark.parametrize(
    ("lang", "yes", "no"), [("en", "yes", "no"), ("de", "ja", "nein"), ("fr", "oui", "non")]
)
def test_yes_and_no_are_typed_in_the_readers_language(lang: str, yes: str, no: str):
    game, language = games.make("volle_wolle"), Language(lang, "volle_wolle")
    take = language.say("verb-bone")
    screen = Screen(language)
    for word in (yes, yes.upper(), "yes"):
        assert in_english(game, f"{take} {word}", language) in ("bone yes", "bone YES")
        assert screen.means(word, usual=False) is True
        assert screen.means(word[0], usual=False) is True
    for word in (no, "no"):
        assert in_english(game, f"{take} {word}", language) == "bone no"
        assert screen.means(word, usual=True) is False
    assert screen.means("perhaps", usual=True) is None
