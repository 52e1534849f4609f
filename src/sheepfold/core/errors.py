"""What Sheepfold raises: one line each that says what was refused and what is accepted."""


class SheepfoldError(Exception):
    """Base of all errors a caller may want to show to a person."""


class SetupError(SheepfoldError):
    """An unknown game, player count, option or component: no match was started."""


class RecordError(SheepfoldError):
    """A text that is not a whole, unedited record this version can read."""


class NotOver(SheepfoldError):
    """Scores and winners exist only once the match is over."""


class IllegalMove(SheepfoldError):
    """A refused move or undo; nothing changed. `ruling` names the paragraph that forbids it."""

    def __init__(self, ruling: str, move: str, detail: str = "") -> None:
        self.ruling = ruling
        self.move = move
        self.detail = detail
        reason = f": {detail}" if detail else ""
        super().__init__(f"{ruling} forbids {move!r}{reason}")

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str, str]]:
        """Errors come from other processes pickled."""
        return type(self), (self.ruling, self.move, self.detail)


class BotFault(SheepfoldError):
    """A bot failed, or chose what is not legal: what was being played has no result.

    `seat` had to choose; `ruling` forbids the choice, if it was an action of the game; `trace` is
    the traceback of a failure; `record` leads to the position where it happened, if there was one.
    """

    def __init__(self, report: str, *, action: int | None = None, trace: str = "") -> None:
        super().__init__(report)
        self.report = report
        self.action = action
        self.trace = trace
        self.seat = -1
        self.ruling = ""
        self.record = ""
        self.origin = ""  # where the game came from, such as its seed

    def __str__(self) -> str:
        reason = f": {self.ruling} forbids it" if self.ruling else ""
        origin = f"; {self.origin}" if self.origin else ""
        return f"{self.report}{reason}{origin}"


# The rulings of the core itself; their words live beside the games' words.
NOT_YOUR_TURN = "CORE-1"
OVER = "CORE-2"
MALFORMED = "CORE-3"
UNDO_REFUSED = "CORE-4"
READ_ONLY = "CORE-5"
RULINGS = (NOT_YOUR_TURN, OVER, MALFORMED, UNDO_REFUSED, READ_ONLY)
