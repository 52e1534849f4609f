"""How heavy and how fast the page is. Sizes are promises; times are told in the tests' report."""

import random
import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import CDPSession

from sheepfold import games
from tests.server.conftest import NewTable
from tests.web.browser import PHONE, Guest, Guests
from tests.web.phone import FIRST_LEGAL

MOST_BYTES = 140_000
MOST_FILES = 8  # scripts and styles until the first legal place
# The phone people test with: a Moto G Power on slow 4G.
LATENCY, KBITS, SLOWER = 150, 1638, 4
# From a click on a legal place to the frame that shows it picked or played.
CLICKED = """
() => new Promise(done => {
  const target = document.querySelector('main > .board .target.legal');
  const seen = new MutationObserver(() => { seen.disconnect(); done(performance.now() - start); });
  const all = {subtree: true, attributes: true, childList: true};
  seen.observe(document.querySelector('.match'), all);
  const start = performance.now();
  target.dispatchEvent(new MouseEvent('click', {bubbles: true}));
})
"""


Tell = Callable[[str, object], None]


def throttled(guest: Guest) -> CDPSession:
    session = guest.context.new_cdp_session(guest.page)
    speed = KBITS * 1000 / 8
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY,
            "downloadThroughput": speed,
            "uploadThroughput": speed / 2,
        },
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_page_is_light(
    game: str, new_table: NewTable, guests: Guests, record_property: Tell
):
    """Everything the first load of a table brings, packed and with its font."""
    table = new_table(game, "Ann", "random")
    table.start()
    phone = guests.come(viewport=PHONE, has_touch=True, is_mobile=True)
    phone.hold(table, 0)
    session = throttled(phone)
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    session.send("Network.enable")
    phone.page.add_init_script(FIRST_LEGAL)
    phone.go(f"/table/{table.id}")
    waited = float(phone.page.evaluate("window.firstLegal"))
    phone.page.evaluate("document.fonts.ready.then(() => null)")
    record_property("figure", f"{game}: {sum(sizes) / 1000:.0f} kB, first place at {waited:.0f} ms")
    assert sum(sizes) < MOST_BYTES


def test_a_link_to_a_table_names_every_file_that_its_page_needs(
    new_table: NewTable, guests: Guests
):
    """A file that is asked for later costs another round trip."""
    table = new_table("volle_wolle", "Ann", "random")
    table.start()
    phone = guests.come(viewport=PHONE, locale="de")
    phone.hold(table, 0)
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    answer = phone.page.goto(f"/table/{table.id}")
    phone.my_turn()
    assert answer
    named = set(re.findall(r"<([^>]+)>", answer.headers["link"]))
    needed = {path for path in asked if re.search(r"\.(js|css)$", path)}
    assert needed == named
    assert len(needed) <= MOST_FILES


@pytest.mark.parametrize("game", games.GAMES)
def test_a_click_is_answered(game: str, new_table: NewTable, guests: Guests, record_property: Tell):
    table = new_table(game, "Ann", "random")
    ann, rng, shown = guests.sit(table, 0), random.Random(3), []
    for _ in range(6):
        assert ann.my_turn()
        if ann.page.locator("main > .board .target.legal").count():
            shown.append(float(ann.page.evaluate(CLICKED)))
            ann.page.keyboard.press("Escape")
        ann.decide(rng)
    if shown:
        record_property(
            "figure", f"{game}: a click shows after {sorted(shown)[len(shown) // 2]:.0f} ms"
        )
