"""`sheepfold check`: reports per configuration, and a record that reproduces a violation."""

import json
import os
import subprocess
from pathlib import Path

import pytest

import sheepfold
from sheepfold import games
from sheepfold.games.te_kuiti import TeKuiti
from sheepfold.games.te_kuiti.state import Field
from sheepfold.lab.check import check, check_record, games_each
from tests import nursery


def test_every_configuration_is_reported_and_jobs_do_not_matter() -> None:
    one = list(check("te_kuiti", 2, 3))
    assert one == list(check("te_kuiti", 2, 3, jobs=2))
    made = games.make("te_kuiti").configurations()
    assert [(report.players, report.options) for report in one] == made
    assert all(report.findings.games == 2 for report in one)
    assert all(report.violation is None for report in one)


def test_a_game_with_many_configurations_plays_a_few_games_of_each_and_one_with_few_many() -> None:
    assert games_each("te_kuiti") == 80
    assert games_each("meadowmight") == 4
    assert games_each("meadowmight", 1) == 1


class LosesAFence(TeKuiti):
    def apply(self, state: Field, seat: int, action: int) -> None:
        super().apply(state, seat, action)
        if state.supply == 25:
            state.supply = 24


def test_a_violation_comes_with_a_record_that_reproduces_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(games.GAMES, "te_kuiti", LosesAFence)
    first = next(check("te_kuiti", 1, 0))
    assert first.violation is not None
    assert first.violation.startswith("law 5: 'fence")
    assert first.record is not None
    again = check_record(first.record)
    assert again.violation is not None
    assert again.violation.startswith("law 5: 'fence")
    monkeypatch.undo()


def run(*words: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    return nursery.run(["check", *words], environ={**os.environ, "COLUMNS": "200"}, folder=folder)


def test_the_command_reports_games_positions_and_rulings(tmp_path: Path) -> None:
    done = run("te_kuiti", "--games", "1", "--json", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    rows, (end,) = told["configurations"], told["games"]
    assert end["game"] == "te_kuiti"
    assert set(end["unmet"]) == set(TeKuiti.rulings) - {
        one for row in rows for one in row["rulings"]
    }
    assert (end["secrets"], end["violation"], end["unsaid"]) == (False, None, [])
    assert [row["games"] for row in rows] == [1] * 5
    assert all(row["positions"] > 20 and len(row["rulings"]) > 3 for row in rows)
    assert list(tmp_path.iterdir()) == []


def test_the_command_checks_a_record(tmp_path: Path) -> None:
    match = sheepfold.Match.start("te_kuiti", players=2, seed=1)
    (tmp_path / "a.record").write_text(match.record(), encoding="utf-8")
    done = run("--record", "a.record", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "All laws hold." in done.stdout
    for name, answer in (
        ("missing.record", "sheepfold: there is no file missing.record\n"),
        (".", "sheepfold: . is a folder, not a record\n"),
    ):
        refused = run("--record", name, folder=tmp_path)
        assert (refused.returncode, refused.stderr) == (2, answer)
