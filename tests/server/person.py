"""A person's device at a table: requests with its credential, and its socket."""

import json
import random
import secrets
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sheepfold.core.fairness import device_commitment
from tests.waiting import PATIENCE, PATIENT

if TYPE_CHECKING:
    from tests.server.real_server import Table


Message = dict[str, Any]


@dataclass(frozen=True)
class Answer:
    """What the server answered to a request."""

    status: int
    headers: Mapping[str, str]  # names in small letters
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)

    @property
    def code(self) -> str:
        """Why it was refused."""
        return str(self.json["code"])

    def ok(self) -> Any:
        """The content; anything but a success fails the test."""
        assert 200 <= self.status < 300, f"{self.status} {self.text[:400]}"
        return self.json if self.text else None


@dataclass
class Seat:
    """A person's device: its credential, and a socket that is opened when it is first needed."""

    table: "Table"
    chair: int | None  # None: a watcher
    credential: str
    state: Message = field(default_factory=dict)  # the last sync
    heard: list[Message] = field(default_factory=list)  # every message so far
    number: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    _socket: ClientConnection | None = None
    _ids: Iterator[int] = field(default_factory=count)
    _run: str = field(default_factory=lambda: secrets.token_hex(4))  # no other device says it
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def chat(self) -> list[Message]:
        """Every line of chat so far."""
        return [line for one in self.heard if one["type"] == "said" for line in one["lines"]]

    # Requests

    def get(self, path: str) -> Answer:
        """Of this table: `get("/matches")`."""
        return self._ask("GET", path)

    def post(self, path: str, body: object = None) -> Answer:
        return self._ask("POST", path, body)

    def delete(self, path: str) -> Answer:
        return self._ask("DELETE", path)

    def _ask(self, method: str, path: str, body: object = None) -> Answer:
        whole = f"/tables/{self.table.id}{path}"
        return self.table.server.request(method, whole, body, token=self.credential)

    def ready(self) -> None:
        """With a new random number each time: one that was shown is used up."""
        self.number = secrets.token_bytes(32)
        self.post("/ready", {"commitment": device_commitment(self.number)}).ok()

    def reveal(self) -> None:
        self.post("/reveal", {"random": self.number.hex()}).ok()

    # The socket

    @property
    def socket(self) -> ClientConnection:
        if self._socket is None:
            self.open()
        assert self._socket is not None
        return self._socket

    def open(self, **hello: object) -> Message:
        """Connect and say hello, with further fields if need be; the first sync."""
        self.connect()
        self.send({"type": "hello", "token": self.credential, **hello})
        return self.until(lambda message: message["type"] == "sync")

    def connect(self) -> None:
        """Without a word."""
        self.close()
        line = connect(
            self.table.server.socket_url,
            compression=None,
            max_size=None,
            max_queue=None,  # else pings of the server would wait behind frames nobody reads yet
            **PATIENT,
        )
        self._socket = line.__enter__()  # it is closed by `close`

    def close(self) -> None:
        if self._socket is not None:
            self._socket.__exit__(None, None, None)
            self._socket = None

    def send(self, message: object) -> None:
        """As JSON; text is sent as it is."""
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Message:
        """The next message; a sync becomes the state."""
        message: Message = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "sync":
            self.state = message
        return message

    def until(self, test: Callable[[Message], bool]) -> Message:
        """The first message from now on that passes."""
        while True:
            message = self.receive()
            if test(message):
                return message

    def until_head(self, head: int) -> Message:
        """The state in which at least this event has happened."""
        if self._socket is None:
            self.open()
        while self.state["head"] < head:
            self.receive()
        return self.state

    def sync(self) -> Message:
        """The state now: whatever was on its way has been read."""
        self.ask({"type": "ping"}, answers=("clock",))
        return self.state

    def farewell(self) -> Message:
        """The last message of a server that closes this socket."""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            return self.heard[-1]

    def ask(self, message: Message, answers: Sequence[str]) -> Message:
        """Send something and wait for one of these types of answers to it."""
        with self._lock:
            self.send(message)
            return self.until(
                lambda heard: (
                    heard["type"] in answers
                    and heard.get("id", message.get("id")) == message.get("id")
                )
            )

    def try_move(self, text: str, *, at: int | None = None, name: str = "") -> Message:
        """Send a move; `ack` or `refused`, whichever comes."""
        state = self.state or self.open()
        opened = state.get("at", 0) if at is None else at
        name = name or f"{self._run}-{next(self._ids)}"
        message = {"type": "move", "id": name, "at": opened, "text": text}
        return self.ask(message, ("ack", "refused"))

    def move(self, text: str) -> int:
        """Make a move; the number of its event, which has also been shown by now."""
        answer = self.try_move(text)
        assert answer["type"] == "ack", answer
        self.until_head(answer["seq"])
        return int(answer["seq"])

    def move_at_random(self, rng: random.Random) -> int:
        return self.move(rng.choice(self.some_moves(rng)))

    def some_moves(self, rng: random.Random) -> list[str]:
        """The legal moves; of very many, those of one group."""
        legal = self.state["legal"]
        while not legal.get("moves"):
            group = rng.choice(sorted(legal["groups"]))
            name = f"p{next(self._ids)}"
            message = {"type": "preview", "id": name, "text": group}
            answer = self.ask(message, ("previewed", "refused"))
            assert answer["type"] == "previewed", answer
            if "legal" not in answer:
                return [group]  # a whole move already
            legal = answer["legal"]
        moves: list[str] = legal["moves"]
        return moves
