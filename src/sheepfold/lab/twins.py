"""The same games by the pure and by the compiled rules, compared position by position."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sheepfold import bots, compiled, games
from sheepfold.core.errors import SetupError
from sheepfold.core.laws import snapshot
from sheepfold.core.match import Match
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain
from sheepfold.lab.check import CHUNK, Part, cast, games_each
from sheepfold.lab.habits import habits_of
from sheepfold.processes import elsewhere


@dataclass(frozen=True)
class Course:
    """How a game went: a digest for each position, and the final state."""

    positions: list[str]
    record: str
    result: str


@dataclass(frozen=True)
class Agreement:
    """The result of a comparison; `difference` says where the two kinds of rules differ."""

    games: int
    positions: int
    difference: str | None = None
    record: str | None = None  # the game that differs, as the compiled rules played it


def compare(
    name: str,
    number: int | None,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Agreement:
    """Play `number` games of every configuration by both; `jobs` processes play the pure ones."""
    for library in (compiled.CORE, name):
        if reason := compiled.why_pure(library):
            raise SetupError(f"{library}: there are no compiled rules to compare with: {reason}")
    configurations = len(games.make(name).configurations())
    each = games_each(name, number)
    parts = [
        Part(name, configuration, range(first, min(first + CHUNK, end)))
        for configuration in range(configurations)
        for end in [seed + (configuration + 1) * each]
        for first in range(end - each, end, CHUNK)
    ]
    played = positions = 0
    with pure_processes():
        for part, pure in zip(parts, elsewhere(courses, parts, jobs), strict=True):
            for number_in_part, (one, other) in enumerate(zip(pure, courses(part), strict=True)):
                played += 1
                positions += len(one.positions)
                if found := difference(one, other):
                    game_seed = part.seeds[number_in_part]
                    return Agreement(played, positions, f"seed {game_seed}: {found}", other.record)
            progress(len(part.seeds))
    return Agreement(played, positions)


@contextmanager
def pure_processes() -> Iterator[None]:
    """Let processes that start within import the pure modules; this one has made its choice."""
    before = os.environ.get("SHEEPFOLD_PURE")
    os.environ["SHEEPFOLD_PURE"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["SHEEPFOLD_PURE"]
        else:
            os.environ["SHEEPFOLD_PURE"] = before


def courses(part: Part) -> list[Course]:
    game = games.make(part.game)
    players, options = game.configurations()[part.configuration]
    return [course(game, players, options, seed) for seed in part.seeds]


def course(game: AnyGame, players: int, options: dict[str, Any], seed: int) -> Course:
    """Play one game between bots and players with habits, who bring about rare events."""
    makers = [*bots.QUICK.values(), *habits_of(game.id).values()]
    choosers = [maker(game) for maker in cast(makers, players, Plain("choosers", seed))]
    moods = Plain("twins", seed)
    match = Match.start(game, players, options, seed=seed)
    positions = [position(game, match.state, moods)]
    while not match.over:
        seats = sorted(match.acting)
        seat = seats[moods.below(len(seats))]
        legal = game.legal(match.state, seat)
        action = choosers[seat].choose(match.view(seat), legal, moods)
        match.play(seat, game.actions.text(action))
        positions.append(position(game, match.state, moods))
    return Course(positions, match.record(), repr((match.scores(), match.winners())))


def position(game: AnyGame, state: Any, rng: Plain) -> str:
    """Return a digest of all fields, of who may do what, and of what a playout would do."""
    acting = game.acting(state)
    choices = [
        (seat, game.legal(state, seat), game.sample(state, seat, rng.random)) for seat in acting
    ]
    return sha256(f"{snapshot(state)} {choices}".encode()).hexdigest()


def difference(pure: Course, other: Course) -> str | None:
    for number, (one, two) in enumerate(zip(pure.positions, other.positions, strict=False)):
        if one != two:
            return f"the position after {number} decisions"
    if pure.record != other.record:
        return "the record"
    return "the scores" if pure.result != other.result else None
