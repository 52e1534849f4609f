"""The swap law on a whole server: sockets that come and go, chat, presence, and HTTP.

See `test_leaks` for what is swapped; here are databases, and all that devices are told beside the
match. At last nothing that is sent, logged or counted has a seed or a token in it.
"""

import asyncio
import base64
import hashlib
import http.client
import json
import signal
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from sheepfold import games
from sheepfold.core.fairness import Tries, device_commitment, match_seed
from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER
from sheepfold.server.plan import Time
from tests.server.test_leaks import SECRETS, chair_of, live_pair, must_be_alike
from tests.server.test_serve import PATIENCE, get, serving, stopped
from tests.server.test_serve import opened as port_of
from tests.server.worlds import Evening, Line, World, dice, opened

__all__ = ["dice"]

TIMES = (Time(), Time(kind="player", seconds=600, increment=5))
ASKED = (
    *("", "/steps", "/steps?after=9", "/matches"),
    *("/matches/1/record", "/matches/1/proof", "/matches/1/replay"),
)


@pytest.fixture(scope="module")
def worlds(dice, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Two worlds, and what runs them."""
    folder: Path = tmp_path_factory.mktemp("worlds")
    with asyncio.Runner() as runner:
        both = opened(folder, dice, SECRETS)
        one, other = runner.run(both.__aenter__())
        yield runner, one, other
        runner.run(both.__aexit__(None, None, None))


@pytest.mark.parametrize(
    ("name", "players", "viewer"),
    [
        ("sheep_and_thief", 2, 1),
        ("sheepland", 3, 0),
        ("volle_wolle", 3, WATCHER),
        ("meadowmight", 2, 0),
    ],
)
def test_all_that_a_server_tells(worlds, name: str, players: int, viewer: int):
    runner, *both = worlds
    pair = live_pair(games.make(name), players, {}, viewer)
    assert pair[0].events != pair[1].events, "the secret is the same"
    one, other = (
        runner.run(lived(world, match, viewer, f"{name}-{viewer}"))
        for world, match in zip(both, pair, strict=True)
    )
    must_be_alike(one, other)


async def lived(world: World, match: Match, viewer: int, name: str) -> Any:
    """A viewer's evening; all bytes that his devices and his requests got."""
    chair = chair_of(match, viewer)
    evening = await world.evening(name, match, TIMES[match.players % 2])
    for one in range(match.players):
        await evening.come(one)
    tab = await evening.come(chair)
    await evening.begin()
    half = len(match.events) // 2
    await evening.play(match, 0, half)
    await evening.go(tab)
    await evening.play(match, half)
    head = evening.lines[0][0].sync["head"]
    for have in (0, head, head - 1):
        await evening.come(chair, have=have)
    await chat(evening, chair)
    await questions(evening, chair)
    for path in ASKED:
        await evening.http(chair, "GET", f"/tables/{evening.table}{path}")
    await evening.http(chair, "POST", "/mine", {"credentials": [evening.token(chair)]})
    await evening.end()
    answers = [
        f"{status} {headers} ".encode() + body
        for who, status, headers, body in evening.answers
        if who == chair
    ]
    return [*evening.told(chair), answers]


async def chat(evening: Evening, chair: int) -> None:
    """The players' words and a watcher's, each for their own."""
    watcher = await evening.come(WATCHER)
    for who, line in ((0, evening.lines[0][0]), (WATCHER, watcher)):
        heard = evening.said(who)
        await line.ask(type="chat", text=f"hello from {who}")
        for one in heard:
            await one.until(partial(heard_chat, one))
    assert not any(b"hello from 0" in frame for frame in watcher.heard)
    assert not any(b"hello from -2" in frame for frame in evening.lines[0][0].heard)


def heard_chat(line: Line) -> bool:
    return b'"type":"said"' in line.heard[-1]


async def questions(evening: Evening, chair: int) -> None:
    """Pause and go on; an undo that one refuses; a bot for a moment; giving up."""
    for question, yes in (("pause", True), ("resume", True), ("undo", False)):
        if await evening.post(0, "questions", question=question) != 200:
            continue
        for voter in range(1, evening.players):
            await evening.post(voter, "answers", yes=yes)
    if chair != WATCHER:
        await evening.post(chair, "hand-over", bot="greedy")
        await evening.post(chair, "come-back")
    if evening.players > 2:
        await evening.post((chair + 1) % evening.players, "resign")


# Seeds and tokens


class Client:
    """Speaks to a real server and keeps what it hears, per listener."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.heard: dict[str, list[bytes]] = {}

    def call(self, who: str, key: str, method: str, path: str, **content: object) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
        connection.request(method, f"/api{path}", json.dumps(content) if content else None, headers)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        self.heard.setdefault(who, []).append(str(answer.headers).encode() + body)
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
        connect(address, proxy=None, open_timeout=PATIENCE) as first,
        connect(address, proxy=None, open_timeout=PATIENCE) as second,
        connect(address, proxy=None, open_timeout=PATIENCE) as watcher,
        connect(address, proxy=None, open_timeout=PATIENCE) as stranger,
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
