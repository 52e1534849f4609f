"""Benchmarks: random games on the game itself, next to a loop that measures the machine."""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sheepfold import compiled, games
from sheepfold.core import options as option_values
from sheepfold.core.playout import playout
from sheepfold.core.rng import Plain

LOOP = 1_000_000


def loop(n: int) -> None:
    i = 0
    while i < n:
        i += 1


def calibration() -> float:
    """Return the turns per second of a plain counting loop on this machine, now."""
    for _ in range(20):
        loop(100)  # Python speeds a function up after a few calls
    start = time.perf_counter()
    loop(LOOP)
    return LOOP / (time.perf_counter() - start)


def measured(name: str, *, everything: bool) -> list[tuple[int, dict[str, Any]]]:
    """Return the configurations to measure: all, or those with default options."""
    game = games.make(name)
    usual = option_values.defaults(game.options)
    return [
        (players, values)
        for players, values in game.configurations()
        if everything or all(usual[option] == value for option, value in values.items())
    ]


def pure(names: Iterable[str]) -> dict[str, list[str]]:
    """Return those games, and the core, that are not compiled, grouped by reason."""
    reasons: dict[str, list[str]] = {}
    for name in (compiled.CORE, *names):
        if reason := compiled.why_pure(name):
            reasons.setdefault(reason, []).append(name)
    return reasons


def bench(
    names: list[str],
    seconds: float,
    rounds: int,
    progress: Callable[[], None] = lambda: None,
    *,
    everything: bool = False,
) -> Iterator[dict[str, Any]]:
    """Yield a row per configuration: the best of several rounds, each with its own calibration."""
    for name in names:
        game = games.make(name)
        for players, values in measured(name, everything=everything):
            options = option_values.build(game.options, values)
            best: dict[str, Any] = {}
            for number in range(rounds):
                before = calibration()
                rng = Plain("bench", number)
                decisions = played = 0
                start = time.perf_counter()
                while (spent := time.perf_counter() - start) < seconds:
                    decisions += playout(game, game.setup(players, options), rng)
                    played += 1
                turns = (before + calibration()) / 2
                row = {
                    "game": name,
                    "players": players,
                    "options": values,
                    "compiled": not pure([name]),
                    "decisions_per_second": decisions / spent,
                    "games_per_second": played / spent,
                    "calibration": turns,
                    "loop_turns_per_decision": turns * spent / decisions,
                }
                progress()
                if not best or row["decisions_per_second"] > best["decisions_per_second"]:
                    best = row
            yield best
