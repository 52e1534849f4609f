"""Our games beside other people's: those that are installed are really played."""

import json
import os
import subprocess
import sys

from sheepfold.lab.peers import OURS, PEERS, ours
from sheepfold.lab.peers.entry import ENDLESS

SHORT = ("bench", "te_kuiti", "--peers", "--seconds", "0.01", "--rounds", "1")
COMMAND = "from sheepfold.cli import main; main()"
WITHOUT_CHESS = f"import sys; sys.modules['chess'] = None; {COMMAND}"


def output(code: str, *words: str) -> str:
    command = [sys.executable, "-c", code, *SHORT, *words]
    wide = {**os.environ, "COLUMNS": "200"}
    return subprocess.run(command, env=wide, capture_output=True, text=True, check=True).stdout


def test_every_system_is_measured_or_named() -> None:
    found = json.loads(output(COMMAND, "--json"))
    measured = {row["system"] for row in found["rows"]}
    missing = {peer["system"] for peer in found["missing"]}
    assert {OURS, "catanatron"} <= measured
    assert measured | missing == {OURS, *(peer.system for peer in PEERS)}
    assert not measured & missing
    for row in found["rows"]:
        for column in ("decisions_per_second", "copy_microseconds", "loop_turns_per_decision"):
            assert 0 < row[column]["min"] <= row[column]["median"] <= row[column]["max"]


def test_tables_show_speed_and_growth_and_how_to_install_what_is_missing() -> None:
    speed, growth = output(WITHOUT_CHESS).split("as the game grows")
    assert "Sheepfold 0" in speed
    assert "catanatron 3" in speed
    assert "python-chess" not in speed
    assert "MINI map" in growth
    assert "Not measured: python-chess (" in growth
    assert "To add it: pip install 'chess'" in growth


def test_meadowmight_is_played_on_from_more_and_more_tiles() -> None:
    entries = [entry for entry in ours.entries(["meadowmight"]) if "tiles" in entry.size]
    assert [entry.size for entry in entries] == ["5 tiles", "20 tiles", "35 tiles", "50 tiles"]
    for entry in entries:
        decisions, copy = entry.run(ENDLESS)
        assert 0 < decisions <= ours.AHEAD
        assert copy() is not copy()
