"""Connections that say nothing, or too much: closed in time, while others play on."""

import asyncio
import base64
import os
import select
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from sheepfold.server.limits import Rate
from sheepfold.server.protocols import Connections, log_failed_accepts_seldom
from sheepfold.server.settings import Settings
from tests.server.real_server import GENEROUS, Server
from tests.waiting import PATIENCE, until

MOST = 20  # connections of one address
TIGHT = {
    **GENEROUS,
    "connections_per_address": MOST,
    "request_seconds": 1,
    "body_seconds": 1,
    "messages_per_second": 20,
    "messages_burst": 60,
}


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("tight"), **TIGHT) as running:
        yield running


@pytest.fixture
def lines(tight: Server) -> Iterator["Lines"]:
    with ExitStack() as kept:
        yield Lines(tight, kept)


class Lines:
    """Bare connections, from an address of their own so that they disturb no other test."""

    def __init__(self, server: Server, kept: ExitStack) -> None:
        self.server = server
        self.kept = kept

    def open(self, source: str = "127.0.0.9") -> socket.socket:
        line = socket.create_connection(
            ("127.0.0.1", self.server.port), PATIENCE, source_address=(source, 0)
        )
        return self.kept.enter_context(line)

    def upgraded(self) -> socket.socket:
        """A WebSocket that has not said hello."""
        line = self.open()
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall(
            f"GET /api/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += line.recv(4096)
        assert b" 101 " in answer
        return line


def until_closed(line: socket.socket) -> bytes:
    """Everything that comes before the server closes."""
    heard = b""
    try:
        while part := line.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


def frame(opcode: int, content: bytes = b"", *, final: bool = True) -> bytes:
    """A frame as clients send it: masked."""
    head = struct.pack("!BB", (0x80 if final else 0) | opcode, 0x80 | len(content))
    return head + bytes(4) + content


@pytest.mark.parametrize(
    "headers",
    [
        "Content-Length: 5\r\nTransfer-Encoding: chunked",
        "Authorization: Bearer A\r\nAuthorization: Bearer B\r\nContent-Length: 0",
    ],
)
def test_headers_that_contradict_each_other_end_the_connection(headers: str, lines: Lines):
    line = lines.open()
    smuggled = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    line.sendall(
        f"POST /api/mine HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n\r\n0\r\n\r\n".encode()
        + smuggled
    )
    heard = until_closed(line)
    assert heard.startswith(b"HTTP/1.1 400 ")
    assert b'"bad_request"' in heard
    assert heard.count(b"HTTP/1.1") == 1, "what comes behind is not answered"


REQUEST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: local",
        REQUEST + b"Content-Length: 1000\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /heal",
    ],
    ids=["silence", "half a head", "half a body", "half of a second request"],
)
def test_a_request_that_does_not_arrive_is_waited_for_a_while(lines, said):
    line = lines.open()
    line.sendall(said)
    until_closed(line)


def test_a_request_that_trickles_in_has_no_more_time(lines):
    line = lines.open()
    for letter in b"GET / HTTP/1.1\r\n" + b"X" * 10_000:
        try:
            line.sendall(bytes([letter]))
        except OSError:
            return  # it was closed meanwhile
        line.settimeout(0.05)
        try:
            if not line.recv(1):
                return
        except TimeoutError:
            continue
        except ConnectionResetError:
            return
    pytest.fail("it was never closed")


def test_a_connection_that_is_used_stays(lines):
    line = lines.open()
    for _ in range(3):
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        heard = b""
        while b'"ok"' not in heard:
            part = line.recv(4096)
            assert part, heard
            heard += part


def test_a_socket_is_no_request_that_has_to_arrive(lines):
    """It stays when the time for a head, and that for a body, has passed for others."""
    line = lines.upgraded()
    for said in (b"", REQUEST + b"Content-Length: 1000\r\n\r\n{"):
        later = lines.open()
        later.sendall(said)
        until_closed(later)
    line.sendall(frame(9, b"sheep"))
    assert line.recv(7) == b"\x8a\x05sheep"


def test_one_address_has_so_many_connections_and_others_still_come(lines, tight):
    """Silent ones are closed after a while, so that they are opened all the time."""
    for _ in range(3 * MOST):
        lines.open("127.0.0.8")
    extra = lines.open("127.0.0.8")
    assert until_closed(extra) == b""
    assert tight.get("/games").status == 200


@pytest.mark.parametrize(
    ("flood", "first"),
    [
        (frame(0, final=False), frame(1, b"{", final=False)),
        (frame(9), b""),
        (frame(10), b""),
        (frame(1, b"{}"), b""),
    ],
    ids=["continuations", "pings", "pongs", "messages"],
)
def test_a_flood_of_frames_ends_its_socket(lines, flood, first):
    line = lines.upgraded()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 16)
    try:
        line.sendall(first + flood * 200_000)
    except OSError:
        return  # closed while we sent
    until_closed(line)


def test_one_address_holds_a_few_megabytes_of_bodies_that_do_not_end(tmp_path):
    with Server(tmp_path) as server, ExitStack() as kept:
        lines = [Lines(server, kept).open() for _ in range(12)]
        for line in lines:
            line.sendall(REQUEST + b"Content-Length: 1000000\r\n\r\n" + b" " * 999_999)
        answered, _, _ = select.select(lines, [], [], PATIENCE)
        assert b" 429 " in answered[0].recv(4096)
        other = server.post("/tables", b" " * 1_000_000)  # of another address
        assert other.status == 422
        kept.close()
        until(lambda: _whole(server) != 429, "the end of the bodies of those who left")


def _whole(server: Server) -> int:
    """The status of a body that arrives, from the same address."""
    with ExitStack() as kept:
        line = Lines(server, kept).open()
        line.sendall(REQUEST + b"Content-Length: 1000000\r\n\r\n" + b" " * 1_000_000)
        return int(line.recv(4096).split()[1])


def test_pings_are_answered(lines):
    line = lines.upgraded()
    line.sendall(frame(9, b"sheep"))
    assert line.recv(7) == b"\x8a\x05sheep"


def test_pongs_that_nobody_reads_are_not_kept(lines, tight):
    """The socket ends long before its pongs fill the memory."""
    assert tight.process is not None
    before = resident_mb(tight.process.pid)
    line = lines.upgraded()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    try:
        for _ in range(3000):
            line.sendall(frame(9, bytes(125)) * 100)
    except OSError:
        pass
    assert resident_mb(tight.process.pid) - before < 50


def resident_mb(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no such process")


def test_people_behind_a_trusted_proxy_count_as_many():
    proxies = Settings.load({"trusted_proxies": "10.0.0.1"}, {}).trusted_proxies
    counted = Connections(2, 10, proxies)
    assert [counted.enter("10.0.0.1") for _ in range(5)] == [True] * 5
    assert [counted.enter("10.0.0.2") for _ in range(3)] == [True, True, False]
    counted.leave("10.0.0.2")
    assert counted.enter("10.0.0.2")


def test_connections_that_are_opened_too_fast_are_closed_unread(
    tmp_path_factory: pytest.TempPathFactory,
):
    limits = {"requests_per_second": 0.001, "requests_burst": 3}
    with (
        Server(tmp_path_factory.mktemp("fast"), **limits) as server,
        ExitStack() as kept,
    ):
        lines = Lines(server, kept)

        def asked(source: str) -> bytes:
            line = lines.open(source)
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return until_closed(line)[9:12]

        heard = [asked("127.0.0.9") for _ in range(8)]
        assert heard == [*[b"200"] * 3, *[b"429"] * 3, *[b""] * 2]
        assert asked("127.0.0.10") == b"200", "others are not touched"


def test_proxies_may_open_connections_as_fast_as_they_like():
    proxies = Settings.load({"trusted_proxies": "10.0.0.1"}, {}).trusted_proxies
    counted = Connections(100, 100, proxies, Rate(0.001, 2))
    assert [counted.enter("10.0.0.2") for _ in range(4)] == [True, True, False, False]
    assert all(counted.enter("10.0.0.1") for _ in range(4))
    assert counted.enter("10.0.0.3")


def test_connections_leave_files_to_everything_else():
    counted = Connections(100, 3)
    assert [counted.enter(f"10.0.0.{n}") for n in range(4)] == [True, True, True, False]


def test_failed_accepts_are_logged_seldom(capsys):
    async def fail() -> None:
        loop = asyncio.get_running_loop()
        log_failed_accepts_seldom(loop)
        for _ in range(1000):
            context = {"message": "socket.accept() out of system resource", "exception": OSError()}
            loop.call_exception_handler(context)

    asyncio.run(fail())
    assert capsys.readouterr().out.count("cannot be accepted") == 1
