"""The gate before the app: who is let in, under which name, from which page, how much."""

import asyncio
import gzip
import html
import ipaddress
import json
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI, Request
from starlette.responses import JSONResponse
from starlette.types import Message, Scope
from starlette.websockets import WebSocket

from sheepfold.language import LANGUAGES, Language
from sheepfold.server import metrics, no_page, page
from sheepfold.server.lateness import Lateness
from sheepfold.server.limits import Limits, asker
from sheepfold.server.metrics import Metrics
from sheepfold.server.page import add_page
from sheepfold.server.safety import (
    BODY_LIMIT,
    Gate,
    SecurityHeaders,
    answer_error,
    client_address,
)
from sheepfold.server.settings import Network, Settings

HOME = "http://localhost:8000"
Sent = list[Message]


def networks(*texts: str) -> tuple[Network, ...]:
    return tuple(map(ipaddress.ip_network, texts))


PROXY = {"trusted_proxies": networks("127.0.0.1")}


MANIFEST = {
    "index.html": {"file": "assets/first-1.js", "isEntry": True},
    "_base-1.js": {"file": "assets/base-1.js", "imports": ["index.html"]},
    "src/pages/Table.svelte": {
        "file": "assets/Table-1.js",
        "imports": ["_base-1.js", "index.html"],
        "css": ["assets/Table-1.css"],
    },
}


@cache
def small_page() -> Path:
    """A build of a few files, beside one that is not part of it."""
    built = Path(tempfile.mkdtemp()) / "built"
    (built / "assets").mkdir(parents=True)
    (built.parent / "secret.txt").write_text("secret")
    (built / "index.html").write_text("<!doctype html>")
    (built / "icon.svg").write_text("<svg/>")
    (built / "assets" / "a-1.js").write_text("let sheep")
    (built / "assets" / "a-1.js.gz").write_bytes(gzip.compress(b"let sheep"))
    (built / "assets" / "a-1.js.br").write_bytes(b"sheep in brotli")  # sent as it is
    (built / "manifest.json").write_text(json.dumps(MANIFEST))
    return built


PAGE = object()  # the small one


def app(built: object = PAGE, late: float = 0, **given: Any) -> FastAPI:
    """A small app behind the gate: an echo under /api, a socket, a page, the figures.

    `late`: how late its event loop seems to be, in seconds.
    """
    settings = Settings(db="sqlite://", **given)
    figures, lateness = Metrics(), Lateness()
    lateness.measured(late)
    made = FastAPI()

    @made.post("/api/echo")
    async def echo(request: Request) -> int:
        return len(await request.body())

    @made.post("/api/asker")
    async def who() -> str:
        return asker.get()

    @made.websocket("/api/socket")
    async def socket(socket: WebSocket) -> None:
        await socket.accept()
        await socket.receive()

    @made.get("/metrics")
    async def shown(request: Request) -> Any:
        return await metrics.answer(request, settings, figures)

    def refused(code: str) -> None:
        figures.refused.labels(code).inc()

    async def refuse(request: Request, error: Exception) -> JSONResponse:
        return answer_error("not_found")

    add_page(made, small_page() if built is PAGE else None, refuse)
    limits = Limits(settings)
    made.add_middleware(Gate, settings=settings, limits=limits, lateness=lateness, refused=refused)
    made.add_middleware(SecurityHeaders)
    return made


def scope(method: str, path: str, headers: dict[str, str], peer: str = "192.0.2.7") -> Scope:
    given = {"host": "localhost:8000", **headers}
    return {
        "type": "websocket" if method == "SOCKET" else "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "scheme": "http",
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "client": (peer, 5000),
        "extensions": {"websocket.http.response": {}},
        "subprotocols": [],
    }


def ask(
    app: FastAPI,
    method: str,
    path: str,
    body: Iterable[bytes] = (),
    peer: str = "192.0.2.7",
    **headers: str,
) -> Sent:
    """What the app sends; the body arrives in these pieces."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    incoming: list[Message] = [
        {"type": "http.request", "body": piece, "more_body": True} for piece in body
    ]
    incoming.append({"type": "http.request", "body": b""})
    if method == "SOCKET":
        incoming = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}]
    sent: Sent = []

    async def receive() -> Message:
        return incoming.pop(0) if incoming else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(app(scope(method, path, named, peer), receive, send))
    return sent


def status(sent: Sent) -> int:
    return int(sent[0].get("status", 101))


def code(sent: Sent) -> str:
    body = b"".join(message.get("body", b"") for message in sent[1:])
    told = json.loads(body)
    assert set(told) == {"code", "message"}
    assert told["message"]
    return str(told["code"])


def body(sent: Sent) -> bytes:
    return b"".join(message.get("body", b"") for message in sent[1:])


def headers(sent: Sent) -> dict[str, str]:
    return {name.decode(): value.decode() for name, value in sent[0]["headers"]}


@pytest.mark.parametrize(
    ("method", "path", "answer"),
    [
        ("GET", "/", 200),
        ("GET", "/assets/a-1.js", 200),
        ("GET", "/icon.svg", 200),
        ("GET", "/index.html", 404),
        ("GET", "/../secret.txt", 404),
        ("GET", "/nowhere", 404),
        ("POST", "/", 405),
        ("POST", "/api/echo", 200),
        ("GET", "/api/echo", 405),
    ],
)
def test_every_answer_has_the_headers(method: str, path: str, answer: int):
    sent = ask(app(), method, path)
    assert status(sent) == answer
    got = headers(sent)
    policy = got["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert got["x-content-type-options"] == "nosniff"
    assert got["referrer-policy"] == "no-referrer"
    assert got["cross-origin-opener-policy"] == got["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in got["permissions-policy"]
    stored = path in ("/", "/icon.svg") or path.startswith("/assets")
    assert (got.get("cache-control") == "no-store") == (not stored or answer >= 400)


def test_a_refusal_of_the_gate_has_them_too():
    got = headers(ask(app(), "GET", "/", host="sheep.example.org"))
    assert "default-src 'self'" in got["content-security-policy"]
    assert got["cache-control"] == "no-store"


def test_the_page_is_the_same_at_all_its_addresses_and_nothing_else_is_read():
    for address in ("/", "/table/abc", "/replay/abc/1", "/rules/te_kuiti", "/join"):
        sent = ask(app(), "GET", address)
        assert status(sent) == 200
        assert body(sent) == b"<!doctype html>"
        assert headers(sent)["content-type"].startswith("text/html")
    assert headers(ask(app(), "GET", "/assets/a-1.js"))["cache-control"].endswith("immutable")


@pytest.mark.parametrize(
    ("method", "path", "accept", "page"),
    [
        ("GET", "/foo", "text/html,*/*;q=0.8", True),
        ("HEAD", "/foo/bar", "text/html", True),
        ("GET", "/table/a/b", "text/html", True),
        ("GET", "/foo", "application/json", False),
        ("GET", "/foo", "*/*", False),
        ("GET", "/api", "text/html", False),
        ("GET", "/api/foo", "text/html", False),
        ("POST", "/foo", "text/html", False),
    ],
)
def test_who_looks_for_a_page_that_does_not_exist_gets_one_that_says_so(
    method: str, path: str, accept: str, page: bool
):
    sent = ask(app(), method, path, accept=accept)
    assert status(sent) == 404
    assert headers(sent)["content-type"].startswith("text/html" if page else "application/json")
    assert headers(sent)["cache-control"] == "no-store"
    assert (body(sent) == b"<!doctype html>") == page


def test_another_method_is_refused_as_ever():
    assert status(ask(app(), "GET", "/api/echo", accept="text/html")) == 405


def test_files_are_sent_packed_to_who_takes_them():
    packed = ask(app(), "GET", "/assets/a-1.js", accept_encoding="gzip, deflate")
    assert headers(packed)["content-encoding"] == "gzip"
    assert headers(packed)["content-type"].startswith("text/javascript")
    assert gzip.decompress(body(packed)) == b"let sheep"
    smaller = ask(app(), "GET", "/assets/a-1.js", accept_encoding="gzip, deflate, br")
    assert headers(smaller)["content-encoding"] == "br"
    assert body(smaller) == b"sheep in brotli"
    plain = ask(app(), "GET", "/assets/a-1.js")
    assert "content-encoding" not in headers(plain)
    assert body(plain) == b"let sheep"


def test_the_document_names_what_its_page_needs_the_most_needed_first():
    links = headers(ask(app(), "GET", "/table/abc"))["link"].split(", ")
    files = [link.split(">")[0] for link in links]
    assert files == [
        "</assets/first-1.js",
        "</assets/base-1.js",
        "</assets/Table-1.js",
        "</assets/Table-1.css",
    ]


BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8"


@pytest.fixture
def installed(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Sheepfold as if it were installed in this way, without its page."""
    monkeypatch.delenv("SHEEPFOLD_PAGE", raising=False)
    if request.param == "named":
        monkeypatch.setenv("SHEEPFOLD_PAGE", str(tmp_path))
    if request.param == "installed":
        monkeypatch.setattr(no_page, "CHECKOUT", tmp_path)


@pytest.mark.parametrize(
    ("installed", "advice"),
    [
        ("checkout", "python3 run.py serve"),
        ("installed", "pip wheel --no-deps ."),
        ("named", "SHEEPFOLD_PAGE"),
    ],
    indirect=["installed"],
)
@pytest.mark.parametrize("path", ["/", "/join", "/table/abc", "/replay/t/1", "/settings"])
def test_without_a_page_its_addresses_say_so_and_what_to_do(
    path: str, installed: None, advice: str
):
    bare = app(built=None)
    sent = ask(bare, "GET", path, accept=BROWSER)
    assert status(sent) == 503
    assert headers(sent)["content-type"] == "text/html; charset=utf-8"
    assert headers(sent)["cache-control"] == "no-store"
    document = body(sent).decode()
    for lang in LANGUAGES:
        section = document.partition(f'<section lang="{lang}">')[2].partition("</section>")[0]
        assert html.escape(Language(lang).say("page-missing")) in section
        assert advice in section
    told = ask(bare, "GET", path, accept="*/*")
    assert (status(told), code(told)) == (503, "no_page")
    assert advice in json.loads(body(told))["message"]


def test_without_a_page_everything_else_answers_as_before():
    bare = app(built=None)
    assert status(ask(bare, "POST", "/api/echo", [b"sheep"])) == 200
    assert status(ask(bare, "GET", "/metrics", peer="127.0.0.1")) == 200
    for path in ("/api/nowhere", "/nowhere", "/assets/a-1.js"):
        assert status(ask(bare, "GET", path, accept=BROWSER)) == 404


def test_an_empty_variable_names_no_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "index.html").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SHEEPFOLD_PAGE", "")
    monkeypatch.setattr(page, "BUILT", tmp_path / "nothing")
    assert page.folder() is None
    assert no_page.advice_key() == "page-missing-checkout"


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8000",
        "fold.localhost:8000",
        "pi.local",
        "127.0.0.1:8000",
        "192.168.1.20",
        "[::1]:8000",
        "sheep.example.org",
        "sheep.example.org.:8443",
    ],
)
def test_our_names_are_answered(host: str):
    own = app(public_url="https://sheep.example.org")
    assert status(ask(own, "GET", "/", host=host)) == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "sheep.example.org.evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evillocal",
        "local",
        "",
        ".",
        "localhost:port",
        "localhost@evil.example",
        "[::1",
        "localhost/",
    ],
)
def test_other_names_are_refused(host: str):
    own = app(public_url="https://sheep.example.org")
    for method, path in (("GET", "/"), ("POST", "/api/echo"), ("SOCKET", "/api/socket")):
        sent = ask(own, method, path, host=host)
        assert (status(sent), code(sent)) == (421, "bad_host")


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (HOME, True),
        ("http://LOCALHOST:8000", True),
        ("https://sheep.example.org", True),
        ("https://sheep.example.org:443", True),
        ("http://localhost", False),
        ("http://localhost:8001", False),
        ("https://evil.example", False),
        ("https://sheep.example.org.evil.example", False),
        ("https://sheep.example.org:8443", False),
        ("null", False),
        ("", False),
        ("file://", False),
        ("http://[", False),
        ("http://localhost:8000x", False),
        ("http://ann@localhost:8000", False),
        ("http://localhost:8000/", False),
        ("http://localhost:8000/page", False),
        ("http://localhost:8000?", False),
        ("http://sheep.example.org", False),
    ],
)
def test_only_our_own_pages_may_change_things(origin: str, allowed: bool):
    own = app(public_url="https://sheep.example.org")
    assert status(ask(own, "GET", "/", origin=origin)) == 200
    for method, path, well in (("POST", "/api/echo", 200), ("SOCKET", "/api/socket", 101)):
        sent = ask(own, method, path, origin=origin)
        assert status(sent) == (well if allowed else 403)
        assert allowed or code(sent) == "bad_origin"


@pytest.mark.parametrize(
    ("host", "origin", "allowed"),
    [
        ("sheep.example.org", "https://sheep.example.org", True),
        ("sheep.example.org:443", "https://sheep.example.org", True),
        ("sheep.example.org", "http://sheep.example.org", False),
        ("sheep.example.org", "https://sheep.example.org:80", False),
        ("sheep.example.org:8000", "http://sheep.example.org:8000", True),  # past the proxy
        ("sheep.example.org:8000", "https://sheep.example.org", True),
        ("sheep.example.org:8000", "http://sheep.example.org", False),
    ],
)
def test_an_origin_is_compared_with_its_scheme_where_that_is_known(
    host: str, origin: str, allowed: bool
):
    own = app(public_url="https://sheep.example.org")
    sent = ask(own, "POST", "/api/echo", host=host, origin=origin)
    assert status(sent) == (200 if allowed else 403)


def test_a_proxy_that_nobody_has_named_may_add_https():
    for scheme in ("http", "https"):
        sent = ask(app(), "POST", "/api/echo", host="10.0.0.1", origin=f"{scheme}://10.0.0.1")
        assert status(sent) == 200


def test_programs_without_an_origin_may_speak():
    assert status(ask(app(), "POST", "/api/echo")) == 200
    assert ask(app(), "SOCKET", "/api/socket")[0]["type"] == "websocket.accept"


def test_a_socket_is_refused_where_the_server_knows_no_answer_to_a_handshake():
    async def inner(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("not let in")

    async def asked() -> Sent:
        settings = Settings(db="sqlite://")
        sent: Sent = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        given = {**scope("SOCKET", "/", {"origin": "null"}), "extensions": {}}
        await Gate(inner, settings, Limits(settings), Lateness())(given, receive, send)
        return sent

    sent = asyncio.run(asked())
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "bad_origin"}]


def test_a_body_of_the_limit_is_taken_whole():
    pieces = [b"x" * 65_536] * (BODY_LIMIT // 65_536)
    sent = ask(app(), "POST", "/api/echo", pieces)
    assert sent[1]["body"] == str(BODY_LIMIT).encode()


def test_a_body_above_the_limit_is_refused_with_and_without_its_length():
    told = ask(app(), "POST", "/api/echo", content_length=str(BODY_LIMIT + 1))
    untold = ask(app(), "POST", "/api/echo", [b"x" * BODY_LIMIT, b"x", b"never read"])
    for sent in (told, untold):
        assert (status(sent), code(sent)) == (413, "too_large")
        assert headers(sent)["connection"] == "close"


def test_what_is_done_for_a_request_knows_whose_it_is():
    assert json.loads(body(ask(app(), "POST", "/api/asker", peer="192.0.2.9"))) == "192.0.2.9"
    assert asker.get() == ""


@pytest.mark.parametrize("length", ["-1", "1e3", "", "9" * 30])
def test_a_length_that_is_none_is_refused(length: str):
    assert code(ask(app(), "POST", "/api/echo", content_length=length)) == "bad_request"


def test_a_flood_is_told_how_long_to_wait_and_others_are_not_held_up():
    own = app(requests_burst=3, requests_per_second=0.1)
    answers = [ask(own, "GET", "/", peer="2001:db8::1") for _ in range(4)]
    assert [status(sent) for sent in answers] == [200, 200, 200, 429]
    assert code(answers[3]) == "too_many_requests"
    assert 1 <= int(headers(answers[3])["retry-after"]) <= 10
    assert status(ask(own, "GET", "/", peer="2001:db8::2")) == 429, "the same household"
    assert status(ask(own, "GET", "/", peer="2001:db8:0:1::1")) == 200
    shown = ask(own, "GET", "/metrics", peer="127.0.0.1")[1]["body"].decode()
    assert 'sheepfold_refused_total{code="too_many_requests",process="' in shown


def test_while_the_loop_is_late_requests_of_an_address_that_asks_much_are_refused():
    own = app(late=1.0, requests_burst=12, requests_per_second=0.01)
    answers = [ask(own, "POST", "/api/echo", peer="192.0.2.1") for _ in range(4)]
    assert [status(sent) for sent in answers] == [200, 200, 200, 503]
    assert code(answers[3]) == "overloaded"
    assert headers(answers[3])["retry-after"] == "1"
    assert headers(answers[3])["connection"] == "close"
    assert status(ask(own, "POST", "/api/echo", peer="192.0.2.2")) == 200, "others are served"
    assert status(ask(own, "GET", "/", peer="192.0.2.1")) == 200, "the page is served"
    socket = ask(own, "SOCKET", "/api/socket", peer="192.0.2.1")
    assert socket[0]["type"] == "websocket.accept", "people play on sockets"


def test_while_the_loop_is_in_time_no_request_is_shed():
    own = app(requests_burst=12, requests_per_second=0.01)
    answers = [ask(own, "POST", "/api/echo", peer="192.0.2.1") for _ in range(12)]
    assert {status(sent) for sent in answers} == {200}


def test_sockets_of_one_address_are_counted_while_they_are_open():
    async def together() -> list[str]:
        settings = Settings(db="sqlite://", sockets_per_address=2)
        leave = asyncio.Event()
        sent: list[str] = []

        async def inner(scope: Any, receive: Any, send: Any) -> None:
            sent.append("in")
            await leave.wait()

        async def send(message: Message) -> None:
            sent.append(str(message.get("status", "")))

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        gate = Gate(inner, settings, Limits(settings), Lateness())
        given = scope("SOCKET", "/api/socket", {})
        sockets = [asyncio.create_task(gate(given, receive, send)) for _ in range(3)]
        await sockets[2]
        leave.set()
        await asyncio.gather(*sockets)
        await gate(given, receive, send)
        return sent

    assert asyncio.run(together()) == ["in", "in", "429", "", "in"]


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),  # anybody may write that header
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "127.0.0.1, 198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("10.0.0.1", "198.51.100.1, nonsense", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.1, nonsense, 10.0.0.2", "10.0.0.2"),
        ("10.0.0.1", "", "10.0.0.1"),
    ],
)
def test_forwarded_addresses_are_believed_from_trusted_proxies_only(
    peer: str, forwarded: str, address: str
):
    settings = Settings(db="sqlite://", trusted_proxies=networks("10.0.0.0/8"))
    given = scope("GET", "/", {"x-forwarded-for": forwarded}, peer)
    assert client_address(given, settings) == address


def test_several_forwarding_headers_are_one_list():
    settings = Settings(db="sqlite://", trusted_proxies=networks("10.0.0.0/8"))
    given = scope("GET", "/", {}, "10.0.0.1")
    given["headers"] += [(b"x-forwarded-for", b"1.1.1.1"), (b"x-forwarded-for", b"198.51.100.1")]
    assert client_address(given, settings) == "198.51.100.1"


@pytest.mark.parametrize(
    ("peer", "forwarded", "given", "answer"),
    [
        ("127.0.0.1", "", {}, 200),
        ("::1", "", {}, 200),
        ("192.0.2.7", "", {}, 404),
        ("127.0.0.1", "198.51.100.1", {}, 404),  # through a proxy that nobody mentioned
        ("127.0.0.1", "127.0.0.1", {}, 404),
        ("127.0.0.1", "127.0.0.1", PROXY, 404),
        ("127.0.0.1", "192.0.2.7", {"metrics_from": networks("192.0.2.0/24")}, 404),
        ("127.0.0.1", "192.0.2.7", {"metrics_from": networks("192.0.2.0/24"), **PROXY}, 200),
        ("127.0.0.1", "198.51.100.1", PROXY, 404),
        ("192.0.2.7", "", {"metrics_from": networks("192.0.2.0/24")}, 200),
        ("127.0.0.1", "", {"metrics_from": networks("192.0.2.0/24")}, 404),
        ("192.0.2.7", "", {"metrics_from": "all"}, 200),
    ],
)
def test_figures_are_for_those_who_may_read_them(
    peer: str, forwarded: str, given: dict[str, Any], answer: int
):
    own = app(**given)
    if forwarded:
        sent = ask(own, "GET", "/metrics", peer=peer, x_forwarded_for=forwarded)
    else:
        sent = ask(own, "GET", "/metrics", peer=peer)
    assert status(sent) == answer
    assert answer == 200 or code(sent) == "not_found"
