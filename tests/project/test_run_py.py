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
    code, out, err = checkout.run("test")
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
def test_tests_use_all_processors_unless_told_otherwise(own: list[str]):
    more = str(len(os.sched_getaffinity(0)) + 2)
    assert run.spread(["tests/core"]) == ["-n", more, "--dist", "worksteal", "tests/core"]
    assert run.spread(own) == own


PROGRAMS = ("initdb", "pg_ctl", "postgres")
# Knows a package only after an update, and then installs empty programs beside itself.
APT_GET = """#!/bin/sh
here="$(dirname "$0")"
echo "$@" >> "$here/log"
[ "$1" = update ] && touch "$here/updated" && exit
[ -e "$here/updated" ] || { echo "E: Unable to locate package"; exit 100; }
[ -e "$here/empty" ] && { echo "E: no such package"; exit 100; }
cd "$here" && touch initdb pg_ctl postgres && chmod +x initdb pg_ctl postgres
"""


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without PostgreSQL, whose only folder of programs this is."""
    monkeypatch.setattr(run, "POSTGRES", tmp_path / "nothing")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    for tool in ("sh", "dirname", "touch", "chmod"):
        (tmp_path / tool).symlink_to(str(shutil.which(tool)))
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "apt-get").write_text(APT_GET)
    (tmp_path / "apt-get").chmod(0o755)
    return tmp_path


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


def test_root_gets_postgresql_installed(bare: Path, capsys: pytest.CaptureFixture[str]):
    run.need("postgresql", run.find_postgres, run.NO_POSTGRES)
    install = "install -y -q --no-install-recommends postgresql"
    assert (bare / "log").read_text().splitlines() == [install, "update -q", install]
    assert capsys.readouterr().err.count("\n") == 1
    assert run.find_postgres() == bare
    run.need("postgresql", run.find_postgres, run.NO_POSTGRES)  # and once only
    assert len((bare / "log").read_text().splitlines()) == 3


def test_a_failed_installation_of_postgresql_is_told_in_its_own_words(bare: Path):
    (bare / "empty").touch()
    with pytest.raises(run.SetUpError, match="E: no such package") as refused:
        run.need("postgresql", run.find_postgres, run.NO_POSTGRES)
    assert run.NO_POSTGRES in str(refused.value)


def test_without_root_the_missing_package_is_named(bare: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(run.SetUpError, match="apt install postgresql"):
        run.need("postgresql", run.find_postgres, run.NO_POSTGRES)
    assert not (bare / "log").exists()
