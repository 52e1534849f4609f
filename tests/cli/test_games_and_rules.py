"""`sheepfold games` and `sheepfold rules`, and how the command behaves as a whole."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from sheepfold import __version__
from sheepfold.cli import COMMANDS
from tests.cli.terminal import COMMAND, environment, sheepfold

ESCAPE = "\x1b"


def test_games_as_data(tmp_path: Path):
    done = sheepfold("games", "--json", data=tmp_path)
    (te_kuiti,) = (game for game in json.loads(done.stdout) if game["id"] == "te_kuiti")
    assert te_kuiti == {
        "id": "te_kuiti",
        "name": "Te Kuiti",
        "players": [1, 2],
        "options": {
            "memory_aid": {"type": "bool", "default": False, "choices": [False, True]},
            "flowers": {
                "type": "str",
                "default": "normal",
                "choices": ["easy", "normal", "hard"],
            },
        },
    }
    assert done.returncode == 0
    assert not done.stderr


def test_games_for_people(tmp_path: Path):
    done = sheepfold("games", data=tmp_path)
    assert "Te Kuiti" in done.stdout
    assert "Fence in the flock" in done.stdout
    assert "--option flowers=easy|normal|hard" in done.stdout
    assert "sheepfold play te_kuiti" in done.stdout


@pytest.mark.parametrize(
    ("lang", "title", "credits"),
    [
        ("en", "The open field", "not affiliated"),
        ("de", "Die offene Weide", "in keiner Verbindung"),
        ("fr", "Le tour du berger", "sans aucun lien"),
    ],
)
def test_rules_in_three_languages(lang: str, title: str, credits: str, tmp_path: Path):
    done = sheepfold("rules", "te_kuiti", "--json", "--lang", lang, data=tmp_path)
    rules = json.loads(done.stdout)
    assert [ruling["id"] for ruling in rules["rulings"]][:2] == ["TK-1", "TK-2"]
    assert all(ruling["title"] and len(ruling["text"]) > 40 for ruling in rules["rulings"])
    assert credits in rules["credits"]
    human = sheepfold("rules", "te_kuiti", data=tmp_path, LC_ALL=f"{lang}_XX.UTF-8").stdout
    assert title in human
    for ruling in rules["rulings"]:
        assert f"{ruling['id']}  {ruling['title']}" in human
    assert max(map(len, human.splitlines())) <= 80


def test_one_ruling_however_it_is_spelled(tmp_path: Path):
    done = sheepfold("rules", "te_kuiti", "tk-s3", data=tmp_path)
    assert done.stdout.startswith("TK-S3  Flowers\n")
    assert "TK-S4" not in done.stdout
    assert (
        "CORE-3  Not understood" in sheepfold("rules", "te_kuiti", "core-3", data=tmp_path).stdout
    )


def test_the_environment_chooses_the_language(tmp_path: Path):
    assert "Zäune" in sheepfold("games", data=tmp_path, LANG="de_AT.UTF-8").stdout
    both = sheepfold("games", data=tmp_path, LANG="de_AT.UTF-8", LC_MESSAGES="fr_FR").stdout
    assert "troupeau" in both
    assert "flock" in sheepfold("games", data=tmp_path, LANG="ja_JP.UTF-8").stdout
    named = sheepfold("games", "--lang", "fr", data=tmp_path, LANG="de_AT.UTF-8").stdout
    assert "troupeau" in named


@pytest.mark.parametrize(
    "arguments",
    [
        ["games"],
        ["rules", "te_kuiti"],
        ["play", "te_kuiti", "--seed", "1"],
        ["rules", "te_kuiti", "TK-1", "--json"],
    ],
)
def test_piped_output_has_no_escape_codes(arguments: list[str], tmp_path: Path):
    done = sheepfold(*arguments, data=tmp_path, TERM="xterm-256color", COLORTERM="truecolor")
    assert done.returncode == 0
    assert ESCAPE not in done.stdout + done.stderr


def test_help_and_version(tmp_path: Path):
    shown = sheepfold("--help", data=tmp_path)
    assert shown.returncode == 0
    assert all(f"  {name}" in shown.stdout for name in COMMANDS)
    assert sheepfold(data=tmp_path).stdout == shown.stdout
    assert sheepfold("--version", data=tmp_path).stdout == f"sheepfold {__version__}\n"
    for name in ("games", "rules", "play", "replay"):
        own = sheepfold(name, "--help", data=tmp_path)
        assert COMMANDS[name] in " ".join(own.stdout.split())


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path):
    program = subprocess.Popen(
        [*COMMAND, "rules", "te_kuiti"],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait() == 1


def test_french_punctuation_never_begins_a_line(tmp_path: Path):
    for width in ("40", "60", "77", "80"):
        done = sheepfold("rules", "te_kuiti", "--lang", "fr", data=tmp_path, COLUMNS=width)
        assert not re.search(r"^\s*[:;!?»]", done.stdout, re.MULTILINE)
        assert all(len(line) <= int(width) for line in done.stdout.splitlines())
