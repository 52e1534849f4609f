"""Bots have names of their own: nobody else at the table has one that looks like it."""

import re

import pytest

from sheepfold.bots.names import NAMES, bot_in, seat_word
from sheepfold.server import decisions, letters
from sheepfold.server.refusal import Refusal
from tests.server.conftest import NewTable
from tests.server.real_server import OPEN, Table

BOTS = ["lamb", "ewe", "ram", "dog"]


def called(table: Table) -> list[str]:
    return [chair["called"] or chair["name"] for chair in table.look()["chairs"]]


def test_the_names_are_short_and_all_different():
    assert max(map(len, NAMES)) <= 6
    for name in NAMES:
        assert not letters.alike(name, [other for other in NAMES if other != name])


def test_a_name_depends_on_table_and_chair_alone():
    names = [decisions.bot_name("t-1", chair, []) for chair in range(6)]
    assert names == [decisions.bot_name("t-1", chair, []) for chair in range(6)]
    assert names != [decisions.bot_name("t-2", chair, []) for chair in range(6)]
    assert decisions.bot_name("t-1", 0, [names[0].upper()]) != names[0]


def test_five_bots_have_five_names_and_none_of_a_person():
    for number in range(50):
        taken = ["Hazel", "0tto"]
        for chair in range(4):
            taken.append(decisions.bot_name(f"t{number}-1", chair, taken))
        assert not set(taken[2:]) & {"Hazel", "Otto"}
        assert len(set(taken)) == 6


def test_at_a_table_bots_have_names_that_nobody_else_gets(new_table: NewTable):
    table = new_table("volle_wolle", "Ann", OPEN, "random", "random")
    _, _, one, two = called(table)
    assert {one, two} <= set(NAMES)
    assert one != two
    table.server.post("/sit", {"invitation": table.invitations[1], "name": one.lower()}).ok()
    assert called(table)[1] == f"{one.lower()} 2"


def test_a_free_chair_given_to_a_bot_has_its_name_until_it_is_opened_again(new_table: NewTable):
    table = new_table("volle_wolle", "Ann", "Bob", OPEN)
    table.host.post("/arrange", {"chair": 2, "bot": "dog"}).ok()
    assert called(table)[2] in NAMES
    table.host.post("/arrange", {"chair": 2, "bot": None}).ok()
    assert called(table)[2] == ""


def test_lists_records_and_the_next_match_keep_the_name(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "random")
    name = called(table)[1]
    mine = table.server.post("/mine", {"credentials": [table.host.credential]}).ok()["tables"]
    assert mine[0]["names"] == ["Ann", f"{name} (random)"]
    table.start()
    record = table.host.get("/matches/1/record").text
    assert re.search(rf"^seats: Ann, {name} \(random\)$", record, re.MULTILINE)
    table.host.post("/resign").ok()
    table.host.post("/rematch", {"after": 1}).ok()
    assert called(table) == ["Ann", name]


def test_a_person_who_is_replaced_keeps_the_own_name(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", "Bob")
    table.start()
    table.host.post("/hand-over", {"bot": "ram"}).ok()
    chair = table.look()["chairs"][0]
    assert (chair["name"], chair["bot"], chair["called"]) == ("Ann", "ram", "")


@pytest.mark.parametrize("bot", BOTS)
def test_a_word_of_a_record_tells_bots_from_people(bot):
    assert bot_in(seat_word("Hazel", bot)) == bot_in(seat_word("", bot)) == bot
    assert bot_in("Hazel") is bot_in("Hazel (wolf)") is bot_in("person") is None
    with pytest.raises(Refusal):
        decisions.name_of(f"Hazel ({bot})", ())
