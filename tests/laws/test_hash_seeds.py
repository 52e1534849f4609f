"""The same match and the same statistics, whatever order Python's hashes have."""

import os
import subprocess
import sys

SCRIPT = """
import sheepfold
from sheepfold.lab.sim import plan, simulate
match = sheepfold.Match.start("te_kuiti", players=2, seed=11)
while not match.over:
    (seat,) = match.acting
    legal = match.legal(seat)
    match.play(seat, legal[len(match.events) * 7 % len(legal)])
assert sheepfold.Match.replay(match.record()) == match
print(match.record())
result = simulate(plan("te_kuiti", 2, {}, ["greedy", "random"], 6, 1))
print([result[key] for key in ("decisions", "wins", "score_mean", "score_sd", "length")])
"""


def test_records_and_statistics_do_not_depend_on_hash_seeds() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(outputs) == 1
