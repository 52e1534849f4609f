"""The log: what it says, and that no secret gets into it whatever happens."""

import asyncio
import contextlib
import http.client
import io
import json
import logging
import secrets
import socket
import threading
import time
from collections.abc import Iterator

import pytest
import structlog
import uvicorn
from fastapi import APIRouter, FastAPI
from starlette.requests import Request
from starlette.websockets import WebSocket
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from sheepfold.server import logs
from sheepfold.server.lateness import Lateness
from sheepfold.server.limits import Limits
from sheepfold.server.metrics import Metrics
from sheepfold.server.safety import BODY_LIMIT, Gate, SecurityHeaders
from sheepfold.server.settings import Settings
from sheepfold.store.errors import StoreError
from tests.waiting import PATIENT

LOGGERS = ("", "uvicorn", "uvicorn.error", "uvicorn.access", "asyncio")


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The log of this test; logging is as before afterwards."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(each.handlers, each.level, each.propagate) for each in loggers]
    yield io.StringIO()
    structlog.reset_defaults()
    for each, (handlers, level, propagate) in zip(loggers, before, strict=True):
        each.handlers, each.propagate = handlers, propagate
        each.setLevel(level)


def settings(log_format: str = "json", log_level: str = "debug") -> Settings:
    return Settings(
        db="sqlite://", log_format=log_format, log_level=log_level, requests_burst=10_000
    )


def app(metrics: Metrics) -> FastAPI:
    """Routes that do with a secret what routes should not do."""
    made = FastAPI()

    tables = APIRouter(prefix="/tables")

    @tables.post("/{table}")
    async def table(table: str, request: Request) -> int:
        return len(await request.body())

    made.include_router(tables, prefix="/api")

    @made.post("/api/bug/{token}")
    async def bug(token: str, request: Request) -> int:
        raise ValueError(f"{token} {await request.body()!r} {request.headers['authorization']}")

    @made.post("/api/careless/{token}")
    async def careless(token: str, request: Request) -> int:
        body = await request.body()
        structlog.get_logger().warning(f"sat down {token}", token=token, route=token, name=body)
        structlog.get_logger().error("task failed", error=f"no {token}", **{token: token})
        logging.getLogger("library").error("lost %s", token)
        logging.getLogger("library").error(f"lost {token}")
        logging.getLogger("library").error(ValueError(token))
        asyncio.get_running_loop().call_exception_handler({"message": token, "task": token})
        return 1

    @made.websocket("/api/socket/{token}")
    async def live(socket: WebSocket, token: str) -> None:
        await socket.accept()
        said = await socket.receive_text()
        if said.startswith("bug"):
            raise ValueError(said)
        await socket.close()

    limits = Limits(settings())
    made.add_middleware(Gate, settings=settings(), limits=limits, lateness=Lateness())
    made.add_middleware(logs.RequestLog, metrics=metrics)
    made.add_middleware(SecurityHeaders)
    return made


@contextlib.contextmanager
def served(made: FastAPI) -> Iterator[int]:
    """The port of a real server in a thread."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(made, ws="websockets-sansio", log_config=None)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join()


def post(port: int, path: str, secret: str, method: str = "POST") -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    body = json.dumps({"credential": secret, "name": secret})
    headers = {"Authorization": f"Bearer {secret}", "Cookie": secret, "User-Agent": secret}
    connection.request(method, path, body, headers)
    status = connection.getresponse().status
    connection.close()
    return status


def open_socket(port: int, path: str, secret: str, says: str) -> None:
    address = f"ws://127.0.0.1:{port}{path}"
    headers = {"Authorization": secret}
    with (
        contextlib.suppress(WebSocketException),
        connect(address, additional_headers=headers, proxy=None, **PATIENT) as live,
    ):
        live.send(says)
        live.recv()


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_a_flood_with_secrets_leaves_none_in_the_log(written: io.StringIO, log_format: str):
    logs.configure(settings(log_format), written)
    metrics = Metrics()
    secret = secrets.token_urlsafe(16)
    with served(app(metrics)) as port:
        assert post(port, f"/api/tables/{secret}?token={secret}", secret) == 200
        assert post(port, f"/{secret}", secret) == 404
        assert post(port, f"/api/tables/{secret}", secret, secret.strip("-_")) in (400, 405)
        assert post(port, f"/api/bug/{secret}?{secret}", secret) == 500
        assert post(port, f"/api/careless/{secret}", secret) == 200
        assert post(port, f"/api/tables/x%0a{secret}", secret) == 200
        open_socket(port, f"/api/socket/{secret}?token={secret}", secret, secret)
        open_socket(port, f"/api/socket/{secret}", secret, f"bug {secret}")
        open_socket(port, f"/{secret}", secret, secret)
        with socket.create_connection(("127.0.0.1", port)) as raw:
            raw.sendall(f"{secret}\r\n{secret}\r\n\r\n".encode())
            assert raw.recv(1000)
    text = written.getvalue()
    assert secret not in text
    assert secret not in metrics.text().decode()
    assert text.count("/api/tables/{table}") >= 2
    assert "ValueError" in text
    assert "sat down [hidden]" in text
    assert "lost %s" in text


def test_a_request_is_told_by_its_template(written: io.StringIO):
    logs.configure(settings(), written)
    metrics = Metrics()
    with served(app(metrics)) as port:
        post(port, "/api/tables/7", "x")
        post(port, "/made/up", "x")
        post(port, "/api/bug/7", "x")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    requests = [line for line in lines if line["event"] == "request"]
    told = [(line["method"], line["route"], line["status"], line["level"]) for line in requests]
    assert told == [
        ("POST", "/api/tables/{table}", 200, "info"),
        ("POST", "unmatched", 404, "info"),
        ("POST", "/api/bug/{token}", 500, "error"),
    ]
    assert all(line["ms"] >= 0 for line in requests)
    bugs = [line for line in lines if line["event"] == "a bug"]
    assert [line["error"] for line in bugs] == ["ValueError"]
    assert bugs[0]["passed"].endswith(" bug")
    figures = metrics.text().decode()
    assert 'sheepfold_http_requests_total{process="' in figures
    assert 'route="/api/tables/{table}",status="200"} 1.0' in figures


def test_requests_that_are_too_many_fill_no_log(written: io.StringIO):
    """They are counted; an attacker could write as many lines as there is room on the disk."""
    logs.configure(settings(log_level="info"), written)
    metrics = Metrics()
    log = logs.RequestLog(app(metrics), metrics)
    for status in (200, 429, 429):
        log.note({"method": "GET", "path": "/"}, status, 0.001)
    log.note({"method": "GET", "path": "/", "refused": "overloaded"}, 503, 0.001)
    log.note({"method": "GET", "path": "/healthz"}, 503, 0.001)
    assert [json.loads(line)["status"] for line in written.getvalue().splitlines()] == [200, 503]
    assert 'status="429"} 2.0' in metrics.text().decode()


def test_who_sends_too_much_gets_an_answer_and_not_a_reset(written: io.StringIO):
    logs.configure(settings(), written)
    with served(app(Metrics())) as port, socket.create_connection(("127.0.0.1", port)) as raw:
        head = f"POST /api/tables/7 HTTP/1.1\r\nHost: localhost:{port}\r\n"
        raw.sendall(f"{head}Content-Length: {2 * BODY_LIMIT}\r\n\r\n".encode())
        raw.sendall(b"x" * 2 * BODY_LIMIT)
        answer = b"".join(iter(lambda: raw.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b'"code":"too_large"' in answer


def test_text_is_one_line_each(written: io.StringIO):
    logs.configure(settings("text"), written)
    structlog.get_logger().info("took a chair\nlevel=error", table="t\r\n1", seat=2)
    assert written.getvalue().count("\n") == 1
    assert 'level=info event="took a chair level=error"' in written.getvalue()
    assert 'table="t  1" seat=2' in written.getvalue()


def test_an_operator_learns_what_the_database_lacks(written: io.StringIO):
    logs.configure(settings(), written)
    error = StoreError("the disk is full: make room (row 7 of chat: hello)")
    structlog.get_logger().error("task failed", **logs.error_fields(error))
    told = json.loads(written.getvalue())
    assert (told["error"], told["reason"]) == ("StoreError", "the disk is full: make room")


def test_below_the_level_nothing_is_written(written: io.StringIO):
    logs.configure(settings(log_level="warning"), written)
    structlog.get_logger().info("quiet")
    logging.getLogger("library").warning("%s", "loud")
    logging.getLogger("uvicorn.access").error("%s", "address")
    assert [json.loads(line)["event"] for line in written.getvalue().splitlines()] == ["%s"]
