"""Runs the real command, through pipes or in a pseudo-terminal, with a data folder of its own."""

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from sheepfold import Match, bots
from sheepfold.core.rng import Plain
from tests import nursery
from tests.waiting import PATIENCE, until_it_sleeps

COMMAND = [sys.executable, "-m", "sheepfold"]
# A terminal sends Ctrl-C as a signal only to programs whose controlling terminal it is.
IN_TERMINAL = (
    "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "from sheepfold.cli import main; main()"
)


def environment(data: Path, **more: str) -> dict[str, str]:
    """As at home, but in English, without colours of the outside, with games kept in `data`."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "COLORTERM", "TERM")
    }
    mine = {"XDG_DATA_HOME": str(data), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "80"}
    return kept | mine | more


def sheepfold(
    *arguments: str, data: Path, lines: Iterable[str] = (), **env: str
) -> subprocess.CompletedProcess[str]:
    """Run a command with lines piped into it."""
    typed = "".join(f"{line}\n" for line in lines)
    return nursery.run(arguments, typed, environment(data, **env))


def whole_game(seats: Sequence[str], seed: int, **options: object) -> tuple[list[str], Match]:
    """What the people of a game type from start to end, and how it ends.

    The bots choose here as they do at the table: their luck comes from the seed.
    """
    match = Match.start("te_kuiti", len(seats), options, seed=seed, seats=seats)
    made = {
        seat: bots.make(name, match.game) for seat, name in enumerate(seats) if name in bots.BOTS
    }
    typed = []
    while not match.over:
        (seat,) = match.acting
        legal = match.legal(seat)
        if seat in made:
            luck = Plain("bot", str(seed), seat, len(match.events))
            numbers = [match.game.actions.parse(text) for text in legal]
            move = match.game.actions.text(made[seat].choose(match.view(seat), numbers, luck))
        else:
            move = legal[Plain("person", len(match.events)).below(len(legal))]
            typed.append(move)
        match.play(seat, move)
    return typed, match


class Terminal:
    """A program in a pseudo-terminal."""

    def __init__(self, *arguments: str, data: Path, rows: int, columns: int, **env: str) -> None:
        import pty
        import termios

        self.outside, inside = pty.openpty()
        termios.tcsetwinsize(inside, (rows, columns))
        settings = environment(data, TERM="xterm-256color", **env)
        for name in ("COLUMNS", "LINES"):
            settings.pop(name, None)
        self.program = subprocess.Popen(
            [sys.executable, "-c", IN_TERMINAL, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=settings,
            start_new_session=True,
        )
        os.close(inside)
        self.text = ""
        self.read = 0  # how much of the text was waited for

    def expect(self, wanted: str) -> str:
        """Wait until a text appears; what appeared up to there."""
        deadline = time.monotonic() + PATIENCE
        while wanted not in self.text[self.read :]:
            ready, _, _ = select.select([self.outside], [], [], deadline - time.monotonic())
            if not ready or not self._receive():
                raise AssertionError(f"{wanted!r} did not appear in:\n{self.text[self.read :]}")
        start = self.read
        self.read = self.text.index(wanted, start) + len(wanted)
        return self.text[start : self.read]

    def type(self, line: str) -> None:
        os.write(self.outside, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self.outside, key)

    def interrupt(self) -> None:
        """Press Ctrl-C while the program waits for a line."""
        until_it_sleeps(self.program.pid)
        self.press(b"\x03")
        received, deadline = "", time.monotonic() + PATIENCE
        while "\n" not in received:
            if not select.select([self.outside], [], [], deadline - time.monotonic())[0]:
                raise AssertionError("Ctrl-C has no effect")
            received += self._receive() or "\n"

    def wait(self) -> int:
        """The exit code, once all has been written."""
        deadline = time.monotonic() + PATIENCE
        while select.select([self.outside], [], [], deadline - time.monotonic())[0]:
            if not self._receive():
                return self.program.wait(timeout=PATIENCE)
        raise AssertionError(f"the program does not end:\n{self.text[self.read :]}")

    def kill(self) -> None:
        """As a power cut would."""
        self.program.send_signal(signal.SIGKILL)
        self.program.wait()

    def close(self) -> None:
        if self.program.poll() is None:
            self.kill()
        os.close(self.outside)

    def _receive(self) -> str:
        """What was written meanwhile; nothing once the program is gone."""
        try:
            received = os.read(self.outside, 65536).decode("utf-8", "replace")
        except OSError:  # how Linux says so
            return ""
        self.text += received
        return received


@contextlib.contextmanager
def terminal(
    *arguments: str, data: Path, rows: int = 24, columns: int = 80, **env: str
) -> Iterator[Terminal]:
    opened = Terminal(*arguments, data=data, rows=rows, columns=columns, **env)
    try:
        yield opened
    finally:
        opened.close()
