"""Facts: what a move brought about, stated by the rule that did it. Ints inside, words at the edge.

A rule adds a fact to the state as a tuple of its number and its arguments:

    if state.facts is not None:
        state.facts.append((PEN_CLOSED, len(cells), *cells))

A game's `FactSpace` declares all facts, each with its ruling and the kinds of its arguments, and
turns the tuples into `Fact`s for one viewer. In playouts and searches `state.facts` is None, so
that facts cost nothing there.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any, Final

from sheepfold.core.actions import BY, Hidden, Kind
from sheepfold.core.errors import Value
from sheepfold.core.signature import Number, Several, Signature

UNKNOWN: Final = "?"  # instead of a word that a viewer may not know
FORGOTTEN: Final = "~"  # instead of a face that a viewer has to remember

Thing = tuple[str | int, ...]  # a thing that bears a face, given by the arguments that name it


@dataclass(frozen=True)
class Fact:
    """Something that happened, for one viewer: its ruling, its key, and its arguments by name."""

    ruling: str
    key: str
    arguments: Mapping[str, Value]


class Face:
    """An argument that shows a face which may lie face down later, for people to remember.

    `of` names the arguments that identify the thing which bears it; without them the face
    identifies itself, as a card's number does. While that thing is `covered`, old lines of the log
    have `~` here.
    """

    def __init__(self, of: "Kind | Number | Hidden", *, borne_by: Sequence[str] = ()) -> None:
        self.of = of
        self.name = of.name
        self.borne_by = tuple(borne_by)


Argument = Kind | Number | Several | Face


class FactType(Signature):
    """One kind of fact: its key, its ruling, the kinds of its arguments, and who may know it.

    An argument has the name of its kind; a second one of that kind has a 2 appended, and a keyword
    gives an argument another name. `only` names the owner, as in `Hidden`, where even the presence
    of the fact reveals a secret. A fact that `fades` appears only in the last turn; one that
    `tells` is dropped with the faces of its line. A `silent` fact needs no words, because its line
    has them. A `rare` fact need not occur in the games of `check`, because no habit can bring it
    about.
    """

    def __init__(
        self,
        key: str,
        ruling: str,
        *arguments: Argument,
        only: str | Callable[[Any], int] | None = None,
        fades: bool = False,
        tells: bool = False,
        silent: bool = False,
        rare: bool = False,
        **named: Argument,
    ) -> None:
        super().__init__(key, ruling, *arguments, **named)
        self.only = only
        self.fades = fades
        self.tells = tells
        self.silent = silent
        self.rare = rare
        self.faces = {name: face for name, face in self.arguments.items() if isinstance(face, Face)}
        owners = {name: _owner(argument) for name, argument in self.arguments.items()}
        self.hidden = {name: owner for name, owner in owners.items() if owner is not None}
        self.owners = (*self.hidden.values(), *(() if only is None else (only,)))
        for name, face in self.faces.items():
            for bearer in face.borne_by:
                if bearer not in self.arguments:
                    what = f"{bearer!r}, which is not an argument"
                    raise ValueError(f"{key}: {name} is borne by {what}")

    def kind_of(self, argument: Argument) -> Any:
        return argument.of if isinstance(argument, Face) else argument

    def __str__(self) -> str:
        return f"{self.key} {self.ruling}"

    def bearer(self, name: str, fact: Fact) -> Thing:
        """Return the thing whose face an argument shows."""
        words = [fact.arguments[one] for one in self.faces[name].borne_by or (name,)]
        return tuple(word for word in words if not isinstance(word, tuple))


class FactSpace:
    """All facts of a game, added one by one: `PEN_CLOSED = FACTS.add("pen-closed", "TK-4", CELLS)`.

    Two types may share a key if their rulings differ.
    """

    def __init__(self) -> None:
        self.types: list[FactType] = []
        self._numbers: dict[tuple[str, str], int] = {}

    def add(self, key: str, ruling: str, *arguments: Argument, **more: Any) -> int:
        """Declare a type, see `FactType`, and return the number that rules use for it."""
        if (key, ruling) in self._numbers:
            raise ValueError(f"two types of facts are {key!r} by {ruling}")
        added = FactType(key, ruling, *arguments, **more)
        for other in self.types:
            if other.key == key and list(other.arguments) != list(added.arguments):
                raise ValueError(f"{key!r} has other arguments by {ruling} than by {other.ruling}")
        number = self._numbers[key, ruling] = len(self.types)
        self.types.append(added)
        return number

    @property
    def faces(self) -> list[str]:
        """Return the kinds of all arguments that show a face which may lie face down later."""
        return sorted({face.of.name for one in self.types for face in one.faces.values()})

    def unmet(self, met: Container[str], *, rare: bool) -> tuple[str, ...]:
        """Return the types, rare or not, that are missing from `met`, each as `str` writes it."""
        return tuple(str(one) for one in self.types if one.rare == rare and str(one) not in met)

    def type_of(self, fact: Fact) -> FactType:
        return self.types[self._numbers[fact.key, fact.ruling]]

    def read(self, added: Iterable[tuple[int, ...]]) -> tuple[Fact, ...]:
        """Return the facts that a move added to the state, with nothing hidden."""
        return tuple(self._fact(self.types[number], numbers) for number, *numbers in added)

    @staticmethod
    def _fact(kind: FactType, numbers: Sequence[int]) -> Fact:
        return Fact(kind.ruling, kind.key, kind.values(numbers))

    def seen(self, facts: tuple[Fact, ...], by: int, before: Any, viewer: int) -> tuple[Fact, ...]:
        """Return the facts as a viewer sees them happen; `before` is the state before the move."""
        if not any(self.type_of(fact).owners for fact in facts):
            return facts
        shown = (self._seen(fact, by, before, viewer) for fact in facts)
        return tuple(fact for fact in shown if fact is not None)

    def _seen(self, fact: Fact, by: int, before: Any, viewer: int) -> Fact | None:
        kind = self.type_of(fact)
        if not kind.owners:
            return fact
        if kind.only is not None and _seat(kind.only, fact, by, before) != viewer:
            return None
        hidden = {
            name: UNKNOWN
            for name, owner in kind.hidden.items()
            if _seat(owner, fact, by, before) != viewer
        }
        return Fact(kind.ruling, kind.key, {**fact.arguments, **hidden}) if hidden else fact

    def owners(self, facts: Iterable[Fact], by: int, before: Any) -> set[int]:
        """Return the seats that may know more of the facts than others."""
        return {
            _seat(owner, fact, by, before) for fact in facts for owner in self.type_of(fact).owners
        }

    def faded(
        self, facts: Sequence[Fact], covered: Set[Thing]
    ) -> tuple[tuple[Fact, ...], frozenset[tuple[str, Value]]]:
        """Return the facts of an old line without the faces of covered things, and those faces.

        Among facts that differ only in faces, such as cards taken together, those with covered
        faces come last: otherwise their position would reveal the covered faces.
        """
        faces = frozenset(
            (self.type_of(fact).faces[name].of.name, fact.arguments[name])
            for fact in facts
            for name in self._covered(fact, covered)
        )
        groups: dict[tuple[object, ...], tuple[list[Fact], list[Fact]]] = {}  # shown, covered
        order = []
        for fact in facts:
            kind = self.type_of(fact)
            if kind.fades or (kind.tells and faces):
                continue
            gone = dict.fromkeys(self._covered(fact, covered), FORGOTTEN)
            plain = (value for name, value in fact.arguments.items() if name not in kind.faces)
            group = groups.setdefault((kind, *plain), ([], []))
            group[bool(gone)].append(
                replace(fact, arguments={**fact.arguments, **gone}) if gone else fact
            )
            order.append(group)
        return tuple((shown or hidden).pop(0) for shown, hidden in order), faces

    def _covered(self, fact: Fact, covered: Set[Thing]) -> list[str]:
        kind = self.type_of(fact)
        return [name for name in kind.faces if kind.bearer(name, fact) in covered]

    def things(self, facts: Iterable[Fact]) -> set[Thing]:
        """Return the things whose faces the facts show."""
        return {
            self.type_of(fact).bearer(name, fact)
            for fact in facts
            for name in self.type_of(fact).faces
        }


def _owner(argument: Argument) -> str | Callable[[Any], int] | None:
    """Return the owner of a hidden argument, or None for an open one."""
    kind = argument.of if isinstance(argument, Face) else argument
    return kind.owner if isinstance(kind, Hidden) else None


def _seat(owner: str | Callable[[Any], int], fact: Fact, by: int, before: Any) -> int:
    if not isinstance(owner, str):
        return owner(before)
    return by if owner == BY else int(str(fact.arguments[owner]))
