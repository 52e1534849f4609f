"""Chairs through the API: invitations, sitting down, moving to another device, leaving."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sheepfold.server import tokens
from sheepfold.server.api.seats import new_invitation
from sheepfold.server.refusal import Refusal
from sheepfold.store import ChairRow, MatchRow, Store, TableRow
from tests.server.conftest import NewTable
from tests.server.real_server import OPEN, Seat, Table


def sit(table: Table, invitation: str, name: str = ""):
    return table.server.post("/sit", {"invitation": invitation, "name": name})


def test_to_look_at_an_invitation_does_not_spend_it(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", OPEN)
    invitation = table.invitations[1]
    for _ in range(2):
        found = table.server.post("/invitations", {"invitation": invitation}).ok()
        assert (found["table"], found["chair"], found["moves"]) == (table.id, 1, False)
        assert found["plan"]["game"] == "te_kuiti"
        assert [one["name"] for one in found["chairs"]] == ["Ann", ""]
    assert sit(table, invitation, "Bob").ok()["chair"] == 1
    again = table.server.post("/invitations", {"invitation": invitation})
    assert (again.status, again.code) == (409, "invitation_spent")


def test_of_twenty_who_use_one_invitation_one_sits(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", OPEN)
    with ThreadPoolExecutor(20) as people:
        answers = list(
            people.map(lambda number: sit(table, table.invitations[1], f"P{number}"), range(20))
        )
    seated = [answer.json for answer in answers if answer.status == 200]
    assert len(seated) == 1
    assert {answer.code for answer in answers if answer.status != 200} == {"invitation_spent"}
    found = table.server.get(f"/tables/{table.id}", token=seated[0]["credential"]).ok()
    assert (found["chair"], found["head"]) == (1, 1)


def test_an_invitation_may_be_replaced(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", OPEN)
    made = table.host.post("/invite", {"chair": 1}).ok()
    assert made["until"] is None
    assert made["link"] == f"/join#{made['invitation']}"
    assert sit(table, table.invitations[1], "Bob").code == "invitation_spent"
    assert sit(table, made["invitation"], "Bob").ok()["chair"] == 1


def test_a_name_is_needed_where_nobody_sits_yet(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", OPEN)
    bad = dict.fromkeys(("", "a,b", "x" * 25, "greedy", "gr\u0435edy"), "bad_name")
    bad |= {"a\u0000": "bad_letters", "\u3164": "invisible", "e" + "\u0301" * 5: "too_many_marks"}
    for name, code in bad.items():
        answer = sit(table, table.invitations[1], name)
        assert (answer.status, answer.code) == (422, code)
    sit(table, table.invitations[1], " Bob  Miller ").ok()
    assert table.look()["chairs"][1]["name"] == "Bob Miller"


def test_who_has_the_name_of_another_gets_a_number(new_table: NewTable):
    long = "Bartholomew of the Hills"
    table = new_table("volle_wolle", "Ann", "ANN", OPEN, OPEN, long)
    for chair, name in ((2, " ann "), (3, long)):
        sit(table, table.invitations[chair], name).ok()
    names = [chair["name"] for chair in table.look()["chairs"]]
    assert names == ["Ann", "ANN 2", "ann 3", "Bartholomew of the Hil 2", long]
    assert all(len(name) <= 24 for name in names)


def test_of_two_who_sit_down_at_once_with_one_name_one_gets_a_number(new_table: NewTable):
    table = new_table("volle_wolle", "Ann", *[OPEN] * 4)
    with ThreadPoolExecutor(4) as people:
        invitations = table.invitations.values()
        for answer in people.map(lambda one: sit(table, one, "Bob"), invitations):
            answer.ok()
    names = {chair["name"] for chair in table.look()["chairs"]}
    assert names == {"Ann", "Bob", "Bob 2", "Bob 3", "Bob 4"}


def test_to_go_on_at_another_device_ends_the_old_one(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    old = table[1]
    old.open()
    made = old.post("/invite", {"chair": 1}).ok()
    assert made["until"] > 0
    shown = table.server.post("/invitations", {"invitation": made["invitation"]}).ok()
    assert shown["moves"]
    moved = sit(table, made["invitation"]).ok()
    assert old.farewell()["code"] == "seat_moved"
    assert old.get("").status == 401
    new = table.seats[1] = Seat(table, 1, moved["credential"])
    assert new.open()["seat"] == 1
    assert table.look()["chairs"][1]["name"] == "Bob"
    assert sit(table, made["invitation"]).code == "invitation_spent"


def test_nobody_else_invites_to_a_taken_chair(new_table: NewTable):
    table = new_table("volle_wolle", "Ann", "Bob", OPEN)
    answers = [
        table[0].post("/invite", {"chair": 1}),  # the host
        table[1].post("/invite", {"chair": 0}),
        table[1].post("/invite", {"chair": 2}),
    ]
    assert [answer.code for answer in answers] == ["not_yours", "not_host", "not_host"]
    assert [answer.status for answer in answers] == [403] * 3
    assert table[0].post("/invite", {"chair": 7}).code == "bad_target"


def test_an_invitation_to_a_chair_taken_meanwhile_is_taken_back(tmp_path: Path):
    """Else a host who invites at the right moment could sit on a chair that somebody has."""

    async def scene() -> ChairRow:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
        try:
            match = MatchRow("m", "t", 1, "te_kuiti", 1, "{}", "", "lobby")
            taken = ChairRow("t", 0, credential=tokens.hashed("Bob"))
            await store.create(TableRow("t", "{}"), [taken], match, bytes(32))
            with pytest.raises(Refusal, match="taken just now"):
                await new_invitation(store, "t", 0, None, None)
            with pytest.raises(Refusal, match="taken just now"):
                await new_invitation(store, "t", 0, tokens.hashed("Bob before he moved"), None)
            whole = await store.table("t")
            assert whole is not None
            return whole.chairs[0]
        finally:
            await store.close()

    assert asyncio.run(scene()).invitation is None


def test_whoever_is_faster_nobody_is_invited_to_a_taken_chair(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", OPEN)
    with ThreadPoolExecutor(9) as people:
        inviting = [people.submit(table.host.post, "/invite", {"chair": 1}) for _ in range(8)]
        sitting = people.submit(sit, table, table.invitations[1], "Bob")
    made = [one.result().json["invitation"] for one in inviting if one.result().status == 200]
    seated = [sit(table, invitation, "Eve").status for invitation in made].count(200)
    assert seated + (sitting.result().status == 200) == 1


def test_the_host_gives_free_chairs_to_bots_and_back(new_table: NewTable):
    table = new_table("volle_wolle", "Ann", "Bob", OPEN)
    table.host.post("/arrange", {"chair": 2, "bot": "greedy"}).ok()
    assert table.look()["chairs"][2]["bot"] == "greedy"
    assert sit(table, table.invitations[2], "Cy").code == "invitation_spent"
    table.host.post("/arrange", {"chair": 2, "bot": None}).ok()
    assert table.look()["chairs"][2]["bot"] == ""
    assert table[1].post("/arrange", {"chair": 2, "bot": "greedy"}).code == "not_host"
    assert table.host.post("/arrange", {"chair": 0, "bot": "greedy"}).code == "taken"
    assert table.host.post("/arrange", {"chair": 2, "bot": "hal"}).code == "unknown_bot"
    table.host.post("/arrange", {"chair": 2, "bot": "greedy"}).ok()
    table.start()
    assert table.host.post("/arrange", {"chair": 2, "bot": None}).code == "too_late"
    assert table.host.post("/invite", {"chair": 2}).code == "too_late"


def test_who_leaves_in_the_lobby_frees_the_chair(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table[1].post("/leave").ok()
    assert table[1].get("").status == 401
    assert table.look()["chairs"][1]["name"] == ""
    table.invitations[1] = table.host.post("/invite", {"chair": 1}).ok()["invitation"]
    table.sit(1, "Cy")
    assert table.look()["chairs"][1]["name"] == "Cy"


def test_who_leaves_in_the_match_may_come_back(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    table[1].post("/leave").ok()
    assert table.look()["chairs"][1]["bot"] == "ram"
    assert table[1].post("/leave").code == "bot_plays"
    table[1].post("/come-back").ok()
    assert table[1].post("/come-back").code == "already"
    assert table.look()["chairs"][1]["bot"] == ""


def test_the_host_frees_a_chair_of_somebody_who_is_there_and_may_invite_them_again(
    new_table: NewTable,
):
    table = new_table("te_kuiti", "Ann", OPEN)
    bob = table.sit(1, "Bob")
    table.host.open()
    bob.open()
    bob.ready()
    assert bob.post("/arrange", {"chair": 0, "bot": None}).code == "not_host"
    seq = table.host.post("/arrange", {"chair": 1, "bot": None}).ok()["seq"]
    farewell = bob.farewell()
    assert (farewell["code"], "invitation" in farewell["reason"]) == ("removed", True)
    assert bob.get("").status == 401
    chair = table.host.until_head(seq)["chairs"][1]
    assert (chair.get("name"), chair.get("ready")) == (None, None)
    table.invitations[1] = table.host.post("/invite", {"chair": 1}).ok()["invitation"]
    table.sit(1, "Bob").open()
    table.start()
    assert table.host.post("/arrange", {"chair": 1, "bot": None}).code == "too_late"


def test_an_invited_stranger_does_not_become_host_by_a_lower_chair(new_table: NewTable):
    table = new_table("te_kuiti", OPEN, "Ann")
    eve, ann = table.sit(0, "Eve"), table[1]
    assert ann.get("").ok()["host"] == eve.open()["host"] == 1
    for answer in (eve.delete("/watch"), eve.delete(""), eve.post("/watch")):
        assert (answer.status, answer.code) == (403, "not_host")
    table.start()
    eve.post("/resign").ok()
    assert eve.delete("").code == "not_host"
    eve.post("/rematch", {"after": 1}).ok()
    assert ann.get("").ok()["host"] == 1
    ann.post("/leave").ok()
    assert eve.get("").ok()["host"] == 0
    assert eve.delete("").status == 204


def test_when_the_host_leaves_the_next_one_is_host(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table[0].post("/leave").ok()
    assert table[1].get("").ok()["host"] == 1
    assert table[1].post("/invite", {"chair": 0}).status == 200


def test_who_left_after_the_end_is_not_in_the_rematch_but_in_the_record(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    table[1].post("/resign").ok()
    before = table.host.get("/matches/1/record").text
    assert '"seat":1' in before
    table[1].post("/leave").ok()
    assert table.host.get("/matches/1/record").text == before
    table.host.post("/rematch", {"after": 1}).ok()
    chair = table.look()["chairs"][1]
    assert (chair["name"], chair["bot"], chair["resigned"]) == ("", "", False)


def test_a_new_link_for_watchers_replaces_the_old_one(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    old = table.watcher()
    assert old.get("").status == 200
    made = table.host.post("/watch").ok()
    assert made["link"] == f"/watch#{made['watch']}"
    assert old.get("").status == 401
    new = Seat(table, None, made["watch"])
    assert new.get("").status == 200
    assert table.host.delete("/watch").status == 204
    assert new.get("").status == 401
    assert not table.look()["watched"]
    assert table[1].post("/watch").code == "not_host"
    assert table[1].delete("/watch").code == "not_host"
