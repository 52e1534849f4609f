"""A server of the drive's own, and the resources that a server uses. Knows it as a process."""

import http.client
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sheepfold import SheepfoldError

START_SECONDS: Final = 180.0  # a very busy machine needs most of them
STOP_SECONDS: Final = 15.0
SAMPLE_SECONDS: Final = 0.2
OPEN_FILES: Final = 20_000
PLENTY: Final = "1000000"
# Limits that protect a server from one address; here all clients share one.
RAISED: Final = {
    "SHEEPFOLD_REQUESTS_PER_SECOND": PLENTY,
    "SHEEPFOLD_REQUESTS_BURST": PLENTY,
    "SHEEPFOLD_TABLES_PER_HOUR": PLENTY,
    "SHEEPFOLD_SITS_PER_HOUR": PLENTY,
    "SHEEPFOLD_SOCKETS_PER_ADDRESS": PLENTY,
    "SHEEPFOLD_CONNECTIONS_PER_ADDRESS": PLENTY,
    "SHEEPFOLD_MESSAGES_PER_SECOND": PLENTY,
    "SHEEPFOLD_MESSAGES_BURST": PLENTY,
    "SHEEPFOLD_PREVIEWS_PER_SECOND": PLENTY,
}


# Other settings of the drive's own server: little logging, and bots without pauses, as load.
DRIVEN: Final = {"SHEEPFOLD_LOG_LEVEL": "warning", "SHEEPFOLD_BOT_PAUSE": "0"}


@dataclass(frozen=True)
class Running:
    """A server that answers."""

    url: str
    process: int | None = None  # None: it cannot be observed
    log: Path | None = None  # its output, if it is the drive's own


@contextmanager
def own(db: str | None, workers: int, settings: Mapping[str, str]) -> Iterator[Running]:
    """Start a server on a free port and, unless a database is given, a temporary SQLite file."""
    allow_many_files()
    with tempfile.TemporaryDirectory(prefix="sheepfold-load-") as folder:
        place = db or f"sqlite:///{Path(folder, 'load.sqlite')}"
        kept = {key: value for key, value in os.environ.items() if "SHEEPFOLD_" not in key}
        words = ["serve", "--port", "0", "--workers", str(workers)]
        with Path(folder, "log").open("w+", encoding="utf-8") as log:
            server = subprocess.Popen(
                [sys.executable, "-m", "sheepfold", *words],
                env={**kept, **settings, "SHEEPFOLD_DB": place},  # passwords are no arguments
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
            )
            try:
                yield Running(_address(server, Path(log.name)), server.pid, Path(log.name))
            finally:
                stop(server)


def _address(server: subprocess.Popen[bytes], log: Path) -> str:
    """Return the address that the server prints once it listens."""
    assert server.stdout is not None
    patience = threading.Timer(START_SECONDS, server.kill)
    try:
        patience.start()
        line = server.stdout.readline().decode()  # empty once it has ended
    finally:
        patience.cancel()  # an interrupted drive does not wait for it
    if found := re.search(r"https?://\S+", line):
        return found[0]
    said = log.read_text(encoding="utf-8").strip().splitlines()
    reason = said[-1] if said else f"it said nothing in {START_SECONDS:g} seconds"
    raise SheepfoldError(f"the server did not start: {reason.removeprefix('sheepfold: ')}")


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def allow_many_files() -> None:
    """Raise the limit of open files: each socket is one; child processes inherit the limit."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def found_at(url: str) -> Running:
    """Find a running server; its process, if it is on this machine and gives its number."""
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.netloc, timeout=10)
    try:
        connection.request("GET", "/metrics")
        text = connection.getresponse().read().decode(errors="replace")
    except (OSError, http.client.HTTPException) as error:
        raise SheepfoldError(f"nothing answers at {url}: {error}") from None
    finally:
        connection.close()
    found = re.search(r'sheepfold_sockets\{process="(\d+)"\}', text)
    process = int(found[1]) if found else 0
    return Running(url, process if _command(process).find(b"sheepfold") >= 0 else None)


# Resources


@dataclass(frozen=True)
class Sample:
    at: float  # monotonic clock of the machine, in seconds
    server: float = 0.0  # CPU seconds so far
    bots: float = 0.0
    memory: int = 0  # bytes of the server without its bots
    machine: float = 0.0  # CPU seconds of all cores so far, of all programs


@dataclass
class Watch:
    """Samples a server's processes from time to time."""

    process: int | None
    samples: list[Sample] = field(default_factory=list)
    _ended: threading.Event = field(default_factory=threading.Event)

    def __enter__(self) -> "Watch":
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join()

    @property
    def sees(self) -> bool:
        return self.process is not None and bool(self.samples)

    def _look(self) -> None:
        while self.process is not None and Path(f"/proc/{self.process}/stat").exists():
            self.samples.append(sample(self.process))
            if self._ended.wait(SAMPLE_SECONDS):
                return

    def at(self, moment: float) -> Sample:
        return min(self.samples, key=lambda one: abs(one.at - moment))

    def shares(self, began: float, ended: float) -> tuple[float, float, float]:
        """Return the cores used between two moments: by the server, its bots, and everything."""
        first, last = self.at(began), self.at(ended)
        elapsed = max(last.at - first.at, SAMPLE_SECONDS)
        return (
            (last.server - first.server) / elapsed,
            (last.bots - first.bots) / elapsed,
            (last.machine - first.machine) / elapsed,
        )


def sample(process: int) -> Sample:
    at, used, memory = time.monotonic(), {False: 0.0, True: 0.0}, 0
    for one in _family(process):
        try:
            bot = b"thinking" in _command(one)
            used[bot] += _computed(one)
            memory += 0 if bot else _resident(one)
        except OSError:
            continue  # it has ended meanwhile
    return Sample(at, used[False], used[True], memory, _machine())


def _family(process: int) -> list[int]:
    try:
        text = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    except OSError:
        return [process]
    return [process, *(one for child in text.split() for one in _family(int(child)))]


def _command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def _computed(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


def _machine() -> float:
    with Path("/proc/stat").open(encoding="ascii") as file:
        user, nice, system, _idle, _waiting, *interrupts = map(int, file.readline().split()[1:8])
    return (user + nice + system + sum(interrupts)) / float(os.sysconf("SC_CLK_TCK"))


def _resident(process: int) -> int:
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
