"""The rules compiled by mypyc, from the same source: used only if made from exactly the files
that exist here now. Otherwise, and with SHEEPFOLD_PURE=1, Python finds the pure modules as usual.

There is a library for each game and one for the core, each in its own folder, made by `make.py`. In
that folder each compiled module has the path that its name says.
"""

import os
import sys
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = HERE.parent
MADE_FROM = "made-from"  # in a library's folder, written last: the digest and path of each source
SUFFIX = EXTENSION_SUFFIXES[0]  # names this Python and this kind of machine
CORE = "core"


def shared(library: str) -> str:
    """Return the module that contains a library's code; those of its folder only refer to it."""
    return f"sheepfold_{library}__mypyc"


def code_of(library: str, folder: Path) -> Path:
    return folder / library / (shared(library) + SUFFIX)


def forced_pure() -> bool:
    return os.environ.get("SHEEPFOLD_PURE", "") not in ("", "0")


@cache
def why_pure(library: str) -> str:
    """Return why a game or the core runs from pure modules; empty if it runs compiled."""
    if forced_pure():
        return "SHEEPFOLD_PURE is set"
    if not code_of(library, HERE).exists():
        return "not compiled here"
    if not up_to_date(library, HERE):
        return "the source has changed since it was compiled"
    try:
        import_module(shared(library))
    except ImportError as error:
        return f"the compiled library cannot be loaded: {error}"
    return ""


def up_to_date(library: str, folder: Path) -> bool:
    """Return whether a library was made from the current sources, for this Python."""
    try:
        made_from = (folder / library / MADE_FROM).read_text("utf-8")
        now = digests(line.split(" ", 1)[1] for line in made_from.splitlines())
        return made_from == now and code_of(library, folder).exists()
    except (OSError, ValueError, IndexError):
        return False


def digests(paths: Iterable[str]) -> str:
    """Return a line for each of these files of the package: the digest of its content, its path."""
    return "".join(
        f"{sha256((PACKAGE / path).read_bytes()).hexdigest()} {path}\n" for path in paths
    )


class Finder:
    """A finder before Python's own finders; it finds compiled modules."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        match name.split("."):
            case ["sheepfold", "games", library, _, *_]:
                pass
            case ["sheepfold", "core" | "bots", _]:
                library = CORE
            case [module] if module.startswith("sheepfold_") and module.endswith("__mypyc"):
                library = module.removeprefix("sheepfold_").removesuffix("__mypyc")
            case _:
                return None
        file = HERE / library / (name.replace(".", os.sep) + SUFFIX)
        if not file.exists() or (name != shared(library) and why_pure(library)):
            return None
        return spec_from_file_location(name, file)


def serve() -> None:
    """Let Python find compiled modules from now on; call it before any of them is imported."""
    sys.meta_path.insert(0, Finder)
