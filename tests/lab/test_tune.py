"""Weights learned from games."""

from math import exp

import pytest

from sheepfold.bots.knowledge import tuned
from sheepfold.core.rng import Plain
from sheepfold.lab.tune import Position, fit, surprised, tune


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
