"""A server with the built page, a browser for a worker, and guests closed behind a test."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, sync_playwright

from sheepfold.server.page import folder
from tests.server.conftest import new_table, server
from tests.server.served import Server
from tests.web.browser import Guests, chromium

__all__ = ["new_table", "server"]


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
