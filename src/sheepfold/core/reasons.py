"""Reasons: why a move is refused. Declared like facts, one sentence each in every language.

    FENCE_STANDS = REASONS.add("fence-stands", "TK-3", EDGE)
    ...
    return FENCE_STANDS(edge)

A reason is true of the attempted move and names nothing that its seat may not know.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from sheepfold.core import errors
from sheepfold.core.errors import Reason
from sheepfold.core.signature import Number, Several, Signature


class ReasonType(Signature):
    """One kind of reason; call it with the numbers of its arguments to get the reason."""

    def __init__(self, key: str, ruling: str, *arguments: Any, **named: Any) -> None:
        super().__init__(key, ruling, *arguments, **named)
        self._plain = None if self.arguments else Reason(ruling, key)

    def __call__(self, *numbers: int) -> Reason:
        if self._plain is not None and not numbers:
            return self._plain
        return Reason(self.ruling, self.key, self.values(numbers))


class ReasonSpace:
    """All reasons of a game, added one by one. Two may share a key if their rulings differ."""

    def __init__(self) -> None:
        self.types: list[ReasonType] = []

    def add(self, key: str, ruling: str, *arguments: Any, **named: Any) -> ReasonType:
        """Declare a reason, see `Signature`."""
        for other in self.types:
            if other.key == key and other.ruling == ruling:
                raise ValueError(f"two reasons are {key!r} by {ruling}")
            if other.key == key and list(other.arguments) != list(named_by(arguments, named)):
                raise ValueError(f"{key!r} has other arguments by {ruling} than by {other.ruling}")
        added = ReasonType(key, ruling, *arguments, **named)
        self.types.append(added)
        return added

    def __iter__(self) -> Iterator[ReasonType]:
        return iter(self.types)


def named_by(arguments: tuple[Any, ...], named: Mapping[str, Any]) -> dict[str, Any]:
    return Signature("", "", *arguments, **named).arguments


# The core's own reasons. `actions` makes those of a malformed move, see `errors.Malformed`.

SEAT: Final = Number("seat")
CORE: Final = ReasonSpace()
NOT_YOUR_TURN: Final = CORE.add("not-your-turn", errors.NOT_YOUR_TURN, SEAT)
OTHERS_CHOOSE: Final = CORE.add("others-choose", errors.NOT_YOUR_TURN, Several("seats", SEAT))
CHANCE_DRAWS: Final = CORE.add("chance-draws", errors.NOT_YOUR_TURN)
OVER: Final = CORE.add("over", errors.OVER)
UNDO_OVER: Final = CORE.add("undo-over", errors.UNDO_REFUSED)
UNDO_NOTHING: Final = CORE.add("undo-nothing", errors.UNDO_REFUSED)
UNDO_SEEN: Final = CORE.add("undo-seen", errors.UNDO_REFUSED)
READ_ONLY: Final = CORE.add("read-only", errors.READ_ONLY)
