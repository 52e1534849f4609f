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
    ("lang", "rows", "sums"),
    [
        ("en", "Line Player Chance Played Better", "Player Start Moves Others Luck Result"),
        ("de", "Zeile Wer Aussicht Gespielt Besser", "Wer Anfang Züge Andere Glück Ergebnis"),
        ("fr", "Ligne Qui Chances Joué Mieux", "Qui Début Coups Autres Hasard Résultat"),
    ],
)
def test_the_sums_come_first_and_headings_in_every_language(
    file: Path, lang: str, rows: str, sums: str
):
    asked = ("analyse", str(file), "--budget", "0.01", "--lang", lang)
    lines = [line.split() for line in command(*asked, data=file.parent).stdout.splitlines()]
    assert lines[0] == sums.split()
    assert lines.count(rows.split()) == 1


def test_a_swing_is_a_sentence_of_its_own_and_no_narrow_column(file: Path):
    asked = ("analyse", str(file), "--budget", "0.01")
    said = json.loads(command(*asked, "--json", data=file.parent).stdout)
    swings = [said["points"][place] for place in said["swings"]]
    costly = [swing for swing in swings if swing["cost"] > 0]
    assert costly
    lines = command(*asked, data=file.parent).stdout.splitlines()
    head = [line for line in lines if line.startswith("! ")]
    costly.sort(key=lambda swing: swing["line"])
    for line, swing in zip(head, costly, strict=True):
        assert line.startswith(f"! Line {swing['line']}, ")
    assert max(map(len, lines)) <= 80


def test_the_same_as_data(file: Path):
    done = command("analyse", str(file), "--budget", "0.01", "--json", data=file.parent)
    found = json.loads(done.stdout)
    assert found["game"] == "te_kuiti"
    assert [sum(found[part][0] for part in ("start", "play", "gifts", "luck"))] == pytest.approx(
        found["result"]
    )
    assert all(point["cost"] <= point["chance"] for point in found["points"])
