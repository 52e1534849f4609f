"""Turns keys into words: the one place that reads the `.ftl` files. Knows ids, never rules.

A game's file lies over the common one. Files are cut into messages and only those asked for are
handed to Fluent; a plain message needs no Fluent at all, so that short commands start fast.
"""

import os
import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from sheepfold.core.errors import MALFORMED, IllegalMove, SetupError
from sheepfold.core.protocol import CHANCE, AnyGame, Note
from sheepfold.core.record import Event, Undo

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "fr")
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_PLAIN: Final = re.compile(r"[\w-]+ *= *([^{}\n]*[^{}\n ])\s*((?:\n +\.\w+ *= *[^{}\n]+)*)\s*")
_ATTRIBUTE: Final = re.compile(r"\.(\w+) *= *([^\n]*[^\n ])")
_REFERENCE: Final = re.compile(r"\{ *(-?[a-zA-Z][\w-]*) *[}.(]")


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
        self._messages = dict(_messages("sheepfold", self.lang))
        if game_id is not None:
            self._messages.update(_messages(f"sheepfold.games.{game_id}", self.lang))
        self._bundle: FluentBundle | None = None

    def has(self, key: str) -> bool:
        """Whether there is such a message, or with `key.name` such an attribute."""
        message, _, attribute = key.partition(".")
        text = self._messages.get(message, "")
        return message in self._messages and (not attribute or f"    .{attribute} =" in text)

    def say(self, key: str, **facts: object) -> str:
        """A message, or with `key.name` its attribute, with its variables filled in."""
        message, _, attribute = key.partition(".")
        text = self._messages[message]
        plain = _PLAIN.fullmatch(text)
        if plain:
            return dict(_ATTRIBUTE.findall(plain[2]))[attribute] if attribute else plain[1]
        return self._formatted(message, attribute, facts)

    def refusal(self, refusal: IllegalMove) -> str:
        """Why a move is refused: the ruling, its title and its text."""
        ruling = refusal.ruling
        reason = f"{ruling} {self.say(ruling + '.title')}: {self.say(ruling)}"
        _, _, shapes = refusal.detail.partition(": ")
        if ruling == MALFORMED and shapes:
            reason += " " + self.say("understood", shapes=shapes)
        return reason

    def line(
        self, game: AnyGame, event: Event, names: Sequence[str], *, hidden: Collection[str] = ()
    ) -> str:
        """A line of a log; arguments of the kinds in `hidden` stay untold."""
        who = self.say("name-chance") if event.by == CHANCE else names[event.by]
        if isinstance(event, Undo):
            return self.say("log-undo", who=who)
        verb = game.actions.verb(game.actions.parse(event.text))
        words = verb.arguments(game.actions.parse(event.text))
        facts = {"who": who}
        for kind, word in zip(verb.kinds, words, strict=True):
            name, said = self._fact(kind.name, word, names)
            facts[name] = self.say("word-hidden") if kind.name in hidden else said
        first = next(shape for shape in game.actions.verbs if shape.name == verb.name)
        usual = {kind.name for kind in first.kinds}
        more = "".join(f"-{kind.name}" for kind in verb.kinds if kind.name not in usual)
        return self.say(f"log-{verb.name}{more}", **facts)

    def note(self, note: Note, names: Sequence[str], *, hidden: Collection[str] = ()) -> str:
        """What happened by itself."""
        facts = dict(self._fact(name, value, names) for name, value in note.facts.items())
        facts.update({name: self.say("word-hidden") for name in facts if name in hidden})
        return self.say(f"note-{note.key}", **facts)

    def _fact(self, name: str, value: Any, names: Sequence[str]) -> tuple[str, Any]:
        """How a sentence calls a word of some kind: seats by their names, others translated."""
        if name == "seat":
            return "who", names[int(value)]
        key = f"{name}-{'none' if value == '-' else value}"
        return name, self.say(key) if isinstance(value, str) and self.has(key) else value

    def _formatted(self, message: str, attribute: str, facts: dict[str, object]) -> str:
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.lang], use_isolating=False)
        self._load(message, self._bundle)
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        said = {name: fact if isinstance(fact, int) else str(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise KeyError(f"{self.lang} {message}: {errors[0]}")
        return str(text)

    def _load(self, message: str, bundle: "FluentBundle") -> None:
        """Hand a message to Fluent, with those it refers to."""
        if bundle.has_message(message):
            return
        from fluent.runtime import FluentResource

        bundle.add_resource(FluentResource(self._messages[message]))
        for name in _REFERENCE.findall(self._messages[message]):
            if name in self._messages:
                self._load(name, bundle)


@cache
def _messages(package: str, lang: str) -> dict[str, str]:
    """A file's messages, uncut: each begins at the left margin with its key."""
    text = resources.files(package).joinpath(f"text/{lang}.ftl").read_text(encoding="utf-8")
    entries: dict[str, list[str]] = {}
    entry: list[str] = []  # what stands before the first message is nobody's
    for line in text.splitlines():
        begins = re.match(r"(-?[a-zA-Z][\w-]*) *=", line)
        if begins:
            entry = entries.setdefault(begins[1], [])
        elif line.startswith("#"):
            entry = []
        entry.append(line)
    return {key: "\n".join(lines) + "\n" for key, lines in entries.items()}
