"""One real server for all tests of a worker process, and tables that are closed behind a test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server.real_server import Server, Table

NewTable = Callable[..., Table]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Started once; every test makes tables of its own."""
    with Server(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def new_table(server: Server) -> Iterator[NewTable]:
    """`new_table("te_kuiti", "Ann", OPEN, "greedy", time=…)`."""
    with ExitStack() as tables:
        yield lambda *chairs, **more: tables.enter_context(server.table(*chairs, **more))
