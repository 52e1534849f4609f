"""Who may import whom: the arrows of docs/architecture.md."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "sheepfold"

# Each layer, and the parts of the package it may import besides itself.
MAY_IMPORT = {
    "compiled": set(),
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "processes": {"core"},
    "lab": {"compiled", "core", "games", "bots", "processes"},
    "language": {"core", "games"},
    "narrator": {"core", "language"},
    "store": {"core"},
    "server": {"core", "games", "bots", "language", "narrator", "store", ""},
    "load": {
        "core",
        "games",
        "bots",
        "processes",
        "",
    },  # a client: it knows the server's address, not its code
    "siege": {"core", "games", "processes", "load", ""},  # a client as well
    "cli": {
        *("core", "games", "bots", "lab", "language", "narrator"),
        *("store", "server", "load", "siege", ""),
    },
    "": {"compiled", "core", "games"},  # the package itself, `import sheepfold`
    "__main__": {"cli"},
}
STANDARD_LIBRARY_ONLY = ("core", "games", "")
NOT_FOR_GAMES = {"random", "time", "os", "secrets", "datetime"}

FILES = sorted(PACKAGE.rglob("*.py"))


def layer(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "" if first == "__init__" else first


def imports(path: Path) -> set[str]:
    """The modules a file imports, `from sheepfold import games` as `sheepfold.games`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            module = str(node.module)
            if module == "sheepfold":
                found |= {f"sheepfold.{name.name}" for name in node.names}
            else:
                found.add(module)
    return found


def part(module: str) -> str:
    """The layer a module of ours belongs to; names of the package itself are layer ''."""
    words = module.split(".")
    return words[1] if len(words) > 1 and words[1] in MAY_IMPORT else ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_follow_the_arrows(path: Path) -> None:
    own = layer(path)
    for module in imports(path):
        if module.split(".")[0] == "sheepfold":
            assert part(module) in MAY_IMPORT[own] | {own}, f"{path} imports {module}"
        elif own in STANDARD_LIBRARY_ONLY:
            assert module.split(".")[0] in sys.stdlib_module_names, f"{path} imports {module}"


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if layer(path) == "games" and path.parent.name != "games"],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_a_game_knows_neither_other_games_nor_clocks_nor_generators(path: Path) -> None:
    own = f"sheepfold.games.{path.relative_to(PACKAGE).parts[1]}"
    for module in imports(path):
        assert module.split(".")[0] not in NOT_FOR_GAMES, f"{path} imports {module}"
        if module.startswith("sheepfold.games"):
            assert module == own or module.startswith(f"{own}."), f"{path} imports {module}"


def test_a_forbidden_import_would_be_noticed(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("import random\nfrom sheepfold.bots import make\nfrom sheepfold import lab\n")
    assert imports(path) == {"random", "sheepfold.bots", "sheepfold.lab"}
    assert [part(module) for module in sorted(imports(path))] == ["", "bots", "lab"]
