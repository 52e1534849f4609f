"""A guard against slow-downs that no machine can disturb: Python's operations per decision.

They are counted where the pure rules run, so they are the same on every machine. Who makes the
rules faster lowers the bounds; who must slow them down raises one, and says why in the commit.
"""

import json
import os
import subprocess
import sys

import pytest

from sheepfold import games
from tests.games.expectations import expectations

# By game and players, on Python 3.11; another Python's operations are cut a little differently.
MEASURED = {
    (game, players): operations
    for game in games.GAMES
    for players, operations in expectations(game).OPERATIONS.items()
}
MARGIN = 1.3

COUNT = """
import json, sys
from sheepfold import games
from sheepfold.core.playout import playout
from sheepfold.core.rng import Plain

operations = 0

def count(frame, event, argument):
    global operations
    frame.f_trace_opcodes, frame.f_trace_lines = True, False
    operations += event == "opcode"
    return count

name, players = sys.argv[1], int(sys.argv[2])
game = games.make(name)
decisions, rng = 0, Plain("operations")
states = [game.setup(players, game.options()) for _ in range(10)]
sys.settrace(count)
for state in states:
    decisions += playout(game, state, rng)
sys.settrace(None)
print(json.dumps(operations / decisions))
"""


@pytest.mark.parametrize(("name", "players"), MEASURED)
def test_a_decision_of_a_playout_takes_no_more_operations_than_it_did(
    name: str, players: int
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", COUNT, name, str(players)],
        env={**os.environ, "SHEEPFOLD_PURE": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    operations = json.loads(done.stdout)
    assert operations < MARGIN * MEASURED[name, players]
