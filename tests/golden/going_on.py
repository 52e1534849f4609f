"""Golden tables are played on: what was left open goes on as if nothing had happened."""

import random
from pathlib import Path
from typing import Any

from sheepfold import Match, games
from sheepfold.cli import run
from sheepfold.core import fairness
from sheepfold.core.record import parse
from tests.golden.looked import Kept, Keys, arrive
from tests.golden.people import ask, do, play, say
from tests.server.real_server import Server

SEED = 5


def play_on(server: Server, keys: Keys, moves: dict[str, Any], folder: Path) -> None:
    """One running table of each game to its end; then everything else that was left open."""
    for game in games.GAMES:
        name = f"{game} running"
        with Kept(server, keys["tables"][name]) as table:
            play(table, random.Random(SEED))
            must_have_ended_well(table, moves[name], folder)
    for name, happen in LEFT_OPEN.items():
        with Kept(server, keys["tables"][name]) as table:
            for seat in table.seats.values():
                arrive(seat)
            happen(table)


def must_have_ended_well(table: Kept, before: dict[str, Any], folder: Path) -> None:
    """The record tells the result that people saw, begins as it did, and its draws were fair."""
    told = table.host.sync()["result"]
    text = table.host.get("/matches/1/record").text
    match = Match.replay(text)
    assert match.record() == text
    assert told["ending"] == "played"
    assert told["winners"] == match.winners()
    assert [one["total"] for one in told["scores"]] == [one.total for one in match.scores()]
    lines = [str(event) for event in parse(text).events]
    for viewer, known in before.items():
        assert len(known) < len(lines), f"{viewer}: nothing was played"
        for number, line in known.items():
            assert "?" in line or lines[int(number) - 1] == line, f"{viewer}: line {number}"
    must_be_fair(text, table.commitment, folder)
    proof = table.host.get("/matches/1/proof").ok()
    findings = fairness.check_proof(match.game, proof)
    assert findings
    assert all(finding.holds for finding in findings), findings


def must_be_fair(record: str, commitment: str, folder: Path) -> None:
    """`sheepfold verify` says so."""
    path = folder / "verified.record"
    path.write_text(record, encoding="utf-8")
    assert run(["verify", str(path), "--commitment", commitment]) == 0


# What was left open


def some_moves(table: Kept) -> None:
    play(table, random.Random(SEED), 3)


def lobby(table: Kept) -> None:
    """Somebody comes with the old invitation, and the match begins at last."""
    table.sit(2, "Dee")
    table[2].open()
    table[0].delete("/ready").ok()  # its number stayed behind, on the device of that evening
    table.start()
    for seat in table.seats.values():
        seat.until(lambda said: said.get("phase") == "playing")
    play(table, random.Random(SEED), 3)


def paused(table: Kept) -> None:
    ask(table, table[0], True, question="resume")
    assert table[0].state["phase"] == "playing"
    play(table, random.Random(SEED), 2)


def asked(table: Kept) -> None:
    """Who had not answered yet does so."""
    do(table, table[2], "answers", yes=False)
    assert "vote" not in table[2].state
    play(table, random.Random(SEED), 2)


def handed_over(table: Kept) -> None:
    do(table, table[1], "come-back")
    play(table, random.Random(SEED), 3)


def rematch(table: Kept) -> None:
    """The second match of a series is given up too, and a third begins."""
    do(table, table[0], "resign")
    assert table[0].post("/rematch", {"after": 2}).ok()["number"] == 3


def clock(table: Kept) -> None:
    play(table, random.Random(SEED), 2)
    clocks = table[0].sync()["clocks"]
    assert all(left > 0 for left in clocks["left"]), clocks
    assert not any(one.get("late") for one in table[0].state["chairs"])


def finished(table: Kept) -> None:
    """People still talk, behind what was said."""
    last = max(line["number"] for line in table[0].chat)
    say(table[0], "Again?")
    assert table[0].heard[-1]["seq"] > last


LEFT_OPEN = {
    "lobby": lobby,
    "clock paused": paused,
    "open question": asked,
    "handed over": handed_over,
    "rematch": rematch,
    "clock": clock,
    "hint": some_moves,
    "own components": some_moves,
    "played on": some_moves,
    "withdrawn": some_moves,
    "te_kuiti finished": finished,
}
