"""What `verify` and `replay` tell of matches that were given up, and of those played on."""

import json
from pathlib import Path

import pytest

from sheepfold import Match
from sheepfold.cli import run
from sheepfold.core.record import Ending, parse
from sheepfold.language import LANGUAGES

Output = pytest.CaptureFixture[str]
ENDINGS = [Ending("resigned", (1,)), Ending("agreed"), Ending("abandoned")]


def given_up(ending: Ending) -> Match:
    match = Match.start("te_kuiti", players=2, seed=7, seats=["Ann", "Bob"])
    match.play(0, "fence a1N")
    match.ending = ending
    return match


def kept(folder: Path, match: Match) -> str:
    path = folder / "my.record"
    path.write_text(match.record(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("ending", ENDINGS, ids=str)
def test_how_a_match_was_given_up_is_told_in_every_language(
    ending: Ending, tmp_path: Path, capsys: Output
):
    path, said = kept(tmp_path, given_up(ending)), set()
    for lang in LANGUAGES:
        assert run(["verify", path, "--lang", lang]) == 0
        *_, line, _holds = capsys.readouterr().out.splitlines()
        said.add(line)
        assert run(["replay", path, "--at", "2", "--lang", lang]) == 0
        shown = " ".join(capsys.readouterr().out.split())
        assert line.strip() in shown
        assert run(["replay", path, "--at", "0", "--lang", lang]) == 0
        assert line.strip() not in " ".join(capsys.readouterr().out.split())
    assert len(said) == 3
    assert all("Bob" in line for line in said) == bool(ending.seats)
    for command in ("verify", "replay"):
        assert run([command, path, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["ending"] == str(ending)


def test_lines_that_were_given_are_told_in_every_language(tmp_path: Path, capsys: Output):
    first = given_up(ENDINGS[0])
    match = Match.play_on(first.game, parse(first.record()), seed=6)
    path, said = kept(tmp_path, match), set()
    for lang in LANGUAGES:
        assert run(["verify", path, "--lang", lang]) == 0
        said.add(capsys.readouterr().out)
        for at in ("0", "2"):
            assert run(["replay", path, "--at", at, "--lang", lang]) == 0
            said.add(capsys.readouterr().out.splitlines()[-1])
    assert len(said) == 6
    for command in ("verify", "replay"):
        assert run([command, path, "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["given"], told["ending"]) == (2, None)
