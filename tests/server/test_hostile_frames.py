"""Clients that send what nobody should: each is told why, and the table goes on for the others."""

import json
import random
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.real_server import Message, Seat, Server, Table
from tests.waiting import PATIENCE, PATIENT

LARGEST = 8 * 1024
DEVICES = 12  # of one seat at once
HUGE = "9" * 5000


def move(**fields: object) -> str:
    return json.dumps({"type": "move", "id": "x", "at": 4, "text": "fence a1N", **fields})


def padded(size: int) -> str:
    """A message that is understood, of so many bytes."""
    return '{"type":"ping"' + " " * (size - 15) + "}"


# What is sent, and the code with which it is refused; the socket stays open.
REFUSED = {
    "nothing": ("", "bad_message"),
    "a blank": (" ", "bad_message"),
    "no JSON": ("fence a1N", "bad_message"),
    "half an object": ('{"type":"ping"', "bad_message"),
    "two objects": ('{"type":"ping"}{"type":"ping"}', "bad_message"),
    "markup": ("<script>alert(1)</script>", "bad_message"),
    "SQL": ("'; DROP TABLE events; --", "bad_message"),
    "a number": ("1", "bad_message"),
    "nan": ("NaN", "bad_message"),
    "null": ("null", "bad_message"),
    "a text": ('"hello"', "bad_message"),
    "a list": ('[{"type":"ping"}]', "bad_message"),
    "an empty object": ("{}", "bad_message"),
    "no type": ('{"id":"x","at":4,"text":"fence a1N"}', "bad_message"),
    "an unknown type": ('{"type":"cheat"}', "bad_message"),
    "a type that is a number": ('{"type":1}', "bad_message"),
    "a type that is an object": ('{"type":{"type":"ping"}}', "bad_message"),
    "a type of the server's": ('{"type":"ack","id":"x","seq":1}', "bad_message"),
    "a type in capitals": ('{"type":"PING"}', "bad_message"),
    "an unknown field": ('{"type":"ping","more":1}', "bad_message"),
    "a seat in a move": (move(seat=0), "bad_message"),
    "a chair in a move": (move(chair=0), "bad_message"),
    "a token in a move": (move(token="A" * 22), "bad_message"),
    "a move without id": ('{"type":"move","at":4,"text":"fence a1N"}', "bad_message"),
    "an empty id": (move(id=""), "bad_message"),
    "a long id": (move(id="x" * 41), "bad_message"),
    "an id that is a number": (move(id=-1), "bad_message"),
    "an id that is null": (move(id=None), "bad_message"),
    "at as a text": (move(at="4"), "bad_message"),
    "at as a fraction": (move(at=4.5), "bad_message"),
    "at as a truth": (move(at=True), "bad_message"),
    "at as a list": (move(at=[4]), "bad_message"),
    "at beyond all floats": ('{"type":"move","id":"x","at":1e999,"text":"a"}', "bad_message"),
    "at as nan": ('{"type":"move","id":"x","at":NaN,"text":"a"}', "bad_message"),
    "at of 5000 digits": (f'{{"type":"move","id":"x","at":{HUGE},"text":"a"}}', None),
    "at of 64 bits": (move(at=2**63), None),
    "at below zero": (move(at=-(2**63)), None),
    "at of another's decision": (move(at=1), None),
    "text as a number": (move(text=1), "bad_message"),
    "text as a list": (move(text=["fence a1N"]), "bad_message"),
    "a lone surrogate": ('{"type":"chat","id":"x","text":"\\ud800"}', "bad_message"),
    "a lone surrogate as id": ('{"type":"undo","id":"\\udfff"}', "bad_message"),
    "a raw control character": ('{"type":"chat","id":"x","text":"\x01"}', "bad_message"),
    "a bad escape": ('{"type":"chat","id":"x","text":"\\x41"}', "bad_message"),
    "deep lists": ("[" * 8000, "bad_message"),
    "deep lists in a field": ('{"a":' + "[" * 4000 + "]" * 4000 + ',"type":"ping"}', None),
    "deep objects in a field": ('{"type":"ping","a":' + '{"a":' * 1300, "bad_message"),
    "many fields": (json.dumps({f"f{n}": n for n in range(500)}), "bad_message"),
    "hello again": ('{"type":"hello","token":"AAAAAAAAAAAAAAAAAAAAAA"}', "bad_message"),
    "chat of nothing": ('{"type":"chat","id":"x","text":" \\t "}', "bad_chat"),
    "chat with a zero": ('{"type":"chat","id":"x","text":"a\\u0000b"}', "bad_letters"),
    "chat that turns around": ('{"type":"chat","id":"x","text":"a\\u202eb"}', "bad_letters"),
    "long chat": (json.dumps({"type": "chat", "id": "x", "text": "baa" * 101}), "bad_chat"),
    "a move of blanks": (move(text="   "), None),
    "a move of zeros": (move(text="\0" * 40), None),
    "a long move": (move(text="fence " * 1300), None),
    "a move with a new line": (move(text="fence a1N\nfence a1E"), None),
    "a move in other letters": (move(text="\uff46ence a\uff11N"), None),
    "a question without end": (json.dumps({"type": "why", "id": "x", "text": "?" * 8000}), None),
    "a hint without id": ('{"type":"hint"}', "bad_message"),
    "a hint for a seat": ('{"type":"hint","id":"x","seat":0}', "bad_message"),
    "a hint where there are none": ('{"type":"hint","id":"x"}', None),
    "a preview of zeros": (json.dumps({"type": "preview", "id": "x", "text": "\0"}), None),
}


def frame(opcode: int, payload: bytes, *, last: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it; the mask of zeros changes nothing."""
    first, masked = opcode | (0x80 if last else 0), 0x80 if mask else 0
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first, masked | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, masked | 126, size)
    else:
        head = struct.pack("!BBQ", first, masked | 127, size)
    return head + (bytes(4) if mask else b"") + payload


TEXT, BINARY, CONTINUED, RESERVED, PING = 1, 2, 0, 3, 9
# Bytes on the line, and the number with which the socket is closed.
CLOSED = {
    "binary": (frame(BINARY, b'{"type":"ping"}'), 1003),
    "8 kB and a byte": (frame(TEXT, padded(LARGEST + 1).encode()), 1009),
    "a megabyte": (frame(TEXT, b"x" * 2**20), 1009),
    "said to be 2^62 bytes": (struct.pack("!BBQ", 0x81, 0xFF, 2**62), 1009),
    "too large in pieces": (
        frame(TEXT, b"x" * 5000, last=False) + frame(CONTINUED, b"x" * 5000),
        1009,
    ),
    "no UTF-8": (frame(TEXT, b"\xff\xfe"), 1007),
    "a surrogate in UTF-8": (frame(TEXT, b'{"type":"chat","id":"x","text":"\xed\xa0\x80"}'), 1007),
    "without a mask": (frame(TEXT, b'{"type":"ping"}', mask=False), 1002),
    "a reserved kind of frame": (frame(RESERVED, b""), 1002),
    "a piece of nothing": (frame(CONTINUED, b"x"), 1002),
    "a ping in pieces": (frame(PING, b"x", last=False), 1002),
    "a long ping": (frame(PING, b"x" * 126), 1002),
}


class Going:
    """A table at which Ann and Bob go on, whatever anybody does."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = random.Random(8)
        self.table: Table | None = None

    def seat(self) -> Seat:
        """Somebody who has to decide; at a new table once the match is over."""
        if self.table is None or self.table.host.sync()["phase"] != "playing":
            self.close()
            self.table = self.server.table("te_kuiti")
            self.table.start()
        head = max(seat.open()["head"] for seat in self.table.seats.values())
        for seat in self.table.seats.values():
            seat.until_head(head)
        return next(seat for seat in self.table.seats.values() if "legal" in seat.state)

    def goes_on(self, head: int) -> None:
        """Nothing has happened since, and the next move is acknowledged and seen."""
        assert self.table is not None
        seat = next(seat for seat in self.table.seats.values() if "legal" in seat.state)
        assert seat.sync()["head"] == head
        made = seat.move_at_random(self.rng)
        for other in self.table.seats.values():
            other.until_head(made)

    def close(self) -> None:
        if self.table is not None:
            self.table.close()


@pytest.fixture(scope="module")
def going(server: Server) -> Iterator[Going]:
    table = Going(server)
    yield table
    table.close()


@pytest.fixture
def hostile(going: Going) -> Iterator[Seat]:
    """Another device of the one who has to decide."""
    seat = going.seat()
    device = Seat(seat.table, seat.chair, seat.credential)
    device.open()
    yield device
    device.close()


def last_words(line: ClientConnection) -> tuple[Message, int]:
    """The last message before the server closes, and the number it closes with."""
    last: Message = {}
    try:
        while True:
            last = json.loads(line.recv(PATIENCE))
    except ConnectionClosed as closed:
        return last, closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_not_understood_is_refused(name: str, going: Going, hostile: Seat):
    sent, code = REFUSED[name]
    head = hostile.state["head"]
    hostile.send(sent)
    said = hostile.until(lambda message: message["type"] != "presence")
    assert said["type"] == "refused"
    assert said["reason"]
    assert code in (None, said["code"])
    assert hostile.ask({"type": "ping"}, ("clock",)), "this line goes on as well"
    going.goes_on(head)


@pytest.mark.parametrize("name", CLOSED)
def test_what_is_no_message_closes_the_socket(name: str, going: Going, hostile: Seat):
    sent, number = CLOSED[name]
    head = hostile.state["head"]
    with suppress(OSError):  # it may be closed before all of it is sent
        hostile.socket.socket.sendall(sent)
    assert last_words(hostile.socket)[1] == number
    going.goes_on(head)


def test_just_8_kB_are_read(going: Going, hostile: Seat):
    hostile.send(padded(LARGEST))
    assert hostile.until(lambda message: message["type"] in ("clock", "refused"))["type"] == "clock"


def test_doubled_keys_count_once(going: Going, hostile: Seat):
    """Which of them is left open; both are checked."""
    head = hostile.state["head"]
    hostile.send('{"type":"move","id":"x","at":0,"at":-1,"text":"fence","text":"fence"}')
    assert hostile.until(lambda said: said.get("id") == "x")["type"] == "refused"
    going.goes_on(head)


# Lines that are slow, cut, or silent


def test_a_flood_of_pings_is_answered(going: Going, hostile: Seat):
    head = hostile.state["head"]
    hostile.socket.socket.sendall(frame(PING, b"baa") * 3000)
    hostile.ask({"type": "ping"}, ("clock",))
    going.goes_on(head)


def test_who_does_not_read_is_given_up_and_others_notice_nothing(going: Going, hostile: Seat):
    head = hostile.state["head"]
    echoed = json.dumps({"type": "ping", "x" * 7000: 1})  # the refusal names the field
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", going.server.port))
    with connect(
        going.server.socket_url,
        sock=line,
        compression=None,
        max_queue=1,
        **PATIENT,
    ) as slow:
        slow.send(json.dumps({"type": "hello", "token": hostile.credential}))
        for _ in range(2000):
            slow.send(echoed)
        going.goes_on(head)
        bye, number = last_words(slow)
    assert (bye["type"], bye["code"], number) == ("bye", "too_slow", 1013)


def test_lines_that_break_off_in_the_middle_are_forgotten(going: Going, hostile: Seat):
    head = hostile.state["head"]
    half_a_request = socket.create_connection(("127.0.0.1", going.server.port))
    half_a_request.sendall(b"GET /api/live HTTP/1.1\r\nUpgrade: webso")
    hostile.socket.socket.sendall(frame(TEXT, padded(200).encode())[:90])
    reset = struct.pack("ii", 1, 0)  # to close is to reset, as a router does
    hostile.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
    hostile.socket.socket.shutdown(socket.SHUT_RDWR)
    going.goes_on(head)
    half_a_request.close()


def test_a_seat_has_so_many_devices_and_no_more(server: Server):
    """At a table of its own: the server forgets a device a moment after that has closed."""
    going = Going(server)
    first = going.seat()
    head = first.state["head"]
    with ExitStack() as closing:
        closing.callback(going.close)
        codes = []
        for _ in range(DEVICES + 1):
            device = Seat(first.table, first.chair, first.credential)
            closing.callback(device.close)
            try:
                device.open()
                codes.append("")
            except ConnectionClosed:
                codes.append(device.heard[-1]["code"])
        assert codes == [""] * (DEVICES - 1) + ["too_many_sockets"] * 2, "one was open already"
        going.goes_on(head)


def test_who_says_no_hello_is_shut_out_in_the_end(going: Going, hostile: Seat):
    head = hostile.state["head"]
    with connect(going.server.socket_url, compression=None, **PATIENT) as silent:
        going.goes_on(head)
        bye = json.loads(silent.recv(PATIENCE))
    assert (bye["type"], bye["code"]) == ("bye", "no_hello")
