"""The swap law on a whole server: sockets that come and go, chat, presence, and HTTP.

See `test_leaks` for what is swapped; here are databases, real sockets, and all that devices are
told beside the match. At last nothing that is sent, logged or counted has a seed or a token in it.
"""

import base64
import hashlib
import http.client
import json
import signal
import sqlite3
import time
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from sheepfold.core.fairness import Tries, device_commitment, match_seed
from sheepfold.core.protocol import WATCHER
from tests.server import pairs
from tests.server.evenings import ANALYSIS, REPLAY
from tests.server.in_process_server import dice
from tests.server.leak_hunt import Worlds, differences, on_wires, opened_when_needed
from tests.server.pairs import GIVEN, LIVE
from tests.server.test_serve import get, serving, stopped
from tests.server.test_serve import opened as port_of
from tests.server.twins import Dice
from tests.server.web_evenings import ASKED
from tests.waiting import PATIENCE, PATIENT

__all__ = ["dice"]

SEED = 1
OVERLOADED = object()


@pytest.fixture(scope="module")
def worlds(dice: Dice) -> Iterator[Worlds]:
    """Two servers, and what runs them."""
    with opened_when_needed(dice) as both:
        yield both


@pytest.mark.parametrize(
    ("number", "game", "kind", "choices"),
    [
        (45, "meadowmight", GIVEN, 0),
        (14, "volle_wolle", GIVEN, 2),
        (32, "sheepland", LIVE, 0),
        (46, "sheep_and_thief", GIVEN, 3),
    ],
)
def test_all_that_a_server_tells(worlds: Worlds, number: int, game: str, kind: str, choices: int):
    wanted = pairs.wanted(number, SEED)
    pair = pairs.found(wanted)
    assert pair is not None
    assert (wanted.game, pair.kind, len(pair.choices)) == (game, kind, choices)
    one, other = on_wires(pair, number, worlds)
    assert list(differences(one, other)) == []
    assert {REPLAY, "answers", "device 2"} <= set(one)
    assert (ANALYSIS in one) == (pair.viewer != WATCHER)
    statuses = {answer[:3] for answer in one["answers"]}
    assert statuses == {b"200", b"409"}, "some is refused, as what is told after the end"


# Seeds and tokens


class Client:
    """Speaks to a real server and keeps what it hears, per listener."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.heard: dict[str, list[bytes]] = {}

    def call(self, who: str, key: str, method: str, path: str, **content: object) -> Any:
        while (answered := self._asked(who, key, method, path, content)) is OVERLOADED:
            pass  # on a loaded machine the server sheds requests of a client that asks so much
        return answered

    def _asked(self, who: str, key: str, method: str, path: str, content: object) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
        connection.request(method, f"/api{path}", json.dumps(content) if content else None, headers)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        self.heard.setdefault(who, []).append(str(answer.headers).encode() + body)
        if answer.status == HTTPStatus.SERVICE_UNAVAILABLE:
            time.sleep(float(answer.headers["Retry-After"]))
            return OVERLOADED
        return json.loads(body) if body[:1] in (b"{", b"[") else body

    def listen(self, who: str, live: ClientConnection, wanted: str) -> dict[str, Any]:
        """Read up to the next frame of a type."""
        while True:
            frame = live.recv(timeout=PATIENCE, decode=False)
            self.heard.setdefault(who, []).append(frame)
            known: dict[str, Any] = json.loads(frame)
            if known["type"] == wanted:
                return known


def written(secret: bytes) -> list[bytes]:
    """How a number might be written by mistake."""
    decimal = str(int.from_bytes(secret, "big"))
    forms = [secret.hex(), secret.hex().upper(), decimal, repr(secret)[2:-1]]
    coded = [base64.b64encode(secret), base64.urlsafe_b64encode(secret)]
    return [secret, *(one.encode() for one in forms), *(one.rstrip(b"=") for one in coded)]


def test_no_seed_and_no_token_is_sent_logged_or_counted(tmp_path: Path):
    database, randoms = tmp_path / "fold.db", [bytes([n + 5] * 32) for n in (0, 1)]
    flags = ("--port", "0", "--log-format", "json", "--log-level", "debug")
    with serving(tmp_path, *flags, "--db", f"sqlite:///{database}") as process:
        client = Client(port_of(process))
        table, keys, spent = sat(client)
        begun(client, table, keys, randoms)
        played(client, keys)
        for who, key in keys.items():
            for path in ASKED:
                client.call(who, key, "GET", f"/tables/{table}{path}")
        before = {who: b"".join(frames) for who, frames in client.heard.items()}
        client.call("0", keys["0"], "POST", f"/tables/{table}/resign")
        after: bytes = client.call("1", keys["1"], "GET", f"/tables/{table}/matches/1/record")
        counted = get(client.port, "/metrics").read()
        code, said, logged = stopped(process, signal.SIGTERM)
    assert (code, said) == (0, "")
    with sqlite3.connect(database) as rows:
        ((match, seed),) = rows.execute("SELECT match_id, seed FROM seeds").fetchall()
    rows.close()
    of_match = match_seed(seed, match, dict(enumerate(randoms)), Tries.first((0, 1)))
    assert seed.hex().encode() in after
    assert of_match.hex().encode() in after
    unseen = b"".join(before.values()) + counted + logged.encode()
    for one in (*written(seed), *written(of_match)):
        assert one not in unseen
    assert not any(one in before["1"] + before["watcher"] for one in written(randoms[0]))
    for token in (*keys.values(), *spent):
        digest = hashlib.sha256(token.encode()).hexdigest().encode()
        assert token.encode() not in counted + logged.encode() + unseen.replace(before["new"], b"")
        assert digest not in unseen + after
    assert '"route": "/api/tables/{table}/ready"' in logged, "requests are logged"


def sat(client: Client) -> tuple[str, dict[str, str], list[str]]:
    """A table of two people; all answers that tell a token belong to `new`."""
    chairs = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    made = client.call(
        "new", "", "POST", "/tables", game="sheepland", players=2, options={}, chairs=chairs
    )
    table, first = made["table"], made["chairs"][0]["credential"]
    invitation = made["chairs"][1]["invitation"]
    client.call("1", "", "POST", "/invitations", invitation=invitation)
    second = client.call("new", "", "POST", "/sit", invitation=invitation, name="Bo")["credential"]
    client.call("1", "", "POST", "/sit", invitation=invitation, name="Bo")
    mine = client.call("new", first, "POST", f"/tables/{table}/invite", chair=0)["invitation"]
    moved = client.call("new", "", "POST", "/sit", invitation=mine)["credential"]
    client.call("1", first, "GET", f"/tables/{table}?token={first}")
    keys = {"0": moved, "1": second, "watcher": made["watch"]}
    return table, keys, [first, invitation, mine]


def begun(client: Client, table: str, keys: dict[str, str], randoms: list[bytes]) -> None:
    for who in ("0", "1"):
        promised = device_commitment(randoms[int(who)])
        client.call(who, keys[who], "POST", f"/tables/{table}/ready", commitment=promised)
    for who in ("0", "1"):
        client.call(
            who, keys[who], "POST", f"/tables/{table}/reveal", random=randoms[int(who)].hex()
        )


def played(client: Client, keys: dict[str, str]) -> None:
    """Some moves, with everybody listening; a stranger, a wrong move and a wrong message too."""
    address = f"ws://127.0.0.1:{client.port}/api/live"
    with (
        connect(address, proxy=None, **PATIENT) as first,
        connect(address, proxy=None, **PATIENT) as second,
        connect(address, proxy=None, **PATIENT) as watcher,
        connect(address, proxy=None, **PATIENT) as stranger,
    ):
        lives = {"0": first, "1": second, "watcher": watcher}
        stranger.send(json.dumps({"type": "hello", "token": keys["0"][:-1]}))
        client.listen("1", stranger, "bye")
        syncs = {}
        for who, live in lives.items():
            live.send(json.dumps({"type": "hello", "token": keys[who]}))
            syncs[who] = client.listen(who, live, "sync")
        for number in range(8):
            (seat,) = syncs["0"]["acting"]
            who = str(seat)
            for text in ("walk nowhere", syncs[who]["legal"]["moves"][0]):
                move = {"type": "move", "id": f"{number}{text}", "at": syncs[who]["at"]}
                lives[who].send(json.dumps({**move, "text": text}))
            for other, live in lives.items():
                syncs[other] = client.listen(other, live, "sync")
        first.send(json.dumps({"type": "hello", "token": keys["0"]}))
        client.listen("0", first, "refused")
