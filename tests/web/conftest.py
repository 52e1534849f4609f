"""A server with the built page, a browser for a worker, and guests closed behind a test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from sheepfold.server.page import folder
from tests.server.conftest import NewTable, new_table, server
from tests.server.real_server import Server
from tests.web.browser import Guest, Guests, chromium
from tests.web.positions import Wanted, position

__all__ = ["new_table", "server"]

SitAt = Callable[..., Guest]


@pytest.fixture(scope="package")  # its event loop must not run while other tests use theirs
def browser() -> Iterator[Browser]:
    assert folder(), "the page is not built: python3 run.py test builds it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(),
            args=["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage"],
        )
        yield browser
        browser.close()


@pytest.fixture
def guests(browser: Browser, server: Server) -> Iterator[Guests]:
    """`guests.sit(table, 0)` opens a browser of its own; errors on its console fail the test."""
    there = Guests(browser, server)
    yield there
    with ExitStack() as doors:  # all are closed, whatever one of them complains about
        for guest in there.here:
            doors.callback(guest.close)


@pytest.fixture
def sit_at(new_table: NewTable, guests: Guests) -> SitAt:
    """`sit_at("sheepland", "walk", 3)`: Ann against computers, where she may do what is wanted."""

    def sit(
        game: str,
        wanted: Wanted | str,
        players: int = 2,
        *,
        options: dict[str, Any] | None = None,
        **how: Any,
    ) -> Guest:
        start = position(game, players, wanted, **(options or {}))
        others = ["random"] * (players - 1)
        ann = guests.sit(new_table(game, "Ann", *others, start=start), 0, **how)
        assert ann.my_turn()
        return ann

    return sit
