"""What people at a table see of each other: chat, presence, watchers, votes, devices, absences."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server.conftest import NewTable
from tests.server.real_server import ONCE, OPEN, Message, Seat, Server, Table

Tab = Callable[[Seat], Seat]
SHORTEST = 5  # seconds: the server takes no less for a move


@pytest.fixture
def tab() -> Iterator[Tab]:
    """The same seat in another window."""
    with ExitStack() as closing:

        def opened(seat: Seat) -> Seat:
            other = Seat(seat.table, seat.chair, seat.credential)
            closing.callback(other.close)
            other.open()
            return other

        yield opened


@pytest.fixture
def table(new_table: NewTable) -> Table:
    made = new_table("te_kuiti", watching=True)
    made.start()
    for seat in made.seats.values():
        seat.open()
    return made


def mover(table: Table) -> Seat:
    head = max(seat.sync()["head"] for seat in table.seats.values())
    for seat in table.seats.values():
        seat.until_head(head)
    return next(seat for seat in table.seats.values() if "legal" in seat.state)


def presence(seat: Seat, here: list[int], watchers: int) -> Message:
    def wanted(said: Message) -> bool:
        return said["type"] == "presence" and (said["here"], said["watchers"]) == (here, watchers)

    known = [said for said in seat.heard if said["type"] == "presence"]
    return known[-1] if known and wanted(known[-1]) else seat.until(wanted)


def said(seat: Seat) -> list[str]:
    """The chat that this device was told, once all that is under way has arrived."""
    seat.sync()
    return [line["text"] for line in seat.chat]


def talk(seat: Seat, text: str) -> Message:
    return seat.ask({"type": "chat", "id": f"c{text[:20]}", "text": text}, ("ack", "refused"))


def hears(seat: Seat, text: str) -> Message:
    while True:
        for line in seat.chat:
            if line["text"] == text:
                return line
        seat.receive()


# Chat


def test_players_and_watchers_each_hear_their_own_and_markup_stays_text(table: Table):
    ann, bob, cy, dee = table[0], table[1], table.watcher(), table.watcher()
    cy.open()
    dee.open()
    words = "<b>baa</b> & 'baa' {{7*7}}"
    assert talk(ann, words)["type"] == "ack"
    heard = hears(bob, words)
    assert (heard["chair"], heard["name"]) == (0, "Ann")
    assert talk(cy, "who wins?")["type"] == "ack"
    heard = hears(dee, "who wins?")
    assert (heard["chair"], heard["name"]) == (None, "")
    assert talk(bob, "  good \t luck ")["type"] == "ack"
    hears(ann, "good luck")
    assert said(ann) == said(bob) == [words, "good luck"]
    assert said(cy) == ["who wins?"]
    bob.heard.clear()
    bob.open()
    hears(bob, "good luck")
    assert said(bob) == [words, "good luck"], "who comes back is told again"


def test_who_comes_is_told_all_lines_in_one_frame(table: Table):
    ann, bob = table[0], table[1]
    ann.open()
    words = [f"line {number}" for number in range(5)]
    assert [talk(ann, text)["type"] for text in words] == ["ack"] * 5
    bob.open()
    hears(bob, words[-1])
    frames = [heard for heard in bob.heard if heard["type"] == "said"]
    assert [[line["text"] for line in frame["lines"]] for frame in frames] == [words]


def test_chat_and_questions_have_limits(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("limits")
    limits = dict.fromkeys(
        ("messages_per_second", "chats_per_10_seconds", "previews_per_second"), ONCE
    )
    with Server(folder, messages_burst=9, **limits) as server:
        table = server.table()
        ann, bob = table[0], table[1]
        ann.open()
        bob.open()
        assert [talk(ann, text)["type"] for text in "ab"] == ["ack", "refused"]
        whys = [ann.ask({"type": "why", "id": "w", "text": "a"}, ("refused",)) for _ in "ab"]
        assert [why["code"] for why in whys] == ["not_begun", "too_fast"]
        for _ in range(9):
            ann.send({"type": "ping"})
        assert ann.farewell()["code"] == "too_fast"
        bob.sync()
        assert presence(bob, [1], 0), "the others are not touched"
        table.close()


def test_a_crowd_at_one_table_has_one_limit_of_chat(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("crowd")
    with Server(folder, table_chats_per_10_seconds=ONCE) as server:
        table = server.table(watching=True)
        ann, bob, watcher = table[0], table[1], table.watcher()
        for seat in (ann, bob, watcher):
            seat.open()
        for first, second in ((ann, bob), (watcher, watcher)):  # neither audience limits the other
            assert talk(first, "hello")["type"] == "ack"
            answer = talk(second, "and hello")
            assert (answer["type"], answer.get("code")) == ("refused", "too_fast")
        table.close()


def test_an_address_has_one_limit_of_chat_at_all_tables(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("crowds")
    with Server(folder, table_chats_per_10_seconds=ONCE) as server:
        tables = server.table(), server.table()
        one, other = (table[0] for table in tables)
        for seat in (one, other):
            seat.open()
        assert talk(one, "hello")["type"] == "ack"
        answer = talk(other, "hello")
        assert (answer["type"], answer.get("code")) == ("refused", "too_fast")
        for table in tables:
            table.close()


# Presence, watchers, windows


def test_everybody_knows_who_is_there(table: Table, tab: Tab):
    ann, bob = table[0], table[1]
    presence(bob, [0, 1], 0)
    watcher = table.watcher()
    watcher.open()
    presence(bob, [0, 1], 1)
    presence(watcher, [0, 1], 1)
    second = tab(ann)
    ann.close()
    bob.sync()
    presence(second, [0, 1], 1)
    second.close()
    said = presence(bob, [1], 1)
    assert list(said["away"]) == ["0"]
    left = said["away"]["0"] - bob.state["clocks"]["now"]
    assert 0 < left <= 600_000 + 60_000, "ten minutes after Ann left, who came after that frame"
    watcher.close()
    presence(bob, [1], 0)


def test_watchers_see_what_is_public_and_cannot_play(table: Table):
    watcher = table.watcher()
    sync = watcher.open()
    assert (sync["chair"], sync["seat"]) == (None, None)
    assert not {"at", "legal", "undo", "undo_by_asking"} & set(sync)
    text = mover(table).state["legal"]["moves"][0]
    for message in (
        {"type": "move", "id": "x", "at": 4, "text": text},
        {"type": "undo", "id": "x"},
        {"type": "why", "id": "x", "text": text},
        {"type": "preview", "id": "x", "text": text},
        {"type": "hint", "id": "x"},
    ):
        assert watcher.ask(message, ("ack", "refused", "allowed"))["code"] == "watching"
    head = mover(table).move_at_random(random.Random(1))
    assert watcher.until_head(head)["lines"]


def test_without_a_link_nobody_watches_any_more(table: Table):
    first, second = table.watcher(), table.watcher()
    first.open()
    second.open()
    token = table.host.post("/watch").ok()["watch"]
    assert first.farewell()["code"] == second.farewell()["code"] == "unknown_token"
    table.watch = token
    third = table.watcher()
    third.open()
    assert table.host.delete("/watch").status == 204
    assert third.farewell()["code"] == "unknown_token"
    presence(table.host, [0, 1], 0)


def test_all_windows_of_a_seat_get_the_same_and_who_comes_back_sees_what_others_saw(
    table: Table, tab: Tab
):
    ann, rng = table[0], random.Random(2)
    second = tab(ann)
    away = tab(ann)
    away.close()
    head = 0
    for _ in range(12):
        head = mover(table).move_at_random(rng)
    ann.until_head(head)
    second.until_head(head)
    frames = [[say for say in one.heard if say["type"] == "sync"] for one in (ann, second)]
    assert frames[0][-12:] == frames[1][-12:]
    back = away.open(have=4, match=table.match)
    stayed = ann.state
    for field in ("view", "legal", "at", "undo", "acting", "chairs", "head"):
        assert back.get(field) == stayed.get(field), field
    told = {line["number"]: line for sync in frames[0] for line in sync.get("lines", [])}
    assert [line["number"] for line in back["lines"]] == sorted(told)


def test_one_device_plays_all_seats_of_a_hot_seat_table(new_table: NewTable):
    table = new_table("volle_wolle", "Ann", "Bob", "Cy")
    table.start()
    table.play_out(random.Random(3), most=20)
    assert [table[chair].sync()["chair"] for chair in range(3)] == [0, 1, 2]
    presence(table.host, [0, 1, 2], 0)


def test_who_shares_a_device_is_there_too(new_table: NewTable):
    table = new_table("volle_wolle", "Ann", "Bob", "Cy")
    table.start()
    ann, bob, cy = (table[chair] for chair in range(3))
    cy.open()
    stale = [bob.credential, bob.credential, cy.credential[::-1], table.watch]
    ann.open(beside=stale)
    presence(cy, [0, 1, 2], 0)
    assert all(said["chair"] == 0 for said in ann.heard if said["type"] == "sync")
    assert cy.post("/questions", {"question": "replace", "target": 1}).code == "still_here"
    ann.close()
    presence(cy, [2], 0)


def test_who_goes_on_elsewhere_is_not_at_the_shared_device_any_more(new_table: NewTable):
    table = new_table("volle_wolle", "Ann", "Bob", "Cy")
    table.start()
    ann, bob, cy = (table[chair] for chair in range(3))
    cy.open()
    ann.open(beside=[bob.credential])
    presence(cy, [0, 1, 2], 0)
    invitation = bob.post("/invite", {"chair": 1}).ok()["invitation"]
    phone = Seat(table, 1, table.server.post("/sit", {"invitation": invitation}).ok()["credential"])
    presence(cy, [0, 2], 0)
    phone.open()
    presence(cy, [0, 1, 2], 0)
    assert ann.sync(), "who stayed is not touched"
    phone.close()
    presence(cy, [0, 2], 0)


def test_chairs_of_another_table_and_a_crowd_are_not_there(new_table: NewTable):
    table, elsewhere = new_table("te_kuiti"), new_table("te_kuiti")
    ann, bob = table[0], table[1]
    ann.open(beside=[elsewhere[1].credential])
    presence(ann, [0], 0)
    crowd = Seat(table, 0, ann.credential)
    crowd.connect()
    crowd.send({"type": "hello", "token": ann.credential, "beside": [bob.credential] * 6})
    assert crowd.farewell()["code"] == "bad_message"
    ann.sync()
    presence(ann, [0], 0)


# Devices


def test_to_go_on_at_another_device_closes_the_first_one(table: Table):
    ann, bob = table[0], table[1]
    before = ann.sync()
    invitation = ann.post("/invite", {"chair": 0}).ok()["invitation"]
    assert ann.sync(), "an invitation alone closes nothing"
    phone = table.server.post("/sit", {"invitation": invitation}).ok()["credential"]
    assert ann.farewell()["code"] == "seat_moved"
    moved = Seat(table, 0, phone)
    after = moved.open()
    assert after["view"] == before["view"]
    assert ann.get("").status == 401
    presence(bob, [0, 1], 0)
    moved.close()


def test_who_leaves_before_the_start_is_shut_out_and_others_may_come(new_table: NewTable):
    table = new_table("te_kuiti", "Ann", OPEN)
    bob = table.sit(1, "Bob")
    bob.open()
    table.host.open()
    assert bob.post("/leave").status == 200
    assert bob.farewell()["code"] == "seat_moved"
    free = table.host.until(lambda heard: heard["type"] == "sync" and heard["head"] == 2)
    assert free["chairs"][1].get("name", "") == ""


# The match goes on, stops, begins again


def test_votes_are_seen_on_all_sockets(table: Table):
    ann, bob = table[0], table[1]
    asked = ann.post("/questions", {"question": "pause"}).ok()["seq"]
    vote = bob.until_head(asked)["vote"]
    assert (vote["chair"], vote["question"], vote["missing"]) == (0, "pause", [1])
    assert bob.state["acting"] == []
    refused = ann.try_move("fence a1N", at=4)
    assert refused["code"] == "question_open"
    answered = bob.post("/answers", {"yes": True}).ok()["seq"]
    assert ann.until_head(answered)["phase"] == "paused"
    assert ann.try_move("fence a1N", at=4)["code"] == "paused"
    asked = bob.post("/questions", {"question": "resume"}).ok()["seq"]
    ann.until_head(asked)
    answered = ann.post("/answers", {"yes": True}).ok()["seq"]
    assert bob.until_head(answered)["phase"] == "playing"
    mover(table).move_at_random(random.Random(4))


def test_a_rematch_appears_on_the_open_sockets(table: Table):
    ann, bob = table[0], table[1]
    over = ann.post("/resign").ok()["seq"]
    assert bob.until_head(over)["result"] == {"ending": "resigned", "winners": [1]}
    begun = [seat.post("/rematch", {"after": 1}).ok() for seat in (ann, bob)]
    assert begun[0] == begun[1]
    for seat in (ann, bob):
        sync = seat.until(lambda heard: heard["type"] == "sync" and heard["number"] == 2)
        assert (sync["phase"], sync["head"], sync["whole"]) == ("lobby", 0, True)
        assert sync["rematch"] == 0, "everybody learns who wants it"
    assert (ann.state["seat"], bob.state["seat"]) == (1, 0)
    table.start()
    mover(table).move_at_random(random.Random(5))


def test_bots_play_by_themselves_and_for_people(new_table: NewTable):
    table = new_table("sheepland", "Ann", "random", "greedy")
    table.start()
    ann = table[0]
    ann.open()
    rng = random.Random(6)
    for _ in range(3):
        while "legal" not in ann.state:
            ann.receive()
        ann.move_at_random(rng)
    ann.post("/hand-over", {"bot": "random"}).ok()
    while ann.state["phase"] == "playing":
        ann.receive()
    assert ann.state["result"]["ending"] == "played"
    assert ann.try_move("x")["code"] == "over"


def at_clocks(table: Table) -> tuple[Seat, Seat, Message]:
    """Who has to decide, who waits, and the waiting one's wish for a bot."""
    table.start()
    for seat in table.seats.values():
        seat.open()
    late = mover(table)
    waiting = next(seat for seat in table.seats.values() if seat is not late)
    return late, waiting, {"question": "replace", "target": late.chair, "bot": "random"}


def test_who_has_time_left_may_not_be_replaced(new_table: NewTable):
    table = new_table("te_kuiti", time={"kind": "move", "seconds": 3600})
    late, waiting, target = at_clocks(table)
    assert waiting.state["clocks"]["running"] == [late.chair]
    assert waiting.post("/questions", target).code == "still_here"


def test_who_is_late_may_be_replaced_and_comes_back(new_table: NewTable):
    late, waiting, target = at_clocks(
        new_table("te_kuiti", time={"kind": "move", "seconds": SHORTEST})
    )
    if not waiting.state["chairs"][late.chair or 0].get("late"):
        waiting.until(
            lambda said: said["type"] == "sync" and said["chairs"][late.chair or 0].get("late")
        )
    waiting.post("/questions", target).ok()
    waiting.until(lambda said: said["type"] == "sync" and "legal" in said)
    assert waiting.state["chairs"][late.chair or 0]["bot"] == "random"
    late.until_head(waiting.state["head"])
    assert late.try_move("x")["code"] == "bot_plays"
    back = late.post("/come-back").ok()["seq"]
    assert not late.until_head(back)["chairs"][late.chair or 0].get("bot")


def test_a_deleted_table_says_goodbye_to_all_windows(new_table: NewTable, tab: Tab):
    table = new_table("te_kuiti", watching=True)
    sockets = [table[0], table[1], tab(table[0]), tab(table[0]), table.watcher()]
    for seat in sockets:
        seat.open()
    assert table.host.delete("").status == 204
    assert [seat.farewell()["code"] for seat in sockets] == ["no_table"] * 5
    assert table.host.get("").status in (401, 404)
