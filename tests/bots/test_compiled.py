"""Searches, and what bots know of games, are compiled too: both kinds think the same."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = """
from sheepfold import games
from sheepfold.bots.levels import LEVELS, Thinker
from sheepfold.core.rng import Plain
from tests.bots.test_search import middle

for name in games.GAMES:
    game = games.make(name)
    for decisions in (5, 25):
        state = middle(game, decisions)
        seat = game.acting(state)[0]
        view, legal = game.view(state, seat), game.legal(state, seat)
        thinker = Thinker(game, LEVELS["dog"], budget=0.1)
        search = thinker.search(view, legal, Plain("twins"))
        print(name, decisions, search.rated(), search.strategy(), search.shares())
        print(thinker.solve(view, legal, Plain("twins")), thinker.evaluator.worth(state))
"""


def thoughts(pure: str) -> str:
    environment = {**os.environ, "SHEEPFOLD_PURE": pure}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_pure_and_compiled_searches_think_the_same():
    pure = thoughts("1")
    assert len(pure.splitlines()) == 20
    assert thoughts("") == pure
