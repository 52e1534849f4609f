"""Compiles the rules with mypyc: `python -m sheepfold.compiled.make [FOLDER]`.

Makes the libraries that are not up to date, each in its own process, in this folder or another one.
Needs mypy, setuptools and a C compiler; without them it says so and fails, and the pure modules are
used.
"""

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sheepfold.compiled import CORE, HERE, MADE_FROM, PACKAGE, digests, shared, up_to_date

# What playouts and searches run. Of a game: all but its edge, which builds objects for people;
# of its folder `bot`: the knowledge with what it imports there.
CORE_MODULES = (
    "core/bits.py",
    "core/playout.py",
    "bots/exact.py",
    "bots/evaluator.py",
    "bots/search.py",
)
EDGE = (
    "__init__",
    "deduction",
    "game",
    "history",
    "imagine",
    "naming",
    "objections",
    "puzzle",
    "reasons",
    "view",
)
KNOWLEDGE = "bot/knowledge.py"
MAKER = "compiled/make.py"
OPTIMISED = "1"  # by the C compiler; 2 and 3 take longer and make nothing faster


def libraries() -> dict[str, list[str]]:
    """Return for each library the paths of its modules in the package."""
    found = {CORE: list(CORE_MODULES)}
    for folder in sorted(path.parent for path in PACKAGE.glob("games/*/game.py")):
        game = folder.relative_to(PACKAGE).as_posix()
        rules = sorted(path.name for path in folder.glob("*.py") if path.stem not in EDGE)
        found[folder.name] = [*(f"{game}/{name}" for name in rules), *known(game)]
    return found


def known(game: str) -> list[str]:
    """Return the paths of what bots know of a game."""
    if not (PACKAGE / game / KNOWLEDGE).exists():
        return []
    return [path for path in sources([f"{game}/{KNOWLEDGE}"]) if path.startswith(f"{game}/bot/")]


def sources(paths: list[str]) -> list[str]:
    """Return these modules and all that they import, since constants are compiled in.

    The result contains this file: libraries are made again when it changes their place.
    """
    found = [*paths, MAKER]
    for path in found:
        found += sorted(set(imported(path)) - set(found))
    return sorted(found)


def imported(path: str) -> Iterator[str]:
    """Yield the paths of the package's modules that one of them imports."""
    for node in ast.walk(ast.parse((PACKAGE / path).read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = node.module.split(".")[1:]
            for names in (parts, *([*parts, alias.name] for alias in node.names)):
                module = "/".join(names) + ".py"
                if node.module.startswith("sheepfold.") and (PACKAGE / module).is_file():
                    yield module


def size(library: str) -> int:
    """Return how much there is to compile, in bytes."""
    return sum((PACKAGE / path).stat().st_size for path in libraries()[library])


def stale(library: str, paths: list[str], folder: Path) -> bool:
    """Return whether a library must be made: a source has changed, appeared or disappeared."""
    place = folder / library / MADE_FROM
    return not up_to_date(library, folder) or place.read_text("utf-8") != digests(sources(paths))


def make(library: str, folder: Path) -> None:
    """Make one library: build it in a temporary folder, then move it to its place."""
    paths = libraries()[library]
    made_from = digests(sources(paths))
    place = folder / library
    with tempfile.TemporaryDirectory() as scratch:
        built = compile_modules(library, paths, Path(scratch))
        shutil.rmtree(place, ignore_errors=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(built, place)
    (place / MADE_FROM).write_text(made_from, "utf-8")


def compile_modules(library: str, paths: list[str], scratch: Path) -> Path:
    """Return the folder, in `scratch`, with the extension modules of a library."""
    from mypyc.build import mypycify

    os.chdir(PACKAGE.parent)  # paths in tracebacks are relative to here
    options = ["--config-file=", f"--cache-dir={scratch / 'cache'}"]
    extensions = mypycify(
        [*options, *(str(Path(PACKAGE.name, path)) for path in paths)],
        group_name=shared(library).removesuffix("__mypyc"),
        opt_level=OPTIMISED,
        debug_level="0",
        target_dir=str(scratch / "c"),
    )
    return build(extensions, scratch)


def build(extensions: list[object], scratch: Path) -> Path:
    from setuptools import Distribution

    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(scratch / "lib"), str(scratch / "o")
    command.ensure_finalized()
    command.run()
    return scratch / "lib"


def complaint() -> str:
    """Return what is missing for compiling; empty if nothing is."""
    try:
        import mypyc.build  # noqa: F401
        from setuptools import Extension
    except ImportError as error:
        return str(error)
    with tempfile.TemporaryDirectory() as scratch:
        code = Path(scratch, "probe.c")
        code.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n")
        try:
            build([Extension("probe", [str(code)])], Path(scratch))
        except Exception as error:  # whatever a compiler or its absence raises
            return str(error)
    return ""


def make_alone(library: str, folder: Path) -> str:
    """Make one library in a separate process, since mypyc ends its process when it fails."""
    command = [sys.executable, "-m", __spec__.name, library, str(folder)]
    pipe, out = subprocess.PIPE, subprocess.STDOUT
    done = subprocess.run(command, stdout=pipe, stderr=out, text=True, errors="replace")
    if not done.returncode:
        return ""
    shutil.rmtree(folder / library, ignore_errors=True)  # an old one could not be used either
    return f"{library}:\n{done.stdout}"


def main(words: list[str]) -> int:
    if len(words) == 2:
        make(words[0], Path(words[1]).resolve())
        return 0
    folder = Path(words[0]).resolve() if words else HERE
    due = [library for library, paths in libraries().items() if stale(library, paths, folder)]
    if not due:
        return 0
    say = sys.stderr.write
    missing = complaint()
    if missing:
        say(f"The rules are not compiled; the pure Python ones are used: {missing}\n")
        return 1
    say(f"Compiling the rules ({', '.join(due)}) …\n")
    due.sort(key=size, reverse=True)  # the largest first, so that all processors finish together
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = [told for told in pool.map(make_alone, due, [folder] * len(due)) if told]
    for told in failed:
        say(f"Not compiled; the pure Python modules are used: {told}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
