"""Simulations: many games between bots, with the same results for any number of processes."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import sqrt
from typing import Any

from sheepfold import bots, games
from sheepfold.core import options as option_values
from sheepfold.core.errors import SetupError
from sheepfold.core.match import check_players
from sheepfold.core.outcome import Outcome
from sheepfold.core.playout import ended, playout
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain
from sheepfold.lab.bot_match import Deal
from sheepfold.lab.bot_match import play as between
from sheepfold.processes import in_processes

CHUNK = 25  # games a process plays before it reports, or a twentieth of all


@dataclass(frozen=True)
class Plan:
    """The plan of a simulation; equal plans give equal outcomes."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]  # one per seat
    games: int
    seed: int
    components: str | None = None  # an owner's, the text of a file


def plan(
    game: str,
    players: int,
    options: Mapping[str, object],
    bot_names: Sequence[str],
    number: int,
    seed: int,
    components: str | None = None,
) -> Plan:
    """Return a checked plan; a single bot takes every seat."""
    made = games.make(game, components)
    check_players(made, players)
    names = tuple(bot_names) * (players if len(bot_names) == 1 else 1)
    if len(names) != players:
        raise SetupError(f"name one bot, or {players}, one per seat, not {len(names)}")
    for name in names:
        bots.make(name, made)
    values = option_values.as_dict(option_values.build(made.options, options))
    return Plan(game, players, values, names, number, seed, components)


def play(game: AnyGame, wanted: Plan, number: int) -> Outcome:
    """Play game `number` of a plan: chance and every seat have their own generators.

    If all play at random, nobody needs a view: the game is a playout.
    """
    chance = Plain("sim", wanted.seed, number)
    options = option_values.build(game.options, wanted.options)
    state = game.setup(wanted.players, options)
    if all(name == "random" for name in wanted.bots):
        return ended(game, state, playout(game, state, chance))
    seated = [bots.make(name, game) for name in wanted.bots]
    luck = [Plain("sim", wanted.seed, number, seat) for seat in range(wanted.players)]
    deal = Deal(wanted.bots, options, None, f"game {number + 1} of seed {wanted.seed}")
    return between(game, state, seated, luck, lambda _, total: chance.below(total), deal)


def simulate(
    wanted: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda games: None
) -> dict[str, Any]:
    """Return the plan's statistics; `progress` gets the number of games since its last call."""
    start = time.perf_counter()
    outcomes: list[Outcome] = []
    for chunk in in_processes(partial(_chunk, wanted), _chunks(wanted.games), jobs):
        outcomes += chunk
        progress(len(chunk))
    return statistics(wanted, outcomes, time.perf_counter() - start)


def _chunks(number: int) -> list[range]:
    size = min(CHUNK, max(1, number // 20))
    return [range(first, min(first + size, number)) for first in range(0, number, size)]


def _chunk(wanted: Plan, numbers: range) -> list[Outcome]:
    game = games.make(wanted.game, wanted.components)
    return [play(game, wanted, number) for number in numbers]


def statistics(wanted: Plan, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    """Return means over all games; a tie shares the win; sd is that of the population."""
    number = len(outcomes)
    decisions = sum(outcome.decisions for outcome in outcomes)
    wins = [Fraction(0)] * wanted.players
    for outcome in outcomes:
        for seat in outcome.winners:
            wins[seat] += Fraction(1, len(outcome.winners))
    totals = list(zip(*(outcome.totals for outcome in outcomes), strict=True))  # per seat
    sums = [sum(column) for column in totals]
    squares = [sum(total * total for total in column) for column in totals]
    lengths = [outcome.decisions for outcome in outcomes]
    return {
        "game": wanted.game,
        "players": wanted.players,
        "options": dict(wanted.options),
        "games": number,
        "seed": wanted.seed,
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "games_per_second": number / seconds,
        "bots": list(wanted.bots),
        "wins": [float(share) for share in wins],
        "score_mean": [total / number for total in sums],
        "score_sd": [
            sqrt(number * square - total * total) / number
            for total, square in zip(sums, squares, strict=True)
        ],
        "length": {"min": min(lengths), "mean": decisions / number, "max": max(lengths)},
    }
