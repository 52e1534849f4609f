"""Sheepfold: play, study and simulate sheep board games with one strict rules engine.

>>> import sheepfold
>>> match = sheepfold.Match.start("te_kuiti", players=2, seed=7)
>>> match.acting
{0}
>>> match.play(0, "fence a1N")
[Move(by=0, text='fence a1N')]
"""

from collections.abc import Iterable, Mapping
from typing import Any, Self

from sheepfold import compiled

compiled.serve()  # before anything that may be compiled is imported

from sheepfold import games
from sheepfold.core import record as _record
from sheepfold.core.errors import IllegalMove, NotOver, RecordError, SetupError, SheepfoldError
from sheepfold.core.match import FRESH, Seed
from sheepfold.core.match import Match as _Match
from sheepfold.core.protocol import CHANCE, WATCHER, AnyGame

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "WATCHER",
    "IllegalMove",
    "Match",
    "NotOver",
    "RecordError",
    "SetupError",
    "SheepfoldError",
]


class Match(_Match):
    """A match whose game is given by name; see `sheepfold.core.match`."""

    @classmethod
    def start(
        cls,
        game: str | AnyGame,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: Seed = FRESH,
        seats: Iterable[str] = (),
        components: Mapping[str, Any] | str | None = None,
    ) -> Self:
        """Start a match; `components` are an owner's own, as data or as the text of a file."""
        made = games.make(game, components) if isinstance(game, str) else game
        return super().start(made, players, options, seed=seed, seats=seats)

    @classmethod
    def replay(cls, text: str) -> Self:
        """Return the match in a record."""
        record = _record.parse(text)
        try:
            game = games.make(record.game, record.components)
        except SetupError as error:
            raise RecordError(f"the record's header is damaged: {error}") from None
        return cls.resume(game, record)
