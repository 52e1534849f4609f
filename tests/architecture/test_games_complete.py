"""A game is complete: files, rulings with words and tests, three languages, playthroughs, a bot."""

import json
import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from sheepfold import bots, games
from sheepfold.bots.advice import Adviser
from sheepfold.cli.boards import board_of
from sheepfold.core import options, record
from sheepfold.core.errors import RULINGS
from sheepfold.lab.habits import habits_of
from sheepfold.language import LANGUAGES
from tests.playthroughs.files import records

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "sheepfold"
GAMES = list(games.GAMES)
FILES = (
    "RULINGS.md",
    "actions.py",
    "components.json",
    "components.py",
    "facts.py",
    "game.py",
    "rules.py",
    "state.py",
    "view.py",
)


def folder(game: str) -> Path:
    return PACKAGE / "games" / game


def entries(path: Path) -> dict[str, set[str]]:
    """Per message and attribute of a Fluent file the variables it uses; no junk."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    return set()


def ruling_tests(game: str) -> str:
    paths = (ROOT / "tests" / "games" / game).glob("test_*.py")
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@pytest.mark.parametrize("game", GAMES)
def test_it_has_its_files(game: str) -> None:
    for name in FILES:
        assert (folder(game) / name).is_file(), f"{game} lacks {name}"
    assert "status" in json.loads((folder(game) / "components.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_it_has_a_board_in_the_terminal_a_greedy_bot_and_players_with_habits(game: str) -> None:
    assert callable(getattr(board_of(game), "draw", None))
    assert habits_of(game)
    for name in bots.BOTS:
        bots.make(name, games.make(game))


def test_the_package_has_one_list_of_games() -> None:
    """Elsewhere a game may be an example, but no file names most of them."""
    for path in PACKAGE.rglob("*.py"):
        if not path.is_relative_to(PACKAGE / "games"):
            named = set(re.findall("|".join(GAMES), path.read_text(encoding="utf-8")))
            assert len(named) <= len(GAMES) // 2 + 1, f"{path} names {named}"


@pytest.mark.parametrize("place", ["", *(f"games/{game}" for game in GAMES)])
def test_it_speaks_three_languages_with_equal_keys(place: str) -> None:
    texts = {lang: entries(PACKAGE / place / "text" / f"{lang}.ftl") for lang in LANGUAGES}
    for lang, found in texts.items():
        assert found == texts["en"], f"{lang}.ftl differs from en.ftl"


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_words_a_table_row_and_a_test_that_bears_its_id(game: str) -> None:
    rulings = games.make(game).rulings
    words = entries(folder(game) / "text" / "en.ftl")
    table = re.findall(
        r"^\| ([A-Z]+-[A-Z]?\d+) \|", (folder(game) / "RULINGS.md").read_text(), re.MULTILINE
    )
    assert tuple(table) == rulings
    source = ruling_tests(game)
    for ruling in rulings:
        assert ruling in words
        assert f"{ruling}.title" in words
        name = ruling.replace("-", "_")
        assert re.search(rf"^def test_{name}_\w+\(", source, re.MULTILINE), f"no test for {ruling}"


def test_the_cores_rulings_have_words() -> None:
    words = entries(PACKAGE / "text" / "en.ftl")
    assert set(RULINGS) <= set(words)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_verb_has_words(game: str) -> None:
    made = games.make(game)
    words = set(entries(folder(game) / "text" / "en.ftl"))
    needed = {"name", "tagline", "credits", "board-signs"}
    for name, choices in options.choices(made.options).items():
        needed |= {f"option-{name}", f"option-{name}.help"}
        needed |= {f"{name}-{choice}" for choice in choices if isinstance(choice, str)}
    needed |= {f"log-{verb.name}" for verb in made.actions.verbs}
    needed |= {f"reason-{reason.key}" for reason in made.reasons}
    assert needed <= words, needed - words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_for_advice_are_of_its_reasons_and_in_their_order(game: str, lang: str) -> None:
    """A feature that says nothing to people has none: then a hint gives no reason."""
    words = [key for key in entries(folder(game) / "text" / f"{lang}.ftl") if key[:4] == "why-"]
    reasons = [f"why-{name}" for name in Adviser(games.make(game)).reasons]
    assert set(words) <= set(reasons)
    plain = [key for key in words if "." not in key]
    assert plain == [key for key in reasons if key in plain]
    assert len(plain) > len(reasons) // 5


@pytest.mark.parametrize("game", GAMES)
def test_every_configuration_has_a_playthrough(game: str) -> None:
    made = games.make(game)
    met = set()
    for text in records(game).values():
        read = record.parse(text)
        met |= {(read.players, name, value) for name, value in read.options.items()}
    for players, values in made.configurations():
        for (name, value), count in product(values.items(), [players]):
            assert (count, name, options.word(value)) in met
