"""run.py sets up a small project of the same shape, with the real uv and without a network."""

import ast
import inspect
import os
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib import metadata
from pathlib import Path

import pytest

import run
import sheepfold
from tests.waiting import PATIENCE

RUN_PY = Path(run.__file__)


def test_the_package_has_one_version():
    assert metadata.version("sheepfold") == sheepfold.__version__


# The small project's command: enough to see words, exit codes and Ctrl-C arrive.
CLI = """
import sys, time
import greeting

def main():
    print(greeting.TEXT, *sys.argv[1:], sep="|", flush=True)
    if "wait" in sys.argv:
        time.sleep(60)
    return len(sys.argv) - 1
"""


def make_wheel(folder: Path, name: str, files: dict[str, str]) -> Path:
    info = f"{name}-1.0.dist-info"
    files = {
        **files,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files[f"{info}/RECORD"] = "".join(f"{file},,\n" for file in [*files, f"{info}/RECORD"])
    wheel = folder / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for file, text in files.items():
            archive.writestr(file, text)
    return wheel


# Takes setuptools' place, which would have to be downloaded; waits while a file `slow` is there.
BACKEND = f"""
import time, zipfile
from pathlib import Path

{inspect.getsource(make_wheel)}

def build_editable(folder, config_settings=None, metadata_directory=None):
    root = Path.cwd()
    (root / "building").touch()
    while (root / "slow").exists():
        time.sleep(0.05)
    return make_wheel(Path(folder), "sheepfold", {{
        "sheepfold.pth": str(root / "src"),
        "sheepfold-1.0.dist-info/entry_points.txt":
            "[console_scripts]\\nsheepfold = sheepfold.cli:main\\n",
    }}).name
"""

PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "sheepfold"
version = "1.0"
"""


class Checkout:
    """A small project in a folder of its own, whose run.py is the real one."""

    def __init__(self, root: Path, uv: str) -> None:
        self.root = root
        (root / "src" / "sheepfold").mkdir(parents=True)
        (root / "src" / "sheepfold" / "cli.py").write_text(CLI)
        (root / "requirements").mkdir()
        (root / "pyproject.toml").write_text(PYPROJECT)
        (root / "backend.py").write_text(BACKEND)
        shutil.copy(RUN_PY, root)
        self.require("hello")
        self.environ = {
            **os.environ,
            "PATH": str(Path(uv).parent),
            "UV_CACHE_DIR": str(root.parent / "cache"),
            "UV_OFFLINE": "1",
        }

    def require(self, greeting: str) -> None:
        """Pin one package, whose only content is the greeting."""
        (self.root / greeting).mkdir()
        wheel = make_wheel(
            self.root / greeting, "greeting", {"greeting.py": f"TEXT = '{greeting}'"}
        )
        pinned = (
            f"greeting @ {wheel.as_uri()} --hash=sha256:{sha256(wheel.read_bytes()).hexdigest()}"
        )
        (self.root / "requirements" / "run.txt").write_text(pinned)

    def start(self, *words: str) -> subprocess.Popen[str]:
        command = [sys.executable, str(self.root / "run.py"), *words]
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command, env=self.environ, stdout=pipe, stderr=pipe, text=True, start_new_session=True
        )

    def run(self, *words: str) -> tuple[int, str, str]:
        """Return exit code, output and what was said beside it."""
        process = self.start(*words)
        out, err = process.communicate(timeout=PATIENCE)
        assert "Traceback" not in err
        return process.returncode, out.strip(), err.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    uv = run.find_uv()
    assert uv, "these tests need uv: start them with `python3 run.py test`"
    return Checkout(tmp_path / "a folder with späces", uv)


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


SET_UP = "Setting up Sheepfold (first run only) …"
UPDATED = "Updating what Sheepfold needs …"
PEERS = "Making sure that other people's games are installed …"


def test_it_parses_on_python_3_6():
    ast.parse(RUN_PY.read_text("utf-8"), feature_version=(3, 6))


def test_an_old_python_is_told_what_is_needed():
    pretend = "import sys; sys.version_info = (3, 6, 15); exec(open(sys.argv[1]).read())"
    command = [sys.executable, "-X", "utf8", "-c", pretend, str(RUN_PY)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "Sheepfold needs Python 3.11 or newer; this is 3.6.15\n"


def test_it_sets_up_once_and_passes_words_and_exit_code_on(checkout: Checkout):
    assert checkout.run("two", "wo rds") == (2, "hello|two|wo rds", SET_UP)
    checkout.environ["PATH"] = ""  # from now on not even uv is needed
    assert checkout.run() == (0, "hello", "")


def test_changed_requirements_are_installed(checkout: Checkout):
    checkout.run()
    checkout.require("good day")
    assert checkout.run() == (0, "good day", UPDATED)
    assert checkout.run() == (0, "good day", "")


def test_a_changed_project_file_is_installed(checkout: Checkout):
    checkout.run()
    (checkout.root / "building").unlink()
    (checkout.root / "pyproject.toml").write_text(PYPROJECT + "description = 'sheep'\n")
    assert checkout.run() == (0, "hello", UPDATED)
    assert (checkout.root / "building").exists()


def test_a_moved_folder_is_set_up_anew(checkout: Checkout):
    checkout.run()
    checkout.root = checkout.root.rename(checkout.root.with_name("moved"))
    checkout.require("moved, hello")
    assert checkout.run() == (0, "moved, hello", SET_UP)


def test_a_python_that_is_gone_is_replaced(checkout: Checkout):
    checkout.run()
    python = checkout.root / run.PYTHON.relative_to(run.ROOT)
    python.unlink()
    python.symlink_to(checkout.root / "gone")
    assert checkout.run() == (0, "hello", SET_UP)


def test_two_at_once_set_up_once(checkout: Checkout):
    both = [checkout.start("me"), checkout.start("you")]
    said = [process.communicate(timeout=PATIENCE) for process in both]
    assert [out for out, _ in said] == ["hello|me\n", "hello|you\n"]
    assert "".join(err for _, err in said).count(SET_UP) == 1


@pytest.fixture
def half_way(checkout: Checkout) -> Iterator[subprocess.Popen[str]]:
    """A set-up that has come as far as installing Sheepfold itself."""
    (checkout.root / "slow").touch()
    process = checkout.start()
    wait_for((checkout.root / "building").exists)
    yield process
    (checkout.root / "slow").unlink(missing_ok=True)
    process.wait()


def test_an_interrupted_set_up_is_put_right(checkout: Checkout, half_way: subprocess.Popen[str]):
    os.killpg(half_way.pid, signal.SIGINT)  # as Ctrl-C does
    assert half_way.wait(PATIENCE) == 130
    assert half_way.communicate()[1].splitlines() == [
        SET_UP,
        "Interrupted; the next run puts it right.",
    ]
    (checkout.root / "slow").unlink()
    assert checkout.run() == (0, "hello", SET_UP)


def test_a_killed_set_up_is_put_right_when_its_last_step_has_ended(
    checkout: Checkout, half_way: subprocess.Popen[str]
):
    half_way.kill()
    half_way.communicate()
    following = checkout.start()
    assert following.stderr
    assert following.stderr.readline() == "Waiting for another set-up of Sheepfold to finish …\n"
    (checkout.root / "slow").unlink()
    out, err = following.communicate(timeout=PATIENCE)
    assert (out, err) == ("hello\n", f"{SET_UP}\n")


def test_ctrl_c_reaches_the_command(checkout: Checkout):
    checkout.run()
    process = checkout.start("wait")
    assert process.stdout
    process.stdout.readline()
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == -signal.SIGINT
    assert err.endswith("KeyboardInterrupt\n")  # the command's own, which caught nothing


def test_a_folder_that_cannot_be_written_is_named(checkout: Checkout):
    (checkout.root / ".venv-tools").write_text("in the way, for root too")
    code, out, err = checkout.run()
    assert (code, out) == (1, "")
    assert f"Cannot write to {checkout.root / '.venv-tools'}" in err
    assert "use a copy of the folder that you own" in err


def test_a_wrong_package_is_refused_in_the_installers_words(checkout: Checkout):
    pinned = checkout.root / "requirements" / "run.txt"
    pinned.write_text(pinned.read_text()[:-4] + "0000")
    code, out, err = checkout.run()
    assert (code, out) == (1, "")
    assert err.startswith(f"{SET_UP}\nSheepfold could not be set up.\n")
    assert "Hash mismatch" in err
    assert "This step failed: " in err


def test_a_missing_network_is_named_and_leaves_what_worked(checkout: Checkout):
    checkout.run()
    pinned = checkout.root / "requirements" / "test.txt"
    pinned.write_text(f"nowhere==1.0 --hash=sha256:{'0' * 64}")
    del checkout.environ["UV_OFFLINE"]
    nobody = "http://127.0.0.1:9"  # the discard port
    checkout.environ |= {"UV_DEFAULT_INDEX": nobody, "UV_HTTP_RETRIES": "0"}
    code, out, err = checkout.run("test", "--fast")
    assert (code, out) == (1, "")
    assert err.endswith(run.NETWORK_HINT)
    assert checkout.run() == (0, "hello", "")


def test_what_python_compiles_is_kept_whatever_the_machine_says(monkeypatch: pytest.MonkeyPatch):
    for name in ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"):
        monkeypatch.setenv(name, "1")  # so that it is put back
    monkeypatch.delenv("PYTHONPYCACHEPREFIX")
    run.keep_compiled()
    asked = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    said = subprocess.check_output([sys.executable, "-c", asked], text=True)
    assert said.strip() == f"False {run.VENV / 'compiled'}"


def test_peers_are_installed_when_they_are_to_be_measured(checkout: Checkout):
    checkout.run()
    pinned = checkout.root / "requirements" / "run.txt"
    before = pinned.read_text()
    checkout.require("good day")
    pinned.rename(pinned.with_name("bench.txt"))
    pinned.write_text(before)
    assert checkout.run("bench") == (1, "hello|bench", "")
    assert checkout.run("bench", "--peers") == (2, "good day|bench|--peers", PEERS)


def test_peers_that_cannot_be_installed_stop_nothing(checkout: Checkout):
    checkout.run()
    pinned = checkout.root / "requirements" / "bench.txt"
    pinned.write_text(f"nowhere==1.0 --hash=sha256:{'0' * 64}")
    code, out, err = checkout.run("bench", "--peers")
    assert (code, out) == (2, "hello|bench|--peers")
    assert err.startswith(PEERS)
    assert "nowhere" in err


@pytest.mark.parametrize("own", [["-n0"], ["-n", "2"], ["--numprocesses=3"]])
def test_tests_use_all_processors_unless_told_otherwise(
    own: list[str], monkeypatch: pytest.MonkeyPatch
):
    gigabytes = 64
    sizes = {"SC_PAGE_SIZE": lambda: 4096, "SC_PHYS_PAGES": lambda: gigabytes << 18}
    monkeypatch.setattr(os, "sysconf", lambda name: sizes[name]())
    more = str(len(os.sched_getaffinity(0)) + 4)
    assert run.spread(["tests/core"]) == ["-n", more, "--dist", "worksteal", "tests/core"]
    assert run.spread(own) == own
    gigabytes = 3  # where there is less than a process may need
    assert run.spread([])[:2] == ["-n", "3"]


PROGRAMS = ("initdb", "pg_ctl", "postgres")
BOTH = "postgresql chromium-headless-shell"
# Knows packages only after an update, and then installs empty programs beside itself.
APT_GET = """#!/bin/sh
here="$(dirname "$0")"
echo "$@" >> "$here/log"
[ "$1" = update ] && touch "$here/updated" && exit
[ -e "$here/updated" ] || { echo "E: Unable to locate package"; exit 100; }
for package; do :; done
[ -e "$here/no-$package" ] && { echo "E: no such package"; exit 100; }
cd "$here"
case "$package" in postgresql) new="initdb pg_ctl postgres" ;; *) new="$package" ;; esac
touch $new && chmod +x $new
"""
INSTALL = "install -y -q --no-install-recommends"


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without PostgreSQL and Chromium, whose only folder of programs this is."""
    monkeypatch.setattr(run, "POSTGRES", tmp_path / "nothing")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    for tool in ("sh", "dirname", "touch", "chmod"):
        (tmp_path / tool).symlink_to(str(shutil.which(tool)))
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("CI", "SHEEPFOLD_CHROMIUM"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "apt-get").write_text(APT_GET)
    (tmp_path / "apt-get").chmod(0o755)
    return tmp_path


def log(bare: Path) -> list[str]:
    """The commands that were given to apt-get."""
    return (bare / "log").read_text().splitlines() if (bare / "log").exists() else []


def test_postgresql_is_found_behind_links_and_where_debian_keeps_it(bare: Path):
    assert run.find_postgres() is None
    for version in ("13", "15"):
        folder = bare / "nothing" / version / "bin"
        folder.mkdir(parents=True)
        for name in PROGRAMS:
            (folder / name).touch(0o755)
    assert run.find_postgres() == bare / "nothing" / "15" / "bin"
    (bare / "initdb").symlink_to(bare / "nothing" / "13" / "bin" / "initdb")
    assert run.find_postgres() == bare / "nothing" / "13" / "bin"


def test_root_who_says_yes_gets_the_programs_installed(
    bare: Path, capsys: pytest.CaptureFixture[str]
):
    run.install(run.to_install(run.NEEDED, yes=True))
    first, second = (f"{INSTALL} {package}" for package in BOTH.split())
    assert log(bare) == [first, "update -q", first, second]
    assert capsys.readouterr().err.splitlines() == [
        f"Installing what the tests need (apt-get install {package}) …" for package in BOTH.split()
    ]
    assert run.find_postgres() == bare
    assert run.find_chromium() == str(bare / "chromium-headless-shell")
    assert run.to_install(run.NEEDED, yes=True) == []
    assert len(log(bare)) == 4


def test_older_systems_get_the_whole_browser(bare: Path):
    (bare / "no-chromium-headless-shell").touch()
    run.install(run.to_install(run.NEEDED, yes=True))
    assert run.find_chromium() == str(bare / "chromium")


def test_ci_is_not_asked(bare: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CI", "true")
    run.install(run.to_install(run.NEEDED, yes=False))
    assert run.find_postgres()
    assert run.find_chromium()


def test_a_failed_installation_is_reported_in_its_own_words(bare: Path):
    (bare / "no-postgresql").touch()
    with pytest.raises(run.SetUpError, match="E: no such package") as refused:
        run.install(run.to_install(run.NEEDED, yes=True))
    assert run.NO_POSTGRES in str(refused.value)


def test_without_root_the_missing_programs_are_named(bare: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(run.SetUpError, match="apt install postgresql") as refused:
        run.install(run.to_install(run.NEEDED, yes=True))
    assert run.NO_CHROMIUM in str(refused.value)
    assert "run.py test --fast" in str(refused.value)
    assert not log(bare)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Callable[[], str]]]:
    """`shown = terminal(typed)`: somebody types at a terminal; `shown()` is what they read."""
    keyboard, screen = os.openpty()
    with open(screen, closefd=False) as stdin, open(screen, "w", closefd=False) as stderr:

        def type_in(line: str) -> Callable[[], str]:
            monkeypatch.setattr(sys, "stdin", stdin)
            monkeypatch.setattr(sys, "stderr", stderr)
            os.write(keyboard, line.encode())
            return lambda: os.read(keyboard, 10_000).decode()

        yield type_in
    os.close(screen)
    os.close(keyboard)


@pytest.mark.parametrize("answer", ["y", "Yes"])
def test_whoever_agrees_at_the_terminal_gets_the_programs(
    bare: Path, terminal: Callable[[str], Callable[[], str]], answer: str
):
    shown = terminal(f"{answer}\n")
    run.install(run.to_install(run.NEEDED, yes=False))
    assert f"not installed: {BOTH}" in shown()
    assert run.find_postgres()
    assert run.find_chromium()


@pytest.mark.parametrize("answer", ["n", "", "what?"])
def test_whoever_does_not_agree_reads_the_command(
    bare: Path, terminal: Callable[[str], Callable[[], str]], answer: str
):
    terminal(f"{answer}\n")
    with pytest.raises(run.SetUpError, match="Nothing was installed") as refused:
        run.install(run.to_install(run.NEEDED, yes=False))
    assert f"apt-get install {BOTH}\n" in str(refused.value)
    assert not log(bare)


def test_without_a_terminal_nothing_is_installed_and_the_command_is_named(
    bare: Path, monkeypatch: pytest.MonkeyPatch
):
    with Path(os.devnull).open() as nobody:
        monkeypatch.setattr(sys, "stdin", nobody)
        with pytest.raises(run.SetUpError, match="no terminal") as refused:
            run.install(run.to_install(run.NEEDED, yes=False))
    for command in (f"apt-get install {BOTH}\n", "run.py test --yes", "run.py test --fast"):
        assert command in str(refused.value)
    assert not log(bare)


def test_the_tests_explain_themselves_before_anything_is_set_up(checkout: Checkout):
    assert checkout.run("test", "--help") == (0, run.TEST_HELP, "")
    assert not (checkout.root / ".venv").exists()
