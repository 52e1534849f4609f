"""The five levels, the same for every game: what a bot knows, remembers and may compute."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final

from sheepfold.bots.evaluator import Evaluator
from sheepfold.bots.exact import Solver
from sheepfold.bots.knowledge import evaluator_of
from sheepfold.bots.search import Search
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain, Rng

ALL: Final = 1_000_000  # remembers everything
WORLDS: Final = 100  # most worlds imagined for a decision; then they are used again
LEAST: Final = 8  # fewest simulations before the clock may stop a search
CERTAIN: Final = 0.5  # of a mixed strategy's likeliest action; less likely ones are never chosen
SOLVED: Final = 10  # imagined worlds in which an end is solved
SOLVING: Final = 0.5  # part of a live search's time for a try to solve the end


@dataclass(frozen=True)
class Level:
    """A level: its budget is counted in nodes, one per simulation; only live play has a clock."""

    name: str
    hasty: float  # share of its decisions made by the prior alone; on the others it thinks
    worlds: int  # imagined for the prior
    temperature: float  # lead in the chance to win that makes a move e times as likely
    nodes: int  # of a search
    exact: int  # positions it may search to solve the end of a match
    memory: int  # number of things that no longer lie open which it remembers
    seconds: float  # of a live search, at most
    shown: float = 0  # seconds after which its move is shown at a table, however long it took


LAMB: Final = Level("lamb", 1, 1, 0.035, nodes=0, exact=0, memory=2, seconds=0.05, shown=0.4)
EWE: Final = Level("ewe", 1, 4, 0.012, nodes=0, exact=0, memory=5, seconds=0.05, shown=0.5)
RAM: Final = Level("ram", 0.5, 4, 0.012, nodes=60, exact=0, memory=12, seconds=0.3, shown=0.6)
DOG: Final = Level("dog", 0.27, 4, 0.012, nodes=300, exact=2_000, memory=ALL, seconds=0.8, shown=1)
SHEPHERD: Final = Level(
    "shepherd", 0, 0, 0, nodes=1500, exact=20_000, memory=ALL, seconds=1.3, shown=1.5
)
LEVELS: Final = {level.name: level for level in (LAMB, EWE, RAM, DOG, SHEPHERD)}


class Thinker:
    """A bot of one level."""

    def __init__(
        self,
        game: AnyGame,
        level: Level,
        budget: float = 1,
        *,
        live: float | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.game = game
        self.level = level
        self.budget = budget
        self.evaluator = evaluator or evaluator_of(game)
        self.parameters = self.evaluator.knowledge.parameters
        nodes = round(level.nodes * budget * self.parameters.pace)
        self.nodes = max(1, nodes) if level.nodes else 0
        self.seconds = None if live is None else min(level.seconds, live)

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        view = self.evaluator.knowledge.forget(view, self.level.memory)
        own = Plain("thinks", rng.below(1 << 53))
        if own.random() < self.level.hasty:
            return self.at_first_sight(view, legal, own)
        if self.level.exact and (rates := self.solve(view, legal, own)):
            return legal[rates.index(max(rates))]
        search = self.search(view, legal, own)
        if strategy := search.strategy():
            least = CERTAIN * max(share for _, share in strategy)
            return drawn([(action, share) for action, share in strategy if share >= least], own)
        return search.rated()[0][0]

    def search(self, view: Any, legal: Sequence[int], own: Plain) -> Search:
        """Search until the budget is used up or, live, until time is over."""
        search = Search(self.evaluator, view.viewer, legal)
        end = self.in_live_seconds()
        worlds: list[Any] = []
        for turn in range(self.nodes):
            if end is not None and turn >= LEAST and time.monotonic() > end:
                break
            if turn < WORLDS:
                worlds.append(self.imagine(view, own))
            search.think(worlds[turn % WORLDS].copy(), own.random)
        return search

    def solve(self, view: Any, legal: Sequence[int], own: Plain) -> list[float]:
        """Return what each action leads to if the end is near in every world; otherwise nothing."""
        rates = [0.0] * len(legal)
        most = round(self.level.exact * self.budget)
        solver = Solver(self.evaluator, most, self.in_live_seconds(SOLVING))
        for _ in range(SOLVED):
            found = solver.rates(self.imagine(view, own), view.viewer, legal, own)
            if not found:
                return []
            rates = [a + b for a, b in zip(rates, found, strict=True)]
        return [rate / SOLVED for rate in rates]

    def in_live_seconds(self, part: float = 1) -> float | None:
        """Return the time at which this part of the seconds is over; None without a clock."""
        return None if self.seconds is None else time.monotonic() + part * self.seconds

    def imagine(self, view: Any, own: Plain) -> Any:
        world = self.game.imagine(view, own)
        self.evaluator.knowledge.reopen(world)
        return world

    def at_first_sight(self, view: Any, legal: Sequence[int], own: Plain) -> int:
        """Return a good move by the prior, better ones with higher probability."""
        rates = [0.0] * len(legal)
        for _ in range(self.level.worlds):
            world = self.imagine(view, own)
            for place, rate in enumerate(self.evaluator.rates(world, view.viewer, legal)):
                rates[place] += rate / self.level.worlds
        top, temperature = max(rates), self.level.temperature * self.parameters.temperature
        pairs = zip(legal, rates, strict=True)
        return drawn([(action, exp((rate - top) / temperature)) for action, rate in pairs], own)


def drawn(weighted: list[tuple[int, float]], own: Plain) -> int:
    """Return one of some actions by its weight."""
    number = own.random() * sum(weight for _, weight in weighted)
    for action, weight in weighted:
        number -= weight
        if number < 0:
            return action
    return weighted[-1][0]
