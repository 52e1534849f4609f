"""A real server in a process of its own, and people who play on it through HTTP and sockets.

with Server(folder) as server:
    table = server.table("te_kuiti", "Ann", "Bob")
    table.start()
    table.play_out(random.Random(1))
"""

import contextlib
import http.client
import json
import random
import re
import socket
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from tests import nursery
from tests.server.person import Answer, Message, Seat
from tests.waiting import PATIENCE

__all__ = [
    "BOTS",
    "GENEROUS",
    "ONCE",
    "OPEN",
    "Answer",
    "Message",
    "Seat",
    "Server",
    "Table",
    "kept_port",
    "wanted",
]

OPEN = ""  # a chair that somebody is invited to
ONCE = 0.001  # a rate that lets one through, and the next one after a long time
BOTS = ("random", "greedy")  # names of chairs that are bots
# Limits are tested where they are the subject; elsewhere they would only be in the way.
GENEROUS = {
    "requests_per_second": 1e6,
    "requests_burst": 1_000_000,
    "tables_per_hour": 1e6,
    "sits_per_hour": 1e6,
    "imports_per_hour": 1e6,
    "analyses_per_hour": 1e6,
    "messages_per_second": 1e6,
    "messages_burst": 1_000_000,
    "chats_per_10_seconds": 1e6,
    "table_chats_per_10_seconds": 1e6,
    "previews_per_second": 1e6,
    "hints_per_minute": 1e6,
    "storing_seconds": 60,
    "bot_workers": 1,
    "bot_nice": 0,  # tests wait for bots and analyses, also where other programs take all they get
    "bot_pause": 0,
    "log_level": "error",
}


@contextlib.contextmanager
def kept_port() -> Iterator[int]:
    """A port for a server that comes and goes: bound all the time, so that nobody else gets it."""
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        yield kept.getsockname()[1]


class Server:
    """`sheepfold serve` on a port of its own. Settings are flags by their names.

    Stopped at the end of `with`; `kill` ends it at once as a power cut would, `start` opens the
    same database again.
    """

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.settings = {"db": f"sqlite:///{folder / 'tables.db'}", **GENEROUS, **settings}
        self.port = 0
        self.prefix: Sequence[str] = ()  # a command that runs the server's: `env A=B`, `nsenter …`
        self.process: nursery.Process | subprocess.Popen[str] | None = None
        self._complaints: list[str] = []
        self._more = threading.Condition()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/live"

    def start(self) -> None:
        flags = {"port": 0, **self.settings}
        self.process = nursery.serving(flags, self.prefix)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", line)
        if not found:
            assert self.process.stderr is not None
            raise AssertionError(self.process.stderr.read())
        self.port = int(found[1])
        self._reader = threading.Thread(target=self._read_complaints, daemon=True)
        self._reader.start()

    def stop(self) -> None:
        """In good order."""
        if self.process is not None:
            self.process.terminate()
            self._reap()

    def kill(self) -> None:
        """At once: nothing is finished, nothing is flushed."""
        if self.process is not None:
            self.process.kill()
            self._reap()

    @property
    def complaints(self) -> str:
        """What it has written to stderr so far, all of it once it is stopped."""
        return "".join(self._complaints)

    def complained(self, part: str) -> None:
        """Wait until it has written this: its lines come through a pipe of their own."""
        with self._more:
            assert self._more.wait_for(lambda: part in self.complaints, PATIENCE), self.complaints

    def _read_complaints(self) -> None:
        """Read all the time: a full pipe would stop the server."""
        assert self.process is not None
        assert self.process.stderr is not None
        for line in self.process.stderr:
            with self._more:
                self._complaints.append(line)
                self._more.notify_all()

    def _reap(self) -> None:
        assert self.process is not None
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        self.process = None

    # Requests

    def request(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        token: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Any thread may ask. Paths begin behind `/api`."""
        sent = dict(headers or {})
        if token:
            sent["Authorization"] = f"Bearer {token}"
        content = None
        if body is not None:
            content = body if isinstance(body, bytes) else json.dumps(body).encode()
            sent.setdefault("Content-Type", "application/json")
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request(method, f"/api{path}", content, {**sent, "Connection": "close"})
            answer = line.getresponse()
            names = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, names, answer.read().decode())
        finally:
            line.close()

    def get(self, path: str, *, token: str = "") -> Answer:
        return self.request("GET", path, token=token)

    def post(self, path: str, body: object = None, *, token: str = "") -> Answer:
        return self.request("POST", path, body, token=token)

    def delete(self, path: str, *, token: str = "") -> Answer:
        return self.request("DELETE", path, token=token)

    def table(self, game: str = "te_kuiti", *chairs: str, **more: object) -> "Table":
        """A new table. Chairs are people's names, bots' names, or OPEN; Ann and Bob unless named.

        `more` is added to the request: options, time, watching, components.
        """
        return Table(self, wanted(game, *chairs, **more))


def wanted(game: str, *chairs: str, **more: object) -> dict[str, Any]:
    """The body of a request for a table."""
    named = chairs or ("Ann", "Bob")
    return {"game": game, "players": len(named), "chairs": list(map(_chair, named)), **more}


def _chair(name: str) -> dict[str, str]:
    if name in BOTS:
        return {"kind": "bot", "bot": name}
    return {"kind": "person", "name": name} if name else {"kind": "open"}


class Table:
    """A table and those of its seats that sit here; close it, or use it in a `with`."""

    def __init__(self, server: Server, body: object) -> None:
        made = server.post("/tables", body).ok()
        self.server = server
        self.id: str = made["table"]
        self.match: str = made["match"]
        self.commitment: str = made["commitment"]
        self.watch: str | None = made["watch"]
        self.invitations: dict[int, str] = {}
        self.seats: dict[int, Seat] = {}
        self._watchers: list[Seat] = []
        for chair in made["chairs"]:
            if chair["invitation"]:
                self.invitations[chair["chair"]] = chair["invitation"]
            if chair["credential"]:
                self.seats[chair["chair"]] = Seat(self, chair["chair"], chair["credential"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __getitem__(self, chair: int) -> "Seat":
        return self.seats[chair]

    @property
    def host(self) -> "Seat":
        return self.seats[min(self.seats)]

    def sit(self, chair: int, name: str) -> "Seat":
        """Somebody uses the invitation to a chair."""
        body = {"invitation": self.invitations[chair], "name": name}
        credential = self.server.post("/sit", body).ok()["credential"]
        self.seats[chair] = Seat(self, chair, credential)
        return self.seats[chair]

    def watcher(self) -> "Seat":
        """Somebody who looks on."""
        assert self.watch, "this table has no watchers"
        self._watchers.append(Seat(self, None, self.watch))
        return self._watchers[-1]

    def start(self) -> None:
        """Everybody is ready and shows a random number: the match begins."""
        for seat in self.seats.values():
            seat.ready()
        for seat in self.seats.values():
            seat.reveal()

    def look(self) -> Any:
        """The table as its host sees it."""
        return self.host.get("").ok()

    def play_out(self, rng: random.Random, most: int = 1_000_000) -> int:
        """Play random legal moves for all people here until the end; the number of moves made."""
        seats, made, head = list(self.seats.values()), 0, 0
        while made < most:
            for seat in seats:
                seat.until_head(head)
            if seats[0].state["phase"] == "over":
                break
            choosing = [seat for seat in seats if "legal" in seat.state]
            if choosing:
                head = rng.choice(choosing).move_at_random(rng)
                made += 1
            else:
                head = seats[0].state["head"] + 1  # a bot's move
        return made

    def close(self) -> None:
        for seat in (*self.seats.values(), *self._watchers):
            seat.close()
