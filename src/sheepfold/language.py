"""Turns keys into words: the one place that reads the `.ftl` files. Uses ids, no rules.

A game's file takes precedence over the common one.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from sheepfold.core.errors import SetupError

LANGUAGES: Final = ("en", "de", "fr")
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the requested language, else the environment's, else English."""
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
        """Return whether there is such a message or, for `key.name`, such an attribute."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, key: str, **facts: object) -> str:
        """Return a message or, for `key.name`, its attribute, with its variables filled in."""
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


@cache
def _bundle(lang: str, game_id: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    packages = ["sheepfold"] if game_id is None else ["sheepfold", f"sheepfold.games.{game_id}"]
    for package in packages:
        bundle.add_resource(_words(package, lang), allow_overrides=True)
    return bundle


@cache
def _words(package: str, lang: str) -> Resource:
    """Return a parsed file; all games that share it parse it once."""
    text = resources.files(package).joinpath(f"text/{lang}.ftl").read_text(encoding="utf-8")
    return FluentResource(text)
