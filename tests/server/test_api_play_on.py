"""A new table that plays on from a line of a record."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sheepfold import Match
from sheepfold.cli import run
from sheepfold.core.protocol import CHANCE, WATCHER
from sheepfold.core.record import Ending, Undo, parse
from sheepfold.server.replays import LARGEST_COMPONENTS
from tests.playthroughs.files import playthrough
from tests.server.conftest import NewTable
from tests.server.real_server import OPEN, Server, wanted

DUEL = playthrough("te_kuiti/duel_with_agreed_undo")
DRAFT = playthrough("sheep_and_thief/two_with_undo_and_withdrawn_picks")


def at(text: str, line: int) -> Match:
    """The match of a record where it stood then; chance waits to be typed."""
    record = parse(text)
    return Match.replay(replace(record, seed=None, events=record.events[:line]).text())


def decided(text: str) -> list[int]:
    """The lines after which a seat has to decide."""
    lines = range(len(parse(text).events) + 1)
    return [line for line in lines if max(at(text, line).acting, default=CHANCE) >= 0]


@pytest.mark.parametrize(
    ("game", "text"), [("te_kuiti", DUEL), ("sheep_and_thief", DRAFT)], ids=["duel", "draft"]
)
def test_a_match_goes_on_as_it_stood_and_everybody_knows_what_was_known(
    new_table: NewTable, game: str, text: str
):
    undone = [n for n, one in enumerate(parse(text).events, 1) if isinstance(one, Undo)]
    line = next(line for line in decided(text) if line > undone[0])
    table = new_table(game, "Ann", "Bob", start={"record": text, "line": line})
    early = [*table.seats.values(), table.watcher()]
    for seat in early:
        seat.open()
    table.start()
    before = at(text, line)
    for seat in early:
        begun = seat.until(lambda message: message.get("phase") == "playing")
        fresh = seat.open()
        assert (begun["given"], begun["whole"], len(begun["lines"])) == (line, True, line)
        assert {**begun, "clocks": 0} == {**fresh, "clocks": 0}
        assert begun["acting"] == sorted(before.acting)
        log = before.log(WATCHER if seat.chair is None else seat.chair)
        known = [str(event).partition(" ")[2] for event in log]
        assert all(
            shown == text or "?" in shown or "~" in shown
            for shown, text in zip((one["text"] for one in begun["lines"]), known, strict=True)
        )
        assert not begun.get("undo", False)
    looked = table.look()
    assert (looked["given"], looked["phase"]) == (line, "playing")
    assert table.host.get("/matches").ok()["matches"][0]["given"] == line


def test_it_is_played_to_its_end_and_the_record_tells_what_was_given(
    new_table: NewTable, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    line = decided(DUEL)[9]
    table = new_table("te_kuiti", "Ann", "greedy", start={"record": DUEL, "line": line})
    table.start()
    table.play_out(random.Random(4))
    told = table.host.get("/matches/1/record").text
    record = parse(told)
    bot = table.look()["chairs"][1]["called"]
    assert (record.given, record.seats) == (line, ("Ann", f"{bot} (greedy)"))
    assert record.events[:line] == parse(DUEL).events[:line]
    assert record.seed != parse(DUEL).seed
    path = tmp_path / "on.record"
    path.write_text(told, encoding="utf-8")
    assert run(["verify", str(path), "--commitment", table.commitment]) == 0
    assert f"The first {line} were given" in capsys.readouterr().out
    positions = table.host.get("/matches/1/replay").ok()
    assert (positions["given"], positions["ending"], positions["resigned"]) == (line, "", [])
    assert table.host.get("/matches/1/proof").ok()["draws"][0]["line"] > line
    table.host.post("/rematch", {"after": 1}).ok()
    assert table.look()["given"] == 0, "the next match begins at the beginning"


def test_in_the_middle_of_draws_it_begins_at_the_nearest_decision(server: Server):
    lines = decided(DRAFT)
    asked = wanted("sheep_and_thief", "Ann", OPEN)
    for line in (0, 1, lines[0], lines[0] + 1):
        made = server.post("/tables", {**asked, "start": {"record": DRAFT, "line": line}}).ok()
        assert made["given"] == min(lines, key=lambda one: abs(one - line))
        invitation = {"invitation": made["chairs"][1]["invitation"]}
        assert server.post("/invitations", invitation).ok()["given"] == made["given"]
    assert server.post("/tables", asked).ok()["given"] == 0


def test_components_and_options_come_from_the_record(new_table: NewTable):
    text = playthrough("meadowmight/three_own_components")
    asked = {"start": {"record": text, "line": 40}, "options": {"fuzzy_fences": True}}
    table = new_table("meadowmight", "Ann", "Bob", "greedy", **asked)
    plan = table.look()["plan"]
    assert plan["own_components"]
    assert plan["options"] == parse(text).options
    table.start()
    table.play_out(random.Random(1), most=3)
    for seat in table.seats.values():
        seat.post("/resign").ok()
    told = parse(table.host.get("/matches/1/record").text)
    assert told.components == parse(text).components
    assert told.ending == Ending("resigned", (0, 1))


def test_components_in_a_record_have_the_limit_of_those_sent_alone(server: Server):
    record = parse(playthrough("meadowmight/three_own_components"))
    own = {**(record.components or {}), "status": ""}
    room = LARGEST_COMPONENTS - len(json.dumps(own, separators=(",", ":")))
    asked = wanted("meadowmight", "Ann", "Bob", "Cleo")
    for more, status in ((room, 201), (room + 1, 422)):
        larger = replace(record, components={**own, "status": "x" * more})
        start = {"record": larger.text(), "line": 40}
        for path, body in (
            ("/tables", {**asked, "start": start}),
            ("/replays", {"record": start["record"]}),
        ):
            answer = server.post(path, body)
            assert answer.status == status, answer.text[:300]
            if status == 422:
                assert answer.code == "bad_record"
                assert "200000 letters" in answer.json["message"]


def test_lines_that_take_long_to_play_again_are_refused(server: Server):
    """Whenever the table is loaded they are."""
    match = Match.start("te_kuiti", 2, seed=1)
    for _ in range(250):
        seat = min(match.acting)
        match.play(seat, match.legal(seat)[0])
        match.undo(seat)
    start = {"record": match.record(), "line": len(match.events)}
    answer = server.post("/tables", {**wanted("te_kuiti"), "start": start})
    assert (answer.status, answer.code) == (422, "bad_start")
    assert "1000 lines" in answer.json["message"]
    short = {**start, "line": 100}
    assert server.post("/tables", {**wanted("te_kuiti"), "start": short}).ok()["given"] == 100


def test_what_cannot_be_played_on_is_refused(server: Server):
    last = len(parse(DUEL).events)
    redacted = at(DUEL, 20).record(0)
    asked = wanted("te_kuiti", "Ann", "Bob")
    whole = {"record": DUEL, "line": 9}
    bad: list[tuple[dict[str, Any], str, str]] = [
        ({"start": {**whole, "line": last}}, "bad_start", "over there"),
        ({"start": {**whole, "line": last + 1}}, "bad_start", f"up to line {last}"),
        ({"start": {**whole, "line": -1}}, "bad_request", "start.line"),
        ({"start": {**whole, "record": redacted}}, "bad_record", "redacted"),
        ({"start": {**whole, "record": DUEL[:-30]}}, "bad_record", "end line"),
        ({"start": {**whole, "record": DRAFT}}, "bad_start", "sheep_and_thief"),
        ({"start": whole, "components": "{}"}, "bad_start", "components"),
        ({"start": whole, "options": {"memory_aid": True}}, "bad_start", "memory_aid"),
        ({"start": whole, "options": {"wolves": True}}, "bad_start", "wolves"),
        ({"start": whole, "players": 1, "chairs": asked["chairs"][:1]}, "bad_start", "2 players"),
        ({"start": whole, "chairs": asked["chairs"][:1]}, "bad_chairs", "as many"),
    ]
    for changes, code, part in bad:
        answer = server.post("/tables", {**asked, **changes})
        assert (answer.status, answer.code) == (422, code), answer.text
        assert part in answer.json["message"], answer.text
