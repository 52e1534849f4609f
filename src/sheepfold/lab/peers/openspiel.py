"""OpenSpiel: games written in C++ and games written in Python, both driven by a loop in Python.

In all of them chance draws evenly (crazy eights with one pack, so up to five players), so its moves
are taken from the plain list like a player's: three times faster than by their probabilities.
"""

from importlib import import_module
from random import random
from typing import Any

import pyspiel

from sheepfold.lab.peers.entry import Copy, Entry, Run, players


def in_cpp() -> list[Entry]:
    return [
        Entry("hearts", players(4), looped("hearts")),
        Entry("gin rummy", players(2), looped("gin_rummy")),
        *(
            Entry("crazy eights", players(n), looped(f"crazy_eights(players={n})"), n == 4)
            for n in (2, 4)
        ),
        *(Entry("go", f"{n} by {n}", looped(f"go(board_size={n})"), False) for n in (9, 19)),
    ]


def in_python() -> list[Entry]:
    import_module("open_spiel.python.games")  # importing registers them
    return [
        Entry("tic-tac-toe", players(2), looped("python_tic_tac_toe")),
        Entry("team dominoes", players(4), looped("python_team_dominoes")),
        *(
            Entry("liar's poker", players(n), looped(f"python_liars_poker(players={n})"), n == 4)
            for n in (2, 4, 8)
        ),
    ]


def looped(name: str) -> Run:
    game: Any = pyspiel.load_game(name)

    def run(limit: int) -> tuple[int, Copy]:
        state = game.new_initial_state()
        for decisions in range(limit):
            while state.is_chance_node():
                drawn = state.legal_actions()
                state.apply_action(drawn[int(random() * len(drawn))])
            if state.is_terminal():
                return decisions, state.clone
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        return limit, state.clone

    return run
