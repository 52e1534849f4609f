"""What only people are told of some games: exact chances of their choices, and more reasons."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sheepfold.bots.telling import volle_wolle_odds, volle_wolle_why


@dataclass(frozen=True)
class Telling:
    """Of one game, where features do not say it."""

    odds: Callable[[Any], Mapping[str, Any]]  # of a view: by move how likely it comes off
    kind: type  # of those odds: a dataclass of chances, or tuples of them
    reasons: tuple[str, ...]  # that `why` may name besides features
    # Of worlds, a seat, some actions and all legal ones: a reason for each, "" for one that is no
    # better than others; an empty list where features tell.
    why: Callable[[Sequence[Any], int, Sequence[int], Sequence[int]], list[str]]


TELLING: Final = {
    "volle_wolle": Telling(
        volle_wolle_odds.odds, volle_wolle_odds.Odds, volle_wolle_why.REASONS, volle_wolle_why.why
    ),
}

# Features that nobody would understand: no hint gives them as a reason.
SILENT: Final = {
    "te_kuiti": frozenset(
        (
            *("points", "shepherd", "far", "race", "supply", "shepherds", "unseen", "ram_due"),
            *("alone", "alone_near", "alone_pairs", "alone_freeing"),
        )
    ),
    "meadowmight": frozenset(("enclosed_late", "one_gap_late", "ready", "claim", "turn")),
}
