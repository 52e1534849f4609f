"""Weights for bots, learned from games that they play against themselves.

Each round plays games with the current weights, notes the features of some positions together with
how the match ended, and finds the weights that would have predicted it best.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, log2, sqrt
from typing import Any, Final

from sheepfold import games
from sheepfold.bots.asking import FAULTS, failure, locate
from sheepfold.bots.evaluator import Evaluator, win_probabilities
from sheepfold.bots.knowledge import evaluator_of
from sheepfold.core import options as option_values
from sheepfold.core.match import check_players
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Plain
from sheepfold.lab.bot_match import Deal
from sheepfold.lab.ratings import mean
from sheepfold.processes import in_processes

CHUNK: Final = 5  # games that a process plays before it reports
NOTED: Final = 0.25  # of all positions
TEMPERATURE: Final = 0.02  # as of a level: games must differ
BLIND: Final = 0.03  # share of random decisions: unpopular positions must be learned too
PASSES: Final = 30  # over all positions
RATE: Final = 0.1  # initial learning rate
FAITH: Final = 1e-4  # weight decay towards 0
LEARNER: Final = "learner"  # every seat's name, in the record of a failure
STEPS: Final = 10  # groups in which predicted chances are compared with results


@dataclass(frozen=True)
class Position:
    """A position of a game: each seat's features and, at the end, its share."""

    features: list[list[float]]
    shares: list[float]


@dataclass(frozen=True)
class Step:
    """Predicted chances of similar size, and the results."""

    predicted: float  # mean
    came: float  # mean of the shares at the end
    number: int


@dataclass(frozen=True)
class Truth:
    """How well weights predict the ends of games that they were not learned from."""

    surprise: float  # mean, in bits: how surprising the ends were
    steps: tuple[Step, ...]
    positions: int


@dataclass(frozen=True)
class Tuned:
    weights: dict[str, float]
    before: Truth
    after: Truth
    positions: int  # those learned from, too


def tune(
    name: str,
    number: int,
    seed: int,
    start: Mapping[str, float],
    players: Sequence[int] = (),
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Tuned:
    """Play one round of games with the initial weights; return what they teach."""
    learned: list[Position] = []
    tested: list[Position] = []
    for place, chunk in enumerate(_played(name, number, seed, start, players, jobs, progress)):
        (tested if place % 5 == 4 else learned).extend(chunk)
    names = evaluator_of(games.make(name), start).knowledge.names
    first = [float(start.get(one, 0)) for one in names]
    weights = fit(learned, first, Plain("fit", seed))
    rounded = {one: round(weight, 3) for one, weight in zip(names, weights, strict=True)}
    return Tuned(rounded, truth(tested, first), truth(tested, weights), len(learned) + len(tested))


def measure(
    name: str,
    number: int,
    seed: int,
    weights: Mapping[str, float],
    players: Sequence[int] = (),
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Truth:
    """Return how well the weights predict the ends of games played with them."""
    chunks = _played(name, number, seed, weights, players, jobs, progress)
    names = evaluator_of(games.make(name), weights).knowledge.names
    every = [float(weights.get(one, 0)) for one in names]
    return truth([position for chunk in chunks for position in chunk], every)


def _played(
    name: str,
    number: int,
    seed: int,
    weights: Mapping[str, float],
    players: Sequence[int],
    jobs: int,
    progress: Callable[[int], None],
) -> Iterator[list[Position]]:
    """Yield what was noted in games played with some weights, in chunks."""
    for count in players:
        check_players(games.make(name), count)
    parts = [range(first, min(first + CHUNK, number)) for first in range(0, number, CHUNK)]
    work = partial(_chunk, name, seed, dict(weights), tuple(players))
    for part, chunk in zip(parts, in_processes(work, parts, jobs), strict=True):
        progress(len(part))
        yield chunk


def _chunk(
    name: str, seed: int, weights: dict[str, float], players: tuple[int, ...], numbers: range
) -> list[Position]:
    game = games.make(name)
    evaluator = evaluator_of(game, weights)
    return [noted for number in numbers for noted in play(evaluator, seed, number, players)]


def play(
    evaluator: Evaluator, seed: int, number: int, players: tuple[int, ...] = ()
) -> list[Position]:
    """Play one game by the prior with open cards: only what it teaches counts."""
    game, rng = evaluator.game, Plain("tune", seed, number)
    seats, options = configuration(game, number, players)
    state = game.setup(seats, options)
    moves: list[tuple[int, int]] = []
    noted: list[list[list[float]]] = []
    while acting := game.acting(state):
        seat = acting[0]
        if seat == CHANCE:
            action = game.sample(state, seat, rng.random)
        else:
            try:
                if rng.random() < NOTED:
                    noted.append([evaluator.knowledge.features(state, one) for one in range(seats)])
                action = choose(evaluator, state, seat, rng)
            except FAULTS as error:
                fault = failure(error, f"what bots know of {game.id}, asked for seat {seat},")
                fault.origin = f"game {number + 1} of seed {seed}"
                deal = Deal((LEARNER,) * seats, options, None, fault.origin)
                locate(fault, game, state, seat, deal.record(game, moves))
                raise fault from error
        moves.append((seat, action))
        game.apply(state, seat, action)
    end = evaluator.end(state)
    return [Position(features, end) for features in noted]


def configuration(game: AnyGame, number: int, players: tuple[int, ...]) -> tuple[int, Any]:
    """Return the players and options of the next configuration, or of those with some players."""
    every = [one for one in game.configurations() if not players or one[0] in players]
    seats, options = every[number % len(every)]
    return seats, option_values.build(game.options, options)


def choose(evaluator: Evaluator, state: Any, seat: int, rng: Plain) -> int:
    game = evaluator.game
    if rng.random() < BLIND:
        return game.sample(state, seat, rng.random)
    legal = game.legal(state, seat)
    rates = evaluator.rates(state, seat, legal)
    top = max(rates)
    likely = [exp((rate - top) / TEMPERATURE) for rate in rates]
    number = rng.random() * sum(likely)
    for action, weight in zip(legal, likely, strict=True):
        number -= weight
        if number < 0:
            return action
    return legal[-1]


def fit(positions: Sequence[Position], weights: Sequence[float], rng: Plain) -> list[float]:
    """Return the weights that predict best, by small steps against the error (Adagrad).

    The weight of a feature that never occurs stays as it was.
    """
    fitted = list(weights)
    pace = [1e-8] * len(fitted)
    order = list(range(len(positions)))
    for _ in range(PASSES):
        for place in range(len(order) - 1, 0, -1):
            other = rng.below(place + 1)
            order[place], order[other] = order[other], order[place]
        for number in order:
            position = positions[number]
            foretold = win_probabilities(standing(position, fitted))
            for features, share, chance in zip(
                position.features, position.shares, foretold, strict=True
            ):
                error = chance - share
                for one, value in enumerate(features):
                    if not value:  # it teaches nothing here
                        continue
                    slope = error * value + FAITH * fitted[one]
                    pace[one] += slope * slope
                    fitted[one] -= RATE * slope / sqrt(pace[one])
    return fitted


def standing(position: Position, weights: Sequence[float]) -> list[float]:
    return [
        sum(value * weight for value, weight in zip(features, weights, strict=True))
        for features in position.features
    ]


def truth(positions: Sequence[Position], weights: Sequence[float]) -> Truth:
    surprise = sum(surprised(one, weights) for one in positions) / max(len(positions), 1)
    steps: list[list[tuple[float, float]]] = [[] for _ in range(STEPS)]
    for position in positions:
        foretold = win_probabilities(standing(position, weights))
        for chance, share in zip(foretold, position.shares, strict=True):
            steps[min(int(chance * STEPS), STEPS - 1)].append((chance, share))
    means = [
        Step(mean([one for one, _ in step]), mean([came for _, came in step]), len(step))
        for step in steps
        if step
    ]
    return Truth(surprise, tuple(means), len(positions))


def surprised(position: Position, weights: Sequence[float]) -> float:
    """Return the surprise at the end of the match, in bits."""
    foretold = win_probabilities(standing(position, weights))
    if len(foretold) == 1:  # a single player: won or lost
        foretold, shares = [*foretold, 1 - foretold[0]], [*position.shares, 1 - position.shares[0]]
    else:
        shares = position.shares
    pairs = zip(shares, foretold, strict=True)
    return -sum(share * log2(max(chance, 1e-9)) for share, chance in pairs)
