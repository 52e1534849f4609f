"""The contract that every game fulfils. Games trust their callers: only `Match` checks input."""

from collections.abc import Callable, Mapping, Set
from types import MappingProxyType
from typing import Any, Final, Protocol, Self, TypeVar

from sheepfold.core.actions import ActionSpace
from sheepfold.core.errors import Reason
from sheepfold.core.facts import FactSpace, Thing
from sheepfold.core.naming import Naming
from sheepfold.core.outcome import Score
from sheepfold.core.reasons import ReasonSpace
from sheepfold.core.rng import Rng

CHANCE: Final = -1  # dice, draws and deals are its moves
WATCHER: Final = -2  # a viewer without secrets

# Marks a field of a view that lies open nowhere, `field(metadata=MEMORY)`: bots get it always,
# people only with the memory aid or at the end.
MEMORY: Final = MappingProxyType({"memory": True})


class State(Protocol):
    """One `__slots__` class of ints and flat lists.

    If `facts` is None, `apply` states nothing; otherwise it appends what it brings about. It is not
    part of the state: copies, snapshots and pickles omit it.
    """

    facts: list[tuple[int, ...]] | None

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
V = TypeVar("V")


class Game(Protocol[S, V]):
    """A game made from components; it holds tables, never a match."""

    @property
    def id(self) -> str: ...
    @property
    def version(self) -> int: ...  # increases when a ruling changes what is legal
    @property
    def players(self) -> range: ...
    @property
    def options(self) -> type: ...  # a frozen dataclass, see options.py
    @property
    def actions(self) -> ActionSpace: ...
    @property
    def facts(self) -> FactSpace: ...  # what may happen, see facts.py
    @property
    def reasons(self) -> ReasonSpace: ...  # why a move may be refused, see reasons.py
    @property
    def naming(self) -> Naming: ...  # how sentences call things, see naming.py
    @property
    def rulings(self) -> tuple[str, ...]: ...  # all ids, in the order of the rules
    @property
    def sightings(self) -> tuple[str, ...]: ...  # fields of the view that tell what its viewer
    # saw though no line of the viewer's log tells it, such as packs passed in a draft
    @property
    def most_draws(self) -> int: ...  # the most random numbers that `imagine` uses
    @property
    def components(self) -> Mapping[str, Any]: ...
    @property
    def default_components(self) -> bool: ...

    def configurations(self) -> list[tuple[int, dict[str, Any]]]:
        """Return every player count with the options that mean something there."""

    def setup(self, players: int, options: Any) -> S: ...

    def acting(self, state: S) -> tuple[int, ...]:
        """Return who owes a decision: seats, or chance alone, or nobody once the match is over."""

    def legal(self, state: S, seat: int) -> list[int]:
        """Return what an acting seat (or chance) may do."""

    def objection(self, state: S, seat: int, action: int) -> Reason | None:
        """Return why the first ruling, in the order of the rules, forbids it to an acting seat."""

    def apply(self, state: S, seat: int, action: int) -> None:
        """Carry out a legal action, in place and unchecked, with all its automatic consequences."""

    def uncovers(self, state: S, action: int) -> bool:
        """Return whether it uncovers something without a draw: an undo would be a peek."""

    def veiled(self, state: S, action: int) -> S | None:
        """Return the state without what people have to remember, if the action may uncover that.

        Then a preview tells people only whether undo ends, as it would in the veiled state, where
        the action is legal too. Whether there is a veiled state depends on what everybody sees.
        """

    def chances(self, state: S) -> list[tuple[int, int]]:
        """Return chance's actions now, with integer weights."""

    def sample(self, state: S, seat: int, random: Callable[[], float]) -> int:
        """Return a random action for playouts, for a seat all equally likely, for chance weighted.

        `random` gives numbers from 0 up to 1. A game need not list all actions to choose one.
        """

    def scores(self, state: S) -> list[Score]: ...
    def winners(self, state: S) -> list[int]: ...

    def view(self, state: S, viewer: int) -> V:
        """Return what a seat or a watcher may know, built field by field; a frozen dataclass.

        Its `acting` is empty once the match is over; fields that are only memory are marked.
        """

    def covered(self, view: V) -> Set[Thing]:
        """Return the things that bear a face and lie face down now, for people to remember."""

    def reveals(self, before: S, after: S, viewer: int) -> list[tuple[int, int]]:
        """Return actions (by, action) that the viewer saw redacted and knows from now on.

        The method does not get the action between the states: two actions that uncover different
        things must lead to different states.
        """

    def imagine(self, view: V, rng: Rng) -> S:
        """Return a world that could be behind this view, from the view alone.

        Anybody who has the view can ask for it: it must end after at most `most_draws` draws.
        """

    def bound(self, players: int, options: Any) -> int:
        """Return the most decisions of seats that a match can take."""

    def conserved(self, state: S) -> dict[str, int]:
        """Return sums that no move may change."""


AnyGame = Game[Any, Any]
