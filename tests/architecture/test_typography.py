"""The marks and spaces of all words are those of their language."""

import re
from pathlib import Path
from typing import Final

import pytest

from sheepfold.language import LANGUAGES

ROOT = Path(__file__).parents[2]
SPACE: Final = "\N{NO-BREAK SPACE}"
NARROW: Final = "\N{NARROW NO-BREAK SPACE}"

# What must not occur. A mark before a letter is a sign of the terminal: »black, ?x.
FORBIDDEN: Final = {
    "en": (r"[„«]|»(?!\w)", r"[\w)}] [:;?!%](?![\w)])"),
    "de": (r"[”«]|»(?!\w)", r"[\w)}] [:;?!%](?![\w)])"),
    "fr": (
        r"[„“”]",
        rf"[^{SPACE}][:%](?!\S)",
        rf"[^{NARROW}(][;?!](?!\S)",
        r" [:;?!%»](?!\w)",
        rf"«(?!{SPACE})",
        rf"(?<!{SPACE})»(?!\w)",
    ),
}
EVERYWHERE: Final = (r"\w'\w", '"', r"\.\.\.", r"\S  ")
QUOTES: Final = {"en": ("“", "”"), "de": ("„", "“"), "fr": ("«", "»")}


def files(lang: str) -> list[Path]:
    named = [*ROOT.glob(f"src/sheepfold/**/{lang}.ftl"), *ROOT.glob(f"web/src/games/*/{lang}.ftl")]
    return sorted([*named, *ROOT.glob(f"web/src/text/{lang}/*.ftl")])


def lines(path: Path) -> list[str]:
    """Without comments and literal strings."""
    text = re.sub(r'\{ "[^"]*" \}', "", path.read_text("utf-8"))
    return [line.rstrip() for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_have_the_marks_and_spaces_of_their_language(lang: str):
    assert len(files(lang)) > len(LANGUAGES)
    wrong = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in files(lang)
        for line in lines(path)
        for pattern in (*FORBIDDEN[lang], *EVERYWHERE)
        if re.search(pattern, line)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_quotation_that_opens_closes(lang: str):
    opening, closing = QUOTES[lang]
    for path in files(lang):
        for line in lines(path):
            signs = re.sub(rf"{closing}(?=\w)", "", line) if lang == "fr" else line
            assert signs.count(opening) == signs.count(closing), line
