"""The command `serve`, as a process of its own: how it opens, what it refuses, how it stops."""

import contextlib
import dataclasses
import http.client
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sheepfold.cli import run
from sheepfold.cli.serve import addresses, network_address
from sheepfold.language import Language
from sheepfold.server.settings import Settings, described
from tests.postgres import postgres_url
from tests.server.real_server import Server
from tests.waiting import PATIENCE, PATIENT, until

__all__ = ["postgres_url"]

COMMAND = [sys.executable, "-m", "sheepfold", "serve"]


@contextlib.contextmanager
def serving(folder: Path, *flags: str) -> Iterator[subprocess.Popen[str]]:
    """A server with a data folder of its own; killed if the test did not stop it."""
    process = subprocess.Popen(
        [*COMMAND, "--bot-workers", "1", *flags],
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)  # workers would keep the pipes open
        process.communicate()


def opened(process: subprocess.Popen[str]) -> int:
    """The port that the first line of the server names."""
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.fullmatch(r"Sheepfold is open at http://127\.0\.0\.1:(\d+)\n", line)
    assert found, line or process.communicate()[1]
    return int(found[1])


def get(port: int, path: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", path, headers={"Connection": "close"})
    return connection.getresponse()


def stopped(process: subprocess.Popen[str], number: signal.Signals) -> tuple[int, str, str]:
    process.send_signal(number)
    said, complained = process.communicate(timeout=PATIENCE)
    return process.returncode, said, complained


def closing(live: ClientConnection) -> int:
    """The code with which the server ends a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        live.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_it_opens_and_stops_cleanly(tmp_path: Path):
    with serving(tmp_path, "--port", "0", "--log-format", "json") as process:
        port = opened(process)
        answer = get(port, "/")
        assert (answer.status, answer.getheader("server")) == (200, None)
        assert b"<title>Sheepfold</title>" in answer.read()
        with connect(f"ws://127.0.0.1:{port}/api/live", proxy=None, **PATIENT) as live:
            live.send("x" * 8193)
            assert closing(live) == 1009, "8 kB are the most that is read"
        assert get(port, "/healthz").status == 200
        with connect(f"ws://127.0.0.1:{port}/api/live", proxy=None, **PATIENT) as live:
            code, said, complained = stopped(process, signal.SIGTERM)
            assert closing(live) == 1012, "the server restarts: come back"
    assert (code, said) == (0, "")
    lines = [json.loads(line) for line in complained.splitlines()]
    assert [line for line in lines if line["level"] != "info"] == []
    assert [line["route"] for line in lines if line["event"] == "request"] == ["/", "/healthz"]


def test_a_server_without_its_page_says_so_once_and_serves_the_rest(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("SHEEPFOLD_PAGE", str(tmp_path / "nowhere"))
    quiet = ("--log-format", "json", "--log-level", "error")
    processes = ("--workers", "2", "--db", postgres_url)
    with serving(tmp_path, "--port", "0", *quiet, *processes) as process:
        port = opened(process)
        assert get(port, "/").status == 503
        assert get(port, "/api/games").status == 200
        assert get(port, "/healthz").status == 200
        code, said, complained = stopped(process, signal.SIGTERM)
    assert (code, said) == (0, "")
    first, *others = [json.loads(line) for line in complained.splitlines()]
    assert (first["level"], first["event"]) == ("error", "the page is missing")
    assert first["reason"] == Language("en").say("page-missing-named")
    assert [(each["event"], each["route"]) for each in others] == [("request", "/")]


def test_several_processes_share_one_address(tmp_path: Path, postgres_url: str):
    with serving(tmp_path, "--port", "0", "--workers", "2", "--db", postgres_url) as process:
        port = opened(process)
        assert get(port, "/healthz").status == 200
        figures = get(port, "/metrics").read().decode()
        assert f'process="{process.pid}"' not in figures, "the workers answer"
        code, said, complained = stopped(process, signal.SIGINT)
    assert (code, said) == (0, "")
    assert "Traceback" not in complained


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_cannot_be_opened_is_one_line(tmp_path: Path, workers: str):
    nowhere = f"postgresql://nobody@/nothing?host={tmp_path}"
    with serving(tmp_path, "--port", "0", "--workers", workers, "--db", nowhere) as process:
        said, complained = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (2, "")
    assert complained.startswith("sheepfold: ")
    assert complained.count("\n") == 1, complained


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        ("--port x", "--port takes a whole number from 0 to 65535"),
        ("--prot 80", "No such option: --prot"),
        ("--workers 2 --db sqlite:///fold.db", "2 workers need PostgreSQL"),
        ("--config nowhere.toml", "nowhere.toml cannot be read"),
        ("--host nowhere.invalid --port 0", "there is no host 'nowhere.invalid'"),
        ("--host 192.0.2.1 --port 0", "192.0.2.1 is not an address of this machine"),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_line(
    flags: str, told: str, capsys: pytest.CaptureFixture[str]
):
    assert run(["serve", *flags.split()]) == 2
    said, complained = capsys.readouterr()
    assert said == ""
    assert told in complained
    assert complained.count("\n") == 1


def test_a_busy_port_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run(["serve", "--port", str(port)]) == 2
    assert capsys.readouterr().err == (
        f"sheepfold: port {port} of 127.0.0.1 is busy: "
        "choose another with --port, or 0 for a free one\n"
    )


def test_every_setting_has_its_flag(capsys: pytest.CaptureFixture[str]):
    assert run(["serve", "--help"]) == 0
    shown = capsys.readouterr().out
    for each in described():
        assert each.flag in shown


def test_the_address_is_the_one_people_open():
    settings = Settings(db="sqlite://")
    assert addresses(settings) == ["http://127.0.0.1:8000"]
    assert addresses(dataclasses.replace(settings, host="::1")) == ["http://[::1]:8000"]
    named = dataclasses.replace(settings, host="0.0.0.0", public_url="https://sheep.example.org")
    assert addresses(named) == ["https://sheep.example.org"]
    everywhere = addresses(dataclasses.replace(settings, host="0.0.0.0"))
    outward = network_address()
    assert everywhere == [f"http://{host}:8000" for host in ("127.0.0.1", outward) if host]


def test_healthy_is_a_server_that_can_store(tmp_path: Path):
    """Not while another program keeps the database for itself, and again when it lets go."""
    file = tmp_path / "tables.db"
    with Server(tmp_path, db=f"sqlite:///{file}") as server:
        assert health(server) == 200
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            until(lambda: health(server) == 503)
            other.execute("ROLLBACK")
        until(lambda: health(server) == 200)


def health(server: Server) -> int:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    with contextlib.closing(line):
        line.request("GET", "/healthz")
        return line.getresponse().status
