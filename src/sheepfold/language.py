"""Turns keys into words: the one place that reads the `.ftl` files. Knows ids, never rules.

A game's file lies over the common one.
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from sheepfold.core.actions import EXPECTED
from sheepfold.core.errors import IllegalMove, SetupError
from sheepfold.core.facts import FORGOTTEN, Fact
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.record import is_undo

LANGUAGES: Final = ("en", "de", "fr")
_KEYS: Final = {"-": "none", "?": "unknown"}  # words that cannot stand in a key
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the environment's, else English."""
    if asked is not None:
        return checked(asked)
    setting = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    lang = setting[:2].lower()
    return lang if lang in LANGUAGES and not setting[2:3].isalpha() else "en"


def checked(lang: str) -> str:
    if lang.lower() not in LANGUAGES:
        raise SetupError(f"unknown language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return lang.lower()


class Language:
    """The words of one language, for one game or for none."""

    def __init__(self, lang: str, game_id: str | None = None) -> None:
        self.lang = checked(lang)
        self._bundle = _bundle(self.lang, game_id)

    def has(self, key: str) -> bool:
        """Whether there is such a message, or with `key.name` such an attribute."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, key: str, **facts: object) -> str:
        """A message, or with `key.name` its attribute, with its variables filled in."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"{self.lang}: {key} has no words")
        said = {name: fact if isinstance(fact, int) else str(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise KeyError(f"{self.lang}: {key}: {errors[0]}")
        return str(text)

    def refusal(self, refusal: IllegalMove) -> str:
        """Why a move is refused: the ruling, its title and its text."""
        ruling = refusal.ruling
        title, text = self.say(f"{ruling}.title"), self.say(ruling)
        reason = self.say("refusal", ruling=ruling, title=title, text=text)
        shapes = refusal.detail.removeprefix(EXPECTED)
        if shapes != refusal.detail:
            reason += " " + self.say("understood", shapes=shapes)
        return reason

    def line(self, game: AnyGame, by: int, text: str, names: Sequence[str]) -> str:
        """A move of a log, or an undo; `?` and `~` stand for words that its reader may not know."""
        who = self.say("name-chance") if by == CHANCE else names[by]
        if is_undo(text):
            return self.say("log-undo", who=who)
        verb, words = game.actions.words(text)
        said: dict[str, Any] = {"who": who}
        for kind, word in zip(verb.kinds, words, strict=True):
            name, value = self._argument(kind.name, word, names)
            if name in said and kind.name != "seat":
                name += "2"  # `herd PLACE PLACE` tells of $place and $place2
            said[name] = value
        shapes = [shape for shape in game.actions.verbs if shape.name == verb.name]
        usual = {kind.name for kind in min(shapes, key=lambda shape: len(shape.kinds)).kinds}
        more = "".join(f"-{kind.name}" for kind in verb.kinds if kind.name not in usual)
        return self.say(f"log-{verb.name}{more}", **said)

    def fact(self, fact: Fact, names: Sequence[str]) -> str:
        """What a move brought about; of several places their number."""
        found = (self._argument(name, value, names) for name, value in fact.arguments.items())
        return self.say(f"fact-{fact.key}", **dict(found))

    def _argument(self, name: str, value: Any, names: Sequence[str]) -> tuple[str, Any]:
        """How a sentence calls an argument: seats by their names, words of a kind translated.

        A second argument of one kind has a 2 behind its name.
        """
        kind = name.removesuffix("2")
        if isinstance(value, tuple):
            return name, len(value)
        if kind == "seat":
            return name.replace("seat", "who"), names[int(value)]
        if isinstance(value, str):
            if value.startswith(FORGOTTEN):  # a pair is two of them
                return name, self.say("word-hidden")
            key = f"{kind}-{_KEYS.get(value, value)}"
            if self.has(key):
                return name, self.say(key)
            if value.isdecimal():  # as a number, so that plurals work
                return name, int(value)
        return name, value


@cache
def _bundle(lang: str, game_id: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    packages = ["sheepfold"] if game_id is None else ["sheepfold", f"sheepfold.games.{game_id}"]
    for package in packages:
        bundle.add_resource(_words(package, lang), allow_overrides=True)
    return bundle


@cache
def _words(package: str, lang: str) -> Resource:
    """A file, parsed once for all games that lie over it."""
    text = resources.files(package).joinpath(f"text/{lang}.ftl").read_text(encoding="utf-8")
    return FluentResource(text)
