"""Whatever is refused is refused in one line on stderr, with exit code 2."""

from pathlib import Path

import pytest

from tests.cli.terminal import sheepfold, whole_game

REFUSED = [
    (["frobnicate"], "No such command 'frobnicate'"),
    (["gams"], "Did you mean 'games'"),
    (["games", "--frob"], "--frob"),
    (["games", "--lang", "xx"], "unknown language 'xx'; there are: en, de, fr"),
    (["rules"], "Missing argument"),
    (["rules", "chess"], "unknown game 'chess'; there are: sheep_and_thief"),
    (["rules", "te_kuiti", "TK-99"], "from TK-1 to TK-S9"),
    (["play", "chess"], "unknown game 'chess'"),
    (["play", "te_kuiti", "--players", "3"], "te_kuiti is for 1 or 2 players, not 3"),
    (["play", "te_kuiti", "--players", "0"], "not 0"),
    (["play", "te_kuiti", "--players", "two"], "--players"),
    (["play", "te_kuiti", "--option", "wolves=1"], "unknown option 'wolves'"),
    (["play", "te_kuiti", "--option", "flowers=wild"], "easy, normal, hard"),
    (["play", "te_kuiti", "--option", "flowers"], "name=value"),
    (["play", "te_kuiti", "--seats", "person,hal"], "unknown player 'hal'"),
    (
        ["play", "te_kuiti", "--seats", "person", "--players", "2"],
        "name every seat or none: 2 of them, not 1",
    ),
    (["bench", "--seconds", "nan"], "--seconds may be 0.01 to 3600.0, not nan"),
    (["bench", "--seconds", "inf"], "--seconds may be 0.01 to 3600.0, not inf"),
    (["bench", "--peers", "--all"], "--all and --peers are two measurements: choose one"),
    (["bench", "--peers", "--bots"], "--peers and --bots are two measurements: choose one"),
    (["arena", "te_kuiti"], "--bots"),
    (["arena", "te_kuiti", "--bots", "greedy,deep"], "unknown bot 'deep'; there are: "),
    (["arena", "te_kuiti", "--bots", "greedy"], "name at least two bots, each once"),
    (["arena", "te_kuiti", "--bots", "greedy,random", "--resume", "."], "cannot use .: "),
    (["analyse", "x.record", "--budget", "nan"], "a budget may be 0.01 to 100.0, not nan"),
    (["tune", "chess"], "unknown game 'chess'"),
    (["tune", "te_kuiti", "--write", "nowhere/weights.json"], "cannot write nowhere/weights.json"),
    (["tune", "sheepland", "--players", "9"], "sheepland is for 2 or 3 or 4 players, not 9"),
    (["climb", "chess"], "unknown game 'chess'"),
    (["climb", "sheepland", "--players", "9"], "sheepland is for 2 or 3 or 4 players, not 9"),
    (["climb", "sheepland", "--weight", "wool"], "unknown weight 'wool'; there are: points, "),
    (["climb", "sheepland", "--option", "wool=1"], "unknown option 'wool'"),
    (["climb", "te_kuiti", "--write", "nowhere/weights.json"], "cannot write nowhere/weights.json"),
    (["play", "te_kuiti", "--seed", "x"], "a seed is a whole number, or none, not 'x'"),
    (["play", "te_kuiti", "--lang", "xx"], "unknown language"),
    (["play", "te_kuiti", "--resume", "nowhere.record"], "there is no file nowhere.record"),
    (["play", "te_kuiti", "--resume", "x", "--seed", "1"], "leave them out"),
    (["replay", "nowhere.record"], "there is no file nowhere.record"),
    (["replay", "."], "is a folder"),
]


@pytest.mark.parametrize(("arguments", "reason"), REFUSED, ids=lambda value: str(value)[:40])
def test_refused_in_one_line(arguments: list[str], reason: str, tmp_path: Path):
    done = sheepfold(*arguments, data=tmp_path)
    assert done.returncode == 2
    assert not done.stdout
    assert done.stderr.startswith("sheepfold: ")
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr


def damaged_records() -> dict[str, bytes]:
    text = whole_game(["random", "random"], seed=2)[1].record()
    return {
        "binary": bytes(range(256)),
        "empty": b"",
        "prose": b"Dear diary,\n",
        "cut off": text[: len(text) // 2].encode(),
        "edited": text.replace("fence", "fence ", 1).encode(),
        "too large": b"x" * 4_100_000,
    }


@pytest.mark.parametrize("damage", ["binary", "empty", "prose", "cut off", "edited", "too large"])
def test_a_damaged_record_is_refused_in_one_line(damage: str, tmp_path: Path):
    path = tmp_path / "some.record"
    path.write_bytes(damaged_records()[damage])
    resume = damage in ("binary", "cut off")
    arguments = ["play", "te_kuiti", "--resume"] if resume else ["replay"]
    done = sheepfold(*arguments, str(path), data=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("sheepfold: ")
    assert done.stderr.count("\n") == 1


def test_a_file_is_never_overwritten(tmp_path: Path):
    path = tmp_path / "diary.txt"
    path.write_text("mine")
    done = sheepfold("play", "te_kuiti", "--save", str(path), data=tmp_path)
    assert done.returncode == 2
    assert "exists already" in done.stderr
    inside = sheepfold("play", "te_kuiti", data=tmp_path, lines=[f"save {path}"])
    assert f"{path} already exists" in " ".join(inside.stdout.split())
    assert path.read_text() == "mine"


def test_a_data_folder_that_cannot_be_made_is_named(tmp_path: Path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = sheepfold("play", "te_kuiti", data=blocked)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert str(blocked) in done.stderr
