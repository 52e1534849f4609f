"""Everything documented is tested, everything public is documented."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer.main

import sheepfold
from sheepfold import games
from sheepfold.cli import COMMANDS, app
from sheepfold.core import record
from tests import nursery
from tests.playthroughs.files import playthrough

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
RUN = "python3 run.py "
NOT_RUN_HERE = ("test", "lock")  # they are run.py's own
WIDTH, MOST_LINES = 140, 5  # of prose, and of a paragraph
BEING_WRITTEN = "add-a-game.md"  # take it out when the new page is there


def name(path: object) -> str:
    return str(path.relative_to(ROOT)) if isinstance(path, Path) else str(path)


def blocks(path: Path, language: str) -> list[str]:
    text = path.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def commands(path: Path) -> list[str]:
    """The `sheepfold` command lines of a page, also those written with run.py."""
    lines = [line.strip() for block in blocks(path, "sh") for line in block.splitlines()]
    found = [line.removeprefix(RUN) for line in lines if line.startswith(RUN)]
    found += [line.removeprefix("sheepfold ") for line in lines if line.startswith("sheepfold ")]
    return [line for line in found if line.split()[0] not in NOT_RUN_HERE]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != BEING_WRITTEN], ids=name)
def test_prose_is_narrow_and_its_paragraphs_are_short(page: Path) -> None:
    """Tables, code, pictures and raw addresses may be wide."""
    text = re.sub(
        r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    for block in re.split(r"\n\s*\n|\n(?=\s*(?:[-*] |\d+\. ))", text):
        lines = [line for line in block.splitlines() if line.strip()]
        if lines and not lines[0].startswith(("|", "#", "[![", "![", "<")):
            assert len(lines) <= MOST_LINES, f"split this: {lines[0]}"
            assert max(map(len, lines)) <= WIDTH, f"wrap this: {lines[0]}"


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=name)
def test_python_on_a_page_runs(page: Path) -> None:
    names: dict[str, Any] = {}
    for block in blocks(page, "python"):
        exec(compile(block, str(page), "exec"), names)


def test_serve_as_the_readme_writes_it_opens(tmp_path: Path) -> None:
    """On a port of its own, until it is told to stop."""
    assert "serve" in commands(ROOT / "README.md")
    with subprocess.Popen(
        [sys.executable, "-m", "sheepfold", "serve", "--port", "0"],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Sheepfold is open at http://127.0.0.1:")
        server.terminate()
        assert server.wait() == 0


# What stands on several pages runs once, for the first of them.
WHERE = {
    line.partition(" #")[0].strip(): page
    for page in reversed(PAGES)
    for line in commands(page)
    if line != "serve"
}
# Each command is really started once: in a nursery, what another one loads could be missing.
STARTED = {line.split()[0]: line for line in WHERE}.values()


@pytest.mark.parametrize(
    ("page", "command"), [(page, line) for line, page in WHERE.items()], ids=name
)
def test_a_command_on_a_page_runs(page: Path, command: str, tmp_path: Path) -> None:
    """In a folder that holds a record called my.record; people's input ends at once."""
    (tmp_path / "my.record").write_text(playthrough("te_kuiti/duel_seeded"), encoding="utf-8")
    words, _, file = command.partition(" > ")
    (tmp_path / "my-island.json").write_text(games.own_components("sheepland"), encoding="utf-8")
    environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    if command in STARTED:
        done = subprocess.run(
            [sys.executable, "-m", "sheepfold", *shlex.split(words)],
            cwd=tmp_path,
            env=environ,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
    else:
        done = nursery.run(shlex.split(words), environ=environ, folder=tmp_path)
    if file:
        (tmp_path / file).write_text(done.stdout, encoding="utf-8")
    assert done.returncode == 0, f"{page.name}: {command}\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_records_on_a_page_are_whole(page: Path) -> None:
    for block in blocks(page, "text"):
        if block.startswith(record.FIRST_LINE):
            sheepfold.Match.replay(block)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_is_documented(command: str) -> None:
    text = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## `(\w+)`.*?\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE))
    assert command in sections, f"no section for {command}"
    group: Any = typer.main.get_command(app([command]))
    for parameter in group.commands[command].params:
        for option in parameter.opts:
            shown = option if option.startswith("-") else parameter.name.upper()
            if shown not in ("--help", "-h"):
                assert f"`{shown}" in sections[command], f"{command} {shown} is not documented"


def test_every_public_name_is_documented() -> None:
    text = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    for public in sheepfold.__all__:
        assert f"sheepfold.{public}" in text, f"{public} is not documented"
    members = [member for member in vars(sheepfold.Match.__mro__[1]) if not member.startswith("_")]
    for member in members:
        if member not in ("game", "state", "resume"):
            assert re.search(rf"\b{member}\b", text), f"Match.{member} is not documented"


def test_every_page_is_listed_in_the_index() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        if page.name != "index.md":
            assert f"({page.name})" in index
    decisions = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs" / "decisions").glob("0*.md"):
        assert f"({page.name})" in decisions
