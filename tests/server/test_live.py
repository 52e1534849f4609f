"""What a socket does, message by message: hello, moves and their answers, undo, whole matches."""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sheepfold import games
from sheepfold.cli import run
from sheepfold.core import record
from sheepfold.core.match import Match
from tests.server.conftest import NewTable
from tests.server.real_server import Message, Seat, Server, Table
from tests.waiting import PATIENCE, PATIENT

OTHERS_AT_ONCE = "volle_wolle"  # all bid at the same time


@pytest.fixture
def tab() -> Iterator[Any]:
    """The same seat in another window, or on a line that was made again."""
    with ExitStack() as closing:

        def opened(seat: Seat, **hello: object) -> Seat:
            other = Seat(seat.table, seat.chair, seat.credential)
            closing.callback(other.close)
            other.open(**hello)
            return other

        yield opened


@pytest.fixture
def table(new_table: NewTable) -> Table:
    """Te Kuiti between two people; all of its choices are open."""
    made = new_table("te_kuiti")
    made.start()
    for seat in made.seats.values():
        seat.open()
    return made


def mover(table: Table) -> Seat:
    """Somebody who has to decide."""
    head = max(seat.sync()["head"] for seat in table.seats.values())
    for seat in table.seats.values():
        seat.until_head(head)
    return next(seat for seat in table.seats.values() if "legal" in seat.state)


def other(table: Table, seat: Seat) -> Seat:
    return next(one for one in table.seats.values() if one is not seat)


def without_time(sync: Message) -> Message:
    """What a sync says of the table; not the clock, nor how much of the log it repeats."""
    return {key: said for key, said in sync.items() if key not in ("clocks", "lines", "whole")}


def answers(seat: Seat, name: str) -> list[Message]:
    """All that was ever answered to this id, once everything under way has arrived."""
    seat.sync()
    return [said for said in seat.heard if said.get("id") == name]


# Hello


def greeted(server: Server, *messages: object) -> tuple[Message, int]:
    """The farewell of a server to a stranger, and the number it closes with."""
    last: Message = {}
    with connect(server.socket_url, compression=None, **PATIENT) as socket:
        for message in messages:
            socket.send(json.dumps(message))
        try:
            while True:
                last = json.loads(socket.recv(PATIENCE))
        except ConnectionClosed as closed:
            return last, closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "hello", "token": "A" * 22}, "unknown_token"),
        ({"type": "hello", "token": ""}, "unknown_token"),
        ({"type": "hello", "token": "A" * 22, "protocol": 1}, "reload"),
        ({"type": "hello"}, "bad_message"),
        ({"type": "ping"}, "no_hello"),
    ],
)
def test_who_is_not_known_is_told_why_and_shut_out(server: Server, hello: Message, code: str):
    bye, number = greeted(server, hello)
    assert (bye["type"], bye["code"], number) == ("bye", code, 1008)
    assert bye["reason"]


def test_the_first_sync_is_all_that_one_may_know(table: Table):
    seat = mover(table)
    sync = seat.state
    assert (sync["table"], sync["match"], sync["number"]) == (table.id, table.match, 1)
    assert (sync["chair"], sync["phase"], sync["head"]) == (seat.chair, "playing", 4)
    assert sync["commitment"] == table.commitment
    assert sync["acting"] == [seat.chair]
    assert [chair["name"] for chair in sync["chairs"]] == ["Ann", "Bob"]
    assert sync["legal"]["count"] == len(sync["legal"]["moves"])
    assert "legal" not in other(table, seat).state


def test_who_has_everything_is_not_sent_the_log_again(table: Table, tab: Any):
    seat = mover(table)
    seat.move_at_random(random.Random(1))
    head, match = seat.state["head"], seat.state["match"]
    has_all = tab(seat, have=head, match=match)
    assert "whole" not in has_all.state
    for told in ({"have": head - 1, "match": match}, {"have": head}):
        again = tab(seat, **told)
        assert again.state["whole"]
        numbers = [line["number"] for line in again.state["lines"]]
        assert numbers == list(range(1, len(numbers) + 1)) != []
        assert without_time(again.state) == without_time(has_all.state)


# Moves and their answers


def test_the_ack_comes_before_the_sync_that_shows_the_move(table: Table):
    """Until then the last `sync` is stale, as docs/socket.md says."""
    for name in ("1", "2", "3"):
        seat = mover(table)
        heard = len(seat.heard)
        seq = seat.try_move(seat.state["legal"]["moves"][0], name=name)["seq"]
        assert all(said["head"] < seq for said in seat.heard[heard:] if said["type"] == "sync")
        assert seat.until_head(seq)["head"] == seq


def test_a_move_is_acknowledged_once_and_everybody_sees_it(table: Table):
    seat = mover(table)
    text = seat.state["legal"]["moves"][0]
    acked = seat.try_move(text, name="mine")
    assert answers(seat, "mine") == [acked] == [{"type": "ack", "id": "mine", "seq": 5}]
    seen = other(table, seat).until_head(5)
    assert [(line["by"], line["text"]) for line in seen["lines"]] == [(seat.chair, text)]


def test_a_used_id_with_another_content_is_refused(table: Table, tab: Any):
    """As by two devices of one seat that both count from 1."""
    ann = mover(table)
    first, second = ann.state["legal"]["moves"][:2]
    done = ann.try_move(first, name="1")
    assert done["type"] == "ack"
    other_device = tab(ann)
    at = other_device.state.get("at", 0)
    for message in (
        {"type": "move", "id": "1", "at": at, "text": second},
        {"type": "undo", "id": "1"},
    ):
        answer = other_device.ask(message, ("ack", "refused"))
        assert (answer["type"], answer.get("code")) == ("refused", "used_id")
    again = other_device.ask(
        {"type": "move", "id": "1", "at": at, "text": f"  {first.upper()}"}, ("ack", "refused")
    )
    assert (again["type"], again["seq"]) == ("ack", done["seq"])
    assert other_device.sync()["head"] == done["seq"]


def test_the_same_message_again_gets_the_same_answer(table: Table, tab: Any):
    seat = mover(table)
    at, text = seat.state["at"], seat.state["legal"]["moves"][0]
    first = seat.try_move(text, name="once")
    other(table, seat).until_head(first["seq"])
    mover(table).move_at_random(random.Random(2))
    assert seat.try_move(text, at=at, name="once") == first, "same socket"
    assert tab(seat).try_move(text, at=at, name="once") == first, "another window"
    assert tab(seat).try_move(text, at=99, name="once") == first, "whatever it answers now"
    seat.open()
    assert seat.try_move(text, at=at, name="once") == first, "a new line"
    assert seat.sync()["head"] == first["seq"] + 1


def test_ids_are_each_seats_own(table: Table):
    first = mover(table)
    acked = first.try_move(first.state["legal"]["moves"][0], name="1")
    second = mover(table)
    assert second is first or second.try_move("nonsense", name="1")["type"] == "refused"
    if second is first:  # her turn goes on: the other one's message is still his own
        refused = other(table, first).try_move("nonsense", name="1")
        assert refused["ruling"] == "CORE-1"
    assert first.sync()["head"] == acked["seq"]


def test_a_message_that_answers_an_earlier_decision_is_outdated(table: Table):
    seat = mover(table)
    for at in (seat.state["at"] - 1, seat.state["at"] + 1, 0, -1):
        refused = seat.try_move(seat.state["legal"]["moves"][0], at=at)
        assert (refused["type"], refused["code"]) == ("refused", "outdated")
    assert seat.sync()["head"] == 4


def test_of_two_messages_in_the_wrong_order_the_late_one_is_outdated(table: Table):
    seat = mover(table)
    at, (text, another, *_) = seat.state["at"], seat.state["legal"]["moves"]
    seat.send({"type": "move", "id": "second", "at": at, "text": text})
    seat.send({"type": "move", "id": "first", "at": at, "text": another})
    late = seat.until(lambda said: said.get("id") == "first")
    assert late["type"] == "refused"
    assert late["code"] == "outdated" or late["ruling"] == "CORE-1"
    assert [said["type"] for said in answers(seat, "second")] == ["ack"]
    assert seat.state["head"] == 5


def test_refusals_name_the_ruling_in_the_seats_language(table: Table, tab: Any):
    waiting = other(table, mover(table))
    english = waiting.try_move("nonsense")
    german = tab(waiting, lang="de").try_move("nonsense")
    assert english["ruling"] == german["ruling"] == "CORE-1"
    assert english["reason"] != german["reason"]


def test_questions_change_nothing(table: Table):
    seat = mover(table)
    text = seat.state["legal"]["moves"][0]
    assert seat.ask({"type": "why", "id": "w", "text": text}, ("allowed", "refused")) == {
        "type": "allowed",
        "id": "w",
    }
    why_not = seat.ask({"type": "why", "id": "n", "text": "fence"}, ("allowed", "refused"))
    assert why_not["ruling"] == "CORE-3"
    shown = seat.ask({"type": "preview", "id": "p", "text": text}, ("previewed", "refused"))
    assert shown["type"] == "previewed"
    hint = seat.ask({"type": "hint", "id": "h"}, ("refused",))
    assert hint["code"] == "no_hints"
    assert seat.sync()["head"] == 4


def test_choices_made_at_once_do_not_collide(new_table: NewTable):
    table = new_table(OTHERS_AT_ONCE, "Ann", "Bob", "Cy")
    table.start()
    rng = random.Random(3)
    seats = [table[chair] for chair in range(3)]
    first = [(seat, seat.open()["at"]) for seat in seats if "legal" in seat.open()]
    while len(first) < 2:
        mover(table).move_at_random(rng)
        states = [(seat, seat.sync()) for seat in seats]
        first = [(seat, state["at"]) for seat, state in states if "legal" in state]
    moves = [(seat, at, rng.choice(seat.some_moves(rng))) for seat, at in first]
    for seat, at, text in moves:  # nobody has seen the others' yet
        seat.send({"type": "move", "id": "choice", "at": at, "text": text})
    acked = [seat.until(lambda said: said.get("id") == "choice") for seat, *_ in moves]
    assert [said["type"] for said in acked] == ["ack"] * len(moves)
    assert len({said["seq"] for said in acked}) == len(moves)


# Undo


def test_a_decision_may_be_taken_back_while_nobody_knows_more(new_table: NewTable):
    table = new_table("meadowmight")
    table.start()
    for seat in table.seats.values():
        seat.open()
    rng, seat, before = random.Random(4), table.host, table.host.state
    while not seat.state.get("undo"):
        seat = mover(table)
        before = seat.state
        seat.move_at_random(rng)
    undone = seat.ask({"type": "undo", "id": "oops"}, ("ack", "refused"))
    assert undone["type"] == "ack"
    after = seat.until_head(undone["seq"])
    assert (after["view"], after["legal"]) == (before["view"], before["legal"])
    assert after["lines"][-1]["text"].startswith("undo")
    again = seat.ask({"type": "undo", "id": "oops"}, ("ack", "refused"))
    assert again == undone, "the same message twice takes back once"


def test_a_choice_is_withdrawn_while_others_still_choose(new_table: NewTable):
    table = new_table(OTHERS_AT_ONCE, "Ann", "Bob", "Cy")
    table.start()
    for seat in table.seats.values():
        seat.open()
    rng = random.Random(5)
    while len(table[0].sync()["acting"]) < 3:
        mover(table).move_at_random(rng)
    ann, bob = table[0], table[1]
    before = ann.state
    ann.move_at_random(rng)
    bob.until_head(ann.state["head"])
    assert bob.state["at"] == before["at"], "another's choice opens nothing new"
    head = bob.move_at_random(rng)
    ann.until_head(head)
    undone = ann.ask({"type": "undo", "id": "u"}, ("ack", "refused"))
    assert undone["type"] == "ack"
    assert ann.until_head(undone["seq"])["lines"][-1]["text"].startswith("withdraw")
    assert ann.state["legal"] == before["legal"]
    bob.until_head(undone["seq"])
    assert "legal" not in bob.state, "his own choice stands"


def test_what_others_have_seen_is_not_taken_back_alone(table: Table):
    seat = mover(table)
    refused = seat.ask({"type": "undo", "id": "u"}, ("ack", "refused"))
    assert (refused["code"], refused["ruling"]) == ("illegal", "CORE-4")
    rng, done = random.Random(6), seat
    while mover(table) is done:
        done.move_at_random(rng)
    mover(table).move_at_random(rng)
    done.sync()
    refused = done.ask({"type": "undo", "id": "v"}, ("ack", "refused"))
    assert refused["ruling"] == "CORE-4"


# Whole matches


@pytest.mark.parametrize("game", list(games.GAMES))
def test_a_whole_match_is_fair_and_its_record_tells_it(
    new_table: NewTable, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    people = ("Ann",) if game == "te_kuiti" else ("Ann", "Bob")
    table = new_table(game, *people, "random")
    table.start()
    table.play_out(random.Random(7))
    result = table.host.state["result"]
    told = table.host.get("/matches/1/record").text
    match = Match.resume(games.make(game), record.parse(told))
    assert result["ending"] == "played"
    assert result["winners"] == match.winners()
    assert [score["total"] for score in result["scores"]] == [
        score.total for score in match.scores()
    ]
    saved = tmp_path / "match.sheep"
    saved.write_text(told, encoding="utf-8")
    assert run(["verify", str(saved), "--commitment", table.commitment]) == 0, capsys.readouterr()
    late = table.host.try_move("fence a1N")
    assert (late["code"], late["ruling"]) == ("over", "CORE-2")


def test_what_a_socket_hears_first_is_had_over_http_as_well(new_table: NewTable):
    table = new_table("sheep_and_thief", "Ann", "Bob", watching=True)
    table.start()
    for seat in (table[0], table[1], table.watcher()):
        told = seat.get("/now")
        heard = seat.open()
        assert told.headers["cache-control"] == "no-store"
        assert {**told.ok(), "clocks": None} == {**heard, "clocks": None}  # they go on
        again = seat.open(have=heard["head"], match=heard["match"])
        assert not {"whole", "lines"} & again.keys()  # the log is not sent twice
