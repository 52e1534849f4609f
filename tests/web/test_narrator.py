"""The page and Python say the same: every line of the playthroughs, and every kind of refusal."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import run
from sheepfold import WATCHER, Match, games
from sheepfold.core.errors import Malformed
from sheepfold.core.match import Line
from sheepfold.core.reading import Reading
from sheepfold.core.rng import Plain
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator
from tests.playthroughs.files import records

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
PROBES = 40  # random moves of the action space that are tried in each position
POSITIONS = 6  # of a record in which they are

Asked = tuple[str, Any]


def lines(game: str) -> Iterator[tuple[int, list[Line]]]:
    """Of each playthrough the log as one seat and a watcher read it."""
    for number, text in enumerate(records(game).values()):
        match = Match.replay(text)
        for viewer in (number % match.players, WATCHER):
            yield viewer, Reading(match, viewer).lines


def refusals(game: str) -> Iterator[tuple[int, Any]]:
    """A reason of each kind that random moves meet on the way through the playthroughs."""
    rng, met = Plain("narrator", game), set[str]()
    for text in records(game).values():
        match = Match.replay(text)
        typed = Match.start(match.game, match.players, vars(match.options), seed=None)
        step = max(1, len(match.moves) // POSITIONS)
        for number, move in enumerate(match.moves):
            for _ in range(PROBES if number % step == 0 else 0):
                action = rng.below(match.game.actions.size)
                refusal = typed.objection(move.by, match.game.actions.text(action))
                if refusal and refusal.reason.key not in met:
                    met.add(refusal.reason.key)
                    yield move.by, refusal.reason
            typed.play(move.by, move.text)


def misspelt(game: str) -> Iterator[tuple[int, Any]]:
    """Of each verb a move with too few words, with too many, and with a wrong last one."""
    actions = games.make(game).actions
    for verb in actions.verbs:
        for words in ([], ["!"] * verb.width, ["!"] * 9):
            try:
                actions.parse(" ".join([verb.name, *words]))
            except Malformed as malformed:
                yield 0, malformed.reason


def questions(game: str) -> list[tuple[int, list[Asked]]]:
    """By reader what is to be said."""
    found: list[tuple[int, list[Asked]]] = []
    for viewer, log in lines(game):
        said: list[Asked] = [("sentences", line) for line in log]
        said += [("foretold", line.facts) for line in log if line.facts]
        found.append((viewer, said))
    for seat, reason in (*refusals(game), *misspelt(game)):
        found.append((seat, [("reason", reason)]))
    return found


@pytest.mark.parametrize("game", games.GAMES)
def test_the_page_says_what_python_says(game: str):
    made = games.make(game)
    asked = questions(game)
    jobs: list[dict[str, Any]] = []
    expected = []
    for lang in LANGUAGES:
        for reader, said in asked:
            narrator = Narrator(made, Language(lang, game), NAMES, reader)
            expected.append([getattr(narrator, what)(about) for what, about in said])
            seat = reader if reader >= 0 else None
            jobs.append({"game": game, "lang": lang, "names": NAMES, "reader": seat, "asked": said})
    found = run_page({"games": jobs})
    assert sum(map(len, expected)) > 3000
    for job, ours, theirs in zip(jobs, expected, found, strict=True):
        for (_, about), here, there in zip(job["asked"], ours, theirs, strict=True):
            assert there == here, (job["lang"], job["reader"], about)


def run_page(asked: dict[str, Any]) -> list[list[Any]]:
    folder = run.find_node()
    assert folder, "this test needs node: `python3 run.py test` installs it"
    script = [str(folder / "node"), "narrate.mjs"]
    done = subprocess.run(script, cwd=WEB, input=msgspec.json.encode(asked), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    found: list[list[Any]] = json.loads(done.stdout)
    return found
