"""Two servers on one PostgreSQL are one: what people see, races, and who takes over."""

import asyncio
import contextlib
import copy
import os
import random
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sheepfold.core.fairness import device_commitment
from sheepfold.core.protocol import WATCHER
from tests.postgres import execute, new_database, shared_folder
from tests.server import from_database
from tests.server.crash import Phoenix
from tests.server.real_server import OPEN, Answer, Message, Seat, Server, Table
from tests.waiting import PATIENCE

Pair = tuple[Phoenix, Phoenix]
DEAFEN = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND query LIKE 'LISTEN%'
"""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return new_database(shared_folder(tmp_path_factory))


@pytest.fixture(scope="module")
def started(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Both start at once on an empty database."""
    one, two = (Phoenix(tmp_path_factory.mktemp(name), db=database) for name in ("one", "two"))
    with ThreadPoolExecutor(2) as both:
        list(both.map(Phoenix.__enter__, (one, two)))
    yield one, two
    for server in (one, two):
        server.__exit__()


@pytest.fixture
def pair(started: Pair) -> Pair:
    for server in started:
        if not server.pid:
            server.start()
    return started


def at(server: Server, seat: Seat) -> Seat:
    """The same seat, seen from a device that is connected with this server."""
    table = copy.copy(seat.table)
    table.server = server
    return Seat(table, seat.chair, seat.credential, number=seat.number)


def shared(pair: Pair, game: str, *chairs: str, **more: object) -> Table:
    """A table whose even chairs are at the first server and whose odd ones at the second."""
    table = pair[0].table(game, *chairs, **more)
    for chair, seat in table.seats.items():
        table.seats[chair] = at(pair[chair % 2], seat)
    table.start()
    for seat in table.seats.values():
        seat.open()
    return table


def mover(table: Table) -> Seat:
    head = max(seat.sync()["head"] for seat in table.seats.values())
    for seat in table.seats.values():
        seat.until_head(head)
    return next(seat for seat in table.seats.values() if "legal" in seat.state)


def presence(seat: Seat, here: list[int]) -> None:
    known = [said["here"] for said in seat.heard if said["type"] == "presence"]
    if not known or known[-1] != here:
        seat.until(lambda said: said["type"] == "presence" and said["here"] == here)


def passes(database: str, *statements: str) -> None:
    """Time passes for some rows: it is the database's clock that counts."""
    asyncio.run(execute(database, *statements))


@pytest.mark.parametrize(
    ("game", "chairs"),
    [
        ("te_kuiti", ("Ann", "Bob")),
        ("volle_wolle", ("Ann", "Bob", "Cy", "Dee")),
        ("sheepland", ("Ann", "Bob", "random")),
    ],
)
def test_everybody_sees_one_table(pair: Pair, database: str, game: str, chairs: tuple[str, ...]):
    table = shared(pair, game, *chairs)
    watchers = [at(server, table.watcher()) for server in pair]
    tabs = [at(pair[1 - (seat.chair or 0) % 2], seat) for seat in table.seats.values()]
    for device in (*watchers, *tabs):
        device.open()
    table.play_out(random.Random(1), most=30)
    while len(table.seats) < len(chairs) and not table.host.sync().get("legal"):
        if table.host.state["phase"] == "over":
            break
        table.host.receive()  # until no bot has to move any more
    (found,) = from_database.tables(database, table.id)
    for device in (*table.seats.values(), *watchers, *tabs):
        state = device.until_head(found.table.head)
        assert state["head"] == found.table.head
        assert state["view"] == found.view(WATCHER if device.chair is None else device.chair)
        device.close()


def test_of_two_moves_at_once_one_wins(pair: Pair, database: str):
    table = shared(pair, "te_kuiti")
    tabs = {seat.chair: [at(server, seat) for server in pair] for seat in table.seats.values()}
    for device in (*tabs[0], *tabs[1]):
        device.open()
    rng = random.Random(2)
    for number in range(16):
        seat = mover(table)
        texts = rng.choices(seat.state["legal"]["moves"], k=2)  # at times there is but one
        for device, text, order in zip(tabs[seat.chair], texts, "ab", strict=True):
            name = f"{number}{order}"
            device.send({"type": "move", "id": name, "at": seat.state["at"], "text": text})
        answers = [answer_of(device, str(number)) for device in tabs[seat.chair]]
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        won = [answer["type"] for answer in answers].index("ack")
        refused = answers[1 - won]
        assert refused["code"] == "outdated" or refused["ruling"] == "CORE-1", refused
        assert answers[won]["seq"] == seat.state["head"] + 1
        if table.host.until_head(answers[won]["seq"])["phase"] == "over":
            break
    from_database.tables(database, table.id)
    for device in (*tabs[0], *tabs[1]):
        device.close()
    table.close()


def answer_of(device: Seat, name: str) -> Message:
    """The answer to a message whose id begins so."""
    return device.until(lambda said: said.get("id", "")[:-1] == name)


def test_one_message_sent_to_both_takes_effect_once(pair: Pair):
    table = shared(pair, "te_kuiti")
    tabs = {seat.chair: [at(server, seat) for server in pair] for seat in table.seats.values()}
    for device in (*tabs[0], *tabs[1]):
        device.open()
    for number in range(8):
        seat = mover(table)
        message = {"type": "move", "id": f"{number}x", "at": seat.state["at"]}
        for device in tabs[seat.chair]:
            device.send({**message, "text": seat.state["legal"]["moves"][-1]})
        answers = [answer_of(device, str(number)) for device in tabs[seat.chair]]
        assert answers[0] == answers[1]
        assert answers[0] == {"type": "ack", "id": f"{number}x", "seq": seat.state["head"] + 1}
    for device in (*tabs[0], *tabs[1]):
        device.close()
    table.close()


def test_an_invitation_is_spent_once_and_the_loser_still_follows(pair: Pair):
    for _ in range(6):
        table = pair[0].table("te_kuiti", "Ann", OPEN)
        hosts = [at(server, table.host) for server in pair]
        for host in hosts:
            host.open()
        answers = sit_at_both(pair, {"invitation": table.invitations[1], "name": "Bob"})
        assert sorted(answer.status for answer in answers) == [200, 409]
        won = [answer.status for answer in answers].index(200)
        assert answers[1 - won].code == "invitation_spent"
        commitment = device_commitment(hosts[won].number)
        ready = hosts[won].post("/ready", {"commitment": commitment}).ok()["seq"]
        for host in hosts:
            host.until_head(ready)
            host.close()


def sit_at_both(pair: Pair, body: Message) -> list[Answer]:
    with ThreadPoolExecutor(2) as both:
        return list(both.map(lambda server: server.post("/sit", body), pair))


def test_what_is_said_and_done_at_one_is_known_at_the_other(pair: Pair):
    table = shared(pair, "te_kuiti")
    ann, bob = table[0], table[1]
    presence(ann, [0, 1])
    presence(bob, [0, 1])
    ann.ask({"type": "chat", "id": "c", "text": "baa"}, ("ack",))
    (line,) = bob.until(lambda said: said["type"] == "said")["lines"]
    assert line["text"] == "baa"
    asked = bob.post("/questions", {"question": "end"}).ok()["seq"]
    assert ann.until_head(asked)["vote"]["question"] == "end"
    over = ann.post("/answers", {"yes": True}).ok()["seq"]
    assert bob.until_head(over)["result"]["ending"] == "agreed"
    with ThreadPoolExecutor(2) as both:
        begun = list(both.map(lambda seat: seat.post("/rematch", {"after": 1}).ok(), (ann, bob)))
    assert begun[0] == begun[1]
    for seat in (ann, bob):
        seat.until(lambda said: said["type"] == "sync" and said["number"] == 2)
    invitation = bob.post("/invite", {"chair": 1}).ok()["invitation"]
    moved = pair[0].post("/sit", {"invitation": invitation}).ok()["credential"]
    assert bob.farewell()["code"] == "seat_moved"
    phone = Seat(ann.table, 1, moved)
    phone.open()
    presence(ann, [0, 1])
    elsewhere = at(pair[1], phone)
    elsewhere.open()
    assert ann.delete("").status == 204
    codes = [device.farewell()["code"] for device in (ann, phone, elsewhere)]
    assert codes == ["no_table"] * 3


def test_somebody_whose_chair_the_host_frees_is_told_so_at_the_other(pair: Pair):
    for _ in range(4):
        table = pair[0].table("te_kuiti", "Ann", "Bob")
        bob = at(pair[1], table[1])
        bob.open()
        table.host.post("/arrange", {"chair": 1, "bot": None}).ok()
        assert bob.farewell()["code"] == "removed"


def test_who_hears_nothing_still_decides_by_the_whole_log(pair: Pair, database: str):
    """While a process does not listen, a wish is not refused for what is not so any more."""
    for _ in range(3):
        table = pair[0].table("te_kuiti")
        ann, bob = (
            at(server, seat) for server, seat in zip(pair, table.seats.values(), strict=True)
        )
        ann.open()
        bob.open()
        asyncio.run(execute(database, DEAFEN))
        ann.ready()
        bob.ready()
        ann.reveal()
        bob.reveal()
        ann.post("/questions", {"question": "end"}).ok()
        bob.post("/answers", {"yes": True}).ok()
        ann.until_head(6)
        ann.post("/rematch", {"after": 1}).ok()
        asyncio.run(execute(database, DEAFEN))
        bob.ready()
        ann.ready()
        ann.reveal()
        for seat in (ann, bob):
            seat.until(lambda said: (said.get("number"), said.get("head")) == (2, 3))
            seat.close()


def test_who_was_connected_with_a_dead_process_is_away(pair: Pair, database: str):
    table = shared(pair, "te_kuiti")
    ann, bob = table[0], table[1]
    presence(ann, [0, 1])
    pair[1].stop()
    presence(ann, [0])
    pair[1].start()
    bob.open()
    presence(ann, [0, 1])
    pair[1].kill()
    mine = f"SELECT process FROM presence WHERE table_id = '{table.id}' AND chair = 1"
    passes(database, f"UPDATE processes SET seen = seen - 20000 WHERE id IN ({mine})")
    presence(ann, [0])
    table.close()


def test_windows_that_come_and_go_at_once_are_counted_right(pair: Pair):
    table = shared(pair, "te_kuiti")
    ann, bob = table[0], table[1]
    windows = [at(pair[number % 2], bob) for number in range(6)]
    for _ in range(3):
        with ThreadPoolExecutor(6) as all_of_them:
            list(all_of_them.map(Seat.open, windows))
            presence(ann, [0, 1])
            list(all_of_them.map(Seat.close, windows))
    bob.close()
    presence(ann, [0])
    table.close()


def test_bots_and_clocks_of_a_dead_process_are_taken_over(pair: Pair, database: str):
    """The bot was thinking when its server died; a person had not moved in time."""
    one, two = pair
    bots = one.table("te_kuiti", "Ann", "random")
    clocks = one.table("te_kuiti", "Ann", "Bob", time={"kind": "move", "seconds": 60})
    for table in (bots, clocks):
        table.start()
    ann, rng = bots[0], random.Random(3)
    ann.open()
    with standing_still(children(one.pid)):
        while ann.sync()["acting"] == [0]:
            ann.move_at_random(rng)
        one.kill()
    watching = at(two, ann)
    head = watching.open()["head"]
    assert watching.state["acting"] == [1]
    passes(
        database,
        f"UPDATE matches SET wake = wake - 15000 WHERE id = '{bots.match}'",
        f"UPDATE events SET at = at - 60000 WHERE match_id = '{clocks.match}'",
        f"UPDATE matches SET wake = wake - 60000 WHERE id = '{clocks.match}'",
    )
    watching.until_head(head + 1)
    host = at(two, clocks.host)
    host.open()
    while not any(chair.get("late") for chair in host.state["chairs"]):
        host.receive()
    for device in (ann, watching, host):
        device.close()


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextlib.contextmanager
def standing_still(pids: list[int]) -> Iterator[None]:
    """Processes that do nothing meanwhile, and are ended afterwards."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def test_two_workers_behind_one_port_are_one_server(tmp_path: Path, database: str):
    with Server(tmp_path, db=database, workers=2) as server:
        table = server.table("te_kuiti", "Ann", "Bob", watching=True)
        table.start()
        watchers = [table.watcher() for _ in range(6)]
        for watcher in watchers:
            watcher.open()
        table.play_out(random.Random(4), most=10)
        head = table.host.state["head"]
        assert [watcher.until_head(head)["head"] for watcher in watchers] == [head] * 6
        process = server.process
        assert process is not None
        process.terminate()
        assert process.wait(PATIENCE) == 0
        table.close()
