"""`sheepfold analyse`: tables in the reader's language, and the same as data."""

import json
from pathlib import Path

import pytest

import sheepfold
from sheepfold.core.rng import Plain
from tests.cli.terminal import sheepfold as command


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match of Te Kuiti alone, played at random to its end."""
    match, rng = sheepfold.Match.start("te_kuiti", players=1, seed=2), Plain("alone")
    while not match.over:
        legal = match.legal(0)
        match.play(0, legal[rng.below(len(legal))])
    record = tmp_path / "night.sheepfold"
    record.write_text(match.record(), "utf-8")
    return record


@pytest.mark.parametrize(
    ("lang", "first", "last"),
    [
        ("en", "Line Player Chance Played Better", "Player Start Moves Others Luck Result"),
        ("de", "Zeile Wer Aussicht Gespielt Besser", "Wer Anfang Züge Andere Glück Ergebnis"),
        ("fr", "Ligne Qui Chances Joué Mieux", "Qui Début Coups Autres Hasard Résultat"),
    ],
)
def test_tables_have_headings_in_every_language(file: Path, lang: str, first: str, last: str):
    asked = ("analyse", str(file), "--budget", "0.01", "--lang", lang)
    lines = command(*asked, data=file.parent).stdout.splitlines()
    assert lines[0].split() == first.split()
    assert lines[-2].split() == last.split()


def test_the_same_as_data(file: Path):
    done = command("analyse", str(file), "--budget", "0.01", "--json", data=file.parent)
    found = json.loads(done.stdout)
    assert found["game"] == "te_kuiti"
    assert [sum(found[part][0] for part in ("start", "play", "gifts", "luck"))] == pytest.approx(
        found["result"]
    )
    assert all(point["cost"] <= point["chance"] for point in found["points"])
