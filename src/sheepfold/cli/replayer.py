"""Shows the positions of a record, or the log of a redacted one."""

from dataclasses import asdict
from typing import Any

from rich.padding import Padding

from sheepfold import WATCHER, Match, RecordError, SetupError
from sheepfold.cli.boards import Scene, board_of
from sheepfold.cli.data import print_json
from sheepfold.cli.result import ending_lines, show_result
from sheepfold.cli.screen import Closed, Screen
from sheepfold.cli.table import seat_names
from sheepfold.core.protocol import AnyGame
from sheepfold.core.record import Record
from sheepfold.core.story import Story
from sheepfold.narrator import Narrator


class Replayer:
    """A record as one viewer saw it; position 0 is the start, n the one after line n."""

    def __init__(self, match: Match, seat: int | None, screen: Screen) -> None:
        self.match = match
        self.screen = screen
        self.board = board_of(match.game.id)
        names = seat_names(match.seats, match.players, screen.language)
        viewer = WATCHER if seat is None else seat
        self.narrator = Narrator(match.game, screen.language, names, viewer, notation=True)
        self.story = Story(match, viewer)
        self.steps = self.story.steps

    def checked(self, at: int) -> int:
        if not 0 <= at <= len(self.steps):
            raise SetupError(f"this record has the positions 0 to {len(self.steps)}, not {at}")
        return at

    def view(self, at: int) -> Any:
        return self.steps[at - 1].after if at else self.story.start

    def line(self, at: int) -> str | None:
        """Return the line that led here, in words."""
        if at == 0:
            return None
        return " ".join(self.narrator.sentences(self.steps[at - 1].line))

    def move(self, at: int) -> str | None:
        """Return the line that led here, as the record has it."""
        return str(self.match.log(self.story.viewer)[at - 1]) if at else None

    def print_position(self, at: int | None) -> None:
        last = len(self.steps)
        at = last if at is None else self.checked(at)
        over = at == last and self.match.over
        print_json(
            {
                "at": at,
                "of": len(self.steps),
                "move": self.move(at),
                "line": self.line(at),
                "given": self.match.given,
                "over": over,
                "ending": str(self.match.ending) if at == last and self.match.ending else None,
                "scores": [asdict(score) for score in self.match.scores()] if over else None,
                "winners": self.match.winners() if over else None,
                "view": asdict(self.view(at)),
            }
        )

    def show(self, at: int) -> None:
        of = len(self.steps)
        if at == 0:
            self.screen.say("replay-start", "bold", of=of)
        else:
            self.screen.say("replay-at", "bold", at=at, of=of)
            self.screen.block(str(self.line(at)))
        recent = [step.line for step in self.steps[max(at - 1, 0) : at]]
        scene = Scene(self.view(at), recent, self.screen.width, self.screen.coloured)
        self.screen.show(Padding(self.board.draw(scene, self.narrator), (1, 0), expand=False))
        if self.match.given and at in (0, self.match.given):
            self.screen.say("replay-given", given=self.match.given)
        if at == of and self.match.read_only:
            self.screen.say("replay-older")
        elif at == of and self.match.over:
            show_result(self.match, self.narrator.names, self.screen)
        elif at == of and self.match.ending is not None:
            for line in ending_lines(self.match.ending, self.narrator.names, self.screen.language):
                self.screen.block(line)

    def step_through(self) -> None:
        """Step until the person quits or the input ends."""
        now = 0
        self.show(now)
        self.screen.say("replay-keys")
        while True:
            try:
                word = self.screen.ask("> ").lower()
            except Closed:
                return
            if word in ("q", "quit"):
                return
            at = self._target(word, now)
            if at is not None:
                now = at
                self.show(now)

    def _target(self, word: str, now: int) -> int | None:
        """Return the position that a word leads to; if none, say why and return None."""
        last = len(self.steps)
        targets = {"": now + 1, "n": now + 1, "b": now - 1, "s": 0, "e": last}
        if word not in targets and not word.isdecimal():
            self.screen.say("replay-keys")
            return None
        at = targets[word] if word in targets else int(word)
        if 0 <= at <= last:
            return at
        if word.isdecimal():
            self.screen.say("replay-number", of=last)
        else:
            self.screen.say("replay-first" if at < 0 else "replay-last")
        return None


def show_redacted(
    record: Record, game: AnyGame, screen: Screen, *, at: int | None, as_json: bool
) -> None:
    """Show the log of a redacted record in words: it has no positions."""
    if at is not None and not 0 <= at <= len(record.events):
        raise SetupError(f"this record has the lines 0 to {len(record.events)}, not {at}")
    names = seat_names(record.seats, record.players, screen.language)
    reader = WATCHER if record.viewer is None else record.viewer
    narrator = Narrator(game, screen.language, names, reader, notation=True)
    lines = []
    for number, event in enumerate(record.events[:at], start=1):
        try:
            text = str(event).partition(" ")[2]
            lines.append(narrator.move(event.by, text))
        except (KeyError, ValueError, IndexError, StopIteration):
            raise RecordError(f"move {number} of the record, '{event}', is not a move") from None
    if as_json:
        print_json({"viewer": record.viewer, "of": len(record.events), "lines": lines})
        return
    screen.say("replay-redacted")
    for number, line in enumerate(lines, start=1):
        if line:
            screen.block(line, f"{number:>3}  ")
