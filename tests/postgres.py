"""A real PostgreSQL for the tests: one cluster for all workers, a fresh database per test.

The cluster lives in a folder of its own and ends when the last process that uses it has ended,
also if that was killed: a guardian waits for the lock that all of them share.
"""

import asyncio
import fcntl
import functools
import os
import pwd
import secrets
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import asyncpg
import pytest

import run

USER = "sheepfold"
# Small, but as safe as the server asks for; only its owner and root can enter the socket's folder.
SETTINGS = """
listen_addresses = ''
max_connections = 200
shared_buffers = '32MB'
log_min_messages = fatal
deadlock_timeout = '50ms'
"""
# Waits until nobody uses the cluster, then stops it and removes its folder.
GUARDIAN = """
import fcntl, os, pathlib, shutil, signal, sys, time
users, folder = sys.argv[1:]
with open(users) as lock:
    fcntl.flock(lock, fcntl.LOCK_EX)
    running = pathlib.Path(folder, "data", "postmaster.pid")
    if running.exists():
        os.kill(int(running.read_text().split()[0]), signal.SIGQUIT)
    while running.exists():
        time.sleep(0.02)
    shutil.rmtree(folder, ignore_errors=True)
"""


def owner() -> pwd.struct_passwd:
    """Who runs it: PostgreSQL refuses to be root."""
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid())
    names = {user.pw_name for user in pwd.getpwall()}
    return pwd.getpwnam("postgres" if "postgres" in names else "nobody")


def call(*command: str | Path) -> None:
    who: dict[str, Any] = {}
    if os.geteuid() == 0:
        who = {"user": owner().pw_uid, "group": owner().pw_gid, "extra_groups": []}
    done = subprocess.run(
        list(map(str, command)),
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        **who,
    )
    assert done.returncode == 0, f"{command[0]} failed:\n{done.stdout}"


def started(users: Path, settings: str = "") -> Path:
    """The folder of a new cluster that runs as long as somebody shares the lock on `users`."""
    programs = run.find_postgres()
    if programs is None:
        pytest.exit(run.NO_POSTGRES, returncode=1)
    folder = Path(tempfile.mkdtemp(prefix="sheepfold-pg-"))
    data = folder / "data"
    os.chown(folder, owner().pw_uid, owner().pw_gid)
    locale = ("--encoding=UTF8", "--locale=C")
    call(programs / "initdb", "-D", data, "-U", USER, "-A", "trust", "--no-sync", *locale)
    with (data / "postgresql.conf").open("a") as config:
        config.write(f"{SETTINGS}unix_socket_directories = '{folder}'\n{settings}\n")
    call(programs / "pg_ctl", "start", "-w", "-D", data, "-l", folder / "log")
    guardian = [sys.executable, "-c", GUARDIAN, str(users), str(folder)]
    nowhere = subprocess.DEVNULL
    subprocess.Popen(
        guardian, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True
    ).returncode = 0  # it outlives this process on purpose
    return folder


@functools.cache
def cluster(shared: Path) -> Path:
    """The folder of the cluster of this test run, in which its socket is."""
    name, users = shared / "postgres-folder", shared / "postgres-users"
    using = os.open(users, os.O_RDWR | os.O_CREAT)  # until this process ends
    with (shared / "postgres-start").open("w") as start:
        fcntl.flock(start, fcntl.LOCK_EX)  # one worker starts it, the others wait
        fcntl.flock(using, fcntl.LOCK_SH)
        if not (name.exists() and Path(name.read_text()).exists()):
            name.write_text(str(started(users)))
    return Path(name.read_text())


def address(folder: Path, database: str) -> str:
    return f"postgresql://{USER}@/{database}?host={folder}"


async def execute(url: str, *statements: str) -> None:
    conn = await asyncpg.connect(url)
    try:
        for statement in statements:
            await conn.execute(statement)
    finally:
        await conn.close()


# Whatever a test left behind: connections, and rows but for the version of the tables.
EMPTY = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid();
DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables
                WHERE schemaname = 'public' AND tablename <> 'sheepfold_version'
    LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
END $$
"""


def shared_folder(factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this test run know."""
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture
def postgres_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database; its tables may exist already, which saves time."""
    url = own_database(shared_folder(tmp_path_factory))
    asyncio.run(execute(url, EMPTY))
    return url


@pytest.fixture
def new_postgres_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a new database, for tests of the very first start."""
    return new_database(shared_folder(tmp_path_factory))


def new_database(shared: Path) -> str:
    """A database of its own; it goes with the cluster, dropping it would take longer."""
    folder, name = cluster(shared), f"test_{secrets.token_hex(6)}"
    asyncio.run(execute(address(folder, "postgres"), f"CREATE DATABASE {name}"))
    return address(folder, name)


own_database = functools.cache(new_database)  # one for all tests of a worker
