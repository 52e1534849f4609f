"""What people do in a match beside moving, through the API."""

from sheepfold.core.fairness import device_commitment
from tests.server.conftest import NewTable
from tests.server.real_server import OPEN


def test_the_match_begins_once_all_are_ready_and_have_shown_their_numbers(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table[0].ready()
    assert table[0].post("/reveal", {"random": table[0].number.hex()}).code == "not_now"
    assert table[0].post("/ready", {"commitment": "0" * 64}).code == "already"
    assert table.look()["owed"] == [1]
    table[1].ready()
    assert table.look()["phase"] == "revealing"
    assert table[0].post("/reveal", {"random": "0" * 64}).code == "bad_random"
    table[0].reveal()
    assert table[0].post("/reveal", {"random": table[0].number.hex()}).code == "already"
    table[1].reveal()
    assert table.look()["phase"] == "playing"
    assert table[1].post("/ready", {"commitment": "0" * 64}).code == "too_late"
    assert table[1].delete("/ready").code == "too_late"


def test_who_is_not_ready_after_all_is_waited_for(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.host.ready()
    table.host.delete("/ready").ok()
    assert table.host.delete("/ready").code == "already"
    assert not table.look()["chairs"][0]["ready"]
    table.start()
    assert table.look()["phase"] == "playing"


def test_an_open_chair_is_waited_for(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", OPEN)
    table.host.ready()
    assert table.look()["phase"] == "lobby"


def test_a_commitment_is_the_hash_that_the_fairness_page_tells(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    for text in ("", "00", device_commitment(bytes(32)).upper()):
        answer = table.host.post("/ready", {"commitment": text})
        assert (answer.status, answer.code) == (422, "bad_commitment")


def test_who_resigns_against_one_other_loses(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    assert table.host.post("/resign").code == "not_begun"
    table.start()
    table.host.post("/resign").ok()
    found = table.look()
    assert (found["phase"], found["ending"]) == ("over", "resigned")
    refused = table[1].post("/resign")
    assert (refused.status, refused.code, refused.json["ruling"]) == (409, "over", "CORE-2")


def test_a_bot_plays_on_until_its_person_comes_back(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    assert table.host.post("/hand-over", {"bot": "hal"}).code == "unknown_bot"
    table.host.post("/hand-over", {"bot": "random"}).ok()
    assert table.host.post("/hand-over", {"bot": "random"}).code == "bot_plays"
    table.host.post("/come-back").ok()
    assert table.look()["chairs"][0]["bot"] == ""


def test_the_others_are_asked_and_decide(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    assert table.host.post("/questions", {"question": "dance"}).status == 422
    table.host.post("/questions", {"question": "pause"}).ok()
    assert table.look()["owed"] == [1]
    assert table.host.post("/questions", {"question": "end"}).code == "question_open"
    assert table.host.post("/answers", {"yes": True}).code == "no_question"
    table[1].post("/answers", {"yes": True}).ok()
    assert table.look()["phase"] == "paused"
    table[1].post("/questions", {"question": "resume"}).ok()
    table.host.post("/answers", {"yes": True}).ok()
    table[1].post("/questions", {"question": "end"}).ok()
    table.host.post("/answers", {"yes": False}).ok()
    assert table[1].post("/questions", {"question": "end"}).code == "refused_before"
    assert table.look()["phase"] == "playing"


def test_who_asked_takes_the_question_back(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    assert table.host.delete("/questions").code == "no_question"
    table.host.post("/questions", {"question": "end"}).ok()
    refused = table[1].delete("/questions")
    assert (refused.status, refused.code) == (403, "not_yours")
    table.host.delete("/questions").ok()
    assert table[1].post("/answers", {"yes": True}).code == "no_question"
    assert table.look()["phase"] == "playing"


def test_who_is_there_is_not_replaced(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    body = {"question": "replace", "target": 1}
    assert table.host.post("/questions", body).code == "still_here"
    assert table.host.post("/questions", {"question": "replace"}).code == "bad_target"
