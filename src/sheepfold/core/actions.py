"""Action spaces: an action is an int inside and a line `verb arg arg` at every edge.

Each verb owns a block of ints; the text is derived from the block's argument kinds, not stored.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from math import prod
from typing import Any, Final, Protocol

from sheepfold.core.errors import Malformed

LONGEST = 200  # characters; no move of any game is nearly that long
MOST_TEXTS = 1 << 16  # entries in the cache of texts
MOST_PARSED = 1 << 12  # entries in the cache of parsed texts, which can be long
SHOWN = 8  # words of a kind that an error lists in full; of more, the first two and the last
GUESSED = 400  # largest number of words of a kind in which an error looks for a similar one
NOT_TOLD: Final = ("?", "~")  # words of a line that its reader may not know, or has to remember
BY: Final = "by"  # as an owner: the player who acts


class Kind(Protocol):
    """The words that one argument of a verb may be, numbered from 0."""

    @property
    def name(self) -> str: ...  # what a client highlights: cell, edge, card …
    @property
    def size(self) -> int: ...
    @property
    def width(self) -> int: ...  # how many words it takes on the line

    def text(self, index: int) -> str: ...
    def parse(self, words: Sequence[str]) -> int | None: ...


class Words:
    """A kind with a list of words; aliases are understood but never written.

    `mistakes` are patterns of what people type instead, each with the key of a sentence that
    explains the mistake: `(r"[a-e][1-5].", "edge-side")`.
    """

    width = 1

    def __init__(
        self,
        name: str,
        words: Iterable[str],
        aliases: Mapping[str, str] = {},
        mistakes: Iterable[tuple[str, str]] = (),
    ) -> None:
        self.mistakes = tuple(mistakes)
        self.name = name
        self.words = tuple(words)
        self.size = len(self.words)
        self._index = {word.lower(): index for index, word in enumerate(self.words)}
        for alias, word in aliases.items():
            self._index[alias.lower()] = self._index[word.lower()]

    def text(self, index: int) -> str:
        return self.words[index]

    def parse(self, words: Sequence[str]) -> int | None:
        return self._index.get(words[0].lower())


class Pairs:
    """Two different words of one kind, in that kind's order; typed in either order."""

    width = 2

    def __init__(self, name: str, of: Words) -> None:
        self.name = name
        self.of = of
        self.pairs = tuple((a, b) for a in range(of.size) for b in range(a + 1, of.size))
        self.size = len(self.pairs)
        self.index = {pair: index for index, pair in enumerate(self.pairs)}

    def text(self, index: int) -> str:
        a, b = self.pairs[index]
        return f"{self.of.text(a)} {self.of.text(b)}"

    def parse(self, words: Sequence[str]) -> int | None:
        a, b = self.of.parse(words[:1]), self.of.parse(words[1:])
        if a is None or b is None:
            return None
        return self.index.get((min(a, b), max(a, b)))


class Hidden:
    """A kind with one more word, `?`, for viewers who may not know the word. It is never legal.

    Only `owner` sees the word before `reveals` shows it. `BY` is the seat that acts; any other
    string names an argument that is a seat (`deal SEAT CARD`); a function finds the seat in the
    state before the move, where chance draws for the player on turn.
    """

    def __init__(self, of: Kind, *, owner: str | Callable[[Any], int]) -> None:
        self.of = of
        self.owner = owner
        self.name = of.name
        self.size = of.size + 1
        self.width = of.width

    def text(self, index: int) -> str:
        return "?" if index == self.of.size else self.of.text(index)

    def parse(self, words: Sequence[str]) -> int | None:
        return self.of.size if words[0] == "?" else self.of.parse(words)


class Verb:
    """One block of actions: a verb with the kinds of its arguments."""

    def __init__(self, name: str, kinds: tuple[Kind, ...], base: int) -> None:
        self.name = name
        self.kinds = kinds
        self.base = base
        self.size = prod(kind.size for kind in kinds)
        self.width = sum(kind.width for kind in kinds)
        self.hides = any(isinstance(kind, Hidden) for kind in kinds)
        open_kinds = [one for one in enumerate(kinds) if not isinstance(one[1], Hidden)]
        self._places = {kind.name: place for place, kind in reversed(open_kinds)}
        seats = {BY, *self._places}
        for kind in kinds:
            if isinstance(kind, Hidden) and isinstance(kind.owner, str) and kind.owner not in seats:
                raise ValueError(
                    f"{self}: {kind.owner!r} names no seat argument that could own {kind.name}"
                )

    def owner(self, kind: Hidden, action: int, by: int, state: Any) -> int:
        """Return the seat that may know a hidden argument, given the state before the action."""
        if not isinstance(kind.owner, str):
            return kind.owner(state)
        if kind.owner == BY:
            return by
        place = self._places[kind.owner]
        return int(self.kinds[place].text(self.parts(action)[place]))

    def owners(self, action: int, by: int, state: Any) -> set[int]:
        """Return the seats that know more of an action than others, given the state before it."""
        return {
            self.owner(kind, action, by, state) for kind in self.kinds if isinstance(kind, Hidden)
        }

    def parts(self, action: int) -> list[int]:
        """Return the arguments as numbers of their kinds."""
        index = action - self.base
        parts: list[int] = []
        for kind in reversed(self.kinds):
            index, part = divmod(index, kind.size)
            parts.append(part)
        return parts[::-1]

    def seen(self, action: int, by: int, state: Any, viewer: int) -> int:
        """Return the action with `?` for what the viewer may not know."""
        stride = 1
        for kind in reversed(self.kinds):
            if isinstance(kind, Hidden) and self.owner(kind, action, by, state) != viewer:
                part = (action - self.base) // stride % kind.size
                action += (kind.of.size - part) * stride
            stride *= kind.size
        return action

    def action(self, parts: Iterable[int]) -> int:
        """Return the action with these arguments."""
        index = 0
        for kind, part in zip(self.kinds, parts, strict=True):
            index = index * kind.size + part
        return self.base + index

    def arguments(self, action: int) -> list[str]:
        """Return the arguments as words."""
        parts = zip(self.kinds, self.parts(action), strict=True)
        return [kind.text(part) for kind, part in parts]

    def parse(self, words: Sequence[str]) -> int | None:
        parts: list[int] = []
        for kind in self.kinds:
            part = kind.parse(words[: kind.width])
            if part is None:
                return None
            parts.append(part)
            words = words[kind.width :]
        return self.action(parts)

    def spread(self, words: Sequence[str]) -> Iterator[tuple[Kind, Sequence[str]]]:
        """Yield each kind with its words."""
        for kind in self.kinds:
            yield kind, words[: kind.width]
            words = words[kind.width :]

    def may_be(self, words: Sequence[str]) -> bool:
        """Return whether these could be its arguments, some of which may be hidden."""
        return all(
            own[0] in NOT_TOLD or kind.parse(own) is not None for kind, own in self.spread(words)
        )

    def __str__(self) -> str:
        return " ".join([self.name, *(kind.name.upper() for kind in self.kinds)])

    def of_wrong_length(self, words: Sequence[str]) -> Malformed:
        """Explain why this number of words does not fit its arguments."""
        if not self.kinds:
            return Malformed("words-alone", verb=self.name)
        words_that_fit = (kind.text(_usual(kind, at)) for at, kind in enumerate(self.kinds))
        example = " ".join([self.name, *words_that_fit])
        key = "words-missing" if len(words) < self.width else "words-left"
        return Malformed(key, verb=self.name, shape=str(self), example=example)

    def misfit(self, words: Sequence[str]) -> tuple[Kind, str]:
        """Return the first kind of argument that lacks these words, and those words."""
        pairs = self.spread(words)
        kind, own = next((kind, own) for kind, own in pairs if kind.parse(own) is None)
        return kind.of if isinstance(kind, Hidden) else kind, " ".join(own)


def _misread(misfits: Sequence[tuple[Kind, str]]) -> Malformed:
    """Explain why a word is not understood in any shape of a verb."""
    kinds, word = [kind for kind, _ in misfits], misfits[0][1]
    for kind in kinds:
        for pattern, key in getattr(kind, "mistakes", ()):
            if re.fullmatch(pattern, word, re.IGNORECASE):
                return Malformed(key, word=word)
    guess = _guess(word, (kind.text(at) for kind in kinds for at in range(min(kind.size, GUESSED))))
    if guess:
        return Malformed("word-guess", word=word, guess=guess)
    return Malformed("word", word=word, known=" ".join(map(_known, kinds)))


def _usual(kind: Kind, at: int) -> int:
    """Return a word of a kind for an example; different places get different words."""
    first = kind.size // 2 if kind.size > GUESSED else 0  # of many, the first are unusual
    return min(first + at, kind.size - 1)


def _known(kind: Kind) -> str:
    """List the words of a kind; if there are many, the first two and the last."""
    if kind.size <= SHOWN:
        return " ".join(map(kind.text, range(kind.size)))
    return f"{kind.text(0)} {kind.text(1)} … {kind.text(kind.size - 1)}"


def _guess(word: str, known: Iterable[str]) -> str:
    """Return the known word that was probably meant, or ""."""
    similar = {one.lower(): one for one in known}
    found = get_close_matches(word.lower(), similar, n=1)
    return similar[found[0]] if found else ""


class ActionSpace:
    """All actions of a game, `ActionSpace(("fence", EDGE), ("done",))`.

    A verb may come in several shapes. `bases` are the first actions of the blocks, in the given
    order.
    """

    def __init__(self, *verbs: tuple[str, *tuple[Kind, ...]]) -> None:
        self.verbs: list[Verb] = []
        self.size = 0
        for name, *kinds in verbs:
            self.verbs.append(Verb(name, tuple(kinds), self.size))
            self.size += self.verbs[-1].size
        self.bases = tuple(verb.base for verb in self.verbs)
        self._shapes: dict[str, list[Verb]] = {}
        for verb in self.verbs:
            self._shapes.setdefault(verb.name, []).append(verb)
        self._texts: dict[int, str] = {}  # those asked for lately
        self._parsed: dict[str, int] = {}

    def has_verb(self, word: str) -> bool:
        return word.lower() in self._shapes

    def verb(self, action: int) -> Verb:
        return self.verbs[bisect_right(self.bases, action) - 1]

    def seen(self, state: Any, by: int, action: int, viewer: int) -> int:
        """Return an action in this state as a viewer sees it: itself, or one with `?` in it."""
        verb = self.verb(action)
        return verb.seen(action, by, state, viewer) if verb.hides else action

    def owners(self, state: Any, by: int, action: int) -> set[int]:
        """Return the seats that may see more of an action in this state than others do."""
        verb = self.verb(action)
        return verb.owners(action, by, state) if verb.hides else set()

    def text(self, action: int) -> str:
        text = self._texts.get(action)
        if text is None:
            if len(self._texts) == MOST_TEXTS:
                self._texts.clear()
            verb = self.verb(action)
            text = self._texts[action] = " ".join([verb.name, *verb.arguments(action)])
        return text

    def words(self, text: str) -> tuple[Verb, list[str]]:
        """Return the verb of a canonical text and its arguments as words, some `?` or `~`."""
        name, *rest = text.split()
        shapes = [verb for verb in self._shapes[name] if verb.width == len(rest)]
        fitting = (verb for verb in shapes if verb.may_be(rest))
        verb = next(fitting, None) or shapes[0]
        return verb, [" ".join(words) for _, words in verb.spread(rest)]

    def parse(self, text: str) -> int:
        """Return the action that a text means; `Malformed` says what would be understood."""
        action = self._parsed.get(text)
        if action is None:
            if len(self._parsed) == MOST_PARSED:
                self._parsed.clear()
            action = self._parsed[text] = self._parse(text)
        return action

    def _parse(self, text: str) -> int:
        if len(text) > LONGEST:
            raise Malformed("move-long", most=LONGEST)
        name, *words = text.split() or [""]
        shapes = self._shapes.get(name.lower())
        if shapes is None:
            raise self._unknown(name)
        for verb in shapes:
            action = verb.parse(words) if len(words) == verb.width else None
            if action is not None:
                return action
        fitting = [verb for verb in shapes if verb.width == len(words)]
        if fitting:
            raise _misread([verb.misfit(words) for verb in fitting])
        raise min(shapes, key=lambda verb: abs(verb.width - len(words))).of_wrong_length(words)

    def _unknown(self, name: str) -> Malformed:
        """Explain why a move cannot begin with this word."""
        if not name:
            return Malformed("move-empty")
        guess = _guess(name, self._shapes)
        return (
            Malformed("verb-guess", word=name, guess=guess)
            if guess
            else Malformed("verb", word=name)
        )
