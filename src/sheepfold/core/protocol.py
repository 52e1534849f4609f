"""The contract every game fulfils. The inside trusts: only `Match` checks what people send."""

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

    `facts` is None, and then `apply` says nothing; else it adds to it what it brings about. It is
    not part of the state: copies, snapshots and pickles leave it out.
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
    def version(self) -> int: ...  # grows when a ruling changes what is legal
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
    # saw with his own eyes though no line of his log does, such as packs passed in a draft
    @property
    def most_draws(self) -> int: ...  # the most numbers that `imagine` asks its generator for
    @property
    def components(self) -> Mapping[str, Any]: ...
    @property
    def default_components(self) -> bool: ...

    def configurations(self) -> list[tuple[int, dict[str, Any]]]:
        """Every player count with the options that mean something there."""

    def setup(self, players: int, options: Any) -> S: ...

    def acting(self, state: S) -> tuple[int, ...]:
        """Who owes a decision: seats, or chance alone, or nobody once the match is over."""

    def legal(self, state: S, seat: int) -> list[int]:
        """What an acting seat (or chance) may do."""

    def objection(self, state: S, seat: int, action: int) -> Reason | None:
        """Why the first ruling, in the order of the rules, forbids it to an acting seat."""

    def apply(self, state: S, seat: int, action: int) -> None:
        """Carry out a legal action, in place and unchecked, with all that happens by itself."""

    def uncovers(self, state: S, action: int) -> bool:
        """Whether it shows something face down without a draw: to take it back would be to peek."""

    def veiled(self, state: S, action: int) -> S | None:
        """The state without what people have to remember, if the action may bring that to light.

        Then a preview tells people only whether undo ends, as it would in the veiled state, where
        the action is legal, too. Whether there is a veiled state depends on what everybody sees.
        """

    def chances(self, state: S) -> list[tuple[int, int]]:
        """Chance's actions now, with integer weights."""

    def sample(self, state: S, seat: int, random: Callable[[], float]) -> int:
        """A random action for playouts: of a seat any legal one, all equally likely; of chance

        one by its weights. `random` gives numbers from 0 up to 1. A game need not list what it
        does not take.
        """

    def scores(self, state: S) -> list[Score]: ...
    def winners(self, state: S) -> list[int]: ...

    def view(self, state: S, viewer: int) -> V:
        """What a seat or a watcher may know, built field by field; a frozen dataclass.

        Its `acting` is empty once the match is over; what is only memory is marked as such.
        """

    def covered(self, view: V) -> Set[Thing]:
        """The things that bear a face and lie face down now, for people to remember."""

    def reveals(self, before: S, after: S, viewer: int) -> list[tuple[int, int]]:
        """Actions (by, action) that the viewer saw redacted and knows from now on.

        The action between is not handed in: two that uncover different things have to lead to
        different states.
        """

    def imagine(self, view: V, rng: Rng) -> S:
        """A world that could be behind this view, from the view alone.

        Whoever may see the view can ask for it: it has to end after at most `most_draws` draws.
        """

    def bound(self, players: int, options: Any) -> int:
        """The most decisions of seats a match can take."""

    def conserved(self, state: S) -> dict[str, int]:
        """Sums that no move may change."""


AnyGame = Game[Any, Any]
