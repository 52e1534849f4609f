"""Records, proofs and replays through the API."""

import json
import random

import pytest

from sheepfold import Match, RecordError
from sheepfold.core.fairness import check, check_proof
from sheepfold.core.record import Ending, hides, parse
from sheepfold.games import make
from sheepfold.server import replays
from tests.server.conftest import NewTable
from tests.server.real_server import Server


@pytest.fixture(scope="module")
def over(server: Server):
    """A table with a match played to its end."""
    with server.table("sheepland", "Ann", "Bob") as table:
        table.start()
        table.play_out(random.Random(3))
        yield table


def test_the_record_of_a_finished_match_is_whole_and_its_chance_was_fair(over):
    answer = over.host.get("/matches/1/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    record = parse(answer.text)
    assert record.seats == ("Ann", "Bob")
    findings = check(make("sheepland"), record)
    keys = {finding.key for finding in findings}
    assert keys == {"server", "device", "seed", "starts", "shown", "log"}
    assert not any(finding.warns for finding in findings)
    assert all(finding.holds for finding in findings)
    assert json.loads(str(record.fairness))["commitment"] == over.commitment
    assert Match.replay(answer.text).over
    assert over.watcher().get("/matches/1/record").text == answer.text


def test_the_proof_of_a_finished_match_holds(over):
    document = over.host.get("/matches/1/proof").ok()
    assert all(finding.holds for finding in check_proof(make("sheepland"), document))
    assert document["draws"]


def test_a_replay_shows_every_position_from_any_seat(over):
    match = Match.replay(over.host.get("/matches/1/record").text)
    first = over.host.get("/matches/1/replay?viewer=1&count=50").ok()
    assert (first["game"], first["viewer"], first["start"]) == ("sheepland", 1, 0)
    assert first["steps"] == len(match.events) + 1
    last = over.host.get(f"/matches/1/replay?viewer=1&start={first['steps'] - 1}").ok()["page"]
    assert len(last) == 1
    assert last[0]["line"]["number"] == len(match.events)
    assert last[0]["view"]["acting"] == []
    assert first["page"][0]["line"] is None
    for step, event in zip(first["page"][1:], match.log(1), strict=False):
        line = f"{step['line']['by']} {step['line']['text']}"
        assert line == str(event) or hides(line, str(event))  # known later, but not yet
    assert over.host.get("/matches/1/replay?start=100000").ok()["page"] == []


def test_a_replay_is_seen_from_one_s_own_seat_unless_told_otherwise(over):
    assert over.host.get("/matches/1/replay").ok()["viewer"] == 0
    assert over.watcher().get("/matches/1/replay").ok()["viewer"] == -2


@pytest.mark.parametrize("query", ["viewer=2", "viewer=-3", "viewer=-1", "count=51", "start=-1"])
def test_a_page_that_cannot_be_is_refused(over, query: str):
    assert over.host.get(f"/matches/1/replay?{query}").status == 422


def test_a_match_that_never_was_is_unknown(over):
    for what in ("record", "proof", "replay"):
        answer = over.host.get(f"/matches/2/{what}")
        assert (answer.status, answer.code) == (404, "unknown")


def test_before_the_start_there_is_no_record(new_table: NewTable):
    assert new_table().host.get("/matches/1/record").code == "not_begun"


def test_while_a_match_runs_everybody_has_the_own_log_only(new_table: NewTable):
    table = new_table("volle_wolle", "Ann", "Bob", "Cy")
    table.start()
    table.play_out(random.Random(2), most=4)
    for what in ("proof", "replay"):
        assert table.host.get(f"/matches/1/{what}").code == "not_over"
    records = [parse(seat.get("/matches/1/record").text) for seat in table.seats.values()]
    assert [record.viewer for record in records] == [0, 1, 2]
    assert all(record.seed is None and record.fairness is None for record in records)
    assert len({record.events for record in records}) > 1  # each knows other secrets
    assert parse(table.watcher().get("/matches/1/record").text).viewer == -2


def test_the_log_of_a_running_memory_game_does_not_remember_for_people(new_table: NewTable):
    """A record would else be the memory aid that the table was set up without."""
    texts = {}
    for aid in (False, True):
        table = new_table("te_kuiti", "Ann", "Bob", options={"memory_aid": aid})
        table.start()
        table.play_out(random.Random(2), most=30)
        seen = parse(table.host.get("/matches/1/record").text)
        texts[aid] = [str(event) for event in seen.events]
        told = [line["text"] for line in table.host.open()["lines"]]
        # A record has `?` for all that its viewer cannot read.
        assert [text.partition(" ")[2] for text in texts[aid]] == [
            text.replace("~", "?") for text in told
        ]
    assert any("?" in text for text in texts[False])
    assert not any("?" in text for text in texts[True])


def test_earlier_matches_of_a_series_stay_readable(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    table.play_out(random.Random(1), most=3)
    table[1].post("/resign").ok()
    before = table.host.get("/matches/1/record").text
    table.host.post("/rematch", {"after": 1}).ok()
    assert table.host.get("/matches/1/record").text == before
    assert table.host.get("/matches/2/record").code == "not_begun"
    assert all(finding.holds for finding in check(make("te_kuiti"), parse(before)))


def test_the_record_of_a_match_that_was_given_up_says_how(server: Server, new_table: NewTable):
    resigned, agreed = new_table("te_kuiti", "Ann", "Bob"), new_table("te_kuiti", "Cy", "greedy")
    for table in (resigned, agreed):
        table.start()
    resigned[1].post("/resign").ok()
    agreed.host.post("/questions", {"question": "end"}).ok()
    for table, ending in ((resigned, Ending("resigned", (1,))), (agreed, Ending("agreed"))):
        text = table.host.get("/matches/1/record").text
        assert parse(text).ending == ending
        assert all(finding.holds for finding in check(make("te_kuiti"), parse(text)))
        brought = server.post("/replays", {"record": text}).ok()
        for positions in (
            table.host.get("/matches/1/replay?viewer=-2").ok(),
            server.get(f"/replays/{brought['replay']}").ok(),
        ):
            assert (positions["ending"], tuple(positions["resigned"])) == (ending.how, ending.seats)


def test_a_record_that_somebody_brings_is_shown_like_a_match(server: Server, over):
    text = over.host.get("/matches/1/record").text
    made = server.post("/replays", {"record": text}).ok()
    assert (made["game"], made["players"], made["over"]) == ("sheepland", 2, True)
    assert not made["outdated"]
    shown = server.get(f"/replays/{made['replay']}?viewer=0&start=3&count=2").ok()
    same = over.host.get("/matches/1/replay?viewer=0&start=3&count=2").ok()
    assert shown == same
    assert server.get(f"/replays/{made['replay']}?viewer=5").code == "bad_setup"
    unknown = server.get("/replays/unknown")
    assert (unknown.status, unknown.code) == (404, "unknown")


def test_what_is_no_whole_record_is_refused_with_the_reason(server: Server):
    match = Match.start("te_kuiti", 2, seed=1)
    whole, redacted = match.record(), match.record(0)
    bad = {
        "hello": "not a Sheepfold record",
        whole + "\0": "text",
        whole.replace("te_kuiti", "chess"): "edited",
        "\n".join(whole.splitlines()[:-1]): "cut off",
        redacted: "redacted",
        whole.replace("sheepfold record 1", "sheepfold record 99"): "update it",
    }
    for text, reason in bad.items():
        answer = server.post("/replays", {"record": text})
        assert (answer.status, answer.code) == (422, "bad_record")
        assert reason in answer.json["message"]


def test_a_record_that_takes_too_long_to_play_again_is_refused(monkeypatch):
    match = Match.start("te_kuiti", 2, seed=1)
    for _ in range(3):
        match.play(0, "fence a1N")
        match.undo(0)
    assert replays.played(match.record()) == match
    monkeypatch.setattr(replays, "MOST_AGAIN", 1)
    with pytest.raises(RecordError, match="undos"):
        replays.played(match.record())
    monkeypatch.setattr(replays, "MOST_AGAIN", 100)
    monkeypatch.setattr(replays, "MOST_LINES", 1)
    with pytest.raises(RecordError, match="lines"):
        replays.played(match.record())
