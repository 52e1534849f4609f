"""What happened in a match, step by step as one viewer saw it, told from its log."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sheepfold import WATCHER, Match
from sheepfold.core.options import as_dict
from sheepfold.core.protocol import AnyGame, Note
from sheepfold.core.record import Event, Move


@dataclass(frozen=True)
class Step:
    """One line of the log between two views, with what it brought about by itself."""

    event: Event
    before: Any
    after: Any
    notes: Sequence[Note]


class Story:
    """Follows a match's log by playing it again."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.game: AnyGame = match.game
        self.viewer = viewer
        self.steps: list[Step] = []
        # Without a seed: chance's draws are read from the log, none is made.
        options = as_dict(match.options)
        self._shadow = Match.start(match.game, match.players, options, seed=None)
        self.start = self._shadow.view(viewer)
        self.follow(match)

    def follow(self, match: Match) -> None:
        """Read on to the end of the log."""
        for event in match.events[len(self.steps) :]:
            self.steps.append(self._step(event))

    def _step(self, event: Event) -> Step:
        shadow, before = self._shadow, self._shadow.view(self.viewer)
        notes: Sequence[Note] = ()
        if isinstance(event, Move):
            shadow.play(event.by, event.text)
            seen = shadow.log(self.viewer)[-1]
            assert isinstance(seen, Move)
            action = self.game.actions.parse(seen.text)
            after = shadow.view(self.viewer)
            notes = self.game.notes(before, event.by, action, after)
        else:
            seats = range(shadow.players) if event.agreed else ()
            shadow.undo(event.by, agreed=seats)
            seen, after = event, shadow.view(self.viewer)
        return Step(seen, before, after, notes)

    def since(self, seat: int) -> list[Step]:
        """The steps from the seat's last decision on; all of them if it made none."""
        own = [number for number, step in enumerate(self.steps) if step.event.by == seat]
        return self.steps[own[-1] if own and seat != WATCHER else 0 :]
