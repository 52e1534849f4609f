"""OpenSpiel's search bots, each with one random playout per simulation, their default.

Plain search sees everybody's cards; the search over information sets imagines them, as ours does.
It is measured only in gin rummy: with OpenSpiel 2.0.2, in hearts, it ended with an error in Python
(an imagined world without a legal move) and with a crash in C++.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

CURIOSITY = 2.0  # `uct_c` in OpenSpiel's own examples
MEMORY = 1000  # MB, never reached

Search = Callable[[Any], int]  # of a position: returns the number of simulations


def searches(simulations: int, positions: int) -> list[tuple[str, str, Callable[[], int]]]:
    """Return the kind of search, the game, and what thinks about the next position."""
    import_module("open_spiel.python.games")  # importing registers them
    entries = (
        ("MCTS, Python", "tic-tac-toe in Python, 2 players", "python_tic_tac_toe", in_python),
        ("MCTS, Python", "hearts in C++, 4 players", "hearts", in_python),
        ("IS-MCTS, Python", "gin rummy in C++, 2 players", "gin_rummy", imagining_in_python),
        ("MCTS, C++", "hearts in C++, 4 players", "hearts", in_cpp),
        ("IS-MCTS, C++", "gin rummy in C++, 2 players", "gin_rummy", imagining_in_cpp),
    )
    found = []
    for kind, label, name, make in entries:
        game: Any = pyspiel.load_game(name)
        found.append((kind, label, in_turn(make(game, simulations), some(game, positions))))
    return found


def in_turn(search: Search, positions: list[Any]) -> Callable[[], int]:
    turn = 0

    def run() -> int:
        nonlocal turn
        turn = (turn + 1) % len(positions)
        return search(positions[turn])

    return run


def some(game: Any, number: int) -> list[Any]:
    """Return a position with a real decision from each of some random games."""
    rng = Random(1)
    chosen = []
    for _ in range(number):
        state, found = game.new_initial_state(), []
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node() and len(legal) > 1:
                found.append(state.clone())
            state.apply_action(rng.choice(legal))
        chosen.append(rng.choice(found))
    return chosen


def in_python(game: Any, simulations: int) -> Search:
    bot: Any = mcts.MCTSBot(game, CURIOSITY, simulations, mcts.RandomRolloutEvaluator())
    return lambda state: int(bot.mcts_search(state).explore_count)  # fewer, if it is solved


def imagining_in_python(game: Any, simulations: int) -> Search:
    """Name nodes by observations: gin rummy has no information state as text."""
    evaluator = mcts.RandomRolloutEvaluator()
    bot: Any = ismcts.ISMCTSBot(
        game,
        evaluator,
        CURIOSITY,
        simulations,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )

    def search(state: Any) -> int:
        bot.run_search(state)
        return simulations

    return search


def in_cpp(game: Any, simulations: int) -> Search:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot: Any = pyspiel.MCTSBot(game, evaluator, CURIOSITY, simulations, MEMORY, True, 1, False)
    return lambda state: int(bot.mcts_search(state).explore_count)


def imagining_in_cpp(game: Any, simulations: int) -> Search:
    bot: Any = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        CURIOSITY,
        simulations,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )

    def search(state: Any) -> int:
        bot.step(state)
        return simulations

    return search
