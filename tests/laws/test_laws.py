"""All laws on every configuration of every game, the rulings those games must meet, and the words
for all they meet: every sort of line, note, decision and part of a score, in three languages.

What they must meet is said by `expected/<game>.py`: `GAMES` per configuration, how often the dear
laws are asked (`SAMPLE`, by players, where not as usual), the rulings `possible` there and those
`sure` to be met, the facts of what `happens`.
"""

from importlib import import_module

import pytest

from sheepfold import games
from sheepfold.cli.words import unsaid
from sheepfold.core.findings import (
    law_6_is_not_empty,
    law_6_memory_is_not_empty,
    law_10_is_not_empty,
)
from sheepfold.core.laws import law_3_texts_parse
from sheepfold.lab.check import Part, inspect

FEW = 10  # games of a rare variant in which there may be nothing to remember
CONFIGURATIONS = [
    (name, number)
    for name in games.GAMES
    for number in range(len(games.make(name).configurations()))
]


def label(configuration: tuple[str, int]) -> str:
    players, options = games.make(configuration[0]).configurations()[configuration[1]]
    return "-".join([configuration[0], str(players), *(f"{k}={v}" for k, v in options.items())])


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_all_laws_hold_and_the_rulings_are_met(configuration: tuple[str, int]) -> None:
    name, number = configuration
    expected = import_module(f"tests.laws.expected.{name}")
    game = games.make(name)
    players, _ = game.configurations()[number]
    sample = expected.SAMPLE.get(players)
    report = inspect(Part(name, number, range(expected.GAMES), sample=sample))
    assert report.violation is None, f"{report.violation}\n{report.record}"
    assert report.findings.games == expected.GAMES
    assert report.findings.seeds >= expected.GAMES
    law_6_is_not_empty(game, report.findings)
    law_10_is_not_empty(report.findings)
    if not report.options.get("memory_aid") and (number == 0 or expected.GAMES > FEW):
        law_6_memory_is_not_empty(game, report.findings)
    assert unsaid(game, report.findings.examples) == []
    settings = report.players, report.options
    assert report.findings.rulings <= expected.possible(*settings)
    assert expected.sure(*settings) <= report.findings.rulings
    assert expected.happens(*settings) <= report.findings.facts


@pytest.mark.parametrize("name", games.GAMES)
def test_every_text_parses_back(name: str) -> None:
    law_3_texts_parse(games.make(name))
