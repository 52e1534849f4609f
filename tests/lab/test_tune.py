"""Weights learned from games."""

import json
from dataclasses import asdict
from math import exp, log
from pathlib import Path

import pytest

from sheepfold.bots.knowledge import tuned
from sheepfold.core.rng import Plain
from sheepfold.lab.tune import Position, fit, measure, surprised, truth, tune
from tests.cli.terminal import sheepfold


def test_weights_that_made_the_results_are_found():
    rng, weights = Plain("weights"), (2.0, -1.0, 0.0)
    positions = []
    for _ in range(1500):
        features = [[rng.random() * 4 - 2 for _ in weights] for _ in range(2)]
        lead = sum(
            weight * (one - other) for weight, one, other in zip(weights, *features, strict=True)
        )
        won = float(rng.random() < 1 / (1 + exp(-lead)))
        positions.append(Position(features, [won, 1 - won]))
    found = fit(positions, [0.0, 0.0, 0.0], Plain("fit"))
    assert found == pytest.approx(weights, abs=0.3)
    learned = sum(surprised(one, found) for one in positions)
    assert learned < 0.7 * sum(surprised(one, [0.0, 0.0, 0.0]) for one in positions)


def test_a_feature_that_never_occurs_keeps_its_weight():
    positions = [Position([[float(won), 0.0], [1.0 - won, 0.0]], [won, 1 - won]) for won in (0, 1)]
    learned, kept = fit(positions, [0.0, 0.7], Plain("fit"))
    assert learned > 0
    assert kept == 0.7


def test_a_round_repeats_whatever_the_number_of_processes():
    start = tuned("sheepland")
    one, two = (tune("sheepland", 10, 7, start, players=(2,), jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert one.positions > 50
    assert set(one.weights) == set(start)


def test_chances_are_compared_with_what_they_came_to():
    """A feature of 1 with weight ln 3 tells 3 to 1: three of four such matches are won."""
    positions = [Position([[1.0], [0.0]], [won, 1 - won]) for won in (1.0, 1.0, 1.0, 0.0)]
    found, boast = truth(positions, [log(3)]), truth(positions, [log(99)])
    assert [step.predicted for step in found.steps] == pytest.approx([0.25, 0.75])
    assert [step.predicted for step in boast.steps] == pytest.approx([0.01, 0.99])
    for steps in (found.steps, boast.steps):
        assert [(step.came, step.number) for step in steps] == [(0.25, 4), (0.75, 4)]
    assert found.surprise == pytest.approx(0.811, abs=0.001)  # bits of 3 to 1
    assert boast.surprise > found.surprise


def test_what_was_learned_is_measured_by_games_not_learned_from():
    found = tune("sheepland", 25, 7, {}, players=(2,))
    assert 0 < found.after.positions < found.positions / 2
    assert found.before.positions == found.after.positions
    assert found.before.surprise == pytest.approx(1), "who knows nothing tells one half"
    assert found.after.surprise != pytest.approx(1)


def test_weights_there_are_can_be_measured_without_learning(tmp_path: Path):
    weights = tuned("te_kuiti")
    found = measure("te_kuiti", 10, 3, weights, players=(2,))
    asked = ["tune", "te_kuiti", "--rounds=0", "--games=10", "--seed=3", "--players=2"]
    done = sheepfold(*asked, data=tmp_path)
    line, heads, *rows = done.stdout.splitlines()
    assert line == f"{found.positions} positions, surprise {found.surprise:.4f}"
    assert heads.split() == ["predicted", "happened", "positions"]
    assert len(rows) == len(found.steps)
    told = json.loads(sheepfold(*asked, "--json", data=tmp_path).stdout)
    assert told["weights"] == weights
    assert told["surprise"] == found.surprise
    assert told["steps"] == [asdict(step) for step in found.steps]


def test_too_few_games_are_not_measured(tmp_path: Path):
    done = sheepfold("tune", "sheepland", "--games=10", "--rounds=1", "--players=2", data=tmp_path)
    assert "positions, too few games to measure\n" in done.stdout
