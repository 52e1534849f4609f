#!/usr/bin/env python3
"""Sets up Sheepfold if necessary and runs it; requires only Python 3.11 or newer.

    python3 run.py [words …]        the `sheepfold` command with these words
    python3 run.py test [args …]    all tests, or pytest with these arguments; see test --help
    python3 run.py lock [args …]    writes requirements/*.txt (--upgrade: newest versions)

Everything is written to .venv, .venv-tools, web/node_modules, the built page and the compiled rules
next to this file; deleting them undoes the set-up.
This file must parse on Python 3.6, where it can only say what is missing.
"""

import sys

if sys.version_info < (3, 11):
    found = ".".join(map(str, sys.version_info[:3]))
    sys.stderr.write("Sheepfold needs Python 3.11 or newer; this is " + found + "\n")
    sys.exit(2)

import contextlib
import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parent
REQUIREMENTS = ROOT / "requirements"
VENV = ROOT / ".venv"
STAMP = VENV / "sheepfold-set-up"  # written last: without it, a set-up was not finished
TOOLS = ROOT / ".venv-tools"
SCRIPTS, EXE = ("Scripts", ".exe") if sys.platform == "win32" else ("bin", "")
PYTHON, SHEEPFOLD = (VENV / SCRIPTS / (name + EXE) for name in ("python", "sheepfold"))
BASE_PYTHON: str = getattr(sys, "_base_executable", "") or sys.executable  # never one in a venv
OLDEST_UV = (0, 8)
POSTGRES = Path("/usr/lib/postgresql")  # where Debian keeps its programs, by their version
WEB = ROOT / "web"
PAGE = ROOT / "src" / "sheepfold" / "server" / "built"
PAGE_STAMP = PAGE / "made-from"  # written last: without it, a build was not finished
OLDEST_NODE = (20, 19)
BROWSERS = ("chromium-headless-shell", "chromium")  # the first has no windows: far less work
COMPILERS = ("cc", "gcc", "clang", "cl")
# Words that play many games, by compiled rules.
FAST = ("arena", "bench", "check", "climb", "serve", "sim", "tune")

# Errors of uv on machines that need one more setting.
REMEDIES = {
    "Failed to initialize cache": {"UV_CACHE_DIR": str(TOOLS / "cache")},  # no home to write to
    "certificate": {"UV_SYSTEM_CERTS": "true", "UV_NATIVE_TLS": "true"},  # a company's proxy
}
NETWORK_TROUBLE = re.compile(
    "sending request|fetch|connect|name resolution|timed out|certif|enotfound|eai_again|network"
)
NETWORK_HINT = """\
The packages could not be downloaded. Check the connection and run the same command again; only a
set-up needs it. Behind a proxy set HTTPS_PROXY, with a mirror of the package index UV_DEFAULT_INDEX
and PIP_INDEX_URL, with certificates of your own SSL_CERT_FILE."""


TEST_HELP = """\
Usage: python3 run.py test [--fast] [--all] [--yes] [pytest's arguments …]

Sets up what is missing, then runs ruff, mypy and all tests on all processors.

  --fast  Run what takes less than two minutes and needs neither Chromium nor PostgreSQL.
  --all   Also play every variant of every game on the page, which takes long.
  --yes   Install Chromium and PostgreSQL with apt-get without asking, as it is done where the
          variable CI is set.

All other arguments go to pytest, for example paths, -k WORDS or -x. To list them:
.venv/bin/python -m pytest --help"""


NO_POSTGRES = """\
The tests need PostgreSQL, and it is not installed. On Debian or Ubuntu: apt install postgresql.
On Fedora: dnf install postgresql-server. On a Mac: brew install postgresql. It need not run."""


NO_CHROMIUM = """\
The tests need the browser Chromium, and it is not installed. On Debian: apt install
chromium-headless-shell. Elsewhere install Chromium or Chrome and name it:
SHEEPFOLD_CHROMIUM=/path/to/chrome."""


NOT_ASKED = """\
The tests need packages that are not installed, and there is no terminal to ask you in:

    apt-get install {packages}

installs them, and so does python3 run.py test --yes"""


REFUSED = """\
Nothing was installed. The tests need these packages:

    apt-get install {packages}"""


WITHOUT = """\
Many tests need neither PostgreSQL nor Chromium: python3 run.py test --fast"""


class SetUpError(Exception):
    """Set-up cannot go on; the message says why and what to do."""


class NetworkError(SetUpError):
    """Packages could not be fetched; nothing was installed or removed."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def attempt(*command: str | Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run one step silently; it inherits the lock, so that killing run.py alone frees nothing."""
    # These two pip settings say where to install, which is decided here; all others are honoured.
    return subprocess.run(
        list(map(str, command)),
        cwd=ROOT,
        env={**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0", **environ},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,
    )


def call(*command: str | Path) -> None:
    """Run one step; what it printed is shown only if it fails."""
    done, environ = attempt(*command), {}
    for trouble, remedy in REMEDIES.items():
        if done.returncode and trouble in done.stdout:
            environ.update(remedy)
            done = attempt(*command, **environ)
    if done.returncode:
        message = f"{done.stdout.strip()}\n\nThis step failed: {shlex.join(map(str, command))}"
        if NETWORK_TROUBLE.search(done.stdout.lower()):
            raise NetworkError(f"{message}\n\n{NETWORK_HINT}")
        raise SetUpError(message)


def find_uv() -> str | None:
    """Return a uv that runs and is new enough: the user's own, or the one in TOOLS."""
    kept = os.pathsep.join(str(TOOLS / "uv" / folder) for folder in ("bin", "Scripts"))
    for uv in filter(None, [shutil.which("uv"), shutil.which("uv", path=kept)]):
        with contextlib.suppress(OSError):  # half a file, or another machine's
            version = re.match(r"uv (\d+)\.(\d+)", attempt(uv, "--version").stdout)
            if version and (int(version[1]), int(version[2])) >= OLDEST_UV:
                return uv
    return None


def install_uv() -> str:
    """Install the pinned uv into TOOLS, touching nothing else on the machine."""
    home = TOOLS / "uv"
    shutil.rmtree(home, ignore_errors=True)
    pip: list[str | Path] = [home / SCRIPTS / f"python{EXE}", "-m", "pip", "install"]
    if attempt(BASE_PYTHON, "-m", "venv", home).returncode:  # as on Debian without python3-venv
        shutil.rmtree(home, ignore_errors=True)
        pip = [BASE_PYTHON, "-m", "pip", "install", "--target", home]
        if attempt(BASE_PYTHON, "-m", "pip", "--version").returncode:
            raise SetUpError(
                f"{BASE_PYTHON} has neither venv nor pip, so nothing can be installed.\n"
                "On Debian or Ubuntu: apt install python3-venv. Anywhere: install uv."
            )
    call(*pip, "--require-hashes", "-r", REQUIREMENTS / "uv.txt")
    uv = find_uv()
    if uv is None:
        raise SetUpError(f"The uv put into {home} does not run on this machine: install your own.")
    return uv


def place() -> str:
    """Return what an environment is bound to: it serves no other folder, Python or machine."""
    return f"{str(ROOT)!a} {sys.implementation.cache_tag} {sys.platform} {platform.machine()}"


def digest(level: str) -> str:
    """Return a digest of what an environment of this level, `run` or `test`, is filled from."""
    sources = (REQUIREMENTS / f"{level}.txt", ROOT / "pyproject.toml")
    return hashlib.sha256(b"\0".join(map(Path.read_bytes, sources))).hexdigest()


def finished() -> list[str]:
    """Return place, level and digest of the environment; all empty if it is incomplete."""
    whole = PYTHON.exists() and SHEEPFOLD.exists() and STAMP.exists()
    lines = STAMP.read_text("ascii").splitlines() if whole else []
    return lines if len(lines) == 3 else ["", "", ""]


def ready(level: str) -> bool:
    there, has, made_from = finished()
    return there == place() and has in (level, "test") and made_from == digest(has)


def set_up(level: str) -> None:
    """Fill VENV with the pinned requirements of this level and with Sheepfold itself."""
    if ready(level):
        return
    with one_at_a_time():
        if not ready(level):
            fill(level)


def fill(level: str) -> None:
    there, has, _ = finished()
    keep = there == place()  # otherwise it is unfinished, moved, or its Python is gone
    say("Updating what Sheepfold needs …" if keep else "Setting up Sheepfold (first run only) …")
    level = "test" if keep and has == "test" else level  # test tools once there stay
    made_from = digest(level)
    uv = find_uv() or install_uv()
    if not keep:
        shutil.rmtree(VENV, ignore_errors=True)
        call(uv, "venv", "--no-project", "--python", BASE_PYTHON, VENV)
    install = (uv, "pip", "install", "--python", PYTHON)  # no network if nothing is missing
    before = STAMP.read_bytes() if keep else b""
    STAMP.unlink(missing_ok=True)
    try:
        call(*install, "--require-hashes", "-r", REQUIREMENTS / f"{level}.txt")
    except NetworkError:
        if before:
            STAMP.write_bytes(before)  # what was there still works
        raise
    call(*install, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    STAMP.write_text("\n".join([place(), level, made_from]), "ascii")


@contextlib.contextmanager
def one_at_a_time(what: str = "lock") -> Iterator[None]:
    """Wait until no other run.py in this folder is at work on its environment, or its rules."""
    try:
        TOOLS.mkdir(exist_ok=True)
        file = (TOOLS / what).open("a")
    except OSError as error:
        raise SetUpError(
            f"Cannot write to {TOOLS}: {error.strerror}.\n"
            "Sheepfold installs what it needs beside run.py: use a copy of the folder that you own."
        ) from error
    with file:
        os.set_inheritable(file.fileno(), True)
        if not locked(file):
            say("Waiting for another set-up of Sheepfold to finish …")
            while not locked(file):
                time.sleep(0.1)
        yield


def locked(file: IO[str]) -> bool:
    """Try to lock the file; closing it, also by dying, unlocks it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def lock(words: list[str]) -> None:
    """Write requirements/*.txt; versions already pinned there stay unless --upgrade is given."""
    how = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url"]
    header = ["--custom-compile-command", "python3 run.py lock"]
    sources = {
        "uv": ["requirements/uv.in"],
        "node": ["requirements/node.in"],
        "run": ["requirements/run.in", "pyproject.toml"],
        "test": ["requirements/test.in", "pyproject.toml", "--extra", "test"],
        "bench": ["requirements/bench.in", "pyproject.toml", "--extra", "bench"],
    }
    with one_at_a_time():
        uv = find_uv() or install_uv()
        for name, what in sources.items():
            target = ["--output-file", f"requirements/{name}.txt"]
            call(uv, "pip", "compile", *what, *how, *header, *target, *words)


def keep_compiled() -> None:
    """Let Python keep its bytecode in VENV: the tests alone start it hundreds of times.

    This also works if the folders of the sources are not writable.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ.setdefault("PYTHONPYCACHEPREFIX", str(VENV / "compiled"))


def become(*command: str | Path) -> int:
    """Replace this process by the command, so that Ctrl-C and exit codes are the command's own."""
    words = list(map(str, command))
    if sys.platform == "win32":  # where exec would return to the shell at once
        return subprocess.call(words)
    return os.execv(words[0], words)


def spread(args: list[str]) -> list[str]:
    """Return pytest's arguments, on all processors unless the user says otherwise.

    There are four processes more than processors: a test of a server or of the page waits for
    half of its time, while others compute. Each needs up to a gigabyte for browser and servers.
    """
    own = any(word.startswith(("-n", "--numprocesses")) for word in args)
    mine = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else ()
    workers = (len(mine) or os.cpu_count() or 1) + 4
    if "SC_PHYS_PAGES" in getattr(os, "sysconf_names", ()):
        gigabytes = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") >> 30
        workers = max(2, min(workers, gigabytes))
    return args if own else ["-n", str(workers), "--dist", "worksteal", *args]


def find_postgres() -> Path | None:
    """Return the folder of PostgreSQL's own programs, which distributions keep off the PATH."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []  # not a folder of links to them
    folders += sorted(POSTGRES.glob("*/bin"), reverse=True)
    needed = ("initdb" + EXE, "pg_ctl" + EXE, "postgres" + EXE)
    for folder in folders:
        if all((folder / name).exists() for name in needed):
            return folder
    return None


def find_chromium() -> str | None:
    named = os.environ.get("SHEEPFOLD_CHROMIUM")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


class Needed(NamedTuple):
    """A program that the tests use and that this file cannot install next to itself."""

    package: str  # Debian's
    find: Callable[[], object]
    missing: str
    older: str = ""  # what older systems have instead of the package


NEEDED = (
    Needed("postgresql", find_postgres, NO_POSTGRES),
    Needed(BROWSERS[0], find_chromium, NO_CHROMIUM, BROWSERS[1]),
)


def to_install(programs: Sequence[Needed], yes: bool) -> list[Needed]:
    """Return the programs that are missing, if they can be installed and that is wanted."""
    missing = [program for program in programs if not program.find()]
    if missing and (shutil.which("apt-get") is None or os.geteuid() != 0):
        raise SetUpError("\n\n".join([*(program.missing for program in missing), WITHOUT]))
    if missing and not yes and os.environ.get("CI", "") in ("", "0", "false"):
        ask_to_install(" ".join(program.package for program in missing))
    return missing


def ask_to_install(packages: str) -> None:
    """Ask the person at the terminal for permission; raise if it is refused."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise SetUpError(f"{NOT_ASKED.format(packages=packages)}\n\n{WITHOUT}")
    say(f"The tests need packages that are not installed: {packages}")
    sys.stderr.write("Install them with apt-get now? [y/N] ")
    sys.stderr.flush()
    if sys.stdin.readline().strip().lower() not in ("y", "yes"):
        raise SetUpError(f"{REFUSED.format(packages=packages)}\n\n{WITHOUT}")


def install(programs: Sequence[Needed]) -> None:
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    for program in programs:
        apt = ("apt-get", "install", "-y", "-q", "--no-install-recommends")
        say(f"Installing what the tests need (apt-get install {program.package}) …")
        done = attempt(*apt, program.package, **quiet)
        if done.returncode:  # lists of packages are missing or too old
            attempt("apt-get", "update", "-q", **quiet)
            done = attempt(*apt, program.package, **quiet)
        if done.returncode and program.older:
            done = attempt(*apt, program.older, **quiet)
        if done.returncode or not program.find():
            raise SetUpError(f"{done.stdout.strip()}\n\n{program.missing}\n\n{WITHOUT}")


def page_sources() -> list[Path]:
    """Return the files that the page is built from; the games' words are among them."""
    kept = (path for path in sorted(WEB.rglob("*")) if "node_modules" not in path.parts)
    words = sorted((ROOT / "src" / "sheepfold").rglob("*.ftl"))
    return [path for path in (*kept, *words) if path.is_file()]


def page_digest() -> str:
    made = hashlib.sha256()
    for path in page_sources():
        made.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()


def find_node() -> Path | None:
    """Return the folder of a node that is new enough: the machine's own, else one in TOOLS."""
    places = [shutil.which("node"), str(TOOLS / "node" / SCRIPTS / f"node{EXE}")]
    for node in filter(None, places):
        with contextlib.suppress(OSError):
            version = re.match(r"v(\d+)\.(\d+)", attempt(node, "--version").stdout)
            if version and (int(version[1]), int(version[2])) >= OLDEST_NODE:
                return Path(node).parent
    return None


def install_node() -> Path:
    """Install the pinned node into TOOLS, touching nothing else on the machine."""
    home = TOOLS / "node"
    shutil.rmtree(home, ignore_errors=True)
    uv = find_uv() or install_uv()
    call(uv, "venv", "--no-project", "--python", BASE_PYTHON, home)
    python = home / SCRIPTS / f"python{EXE}"
    call(
        uv,
        "pip",
        "install",
        "--python",
        python,
        "--require-hashes",
        "-r",
        REQUIREMENTS / "node.txt",
    )
    node = find_node()
    if node is None:
        raise SetUpError(
            f"The node put into {home} does not run here: install Node.js 20 or newer."
        )
    return node


def build_page() -> None:
    """Build the page that people play on, if its sources have changed since the last time."""
    with contextlib.suppress(OSError):
        if PAGE_STAMP.read_text("ascii") == page_digest():
            return
    with one_at_a_time():
        made_from = page_digest()
        if PAGE_STAMP.exists() and PAGE_STAMP.read_text("ascii") == made_from:
            return
        say("Building the page …")
        folder = find_node() or install_node()
        os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
        npm = shutil.which("npm", path=str(folder)) or "npm"
        lock = WEB / "package-lock.json"
        installed = WEB / "node_modules" / "made-from"
        wanted = hashlib.sha256(lock.read_bytes()).hexdigest() + place()
        if not installed.exists() or installed.read_text("ascii") != wanted:
            call(npm, "--prefix", WEB, "ci", "--no-audit", "--no-fund")
            installed.write_text(wanted, "ascii")
        PAGE_STAMP.unlink(missing_ok=True)
        call(npm, "--prefix", WEB, "run", "build")
        PAGE_STAMP.write_text(made_from, "ascii")


def add_peers() -> None:
    """Install the games to compare with ours; without them the command names what is missing."""
    say("Making sure that other people's games are installed …")
    with one_at_a_time():
        uv = find_uv() or install_uv()
        pinned = ("--require-hashes", "-r", REQUIREMENTS / "bench.txt")
        try:
            call(uv, "pip", "install", "--python", PYTHON, *pinned)
        except SetUpError as error:
            say(str(error))


def compile_rules() -> None:
    """Compile the rules whose sources have changed; if that fails the pure ones are used.

    The package itself checks what is up to date, and prints what it compiles.
    """
    pure = os.environ.get("SHEEPFOLD_PURE", "") not in ("", "0")
    if pure or not any(map(shutil.which, COMPILERS)):
        return
    with one_at_a_time("compiling"):
        make = [str(PYTHON), "-m", "sheepfold.compiled.make"]
        subprocess.run(make, stdin=subprocess.DEVNULL, stdout=sys.stderr, close_fds=False)


def at_once(*jobs: Callable[[], None]) -> None:
    """Run all jobs at the same time: while one downloads, another computes."""
    with ThreadPoolExecutor() as threads:
        for job in [threads.submit(job) for job in jobs]:
            job.result()


def prepare(words: list[str]) -> list[str | Path]:
    """Set up what the words need and return the command they mean, if one is left to run."""
    if words[:1] == ["lock"]:
        lock(words[1:])
        return []
    if words[:1] == ["test"]:
        return prepare_tests(words[1:])
    set_up("run")
    if words[:1] == ["bench"] and "--peers" in words:
        add_peers()
    if words and words[0] in FAST and "--help" not in words:
        at_once(compile_rules, *([build_page] if words[0] == "serve" else []))
    keep_compiled()
    os.environ["SHEEPFOLD_COMMAND"] = f"python3 {shlex.quote(sys.argv[0])}"  # as people typed it
    return [SHEEPFOLD, *words]


def prepare_tests(words: list[str]) -> list[str | Path]:
    """Set up what tests need, at the same time where possible; ask before that starts."""
    if {"-h", "--help"} & set(words):
        print(TEST_HELP)
        return []
    fast = "--fast" in words
    missing = [] if fast else to_install(NEEDED, yes="--yes" in words)

    def ours() -> None:
        set_up("test")
        at_once(build_page, *([] if fast else [compile_rules]))

    at_once(ours, lambda: install(missing))
    os.chdir(ROOT)
    keep_compiled()
    return [PYTHON, "-m", "pytest", *spread([word for word in words if word != "--yes"])]


def main(words: list[str]) -> int:
    try:
        command = prepare(words)
    except (SetUpError, OSError) as error:
        say(f"Sheepfold could not be set up.\n{error}")
        return 1
    except KeyboardInterrupt:
        say("Interrupted; the next run puts it right.")
        return 130
    return become(*command) if command else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
