"""Weights kept or not by whether they win."""

import json
from pathlib import Path

import pytest

from sheepfold import SetupError
from sheepfold.bots.knowledge import tuned
from sheepfold.lab.climb import FROM_NOTHING, STEP, Trial, climb, steps
from tests.cli.terminal import sheepfold

NOTHING = {"sheep": 0.0, "open": 0.0}


def test_a_weight_is_tried_larger_and_smaller_and_from_nothing_both_ways():
    assert steps(2.0) == (2 * STEP, round(2 / STEP, 3))
    assert steps(0.0) == (FROM_NOTHING, -FROM_NOTHING)


def test_who_wants_sheep_wins_more_than_who_wants_nothing():
    trials = list(climb("sheep_and_thief", 16, 1, NOTHING))
    assert trials[0].kept
    assert trials[0].name == "sheep"
    assert trials[0].low > 0.5
    kept: dict[str, float] = {}
    for trial in trials:
        assert trial.before == kept.get(trial.name, 0), "what was kept holds from then on"
        assert trial.low <= trial.share <= trial.high
        if trial.kept:
            kept[trial.name] = trial.tried


def test_who_shuns_sheep_still_more_is_not_kept():
    shunned = next(climb("sheep_and_thief", 16, 1, {"sheep": -0.5}))
    assert shunned.tried < -0.5
    assert not shunned.kept


def test_trials_repeat_whatever_the_number_of_processes():
    def first(jobs: int) -> Trial:
        return next(climb("sheepland", 10, 7, tuned("sheepland"), jobs=jobs))

    assert first(1) == first(2)


def test_only_some_weights_are_tried_and_with_the_modules_asked_for():
    def shares(**options: object) -> list[tuple[str, float]]:
        trials = climb(
            "sheep_and_thief", 16, 1, {"sheep": 1, "black": 0}, only=["black"], options=options
        )
        return [(trial.name, trial.share) for trial in trials]

    assert shares() == [("black", 0.5), ("black", 0.5)], "without a black sheep it counts nothing"
    assert shares(black_sheep=True) != shares()


def test_with_more_players_a_fair_share_is_less():
    trial = next(climb("sheepland", 12, 1, tuned("sheepland"), nodes=2, players=3))
    assert trial.low <= trial.share <= trial.high
    with pytest.raises(SetupError):
        next(climb("sheepland", 10, 1, tuned("sheepland"), players=9))


def test_on_the_command_line_what_is_kept_is_written(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    words = ("climb", "sheepland", "--games", "10", "--rounds", "1", "--nodes", "2")
    done = sheepfold(*words, "--write", str(file), "--json", data=tmp_path)
    found = json.loads(done.stdout)
    kept = {trial["name"]: trial["tried"] for trial in found["trials"] if trial["kept"]}
    assert found["weights"] == {**tuned("sheepland"), **kept} == json.loads(file.read_text("utf-8"))
    assert done.stderr.count("\n") == len(found["trials"])
