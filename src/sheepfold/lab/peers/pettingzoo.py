"""PettingZoo's classic games: every step also builds what the next agent observes."""

import copy
import os
from random import random
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # otherwise pygame prints a greeting

from pettingzoo.classic import chess_v6, connect_four_v3, texas_holdem_v4

from sheepfold.lab.peers.entry import Copy, Entry, Run, players


def entries() -> list[Entry]:
    return [
        Entry("connect four", players(2), looped(connect_four_v3.env())),
        Entry("chess", players(2), looped(chess_v6.env())),
        *(
            Entry("Texas hold'em", players(n), looped(texas_holdem_v4.env(num_players=n)), n == 4)
            for n in (2, 4, 8)
        ),
    ]


def looped(env: Any) -> Run:
    def run(limit: int) -> tuple[int, Copy]:
        env.reset()
        for decisions in range(limit):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return decisions, position
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(random() * len(legal))])
        return limit, position

    def position() -> object:
        return copy.deepcopy(env)  # it has no copy of its own

    return run
