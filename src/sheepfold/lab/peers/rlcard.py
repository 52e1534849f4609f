"""RLCard: every step also builds what the next player observes."""

import copy
from random import random
from typing import Any

import rlcard

from sheepfold.lab.peers.entry import Copy, Entry, Run, players


def entries() -> list[Entry]:
    return [
        Entry("Uno", players(2), looped(rlcard.make("uno"))),
        Entry("gin rummy", players(2), looped(rlcard.make("gin-rummy"))),
        *(Entry("limit hold'em", players(n), looped(hold_em(n)), n == 4) for n in (2, 4, 8)),
    ]


def hold_em(number: int) -> Any:
    return rlcard.make("limit-holdem", {"game_num_players": number})


def looped(env: Any) -> Run:
    def run(limit: int) -> tuple[int, Copy]:
        state, _ = env.reset()
        for decisions in range(limit):
            if env.is_over():
                return decisions, position
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
        return limit, position

    def position() -> object:
        return copy.deepcopy(env.game)  # it has no copy of its own; not every env can be copied

    return run
