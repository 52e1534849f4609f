"""Commands in processes of their own, forked from one that has loaded the modules already.

To load them takes most of the time of a short command, and of a server's start. Commands are
really started where that matters: in a pseudo-terminal, under another clock, and once for each
that the documentation shows.
"""

import atexit
import functools
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Final, NoReturn

from tests.waiting import PATIENCE

ROOT: Final = Path(__file__).parents[1]
MAIN: Final = "from tests.nursery import main; main()"
FIRST: Final = threading.Lock()  # two threads that start something make one nursery
MOST: Final = 1 << 18  # bytes of one request
# What a server needs and its command's module loads late.
OF_SERVERS: Final = (
    "sheepfold.server.app",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)


class Process:
    """A command under way: what `subprocess.Popen` offers, as far as tests need it."""

    def __init__(self, words: Sequence[str], answers: IO[str]) -> None:
        self.args = list(words)
        self.stdout: IO[str] | None = None
        self.stderr: IO[str] | None = None
        self.returncode: int | None = None
        self._answers = answers
        self.pid = int(answers.readline())

    def poll(self) -> int | None:
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        if self._look(timeout) is None:
            raise subprocess.TimeoutExpired(self.args, timeout or 0)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _look(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._answers], [], [], timeout)[0]:
            self.returncode = int(self._answers.readline())
            self._answers.close()
        return self.returncode


@functools.cache
def nursery() -> socket.socket:
    """The line to the nursery of this process, which ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST)
    with theirs:
        forking = subprocess.Popen(
            [sys.executable, "-X", "utf8", "-c", MAIN, str(theirs.fileno())],
            cwd=ROOT,
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
        )

    def end() -> None:
        ours.close()
        forking.wait()

    atexit.register(end)
    return ours


def start(
    words: Sequence[str],
    files: Sequence[int],
    environ: Mapping[str, str] | None = None,
    folder: Path | None = None,
) -> Process:
    """Begin a command with these files as its stdin, stdout and stderr."""
    asked = {
        "words": list(words),
        "environ": dict(os.environ if environ is None else environ),
        "folder": str(folder or Path.cwd()),
    }
    answers, theirs = os.pipe()
    with FIRST:
        line = nursery()
    socket.send_fds(line, [json.dumps(asked).encode()], [theirs, *files])
    os.close(theirs)
    return Process(words, os.fdopen(answers))


def run(
    words: Sequence[str],
    typed: str = "",
    environ: Mapping[str, str] | None = None,
    folder: Path | None = None,
) -> subprocess.CompletedProcess[str]:
    """What a command says to what is piped into it."""
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as stdin,
        tempfile.TemporaryFile("w+", encoding="utf-8") as stdout,
        tempfile.TemporaryFile("w+", encoding="utf-8") as stderr,
    ):
        stdin.write(typed)
        stdin.seek(0)
        files = (stdin, stdout, stderr)
        process = start(words, [file.fileno() for file in files], environ, folder)
        try:
            code = process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
        for file in (stdout, stderr):
            file.seek(0)
        return subprocess.CompletedProcess(list(words), code, stdout.read(), stderr.read())


def serving(
    flags: Mapping[str, object], prefix: Sequence[str] = ()
) -> Process | subprocess.Popen[str]:
    """`sheepfold serve` with these flags, and pipes to read what it says.

    Behind a prefix, a command that runs the server's, it is really started.
    """
    words = ["serve", *(f"--{name.replace('_', '-')}={value}" for name, value in flags.items())]
    if prefix:
        return subprocess.Popen(
            [*prefix, sys.executable, "-m", "sheepfold", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    nothing = os.open(os.devnull, os.O_RDONLY)
    said, stdout = os.pipe()
    complained, stderr = os.pipe()
    files = (nothing, stdout, stderr)
    process = start(words, files)
    process.stdout, process.stderr = os.fdopen(said), os.fdopen(complained)
    for file in files:
        os.close(file)
    return process


# In the nursery


def load(command: str) -> None:
    """What this command loads, and stays loaded for the next one."""
    from sheepfold.cli import COMMANDS

    if command in COMMANDS:
        importlib.import_module(f"sheepfold.cli.{command}")
    for module in OF_SERVERS if command == "serve" else ():
        importlib.import_module(module)


def become(asked: dict[str, Any], files: Sequence[int]) -> NoReturn:
    """Be the process of this command, as if it had just been started."""
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environ"])
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["sheepfold", *asked["words"]]
    sys.stdin = open(0, encoding="utf-8")  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", buffering=1)  # noqa: SIM115
    from sheepfold import cli

    cli.main(asked["words"])


def main() -> None:
    """Fork for each request: once to wait for the command, and there to be it."""
    from sheepfold import bots, games

    for name in games.GAMES:
        bots.make("greedy", games.make(name))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the tests, and they end this
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who wait
    line = socket.socket(fileno=int(sys.argv[1]))
    while True:
        request, received, _, _ = socket.recv_fds(line, MOST, 4)
        if not request:
            return
        asked, (answers, *files) = json.loads(request), received
        load(next(iter(asked["words"]), ""))
        if not os.fork():
            break
        for file in received:
            os.close(file)
    line.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    command = os.fork()
    if not command:
        os.close(answers)
        become(asked, files)
    for file in files:
        os.close(file)
    os.write(answers, f"{command}\n".encode())
    code = os.waitstatus_to_exitcode(os.waitpid(command, 0)[1])
    os.write(answers, f"{code}\n".encode())
    os._exit(0)
