"""Hill-climbs bots' weights: tries each a little larger and smaller, and keeps what wins more.

Both sides choose from what they may see, on the same deals from every seat: by the prior or, in
games whose prior does not use the weights, by a small search.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Any, Final

from sheepfold import games
from sheepfold.bots.knowledge import evaluator_of
from sheepfold.bots.levels import ALL, Level, Thinker
from sheepfold.core import options as option_values
from sheepfold.core.errors import SetupError
from sheepfold.core.match import check_players
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain
from sheepfold.lab.arena import share
from sheepfold.lab.bot_match import Deal, play, same_deal
from sheepfold.lab.ratings import interval, mean
from sheepfold.processes import in_processes

STEP: Final = 1.5  # factor by which a weight is tried larger and smaller
FROM_NOTHING: Final = 0.3  # the value tried for a weight of 0
TEMPERATURE: Final = 0.002  # of the prior: nearly always the best move
TRIED: Final = "tried weights"  # the bots' names, for faults
PRESENT: Final = "present weights"


@dataclass(frozen=True)
class Trial:
    """A weight that was tried, and the share that its bots won against the others."""

    name: str
    before: float
    tried: float
    share: float
    low: float  # of the share's interval
    high: float
    kept: bool


def climb(
    name: str,
    number: int,
    seed: int,
    start: Mapping[str, float],
    *,
    only: Sequence[str] = (),
    nodes: int = 0,
    players: int = 2,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
) -> Iterator[Trial]:
    """Run one round over all weights, or only some; a weight that wins is used from then on.

    Each trial plays `number` games. `nodes` are the simulations of a search; without any, both
    sides choose by the prior.
    """
    game = games.make(name)
    check_players(game, players)
    built = option_values.build(game.options, dict(options or {}))
    weights = dict(start)
    for one in check_weights(weights, only):
        for tried in steps(weights[one]):
            new = {**weights, one: tried}
            trial = f"{seed} {one} {tried}"
            work = partial(_deal, name, trial, (new, weights), nodes, players, built)
            shares = list(in_processes(work, range(ceil(number / players)), jobs))
            low, high = interval(shares)
            kept = low > 1 / players
            yield Trial(one, weights[one], tried, mean(shares), low, high, kept)
            if kept:
                weights = new
                break


def check_weights(weights: Mapping[str, float], only: Sequence[str]) -> Sequence[str]:
    """Return the weights that are asked for: all, or only some of those that exist."""
    for one in only:
        if one not in weights:
            raise SetupError(f"unknown weight {one!r}; there are: {', '.join(weights)}")
    return only or tuple(weights)


def steps(weight: float) -> tuple[float, float]:
    """Return the values to try for a weight."""
    if not weight:
        return FROM_NOTHING, -FROM_NOTHING
    return round(weight * STEP, 3), round(weight / STEP, 3)


def _deal(
    name: str,
    trial: str,
    rivals: tuple[Mapping[str, float], Mapping[str, float]],
    nodes: int,
    players: int,
    options: Any,
    deal: int,
) -> float:
    """Return the share of wins of the first weights on one deal, alone on every seat in turn."""
    game = games.make(name)
    seed = hashlib.sha256(f"sheepfold climb {trial} {deal}".encode()).digest()
    bot, others = (thinker(game, weights, nodes) for weights in rivals)
    shares = []
    for own in range(players):
        seated = [bot if seat == own else others for seat in range(players)]
        names = tuple(TRIED if seat == own else PRESENT for seat in range(players))
        dealt = Deal(names, options, seed, f"deal {deal + 1} of seed, weight, value {trial}")
        luck = [Plain("climb", trial, deal, seat) for seat in range(players)]
        state = game.setup(players, options)
        outcome = play(game, state, seated, luck, same_deal(game, seed), dealt)
        shares.append(share(outcome, own))
    return mean(shares)


def thinker(game: AnyGame, weights: Mapping[str, float], nodes: int) -> Thinker:
    """Return a bot that chooses by these weights and remembers everything."""
    hasty = 0 if nodes else 1
    level = Level("tried", hasty, 1, TEMPERATURE, nodes=nodes, exact=0, memory=ALL, seconds=0)
    return Thinker(game, level, evaluator=evaluator_of(game, weights))
