"""The laws on every configuration of a game, played by bots and by players with habits."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sheepfold import bots, games
from sheepfold.bots.bot import Bot
from sheepfold.core import record as records
from sheepfold.core.errors import RecordError, SetupError
from sheepfold.core.inspector import Findings, Inspector
from sheepfold.core.laws import Broken, law_3_texts_parse
from sheepfold.core.match import Match
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain, Rng
from sheepfold.lab.habits import habits_of
from sheepfold.processes import in_processes

Maker = Callable[[AnyGame], Bot]
CHUNK = 4  # games of one configuration that a process plays before it reports


@dataclass(frozen=True)
class Part:
    """Some games of one configuration."""

    game: str
    configuration: int
    seeds: range
    components: str | None = None  # an owner's, the text of a file
    sample: int | None = None  # how often the dear laws are asked, see `Inspector`


@dataclass(frozen=True)
class Report:
    """What one part, or a whole configuration, met; `violation` if a law was broken."""

    players: int
    options: dict[str, Any]
    findings: Findings
    violation: str | None = None
    record: str | None = None  # reproduces the violation


def games_of(name: str, number: int) -> int:
    """How many games `check` plays: `number`, spread evenly, at least one per configuration."""
    configurations = len(games.make(name).configurations())
    return max(1, number // configurations) * configurations


def check(
    name: str,
    number: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    components: str | None = None,
) -> Iterator[Report]:
    """A report per configuration, over which `number` games are spread."""
    game = games.make(name, components)
    law_3_texts_parse(game)
    configurations = game.configurations()
    each = games_of(name, number) // len(configurations)
    parts = [
        Part(name, configuration, seeds[first : first + CHUNK], components)
        for configuration in range(len(configurations))
        for seeds in [range(seed + configuration * each, seed + (configuration + 1) * each)]
        for first in range(0, each, CHUNK)
    ]
    results = in_processes(inspect, parts, jobs)
    for configuration, (players, options) in enumerate(configurations):
        total = Findings()
        worst: Report | None = None
        for part in parts:
            if part.configuration == configuration:
                report = next(results)
                total.add(report.findings)
                worst = worst or (report if report.violation else None)
                progress(len(part.seeds))
        if worst:
            yield Report(players, options, total, worst.violation, worst.record)
        else:
            yield Report(players, options, total)


def inspect(part: Part) -> Report:
    """Play a part's games under all laws."""
    game = games.make(part.game, part.components)
    players, options = game.configurations()[part.configuration]
    makers = [*bots.QUICK.values(), *habits_of(part.game).values()]
    inspector = Inspector(game, players, options, sample=part.sample)
    for seed in part.seeds:
        choosers = cast(makers, players, Plain("choosers", seed), game)
        try:
            inspector.inspect(seed, choosers)
        except Broken as broken:
            match = inspector.match
            record = match.record() if match else None
            return Report(players, options, inspector.findings, str(broken), record)
    return Report(players, options, inspector.findings)


def cast(makers: Sequence[Maker], players: int, rng: Rng, game: AnyGame) -> list[Bot]:
    """Who plays: half of the time all seats share a habit, since some rulings take two."""
    shared = makers[rng.below(len(makers))]
    mixed = [makers[rng.below(len(makers))] for _ in range(players)]
    return [maker(game) for maker in ([shared] * players if rng.below(2) else mixed)]


def check_record(text: str) -> Report:
    """All laws at every position of a recorded match."""
    record = records.parse(text)
    try:
        game = games.make(record.game, record.components)
    except SetupError as error:
        raise RecordError(str(error)) from None
    Match.resume(game, record)
    inspector = Inspector(game, record.players, dict(record.options), sample=1)
    try:
        inspector.inspect_record(record, bots.make("random", game))
    except Broken as broken:
        return Report(record.players, dict(record.options), inspector.findings, str(broken), text)
    return Report(record.players, dict(record.options), inspector.findings)
