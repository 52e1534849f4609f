"""The page's words: the same keys, attributes and variables in three languages, each used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(
    path.relative_to(SOURCE).as_posix()
    for path in (*SOURCE.glob("text/en/*.ftl"), *SOURCE.glob("games/*/en.ftl"))
)


class Variables(Visitor):
    """The names of the facts that fill a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def shape(path: Path) -> list[tuple[str, list[str], set[str]]]:
    """Keys, attributes and variables, in the order of the file."""
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)], path
    found = []
    for entry in entries:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            names = [attribute.id.name for attribute in entry.attributes]
            found.append((entry.id.name, names, variables.found))
    return found


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_file_has_the_same_shape_in_every_language(name: str, lang: str):
    theirs = re.sub(r"\ben(?=/|\.ftl)", lang, name)
    assert shape(SOURCE / theirs) == shape(SOURCE / name)


def test_no_word_is_left_over():
    """Every key of the page's own words occurs in its source, whole or by its beginning."""
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in SOURCE.rglob("*")
        if path.suffix in (".ts", ".svelte") and "made" not in path.parts
    )
    beginnings = set(re.findall(r"`([a-z][\w-]*-)\$\{", source))
    keys = [key for name in FILES for key, _, _ in shape(SOURCE / name)]
    unused = [
        key
        for key in keys
        if f'"{key}"' not in source
        and f'"{key}.' not in source
        and not any(key.startswith(beginning) for beginning in beginnings)
    ]
    assert unused == []
