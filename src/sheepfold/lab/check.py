"""The laws on every configuration of a game, played by bots and by players with habits."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from traceback import extract_tb
from typing import Any, TypeVar

from sheepfold import bots, games
from sheepfold.bots.bot import Bot
from sheepfold.core import record as records
from sheepfold.core.errors import RecordError, SetupError
from sheepfold.core.findings import (
    Findings,
    law_6_is_not_empty,
    law_6_memory_is_not_empty,
    law_6_memory_twins_were_met,
    law_10_facts_occur,
    law_10_is_not_empty,
)
from sheepfold.core.inspector import Inspector
from sheepfold.core.laws import Broken, WrongChoice, law_3_texts_parse
from sheepfold.core.leaks import secret_verbs
from sheepfold.core.match import Match
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain, Rng
from sheepfold.lab.habits import habits_of
from sheepfold.processes import in_processes

Maker = Callable[[AnyGame], Bot]
T = TypeVar("T")
CHUNK = 4  # games of one configuration that a process plays before it reports
GAMES = 400  # that `check` spreads over the configurations of a game by default
FEWEST = 4  # of one configuration


@dataclass(frozen=True)
class Part:
    """Some games of one configuration."""

    game: str
    configuration: int
    seeds: range
    components: str | None = None  # an owner's, the text of a file
    sample: int | None = None  # how often the expensive laws are checked, see `Inspector`


@dataclass(frozen=True)
class Report:
    """The results of a part, or of a whole configuration; `violation` if a law was broken."""

    players: int
    options: dict[str, Any]
    findings: Findings
    violation: str | None = None
    record: str | None = None  # reproduces the violation
    seed: int | None = None  # of the match with the violation
    seated: tuple[str, ...] = ()  # the bots and habits that played it, by seat


@dataclass(frozen=True)
class Summary:
    """The results of all configurations of a game together."""

    unmet: tuple[str, ...]  # rulings
    unmet_facts: tuple[str, ...]  # those not declared `rare`
    rare_facts: tuple[str, ...]  # declared `rare` and not met
    secrets: bool  # whether something is declared `Hidden`
    violation: str | None  # of a law that was checked on nothing


def games_each(name: str, number: int | None = None) -> int:
    """Return how many games of each configuration `check` plays: `number`, or as many as needed."""
    return number or max(FEWEST, GAMES // len(games.make(name).configurations()))


def games_of(name: str, number: int | None = None) -> int:
    """Return how many games `check` plays of all configurations."""
    return games_each(name, number) * len(games.make(name).configurations())


def check(
    name: str,
    number: int | None,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    components: str | None = None,
) -> Iterator[Report]:
    """Yield a report per configuration after `number` games of each; None: as many as needed."""
    game = games.make(name, components)
    law_3_texts_parse(game)
    configurations = game.configurations()
    seeds = range(seed, seed + games_each(name, number))
    parts = [
        Part(name, configuration, seeds[first : first + CHUNK], components)
        for configuration in range(len(configurations))
        for first in range(0, len(seeds), CHUNK)
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
        yield replace(worst, findings=total) if worst else whole(game, players, options, total)


def whole(game: AnyGame, players: int, options: dict[str, Any], total: Findings) -> Report:
    """Return the report of a configuration whose games broke no law; check that laws applied."""
    try:
        law_6_is_not_empty(game, total)
        law_10_is_not_empty(total)
    except Broken as broken:
        return Report(players, options, total, str(broken))
    return Report(players, options, total)


def summary(
    name: str, reports: Sequence[Report], components: str | None = None, *, enough: bool = True
) -> Summary:
    """Return the findings that concern all configurations together.

    If `enough` games were played, everything has to occur.
    """
    game = games.make(name, components)
    total = together(reports)
    unmet = tuple(ruling for ruling in game.rulings if ruling not in total.rulings)
    violation = None
    try:
        law_6_memory_is_not_empty(game, total)
        if enough:
            law_6_memory_twins_were_met(game, total)
            law_10_facts_occur(game, total)
    except Broken as broken:
        cut_short = any(report.violation for report in reports)
        violation = None if cut_short else str(broken)
    unmet_facts, rare_facts = (
        game.facts.unmet(total.examples.facts, rare=rare) for rare in (False, True)
    )
    secrets = bool(secret_verbs(game.actions))
    return Summary(unmet, unmet_facts, rare_facts, secrets, violation)


def together(reports: Sequence[Report]) -> Findings:
    total = Findings()
    for report in reports:
        total.add(report.findings)
    return total


def inspect(part: Part) -> Report:
    """Play a part's games under all laws."""
    game = games.make(part.game, part.components)
    players, options = game.configurations()[part.configuration]
    makers = {**bots.QUICK, **habits_of(part.game)}
    inspector = Inspector(game, players, options, sample=part.sample)
    for seed in part.seeds:
        names = cast(list(makers), players, Plain("choosers", seed))
        try:
            inspector.inspect(seed, [makers[name](game) for name in names])
        except Exception as error:
            match = inspector.match
            return Report(
                players,
                options,
                inspector.findings,
                violation_of(error, names),
                match.record() if match else None,
                seed,
                tuple(names),
            )
    return Report(players, options, inspector.findings)


def violation_of(error: Exception, names: Sequence[str]) -> str:
    """Describe what went wrong in a match: a law, a bot, or a crash."""
    if isinstance(error, Broken):
        return str(error)
    if isinstance(error, WrongChoice):
        return f"{names[error.seat]} (seat {error.seat}) chose {error.what}"
    place = extract_tb(error.__traceback__)[-1]
    where = f"{Path(place.filename).name}, line {place.lineno}"
    return f"the rules or a bot crashed: {type(error).__name__}: {error} ({where})"


def cast(makers: Sequence[T], players: int, rng: Rng) -> list[T]:
    """Return who plays; half of the time all seats share a habit, since some rulings take two."""
    shared = makers[rng.below(len(makers))]
    mixed = [makers[rng.below(len(makers))] for _ in range(players)]
    return [shared] * players if rng.below(2) else mixed


def check_record(text: str) -> Report:
    """Check all laws at every position of a recorded match."""
    record = records.parse(text)
    try:
        game = games.make(record.game, record.components)
    except SetupError as error:
        raise RecordError(str(error)) from None
    Match.resume(game, record)
    inspector = Inspector(game, record.players, dict(record.options), sample=1)
    violation = None
    try:
        inspector.inspect_record(record, bots.make("random", game))
    except Exception as error:
        violation = violation_of(error, ())
    kept = text if violation else None
    return Report(record.players, dict(record.options), inspector.findings, violation, kept)
