"""Says moves, facts and reasons in sentences to one reader. Uses words and names, no rules.

`web/src/lib/narrator.ts` does the same on the page; a test compares what both say. A sentence gets
these variables besides the arguments of the move, fact or reason:

- `$who`, `$who2` …: the names of seats. `$you` is the name of the variable that is the reader, or
  `none`: `{ $you -> [who] You flipped a tile. *[none] { $who } flipped a tile. }`
- `$all`: several seats in a list, the reader first as "you"; `$seats` is their number.
- `$at`: in a terminal the words of places, such as ` (b3N)`; on the page, which lights the places
  up, nothing.
- `$side_id` for an argument `$side`: its word as it stands in the log, to choose between sentences
  by; `none` for `-`.
- `$hidden`: `unknown` if an argument is a secret (`?`), `forgotten` if one is to be remembered
  (`~`), else `none`.

A sentence that is empty is not shown.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sheepfold.core.actions import NOT_TOLD
from sheepfold.core.errors import Reason, Value
from sheepfold.core.facts import FORGOTTEN, UNKNOWN, Fact
from sheepfold.core.match import Line
from sheepfold.core.protocol import CHANCE, WATCHER, AnyGame
from sheepfold.core.record import is_undo
from sheepfold.language import Language

_KEYS: Final = {"-": "none"}  # words that cannot stand in a key
SEATS: Final = ("seat", "seats")


class Narrator:
    """Speaks one language to one reader: a seat, or a watcher."""

    def __init__(
        self,
        game: AnyGame,
        language: Language,
        names: Sequence[str],
        reader: int = WATCHER,
        *,
        notation: bool = False,
    ) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.reader = reader
        self.notation = notation  # whether places are appended to sentences

    def sentences(self, line: Line) -> list[str]:
        """Return the sentences of a log line: its move, then its facts; empty ones are left out."""
        return [said for said in (self.move(line.by, line.text), *self.facts(line.facts)) if said]

    def move(self, by: int, text: str) -> str:
        """Return the sentence of a move that was made, or of an undo; empty if it says nothing."""
        start = {} if by == CHANCE else {"seat": by}
        if is_undo(text):
            return self._say("log-undo", start)
        return self._say(self._key("log", text), self._arguments(text), start)

    def order(self, text: str) -> str:
        """Return the sentence of a possible move, as an order: "Place a fence"."""
        return self._say(self._key("do", text), self._arguments(text))

    def facts(self, facts: Iterable[Fact]) -> list[str]:
        """Return the sentences of facts, without those that their move says and empty ones."""
        kinds = self.game.facts
        said = (self.fact(fact) for fact in facts if not kinds.type_of(fact).silent)
        return [sentence for sentence in said if sentence]

    def fact(self, fact: Fact) -> str:
        return self._say(f"fact-{fact.key}", fact.arguments)

    def foretold(self, facts: Iterable[Fact]) -> list[str]:
        """Return the sentences of a preview's facts, if the language has words for them."""
        keys = ((f"fact-{fact.key}.foretold", fact) for fact in facts)
        found = (self._say(key, fact.arguments) for key, fact in keys if self.language.has(key))
        return [said for said in found if said]

    def reason(self, reason: Reason) -> str:
        """Return the sentence for why a move is refused."""
        return self._say(f"reason-{reason.key}", reason.arguments)

    def typed(self, text: str) -> str:
        """Return a move, or its pattern, as people of this language type it: "zaun PLATZ".

        Chance's moves have only English words.
        """
        name, *rest = text.split()
        if not self.language.has(f"verb-{name}"):
            return text
        shapes = [verb for verb in self.game.actions.verbs if verb.name == name]
        fitting = (one for one in shapes if len(rest) in (len(one.kinds), one.width))
        verb = next(fitting, shapes[0])
        kinds = [kind.name for kind in verb.kinds for _ in range(kind.width)]
        words = (self._own(kind, word) for kind, word in zip(kinds, rest, strict=False))
        return " ".join([self._own("verb", name), *words])

    def name(self, kind: str, word: str | int) -> str | int:
        """Return the name of a word of some kind in a sentence; a typed `word` stays as it is."""
        if kind == "word":
            return word
        if kind in ("shape", "example"):
            return self.typed(str(word))
        named = self.game.naming.names.get(kind, {}).get(str(word))
        if named is not None:
            parts = {name: self.name(_kind(name), part) for name, part in named.arguments.items()}
            return self.language.say(named.key, **parts)
        if word == UNKNOWN:
            return self._first(f"{kind}-unknown", "word-unknown")
        if str(word).startswith(FORGOTTEN):  # a pair has two of them
            return self._first(f"{kind}-forgotten", "word-hidden")
        key = f"{kind}-{_KEYS.get(str(word), word)}"
        if isinstance(word, str) and self.language.has(key):
            return self.language.say(key)
        return int(word) if str(word).isdecimal() else word  # as a number, so that plurals work

    def _own(self, kind: str, word: str) -> str:
        """Return the language's word for a typed one; signs such as N are the same in all."""
        if word == kind.upper():
            key = f"slot-{kind}"
        elif word.isupper():
            return word
        else:
            key = f"{kind}-{word}"
        said = self.language.say(key) if self.language.has(key) else word
        return word if " " in said else said

    def _key(self, prefix: str, text: str) -> str:
        """Return the key of a verb; one with several shapes has the kinds that the others lack."""
        verb, _ = self.game.actions.words(text)
        shapes = [shape for shape in self.game.actions.verbs if shape.name == verb.name]
        usual = {kind.name for kind in min(shapes, key=lambda shape: len(shape.kinds)).kinds}
        more = "".join(f"-{kind.name}" for kind in verb.kinds if kind.name not in usual)
        return f"{prefix}-{verb.name}{more}"

    def _arguments(self, text: str) -> dict[str, Value]:
        verb, words = self.game.actions.words(text)
        found: dict[str, Value] = {}
        for kind, word in zip(verb.kinds, words, strict=True):
            found[f"{kind.name}2" if kind.name in found else kind.name] = word
        return found

    def _say(
        self, key: str, arguments: Mapping[str, Value], start: Mapping[str, Value] = {}
    ) -> str:
        """Return a sentence; `start` names the seat that acts, which comes before other seats."""
        said: dict[str, Any] = {"you": "none", "hidden": "none", "at": ""}
        places: list[str] = []
        for name, value in (*start.items(), *arguments.items()):
            kind = _kind(name)
            if kind in SEATS:
                self._add_seats(said, kind, value)
                continue
            if UNKNOWN in (value, *_words(value)):
                said["hidden"] = "unknown"
            elif str(value).startswith(FORGOTTEN):
                said["hidden"] = "forgotten"
            if kind in self.game.naming.places:
                places += [one for one in map(str, _words(value)) if one[0] not in NOT_TOLD]
            said[name] = len(value) if isinstance(value, tuple) else self.name(kind, value)
            if isinstance(value, str):
                said[f"{name}_id"] = _KEYS.get(value, value)
        if self.notation and places:
            said["at"] = f" ({' '.join(places)})"
        said.setdefault("who", self.language.say("name-chance"))
        return self.language.say(key, **said).strip()

    def _add_seats(self, said: dict[str, Any], kind: str, value: Value) -> None:
        seats = [int(seat) for seat in _words(value)]
        if kind == "seat":
            name = "who2" if "who" in said else "who"
            said[name] = self.names[seats[0]]
        else:
            name = "all"
            said[name] = self._listed(seats)
            said[kind] = len(seats)
        if self.reader in seats:
            said["you"] = name

    def _listed(self, seats: Sequence[int]) -> str:
        """Return several seats as a list; the reader comes first, as "you"."""
        you = [self.language.say("name-you")] if self.reader in seats else []
        names = you + [self.names[seat] for seat in seats if seat != self.reader]
        if len(names) < 2:
            return "".join(names)
        return self.language.say("name-list", some=", ".join(names[:-1]), last=names[-1])

    def _first(self, *keys: str) -> str:
        """Return the first of these keys that the language has."""
        return self.language.say(next((key for key in keys if self.language.has(key)), keys[-1]))


def _kind(name: str) -> str:
    """Return the kind of an argument; a second one of a kind has a 2 appended."""
    return name.removesuffix("2")


def _words(value: Value) -> tuple[str | int, ...]:
    return value if isinstance(value, tuple) else (value,)
