"""An acknowledged move is on disk: servers are killed, stopped and cut off while people play."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from sheepfold.server import events
from tests.postgres import execute, postgres_url
from tests.server import from_database
from tests.server.crash import Phoenix, torment
from tests.server.real_server import Seat, Table
from tests.waiting import PATIENCE

__all__ = ["postgres_url"]

CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture(scope="module")
def phoenix(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phoenix]:
    """A server on a SQLite file that the tests of this module kill and start as they like."""
    with Phoenix(tmp_path_factory.mktemp("phoenix")) as server:
        yield server


@pytest.fixture
def alive(phoenix: Phoenix) -> Phoenix:
    if not phoenix.pid:
        phoenix.start()
    return phoenix


def playing(server: Phoenix, *chairs: str) -> Table:
    table = server.table("te_kuiti", *(chairs or ("Ann", "Bob")))
    table.start()
    return table


def mover(table: Table) -> Seat:
    """Everybody connects anew; somebody of them has to decide."""
    for seat in table.seats.values():
        seat.open()
    return next(seat for seat in table.seats.values() if "legal" in seat.state)


def test_killed_a_dozen_times_a_server_on_sqlite_loses_nothing(alive: Phoenix):
    crowd = torment(alive, 12, seed=1)
    assert crowd.lost() == []
    assert alive.complaints == ""


def test_killed_again_and_again_a_server_on_postgresql_loses_nothing(
    tmp_path: Path, postgres_url: str
):
    with Phoenix(tmp_path, db=postgres_url) as server:
        crowd = torment(server, 8, seed=2)
        assert crowd.lost() == []
        assert server.complaints == ""


def test_what_was_not_acknowledged_takes_effect_once_when_it_is_sent_again(alive: Phoenix):
    table = playing(alive)
    rng = random.Random(3)
    for number in range(4):
        seat = mover(table)
        text, at = rng.choice(seat.state["legal"]["moves"]), seat.state["at"]
        seat.send({"type": "move", "id": f"n{number}", "at": at, "text": text})
        alive.kill()  # before or after the commit, nobody knows
        alive.start()
        seat.open()
        first = seat.try_move(text, at=at, name=f"n{number}")
        again = seat.try_move(text, at=at, name=f"n{number}")
        assert first == again
        assert first["type"] == "ack"
    table.close()
    alive.stop()
    (found,) = from_database.tables(str(alive.settings["db"]), table.id)
    names = [event.message for event in found.log if isinstance(event, events.Played)]
    assert names == ["n0", "n1", "n2", "n3"]


def test_an_answer_survives_a_restart(alive: Phoenix):
    table = playing(alive)
    seat = mover(table)
    text, at = seat.state["legal"]["moves"][0], seat.state["at"]
    first = seat.try_move(text, at=at, name="once")
    alive.kill()
    alive.start()
    seat.open()
    assert seat.try_move(text, at=at, name="once") == first
    assert seat.sync()["head"] == first["seq"]
    table.close()


def test_a_move_is_seen_though_its_sender_is_gone_at_once(alive: Phoenix):
    table = playing(alive)
    rng = random.Random(4)
    for number in range(20):
        seat = mover(table)
        other = next(one for one in table.seats.values() if one is not seat)
        said = {"type": "move", "id": f"n{number}", "at": seat.state["at"]}
        seat.send({**said, "text": rng.choice(seat.state["legal"]["moves"])})
        seat.socket.socket.close()  # nothing more is heard of this device
        other.until_head(other.state["head"] + 1)
        if other.state["phase"] != "playing":
            break
    table.close()


def test_told_to_stop_it_ends_cleanly_in_the_middle_of_everything(alive: Phoenix):
    """Also while a bot thinks; sockets are told to come again."""
    tables = [playing(alive), playing(alive, "Ann", "greedy"), playing(alive, "Ann", "random")]
    seats = [seat for table in tables for seat in table.seats.values()]
    for seat in seats:
        seat.open()
        if "legal" in seat.state:
            said = {"type": "move", "id": "last", "at": seat.state["at"]}
            seat.send({**said, "text": seat.state["legal"]["moves"][0]})
    alive.stop()
    codes = []
    for seat in seats:
        try:
            while True:
                json.loads(seat.socket.recv(PATIENCE))
        except ConnectionClosed as closed:
            codes.append(closed.rcvd.code if closed.rcvd else 0)
    assert codes == [1012] * len(seats)
    assert alive.complaints == ""
    from_database.tables(str(alive.settings["db"]), *(table.id for table in tables))
    for table in tables:
        table.close()


def test_bots_go_on_after_a_restart_without_being_asked(alive: Phoenix):
    table = playing(alive, "Ann", "random")
    ann, rng = table[0], random.Random(5)
    ann.open()
    for _ in range(3):
        while "legal" not in ann.state:
            ann.receive()
        said = {"type": "move", "id": f"n{ann.state['head']}", "at": ann.state["at"]}
        ann.send({**said, "text": rng.choice(ann.state["legal"]["moves"])})
        ann.until(lambda heard: heard["type"] == "ack")
        alive.kill()  # while the bot has to move, most often
        alive.start()
        ann.open()
    while "legal" not in ann.state:
        ann.receive()
    table.close()


def test_a_log_that_is_damaged_harms_no_other_table(alive: Phoenix):
    damaged, well = playing(alive), playing(alive)
    alive.kill()
    with sqlite3.connect(alive.folder / "tables.db") as rows:
        rows.execute(
            "UPDATE events SET body = replace(body, 'revealed', 'concealed') WHERE match_id = ?",
            (damaged.match,),
        )
        rows.execute("UPDATE matches SET wake = 1 WHERE id = ?", (damaged.match,))  # looked after
    rows.close()
    alive.start()
    with pytest.raises(ConnectionClosed):
        damaged.host.open()
    assert damaged.host.heard[-1]["code"] == "damaged"
    assert damaged.host.get("").code == "damaged"
    mover(well).move_at_random(random.Random(6))
    for table in (damaged, well):
        table.close()


def test_connections_to_postgresql_that_break_cost_nothing_acknowledged(
    tmp_path: Path, postgres_url: str
):
    """Whoever sat at a table whose log is not known any more connects again and goes on."""
    with Phoenix(tmp_path, db=postgres_url) as server:
        table = playing(server)
        rng, acked = random.Random(7), []
        for number in range(8):
            seat = mover(table)
            text, at = rng.choice(seat.state["legal"]["moves"]), seat.state["at"]
            asyncio.run(execute(postgres_url, CUT))
            answer = None
            while answer is None:
                try:
                    answer = seat.try_move(text, at=at, name=f"n{number}")
                except ConnectionClosed:
                    seat.open()
            acked.append((answer["seq"], f"n{number}"))
            for other in table.seats.values():
                try:
                    other.until_head(answer["seq"])
                except ConnectionClosed:
                    assert other.heard[-1]["code"] in ("not_stored", "no_database")
                    other.open()
                    other.until_head(answer["seq"])
        table.close()
        server.stop()
        (found,) = from_database.tables(postgres_url, table.id)
        for seq, name in acked:
            event = found.log[seq - 1]
            assert isinstance(event, events.Played)
            assert event.message == name
