"""`sheepfold replay` through pipes: positions as pictures and as data, redacted and odd records."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sheepfold import Match
from sheepfold.core.record import parse
from tests.cli.terminal import sheepfold, whole_game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "whole.record"
    path.write_text(whole_game(["person", "greedy"], seed=3)[1].record())
    return path


def position(record: Path, *options: str) -> dict[str, Any]:
    done = sheepfold("replay", str(record), "--json", *options, data=record.parent)
    assert done.returncode == 0
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_positions_as_data(record: Path):
    match = Match.replay(record.read_text())
    start = position(record, "--at", "0")
    assert start["at"] == 0
    assert start["of"] == len(match.events)
    assert start["line"] is None
    assert start["over"] is False
    assert start["view"]["fences"] == []
    third = position(record, "--at", "3", "--seat", "1", "--lang", "de")
    assert third["move"] == str(match.events[2])
    assert third["line"].startswith("Du hast einen Zaun gesetzt")
    assert third["view"]["viewer"] == 1
    assert len(third["view"]["fences"]) == 2
    end = position(record)
    assert end["over"] is True
    assert end["at"] == end["of"]
    assert end["view"]["pending"] == []


def test_a_position_as_a_picture(record: Path):
    done = sheepfold("replay", str(record), "--at", "2", data=record.parent)
    assert "Move 2 of" in done.stdout
    assert "placed a fence" in done.stdout
    assert "Round 1 of 2" in done.stdout


@pytest.mark.parametrize("options", [["--at", "9999"], ["--at", "-1"], ["--seat", "7"]])
def test_positions_and_seats_that_are_not_there(options: list[str], record: Path):
    done = sheepfold("replay", str(record), *options, data=record.parent)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_stepping_through_pipes_ends_with_the_input(record: Path):
    done = sheepfold("replay", str(record), data=record.parent, lines=["", "e"])
    assert done.returncode == 0
    assert "Start, before move 1" in done.stdout


def test_a_redacted_record_shows_its_log_only(tmp_path: Path):
    path = tmp_path / "redacted.record"
    path.write_text(whole_game(["person", "greedy"], seed=3)[1].record(viewer=0))
    done = sheepfold("replay", str(path), data=tmp_path)
    assert done.returncode == 0
    assert "redacted" in done.stdout
    assert "placed a fence" in done.stdout
    assert "░" not in done.stdout
    assert len(position(path)["lines"]) == position(path)["of"]
    for words in (["--at", "500"], ["--at", "-1"], ["--seat", "1"]):
        assert sheepfold("replay", str(path), *words, data=tmp_path).returncode == 2
    resumed = sheepfold("play", "te_kuiti", "--resume", str(path), data=tmp_path)
    assert resumed.returncode == 2
    assert "not resumed" in resumed.stderr


def test_the_end_shows_scores_and_winner(record: Path):
    done = sheepfold("replay", str(record), "--at", str(position(record)["of"]), data=record.parent)
    assert "wins!" in done.stdout or "share the win" in done.stdout
    match = Match.replay(record.read_text())
    assert position(record)["winners"] == match.winners()
    assert [s["total"] for s in position(record)["scores"]] == [s.total for s in match.scores()]
    assert position(record, "--at", "3")["scores"] is None


def test_a_record_of_a_newer_version_asks_for_an_update(record: Path):
    newer = replace(parse(record.read_text()), version=99)
    record.write_text(newer.text())
    done = sheepfold("replay", str(record), data=record.parent)
    assert done.returncode == 2
    assert "update" in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_undo_is_a_step_of_its_own(tmp_path: Path):
    match = Match.start("te_kuiti", 2, seed=1)
    match.play(0, "fence b3N")
    match.undo(0)
    path = tmp_path / "undo.record"
    path.write_text(match.record())
    assert position(path, "--at", "2")["view"]["fences"] == ["b3N"]
    assert position(path, "--at", "3")["view"]["fences"] == []
    assert position(path, "--at", "3")["line"] == "Player 1 took a move back."
