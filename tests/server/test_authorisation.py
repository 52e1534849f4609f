"""Who may do what: one row for every route, HTTP or socket, and a column for everybody who asks."""

import re
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import pytest
from fastapi.routing import iter_route_contexts
from starlette.routing import Mount, WebSocketRoute

from sheepfold import Match
from sheepfold.server.app import create
from sheepfold.server.page import PAGES, folder, lasting
from sheepfold.server.settings import Settings
from tests.server.real_server import OPEN, Seat, Server, Table, wanted

GARBAGE = "AAAAAAAAAAAAAAAAAAAAAA"
WHO = ("nobody", "garbage", "watcher", "stranger", "other", "own", "host")
HOST, OWN, OTHER, FREE = 0, 1, 2, 3  # chairs

# Columns as WHO; `own` is the chair that a request is about, where it is about one.
PUBLIC = (200,) * 7
MADE = (201,) * 7
GUESTS = (401, 401, 200, 403, 200, 200, 200)
SEATS = (401, 401, 403, 403, 200, 200, 200)
HOSTS = (401, 401, 403, 403, 403, 403, 200)
HOST_DELETES = (401, 401, 403, 403, 403, 403, 204)


# What has happened at the table before.


def lobby(server: Server) -> Table:
    return server.table("volle_wolle", "Ann", "Bob", "Cy", OPEN)


def full(server: Server) -> Table:
    return server.table("volle_wolle", "Ann", "Bob", "Cy")


def revealing(server: Server) -> Table:
    table = full(server)
    for seat in table.seats.values():
        seat.ready()
    return table


def playing(server: Server) -> Table:
    table = full(server)
    table.start()
    return table


def asked(server: Server) -> Table:
    table = playing(server)
    table[HOST].post("/questions", {"question": "pause"}).ok()
    return table


def replaced(server: Server) -> Table:
    """Every person has handed over; nothing goes on while it is paused."""
    table = asked(server)
    for chair in (OWN, OTHER):
        table[chair].post("/answers", {"yes": True}).ok()
    for seat in table.seats.values():
        seat.post("/hand-over", {"bot": "random"}).ok()
    return table


def over(server: Server) -> Table:
    table = asked(server)
    for chair in (OWN, OTHER):
        table[chair].post("/answers", {"yes": True}).ok()
    table[HOST].post("/questions", {"question": "end"}).ok()
    for chair in (OWN, OTHER):
        table[chair].post("/answers", {"yes": True}).ok()
    return table


Body = Callable[[Table, Seat], object]


@dataclass(frozen=True)
class Row:
    expected: tuple[int, ...]
    before: Callable[[Server], Table] = lobby
    body: Body = lambda table, seat: None


def says(**body: object) -> Body:
    return lambda table, seat: body


def invited(table: Table, seat: Seat) -> object:
    return {"invitation": table.invitations[FREE]}


def sits(table: Table, seat: Seat) -> object:
    return {"invitation": table.invitations[FREE], "name": "Di"}


def shows(table: Table, seat: Seat) -> object:
    return {"random": seat.number.hex()}


BUILT = folder()
assert BUILT, "the page is not built: python3 run.py test builds it"
# The manifest, the icons and the service worker, which lie beside the page's document.
FILES = lasting(file.name for file in sorted(BUILT.iterdir()) if file.is_file())
T = "/api/tables/{table}"
ROWS = {
    **{f"GET {address}": Row(PUBLIC) for address in PAGES},  # the page, the same for all
    **{f"GET /{name}": Row(PUBLIC) for name in FILES},
    "GET /assets/{name}": Row((404,) * 7),  # whoever asks for one that does not exist
    "GET /healthz": Row(PUBLIC),
    "GET /metrics": Row(PUBLIC),  # from this machine
    "GET /api/openapi.json": Row(PUBLIC),
    "GET /api/games": Row(PUBLIC),
    "POST /api/tables": Row(MADE, body=lambda table, seat: wanted("te_kuiti")),
    "POST /api/invitations": Row(PUBLIC, body=invited),  # the invitation is what opens
    "POST /api/sit": Row(PUBLIC, body=sits),
    "POST /api/mine": Row(PUBLIC, body=says(credentials=[])),
    "POST /api/replays": Row(MADE, body=says(record=Match.start("te_kuiti", 2).record())),
    "GET /api/replays/{replay}": Row(PUBLIC),
    "GET /api/replays/{replay}/record": Row(PUBLIC),
    "POST /api/replays/{replay}/analysis": Row((409,) * 7),  # it breaks off before the end
    f"GET {T}": Row(GUESTS),
    f"GET {T}/now": Row(GUESTS),
    f"DELETE {T}": Row(HOST_DELETES),
    f"POST {T}/rematch": Row(SEATS, over, says(after=1)),
    f"POST {T}/arrange": Row(HOSTS, body=says(chair=FREE, bot="greedy")),
    f"POST {T}/invite": Row((401, 401, 403, 403, 403, 200, 403), body=says(chair=OWN)),
    f"POST {T}/leave": Row(SEATS),
    f"POST {T}/watch": Row(HOSTS),
    f"DELETE {T}/watch": Row(HOST_DELETES),
    f"POST {T}/ready": Row(SEATS, body=says(commitment="0" * 64)),
    f"DELETE {T}/ready": Row(SEATS, revealing),
    f"POST {T}/reveal": Row(SEATS, revealing, shows),
    f"POST {T}/resign": Row(SEATS, playing),
    f"POST {T}/hand-over": Row(SEATS, playing, says(bot="random")),
    f"POST {T}/come-back": Row(SEATS, replaced),
    f"POST {T}/questions": Row(SEATS, playing, says(question="pause")),
    f"DELETE {T}/questions": Row((401, 401, 403, 403, 403, 403, 200), asked),  # the host asked
    # Who asks does not answer.
    f"POST {T}/answers": Row((401, 401, 403, 403, 200, 200, 409), asked, says(yes=True)),
    f"GET {T}/steps": Row(GUESTS, playing),
    f"GET {T}/matches": Row(GUESTS),
    f"GET {T}/matches/{{number}}/record": Row(GUESTS, over),
    f"GET {T}/matches/{{number}}/proof": Row(GUESTS, over),
    f"GET {T}/matches/{{number}}/replay": Row(GUESTS, over),
    # To guests it says that the match was not played to its end.
    f"POST {T}/matches/{{number}}/analysis": Row((401, 401, 409, 403, 409, 409, 409), over),
}
# A socket belongs to the table of its token, so a stranger arrives at another one.
SOCKETS = {
    "SOCKET /api/live": ("bad_message", "unknown_token", *("sync",) * 5),
}


def routes() -> set[str]:
    """Every route of the app, with its method."""
    found = set()
    for route in iter_route_contexts(create(Settings(db="sqlite:///unused.db")).routes):
        original = route.original_route
        if isinstance(original, WebSocketRoute):
            found.add(f"SOCKET {route.path}")
        elif isinstance(original, Mount):
            found.add(f"MOUNT {route.path}")
        else:
            found |= {f"{method} {route.path}" for method in (route.methods or {"ANY"}) - {"HEAD"}}
    return found


def test_every_route_has_a_row():
    assert routes() == ROWS.keys() | SOCKETS.keys()


@pytest.fixture(scope="module")
def stranger(server: Server):
    with server.table("te_kuiti", "Eve", "Mallory") as table:
        yield table.host


def everybody(table: Table, stranger: Seat) -> dict[str, Seat]:
    return {
        "nobody": Seat(table, None, ""),
        "garbage": Seat(table, None, GARBAGE),
        "watcher": Seat(table, None, str(table.watch)),
        "stranger": stranger,
        "other": table[OTHER],
        "own": table[OWN],
        "host": table[HOST],
    }


def status(table: Table, route: str, seat: Seat, body: object) -> int:
    method, _, path = route.partition(" ")
    if not path.startswith("/api/"):
        address = table.server.url + re.sub(r"{\w+:?\w*}", "icon.svg", path)
        headers = {"Authorization": f"Bearer {seat.credential}"}
        try:
            with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as refused:
            refused.close()
            return refused.code
    replay = ""
    if "{replay}" in path:
        record = Match.start("te_kuiti", 2).record()
        replay = table.server.post("/replays", {"record": record}).ok()["replay"]
    path = path.format(table=table.id, number=1, replay=replay).removeprefix("/api")
    return table.server.request(method, path, body, token=seat.credential).status


@pytest.mark.parametrize("route", ROWS)
def test_who_may(server: Server, stranger: Seat, route: str):
    """What succeeds changes the table: the next one who asks comes to a new one."""
    row = ROWS[route]
    found: dict[str, Any] = {}
    with ExitStack() as tables:
        table = tables.enter_context(row.before(server))
        for who in WHO:
            seat = everybody(table, stranger)[who]
            found[who] = status(table, route, seat, row.body(table, seat))
            if found[who] < 400 and not route.startswith("GET"):
                table = tables.enter_context(row.before(server))
    assert found == dict(zip(WHO, row.expected, strict=True))


def test_who_may_open_a_socket(server: Server, stranger: Seat):
    found = {}
    with playing(server) as table:
        for who, seat in everybody(table, stranger).items():
            device = Seat(table, seat.chair, seat.credential)
            device.connect()
            token = {"token": seat.credential} if seat.credential else {}
            device.send({"type": "hello", **token})
            answer = device.receive()
            found[who] = answer.get("code", answer["type"])
            if answer["type"] == "sync":
                assert answer["table"] == seat.table.id
                assert answer["chair"] == seat.chair
            device.close()
    assert tuple(found.values()) == SOCKETS["SOCKET /api/live"]


# Who sits at the table and has to choose; a stranger is at another one, which has no hints.
HINTS = {
    "watcher": "watching",
    "stranger": "no_hints",
    "other": "advised",
    "own": "advised",
    "host": "advised",
}


def test_who_may_take_a_hint(server: Server):
    found = {}
    with (
        server.table("volle_wolle", "Ann", "Bob", "Cy", hints=True) as table,
        server.table("volle_wolle", "Eve", "Mallory") as elsewhere,
    ):
        table.start()
        elsewhere.start()
        people = everybody(table, elsewhere.host)
        for who in HINTS:
            answer = people[who].ask({"type": "hint", "id": "h"}, ("advised", "refused"))
            found[who] = answer.get("code", answer["type"])
    assert found == HINTS
