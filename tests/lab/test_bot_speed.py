"""Searches are measured in turns; what is not installed is named."""

import json
import os
import subprocess
import sys

from sheepfold.lab import bot_speed

SHORT = ("bench", "sheepland", "--bots", "--seconds", "0.01", "--rounds", "1")
COMMAND = "from sheepfold.cli import main; main()"
WITHOUT_OPENSPIEL = f"import sys; sys.modules['pyspiel'] = None; {COMMAND}"


def output(code: str, *words: str) -> str:
    command = [sys.executable, "-c", code, *SHORT, *words]
    wide = {**os.environ, "COLUMNS": "200"}
    return subprocess.run(command, env=wide, capture_output=True, text=True, check=True).stdout


def test_each_number_of_players_is_measured_and_openspiel_measured_or_named() -> None:
    found = json.loads(output(COMMAND, "--json"))
    ours = [row for row in found["rows"] if row["system"] == "Sheepfold"]
    assert [row["game"] for row in ours] == [f"sheepland, {n} players" for n in (2, 3, 4)]
    for row in found["rows"]:
        speed = row["turns_per_second"]
        assert 0 < speed["min"] <= speed["median"] <= speed["max"]
    measured = {row["system"] for row in found["rows"]}
    assert measured | {peer["system"] for peer in found["missing"]} == {"Sheepfold", "OpenSpiel"}


def test_the_table_says_how_to_install_what_is_missing() -> None:
    shown = output(WITHOUT_OPENSPIEL)
    assert "sheepland, 4 players" in shown
    assert "Not measured: OpenSpiel (" in shown
    assert "To add it: pip install 'open_spiel'" in shown


def test_a_search_takes_the_turns_of_its_level() -> None:
    (_, run), *_ = bot_speed.ours("sheepland")
    assert run() == bot_speed.LEVEL.nodes
