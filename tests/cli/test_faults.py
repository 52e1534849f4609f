"""Bots that cheat or fail: nothing they did counts, and whoever wrote them is told all of it."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from sheepfold import Match
from tests.cli.terminal import environment, sheepfold

PROGRAM = Path(__file__).with_name("odd_bots.py")
ILLEGAL = re.compile(
    r"sheepfold: the bot '(\w+)' on seat (\d) chose '(.+?)' \(action \d+\), which is not legal: "
    r"(SL-\d+) forbids it \([^)]*\); (.*)"
)
SIM = ["sim", "sheepland", "--games", "6", "--seed", "5", "--bots"]
ARENA = ["arena", "sheepland", "--games", "6", "--seed", "5", "--bots"]
PLAY = ["play", "sheepland", "--seed", "5", "--seats"]
TWO = ["--jobs", "2"]
COMMANDS = {
    "sim": (SIM, [], "game 1 of seed 5"),
    "sim, two processes": (SIM, TWO, "game 1 of seed 5"),
    "arena": (ARENA, [], "deal 1 of seed 5"),
    "arena, two processes": (ARENA, TWO, "deal 1 of seed 5"),
    "play": (PLAY, [], "the bots drew by the seed 5"),
}


def odd(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command with odd bots in a folder of its own."""
    return subprocess.run(
        [sys.executable, str(PROGRAM), *words],
        cwd=folder,
        env=environment(folder / "data", SHEEPFOLD_COMMAND="sheepfold"),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def reproduced(done: subprocess.CompletedProcess[str], folder: Path) -> Match:
    """The match of the record that a report names, which its command shows."""
    assert done.returncode == 1, done.stderr
    assert "please report it" not in done.stderr
    last = done.stderr.splitlines()[-1]
    found = re.fullmatch(r"The record (.+) leads to this choice; see .* with: sheepfold (.*)", last)
    assert found, done.stderr
    words = [folder / word if word == found[1] else word for word in shlex.split(found[2])]
    shown = sheepfold(*map(str, words), data=folder)
    assert shown.returncode == 0, shown.stderr
    match = Match.replay((folder / found[1]).read_text("utf-8"))
    assert f"Move {len(match.events)} of {len(match.events)}" in shown.stdout
    return match


@pytest.mark.parametrize("command", COMMANDS)
def test_an_illegal_choice_ends_the_run(command: str, tmp_path: Path) -> None:
    words, more, origin = COMMANDS[command]
    done = odd(*words, "cheat,greedy", *more, folder=tmp_path)
    match = reproduced(done, tmp_path)
    found = ILLEGAL.search(done.stderr)
    assert found, done.stderr
    name, seat, move, ruling, told = found.groups()
    assert (name, told) == ("cheat", origin)
    assert "Traceback" not in done.stderr
    assert "win share" not in done.stdout
    assert match.seats == ("cheat", "greedy")
    assert match.acting == {int(seat)}
    refusal = match.objection(int(seat), move)
    assert refusal
    assert refusal.ruling == ruling
    assert f" ({ruling})\n" in done.stderr, "the reason in a sentence"


@pytest.mark.parametrize("command", COMMANDS)
def test_a_failure_shows_whose_it_is_and_its_traceback(command: str, tmp_path: Path) -> None:
    words, more, origin = COMMANDS[command]
    done = odd(*words, "greedy,failing", *more, folder=tmp_path)
    match = reproduced(done, tmp_path)
    assert match.acting == {1}
    lines = done.stderr.splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert "in choose" in lines[1]
    assert any("in deep_thought" in line for line in lines)
    assert "ValueError: no idea?[31m what" in lines
    (said,) = [line for line in lines if line.startswith("sheepfold: ")]
    assert said.startswith("sheepfold: the bot 'failing', asked for a move of seat 1, failed: ")
    assert said.endswith(f"ValueError: no idea?[31m what to do; {origin}")


@pytest.mark.parametrize(("bot", "end"), [("leaver", "SystemExit: 0"), ("odder", "Odd: odd 3")])
def test_failures_that_no_process_can_send_come_through(bot: str, end: str, tmp_path: Path) -> None:
    done = odd(*SIM, f"greedy,{bot}", *TWO, folder=tmp_path)
    assert done.returncode == 1
    assert "in fault" in done.stderr
    assert f"{end}; game 1 of seed 5\n" in done.stderr
    assert not done.stdout


@pytest.mark.parametrize("words", [SIM, ARENA, PLAY], ids=["sim", "arena", "play"])
def test_a_bot_that_cannot_be_made_is_named(words: list[str], tmp_path: Path) -> None:
    done = odd(*words, "greedy,unmade", folder=tmp_path)
    assert done.returncode == 1
    *trace, said = done.stderr.splitlines()
    assert any("in __init__" in line for line in trace)
    failed = "the bot 'unmade', made for sheepland, failed: LookupError: no book of openings"
    assert said == f"sheepfold: {failed}"
    assert not list(tmp_path.glob("*.record"))


def test_honest_bots_play_to_the_end(tmp_path: Path) -> None:
    done = odd(*SIM, "honest,random", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "6 games in" in done.stdout


def test_a_record_takes_a_free_name_and_overwrites_nothing(tmp_path: Path) -> None:
    mine = tmp_path / "bot-fault-1.record"
    mine.write_text("mine")
    done = odd(*SIM, "cheat,greedy", folder=tmp_path)
    assert "The record bot-fault-2.record leads" in done.stderr
    assert Match.replay((tmp_path / "bot-fault-2.record").read_text("utf-8")).acting == {0}
    assert mine.read_text() == "mine"


def test_a_record_that_cannot_be_written_is_not_promised(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "else"
    (tmp_path / "bot-fault-1.record").symlink_to(nowhere)
    done = odd(*SIM, "cheat,greedy", folder=tmp_path)
    assert done.returncode == 1
    assert ILLEGAL.search(done.stderr)
    last = done.stderr.splitlines()[-1]
    assert last.startswith("The record of the game could not be written into this folder: ")
    assert not nowhere.exists()


def test_an_unfinished_game_in_the_terminal_is_kept(tmp_path: Path) -> None:
    done = odd(*PLAY, "cheat,greedy", folder=tmp_path)
    match = reproduced(done, tmp_path)
    kept = (tmp_path / "data" / "sheepfold" / "sheepland.autosave").read_text("utf-8")
    assert kept == match.record()
