"""How long a phone far from town needs from a link to the first legal place: a command.

$ .venv/bin/python -m tests.web.phone                      # all games, cold and warm
$ .venv/bin/python -m tests.web.phone te_kuiti --times 5 --waterfall

The phone has a quarter of this machine's speed; `slow.py` is its line. Times mean something only
while the machine does nothing else.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from sheepfold import games
from tests.server.real_server import Server, Table
from tests.web.browser import Guest, chromium
from tests.web.slow import Slow

SLOWER: Final = 4
SIZE: Final = {"width": 390, "height": 844}
# Put into the page before it opens: the frame in which the first legal place is there.
FIRST_LEGAL: Final = """
window.firstLegal = new Promise(done => {
  const look = () => document.querySelector('.target.legal, .choices button:enabled')
    ? done(performance.now()) : requestAnimationFrame(look);
  look();
})
"""
WATERFALL: Final = """
() => performance.getEntries()
  .filter(({entryType}) => /resource|navigation|paint/.test(entryType))
  .map(({startTime, responseEnd, transferSize, name}) => [
    startTime.toFixed(0), (responseEnd ?? startTime).toFixed(0), transferSize ?? 0,
    name.replace(location.origin, ''), String.fromCharCode(10),
  ].join(' ')).join('')
"""


def opened(page: Page, line: Slow, table: Table, *, waterfall: bool) -> tuple[float, int, int]:
    """The time to the first legal place, the bytes that came until then, and the connections."""
    before, connections = line.down.carried, line.connections
    page.goto(f"{line.url}/table/{table.id}", wait_until="commit")
    waited = float(page.evaluate("window.firstLegal"))
    if waterfall:
        sys.stdout.write(page.evaluate(WATERFALL))
    return waited, line.down.carried - before, line.connections - connections


def measured(browser: Browser, server: Server, game: str, how: Any) -> None:
    times: dict[str, list[float]] = {"cold": [], "warm": []}
    sizes: dict[str, tuple[int, int]] = {}
    for _ in range(how.times):
        table = server.table(game, "Ann", "random")
        table.start()
        with Slow(server.port) as line:
            phone = Guest(browser, server, viewport=SIZE, has_touch=True, is_mobile=True)
            phone.hold(table, 0)
            phone.page.add_init_script(FIRST_LEGAL)
            session = phone.context.new_cdp_session(phone.page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": how.slower})
            for kind in times:
                waited, size, fresh = opened(phone.page, line, table, waterfall=how.waterfall)
                times[kind].append(waited)
                sizes[kind] = size, fresh
                phone.page.wait_for_timeout(how.rest)  # fonts and the like come later
            phone.close(errors=True)
    for kind, found in times.items():
        size, connections = sizes[kind]
        sys.stdout.write(
            f"{game:16}{kind:6}{statistics.median(found):6.0f} ms (least {min(found):.0f}),"
            f" {size / 1000:.1f} kB, {connections} connections\n"
        )
        sys.stdout.flush()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=list(games.GAMES))
    asked.add_argument("--times", type=int, default=3)
    asked.add_argument("--rest", type=int, default=1500, help="milliseconds between two loads")
    asked.add_argument("--slower", type=float, default=SLOWER, help="than this machine's processor")
    asked.add_argument("--waterfall", action="store_true", help="what came when")
    how = asked.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium())
        for game in how.games:
            measured(browser, server, game, how)
        browser.close()


if __name__ == "__main__":
    main()
