"""The arena: every bot against every other, on the same deals from every seat.

So luck favours neither side.
"""

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations
from math import ceil
from typing import Any, Final

from sheepfold import bots, games
from sheepfold.core import options as option_values
from sheepfold.core.errors import SetupError
from sheepfold.core.match import check_players
from sheepfold.core.outcome import Outcome
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain
from sheepfold.lab.bot_match import Deal, same_deal
from sheepfold.lab.bot_match import play as between
from sheepfold.lab.journal import Journal
from sheepfold.lab.ratings import Ratings, interval, mean
from sheepfold.processes import in_processes

BUDGETS: Final = (0.01, 100.0)  # below the lower limit a search would not run a single simulation


@dataclass(frozen=True)
class Plan:
    """The plan of an arena; equal plans give equal results."""

    game: str
    version: int  # of the game
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    budget: float
    seed: int
    deals: int

    @property
    def lines(self) -> list[tuple[str, str]]:
        """The pairings: one bot alone against another on all other seats.

        With two players that is the same from both sides; with more each bot has to be alone once.
        """
        pairs = combinations if self.players == 2 else permutations
        return list(pairs(self.bots, 2))

    @property
    def header(self) -> dict[str, Any]:
        """The header that a journal must have; more deals of the same kind may be added to it."""
        return {name: value for name, value in vars(self).items() if name != "deals"}


def plan(
    game: str,
    players: int,
    options: Mapping[str, object],
    bot_names: Sequence[str],
    number: int,
    seed: int = 0,
    budget: float = 1,
) -> Plan:
    """Return a checked plan of at least this many games for each pair, in whole deals."""
    made = games.make(game)
    check_players(made, players)
    if players < 2:
        raise SetupError("the arena needs at least two players")
    check_budget(budget)
    for name in bot_names:
        bots.make(name, made, budget=budget)
    names = tuple(dict.fromkeys(bot_names))
    if len(names) < 2 or len(names) < len(bot_names):
        raise SetupError(f"name at least two bots, each once, not {','.join(bot_names)!r}")
    values = option_values.as_dict(option_values.build(made.options, options))
    deals = ceil(number / (players if players == 2 else 2 * players))
    return Plan(game, made.version, players, values, names, budget, seed, deals)


def check_budget(budget: float) -> None:
    if not BUDGETS[0] <= budget <= BUDGETS[1]:  # also refuses nan
        raise SetupError(f"a budget may be {BUDGETS[0]} to {BUDGETS[1]}, not {budget}")


def seatings(line: tuple[str, str], players: int) -> list[tuple[str, ...]]:
    """Return the games of a line on one deal: the bot that is alone takes every seat in turn."""
    alone, others = line
    return [
        tuple([alone if seat == own else others for seat in range(players)])
        for own in range(players)
    ]


def deal_seed(wanted: Plan, deal: int) -> bytes:
    """Return the seed of a deal: a match that starts with it draws the same."""
    return hashlib.sha256(f"sheepfold arena {wanted.seed} {deal}".encode()).digest()


def play(game: AnyGame, wanted: Plan, deal: int, seats: Sequence[str]) -> Outcome:
    """Play one game; a seat's own luck depends on the deal and the seat, not on its bot."""
    seated = [bots.make(name, game, budget=wanted.budget) for name in seats]
    luck = [Plain("arena", wanted.seed, deal, seat) for seat in range(wanted.players)]
    options = option_values.build(game.options, wanted.options)
    state, seed = game.setup(wanted.players, options), deal_seed(wanted, deal)
    dealt = Deal(tuple(seats), options, seed, f"deal {deal + 1} of seed {wanted.seed}")
    return between(game, state, seated, luck, same_deal(game, seed), dealt)


def compete(
    wanted: Plan,
    jobs: int = 1,
    journal: Journal | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """Play what the journal lacks; call `progress` with each number of games that finished."""
    start = time.perf_counter()
    played = dict(journal.played) if journal else {}
    parts = [(line, deal) for deal in range(wanted.deals) for line in range(len(wanted.lines))]
    open_parts = [part for part in parts if part not in played]
    progress((len(parts) - len(open_parts)) * wanted.players)
    results = in_processes(partial(_rotation, wanted), open_parts, jobs)
    for part, outcomes in zip(open_parts, results, strict=True):
        played[part] = outcomes
        if journal:
            journal.add(part, outcomes)
        progress(len(outcomes))
    lines = range(len(wanted.lines))
    rotations = [[played[line, deal] for deal in range(wanted.deals)] for line in lines]
    return results_of(wanted, rotations, time.perf_counter() - start)


def _rotation(wanted: Plan, part: tuple[int, int]) -> list[Outcome]:
    """Return the games of a line on a deal."""
    line, deal = part
    game = games.make(wanted.game)
    return [
        play(game, wanted, deal, seats) for seats in seatings(wanted.lines[line], wanted.players)
    ]


def results_of(
    wanted: Plan, rotations: Sequence[Sequence[Sequence[Outcome]]], seconds: float
) -> dict[str, Any]:
    """Return shares and ratings, from the games of each line on each deal; a tie shares the win."""
    ratings = Ratings(wanted.bots)
    shares: dict[str, list[float]] = {name: [] for name in wanted.bots}  # of games played alone
    met = dict.fromkeys(wanted.bots, 0)
    for deal in range(wanted.deals):
        for number, line in enumerate(wanted.lines):
            outcomes = rotations[number][deal]
            for own, seats in enumerate(seatings(line, wanted.players)):
                ratings.add(seats, outcomes[own])
                shares[line[0]].append(share(outcomes[own], own))
                if wanted.players == 2:
                    shares[line[1]].append(share(outcomes[own], 1 - own))
                for name in line:
                    met[name] += 1
    rated = ratings.table()
    table = [
        {"bot": name, "games": met[name], "share": mean(shares[name]), **rated[name]}
        for name in wanted.bots
    ]
    return {
        "game": wanted.game,
        "players": wanted.players,
        "options": dict(wanted.options),
        "seed": wanted.seed,
        "budget": wanted.budget,
        "deals": wanted.deals,
        "fair_share": 1 / wanted.players,
        "seconds": seconds,
        "bots": sorted(table, key=lambda row: -row["mu"]),
        "lines": [
            line_result(line, deals) for line, deals in zip(wanted.lines, rotations, strict=True)
        ],
    }


def line_result(line: tuple[str, str], deals: Sequence[Sequence[Outcome]]) -> dict[str, Any]:
    """Return the share of the bot that is alone; its interval counts deals, not games."""
    means = [mean([share(one, own) for own, one in enumerate(outcomes)]) for outcomes in deals]
    low, high = interval(means)
    return {
        "alone": line[0],
        "others": line[1],
        "games": sum(map(len, deals)),
        "share": mean(means),
        "low": low,
        "high": high,
    }


def share(outcome: Outcome, seat: int) -> float:
    """Return a seat's share of the win."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
