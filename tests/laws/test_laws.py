"""All laws on every configuration of every game: 100 games each, and every ruling met."""

import pytest

from sheepfold import games
from sheepfold.core.laws import law_3_texts_parse
from sheepfold.lab.check import Part, inspect

GAMES = 100
CONFIGURATIONS = [
    (name, number)
    for name in games.GAMES
    for number in range(len(games.make(name).configurations()))
]
# Which rulings a configuration cannot meet: those of the other mode, and TK-S9 where every sheep
# has a flower, so that fences run out first.
SOLO = "TK-S"
# What must have happened by itself in the games of each mode; rarer still, and left to the
# rulings' own tests: a ram without a fence in the duel, a solo game lost with all tiles enclosed.
ALWAYS = {"pen-closed", "pen-opened", "ram-found", "seen-before", "turned-back"}
HAPPENS = {
    2: ALWAYS
    | {"pair-taken", "pair-enclosed", "shepherd-found", "field-open", "nothing-to-flip"}
    | {"turn-passed", "last-turn", "last-turn-over", "no-free-tile", "out-of-fences"}
    | {"round-scored", "second-round"},
    1: ALWAYS
    | {"flower-fence", "flower-clockwise", "pair-removed", "pair-enclosed", "won"}
    | {"shepherd-found-solo", "ram-idle", "lost-reserve", "lost-no-pair", "lost-flips"},
}


def label(configuration: tuple[str, int]) -> str:
    players, options = games.make(configuration[0]).configurations()[configuration[1]]
    return "-".join([configuration[0], str(players), *(f"{k}={v}" for k, v in options.items())])


def possible(rulings: tuple[str, ...], players: int, flowers: str | None) -> set[str]:
    solo = {ruling for ruling in rulings if ruling.startswith(SOLO)}
    if players == 2:
        return set(rulings) - solo
    shared = {"TK-4", "TK-15"}
    return (solo | shared) - ({"TK-S9"} if flowers == "hard" else set())


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_all_laws_hold_and_all_rulings_are_met(configuration: tuple[str, int]) -> None:
    name, number = configuration
    report = inspect(Part(name, number, range(GAMES)))
    assert report.violation is None, f"{report.violation}\n{report.record}"
    assert report.findings.games == GAMES
    assert report.findings.secrets > GAMES
    expected = possible(games.make(name).rulings, report.players, report.options.get("flowers"))
    assert expected == report.findings.rulings
    if report.options.get("flowers") in (None, "easy"):
        missing = HAPPENS[report.players] - report.findings.notes
        assert not missing


@pytest.mark.parametrize("name", games.GAMES)
def test_every_text_parses_back(name: str) -> None:
    law_3_texts_parse(games.make(name))
