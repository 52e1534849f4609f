"""SQLite: a private file, opened so that a commit is on the disk. Reads no table."""

import asyncio
import os
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Generic, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from sheepfold.store import lockfile, places
from sheepfold.store.errors import StoreError, WrongDatabase

T = TypeVar("T")
BEGIN = "sheepfold_begin"  # the engine's option that says how its transactions begin
SETTINGS = ("foreign_keys = ON", "synchronous = FULL", "busy_timeout = 10000")
FULL = 2
OLDEST = (3, 35)  # the first version with RETURNING
READERS = 4
MOST = 50  # jobs in one commit
FIRST_BYTES = b"SQLite format 3\0"
OURS = "sheepfold_version"  # the table that only our databases have


def path_of(url: str) -> Path:
    """Return the file that a URL names; the URL must contain nothing else."""
    try:
        parts = make_url(url)
    except ArgumentError:
        raise StoreError("a SQLite database has an address like sqlite:///PATH") from None
    if parts.query or parts.host or parts.drivername != "sqlite":
        raise StoreError(
            "a SQLite address is sqlite:///PATH and nothing more: settings could lose moves"
        )
    if not parts.database or parts.database == ":memory:":
        raise StoreError("tables are kept in a file: name one, as in sqlite:///PATH")
    return Path(parts.database)


@contextmanager
def prepared(path: Path) -> Iterator[None]:
    """Prepare a file that only this user can read, owned by this process alone.

    A file that is not ours is refused unchanged.
    """
    with _named(path):
        _in_its_folder(path)
        _must_be_a_database(path)
        _must_be_ours(path)
    with _locked(path):
        with _named(path):
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            path.chmod(0o600)
        yield


@contextmanager
def _named(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StoreError(f"cannot use {path}: {error.strerror}") from None


def _in_its_folder(path: Path) -> None:
    """Create only the user's own data folder: any other missing folder is a typing mistake."""
    if path == places.default_file():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    elif not path.parent.is_dir():
        raise StoreError(f"there is no folder {path.parent}: make it first, or name another one")


def _may_be_a_database(path: Path) -> bool:
    """Return whether the file may be a database; an empty one may become one."""
    with path.open("rb") as file:
        return file.read(len(FIRST_BYTES)) in (b"", FIRST_BYTES)


def _must_be_a_database(path: Path) -> None:
    if path.exists() and not _may_be_a_database(path):
        raise StoreError(f"{path} is not a database: name another one or move it away")


def _must_be_ours(path: Path) -> None:
    """Refuse a file that is not ours, without a trace: `immutable` creates no other files."""
    if not path.exists():
        return
    address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    tables: list[str] = []
    with suppress(sqlite3.Error), closing(sqlite3.connect(address, uri=True)) as conn:
        tables = [name for (name,) in conn.execute("SELECT name FROM sqlite_master")]
    if tables and OURS not in tables:
        raise StoreError(f"{path} belongs to another program: name another file")


def _must_be_there_to_read(path: Path) -> None:
    if not path.is_file():
        raise WrongDatabase("there is no such file")
    with _named(path):
        if not _may_be_a_database(path):
            raise WrongDatabase("it is not a database")


def _is_at_rest(path: Path) -> bool:
    """Return whether the file is complete and unchanging: its folder is not writable."""
    if os.access(path.parent, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        return False
    log, index = (path.with_name(f"{path.name}-{end}") for end in ("wal", "shm"))
    if not log.exists() or not log.stat().st_size:
        return True
    if not index.exists():
        raise StoreError(
            f"{path.parent} cannot be written, and the latest moves are in {log.name}: "
            "copy both files to a folder that can be written, and use that copy"
        )
    return False


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Lock the file; the lock file of a refused database is removed."""
    lock_path = path.with_name(f"{path.name}.lock")
    stays = lock_path.exists()
    with _named(lock_path):
        claimed = lockfile.claim(path)
    with claimed as lock:
        _must_be_there(lock, lock_path, path)
        try:
            yield
        except BaseException:
            if not stays:
                with suppress(OSError):  # where an open file cannot be removed
                    lock_path.unlink()
            raise


def _must_be_there(lock: IO[bytes], lock_path: Path, path: Path) -> None:
    """Check that the lock file still exists: another process may have removed it meanwhile."""
    if not lock_path.exists() or not os.path.samestat(os.fstat(lock.fileno()), lock_path.stat()):
        raise StoreError(f"another Sheepfold server has just checked {path}: try again")


class Job(Generic[T]):
    """Something to be written, and the caller that waits for it."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.future: Future[T] = Future()
        self.error: Exception | None = None
        self._work = work
        self._done: T | None = None

    def run(self, conn: Connection) -> None:
        self._done = self._work(conn)

    def tell(self) -> None:
        """Give the caller its result, once it is committed."""
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(cast("T", self._done))


class Sqlite:
    """Work on a SQLite file, in threads: a whole transaction is one switch to a thread and back.

    One thread writes, since SQLite has one writer at a time; the others read concurrently. Writes
    that arrive during a commit share the next one.
    """

    def __init__(self, path: Path, *, must_exist: bool) -> None:
        address = URL.create("sqlite", database=str(path))
        if must_exist:
            _must_be_there_to_read(path)
            if _is_at_rest(path):  # otherwise SQLite would create files next to it, even to read
                only_read = {"mode": "ro", "immutable": "1", "uri": "true"}
                address = URL.create("sqlite", database=path.absolute().as_uri(), query=only_read)
        engine = create_engine(
            address,
            # No transaction begins automatically: Python's way of beginning them breaks savepoints.
            connect_args={"isolation_level": None},
            pool_size=READERS + 1,
        )
        event.listen(engine, "connect", _configure)
        event.listen(engine, "begin", _begin)
        self._reads = engine  # one statement is its own transaction
        self._snapshots = engine.execution_options(**{BEGIN: "BEGIN"})
        self._writes = engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        self._writer = ThreadPoolExecutor(1, "sheepfold-writer")
        self._jobs: deque[Job[Any]] = deque()
        self._readers = ThreadPoolExecutor(READERS, "sheepfold-reader")

    async def read(self, work: Callable[[Connection], T], _patience: float | None = None) -> T:
        return await self._in_thread(self._reads, work)

    async def snapshot(self, work: Callable[[Connection], T], _patience: float | None = None) -> T:
        return await self._in_thread(self._snapshots, work)

    async def write(
        self, work: Callable[[Connection], T], patience: float | None = None, *, ahead: bool = False
    ) -> T:
        """Write in one transaction; work that has not begun after `patience` seconds is dropped."""
        job = Job(work)
        (self._jobs.appendleft if ahead else self._jobs.append)(job)
        self._writer.submit(self._write_all)
        future = asyncio.wrap_future(job.future)
        await asyncio.wait([future], timeout=patience)
        if job.future.cancel():
            raise TimeoutError
        return await future

    async def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._reads.dispose()

    def must_be_safe(self, conn: Connection) -> None:
        version = conn.scalar(text("SELECT sqlite_version()"))
        if tuple(map(int, str(version).split(".")[:2])) < OLDEST:
            oldest = ".".join(map(str, OLDEST))
            raise StoreError(f"SQLite {oldest} or newer is needed, not {version}")
        mode = conn.scalar(text("PRAGMA journal_mode = WAL"))
        if mode != "wal":
            raise StoreError(
                f"SQLite cannot keep its write-ahead log here (journal mode {mode}): "
                "put the database on a local disk"
            )
        if conn.scalar(text("PRAGMA synchronous")) != FULL:
            raise StoreError("this SQLite does not wait for the disk: use another build of it")

    def wait_for_others(self, conn: Connection) -> None:
        """Do nothing: the lock file keeps them out."""

    async def _in_thread(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        def whole() -> T:
            with engine.begin() as conn:
                return work(conn)

        return await asyncio.get_running_loop().run_in_executor(self._readers, whole)

    def _write_all(self) -> None:
        """Do the waiting jobs in one commit; often none, since the previous call took them."""
        jobs = [self._jobs.popleft() for _ in range(min(MOST, len(self._jobs)))]
        jobs = [job for job in jobs if job.future.set_running_or_notify_cancel()]
        if not jobs:
            return
        try:
            with self._writes.begin() as conn:
                _run_all(conn, jobs)
        except Exception as error:
            for job in jobs:
                job.future.set_exception(error)
        else:
            for job in jobs:
                job.tell()


def _run_all(conn: Connection, jobs: list[Job[Any]]) -> None:
    """Run every job; a job that fails is rolled back alone."""
    if len(jobs) == 1:
        jobs[0].run(conn)
        return
    for job in jobs:
        try:
            with conn.begin_nested():
                job.run(conn)
        except OperationalError:  # such as a full disk: SQLite may have ended the whole transaction
            raise
        except Exception as error:
            job.error = error


def _configure(connection: Any, _record: object) -> None:
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}").close()


def _begin(conn: Connection) -> None:
    how = conn.get_execution_options().get(BEGIN)
    if how:
        conn.exec_driver_sql(how)
