"""How fast bots think: simulations per second of our search and of OpenSpiel's own.

A simulation follows the tree once, grows it and evaluates a position. All search from positions of
random play, one decision of the level `dog` at a time.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final

from sheepfold import games
from sheepfold.bots.levels import LEVELS, Thinker
from sheepfold.core import options as option_values
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.rng import Plain
from sheepfold.lab.bench import measured
from sheepfold.lab.peers import OURS, spread

LEVEL: Final = LEVELS["dog"]
POSITIONS: Final = 12  # per game and number of players
PACKAGE: Final = "open_spiel"
clock = time.process_time  # CPU time of this process: other load hardly counts

Run = Callable[[], int]  # thinks about the next position; returns the number of simulations


@dataclass
class Searcher:
    """A search in one game, and the result of each round."""

    system: str
    version: str
    search: str
    game: str
    run: Run
    speeds: list[float] = field(default_factory=list)  # simulations per second

    def row(self) -> dict[str, Any]:
        return {
            "system": self.system,
            "version": self.version,
            "search": self.search,
            "game": self.game,
            "turns_per_second": spread(self.speeds),
        }


def line_up(names: list[str]) -> tuple[list[Searcher], list[dict[str, str]]]:
    """Return our search in these games and OpenSpiel's in its own; and what is missing."""
    found = [
        Searcher(OURS, version("sheepfold"), LEVEL.name, f"{name}, {players} players", run)
        for name in names
        for players, run in ours(name)
    ]
    try:
        peer = import_module("sheepfold.lab.peers.openspiel_search")
    except ImportError as error:
        install = f"pip install '{PACKAGE}'"
        return found, [{"system": "OpenSpiel", "why": str(error), "install": install}]
    number = version(PACKAGE)
    found += [
        Searcher("OpenSpiel", number, search, game, run)
        for search, game, run in peer.searches(LEVEL.nodes, POSITIONS)
    ]
    return found, []


def ours(name: str) -> list[tuple[int, Run]]:
    """Return the search for each number of players from two."""
    game = games.make(name)
    return [
        (players, thinking(game, players, option_values.build(game.options, values)))
        for players, values in sorted(measured(name, everything=False), key=lambda pair: pair[0])
        if players > 1
    ]


def thinking(game: AnyGame, players: int, options: Any) -> Run:
    rng = Plain("bot speed", game.id, players)
    positions = [position(game, players, options, rng) for _ in range(POSITIONS)]
    thinker = Thinker(game, LEVEL)
    turn = 0

    def run() -> int:
        nonlocal turn
        turn = (turn + 1) % POSITIONS
        state, seat = positions[turn]
        return thinker.search(game.view(state, seat), game.legal(state, seat), rng).turns

    return run


def position(game: AnyGame, players: int, options: Any, rng: Plain) -> tuple[Any, int]:
    """Stop a random game at any real decision; return the state and the seat that decides."""
    state = game.setup(players, options)
    found: list[tuple[Any, int]] = []
    while seats := game.acting(state):
        seat = seats[0]
        if seat != CHANCE and len(game.legal(state, seat)) > 1:
            found.append((state.copy(), seat))
        game.apply(state, seat, game.sample(state, seat, rng.random))
    return found[rng.below(len(found))]


def rounds(found: list[Searcher], seconds: float, number: int) -> Iterator[Searcher]:
    """Measure all in turn, then all again: a slow moment of the machine affects everybody."""
    for _ in range(number):
        for each in found:
            turns = 0
            start = clock()
            while (spent := clock() - start) < seconds:
                turns += each.run()
            each.speeds.append(turns / spent)
            yield each
