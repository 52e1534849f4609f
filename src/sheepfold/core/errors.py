"""The errors of Sheepfold: one line each that says what was refused and what is accepted."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = str | int | tuple[str | int, ...]  # of an argument of a reason or a fact


class SheepfoldError(Exception):
    """Base of all errors that a caller may want to show to a person."""


class SetupError(SheepfoldError):
    """An unknown game, player count, option or component: no match was started."""


class RecordError(SheepfoldError):
    """A text that is not a complete, unedited record which this version can read."""


class NotOver(SheepfoldError):
    """Scores and winners exist only once the match is over."""


@dataclass(frozen=True)
class Reason:
    """Why a move is refused: the ruling that forbids it, its sentence's key and arguments."""

    ruling: str
    key: str
    arguments: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        said = (f"{name} {_spelt(value)}" for name, value in self.arguments.items())
        return ", ".join([self.key, *said])


def _spelt(value: Value) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


class IllegalMove(SheepfoldError):
    """A refused move or undo; the match is unchanged.

    `reason` gives the key and arguments that `language` turns into a sentence; its `ruling` names
    the paragraph that forbids the move.
    """

    def __init__(self, reason: Reason, move: str) -> None:
        self.reason = reason
        self.move = move
        super().__init__(f"{reason.ruling} forbids {move!r}: {reason}")

    @property
    def ruling(self) -> str:
        return self.reason.ruling

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[Reason, str]]:
        """Support pickling: errors are sent between processes."""
        return type(self), (self.reason, self.move)


class Malformed(ValueError):
    """A text that is not a move of the game; its reason says which word was not understood."""

    def __init__(self, key: str, **arguments: Value) -> None:
        self.reason = Reason(MALFORMED, key, arguments)
        super().__init__(str(self.reason))


class BotFault(SheepfoldError):
    """A bot failed, or chose an illegal action: the game has no result.

    `seat` had to choose; `reason` says why the choice is illegal, if it was an action of the game;
    `trace` is the traceback of a failure; `record` leads to the position where it happened, if
    there was one.
    """

    def __init__(self, report: str, *, action: int | None = None, trace: str = "") -> None:
        super().__init__(report)
        self.report = report
        self.action = action
        self.trace = trace
        self.seat = -1
        self.reason: Reason | None = None
        self.record = ""
        self.origin = ""  # what identifies the game, such as its seed

    def __str__(self) -> str:
        reason = f": {self.reason.ruling} forbids it ({self.reason})" if self.reason else ""
        origin = f"; {self.origin}" if self.origin else ""
        return f"{self.report}{reason}{origin}"


# The rulings of the core itself; their words are in the same folder as the games' words.
NOT_YOUR_TURN = "CORE-1"
OVER = "CORE-2"
MALFORMED = "CORE-3"
UNDO_REFUSED = "CORE-4"
READ_ONLY = "CORE-5"
RULINGS = (NOT_YOUR_TURN, OVER, MALFORMED, UNDO_REFUSED, READ_ONLY)
