"""What most games do alike. A game inherits it and implements what is special about it."""

from collections.abc import Mapping
from itertools import product
from typing import Any, Generic, Protocol, TypeVar

from sheepfold.core.naming import Naming
from sheepfold.core.options import choices
from sheepfold.core.outcome import Score, best

S = TypeVar("S")


class Box(Protocol):
    """The module of a game that loads its own components and checks an owner's."""

    def default(self) -> dict[str, Any]: ...
    def check(self, components: Mapping[str, Any]) -> None: ...


class GameBase(Generic[S]):
    """The parts of `core.protocol.Game` that a game need not implement; `S` is its state.

    The rules are not among them: a game defines them as static methods, without indirection, since
    they are called millions of times.
    """

    version = 1
    players: range
    options: type
    box: Box
    naming = Naming()
    sightings: tuple[str, ...] = ()
    most_draws = 0

    def __init__(self, replaced: Mapping[str, Any] | None = None) -> None:
        own = self.box.default()
        self.components = own if replaced is None else replaced
        self.default_components = self.components == own
        self.box.check(self.components)

    def configurations(self) -> list[tuple[int, dict[str, Any]]]:
        """Return every player count with every combination of options."""
        known = choices(self.options)
        values = [dict(zip(known, chosen, strict=True)) for chosen in product(*known.values())]
        return [(players, dict(each)) for players in self.players for each in values]

    def scores(self, state: S) -> list[Score]:
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """Return the seats that score most; equal scores share the win."""
        return best(self.scores(state))

    def uncovers(self, state: S, action: int) -> bool:
        return False

    def veiled(self, state: S, action: int) -> S | None:
        return None

    def reveals(self, before: S, after: S, viewer: int) -> list[tuple[int, int]]:
        return []
