"""Who may import whom: the arrows of docs/architecture.md."""

import ast
import sys
from pathlib import Path

import pytest

from sheepfold import games

PACKAGE = Path(__file__).parents[2] / "src" / "sheepfold"

# Each layer, and the parts of the package it may import besides itself. Of a game's folder the top
# is the layer `games`, and each folder in it a layer of its own.
MAY_IMPORT = {
    "compiled": set(),
    "core": set(),
    "games": {"core"},
    "games/bot": {"core", "games", "bots"},
    "games/terminal": {"core", "games", "cli", "language", "narrator"},
    "games/lab": {"core", "games", "games/bot", "bots", "lab"},
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
STANDARD_LIBRARY_ONLY = ("core", "games", "games/bot", "games/lab", "")
IN_A_GAME = ("bot", "terminal", "lab")
NOT_FOR_GAMES = {"random", "time", "os", "secrets", "datetime"}

FILES = sorted(PACKAGE.rglob("*.py"))


def layer(path: Path) -> str:
    words = list(path.relative_to(PACKAGE).with_suffix("").parts)
    return part(".".join(["sheepfold", *(words[:-1] if words[-1] == "__init__" else words)]))


def imports(path: Path) -> set[str]:
    """The modules a file imports, and the names it imports from ours as if they were modules."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            module = str(node.module)
            if module != "sheepfold":
                found.add(module)
            if module.split(".")[0] == "sheepfold":
                found |= {f"{module}.{name.name}" for name in node.names}
    return found


def part(module: str) -> str:
    """The layer a module of ours belongs to; names of the package itself are layer ''."""
    match module.split("."):
        case [_, "games", _, folder, *_] if folder in IN_A_GAME:
            return f"games/{folder}"
        case [_, first, *_] if first in MAY_IMPORT:
            return first
    return ""


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
    [path for path in FILES if layer(path).startswith("games") and path.parent.name != "games"],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_a_game_knows_neither_other_games_nor_clocks_nor_generators(path: Path) -> None:
    own = f"sheepfold.games.{path.relative_to(PACKAGE).parts[1]}"
    for module in imports(path):
        assert module.split(".")[0] not in NOT_FOR_GAMES, f"{path} imports {module}"
        if module.startswith("sheepfold.games"):
            assert module == own or module.startswith(f"{own}."), f"{path} imports {module}"


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if layer(path) == "games/terminal"],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_a_terminal_board_draws_views_and_knows_neither_rules_nor_states(path: Path) -> None:
    game = f"sheepfold.games.{path.parents[1].name}"
    known = imports(path)
    for module in (f"{game}.rules", f"{game}.state"):
        assert not [one for one in known if f"{one}.".startswith(f"{module}.")], path


def test_a_forbidden_import_would_be_noticed(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(
        "import random\n"
        "from sheepfold import lab\n"
        "from sheepfold.bots import make\n"
        "from sheepfold.games.te_kuiti import bot, rules\n"
        "from sheepfold.games.te_kuiti.terminal.board import draw\n"
    )
    found = imports(path)
    assert {"random", "sheepfold.bots", "sheepfold.lab"} < found
    parts = {part(module) for module in found - {"random"}}
    assert parts == {"bots", "lab", "games", "games/bot", "games/terminal"}


@pytest.mark.parametrize("game", games.GAMES)
def test_every_folder_of_a_game_has_its_own_arrows(game: str) -> None:
    home = PACKAGE / "games" / game
    folders = {path.parent.relative_to(home).as_posix() for path in home.glob("*/**/*.py")}
    assert folders <= set(IN_A_GAME)
    assert {layer(path) for path in home.glob("*.py")} <= {"games"}
    for folder in folders:
        assert layer(home / folder / "__init__.py") == f"games/{folder}"
