"""Takes the pictures of the page in the README: a moment of each game between greedy bots.

.venv/bin/python -m tests.web.pictures             # writes docs/pictures/page-*.png
.venv/bin/python -m tests.web.pictures FOLDER      # to look at: large and small, light and dark
"""

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from sheepfold import Match
from sheepfold.bots import make
from sheepfold.core.rng import Plain
from tests.server.real_server import Server
from tests.web.browser import DESKTOP, PHONE, Guest, chromium

DOCS: Final = Path(__file__).parents[2] / "docs" / "pictures"
NAMES: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
SIZES: Final[dict[str, ViewportSize]] = {"large": DESKTOP, "phone": PHONE}


@dataclass(frozen=True)
class Moment:
    """The first decision of seat 0 after so many lines, where a move with this verb may be made."""

    game: str
    players: int
    lines: int
    verb: str
    options: dict[str, object] = field(default_factory=dict)
    seed: int = 1


MOMENTS: Final = (
    Moment("te_kuiti", 2, 69, "fence", seed=45),
    Moment("sheepland", 3, 60, "walk"),
    Moment("volle_wolle", 4, 150, "keep"),
    Moment("sheep_and_thief", 3, 75, "lay", {"missions": True}),
    Moment("meadowmight", 3, 60, "play"),
)


def start(moment: Moment) -> dict[str, Any]:
    """The `start` of a table that begins at this moment."""
    match = Match.start(moment.game, moment.players, moment.options, seed=moment.seed)
    bot, rng = make("greedy", match.game), Plain(moment.seed)
    while match.acting:
        seat = min(match.acting)
        verbs = {move.split()[0] for move in match.legal(seat)}
        if seat == 0 and len(match.events) >= moment.lines and moment.verb in verbs:
            return {"record": match.record(), "line": len(match.events)}
        action = bot.choose(match.view(seat), match.game.legal(match.state, seat), rng)
        match.play(seat, match.game.actions.text(action))
    raise AssertionError(f"{moment} never came")


def shots(browser: Browser, server: Server, **how: Any) -> Iterator[tuple[str, bytes]]:
    """By game a picture of what Ann sees."""
    for moment in MOMENTS:
        names = NAMES[: moment.players]
        with server.table(moment.game, *names, start=start(moment)) as table:
            table.start()
            ann = Guest(browser, server, **how)
            ann.hold(table, 0)
            ann.visit(table)
            ann.begin()
            ann.page.wait_for_load_state("networkidle")
            yield moment.game, ann.page.screenshot()
            ann.close()


def main(words: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as scratch,
        Server(Path(scratch)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        if not words:
            for game, picture in shots(browser, server):
                (DOCS / f"page-{game}.png").write_bytes(picture)
            return
        folder = Path(words[0])
        folder.mkdir(parents=True, exist_ok=True)
        for size, viewport in SIZES.items():
            for theme in ("light", "dark"):
                how = {"viewport": viewport, "settings": {"theme": theme}}
                for game, picture in shots(browser, server, **how):
                    (folder / f"{game}-{size}-{theme}.png").write_bytes(picture)


if __name__ == "__main__":
    main(sys.argv[1:])
