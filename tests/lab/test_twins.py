"""Pure and compiled rules are the same: every configuration, position by position."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sheepfold import compiled, games
from sheepfold.core.errors import SetupError
from sheepfold.lab.check import Part
from sheepfold.lab.twins import Course, compare, course, courses, difference

SEED = 20_000


@pytest.mark.parametrize("name", games.GAMES)
def test_a_game_of_every_configuration_is_the_same_pure_and_compiled(name: str) -> None:
    configurations = len(games.make(name).configurations())
    if compiled.why_pure(compiled.CORE) or compiled.why_pure(name):
        with pytest.raises(SetupError, match="there are no compiled rules to compare with"):
            compare(name, 1, SEED)
        return
    found = compare(name, 1, SEED)
    assert found.difference is None, found.record
    assert found.games == configurations
    assert found.positions > 10 * configurations


def test_the_same_game_twice_does_not_differ_and_others_do() -> None:
    one, again = (courses(Part("te_kuiti", 0, range(1, 2))) for _ in range(2))
    assert difference(one[0], again[0]) is None
    game = games.make("te_kuiti")
    players, options = game.configurations()[0]
    other = course(game, players, options, 2)
    assert difference(one[0], other) == "the position after 0 decisions"


def test_what_differs_is_named() -> None:
    course = Course(["a", "b"], "record", "scores")
    assert difference(course, Course(["a", "c"], "x", "y")) == "the position after 1 decisions"
    assert difference(course, Course(["a", "b"], "x", "y")) == "the record"
    assert difference(course, Course(["a", "b"], "record", "y")) == "the scores"


def test_the_command_says_that_they_agree_or_that_nothing_is_compiled(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sheepfold", "check", "te_kuiti", "--compiled", "--json"]
    done = subprocess.run(
        [*command, "--games", "1"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    if compiled.why_pure("te_kuiti"):
        assert done.returncode != 0
        assert "there are no compiled rules to compare with" in done.stderr
    else:
        assert done.returncode == 0, done.stderr
        (row,) = json.loads(done.stdout)
        assert (row["game"], row["games"], row["difference"]) == ("te_kuiti", 5, None)
    pure = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, "SHEEPFOLD_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "SHEEPFOLD_PURE is set" in pure.stderr
