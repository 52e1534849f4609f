"""Why the server did not do what it was asked: a code for programs, a reason, a line for people."""

from sheepfold.core.errors import IllegalMove, Reason, SheepfoldError


class Refusal(SheepfoldError):
    """Nothing changed."""

    def __init__(self, code: str, message: str, why: Reason | None = None) -> None:
        self.code = code
        self.why = why
        super().__init__(message)

    @property
    def ruling(self) -> str:
        return self.why.ruling if self.why else ""

    @classmethod
    def of(cls, move: IllegalMove) -> "Refusal":
        return cls("illegal", str(move), move.reason)


class Repeated(Exception):
    """A message that took effect before."""

    def __init__(self, seq: int) -> None:
        self.seq = seq
