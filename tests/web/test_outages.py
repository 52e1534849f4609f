"""The page while the server can store nothing: it says so in words, and goes on afterwards."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.real_server import Server
from tests.server.trouble import TROUBLES, Trouble
from tests.web.browser import CHOICES, CLICK, CONFIRM, OFFERED, PHONE, Guest, Guests

CANNOT_STORE = "The server cannot store anything at the moment."
CANNOT_READ = "The server cannot reach its tables at the moment."
SHOWN = {
    ("disk-refuses", "sqlite"): CANNOT_STORE,
    ("locked", "sqlite"): CANNOT_STORE,
    ("stopped", "postgres"): CANNOT_READ,
    ("frozen", "postgres"): CANNOT_READ,
}


@pytest.mark.parametrize(
    "trouble",
    [one for one in TROUBLES if (one.name, one.database) in SHOWN],
    ids=lambda one: f"{one.name}-{one.database}",
)
def test_a_player_reads_what_is_the_matter_and_the_move_is_made_afterwards(
    browser: Browser, tmp_path: Path, trouble: Trouble
):
    with (
        trouble.beset(tmp_path) as beset,
        Server(tmp_path, db=beset.db, storing_seconds=1) as server,
    ):
        table = server.table("te_kuiti", "Ann", "random")
        ann, rng = Guests(browser, server).sit(table, 0, viewport=PHONE), random.Random(1)
        assert ann.my_turn()
        head = ann.sync["head"]
        beset.begin(server)
        shown = ann.page.get_by_role("status").filter(has_text="Nothing is lost")
        ann.wait(lambda: click_until(ann, rng, shown))
        expect(shown).to_contain_text(SHOWN[trouble.name, trouble.database])
        expect(shown).to_be_in_viewport()
        expect(ann.page.locator("main > .board")).to_be_visible()  # it stays on the table
        beset.end(server)
        ann.until_head(head + 1)  # without another click
        expect(shown).to_have_count(0)
        assert ann.my_turn()
        ann.decide(rng)
        ann.close(errors=True)  # browsers log a socket that breaks


def click_until(guest: Guest, rng: random.Random, shown: Locator) -> bool:
    """Whether something is shown; else the next part of a decision is clicked."""
    if shown.count():
        return True
    if guest.offered():
        guest.page.evaluate(CLICK, [CONFIRM, f"{OFFERED}, {CHOICES}", rng.random()])
    return False
