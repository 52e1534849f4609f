"""Why the server did not do what it was asked: a code for programs, a ruling, a line for people."""

from sheepfold.core.errors import IllegalMove, SheepfoldError


class Refusal(SheepfoldError):
    """Nothing changed."""

    def __init__(self, code: str, message: str, ruling: str = "") -> None:
        self.code = code
        self.ruling = ruling
        super().__init__(message)

    @classmethod
    def of(cls, move: IllegalMove) -> "Refusal":
        return cls("illegal", str(move), move.ruling)


class Repeated(Exception):
    """A message that took effect before."""

    def __init__(self, seq: int) -> None:
        self.seq = seq
