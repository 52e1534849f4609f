"""The command in a pseudo-terminal: colours, Ctrl-C, hand-over, a game resumed after a kill."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sheepfold import Match
from tests.cli.terminal import COMMAND, environment, sheepfold, terminal
from tests.waiting import until_it_sleeps

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are POSIX")

AUTOSAVE = Path("sheepfold") / "te_kuiti.autosave"
COLOUR = re.compile(r"\x1b\[[0-9;]*[34]8;[25];")
STYLE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\r")


def test_ctrl_c_saves_and_leaves_with_130(tmp_path: Path):
    with terminal("play", "te_kuiti", "--seed", "1", data=tmp_path) as table:
        table.expect("Player 1> ")
        table.type("b3N")
        table.expect("1 fence is left")
        table.expect("Player 1> ")
        table.interrupt()
        assert table.wait() == 130
    assert "Traceback" not in table.text
    assert "Go on with: sheepfold play te_kuiti" in table.text
    assert table.text.endswith("\n")
    assert "0 fence b3N" in (tmp_path / AUTOSAVE).read_text()


def test_an_interrupt_without_a_terminal_is_130_too(tmp_path: Path):
    with subprocess.Popen(
        [*COMMAND, "play", "te_kuiti", "--seed", "1"],
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        shown = b""
        while not shown.endswith(b"Player 1> "):
            shown += program.stdout.read(1)
        until_it_sleeps(program.pid)
        program.send_signal(signal.SIGINT)
        rest, errors = program.stdout.read(), program.stderr.read()
    assert program.returncode == 130
    assert b"Go on with" in rest
    assert errors == b""


def test_after_a_kill_the_game_is_resumed(tmp_path: Path):
    with terminal("play", "te_kuiti", "--seed", "1", data=tmp_path) as table:
        table.expect("Player 1> ")
        table.type("b3N")
        table.expect("1 fence is left")
        table.kill()
    saved = (tmp_path / AUTOSAVE).read_text()
    assert "0 fence b3N" in saved
    with terminal("play", "te_kuiti", data=tmp_path) as table:
        table.expect("Resume it? [Y/n] ")
        table.type("")
        table.expect("1 fence is left")
        table.type("undo")
        table.expect("2 fences are left")
        table.type("quit")
        assert table.wait() == 0
    assert "0 undo 2" in (tmp_path / AUTOSAVE).read_text()


def test_two_programs_do_not_share_an_autosave(tmp_path: Path):
    with terminal("play", "te_kuiti", "--seed", "1", data=tmp_path) as table:
        table.expect("Player 1> ")
        second = sheepfold("play", "te_kuiti", "--new", data=tmp_path)
        assert second.returncode == 2
        assert "--save FILE" in second.stderr


def test_ctrl_d_leaves_like_quit(tmp_path: Path):
    with terminal("play", "te_kuiti", "--seed", "1", data=tmp_path) as table:
        table.expect("Player 1> ")
        table.press(b"\x04")
        assert table.wait() == 0
    assert "Go on with" in table.text


def test_confirmation_at_a_terminal(tmp_path: Path):
    with terminal("play", "te_kuiti", "--seed", "1", data=tmp_path) as table:
        table.expect("Player 1> ")
        table.type("b3N")
        table.expect("Player 1> ")
        table.type("b3W")
        table.expect("ask no more] ")
        table.type("")
        seen = table.expect("Place a fence: ")
        assert "Computer flipped" in seen
    assert "0 fence b3W" in (tmp_path / AUTOSAVE).read_text()


def test_the_next_person_sees_nothing_before_enter(tmp_path: Path):
    play = ["play", "te_kuiti", "--seats", "person,person", "--seed", "1", "--no-confirm"]
    with terminal(*play, data=tmp_path) as table:
        table.expect("Press Enter when only you can see the screen.")
        table.type("")
        for move in ("b3N", "b3W"):
            table.expect("Player 1> ")
            table.type(move)
        table.expect("\x1b[2J")
        shown = table.expect("Press Enter when only you can see the screen.")
        assert "Player 2, it is your turn." in shown
        assert "fence" not in shown
        table.type("")
        seen = table.expect("Player 2> ")
        assert "Player 1 placed a fence (b3W)." in seen


@pytest.mark.parametrize(("columns", "no_color"), [(80, ""), (60, ""), (80, "1")])
def test_board_and_prompt_fit_the_screen(columns: int, no_color: str, tmp_path: Path):
    play = ["play", "te_kuiti", "--seed", "1", "--no-confirm"]
    with terminal(*play, data=tmp_path, columns=columns, NO_COLOR=no_color) as table:
        table.expect("Player 1> ")
        table.type("b3N")
        shown = table.expect("Player 1> ")
        board = STYLE.sub("", shown[shown.index("placed a fence") :]).splitlines()
        assert len(board) <= 24
        assert max(map(len, board)) <= columns
        assert bool(COLOUR.search(shown)) is not bool(no_color)
        assert "═════" in shown


def test_stepping_through_a_record(tmp_path: Path):
    match = Match.start("te_kuiti", 2, seed=1, seats=["Ada", "greedy"])
    for move in ("fence b3N", "fence b3W"):
        match.play(0, move)
    path = tmp_path / "short.record"
    path.write_text(match.record())
    with terminal("replay", str(path), data=tmp_path) as table:
        table.expect("Start, before move 1 of 3")
        for typed, wanted in [
            ("", "Move 1 of 3"),
            ("n", "Ada placed a fence (b3N)."),
            ("e", "Move 3 of 3"),
            ("n", "That was the last move."),
            ("b", "Move 2 of 3"),
            ("s", "Start, before move 1 of 3"),
            ("b", "This is the start."),
            ("3", "Ada placed a fence (b3W)."),
            ("77", "Type a number from 0 to 3."),
            ("hm", "Enter: next"),
        ]:
            table.expect("> ")
            table.type(typed)
            table.expect(wanted)
        table.type("q")
        assert table.wait() == 0
