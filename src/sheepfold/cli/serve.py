"""`sheepfold serve`: the server for tables, from its settings to a clean stop. Imports no table."""

import dataclasses
import errno
import inspect
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer
import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from sheepfold import SetupError, SheepfoldError
from sheepfold.cli import DEBUG, REFUSED, complain
from sheepfold.server import logs
from sheepfold.server.settings import Settings, described

APPLICATION = "sheepfold.cli.serve:application"  # by name, since every worker makes its own
SOCKET_BYTES = 8192  # of one message that we receive
HEADER_BYTES = 16_384
PING_SECONDS = 20.0
KEEP_ALIVE_SECONDS = 75  # longer than a proxy's, or it would send into a closed connection
STOP_SECONDS = 5  # for pending answers, before the stop
READY_SECONDS = 1.0  # between two checks of a starting worker
WAITING = 512  # connections that are not yet accepted
EVERYWHERE = ("0.0.0.0", "::")
NOT_SENT_TO = ("192.0.2.1", 9)  # reserved for examples; finding the route there sends nothing


def serve(config: Path | None = None, **flags: str | None) -> None:
    """Serve tables until Ctrl-C; you can also set every option in the environment or in a file.

    An option on the command line overrides the environment (SHEEPFOLD_PORT), and the environment
    overrides the file of --config.
    """
    settings = Settings.load(flags, os.environ, config)
    listening = listen(settings.host, settings.port)
    settings = dataclasses.replace(settings, port=listening.getsockname()[1])
    os.environ.update(settings.to_environment())  # workers take them from there
    logs.configure(settings)
    started = run_one if settings.workers == 1 else run_several
    if not started(server_config(settings), listening, lambda: announce(settings)):
        raise typer.Exit(REFUSED)


def _with_flags() -> None:
    """Give the command an option for each setting."""
    file = Annotated[
        Path | None, typer.Option(metavar="FILE", help="Settings as TOML: `port = 8000`.")
    ]
    kind = inspect.Parameter.KEYWORD_ONLY
    parameters = [inspect.Parameter("config", kind, default=None, annotation=file)]
    for each in described():
        unit = f" [{each.unit}]" if each.unit else ""
        help_text = f"{each.meaning.replace('`', '')}{unit}. Default: {each.default}."
        option = Annotated[str | None, typer.Option(each.flag, metavar="X", help=help_text)]
        parameters.append(inspect.Parameter(each.name, kind, default=None, annotation=option))
    serve.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    serve.__annotations__ = {each.name: each.annotation for each in parameters}


_with_flags()


# Where it listens, and what people open.


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket: connections from now on wait until the server has started."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        both = family == socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6()
        made = socket.create_server(
            address[:2], family=family, backlog=WAITING, dualstack_ipv6=both
        )
        # Connections inherit it: a small frame does not wait for the answer to the previous one.
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return made
    except socket.gaierror:
        raise SetupError(
            f"there is no host {host!r}: --host takes an address of this machine"
        ) from None
    except OSError as error:
        raise SetupError(_why_not(error, host, port)) from None


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is busy: choose another with --port, or 0 for a free one"
    if error.errno == errno.EACCES:
        return f"this user may not listen on port {port}: choose one from 1024 up"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is not an address of this machine: --host takes one of its own"
    return f"cannot listen on port {port} of {host}: {error.strerror}"


def addresses(settings: Settings) -> list[str]:
    """Return the addresses that people can open, the best first."""
    if settings.public_url:
        return [settings.public_url]
    port = settings.port
    if settings.host in EVERYWHERE:
        outward = network_address()
        return [f"http://{host}:{port}" for host in ("127.0.0.1", outward) if host]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return [f"http://{host}:{port}"]


def network_address() -> str | None:
    """Return this machine's address on its network, if it is on one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(NOT_SENT_TO)
        except OSError:
            return None
        return str(way.getsockname()[0])


def announce(settings: Settings) -> None:
    """Say once that the server is open, even if several processes serve."""
    from sheepfold.server import no_page, page  # imported late: `--help` needs none of it

    if page.folder() is None:
        no_page.complain()
    first, *others = addresses(settings)
    print(f"Sheepfold is open at {first}")
    for other in others:
        print(f"On your network at {other}")
    sys.stdout.flush()


# Running.


def server_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        APPLICATION,
        factory=True,
        workers=settings.workers,
        lifespan="on",
        http="sheepfold.server.protocols:GuardedHttp",
        h11_max_incomplete_event_size=HEADER_BYTES,
        ws="sheepfold.server.protocols:GuardedSocket",
        ws_max_size=SOCKET_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # costs memory per socket, and lengths would reveal content
        log_config=None,  # `logs` replaces it
        access_log=False,
        proxy_headers=False,  # `safety` accepts only trusted ones
        server_header=False,
        backlog=WAITING,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_worker_healthcheck=30,
    )


def application() -> ASGIApp:
    """Return the app of this process."""
    settings = Settings.from_environment()
    logs.configure(settings)
    try:
        from sheepfold.server.app import create  # imported late: `--help` needs none of it

        return Reported(create(settings))
    except Exception as error:
        report(error)
        sys.exit(STARTUP_FAILURE)


def report(error: Exception) -> None:
    if os.environ.get(DEBUG):
        raise error
    bug = f"a bug, please report it: {error!r}"
    complain(str(error) if isinstance(error, SheepfoldError) else bug)


class Reported:
    """The app; it says in one line why it could not start."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_without_traceback(message: Message) -> None:
            await send({**message, "message": ""} if "message" in message else message)

        try:
            await self.app(scope, receive, send_without_traceback)
        except Exception as error:
            report(error)
            raise


class Server(uvicorn.Server):
    """One process: says when it is open, and exits successfully when it is stopped."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self._opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Handle a signal as inherited, but do not raise it again after the stop."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def run_one(config: uvicorn.Config, listening: socket.socket, opened: Callable[[], None]) -> bool:
    """Run until stopped; return whether the server started."""
    server = Server(config, opened)
    try:
        server.run(sockets=[listening])
    except SystemExit:  # the reason was printed
        return False
    return server.started


class Workers(Multiprocess):
    """Several processes on one socket: open when all are; only started ones are restarted."""

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], opened: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        self._opened = opened

    def init_processes(self) -> None:
        """Start the first process alone: it migrates the database, or says why none can start."""
        for number in (1, self.processes_num - 1):
            begun = [Process(self.config, self.sockets) for _ in range(number)]
            self.processes += begun
            for each in begun:
                each.start()
            if not all(map(self.is_ready, begun)):
                self.should_exit.set()
                return
        self._opened()

    def is_ready(self, process: Process) -> bool:
        """Wait for a process; return False if it ended, or all are stopped."""
        while not process.wait_until_ready(READY_SECONDS):
            self.handle_signals()
            if self.should_exit.is_set() or not process.process.is_alive():
                return False
        return True

    @property
    def failed(self) -> bool:
        return any(each.exitcode in (1, STARTUP_FAILURE) for each in self.processes)


def run_several(
    config: uvicorn.Config, listening: socket.socket, opened: Callable[[], None]
) -> bool:
    """Run until stopped; return whether all started."""
    workers = Workers(config, [listening], opened)
    workers.run()
    listening.close()
    return not workers.failed
