"""Tables through the API: set up, looked at, played again, deleted."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from sheepfold.games import GAMES, own_components
from sheepfold.server.api.errors import status_of
from tests.server.conftest import NewTable
from tests.server.real_server import OPEN, Server, wanted


def test_all_games_are_listed_in_the_language_asked_for(server: Server):
    listed = server.get("/games").ok()["games"]
    assert [game["id"] for game in listed] == list(GAMES)
    german = {game["id"]: game for game in server.get("/games?lang=de").ok()["games"]}
    te_kuiti = german["te_kuiti"]
    assert te_kuiti["players"] == [1, 2]
    flowers = next(one for one in te_kuiti["options"] if one["name"] == "flowers")
    assert (flowers["default"], flowers["choices"]) == ("normal", ["easy", "normal", "hard"])
    assert flowers["label"] == "Blümchen"
    assert te_kuiti["bots"] == ["lamb", "ewe", "ram", "dog", "shepherd", "random", "greedy"]
    assert len(server.get("/games?lang=fr").ok()["games"]) == len(GAMES)
    assert server.get("/games?lang=xx").status == 422


def test_a_new_table_gives_each_chair_its_own_key(server: Server):
    made = server.post("/tables", wanted("volle_wolle", "Ann", OPEN, "greedy", "Bob")).ok()
    keys = [(bool(one["credential"]), bool(one["invitation"])) for one in made["chairs"]]
    assert keys == [(True, False), (False, True), (False, False), (True, False)]
    tokens = {made["watch"]} | {
        one[kind] for one in made["chairs"] for kind in ("credential", "invitation") if one[kind]
    }
    assert len(tokens) == 4
    assert all(len(token) == 22 for token in tokens)  # 128 bits
    invitation = made["chairs"][1]["invitation"]
    assert made["links"]["invitations"] == {"1": f"/join#{invitation}"}
    assert made["links"]["watch"] == f"/watch#{made['watch']}"


def test_how_a_table_stands_is_told_without_any_token(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", OPEN, options={"flowers": "hard", "memory_aid": True})
    answer = table.host.get("")
    found = answer.ok()
    assert found["plan"] == {
        "game": "te_kuiti",
        "players": 2,
        "options": {"memory_aid": "true", "flowers": "hard"},
        "own_components": False,
        "time": {"kind": "none", "seconds": 0, "increment": 0},
        "watching": True,
        "hints": False,
    }
    assert (found["phase"], found["head"], found["number"]) == ("lobby", 0, 1)
    assert (found["chair"], found["host"], found["owed"]) == (0, 0, [0])
    assert (found["invited"], found["watched"]) == ([1], True)
    assert [one["name"] for one in found["chairs"]] == ["Ann", ""]
    assert found["commitment"] == table.commitment
    for token in (str(table.watch), table.invitations[1], table.host.credential):
        assert token not in answer.text
    assert table.watcher().get("").ok()["chair"] is None


def test_a_table_may_be_without_watchers(new_table: NewTable):
    table = new_table("te_kuiti", watching=False)
    assert table.watch is None
    assert table.host.post("/watch").code == "no_watching"


def test_a_table_with_an_owners_components(new_table: NewTable):
    table = new_table("sheepland", components=own_components("sheepland"))
    assert table.look()["plan"]["own_components"]
    table.start()
    assert table.host.sync()["phase"] == "playing"


BAD_TABLES = {
    "unknown game": (wanted("chess"), "bad_setup"),
    "player count": (wanted("te_kuiti", "Ann", "Bob", "Cy"), "bad_setup"),
    "too few chairs": (wanted("te_kuiti", "Ann") | {"players": 2}, "bad_chairs"),
    "option": (wanted("te_kuiti", options={"flowers": "blue"}), "bad_setup"),
    "unknown option": (wanted("te_kuiti", options={"stones": True}), "bad_setup"),
    "components": (wanted("sheepland", components="{"), "bad_setup"),
    "nobody here": (wanted("te_kuiti", OPEN, "greedy"), "bad_chairs"),
    "no name": (
        wanted("te_kuiti", "Ann", "Bob") | {"chairs": [{"kind": "person"}, {"kind": "open"}]},
        "bad_name",
    ),
    "a bot's name": (
        wanted("te_kuiti") | {"chairs": [{"kind": "person", "name": "Greedy"}, {"kind": "open"}]},
        "bad_name",
    ),
    "unknown bot": (
        wanted("te_kuiti")
        | {"chairs": [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "hal"}]},
        "unknown_bot",
    ),
    "hurry": (wanted("te_kuiti", time={"kind": "move", "seconds": 4}), "bad_time"),
    "short": (wanted("te_kuiti", time={"kind": "player", "seconds": 59}), "bad_time"),
    "increment": (
        wanted("te_kuiti", time={"kind": "move", "seconds": 60, "increment": 1}),
        "bad_time",
    ),
    "seconds of none": (wanted("te_kuiti", time={"seconds": 60}), "bad_time"),
    "for ever": (wanted("te_kuiti", time={"kind": "move", "seconds": 10**9}), "bad_request"),
    "unknown field": (wanted("te_kuiti", colour="red"), "bad_request"),
    "a number as text": (wanted("te_kuiti", players="2"), "bad_request"),
}


@pytest.mark.parametrize("name", BAD_TABLES)
def test_a_table_that_cannot_be_played_at_is_refused_at_once(server: Server, name: str):
    body, code = BAD_TABLES[name]
    answer = server.post("/tables", body)
    assert (answer.status, answer.code) == (422, code)
    assert answer.json["message"]
    assert answer.json["ruling"] == ""


def test_the_status_follows_from_the_code():
    codes = ("no_credential", "not_host", "no_table", "already", "bad_name", "too_many_requests")
    assert [status_of(code) for code in codes] == [401, 403, 404, 409, 422, 429]


def test_the_host_deletes_a_table_before_or_after_a_match_but_not_within(new_table: NewTable):
    table = new_table()
    table.start()
    assert (table.host.delete("").status, table.host.delete("").code) == (409, "not_now")
    table.host.post("/resign").ok()
    assert table[1].delete("").code == "not_host"
    table[1].open()
    assert table.host.delete("").status == 204
    assert table[1].farewell()["code"] == "no_table"
    assert table.host.get("").status == 401


def test_a_rematch_rotates_the_seats_and_has_a_seed_of_its_own(new_table: NewTable):
    table = new_table("volle_wolle", "Ann", "Bob", "greedy")
    table.start()
    table[1].post("/hand-over", {"bot": "random"}).ok()
    assert table.host.post("/rematch", {"after": 1}).code == "not_over"
    table.host.open()
    table.host.post("/questions", {"question": "end"}).ok()
    table.host.post("/rematch", {"after": 1}).ok()
    told = table.host.until(lambda heard: heard.get("number") == 2)
    assert told["phase"] == "lobby"
    found = table.look()
    people = [(one["name"], one["bot"], one["seat"]) for one in found["chairs"]]
    assert people == [("Ann", "", 2), ("Bob", "", 0), ("", "greedy", 1)]
    assert found["commitment"] != table.commitment
    assert table.host.post("/rematch", {"after": 1}).ok()["match"] == found["match"]
    assert table.host.post("/rematch", {"after": 3}).code == "bad_number"
    listed = table.host.get("/matches").ok()["matches"]
    assert [(one["number"], one["phase"]) for one in listed] == [(1, "over"), (2, "lobby")]
    table.start()
    assert table.host.sync()["seat"] == 2


def test_all_who_want_a_rematch_at_once_get_the_same(new_table: NewTable):
    table = new_table()
    table.start()
    table.host.post("/resign").ok()
    with ThreadPoolExecutor(8) as people:
        seats = [table[number % 2] for number in range(8)]
        answers = list(people.map(lambda seat: seat.post("/rematch", {"after": 1}), seats))
    assert len({answer.ok()["match"] for answer in answers}) == 1
    assert table.look()["number"] == 2


def test_my_tables_wait_for_me_first(new_table: NewTable):
    ours, theirs = new_table("te_kuiti", "Ann", OPEN), new_table("te_kuiti", "Cy", "Di")
    done = new_table("te_kuiti", "Ann", "Bob")
    done.start()
    done.host.post("/resign").ok()
    ours.sit(1, "Bob")
    held = [done[0].credential, ours[1].credential, done[1].credential, "unknown"]
    found = ours.server.post("/mine", {"credentials": held}).ok()["tables"]
    assert [(one["table"], one["chairs"], one["waiting"]) for one in found] == [
        (ours.id, [1], True),
        (done.id, [0, 1], False),
    ]
    assert [one["names"] for one in found] == [["Ann", "Bob"], ["Ann", "Bob"]]
    assert [(one["game"], one["phase"], one["number"], one["given"]) for one in found] == [
        ("te_kuiti", "lobby", 1, 0),
        ("te_kuiti", "over", 1, 0),
    ]
    assert found[0]["touched"] > found[1]["touched"] > 0
    assert theirs.id not in str(found)
    assert ours.server.post("/mine", {"credentials": []}).ok() == {"tables": []}
    assert ours.server.post("/mine", {"credentials": ["x"] * 201}).status == 422


def test_a_hot_seat_plays_a_whole_match_on_one_device(new_table: NewTable):
    table = new_table("sheepland", "Ann", "Bob")
    table.start()
    table.play_out(random.Random(5))
    assert table.host.state["result"]["ending"] == "played"
