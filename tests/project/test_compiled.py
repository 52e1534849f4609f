"""Compiled rules serve where they were made from the sources as they are, and nowhere else."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import run
from sheepfold import compiled, games
from sheepfold.compiled import make

PACKAGE = compiled.PACKAGE
SAYS = "from sheepfold import compiled; from sheepfold.games.te_kuiti import rules; " + (
    "print(rules.__file__, compiled.why_pure('te_kuiti'), sep='|')"
)


class Copy:
    """The package once more, with what is compiled of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "sheepfold"
        for part in ("bots", "core", "games", "compiled"):
            shutil.copytree(PACKAGE / part, self.package / part)
        shutil.copy(PACKAGE / "__init__.py", self.package)
        self.rules = self.package / "games" / "te_kuiti" / "rules.py"

    def served(self, **environ: str) -> tuple[Path, str]:
        """The file that the rules are imported from, and why it is not a compiled one."""
        own = {**os.environ, "PYTHONPATH": str(self.folder), **environ}
        done = subprocess.run([sys.executable, "-c", SAYS], env=own, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        path, why = done.stdout.strip().split("|")
        return Path(path), why


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_where_there_is_a_compiler_the_tests_play_by_compiled_rules() -> None:
    possible = any(map(shutil.which, run.COMPILERS)) and not compiled.forced_pure()
    edited = "the source has changed since it was compiled"  # by who runs pytest by himself
    for library in (compiled.CORE, *games.GAMES):
        assert compiled.why_pure(library) in ("", edited) or not possible


def test_every_module_of_a_library_that_serves_is_found() -> None:
    """Also those of a game's folder `bot`, without which bots would silently think slowly."""
    for library, paths in make.libraries().items():
        for path in paths:
            name = "sheepfold." + path.removesuffix(".py").replace("/", ".")
            found = compiled.Finder.find_spec(name)
            assert bool(found) != bool(compiled.why_pure(library)), name


def test_a_copy_serves_what_the_original_does(copy: Copy) -> None:
    path, why = copy.served()
    assert why == compiled.why_pure("te_kuiti")
    assert path.is_relative_to(copy.package / ("games" if why else "compiled"))


@pytest.mark.parametrize("source", ["games/te_kuiti/rules.py", "core/protocol.py"])
def test_an_edited_source_is_never_served_by_an_old_build(copy: Copy, source: str) -> None:
    with (copy.package / source).open("a") as file:
        file.write("# edited\n")
    path, why = copy.served()
    assert path == copy.rules
    assert why


def test_pure_rules_can_be_forced(copy: Copy) -> None:
    assert copy.served(SHEEPFOLD_PURE="1") == (copy.rules, "SHEEPFOLD_PURE is set")


def test_a_library_that_cannot_be_loaded_is_passed_over(copy: Copy) -> None:
    place = copy.package / "compiled" / "te_kuiti"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    compiled.code_of("te_kuiti", copy.package / "compiled").write_text("no library")
    made_from = compiled.digests(make.sources(make.libraries()["te_kuiti"]))
    (place / compiled.MADE_FROM).write_text(made_from)
    path, why = copy.served(SHEEPFOLD_PURE="0")
    assert path == copy.rules
    assert why.startswith("the compiled library cannot be loaded: ")


def test_a_build_that_was_not_finished_does_not_serve(copy: Copy) -> None:
    (copy.package / "compiled" / "te_kuiti" / compiled.MADE_FROM).unlink(missing_ok=True)
    path, why = copy.served()
    assert path == copy.rules
    assert why


def test_a_library_depends_on_all_that_it_imports() -> None:
    assert set(make.libraries()) == {compiled.CORE, *games.GAMES}
    paths = make.libraries()["te_kuiti"]
    assert {"games/te_kuiti/bot/knowledge.py", "games/te_kuiti/bot/pens.py"} <= set(paths)
    assert not [path for path in paths if "terminal" in path or "lab" in path or "greedy" in path]
    found = make.sources(paths)
    assert {"games/te_kuiti/rules.py", "games/te_kuiti/board.py", "core/protocol.py"} <= set(found)
    assert not {"games/te_kuiti/objections.py", "core/match.py"} & set(found)


def test_without_a_compiler_making_says_so_and_fails(tmp_path: Path) -> None:
    bare = {**os.environ, "PATH": str(tmp_path), "CC": "no-such-compiler"}
    command = [sys.executable, "-m", "sheepfold.compiled.make", str(tmp_path / "made")]
    done = subprocess.run(command, env=bare, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("The rules are not compiled; the pure Python ones are used: ")
    assert not (tmp_path / "made").exists()
