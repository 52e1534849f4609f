"""Real troubles for a real server: each happens to its disk, its database or its clock, and ends.

with disk_full.beset(folder) as beset:      # what the server needs to be exposed to it
    with Server(folder, db=beset.db) as server: …
        beset.begin(server)
        beset.end(server)
"""

import contextlib
import errno
import os
import resource
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import run
from tests import postgres
from tests.server.real_server import Server

HOUR: Final = 3600
SIZE: Final = "48m"  # of a disk that is filled
Act = Callable[[Server], None]


@dataclass
class Beset:
    """Where a server can meet with a trouble, and how that begins and ends."""

    db: str
    begin: Act
    end: Act
    prefix: Sequence[str] = ()  # a command that runs the server's
    kept: Callable[[], str] | None = None  # a copy of the database once the server has ended


@dataclass(frozen=True)
class Trouble:
    name: str
    database: str  # sqlite or postgres
    beset: Callable[[Path], contextlib.AbstractContextManager[Beset]]
    stores: bool = False  # whether moves can be stored meanwhile
    looks: bool = True  # whether tables can be read meanwhile


class Missing(Exception):
    """This machine has not what a trouble needs; the words say what."""


# The disk


@contextlib.contextmanager
def disk_full(folder: Path) -> Iterator[Beset]:
    """A small file system in memory, which a file fills to the last byte.

    It needs `unshare` and `nsenter` of util-linux, and either root with the right to mount or
    user namespaces.
    """
    place = folder / "small"
    place.mkdir()
    root = os.geteuid() == 0
    user = () if root else ("--user", "--map-root-user")
    script = f'mount -t tmpfs -o size={SIZE} none "$0" && echo ready && read line'
    holder = subprocess.Popen(
        ["unshare", "--mount", *user, "sh", "-c", script, place],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout is not None
    try:
        if holder.stdout.readline() != "ready\n":
            raise Missing(f"a small disk needs the right to mount: {holder.communicate()[1]}")
        enter = [f"--mount=/proc/{holder.pid}/ns/mnt"]
        if not root:
            enter += [f"--user=/proc/{holder.pid}/ns/user", "--preserve-credentials"]
        seen = Path(f"/proc/{holder.pid}/root{place}")

        def copied() -> str:
            for file in seen.glob("tables.db*"):
                shutil.copy(file, folder)
            return f"sqlite:///{folder / 'tables.db'}"

        yield Beset(
            f"sqlite:///{place / 'tables.db'}",
            lambda _: _fill(seen / "filler"),
            lambda _: (seen / "filler").unlink(),
            ["nsenter", *enter],
            copied,
        )
    finally:
        holder.communicate("end\n")


def _fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 10, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise


@contextlib.contextmanager
def disk_refuses(folder: Path) -> Iterator[Beset]:
    """A limit that the system sets for the server's files: every write to them fails."""

    def limit(soft: int) -> Act:
        def act(server: Server) -> None:
            assert server.process is not None
            hard = resource.RLIM_INFINITY
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, hard))

        return act

    yield Beset(_file(folder), limit(0), limit(resource.RLIM_INFINITY))


@contextlib.contextmanager
def read_only(folder: Path) -> Iterator[Beset]:
    """The file turns immutable under the server. Needs root, and ext4, XFS or Btrfs."""
    files = [folder / "tables.db", folder / "tables.db-wal"]

    def chattr(how: str) -> Act:
        def act(_: Server) -> None:
            done = subprocess.run(["chattr", how, *files], capture_output=True, text=True)
            if done.returncode:
                raise Missing(f"read-only files need root and ext4, XFS or Btrfs: {done.stderr}")

        return act

    yield Beset(_file(folder), chattr("+i"), chattr("-i"))


def _file(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def locked(how: str) -> Callable[[Path], contextlib.AbstractContextManager[Beset]]:
    """Another program keeps the SQLite file for itself."""

    @contextlib.contextmanager
    def beset(folder: Path) -> Iterator[Beset]:
        with contextlib.closing(
            sqlite3.connect(folder / "tables.db", isolation_level=None, check_same_thread=False)
        ) as other:
            other.execute("PRAGMA busy_timeout = 60000")

            def begin(_: Server) -> None:
                other.execute(f"BEGIN {how}")

            def end(_: Server) -> None:
                other.execute("ROLLBACK")

            yield Beset(_file(folder), begin, end)

    return beset


# PostgreSQL


class Cluster:
    """A PostgreSQL of its own."""

    def __init__(self, folder: Path) -> None:
        self.programs = run.find_postgres()
        if self.programs is None:
            raise Missing(run.NO_POSTGRES)
        with ThreadPoolExecutor(1) as thread:  # a test of the page has an event loop of its own
            self.url = thread.submit(postgres.new_database, folder).result()
        self.data = postgres.cluster(folder) / "data"

    def control(self, *words: str, environ: Sequence[str] = ()) -> None:
        assert self.programs is not None
        program = str(self.programs / "pg_ctl")
        postgres.call("env", *environ, program, *words, "-w", "-D", self.data)

    def start(self, environ: Sequence[str] = ()) -> None:
        self.control("start", "-l", str(self.data.parent / "log"), environ=environ)

    def stop(self) -> None:
        self.control("stop", "-m", "immediate")

    def signal(self, number: signal.Signals) -> None:
        """To the postmaster first: it must not start more processes meanwhile."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        os.kill(first, number)
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if int((process / "stat").read_text().rpartition(")")[2].split()[1]) == first:
                    os.kill(int(process.name), number)


@contextlib.contextmanager
def own_cluster(folder: Path) -> Iterator[Cluster]:
    """It ends whatever happened to it."""
    cluster = Cluster(folder)
    try:
        yield cluster
    finally:
        if (cluster.data / "postmaster.pid").exists():
            cluster.signal(signal.SIGCONT)
            cluster.stop()


def of_cluster(
    begin: Callable[[Cluster], None], end: Callable[[Cluster], None]
) -> Callable[[Path], contextlib.AbstractContextManager[Beset]]:
    @contextlib.contextmanager
    def beset(folder: Path) -> Iterator[Beset]:
        with own_cluster(folder) as cluster:
            yield Beset(cluster.url, lambda _: begin(cluster), lambda _: end(cluster))

    return beset


def _read_only(value: str) -> Callable[[Cluster], None]:
    """As a host sets it whose disk is full; connections that are open obey from now on."""

    def act(cluster: Cluster) -> None:
        with (cluster.data / "postgresql.conf").open("a") as settings:
            settings.write(f"default_transaction_read_only = {value}\n")
        cluster.control("reload")

    return act


# Clocks

SHIFTED = """
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
static volatile long *shift;
__attribute__((constructor)) static void begin(void) {
    int file = open(getenv("CLOCK_SHIFT"), O_RDONLY);
    if (file < 0) abort();
    shift = mmap(0, sizeof(long), PROT_READ, MAP_SHARED, file, 0);
    close(file);
}
int clock_gettime(clockid_t clock, struct timespec *now) {
    int failed = syscall(SYS_clock_gettime, clock, now);
    if (!failed && shift && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        now->tv_sec += *shift;
    return failed;
}
int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec exact;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &exact)) return -1;
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}
time_t time(time_t *there) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (there) *there = now.tv_sec;
    return now.tv_sec;
}
"""


class WallClock:
    """The clock of programs started with `environ`; the test sets it, steady time stays true.

    It needs Linux and a C compiler.
    """

    def __init__(self, folder: Path) -> None:
        compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
        if compiler is None or sys.platform != "linux":
            raise Missing("a clock that can be set needs Linux and a C compiler")
        source, library = folder / "shifted.c", folder / "shifted.so"
        source.write_text(SHIFTED)
        subprocess.run(
            [compiler, "-shared", "-fPIC", "-O1", "-o", library, source],
            check=True,
            capture_output=True,
        )
        self._file = folder / "shift"
        self.set(0)
        for path in (folder, library, self._file):
            path.chmod(0o755)
        self.environ = [f"LD_PRELOAD={library}", f"CLOCK_SHIFT={self._file}"]

    def set(self, seconds: int) -> None:
        """So far from the true time, from now on."""
        handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            os.pwrite(handle, struct.pack("l", seconds), 0)
        finally:
            os.close(handle)


@contextlib.contextmanager
def wall_clock() -> Iterator[WallClock]:
    """In a folder that PostgreSQL's user can read, too."""
    with tempfile.TemporaryDirectory(prefix="sheepfold-clock-") as name:
        yield WallClock(Path(name))


def clock_set(
    seconds: int, *, in_postgres: bool = False
) -> Callable[[Path], contextlib.AbstractContextManager[Beset]]:
    """The clock of the machine is set, and set right again in the end."""

    @contextlib.contextmanager
    def beset(folder: Path) -> Iterator[Beset]:
        with contextlib.ExitStack() as stack:
            clock, url = stack.enter_context(wall_clock()), _file(folder)
            if in_postgres:
                cluster = stack.enter_context(own_cluster(folder))
                cluster.stop()
                cluster.start(clock.environ)
                url = cluster.url
            prefix = ["env", *clock.environ]
            yield Beset(url, lambda _: clock.set(seconds), lambda _: clock.set(0), prefix)

    return beset


STOP, CONTINUE = signal.SIGSTOP, signal.SIGCONT
TROUBLES: Final = (
    Trouble("disk-full", "sqlite", disk_full),
    Trouble("disk-refuses", "sqlite", disk_refuses),
    Trouble("read-only", "sqlite", read_only),
    Trouble("locked", "sqlite", locked("IMMEDIATE")),
    Trouble("locked-exclusively", "sqlite", locked("EXCLUSIVE")),
    Trouble("clock-forward", "sqlite", clock_set(HOUR), stores=True),
    Trouble("clock-back", "sqlite", clock_set(-HOUR), stores=True),
    Trouble("stopped", "postgres", of_cluster(Cluster.stop, Cluster.start), looks=False),
    Trouble(
        "frozen",
        "postgres",
        of_cluster(lambda one: one.signal(STOP), lambda one: one.signal(CONTINUE)),
        looks=False,
    ),
    Trouble("read-only", "postgres", of_cluster(_read_only("on"), _read_only("off"))),
    Trouble("clock-forward", "postgres", clock_set(HOUR, in_postgres=True), stores=True),
    Trouble("clock-back", "postgres", clock_set(-HOUR, in_postgres=True), stores=True),
)
