"""All laws on every configuration of every game, the rulings those games must meet, and the words
for all they meet: every sort of line, note, decision and part of a score, in three languages.

What they must meet is said by `tests/games/<game>/expected.py`: the rulings `possible` there and
those `sure` to be met, the facts of what `happens`. At least `LEAST` games of a configuration are
played, and more, up to `GAMES`, until all that was met. `SAMPLE` says how often the dear laws are
asked, by players, where not as usual. `sheepfold check` plays more games.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from sheepfold import games
from sheepfold.cli.words import unsaid
from sheepfold.core.findings import (
    Findings,
    law_6_is_not_empty,
    law_6_memory_is_not_empty,
    law_10_is_not_empty,
)
from sheepfold.core.laws import Broken, law_3_texts_parse
from sheepfold.core.protocol import AnyGame
from sheepfold.lab.check import Part, inspect
from tests.games.expectations import expectations

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
    game = games.make(name)
    expected = expectations(name)
    players, options = game.configurations()[number]
    found, missing = Findings(), ["all"]
    while missing and found.games < expected.GAMES:
        seeds = range(found.games, found.games + expected.LEAST)
        found.add(played(name, number, seeds, expected.SAMPLE.get(players)))
        assert found.games == seeds.stop
        missing = unmet(game, expected, found, number == 0, players, options)
    assert missing == []
    assert found.seeds >= found.games
    assert unsaid(game, found.examples) == []
    assert found.rulings <= expected.possible(players, options)


def played(name: str, number: int, seeds: range, sample: int | None) -> Findings:
    report = inspect(Part(name, number, seeds, sample=sample))
    assert report.violation is None, f"{report.violation}\n{report.record}"
    return report.findings


def unmet(
    game: AnyGame,
    expected: Any,
    found: Findings,
    usual: bool,
    players: int,
    options: dict[str, Any],
) -> list[str]:
    """What these games should have met and did not: rulings, facts, laws asked about nothing."""
    missing = sorted(expected.sure(players, options) - found.rulings)
    missing += sorted(expected.happens(players, options) - found.facts)
    laws: list[Callable[[Findings], None]] = [
        partial(law_6_is_not_empty, game),
        law_10_is_not_empty,
    ]
    if not options.get("memory_aid") and (usual or expected.GAMES > FEW):
        laws.append(partial(law_6_memory_is_not_empty, game))
    for law in laws:
        try:
            law(found)
        except Broken as empty:
            missing.append(str(empty))
    return missing


@pytest.mark.parametrize("name", games.GAMES)
def test_every_text_parses_back(name: str) -> None:
    law_3_texts_parse(games.make(name))
